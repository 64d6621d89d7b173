"""`trc.torch.compile_step` against eager: losses, weights and the optimizer's state."""

import copy

import pytest

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402

from against_eager import Weighted, eager, same_state  # noqa: E402
from classifier import Classifier  # noqa: E402

import trc.torch  # noqa: E402


def perceptron():
    torch.manual_seed(0)
    return Classifier(nn.Linear(8, 16), nn.LayerNorm(16), nn.GELU(), nn.Linear(16, 4))


def batch():
    generator = torch.Generator().manual_seed(1)
    return torch.randn(5, 8, generator=generator), torch.tensor([0, 3, -100, 1, 2])


@pytest.mark.parametrize("clip_norm", [0.0, 0.5])
@pytest.mark.parametrize(
    "make_optimizer",
    [
        lambda p: torch.optim.AdamW(p, 1e-2, weight_decay=0.1),
        lambda p: torch.optim.Adam(p, 1e-2, betas=(0.8, 0.95), weight_decay=0.01),
        lambda p: torch.optim.SGD(p, 0.1),
        lambda p: torch.optim.SGD(p, 0.05, momentum=0.9, weight_decay=0.01),
        lambda p: torch.optim.SGD(p, 0.05, momentum=0.9, weight_decay=0.01, nesterov=True),
        lambda p: torch.optim.Adafactor(p, 0.05, weight_decay=0.1),
        lambda p: trc.torch.Lion(p, 2e-3, weight_decay=0.1),
    ],
    ids=["adamw", "adam", "sgd", "momentum", "nesterov", "adafactor", "lion"],
)
def test_twenty_steps(make_optimizer, clip_norm):
    theirs, values = perceptron(), batch()
    ours = copy.deepcopy(theirs)
    of_theirs, of_ours = make_optimizer(theirs.parameters()), make_optimizer(ours.parameters())
    expected = list(eager(theirs, of_theirs, values, 20, clip_norm))
    place = ours.body[0].weight.data_ptr()
    step = trc.torch.compile_step(ours, of_ours, clip_norm=clip_norm)
    got = [step(*values).item() for _ in range(20)]
    assert got == pytest.approx(expected, rel=2e-6, abs=1e-6)
    assert ours.body[0].weight.data_ptr() == place
    same_state(ours, theirs)
    for mine, other in zip(of_ours.state.values(), of_theirs.state.values()):
        for key in mine:
            torch.testing.assert_close(mine[key], other[key], rtol=1e-4, atol=1e-6)


def test_buffers_and_a_loss_of_ones_own():
    def make():
        torch.manual_seed(0)
        return nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten())

    def loss_of(y):
        return (y * y).mean()

    theirs, ours, x = make(), make(), torch.randn(5, 3, 8, 8)
    sgd = torch.optim.SGD(theirs.parameters(), 0.05)
    expected = list(eager(lambda x: loss_of(theirs(x)), sgd, (x,), 5))
    step = trc.torch.compile_step(ours, torch.optim.SGD(ours.parameters(), 0.05), loss=loss_of)
    assert [step(x).item() for _ in range(5)] == pytest.approx(expected, rel=1e-5)
    same_state(ours, theirs)
    assert ours[1].num_batches_tracked == 5


def test_goes_on_from_state_dicts_either_way():
    theirs, values = perceptron(), batch()
    of_theirs = torch.optim.AdamW(theirs.parameters(), 1e-2)
    list(eager(theirs, of_theirs, values, 3))
    ours = perceptron()
    of_ours = torch.optim.AdamW(ours.parameters(), 1e-2)
    step = trc.torch.compile_step(ours, of_ours)
    step(*values)
    ours.load_state_dict(theirs.state_dict())
    of_ours.load_state_dict(copy.deepcopy(of_theirs.state_dict()))
    expected = list(eager(theirs, of_theirs, values, 3))
    assert [step(*values).item() for _ in range(3)] == pytest.approx(expected, rel=2e-6, abs=1e-6)
    of_theirs.load_state_dict(copy.deepcopy(of_ours.state_dict()))
    expected = list(eager(theirs, of_theirs, values, 2))
    assert [step(*values).item() for _ in range(2)] == pytest.approx(expected, rel=2e-6, abs=1e-6)


def test_groups_without_decay_and_frozen_parameters():
    def optimizer_of(model):
        model.body[0].bias.requires_grad_(False)
        matrices = [p for p in model.parameters() if p.ndim == 2]
        vectors = [p for p in model.parameters() if p.ndim == 1 and p.requires_grad]
        groups = [{"params": matrices, "weight_decay": 0.5}, {"params": vectors, "weight_decay": 0}]
        return torch.optim.AdamW(groups, 1e-2)

    theirs, ours, values = perceptron(), perceptron(), batch()
    expected = list(eager(theirs, optimizer_of(theirs), values, 8))
    step = trc.torch.compile_step(ours, optimizer_of(ours))
    assert [step(*values).item() for _ in range(8)] == pytest.approx(expected, rel=2e-6, abs=1e-6)
    same_state(ours, theirs)


def test_a_scheduler_of_pytorch():
    def make():
        model = perceptron()
        optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
        return model, optimizer, torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, 4)

    (theirs, of_theirs, sets_theirs), (ours, of_ours, sets_ours) = make(), make()
    step = trc.torch.compile_step(ours, of_ours)
    for _ in range(9):
        (expected,) = eager(theirs, of_theirs, batch(), 1)
        assert step(*batch()).item() == pytest.approx(expected, rel=2e-6, abs=1e-6)
        assert step.metrics["learning_rate"] == pytest.approx(of_theirs.param_groups[0]["lr"])
        sets_theirs.step()
        sets_ours.step()
    same_state(ours, theirs)
    same_state(of_ours, of_theirs)


def test_groups_with_rates_and_decays_of_their_own():
    def make():
        model = perceptron()
        groups = [
            {"params": [model.body[0].weight, model.body[0].bias], "lr": 1e-3},
            {"params": [model.body[3].weight], "lr": 2e-2, "weight_decay": 0.3},
            {"params": [model.body[3].bias, *model.body[1].parameters()], "weight_decay": 0.1},
        ]
        optimizer = torch.optim.AdamW(groups, 5e-3, weight_decay=0.0)
        rates = [lambda n: 1 / (n + 1), lambda n: 0.5**n, lambda n: 1.0]
        return model, optimizer, torch.optim.lr_scheduler.LambdaLR(optimizer, rates)

    (theirs, of_theirs, sets_theirs), (ours, of_ours, sets_ours) = make(), make()
    step = trc.torch.compile_step(ours, of_ours)
    for _ in range(6):
        (expected,) = eager(theirs, of_theirs, batch(), 1)
        assert step(*batch()).item() == pytest.approx(expected, rel=2e-6, abs=1e-6)
        sets_theirs.step()
        sets_ours.step()
    same_state(ours, theirs)
    with pytest.raises(trc.errors.Unsupported, match="groups with the rates"):
        trc.torch.compile_step(ours, of_ours, schedule="cosine", total_steps=9)(*batch())


@pytest.mark.parametrize("clip_norm", [0.0, 0.5])
def test_accumulation(clip_norm):
    """As PyTorch's own loop over micro-batches, frozen parameters and dropout's keys too."""

    def make():
        model = perceptron()
        model.body[0].weight.requires_grad_(False)
        return model, torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], 1e-2)

    (theirs, of_theirs), (ours, of_ours) = make(), make()
    x, labels = torch.randn(12, 8), torch.randint(0, 4, (12,))
    step = trc.torch.compile_step(ours, of_ours, accumulation=3, clip_norm=clip_norm)
    for _ in range(5):
        of_theirs.zero_grad()
        losses = [theirs(x[i : i + 4], labels[i : i + 4]) for i in (0, 4, 8)]
        for loss in losses:
            (loss / 3).backward()
        if clip_norm:
            nn.utils.clip_grad_norm_(theirs.parameters(), clip_norm)
        of_theirs.step()
        expected = sum(loss.item() for loss in losses) / 3
        assert step(x, labels).item() == pytest.approx(expected, rel=2e-6, abs=1e-6)
    same_state(ours, theirs)
    assert of_ours.state[ours.body[0].bias]["step"] == 5


def test_accumulation_draws_a_mask_for_each_micro_batch():
    model = Weighted(lambda m, x: nn.functional.dropout(m.w * x, 0.5).sum())
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 1.0), accumulation=8)
    before = model.w.detach().clone()
    step(torch.ones(8 * 3))
    # Each gradient is 0 or 2; of one mask for all eight their mean would be too.
    share = (before - model.w.detach()) / 2
    assert ((share > 0) & (share < 1)).any()


def test_a_whole_number_of_things_goes_to_each_micro_batch():
    model = Weighted(None)
    model.forward = lambda x, n: (model.w * x).sum() / n
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.0), accumulation=2)
    assert step(torch.ones(6), torch.tensor(4)).item() == 1.5


def test_lion_trains_in_eager_as_in_the_step():
    theirs, ours = perceptron(), perceptron()
    of_theirs = trc.torch.Lion(theirs.parameters(), 1e-3, weight_decay=0.1)
    of_ours = trc.torch.Lion(ours.parameters(), 1e-3, weight_decay=0.1)
    step = trc.torch.compile_step(ours, of_ours)
    step(*batch())
    list(eager(theirs, of_theirs, batch(), 1))
    of_theirs.load_state_dict(copy.deepcopy(of_ours.state_dict()))
    expected = list(eager(theirs, of_theirs, batch(), 3))
    assert [step(*batch()).item() for _ in range(3)] == pytest.approx(expected, rel=2e-6, abs=1e-6)
    with pytest.raises(ValueError, match="betas"):
        trc.torch.Lion(theirs.parameters(), betas=(0.9, 1.0))


def test_several_shapes_train_one_model():
    theirs, ours = perceptron(), perceptron()
    x, labels = batch()
    of_theirs = torch.optim.AdamW(theirs.parameters(), 1e-2)
    step = trc.torch.compile_step(ours, torch.optim.AdamW(ours.parameters(), 1e-2))
    for rows in (5, 2, 5, 2):
        (expected,) = eager(theirs, of_theirs, (x[:rows], labels[:rows]), 1)
        assert step(x[:rows], labels[:rows]).item() == pytest.approx(expected, rel=2e-6, abs=1e-6)


def test_a_schedule_and_dropout():
    torch.manual_seed(0)
    model = Classifier(nn.Linear(8, 16), nn.Dropout(0.5), nn.Linear(16, 4))
    values = batch()
    step = trc.torch.compile_step(
        model, torch.optim.SGD(model.parameters(), 0.1),
        schedule="linear", warmup_steps=2, total_steps=4,
    )  # fmt: skip
    rates = []
    for _ in range(5):
        step(*values)
        rates.append(step.metrics["learning_rate"])
    assert rates == pytest.approx([0.05, 0.1, 0.05, 0, 0])
    torch.manual_seed(3)
    first = step(*values).item()
    assert step(*values).item() != first
    torch.manual_seed(3)
    assert step(*values).item() == first  # the rate is 0 by now


@pytest.mark.parametrize(
    ("make_optimizer", "text"),
    [
        (lambda p: torch.optim.RMSprop(p), "RMSprop: the optimizers that are supported are AdamW, "),
        (lambda p: torch.optim.AdamW(p, amsgrad=True), "AdamW with amsgrad=True"),
        (lambda p: torch.optim.SGD(p, 0.1, momentum=0.9, dampening=0.1), "SGD with dampening=0.1"),
    ],
)
def test_optimizers_that_trc_has_not(make_optimizer, text):
    model = perceptron()
    with pytest.raises(trc.errors.Unsupported, match=text):
        trc.torch.compile_step(model, make_optimizer(model.parameters()))(*batch())


def test_what_cannot_be_a_step():
    values = batch()
    model = perceptron()
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    step = trc.torch.compile_step(model, optimizer, schedule="constant")
    step(*values)
    optimizer.param_groups[0]["lr"] = 0.2
    with pytest.raises(trc.errors.InvalidArgument, match="leave the schedule out of compile_step"):
        step(*values)
    with pytest.raises(trc.errors.InvalidArgument, match="belong to a schedule: name it"):
        trc.torch.compile_step(model, optimizer, warmup_steps=3)
    with pytest.raises(trc.errors.InvalidArgument, match="expected rows for 2 micro-batches"):
        trc.torch.compile_step(model, optimizer, accumulation=2)(*values)
    with pytest.raises(trc.errors.InvalidArgument, match="no scalar loss"):
        trc.torch.compile_step(model.body, torch.optim.SGD(model.parameters(), 0.1))(values[0])
    grows = Classifier(nn.Linear(8, 4))
    grows.forward = lambda x, labels: torch.fft.rfft(grows.body(x)).abs().sum()
    with pytest.raises(trc.errors.Unsupported, match="_fft_r2c.default, cannot be compiled: no rule"):
        trc.torch.compile_step(grows, torch.optim.SGD(grows.parameters(), 0.1))(*values)


def test_the_row_of_padding_is_not_trained():
    def make():
        torch.manual_seed(0)
        model = Classifier(nn.Embedding(5, 4, padding_idx=1), nn.Flatten(), nn.Linear(12, 3))
        nn.init.normal_(model.body[0].weight)  # the row has numbers, which are read
        return model, torch.optim.SGD(model.parameters(), 0.5)

    values = torch.tensor([[0, 1, 2], [1, 1, 4]]), torch.tensor([0, 2])
    theirs, optimizer = make()
    ours, other = make()
    step = trc.torch.compile_step(ours, other)
    for _ in range(3):
        loss = theirs(*values)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        torch.testing.assert_close(step(*values), loss.detach())
    torch.testing.assert_close(ours.state_dict(), theirs.state_dict())
    assert torch.equal(ours.body[0].weight[1], make()[0].body[0].weight[1])


def test_a_frozen_parameter_in_the_optimizer():
    theirs, ours, values = perceptron(), perceptron(), batch()
    for model in (theirs, ours):
        model.body[0].weight.requires_grad_(False)
    optimizers = [torch.optim.SGD(m.parameters(), 0.1, weight_decay=0.1) for m in (theirs, ours)]
    expected = list(eager(theirs, optimizers[0], values, 4))
    step = trc.torch.compile_step(ours, optimizers[1])
    assert [step(*values).item() for _ in range(4)] == pytest.approx(expected, rel=2e-6)
    same_state(ours, theirs)


def test_a_change_of_the_model_is_compiled_anew():
    def make():
        torch.manual_seed(0)
        model = Classifier(nn.Linear(8, 16), nn.BatchNorm1d(16), nn.Linear(16, 4))
        return model, torch.optim.SGD(model.parameters(), 0.1)

    (theirs, of_theirs), (ours, of_ours), values = make(), make(), batch()
    step = trc.torch.compile_step(ours, of_ours)

    def check():
        expected = list(eager(theirs, of_theirs, values, 2))
        assert [step(*values).item() for _ in range(2)] == pytest.approx(expected, rel=1e-5)
        same_state(ours, theirs)

    check()
    for model in (theirs, ours):
        model.body[1].eval()
    check()
    for model in (theirs, ours):
        model.body[0].weight.requires_grad_(False)
    check()
    full = step.text(*values)
    with torch.autocast("cpu", torch.bfloat16):
        assert step.text(*values) != full


def test_numbers_of_different_types():
    model = Weighted(None)
    model.forward = lambda x, n: (model.w * x).sum() * (2 if isinstance(n, float) else 3)
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.0))
    assert [step(torch.ones(3), n).item() for n in (1, 1.0, True)] == [18, 12, 18]


@pytest.mark.parametrize(
    ("name", "value"), [("weight_decay", 0.5), ("betas", (0.5, 0.9)), ("eps", 1e-3)]
)
def test_a_number_of_the_optimizer_that_changes(name, value):
    model, values = perceptron(), batch()
    optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
    step = trc.torch.compile_step(model, optimizer)
    step(*values)
    optimizer.param_groups[0][name] = value
    with pytest.raises(trc.errors.InvalidArgument, match="changed after the step was compiled"):
        step(*values)


def test_parameters_of_other_ages_are_refused():
    model = perceptron()
    optimizer = torch.optim.Adam(model.parameters(), 1e-2)
    step = trc.torch.compile_step(model, optimizer)
    step(*batch())
    next(iter(optimizer.state.values()))["step"] += 3
    before = copy.deepcopy(model.state_dict())
    with pytest.raises(trc.errors.Unsupported, match="different numbers of steps"):
        step(*batch())
    for name, tensor in model.state_dict().items():
        assert torch.equal(tensor, before[name])


def test_a_batch_without_elements():
    model = Weighted(lambda model, x: 2 * model.w.sum() + x.sum())
    after = model.w.detach() - 0.2
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    step(torch.ones(0))
    torch.testing.assert_close(model.w.detach(), after)


def test_a_batch_without_memory():
    model = Weighted(lambda model, x: (model.w.sum() * x).sum())
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    x = torch.ones(5)
    step(x)
    x.untyped_storage().resize_(0)
    with pytest.raises(trc.errors.InvalidArgument, match="no memory"):
        step(x)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_parameters_of_half_the_bits(dtype):
    """Without moments they are trained, in their type. All numbers here are exact in it."""
    ours = nn.Linear(4, 1).to(dtype)
    nn.init.constant_(ours.weight, 0.25)
    nn.init.constant_(ours.bias, 0.5)
    theirs = copy.deepcopy(ours)
    x = torch.ones(2, 4, dtype=dtype)
    square = lambda out: out.square().mean()  # noqa: E731
    loss = trc.torch.compile_step(ours, torch.optim.SGD(ours.parameters(), 0.125), loss=square)(x)
    optimizer = torch.optim.SGD(theirs.parameters(), 0.125)
    expected = square(theirs(x))
    expected.backward()
    optimizer.step()
    torch.testing.assert_close(loss, expected.detach())
    for mine, other in zip(ours.parameters(), theirs.parameters()):
        torch.testing.assert_close(mine, other)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize(
    "make_optimizer",
    [torch.optim.AdamW, lambda p: torch.optim.SGD(p, 0.1, momentum=0.9), torch.optim.Adafactor],
    ids=["adamw", "momentum", "adafactor"],
)
def test_moments_of_half_the_bits_are_refused(make_optimizer, dtype):
    model = nn.Linear(4, 1).to(dtype)
    optimizer = make_optimizer(model.parameters())
    step = trc.torch.compile_step(model, optimizer, loss=lambda out: out.square().mean())
    before = copy.deepcopy(model.state_dict())
    with pytest.raises(trc.errors.Unsupported, match="weight is a parameter in .*: keep the parameters in float32"):
        step(torch.ones(2, 4, dtype=dtype))
    assert not optimizer.state
    assert all(torch.equal(before[name], now) for name, now in model.state_dict().items())
