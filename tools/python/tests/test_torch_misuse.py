"""PyTorch's doors in wrong hands: threads, forks, an interrupt, a changed model."""

import os

import pytest
from conftest import in_threads

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402

import trc.torch  # noqa: E402


class Line(nn.Module):
    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.ones(4))

    def forward(self, x):
        return (self.w * x - 2).square().mean()


def in_a_child(work):
    """The exit code of a fork that runs `work`, which returns one."""
    child = os.fork()
    if child == 0:
        code = 99
        try:
            code = work()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.fixture
def step():
    model = Line()
    return trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))


def test_threads_train_one_after_the_other(step):
    expected = trc.torch.compile_step(other := Line(), torch.optim.SGD(other.parameters(), 0.1))
    for _ in range(40):
        expected(torch.ones(4))

    def work(_):
        for _ in range(10):
            step(torch.ones(4))

    in_threads(4, work)
    assert step.steps == 40
    assert torch.equal(step.model.w, other.w)


def test_threads_share_a_compiled_model():
    torch._dynamo.reset()
    model = torch.compile(Line(), backend="trc")
    inputs = [torch.full((4,), float(i)) for i in range(4)]
    expected = [model(x).item() for x in inputs]

    def work(i):
        for _ in range(50):
            assert model(inputs[i]).item() == expected[i]

    in_threads(4, work)


def test_a_step_in_the_child_of_a_fork(step):
    before = step(torch.ones(4)).item()

    def child():
        try:
            step(torch.ones(4))
        except trc.errors.Forked:
            return 0
        return 1

    assert in_a_child(child) == 0
    assert step(torch.ones(4)).item() < before


def test_a_compiled_model_in_the_child_of_a_fork():
    torch._dynamo.reset()
    model = torch.compile(Line(), backend="trc")
    with torch.no_grad():
        before = model(torch.ones(4)).item()

    def child():
        try:
            with torch.no_grad():
                model(torch.ones(4))
        except trc.errors.Forked:
            return 0
        return 1

    assert in_a_child(child) == 0
    with torch.no_grad():
        assert model(torch.ones(4)).item() == before


def test_an_interrupt_while_a_step_is_compiled(step, monkeypatch):
    """Nothing was trained, and the next call compiles anew."""
    compile = trc.compiler.compile

    def interrupted(text, **options):
        def phase(_name):
            raise KeyboardInterrupt

        return compile(text, on_phase=phase, cache=False, **options)

    monkeypatch.setattr(trc.compiler, "compile", interrupted)
    with pytest.raises(KeyboardInterrupt):
        step(torch.ones(4))
    assert step.steps == 0
    assert torch.equal(step.model.w, torch.ones(4))
    monkeypatch.undo()
    assert step(torch.ones(4)).item() == 1.0


def test_a_parameter_of_another_shape(step):
    """Its memory is not the program's any more."""
    step(torch.ones(4))
    step.model.w.data = torch.ones(5)
    with pytest.raises((trc.Error, RuntimeError)):
        step(torch.ones(4))
    step.model.w.data = torch.ones(4)
    assert step(torch.ones(4)).item() == 1.0
