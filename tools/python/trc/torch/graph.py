"""Graphs of ATen operations as programs: what has a rule is compiled, the rest stays.

A graph is cut into the largest parts that consist of operations with rules
(`trc.torch.table`); each becomes a program, and the operations between them run in eager.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import logging
import operator
import os
import re
import struct
import threading
import weakref
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import torch
from torch.fx import GraphModule, Node
from torch.fx.passes.infra.partitioner import CapabilityBasedPartitioner, Partition
from torch.fx.passes.operator_support import OperatorSupportBase

from .. import compiler, errors, tensors
from ..explain import first_places
from ..program import Program
from . import rules as rules
from . import table
from .masks import masks_as_bits, masks_as_numbers
from .stablehlo import Function, Value

log = logging.getLogger("trc.torch")
aten = torch.ops.aten


class Report:
    """What became of a graph. Asking waits for programs that are still being compiled."""

    def __init__(self, name: str, operations: int):
        self.name = name
        """`forward`, `backward` or `inference`."""
        self.operations = operations
        self.refused: Counter[tuple[str, str]] = Counter()
        """Operations that have no rule: `eager` without those whose program was refused."""
        self.places: dict[tuple[str, str], list[str]] = {}
        """The modules, such as `h/0/attn`, that those of `refused` are in, where they are in any."""
        self.hints: list[str] = []
        """What the model might do, for more to be recognised."""
        self.parts: list[Outcome] = []

    @property
    def programs(self) -> list[Program]:
        return [part.program for part in self._settled() if part.program is not None]

    @property
    def texts(self) -> list[str]:
        """Of each program, the StableHLO that it was compiled from."""
        return [part.text for part in self._settled() if part.program is not None]

    @property
    def failed(self) -> Counter[tuple[str, str]]:
        """Parts that raise when they are called, by name and the reason."""
        return Counter((p.name, p.failed) for p in self._settled() if p.program is None and p.failed)

    @property
    def eager(self) -> Counter[tuple[str, str]]:
        """Operations that stay with PyTorch, by name and the reason."""
        refused = [(part.name, part.refused) for part in self._settled() if part.refused]
        return self.refused + Counter(refused)

    def refuse(self, name: str, why: str, node: Node | None = None) -> None:
        """Counts an operation that stays in eager."""
        self.refused[name, why] += 1
        if node is not None and (place := module_of(node)):
            self.places.setdefault((name, why), []).append(place)

    def _settled(self) -> list[Outcome]:
        for part in self.parts:
            part.settle()
        return self.parts


class Outcome:
    """What became of a part of a graph. It outlives the part, whose session and memory go with it."""

    def __init__(self, part: Part):
        self.name = part.name
        self.text = part.kernel.text
        self.program: Program | None = None
        self.refused = ""
        """Why it is not compiled."""
        self.failed = ""
        """What calling it raises."""
        self._part = weakref.ref(part)

    def settle(self) -> None:
        """Waits for the program; of a part that is gone before, nothing is known."""
        if self.program is None and not self.refused and (part := self._part()) is not None:
            with contextlib.suppress(errors.Error):  # it is kept in `failed`
                part.settle()


def compile_graph(module: GraphModule, name: str, options: Mapping[str, Any]) -> tuple[Callable, Report]:
    """A function of the graph's inputs that gives its outputs, and what was decided."""
    calls = [node for node in module.graph.nodes if node.op == "call_function"]
    report = Report(name, len(calls))
    for node in module.graph.nodes:
        if node.op == "get_attr":
            node.meta["val"] = getattr(module, node.target)
    _without_states(module.graph)
    masks_as_bits(module.graph, takes)
    support = _Support(report)
    partitioner = CapabilityBasedPartitioner(module, support, allows_single_node_partition=True)
    work = [node for node in module.graph.nodes if node.op not in ("placeholder", "output")]
    if work and all(support.is_node_supported(None, node) for node in work):
        proposed = [Partition(id=0, nodes=work)]  # what would be found, by more work than to write it
    else:
        proposed = partitioner.propose_partitions()
    parts = [p for p in proposed if any(map(_computes, p.nodes))]
    fused = partitioner.fuse_partitions(parts) if parts else module
    for node in list(fused.graph.nodes):
        if node.op == "call_module" and node.target.startswith("fused_"):
            graph = getattr(fused, node.target)
            try:
                kernel = Kernel(graph, f"{name}.{node.target}", options).begun()
            except (errors.CompileError, errors.Unsupported) as error:
                masks_as_numbers(graph)
                report.refuse(node.target, errors.brief(error))
                continue
            part = Part(graph, kernel, name, node.target)
            report.parts.append(part.outcome)
            delattr(fused, node.target)
            fused.add_module(node.target, part)
    for (what, why), count in report.refused.items():
        where = first_places(report.places.get((what, why), ()))
        log.warning("%s: %s (%d times%s) stays in eager: %s", name, what, count, where, why)
    fused.recompile()
    return fused.forward, report


_SAVES, _RESTORES = (
    torch._prims.rng_prims.run_and_save_rng_state,
    torch._prims.rng_prims.run_with_rng_state,
)


def _without_states(graph: torch.fx.Graph) -> None:
    """Takes attention without dropout out of what keeps the generator's state for it. PyTorch puts
    it there where it is computed twice (activation checkpointing), for it might draw."""
    for node in list(graph.nodes):
        if node.target not in (_SAVES, _RESTORES):
            continue
        operation, *args = node.args[node.target is _RESTORES :]
        if operation is not aten._scaled_dot_product_flash_attention_for_cpu.default:
            continue
        if (args[3] if len(args) > 3 else node.kwargs.get("dropout_p", 0)) != 0:
            continue
        with graph.inserting_before(node):
            plain = graph.call_function(operation, tuple(args), dict(node.kwargs))
            given = torch.fx.node.map_arg((plain.args, plain.kwargs), lambda n: n.meta["val"])
            plain.meta = {**node.meta, "val": operation(*given[0], **given[1])}
            if node.target is _RESTORES:
                node.replace_all_uses_with(plain)
            for user in list(node.users):  # the state, and the results
                if user.args[1] == 0:
                    kept = user.meta["val"].new_zeros(1)  # what nobody will read
                    state = graph.call_function(aten.full.default, ([1], 0), {"dtype": kept.dtype})
                    state.meta = {**user.meta, "val": kept}
                user.replace_all_uses_with(plain if user.args[1] else state)
                graph.erase_node(user)
        graph.erase_node(node)


# What moves no number by itself: not worth a program of its own.
_VIEWS = {
    operator.getitem,
    torch.ops.aten.alias.default,
    torch.ops.aten.detach.default,
    torch.ops.aten.expand.default,
    torch.ops.aten.permute.default,
    torch.ops.aten.squeeze.dims,
    torch.ops.aten.t.default,
    torch.ops.aten.unsqueeze.default,
    torch.ops.aten.view.default,
}


def _computes(node: Node) -> bool:
    return node.target not in _VIEWS


def takes(node: Node) -> bool:
    """Whether a rule takes an operation as it is now."""
    return _Support(Report("", 0)).is_node_supported(None, node)


class _Support(OperatorSupportBase):
    """Says of each node whether a rule takes it, by writing it once and looking."""

    def __init__(self, report: Report):
        self._report = report
        self._known: dict[Node, bool] = {}

    def is_node_supported(self, submodules: Any, node: Node) -> bool:
        if node not in self._known:
            self._known[node] = self._try(node)
        return self._known[node]

    def _try(self, node: Node) -> bool:
        if node.op != "call_function":
            return False
        if node.target is operator.getitem:
            source = node.args[0]
            return isinstance(source, Node) and self.is_node_supported(None, source)
        try:
            args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), _sample)
            table.lower(Function(), node.target, node.meta.get("val"), args, kwargs)
        except table.NoMatch as reason:
            self._report.refuse(str(node.target), str(reason), node)
            return False
        return True


def _sample(node: Node) -> Any:
    """A node's value, of no name."""
    value = node.meta.get("val")
    found = tuple(
        each and replace(each, name="%x") for each in table.expected(value)
    )
    return found if isinstance(value, (tuple, list)) else found[0]


class Part(torch.nn.Module):
    """A part of a graph whose program is compiled while PyTorch derives the next graph. A part
    that is refused stays the graph that it is."""

    def __init__(self, graph: GraphModule, kernel: Kernel, owner: str, name: str):
        super().__init__()
        self.kernel = kernel
        self.name = name
        self.outcome = Outcome(self)
        self._graph: GraphModule | None = graph
        self._owner = owner
        self._function: Callable | None = None
        self._lock = threading.Lock()

    def forward(self, *args: Any) -> Any:
        return (self._function or self.settle())(*args)

    def settle(self) -> Callable:
        """What is called from now on: the program, which is waited for, or the graph."""
        with self._lock:
            if self._function is None:
                assert self._graph is not None
                try:
                    self.kernel.load()
                    self._function = self.kernel
                    self.outcome.program = self.kernel.program
                except (errors.CompileError, errors.Unsupported) as error:
                    self.outcome.refused = errors.brief(error)
                    masks_as_numbers(self._graph)
                    self._function = self._graph.forward
                    what = "%s: %s stays in eager: %s"
                    log.warning(what, self._owner, self.name, self.outcome.refused)
                except errors.Error as error:  # such as an option that there is not
                    self.outcome.failed = errors.brief(error)
                    raise
                self._graph = None
            return self._function


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


_kernels: weakref.WeakValueDictionary[tuple, Kernel] = weakref.WeakValueDictionary()
"""Those in use, by all that makes them what they are."""


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
