"""Chebyshev's polynomials of the four kinds, of any degree, in operations by element."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from .double import in_double

aten = torch.ops.aten

# The degrees that PyTorch's integers hold; of others, and of negative ones, it gives 0.
_MOST = 2.0**63
_LARGEST = 1e39  # of infinity as of this: what is infinite in f32, and of no quotient NaN


def _waves(size: Tensor, m: Tensor, odd: Tensor) -> Tensor:
    """cos m a of a size cos a, and outside of [-1, 1] cosh m a of a size cosh a, by the power of
    exp(a) = cosh a + sinh a; sin and sinh where it is `odd`."""
    angle = m * torch.acos(size.clamp(max=1))
    inside = torch.cos(angle - odd.to(angle.dtype) * (math.pi / 2))
    above = size.clamp(min=1)
    power = (above + torch.sqrt((above - 1) * (above + 1))) ** m
    inverse = power.reciprocal()
    outside = (power + torch.where(odd, -inverse, inverse)) / 2
    return torch.where(size < 1, inside, outside)


def _chebyshev(kind: str, shifted: bool = False) -> Callable[[Tensor, Tensor], Tensor]:
    """Of x = cos a, or cosh a outside of [-1, 1]: T = cos n a, U = sin (n + 1) a / sin a,
    V = cos (n + 1/2) a / cos a/2, W = sin (n + 1/2) a / sin a/2. Of -x they are (-1)^n times
    those of x, where V and W change places. `shifted` is of 2 x - 1."""

    def apply(x: Tensor, n: Tensor) -> Tensor:
        x, n = torch.broadcast_tensors(2 * x - 1 if shifted else x, torch.trunc(n))
        known = (n >= 0) & (n < _MOST)
        n = torch.where(known, n, 0.0)
        negative, size = x < 0, x.abs().clamp(max=_LARGEST)
        from_one = (size - 1).abs()
        if kind == "t":
            found = _waves(size, n, torch.zeros_like(negative))
        elif kind == "u":
            found = _waves(size, n + 1, torch.ones_like(negative))
            found = torch.where(size == 1, n + 1, found * torch.rsqrt(from_one * (1 + size)))
        else:
            odd = negative if kind == "v" else ~negative
            found = _waves(size, n + 0.5, odd) * math.sqrt(2)
            found = found * torch.rsqrt(torch.where(odd, from_one, 1 + size))
            found = torch.where(odd & (size == 1), 2 * n + 1, found)
        found = torch.where(negative & (torch.remainder(n, 2) == 1), -found, found)
        # Of degree 0 it is 1, of what is no number too.
        return torch.where(n == 0, torch.where(known, 1.0, 0.0), found)

    return apply


DECOMPOSITIONS: dict[Any, Callable] = {}
for _kind in "tuvw":
    for _name, _shifted in ((f"chebyshev_polynomial_{_kind}", False),
                            (f"shifted_chebyshev_polynomial_{_kind}", True)):  # fmt: skip
        _operation = getattr(aten, f"special_{_name}")
        for _overload in (_operation.default, _operation.n_scalar, _operation.x_scalar):
            DECOMPOSITIONS[_overload] = in_double(_chebyshev(_kind, _shifted))
