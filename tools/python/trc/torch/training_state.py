"""Tensors of PyTorch that a training step updates: whether they are still where they were.

A step asks before it runs: a `load_state_dict`, a replaced buffer or a module put in another's
place has to be seen. What is asked of each tensor is one comparison or one address, for a model
has hundreds.
"""

from __future__ import annotations

import warnings
from bisect import bisect_left
from collections.abc import Collection
from functools import partial
from itertools import accumulate
from operator import attrgetter, is_
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

import torch
from torch import nn

from .. import tensors
from ..errors import InvalidArgument, Unsupported
from .lying import Lying
from .optimizers import Moment, Recipe, kept

def same(some: Collection, others: Collection) -> bool:
    """Whether two lists have the very same objects."""
    return len(some) == len(others) and all(map(is_, some, others))


class Structure:
    """A module's parts, parameters, buffers and numbers of Python, looked up anew only when one was
    exchanged."""

    def __init__(self, root: nn.Module):
        self._root = root
        self._modules: list[nn.Module] = []
        self._children: list[Any] = []
        self._parameters: list[nn.Parameter] = []
        self._trained: list[bool] = []
        self._dictionaries: list[dict] = []
        self._versions: list[int] = []
        self._seen: list[list] = []
        self._numbers: dict[tuple, int] = {}
        self._number = -1
        self._attributes = Attributes()
        self.buffers: list[torch.Tensor | None] = []
        """In the modules' order; another list when one of them was exchanged."""

    def look(self) -> int:
        """A number for each combination of parts, parameters, their modes, which buffers are one
        tensor, and what the modules have as numbers. Whoever keeps it keeps `parts`, too."""
        trained = list(map(_is_trained, self._parameters))
        if _version is not None and self._number >= 0 and trained == self._trained:
            if self._versions_now() == self._versions:
                return self._number
        modules = self._modules
        children = [child for m in modules for child in m._modules.values()]
        if not modules or not same(children, self._children):
            modules = self._modules = list(self._root.modules())
            self._children = [child for m in modules for child in m._modules.values()]
        self._dictionaries = [d for m in modules for d in (m._modules, m._parameters, m._buffers)]
        if _version is not None:
            self._versions = self._versions_now()
        names = tuple(tuple(n) for m in modules for n in (m._modules, m._parameters, m._buffers))
        owned = [p for m in modules for p in m._parameters.values()]
        buffers = [b for m in modules for b in m._buffers.values()]
        if not same(buffers, self.buffers):
            self.buffers = buffers
        self._parameters = [p for p in owned if p is not None]
        self._trained = list(map(_is_trained, self._parameters))
        modes = tuple(m.training for m in modules)
        first: dict[int, int] = {}
        shared = tuple(
            -1 if each is None else first.setdefault(id(each), i)
            for i, each in enumerate(owned + buffers)
        )
        self._seen = [modules, owned]
        parts = tuple(tuple(map(id, each)) for each in self._seen)
        attributes = self._attributes.look(self._root, modules)
        key = (parts, names, modes, tuple(self._trained), shared, attributes)
        self._number = self._numbers.setdefault(key, len(self._numbers))
        return self._number

    def _versions_now(self) -> list[int]:
        # A script may give a module another `__dict__`.
        return [*map(_version, map(_attributes, self._modules)), *map(_version, self._dictionaries)]

    def was_traced(self) -> None:
        """Tells that the module's `forward` has run since `look`: numbers that it changed itself
        (a count of its calls) make no difference between programs."""
        self._attributes.forget_changes(self._modules)
        self._number = -1

    @property
    def parameters(self) -> list[nn.Parameter]:
        """Those of the last `look`."""
        return self._parameters

    @property
    def parts(self) -> list[Any]:
        """What the last number is of."""
        return [part for each in self._seen for part in each]


class Attributes:
    """Numbers, strings, functions and tensors that modules have as plain attributes. What
    `forward` makes of them is part of a program."""

    def __init__(self) -> None:
        self.found: tuple = ()
        self._moving: dict[nn.Module, set[str]] = {}
        self._kept: dict[int, torch.Tensor] = {}  # so that no `id` is another's later
        self._values: dict[str, set] = {}
        self._warned: set[str] = set()

    def look(self, root: nn.Module, modules: list[nn.Module]) -> tuple:
        """All of them, as something that can be compared."""
        found = tuple(map(self._of, modules))
        if self.found and len(found) == len(self.found) and found != self.found:
            self._count(root, found)
        self.found = found
        return found

    def forget_changes(self, modules: list[nn.Module]) -> None:
        for module, before in zip(modules, self.found):
            changed = {name for name, *_ in set(before) ^ set(self._of(module))}
            if changed:
                self._moving.setdefault(module, set()).update(changed)
        self.found = tuple(map(self._of, modules))

    def _of(self, module: nn.Module) -> tuple:
        moving = self._moving.get(module, ())
        return tuple(
            (name, type(value), self._comparable(value))
            for name, value in module.__dict__.items()
            if name not in _OF_MODULES and name not in moving and _is_plain(value)
        )

    def _comparable(self, value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            self._kept[id(value)] = value
            return id(value)
        if isinstance(value, partial):
            return value.func, tuple(value.keywords), self._comparable((*value.args, *value.keywords.values()))
        # Functions themselves, that their addresses are no others' later.
        if isinstance(value, tuple) and not _FUNCTIONS.isdisjoint(map(type, value)):
            return tuple((type(each), self._comparable(each)) for each in value)
        # Also of the numbers in a tuple 1, 1.0 and True are not the same.
        return repr(value) if isinstance(value, (tuple, float)) else value

    def _count(self, root: nn.Module, found: tuple) -> None:
        """Warns of an attribute whose every value makes another program."""
        for (path, _), before, now in zip(root.named_modules(), self.found, found):
            for name, *value in set(now) - set(before):
                full = f"{path}.{name}".removeprefix("model.")
                values = self._values.setdefault(full, set())
                values.add(tuple(value))
                if len(values) >= _MOST_VALUES and full not in self._warned:
                    self._warned.add(full)
                    warnings.warn(
                        f"{full} has had {len(values)} values, and a step is compiled for each: "
                        "register it as a buffer, a tensor of rank 0, and fill that",
                        stacklevel=2,
                    )


_FUNCTIONS = {FunctionType, BuiltinFunctionType, MethodType}
_PLAIN = _FUNCTIONS | {bool, int, float, str, type(None), torch.dtype}


def _is_plain(value: Any) -> bool:
    kind = type(value)
    if kind in (tuple, torch.Size):
        return all(type(each) in _PLAIN for each in value)
    if kind is partial:
        given = *value.args, *value.keywords.values()
        return type(value.func) in _FUNCTIONS and all(type(each) in _PLAIN for each in given)
    return kind in _PLAIN or kind is torch.Tensor


_OF_MODULES = set(nn.Module().__dict__)
_MOST_VALUES = 8

_is_trained = attrgetter("requires_grad")
_attributes = attrgetter("__dict__")

try:  # a number that a dictionary has until it is changed
    _version = torch._C._dynamo.guards.dict_version
    assert _version({}) != _version({})
except Exception:  # it is no public function
    _version = None


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
        self._kinds = {n: (t.shape, t.dtype) for n, t in (parameters | others).items()}
        self._buffers = structure.buffers
        # A number of the structure has one order of its buffers.
        numbers = {id(b): i for i, b in enumerate(self._buffers) if b is not None}
        self._which = {n: numbers[id(t)] for n, t in others.items() if id(t) in numbers}
        self._of: Any = None  # the optimizer's state
        self._dictionaries: list[dict] = []  # that, and its entries
        self._versions: list[int] = []  # of these, when they were looked at
        self._counted: list[int] = []  # and when the counters were
        self._every: list[torch.Tensor] = []
        self._entries: tuple[list, list] = [], []  # its parameters, and what it has of each
        self._own: list[dict[str, Any]] = []  # of those that the program trains
        self._moments: list[torch.Tensor | None] = []
        self._counters: list[torch.Tensor] = []
        self._counts = torch.zeros(0)
        self._numbers = self._counts.numpy()  # in its memory
        self._seen = b"", 0  # that memory when it was looked at, and the one count in it
        self._bound: list[torch.Tensor] | None = None  # what `_all` gave
        self._lying = Lying([])  # these, as they were
        self._begins: list[int] = []  # of the memory that is bound, and where it ends
        self._ends: list[int] = []

    def is_bound(self) -> bool:
        """Whether all lie as they did when `tensors` was asked for."""
        if self._structure.buffers is not self._buffers:
            self._exchange()
        every = self._all()
        return self._bound is every and self._lying.is_unchanged()

    def tensors(self, shapes: dict[str, tuple[int, ...]]) -> dict[str, torch.Tensor]:
        """Tensors by name, each where trc can write it in place; moments in its `shapes`."""
        given = self._parameters | self._others
        for name, tensor in given.items():
            self._check(name, tensor)
        _check_memory(given)
        found = {name: _own(tensor) for name, tensor in given.items()}
        every = self._all()
        moments = iter(self._moments)
        for moment in self._recipe.moments:
            for name in self._parameters:
                if (tensor := next(moments)) is not None:
                    own = f"{moment.prefix}.{name}"
                    self._check_moment(name, moment, tensor)
                    found[own] = _own(tensor).view(shapes[own])
        self._bound, self._lying = every, Lying(every)
        places = sorted(map(_place, every))
        self._begins = [begin for begin, _ in places]
        self._ends = list(accumulate((end for _, end in places), max))
        return found

    def apart(self, tensor: torch.Tensor) -> torch.Tensor:
        """A contiguous tensor of the batch, or a copy of what a step would write while it is read."""
        begin = tensor.data_ptr()
        before = bisect_left(self._begins, begin + tensor.nbytes)
        return tensor.clone() if before and self._ends[before - 1] > begin else tensor

    def steps(self) -> int | None:
        """The one count of steps that the optimizer has; None where it has none. To be asked
        behind `is_bound`, which looks whether anything of the optimizer's state was exchanged."""
        if not self._recipe.counts:
            return None
        if _version is None or self._counted is not self._versions:
            counters = [state.get("step") for state in self._states()]
            if not counters:
                return None
            if not same(counters, self._counters):
                kept: list[torch.Tensor] = [state["step"] for state in self._keep()]
                # In one piece of memory, to be read and moved on at once.
                with torch.inference_mode(False):
                    self._counts = torch.stack([c.detach().reshape(()) for c in kept])
                    self._counters = list(self._counts.unbind())
                self._numbers, self._seen = self._counts.numpy(), (b"", 0)
                for state, counter in zip(self._states(), self._counters):
                    state["step"] = counter
            self._counted = self._versions
        memory = self._numbers.tobytes()
        if memory == self._seen[0]:
            return self._seen[1]
        counts = set(self._numbers.tolist())
        if len(counts) > 1:
            raise Unsupported(
                f"parameters that have done different numbers of steps ({min(counts):.0f} to "
                f"{max(counts):.0f}): their moments are not corrected alike"
            )
        self._seen = memory, int(counts.pop())
        return self._seen[1]

    def advance(self) -> None:
        """A step was done."""
        if self._recipe.counts:
            self._numbers += 1
            self._seen = self._numbers.tobytes(), self._seen[1] + 1

    def _states(self) -> list[dict[str, Any]]:
        """The optimizer's own state of each parameter."""
        state = self._optimizer.state
        parameters, entries = self._entries
        # A loaded one is another mapping; a script may put entries into this one.
        if self._of is state and same(state, parameters) and same(state.values(), entries):
            return self._own
        return self._keep()

    def _keep(self) -> list[dict[str, Any]]:
        """Looks the optimizer's state up anew, and makes what is missing of it."""
        optimizer = self._optimizer
        with torch.inference_mode(False):  # eager has to be able to go on with them
            self._own = [kept(optimizer, p, self._recipe) for p in self._parameters.values()]
        self._of = state = optimizer.state
        self._entries = list(state), list(state.values())
        return self._own

    def _all(self) -> list[torch.Tensor]:
        if self._every and self._is_settled():
            return self._every
        found = [*self._parameters.values(), *self._others.values()]
        if self._recipe.moments:
            moments = self._found(self._states())
            if not same(moments, self._moments):
                moments = self._moments = self._found(self._keep())
            found += [moment for moment in moments if moment is not None]
        if not same(found, self._every):
            self._every = found
        self._settle()
        return self._every

    def _is_settled(self) -> bool:
        """Whether nobody has put anything into the optimizer's state since `_settle`."""
        if _version is None or self._of is not self._optimizer.state:
            return False
        return list(map(_version, self._dictionaries)) == self._versions

    def _settle(self) -> None:
        if _version is not None and (self._recipe.moments or self._recipe.counts):
            self._dictionaries = [self._of, *self._own]
            self._versions = list(map(_version, self._dictionaries))

    def _found(self, states: list[dict[str, Any]]) -> list[torch.Tensor | None]:
        return [state.get(m.key) for m in self._recipe.moments for state in states]

    def _check(self, name: str, tensor: torch.Tensor) -> None:
        (shape, dtype), kind = self._kinds[name], (tensor.shape, tensor.dtype)
        if kind != (shape, dtype):
            raise InvalidArgument(
                f"{name}: expected a {dtype} of {tuple(shape)} as when the step was compiled, got "
                f"a {tensor.dtype} of {tuple(tensor.shape)}"
            )

    def _check_moment(self, name: str, moment: Moment, tensor: torch.Tensor) -> None:
        """Refuses a moment whose numbers are no longer where those of its parameter are."""
        expected = moment.shape(self._parameters[name].shape)
        if expected is None:  # it is kept in another form (eight_bit.py)
            return
        if _without_ones(tensor.shape) != _without_ones(expected):
            raise InvalidArgument(
                f"{moment.key} of {name} is a tensor of {tuple(tensor.shape)}, and the optimizer made "
                f"one of {tuple(expected)}: give it its shape back"
            )

    def _exchange(self) -> None:
        """Takes buffers that the module has in the place of others."""
        now = self._structure.buffers
        for name, number in self._which.items():
            self._check(name, now[number])
        for name, number in self._which.items():
            self._others[name] = now[number]
        self._buffers = now
        self._every = []


def _without_ones(shape: Collection[int]) -> list[int]:
    return [extent for extent in shape if extent != 1]


def _place(tensor: torch.Tensor) -> tuple[int, int]:
    """Where a tensor's memory begins and ends."""
    begin = tensor.data_ptr()
    if not tensor.numel():
        return begin, begin
    last = sum((extent - 1) * stride for extent, stride in zip(tensor.shape, tensor.stride()))
    return begin, begin + (last + 1) * tensor.itemsize


def _is_writable(tensor: torch.Tensor) -> bool:
    return tensor.is_contiguous() and tensor.data_ptr() % tensors.ALIGNMENT == 0


_ASKED = f"that is not row-major from a multiple of {tensors.ALIGNMENT} bytes on"


def _check_memory(given: dict[str, torch.Tensor]) -> None:
    """Refuses tensors without memory, and to part two that are one memory; warns of views that
    will follow their base no more."""
    for name, tensor in given.items():
        if tensor.device.type != "cpu":
            raise InvalidArgument(f"{name} is on {tensor.device}: bring it to the host first")
        if tensor.numel() and tensor.untyped_storage().nbytes() == 0:
            raise InvalidArgument(f"{name} has no memory: its storage was resized to 0 bytes")
    moved = {name for name, tensor in given.items() if not _is_writable(tensor)}
    if not moved:
        return
    last, other = 0, ""
    for (begin, end), name in sorted((_place(tensor), name) for name, tensor in given.items()):
        if begin < min(end, last) and (name in moved or other in moved):
            raise InvalidArgument(
                f"{other} and {name} lie in one memory {_ASKED}, and a step would part them: make "
                "them one Parameter, or give each a memory of its own"
            )
        if end > last:
            last, other = end, name
    views = [n for n in given if n in moved and given[n].untyped_storage().nbytes() > given[n].nbytes]
    if views:
        warnings.warn(
            f"{views[0]}{f' and {len(views) - 1} more' if views[1:] else ''}: a view {_ASKED} gets a "
            "memory of its own to be trained in, and what it was a view of does not change with it",
            stacklevel=2,
        )


def _own(tensor: torch.Tensor) -> torch.Tensor:
    """The tensor without its gradient, moved where trc can write it in place."""
    if not _is_writable(tensor):
        tensor.data = tensor.detach().clone(memory_format=torch.contiguous_format)
    return tensor.detach()
