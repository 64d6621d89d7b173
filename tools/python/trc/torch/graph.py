"""Graphs of ATen operations as programs: what has a rule is compiled, the rest stays.

A graph is cut into the largest parts that consist of operations with rules
(`trc.torch.table`); each becomes a program, and the operations between them run in eager.
"""

from __future__ import annotations

import contextlib
import logging
import operator
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

from .. import errors
from ..explain import first_places
from ..program import Program
from . import rules as rules
from . import table
from .kernel import Kernel
from .masks import masks_as_bits, masks_as_numbers
from .places import module_of
from .stablehlo import Function

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
