"""Bessel functions of orders 0 and 1, and Airy's, in operations by element.

Near 0 by their power series, whose terms cancel in f64 by less than f32 shows; farther out by
the asymptotic expansions, up to their smallest terms.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from .double import in_double, polynomial

aten = torch.ops.aten

# The expansion of K has terms of one size as long as the series loses half of f64's digits to
# cancelling; that of J and Y has none that cancel, but e^-2x of its own.
_FAR_J, _FAR_K = 12.0, 9.0
_TERMS_NEAR, _TERMS_FAR = 28, 18


def _power_series(order: int, sign: int) -> tuple[list[float], list[float]]:
    """Of (x / 2)^2: sign^k / (k! (k + n)!), and that times psi(k + 1) + psi(k + n + 1)."""
    plain, by_psi = [], []
    psi = -0.57721566490153286  # of 1
    for k in range(_TERMS_NEAR):
        coefficient = sign**k / (math.factorial(k) * math.factorial(k + order))
        plain.append(coefficient)
        by_psi.append(coefficient * (2 * psi + (1 / (k + 1) if order else 0.0)))
        psi += 1 / (k + 1)
    return plain, by_psi


def _expansion(order: int) -> list[float]:
    """Hankel's, of 1 / x: the products of 4 n^2 - (2k - 1)^2, by k! 8^k."""
    found = [1.0]
    for k in range(1, _TERMS_FAR):
        found.append(found[-1] * (4 * order * order - (2 * k - 1) ** 2) / (8 * k))
    return found


def _halves(terms: Sequence[float], inverse: Tensor) -> tuple[Tensor, Tensor]:
    """The terms of even and of odd powers, with signs that alternate."""
    square = -inverse.square()
    return polynomial(terms[::2], square), polynomial(terms[1::2], square) * inverse


def _waves(order: int, x: Tensor) -> tuple[Tensor, Tensor]:
    """J and Y of large x: sqrt(2 / (pi x)) (P cos c - Q sin c), and (P sin c + Q cos c), where
    c = x - (n / 2 + 1 / 4) pi; its sine and cosine by those of x, which are exact at any size."""
    even, odd = _halves(_expansion(order), x.reciprocal())
    sine, cosine = torch.sin(x), torch.cos(x)
    if order:
        cosine, sine = sine - cosine, -sine - cosine
    else:
        cosine, sine = sine + cosine, sine - cosine
    scale = torch.rsqrt(math.pi * x)
    return scale * (even * cosine - odd * sine), scale * (even * sine + odd * cosine)


def _bessel_j(order: int) -> Callable[[Tensor], Tensor]:
    plain, _ = _power_series(order, -1)

    def apply(x: Tensor) -> Tensor:
        size = x.abs()
        half = size.clamp(max=_FAR_J) / 2
        near = half**order * polynomial(plain, half.square())
        far, _ = _waves(order, size.clamp(min=_FAR_J))
        found = torch.where(size < _FAR_J, near, far)
        return found * torch.sign(x) if order else found

    return apply


def _bessel_y(order: int) -> Callable[[Tensor], Tensor]:
    """pi Y(x) = 2 log(x / 2) J(x) - (2 / x where n is 1) - (x / 2)^n (the series by psi)."""
    plain, by_psi = _power_series(order, -1)

    def apply(x: Tensor) -> Tensor:
        half = x.clamp(max=_FAR_J) / 2
        square, log = half.square(), torch.log(half)
        near = (2 * log * polynomial(plain, square) - polynomial(by_psi, square)) * half**order
        if order:
            near = near - half.reciprocal()
        _, far = _waves(order, x.clamp(min=_FAR_J))
        found = torch.where(x < _FAR_J, near / math.pi, far)
        return torch.where(x == 0, -math.inf, found)

    return apply


def _bessel_k(order: int, scaled: bool) -> Callable[[Tensor], Tensor]:
    """Modified, of the second kind: the series with log(x / 2) as in Y; `scaled` by exp(x)."""
    plain, by_psi = _power_series(order, 1)
    sign = 1.0 if order else -1.0

    def apply(x: Tensor) -> Tensor:
        half = x.clamp(max=_FAR_K) / 2
        square, log = half.square(), torch.log(half)
        near = (log * polynomial(plain, square) - polynomial(by_psi, square) / 2) * half**order
        near = sign * near
        if order:
            near = near + half.reciprocal() / 2
        above = x.clamp(min=_FAR_K)
        far = polynomial(_expansion(order), above.reciprocal()) * torch.rsqrt(above * (2 / math.pi))
        if scaled:
            near = near * torch.exp(2 * half)
        else:
            far = far * torch.exp(-above)
        found = torch.where(x < _FAR_K, near, far)
        return torch.where(x == 0, math.inf, found)

    return apply


def _spherical_j0(x: Tensor) -> Tensor:
    found = torch.where(x == 0, 1.0, torch.sin(x) / x)
    return torch.where(x.isinf(), 0.0, found)


# Airy's equation y'' = x y has the same two ways; its expansion is of 2/3 x^(3/2).
_AIRY_FAR = 5.7
_AIRY_TERMS = 30


def _airy_series() -> tuple[list[float], list[float]]:
    """Of x^3: the solution with y(0) = 1 and y'(0) = 0, and x times this the one of 0 and 1."""
    even, odd = [1.0], [1.0]
    for k in range(1, _AIRY_TERMS):
        even.append(even[-1] / ((3 * k - 1) * 3 * k))
        odd.append(odd[-1] / (3 * k * (3 * k + 1)))
    return even, odd


def _airy_expansion() -> list[float]:
    """Of the inverse of 2/3 x^(3/2): (2k + 1)(2k + 3) ... (6k - 1) by 216^k k!."""
    found = [1.0]
    for k in range(1, _TERMS_FAR):
        found.append(found[-1] * (6 * k - 5) * (6 * k - 3) * (6 * k - 1) / (216 * k * (2 * k - 1)))
    return found


def _airy(x: Tensor) -> Tensor:
    """Ai."""
    even, odd = _airy_series()
    close = x.clamp(-_AIRY_FAR, _AIRY_FAR)
    cube = close * close * close
    at_zero, slope = 3 ** (-2 / 3) / math.gamma(2 / 3), 3 ** (-1 / 3) / math.gamma(1 / 3)
    near = at_zero * polynomial(even, cube) - slope * close * polynomial(odd, cube)
    size = x.abs().clamp(min=_AIRY_FAR)
    root = torch.sqrt(size)
    zeta = 2 / 3 * size * root
    inverse, scale = zeta.reciprocal(), torch.rsqrt(math.pi * root)
    terms = _airy_expansion()
    right = polynomial(terms, -inverse) * torch.exp(-zeta) * scale / 2
    sine, cosine = torch.sin(zeta), torch.cos(zeta)
    first, second = _halves(terms, inverse)
    left = ((cosine + sine) * first + (sine - cosine) * second) * scale * math.sqrt(0.5)
    found = torch.where(x.abs() < _AIRY_FAR, near, torch.where(x > 0, right, left))
    return torch.where(x.isinf(), math.nan, found)


DECOMPOSITIONS: dict[Any, Callable] = {
    aten.special_airy_ai.default: in_double(_airy),
    aten.special_bessel_j0.default: in_double(_bessel_j(0)),
    aten.special_bessel_j1.default: in_double(_bessel_j(1)),
    aten.special_bessel_y0.default: in_double(_bessel_y(0)),
    aten.special_bessel_y1.default: in_double(_bessel_y(1)),
    aten.special_modified_bessel_k0.default: in_double(_bessel_k(0, False)),
    aten.special_modified_bessel_k1.default: in_double(_bessel_k(1, False)),
    aten.special_scaled_modified_bessel_k0.default: in_double(_bessel_k(0, True)),
    aten.special_scaled_modified_bessel_k1.default: in_double(_bessel_k(1, True)),
    aten.special_spherical_bessel_j0.default: in_double(_spherical_j0),
}
