"""Functions by element that are rarer: gamma, powers of two, signs, roundings."""

from __future__ import annotations

import math

import torch

from ..stablehlo import Function, Value
from ..table import Results, operand, refuse, rule

aten = torch.ops.aten

_OF_CHLO = {
    aten.erfc.default: "chlo.erfc",
    aten.erfinv.default: "chlo.erf_inv",
    aten.lgamma.default: "chlo.lgamma",
}


def _unary(name: str):
    def apply(f: Function, out: Results, self: Value) -> Value:
        return f.unary(name, f.convert(self, out[0].dtype))

    return apply


for _overload, _name in _OF_CHLO.items():
    rule(_overload)(_unary(_name))


@rule(aten.digamma.default)
def digamma(f: Function, out: Results, self: Value) -> Value:
    x = f.convert(self, out[0].dtype)
    pole = f.select(_is_negative(f, x), operand(f, math.inf, x), operand(f, -math.inf, x))
    return f.select(f.compare("EQ", x, operand(f, 0, x)), pole, f.unary("chlo.digamma", x))


@rule(aten.exp2.default)
def exp2(f: Function, out: Results, self: Value) -> Value:
    x = f.convert(self, out[0].dtype)
    return f.binary("power", operand(f, 2, x), x)


@rule(aten.ldexp.Tensor)
def ldexp(f: Function, out: Results, self, other) -> Value:
    power = f.binary("power", operand(f, 2, out[0]), operand(f, other, out[0]))
    return f.binary("multiply", operand(f, self, out[0]), power)


@rule(aten.round.decimals)
def round_decimals(f: Function, out: Results, self: Value, *, decimals: int) -> Value:
    if not self.is_float:
        refuse("decimals of an integer")
    # A power of ten below one is not exact; its inverse is.
    scale = operand(f, 10.0 ** abs(decimals), self)
    there, back = ("multiply", "divide") if decimals >= 0 else ("divide", "multiply")
    return f.binary(back, f.unary("round_nearest_even", f.binary(there, self, scale)), scale)


def _is_negative(f: Function, x: Value) -> Value:
    """The sign, of zeros too."""
    zero = operand(f, 0, x)
    negative = f.compare("LT", x, zero)
    if not x.is_float:
        return negative
    below = f.compare("LT", f.binary("divide", operand(f, 1, x), x), zero)
    return f.binary("or", negative, f.binary("and", f.compare("EQ", x, zero), below))


@rule(aten.signbit.default)
def signbit(f: Function, out: Results, self: Value) -> Value:
    return _is_negative(f, self)


@rule(aten.copysign.Tensor, aten.copysign.Scalar)
def copysign(f: Function, out: Results, self, other) -> Value:
    x, sign = operand(f, self, out[0]), operand(f, other, out[0])
    size = f.unary("abs", x)
    return f.select(_is_negative(f, sign), f.unary("negate", size), size)


@rule(aten.fmax.default)
def fmax(f: Function, out: Results, self: Value, other: Value) -> Value:
    return _but_nan(f, "maximum", operand(f, self, out[0]), operand(f, other, out[0]))


@rule(aten.fmin.default)
def fmin(f: Function, out: Results, self: Value, other: Value) -> Value:
    return _but_nan(f, "minimum", operand(f, self, out[0]), operand(f, other, out[0]))


def _but_nan(f: Function, name: str, x: Value, y: Value) -> Value:
    """NaN only where both are."""
    joined = f.binary(name, x, y)
    if not x.is_float:
        return joined
    joined = f.select(f.compare("NE", x, x), y, joined)
    return f.select(f.compare("NE", y, y), x, joined)


@rule(aten.hypot.default)
def hypot(f: Function, out: Results, self: Value, other: Value) -> Value:
    x, y = (f.unary("abs", operand(f, v, out[0])) for v in (self, other))
    large, small = f.binary("maximum", x, y), f.binary("minimum", x, y)
    ratio = f.binary("divide", small, large)
    root = f.unary("sqrt", f.binary("add", operand(f, 1, x), f.binary("multiply", ratio, ratio)))
    length = f.binary("multiply", large, root)
    # Of zeros, and with an infinity, the quotient is no number.
    plain = f.binary("or", f.compare("EQ", small, operand(f, 0, x)),
                     f.compare("EQ", large, operand(f, math.inf, x)))  # fmt: skip
    return f.select(plain, large, length)


@rule(aten.angle.default)
def angle(f: Function, out: Results, self: Value) -> Value:
    x = f.convert(self, out[0].dtype)
    turned = f.select(f.compare("LT", x, operand(f, 0, x)), operand(f, math.pi, x), operand(f, 0, x))
    return f.select(f.compare("NE", x, x), x, turned)


@rule(aten.nextafter.default)
def nextafter(f: Function, out: Results, self: Value, other: Value) -> Value:
    x, y = (operand(f, v, out[0]) for v in (self, other))
    return f.operation(f"chlo.next_after {x.name}, {y.name} : {x.type}, {y.type} -> {x.type}", x.shape, x.dtype)


@rule(aten.frexp.Tensor)
def frexp(f: Function, out: Results, self: Value) -> tuple:
    """By the bits: a mantissa of at least one half, and the exponent of two."""
    if self.dtype != "f32":
        refuse(f"mantissa and exponent of {self.dtype}")
    # What is too small for an exponent of its own is scaled first.
    scale = operand(f, 2.0**64, self)
    tiny = f.compare("LT", f.unary("abs", self), operand(f, 2.0**-126, self))
    x = f.select(tiny, f.binary("multiply", self, scale), self)
    bits = f.bits(x, "i32")

    def number(n: int) -> Value:
        return f.constant(n, "i32", x.shape)

    exponent = f.binary("and", f.binary("shift_right_logical", bits, number(23)), number(255))
    exponent = f.binary("subtract", exponent, number(126))
    exponent = f.select(tiny, f.binary("subtract", exponent, number(64)), exponent)
    half = f.binary("or", f.binary("and", bits, number(-(255 << 23) - 1)), number(126 << 23))
    mantissa = f.bits(half, self.dtype)
    infinity = operand(f, math.inf, self)
    odd = f.binary("or", f.compare("EQ", self, operand(f, 0, self)), f.compare("NE", self, self))
    odd = f.binary("or", odd, f.compare("EQ", f.unary("abs", self), infinity))
    return f.select(odd, self, mantissa), f.select(odd, number(0), exponent)
