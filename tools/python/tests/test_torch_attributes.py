"""What a module reads beside its tensors: numbers, functions, and how they change between steps."""

import gc
import weakref
from functools import partial
from types import MethodType

import pytest

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402

import trc.torch  # noqa: E402


class Numbered(nn.Module):
    """What `forward` reads beside tensors, and a count that it keeps itself."""

    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.arange(1.0, 5.0))
        self.factor, self.limits, self.shape_of = 2, (0.0, 9.0), torch.tanh
        self.offset = torch.zeros(4)  # no buffer
        self.calls = 0

    def forward(self, x):
        self.calls += 1
        y = self.shape_of(self.w * x * self.factor - self.offset)
        return y.clamp(*self.limits).sum()


@pytest.mark.parametrize("has_versions", (True, False))
def test_numbers_and_functions_of_a_module(monkeypatch, has_versions):
    if not has_versions:
        monkeypatch.setattr(trc.torch.training_state, "_version", None)
    models = theirs, ours = Numbered(), Numbered()
    step = trc.torch.compile_step(ours, torch.optim.SGD(ours.parameters(), 0.0))
    x = torch.full((4,), 0.25)
    changes = {
        "factor": 3.0, "limits": (0.0, 0.5), "shape_of": torch.sin, "offset": torch.ones(4), "other": 1,
    }  # fmt: skip
    for count, (name, value) in enumerate([("factor", 2), *changes.items()], 1):
        for model in models:
            setattr(model, name, value)
        for _ in range(2):
            assert step(x).item() == pytest.approx(theirs(x).item(), rel=1e-6)
        assert len(step._made) == count
    ours.factor = 2
    ours.factor = 3.0
    step(x)
    assert len(step._made) == len(changes) + 1


def test_functions_of_a_module_that_are_no_plain_ones():
    class Shaped(Numbered):
        def halved(self, x):
            return x / 2

        def doubled(self, x):
            return x * 2

    models = theirs, ours = Shaped(), Shaped()
    step = trc.torch.compile_step(ours, torch.optim.SGD(ours.parameters(), 0.0))
    x = torch.full((4,), 0.25)
    for make in (
        lambda model: {"shape_of": partial(torch.mul, other=2.0)},
        lambda model: {"shape_of": partial(torch.mul, other=3.0)},
        lambda model: {"shape_of": model.halved},
        lambda model: {"shape_of": model.doubled},
        lambda model: {"forward": MethodType(lambda self, x: (self.w * x).sum(), model)},
    ):
        for model in models:
            for name, value in make(model).items():
                setattr(model, name, value)
        assert step(x).item() == pytest.approx(theirs(x).item(), rel=1e-6)


def test_functions_in_a_tuple_live_as_long_as_their_programs():
    class Layered(Numbered):
        def forward(self, x):
            return self.functions[0](self.w * x).sum()

    def doubles(x):
        return x * 2

    model = Layered()
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.0))
    model.functions = (doubles,)
    step(torch.ones(4))
    kept = weakref.ref(doubles)
    model.functions = (torch.tanh,)
    del doubles
    step(torch.ones(4))
    gc.collect()
    # Or another would have its address, and its program.
    assert kept() is not None


def test_a_module_with_other_attributes_as_a_whole():
    theirs, ours = Numbered(), Numbered()
    step = trc.torch.compile_step(ours, torch.optim.SGD(ours.parameters(), 0.0))
    x = torch.full((4,), 0.25)
    for factor in (2, 3, 4):
        theirs.factor = factor
        ours.__dict__ = ours.__dict__ | {"factor": factor}
        assert step(x).item() == pytest.approx(theirs(x).item(), rel=1e-6)


def test_a_number_that_changes_with_each_step_is_warned_of(monkeypatch):
    monkeypatch.setattr(trc.torch.training_state, "_MOST_VALUES", 2)
    model = Numbered()
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.0))
    step(torch.ones(4))
    model.factor = 3
    step(torch.ones(4))
    model.factor = 4
    with pytest.warns(UserWarning, match="^factor has had 2 values.*register it as a buffer"):
        step(torch.ones(4))
