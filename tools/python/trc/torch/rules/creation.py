"""Tensors out of numbers."""

from __future__ import annotations

import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, plain, refuse, rule

aten = torch.ops.aten


@rule(aten.full.default)
def full(f: Function, out: Results, size, fill_value, **options) -> Value:
    plain(**options)
    return f.constant(fill_value, out[0].dtype, out[0].shape)


@rule(aten.full_like.default)
def full_like(f: Function, out: Results, self: Value, fill_value, **options) -> Value:
    plain(**options)
    return f.constant(fill_value, out[0].dtype, out[0].shape)


@rule(aten.zeros.default, aten.zeros_like.default, aten.new_zeros.default)
def zeros(f: Function, out: Results, self, size=None, **options) -> Value:
    plain(**options)
    return f.constant(0, out[0].dtype, out[0].shape)


@rule(aten.empty.memory_format, aten.new_empty.default)
def empty(f: Function, out: Results, self, size=None, **options) -> Value:
    """Of zeros, where PyTorch leaves what the memory had."""
    plain(**options)
    return f.constant(0, out[0].dtype, out[0].shape)


@rule(aten.empty_permuted.default, aten.empty_strided.default)
def empty_laid(f: Function, out: Results, size, order, **options) -> Value:
    plain(**options)
    return f.constant(0, out[0].dtype, out[0].shape)


@rule(aten.new_empty_strided.default)
def new_empty_strided(f: Function, out: Results, self, size, stride, **options) -> Value:
    plain(**options)
    return f.constant(0, out[0].dtype, out[0].shape)


@rule(aten.ones.default, aten.ones_like.default, aten.new_ones.default)
def ones(f: Function, out: Results, self, size=None, **options) -> Value:
    plain(**options)
    return f.constant(1, out[0].dtype, out[0].shape)


@rule(aten.scalar_tensor.default)
def scalar_tensor(f: Function, out: Results, s, **options) -> Value:
    plain(**options)
    return f.constant(s, out[0].dtype)


@rule(aten.arange.start_step)
def arange(f: Function, out: Results, start, end, step=1, **options) -> Value:
    plain(**options)
    counted = f.iota(0, out[0].shape, out[0].dtype)
    if step != 1:
        counted = f.binary("multiply", counted, operand(f, step, counted))
    return counted if start == 0 else f.binary("add", counted, operand(f, start, counted))


@rule(torch.ops.prims.iota.default)
def iota(f: Function, out: Results, length, *, start, step, dtype, device, requires_grad) -> Value:
    plain(device=device)
    if requires_grad:
        refuse("requires_grad")
    return arange(f, out, start, start + length * step, step)
