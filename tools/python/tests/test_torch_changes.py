"""What a script changes between steps: parts of the model, buffers, what is trained, groups."""

import copy

import pytest

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402

from classifier import Classifier  # noqa: E402

import trc.torch  # noqa: E402


def perceptron():
    torch.manual_seed(0)
    return Classifier(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 4))


def batch():
    generator = torch.Generator().manual_seed(1)
    return torch.randn(6, 8, generator=generator), torch.tensor([0, 3, 2, 1, 2, 1])


def eager(model, optimizer):
    loss = model(*batch())
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return loss.item()


def pair(make_optimizer):
    """Theirs and ours: a model, its optimizer, and what trains a step."""
    theirs, ours = perceptron(), perceptron()
    of_theirs, of_ours = make_optimizer(theirs.parameters()), make_optimizer(ours.parameters())
    step = trc.torch.compile_step(ours, of_ours)
    return (theirs, of_theirs, lambda: eager(theirs, of_theirs)), (
        ours, of_ours, lambda: step(*batch()).item(),
    )  # fmt: skip


def same(pair, steps=2):
    (theirs, _, train_theirs), (ours, _, train_ours) = pair
    for _ in range(steps):
        assert train_ours() == pytest.approx(train_theirs(), rel=1e-5)
    torch.testing.assert_close(ours.state_dict(), theirs.state_dict())


def momentum(parameters):
    return torch.optim.SGD(parameters, 0.1, momentum=0.9)


def adam(parameters):
    return torch.optim.Adam(parameters, 1e-2)


def test_a_layer_that_is_frozen_and_trained_again():
    both = pair(momentum)
    same(both)
    for frozen in (True, False):
        for model, *_ in both:
            model.body[0].requires_grad_(not frozen)
        same(both)


def test_a_layer_that_adam_trains_later_is_refused():
    both = pair(adam)
    ours, _, train = both[1]
    ours.body[0].requires_grad_(False)
    train()
    train()
    ours.body[0].requires_grad_(True)
    before = copy.deepcopy(ours.state_dict())
    with pytest.raises(trc.errors.Unsupported, match=r"different numbers of steps \(0 to 2\)"):
        train()
    torch.testing.assert_close(ours.state_dict(), before, rtol=0, atol=0)
    ours.body[0].requires_grad_(False)
    train()


def test_a_group_that_is_added():
    both = pair(lambda p: momentum(list(p)[2:]))
    same(both)
    for model, optimizer, _ in both:
        optimizer.add_param_group({"params": list(model.body[0].parameters()), "lr": 0.01})
    (theirs, _, train_theirs), (ours, of_ours, train_ours) = both
    with pytest.raises(trc.errors.InvalidArgument, match="groups changed .* call compile_step again"):
        train_ours()
    step = trc.torch.compile_step(ours, of_ours)
    same(((theirs, None, train_theirs), (ours, None, lambda: step(*batch()).item())))


def test_a_head_that_is_exchanged_with_its_optimizer():
    both = pair(momentum)
    same(both)
    for model, optimizer, _ in both:
        torch.manual_seed(7)
        head = model.body[2] = nn.Linear(16, 4)
        optimizer.param_groups[0]["params"][2:] = list(head.parameters())
        optimizer.state.clear()
    same(both)


def test_an_activation_that_is_exchanged():
    both = pair(momentum)
    same(both)
    for model, *_ in both:
        model.body[1] = nn.ReLU()
    same(both)


class Shifted(nn.Module):
    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.ones(4))
        self.register_buffer("shift", torch.zeros(4))

    def forward(self, x):
        return (self.w * x - self.shift).square().sum()


def test_a_buffer_that_is_exchanged():
    model = Shifted()
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.0))
    for shift in (0.0, 1.0, 3.0):
        model.shift = torch.full((4,), shift)
        assert step(torch.ones(4)).item() == 4 * (1 - shift) ** 2
    assert len(step._made) == 1
    model.shift = torch.zeros(1)
    with pytest.raises(trc.errors.InvalidArgument, match="shift: expected a torch.float32 of"):
        step(torch.ones(4))


def test_state_of_the_optimizer_that_is_cleared():
    both = pair(adam)
    same(both)
    for _, optimizer, _ in both:
        optimizer.state.clear()
    same(both)
