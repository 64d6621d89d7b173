"""Systems of equations against eager, and rules that fail."""

import pytest

torch = pytest.importorskip("torch")
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
