"""Moments of 8 bits in a step of PyTorch: whose memory they are, and what PyTorch sees of them.

No optimizer of PyTorch has tensors of 8 bits. What trc quantizes lies in bytes and scales of the
step's own, and `optimizer.state` has no `exp_avg` of such a parameter. Where PyTorch looks it is
f32:

- `optimizer.state_dict()` has the numbers that the bytes mean;
- what `load_state_dict` brought, the next step rounds to the nearest and takes;
- `optimizer.step()` finds the numbers in `optimizer.state`, and the next compiled step takes them
  back.

What was decoded is encoded to itself, so a run that is saved and loaded goes on with the same bits.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakKeyDictionary, ref

import numpy as np
import torch
from torch import nn

from ..errors import Unsupported
from ..program import Program
from ..session import Session
from .optimizers import Recipe


@dataclass(frozen=True, eq=False)
class Known:
    """A moment by trc's name for it."""

    parameter: nn.Parameter
    key: str
    """In the optimizer's own state."""
    of: str
    """Trc's name of the parameter."""
    squares: bool


def known_moments(recipe: Recipe, parameters: Mapping[str, nn.Parameter]) -> dict[str, Known]:
    """Raises `Unsupported` for what has no moments of the parameters' shapes."""
    for name, parameter in parameters.items():
        if parameter.dtype != torch.float32:
            raise Unsupported(f'moments="8bit" of {name}, a {parameter.dtype}: only those of f32 are quantized')
    if any(moment.shape is not list for moment in recipe.moments):
        raise Unsupported(
            'moments="8bit" of an optimizer that keeps rows and columns: leave them in f32'
        )
    return {
        f"{moment.prefix}.{name}": Known(parameter, moment.key, name, moment.squares)
        for moment in recipe.moments
        for name, parameter in parameters.items()
    }


def entries(moments: Mapping[str, Known]) -> str:
    """Functions that give state its numbers, and that give them out. The compiler quantizes the
    state, and so makes of them what encodes and decodes."""
    types, ports = [], []
    for name, known in moments.items():
        types.append(f"tensor<{''.join(f'{extent}x' for extent in known.parameter.shape)}f32>")
        squares = ", trc.moment_squares" if known.squares else ""
        ports.append(
            f'{{trc.state = {json.dumps(name)}, trc.role = "moment", '
            f"trc.moment_of = {json.dumps(known.of)}{squares}}}"
        )
    values = [f"%a{i}" for i in range(len(types))]
    plain = ", ".join(f"{value}: {kind}" for value, kind in zip(values, types))
    bound = ", ".join(f"{value}: {kind} {port}" for value, kind, port in zip(values, types, ports))
    results = ", ".join(f"{kind} {port}" for kind, port in zip(types, ports))
    body = f"{{\n  return {', '.join(values)} : {', '.join(types)}\n}}\n"
    return (
        f"func.func @encode_moments({plain}) -> ({results}) {body}"
        f"func.func @decode_moments({bound}) -> ({', '.join(types)}) {body}"
    )


@dataclass(frozen=True)
class Place:
    """Where a program's moments lie."""

    known: Mapping[str, Known]
    """All of its moments, by trc's names."""
    quantized: list[Known]
    tensors: dict[str, torch.Tensor]
    """Bytes and scales, by trc's names."""

    def same(self, other: Place) -> bool:
        """Whether the numbers of one are those of the other."""
        some, others = ({id(each.parameter) for each in place.known.values()} for place in (self, other))
        tensors = self.tensors
        return (
            some == others
            and tensors.keys() == other.tensors.keys()
            and all(tensor is tensors[name] for name, tensor in other.tensors.items())
        )


# Not the holder itself: it has the optimizer, which would live for ever.
_holders: WeakKeyDictionary[torch.optim.Optimizer, ref[EightBitMoments]] = WeakKeyDictionary()


def release(optimizer: torch.optim.Optimizer, but: EightBitMoments | None) -> None:
    """Has another step over the same optimizer give its moments back."""
    held_by = _holders.get(optimizer)
    holder = None if held_by is None else held_by()
    if holder is not None and holder is not but:
        holder.give_back()


class EightBitMoments:
    """What a step, in all its programs, keeps in the place of an optimizer's moments."""

    def __init__(self, optimizer: torch.optim.Optimizer):
        self._optimizer = optimizer
        # Bytes and scales that were made last for a moment, and its parameter.
        self._made: dict[str, tuple[nn.Parameter, dict[str, torch.Tensor]]] = {}
        self._place = Place({}, [], {})  # of the last program that ran
        self._session: Session | None = None  # of that
        self._holds = False  # whether the tensors are what counts
        optimizer.register_state_dict_post_hook(self._fill)
        optimizer.register_load_state_dict_post_hook(self._forget)
        optimizer.register_step_pre_hook(lambda *_: self.give_back())

    @staticmethod
    def others(recipe: Recipe, program: Program, moments: Mapping[str, Known]) -> Recipe:
        """The recipe, with the moments that stay tensors of the optimizer's."""
        shapes = {tuple(moments[name].parameter.shape) for name in _quantized(program, moments)}
        return replace(
            recipe,
            moments=tuple(
                replace(each, shape=lambda shape: None if tuple(shape) in shapes else list(shape))
                for each in recipe.moments
            ),
        )

    def place(self, program: Program, moments: Mapping[str, Known]) -> Place:
        """What a session of the program is to be bound to."""
        names = _quantized(program, moments)
        tensors: dict[str, torch.Tensor] = {}
        for name in names:
            parameter = moments[name].parameter
            of, made = self._made.get(name, (None, {}))
            if of is not parameter:
                made = {
                    each: torch.zeros(program.state[each].shape, dtype=kind)
                    for each, kind in ((name, torch.uint8), (_scales_of(name), torch.float32))
                }
                self._made[name] = parameter, made
            tensors |= made
        return Place(moments, [moments[name] for name in names], tensors)

    def take(self, session: Session, place: Place) -> None:
        """Encodes what the optimizer's own state has."""
        if session is not self._session:
            # A program of other parameters has no names for all that is held.
            if self._holds and not place.same(self._place):
                self.give_back()
            self._session, self._place = session, place
        state = self._optimizer.state
        given = any(known.key in state[known.parameter] for known in place.quantized)
        if self._holds and not given:
            return
        values = self._decoded() if self._holds else {}
        numbers = []
        for name, known in place.known.items():
            found = state[known.parameter].get(known.key, values.get(name))
            numbers.append(
                np.zeros(tuple(known.parameter.shape), np.float32)
                if found is None
                else found.detach().to(torch.float32).contiguous().clone().numpy()
            )
        session.call("encode_moments")(*numbers)
        for known in place.quantized:
            state[known.parameter].pop(known.key, None)
        self._holds = True
        _holders[self._optimizer] = ref(self)

    def give_back(self) -> None:
        """Decodes into the optimizer's own state."""
        if not self._holds:
            return
        values = self._decoded()
        for name, known in self._place.known.items():
            if known in self._place.quantized:
                self._optimizer.state[known.parameter].setdefault(known.key, values[name])
        self._holds = False

    def _decoded(self) -> dict[str, torch.Tensor]:
        assert self._session is not None  # which holds them
        found = self._session.call("decode_moments")()
        return {name: torch.from_numpy(value) for name, value in zip(self._place.known, found.values())}

    def _forget(self, *_: Any) -> None:
        """A `state_dict` was loaded: what it has not is zero."""
        self._holds = False

    def _fill(self, optimizer: torch.optim.Optimizer, found: dict[str, Any]) -> None:
        if not self._holds:
            return
        parameters: Iterable = (p for group in optimizer.param_groups for p in group["params"])
        numbers = {id(parameter): i for i, parameter in enumerate(parameters)}
        for name, value in self._decoded().items():
            known = self._place.known[name]
            if known not in self._place.quantized or known.key in optimizer.state[known.parameter]:
                continue
            number = numbers[id(known.parameter)]
            # The dictionary of a parameter is the optimizer's own.
            found["state"][number] = {**found["state"].get(number, {}), known.key: value}


def _quantized(program: Program, moments: Mapping[str, Known]) -> list[str]:
    return [name for name in moments if _scales_of(name) in program.state]


def _scales_of(name: str) -> str:
    return f"scale.{name}"
