"""Systems of equations, bins, segments, poles and places that are no numbers, against eager."""

import math

import pytest

torch = pytest.importorskip("torch")
from torch.nn import functional  # noqa: E402

import trc.torch  # noqa: E402
from trc.torch import table  # noqa: E402


def both(apply, *given):
    """What eager gives, and what compiled code does that leaves nothing but checks to eager."""
    torch._dynamo.reset()
    trc.torch.reports.clear()
    theirs, ours = apply(*given), torch.compile(apply, backend="trc")(*given)
    assert any(report.programs for report in trc.torch.reports)
    assert {name for r in trc.torch.reports for name, _ in r.eager} <= {"with_effects"}
    return ours, theirs


def numbers(*shape):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(sum(shape)))


def matrices(*shape):
    return numbers(*shape) + 4 * torch.eye(shape[-1])


SYSTEMS = {
    "one": (matrices(3, 3), numbers(3, 2), True),
    "a batch": (matrices(4, 3, 3), numbers(4, 3, 2), True),
    "a vector": (matrices(3, 3), numbers(3), True),
    "a batch of vectors": (matrices(4, 3, 3), numbers(4, 3), True),
    "a vector for a batch": (matrices(3, 2, 2), numbers(2), True),
    "a matrix for a batch": (matrices(3, 2, 2), numbers(2, 2), True),
    "a matrix for a batch of one": (matrices(1, 2, 2), numbers(2, 2), True),
    "from the right": (matrices(4, 3, 3), numbers(4, 2, 3), False),
    "turned": (matrices(3, 3).mT, numbers(3, 2), True),
}


@pytest.mark.parametrize("name", SYSTEMS)
def test_gradients_of_solve(name):
    *given, left = SYSTEMS[name]

    def gradients(a, b, run):
        a, b = a.detach().requires_grad_(), b.clone().requires_grad_()
        x = run(a, b)
        (x * torch.arange(x.numel()).reshape(x.shape).cos()).sum().backward()
        return x.detach(), a.grad, b.grad

    def solve(a, b):
        return torch.linalg.solve(a, b, left=left)

    torch._dynamo.reset()
    ours = gradients(*given, torch.compile(solve, backend="trc"))
    for own, their in zip(ours, gradients(*given, solve)):
        torch.testing.assert_close(own, their, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("turn", [False, True], ids=["rows", "columns"])
def test_all_results_of_solve(turn):
    a = matrices(3, 3).mT if turn else matrices(3, 3)
    ours, theirs = both(torch.ops.aten._linalg_solve_ex, a, numbers(3, 2))
    assert len(ours) == 4
    for own, their in zip(ours, theirs):
        torch.testing.assert_close(own, their)


def test_a_rule_that_fails_leaves_the_operation_to_pytorch(monkeypatch):
    def fails(f, out, self):
        raise IndexError("no such dimension")

    _, signature = table._RULES[torch.ops.aten.sin.default]
    monkeypatch.setitem(table._RULES, torch.ops.aten.sin.default, (fails, signature))
    torch._dynamo.reset()
    trc.torch.reports.clear()
    x = numbers(4)
    found = torch.compile(lambda x: x.sin() + 1, backend="trc")(x)
    torch.testing.assert_close(found, x.sin() + 1)
    assert list(trc.torch.reports[0].eager) == [
        ("aten.sin.default", "the rule failed with IndexError: no such dimension")
    ]


@pytest.mark.parametrize("bins", [41, 100])
def test_bins_that_begin_at_whole_numbers(bins):
    ours, theirs = both(
        lambda x: torch.histc(x, bins, 0, float(bins)), torch.arange(bins + 1.0)
    )
    assert torch.equal(ours, theirs)


@pytest.mark.parametrize("how", ["sum", "mean", "max", "min", "prod"])
def test_rows_before_the_first_segment(how):
    ours, theirs = both(
        lambda x, at: torch.segment_reduce(x, how, offsets=at, initial=2.0),
        numbers(6, 2),
        torch.tensor([1, 2, 2, 5]),
    )
    torch.testing.assert_close(ours, theirs)


@pytest.mark.parametrize("order", [0, 1, 2, 4, 7, 8])
def test_derivatives_of_digamma(order):
    x = torch.tensor([-3.4999, -2.5, -1.5, -1.25, -0.5001, -0.3, 0.0, -0.0, 0.2, 3.0, 50.0, math.nan])
    ours, theirs = both(lambda x: torch.polygamma(order, x), x)
    torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-6, equal_nan=True)
    if order:
        ends, _ = both(lambda x: torch.polygamma(order, x), torch.tensor([math.inf]))
        assert ends.item() == 0


@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("mode", ["bilinear", "nearest"])
def test_places_that_are_no_numbers(mode, padding):
    grid = numbers(1, 1, 1, 4, 3)
    grid[0, 0, 0, 0, 0] = math.nan
    grid[0, 0, 0, 1, 1] = math.inf
    grid[0, 0, 0, 2, 2] = -math.inf
    ours, theirs = both(
        lambda x, grid: functional.grid_sample(x, grid, mode, padding, False),
        numbers(1, 2, 3, 4, 5),
        grid,
    )
    torch.testing.assert_close(ours, theirs)


@pytest.mark.parametrize("length", [0, 1, 3, 8])
@pytest.mark.parametrize("right", [False, True])
def test_places_among_numbers_that_are_none(length, right):
    """A sequence with NaN at its end, as sorting puts it, and in its middle; and without."""

    def places(sequence, x):
        return torch.searchsorted(sequence, x, right=right)

    x = torch.tensor([-1.0, 0.0, 0.5, 1.0, 3.0, 8.5, math.inf, -math.inf, math.nan])
    for missing in ((), (length - 1,), (length - 1, length - 2), (length // 2,), range(length)):
        sequence = torch.arange(float(length))
        for place in missing:
            if 0 <= place < length:
                sequence[place] = math.nan
        ours, theirs = both(places, sequence, x)
        assert torch.equal(ours, theirs), (sequence, ours, theirs)


def test_places_in_rows():
    sequence = torch.sort(numbers(2, 3, 37), dim=-1).values
    sequence[1, 2, 30:] = math.nan
    for how in ({}, {"side": "right"}, {"out_int32": True}):
        ours, theirs = both(lambda s, x: torch.searchsorted(s, x, **how), sequence, numbers(2, 3, 5))
        assert torch.equal(ours, theirs) and ours.dtype == theirs.dtype
    whole = torch.tensor([1, 3, 3, 3, 8])
    ours, theirs = both(lambda s, x: torch.bucketize(x, s, right=True), whole, torch.arange(10))
    assert torch.equal(ours, theirs)


def test_a_graph_that_reads_a_number_runs_in_eager(caplog):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    run = torch.compile(lambda x, s: x * s, backend="trc", dynamic=True)
    for extent, scale in ((3, 2.5), (4, 3.5), (4, 4.5)):
        x = torch.ones(extent, requires_grad=True)
        result = run(x, scale)
        assert result.tolist() == [scale] * extent
        result.sum().backward()
        assert x.grad.tolist() == [scale] * extent
    assert "_local_scalar_dense" in caplog.text
    assert trc.torch.reports[0].eager
