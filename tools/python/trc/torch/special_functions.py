"""Bessel functions and derivatives of the logarithm of gamma, in operations by element; and the
table of these and of what stands in files of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from . import (
    bessel_functions,
    chebyshev_polynomials,
    error_functions,
    hurwitz_zeta,
    incomplete_gamma,
)

aten = torch.ops.aten

# Below, I_n(x) exp(-x) is a mean over angles, exp(x (cos t - 1)) cos(n t), which the
# trapezoidal rule gives to f32's precision with so many points; above, the series in 1 / x.
_POINTS = 20
_FAR = 30.0
_TERMS = 6


def _by_angles(x: Tensor, order: int) -> Tensor:
    ends = (1.0 + (-1.0) ** order * torch.exp(-2 * x)) / 2
    for k in range(1, _POINTS):
        cosine = math.cos(math.pi * k / _POINTS)
        weight = cosine if order else 1.0
        ends = ends + weight * torch.exp(x * (cosine - 1))
    return ends / _POINTS


def _far_away(x: Tensor, order: int) -> Tensor:
    sum = term = torch.ones_like(x)
    for k in range(1, _TERMS + 1):
        term = term * ((2 * k - 1) ** 2 - 4 * order * order) / (8 * k) / x
        sum = sum + term
    return sum * torch.rsqrt(2 * math.pi * x)


def _bessel_i(order: int, scaled: bool) -> Callable[[Tensor], Tensor]:
    """Modified, of the first kind; `scaled` by exp(-|x|)."""

    def apply(x: Tensor) -> Tensor:
        if x.dtype != torch.float32:
            return NotImplemented
        size = x.abs()
        near = _by_angles(size.clamp(max=_FAR), order)
        found = torch.where(size > _FAR, _far_away(size.clamp(min=_FAR), order), near)
        if order:  # near 0 what is added up above cancels
            square = (size.clamp(max=1) / 2).square()
            sum = term = torch.ones_like(x)
            for k in range(1, 7):
                term = term * square / (k * (k + 1))
                sum = sum + term
            small = sum * size / 2 * torch.exp(-size.clamp(max=1))
            found = torch.where(size < 1, small, found) * torch.sign(x)
        return found if scaled else found * torch.exp(size)

    return apply


# Bernoulli's numbers of even index by the factorial of it, from the second on.
_BERNOULLI = [1 / 12, -1 / 720, 1 / 30240, -1 / 1209600, 1 / 47900160]
_SHIFT = 8


def _zeta(s: int, x: Tensor) -> Tensor:
    """The sum of (x + k) to the power of -s, of positive x: the first terms, and Euler's and
    Maclaurin's formula for the rest."""
    sum = torch.zeros_like(x)
    for k in range(_SHIFT):
        sum = sum + (x + k) ** -s
    far = x + _SHIFT
    power = far**-s
    sum = sum + far ** (1 - s) / (s - 1) + power / 2
    factor = float(s)
    for k, number in enumerate(_BERNOULLI):
        sum = sum + number * factor * power / far
        power = power / far / far
        factor *= (s + 2 * k + 1) * (s + 2 * k + 2)
    return sum


def _derivative_of_cotangent(n: int, cotangent: Tensor) -> Tensor:
    """The n-th derivative of pi cot(pi x), a polynomial in the cotangent."""
    numbers = [0.0, 1.0]
    for _ in range(n):  # (c^k)' = -k c^(k-1) (1 + c^2)
        next = [0.0] * (len(numbers) + 1)
        for k, number in enumerate(numbers):
            if k:
                next[k - 1] -= k * number
                next[k + 1] -= k * number
        numbers = next
    result = torch.zeros_like(cotangent)
    for number in reversed(numbers):
        result = result * cotangent + number
    return result * math.pi ** (n + 1)


def polygamma(n: int, x: Tensor) -> Tensor:
    """The n-th derivative of digamma; of negative numbers by reflection. Of infinity it is 0,
    where PyTorch has NaN from the second derivative on."""
    if n == 0:
        return torch.digamma(x)
    if n > 8 or x.dtype != torch.float32:
        return NotImplemented
    sign = float((-1) ** n)
    factorial = float(math.factorial(n))
    negative = x <= 0
    found = -sign * factorial * _zeta(n + 1, torch.where(negative, 1 - x, x))
    rest = x - torch.round(x)
    # Of the distance to a half, so that it is exact near its zeros: even orders are odd in it.
    size = torch.where(rest == 0, 0.25, rest.abs())
    cotangent = torch.sign(rest) * torch.sin(math.pi * (0.5 - size)) / torch.sin(math.pi * size)
    reflected = sign * found - _derivative_of_cotangent(n, cotangent)
    pole = torch.full_like(x, -sign * math.inf)
    return torch.where(negative, torch.where(rest == 0, pole, reflected), found)


DECOMPOSITIONS: dict[Any, Callable] = {
    aten.i0.default: _bessel_i(0, False),
    aten.polygamma.default: polygamma,
    aten.special_i0e.default: _bessel_i(0, True),
    aten.special_i1.default: _bessel_i(1, False),
    aten.special_i1e.default: _bessel_i(1, True),
    aten.special_modified_bessel_i0.default: _bessel_i(0, False),
    aten.special_modified_bessel_i1.default: _bessel_i(1, False),
    **bessel_functions.DECOMPOSITIONS,
    **chebyshev_polynomials.DECOMPOSITIONS,
    **error_functions.DECOMPOSITIONS,
    **hurwitz_zeta.DECOMPOSITIONS,
    **incomplete_gamma.DECOMPOSITIONS,
}
