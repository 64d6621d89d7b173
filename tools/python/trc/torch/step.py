"""`compile_step`: forward pass, gradient, clipping and optimizer as one program.

    step = trc.torch.compile_step(model, optimizer)
    for batch in batches:
        loss = step(**batch)

The loss is exported from the model (`torch.export`); the gradient and the optimizer are
trc's own. Parameters, buffers and the optimizer's state are PyTorch's tensors, which the
program updates in place: `state_dict` and `load_state_dict` of both are as they were.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from typing import Any

import torch
from torch import nn
from torch.export.graph_signature import InputKind, OutputKind, TensorArgument
from torch.utils._pytree import tree_flatten

from .. import compiler, tensors
from ..errors import InvalidArgument, Unsupported
from ..program import Program
from . import rules as rules
from . import table
from .graph import location
from .optimizers import Recipe, kept, recipe_of
from .stablehlo import Function, Value


def compile_step(
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    *,
    loss: Callable[[Any], torch.Tensor] | None = None,
    clip_norm: float = 0.0,
    schedule: str = "constant",
    warmup_steps: int = 0,
    total_steps: int = 0,
    final_rate: float = 0.0,
    power: float = 1.0,
    **options: compiler.Value,
) -> TrainingStep:
    """A training step of a model, compiled for each combination of shapes.

    The model returns a scalar loss, or something with a `loss`; otherwise `loss` makes one
    of what it returns. `clip_norm` is the largest joint norm of the gradients, 0 for any.
    The learning rate is the optimizer's, by `schedule`: `constant`, or `linear`, `cosine`
    or `polynomial` (of `power`) down to `final_rate` at `total_steps`, after `warmup_steps`
    of a rise from 0. `options` are those of `trc.compile`. Raises `Unsupported` for an
    optimizer or an operation that trc has not, when the step is first called.
    """
    recipe: dict[str, str | int | float] = {"schedule": schedule, "warmup_steps": warmup_steps}
    if schedule != "constant":
        recipe |= {"total_steps": total_steps, "final_rate": float(final_rate)}
    if schedule == "polynomial":
        recipe["power"] = float(power)
    if clip_norm:
        recipe["clip_norm"] = float(clip_norm)
    return TrainingStep(model, optimizer, loss, recipe, options)


class TrainingStep:
    """What `compile_step` gives. Calling it trains a step and returns the loss."""

    def __init__(
        self,
        model: nn.Module,
        optimizer: torch.optim.Optimizer,
        loss: Callable[[Any], torch.Tensor] | None,
        recipe: dict[str, str | int | float],
        options: dict[str, compiler.Value],
    ):
        self.model = model
        self.optimizer = optimizer
        self.metrics: dict[str, float] = {}
        """`learning_rate` and `gradient_norm` (before clipping) of the last step."""
        self.steps = 0
        """Steps done: where the schedule is, if the optimizer does not count them itself."""
        self._loss = _Loss(model, loss)
        self._recipe = recipe
        self._options = options
        self._made: dict[Hashable, _Specialization] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> torch.Tensor:
        return self._specialization(args, kwargs).run(args, kwargs)

    def program(self, *args: Any, **kwargs: Any) -> Program:
        """The program for a batch like this, with remarks. Nothing is trained."""
        return self._specialization(args, kwargs).program

    def text(self, *args: Any, **kwargs: Any) -> str:
        """The loss and the recipe for a batch like this, as StableHLO."""
        return self._specialization(args, kwargs).text

    def _specialization(self, args: tuple, kwargs: dict) -> _Specialization:
        leaves, tree = tree_flatten((args, kwargs))
        key = (
            str(tree),
            tuple(module.training for module in self._loss.modules()),
            tuple(parameter.requires_grad for parameter in self._loss.parameters()),
            torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu"),
            # 1, 1.0 and True are equal, and programs of them differ.
            tuple((x.shape, x.dtype) if isinstance(x, torch.Tensor) else (type(x), x) for x in leaves),
        )
        if key not in self._made:
            self._made[key] = _Specialization(self, args, kwargs)
        return self._made[key]


class _Loss(nn.Module):
    """The model with its loss on top."""

    def __init__(self, model: nn.Module, loss: Callable[[Any], torch.Tensor] | None):
        super().__init__()
        self.model = model
        self.loss = loss

    def forward(self, *args: Any, **kwargs: Any) -> torch.Tensor:
        found = self.model(*args, **kwargs)
        if self.loss is not None:
            return self.loss(found)
        if isinstance(found, torch.Tensor):
            return found
        return found["loss"] if isinstance(found, dict) else found.loss


class _Writer:
    """The exported loss as text, and which tensor each port is."""

    def __init__(self, owner: TrainingStep, recipe: Recipe, args: tuple, kwargs: dict):
        self.parameters: dict[str, nn.Parameter] = {}
        self.buffers: dict[str, torch.Tensor] = {}  # that the loss updates
        self.given: list[torch.Tensor | int] = []  # others by themselves, or a leaf's number
        exported = torch.export.export(owner._loss, args, kwargs, strict=False)
        self._tensors = dict(owner._loss.named_parameters(remove_duplicate=False))
        self._tensors |= dict(owner._loss.named_buffers(remove_duplicate=False))
        groups = owner.optimizer.param_groups
        self._trained = {id(p) for g in groups for p in g["params"] if p.requires_grad}
        self._refuse_detached(exported)
        # After that look: a decomposition makes an alias of `detach`.
        exported = exported.run_decompositions(_decompositions())
        self._tensors |= {k: v for k, v in exported.constants.items() if isinstance(v, torch.Tensor)}
        self._recipe = recipe
        self._f = f = Function()
        self._attributes: list[str] = []
        self._shared: dict[int, Value] = {}  # tied tensors, by id
        results = self._write(exported)
        if f.draws:
            self._attributes.append('loc("rng")')
        self.draws = f.draws
        self.text = self._module(f, results, {**recipe.attributes, **owner._recipe})

    def _refuse_detached(self, exported: Any) -> None:
        """Refuses a loss that reads what was made of a parameter without its gradient: trc
        derives all that it sees."""
        start = [
            _REACHED if id(self._tensors.get(spec.target)) in self._trained else _APART
            for spec in exported.graph_signature.input_specs
        ]
        results = _ways(exported.graph_module, start, recorded=True)
        for way, spec in zip(results, exported.graph_signature.output_specs):
            if spec.kind == OutputKind.USER_OUTPUT and way == _CUT:
                raise Unsupported(
                    "a loss that reads what was made of a parameter by `detach` or under "
                    "`no_grad`: trc derives all of a loss"
                )

    def _write(self, exported: Any) -> list[tuple[Value, str]]:
        signature, values = exported.graph_signature, {}
        inputs = {spec.arg.name: spec for spec in signature.input_specs}
        updated = {s.target for s in signature.output_specs if s.kind == OutputKind.BUFFER_MUTATION}
        leaves = 0
        for node in exported.graph.nodes:
            if node.op == "placeholder":
                spec = inputs[node.name]
                isLeaf = spec.kind == InputKind.USER_INPUT
                if isinstance(spec.arg, TensorArgument) and (node.users or spec.target in updated):
                    values[node] = self._port(node, spec, leaves, updated)
                leaves += isLeaf
            elif node.op == "output":
                return self._results(node.args[0], signature.output_specs, values)
            elif not node.users:  # an assertion about types
                continue
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
                    raise Unsupported(f"{node.target} has no rule: {why}") from None
        raise AssertionError("a graph without outputs")

    def _port(self, node: Any, spec: Any, leaf: int, updated: set[str]) -> Value:
        tensor = None if spec.kind == InputKind.USER_INPUT else self._tensors[spec.target]
        if tensor is not None and id(tensor) in self._shared:
            return self._shared[id(tensor)]
        (kind,) = table.expected(node.meta["val"])
        value = self._f.argument(kind.shape, kind.dtype)
        if tensor is None:
            self._attributes.append(f'loc("{node.name}")')
            self.given.append(leaf)
            return value
        name = spec.target.removeprefix("model.")
        if id(tensor) in self._trained:
            decay = "" if id(tensor) in self._recipe.decayed else ", trc.no_decay"
            self._attributes.append(f"{{trc.parameter = {json.dumps(name)}{decay}}}")
            self.parameters[name] = tensor
        elif spec.target in updated:
            self._attributes.append(f"{{trc.state = {json.dumps(name)}}}")
            self.buffers[name] = tensor
        else:
            self._attributes.append(f'loc("{name}")')
            self.given.append(tensor)
        self._shared[id(tensor)] = value
        return value

    def _results(self, outputs: Any, specs: Any, values: dict) -> list[tuple[Value, str]]:
        loss, states = [], []
        for output, spec in zip(outputs, specs):
            if spec.kind == OutputKind.BUFFER_MUTATION:
                name = json.dumps(spec.target.removeprefix("model."))
                states.append((values[output], f" {{trc.state = {name}}}"))
            elif spec.kind == OutputKind.USER_OUTPUT:
                loss.append((values[output], ""))
            else:
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
            f"trc.training_step @step loss(@loss) {{{attributes}}}\n"
        )


# How a value hangs on the parameters: not at all, by what autograd records, or also by
# what it does not.
_APART, _REACHED, _CUT = range(3)


def _ways(module: torch.fx.GraphModule, start: list[int], recorded: bool) -> list[int]:
    """The way of each result of an exported graph, from those of its inputs. `recorded` is
    whether autograd is on."""
    ways: dict[torch.fx.Node, int] = {}
    inputs = iter(start)
    for node in module.graph.nodes:
        if node.op == "placeholder":
            ways[node] = next(inputs)
            continue
        if node.op == "output":
            return [ways.get(result, _APART) for result in node.args[0]]
        places = [i for i, arg in enumerate(node.args) if _part(module, arg) is not None]
        if places:  # no_grad, autocast and the like: a graph, then its inputs
            on = node.args[0] if "set_grad_enabled" in str(node.target) else recorded
            given = [ways.get(arg, _APART) for arg in node.args[places[0] + 1 :]]
            way = max(_ways(_part(module, node.args[places[0]]), given, on), default=_APART)
        else:
            way = max((ways.get(n, _APART) for n in node.all_input_nodes), default=_APART)
            if way == _REACHED and (not recorded or node.target in _DETACHES):
                way = _CUT
        # Numbers that are not floating-point have no gradient to lose.
        ways[node] = way if _has_floats(node.meta.get("val")) else _APART
        schema = getattr(node.target, "_schema", None)
        if schema is not None and schema.is_mutable and isinstance(node.args[0], torch.fx.Node):
            ways[node.args[0]] = ways[node]
    raise AssertionError("a graph without outputs")


_DETACHES = (torch.ops.aten.detach.default, torch.ops.aten.detach_.default)


def _part(module: torch.fx.GraphModule, arg: Any) -> torch.fx.GraphModule | None:
    """The graph that an argument of a node is, if it is one."""
    if not isinstance(arg, torch.fx.Node) or arg.op != "get_attr":
        return None
    found = getattr(module, arg.target)
    return found if isinstance(found, torch.fx.GraphModule) else None


def _has_floats(value: Any) -> bool:
    return any(isinstance(x, torch.Tensor) and x.is_floating_point() for x in tree_flatten(value)[0])


def _attribute(value: str | int | float) -> str:
    if isinstance(value, str):
        return json.dumps(value)
    return f"{value} : i64" if isinstance(value, int) else f"{value:.17e} : f64"


def _decompositions() -> Any:
    """To core ATen, but for attention, which is recognised as a whole."""
    decompositions = torch.export.default_decompositions()
    decompositions.pop(torch.ops.aten.scaled_dot_product_attention.default, None)
    return decompositions


class _Specialization:
    """One program, and the tensors that its session is bound to."""

    def __init__(self, owner: TrainingStep, args: tuple, kwargs: dict):
        self._owner = owner
        self._recipe = recipe_of(owner.optimizer)
        self._written = _Writer(owner, self._recipe, args, kwargs)
        self.text = self._written.text
        self.program = compiler.compile(
            self.text, name=type(owner.model).__name__, remarks=True, **owner._options
        )
        self._bound: dict[str, torch.Tensor] = {}

    def run(self, args: tuple, kwargs: dict) -> torch.Tensor:
        owner = self._owner
        self._bind()
        self._check_optimizer()
        leaves = tree_flatten((args, kwargs))[0]
        values = [leaves[v] if isinstance(v, int) else v for v in self._written.given]
        values = [v.detach().contiguous() for v in values]
        if self._written.draws:
            values.append(torch.randint(-(2**63), 2**63 - 1, (2,), dtype=torch.int64).view(torch.uint64))
        self._session.state["step"] = self._steps()
        results = self._call(*values)
        for step in {id(s): s for s in self._counters()}.values():
            step += 1
        owner.steps += 1
        owner.metrics = {k: float(v) for k, v in results.items() if k != "loss"}
        return torch.from_numpy(results["loss"])

    def _check_optimizer(self) -> None:
        """Its numbers are constants of the program."""
        now = recipe_of(self._owner.optimizer)
        old, new = self._recipe.attributes, now.attributes
        if old["learning_rate"] != new["learning_rate"]:
            raise InvalidArgument(
                f"the optimizer's learning rate was {old['learning_rate']} when the step was "
                f"compiled, and is {new['learning_rate']}: give the schedule to compile_step"
            )
        if now != self._recipe:
            names = [n for n in {**old, **new} if old.get(n) != new.get(n)] or ["weight_decay"]
            raise InvalidArgument(
                f"the optimizer's {', '.join(names)} changed after the step was compiled: call "
                "compile_step again"
            )

    def _bind(self) -> None:
        """Binds the session to the tensors as they are now; a loaded `state_dict` of the
        optimizer has new ones."""
        wanted = self._state()
        if self._bound and all(
            wanted[name].data_ptr() == tensor.data_ptr() for name, tensor in self._bound.items()
        ):
            return
        self._session = self.program.session()
        self._session.state.bind(wanted)
        self._session.state["step"] = self._steps()
        self._call = self._session.call("step")
        self._bound = wanted

    def _state(self) -> dict[str, torch.Tensor]:
        """Tensors by the names that trc has for them."""
        found: dict[str, torch.Tensor] = {}
        for name, parameter in self._written.parameters.items():
            found[name] = _own(parameter)
            state = kept(self._owner.optimizer, parameter, self._recipe)
            for key, prefix in self._recipe.moments.items():
                found[f"{prefix}.{name}"] = _own(state[key])
        found |= {name: _own(buffer) for name, buffer in self._written.buffers.items()}
        return found

    def _counters(self) -> list[torch.Tensor]:
        """The optimizer's counts of steps, one for each parameter."""
        states = (self._owner.optimizer.state[p] for p in self._written.parameters.values())
        return [state["step"] for state in states if "step" in state]

    def _steps(self) -> Any:
        counters = self._counters()
        return int(counters[0].item()) if counters else self._owner.steps


def _own(tensor: torch.Tensor) -> torch.Tensor:
    """The tensor without its gradient, moved where trc can write it in place."""
    if not tensor.is_contiguous() or tensor.data_ptr() % tensors.ALIGNMENT:
        tensor.data = tensor.detach().clone(memory_format=torch.contiguous_format)
    return tensor.detach()
