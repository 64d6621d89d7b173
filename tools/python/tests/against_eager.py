"""Training in eager, and a loss of a weight, for tests that compare with it."""

import torch
from torch import nn


def eager(model, optimizer, values, steps, clip_norm=None):
    for _ in range(steps):
        loss = model(*values)
        optimizer.zero_grad()
        loss.backward()
        if clip_norm:
            nn.utils.clip_grad_norm_(model.parameters(), clip_norm)
        optimizer.step()
        yield loss.item()


def same_state(ours, theirs):
    """Of a module or an optimizer."""
    ours, theirs = ours.state_dict(), theirs.state_dict()
    flat = torch.utils._pytree.tree_flatten
    assert str(flat(ours)[1]) == str(flat(theirs)[1])
    for mine, other in zip(flat(ours)[0], flat(theirs)[0]):
        if isinstance(mine, torch.Tensor):
            torch.testing.assert_close(mine, other, rtol=1e-4, atol=1e-5)
        else:
            assert mine == other


def same_weights(ours, theirs):
    """By distance over norm, as `make parity` holds weights; of those that are zero but for rounding
    over the norm of all."""
    norm = torch.cat([each.flatten() for each in theirs.parameters()]).norm()
    for (name, mine), other in zip(ours.named_parameters(), theirs.parameters(), strict=True):
        assert (mine - other).norm() <= max(1e-4 * other.norm(), 1e-6 * norm), name


class Weighted(nn.Module):
    """A loss of a weight `w` and a batch, by a function; `seen` is a buffer for it."""

    def __init__(self, forward):
        super().__init__()
        self.w = nn.Parameter(torch.tensor([1.0, 2.0, 3.0]))
        self.register_buffer("seen", torch.zeros(3))
        self._forward = forward

    def forward(self, x):
        return self._forward(self, x)
