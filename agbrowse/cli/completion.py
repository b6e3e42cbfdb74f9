"""`agbrowse completion SHELL`: the script that teaches a shell to complete agbrowse's commands and options.

In: a shell's name. Out: click's own script for it.
"""

from __future__ import annotations

import click

from agbrowse.cli.output import Sink


@click.command(name="completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> int:
    """Print the completion script of a shell.

    \b
    eval "$(agbrowse completion bash)"
    agbrowse completion fish > ~/.config/fish/completions/agbrowse.fish
    """
    from click.shell_completion import get_completion_class

    complete = get_completion_class(shell)
    assert complete is not None  # click knows the three
    script = complete(ctx.find_root().command, {}, "agbrowse", "_AGBROWSE_COMPLETE")
    # `source` asks bash for its version, which a machine without bash cannot answer; the script is the same.
    text = script.source_template % script.source_vars()
    with Sink(None) as sink:
        sink.write(text + "\n")
    return 0
