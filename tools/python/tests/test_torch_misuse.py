"""PyTorch's doors in wrong hands: threads, forks, an interrupt, a changed model."""

import os
import subprocess
import sys

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


def test_workers_that_load_data_beside_steps(step):
    """They are forked from a process that trains, and use none of it."""
    rows = torch.utils.data.TensorDataset(torch.ones(8, 4))
    losses = []
    for _ in range(2):
        for (batch,) in torch.utils.data.DataLoader(rows, num_workers=2, multiprocessing_context="fork"):
            losses.append(step(batch[0]).item())
    assert losses == sorted(losses, reverse=True) and len(losses) == 16


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


@pytest.fixture
def interrupted(monkeypatch):
    """Every compile is interrupted in its first phase, until `undo`."""
    start = trc.compiler.start

    def interrupted(text, **options):
        def phase(_name):
            raise KeyboardInterrupt

        return start(text, **{**options, "on_phase": phase, "cache": False})

    monkeypatch.setattr(trc.compiler, "start", interrupted)
    return monkeypatch


def test_an_interrupt_while_a_step_is_compiled(step, interrupted):
    """Nothing was trained, and the next call compiles anew."""
    with pytest.raises(KeyboardInterrupt):
        step(torch.ones(4))
    assert step.steps == 0
    assert torch.equal(step.model.w, torch.ones(4))
    interrupted.undo()
    assert step(torch.ones(4)).item() == 1.0


def test_an_interrupt_while_a_graph_is_compiled(interrupted):
    torch._dynamo.reset()
    run = torch.compile(lambda x: x - 2.25, backend="trc")  # no graph of other tests
    with pytest.raises(KeyboardInterrupt):
        run(torch.ones(4))
    interrupted.undo()
    assert run(torch.ones(4)).tolist() == [-1.25] * 4


def test_a_session_of_a_graph_that_is_closed():
    torch._dynamo.reset()
    made = []
    create = trc.torch.graph.Kernel.__init__

    def keep(self, *args, **options):
        create(self, *args, **options)
        made.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trc.torch.graph.Kernel, "__init__", keep)
        run = torch.compile(lambda x: x * 2.25, backend="trc")  # no graph of other tests
        assert run(torch.ones(4)).tolist() == [2.25] * 4
        (kernel,) = made
        kernel._call.session.close()
        assert run(torch.ones(4)).tolist() == [2.25] * 4  # a call keeps what it needs
        kernel._call.close()
        with pytest.raises(trc.errors.InvalidArgument, match="the call is closed"):
            run(torch.ones(4))


def test_a_parameter_of_another_shape(step):
    """Its memory is not the program's any more."""
    step(torch.ones(4))
    step.model.w.data = torch.ones(5)
    with pytest.raises((trc.Error, RuntimeError)):
        step(torch.ones(4))
    step.model.w.data = torch.ones(4)
    assert step(torch.ones(4)).item() == 1.0


def test_another_shape_where_guards_are_left_out():
    torch._dynamo.reset()
    options = {"guard_filter_fn": torch.compiler.skip_all_guards_unsafe}
    run = torch.compile(lambda x: x * 2, backend="trc", options=options)
    assert run(torch.ones(4)).tolist() == [2] * 4
    for other, text in (
        (torch.ones(3), r"expected a torch.float32 of \(4,\) as when .* of \(3,\)"),
        (torch.ones(4, dtype=torch.float64), "got a torch.float64"),
    ):
        with pytest.raises(trc.errors.InvalidArgument, match=text):
            run(other)
    assert run(torch.ones(4)).tolist() == [2] * 4


def test_a_batch_on_another_device(step):
    step(torch.ones(4))
    before = step.model.w.detach().clone()
    with pytest.raises(trc.errors.InvalidArgument, match="batch is on meta: bring it to the host"):
        step(torch.ones(4, device="meta"))
    assert torch.equal(step.model.w, before)
    assert step.steps == 1


def test_a_session_of_a_step_that_is_closed(step):
    """The next step has another one."""
    before = step(torch.ones(4)).item()
    (made,) = step._made.values()
    made._session.close()
    made._call.close()
    with pytest.raises(trc.errors.InvalidArgument, match="is closed"):
        step(torch.ones(4))
    step.model.w.data = step.model.w.data.clone()
    assert step(torch.ones(4)).item() < before


def test_a_mode_that_there_is_not():
    torch._dynamo.reset()
    with pytest.raises(Exception, match="mode='nonsense' is none of default, reduce-overhead"):
        torch.compile(Line(), backend="trc", mode="nonsense")(torch.ones(4))
    torch._dynamo.reset()
    assert torch.compile(Line(), backend="trc", mode="max-autotune")(torch.ones(4)).item() == 1


def test_a_step_of_a_model_over_several_devices():
    for model in (nn.DataParallel(Line()), nn.Sequential(nn.Linear(4, 4), nn.DataParallel(Line()))):
        with pytest.raises(trc.errors.Unsupported, match="is a DataParallel, and a step is for one process"):
            trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))


# In a process of its own that ends at once: a model that is released soon after it was made waits for a
# thread of Gloo, which may wait for the interpreter that the release holds (PyTorch 2.13).
OVER_PROCESSES = """
import os, sys
import torch
import trc, trc.torch

torch.distributed.init_process_group("gloo", init_method="file://" + sys.argv[1], rank=0, world_size=1)
model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(4, 4))
try:
    trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
except trc.errors.Unsupported as refused:
    print(refused, flush=True)
os._exit(0)
"""


def test_a_step_of_a_model_over_several_processes(tmp_path):
    done = subprocess.run([sys.executable, "-c", OVER_PROCESSES, tmp_path / "group"], capture_output=True, text=True, timeout=300)
    assert "the model is a DistributedDataParallel" in done.stdout, done.stderr
