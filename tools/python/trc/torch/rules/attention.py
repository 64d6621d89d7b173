"""Attention as PyTorch's CPU kernels have it, and its gradient."""

from __future__ import annotations

import math

import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, refuse, rule
from .normalization import native_dropout
from .reductions import exponentials, wide

aten = torch.ops.aten

QUERY_KEY = ([0, 1], [0, 1]), ([3], [3])  # [B,H,T,D] x [B,H,S,D] -> [B,H,T,S]
WEIGHT_VALUE = ([0, 1], [0, 1]), ([3], [2])  # [B,H,T,S] x [B,H,S,D] -> [B,H,T,D]
BY_KEY = ([0, 1], [0, 1]), ([2], [2])  # [B,H,T,S] x [B,H,T,D] -> [B,H,S,D]


def _scores(f: Function, query: Value, key: Value, is_causal, attn_mask, scale: float) -> Value:
    """In f32 for short types, hidden ones minus infinity."""
    product = f.convert(f.dot_general(query, key, *QUERY_KEY), wide(query.dtype))
    scores = f.binary("multiply", product, operand(f, scale, product))
    if is_causal:
        shape = scores.shape[2:]
        seen = f.compare("GE", f.iota(0, shape, "i64"), f.iota(1, shape, "i64"))
        hidden = operand(f, -math.inf, scores)
        scores = f.select(f.broadcast(seen, scores.shape), scores, hidden)
    if attn_mask is not None and attn_mask.dtype == "i1":
        seen = f.broadcast(attn_mask, scores.shape)
        scores = f.select(seen, scores, operand(f, -math.inf, scores))
    elif attn_mask is not None:
        scores = f.binary("add", scores, operand(f, attn_mask, scores))
    return scores


def _blank_hidden(f: Function, x: Value, attn_mask: Value | None) -> Value:
    """Zero where a mask hides all keys from a query, as PyTorch has it there and the
    quotient of exponentials is NaN. `x` has the queries in its last dimension but one."""
    if attn_mask is None:
        return x
    if attn_mask.dtype == "i1":
        seen = f.reduce("or", attn_mask, [attn_mask.rank - 1], f.constant(False, "i1"))
    else:
        lowest = f.constant(-math.inf, attn_mask.dtype)
        largest = f.reduce("maximum", attn_mask, [attn_mask.rank - 1], lowest)
        seen = f.compare("GT", largest, operand(f, -math.inf, largest))
    seen = f.broadcast(f.reshape(seen, [*seen.shape, 1]), x.shape)
    return f.select(seen, x, operand(f, 0, x))


def _scale(query: Value, scale: float | None) -> float:
    return 1 / math.sqrt(query.shape[-1]) if scale is None else scale


@rule(aten.scaled_dot_product_attention.default)
def any_attention(
    f: Function,
    out: Results,
    query: Value,
    key: Value,
    value: Value,
    attn_mask=None,
    dropout_p=0.0,
    is_causal=False,
    *,
    scale=None,
    enable_gqa=False,
) -> Value:
    """In the form that the compiler recognises as one operation (docs/raising.md)."""
    if query.rank != 4 or key.rank != 4:
        refuse("queries that are not [batch, heads, length, width]")
    if enable_gqa:
        key, value = (_shared(f, x, query.shape[1]) for x in (key, value))
    scores = _scores(f, query, key, is_causal, attn_mask, _scale(query, scale))
    _, exponential, sums = exponentials(f, scores, 3)
    weights = f.binary("divide", exponential, f.broadcast(sums, scores.shape))
    if dropout_p:
        weights = native_dropout(f, out, weights, dropout_p, True)[0]
    return f.dot_general(f.convert(weights, value.dtype), value, *WEIGHT_VALUE)


def _shared(f: Function, x: Value, heads: int) -> Value:
    """Heads of keys or values, each for as many neighbouring heads of queries."""
    batch, own, length, width = x.shape
    if own == heads:
        return x
    spread = f.broadcast_in_dim(x, [batch, own, heads // own, length, width], [0, 1, 3, 4])
    return f.reshape(spread, [batch, heads, length, width])


@rule(aten._scaled_dot_product_flash_attention_for_cpu.default)
def attention(
    f: Function,
    out: Results,
    query: Value,
    key: Value,
    value: Value,
    dropout_p=0.0,
    is_causal=False,
    *,
    attn_mask=None,
    scale=None,
) -> tuple:
    if dropout_p:
        refuse("dropout")
    key, value = (_shared(f, x, query.shape[1]) for x in (key, value))
    scores = _scores(f, query, key, is_causal, attn_mask, _scale(query, scale))
    _, exponential, sums = exponentials(f, scores, 3)
    weights = f.binary("divide", exponential, f.broadcast(sums, scores.shape))
    result = f.dot_general(f.convert(weights, value.dtype), value, *WEIGHT_VALUE)
    result = _blank_hidden(f, result, attn_mask)
    largest = f.reduce("maximum", scores, [3], f.constant(-math.inf, scores.dtype))
    logs = f.unary("log", f.reshape(sums, largest.shape))
    logsumexp = f.binary("add", largest, logs)
    return result, f.convert(logsumexp, out[1].dtype)


@rule(aten._scaled_dot_product_flash_attention_for_cpu_backward.default)
def attention_backward(
    f: Function,
    out: Results,
    grad_out: Value,
    query: Value,
    key: Value,
    value: Value,
    attention: Value,
    logsumexp: Value,
    dropout_p: float,
    is_causal: bool,
    *,
    attn_mask=None,
    scale=None,
) -> tuple:
    if dropout_p:
        refuse("dropout")
    if logsumexp.shape != query.shape[:3]:
        refuse("a logsumexp that is not one for each query")
    key, value = (_shared(f, x, query.shape[1]) for x in (key, value))
    factor = _scale(query, scale)
    scores = _scores(f, query, key, is_causal, attn_mask, factor)
    rows = f.broadcast_in_dim(f.convert(logsumexp, scores.dtype), scores.shape, [0, 1, 2])
    weights = f.unary("exponential", f.binary("subtract", scores, rows))
    weights = _blank_hidden(f, weights, attn_mask)
    by_weights = f.convert(f.dot_general(grad_out, value, *QUERY_KEY), scores.dtype)
    inner = f.convert(f.binary("multiply", grad_out, attention), scores.dtype)
    row = f.reduce("add", inner, [3], f.constant(0, inner.dtype))
    row = f.broadcast_in_dim(row, scores.shape, [0, 1, 2])
    by_scores = f.binary("multiply", weights, f.binary("subtract", by_weights, row))
    by_scores = f.binary("multiply", by_scores, operand(f, factor, by_scores))
    by_scores = f.convert(by_scores, query.dtype)
    return (
        f.dot_general(by_scores, key, *WEIGHT_VALUE),
        _joined(f, f.dot_general(by_scores, query, *BY_KEY), out[1]),
        _joined(f, f.dot_general(f.convert(weights, value.dtype), grad_out, *BY_KEY), out[2]),
    )


def _joined(f: Function, x: Value, like: Value) -> Value:
    """The converse of `_shared`: sums over the heads of queries that share one."""
    batch, heads, length, width = x.shape
    own = like.shape[1]
    if own == heads:
        return x
    split = f.reshape(x, [batch, own, heads // own, length, width])
    return f.reduce("add", split, [2], f.constant(0, x.dtype))
