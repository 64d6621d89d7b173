"""`compile_step`: forward pass, gradient, clipping and optimizer as one program.

    step = trc.torch.compile_step(model, optimizer)
    for batch in batches:
        loss = step(**batch)
        scheduler.step()

The loss is exported from the model (`torch.export`); the gradient and the optimizer are
trc's own. Parameters, buffers and the optimizer's state are PyTorch's tensors, which the
program updates in place: `state_dict` and `load_state_dict` of both are as they were.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import Any

import numpy as np
import torch
from torch import nn
from torch._dynamo import convert_frame
from torch.utils._pytree import tree_flatten, tree_unflatten

from .. import compiler, tensors
from ..errors import InvalidArgument, Unsupported
from ..program import Program
from . import eight_bit
from .loss_program import LossProgram
from .optimizers import numbers_of, rates_of, recipe_of, unchanged
from .own_gradients import are_hooked, refuse_hooks
from .training_state import Structure, TrainingState


def compile_step(
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    *,
    loss: Callable[[Any], torch.Tensor] | None = None,
    clip_norm: float = 0.0,
    accumulation: int = 1,
    schedule: str = "input",
    warmup_steps: int = 0,
    total_steps: int = 0,
    final_rate: float = 0.0,
    power: float = 1.0,
    scaler: torch.amp.GradScaler | None = None,
    **options: Any,
) -> TrainingStep:
    """A training step of a model, compiled for each combination of shapes.

    The model returns a scalar loss, or something with a `loss`; otherwise `loss` makes one
    of what it returns. `clip_norm` is the largest joint norm of the gradients, 0 for any.
    With `accumulation` a call takes the rows of so many micro-batches, one behind the other,
    and makes one step by the mean of their losses; a tensor of rank 0 is for all of them.

    The learning rates are those that the optimizer's groups have when the step is called, so
    that schedulers of PyTorch work. Or the program has a schedule of its own: `constant`, or
    `linear`, `cosine` or `polynomial` (of `power`) from the optimizer's rate down to
    `final_rate` at `total_steps`, after `warmup_steps` of a rise from 0.

    `scaler` has the loss scale for a model that computes in f16, by `torch.autocast` or by
    `precision="f16"` (which makes one where none is given): gradients are those of the loss times
    its scale, a step whose gradients overflow is skipped, and the scale moves as the scaler's
    numbers say. Its `update` is part of the step.

    `options` are those of `trc.compile`. Raises `Unsupported` for an optimizer or an
    operation that trc has not, when the step is first called.
    """
    _check_alone(model)
    recipe: dict[str, str | int | float] = {"schedule": schedule}
    if schedule == "input":
        if warmup_steps or total_steps or final_rate or power != 1:
            raise InvalidArgument(
                "warmup_steps, total_steps, final_rate and power belong to a schedule: name it"
            )
    else:
        recipe["warmup_steps"] = warmup_steps
    if schedule not in ("input", "constant"):
        recipe |= {"total_steps": total_steps, "final_rate": float(final_rate)}
    if schedule == "polynomial":
        recipe["power"] = float(power)
    if clip_norm:
        recipe["clip_norm"] = float(clip_norm)
    if accumulation < 1:
        raise InvalidArgument(f"expected accumulation of 1 or more, got {accumulation}")
    if accumulation > 1:
        recipe["accumulation"] = accumulation
    return TrainingStep(model, optimizer, loss, recipe, scaler, options)


def _check_alone(model: nn.Module) -> None:
    """Refuses what spreads a model over devices or processes: a step is one program of one process."""
    for name, part in model.named_modules() if isinstance(model, nn.Module) else ():
        if isinstance(part, (nn.parallel.DistributedDataParallel, nn.DataParallel)):
            kind = type(part).__name__
            raise Unsupported(
                f"{name or 'the model'} is a {kind}, and a step is for one process: give compile_step "
                f"its `module`; for several processes DistributedDataParallel(torch.compile(model, "
                'backend="trc")), or a program for ranks (docs/distributed.md)'
            )


class TrainingStep:
    """What `compile_step` gives. Calling it trains a step and returns the loss; several threads
    may call it, and train one after the other."""

    wrapper = "model/"
    """What names of modules begin with in a program, and not in the user's model: see `_Loss`."""

    def __init__(
        self,
        model: nn.Module,
        optimizer: torch.optim.Optimizer,
        loss: Callable[[Any], torch.Tensor] | None,
        recipe: dict[str, str | int | float],
        scaler: torch.amp.GradScaler | None,
        options: dict[str, Any],
    ):
        self.model = model
        self.optimizer = optimizer
        self.metrics: dict[str, float] = {}
        """`learning_rate` and `gradient_norm` (before clipping) of the last step; with a loss
        scale that and `skipped_steps`."""
        self.steps = 0
        """Steps done: where the schedule is, if the optimizer does not count them itself."""
        self._loss = _Loss(model, loss)
        self._structure = Structure(self._loss)
        self._lock = threading.Lock()
        self._recipe = recipe
        self._micro = int(recipe.get("accumulation", 1))
        self._options = options
        self._made: dict[Hashable, _Specialization] = {}
        self.scaler = scaler
        """What has the loss scale: the one that was given, or one that `precision="f16"` made."""
        self._is_scaled = scaler is not None
        self._first_scale = float(scaler.get_scale()) if scaler is not None else 0.0
        self._skipped = torch.zeros((), dtype=torch.int32)
        is_eight_bit = options.get("moments") == "8bit"
        self._eight_bit = eight_bit.EightBitMoments(optimizer) if is_eight_bit else None

    def __call__(self, *args: Any, **kwargs: Any) -> torch.Tensor:
        with self._lock:
            made, leaves = self._specialization(args, kwargs)
            return made.run(leaves)

    def program(self, *args: Any, **kwargs: Any) -> Program:
        """The program for a batch like this, with remarks. Nothing is trained."""
        with self._lock:
            return self._specialization(args, kwargs)[0].program

    def text(self, *args: Any, **kwargs: Any) -> str:
        """The loss and the recipe for a batch like this, as StableHLO."""
        with self._lock:
            return self._specialization(args, kwargs)[0].text

    def _specialization(self, args: tuple, kwargs: dict) -> tuple[_Specialization, list[Any]]:
        """A program for a batch, and the batch's leaves."""
        leaves: list[Any] = [*args, *kwargs.values()]
        form: Hashable = (len(args), *kwargs)
        if not all(isinstance(leaf, torch.Tensor) for leaf in leaves):
            leaves, tree = tree_flatten((args, kwargs))
            form = str(tree)
        key = self._key(form, leaves)
        try:
            made = self._made.get(key)
        except TypeError:
            raise _unhashable(leaves) from None
        if made is None or are_hooked(self._structure.parameters, self.optimizer):
            refuse_hooks(self._loss, self.optimizer)
        if made is None:
            leaves_, tree = tree_flatten((args, kwargs))
            for leaf in leaves_:
                if isinstance(leaf, torch.Tensor):
                    _check_host(leaf)
            # Export would take a batch that is a parameter for that parameter.
            first = [leaf.detach() if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves_]
            if self._micro > 1:
                first = [self._split(leaf)[0] if _is_split(leaf) else leaf for leaf in first]
            args, kwargs = tree_unflatten(first, tree)
            made = _Specialization(self, args, kwargs)
            self._structure.was_traced()
            self._made[self._key(form, leaves)] = made
        return made, leaves

    def _key(self, form: Hashable, leaves: list[Any]) -> tuple:
        return (
            form,
            self._structure.look(),
            torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu"),
            self._scale_numbers(),
            # 1, 1.0 and True are equal, and programs of them differ.
            tuple((x.shape, x.dtype) if isinstance(x, torch.Tensor) else (type(x), x) for x in leaves),
        )

    def _scale_numbers(self) -> tuple[tuple[str, float], ...]:
        """What a recipe says of the loss scale of a scaler that was given."""
        scaler = self.scaler
        if not self._is_scaled or scaler is None or not scaler.is_enabled():
            return ()
        return (
            ("loss_scale", self._first_scale),
            ("loss_scale_period", float(scaler.get_growth_interval())),
            ("loss_scale_growth", float(scaler.get_growth_factor())),
            ("loss_scale_backoff", float(scaler.get_backoff_factor())),
        )

    def _scaling(self) -> dict[str, torch.Tensor]:
        """State of a loss scale: the scaler's own two tensors, and the steps skipped."""
        if self.scaler is None:  # the precision has one
            self.scaler = torch.amp.GradScaler("cpu")
        with torch.inference_mode(False):
            self.scaler.scale(torch.zeros(()))  # makes them
        return {
            "scaling.scale": self.scaler._scale,
            "scaling.clean_steps": self.scaler._growth_tracker,
            "scaling.skipped_steps": self._skipped,
        }

    def _split(self, tensor: torch.Tensor) -> torch.Tensor:
        """A batch by micro-batches, which are its rows one behind the other."""
        if self._micro == 1:
            return tensor
        if tensor.dim() == 0:
            return tensor.expand(self._micro)
        if tensor.shape[0] % self._micro:
            raise InvalidArgument(
                f"expected rows for {self._micro} micro-batches, got a tensor of {tuple(tensor.shape)}"
            )
        return tensor.unflatten(0, (self._micro, -1))


_nothing = tensors.empty((), np.dtype(np.uint8))


def _address_of_nothing(tensor: torch.Tensor) -> int:
    """Of a tensor that PyTorch says is at 0, as it says of each without elements."""
    if tensor.numel():
        raise InvalidArgument("a tensor of the batch has no memory: its storage has no bytes")
    return tensors.address(_nothing)


def _check_host(leaf: torch.Tensor) -> None:
    """Refuses a tensor of the batch that is none of numbers one behind the other in the host."""
    if leaf.device.type != "cpu":
        raise InvalidArgument(
            f"a tensor of the batch is on {leaf.device}: bring it to the host first"
        )
    if leaf.layout is not torch.strided or leaf.is_quantized or leaf.is_nested:
        kind = "nested" if leaf.is_nested else "quantized" if leaf.is_quantized else leaf.layout
        raise InvalidArgument(f"a tensor of the batch is {kind}: make it dense (`to_dense`, `dequantize`)")


def _unhashable(leaves: list[Any]) -> InvalidArgument:
    """What to say of a batch that no program can be kept by."""
    for i, leaf in enumerate(leaves):
        try:
            hash(leaf)
        except TypeError:
            mend = ": make it one by torch.from_numpy" if isinstance(leaf, np.ndarray) else ""
            return InvalidArgument(
                f"value {i} of the batch is a {type(leaf).__module__}.{type(leaf).__name__}, neither a "
                f"tensor nor a constant that can be hashed{mend}"
            )
    raise AssertionError("all of the batch can be hashed")


def _tensor(array: np.ndarray) -> torch.Tensor:
    """The array as PyTorch's, which does not know NumPy's type for bf16, and takes longer by DLPack."""
    if array.dtype.name == "bfloat16":
        return torch.from_dlpack(tensors.Exported(array))
    return torch.from_numpy(array)


def _is_split(leaf: Any) -> bool:
    return isinstance(leaf, torch.Tensor) and leaf.dim() > 0


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


_TRACING = getattr(convert_frame, "compile_lock", None) or threading.RLock()
"""Held by one thread at a time, for a trace changes what all of the process sees of PyTorch: its
modes, and functions that are replaced meanwhile. Dynamo's own, where it has it under that name."""


class _Specialization:
    """One program, and the tensors that its session is bound to."""

    def __init__(self, owner: TrainingStep, args: tuple, kwargs: dict):
        self._owner = owner
        self._parts = owner._structure.parts  # its key has their numbers
        self._recipe = recipe_of(owner.optimizer)
        self._numbers = numbers_of(owner.optimizer)
        self._start = rates_of(owner.optimizer)
        with _TRACING:
            self._written = LossProgram(
                owner._loss, owner.optimizer, self._recipe,
                owner._recipe | dict(owner._scale_numbers()), bool(owner._eight_bit), args, kwargs,
            )  # fmt: skip
        self.text = self._written.text
        settings = {**compiler.HERE, **owner._options}
        if self._written.is_checkpointed and settings.keys().isdisjoint(("recompute", "memory_limit")):
            settings["recompute"] = "layers"
        self.program = compiler.compile(
            self.text, name=type(owner.model).__name__, remarks=True, **settings
        )
        self._scales = "scaling.scale" in self.program.state
        recipe = self._recipe
        if owner._eight_bit:
            recipe = owner._eight_bit.others(recipe, self.program, self._written.moments)
        self._state = TrainingState(
            owner.optimizer, recipe, self._written.parameters,
            self._written.others | (owner._scaling() if self._scales else {}), owner._structure,
        )  # fmt: skip
        self._steps: int | None = None  # what the session has counted
        self._rates: np.ndarray | None = None
        """The learning rates, where they are an input, which is the last one."""
        if owner._recipe["schedule"] == "input":
            *_, port = [port for port in self.program["step"].inputs if port.state < 0]
            self._rates = tensors.empty(port.shape, port.dtype)

    def run(self, leaves: list[Any]) -> torch.Tensor:
        owner = self._owner
        eight_bit.release(owner.optimizer, but=owner._eight_bit)
        if not self._state.is_bound():
            self._bind()
        if owner._eight_bit:
            owner._eight_bit.take(self._session, self._place)
        self._check_optimizer()
        held = [self._lent(leaves[i]) if isinstance(i, int) else i for i in self._written.leaves]
        if self._written.draws:
            key = (2,) if owner._micro == 1 else (owner._micro, 2)
            held.append(torch.randint(-(2**63), 2**63 - 1, key, dtype=torch.int64))
        addresses = [tensor.data_ptr() or _address_of_nothing(tensor) for tensor in held]
        if self._rates is not None:
            rates = rates_of(owner.optimizer)
            self._rates[...] = rates[: len(self._rates)] if self._rates.shape else rates[0]
            addresses.append(tensors.address(self._rates))
        self._count()
        results = self._call.run_on(addresses)
        if self._advance():
            self._state.advance()
            owner.steps += 1
        # What schedulers look at before they warn that nothing was trained.
        owner.optimizer._opt_called = True  # type: ignore[attr-defined]
        owner.metrics = {k: float(v) for k, v in results.items() if k != "loss"}
        return _tensor(results["loss"])

    def _lent(self, leaf: torch.Tensor) -> torch.Tensor:
        """A tensor of the batch as a program reads it: of its type and shape, by the key."""
        if leaf.device.type != "cpu" or leaf.layout is not torch.strided:
            _check_host(leaf)
        if self._owner._micro > 1 or not leaf.is_contiguous() or leaf.is_neg():
            leaf = self._owner._split(leaf.detach().resolve_neg()).contiguous()
        leaf = self._state.apart(leaf)
        return leaf.detach().clone() if leaf.data_ptr() % tensors.ALIGNMENT else leaf

    def _check_optimizer(self) -> None:
        """Its numbers are constants of the program, but for the rates that are an input."""
        optimizer = self._owner.optimizer
        if self._owner._recipe["schedule"] != "input" and rates_of(optimizer) != self._start:
            raise InvalidArgument(
                f"the optimizer's learning rate was {self._start[0]} when the step was compiled, "
                f"and is {rates_of(optimizer)[0]}: leave the schedule out of compile_step, or the "
                "scheduler"
            )
        if unchanged(optimizer, self._numbers):
            return
        now = recipe_of(optimizer)
        if now != self._recipe:
            old, new = self._recipe.attributes, now.attributes
            names = [n for n in {**old, **new} if old.get(n) != new.get(n)]
            names = names or [n for n in ("decays", "groups") if getattr(now, n) != getattr(self._recipe, n)]
            names = [{"decays": "weight_decay"}.get(name, name) for name in names]
            raise InvalidArgument(
                f"the optimizer's {', '.join(names)} changed after the step was compiled: call "
                "compile_step again"
            )
        self._numbers = numbers_of(optimizer)

    def _bind(self) -> None:
        """Binds a session to the tensors as they are now; a loaded `state_dict` of the
        optimizer has new ones."""
        shapes = {name: port.shape for name, port in self.program.state.items()}
        with torch.inference_mode(False):
            wanted = self._state.tensors(shapes)
        if self._owner._eight_bit:
            self._place = self._owner._eight_bit.place(self.program, self._written.moments)
            wanted |= self._place.tensors
        session = self.program.session()
        session.state.bind(wanted)
        session.state["step"] = 0  # before a call is made all of it has to be there
        self._steps = 0
        self._session, self._call = session, session.call("step")

    def _count(self) -> None:
        """Has the session count from where the optimizer is."""
        steps = self._state.steps()
        steps = self._owner.steps if steps is None else steps
        if steps != self._steps:
            self._session.state["step"] = self._steps = steps

    def _advance(self) -> bool:
        """Whether the step was done: one whose gradients overflow is skipped."""
        before = self._steps or 0
        self._steps = int(self._session.state["step"]) if self._scales else before + 1
        return self._steps != before
