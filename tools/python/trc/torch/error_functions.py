"""What belongs to the error function, in operations by element."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from .double import in_double, polynomial

aten = torch.ops.aten

_FAR = 8.0  # from here on the expansion of erfc, which f32 holds up to it
_TERMS = 7
_STEPS = 2


def _erfcx(x: Tensor) -> Tensor:
    """exp(x^2) erfc(x); of large x the series of (2k - 1)!! / (-2 x^2)^k by sqrt(pi) x."""
    near = x.clamp(max=_FAR)
    found = torch.exp(near.square()) * torch.erfc(near.to(torch.float32)).to(torch.float64)
    terms = [1.0]
    for k in range(1, _TERMS):
        terms.append(-terms[-1] * (2 * k - 1) / 2)
    above = x.clamp(min=_FAR)
    far = polynomial(terms, above.square().reciprocal()) / (above * math.sqrt(math.pi))
    return torch.where(x < _FAR, found, far)


def _ndtri(p: Tensor) -> Tensor:
    """The normal distribution's quantile, by Halley's steps for the logarithm of the integral
    N(x) = erfc(-x / sqrt(2)) / 2, whose derivatives are h = N' / N and -h (x + h). They start from
    the tangent at 1/2, and in the tail from where exp(-x^2 / 2) / 2, which N(x) stays below, is p."""
    tail = torch.where(p > 0.5, 1 - p, p)
    log = torch.log(2 * tail)
    far = tail < 0.25
    start = -torch.sqrt(-2 * torch.where(far, log, -1.0))
    x = torch.where(far, start, math.sqrt(2 * math.pi) * (tail - 0.5))
    for _ in range(_STEPS):
        twice = torch.erfc(-x * math.sqrt(0.5))
        h = math.sqrt(2 / math.pi) * torch.exp(-x.square() / 2) / twice
        step = (torch.log(twice) - log) / h
        x = x - step / (1 + step * (x + h) / 2)
    found = torch.where(p > 0.5, -x, x)
    return torch.where(p == 0, -math.inf, torch.where(p == 1, math.inf, found))


DECOMPOSITIONS: dict[Any, Callable] = {
    aten.special_erfcx.default: in_double(_erfcx),
    aten.special_ndtri.default: in_double(_ndtri),
}
