"""Orthogonal polynomials by their recurrences, in as many steps as the largest degree has."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, refuse, rule

aten = torch.ops.aten

Next = Callable[["Terms", Value, Value, Value, Value], Value]
"""Of x, k, and the polynomials of degrees k - 1 and k: that of k + 1."""

_HERMITE_LIMIT = 128  # above it PyTorch gives no number in f32


class Terms:
    """Sums and products of tensors of one shape, in f64."""

    def __init__(self, f: Function, like: Value):
        self._f, self._like = f, like

    def number(self, x: float) -> Value:
        return operand(self._f, x, self._like)

    def add(self, x: Value, y: Value) -> Value:
        return self._f.binary("add", x, y)

    def sub(self, x: Value, y: Value) -> Value:
        return self._f.binary("subtract", x, y)

    def mul(self, x: Value, y: Value) -> Value:
        return self._f.binary("multiply", x, y)

    def quotient(self, x: Value, p: Value, k: Value) -> Value:
        """(x - k p) / (k + 1)"""
        return self._f.binary("divide", self.sub(x, self.mul(k, p)), self.add(k, self.number(1)))


def _hermite(t: Terms, x: Value, k: Value, p: Value, q: Value) -> Value:
    """H: 2 x q - 2 k p."""
    return t.mul(t.number(2), _hermite_e(t, x, k, p, q))


def _hermite_e(t: Terms, x: Value, k: Value, p: Value, q: Value) -> Value:
    """He: x q - k p."""
    return t.sub(t.mul(x, q), t.mul(k, p))


def _odd(t: Terms, k: Value) -> Value:
    return t.add(t.add(k, k), t.number(1))


def _laguerre(t: Terms, x: Value, k: Value, p: Value, q: Value) -> Value:
    """((2 k + 1 - x) q - k p) / (k + 1)"""
    return t.quotient(t.mul(t.sub(_odd(t, k), x), q), p, k)


def _legendre(t: Terms, x: Value, k: Value, p: Value, q: Value) -> Value:
    """((2 k + 1) x q - k p) / (k + 1)"""
    return t.quotient(t.mul(t.mul(_odd(t, k), x), q), p, k)


def _recurrence(next: Next, most: int | None) -> Callable:
    """Degrees are cut to whole ones, and of negative ones the value is 0; above `most` no number."""

    def apply(f: Function, out: Results, x, n) -> Value:
        if out[0].dtype != "f32":
            refuse(f"a polynomial in {out[0].dtype}")
        if f.derived:
            refuse("a recurrence of as many steps as the program says has no gradient")
        x = f.convert(operand(f, x, out[0]), "f64")
        n = _degree(f, operand(f, n, out[0]))
        terms, zero = Terms(f, x), f.constant(0, "f64", x.shape)
        one = f.constant(1, "f64", x.shape)

        def step(index: Value, carried: list[Value]) -> list[Value]:
            p, q = carried
            k = f.broadcast(f.convert(index, "f64"), x.shape)
            more = f.compare("LT", f.broadcast(index, n.shape), n)
            return [f.select(more, q, p), f.select(more, next(terms, x, k, p, q), q)]

        count = f.reduce("maximum", n, range(n.rank), f.constant(0, "i64"))
        if most is not None:
            count = f.binary("minimum", count, f.constant(most, "i64"))
        # From k = 0 on, where what stands for degree -1 is multiplied by 0.
        found = f.loop(count, [zero, one], step)[1]
        found = f.select(f.compare("LT", n, f.constant(0, "i64", n.shape)), zero, found)
        if most is not None:
            above = f.compare("GT", n, f.constant(most, "i64", n.shape))
            found = f.select(above, f.constant(math.nan, "f64", x.shape), found)
        return f.convert(found, "f32")

    return apply


def _degree(f: Function, n: Value) -> Value:
    """In i64; -1 for what that does not hold, as it is negative in PyTorch."""
    fits = f.compare("LT", f.unary("abs", n), f.constant(2.0**63, n.dtype, n.shape))
    return f.select(fits, f.convert(n, "i64"), f.constant(-1, "i64", n.shape))


for _operation, _next, _most in (
    (aten.special_hermite_polynomial_h, _hermite, _HERMITE_LIMIT),
    (aten.special_hermite_polynomial_he, _hermite_e, _HERMITE_LIMIT),
    (aten.special_laguerre_polynomial_l, _laguerre, None),
    (aten.special_legendre_polynomial_p, _legendre, None),
):
    rule(_operation.default, _operation.n_scalar, _operation.x_scalar)(_recurrence(_next, _most))
