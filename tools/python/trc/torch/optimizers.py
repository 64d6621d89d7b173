"""Optimizers of PyTorch as recipes of trc: numbers, and what is kept for a parameter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

from ..errors import Unsupported


@dataclass(frozen=True)
class Recipe:
    """An optimizer with its numbers."""

    attributes: dict[str, str | float]
    """Of `trc.training_step`: name and numbers."""
    moments: dict[str, str]
    """Prefix of trc's state by the key of the optimizer's: `exp_avg` is `m`."""
    decayed: frozenset[int]
    """Parameters, by `id`, that weight decay is for."""


# What has another formula in trc, or none: to be left at the value here.
_FIXED = {
    "amsgrad": False,
    "dampening": 0,
    "decoupled_weight_decay": None,
    "differentiable": False,
    "maximize": False,
    "nesterov": False,
}

_ADAM = {"exp_avg": "m", "exp_avg_sq": "v"}


def recipe_of(optimizer: torch.optim.Optimizer) -> Recipe:
    """Raises `Unsupported` for what trc does not compute."""
    groups = optimizer.param_groups
    kind = type(optimizer)
    if kind not in (torch.optim.AdamW, torch.optim.Adam, torch.optim.SGD):
        raise Unsupported(f"{kind.__name__}: AdamW, Adam and SGD of torch.optim are supported")
    for group in groups:
        for name, only in _FIXED.items():
            if only is not None and group.get(name, only) != only:
                raise Unsupported(f"{kind.__name__} with {name}={group[name]!r}")
    numbers = {} if kind is torch.optim.SGD else {
        "beta1": _same(groups, "betas")[0],
        "beta2": _same(groups, "betas")[1],
        "epsilon": _same(groups, "eps"),
    }
    moments = _ADAM
    if kind is torch.optim.SGD:
        numbers = {"momentum": momentum} if (momentum := _same(groups, "momentum")) else {}
        moments = {"momentum_buffer": "momentum"} if momentum else {}
    decays = {group["weight_decay"] for group in groups} - {0}
    if len(decays) > 1:
        raise Unsupported(f"groups with different weight_decay: {sorted(decays)}")
    coupled = kind is torch.optim.Adam and not groups[0].get("decoupled_weight_decay", False)
    name = "sgd" if kind is torch.optim.SGD else "adam" if coupled else "adamw"
    decayed = frozenset(id(p) for g in groups if g["weight_decay"] for p in g["params"])
    decay = {"weight_decay": decays.pop()} if decays else {}
    found = {"optimizer": name, "learning_rate": rate_of(optimizer), **numbers, **decay}
    return Recipe({k: v if isinstance(v, str) else float(v) for k, v in found.items()}, moments, decayed)


def _same(groups: Sequence[dict[str, Any]], name: str) -> Any:
    values = {group[name] for group in groups}
    if len(values) > 1:
        raise Unsupported(f"groups with different {name}: {sorted(values)}")
    return values.pop()


def rate_of(optimizer: torch.optim.Optimizer) -> float:
    """The learning rate of all groups."""
    return float(_same(optimizer.param_groups, "lr"))


def kept(optimizer: torch.optim.Optimizer, parameter: torch.Tensor, recipe: Recipe) -> dict:
    """The optimizer's own state of a parameter, made where there is none yet."""
    state = optimizer.state[parameter]
    for key in recipe.moments:
        if state.get(key) is None:
            state[key] = torch.zeros_like(parameter, memory_format=torch.contiguous_format)
    if "exp_avg" in recipe.moments and "step" not in state:
        state["step"] = torch.tensor(0.0)
    return state
