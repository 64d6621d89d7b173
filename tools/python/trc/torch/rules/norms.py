"""Norms of vectors, and distances."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import torch

from ..stablehlo import Function, Value
from ..table import Results, dims_of, dtype_of, operand, refuse, rule
from .reductions import wide

aten = torch.ops.aten


def _norm(f: Function, x: Value, order: float, dims: list[int]) -> Value:
    """Of vectors along dimensions, which go."""
    if not math.prod(x.shape):
        refuse("a norm of nothing")
    size = f.unary("abs", x)
    zero = f.constant(0, x.dtype)
    if order == math.inf:
        return f.reduce("maximum", size, dims, zero)
    if order == -math.inf:
        return f.reduce("minimum", size, dims, f.constant(math.inf, x.dtype))
    if order == 0:
        counted = f.convert(f.compare("NE", x, operand(f, 0, x)), x.dtype)
        return f.reduce("add", counted, dims, zero)
    if order == 1:
        return f.reduce("add", size, dims, zero)
    if order == 2:
        sum = f.reduce("add", f.binary("multiply", x, x), dims, zero)
        return _root(f, sum, lambda some: f.unary("sqrt", some))
    sum = f.reduce("add", f.binary("power", size, operand(f, order, size)), dims, zero)
    if order < 0:
        return f.binary("power", sum, operand(f, 1 / order, sum))
    return _root(f, sum, lambda some: f.binary("power", some, operand(f, 1 / order, some)))


def _root(f: Function, sum: Value, root: Callable[[Value], Value]) -> Value:
    """The root of a sum, with a slope of 0 where the sum is 0, as PyTorch has it: that of
    the root itself is infinite there."""
    hit = f.compare("NE", sum, operand(f, 0, sum))
    return f.select(hit, root(f.select(hit, sum, operand(f, 1, sum))), operand(f, 0, sum))


@rule(aten.linalg_vector_norm.default)
def vector_norm(
    f: Function, out: Results, self: Value, ord=2, dim=None, keepdim=False, *, dtype=None
) -> Value:
    x = f.convert(self, wide(dtype_of(dtype) if dtype is not None else self.dtype))
    found = _norm(f, x, float(ord), dims_of(dim, x.rank))
    return f.reshape(f.convert(found, out[0].dtype), out[0].shape)


@rule(aten.dist.default)
def dist(f: Function, out: Results, self: Value, other: Value, p=2) -> Value:
    shape = torch.broadcast_shapes(self.shape, other.shape)
    x, y = (f.broadcast(f.convert(v, out[0].dtype), shape) for v in (self, other))
    return _norm(f, f.binary("subtract", x, y), float(p), list(range(len(shape))))


@rule(aten._cdist_forward.default)
def cdist(f: Function, out: Results, x1: Value, x2: Value, p: float, compute_mode=None) -> Value:
    """Between each two rows."""
    width = x1.shape[-1]
    shape = [*out[0].shape, width]
    rows = f.broadcast(f.reshape(x1, [*x1.shape[:-1], 1, width]), shape)
    columns = f.reshape(x2, [*x2.shape[:-2], 1, *x2.shape[-2:]])
    difference = f.binary("subtract", rows, f.broadcast(columns, shape))
    return _norm(f, difference, float(p), [len(shape) - 1])


@rule(aten._pdist_forward.default)
def pdist(f: Function, out: Results, self: Value, p: float = 2.0) -> Value:
    """Between each two rows, each pair once."""
    rows, width = self.shape
    pairs = torch.triu_indices(rows, rows, 1)
    if not pairs.numel() or not width:
        return f.constant(0, out[0].dtype, out[0].shape)
    count = pairs.shape[1]
    sides = []
    for each in pairs.tolist():
        starts = f.convert(f.dense(np.array(each)), "i64")
        sides.append(f.gather(self, f.reshape(starts, [count, 1]), [0], [1, width]))
    return _norm(f, f.binary("subtract", *sides), float(p), [1])
