"""Gradients of the user's own, by hooks and functions: a step refuses them, the backend runs them."""

import copy

import pytest

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402

import trc.torch  # noqa: E402


class Halved(torch.autograd.Function):
    """Something whose gradient is not that of what it computes."""

    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, gradient):
        return gradient / 2


class Layer(nn.Linear):
    def forward(self, x):
        return Halved.apply(super().forward(x))


class Hooked(nn.Linear):
    def forward(self, x):
        y = super().forward(x)
        y.register_hook(lambda gradient: gradient * 0)
        return y


def network(*layers):
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 8), nn.GELU(), *layers)


def loss(out):
    return (out - 1).square().mean()


def step_of(model, optimizer=None):
    optimizer = optimizer or torch.optim.SGD(model.parameters(), 0.1)
    return trc.torch.compile_step(model, optimizer, loss=loss)


X = torch.linspace(-1, 1, 32).reshape(4, 8)


def refuses(model, step, text):
    """The step is refused, and trains nothing."""
    before = copy.deepcopy(model.state_dict())
    with pytest.raises(trc.errors.Unsupported, match=text) as raised:
        step(X)
    assert 'torch.compile(model, backend="trc")' in str(raised.value)
    assert all(torch.equal(before[name], now) for name, now in model.state_dict().items())


@pytest.mark.parametrize("grad", [True, False])
def test_a_function_with_a_backward_of_its_own(grad):
    model = network(Layer(8, 1))
    step = step_of(model)
    with torch.set_grad_enabled(grad):
        refuses(model, step, "in 2: Halved is a torch.autograd.Function")
    applied = torch.autograd.Function.__dict__["apply"]
    assert applied.__func__.__module__ == "torch.autograd.function"  # nothing is left patched


def test_a_function_that_has_no_gradient_to_make():
    torch.manual_seed(0)
    model = nn.Sequential(Layer(8, 8), nn.Linear(8, 1))
    model[0].requires_grad_(False)
    expected = loss(model(X)).item()
    assert step_of(model)(X).item() == pytest.approx(expected, rel=1e-5)


def test_a_hook_of_a_tensor_in_forward():
    model = network(Hooked(8, 1))
    refuses(model, step_of(model), "in 2: a tensor has a hook .`register_hook`")
    assert torch.Tensor.register_hook.__module__ == "torch._tensor"


HOOKS = {
    "register_hook": (lambda m, o, f: m[0].weight.register_hook(f), "0.weight has"),
    "register_post_accumulate_grad_hook": (
        lambda m, o, f: m[0].weight.register_post_accumulate_grad_hook(f), "0.weight has",
    ),
    "register_full_backward_hook": (
        lambda m, o, f: m[2].register_full_backward_hook(f), r"2 \(Linear\) has",
    ),
    "register_full_backward_pre_hook": (
        lambda m, o, f: m.register_full_backward_pre_hook(f), r"the model \(Sequential\) has",
    ),
    "register_step_pre_hook": (lambda m, o, f: o.register_step_pre_hook(f), "the optimizer .SGD. has"),
    "register_step_post_hook": (lambda m, o, f: o.register_step_post_hook(f), "the optimizer .SGD. has"),
}  # fmt: skip


LATER = ("register_hook", "register_step_pre_hook", "register_step_post_hook")
"""Those that are looked for at each step."""


@pytest.mark.parametrize("name", HOOKS)
def test_hooks(name):
    """Before the first step, and when one comes later; without it the step goes on."""
    register, text = HOOKS[name]
    model = network(nn.Linear(8, 1))
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    step = step_of(model, optimizer)
    for _ in range(2 if name in LATER else 1):
        hook = register(model, optimizer, lambda *args: None)
        refuses(model, step, f"{text} a hook .`{name}`")
        hook.remove()
        before = model[0].weight.detach().clone()
        step(X)
        assert not torch.equal(before, model[0].weight)


def test_hooks_of_forward_are_taken():
    model = network(nn.Linear(8, 1))
    model[0].register_forward_hook(lambda module, args, out: out * 2)
    expected = loss(model(X)).item()
    assert step_of(model)(X).item() == pytest.approx(expected, rel=1e-5)


def test_the_backend_runs_them():
    torch._dynamo.reset()
    theirs = network(Layer(8, 1))
    theirs[0].weight.register_hook(lambda gradient: gradient * 3)
    ours = copy.deepcopy(theirs)
    ours[0].weight.register_hook(lambda gradient: gradient * 3)
    loss(theirs(X)).backward()
    loss(torch.compile(ours, backend="trc")(X)).backward()
    for mine, other in zip(ours.parameters(), theirs.parameters()):
        torch.testing.assert_close(mine.grad, other.grad)
