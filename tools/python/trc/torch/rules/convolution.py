"""Convolutions and pooling, with their gradients. Layout is PyTorch's: batch, channel, space."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import numpy as np
import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, refuse, rule
from .normalization import _channels
from .reductions import lowest, reduce_keeping

aten = torch.ops.aten


def _all(numbers, rank: int) -> list[int]:
    """A number for each dimension of space; one number, or none, is for all."""
    numbers = list(numbers)
    return numbers * rank if len(numbers) == 1 else numbers


def _numbers(x: str, kernel: str, result: str, rank: int) -> str:
    """Dimension numbers as text; each part says what its first two dimensions are."""
    space = ", ".join(map(str, range(rank)))
    return "x".join(f"[{part}, {space}]" for part in (x, kernel)) + f"->[{result}, {space}]"


@rule(aten.convolution.default)
def convolution(
    f: Function,
    out: Results,
    input: Value,
    weight: Value,
    bias,
    stride,
    padding,
    dilation,
    transposed,
    output_padding,
    groups,
) -> Value:
    rank = weight.rank - 2
    if input.rank != weight.rank:
        refuse("an input without a batch")
    stride, padding, dilation = (_all(v, rank) for v in (stride, padding, dilation))
    if transposed:
        result = _spread(f, input, weight, out[0].shape, stride, padding, dilation, groups)
    else:
        result = _gather(f, input, weight, out[0].shape, stride, padding, dilation, groups)
    return result if bias is None else f.binary("add", result, _channels(f, bias, result))


def _reach(extent: int, stride: int, dilation: int, kernel: int) -> int:
    """The elements from the first to the last that so many windows meet."""
    return (extent - 1) * stride + dilation * (kernel - 1) + 1


def _gather(
    f: Function, x: Value, weight: Value, shape, stride, padding, dilation, groups: int
) -> Value:
    """The convolution with a weight [channels of the result, channels of a group of x, ...];
    `shape` is the result's."""
    rank = weight.rank - 2
    pads = []
    for i in range(rank):
        # Rows at the end may be left out by the stride.
        reach = _reach(shape[2 + i], stride[i], dilation[i], weight.shape[2 + i])
        pads.append((padding[i], reach - x.shape[2 + i] - padding[i]))
    return f.convolution(
        x, weight, shape, _numbers("b, f", "o, i", "b, f", rank), stride=stride,
        padding=pads, lhs=[1] * rank, rhs=dilation, groups=groups,
    )  # fmt: skip


def _spread(
    f: Function, x: Value, weight: Value, shape, stride, padding, dilation, groups: int
) -> Value:
    """The transposed convolution, which is a convolution's gradient by its input: `shape` is
    the result's, and weight [channels of x, channels of a group of the result, ...]."""
    rank = weight.rank - 2
    size = [d * (k - 1) for d, k in zip(dilation, weight.shape[2:])]
    pads = []
    for i in range(rank):
        low = size[i] - padding[i]
        spread = (x.shape[2 + i] - 1) * stride[i] + 1
        pads.append((low, shape[2 + i] - spread + size[i] - low))
    if groups > 1:  # a group's channels of x, and those of all groups of the result
        channels, own, *space = weight.shape
        weight = f.reshape(weight, [groups, channels // groups, own, *space])
        weight = f.transpose(weight, [1, 0, *range(2, weight.rank)])
        weight = f.reshape(weight, [channels // groups, groups * own, *space])
    flipped = f.reverse(weight, list(range(2, weight.rank)))
    return f.convolution(
        x, flipped, shape, _numbers("b, f", "i, o", "b, f", rank),
        stride=[1] * rank, padding=pads, lhs=stride, rhs=dilation, groups=groups,
    )  # fmt: skip


def _by_weight(
    f: Function, x: Value, gradient: Value, shape, stride, padding, dilation, groups: int
) -> Value:
    """The gradient of `_gather` by its weight, of a `shape`, from that of its result. Channels
    take the place of the batch, and so do their groups."""
    if groups > 1 and list(shape[:2]) == [groups, 1]:
        return _by_weight_of_channels(f, x, gradient, shape, stride, padding, dilation)
    rank = x.rank - 2
    pads = []
    for i in range(rank):
        reach = _reach(gradient.shape[2 + i], stride[i], dilation[i], shape[2 + i])
        pads.append((padding[i], reach - x.shape[2 + i] - padding[i]))
    return f.convolution(
        x, gradient, shape, _numbers("f, b", "i, o", "f, b", rank),
        stride=dilation, padding=pads, lhs=[1] * rank, rhs=stride, batch_groups=groups,
    )  # fmt: skip


def _by_weight_of_channels(
    f: Function, x: Value, gradient: Value, shape, stride, padding, dilation
) -> Value:
    """The same where each channel is a group: for each place of the kernel a sum of products over
    batch and space. A convolution of so many groups would have one channel in its inner loop."""
    dims = [d for d in range(x.rank) if d != 1]
    found = []
    kernel = list(shape[2:])
    for part, _ in _windows(f, x, 0, kernel, stride, padding, dilation, gradient.shape):
        product = f.binary("multiply", part, gradient)
        sums = f.reduce("add", product, dims, f.constant(0, product.dtype))
        found.append(f.reshape(sums, [*shape[:2], 1]))
    return f.reshape(f.concatenate(found, 2), shape)


@rule(aten.convolution_backward.default)
def convolution_backward(
    f: Function,
    out: Results,
    grad_output: Value,
    input: Value,
    weight: Value,
    bias_sizes,
    stride,
    padding,
    dilation,
    transposed,
    output_padding,
    groups,
    output_mask,
) -> tuple:
    rank = weight.rank - 2
    if input.rank != weight.rank:
        refuse("an input without a batch")
    stride, padding, dilation = (_all(v, rank) for v in (stride, padding, dilation))
    by_input = by_weight = by_bias = None
    if output_mask[0]:
        apply = _gather if transposed else _spread
        by_input = apply(f, grad_output, weight, input.shape, stride, padding, dilation, groups)
    if output_mask[1]:
        # A transposed convolution goes from what is the result of the other.
        x, gradient = (grad_output, input) if transposed else (input, grad_output)
        by_weight = _by_weight(f, x, gradient, weight.shape, stride, padding, dilation, groups)
    if output_mask[2]:
        dims = [d for d in range(grad_output.rank) if d != 1]
        sums = reduce_keeping(f, "add", grad_output, dims, 0)
        by_bias = f.reshape(sums, [grad_output.shape[1]])
    return by_input, by_weight, by_bias


def _windows(f: Function, x: Value, fill, kernel, stride, padding, dilation, shape):
    """For each place of the kernel, the elements that it meets, in the result's shape, and
    the first index of these in each dimension of space."""
    rank, lead = len(kernel), x.rank - len(kernel)
    padded = _padded(f, x, fill, kernel, stride, padding, dilation, shape)
    for place in itertools.product(*map(range, kernel)):
        starts = [d * k for d, k in zip(dilation, place)]
        limits = [a + (n - 1) * s + 1 for a, n, s in zip(starts, shape[-rank:], stride)]
        part = f.slice(
            padded,
            [0] * lead + starts,
            [*x.shape[:lead], *limits],
            [1] * lead + stride,
        )
        yield part, [a - p for a, p in zip(starts, padding)]


def _padded(f: Function, x: Value, fill, kernel, stride, padding, dilation, shape) -> Value:
    """x with as much around it as the windows of a result of `shape` meet."""
    rank, lead = len(kernel), x.rank - len(kernel)
    reach = [
        _reach(n, s, d, k) for n, s, d, k in zip(shape[-rank:], stride, dilation, kernel)
    ]
    high = [
        max(0, r - n - p) for r, n, p in zip(reach, x.shape[-rank:], padding)
    ]
    return f.pad(x, f.constant(fill, x.dtype), [0] * lead + padding, [0] * lead + high)


def _flat_index(f: Function, x: Value, shape, firsts, stride) -> Value:
    """The index in a plane of x that each element of a result meets."""
    rank = len(stride)
    lead = len(shape) - rank
    index = None
    for i in range(rank):
        place = f.iota(lead + i, shape, "i64")
        place = f.binary("multiply", place, operand(f, stride[i], place))
        place = f.binary("add", place, operand(f, firsts[i], place))
        if index is not None:
            index = f.binary("multiply", index, operand(f, x.shape[lead + i], index))
        index = place if index is None else f.binary("add", index, place)
    assert index is not None
    return index


@rule(aten.max_pool2d_with_indices.default)
def max_pool(
    f: Function, out: Results, self: Value, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False
) -> tuple:
    kernel, stride, padding, dilation = _pool(2, kernel_size, stride, padding, dilation)
    shape = out[0].shape
    best = where = None
    for part, firsts in _windows(
        f, self, lowest(self.dtype), kernel, stride, padding, dilation, shape
    ):
        index = _flat_index(f, self, shape, firsts, stride)
        if best is None or where is None:
            best, where = part, index
            continue
        larger = f.compare("GT", part, best)
        if part.is_float:
            larger = f.binary("or", larger, f.compare("NE", part, part))
        best, where = f.select(larger, part, best), f.select(larger, index, where)
    if f.derived and set(dilation) == {1}:  # as an operation whose gradient is known
        best = _largest(f, self, kernel, stride, padding, shape)
    return best, where


def _largest(f: Function, x: Value, kernel, stride, padding, shape) -> Value:
    fill, ones = lowest(x.dtype), [1] * (x.rank - len(kernel))
    padded = _padded(f, x, fill, kernel, stride, padding, [1] * len(kernel), shape)
    start = f.constant(fill, x.dtype)
    return f.reduce_window(
        "maximum", padded, start, ones + kernel, ones + stride, [(0, 0)] * x.rank
    )


@rule(aten.max_pool2d_with_indices_backward.default, aten.max_pool3d_with_indices_backward.default)
def max_pool_backward(
    f: Function,
    out: Results,
    grad_output: Value,
    self: Value,
    kernel_size,
    stride,
    padding,
    dilation,
    ceil_mode,
    indices: Value,
) -> Value:
    """Each place of the kernel gives its share to the elements that it meets."""
    rank = max(2, len(kernel_size))
    kernel, stride, padding, dilation = _pool(rank, kernel_size, stride, padding, dilation)
    shares = []
    for place in itertools.product(*map(range, kernel)):
        firsts = [d * k - p for d, k, p in zip(dilation, place, padding)]
        index = _flat_index(f, self, grad_output.shape, firsts, stride)
        hit = f.compare("EQ", index, indices)
        share = f.select(hit, grad_output, operand(f, 0, grad_output))
        shares.append((share, firsts))
    return _unslices(f, shares, self.shape, stride)


def _unslices(f: Function, parts: Sequence[tuple[Value, Sequence[int]]], shape, stride) -> Value:
    """The sum of parts, each put at its `firsts`, `firsts + stride` and so on of zeros; what falls
    outside is left out.

    Parts that meet the same elements of every `stride` are summed as they are, and spread once, a
    dimension after the other: a tensor of the result's size for each part would be the most that a
    backward pass holds.
    """
    rank = len(stride)
    lead = len(shape) - rank
    extents = shape[lead:]
    steps = [-(-n // s) for n, s in zip(extents, stride)]
    sums: dict[tuple[int, ...], Value] = {}
    for part, firsts in parts:
        low = [a // s for a, s in zip(firsts, stride)]
        high = [g - n - a for g, n, a in zip(steps, part.shape[lead:], low)]
        if any(low) or any(high):
            zero = f.constant(0, part.dtype)
            part = f.pad(part, zero, [0] * lead + low, [0] * lead + high)
        _add(f, sums, tuple(a % s for a, s in zip(firsts, stride)), part)
    for d in reversed(range(rank)):
        spread: dict[tuple[int, ...], Value] = {}
        for rests, part in sums.items():
            if stride[d] != 1:
                part = _dilate(f, part, lead + d, rests[d], stride[d], extents[d])
            _add(f, spread, rests[:d], part)
        sums = spread
    return sums[()]


def _add(f: Function, sums: dict[tuple[int, ...], Value], key: tuple[int, ...], x: Value) -> None:
    sums[key] = f.binary("add", sums[key], x) if key in sums else x


def _dilate(f: Function, x: Value, dim: int, first: int, step: int, extent: int) -> Value:
    """Zeros with the elements of a dimension at `first`, `first + step` and so on."""
    low, high, interior = [0] * x.rank, [0] * x.rank, [0] * x.rank
    low[dim], interior[dim] = first, step - 1
    high[dim] = extent - first - ((x.shape[dim] - 1) * step + 1)
    return f.pad(x, f.constant(0, x.dtype), low, high, interior)


def _pool(rank: int, kernel_size, stride, padding, dilation=(1,)):
    return [
        _all([v] if isinstance(v, int) else v, rank)
        for v in (kernel_size, stride or kernel_size, padding, dilation)
    ]


def _per_element(
    f: Function, x: Value, extents, kernel, stride, padding, count_include_pad, divisor_override
) -> Value:
    """`x`, of a pool's result, by the count of what each of its means is over."""
    rank = len(kernel)
    if divisor_override:
        return f.binary("divide", x, operand(f, divisor_override, x))
    for d in range(rank):
        counts = []
        for i in range(x.shape[x.rank - rank + d]):
            first = i * stride[d] - padding[d]
            last = min(first + kernel[d], extents[d] + padding[d])
            if not count_include_pad:
                first, last = max(first, 0), min(last, extents[d])
            counts.append(last - first)
        if len(set(counts)) == 1:
            divisor = operand(f, counts[0], x)
        else:
            vector = f.convert(f.dense(np.array(counts)), x.dtype)
            divisor = f.broadcast_in_dim(vector, x.shape, [x.rank - rank + d])
        x = f.binary("divide", x, divisor)
    return x


@rule(aten.avg_pool2d.default, aten.avg_pool3d.default)
def avg_pool(
    f: Function,
    out: Results,
    self: Value,
    kernel_size,
    stride=(),
    padding=0,
    ceil_mode=False,
    count_include_pad=True,
    divisor_override=None,
) -> Value:
    kernel, stride, padding, dilation = _pool(
        max(2, len(kernel_size)), kernel_size, stride, padding
    )
    result = None
    for part, _ in _windows(f, self, 0, kernel, stride, padding, dilation, out[0].shape):
        result = part if result is None else f.binary("add", result, part)
    assert result is not None
    extents = self.shape[-len(kernel) :]
    return _per_element(
        f, result, extents, kernel, stride, padding, count_include_pad, divisor_override
    )


@rule(aten.avg_pool2d_backward.default, aten.avg_pool3d_backward.default)
def avg_pool_backward(
    f: Function,
    out: Results,
    grad_output: Value,
    self: Value,
    kernel_size,
    stride,
    padding,
    ceil_mode,
    count_include_pad,
    divisor_override,
) -> Value:
    kernel, stride, padding, _ = _pool(max(2, len(kernel_size)), kernel_size, stride, padding)
    extents = self.shape[-len(kernel) :]
    share = _per_element(
        f, grad_output, extents, kernel, stride, padding, count_include_pad, divisor_override
    )
    places = itertools.product(*map(range, kernel))
    firsts = [[k - p for k, p in zip(place, padding)] for place in places]
    return _unslices(f, [(share, each) for each in firsts], self.shape, stride)
