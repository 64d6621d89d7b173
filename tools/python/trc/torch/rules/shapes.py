"""Operations that move elements: views, slices, joins, paddings."""

from __future__ import annotations

import math

import numpy as np
import torch

from ..stablehlo import Function, Value
from ..table import Results, dim_of, dims_of, operand, refuse, rule

aten = torch.ops.aten

# The result's shape says all there is to say.
RESHAPES = {
    aten.squeeze.default: 0,
    aten.squeeze.dim: 1,
    aten.squeeze.dims: 1,
    aten.unsqueeze.default: 1,
    aten.view.default: 1,
    aten._unsafe_view.default: 1,
    aten.view_copy.default: 1,
    aten.reshape.default: 1,
}


def _reshape(count: int):
    def apply(f: Function, out: Results, self: Value, *shape) -> Value:
        if len(shape) != count:
            refuse(f"{len(shape)} arguments, expected {count}")
        return f.reshape(self, out[0].shape)

    return apply


for _overload, _count in RESHAPES.items():
    rule(_overload)(_reshape(_count))


@rule(aten.permute.default, aten.permute_copy.default)
def permute(f: Function, out: Results, self: Value, dims) -> Value:
    return f.transpose(self, dims_of(dims, self.rank))


@rule(aten.transpose.int)
def transpose(f: Function, out: Results, self: Value, dim0: int, dim1: int) -> Value:
    order = list(range(self.rank))
    if order:
        a, b = dim_of(dim0, self.rank), dim_of(dim1, self.rank)
        order[a], order[b] = b, a
    return f.transpose(self, order)


@rule(aten.t.default)
def t(f: Function, out: Results, self: Value) -> Value:
    return f.transpose(self, list(range(self.rank))[::-1])


@rule(aten.expand.default)
def expand(f: Function, out: Results, self: Value, size, *, implicit=False) -> Value:
    return f.broadcast(self, out[0].shape)


@rule(aten.slice.Tensor)
def slice(f: Function, out: Results, self: Value, dim=0, start=None, end=None, step=1) -> Value:
    dim = dim_of(dim, self.rank)
    first, last = _range(self.shape[dim], start, end)
    starts, limits, strides = [0] * self.rank, list(self.shape), [1] * self.rank
    starts[dim], limits[dim], strides[dim] = first, last, step
    return f.slice(self, starts, limits, strides)


def _range(extent: int, start, end) -> tuple[int, int]:
    """The bounds of a slice, which may count from behind and lie outside."""
    bounds = [0 if start is None else start, extent if end is None else end]
    first, last = (min(max(b + extent if b < 0 else b, 0), extent) for b in bounds)
    return first, max(first, last)


@rule(aten.slice_scatter.default)
def slice_scatter(
    f: Function, out: Results, self: Value, src: Value, dim=0, start=None, end=None, step=1
) -> Value:
    if step != 1:
        refuse(f"step={step}")
    dim = dim_of(dim, self.rank)
    extent = self.shape[dim]
    first, last = _range(extent, start, end)
    if src.dtype != self.dtype:
        refuse("another type of src")
    parts = []
    for a, b in ((0, first), (last, extent)):
        starts, limits = [0] * self.rank, list(self.shape)
        starts[dim], limits[dim] = a, b
        parts.append(f.slice(self, starts, limits) if b > a else None)
    return f.concatenate([p for p in (parts[0], src, parts[1]) if p and p.shape[dim]], dim)


@rule(aten.narrow_copy.default)
def narrow_copy(f: Function, out: Results, self: Value, dim: int, start: int, length: int) -> Value:
    start %= max(1, self.shape[dim_of(dim, self.rank)])
    return slice(f, out, self, dim, start, start + length)


@rule(aten.select.int)
def select(f: Function, out: Results, self: Value, dim: int, index: int) -> Value:
    dim = dim_of(dim, self.rank)
    index %= self.shape[dim]
    starts, limits = [0] * self.rank, list(self.shape)
    starts[dim], limits[dim] = index, index + 1
    return f.reshape(f.slice(self, starts, limits), out[0].shape)


@rule(aten.select_scatter.default)
def select_scatter(f: Function, out: Results, self: Value, src: Value, dim: int, index: int) -> Value:
    dim = dim_of(dim, self.rank)
    index %= self.shape[dim]
    shape = list(self.shape)
    shape[dim] = 1
    return slice_scatter(f, out, self, f.reshape(src, shape), dim, index, index + 1)


@rule(aten.split_with_sizes.default)
def split_with_sizes(f: Function, out: Results, self: Value, split_sizes, dim=0) -> tuple:
    parts, start = [], 0
    for size in split_sizes:
        parts.append(slice(f, out, self, dim, start, start + size))
        start += size
    return tuple(parts)


@rule(aten.split.Tensor)
def split(f: Function, out: Results, self: Value, split_size: int, dim=0) -> tuple:
    return split_with_sizes(f, out, self, [o.shape[dim_of(dim, self.rank)] for o in out], dim)


@rule(aten.unbind.int, aten.unbind_copy.int)
def unbind(f: Function, out: Results, self: Value, dim=0) -> tuple:
    return tuple(select(f, [o], self, dim, i) for i, o in enumerate(out))


@rule(aten.cat.default)
def cat(f: Function, out: Results, tensors, dim=0) -> Value:
    # A tensor of shape [0] may stand among others, and is nothing.
    kept = [f.convert(x, out[0].dtype) for x in tensors if x.shape != (0,)]
    if not kept:
        return f.convert(tensors[0], out[0].dtype)
    return f.concatenate(kept, dim_of(dim, kept[0].rank))


@rule(aten.stack.default)
def stack(f: Function, out: Results, tensors, dim=0) -> Value:
    dim = dim_of(dim, out[0].rank)
    shape = list(out[0].shape)
    shape[dim] = 1
    return f.concatenate([f.reshape(f.convert(x, out[0].dtype), shape) for x in tensors], dim)


@rule(aten.constant_pad_nd.default)
def constant_pad_nd(f: Function, out: Results, self: Value, pad, value=0) -> Value:
    low, high = [0] * self.rank, [0] * self.rank
    for i in range(len(pad) // 2):  # from the last dimension on
        low[-1 - i], high[-1 - i] = pad[2 * i], pad[2 * i + 1]
    return f.pad(self, f.constant(value, self.dtype), low, high)


@rule(aten.flip.default)
def flip(f: Function, out: Results, self: Value, dims) -> Value:
    return f.reverse(self, sorted(dims_of(dims, self.rank))) if dims else self


@rule(aten.repeat.default)
def repeat(f: Function, out: Results, self: Value, repeats) -> Value:
    rank = len(repeats)
    shape = [1] * (rank - self.rank) + list(self.shape)
    spread = [n for pair in zip(repeats, shape) for n in pair]
    inner = f.broadcast_in_dim(f.reshape(self, shape), spread, [2 * i + 1 for i in range(rank)])
    return f.reshape(inner, out[0].shape)


@rule(aten.tril.default)
def tril(f: Function, out: Results, self: Value, diagonal=0) -> Value:
    return _triangle(f, self, "LE", diagonal)


@rule(aten.triu.default)
def triu(f: Function, out: Results, self: Value, diagonal=0) -> Value:
    return _triangle(f, self, "GE", diagonal)


def _triangle(f: Function, x: Value, direction: str, diagonal: int) -> Value:
    shape = x.shape[-2:]
    row, column = f.iota(0, shape, "i64"), f.iota(1, shape, "i64")
    kept = f.compare(direction, column, f.binary("add", row, operand(f, diagonal, row)))
    return f.select(f.broadcast(kept, x.shape), x, operand(f, 0, x))


@rule(aten.as_strided.default, aten.as_strided_copy.default)
def as_strided(f: Function, out: Results, self: Value, size, stride, storage_offset=None) -> Value:
    """Numbers of the tensor by their places in memory, where these are known and its own."""
    places = _places(self, size, stride, storage_offset)
    if not places.size:
        return f.constant(0, self.dtype, size)
    flat = f.reshape(self, [math.prod(self.shape)])
    at = f.convert(f.dense(places.reshape(-1, 1)), "i64")
    return f.reshape(f.gather(flat, at, [0], [1]), size)


@rule(aten.resize.default)
def resize(f: Function, out: Results, self: Value, size, *, memory_format=None) -> Value:
    """To no more numbers than there are."""
    if math.prod(size) > math.prod(self.shape):
        refuse("more elements than there are")
    steps = [math.prod(size[d + 1 :]) for d in range(len(size))]
    return as_strided(f, out, self, size, steps)


@rule(aten.as_strided_scatter.default)
def as_strided_scatter(
    f: Function, out: Results, self: Value, src: Value, size, stride, storage_offset=None
) -> Value:
    places = _places(self, size, stride, storage_offset)
    if len(np.unique(places)) != places.size:
        refuse("several writes to one place")
    if not places.size:
        return self
    flat = f.reshape(self, [math.prod(self.shape)])
    at = f.convert(f.dense(places.reshape(-1, 1)), "i64")
    updates = f.reshape(src, [places.size])
    return f.reshape(f.scatter(flat, at, updates, [0], None), self.shape)


def _places(x: Value, size, stride, offset: int | None) -> np.ndarray:
    """Which numbers of a row-major tensor strides and an offset in memory name."""
    strides, first = x.layout or refuse("strides that are not known")
    step = 1
    for own, extent in zip(reversed(strides), reversed(x.shape)):
        if extent != 1 and own != step:
            refuse("strides of what is not row-major")
        step *= extent
    if math.prod(size) > _MOST_PLACES:  # they stand in the program
        refuse(f"strides of {math.prod(size)} elements")
    places = np.full(size, (first if offset is None else offset) - first, np.int64)
    for d, (extent, by) in enumerate(zip(size, stride)):
        shape = [extent if k == d else 1 for k in range(len(size))]
        places = places + by * np.arange(extent).reshape(shape)
    if places.size and (places.min() < 0 or places.max() >= math.prod(x.shape)):
        refuse("strides that lead out of the tensor")
    return places


_MOST_PLACES = 1 << 16
