"""Attention with dropout, and attention that is written out, as one operation.

On a CPU PyTorch has no kernel for attention with dropout: it takes it apart before the
backward pass is derived, and keeps the weights and what was dropped. Here Dynamo's graph
calls an operation of trc's instead, whose gradient draws the same bits again from the key
that the forward pass kept (`trc.torch.rules.attention`).

What a model writes out, `softmax(query @ key.T * scale + mask) @ value`, becomes a call of
`scaled_dot_product_attention` where nothing else reads the weights.
"""

from __future__ import annotations

import functools
import operator
from typing import Any

import torch
from torch import Tensor
from torch.fx import Node
from torch.nn import functional

from . import dynamo_graph as graphs
from .alone import alone

_PARTS = "Tensor query, Tensor key, Tensor value"
_NUMBERS = "float dropout_p, bool is_causal, float scale, *, Tensor? attn_mask=None"


_library = torch.library.Library("trc", "DEF")
# A result, the logsumexp of each query, and the key of the generator, two numbers.
_library.define(
    f"attention({_PARTS}, {_NUMBERS}) -> (Tensor, Tensor, Tensor)",
    tags=(torch.Tag.nondeterministic_seeded,),
)
_library.define(
    f"attention_backward(Tensor grad_out, {_PARTS}, Tensor result, Tensor logsumexp, "
    f"Tensor random, {_NUMBERS}) -> (Tensor, Tensor, Tensor)"
)


@torch.library.impl(_library, "attention", "CPU")
def _(*args: Any, **kwargs: Any) -> tuple[Tensor, ...]:
    return alone(torch.ops.trc.attention.default, args, kwargs)


@torch.library.impl(_library, "attention_backward", "CPU")
def _(*args: Any, **kwargs: Any) -> tuple[Tensor, ...]:
    return alone(torch.ops.trc.attention_backward.default, args, kwargs)


@torch.library.register_fake("trc::attention", lib=_library)
def _(query, key, value, dropout_p, is_causal, scale, *, attn_mask=None):
    wide = torch.float64 if query.dtype == torch.float64 else torch.float32
    return (
        query.new_empty(*query.shape[:3], value.shape[3]),
        query.new_empty(query.shape[:3], dtype=wide),
        query.new_empty(2, dtype=torch.int64),
    )


@torch.library.register_fake("trc::attention_backward", lib=_library)
def _(grad_out, query, key, value, *rest, attn_mask=None):
    return tuple(x.new_empty(x.shape) for x in (query, key, value))


class _Attention(torch.autograd.Function):
    @staticmethod
    def forward(ctx, query, key, value, mask, *numbers):
        made = torch.ops.trc.attention(query, key, value, *numbers, attn_mask=mask)
        ctx.save_for_backward(query, key, value, mask, *made)
        ctx.numbers = numbers
        return made[0]

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, grad):
        query, key, value, mask, *made = ctx.saved_tensors
        found = torch.ops.trc.attention_backward(
            grad, query, key, value, *made, *ctx.numbers, attn_mask=mask
        )
        return *found, None, *(None for _ in ctx.numbers)


def dropping_attention(
    query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False
) -> Tensor:
    """`scaled_dot_product_attention`; with dropout one operation of trc's, if it has it."""
    if torch.is_autocast_enabled("cpu"):
        query, key, value, attn_mask = map(graphs.autocast, (query, key, value, attn_mask))
    if not 0 < dropout_p < 1 or not _takes(query, key, value, attn_mask, enable_gqa):
        return functional.scaled_dot_product_attention(
            query, key, value, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa
        )
    scale = query.shape[3] ** -0.5 if scale is None else scale
    return _Attention.apply(query, key, value, attn_mask, dropout_p, is_causal, scale)


def _takes(query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None, shared: bool) -> bool:
    parts = (query, key, value)
    if any(x.dim() != 4 or x.device.type != "cpu" or x.dtype != query.dtype or not x.numel() for x in parts):
        return False
    heads, own = query.shape[1], key.shape[1]
    if not query.is_floating_point() or (heads % own if shared else heads != own):
        return False
    if (query.shape[0], query.shape[3]) != (key.shape[0], key.shape[3]):
        return False
    if key.shape[:3] != value.shape[:3]:
        return False
    if mask is None:
        return True
    scores = (*query.shape[:3], key.shape[2])
    return (
        mask.dtype in (torch.bool, query.dtype)
        and not mask.requires_grad
        and mask.dim() <= 4
        and all(n in (1, m) for n, m in zip(reversed(mask.shape), reversed(scores)))
    )


# How attention is written out. Dynamo's graph has functions and methods under many names.

_PRODUCTS = (torch.matmul, operator.matmul, "matmul")
_SUMS = (torch.add, operator.add, operator.iadd, "add", "add_")
_FACTORS = (torch.mul, operator.mul, operator.imul, "mul", "mul_")
_QUOTIENTS = (torch.div, operator.truediv, operator.itruediv, "div", "div_")
_SOFTMAXES = (functional.softmax, torch.softmax, "softmax")


def join(product: Node) -> None:
    """Replaces the second product of attention, if it is one, by the whole."""
    if product.target not in _PRODUCTS or not _is_of_rank_4(product):
        return
    weights, value = product.args
    rate: Any = 0.0
    matched: set[Node] = set()
    behind = functools.partial(graphs.behind, seen=matched)
    of_weights = functools.partial(graphs.is_cast, enough=product)
    softmax = behind(weights, of_weights)
    if softmax is not None and softmax.target is functional.dropout:
        found = graphs.arguments(softmax, ("input", "p", "training", "inplace"), (0.5, True, False))
        softmax, rate = behind(found[0], of_weights), found[1] if found[2] else 0.0
    if softmax is None or softmax.target not in _SOFTMAXES or not isinstance(rate, (int, float)):
        return
    scores, dim = graphs.arguments(softmax, ("input", "dim"), (None,))
    if dim not in (-1, 3) or not graphs.is_as_wide(softmax, scores):
        return
    scores, mask = behind(scores, graphs.is_cast), None
    if scores is not None and scores.target in _SUMS and len(scores.args) == 2 and not scores.kwargs:
        left, mask = scores.args
        scores = behind(left)
        if not isinstance(mask, Node) or graphs.requires_gradient(mask) or not graphs.is_float(mask):
            return
    scale = 1.0
    if scores is not None and scores.target in (*_FACTORS, *_QUOTIENTS) and not scores.kwargs:
        left, factor = scores.args
        if not isinstance(factor, (int, float)) or not factor:
            return
        scale = factor if scores.target in _FACTORS else 1 / factor
        scores = behind(left)
    if scores is None or scores.target not in _PRODUCTS or not _is_of_rank_4(scores):
        return
    query, turned = scores.args
    if not all(_same_heads(x, query) for x in (turned, value)):
        return
    if not _have_types(scores, product, mask) or not graphs.may_move(scores, product, matched):
        return
    graph = product.graph
    with graph.inserting_before(product):
        key = graph.call_method("transpose", (turned, -2, -1))
        whole = graph.call_function(
            functional.scaled_dot_product_attention,
            (query, key, value),
            {"attn_mask": mask, "dropout_p": float(rate), "scale": float(scale)},
        )
    whole.meta = dict(product.meta)
    product.replace_all_uses_with(whole)
    graphs.erase(product, {query, turned, value, mask})


def _have_types(scores: Node, product: Node, mask: Any) -> bool:
    """Whether one operation takes the types of both products, and of the mask between them."""
    kind = graphs.type_of(scores)
    if kind is None or kind != graphs.type_of(product):
        return False
    short = kind in (torch.bfloat16, torch.float16)
    return mask is None or graphs.type_of(mask) == kind or (short and graphs.type_of(mask) == torch.float32)


def _is_of_rank_4(product: Node) -> bool:
    return len(product.args) == 2 and all(
        isinstance(x := graphs.sample_of(arg), Tensor) and x.dim() == 4 for arg in product.args
    )


def _same_heads(x: Any, query: Any) -> bool:
    """Whether batch and heads are those of the queries, and are not spread."""
    ours, theirs = graphs.sample_of(x), graphs.sample_of(query)
    return graphs.are_same(ours.shape[:2], theirs.shape[:2])
