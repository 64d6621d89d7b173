"""Elementwise operations: arithmetic, functions, comparisons, choices, conversions."""

from __future__ import annotations

import math

import torch

from ..stablehlo import Function, Value, is_float
from ..table import Results, common, dtype_of, operand, plain, refuse, rule
from .reductions import wide

aten = torch.ops.aten

# One operation of StableHLO on a floating-point number.
UNARY = {
    aten.abs.default: "abs",
    aten.acos.default: "chlo.acos",
    aten.asin.default: "chlo.asin",
    aten.asinh.default: "chlo.asinh",
    aten.atan.default: "chlo.atan",
    aten.atanh.default: "chlo.atanh",
    aten.acosh.default: "chlo.acosh",
    aten.ceil.default: "ceil",
    aten.cos.default: "cosine",
    aten.cosh.default: "chlo.cosh",
    aten.erf.default: "chlo.erf",
    aten.exp.default: "exponential",
    aten.expm1.default: "exponential_minus_one",
    aten.floor.default: "floor",
    aten.log.default: "log",
    aten.log1p.default: "log_plus_one",
    aten.neg.default: "negate",
    aten.round.default: "round_nearest_even",
    aten.rsqrt.default: "rsqrt",
    aten.sigmoid.default: "logistic",
    aten.sign.default: "sign",
    aten.sin.default: "sine",
    aten.sinh.default: "chlo.sinh",
    aten.sqrt.default: "sqrt",
    aten.tan.default: "tan",
    aten.tanh.default: "tanh",
}

# Of these PyTorch gives integers for integers.
INTEGRAL = {"abs", "ceil", "floor", "negate", "round_nearest_even", "sign"}

# One operation on two operands of one type.
BINARY = {
    aten.atan2.default: "atan2",
    aten.bitwise_and.Scalar: "and",
    aten.bitwise_and.Tensor: "and",
    aten.bitwise_or.Scalar: "or",
    aten.bitwise_or.Tensor: "or",
    aten.bitwise_xor.Scalar: "xor",
    aten.bitwise_xor.Tensor: "xor",
    aten.div.Scalar: "divide",
    aten.div.Tensor: "divide",
    aten.maximum.default: "maximum",
    aten.minimum.default: "minimum",
    aten.mul.Scalar: "multiply",
    aten.mul.Tensor: "multiply",
}

COMPARE = {
    aten.eq.Scalar: "EQ",
    aten.eq.Tensor: "EQ",
    aten.ge.Scalar: "GE",
    aten.ge.Tensor: "GE",
    aten.gt.Scalar: "GT",
    aten.gt.Tensor: "GT",
    aten.le.Scalar: "LE",
    aten.le.Tensor: "LE",
    aten.lt.Scalar: "LT",
    aten.lt.Tensor: "LT",
    aten.ne.Scalar: "NE",
    aten.ne.Tensor: "NE",
}

LOGICAL = {
    aten.logical_and.default: "and",
    aten.logical_or.default: "or",
    aten.logical_xor.default: "xor",
}

SAME = (aten.alias.default, aten.detach.default, aten.lift_fresh_copy.default)


def _enter_families() -> None:
    def unary(name):
        def apply(f: Function, out: Results, self: Value) -> Value:
            x = f.convert(self, out[0].dtype)
            if not x.is_float and name not in INTEGRAL:
                refuse(f"{name} of integers")
            return x if not x.is_float and name in ("ceil", "floor", "round_nearest_even") else (
                f.unary(name, x)
            )

        return apply

    def binary(name):
        def apply(f: Function, out: Results, self, other) -> Value:
            return f.binary(name, operand(f, self, out[0]), operand(f, other, out[0]))

        return apply

    def compare(direction):
        def apply(f: Function, out: Results, self, other) -> Value:
            dtype = common(self, other)
            x, y = (operand(f, v, out[0], dtype) for v in (self, other))
            return f.compare(direction, x, y)

        return apply

    def logical(name):
        def apply(f: Function, out: Results, self: Value, other: Value) -> Value:
            return f.binary(name, operand(f, self, out[0]), operand(f, other, out[0]))

        return apply

    for table, make in ((UNARY, unary), (BINARY, binary), (COMPARE, compare), (LOGICAL, logical)):
        for overload, name in table.items():
            rule(overload)(make(name))


_enter_families()


@rule(*SAME)
def same(f: Function, out: Results, self: Value) -> Value:
    return self


@rule(aten.copy.default)
def copy(f: Function, out: Results, self: Value, src: Value, non_blocking=False) -> Value:
    return operand(f, src, out[0])


@rule(aten.clone.default)
def clone(f: Function, out: Results, self: Value, *, memory_format=None) -> Value:
    return self


@rule(aten._to_copy.default)
def to_copy(f: Function, out: Results, self: Value, *, non_blocking=False, **options) -> Value:
    plain(**options)
    if self.is_float and not is_float(out[0].dtype) and out[0].dtype != "i1":
        self = _truncate(f, self)
    return f.convert(self, out[0].dtype)


@rule(torch.ops.prims.convert_element_type.default)
def convert_element_type(f: Function, out: Results, a: Value, dtype: torch.dtype) -> Value:
    if a.is_float and not is_float(out[0].dtype) and out[0].dtype != "i1":
        a = _truncate(f, a)
    return f.convert(a, dtype_of(dtype))


def _truncate(f: Function, x: Value) -> Value:
    """Towards zero, as a conversion to integers is in C."""
    zero = f.constant(0, x.dtype, x.shape)
    return f.select(f.compare("LT", x, zero), f.unary("ceil", x), f.unary("floor", x))


@rule(aten.add.Tensor, aten.add.Scalar)
def add(f: Function, out: Results, self, other, alpha=1) -> Value:
    return _sum(f, "add", out, self, other, alpha)


@rule(aten.sub.Tensor, aten.sub.Scalar)
def sub(f: Function, out: Results, self, other, alpha=1) -> Value:
    return _sum(f, "subtract", out, self, other, alpha)


@rule(aten.rsub.Scalar, aten.rsub.Tensor)
def rsub(f: Function, out: Results, self, other, alpha=1) -> Value:
    return _sum(f, "subtract", out, other, self, alpha)


def _sum(f: Function, name: str, out: Results, x, y, alpha) -> Value:
    y = operand(f, y, out[0])
    if alpha != 1:
        y = f.binary("multiply", y, operand(f, alpha, out[0]))
    if out[0].dtype == "i1":
        if name != "add":
            refuse("a difference of booleans")
        return f.binary("or", operand(f, x, out[0]), y)
    return f.binary(name, operand(f, x, out[0]), y)


@rule(aten.div.Tensor_mode, aten.div.Scalar_mode)
def div_mode(f: Function, out: Results, self, other, *, rounding_mode=None) -> Value:
    x, y = operand(f, self, out[0]), operand(f, other, out[0])
    quotient = f.binary("divide", x, y)
    if rounding_mode is None or (rounding_mode == "trunc" and not quotient.is_float):
        return quotient
    if not quotient.is_float:
        return _floor_of_integers(f, x, y, quotient)
    if rounding_mode == "trunc":
        return _truncate(f, quotient)
    short, wider = out[0].dtype, wide(out[0].dtype)
    return f.convert(_floor_of_floats(f, f.convert(x, wider), f.convert(y, wider)), short)


@rule(aten.floor_divide.default)
def floor_divide(f: Function, out: Results, self, other) -> Value:
    return div_mode(f, out, self, other, rounding_mode="floor")


def _floor_of_floats(f: Function, x: Value, y: Value) -> Value:
    """By the exact remainder, as PyTorch has it: 1 // 0.1 is 9, though 1 / 0.1 rounds to 10."""
    zero, half, one = (f.constant(n, x.dtype, x.shape) for n in (0, 0.5, 1))
    rest, quotient = f.binary("remainder", x, y), f.binary("divide", x, y)
    whole = f.binary("divide", f.binary("subtract", x, rest), y)
    signs = f.compare("NE", f.compare("LT", x, zero), f.compare("LT", y, zero))
    below = f.binary("and", f.compare("NE", rest, zero), signs)
    whole = f.select(below, f.binary("subtract", whole, one), whole)
    floor = f.unary("floor", whole)
    above = f.compare("GT", f.binary("subtract", whole, floor), half)
    floor = f.select(above, f.binary("add", floor, one), floor)
    # A zero with the quotient's sign; and by zero what dividing gives.
    floor = f.select(f.compare("NE", whole, zero), floor, f.binary("multiply", quotient, zero))
    return f.select(f.compare("NE", y, zero), floor, quotient)


def _floor_of_integers(f: Function, x: Value, y: Value, quotient: Value) -> Value:
    """The quotient towards zero, less one where there is a remainder of the other sign."""
    zero = f.constant(0, x.dtype, x.shape)
    rest = f.binary("remainder", x, y)
    signs = f.compare("NE", f.compare("LT", rest, zero), f.compare("LT", y, zero))
    inexact = f.compare("NE", rest, zero)
    one = f.constant(1, x.dtype, x.shape)
    less = f.binary("subtract", quotient, one)
    return f.select(f.binary("and", inexact, signs), less, quotient)


@rule(aten.remainder.Tensor, aten.remainder.Scalar)
def remainder(f: Function, out: Results, self, other) -> Value:
    x, y = operand(f, self, out[0]), operand(f, other, out[0])
    rest = f.binary("remainder", x, y)
    zero = f.constant(0, x.dtype, x.shape)
    signs = f.compare("NE", f.compare("LT", rest, zero), f.compare("LT", y, zero))
    moved = f.binary("and", f.compare("NE", rest, zero), signs)
    return f.select(moved, f.binary("add", rest, y), rest)


@rule(aten.fmod.Tensor, aten.fmod.Scalar)
def fmod(f: Function, out: Results, self, other) -> Value:
    return f.binary("remainder", operand(f, self, out[0]), operand(f, other, out[0]))


@rule(aten.pow.Tensor_Scalar)
def pow_scalar(f: Function, out: Results, self: Value, exponent) -> Value:
    x = operand(f, self, out[0])
    if exponent in (1, 2, 3):
        result = x
        for _ in range(int(exponent) - 1):
            result = f.binary("multiply", result, x)
        return result
    if exponent == 0.5 and x.is_float:
        return f.unary("sqrt", x)
    if exponent == -0.5 and x.is_float:
        return f.unary("rsqrt", x)
    if not x.is_float and (exponent < 0 or exponent != int(exponent)):
        refuse(f"an integer to the power of {exponent}")
    return f.binary("power", x, operand(f, exponent, out[0]))


@rule(aten.pow.Tensor_Tensor, aten.pow.Scalar)
def pow_tensor(f: Function, out: Results, self, exponent) -> Value:
    if not is_float(out[0].dtype):
        refuse("a power of integers")
    return f.binary("power", operand(f, self, out[0]), operand(f, exponent, out[0]))


@rule(aten.reciprocal.default)
def reciprocal(f: Function, out: Results, self: Value) -> Value:
    x = operand(f, self, out[0])
    return f.binary("divide", f.constant(1, x.dtype, x.shape), x)


@rule(aten.trunc.default)
def trunc(f: Function, out: Results, self: Value) -> Value:
    return _truncate(f, self) if self.is_float else self


@rule(aten.relu.default)
def relu(f: Function, out: Results, self: Value) -> Value:
    # At 0 the slope is 0, which that of a maximum is not.
    zero = f.constant(0, self.dtype, self.shape)
    return f.select(f.compare("LE", self, zero), zero, self)


@rule(aten.leaky_relu.default)
def leaky_relu(f: Function, out: Results, self: Value, negative_slope=0.01) -> Value:
    scaled = f.binary("multiply", self, operand(f, negative_slope, self))
    return f.select(f.compare("GT", self, operand(f, 0, self)), self, scaled)


@rule(aten.hardtanh.default)
def hardtanh(f: Function, out: Results, self: Value, min_val=-1, max_val=1) -> Value:
    # At a bound the slope is 0, other than that of clamp.
    low, high = operand(f, min_val, self), operand(f, max_val, self)
    x = f.select(f.compare("GE", self, high), high, self)
    return f.select(f.compare("LE", self, low), low, x)


@rule(aten.elu.default)
def elu(f: Function, out: Results, self: Value, alpha=1, scale=1, input_scale=1) -> Value:
    scaled = f.binary("multiply", self, operand(f, input_scale, self))
    below = f.unary("exponential_minus_one", scaled)
    below = f.binary("multiply", below, operand(f, alpha, self))
    chosen = f.select(f.compare("GT", self, operand(f, 0, self)), self, below)
    return f.binary("multiply", chosen, operand(f, scale, self))


@rule(aten.log2.default)
def log2(f: Function, out: Results, self: Value) -> Value:
    x = operand(f, self, out[0])
    return f.binary("divide", f.unary("log", x), operand(f, math.log(2), x))


@rule(aten.log10.default)
def log10(f: Function, out: Results, self: Value) -> Value:
    x = operand(f, self, out[0])
    return f.binary("divide", f.unary("log", x), operand(f, math.log(10), x))


@rule(aten.clamp.default, aten.clamp.Tensor)
def clamp(f: Function, out: Results, self: Value, min=None, max=None) -> Value:
    x = operand(f, self, out[0])
    # At a bound the slope is that of the value, which a maximum would halve.
    for bound, order in (min, "GE"), (max, "LE"):
        if bound is not None:
            limit = operand(f, bound, out[0])
            keeps = f.compare(order, x, limit)
            if x.is_float:  # what is no number stays so
                keeps = f.binary("or", keeps, f.compare("NE", x, x))
            x = f.select(keeps, x, limit)
    return x


@rule(aten.gelu.default)
def gelu(f: Function, out: Results, self: Value, *, approximate="none") -> Value:
    half, one = (operand(f, number, self) for number in (0.5, 1.0))
    if approximate == "none":
        scaled = f.binary("multiply", self, operand(f, math.sqrt(0.5), self))
        inner = f.unary("chlo.erf", scaled)
    elif approximate == "tanh":
        cube = f.binary("multiply", f.binary("multiply", self, self), self)
        sum = f.binary("add", self, f.binary("multiply", operand(f, 0.044715, self), cube))
        inner = f.unary("tanh", f.binary("multiply", operand(f, math.sqrt(2 / math.pi), self), sum))
    else:
        refuse(f"approximate={approximate!r}")
    return f.binary("multiply", f.binary("multiply", half, self), f.binary("add", one, inner))


@rule(aten.where.self, aten.where.ScalarSelf, aten.where.ScalarOther, aten.where.Scalar)
def where(f: Function, out: Results, condition: Value, self, other) -> Value:
    chosen = operand(f, condition, out[0], "i1")
    return f.select(chosen, operand(f, self, out[0]), operand(f, other, out[0]))


@rule(aten.masked_fill.Scalar, aten.masked_fill.Tensor)
def masked_fill(f: Function, out: Results, self: Value, mask: Value, value) -> Value:
    return where(f, out, mask, value, self)


@rule(aten.logical_not.default)
def logical_not(f: Function, out: Results, self: Value) -> Value:
    return f.unary("not", f.convert(self, "i1"))


@rule(aten.bitwise_not.default)
def bitwise_not(f: Function, out: Results, self: Value) -> Value:
    return f.unary("not", self)


@rule(aten.isnan.default)
def isnan(f: Function, out: Results, self: Value) -> Value:
    return f.compare("NE", self, self)


@rule(aten.isinf.default)
def isinf(f: Function, out: Results, self: Value) -> Value:
    if not self.is_float:
        return f.constant(False, "i1", self.shape)
    infinity = operand(f, math.inf, self)
    return f.compare("EQ", f.unary("abs", self), infinity)
