"""`agbrowse schema NAME`: the JSON Schema of a document, from the installed package.

In: a schema's name. Out: its text. It builds none: `python -m agbrowse.envelope.schemas` does.
"""

from __future__ import annotations

from pathlib import Path

import click

from agbrowse.cli.options import document_options
from agbrowse.cli.output import Sink
from agbrowse.cli.settings import OutputSettings
from agbrowse.errors import AgbrowseError, InputError


def schemas_folder() -> Path:
    """Inside the package where it was installed; beside it in a source tree."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "schemas", package.parent / "schemas"):
        if folder.is_dir():
            return folder
    raise AgbrowseError("the schemas are missing from this installation", "install agbrowse again")


@click.command(name="schema")
@click.argument("name", required=False)
@document_options
def command(name: str | None, output: OutputSettings) -> int:
    """Print the JSON Schema of a document; without NAME, the names there are.

    \b
    agbrowse schema agbrowse-search-v1
    """
    folder = schemas_folder()
    known = sorted(path.stem for path in folder.glob("*.json"))
    with Sink(output.out) as sink:
        if name is None:
            sink.write("".join(f"{one}\n" for one in known) if not output.as_json else f"{_as_list(known)}\n")
            return 0
        wanted = name.removesuffix(".json")
        if wanted not in known:
            raise InputError(f"there is no schema {name!r}", f"known are {', '.join(known)}")
        sink.write((folder / f"{wanted}.json").read_text(encoding="utf-8"))
    return 0


def _as_list(names: list[str]) -> str:
    import json

    return json.dumps({"schemas": names}, indent=2)
