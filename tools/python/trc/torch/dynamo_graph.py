"""How Dynamo's graphs are read and rewritten: functions and methods under many names, before
anything is taken apart."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.fx import Node

_CASTS = ("to", "type", "type_as", "float")


def autocast(x: Tensor | None) -> Tensor | None:
    if x is None or x.dtype == torch.float64 or not x.is_floating_point():
        return x
    return x.to(torch.get_autocast_dtype("cpu"))


def may_move(first: Node, last: Node, matched: set[Node]) -> bool:
    """Whether the first product gives where the last one stands what it gives at its place."""
    node = first.next
    while node is not last:
        if node not in matched and (writes(node) or node.target in _MODES):
            return False
        node = node.next
    return True


# What changes what operations behind it do.
_MODES = (
    torch._C._set_grad_enabled,
    torch.amp.autocast_mode._enter_autocast,
    torch.amp.autocast_mode._exit_autocast,
)

_WRITING_OPERATORS = {"setitem", "delitem"} | {
    f"i{name}"
    for name in (
        "add", "and", "concat", "floordiv", "lshift", "matmul", "mod", "mul", "or", "pow", "rshift",
        "sub", "truediv", "xor",
    )
}  # fmt: skip


def writes(node: Node) -> bool:
    """Whether a node may write to tensors that are there before it."""
    if node.op == "call_method":
        return node.target.endswith("_")
    if node.op != "call_function":
        return node.op == "call_module"
    target = node.target
    if isinstance(target, torch._ops.HigherOrderOperator) or "out" in node.kwargs:
        return True
    if isinstance(target, torch._ops.OpOverload):
        return target._schema.is_mutable
    name = getattr(target, "__name__", "_")
    if getattr(target, "__module__", None) == operator.add.__module__:
        return name in _WRITING_OPERATORS
    return name.endswith("_") or _is_in_place(node)


def _is_in_place(node: Node) -> bool:
    """Whether a function is called with `inplace=True`."""
    try:
        given = inspect.signature(node.target).bind(*node.args, **node.kwargs).arguments
    except (TypeError, ValueError):  # a function of C has no signature, and no such argument
        given = node.kwargs
    return bool(given.get("inplace"))


def erase(node: Any, kept: set) -> None:
    """Removes a node that nothing reads, and what it alone was made of. The rest of the graph
    may have writes in place, which nothing reads either."""
    if node in kept or not isinstance(node, Node) or node.users:
        return
    inputs = node.all_input_nodes
    node.graph.erase_node(node)
    for each in inputs:
        erase(each, kept)


def behind(node: Any, passed: Callable[[Node], bool] | None = None, *, seen: set[Node]) -> Node | None:
    """What a node is made of, through nodes of one reader that are `passed`; None if another
    reads it too. Notes what it has `seen`."""
    while isinstance(node, Node) and len(node.users) == 1:
        seen.add(node)
        if passed is None or not passed(node):
            return node
        node = node.args[0]
    return None


def is_cast(node: Node, enough: Node | None = None) -> bool:
    """Whether a node only changes the type of floating numbers, to one that has all of what goes
    in, or of the type that is `enough`."""
    if node.op != "call_method" or node.target not in _CASTS or not is_float(node.args[0]):
        return False
    return is_as_wide(node, node.args[0]) or (enough is not None and is_as_wide(node, enough))


def is_as_wide(node: Any, other: Any) -> bool:
    """Whether the type of a node is floating, and has each number of another's."""
    ours, theirs = type_of(node), type_of(other)
    if ours is None or theirs is None or not is_float(node):
        return False
    return torch.promote_types(ours, theirs) == ours


def arguments(node: Node, names: tuple, defaults: tuple) -> list[Any]:
    given = dict(zip(names, node.args)) | node.kwargs
    missing = dict(zip(names[len(names) - len(defaults) :], defaults))
    return [given.get(name, missing.get(name)) for name in names]


def sample_of(node: Any) -> Any:
    return node.meta.get("example_value") if isinstance(node, Node) else None


def are_same(a: Sequence[Any], b: Sequence[Any]) -> bool:
    """Of extents: symbols are compared by what they are, so that no guard is made."""
    return len(a) == len(b) and all(x is y or (isinstance(x, int) and x == y) for x, y in zip(a, b))


def type_of(node: Any) -> torch.dtype | None:
    return getattr(sample_of(node), "dtype", None)


def requires_gradient(node: Node) -> bool:
    sample = sample_of(node)
    return not isinstance(sample, Tensor) or sample.requires_grad


def is_float(node: Node) -> bool:
    sample = sample_of(node)
    return isinstance(sample, Tensor) and sample.is_floating_point()
