"""Moments in 8 bits: PyTorch sees f32 wherever it looks."""

import copy
import gc
import weakref

import pytest

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402

from classifier import Classifier, batch, eager  # noqa: E402

import trc.torch  # noqa: E402


def eight_bit(seed=0, **options):
    torch.manual_seed(seed)
    model = Classifier(nn.Linear(8, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, 4))
    optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
    return model, optimizer, trc.torch.compile_step(model, optimizer, moments="8bit", **options)


def moments_of(optimizer):
    return [
        state[key]
        for _, state in sorted(optimizer.state_dict()["state"].items())
        for key in ("exp_avg", "exp_avg_sq")
    ]


def test_moments_in_8_bits_learn_as_those_of_pytorch():
    model, optimizer, step = eight_bit()
    ours = [step(*batch()).item() for _ in range(8)]
    torch.manual_seed(0)
    reference, of_reference, _ = eight_bit()
    theirs = [eager(reference, of_reference) for _ in range(8)]
    assert ours == pytest.approx(theirs, rel=0.05)
    assert step.program(*batch()).state["m.model.body.2.weight"].dtype == "uint8"
    # The large matrix has none, the others do.
    states = [optimizer.state[parameter] for parameter in model.parameters()]
    assert ["exp_avg" in state for state in states] == [True, True, False, True, True, True]
    for kept, other in zip(moments_of(optimizer), moments_of(of_reference)):
        assert kept.dtype == torch.float32
        assert (kept - other).abs().max() <= 0.2 * other.abs().max()


def test_moments_in_8_bits_go_on_from_a_state_dict_with_every_bit():
    model, optimizer, step = eight_bit()
    for _ in range(3):
        step(*batch())
    kept = copy.deepcopy((model.state_dict(), optimizer.state_dict()))
    expected = [step(*batch()).item() for _ in range(3)]
    other, of_other, train = eight_bit(seed=1)
    train(*batch())
    other.load_state_dict(kept[0])
    of_other.load_state_dict(kept[1])
    saved = [kept[1]["state"][i][key] for i in range(6) for key in ("exp_avg", "exp_avg_sq")]
    for a, b in zip(moments_of(of_other), saved):
        torch.testing.assert_close(a, b, rtol=0, atol=0)
    assert [train(*batch()).item() for _ in range(3)] == expected
    for a, b in zip(moments_of(optimizer), moments_of(of_other)):
        torch.testing.assert_close(a, b, rtol=0, atol=0)
    # Another batch's program goes on with the same moments.
    x, y = batch()
    assert train(x[:3], y[:3]).item() == step(x[:3], y[:3]).item()


def test_moments_in_8_bits_and_steps_of_the_optimizer_itself():
    model, optimizer, step = eight_bit()
    step(*batch())
    before = moments_of(optimizer)
    eager(model, optimizer)
    assert "exp_avg" in optimizer.state[model.get_parameter("body.2.weight")]
    assert not torch.equal(before[4], moments_of(optimizer)[4])
    last = step(*batch()).item()
    assert "exp_avg" not in optimizer.state[model.get_parameter("body.2.weight")]
    # A step in f32 over the same optimizer takes them too, and gives them back.
    plain = trc.torch.compile_step(model, optimizer)
    assert plain(*batch()).item() < last
    held = moments_of(optimizer)[4]
    assert held.abs().max() > 0
    step(*batch())
    assert (moments_of(optimizer)[4] - held).abs().max() <= 0.5 * held.abs().max()


class Assisted(nn.Module):
    """With a second loss that can be left out, and its parameters with it."""

    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.first, self.middle = nn.Linear(64, 64), nn.Linear(64, 96)
        self.is_assisted = True

    def forward(self, x):
        y = self.first(x)
        loss = (y - x).square().mean()
        return loss + self.middle(x).square().mean() if self.is_assisted else loss


def test_moments_in_8_bits_of_a_program_without_some_of_the_parameters():
    kept = []
    for options in ({}, {"moments": "8bit"}):
        model = Assisted()
        optimizer = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9)
        step = trc.torch.compile_step(model, optimizer, **options)
        x = torch.randn(4, 64, generator=torch.Generator().manual_seed(0))
        states = []
        for model.is_assisted in (True, False, True, True, False):
            step(x)
            state = optimizer.state_dict()["state"]
            states.append([state[i]["momentum_buffer"].clone() for i in range(4)])
        kept.append(states)
    for theirs, ours in zip(*kept):
        for a, b in zip(theirs, ours):
            assert b.shape == a.shape
            assert (b - a).abs().max() <= 0.1 * a.abs().max()


def test_moments_in_8_bits_end_with_their_optimizer():
    model, optimizer, step = eight_bit()
    step(*batch())
    alive = weakref.ref(optimizer), weakref.ref(step)
    del model, optimizer, step
    gc.collect()
    assert [each() for each in alive] == [None, None]


def test_moments_that_no_optimizer_has_in_8_bits():
    model = Classifier(nn.Linear(8, 4))
    step = trc.torch.compile_step(model, torch.optim.Adafactor(model.parameters()), moments="8bit")
    with pytest.raises(trc.errors.Unsupported, match="rows and columns"):
        step(*batch())
    step = trc.torch.compile_step(model, torch.optim.AdamW(model.parameters()), moments="8bit")
    with pytest.raises(trc.errors.CompileError, match="no moment of the optimizer would be kept in 8 bits"):
        step(*batch())
