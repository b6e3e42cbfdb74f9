"""The optional entailment model, on a stand-in: it calls a passage with "not" a contradiction, one with "opened" entailment."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer, models, pre_tokenizers, processors

from agbrowse.errors import AgbrowseError, InputError
from agbrowse.prove.nli import NliScorer
from agbrowse.prove.scorer import Entailment, Scorer

WORDS = ["[UNK]", "[CLS]", "[SEP]", "not", "opened", "bridge", "the", "in"]
NOT, OPENED = WORDS.index("not"), WORDS.index("opened")
THREE = ["contradiction", "neutral", "entailment"]
YES = "the bridge opened in 1931"
NO = "the bridge is not opened"
NEITHER = "the bridge"
INPUTS = ("input_ids", "attention_mask", "token_type_ids")


def write_graph(
    path: Path, labels: list[str], *, inputs: tuple[str, ...] = INPUTS, kind: int = TensorProto.INT64, plus: float = 0.0
) -> None:
    """Logits by label: 4 for "opened" on entailment, 8 for "not" on contradiction, 1 on what else there is. Only tokens of the
    passage count, and only those under the mask, as far as these inputs are declared."""
    weight = np.zeros((2, len(labels)), np.float32)
    bias = np.zeros(len(labels), np.float32)
    for n, label in enumerate(labels):
        meaning = label.lower()
        if meaning in ("entailment", "supports"):
            weight[0, n] = 4
        elif meaning in ("contradiction", "refutes"):
            weight[1, n] = 8
        else:
            bias[n] = 1
    constants = {"opened": np.array([OPENED], np.int64), "not": np.array([NOT], np.int64), "one": np.array([1], np.float32)}
    constants |= {"weight": weight + np.float32(plus), "bias": bias}
    nodes = [helper.make_node("Cast", ["input_ids"], ["ids"], to=TensorProto.INT64)]
    counted = []
    if "attention_mask" in inputs:
        nodes.append(helper.make_node("Cast", ["attention_mask"], ["mask"], to=TensorProto.FLOAT))
        counted.append("mask")
    if "token_type_ids" in inputs:
        nodes.append(helper.make_node("Cast", ["token_type_ids"], ["types"], to=TensorProto.FLOAT))
        nodes.append(helper.make_node("Sub", ["one", "types"], ["passage"]))
        counted.append("passage")
    for word in ("opened", "not"):
        nodes.append(helper.make_node("Equal", ["ids", word], [f"is_{word}"]))
        nodes.append(helper.make_node("Cast", [f"is_{word}"], [f"{word}_0"], to=TensorProto.FLOAT))
        for n, factor in enumerate(counted):
            nodes.append(helper.make_node("Mul", [f"{word}_{n}", factor], [f"{word}_{n + 1}"]))
        nodes.append(helper.make_node("ReduceMax", [f"{word}_{len(counted)}"], [f"any_{word}"], axes=[1], keepdims=1))
    nodes.append(helper.make_node("Concat", ["any_opened", "any_not"], ["found"], axis=1))
    nodes.append(helper.make_node("MatMul", ["found", "weight"], ["weighted"]))
    nodes.append(helper.make_node("Add", ["weighted", "bias"], ["logits"]))
    graph = helper.make_graph(
        nodes,
        "stand-in",
        [helper.make_tensor_value_info(name, kind, ["batch", "length"]) for name in inputs],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch", len(labels)])],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), path)


def write_model(
    folder: Path,
    labels: list[str] | None = None,
    *,
    file: str = "model.onnx",
    config: dict[str, Any] | None = None,
    **graph: Any,
) -> str:
    """A folder with the stand-in. Padding is the token "not", so that padding which is not masked shows."""
    labels = labels or THREE
    write_graph(folder / file, labels, **graph)
    tokenizer = Tokenizer(models.WordLevel({word: n for n, word in enumerate(WORDS)}, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", 1), ("[SEP]", 2)]
    )
    tokenizer.save(str(folder / "tokenizer.json"))
    named = {"id2label": {str(n): label for n, label in enumerate(labels)}, "pad_token_id": NOT, "max_position_embeddings": 32}
    (folder / "config.json").write_text(json.dumps(named | (config or {})), encoding="utf-8")
    return str(folder)


def calls(answers: list[Entailment]) -> str:
    """Each answer as a letter: Supports, Contradicts, Neutral."""
    return "".join("S" if a.supports > 0.5 else "C" if a.contradicts > 0.5 else "N" for a in answers)


def test_one_answer_a_pair_in_order_and_in_range(tmp_path: Path) -> None:
    scorer: Scorer = NliScorer.load(write_model(tmp_path / "tiny"))
    answers = scorer.judge([(YES, "a"), (NO, "b"), (NEITHER, "c"), (YES, NO)])
    assert calls(answers) == "SCNS"
    assert all(0 <= a.supports <= 1 and 0 <= a.contradicts <= 1 and a.supports + a.contradicts <= 1 + 1e-9 for a in answers)
    powers = np.exp([0, 1, 4])
    assert answers[0].supports == pytest.approx(powers[2] / powers.sum())
    assert answers[0].contradicts == pytest.approx(powers[0] / powers.sum())
    assert scorer.judge([]) == []
    assert scorer.name == "tiny"


def test_more_pairs_than_a_batch_and_passages_of_any_length_do_not_touch_one_another(tmp_path: Path) -> None:
    scorer = NliScorer.load(write_model(tmp_path))
    pairs = [((YES, NO, NEITHER)[n % 3] + " the" * (n % 7), f"claim {'in ' * (n % 5)}") for n in range(50)]
    answers = scorer.judge(pairs)
    assert calls(answers) == ("SCN" * 17)[:50]
    assert answers == [scorer.judge([pair])[0] for pair in pairs]


@pytest.mark.parametrize("inputs", [("input_ids",), ("input_ids", "attention_mask"), INPUTS], ids=len)
@pytest.mark.parametrize("kind", [TensorProto.INT32, TensorProto.INT64], ids=["int32", "int64"])
def test_a_model_is_fed_what_it_declares(tmp_path: Path, inputs: tuple[str, ...], kind: int) -> None:
    folder = write_model(tmp_path, inputs=inputs, kind=kind, config={"pad_token_id": 0})
    assert calls(NliScorer.load(folder).judge([(YES, "x"), (NO, "x"), (NEITHER, "the bridge in x")])) == "SCN"


def test_only_the_passage_is_truncated(tmp_path: Path) -> None:
    scorer = NliScorer.load(write_model(tmp_path))
    room = 32 - 3
    assert calls(scorer.judge([("the " * (room - 2) + "opened", "x"), ("the " * (room - 1) + "opened", "x")])) == "SN"
    assert calls(scorer.judge([("opened " * 500, "the " * (room - 1))])) == "S"
    too_long = scorer.judge([(YES, "x"), (YES, "the " * room), (YES, "the " * 5_000), (NO, "x")])
    assert calls(too_long) == "SNNC"
    assert too_long[1] == too_long[2] == Entailment(0.0, 0.0)


def test_the_tokenizers_own_limit_and_padding_are_kept_to(tmp_path: Path) -> None:
    folder = write_model(tmp_path, config={"max_position_embeddings": 4_000, "pad_token_id": None})
    path = str(tmp_path / "tokenizer.json")
    tokenizer = Tokenizer.from_file(path)
    tokenizer.enable_truncation(12)
    tokenizer.enable_padding(length=300, pad_id=NOT, pad_token="not")
    tokenizer.save(path)
    scorer = NliScorer.load(folder)
    assert calls(scorer.judge([("the " * 7 + "opened", "x"), ("the " * 8 + "opened", "x"), (NEITHER, "x")])) == "SNN"


@pytest.mark.parametrize(
    "labels",
    [
        ["entailment", "neutral", "contradiction"],
        ["CONTRADICTION", "ENTAILMENT", "NEUTRAL"],
        ["SUPPORTS", "REFUTES", "NOT ENOUGH INFO"],
        ["neutral", "other", "Refutes", "Supports"],
    ],
    ids=" ".join,
)
def test_labels_are_found_by_name_in_any_order(tmp_path: Path, labels: list[str]) -> None:
    assert calls(NliScorer.load(write_model(tmp_path, labels)).judge([(YES, "x"), (NO, "x"), (NEITHER, "x")])) == "SCN"


@pytest.mark.parametrize("labels", [["entailment", "not_entailment"], ["NOT_ENTAILMENT", "ENTAILMENT"]], ids=" ".join)
def test_a_model_of_two_labels_knows_no_contradiction(tmp_path: Path, labels: list[str]) -> None:
    answers = NliScorer.load(write_model(tmp_path, labels)).judge([(YES, "x"), ("not", "x")])
    assert calls(answers) == "SN"
    assert [a.contradicts for a in answers] == [0, 0]


def test_the_graph_may_stand_in_a_folder_of_its_own(tmp_path: Path) -> None:
    assert calls(NliScorer.load(write_model(tmp_path, file="onnx/model.onnx")).judge([(YES, "x")])) == "S"


def test_odd_text_is_judged_too(tmp_path: Path) -> None:
    scorer = NliScorer.load(write_model(tmp_path))
    assert calls(scorer.judge([("", ""), ("\ud800 opened", "\udcff"), ("다리는 opened", "橋")])) == "NSS"


def test_several_threads_may_ask_at_once(tmp_path: Path) -> None:
    scorer = NliScorer.load(write_model(tmp_path))
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(lambda _: calls(scorer.judge([(YES, "x"), (NO, "x")] * 20)), range(16))) == {"SC" * 20}


def _drop(name: str) -> Any:
    return lambda folder: (folder / name).unlink()


def _write(name: str, text: str) -> Any:
    return lambda folder: (folder / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        pytest.param(_drop("model.onnx"), "there is no model.onnx in", id="no graph"),
        pytest.param(_drop("tokenizer.json"), "there is no tokenizer.json in", id="no tokenizer"),
        pytest.param(_drop("config.json"), "there is no config.json in", id="no configuration"),
        pytest.param(_write("model.onnx", "<html>"), "as an ONNX model", id="a graph that is none"),
        pytest.param(_write("tokenizer.json", "{}"), "as a tokenizer", id="a tokenizer that is none"),
        pytest.param(_write("config.json", "{"), "as a JSON object", id="a configuration that is not JSON"),
        pytest.param(_write("config.json", "7"), "as a JSON object", id="a configuration that is no object"),
        pytest.param(_write("config.json", "{}"), "there are none", id="no labels"),
        pytest.param(_write("config.json", '{"id2label": {"0": "A", "1": "B"}}'), "a, b", id="labels that say nothing"),
        pytest.param(
            _write("config.json", '{"id2label": {"0": "entailment", "1": "neutral", "2": "x"}}'),
            "neutral, x",
            id="half the labels",
        ),
        pytest.param(
            _write("config.json", '{"id2label": {"5": "entailment", "6": "x"}}'), "none, none", id="labels by odd numbers"
        ),
    ],
)
def test_a_folder_that_holds_no_such_model_is_refused_in_one_line(tmp_path: Path, spoil: Any, message: str) -> None:
    folder = write_model(tmp_path)
    spoil(tmp_path)
    with pytest.raises(InputError, match=message) as caught:
        NliScorer.load(folder)
    assert str(tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value) and caught.value.hint


def test_a_model_that_wants_other_inputs_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="wants position_ids too"):
        NliScorer.load(write_model(tmp_path, inputs=("input_ids", "position_ids")))


@pytest.mark.parametrize(
    ("graph", "named", "message"),
    [
        ({}, ["entailment", "not_entailment"], "answered with 2x3 numbers, not with 2x2 finite ones"),
        ({"plus": float("nan")}, THREE, "not with 2x3 finite ones"),
    ],
    ids=["more outputs than labels", "answers that are no numbers"],
)
def test_a_model_that_answers_nonsense_is_found_when_it_is_loaded(
    tmp_path: Path, graph: dict[str, Any], named: list[str], message: str
) -> None:
    folder = write_model(tmp_path, config={"id2label": {str(n): name for n, name in enumerate(named)}}, **graph)
    with pytest.raises(AgbrowseError, match=message) as caught:
        NliScorer.load(folder)
    assert caught.value.code == "no_model"


@pytest.mark.parametrize("where", ["/nowhere/model", "./model", "model", "a/b/c", "tiny/model.onnx"])
def test_a_folder_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    write_model(tmp_path / "tiny")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError, match=f"from {where}: there is no such folder"):
        NliScorer.load(where)


class Hub:
    """Stands in for the hub: has `owner/tiny`, and a cache that is empty at first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[tuple[str, bool]] = []
        self.is_cached = False

    def snapshot_download(self, name: str, *, allow_patterns: list[str], local_files_only: bool = False) -> str:
        self.asked.append((name, local_files_only))
        assert {"config.json", "tokenizer.json", "model.onnx", "onnx/model.onnx"} <= set(allow_patterns)
        if name != "owner/tiny" or (local_files_only and not self.is_cached):
            raise OSError("404\nnot found")
        self.is_cached = True
        return write_model(self.folder)


@pytest.fixture
def hub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hub:
    import huggingface_hub

    one = Hub(tmp_path / "snapshot")
    monkeypatch.setattr(huggingface_hub, "snapshot_download", one.snapshot_download)
    return one


def test_a_name_is_fetched_from_the_hub_once(hub: Hub) -> None:
    for _ in range(2):
        scorer = NliScorer.load("owner/tiny")
        assert (scorer.name, calls(scorer.judge([(YES, "x")]))) == ("owner/tiny", "S")
    assert hub.asked == [("owner/tiny", True), ("owner/tiny", False), ("owner/tiny", True)]


def test_a_name_that_the_hub_does_not_know_is_told_in_one_line(hub: Hub) -> None:
    with pytest.raises(AgbrowseError, match=r"cannot fetch the entailment model owner/other .*: 404 not found") as caught:
        NliScorer.load("owner/other")
    assert (caught.value.code, caught.value.exit_code) == ("no_model", 3)


@pytest.mark.parametrize("library", ["numpy", "tokenizers", "onnxruntime", "huggingface_hub"])
def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, hub: Hub, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    for where in ("owner/tiny", *([] if library == "huggingface_hub" else [write_model(tmp_path)])):
        with pytest.raises(AgbrowseError, match=f"{library} is not installed") as caught:
            NliScorer.load(where)
        assert caught.value.hint == "pip install 'agbrowse[nli]'"
    assert hub.asked == []


def test_nothing_of_it_is_imported_before_a_model_is_loaded() -> None:
    code = "import sys, agbrowse.prove, agbrowse.prove.nli, agbrowse.cli.prove, agbrowse.cli.search; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numpy", "onnxruntime", "tokenizers", "huggingface_hub"} & set(loaded)
    code = "import sys, agbrowse.prove, agbrowse.cli.search; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "agbrowse.prove" in loaded and "agbrowse.prove.nli" not in loaded
