"""A part of a graph as a compiled program that is called with tensors of PyTorch."""

from __future__ import annotations

import functools
import itertools
import operator
import os
import struct
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import torch
from torch.fx import GraphModule, Node

from .. import compiler, errors, tensors
from ..program import Program
from . import table
from .places import location
from .stablehlo import Function, Value

_kernels: weakref.WeakValueDictionary[tuple, Kernel] = weakref.WeakValueDictionary()
"""Those in use, by all that makes them what they are."""


def write(module: GraphModule) -> tuple[Function, list[Value]]:
    """A graph whose operations all have rules, as a function, and its results."""
    f = Function()
    values: dict[Node, Any] = {}
    # All of them before any operation: a part of a partitioned graph has its placeholders
    # where they are first used, and what an operation draws from is an argument behind them.
    for node in module.graph.find_nodes(op="placeholder"):
        (kind,) = table.expected(node.meta["val"])
        values[node] = replace(f.argument(kind.shape, kind.dtype), layout=kind.layout)
    for node in module.graph.nodes:
        if node.op == "placeholder":
            continue
        if node.op == "output":
            results = node.args[0]
            results = results if isinstance(results, (tuple, list)) else (results,)
            return f, [values[result] for result in results]
        elif node.target is operator.getitem:
            source, index = node.args
            values[node] = values[source][index]
        else:
            f.location = location(node)
            args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), values.__getitem__)
            values[node] = table.lower(f, node.target, node.meta["val"], args, kwargs)
    raise AssertionError("a graph without outputs")


class Kernel:
    """A compiled part of a graph: tensors of PyTorch in, new ones out, nothing copied.

    Safe to call from several threads, one at a time.
    """

    def __init__(self, module: GraphModule, name: str, options: Mapping[str, Any]):
        f, results = write(module)
        output = _output(module)
        self._one = not isinstance(output, (tuple, list))
        values = [node.meta["val"] for node in ([output] if self._one else output)]
        self._views = _views(values)
        made = [i for i in range(len(values)) if i not in self._views]
        results = [results[i] for i in made]
        names = [argument.name[1:] for argument in f.arguments]
        self.text = f.text(results, names)
        self._settings = {"name": name, "remarks": True, **compiler.HERE, **options}
        self._compiled: Callable[[], Program] | None = None
        self._loaded = False
        self._draws = f.draws
        self._outputs = [
            (tuple(r.shape), _row_major(r.shape), table.TORCH_DTYPES[r.dtype]) for r in results
        ]
        given = f.arguments[: len(f.arguments) - f.draws]
        self._shapes = [a.shape for a in given]
        self._dtypes = [table.TORCH_DTYPES[a.dtype] for a in given]
        strides = [_dense(values[i]) for i in made]
        self._laid = [(i, each) for i, each in enumerate(strides) if each]
        self._places = made
        # Of all addresses at once; of an array of ctypes each would be an object.
        self._write_inputs = struct.Struct(f"{len(f.arguments)}N").pack_into
        self._write_outputs = struct.Struct(f"{len(made)}N").pack_into
        self._lock = threading.Lock()

    def begun(self) -> Kernel:
        """This one, which is being compiled now; or an equal one that there is, with its memory
        for intermediate values. Dynamo hands in a graph again when a guard fails that makes no
        difference to it."""
        key = self.text, repr(self._settings), repr((self._one, self._views, self._laid)), os.getpid()
        found = _kernels.setdefault(key, self)
        if found is self:
            self._compiled = compiler.start(self.text, **self._settings)
        return found

    def load(self) -> None:
        """Waits for the program. To be done before the first call."""
        with self._lock:
            if self._loaded:
                return
            compiled, self._compiled = self._compiled, None  # an interrupt has ended it
            self.program = (compiled or compiler.start(self.text, **self._settings))()
            self._call = self.program.session().call("main")
            self._loaded = True

    def __call__(self, *args: torch.Tensor) -> Any:
        if list(map(_shape, args)) != self._shapes or list(map(_dtype, args)) != self._dtypes:
            raise self._other_kinds(args)
        held, inputs = _lendable(args)
        if self._draws:  # from PyTorch's generator, so that its seed is ours
            key = torch.randint(-(2**63), 2**63 - 1, (2,), dtype=torch.int64)
            held, inputs = [*held, key], [*inputs, key.data_ptr()]
        results = list(itertools.starmap(_empty, self._outputs))
        outputs = _addresses(results)
        call = self._call
        with self._lock:
            self._write_inputs(call.inputs, 0, *inputs)
            self._write_outputs(call.outputs, 0, *outputs)
            call.bind_addresses()
            call.run()
        for i, strides in self._laid:
            laid = torch.empty_strided(results[i].shape, strides, dtype=results[i].dtype)
            results[i] = laid.copy_(results[i])
        if self._one:
            return results[0]
        if not self._views:
            return tuple(results)
        found: list[Any] = [None] * (len(results) + len(self._views))
        for i, result in zip(self._places, results):
            found[i] = result
        for i, (base, shape, strides, offset) in self._views.items():
            found[i] = found[base].as_strided(shape, strides, offset)
        return tuple(found)

    def _other_kinds(self, args: Sequence[torch.Tensor]) -> errors.InvalidArgument:
        """What to say where no guard has seen that a tensor is not what it was."""
        for i, (arg, shape, dtype) in enumerate(zip(args, self._shapes, self._dtypes)):
            if (arg.shape, arg.dtype) != (shape, dtype):
                return errors.InvalidArgument(
                    f"input {i}: expected a {dtype} of {shape} as when it was compiled, got a "
                    f"{arg.dtype} of {tuple(arg.shape)}"
                )
        return errors.InvalidArgument(f"expected {len(self._shapes)} inputs, got {len(args)}")


_NOTHING = torch.empty(1)  # an address for tensors of no elements

try:  # what compiled code of PyTorch takes memory by; `torch.empty` takes three times as long
    _empty = torch._C._dynamo.guards._empty_strided_cpu
    _empty((1,), (1,), torch.float32)
except Exception:  # it is no public function
    _empty = lambda shape, strides, dtype: torch.empty_strided(shape, strides, dtype=dtype)  # noqa: E731


def _row_major(shape: Sequence[int]) -> tuple[int, ...]:
    strides, step = [], 1
    for extent in reversed(shape):
        strides.append(step)
        step *= max(extent, 1)
    return tuple(reversed(strides))


def _addresses(held: Sequence[torch.Tensor]) -> list[int]:
    found = list(map(_address, held))
    return found if all(found) else [address or _of_nothing(t) for address, t in zip(found, held)]


def _of_nothing(tensor: torch.Tensor) -> int:
    """An address for a tensor that PyTorch says is at 0."""
    if tensor.numel():  # a fake one, one of the device `meta`, or freed
        raise errors.InvalidArgument(
            f"a {tensor.dtype} of {tuple(tensor.shape)} on {tensor.device} has no memory in the host"
        )
    return _NOTHING.data_ptr()


_address, _is_contiguous = torch.Tensor.data_ptr, torch.Tensor.is_contiguous
_shape, _dtype = operator.attrgetter("shape"), operator.attrgetter("dtype")


def _dense(value: torch.Tensor) -> tuple[int, ...] | None:
    """The strides that a result has in eager, such as those of `channels_last`; None where
    it is row-major, or has gaps or overlaps, which a result of its own has not."""
    if value.is_contiguous():
        return None
    step = 1
    for stride, extent in sorted(zip(value.stride(), value.shape)):
        if extent != 1 and stride != step:
            return None
        step *= extent
    return tuple(value.stride())


def _views(values: Sequence[torch.Tensor]) -> dict[int, tuple]:
    """Of results, those that are views of another one: that one, shape, strides, offset."""
    whole: dict[Any, int] = {}  # by memory, a result that is all of it
    for i, value in enumerate(values):
        memory = value.untyped_storage()
        if value.numel() and value.numel() * value.itemsize == memory.nbytes() and (
            value.is_contiguous() or _dense(value)
        ):
            whole.setdefault((memory._cdata, value.dtype), i)
    found = {}
    for i, value in enumerate(values):
        base = whole.get((value.untyped_storage()._cdata, value.dtype), i)
        if base != i:
            found[i] = (base, value.shape, value.stride(), value.storage_offset())
    return found


def _output(module: GraphModule) -> Any:
    return next(iter(reversed(module.graph.nodes))).args[0]


def _lendable(given: Sequence[torch.Tensor]) -> tuple[Sequence[torch.Tensor], list[int]]:
    """The tensors, of those whose memory trc cannot read copies, and their addresses."""
    held = given
    if not all(map(_is_contiguous, held)):
        held = [tensor.contiguous() for tensor in held]
    places = _addresses(held)
    if functools.reduce(operator.or_, places, 0) % tensors.ALIGNMENT:
        held = [tensor.clone() if p % tensors.ALIGNMENT else tensor for tensor, p in zip(held, places)]
        places = _addresses(held)
    return held, places
