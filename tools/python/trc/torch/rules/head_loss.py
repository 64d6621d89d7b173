"""A projection to classes with its cross entropy, and with the gradients of that."""

from __future__ import annotations

import torch

from .. import head_loss as operations  # noqa: F401
from ..stablehlo import Function, Value
from ..table import Results, operand, rule
from .reductions import exponentials, wide

_Axes = tuple[tuple[list[int], list[int]], tuple[list[int], list[int]]]
ROWS: _Axes = ([], []), ([1], [1])  # [N,C] x [V,C] -> [N,V]
BY_X: _Axes = ([], []), ([1], [0])  # [N,V] x [V,C] -> [N,C]
BY_WEIGHT: _Axes = ([], []), ([0], [0])  # [N,V] x [N,C] -> [V,C]


@rule(torch.ops.trc.head_loss.default)
def head_loss(
    f: Function, out: Results, x: Value, weight: Value, target: Value, bias, smoothing: float
) -> Value:
    operands = [x, weight, target] + ([] if bias is None else [bias])

    def body(f: Function, operands: list[Value]) -> list[Value]:
        x, weight, target, *bias = operands
        return [_losses(f, x, weight, target, bias, smoothing)[0]]

    return f.composite(
        "trc.head_loss", _attributes(bias, smoothing), operands, [(out[0].shape, out[0].dtype)], body
    )[0]


@rule(torch.ops.trc.head_loss_gradients.default)
def head_loss_gradients(
    f: Function, out: Results, x: Value, weight: Value, target: Value, by: Value, smoothing: float
) -> tuple[Value, ...]:
    return _with_gradients(f, out, [x, weight, target, by], smoothing)


@rule(torch.ops.trc.head_loss_gradients.bias)
def head_loss_gradients_with_bias(
    f: Function, out: Results, x: Value, weight: Value, target: Value, by: Value, bias: Value,
    smoothing: float,
) -> tuple[Value, ...]:  # fmt: skip
    return _with_gradients(f, out, [x, weight, target, by, bias], smoothing)


def _attributes(bias: Value | None, smoothing: float) -> str:
    return f"smoothing = {smoothing:.17e} : f64" + (", has_bias" if bias is not None else "")


def _with_gradients(
    f: Function, out: Results, operands: list[Value], smoothing: float
) -> tuple[Value, ...]:
    def body(f: Function, operands: list[Value]) -> list[Value]:
        x, weight, target, by, *bias = operands
        losses, weights, shares = _losses(f, x, weight, target, bias, smoothing)
        total = f.reduce("add", shares, [1], f.constant(0, shares.dtype))
        slope = f.binary("multiply", weights, f.broadcast_in_dim(total, weights.shape, [0]))
        slope = f.binary("subtract", slope, shares)
        slope = f.binary("multiply", slope, f.broadcast_in_dim(by, slope.shape, [0]))
        short = f.convert(slope, x.dtype)
        made = [losses, f.dot_general(short, weight, *BY_X), f.dot_general(short, x, *BY_WEIGHT)]
        sums = f.reduce("add", slope, [0], f.constant(0, slope.dtype))
        return made + [sums] if bias else made

    bias = operands[4] if len(operands) == 5 else None
    kinds = [(each.shape, each.dtype) for each in out]
    name = "trc.head_loss_gradient"
    return tuple(f.composite(name, _attributes(bias, smoothing), operands, kinds, body))


def _losses(
    f: Function, x: Value, weight: Value, target: Value, bias: list[Value], smoothing: float
) -> tuple[Value, Value, Value]:
    """By row: the loss, the probabilities, and what part of the target each class has."""
    logits = f.convert(f.dot_general(x, weight, *ROWS), wide(x.dtype))
    shape = logits.shape
    for each in bias:
        logits = f.binary("add", logits, f.broadcast_in_dim(each, shape, [1]))
    shifted, exponential, sums = exponentials(f, logits, 1)
    logs = f.binary("subtract", shifted, f.broadcast(f.unary("log", sums), shape))
    classes = f.iota(1, shape, target.dtype)
    hot = f.compare("EQ", classes, f.broadcast_in_dim(target, shape, [0]))
    even = smoothing / shape[1]
    shares = f.select(hot, operand(f, 1 - smoothing + even, logs), operand(f, even, logs))
    losses = f.reduce("add", f.binary("multiply", shares, logs), [1], f.constant(0, logs.dtype))
    weights = f.binary("divide", exponential, f.broadcast(sums, shape))
    return f.unary("negate", losses), weights, shares
