"""Tensors of PyTorch that a training step updates: whether they are still where they were.

A step asks before it runs: a `load_state_dict`, a replaced buffer or a module put in another's
place has to be seen. What is asked of each tensor is one comparison or one address, for a model
has hundreds.
"""

from __future__ import annotations

from operator import is_
from typing import Any

import torch
from torch import nn

from .. import tensors
from ..errors import InvalidArgument, Unsupported
from .optimizers import Recipe, kept

_address = torch.Tensor.data_ptr


def same(some: list, others: list) -> bool:
    """Whether two lists have the very same objects."""
    return len(some) == len(others) and all(map(is_, some, others))


class Structure:
    """A module's parts, parameters and buffers, looked up anew only when one was exchanged."""

    def __init__(self, root: nn.Module):
        self._root = root
        self._modules: list[nn.Module] = []
        self._children: list[Any] = []
        self._seen: list[list] = []
        self._numbers: dict[tuple, int] = {}
        self._number = -1
        self.buffers: list[torch.Tensor] = []

    def look(self) -> int:
        """A number for each combination of parts, parameters and their modes. Whoever keeps it
        keeps `parts`, too."""
        modules = self._modules
        children = [child for m in modules for child in m._modules.values()]
        if not modules or not same(children, self._children):
            modules = self._modules = list(self._root.modules())
            self._children = [child for m in modules for child in m._modules.values()]
        owned = [p for m in modules for p in m._parameters.values() if p is not None]
        self.buffers = [b for m in modules for b in m._buffers.values() if b is not None]
        modes = [m.training for m in modules]
        modes += [p.requires_grad for p in owned]
        seen = [modules, owned]
        if not self._seen or not all(map(same, seen, self._seen)) or modes != self._modes:
            key = (*(tuple(map(id, each)) for each in seen), tuple(modes))
            self._number = self._numbers.setdefault(key, len(self._numbers))
        self._seen, self._modes = seen, modes
        return self._number

    @property
    def parts(self) -> list[Any]:
        """What the last number is of."""
        return [part for each in self._seen for part in each]


class TrainingState:
    """The state of one program by the names that trc has for it, over tensors of PyTorch."""

    def __init__(
        self,
        optimizer: torch.optim.Optimizer,
        recipe: Recipe,
        parameters: dict[str, nn.Parameter],
        others: dict[str, torch.Tensor],
        structure: Structure,
    ):
        self._optimizer = optimizer
        self._recipe = recipe
        self._parameters = parameters
        self._others = dict(others)
        self._structure = structure
        self._buffers = list(structure.buffers)
        numbers = {id(b): i for i, b in enumerate(self._buffers)}
        self._which = {n: numbers[id(t)] for n, t in others.items() if id(t) in numbers}
        self._own: list[dict[str, Any]] = []  # the optimizer's, of each parameter
        self._of: Any = None  # whose they are
        self._counters: list[torch.Tensor] = []
        self._counts = torch.zeros(0)
        self._bound: list[int] = []

    def is_bound(self) -> bool:
        """Whether all lie where they did when `tensors` was asked for."""
        if not same(self._structure.buffers, self._buffers):
            self._exchange()
        return bool(self._bound) and list(map(_address, self._all())) == self._bound

    def tensors(self, shapes: dict[str, tuple[int, ...]]) -> dict[str, torch.Tensor]:
        """Tensors by name, each where trc can write it in place; moments in its `shapes`."""
        found = {name: _own(parameter) for name, parameter in self._parameters.items()}
        found |= {name: _own(other) for name, other in self._others.items()}
        for (name, _), state in zip(self._parameters.items(), self._states()):
            for moment in self._recipe.moments:
                if (tensor := state.get(moment.key)) is not None:
                    own = f"{moment.prefix}.{name}"
                    found[own] = _own(tensor).view(shapes[own])
        self._bound = list(map(_address, self._all()))
        return found

    def steps(self) -> int | None:
        """The one count of steps that the optimizer has; None where it has none."""
        if not self._recipe.counts:
            return None
        counters = [state["step"] for state in self._states()]
        if not counters:
            return None
        if not same(counters, self._counters):
            # In one piece of memory, to be read and moved on at once.
            self._counts = torch.stack([c.detach().reshape(()) for c in counters])
            self._counters = list(self._counts.unbind())
            for state, counter in zip(self._states(), self._counters):
                state["step"] = counter
        counts = set(self._counts.tolist())
        if len(counts) > 1:
            raise Unsupported(
                f"parameters that have done different numbers of steps ({min(counts):.0f} to "
                f"{max(counts):.0f}): their moments are not corrected alike"
            )
        return int(counts.pop())

    def advance(self) -> None:
        """A step was done."""
        if self._recipe.counts:
            self._counts += 1

    def _states(self) -> list[dict[str, Any]]:
        """The optimizer's own state of each parameter."""
        state = self._optimizer.state
        # A loaded one is another mapping.
        if self._of is not state or len(self._own) != len(self._parameters) or len(state) != self._size:
            self._own = [kept(self._optimizer, p, self._recipe) for p in self._parameters.values()]
            self._of, self._size = state, len(state)
        return self._own

    def _all(self) -> list[torch.Tensor]:
        found = [*self._parameters.values(), *self._others.values()]
        if self._recipe.moments:
            states = self._states()
            for moment in self._recipe.moments:
                key = moment.key
                found += [t for state in states if (t := state.get(key)) is not None]
        return found

    def _exchange(self) -> None:
        """Takes buffers that the module has in the place of others."""
        now = self._structure.buffers
        if len(now) != len(self._buffers):
            raise InvalidArgument("the model has other buffers than when the step was compiled")
        for name, number in self._which.items():
            old, new = self._others[name], now[number]
            if (old.shape, old.dtype) != (new.shape, new.dtype):
                raise InvalidArgument(
                    f"{name}: expected a {old.dtype} of {tuple(old.shape)} as when the step was "
                    f"compiled, got a {new.dtype} of {tuple(new.shape)}"
                )
            self._others[name] = new
        self._buffers = list(now)


def _own(tensor: torch.Tensor) -> torch.Tensor:
    """The tensor without its gradient, moved where trc can write it in place."""
    if not tensor.is_contiguous() or tensor.data_ptr() % tensors.ALIGNMENT:
        tensor.data = tensor.detach().clone(memory_format=torch.contiguous_format)
    return tensor.detach()
