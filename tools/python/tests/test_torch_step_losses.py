"""`trc.torch.compile_step` on losses that read what has no gradient, or have operations of their own."""

import pytest

import trc

torch = pytest.importorskip("torch")
from against_eager import Weighted, eager, same_state  # noqa: E402

import trc.torch  # noqa: E402


def without_gradient(model, x):
    y = model.w * x
    with torch.no_grad():
        scale = y.abs() + 1
    return (y / scale).sum()


def through_a_buffer(model, x):
    model.seen.copy_((model.w * x).detach())
    return (model.w * model.seen).sum()


@pytest.mark.parametrize(
    "forward",
    [lambda m, x: ((m.w * x) * (m.w * x).detach()).sum(), without_gradient, through_a_buffer],
    ids=["detach", "no_grad", "buffer"],
)
def test_a_loss_that_reads_detached_values(forward):
    model = Weighted(forward)
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    with pytest.raises(trc.errors.Unsupported, match="`detach` or under `no_grad`"):
        step(torch.ones(3))


def beside_the_loss(model, x):
    y = model.w * x
    with torch.no_grad():
        model.seen.lerp_(y, 0.5)  # a state that the loss does not read
        scale = 2 * x
    signs = torch.where(y.detach() > 1, 1.0, -1.0)
    return (y * scale.detach() * signs * torch.tensor([1.0, 2.0, 3.0])).sum()


def test_detached_values_that_have_no_gradient():
    theirs, ours, x = Weighted(beside_the_loss), Weighted(beside_the_loss), torch.ones(3)
    expected = list(eager(theirs, torch.optim.SGD(theirs.parameters(), 0.1), (x,), 3))
    step = trc.torch.compile_step(ours, torch.optim.SGD(ours.parameters(), 0.1))
    assert [step(x).item() for _ in range(3)] == pytest.approx(expected, rel=1e-6)
    same_state(ours, theirs)


def bags(model, x):
    table = model.w.outer(torch.ones(2))
    return torch.nn.functional.embedding_bag(
        x, table, torch.tensor([0, 2]), mode="sum", scale_grad_by_freq=True
    ).sum()


def test_bags_whose_gradients_are_scaled_by_frequency_are_refused():
    model = Weighted(bags)
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    with pytest.raises(trc.errors.Unsupported, match="_embedding_bag"):
        step(torch.tensor([0, 1, 1]))


def test_a_factorisation_in_a_step():
    def root(model, x):
        return torch.linalg.cholesky(model.w.outer(model.w) + x).sum()

    ours, theirs = Weighted(root), Weighted(root)
    x = 3 * torch.eye(3)
    theirs(x).backward()
    with torch.no_grad():
        theirs.w -= 0.1 * theirs.w.grad
    trc.torch.compile_step(ours, torch.optim.SGD(ours.parameters(), 0.1))(x)
    torch.testing.assert_close(ours.w.detach(), theirs.w.detach())


def test_an_inverse_in_a_step_is_refused_by_name():
    model = Weighted(lambda model, x: torch.linalg.inv(model.w.outer(model.w) + x).sum())
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    with pytest.raises(trc.errors.CompileError, match="linalg_inv_ex.* no rule of differentiation"):
        step(3 * torch.eye(3))
