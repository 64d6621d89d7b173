"""The exponential of a matrix, by scaling and squaring."""

from __future__ import annotations

import math

import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, refuse, rule
from .linear_algebra import identity_matrix, matrix_product

aten = torch.ops.aten

# The series of a matrix of norm 1 at most ends with 1 / 13!, and needs five products.
_DEGREE, _WIDTH = 12, 4
_MOST = 140  # halvings: any norm of finite numbers


def _scaled(f: Function, x: Value, factor: Value) -> Value:
    """By a factor for each matrix."""
    return f.binary("multiply", x, f.broadcast_in_dim(factor, x.shape, range(factor.rank)))


def _series(f: Function, x: Value) -> Value:
    """Of the powers by their factorials: polynomials of degree 3 in x, in powers of x^4."""
    powers = [identity_matrix(f, x, x.shape[-1]), x]
    for _ in range(_WIDTH - 1):
        powers.append(matrix_product(f, powers[-1], x))
    found = operand(f, 0, x)
    for first in range(_DEGREE, -1, -_WIDTH):
        if first < _DEGREE:
            found = matrix_product(f, found, powers[-1])
        for k in range(min(_WIDTH, _DEGREE - first + 1)):
            weight = operand(f, 1 / math.factorial(first + k), x)
            found = f.binary("add", found, f.binary("multiply", weight, powers[k]))
    return found


@rule(aten.linalg_matrix_exp.default)
def matrix_exponential(f: Function, out: Results, self: Value) -> Value:
    """In f64, for squaring doubles what was rounded."""
    if self.dtype != "f32" or not math.prod(self.shape):
        refuse(f"the exponential of a matrix in {self.dtype}, or of none")
    if f.derived:
        refuse("squaring as often as the program says has no gradient")
    x = f.convert(self, "f64")
    sums = f.reduce("add", f.unary("abs", x), [x.rank - 2], f.constant(0, "f64"))
    norm = f.reduce("maximum", sums, [sums.rank - 1], f.constant(0, "f64"))
    halvings = f.binary("divide", f.unary("log", norm), operand(f, math.log(2), norm))
    halvings = f.unary("ceil", halvings)
    none, most = operand(f, 0, norm), operand(f, _MOST, norm)
    halvings = f.binary("minimum", f.binary("maximum", halvings, none), most)
    start = _series(f, _scaled(f, x, f.binary("power", operand(f, 0.5, norm), halvings)))
    times = f.convert(halvings, "i64")

    def step(index: Value, carried: list[Value]) -> list[Value]:
        (y,) = carried
        more = f.compare("LT", f.broadcast(index, times.shape), times)
        more = f.broadcast_in_dim(more, y.shape, range(more.rank))
        return [f.select(more, matrix_product(f, y, y), y)]

    count = f.reduce("maximum", times, range(times.rank), f.constant(0, "i64"))
    return f.convert(f.loop(count, [start], step)[0], "f32")
