"""Attention as PyTorch's CPU kernels have it, and its gradient."""

from __future__ import annotations

import math

import torch

from .. import attention as operations  # noqa: F401
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


class _Call:
    """An attention as the compiler has it: [batch, length, heads, width], a mask of bits, and
    a bias; with a state of the generator, dropout of a rate. A query that sees no key gives 0,
    as in PyTorch."""

    def __init__(
        self, f: Function, query: Value, key: Value, is_causal, attn_mask, scale,
        random: Value | None = None, rate: float = 0.0,
    ):  # fmt: skip
        self._f = f
        self._rate = rate
        shape = (*query.shape[:3], key.shape[2])
        self._attributes = [f"scale = {scale:.17e} : f64"]
        self._extra: list[Value] = []
        causal = is_causal and query.shape[2] == key.shape[2]
        if causal:
            self._attributes.append("causal")
        self._causal = causal
        seen = None
        if is_causal and not causal:
            square = (1, 1, *shape[2:])
            seen = f.compare("GE", f.iota(2, square, "i64"), f.iota(3, square, "i64"))
        bias = None
        if attn_mask is not None:
            front = [1] * (4 - attn_mask.rank)
            mask = f.reshape(attn_mask, [*front, *attn_mask.shape])
            mask = f.broadcast(mask, [*mask.shape[:3], shape[3]])
            if mask.dtype == "i1":
                visible = mask
            else:
                # Hidden from a query is what a mask says; the bias has numbers alone.
                visible = f.compare("GT", mask, operand(f, -math.inf, mask))
                bias = f.select(visible, mask, operand(f, 0, mask))
                bias = f.convert(bias, wide(bias.dtype))
            if seen is not None:
                both = torch.broadcast_shapes(seen.shape, visible.shape)
                visible = f.binary("and", f.broadcast(seen, both), f.broadcast(visible, both))
            seen = visible
        if random is not None:
            self._attributes.append(f"keep_below = {_below(rate)} : i64")
            self._attributes.append(f"keep_scale = {1 / (1 - rate):.17e} : f64")
        for name, value in (("mask", seen), ("bias", bias), ("random", random)):
            if value is not None:
                self._attributes.append(f"has_{name}")
                self._extra.append(value)
        self._has = [seen is not None, bias is not None, random is not None]
        self.scale = scale

    def make(self, name: str, operands: list[Value], kinds, body) -> list[Value]:
        """`body` is of the operands as PyTorch has them, and of what makes scores of queries
        and keys, and drops weights."""

        def inner(f: Function, values: list[Value]) -> list[Value]:
            extra = iter(values[len(operands) :])
            seen, bias, random = (next(extra) if has else None for has in self._has)
            own = [turned(f, v) if v.rank == 4 else v for v in values[: len(operands)]]
            made = body(
                f, own,
                lambda query, key: self._score(f, query, key, seen, bias),
                lambda weights: self._drop(f, weights, random),
            )  # fmt: skip
            return [turned(f, v) if v.rank == 4 else v for v in made]

        f = self._f
        given = [turned(f, v) if v.rank == 4 else v for v in operands]
        kinds = [(_order(shape), dtype) for shape, dtype in kinds]
        attributes = ", ".join(self._attributes)
        made = f.composite(name, attributes, [*given, *self._extra], kinds, inner)
        return [turned(f, v) if v.rank == 4 else v for v in made]

    def _score(self, f: Function, query: Value, key: Value, seen, bias) -> tuple[Value, Value | None]:
        """Scores, and which queries see any key."""
        scores = _scores(f, query, key, self._causal, bias, self.scale)
        if seen is None:
            return scores, None
        seen = f.broadcast(seen, scores.shape)
        scores = f.select(seen, scores, operand(f, -math.inf, scores))
        return scores, f.reduce("or", seen, [3], f.constant(False, "i1"))

    def _drop(self, f: Function, weights: Value, random: Value | None) -> Value:
        if random is None:
            return weights
        bits = f.drawn(random, weights.shape)[1]
        keep = f.compare("LT", bits, operand(f, _below(self._rate), bits))
        scaled = f.binary("multiply", weights, operand(f, 1 / (1 - self._rate), weights))
        return f.select(keep, scaled, operand(f, 0, weights))


def _below(rate: float) -> int:
    """Random bits below which a weight is kept."""
    return round((1 - rate) * 2**32)


def _order(shape) -> list[int]:
    return [shape[d] for d in (0, 2, 1, 3)] if len(shape) == 4 else list(shape)


def turned(f: Function, x: Value) -> Value:
    """Heads behind places, or before them."""
    return f.transpose(x, [0, 2, 1, 3])


def _where_seen(f: Function, sees: Value | None, x: Value) -> Value:
    """Zero for a query that sees no key; `x` has the queries in its third dimension."""
    if sees is None:
        return x
    return f.select(f.broadcast_in_dim(sees, x.shape, [0, 1, 2]), x, operand(f, 0, x))


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
    call = _Call(f, query, key, is_causal, attn_mask, _scale(query, scale))
    return _forward(f, out, call, query, key, value)


@rule(torch.ops.trc.attention.default)
def attention_with_dropout(
    f: Function, out: Results, query: Value, key: Value, value: Value,
    dropout_p: float, is_causal: bool, scale: float, *, attn_mask=None,
) -> tuple:  # fmt: skip
    """The bits are those of the generator's state, which is a result: the gradient draws them
    again."""
    key, value = (_shared(f, x, query.shape[1]) for x in (key, value))
    state = f.random_state()
    f.random_bits((*query.shape[:3], key.shape[2]))  # moves the state on
    call = _Call(f, query, key, is_causal, attn_mask, scale, state, dropout_p)
    return *_forward(f, out, call, query, key, value), f.bits(state, "i64")


def _forward(
    f: Function, out: Results, call: _Call, query: Value, key: Value, value: Value
) -> tuple[Value, Value]:
    """The result and the logsumexp."""

    def body(f: Function, operands: list[Value], score, drop) -> list[Value]:
        query, key, value = operands
        scores, sees = score(query, key)
        _, exponential, sums = exponentials(f, scores, 3)
        weights = drop(f.binary("divide", exponential, f.broadcast(sums, scores.shape)))
        result = f.dot_general(f.convert(weights, value.dtype), value, *WEIGHT_VALUE)
        largest = f.reduce("maximum", scores, [3], f.constant(-math.inf, scores.dtype))
        logs = f.unary("log", f.reshape(sums, largest.shape))
        return [_where_seen(f, sees, result), f.binary("add", largest, logs)]

    statistics = wide(query.dtype)
    kinds = [(out[0].shape, out[0].dtype), (query.shape[:3], statistics)]
    result, logsumexp = call.make("trc.attention", [query, key, value], kinds, body)
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
    call = _Call(f, query, key, is_causal, attn_mask, _scale(query, scale))
    return _backward(f, out, call, query, key, value, attention, logsumexp, grad_out)


@rule(torch.ops.trc.attention_backward.default)
def attention_with_dropout_backward(
    f: Function, out: Results, grad_out: Value, query: Value, key: Value, value: Value,
    result: Value, logsumexp: Value, random: Value,
    dropout_p: float, is_causal: bool, scale: float, *, attn_mask=None,
) -> tuple:  # fmt: skip
    key, value = (_shared(f, x, query.shape[1]) for x in (key, value))
    state = f.bits(random, "ui64")
    call = _Call(f, query, key, is_causal, attn_mask, scale, state, dropout_p)
    return _backward(f, out, call, query, key, value, result, logsumexp, grad_out)


def _backward(
    f: Function, out: Results, call: _Call, query: Value, key: Value, value: Value,
    attention: Value, logsumexp: Value, grad_out: Value,
) -> tuple[Value, Value, Value]:  # fmt: skip
    """The gradients by query, key and value."""

    def body(f: Function, operands: list[Value], score, drop) -> list[Value]:
        query, key, value, attention, logsumexp, grad_out = operands
        scores, sees = score(query, key)
        rows = f.broadcast_in_dim(logsumexp, scores.shape, [0, 1, 2])
        weights = f.unary("exponential", f.binary("subtract", scores, rows))
        weights = _where_seen(f, sees, weights)
        by_weights = drop(f.convert(f.dot_general(grad_out, value, *QUERY_KEY), scores.dtype))
        inner = f.convert(f.binary("multiply", grad_out, attention), scores.dtype)
        row = f.reduce("add", inner, [3], f.constant(0, inner.dtype))
        row = f.broadcast_in_dim(row, scores.shape, [0, 1, 2])
        by_scores = f.binary("multiply", weights, f.binary("subtract", by_weights, row))
        by_scores = f.binary("multiply", by_scores, operand(f, call.scale, by_scores))
        by_scores = f.convert(by_scores, query.dtype)
        return [
            f.dot_general(by_scores, key, *WEIGHT_VALUE),
            f.dot_general(by_scores, query, *BY_KEY),
            f.dot_general(f.convert(drop(weights), value.dtype), grad_out, *BY_KEY),
        ]

    logsumexp = f.convert(logsumexp, wide(query.dtype))
    operands = [query, key, value, attention, logsumexp, grad_out]
    kinds = [(x.shape, x.dtype) for x in (query, key, value)]
    by_query, by_key, by_value = call.make("trc.attention_gradient", operands, kinds, body)
    return by_query, _joined(f, by_key, out[1]), _joined(f, by_value, out[2])


def _joined(f: Function, x: Value, like: Value) -> Value:
    """The converse of `_shared`: sums over the heads of queries that share one."""
    batch, heads, length, width = x.shape
    own = like.shape[1]
    if own == heads:
        return x
    split = f.reshape(x, [batch, own, heads // own, length, width])
    return f.reduce("add", split, [2], f.constant(0, x.dtype))
