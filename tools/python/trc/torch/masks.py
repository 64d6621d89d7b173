"""Masks of attention as bits.

PyTorch makes numbers of a mask before attention reads it, zero or minus infinity, and adds
these to the scores. The compiler takes the bits: what they hide is not computed, and they
are what the forward pass keeps.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from . import attention as attention

aten = torch.ops.aten

_READERS = (
    aten._scaled_dot_product_flash_attention_for_cpu.default,
    aten._scaled_dot_product_flash_attention_for_cpu_backward.default,
    torch.ops.trc.attention.default,
    torch.ops.trc.attention_backward.default,
)
_VIEWS = (aten.expand.default, aten.alias.default, aten.detach.default)


def masks_as_bits(graph: Graph, takes: Callable[[Node], bool]) -> None:
    """Hands the bits to each attention that `takes` them."""
    for node in graph.nodes:
        mask = node.kwargs.get("attn_mask") if node.target in _READERS else None
        bits = _bits_of(mask) if isinstance(mask, Node) else None
        if bits is None:
            continue
        node.kwargs = {**node.kwargs, "attn_mask": bits}
        if not takes(node):
            node.kwargs = {**node.kwargs, "attn_mask": mask}
    graph.eliminate_dead_code()


def masks_as_numbers(module: GraphModule) -> None:
    """The converse, for what runs in eager after all."""
    for node in list(module.graph.nodes):
        mask = node.kwargs.get("attn_mask") if node.target in _READERS else None
        if isinstance(mask, Node) and mask.meta["val"].dtype == torch.bool:
            with module.graph.inserting_before(node):
                like = node.args[0]  # a query, or a gradient of its type
                numbers = module.graph.call_function(_as_numbers, (mask, like))
            node.kwargs = {**node.kwargs, "attn_mask": numbers}
    module.recompile()


def _as_numbers(mask: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
    return torch.zeros(mask.shape, dtype=like.dtype).masked_fill_(~mask, -math.inf)


def _bits_of(mask: Node) -> Node | None:
    """What chooses between zero and minus infinity."""
    while mask.target in _VIEWS:
        mask = mask.args[0]
    if mask.target != aten.where.self:
        return None
    bits, visible, hidden = mask.args
    if _number(visible) != 0 or _number(hidden) != -math.inf:
        return None
    return bits if bits.meta["val"].dtype == torch.bool else None


def _number(value: Any) -> float | None:
    """The number that all of a tensor is, if that can be seen."""
    while isinstance(value, Node):
        if value.target in (aten.full.default, aten.full_like.default):
            value = value.args[1]
        elif value.target == aten.scalar_tensor.default or value.target in _VIEWS:
            value = value.args[0]
        else:
            return None
    return float(value) if isinstance(value, (int, float)) else None
