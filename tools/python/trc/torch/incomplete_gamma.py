"""The incomplete gamma functions P and Q, in operations by element."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from .double import in_double, polynomial

aten = torch.ops.aten

# From this `a` on Temme's expansion where x is near it.
_LARGE = 12.0
_NEAR = 0.7
_SERIES, _FRACTION, _ALTERNATING = 42, 18, 18
_ORDERS, _LENGTH = 6, 16


def _temme() -> list[list[float]]:
    """The coefficients c_k of a^-k, each of powers of h, where h^2 / 2 = m - log(1 + m).

    The series of m comes from m m' = h (1 + m). c_0 is 1 / m - 1 / h, and c_k is c_(k-1)' / h
    and the multiple of 1 / m that takes its pole away.
    """
    length = _LENGTH + 2 * _ORDERS + 2
    m = [0.0, 1.0]
    for k in range(2, length):
        m.append((m[k - 1] - sum(m[i] * (k + 1 - i) * m[k + 1 - i] for i in range(2, k))) / (k + 1))
    inverse = [1.0]  # h / m
    for k in range(1, length - 1):
        inverse.append(-sum(m[i + 1] * inverse[k - i] for i in range(1, k + 1)))
    found = [inverse[1:]]
    for _ in range(1, _ORDERS):
        last = found[-1]
        found.append([(j + 2) * last[j + 2] - last[1] * inverse[j + 1] for j in range(len(last) - 2)])
    return [terms[:_LENGTH] for terms in found]


def _around(a: Tensor, x: Tensor, sign: float) -> Tensor:
    """Q where x is near a large a, and P by the other sign: erfc(h sqrt(a / 2)) / 2, and
    exp(-a h^2 / 2) times the sum of c_k(h) a^-k by sqrt(2 pi a)."""
    m = ((x - a) / a).clamp(-_NEAR, _NEAR)
    square = m - torch.log1p(m)  # half of h's
    h = torch.sign(m) * torch.sqrt(2 * square)
    inverse = a.reciprocal()
    sum = torch.zeros_like(h)
    for terms in reversed(_temme()):
        sum = sum * inverse + polynomial(terms, h)
    rest = torch.exp(-a * square) * torch.rsqrt(2 * math.pi * a) * sum
    return torch.erfc(sign * h * torch.sqrt(a / 2)) / 2 + sign * rest


def _series(a: Tensor, x: Tensor) -> Tensor:
    """Of x^n by (a + 1) ... (a + n)."""
    sum = torch.ones_like(x)
    for n in range(_SERIES, 0, -1):
        sum = 1 + sum * x / (a + n)
    return sum


def _fraction(a: Tensor, x: Tensor) -> Tensor:
    """The continued fraction 1 / (x + 1 - a - 1 (1 - a) / (x + 3 - a - 2 (2 - a) / ...))."""
    start = x + 1 - a
    below = start + 2 * _FRACTION
    for n in range(_FRACTION, 0, -1):
        below = start + 2 * (n - 1) - n * (n - a) / below
    return below.reciprocal()


def _of_small(a: Tensor, x: Tensor, log: Tensor) -> Tensor:
    """Q where both are small, and P is near 1: 1 - x^a / gamma(a + 1), less a times that quotient
    times the sum of (-x)^n / (n! (a + n))."""
    sum = torch.zeros_like(x)
    for n in range(_ALTERNATING, 0, -1):
        sum = (sum + 1 / (a + n)) * -x / n
    rest = torch.expm1(log)
    return -rest - a * (rest + 1) * sum


def _log_of_gamma(a: Tensor) -> Tensor:
    """Of a + 1; near 0 that has lost the digits of a, which the derivatives at 1 give."""
    near = a * (-0.57721566490153286 + a * (math.pi**2 / 12 - a * 1.2020569031595943 / 3))
    return torch.where(a < 1e-4, near, torch.lgamma(a + 1))


def _gamma(a: Tensor, x: Tensor, upper: bool) -> Tensor:
    """P or Q of positive numbers."""
    log = a * torch.log(x) - _log_of_gamma(a)
    factor = torch.exp(log - x)
    bound = torch.where(a < 1, 2.0, a + 8)
    below = x < bound
    near = factor * _series(a, torch.where(below, x, 0.0))
    far = factor * a * _fraction(a, torch.where(below, bound, x))
    if upper:
        small = _of_small(a.clamp(max=1), x.clamp(max=2), log)
        near = torch.where(a < 1, small, 1 - near)
    else:
        far = 1 - far
    found = torch.where(below, near, far)
    around = (a > _LARGE) & ((x - a).abs() < _NEAR * a)
    middle = _around(a.clamp(min=_LARGE), x, 1.0 if upper else -1.0)
    return torch.where(around, middle, found)


def _incomplete(upper: bool) -> Callable[[Tensor, Tensor], Tensor]:
    def apply(a: Tensor, x: Tensor) -> Tensor:
        fair = (a > 0) & (x > 0) & (a < math.inf) & (x < math.inf)
        found = _gamma(torch.where(fair, a, 1.0), torch.where(fair, x, 1.0), upper)
        none, all = (1.0, 0.0) if upper else (0.0, 1.0)
        end = torch.where(x.isinf() | (a == 0) & (x > 0), all, math.nan)
        end = torch.where(a.isinf() | (x == 0), none, end)
        neither = (a < 0) | (x < 0) | (a == 0) & (x == 0) | a.isinf() & x.isinf()
        return torch.where(fair, found, torch.where(neither, math.nan, end))

    return apply


DECOMPOSITIONS: dict[Any, Callable] = {
    aten.igamma.default: in_double(_incomplete(False)),
    aten.igammac.default: in_double(_incomplete(True)),
}
