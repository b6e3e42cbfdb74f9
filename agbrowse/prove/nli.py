"""An entailment model in ONNX as the prover's Scorer: the optional extra `agbrowse[nli]`.

In: a folder with `model.onnx` (or `onnx/model.onnx`), `tokenizer.json` and `config.json`, or a name on the Hugging Face hub.
Out: a Scorer that runs on this machine's processor. The hub is asked only for a model that is not in its cache yet; no passage
and no claim leaves the machine. The libraries are imported when a model is loaded, never before.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from agbrowse.errors import AgbrowseError, InputError
from agbrowse.prove.scorer import Entailment

_BATCH = 16
_LONGEST = 512  # tokens; RoBERTa's configuration says 514 and counts two positions that no token can have
_HUB_NAME = re.compile(r"[A-Za-z0-9][\w.-]*/[\w.-]+")
_MODELS = ("model.onnx", "onnx/model.onnx")
_FILES = ("config.json", "tokenizer.json", *_MODELS, *(f"{name}_data" for name in _MODELS))  # _data: weights above 2 GB
_INPUTS = ("input_ids", "attention_mask", "token_type_ids")
_SUPPORTS = frozenset({"entailment", "entails", "entail", "supports", "support", "supported"})
_CONTRADICTS = frozenset({"contradiction", "contradicts", "contradict", "contradicted", "refutes", "refute", "refuted"})
_HINT = "name a folder with model.onnx, tokenizer.json and config.json, or a model on the hub as owner/model"


@dataclass(frozen=True, slots=True)
class _Labels:
    """Which of the model's outputs means what. A model that knows no contradiction has None there."""

    count: int
    supports: int
    contradicts: int | None


class NliScorer:
    """One loaded model. `judge` may be called by several threads: they wait for one another."""

    def __init__(self, name: str, folder: Path) -> None:
        """Use `load`. Raises AgbrowseError for a missing library, InputError for a folder that holds no such model."""
        self.name = name
        self._numpy = _library("numpy", name)
        tokenizers, runtime = _library("tokenizers", name), _library("onnxruntime", name)
        config = _opened(folder / "config.json", lambda path: dict(json.loads(Path(path).read_bytes())), "a JSON object")
        self._labels = _labels(config.get("id2label"), folder / "config.json")
        self._tokenizer = _opened(folder / "tokenizer.json", tokenizers.Tokenizer.from_file, "a tokenizer")
        self._pad = _pad_id(self._tokenizer.padding, config)
        limit = _limit(self._tokenizer.truncation, config)
        self._room: int = limit - self._tokenizer.num_special_tokens_to_add(True)
        self._tokenizer.no_padding()
        self._tokenizer.enable_truncation(limit, strategy="only_first")
        self._session = _opened(_model_file(folder), lambda path: _session(runtime, path), "an ONNX model")
        kinds = {each.name: each.type for each in self._session.get_inputs()}
        if unknown := sorted(kinds.keys() - set(_INPUTS)):
            raise InputError(f"the entailment model {name} wants {', '.join(unknown)} too", f"take one of {', '.join(_INPUTS)}")
        self._inputs = {each: f"int{32 if kind == 'tensor(int32)' else 64}" for each, kind in kinds.items()}
        outputs = [each.name for each in self._session.get_outputs()]
        self._output = "logits" if "logits" in outputs else outputs[0]
        self._lock = threading.Lock()

    @classmethod
    def load(cls, where: str) -> NliScorer:
        """The model of a folder, or of a name on the hub, which is fetched once. It has answered a first pair.

        Raises InputError when there is no such model or it is none of entailment, AgbrowseError when a library is missing, the
        hub does not give it, or it does not run.
        """
        folder, name = Path(where).expanduser(), where
        if folder.is_dir():
            name = folder.resolve().name
        elif folder.exists() or not _HUB_NAME.fullmatch(where):
            raise InputError(f"cannot load an entailment model from {where}: there is no such folder", _HINT)
        else:
            folder = _fetched(where)
        scorer = cls(name, folder)
        scorer.judge([("One.", "Two."), ("Three and four.", "Five.")])
        return scorer

    def judge(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        """See Scorer. Only passages are truncated: a claim too long for the model leaves its pairs neutral."""
        answers = [Entailment(0.0, 0.0)] * len(pairs)
        with self._lock:
            fitting = {claim for claim in {claim for _, claim in pairs} if self._fits(claim)}
            asked = [n for n, (_, claim) in enumerate(pairs) if claim in fitting]
            for start in range(0, len(asked), _BATCH):
                batch = asked[start : start + _BATCH]
                for n, answer in zip(batch, self._answers([pairs[n] for n in batch]), strict=True):
                    answers[n] = answer
        return answers

    def _fits(self, claim: str) -> bool:
        """Whether the claim leaves room for a token of the passage."""
        return len(self._tokenizer.encode(_encodable(claim), add_special_tokens=False).ids) < self._room

    def _answers(self, batch: Sequence[tuple[str, str]]) -> list[Entailment]:
        np, supports, contradicts = self._numpy, self._labels.supports, self._labels.contradicts
        encoded = [self._tokenizer.encode(_encodable(passage), _encodable(claim)) for passage, claim in batch]
        width = max(len(each.ids) for each in encoded)
        rows = {
            "input_ids": [each.ids + [self._pad] * (width - len(each.ids)) for each in encoded],
            "attention_mask": [each.attention_mask + [0] * (width - len(each.ids)) for each in encoded],
            "token_type_ids": [each.type_ids + [0] * (width - len(each.ids)) for each in encoded],
        }
        feed = {name: np.array(rows[name], dtype=kind) for name, kind in self._inputs.items()}
        try:
            logits = np.asarray(self._session.run([self._output], feed)[0], dtype=np.float64)
        except Exception as error:  # the runtime's errors share no other ancestor
            raise _failed(f"the entailment model {self.name} failed: {_line(error)}") from error
        if logits.shape != (len(batch), self._labels.count) or not np.isfinite(logits).all():
            got, wanted = "x".join(map(str, logits.shape)), f"{len(batch)}x{self._labels.count}"
            raise _failed(f"the entailment model {self.name} answered with {got} numbers, not with {wanted} finite ones")
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares = powers / powers.sum(axis=1, keepdims=True)
        return [Entailment(float(row[supports]), 0.0 if contradicts is None else float(row[contradicts])) for row in shares]


def _library(library: str, model: str) -> Any:
    try:
        return importlib.import_module(library)
    except ImportError as error:
        why = "is not installed" if isinstance(error, ModuleNotFoundError) else f"cannot be imported: {_line(error)}"
        message = f"cannot load the entailment model {model}: {library} {why}"
        raise AgbrowseError(message, "pip install 'agbrowse[nli]'", code="no_model") from error


def _fetched(name: str) -> Path:
    """The folder of a model on the hub. One in the cache is taken as it is: answers do not change by the day."""
    hub = _library("huggingface_hub", name)
    for library in ("numpy", "tokenizers", "onnxruntime"):  # before the long download
        _library(library, name)
    with contextlib.suppress(Exception):  # not in the cache: the client has several ways to say so
        folder = Path(hub.snapshot_download(name, allow_patterns=list(_FILES), local_files_only=True))
        if all(path.is_file() for path in (_model_file(folder), folder / "config.json", folder / "tokenizer.json")):
            return folder
    try:
        return Path(hub.snapshot_download(name, allow_patterns=list(_FILES)))
    except Exception as error:  # the client's own errors, and those of whatever it speaks HTTP with
        message = f"cannot fetch the entailment model {name} from the hub, and there is no such folder: {_line(error)}"
        raise AgbrowseError(message, "check the name and the network, or name a folder", code="no_model") from error


def _model_file(folder: Path) -> Path:
    return next((folder / name for name in _MODELS if (folder / name).is_file()), folder / _MODELS[0])


def _session(runtime: Any, path: str) -> Any:
    options = runtime.SessionOptions()
    options.log_severity_level = 4  # what goes wrong is raised: nothing else is to stand on stderr
    return runtime.InferenceSession(path, options, providers=["CPUExecutionProvider"])


def _opened(path: Path, read: Callable[[str], Any], kind: str) -> Any:
    if not path.is_file():
        raise InputError(f"there is no {path.name} in {path.parent}", _HINT)
    try:
        return read(str(path))
    except Exception as error:  # the libraries raise bare Exceptions
        raise InputError(f"cannot read {path} as {kind}: {_line(error)}", "export or download the model again") from error


def _labels(named: object, path: Path) -> _Labels:
    """By their names in the configuration. With more than two labels one must be a contradiction."""
    names = [str(named.get(str(n))).casefold() for n in range(len(named))] if isinstance(named, dict) else []
    supports = [n for n, name in enumerate(names) if name in _SUPPORTS]
    contradicts = [n for n, name in enumerate(names) if name in _CONTRADICTS]
    if len(supports) != 1 or len(contradicts) > 1 or len(names) < 2 or (len(names) > 2 and not contradicts):
        message = f"the labels in {path} name no entailment and contradiction: {', '.join(names) or 'there are none'}"
        raise InputError(message[:300], "take an entailment (NLI) model, or name its outputs in id2label")
    return _Labels(len(names), supports[0], contradicts[0] if contradicts else None)


def _limit(truncation: Mapping[str, Any] | None, config: Mapping[str, Any]) -> int:
    known = (config.get("max_position_embeddings"), (truncation or {}).get("max_length"))
    return min([_LONGEST, *(length for length in known if isinstance(length, int) and length > 0)])


def _pad_id(padding: Mapping[str, Any] | None, config: Mapping[str, Any]) -> int:
    known = ((padding or {}).get("pad_id"), config.get("pad_token_id"))
    return next((number for number in known if isinstance(number, int)), 0)


def _encodable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")  # lone surrogates are no text to the tokenizer


def _failed(message: str) -> AgbrowseError:
    return AgbrowseError(message, "try another model, or leave the setting nli-model out", code="no_model")


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__
