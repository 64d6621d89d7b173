"""`torch.utils.checkpoint` in a model that `compile_step` trains."""

import copy

import pytest

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402
from torch.utils.checkpoint import checkpoint  # noqa: E402

from against_eager import eager, same_state  # noqa: E402
from classifier import Classifier  # noqa: E402
from conftest import in_threads  # noqa: E402

import trc.torch  # noqa: E402


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(8), nn.Linear(8, 32), nn.Linear(32, 8)

    def forward(self, x):
        return x + self.down(nn.functional.gelu(self.up(self.norm(x))))


class Model(nn.Module):
    def __init__(self, how):
        super().__init__()
        self.start = nn.Linear(8, 8)
        self.layers = nn.ModuleList(Layer() for _ in range(4))
        self.how = how

    def forward(self, x):
        x = self.start(x)
        for layer in self.layers:
            x = layer(x) if self.how is None else checkpoint(layer, x, use_reentrant=self.how)
        return x.square().mean()


def make(how):
    torch.manual_seed(0)
    model = Model(how)
    return model, torch.optim.AdamW(model.parameters(), 1e-2, eps=1e-4)


X = (torch.linspace(-1, 1, 64 * 8).reshape(64, 8),)


@pytest.mark.parametrize("how", [False, True], ids=["plain", "reentrant"])
def test_layers_are_computed_again(how):
    ours, optimizer = make(how)
    theirs = copy.deepcopy(ours)
    expected = list(eager(theirs, torch.optim.AdamW(theirs.parameters(), 1e-2, eps=1e-4), X, 5))
    step = trc.torch.compile_step(ours, optimizer)
    assert [step(*X).item() for _ in range(5)] == pytest.approx(expected, rel=2e-6)
    same_state(ours, theirs)
    unmarked = trc.torch.compile_step(*make(None))
    assert arena(step) < arena(unmarked)
    # What the caller says of memory goes before.
    asked = trc.torch.compile_step(*make(how), recompute="none")
    assert asked.text(*X) == step.text(*X) and arena(asked) == arena(unmarked)


def arena(step):
    return step.program(*X)["step"].arena_bytes


def test_what_eager_gives_no_gradient():
    model = Classifier(Marked())
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    with pytest.raises(trc.errors.Unsupported, match="use use_reentrant=False"):
        step(X[0], torch.arange(64) % 8)


class Marked(Layer):
    def forward(self, x):
        return checkpoint(super().forward, x, use_reentrant=True)


@pytest.mark.parametrize("how", [False, True], ids=["plain", "reentrant"])
def test_what_a_marked_function_raises(how):
    model, optimizer = make(how)

    def fail(x):
        raise KeyError("of the model's own")

    model.layers[1].forward = fail
    with pytest.raises(KeyError, match="of the model's own"):
        trc.torch.compile_step(model, optimizer)(*X)


def test_marks_are_pytorchs_afterwards():
    """Also where two steps are compiled at once."""
    steps = [trc.torch.compile_step(*make(how)) for how in (False, True)]
    in_threads(2, lambda i: steps[i].text(*X))
    checkpoints = torch.utils.checkpoint
    assert checkpoints.CheckpointFunction.__module__ == checkpoints.__name__
    assert checkpoints._checkpoint_without_reentrant_generator.__module__ == checkpoints.__name__
