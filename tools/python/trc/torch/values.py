"""Tensors, types and numbers as StableHLO's text spells them."""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Value:
    """A tensor in the text."""

    name: str
    shape: Shape
    dtype: str
    """As StableHLO spells it: `f32`, `i64`, `i1`."""
    layout: tuple[Shape, int] | None = field(default=None, compare=False)
    """Strides and offset that the tensor has in eager, where they are known: what some
    operations of PyTorch are defined by. The text does not have them."""

    @property
    def type(self) -> str:
        return tensor_type(tuple(self.shape), self.dtype)

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def is_float(self) -> bool:
        return is_float(self.dtype)


@functools.lru_cache(maxsize=4096)
def tensor_type(shape: Shape, dtype: str) -> str:
    return f"tensor<{''.join(f'{extent}x' for extent in shape)}{dtype}>"


def is_float(dtype: str) -> bool:
    return dtype in ("f16", "bf16", "f32", "f64")


def comparison_type(dtype: str) -> str:
    """How elements are compared, as StableHLO spells it."""
    if is_float(dtype):
        return "FLOAT"
    return "UNSIGNED" if dtype in ("i1", "ui2", "ui4", "ui8", "ui16", "ui32", "ui64") else "SIGNED"


def literal(value: bool | int | float, dtype: str) -> str:
    """A number as text that keeps every bit."""
    if dtype == "i1":
        return "true" if value else "false"
    if not is_float(dtype):
        return str(int(value))
    value = float(value)
    if math.isfinite(value):
        # Below the range of an f32 the decimal form says the same in any type.
        return f"{value:.17e}"
    if dtype == "f64":
        return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    if dtype == "f32":
        return f"0x{bits:08X}"
    if dtype == "bf16":
        return f"0x{bits >> 16:04X}"
    return f"0x{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"


def listed(numbers: Sequence[int] | Sequence[str]) -> str:
    return "[" + ", ".join(map(str, numbers)) + "]"
