"""Orders: sort, top k, median, mode, and places in sorted sequences.

As PyTorch has it, NaN is the greatest of numbers, and equal ones keep their order.
"""

from __future__ import annotations

import math

import torch

from ..stablehlo import Function, Value
from ..table import Results, common, dim_of, refuse, rule

aten = torch.ops.aten


def _sorted(f: Function, x: Value, dim: int, descending: bool) -> tuple[Value, Value]:
    """Numbers along a dimension in order, and where they were."""
    if x.dtype == "i1":
        numbers, places = _sorted(f, f.convert(x, "ui8"), dim, descending)
        return f.convert(numbers, "i1"), places
    return f.sort(x, f.iota(dim, x.shape, "i64"), dim, descending)


@rule(aten.sort.default)
def sort(f: Function, out: Results, self: Value, dim=-1, descending=False) -> tuple:
    if not self.rank:
        return self, f.constant(0, "i64")
    return _sorted(f, self, dim_of(dim, self.rank), descending)


@rule(aten.sort.stable)
def sort_stable(f: Function, out: Results, self: Value, *, stable, dim=-1, descending=False) -> tuple:
    return sort(f, out, self, dim, descending)


def _first(f: Function, x: Value, dim: int, start: int, count: int) -> Value:
    starts, limits = [0] * x.rank, list(x.shape)
    starts[dim], limits[dim] = start, start + count
    return f.slice(x, starts, limits)


@rule(aten.topk.default)
def topk(f: Function, out: Results, self: Value, k: int, dim=-1, largest=True, sorted=True) -> tuple:
    if not self.rank:
        refuse("the largest of one number")
    dim = dim_of(dim, self.rank)
    found = _sorted(f, self, dim, largest)
    return tuple(_first(f, x, dim, 0, k) for x in found)


@rule(aten.kthvalue.default)
def kthvalue(f: Function, out: Results, self: Value, k: int, dim=-1, keepdim=False) -> tuple:
    if not self.rank:
        refuse("the k-th of one number")
    dim = dim_of(dim, self.rank)
    found = _sorted(f, self, dim, False)
    return tuple(f.reshape(_first(f, x, dim, k - 1, 1), o.shape) for x, o in zip(found, out))


@rule(aten.searchsorted.Tensor)
def searchsorted(
    f: Function, out: Results, sorted_sequence: Value, self: Value, *, out_int32=False,
    right=False, side=None, sorter=None,
) -> Value:  # fmt: skip
    if sorter is not None:
        refuse("a sorter")
    return _places(f, out[0], sorted_sequence, self, right or side == "right")


@rule(aten.bucketize.Tensor)
def bucketize(
    f: Function, out: Results, self: Value, boundaries: Value, *, out_int32=False, right=False
) -> Value:
    return _places(f, out[0], boundaries, self, right)


def _places(f: Function, out: Value, sequence: Value, x: Value, right: bool) -> Value:
    """How many numbers of the sequence are less, or not greater, found by halves. What PyTorch
    finds where a NaN stands among them follows from the places it looks at, which are these."""
    dtype = common(sequence, x)
    if not sequence.rank or not x.rank and sequence.rank > 1:
        refuse("a sequence of no dimension")
    length, shape = sequence.shape[-1], x.shape
    if not length or not math.prod(shape):
        return f.constant(0, out.dtype, shape)
    x = f.convert(x, dtype)
    # Numbers of a row of their own one behind the other.
    rows = math.prod(sequence.shape[:-1])
    numbers = f.reshape(f.convert(sequence, dtype), [rows * length])
    start = f.constant(0, "i64", shape)
    if rows > 1:
        row = f.reshape(f.iota(0, [rows], "i64"), [*sequence.shape[:-1], 1])
        start = f.binary("multiply", f.broadcast(row, shape), f.constant(length, "i64", shape))

    one, last = f.constant(1, "i64", shape), f.constant(length - 1, "i64", shape)
    low, high = f.constant(0, "i64", shape), f.constant(length, "i64", shape)
    for _ in range(length.bit_length()):
        middle = f.binary("shift_right_logical", f.binary("add", low, high), one)
        place = f.binary("add", start, f.binary("minimum", middle, last))
        found = f.gather(numbers, f.reshape(place, [*shape, 1]), [0], [1])
        stays = f.compare("GT" if right else "GE", found, x)
        is_open = f.compare("LT", low, high)
        low = f.select(
            f.binary("and", is_open, f.unary("not", stays)), f.binary("add", middle, one), low
        )
        high = f.select(f.binary("and", is_open, stays), middle, high)
    return f.convert(low, out.dtype)


def _median(f: Function, out: Results, x: Value, dim: int, skips_nan: bool) -> tuple:
    """The lower one of two in the middle, and where it stands. NaN where there is one, or
    only of all."""
    order, places = _sorted(f, x, dim, False)
    count = f.constant(x.shape[dim], "i64", [1 if d == dim else n for d, n in enumerate(x.shape)])
    missing = None
    if x.is_float:
        odd = f.convert(f.compare("NE", x, x), "i64")
        missing = f.reduce("add", odd, [dim], f.constant(0, "i64"))
        missing = f.reshape(missing, count.shape)
    one, two = (f.constant(n, "i64", count.shape) for n in (1, 2))
    middle = count
    if missing is not None and skips_nan:
        middle = f.binary("subtract", count, missing)
    # Of nothing but NaN the first.
    middle = f.binary("maximum", f.binary("subtract", middle, one), f.constant(0, "i64", count.shape))
    middle = f.binary("divide", middle, two)
    if missing is not None and not skips_nan:
        # Sorted, the first that is NaN stands behind all numbers.
        first = f.binary("subtract", count, missing)
        none = f.compare("EQ", missing, f.constant(0, "i64", count.shape))
        middle = f.select(none, middle, first)
    hit = f.compare("EQ", f.iota(dim, x.shape, "i64"), f.broadcast(middle, x.shape))
    found = []
    for value, want in zip((order, places), out):
        nothing = f.constant(0, value.dtype)
        kept = f.select(hit, value, f.constant(0, value.dtype, value.shape))
        found.append(f.reshape(f.reduce("add", kept, [dim], nothing), want.shape))
    return tuple(found)


@rule(aten.median.dim)
def median_dim(f: Function, out: Results, self: Value, dim: int, keepdim=False) -> tuple:
    return _median_along(f, out, self, dim, skips_nan=False)


@rule(aten.nanmedian.dim)
def nanmedian_dim(f: Function, out: Results, self: Value, dim: int, keepdim=False) -> tuple:
    return _median_along(f, out, self, dim, skips_nan=True)


def _median_along(f: Function, out: Results, x: Value, dim: int, skips_nan: bool) -> tuple:
    if not x.rank:
        return x, f.constant(0, "i64")
    if not math.prod(x.shape) or x.dtype == "i1":
        refuse("a median of nothing, or of booleans")
    return _median(f, out, x, dim_of(dim, x.rank), skips_nan)


@rule(aten.median.default)
def median(f: Function, out: Results, self: Value) -> Value:
    return _median_along(f, [out[0], out[0]], _flat(f, self), 0, skips_nan=False)[0]


@rule(aten.nanmedian.default)
def nanmedian(f: Function, out: Results, self: Value) -> Value:
    return _median_along(f, [out[0], out[0]], _flat(f, self), 0, skips_nan=True)[0]


def _flat(f: Function, x: Value) -> Value:
    return f.reshape(x, [math.prod(x.shape)])


@rule(aten.mode.default)
def mode(f: Function, out: Results, self: Value, dim=-1, keepdim=False) -> tuple:
    """The least of the numbers that are there most often, and where its last is: of the
    equal ones PyTorch names any."""
    if not self.rank:
        return self, f.constant(0, "i64")
    if not math.prod(self.shape) or self.dtype == "i1":
        refuse("a mode of nothing, or of booleans")
    dim = dim_of(dim, self.rank)
    order, places = _sorted(f, self, dim, False)
    # How many equal ones stand up to here: the run's length at its last.
    place, count = f.iota(dim, self.shape, "i64"), self.shape[dim]
    low = [1 if d == dim else 0 for d in range(self.rank)]
    before = f.pad(order, f.constant(0, self.dtype), low, [-n for n in low])
    zero = f.constant(0, "i64", self.shape)
    starts = f.binary("or", f.compare("NE", order, before), f.compare("EQ", place, zero))
    size, padding = [1] * self.rank, [(0, 0)] * self.rank
    size[dim], padding[dim] = count, (count - 1, 0)
    first = f.select(starts, place, zero)
    first = f.reduce_window("maximum", first, f.constant(0, "i64"), size, [1] * self.rank, padding)
    length = f.binary("subtract", place, first)
    # Longest first, then least number, which is the first in order.
    longest = f.reduce("maximum", length, [dim], f.constant(0, "i64"))
    kept = [d for d in range(self.rank) if d != dim]
    hit = f.compare("EQ", length, f.broadcast_in_dim(longest, self.shape, kept))
    at = f.select(hit, place, f.constant(count, "i64", self.shape))
    at = f.reduce("minimum", at, [dim], f.constant(count, "i64"))
    hit = f.compare("EQ", place, f.broadcast_in_dim(at, self.shape, kept))
    found = []
    for value, want in zip((order, places), out):
        chosen = f.select(hit, value, f.constant(0, value.dtype, value.shape))
        chosen = f.reduce("add", chosen, [dim], f.constant(0, value.dtype))
        found.append(f.reshape(chosen, want.shape))
    return tuple(found)
