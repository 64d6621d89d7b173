"""`torch.compile(model, backend="trc")`: forward and backward pass, compiled by trc.

PyTorch traces the model (Dynamo) and derives the backward pass (AOTAutograd); the two
graphs of core ATen operations become programs (`trc.torch.graph`). Parameters, gradients
and what the forward pass keeps are tensors of PyTorch, read and written where they lie.
"""

from __future__ import annotations

import contextlib
import sys
import warnings
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

import torch
from functorch.compile import make_boxed_func, min_cut_rematerialization_partition
from torch._dynamo.backends.common import aot_autograd
from torch._subclasses.fake_tensor import DataDependentOutputException

from ..errors import InvalidArgument
from .decompositions import decompositions
from .graph import Report, compile_graph, log, takes
from .places import module_of
from .masks import masks_as_bits
from .recognise import recognise

# What models of transformers warn of once would cut their graphs in two where they are traced, so that a
# head is in another graph than its loss. Dynamo has a set of functions that it may leave out.
_warning_once = getattr(sys.modules.get("transformers.utils.logging"), "warning_once", None)
if _warning_once is not None and hasattr(torch._dynamo.config, "ignore_logging_functions"):
    torch._dynamo.config.ignore_logging_functions.add(_warning_once)

reports: list[Report] = []
"""What became of each graph since the process began, in the order of compiling."""


def backend(
    module: torch.fx.GraphModule,
    inputs: Sequence[Any],
    *,
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
) -> Callable:
    """What Dynamo calls with a graph and samples of its inputs.

    `options` are those of `trc.compile`: `torch.compile(model, backend="trc",
    options={"precision": "bf16"})`. PyTorch's modes are settings of its own compiler, and make no
    difference here.
    """
    if mode is not None and mode not in _MODES:
        raise InvalidArgument(
            f"mode={mode!r} is none of {', '.join(_MODES)}, and trc has none of its own: give `options`, "
            "those of trc.compiler.options()"
        )
    chosen = dict(options or {})
    hints = list(dict.fromkeys(map(_head_hint, recognise(module))))
    if any(map(_is_symbolic, inputs)):
        return _ByShape(module, chosen, hints)
    return _compile(module, inputs, chosen, hints)


_MODES = "default reduce-overhead max-autotune max-autotune-no-cudagraphs".split()
"""Names that PyTorch has for them."""


def _head_hint(product: torch.fx.Node) -> str:
    place = module_of(product)
    return (
        f"not recognised: a head with its loss{f', in {place}' if place else ''}: its logits are kept, for "
        "the loss is not all that reads them. Where they are only returned, compile the loss alone: "
        'torch.compile(lambda batch: model(**batch).loss, backend="trc")'
    )


def _compile(
    module: torch.fx.GraphModule, inputs: Sequence[Any], options: dict, hints: Sequence[str]
) -> Callable:
    def compiler_of(name: str) -> Callable:
        def compile(graph: torch.fx.GraphModule, _inputs: Sequence[Any]) -> Callable:
            if name == "backward":
                _donate_nothing()
            function, report = compile_graph(graph, name, options)
            if name != "backward":
                report.hints.extend(hints)
            reports.append(report)
            return make_boxed_func(function)

        return compile

    derive = aot_autograd(
        fw_compiler=compiler_of("forward"),
        bw_compiler=compiler_of("backward"),
        inference_compiler=compiler_of("inference"),
        decompositions=decompositions(),
        partition_fn=_partition,
    )
    with _taken_apart(module), _both_at_once():
        return derive(module, inputs)


def _both_at_once() -> contextlib.AbstractContextManager:
    """Has AOTAutograd hand in the backward graph behind the forward graph, not when `backward` is
    first called: its program is compiled beside the forward program, and beside the forward pass."""
    settings = torch._functorch.config
    if not hasattr(settings, "force_non_lazy_backward_lowering"):
        return contextlib.nullcontext()
    return settings.patch(force_non_lazy_backward_lowering=True)


def _donate_nothing() -> None:
    """What the forward pass saved is only read: `backward` may be called again (`retain_graph`).
    AOTAutograd asks which of it a backward graph overwrites when it hands that in, and would
    refuse the second call for these."""
    context = torch._guards.TracingContext.try_get()
    donated = getattr(getattr(context, "fw_metadata", None), "bw_donated_idxs", None)
    if donated:
        donated.clear()


def _partition(joint: torch.fx.GraphModule, *args: Any, **options: Any) -> Any:
    masks_as_bits(joint.graph, takes)  # before it is decided what the forward pass keeps
    written = _written_inputs(joint)
    forward, backward = min_cut_rematerialization_partition(joint, *args, **options)
    if written:
        _keep_copies(forward, written, options["num_fwd_outputs"])
    return forward, backward


def _written_inputs(joint: torch.fx.GraphModule) -> set[str]:
    """Inputs that have another value after the forward pass."""
    results = next(iter(reversed(joint.graph.nodes))).meta.get("desc", ())
    written = [each.mutated_input for each in results if hasattr(each, "mutated_input")]
    inputs = [node for node in joint.graph.nodes if node.op == "placeholder"]
    return {node.name for node in inputs if written and node.meta.get("desc") in written}


def _keep_copies(forward: torch.fx.GraphModule, written: set[str], results: int) -> None:
    """What the forward pass keeps of inputs that are overwritten behind it are copies. The partitioner
    keeps the inputs themselves, and `backward` raises."""
    end = next(iter(reversed(forward.graph.nodes)))
    kept = list(end.args[0])
    for i, node in enumerate(kept[results:], results):
        if isinstance(node, torch.fx.Node) and node.op == "placeholder" and node.name in written:
            with forward.graph.inserting_before(end):
                kept[i] = forward.graph.call_function(torch.ops.aten.clone.default, (node,))
            kept[i].meta.update(node.meta)
    end.args = (tuple(kept),)
    forward.recompile()


@contextlib.contextmanager
def _taken_apart(module: torch.fx.GraphModule) -> Iterator[None]:
    """Meanwhile an LSTM becomes operations by element: where oneDNN may be used PyTorch makes
    one of its layers of it. Not for other graphs, whose strides oneDNN has a part in."""
    if not any("lstm" in getattr(node.target, "__name__", "") for node in module.graph.nodes):
        yield
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about oneDNN on devices that are not there
        with torch.backends.mkldnn.flags(enabled=False):
            yield


def _is_symbolic(value: Any) -> bool:
    if isinstance(value, torch.Tensor):
        return not all(isinstance(extent, int) for extent in value.shape)
    return isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool))


class _ByShape:
    """A graph of variable shapes, compiled for each that comes.

    Dynamo makes such a graph when a shape differs from that of an earlier call.
    """

    def __init__(self, module: torch.fx.GraphModule, options: dict, hints: Sequence[str]):
        self._module = module
        self._options = options
        self._hints = hints
        self._made: dict[Hashable, Callable] = {}

    def __call__(self, *args: Any) -> Any:
        key = tuple(
            (a.shape, a.dtype, a.requires_grad) if isinstance(a, torch.Tensor) else a for a in args
        ) + (torch.is_grad_enabled(),)
        if key not in self._made:
            try:
                with torch._dynamo.utils.preserve_rng_state():
                    self._made[key] = _compile(self._module, args, self._options, self._hints)
            except DataDependentOutputException as error:
                # A number of Python that Dynamo hands in as a tensor, and reads by `item`.
                report = Report("forward", len(self._module.graph.nodes))
                report.refuse(str(error.func), "its result is a number of Python")
                reports.append(report)
                what = "a graph of variable shapes stays in eager: %s gives a number of Python"
                log.warning(what, error.func)
                self._made[key] = self._module.forward
        return self._made[key](*args)
