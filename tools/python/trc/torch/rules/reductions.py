"""Sums, means, extremes, and softmax."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch

from ..stablehlo import Function, Value, is_float
from ..table import Results, dim_of, dims_of, dtype_of, operand, refuse, rule

aten = torch.ops.aten


def wide(dtype: str) -> str:
    """What PyTorch adds in: f32 for the short types."""
    return "f32" if dtype in ("f16", "bf16") else dtype


def reduce_keeping(f: Function, name: str, x: Value, dims, start) -> Value:
    """A reduction whose dimensions stay, with extent 1."""
    shape = [1 if d in dims else n for d, n in enumerate(x.shape)]
    return f.reshape(f.reduce(name, x, dims, f.constant(start, x.dtype)), shape)


def total(f: Function, out: Value, x: Value, dims, dtype=None) -> Value:
    """A sum in the shape of `out`."""
    x = f.convert(x, wide(dtype_of(dtype) if dtype is not None else out.dtype))
    sum = f.reduce("add", x, dims, f.constant(0, x.dtype))
    return f.reshape(f.convert(sum, out.dtype), out.shape)


@rule(aten.sum.dim_IntList)
def sum_dims(f: Function, out: Results, self: Value, dim=None, keepdim=False, *, dtype=None) -> Value:
    return total(f, out[0], self, dims_of(dim, self.rank), dtype)


@rule(aten.sum.default)
def sum_all(f: Function, out: Results, self: Value, *, dtype=None) -> Value:
    return total(f, out[0], self, dims_of(None, self.rank), dtype)


@rule(aten.mean.dim)
def mean(f: Function, out: Results, self: Value, dim=None, keepdim=False, *, dtype=None) -> Value:
    return _mean(f, out[0], self, dims_of(dim, self.rank))


@rule(aten.mean.default)
def mean_all(f: Function, out: Results, self: Value, *, dtype=None) -> Value:
    return _mean(f, out[0], self, dims_of(None, self.rank))


def _mean(f: Function, out: Value, x: Value, dims) -> Value:
    count = math.prod(x.shape[d] for d in dims)
    x = f.convert(x, wide(out.dtype))
    sum = f.reduce("add", x, dims, f.constant(0, x.dtype))
    return f.reshape(
        f.convert(f.binary("divide", sum, operand(f, count, sum)), out.dtype), out.shape
    )


@rule(aten.var.correction)
def var(f: Function, out: Results, self: Value, dim=None, *, correction=None, keepdim=False) -> Value:
    return var_mean(f, [out[0], out[0]], self, dim, correction=correction, keepdim=keepdim)[0]


@rule(aten.var_mean.correction)
def var_mean(
    f: Function, out: Results, self: Value, dim=None, *, correction=None, keepdim=False
) -> tuple:
    dims = dims_of(dim, self.rank)
    count = math.prod(self.shape[d] for d in dims)
    less = count - (1 if correction is None else correction)
    if less <= 0:
        refuse("a variance of too few elements")
    x = f.convert(self, wide(self.dtype))
    mean = reduce_keeping(f, "add", x, dims, 0)
    mean = f.binary("divide", mean, operand(f, count, mean))
    error = f.binary("subtract", x, f.broadcast(mean, x.shape))
    square = reduce_keeping(f, "add", f.binary("multiply", error, error), dims, 0)
    variance = f.binary("divide", square, operand(f, less, square))
    return tuple(
        f.reshape(f.convert(v, o.dtype), o.shape) for v, o in zip((variance, mean), out)
    )


def lowest(dtype: str) -> float | int:
    if is_float(dtype):
        return -math.inf
    return 0 if dtype in ("i1", "ui8") else -(2 ** (int(dtype[1:]) - 1))


def highest(dtype: str) -> float | int:
    if is_float(dtype):
        return math.inf
    return {"i1": 1, "ui8": 255}.get(dtype) or 2 ** (int(dtype[1:]) - 1) - 1


@rule(aten.amax.default)
def amax(f: Function, out: Results, self: Value, dim=(), keepdim=False) -> Value:
    dims = dims_of(list(dim), self.rank)
    start = f.constant(lowest(self.dtype), self.dtype)
    return f.reshape(f.reduce("maximum", self, dims, start), out[0].shape)


@rule(aten.amin.default)
def amin(f: Function, out: Results, self: Value, dim=(), keepdim=False) -> Value:
    dims = dims_of(list(dim), self.rank)
    start = f.constant(highest(self.dtype), self.dtype)
    return f.reshape(f.reduce("minimum", self, dims, start), out[0].shape)


@rule(aten.max.default)
def max_all(f: Function, out: Results, self: Value) -> Value:
    return amax(f, out, self)


@rule(aten.min.default)
def min_all(f: Function, out: Results, self: Value) -> Value:
    return amin(f, out, self)


@rule(aten.prod.default)
def prod_all(f: Function, out: Results, self: Value, *, dtype=None) -> Value:
    return _product(f, out[0], self, dims_of(None, self.rank))


@rule(aten.prod.dim_int)
def prod_dim(f: Function, out: Results, self: Value, dim: int, keepdim=False, *, dtype=None) -> Value:
    return _product(f, out[0], self, dims_of(dim, self.rank))


def _product(f: Function, out: Value, x: Value, dims) -> Value:
    x = f.convert(x, wide(out.dtype))
    product = f.reduce("multiply", x, dims, f.constant(1, x.dtype))
    return f.reshape(f.convert(product, out.dtype), out.shape)


@rule(aten.any.dim, aten.any.dims)
def any_dims(f: Function, out: Results, self: Value, dim=None, keepdim=False) -> Value:
    return _logical(f, "or", out[0], self, dims_of(dim, self.rank), False)


@rule(aten.any.default)
def any_all(f: Function, out: Results, self: Value) -> Value:
    return _logical(f, "or", out[0], self, dims_of(None, self.rank), False)


@rule(aten.all.dim, aten.all.dims)
def all_dims(f: Function, out: Results, self: Value, dim=None, keepdim=False) -> Value:
    return _logical(f, "and", out[0], self, dims_of(dim, self.rank), True)


@rule(aten.all.default)
def all_all(f: Function, out: Results, self: Value) -> Value:
    return _logical(f, "and", out[0], self, dims_of(None, self.rank), True)


def _logical(f: Function, name: str, out: Value, x: Value, dims, start: bool) -> Value:
    joined = f.reduce(name, f.convert(x, "i1"), dims, f.constant(start, "i1"))
    return f.reshape(f.convert(joined, out.dtype), out.shape)


@rule(aten.argmax.default)
def argmax(f: Function, out: Results, self: Value, dim=None, keepdim=False) -> Value:
    return _where_extreme(f, out[0], self, dim, "maximum", lowest)


@rule(aten.argmin.default)
def argmin(f: Function, out: Results, self: Value, dim=None, keepdim=False) -> Value:
    return _where_extreme(f, out[0], self, dim, "minimum", highest)


def _where_extreme(f: Function, out: Value, x: Value, dim, name: str, start) -> Value:
    """The first index of the extreme; of NaN where there is one."""
    if dim is None:
        x, dim = f.reshape(x, [math.prod(x.shape)]), 0
    if not x.rank:
        return f.constant(0, "i64")
    dim = dim_of(dim, x.rank)
    extreme = reduce_keeping(f, name, x, [dim], start(x.dtype))
    found = f.compare("EQ", x, f.broadcast(extreme, x.shape))
    if x.is_float:
        found = f.binary("or", found, f.compare("NE", x, x))
    place = f.iota(dim, x.shape, "i64")
    place = f.select(found, place, operand(f, x.shape[dim], place))
    return f.reshape(reduce_keeping(f, "minimum", place, [dim], x.shape[dim]), out.shape)


def _chosen(
    f: Function, out: Results, self: Value, dim: int, place: Callable, extreme: Callable
) -> tuple:
    """The extreme values along a dimension, and where each stands. Of several that are
    alike, the gradient is of the one that is named."""
    at = place(f, out[1:], self, dim)
    if not self.is_float:
        return extreme(f, out, self, [dim]), at
    along = dim_of(dim, self.rank)
    shape = [1 if d == along else size for d, size in enumerate(self.shape)]
    named = f.broadcast(f.reshape(at, shape), self.shape)
    hit = f.compare("EQ", f.iota(along, self.shape, "i64"), named)
    zero = operand(f, 0, self)
    found = f.reduce("add", f.select(hit, self, zero), [along], f.constant(0, self.dtype))
    return f.reshape(found, out[0].shape), at


@rule(aten.max.dim)
def max_dim(f: Function, out: Results, self: Value, dim: int, keepdim=False) -> tuple:
    return _chosen(f, out, self, dim, argmax, amax)


@rule(aten.min.dim)
def min_dim(f: Function, out: Results, self: Value, dim: int, keepdim=False) -> tuple:
    return _chosen(f, out, self, dim, argmin, amin)


@rule(aten.cumsum.default)
def cumsum(f: Function, out: Results, self: Value, dim: int, *, dtype=None) -> Value:
    return _running(f, "add", 0, out, self, dim)


@rule(aten.cumprod.default)
def cumprod(f: Function, out: Results, self: Value, dim: int, *, dtype=None) -> Value:
    return _running(f, "multiply", 1, out, self, dim)


def _running(f: Function, name: str, start: int, out: Results, self: Value, dim: int) -> Value:
    x = f.convert(self, wide(out[0].dtype))
    if not x.rank or not math.prod(x.shape):
        return f.convert(x, out[0].dtype)
    dim, size, padding = dim_of(dim, x.rank), [1] * x.rank, [(0, 0)] * x.rank
    size[dim], padding[dim] = x.shape[dim], (x.shape[dim] - 1, 0)
    sums = f.reduce_window(name, x, f.constant(start, x.dtype), size, [1] * x.rank, padding)
    return f.convert(sums, out[0].dtype)


def exponentials(f: Function, x: Value, dim: int) -> tuple[Value, Value, Value]:
    """x less its largest, the exponentials of that, and their sums."""
    largest = reduce_keeping(f, "maximum", x, [dim], -math.inf)
    shifted = f.binary("subtract", x, f.broadcast(largest, x.shape))
    exponential = f.unary("exponential", shifted)
    return shifted, exponential, reduce_keeping(f, "add", exponential, [dim], 0)


@rule(aten._softmax.default)
def softmax(f: Function, out: Results, self: Value, dim: int, half_to_float: bool) -> Value:
    x = f.convert(self, wide(self.dtype))
    if not x.rank:
        refuse("a softmax of a number")
    _, exponential, sums = exponentials(f, x, dim_of(dim, x.rank))
    result = f.binary("divide", exponential, f.broadcast(sums, x.shape))
    return f.convert(result, out[0].dtype)


@rule(aten._log_softmax.default)
def log_softmax(f: Function, out: Results, self: Value, dim: int, half_to_float: bool) -> Value:
    x = f.convert(self, wide(self.dtype))
    if not x.rank:
        refuse("a softmax of a number")
    shifted, _, sums = exponentials(f, x, dim_of(dim, x.rank))
    logs = f.broadcast(f.unary("log", sums), x.shape)
    return f.convert(f.binary("subtract", shifted, logs), out[0].dtype)
