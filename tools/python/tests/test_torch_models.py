"""Models of transformers by both doors: what the compiler recognises, and 20 steps."""

import copy
import re
from collections import Counter

import pytest

import trc

torch = pytest.importorskip("torch")
pytest.importorskip("transformers")
from against_eager import same_weights  # noqa: E402
from models import DROPOUT, MODELS, make  # noqa: E402

import trc.torch  # noqa: E402


def adamw(model):
    # The gradient of a key's bias is zero but for rounding, and its sign is all that Adam
    # would see of it: epsilon is above that.
    return torch.optim.AdamW(model.parameters(), 1e-3, eps=1e-4)


# Of the whole step: attentions, layer norms, heads with their loss, embeddings. Norms of
# Llama are RMS norms, and its rotations are no embedding; the head of
# ViT is over classes.
RAISED = {
    "albert": (2, 6, 1, 3),
    "bert": (2, 6, 1, 3),
    "gpt2": (2, 5, 1, 2),
    "llama": (2, 0, 1, 1),
    "vit": (2, 5, 1, 0),
}
STRUCTURES = ("attention", "layer_norm", "head_loss", "embedding")


@pytest.mark.parametrize("written", ["sdpa", "eager"])
@pytest.mark.parametrize("name", RAISED)
def test_structures_are_recognised(name, written):
    model, batch = make(name, attn_implementation=written)
    text = trc.torch.compile_step(model, adamw(model)).text(**batch)
    raised = Counter(re.findall(r"= trc\.(\w+)", trc.lower(text, to="raise")))
    assert tuple(raised[kind] for kind in STRUCTURES) == RAISED[name]


# With tensors that are worth a kernel: of those above the compiler would compute most again.
LARGER = {
    "albert": dict(hidden_size=64, intermediate_size=128),
    "bert": dict(hidden_size=64, intermediate_size=128),
    "gpt2": dict(n_embd=64),
    "llama": dict(hidden_size=64, intermediate_size=128),
    "vit": dict(hidden_size=64, intermediate_size=128),
}


@pytest.mark.parametrize("name", LARGER)
def test_steps_of_larger_tensors(name):
    model, batch = make(name, **LARGER[name])
    other = copy.deepcopy(model)
    expected = list(eager(other, batch, 3))
    step = trc.torch.compile_step(model, adamw(model))
    check([step(**batch).item() for _ in range(3)], expected)
    same_weights(model, other)


# Of the graphs of forward and backward: attentions, their gradients, layer norms, embeddings.
# There is no head with its loss: the logits are a result, unless the loss alone is compiled.
SPLIT = {
    "albert": (2, 2, 6, 3),
    "bert": (2, 2, 6, 3),
    "gpt2": (2, 2, 5, 2),
    "llama": (2, 2, 0, 1),
    "vit": (2, 2, 5, 0),
}
SPLIT_STRUCTURES = ("attention", "attention_gradient", "layer_norm", "embedding")


@pytest.mark.parametrize("name", SPLIT)
def test_structures_are_recognised_in_split_graphs(name):
    assert split_structures(*make(name)) == SPLIT[name]


@pytest.mark.parametrize("name", ["albert", "bert", "gpt2", "llama"])
def test_heads_are_recognised_where_the_loss_alone_is_compiled(name):
    model, batch = make(name)
    torch._dynamo.reset()
    trc.torch.reports.clear()
    torch.compile(lambda batch: model(**batch).loss, backend="trc")(batch).backward()
    raised = count_structures()
    assert raised["head_loss_gradient"] == 1
    assert tuple(raised[kind] for kind in SPLIT_STRUCTURES) == SPLIT[name]


@pytest.mark.parametrize(
    ("name", "written"),
    [("albert", "sdpa"), ("bert", "sdpa"), ("gpt2", "sdpa"), ("bert", "eager")]
    + [pytest.param(name, "eager", marks=pytest.mark.long) for name in ("albert", "gpt2")],
)
def test_structures_with_dropout_in_split_graphs(name, written):
    changes = {**DROPOUT[name], "attn_implementation": written}
    assert split_structures(*make(name, **changes)) == SPLIT[name]


@pytest.mark.parametrize("name", ["llama", "vit"])
def test_attention_that_is_written_out_in_split_graphs(name):
    assert split_structures(*make(name, attn_implementation="eager")) == SPLIT[name]


def split_structures(model, batch):
    """What is raised in the graphs of forward and backward, of which nothing stays in eager."""
    torch._dynamo.reset()
    trc.torch.reports.clear()
    torch.compile(model, backend="trc")(**batch).loss.backward()
    raised = count_structures()
    return tuple(raised[kind] for kind in SPLIT_STRUCTURES)


def count_structures():
    """Of all graphs that were made since the reports were cleared."""
    assert not any(report.eager for report in trc.torch.reports)
    texts = [text for report in trc.torch.reports for text in report.texts]
    return Counter(
        kind for text in texts for kind in re.findall(r"= trc\.(\w+)", trc.lower(text, to="raise"))
    )


def eager(model, batch, steps, make_optimizer=adamw):
    optimizer = make_optimizer(model)
    for _ in range(steps):
        loss = model(**batch).loss
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        yield loss.item()


def check(got, expected):
    """The tolerances of `make parity`."""
    assert got[0] == pytest.approx(expected[0], rel=1e-5)
    assert got == pytest.approx(expected, rel=1e-4)


@pytest.mark.long
@pytest.mark.parametrize("name", MODELS)
def test_twenty_steps_by_the_backend(name):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    model, batch = make(name)
    other = copy.deepcopy(model)
    expected = list(eager(other, batch, 20))
    got = list(eager(torch.compile(model, backend="trc"), batch, 20))
    check(got, expected)
    same_weights(model, other)
    assert not any(report.eager for report in trc.torch.reports)


@pytest.mark.long
@pytest.mark.parametrize("name", MODELS)
def test_twenty_steps_as_whole_steps(name):
    model, batch = make(name)
    other = copy.deepcopy(model)
    expected = list(eager(other, batch, 20))
    step = trc.torch.compile_step(model, adamw(model))
    check([step(**batch).item() for _ in range(20)], expected)
    same_weights(model, other)


# Epsilons as of `adamw`.
BOTH = {
    "adam": lambda model: torch.optim.Adam(model.parameters(), 1e-3, eps=1e-4),
    "sgd": lambda model: torch.optim.SGD(model.parameters(), 0.02, momentum=0.9, nesterov=True),
}
OPTIMIZERS = {
    "backend": BOTH | {
        "rmsprop": lambda model: torch.optim.RMSprop(model.parameters(), 1e-3, eps=1e-3),
        "adagrad": lambda model: torch.optim.Adagrad(model.parameters(), 1e-2, eps=1e-3),
    },
    "compile_step": BOTH | {
        "adafactor": lambda model: torch.optim.Adafactor(model.parameters(), 1e-2),
        "lion": lambda model: trc.torch.Lion(model.parameters(), 1e-4),
    },
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("name", ["gpt2", "vit"])
@pytest.mark.parametrize(("door", "optimizer"), [(door, name) for door in OPTIMIZERS for name in OPTIMIZERS[door]])
def test_twenty_steps_of_other_optimizers(name, door, optimizer):
    torch._dynamo.reset()
    model, batch = make(name)
    other = copy.deepcopy(model)
    make_optimizer = OPTIMIZERS[door][optimizer]
    expected = list(eager(other, batch, 20, make_optimizer))
    if door == "backend":
        got = list(eager(torch.compile(model, backend="trc"), batch, 20, make_optimizer))
    else:
        step = trc.torch.compile_step(model, make_optimizer(model))
        got = [step(**batch).item() for _ in range(20)]
    check(got, expected)
