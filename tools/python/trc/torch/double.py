"""Functions by element that are computed in f64, whose result alone is rounded to f32.

Sums in which terms cancel, and arguments that are large, so need no care of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor


def in_double(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """As a decomposition: of f32, and of integers, which PyTorch makes f32 of. Others are left
    whole."""

    def apply(*args: Any) -> Tensor:
        if result_type(*args) != torch.float32:
            return NotImplemented
        return function(*map(_widened, args)).to(torch.float32)

    return apply


def result_type(*args: Any) -> torch.dtype:
    """What PyTorch computes a function of floats in."""
    dtype = torch.result_type(*args) if len(args) == 2 else args[0].dtype
    exact = dtype.is_floating_point or dtype.is_complex
    return dtype if exact else torch.get_default_dtype()


def _widened(x: Any) -> Tensor:
    """An f32 in f64: what has more digits is rounded first, as PyTorch does."""
    x = x if isinstance(x, Tensor) else torch.full((), x, dtype=torch.float64)
    return x.to(torch.float32).to(torch.float64)


def polynomial(coefficients: Sequence[float], x: Tensor) -> Tensor:
    """By Horner's rule; the coefficient of 1 is the first."""
    sum = torch.full_like(x, coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        sum = sum * x + coefficient
    return sum
