"""The table from operations of ATen to StableHLO, and how a rule is looked up.

A rule is a function of the text that is being written, the results that PyTorch expects,
and the operation's own arguments by name:

    @rule(aten.mm.default)
    def mm(f: Function, out: Results, self: Value, mat2: Value) -> Value: ...

It is for one overload. An argument that its signature does not have, or that it refuses
(`refuse`), is no match, and so is a result of another type than PyTorch expects, or a rule
that fails: the operation then stays with PyTorch. The rules stand in `trc.torch.rules`, a
file a family.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NoReturn

import torch

from .stablehlo import Function, Value

Results = Sequence[Value]
"""What PyTorch expects: shapes and types of the results. Of no name."""

DTYPES = {
    torch.bool: "i1",
    torch.int8: "i8",
    torch.int16: "i16",
    torch.int32: "i32",
    torch.int64: "i64",
    torch.uint8: "ui8",
    torch.float16: "f16",
    torch.bfloat16: "bf16",
    torch.float32: "f32",
    torch.float64: "f64",
}
TORCH_DTYPES = {name: dtype for dtype, name in DTYPES.items()}


class NoMatch(Exception):
    """Why an operation has no rule that takes it."""


_RULES: dict[Any, tuple[Callable, inspect.Signature]] = {}


def rule(*overloads: Any) -> Callable[[Callable], Callable]:
    """Enters a function as the rule of each overload."""

    def enter(function: Callable) -> Callable:
        for overload in overloads:
            assert overload not in _RULES, overload
            _RULES[overload] = (function, inspect.signature(function))
        return function

    return enter


def overloads() -> list[Any]:
    """Every overload that has a rule."""
    return list(_RULES)


def refuse(why: str) -> NoReturn:
    raise NoMatch(why)


def dtype_of(dtype: torch.dtype) -> str:
    return DTYPES[dtype] if dtype in DTYPES else refuse(f"element type {dtype}")


def expected(value: Any) -> list[Any]:
    """The types of what an operation returns, from its fake tensors; None where it returns
    none of several."""
    tensors = value if isinstance(value, (tuple, list)) else [value]
    found: list[Value | None] = []
    for tensor in tensors:
        if tensor is None:
            found.append(None)
            continue
        if not isinstance(tensor, torch.Tensor):
            refuse(f"a result that is no tensor: {type(tensor).__name__}")
        if not all(isinstance(extent, int) for extent in tensor.shape):
            refuse(f"a shape that is not fixed: {tuple(tensor.shape)}")
        if tensor.layout != torch.strided or tensor.device.type != "cpu":
            refuse(f"layout {tensor.layout} on {tensor.device}")
        layout = (tuple(tensor.stride()), tensor.storage_offset())
        found.append(Value("", tuple(tensor.shape), dtype_of(tensor.dtype), layout))
    return found


def lower(f: Function, overload: Any, results: Any, args: Sequence, kwargs: dict) -> Any:
    """Writes one operation; its value, or a tuple of them. Raises `NoMatch`."""
    found = _RULES.get(overload)
    if found is None:
        refuse("no rule")
    function, signature = found
    out = expected(results)
    try:
        bound = signature.bind(f, out, *args, **kwargs)
    except TypeError as error:
        refuse(str(error))
    try:
        made = function(*bound.args, **bound.kwargs)
    except (LookupError, RuntimeError, TypeError, ValueError) as error:
        # A rule that did not think of these arguments has not taken them.
        raise NoMatch(f"the rule failed with {type(error).__name__}: {error}") from error
    values = made if isinstance(made, tuple) else (made,)
    if len(values) != len(out):
        refuse(f"{len(values)} results, expected {len(out)}")
    for value, want in zip(values, out):
        if value is not None and want is not None and (
            value.shape != want.shape or value.dtype != want.dtype
        ):
            refuse(f"a result of type {value.type}, expected {want.type}")
    laid = tuple(v and w and replace(v, layout=w.layout) for v, w in zip(values, out))
    return laid if isinstance(made, tuple) else laid[0]


# What several families ask of arguments.


def dim_of(dim: int, rank: int) -> int:
    """A dimension that may count from behind."""
    return dim % rank if rank else 0


def dims_of(dims: Sequence[int] | int | None, rank: int) -> list[int]:
    """Dimensions that may count from behind; none, or an empty list, are all. A number has
    none, and 0 is taken for one of it."""
    if not rank:
        return []
    if dims is None or (isinstance(dims, (list, tuple)) and not dims):
        return list(range(rank))
    return [dim_of(d, rank) for d in ([dims] if isinstance(dims, int) else dims)]


def operand(f: Function, x: Value | bool | int | float, like: Value, dtype: str | None = None) -> Value:
    """A tensor or a number in the shape of `like`, and in a type."""
    dtype = dtype or like.dtype
    if isinstance(x, Value):
        return f.broadcast(f.convert(x, dtype), like.shape)
    if not isinstance(x, (bool, int, float)):
        refuse(f"{x!r} for a number")
    return f.constant(x, dtype, like.shape)


def common(*xs: Any) -> str:
    """The type that PyTorch computes in with tensors and numbers (type promotion)."""
    samples = [
        torch.empty((1,) * x.rank, dtype=TORCH_DTYPES[x.dtype], device="meta")
        if isinstance(x, Value)
        else x
        for x in xs
    ]
    kind = samples[0]
    result = torch.result_type(kind, samples[1]) if len(samples) > 1 else kind.dtype
    for sample in samples[2:]:
        tensor = torch.empty((), dtype=result, device="meta")
        result = torch.promote_types(result, torch.result_type(tensor, sample))
    return DTYPES[result]


def plain(dtype=None, layout=None, device=None, pin_memory=None, memory_format=None) -> None:
    """Refuses factories of what is not dense and on the host."""
    if layout not in (None, torch.strided):
        refuse(f"layout {layout}")
    if device is not None and torch.device(device).type != "cpu":
        refuse(f"device {device}")
    if pin_memory:
        refuse("pinned memory")
