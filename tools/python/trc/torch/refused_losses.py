"""What an exported loss may not do: read detached values, or multiply different types."""

from __future__ import annotations

from typing import Any

import torch
from torch.export import ExportedProgram
from torch.export.graph_signature import OutputKind
from torch.utils._pytree import tree_flatten

from ..errors import InvalidArgument, Unsupported
from .places import place_of

aten = torch.ops.aten


def refuse_detached(exported: ExportedProgram, trained: set[str]) -> None:
    """Refuses a loss that reads what was made of a parameter without its gradient: trc
    derives all that it sees. `trained` has the names of parameters."""
    start = [
        _REACHED if spec.target in trained else _APART
        for spec in exported.graph_signature.input_specs
    ]
    results = _ways(exported.graph_module, start, recorded=True)
    for way, spec in zip(results, exported.graph_signature.output_specs):
        if spec.kind == OutputKind.USER_OUTPUT and way == _CUT:
            raise Unsupported(
                "a loss that reads what was made of a parameter by `detach` or under "
                "`no_grad`: trc derives all of a loss"
            )


def refuse_mixed(exported: ExportedProgram) -> None:
    """Refuses what eager does, and export lets pass: products of different types."""
    if torch.is_autocast_enabled("cpu"):
        return
    names = {s.arg.name: s.target or f"the batch's {s.arg.name}"
             for s in exported.graph_signature.input_specs}  # fmt: skip
    for node in exported.graph.nodes:
        if node.op != "call_function" or node.target not in _OF_ONE_TYPE:
            continue
        kinds = {n: n.meta["val"].dtype for n in node.all_input_nodes}
        if len(set(kinds.values())) > 1:
            operands = ", ".join(f"{names.get(n.name, n.name)} {kind}" for n, kind in kinds.items())
            raise InvalidArgument(
                f"{place_of(node) or node.target}: expected operands of one type, got {operands}"
            )


# How a value hangs on the parameters: not at all, by what autograd records, or also by
# what it does not.
_APART, _REACHED, _CUT = range(3)


def _ways(module: torch.fx.GraphModule, start: list[int], recorded: bool) -> list[int]:
    """The way of each result of an exported graph, from those of its inputs. `recorded` is
    whether autograd is on."""
    ways: dict[torch.fx.Node, int] = {}
    inputs = iter(start)
    for node in module.graph.nodes:
        if node.op == "placeholder":
            ways[node] = next(inputs)
            continue
        if node.op == "output":
            return [ways.get(result, _APART) for result in node.args[0]]
        places = [i for i, arg in enumerate(node.args) if _part(module, arg) is not None]
        if places:  # no_grad, autocast and the like: a graph, then its inputs
            on = node.args[0] if "set_grad_enabled" in str(node.target) else recorded
            given = [ways.get(arg, _APART) for arg in node.args[places[0] + 1 :]]
            way = max(_ways(_part(module, node.args[places[0]]), given, on), default=_APART)
        else:
            way = max((ways.get(n, _APART) for n in node.all_input_nodes), default=_APART)
            if way == _REACHED and (not recorded or node.target in _DETACHES):
                way = _CUT
        # Numbers that are not floating-point have no gradient to lose.
        ways[node] = way if _has_floats(node.meta.get("val")) else _APART
        schema = getattr(node.target, "_schema", None)
        if schema is not None and schema.is_mutable and isinstance(node.args[0], torch.fx.Node):
            ways[node.args[0]] = ways[node]
    raise AssertionError("a graph without outputs")


_OF_ONE_TYPE = {
    getattr(aten, name).default
    for name in (
        "linear", "matmul", "mm", "bmm", "addmm", "baddbmm", "mv", "convolution",
        "conv_transpose1d",
    )
} | {
    aten.conv1d.default, aten.conv2d.default, aten.conv3d.default,
    aten.conv1d.padding, aten.conv2d.padding, aten.conv3d.padding,
    aten.conv_transpose2d.input, aten.conv_transpose3d.input,
}  # fmt: skip

_DETACHES = (aten.detach.default, aten.detach_.default)


def _part(module: torch.fx.GraphModule, arg: Any) -> torch.fx.GraphModule | None:
    """The graph that an argument of a node is, if it is one."""
    if not isinstance(arg, torch.fx.Node) or arg.op != "get_attr":
        return None
    found = getattr(module, arg.target)
    return found if isinstance(found, torch.fx.GraphModule) else None


def _has_floats(value: Any) -> bool:
    return any(isinstance(x, torch.Tensor) and x.is_floating_point() for x in tree_flatten(value)[0])
