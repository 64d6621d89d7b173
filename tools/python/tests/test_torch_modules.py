"""PyTorch's own samples of its modules (ModuleInfo), forward and backward, in f32.

Each module is compiled by the backend and gives what eager gives: results, and gradients by
its inputs and its parameters. What runs in eager around the programs is counted.
"""

import copy
import itertools

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("expecttest")
from conftest import quiet  # noqa: E402
from torch.testing._internal.common_modules import module_db  # noqa: E402
from torch.utils._pytree import tree_flatten, tree_unflatten  # noqa: E402

import trc.torch  # noqa: E402

# They draw windows: there is nothing to compare.
NOT_COMPARED = {"FractionalMaxPool2d", "FractionalMaxPool3d"}


def fresh(values):
    """Copies, of tensors without their history."""
    leaves, tree = tree_flatten(values)
    copies = [
        x.detach().clone().requires_grad_(x.requires_grad) if isinstance(x, torch.Tensor) else x
        for x in leaves
    ]
    return tree_unflatten(copies, tree), [x for x in copies if isinstance(x, torch.Tensor)]


def numbers(module, run, given):
    """Results, and gradients by what requires one."""
    (args, kwargs), inputs = fresh((given.args, given.kwargs))
    torch.manual_seed(0)
    results = [x for x in tree_flatten(run(*args, **kwargs))[0] if isinstance(x, torch.Tensor)]
    wanted = [x for x in (*inputs, *module.parameters()) if x.requires_grad]
    gradients = []
    ends = [x for x in results if x.requires_grad]
    if ends and wanted:
        weights = [torch.arange(x.numel()).reshape(x.shape).cos() for x in ends]
        gradients = torch.autograd.grad(ends, wanted, weights, allow_unused=True)
    return [x.detach() for x in results], gradients, [b.clone() for b in module.buffers()]


def samples(info, training, count):
    torch.manual_seed(0)
    found = info.module_inputs_func(
        info, device="cpu", dtype=torch.float32, requires_grad=True, training=training
    )
    return list(itertools.islice(found, count))


def outcome(info, training, count):
    """Of `count` samples: `compiled`, `partly`, or `eager`."""
    trc.torch.reports.clear()
    for sample in samples(info, training, count):
        torch._dynamo.reset()
        given = sample.constructor_input
        module = info.module_cls(*given.args, **given.kwargs).train(training)
        if hasattr(module, "initialize_parameters"):  # a lazy one
            (args, kwargs), _ = fresh((sample.forward_input.args, sample.forward_input.kwargs))
            module(*args, **kwargs)
        ours = copy.deepcopy(module)
        theirs = numbers(module, module, sample.forward_input)
        found = numbers(ours, torch.compile(ours, backend="trc"), sample.forward_input)
        for what, mine, other in zip(("results", "gradients", "buffers"), found, theirs):
            assert len(mine) == len(other), what
            for i, (m, o) in enumerate(zip(mine, other)):
                assert (m is None or not m.any()) if o is None else True, f"{what} {i}"
                if o is not None:
                    m = torch.zeros_like(o) if m is None else m
                    torch.testing.assert_close(
                        m, o, rtol=2e-4, atol=2e-5, equal_nan=True,
                        msg=lambda text: f"{what} {i}, {sample.desc}: {text}",
                    )  # fmt: skip
    programs = sum(len(report.programs) for report in trc.torch.reports)
    if not programs:
        return "eager"
    return "partly" if any(report.eager for report in trc.torch.reports) else "compiled"


@quiet()
def run_all(modules, count, training=True):
    """Names by outcome, and what was wrong."""
    counts = {"compiled": [], "partly": [], "eager": []}
    wrong = {}
    for info in modules:
        name = info.module_cls.__name__
        if name in NOT_COMPARED:
            continue
        try:
            # Dynamo traces recurrent layers where it is told to.
            with torch._dynamo.config.patch(allow_rnn=True):
                counts[outcome(info, training, count)].append(name)
        except Exception as error:
            wrong[name] = f"{type(error).__name__}: {str(error)[:600]}"
    for kind, names in counts.items():
        print(kind, len(names), *names)
    return counts, "\n".join(f"{name}: {text}" for name, text in wrong.items())


def test_some_modules():
    """One of every twelve; all of them by `-m long`."""
    counts, wrong = run_all(itertools.islice(module_db, 1, None, 12), 1)
    assert not wrong, wrong
    assert len(counts["compiled"]) >= 9


@pytest.mark.long
@pytest.mark.parametrize("training", [True, False])
def test_modules(training):
    counts, wrong = run_all(module_db, 1, training)
    assert not wrong, wrong
    # What there is may grow; it must not shrink unseen.
    assert len(counts["compiled"]) >= 110


@pytest.mark.long
def test_more_samples_of_modules():
    _, wrong = run_all(module_db, None)
    assert not wrong, wrong
