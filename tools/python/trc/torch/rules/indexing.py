"""Reading and writing by indices.

An index outside of its dimension is an error in PyTorch; in StableHLO a read takes the
nearest element, and a write is left out.
"""

from __future__ import annotations

import math

import torch

from ..stablehlo import Function, Value
from ..table import Results, dim_of, operand, refuse, rule
from .reductions import highest, lowest

aten = torch.ops.aten


def _from_front(f: Function, index: Value, extent: int) -> Value:
    """An index that may count from behind."""
    if index.dtype not in ("i32", "i64"):
        refuse(f"an index of type {index.dtype}")
    zero = operand(f, 0, index)
    moved = f.binary("add", index, operand(f, extent, index))
    return f.select(f.compare("LT", index, zero), moved, index)


def _as_starts(f: Function, indices: list[Value]) -> Value:
    """Indices of one shape, as the last dimension of a tensor."""
    return f.concatenate([f.reshape(i, [*i.shape, 1]) for i in indices], indices[0].rank)


@rule(aten.embedding.default)
def embedding(
    f: Function,
    out: Results,
    weight: Value,
    indices: Value,
    padding_idx=-1,
    scale_grad_by_freq=False,
    sparse=False,
) -> Value:
    found = f.gather(weight, _as_starts(f, [indices]), [0], [1, weight.shape[1]])
    if f.derived and scale_grad_by_freq:
        refuse("gradients scaled by frequency")
    if padding_idx < 0 or not f.derived:
        return found
    # The row of padding has no gradient.
    own = f.slice(weight, [padding_idx, 0], [padding_idx + 1, weight.shape[1]])
    own = f.broadcast(f.reshape(f.detached(own), [weight.shape[1]]), found.shape)
    padding = f.compare("EQ", indices, operand(f, padding_idx, indices))
    padding = f.broadcast_in_dim(padding, found.shape, range(indices.rank))
    return f.select(padding, own, found)


@rule(aten.index_select.default)
def index_select(f: Function, out: Results, self: Value, dim: int, index: Value) -> Value:
    if not self.rank:
        return self
    index = f.reshape(index, [math.prod(index.shape)])
    dim = dim_of(dim, self.rank)
    return index_tensor(f, out, self, [None] * dim + [index])


@rule(aten.index.Tensor, aten._unsafe_index.Tensor)
def index_tensor(f: Function, out: Results, self: Value, indices) -> Value:
    if not math.prod(out[0].shape):
        return f.constant(0, out[0].dtype, out[0].shape)
    dims, starts = _joined(f, self, indices)
    sizes = [1 if d in dims else n for d, n in enumerate(self.shape)]
    found = f.gather(self, starts, dims, sizes)
    # The gather puts the indices' dimensions first.
    count, front = starts.rank - 1, _front(dims)
    order = list(range(count, count + front)) + list(range(count))
    return f.transpose(found, order + list(range(count + front, found.rank)))


def _front(dims: list[int]) -> int:
    """How many dimensions PyTorch has before those of the indices: these stand where the
    indexed dimensions stood, if they were side by side, and first otherwise."""
    return dims[0] if dims == list(range(dims[0], dims[0] + len(dims))) else 0


def _joined(f: Function, x: Value, indices) -> tuple[list[int], Value]:
    """The dimensions that have an index, and these, of one shape, as starts."""
    given = {d: i for d, i in enumerate(indices) if i is not None}
    if not given:
        refuse("no index")
    if any(i.dtype not in ("i32", "i64") for i in given.values()):
        refuse("an index by booleans")
    shape = torch.broadcast_shapes(*(i.shape for i in given.values()))
    if not math.prod(x.shape) or not math.prod(shape):
        refuse("nothing to index")
    fronts = [
        f.broadcast(f.convert(_from_front(f, i, x.shape[d]), "i64"), shape)
        for d, i in given.items()
    ]
    return list(given), _as_starts(f, fronts)


@rule(aten.index_put.default, aten._unsafe_index_put.default)
def index_put(
    f: Function, out: Results, self: Value, indices, values: Value, accumulate=False
) -> Value:
    """Where writes meet one of them stays; which one PyTorch leaves open."""
    dims, starts = _joined(f, self, indices)
    batch = starts.shape[:-1]
    front, rest = _front(dims), [n for d, n in enumerate(self.shape) if d not in dims]
    updates = f.convert(values, self.dtype)
    updates = f.broadcast(updates, [*rest[:front], *batch, *rest[front:]])
    middle = range(front, front + len(batch))
    others = [d for d in range(updates.rank) if d not in middle]
    updates = f.transpose(updates, [*middle, *others])
    return f.scatter(self, starts, updates, dims, "add" if accumulate else None)


def _along(f: Function, x: Value, dim: int, index: Value) -> Value:
    """Starts of single elements: `index` along dim, and the place itself elsewhere."""
    parts = [
        f.convert(index, "i64") if d == dim else f.iota(d, index.shape, "i64")
        for d in range(x.rank)
    ]
    return _as_starts(f, parts)


@rule(aten.put.default)
def put(f: Function, out: Results, self: Value, index: Value, source: Value, accumulate=False) -> Value:
    """By places in the tensor's numbers, one after the other."""
    count = math.prod(index.shape)
    flat, index, source = (
        f.reshape(x, [math.prod(x.shape)]) for x in (self, index, f.convert(source, self.dtype))
    )
    if not count:
        return self
    return f.reshape(index_put(f, [flat], flat, [index], source, accumulate), self.shape)


@rule(aten.gather.default)
def gather(f: Function, out: Results, self: Value, dim: int, index: Value, *, sparse_grad=False) -> Value:
    if not self.rank or not math.prod(index.shape):
        refuse("nothing to gather")
    starts = _along(f, self, dim_of(dim, self.rank), index)
    return f.gather(self, starts, list(range(self.rank)), [1] * self.rank)


@rule(aten.scatter_add.default)
def scatter_add(f: Function, out: Results, self: Value, dim: int, index: Value, src: Value) -> Value:
    if not self.rank or not math.prod(index.shape):
        refuse("nothing to scatter")
    part = f.slice(src, [0] * src.rank, index.shape)
    starts = _along(f, self, dim_of(dim, self.rank), index)
    return f.scatter(self, starts, part, list(range(self.rank)), "add")


@rule(aten.scatter.src)
def scatter(f: Function, out: Results, self: Value, dim: int, index: Value, src: Value) -> Value:
    """Where writes meet one of them stays; which one PyTorch leaves open."""
    if not self.rank or not math.prod(index.shape):
        refuse("nothing to scatter")
    part = f.slice(src, [0] * src.rank, index.shape)
    starts = _along(f, self, dim_of(dim, self.rank), index)
    return f.scatter(self, starts, part, list(range(self.rank)), None)


@rule(aten.scatter.value)
def scatter_value(f: Function, out: Results, self: Value, dim: int, index: Value, value) -> Value:
    """One number at every index, so that it does not matter where writes meet."""
    if not self.rank or not math.prod(index.shape):
        refuse("nothing to scatter")
    dim = dim_of(dim, self.rank)
    others = [d for d in range(self.rank) if d != dim]
    if index.shape[dim] == 1 and all(index.shape[d] == self.shape[d] for d in others):
        # One a row: a comparison, which fuses.
        place = f.iota(dim, self.shape, index.dtype)
        hit = f.compare("EQ", place, f.broadcast(index, self.shape))
        return f.select(hit, operand(f, value, self), self)
    updates = f.constant(value, self.dtype, index.shape)
    return f.scatter(self, _along(f, self, dim, index), updates, list(range(self.rank)), None)


# The operation that joins two numbers, and what changes none of them.
JOINS = {
    "sum": ("add", lambda dtype: 0),
    "mean": ("add", lambda dtype: 0),
    "prod": ("multiply", lambda dtype: 1),
    "amax": ("maximum", lowest),
    "amin": ("minimum", highest),
}


@rule(aten.scatter_reduce.two)
def scatter_reduce(
    f: Function, out: Results, self: Value, dim: int, index: Value, src: Value, reduce: str, *,
    include_self=True,
) -> Value:  # fmt: skip
    if not self.rank or not math.prod(index.shape):
        refuse("nothing to scatter")
    part = f.slice(src, [0] * src.rank, index.shape)
    starts = _along(f, self, dim_of(dim, self.rank), index)
    return _reduced(f, self, starts, part, list(range(self.rank)), reduce, include_self)


@rule(aten.index_reduce.default)
def index_reduce(
    f: Function, out: Results, self: Value, dim: int, index: Value, source: Value, reduce: str, *,
    include_self=True,
) -> Value:  # fmt: skip
    if not math.prod(source.shape):
        refuse("nothing to scatter")
    if not self.rank:
        parts = [f.reshape(x, [1]) for x in (self, index, source)]
        found = index_reduce(
            f, out, parts[0], 0, parts[1], parts[2], reduce, include_self=include_self
        )
        return f.reshape(found, [])
    index = f.reshape(index, [math.prod(index.shape)])
    dim = dim_of(dim, self.rank)
    updates = f.transpose(source, [dim, *(d for d in range(self.rank) if d != dim)])
    starts = _as_starts(f, [_from_front(f, index, self.shape[dim])])
    return _reduced(f, self, starts, updates, [dim], reduce, include_self)


def _reduced(
    f: Function, x: Value, starts: Value, updates: Value, dims, reduce: str, include_self: bool
) -> Value:
    """`x` with updates joined to it, or to each other alone."""
    join, neutral = JOINS[reduce]
    if not include_self:  # one number in every place that is written
        nothing = f.constant(neutral(x.dtype), x.dtype, updates.shape)
        x = f.scatter(x, starts, nothing, dims, None)
    found = f.scatter(x, starts, updates, dims, join)
    if reduce != "mean":
        return found
    if not x.is_float:
        refuse("a mean of integers")
    ones = f.constant(1, x.dtype, updates.shape)
    count = f.scatter(f.constant(0, x.dtype, x.shape), starts, ones, dims, "add")
    one = operand(f, 1, x)
    if include_self:
        count = f.binary("add", count, one)
    return f.binary("divide", found, f.binary("maximum", count, one))
