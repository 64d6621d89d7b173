"""What a script changes between steps: parts of the model, buffers, what is trained, groups."""

import copy
import warnings

import pytest

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402

from classifier import Classifier, batch, eager  # noqa: E402

import trc.torch  # noqa: E402


def perceptron():
    torch.manual_seed(0)
    return Classifier(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 4))


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


def each(optimizer, model, change):
    for parameter in model.parameters():
        change(optimizer.state, parameter)


def put_anew(state, parameter):
    state[parameter] = {}


def put_zeros(state, parameter):
    zeros = {key: torch.zeros_like(parameter) for key in ("exp_avg", "exp_avg_sq")}
    state[parameter] = {"step": torch.tensor(0.0), **zeros}


def clear(state, parameter):
    state[parameter].clear()


def forget_the_first_moment(state, parameter):
    state[parameter]["exp_avg"] = torch.zeros_like(parameter)


@pytest.mark.parametrize("change", (put_anew, put_zeros, clear, forget_the_first_moment))
def test_entries_of_the_state_that_a_script_puts_in(change):
    both = pair(adam)
    same(both)
    for model, optimizer, _ in both:
        each(optimizer, model, change)
    same(both, 3)
    (theirs, of_theirs, _), (ours, of_ours, _) = both
    torch.testing.assert_close(of_ours.state_dict()["state"], of_theirs.state_dict()["state"])


def test_state_that_is_cleared_before_a_step_in_eager():
    both = pair(adam)
    same(both)
    for model, optimizer, _ in both:
        optimizer.state.clear()
        eager(model, optimizer)
    same(both, 3)
    assert {int(state["step"]) for state in both[1][1].state.values()} == {4}


class Square(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.body = nn.Linear(8, 8, bias=False)

    def forward(self, x):
        return self.body(x).square().mean()


def test_a_parameter_that_is_transposed_where_it_lies():
    models = [Square(), Square()]
    theirs, ours = (torch.optim.SGD(m.parameters(), 0.1) for m in models)
    step = trc.torch.compile_step(models[1], ours)
    x = batch()[0]
    step(x)
    for rounds in range(3):
        if rounds:
            for model in models:
                model.body.weight.data = model.body.weight.data.t()
            step(x)
        theirs.zero_grad()
        models[0](x).backward()
        theirs.step()
        torch.testing.assert_close(models[1].body.weight, models[0].body.weight)


def test_a_moment_that_is_reshaped_where_it_lies():
    both = pair(adam)
    same(both)
    ours, optimizer, train = both[1]
    state = optimizer.state[ours.body[0].weight]
    state["exp_avg"].unsqueeze_(0)  # its numbers are where they were
    same(both)
    before = copy.deepcopy(ours.state_dict())
    for change in (lambda t: t.squeeze_(0).t_(), lambda t: t.t_().resize_(4, 4)):
        change(state["exp_avg"])
        with pytest.raises(
            trc.errors.InvalidArgument, match="exp_avg of .*body.0.weight is a tensor of .* give it its shape"
        ):
            train()
        torch.testing.assert_close(ours.state_dict(), before, rtol=0, atol=0)


def test_a_moment_of_the_same_shape_that_is_transposed():
    torch.manual_seed(0)
    models = [Classifier(nn.Linear(8, 8), nn.Tanh(), nn.Linear(8, 4)) for _ in range(2)]
    models[1].load_state_dict(models[0].state_dict())
    optimizers = [adam(model.parameters()) for model in models]
    step = trc.torch.compile_step(models[1], optimizers[1])
    both = [
        (models[0], optimizers[0], lambda: eager(models[0], optimizers[0])),
        (models[1], optimizers[1], lambda: step(*batch()).item()),
    ]
    same(both)
    for model, optimizer in zip(models, optimizers):
        optimizer.state[model.body[0].weight]["exp_avg"].t_()
    same(both)


def test_a_parameter_that_got_another_shape_or_type_is_refused():
    model = Square()
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    x = batch()[0]
    step(x)
    whole = model.body.weight.data
    for other in (whole[:4], whole.double()):
        before = whole.clone()
        model.body.weight.data = other
        with pytest.raises(trc.errors.InvalidArgument, match=r"body.weight: expected a .* of \(8, 8\)"):
            step(x)
        torch.testing.assert_close(whole, before, rtol=0, atol=0)
    model.body.weight.data = whole
    step(x)


class Affine(nn.Module):
    """Two buffers of one shape that do different things; at first one tensor, or two."""

    def __init__(self, scale, shift):
        super().__init__()
        torch.manual_seed(0)
        self.body = nn.Linear(8, 4)
        self.register_buffer("scale", scale)
        self.register_buffer("shift", shift)

    def forward(self, x):
        return (self.body(x) * self.scale + self.shift).square().mean()


def filled(value):
    return torch.full((4,), float(value))


def test_a_buffer_that_is_registered_again():
    model = Affine(filled(2), filled(-3))
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.0))
    x = batch()[0]
    for _ in range(3):
        assert step(x).item() == pytest.approx(model(x).item())
        scale = model.scale
        del model.scale
        model.register_buffer("scale", scale.clone())


def test_names_of_buffers_that_change_places():
    model = Affine(filled(2), filled(-3))
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.0))
    x = batch()[0]
    first = step(x).item()
    scale, shift = model.scale, model.shift
    del model.scale, model.shift
    model.register_buffer("shift", scale)
    model.register_buffer("scale", shift)
    assert step(x).item() == pytest.approx(model(x).item())
    assert step(x).item() != pytest.approx(first)


def test_buffers_that_were_one_tensor_and_are_parted():
    one = filled(2)
    model = Affine(one, one)
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.0))
    x = batch()[0]
    for change in (filled(2), filled(-3)):
        assert step(x).item() == pytest.approx(model(x).item())
        model.shift = change
    assert step(x).item() == pytest.approx(model(x).item())
    model.shift = model.scale
    assert step(x).item() == pytest.approx(model(x).item())
    assert len(step._made) == 2


class Pair(nn.Module):
    """Two weights of 8 by 8."""

    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.a = nn.Linear(8, 8, bias=False)
        self.b = nn.Linear(8, 8, bias=False)

    def forward(self, x):
        return self.b(self.a(x).tanh()).square().mean()


def pair_at(offsets, size):
    """A pair, and the flat memory where its weights begin at `offsets`."""
    model = Pair()
    whole = torch.zeros(size + 16)
    whole = whole[-whole.data_ptr() // 4 % 16 :][:size]  # from a multiple of 64 bytes on
    for parameter, offset in zip(model.parameters(), offsets):
        part = whole[offset : offset + 64]
        part.copy_(parameter.detach().flatten())
        parameter.data = part.view(8, 8)
    return model, whole


def trains(model):
    return trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))


def test_two_parameters_over_one_memory_are_not_parted():
    model, _ = pair_at((1, 1), 65)
    before = [p.data_ptr() for p in model.parameters()]
    with pytest.raises(trc.errors.InvalidArgument, match="a.weight and model.b.weight lie in one memory"):
        trains(model)(batch()[0])
    assert [p.data_ptr() for p in model.parameters()] == before


def test_views_that_do_not_follow_are_warned_of():
    x = batch()[0]
    model, _ = pair_at((1, 65), 129)
    step = trains(model)
    with pytest.warns(UserWarning, match="a.weight and 1 more: a view that is not row-major"):
        step(x)
    model, whole = pair_at((0, 64), 128)
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        step(x)  # once
        trains(model)(x)
    assert torch.equal(whole[64:].view(8, 8), model.b.weight)


@pytest.mark.parametrize("rows", (slice(0, 8), slice(2, 6)))
def test_a_batch_that_is_a_parameter(rows):
    theirs, ours = Pair(), Pair()
    optimizer = torch.optim.SGD(theirs.parameters(), 0.1)
    step = trains(ours)
    for _ in range(2):
        optimizer.zero_grad()
        theirs(theirs.a.weight.detach()[rows].clone()).backward()
        optimizer.step()
        step(ours.a.weight[rows])
        torch.testing.assert_close(ours.state_dict(), theirs.state_dict(), rtol=1e-6, atol=1e-7)


def test_a_batch_of_another_type_than_the_weights():
    step = trains(Pair())
    x = batch()[0]
    for other in (x.double(), x.bfloat16()):
        with pytest.raises(
            trc.errors.InvalidArgument,
            match=rf"a/linear: expected operands of one type, got the batch's args_0 {other.dtype}, "
            r"model.a.weight torch.float32",
        ):
            step(other)
    with pytest.raises(trc.errors.InvalidArgument, match="value 0 .* numpy.ndarray.* by torch.from_numpy"):
        step(x.numpy())
    step(x)


def test_a_parameter_without_memory():
    model = Pair()
    step = trains(model)
    step(batch()[0])
    model.a.weight.untyped_storage().resize_(0)
    with pytest.raises(trc.errors.InvalidArgument, match="a.weight has no memory"):
        step(batch()[0])


def test_parameters_that_the_optimizer_has_not():
    model = Pair()
    step = trains(model)
    step(batch()[0])
    model.load_state_dict({k: v.clone() for k, v in model.state_dict().items()}, assign=True)
    with pytest.raises(trc.errors.InvalidArgument, match="trains none of the parameters"):
        step(batch()[0])


def test_a_first_step_in_inference_mode():
    both = pair(adam)
    (theirs, of_theirs, _), (ours, of_ours, train) = both
    with torch.inference_mode():
        train()
        train()
    eager(theirs, of_theirs)
    eager(theirs, of_theirs)
    for model, optimizer, _ in both:
        eager(model, optimizer)
    same(both)
