"""Diagonals of matrices, and windows of vectors."""

from __future__ import annotations

import torch

from ..stablehlo import Function, Value
from ..table import Results, dim_of, operand, refuse, rule

aten = torch.ops.aten


def _last(f: Function, x: Value, dim1: int, dim2: int) -> tuple[Value, list[int]]:
    """Two dimensions brought behind the others, and the order that does so."""
    a, b = dim_of(dim1, x.rank), dim_of(dim2, x.rank)
    order = [d for d in range(x.rank) if d not in (a, b)] + [a, b]
    return f.transpose(x, order), order


def _is_diagonal(f: Function, shape, offset: int) -> Value:
    row, column = f.iota(0, shape, "i64"), f.iota(1, shape, "i64")
    return f.compare("EQ", column, f.binary("add", row, operand(f, offset, row)))


@rule(aten.diagonal.default, aten.diagonal_copy.default)
def diagonal(f: Function, out: Results, self: Value, offset=0, dim1=0, dim2=1) -> Value:
    x, _ = _last(f, self, dim1, dim2)
    count = out[0].shape[-1]
    if not count:
        refuse("a diagonal of nothing")
    rows, columns = max(0, -offset), max(0, offset)
    front = list(x.shape[:-2])
    starts = [0] * len(front) + [rows, columns]
    square = f.slice(x, starts, [*front, rows + count, columns + count])
    hit = f.broadcast(_is_diagonal(f, square.shape[-2:], 0), square.shape)
    kept = f.select(hit, square, operand(f, 0, square))
    join = "or" if x.dtype == "i1" else "add"
    return f.reduce(join, kept, [x.rank - 1], f.constant(0, x.dtype))


@rule(aten.diagonal_scatter.default)
def diagonal_scatter(
    f: Function, out: Results, self: Value, src: Value, offset=0, dim1=0, dim2=1
) -> Value:
    x, order = _last(f, self, dim1, dim2)
    # By row where the diagonal starts in the first one, by column where it starts below.
    own = x.rank - (2 if offset >= 0 else 1)
    rest = x.shape[own] - src.shape[-1]
    front = [0] * (src.rank - 1)
    padded = f.pad(src, f.constant(0, src.dtype), [*front, 0], [*front, rest])
    spread = f.broadcast_in_dim(padded, x.shape, [*range(x.rank - 2), own])
    hit = f.broadcast(_is_diagonal(f, x.shape[-2:], offset), x.shape)
    found = f.select(hit, spread, x)
    return f.transpose(found, sorted(range(len(order)), key=order.__getitem__))


def _window_starts(f: Function, count: int, size: int, step: int) -> Value:
    """Indices of the elements of each window, as starts of a gather."""
    window, place = f.iota(0, [count, size, 1], "i64"), f.iota(1, [count, size, 1], "i64")
    return f.binary("add", f.binary("multiply", window, operand(f, step, window)), place)


@rule(aten.unfold.default, aten.unfold_copy.default)
def unfold(f: Function, out: Results, self: Value, dimension: int, size: int, step: int) -> Value:
    if not self.rank:
        return f.reshape(self, out[0].shape) if size == 1 else refuse("no window of a number")
    dim = dim_of(dimension, self.rank)
    starts = _window_starts(f, out[0].shape[dim], size, step)
    sizes = [1 if d == dim else n for d, n in enumerate(self.shape)]
    found = f.gather(self, starts, [dim], sizes)  # windows, places, other dimensions
    others = list(range(2, found.rank))
    return f.transpose(found, [*others[:dim], 0, *others[dim:], 1])


@rule(aten.unfold_backward.default)
def unfold_backward(
    f: Function, out: Results, grad_in: Value, input_sizes, dim: int, size: int, step: int
) -> Value:
    rank = len(input_sizes)
    dim = dim_of(dim, rank)
    starts = _window_starts(f, grad_in.shape[dim], size, step)
    others = [d for d in range(rank) if d != dim]
    updates = f.transpose(grad_in, [dim, rank, *others])
    zeros = f.constant(0, out[0].dtype, input_sizes)
    return f.scatter(zeros, starts, updates, [dim], "add")
