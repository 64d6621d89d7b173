"""Running extremes, and running sums of exponentials.

What is joined with the neighbour 1, 2, 4 ... places before covers all places before: as many
steps as the extent has digits in base two.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import torch

from ..stablehlo import Function, Value
from ..table import Results, dim_of, refuse, rule
from .reductions import highest, lowest, wide

aten = torch.ops.aten

Join = Callable[[list[Value], list[Value]], list[Value]]
"""Earlier values and later ones to what both are together."""


def _scan(f: Function, values: list[Value], fills: list[bool | int | float], dim: int, join: Join) -> list[Value]:
    """`fills` stand before the first of a dimension."""
    extent, step = values[0].shape[dim], 1
    while step < extent:
        earlier = []
        for value, fill in zip(values, fills):
            low = [step if d == dim else 0 for d in range(value.rank)]
            high = [-n for n in low]
            earlier.append(f.pad(value, f.constant(fill, value.dtype), low, high))
        values = join(earlier, values)
        step *= 2
    return values


def _extremes(f: Function, x: Value, dim: int, direction: str, fill) -> tuple:
    """Of equal ones the later is named, and NaN is more extreme than any number."""
    if not x.rank:
        return x, f.constant(0, "i64")
    if x.dtype == "i1":
        refuse("extremes of booleans")
    dim = dim_of(dim, x.rank)

    def join(earlier: list[Value], later: list[Value]) -> list[Value]:
        keeps = f.compare(direction, later[0], earlier[0])
        if x.is_float:
            keeps = f.binary("or", keeps, f.compare("NE", later[0], later[0]))
        return [f.select(keeps, b, a) for a, b in zip(earlier, later)]

    values, places = _scan(f, [x, f.iota(dim, x.shape, "i64")], [fill(x.dtype), 0], dim, join)
    return values, places


@rule(aten.cummax.default)
def cummax(f: Function, out: Results, self: Value, dim: int) -> tuple:
    return _extremes(f, self, dim, "GE", lowest)


@rule(aten.cummin.default)
def cummin(f: Function, out: Results, self: Value, dim: int) -> tuple:
    return _extremes(f, self, dim, "LE", highest)


@rule(aten.logcumsumexp.default)
def logcumsumexp(f: Function, out: Results, self: Value, dim: int) -> Value:
    if not self.rank:
        return self
    x = f.convert(self, wide(self.dtype))

    def join(earlier: list[Value], later: list[Value]) -> list[Value]:
        (a,), (b,) = earlier, later
        largest, least = f.binary("maximum", a, b), f.binary("minimum", a, b)
        # Of infinities of one sign the difference is no number.
        same = f.compare("EQ", largest, least)
        rest = f.select(same, f.constant(0, x.dtype, x.shape), f.binary("subtract", least, largest))
        more = f.unary("log_plus_one", f.unary("exponential", rest))
        infinite = f.compare("EQ", f.unary("abs", largest), f.constant(math.inf, x.dtype, x.shape))
        return [f.select(infinite, largest, f.binary("add", largest, more))]

    found = _scan(f, [x], [-math.inf], dim_of(dim, x.rank), join)[0]
    return f.convert(found, out[0].dtype)
