"""What takes operations apart before rules are looked up: to core ATen, and some more.

PyTorch's own table comes first. Those here are of operations that it leaves whole and that
are shortest said in others. What one does not understand it leaves whole (`NotImplemented`).
"""

from __future__ import annotations

import functools
import itertools
import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._decomp import core_aten_decompositions, decomposition_table, get_decompositions
from torch._prims_common import suggest_memory_format

from . import histograms, special_functions

aten = torch.ops.aten

_OWN: dict[Any, Callable] = special_functions.DECOMPOSITIONS | histograms.DECOMPOSITIONS


def own() -> dict[Any, Callable]:
    """Those of this file, of `special_functions` and of `histograms`."""
    return dict(_OWN)


@functools.cache
def decompositions() -> dict:
    """All of them, by overload. PyTorch's own take a twentieth of a second to be put together."""
    table = dict(core_aten_decompositions())
    table |= get_decompositions(
        [
            aten._batch_norm_with_update,
            aten._batch_norm_with_update_functional,
            aten._native_batch_norm_legit,
            aten.adaptive_max_pool3d,
            aten.grid_sampler_2d,
            aten.native_batch_norm,
        ]
    )
    # Its second result is not the logsumexp that the operation's gradient reads.
    table.pop(aten._scaled_dot_product_flash_attention_for_cpu.default, None)
    return table | _OWN


def _enter_linear_cross_entropy() -> None:
    try:  # PyTorch 2.13 defines them when this is imported
        from torch.nn.modules import linear_cross_entropy as _  # noqa: F401
    except ImportError:
        return
    operations = torch.ops.torch_nn
    _OWN[operations._linear_cross_entropy_batch_chunked.default] = linear_cross_entropy
    _OWN[operations._linear_cross_entropy_batch_chunked_no_reduction.default] = (
        linear_cross_entropies
    )


def _of(*overloads: Any) -> Callable[[Callable], Callable]:
    def enter(function: Callable) -> Callable:
        for overload in overloads:
            _OWN[overload] = function
        return function

    return enter


def _laid_as(x: Tensor, value: Tensor) -> Tensor:
    """With the strides that eager gives it where `x` has those of `channels_last`."""
    return value.contiguous(memory_format=suggest_memory_format(x))


@_of(aten._trilinear.default)
def trilinear(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim=1) -> Tensor:
    factors = [
        functools.reduce(Tensor.unsqueeze, dims, factor)
        for factor, dims in ((i1, expand1), (i2, expand2), (i3, expand3))
    ]
    product = math.prod(factors[1:], start=factors[0])
    return product.sum(sumdim) if sumdim else product


@_of(aten.adaptive_max_pool2d.default, aten.adaptive_max_pool3d.default)
def adaptive_max(x: Tensor, output_size: Sequence[int]) -> tuple[Tensor, Tensor]:
    """By the places that each window has, in the plane; windows are as long as the longest,
    and what a shorter one has too much is minus infinity."""
    dims = len(output_size)
    extents = x.shape[-dims:]
    places_along, within_along = [], []
    for d, (have, want) in enumerate(zip(extents, output_size)):
        most = max((-(-(i + 1) * have // want)) - i * have // want for i in range(want))
        which = torch.arange(want, device=x.device)
        first = torch.div(which * have, want, rounding_mode="floor")
        last = torch.div((which + 1) * have + want - 1, want, rounding_mode="floor")
        place = first[:, None] + torch.arange(most, device=x.device)
        within = place < last[:, None]
        shape = [1] * (2 * dims)
        shape[d], shape[dims + d] = want, most
        places_along.append(place.clamp(max=have - 1).reshape(shape))
        within_along.append(within.reshape(shape))
    plane = places_along[0]
    for have, place in zip(extents[1:], places_along[1:]):
        plane = plane * have + place
    inside = functools.reduce(operator.and_, within_along)
    shape = [*output_size, -1]
    windows = torch.broadcast_to(plane, torch.broadcast_shapes(plane.shape, inside.shape))
    windows, inside = windows.reshape(shape), torch.broadcast_to(inside, windows.shape).reshape(shape)
    found = x.flatten(-dims)[..., windows]
    values, at = torch.where(inside, found, -math.inf).max(-1)
    chosen = torch.arange(windows.shape[-1], device=x.device) == at.unsqueeze(-1)
    places = torch.where(chosen, windows, 0).sum(-1)
    return (_laid_as(x, values), _laid_as(x, places)) if dims == 2 else (values, places)


@_of(aten.adaptive_max_pool2d_backward.default)
def adaptive_max_backward(grad: Tensor, x: Tensor, indices: Tensor, dims: int = 2) -> Tensor:
    zeros = torch.zeros_like(x).flatten(-dims)
    sums = zeros.scatter_add(-1, indices.flatten(-dims), grad.flatten(-dims)).reshape(x.shape)
    return _laid_as(x, sums) if dims == 2 else sums


@_of(aten.adaptive_max_pool3d_backward.default)
def adaptive_max_backward_3d(grad: Tensor, x: Tensor, indices: Tensor) -> Tensor:
    return adaptive_max_backward(grad, x, indices, 3)


@_of(aten.max_pool3d_with_indices.default)
def max_pool_3d(x: Tensor, *args: Any, **kwargs: Any) -> Any:
    apart = decomposition_table.get(aten.max_pool3d_with_indices.default)
    found = apart(x, *args, **kwargs) if apart else NotImplemented
    return found if found is NotImplemented else tuple(_laid_as(x, value) for value in found)


@_of(aten.native_channel_shuffle.default, aten.channel_shuffle.default)
def channel_shuffle(x: Tensor, groups: int) -> Tensor:
    apart = x.reshape(x.shape[0], groups, -1, *x.shape[2:])
    return _laid_as(x, apart.transpose(1, 2).reshape(x.shape))


@_of(
    aten.replication_pad1d_backward.default, aten.replication_pad2d_backward.default,
    aten.replication_pad3d_backward.default,
)  # fmt: skip
def replication_backward(grad: Tensor, x: Tensor, padding: Sequence[int]) -> Tensor:
    """Each element has the sum of those that were read from it."""
    for i in range(len(padding) // 2):
        dim, low = x.dim() - 1 - i, padding[2 * i]
        place = torch.arange(grad.shape[dim], device=x.device) - low
        shape = [*grad.shape[:dim], x.shape[dim], *grad.shape[dim + 1 :]]
        zeros = grad.new_zeros(shape)
        grad = zeros.index_add(dim, place.clamp(0, x.shape[dim] - 1), grad)
    return _laid_as(x, grad)


@_of(
    aten.reflection_pad1d_backward.default, aten.reflection_pad2d_backward.default,
    aten.reflection_pad3d_backward.default,
)  # fmt: skip
def reflection_backward(grad: Tensor, x: Tensor, padding: Sequence[int]) -> Tensor:
    return _laid_as(x, decomposition_table[aten.reflection_pad2d_backward.default](grad, x, padding))


@_of(aten.masked_scatter.default)
def masked_scatter(x: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    if not source.numel() or not x.numel():
        return NotImplemented
    x, mask = torch.broadcast_tensors(x, mask)
    place = (mask.flatten().to(torch.int64).cumsum(0) - 1).clamp(0, source.numel() - 1)
    return torch.where(mask, source.flatten()[place].reshape(mask.shape), x)


@_of(aten.nonzero_static.default)
def nonzero_static(x: Tensor, *, size: int, fill_value: int = -1) -> Tensor:
    if not x.numel() or not size or not x.dim():
        return torch.full((size, x.dim()), fill_value, dtype=torch.int64, device=x.device)
    hit = (x != 0).flatten()
    before = hit.to(torch.int64).cumsum(0)
    place = torch.where(hit & (before <= size), before - 1, size)
    numbers = torch.arange(x.numel(), device=x.device)
    flat = torch.zeros(size + 1, dtype=torch.int64, device=x.device)
    flat = flat.scatter(0, place, numbers)[:size]
    columns, step = [], x.numel()
    for extent in x.shape:
        step //= extent
        columns.append(torch.div(flat, step, rounding_mode="floor") % extent)
    found = torch.arange(size, device=x.device) < before[-1]
    return torch.where(found[:, None], torch.stack(columns, 1), fill_value)


@_of(aten.histc.default)
def histc(x: Tensor, bins: int = 100, min: float = 0, max: float = 0) -> Tensor:
    if not x.numel() or not x.is_floating_point():
        return NotImplemented
    x = x.flatten()
    if min == max != 0:
        return NotImplemented
    low, high = _range(x, (float(min), float(max)) if min != max else None, 1.0)
    # The product first: a quotient times the bins rounds whole numbers down.
    place = ((x - low) * bins / (high - low)).to(torch.int64).clamp(0, bins - 1)
    return _counted(place, (x >= low) & (x <= high), torch.ones_like(x), bins)


def _range(x: Tensor, given: Sequence[float] | None, apart: float) -> tuple[Tensor, Tensor]:
    """The bounds of a histogram; `apart` from the number where there is only one."""
    if given is not None:
        low, high = (x.new_full((), v) for v in given)
    else:
        low, high = x.amin(), x.amax()
    alone = low == high
    return torch.where(alone, low - apart, low), torch.where(alone, high + apart, high)


def _counted(place: Tensor, hit: Tensor, weight: Tensor, bins: int) -> Tensor:
    place = torch.where(hit, place, bins)
    zeros = torch.zeros(bins + 1, dtype=weight.dtype, device=weight.device)
    return zeros.scatter_add(0, place, weight)[:bins]


@_of(aten.histogram.bin_ct)
def histogram(x: Tensor, bins=100, *, range=None, weight=None, density=False) -> tuple[Tensor, Tensor]:
    if not x.numel():
        return NotImplemented
    low, high = _range(x.flatten(), range, 0.5)
    steps = torch.arange(bins + 1, dtype=x.dtype, device=x.device)
    width = (high - low) / bins
    edges = torch.where(steps < (bins + 1) // 2, low + width * steps, high - width * (bins - steps))
    return histogram_of_edges(x, edges, weight=weight, density=density), edges


@_of(aten.histogram.bins_tensor)
def histogram_by_edges(x: Tensor, bins: Tensor, *, weight=None, density=False) -> tuple[Tensor, Tensor]:
    if not x.numel():
        return NotImplemented
    return histogram_of_edges(x, bins, weight=weight, density=density), bins.clone()


def histogram_of_edges(x: Tensor, edges: Tensor, *, weight, density: bool) -> Tensor:
    bins = edges.shape[0] - 1
    x = x.flatten()
    place = (torch.searchsorted(edges, x, right=True) - 1).clamp(0, bins - 1)
    inside = (x >= edges[0]) & (x <= edges[-1])
    counts = _counted(place, inside, torch.ones_like(x) if weight is None else weight.flatten(), bins)
    if density:
        counts = counts / (edges[1:] - edges[:-1]) / counts.sum()
    return counts


@_of(aten._embedding_bag.default, aten._embedding_bag_forward_only.default)
def embedding_bag(
    weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq=False, mode=0,
    sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=-1,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Only where the places of padding and the last offset need no care of their own: the
    other results are those that the gradient reads."""
    if include_last_offset or padding_idx >= 0 or sparse or mode not in (0, 1):
        return NotImplemented
    if not indices.numel() or not offsets.numel():
        return NotImplemented
    bags = offsets.shape[0]
    numbers = torch.arange(indices.shape[0], device=indices.device, dtype=offsets.dtype)
    bag = torch.searchsorted(offsets, numbers, right=True) - 1
    rows = weight[indices]
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(1)
    zeros = rows.new_zeros(bags, rows.shape[1])
    sums = zeros.index_put((bag,), rows, accumulate=True)
    ends = torch.cat([offsets[1:], offsets.new_full((1,), indices.shape[0])])
    if mode == 0:
        nothing = torch.zeros_like(offsets)
        return sums, bag.new_empty(0), nothing, nothing.clone()
    sizes = ends - offsets
    mean = sums / sizes.clamp(min=1).to(sums.dtype).unsqueeze(1)
    return mean, bag.to(offsets.dtype), sizes, sizes.clone()


@_of(aten._weight_norm_interface_backward.default)
def weight_norm_backward(grad_w: Tensor, v: Tensor, g: Tensor, norms: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """Of w = v g / norm(v)."""
    dims = [d for d in range(v.dim()) if d != dim]
    if not dims:
        return NotImplemented
    norms = norms.to(g.dtype)
    along = (grad_w * v).sum(dims, keepdim=True)
    return g / norms * (grad_w - v * along / norms.square()), along / norms


@_of(aten.segment_reduce.default)
def segment_reduce(
    data: Tensor, reduce: str, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False,
    initial=None,
) -> Tensor:  # fmt: skip
    """Of segments along the first dimension."""
    given = lengths if lengths is not None else offsets
    start = {"sum": 0.0, "mean": 0.0, "prod": 1.0, "max": -math.inf, "min": math.inf}.get(reduce)
    if given is None or given.dim() != 1 or axis != 0 or indices is not None or start is None:
        return NotImplemented
    ends = lengths.cumsum(0) if lengths is not None else offsets[1:]
    if not ends.numel() or not data.numel():
        return NotImplemented
    sizes = lengths if lengths is not None else offsets[1:] - offsets[:-1]
    count = ends.shape[0]
    numbers = torch.arange(data.shape[0], device=data.device, dtype=ends.dtype)
    segment = torch.searchsorted(ends, numbers, right=True)
    if lengths is None:  # rows before the first segment are of none, as those behind the last
        segment = torch.where(numbers < offsets[0], count, segment)
    if initial is not None:
        start = float(initial)
    own = data.new_full((count + 1, *data.shape[1:]), start)
    how = {"max": "amax", "min": "amin", "mean": "sum"}.get(reduce, reduce)
    if how == "sum":
        found = own.index_put((segment,), data, accumulate=True)
    else:
        found = own.index_reduce(0, segment, data, how, include_self=True)
    found = found[:count]
    if reduce == "mean":
        shape = [count] + [1] * (data.dim() - 1)
        sizes = sizes.to(data.dtype).reshape(shape)
        empty = start if initial is not None else math.nan
        found = torch.where(sizes > 0, found / sizes.clamp(min=1), empty)
    return found


@_of(aten.linalg_pinv.atol_rtol_tensor)
def pinv(x: Tensor, *, atol=None, rtol=None, hermitian=False) -> Tensor:
    if not x.numel() or hermitian and x.shape[-1] != x.shape[-2]:
        return NotImplemented
    if atol is None:
        atol = x.new_zeros(())
        if rtol is None:
            rtol = x.new_full((), torch.finfo(x.dtype).eps * max(x.shape[-2:]))
    elif rtol is None:
        default = torch.finfo(x.dtype).eps * max(x.shape[-2:])
        rtol = torch.where(atol > 0, x.new_zeros(()), x.new_full((), default))
    if hermitian:
        numbers, vectors = torch.ops.aten._linalg_eigh.default(x)
        size, left, right = numbers.abs(), vectors, vectors.mT
    else:
        left, numbers, right = torch.ops.aten._linalg_svd.default(x)
        size, left, right = numbers, right.mT, left.mT
    least = torch.maximum(atol.unsqueeze(-1), rtol.unsqueeze(-1) * size.amax(-1, keepdim=True))
    inverse = torch.where(size > least, numbers.reciprocal(), 0.0)
    return (left * inverse.unsqueeze(-2)) @ right


@_of(aten.grid_sampler_3d.default)
def grid_sampler_3d(
    x: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    """Trilinear or nearest; `grid` has the places as (x, y, z) between minus one and one."""
    if interpolation_mode not in (0, 1) or padding_mode not in (0, 1, 2):
        return NotImplemented
    extents = x.shape[2:]
    places = []
    for d, extent in enumerate(extents):
        at = grid[..., 2 - d]
        at = (at + 1) / 2 * (extent - 1) if align_corners else ((at + 1) * extent - 1) / 2
        if padding_mode == 2:
            low, high = (0.0, extent - 1.0) if align_corners else (-0.5, extent - 0.5)
            at = _reflected(at, low, high)
        if padding_mode:  # what is no number is at the end, as PyTorch's comparisons have it
            at = torch.where(at.isnan(), extent - 1, at.clamp(0, extent - 1))
        places.append(at)
    batch = torch.arange(x.shape[0], device=x.device).reshape(-1, 1, 1, 1)
    channels_last = x.permute(0, 2, 3, 4, 1)

    def read(corner: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
        within = [(at >= 0) & (at <= extent - 1) for at, extent in zip(corner, extents)]
        index = [torch.where(known, at, 0.0).to(torch.int64) for known, at in zip(within, corner)]
        inside = functools.reduce(operator.and_, within).unsqueeze(-1)
        return torch.where(inside, channels_last[(batch, *index)], 0.0), inside

    if interpolation_mode == 1:
        return read([at.round() for at in places])[0].permute(0, 4, 1, 2, 3)
    parts = []
    for up in itertools.product((0, 1), repeat=3):
        corner = [at.floor() + one for at, one in zip(places, up)]
        share, *others = (1 - (at - of).abs() for at, of in zip(places, corner))
        share = math.prod(others, start=share)
        found, inside = read(corner)
        # The share of a place that is infinite or no number is no number.
        parts.append(found * torch.where(inside, share.unsqueeze(-1), 0.0))
    return sum(parts[1:], start=parts[0]).permute(0, 4, 1, 2, 3)


def _reflected(x: Tensor, low: float, high: float) -> Tensor:
    span = high - low
    if span <= 0:
        return torch.zeros_like(x)
    away = (x - low).abs()
    turns, rest = torch.div(away, span, rounding_mode="floor"), torch.fmod(away, span)
    return torch.where(torch.fmod(turns, 2) == 0, rest + low, high - rest)


# A projection to classes and the loss of it, which PyTorch computes in chunks of rows.


def _losses(x, weight, target, bias, class_weight, ignored) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """By row: logarithms of probabilities, the class, its weight, and the loss by it."""
    logits = x @ weight.t()
    if bias is not None:
        logits = logits + bias
    logs = torch.log_softmax(logits, -1)
    hit = target != ignored
    target = torch.where(hit, target, 0)
    by = hit.to(logs.dtype)
    if class_weight is not None:
        by = by * class_weight[target]
    return logs, target, by, -logs.gather(1, target.unsqueeze(1)).squeeze(1) * by


def linear_cross_entropies(
    x, weight, target, bias, class_weight, ignored, chunk, policy, wide
) -> Tensor:
    if x.dtype != wide:
        return NotImplemented
    return _losses(x, weight, target, bias, class_weight, ignored)[3]


def linear_cross_entropy(
    x, weight, target, bias, class_weight, reduction, ignored, smoothing, chunk, policy, wide,
    again, by_input, by_weight, by_bias,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The loss, and its gradients where they are asked for."""
    if x.dtype != wide or smoothing or reduction not in ("mean", "sum"):
        return NotImplemented
    logs, target, by, losses = _losses(x, weight, target, bias, class_weight, ignored)
    count = by.sum() if reduction == "mean" else by.new_ones(())
    classes = torch.arange(logs.shape[1], device=x.device) == target.unsqueeze(1)
    slope = (logs.exp() - classes.to(logs.dtype)) * (by / count).unsqueeze(1)
    return (
        losses.sum() / count,
        slope @ weight if by_input else x.new_empty(0, 0),
        slope.t() @ x if by_weight else x.new_empty(0, 0),
        slope.sum(0) if by_bias else x.new_empty(0),
    )


_enter_linear_cross_entropy()
