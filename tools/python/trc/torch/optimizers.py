"""Optimizers of PyTorch as recipes of trc: numbers, and what is kept for a parameter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import is_
from typing import Any

import torch

from ..errors import Unsupported
from .optim import Lion

Groups = Sequence[dict[str, Any]]


@dataclass(frozen=True)
class Moment:
    """A tensor that is kept for a parameter."""

    key: str
    """In the optimizer's own state."""
    prefix: str
    """Of its name in trc's."""
    shape: Callable[[torch.Size], list[int] | None] = list
    """From that of the parameter; None where such a parameter has none."""
    squares: bool = False
    """Whether it is a mean of squares."""


@dataclass(frozen=True)
class Recipe:
    """An optimizer with its numbers, but for the learning rates."""

    attributes: dict[str, str | float]
    """Of `trc.training_step`: name and numbers."""
    moments: tuple[Moment, ...]
    counts: bool
    """Whether the optimizer counts steps, for each parameter."""
    decays: dict[int, float]
    """Weight decay of each parameter, by `id`."""
    groups: dict[int, int]
    """Which of the optimizer's groups a parameter is in, by `id`."""


def recipe_of(optimizer: torch.optim.Optimizer) -> Recipe:
    """Raises `Unsupported` for what trc does not compute."""
    groups = optimizer.param_groups
    kind = type(optimizer)
    if kind not in _KINDS:
        known = ", ".join(each.__name__ for each in _KINDS)
        raise Unsupported(
            f"{kind.__module__}.{kind.__name__}: the optimizers that are supported are {known}"
        )
    for group in groups:
        for name, only in _FIXED.items():
            if group.get(name, only) != only:
                raise Unsupported(f"{kind.__name__} with {name}={group[name]!r}")
    numbers, moments = _KINDS[kind](groups)
    return Recipe(
        attributes={k: v if isinstance(v, str) else float(v) for k, v in numbers.items()},
        moments=moments,
        counts=kind not in (torch.optim.SGD, Lion),
        decays={id(p): float(g["weight_decay"]) for g in groups for p in g["params"]},
        groups={id(p): i for i, g in enumerate(groups) for p in g["params"]},
    )


def rates_of(optimizer: torch.optim.Optimizer) -> list[float]:
    """The learning rate of each group."""
    return [float(group["lr"]) for group in optimizer.param_groups]


def numbers_of(optimizer: torch.optim.Optimizer) -> list[tuple[list, dict]]:
    """Of each group its parameters, and all that a recipe depends on but the rate."""
    return [(list(group["params"]), _without_rate(group)) for group in optimizer.param_groups]


def unchanged(optimizer: torch.optim.Optimizer, numbers: list[tuple[list, dict]]) -> bool:
    """Whether they are what `numbers_of` gave: sooner said than a recipe is made."""
    groups = optimizer.param_groups
    return len(groups) == len(numbers) and all(
        len(group["params"]) == len(parameters)
        and all(map(is_, group["params"], parameters))
        and _without_rate(group) == rest
        for group, (parameters, rest) in zip(groups, numbers)
    )


def _without_rate(group: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in group.items() if k not in ("params", "lr", "initial_lr")}


def kept(optimizer: torch.optim.Optimizer, parameter: torch.Tensor, recipe: Recipe) -> dict:
    """The optimizer's own state of a parameter, made where there is none yet."""
    state = optimizer.state[parameter]
    if recipe.counts and "step" not in state:
        state["step"] = torch.tensor(0.0)
    for moment in recipe.moments:
        shape = moment.shape(parameter.shape)
        if shape is not None and state.get(moment.key) is None:
            state[moment.key] = torch.zeros(shape, dtype=parameter.dtype)
    return state


# What has no formula in trc: to be left at the value here.
_FIXED = {"amsgrad": False, "dampening": 0, "differentiable": False, "maximize": False}


def _same(groups: Groups, name: str) -> Any:
    """A number that all groups share."""
    values = {group[name] for group in groups}
    if len(values) > 1:
        raise Unsupported(f"groups with different {name}: {sorted(values)}")
    return values.pop()


Found = tuple[Mapping[str, str | float], tuple[Moment, ...]]

_ADAM = (Moment("exp_avg", "m"), Moment("exp_avg_sq", "v", squares=True))


def _adam(groups: Groups) -> Found:
    """Adam and AdamW: whether the decay is part of the gradient tells them apart."""
    beta1, beta2 = _same(groups, "betas")
    coupled = not _same(groups, "decoupled_weight_decay")
    name = "adam" if coupled else "adamw"
    return dict(optimizer=name, beta1=beta1, beta2=beta2, epsilon=_same(groups, "eps")), _ADAM


def _sgd(groups: Groups) -> Found:
    momentum = _same(groups, "momentum")
    if not momentum:
        return dict(optimizer="sgd"), ()
    numbers = dict(optimizer="sgd", momentum=momentum)
    if _same(groups, "nesterov"):
        numbers["nesterov"] = 1.0
    return numbers, (Moment("momentum_buffer", "momentum"),)


def _lion(groups: Groups) -> Found:
    beta1, beta2 = _same(groups, "betas")
    return dict(optimizer="lion", beta1=beta1, beta2=beta2), (Moment("exp_avg", "m"),)


def _row(shape: torch.Size) -> list[int] | None:
    return [*shape[:-1], 1] if len(shape) > 1 else None


def _column(shape: torch.Size) -> list[int] | None:
    return [*shape[:-2], 1, shape[-1]] if len(shape) > 1 else None


def _variance(shape: torch.Size) -> list[int] | None:
    return list(shape) if len(shape) < 2 else None


_ADAFACTOR = (
    Moment("row_var", "row", _row),
    Moment("col_var", "column", _column),
    Moment("variance", "variance", _variance),
)


def _adafactor(groups: Groups) -> Found:
    epsilon, floor = _same(groups, "eps")
    if epsilon is None:  # as much as the parameters' type resolves
        kinds = {parameter.dtype for group in groups for parameter in group["params"]}
        if len(kinds) > 1:
            raise Unsupported("Adafactor of parameters of different types without eps")
        epsilon = torch.finfo(kinds.pop()).eps
    numbers = dict(
        optimizer="adafactor", decay_rate=-_same(groups, "beta2_decay"), epsilon=epsilon,
        scale_floor=floor, clip_update=_same(groups, "d"),
    )  # fmt: skip
    return numbers, _ADAFACTOR


_KINDS: dict[type, Callable[[Groups], Found]] = {
    torch.optim.AdamW: _adam,
    torch.optim.Adam: _adam,
    torch.optim.SGD: _sgd,
    torch.optim.Adafactor: _adafactor,
    Lion: _lion,
}
