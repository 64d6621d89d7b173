"""The loss of a step as text: what `torch.export` gives, by the rules, with its recipe."""

from __future__ import annotations

import json
from typing import Any

import torch
from torch import nn
from torch.export.graph_signature import InputKind, OutputKind, TensorArgument

from ..errors import InvalidArgument, Unsupported
from . import eight_bit, table
from . import rules as rules
from .checkpoints import seen_through
from .core_aten import to_core_aten
from .optimizers import Recipe, rates_of
from .own_gradients import refused_in_forward
from .places import location, module_of
from .refused_losses import refuse_detached, refuse_mixed
from .stablehlo import Function, Value

aten = torch.ops.aten

_HALVES = (torch.bfloat16, torch.float16)


class LossProgram:
    """The exported loss as text, and which tensor each port is. `settings` are what the recipe
    of the step says beside the optimizer's numbers."""

    def __init__(
        self,
        loss: nn.Module,
        optimizer: torch.optim.Optimizer,
        recipe: Recipe,
        settings: dict[str, str | int | float],
        is_eight_bit: bool,
        args: tuple,
        kwargs: dict,
    ):
        self.parameters: dict[str, nn.Parameter] = {}
        self.others: dict[str, torch.Tensor] = {}  # buffers, constants, what is not trained
        # The batch: leaves by number, and tensors of no element, which nothing can be bound to.
        self.leaves: list[int | torch.Tensor] = []
        with refused_in_forward(loss), seen_through() as marks:
            exported = torch.export.export(loss, args, kwargs, strict=False)
        self.is_checkpointed = marks.count > 0
        self._tensors = dict(loss.named_parameters(remove_duplicate=False))
        self._tensors |= dict(loss.named_buffers(remove_duplicate=False))
        groups = optimizer.param_groups
        self._trained = {id(p) for g in groups for p in g["params"] if p.requires_grad}
        trained = {name for name, tensor in self._tensors.items() if id(tensor) in self._trained}
        refuse_detached(exported, trained)
        refuse_mixed(exported)
        # After that look: a decomposition makes an alias of `detach`.
        exported = to_core_aten(exported)
        self._tensors |= {k: v for k, v in exported.constants.items() if isinstance(v, torch.Tensor)}
        self._recipe = recipe
        self._schedule = settings["schedule"]
        self._f = f = Function()
        f.derived = True
        self._attributes: list[str] = []
        self._read: list[tuple[Value, str]] = []  # what a step leaves as it is, by name
        self._shared: dict[int, Value] = {}  # tied tensors, by id
        results = self._write(exported)
        if not self.parameters:
            raise InvalidArgument(
                "the optimizer trains none of the parameters that the loss is made of: they are "
                "frozen, or others than it was made with (as after load_state_dict with assign=True): "
                "make the optimizer, and the step, of the model's parameters as they are now"
            )
        if f.draws:
            self._attributes.append('loc("rng")')
        self.draws = f.draws
        rate = {}
        if self._schedule != "input":
            rates = set(rates_of(optimizer))
            if len(rates) > 1:
                raise Unsupported(
                    f"a schedule of the program's own for groups with the rates {sorted(rates)}: "
                    "use a scheduler of PyTorch"
                )
            rate["learning_rate"] = rates.pop()
        self.text = self._module(f, results, {**recipe.attributes, **rate, **settings})
        self.moments: dict[str, eight_bit.Known] = {}  # that are quantized, where they can be
        if is_eight_bit:
            self.moments = eight_bit.known_moments(recipe, self.parameters)
            self.text += eight_bit.entries(self.moments)

    def _write(self, exported: Any) -> list[tuple[Value, str]]:
        signature = exported.graph_signature
        values: dict[torch.fx.Node, Any] = {}
        inputs = {spec.arg.name: spec for spec in signature.input_specs}
        updated = {s.target for s in signature.output_specs if s.kind == OutputKind.BUFFER_MUTATION}
        leaves = 0
        for node in exported.graph.nodes:
            if node.op == "placeholder":
                spec = inputs[node.name]
                is_leaf = spec.kind == InputKind.USER_INPUT
                if isinstance(spec.arg, TensorArgument) and (node.users or spec.target in updated):
                    values[node] = self._port(node, spec, leaves, updated)
                leaves += is_leaf
            elif node.op == "output":
                return self._results(node.args[0], signature.output_specs, values)
            elif not node.users:  # an assertion about types
                continue
            elif node.target is torch.ops.higher_order.with_effects:
                values[node] = _without_effect(node)
            elif node.target.__name__ == "getitem":
                values[node] = values[node.args[0]][node.args[1]]
            else:
                self._f.location = location(node)
                args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), values.__getitem__)
                try:
                    values[node] = table.lower(
                        self._f, node.target, node.meta["val"], args, kwargs
                    )
                except table.NoMatch as why:
                    scope = module_of(node).removeprefix("model").removeprefix("/")
                    place = f", in {scope}" if scope else ""
                    raise Unsupported(f"{node.target}{place}, cannot be compiled: {why}") from None
        raise AssertionError("a graph without outputs")

    def _port(self, node: Any, spec: Any, leaf: int, updated: set[str]) -> Value:
        tensor = None if spec.kind == InputKind.USER_INPUT else self._tensors[spec.target]
        if tensor is not None and id(tensor) in self._shared:
            return self._shared[id(tensor)]
        try:
            (kind,) = table.expected(node.meta["val"])
        except table.NoMatch as why:
            raise Unsupported(f"{spec.target or node.name}: {why}") from None
        value = self._f.argument(kind.shape, kind.dtype)
        if tensor is None:
            self._attributes.append(f'loc("{node.name}")')
            self.leaves.append(leaf)
            return value
        # With "model." in front, so that none is called as a moment or the counter is.
        name = spec.target
        if not tensor.numel() and name not in updated and id(tensor) not in self._trained:
            self._attributes.append(f'loc("{name}")')
            self.leaves.append(tensor)
        elif id(tensor) in self._trained:
            if tensor.dtype in _HALVES and self._recipe.moments:
                # trc keeps their moments in f32, PyTorch in the parameter's type.
                raise Unsupported(
                    f"{name.removeprefix('model.')} is a parameter in {tensor.dtype}, and the optimizer keeps "
                    "moments of it: keep the parameters in float32, and compute in fewer bits by "
                    'torch.autocast or precision="bf16"'
                )
            self._attributes.append(f"{{trc.parameter = {json.dumps(name)}{self._numbers(tensor)}}}")
            self.parameters[name] = tensor
        else:
            self._attributes.append(f"{{trc.state = {json.dumps(name)}}}")
            self.others[name] = tensor
            if name not in updated:
                self._read.append((value, name))
        self._shared[id(tensor)] = value
        return value

    def _numbers(self, parameter: torch.Tensor) -> str:
        """Attributes of a parameter: its weight decay, and whose learning rate it has."""
        decay, group = self._recipe.decays[id(parameter)], self._recipe.groups[id(parameter)]
        text = f", trc.weight_decay = {_attribute(decay)}" if decay else ", trc.no_decay"
        if group and self._schedule == "input":
            text += f", trc.group = {_attribute(group)}"
        return text

    def _results(self, outputs: Any, specs: Any, values: dict) -> list[tuple[Value, str]]:
        loss = []
        states = [(value, f" {{trc.state = {json.dumps(name)}}}") for value, name in self._read]
        for output, spec in zip(outputs, specs):
            if spec.kind == OutputKind.BUFFER_MUTATION:
                states.append((values[output], f" {{trc.state = {json.dumps(spec.target)}}}"))
            elif spec.kind == OutputKind.USER_OUTPUT:
                loss.append((values[output], ""))
            elif spec.kind != OutputKind.TOKEN:
                raise Unsupported("a loss that changes its inputs")
        if len(loss) != 1 or loss[0][0].shape != ():
            raise InvalidArgument("the model returns no scalar loss: give one by `loss`")
        return loss + states

    def _module(self, f: Function, results: list[tuple[Value, str]], recipe: dict) -> str:
        # An attribute stands before a location, which is what names the batch.
        arguments = [f"{a.name}: {a.type} {t}" for a, t in zip(f.arguments, self._attributes)]
        types = ", ".join(f"{value.type}{attributes}" for value, attributes in results)
        body = "\n".join(f"  {line}" for line in f.lines)
        attributes = ", ".join(f"{name} = {_attribute(value)}" for name, value in recipe.items())
        return (
            f"func.func private @loss({', '.join(arguments)}) -> ({types}) {{\n{body}\n"
            f"  return {', '.join(v.name for v, _ in results)} : "
            f"{', '.join(v.type for v, _ in results)}\n}}\n"
            f"trc.training_step @step loss(@loss) {{{attributes}}}\n" + "".join(f.bodies)
        )


def _without_effect(node: torch.fx.Node) -> tuple:
    """The results, a token first, of an operation whose place among others matters. The
    check of a factorisation is left out: a step raises nothing, and what has no factors or no
    inverse has NaN or infinity."""
    operation, value = node.args[1], node.meta["val"]
    if operation is not aten._linalg_check_errors.default:
        raise Unsupported(f"{operation} in a step: it has an effect beside its results")
    return (None,) * len(value)


def _attribute(value: str | int | float) -> str:
    if isinstance(value, str):
        return json.dumps(value)
    return f"{value} : i64" if isinstance(value, int) else f"{value:.17e} : f64"
