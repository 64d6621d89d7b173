"""Histograms of points, each a row of as many numbers as there are dimensions."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

aten = torch.ops.aten


def _edges(
    x: Tensor, bins: Sequence[int], *, range=None, weight=None, density=False
) -> list[Tensor]:
    """Of each dimension as of a histogram of its own."""
    if not x.numel():
        return NotImplemented
    columns = x.reshape(-1, len(bins)).unbind(1)
    ranges = [range and range[2 * d : 2 * d + 2] for d, _ in enumerate(bins)]
    return [
        torch.histogram(column, count, range=given).bin_edges
        for column, count, given in zip(columns, bins, ranges)
    ]


def _of_counts(
    x: Tensor, bins: Sequence[int], *, range=None, weight=None, density=False
) -> Tensor:
    if not x.numel():
        return NotImplemented
    return _of_edges(x, _edges(x, bins, range=range), weight=weight, density=density)


def _of_edges(x: Tensor, bins: Sequence[Tensor], *, weight=None, density=False) -> Tensor:
    if not x.numel():
        return NotImplemented
    columns = x.reshape(-1, len(bins)).unbind(1)
    shape = [edges.shape[0] - 1 for edges in bins]
    place = torch.zeros_like(columns[0], dtype=torch.int64)
    inside = torch.ones_like(columns[0], dtype=torch.bool)
    for column, edges, count in zip(columns, bins, shape):
        column = column.contiguous()
        within = (torch.searchsorted(edges, column, right=True) - 1).clamp(0, count - 1)
        place = place * count + within
        inside = inside & (column >= edges[0]) & (column <= edges[-1])
    size = math.prod(shape)
    weight = torch.ones_like(columns[0]) if weight is None else weight.flatten()
    zeros = torch.zeros(size + 1, dtype=weight.dtype, device=weight.device)
    counts = zeros.scatter_add(0, torch.where(inside, place, size), weight)[:size].reshape(shape)
    if density:
        counts = counts / counts.sum()
        for d, edges in enumerate(bins):
            width = edges[1:] - edges[:-1]
            counts = counts / width.reshape([-1] + [1] * (len(shape) - d - 1))
    return counts


DECOMPOSITIONS: dict[Any, Callable] = {
    aten._histogramdd_bin_edges.default: _edges,
    aten._histogramdd_from_bin_cts.default: _of_counts,
    aten._histogramdd_from_bin_tensors.default: _of_edges,
}
