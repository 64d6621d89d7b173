"""Where an operation of a graph is from, in terms of the user's modules."""

from __future__ import annotations

import re

from torch.fx import Node


def module_of(node: Node) -> str:
    """Which module an operation is of, such as `h/0/attn`; "" where of none."""
    stack = node.meta.get("nn_module_stack") or node.meta.get("fwd_nn_module_stack") or {}
    path = ""
    for name, _ in stack.values():
        path = name
    # Behind Dynamo's name of a variable: `L['self']` and `L['fn']` are what was compiled.
    path = re.sub(r"^[LG]\['(?:self|fn|(\w+))'\]", lambda found: found[1] or "", path)
    parts = [p for p in path.replace("[", ".").split(".") if p]
    return "/".join(p.strip("]'\"") for p in parts if "_modules" not in p)


def place_of(node: Node) -> str:
    """The module and the operation, such as `h/0/attn/mm`; "" where of no module whose name a text can have."""
    scope = module_of(node)
    name = getattr(node.target, "__name__", str(node.target)).split(".")[0]
    return f"{scope}/{name}" if scope.replace("/", "").replace("_", "").isalnum() else ""


def location(node: Node) -> str:
    """The same, as text of a location: ` loc("h/0/attn/mm")`."""
    place = place_of(node)
    return f' loc("{place}")' if place else ""
