"""Hurwitz's zeta function, in operations by element."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from .double import in_double

aten = torch.ops.aten

_SHIFT = 8


def _bernoulli(count: int) -> list[float]:
    """Those of even index by the factorial of it, from the second on: 2 (-1)^(k+1) zeta(2k) by
    (2 pi)^2k, where zeta is a sum that the first terms give and the rest's integral."""
    found = []
    for k in range(1, count + 1):
        zeta = sum(j ** (-2 * k) for j in range(1, 50)) + 49.5 ** (1 - 2 * k) / (2 * k - 1)
        found.append((-1) ** (k + 1) * 2 * zeta / (2 * math.pi) ** (2 * k))
    return found


def _sum(s: Tensor, q: Tensor) -> Tensor:
    """Of (q + k) to the power of -s, of positive q: the first terms, and Euler's and Maclaurin's
    formula for the rest."""
    sum = q**-s
    for k in range(1, _SHIFT):
        sum = sum + (q + k) ** -s
    far = q + _SHIFT
    power = far**-s
    sum = sum + far * power / (s - 1) + power / 2
    term = power * s / far
    for k, number in enumerate(_bernoulli(6)):
        sum = sum + number * term
        term = term * ((s + 2 * k + 1) / far) * ((s + 2 * k + 2) / far)
    return sum


def _zeta(s: Tensor, q: Tensor) -> Tensor:
    """Of negative q, for a whole s: q = r - m with r between 0 and 1, and the m first terms are
    (-1)^s times those of 1 - r up to -q."""
    whole = torch.floor(q)
    negative, pole = q <= 0, (q <= 0) & (q == whole)
    power = s.clamp(max=1e30)  # of infinity as of a large one
    rest = torch.where(negative & ~pole, q - whole, 0.5)
    right = _sum(power, torch.where(negative, rest, q))
    sign = 1 - 2 * torch.remainder(torch.where(s.isinf(), 0.0, s), 2)
    # Where r is 1/2 the two first cancel, exactly.
    left = right + sign * _sum(power, 1 - rest)
    left = left - sign * _sum(power, torch.where(negative, 1 - q, 1.0))
    left = torch.where(pole, math.inf, torch.where(s == torch.floor(s), left, math.nan))
    found = torch.where(negative, left, torch.where(q == math.inf, power - power, right))
    return torch.where(s == 1, math.inf, torch.where(s < 1, math.nan, found))


DECOMPOSITIONS: dict[Any, Callable] = {
    aten.special_zeta.default: in_double(_zeta),
    aten.special_zeta.other_scalar: in_double(_zeta),
    aten.special_zeta.self_scalar: in_double(_zeta),
}
