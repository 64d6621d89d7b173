"""Layer norms, batch norms, dropout."""

from __future__ import annotations

import math

import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, refuse, rule
from .reductions import reduce_keeping, wide

aten = torch.ops.aten


def moments(f: Function, x: Value, dims) -> tuple[Value, Value, Value]:
    """Mean, variance, and x less its mean, over `dims`, which stay with extent 1."""
    count = math.prod(x.shape[d] for d in dims)
    mean = reduce_keeping(f, "add", x, dims, 0)
    mean = f.binary("divide", mean, operand(f, count, mean))
    error = f.binary("subtract", x, f.broadcast(mean, x.shape))
    square = reduce_keeping(f, "add", f.binary("multiply", error, error), dims, 0)
    return mean, f.binary("divide", square, operand(f, count, square)), error


def inverse_root(f: Function, variance: Value, eps: float) -> Value:
    return f.unary("rsqrt", f.binary("add", variance, operand(f, eps, variance)))


@rule(aten.native_layer_norm.default)
def native_layer_norm(f: Function, out: Results, input: Value, normalized_shape, weight, bias, eps) -> tuple:
    dims = list(range(input.rank - len(normalized_shape), input.rank))
    x = f.convert(input, wide(input.dtype))
    mean, variance, error = moments(f, x, dims)
    root = inverse_root(f, variance, eps)
    result = f.binary("multiply", error, f.broadcast(root, x.shape))
    for name, value in (("multiply", weight), ("add", bias)):
        if value is not None:
            result = f.binary(name, result, operand(f, value, x))
    return tuple(f.convert(v, o.dtype) for v, o in zip((result, mean, root), out))


@rule(aten.native_group_norm.default)
def native_group_norm(
    f: Function, out: Results, input: Value, weight, bias, N: int, C: int, HxW: int, group: int, eps
) -> tuple:
    x = f.reshape(f.convert(input, wide(input.dtype)), [N, group, C // group * HxW])
    mean, variance, error = moments(f, x, [2])
    root = inverse_root(f, variance, eps)
    result = f.reshape(f.binary("multiply", error, f.broadcast(root, x.shape)), input.shape)
    result = _by_channel(f, result, weight, bias)
    found = (result, f.reshape(mean, [N, group]), f.reshape(root, [N, group]))
    return tuple(f.convert(v, o.dtype) for v, o in zip(found, out))


def _channels(f: Function, x: Value, like: Value) -> Value:
    """A number for each channel, dimension 1, in the shape of `like`."""
    return f.broadcast_in_dim(f.convert(x, like.dtype), like.shape, [1])


def _by_channel(f: Function, x: Value, weight: Value | None, bias: Value | None) -> Value:
    for name, value in (("multiply", weight), ("add", bias)):
        if value is not None:
            x = f.binary(name, x, _channels(f, value, x))
    return x


@rule(aten._native_batch_norm_legit_functional.default)
def batch_norm(
    f: Function,
    out: Results,
    input: Value,
    weight,
    bias,
    running_mean: Value,
    running_var: Value,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple:
    if not training:
        refuse("training=False")
    x = f.convert(input, wide(input.dtype))
    dims = [d for d in range(x.rank) if d != 1]
    count = math.prod(x.shape[d] for d in dims)
    if count < 2:
        refuse("a batch of one")
    mean, variance, error = moments(f, x, dims)
    root = inverse_root(f, variance, eps)
    result = f.binary("multiply", error, f.broadcast(root, x.shape))
    result = _by_channel(f, result, weight, bias)
    mean, variance, root = (f.reshape(v, [x.shape[1]]) for v in (mean, variance, root))
    unbiased = f.binary("multiply", variance, operand(f, count / (count - 1), variance))
    running = [
        _moved(f, old, f.convert(new, old.dtype), momentum)
        for old, new in ((running_mean, mean), (running_var, unbiased))
    ]
    found = (result, mean, root, *running)
    return tuple(f.convert(v, o.dtype) for v, o in zip(found, out))


def _moved(f: Function, old: Value, new: Value, momentum: float) -> Value:
    kept = f.binary("multiply", old, operand(f, 1 - momentum, old))
    return f.binary("add", kept, f.binary("multiply", new, operand(f, momentum, new)))


@rule(aten._native_batch_norm_legit_no_training.default)
def batch_norm_no_training(
    f: Function, out: Results, input: Value, weight, bias, running_mean, running_var, momentum, eps
) -> tuple:
    x = f.convert(input, wide(input.dtype))
    root = inverse_root(f, f.convert(running_var, x.dtype), eps)
    result = f.binary("subtract", x, _channels(f, running_mean, x))
    result = f.binary("multiply", result, _channels(f, root, x))
    result = _by_channel(f, result, weight, bias)
    empty = [f.constant(0, o.dtype, o.shape) for o in out[1:]]
    return (f.convert(result, out[0].dtype), *empty)


@rule(aten.native_dropout.default)
def native_dropout(f: Function, out: Results, input: Value, p: float, train) -> tuple:
    """Keeps where bits are below a constant; the mask is what the backward pass reads."""
    if train is False or p == 0:
        return input, f.constant(True, "i1", input.shape)
    if p == 1:
        return operand(f, 0, input), f.constant(False, "i1", input.shape)
    bits = f.random_bits(input.shape)
    keep = f.compare("LT", bits, operand(f, round((1 - p) * 2**32), bits))
    scaled = f.binary("multiply", input, operand(f, 1 / (1 - p), input))
    return f.select(keep, scaled, operand(f, 0, input)), keep
