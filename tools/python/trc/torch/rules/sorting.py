"""Orders: sort, top k, median, and places in sorted sequences.

As PyTorch has it, NaN is the greatest of numbers, and equal ones keep their order.
"""

from __future__ import annotations

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
    """How many numbers of the sequence are less, or not greater. NaN is behind all."""
    dtype = common(sequence, x)
    if not sequence.rank or not x.rank and sequence.rank > 1:
        refuse("a sequence of no dimension")
    spread = [*x.shape, sequence.shape[-1]]
    number = f.broadcast(f.reshape(f.convert(x, dtype), [*x.shape, 1]), spread)
    sequence = f.convert(sequence, dtype)
    if sequence.rank > 1:  # a row of its own for each row of x
        between = [*sequence.shape[:-1], 1, sequence.shape[-1]]
        sequence = f.reshape(sequence, between)
    each = f.broadcast(sequence, spread)
    before = f.compare("LE" if right else "LT", each, number)
    if number.is_float:
        before = f.binary("or", before, f.compare("NE", number, number))
    counted = f.convert(before, out.dtype)
    return f.reduce("add", counted, [len(spread) - 1], f.constant(0, out.dtype))
