"""`compile_step` in f16: the loss scale of a `GradScaler`, against eager and against f32."""

import copy

import pytest

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402
from torch.amp import GradScaler  # noqa: E402

from classifier import Classifier  # noqa: E402

import trc.torch  # noqa: E402


def make():
    torch.manual_seed(0)
    model = Classifier(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 4))
    return model, torch.optim.AdamW(model.parameters(), 1e-2)


def batch():
    generator = torch.Generator().manual_seed(1)
    return torch.randn(16, 8, generator=generator), torch.arange(16) % 4


def eager(model, optimizer, scaler, steps):
    for _ in range(steps):
        with torch.autocast("cpu", torch.float16):
            loss = model(*batch())
        optimizer.zero_grad()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        yield loss.item()


def test_a_scale_changes_no_bit_in_f32():
    """As it does in the recipe: a power of two rounds nothing."""
    (plain, of_plain), (scaled, of_scaled) = make(), make()
    step = trc.torch.compile_step(plain, of_plain)
    scaler = GradScaler("cpu", init_scale=2.0**10, growth_interval=3)
    other = trc.torch.compile_step(scaled, of_scaled, scaler=scaler)
    for _ in range(7):
        assert step(*batch()) == other(*batch())
    for mine, theirs in zip(scaled.parameters(), plain.parameters()):
        assert torch.equal(mine, theirs)
    assert scaler.get_scale() == 2.0**12  # after 3 and 6 steps
    assert scaler.state_dict()["_growth_tracker"] == 1
    assert other.metrics["loss_scale"] == 2.0**12 and other.metrics["skipped_steps"] == 0


def test_the_precision_makes_a_scaler():
    (theirs, of_theirs), (ours, of_ours) = make(), make()
    expected = list(eager(theirs, of_theirs, GradScaler("cpu", enabled=False), 12))
    step = trc.torch.compile_step(ours, of_ours, precision="f16")
    assert [step(*batch()).item() for _ in range(12)] == pytest.approx(expected, rel=5e-3)
    assert step.scaler.get_scale() == 65536
    assert step.scaler.state_dict()["_growth_tracker"] == 12
    assert of_ours.state[ours.body[0].weight]["step"] == 12


def test_autocast_with_a_scaler():
    (theirs, of_theirs), (ours, of_ours) = make(), make()
    scalers = [GradScaler("cpu", init_scale=256.0, growth_interval=4) for _ in range(2)]
    expected = list(eager(theirs, of_theirs, scalers[0], 10))
    step = trc.torch.compile_step(ours, of_ours, scaler=scalers[1])
    with torch.autocast("cpu", torch.float16):
        got = [step(*batch()).item() for _ in range(10)]
    assert got == pytest.approx(expected, rel=5e-3)
    assert scalers[0].state_dict() == scalers[1].state_dict()


def test_a_step_that_overflows_is_skipped():
    model, optimizer = make()
    scaler = GradScaler("cpu", init_scale=2.0**40)
    step = trc.torch.compile_step(model, optimizer, scaler=scaler, precision="f16")
    before = copy.deepcopy(model.state_dict())
    for skipped in range(1, 4):
        step(*batch())
        assert step.metrics["skipped_steps"] == skipped
        assert scaler.get_scale() == 2.0 ** (40 - skipped)
    assert step.steps == 0
    assert optimizer.state[model.body[0].weight]["step"] == 0
    torch.testing.assert_close(model.state_dict(), before, rtol=0, atol=0)
    first = step(*batch()).item()
    while step.steps < 5:
        loss = step(*batch()).item()
    assert loss < first
    assert optimizer.state[model.body[0].weight]["step"] == 5


def test_a_scaler_goes_on_from_its_state():
    model, optimizer = make()
    old = GradScaler("cpu", init_scale=512.0, growth_interval=5)
    step = trc.torch.compile_step(model, optimizer, scaler=old)
    for _ in range(3):
        step(*batch())
    new = GradScaler("cpu")
    new.load_state_dict(old.state_dict())
    again = trc.torch.compile_step(model, optimizer, scaler=new)
    for _ in range(2):
        again(*batch())
    assert new.get_scale() == 1024
    new.set_growth_interval(1)  # compiled anew
    again(*batch())
    assert new.get_scale() == 2048
    new.load_state_dict(old.state_dict())
    again(*batch())
    assert new.get_scale() == 512


def test_a_scaler_that_is_off():
    model, optimizer = make()
    step = trc.torch.compile_step(model, optimizer, scaler=GradScaler("cpu", enabled=False))
    step(*batch())
    assert "loss_scale" not in step.metrics
