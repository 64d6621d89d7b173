"""`Trainer` of transformers with whole steps: one line changes.

    from trc.torch import TrcTrainer as Trainer

What the loop of `Trainer` does stays its own: data, schedules, logging, evaluation, saving
and resuming. Forward pass, gradient, clipping and optimizer of a step become one program
(`compile_step`) of the loss that `compute_loss` makes; the micro-batches of
`gradient_accumulation_steps` are collected until the last is there.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import torch
import transformers
from torch import nn
from torch.utils._pytree import tree_flatten, tree_map

from .step import TrainingStep, compile_step

log = logging.getLogger("trc.torch")


class WholeSteps:
    """What makes a `Trainer` train by whole steps; comes before it among the bases:

    class MyTrainer(trc.torch.WholeSteps, Seq2SeqTrainer):
        trc_options = {"precision": "bf16"}
    """

    trc_options: Mapping[str, Any] = {}
    """What `compile_step` takes beside the optimizer and what `TrainingArguments` say."""

    def __init__(self, *args: Any, **kwargs: Any):
        self._steps: dict[int, TrainingStep] = {}  # by the number of micro-batches
        self._pending: list[dict[str, Any]] = []
        self._norm: torch.Tensor | None = None  # of the last step, where it was a whole one
        self._eager: str | None = None  # why all steps are
        self._warned: set[str] = set()
        super().__init__(*args, **kwargs)

    def train(self: Any, *args: Any, **kwargs: Any) -> Any:
        # A run that ended between micro-batches has left some.
        self._pending, self._norm = [], None
        return super().train(*args, **kwargs)  # type: ignore[misc]

    def training_step(
        self: Any, model: nn.Module, inputs: Any, num_items_in_batch: Any = None
    ) -> torch.Tensor:
        """Trains on the micro-batches of a step when the last of them comes; the loss of a
        step is 0 before."""
        self._pending.append(inputs)
        if not self.accelerator.sync_gradients:
            return torch.zeros((), device=self.args.device)
        batches, self._pending = self._pending, []
        self._norm = None
        why = self._eager or self._unsupported() or _differ(batches)
        if not why:
            try:
                return self._whole_step(model, batches, num_items_in_batch)
            except Exception as error:  # whatever it is: eager runs, or says it better
                if self._norm is not None or self._is_compiled(len(batches)):
                    raise
                why = self._eager = f"{type(error).__name__}: {error}"
        if why not in self._warned:
            self._warned.add(why)
            log.warning("%s trains in eager: %s", type(model).__name__, why)
        one = super().training_step  # type: ignore[misc]
        losses = [one(model, batch, num_items_in_batch) for batch in batches]
        return torch.stack(losses).sum()

    def _unsupported(self: Any) -> str | None:
        """Why this process cannot train by whole steps."""
        if self.args.world_size > 1:
            return "several processes, whose gradients have to be added up"
        if self.args.device.type != "cpu":
            return f"the model is on {self.args.device}"
        return None

    def _is_compiled(self, count: int) -> bool:
        return count in self._steps and bool(self._steps[count].metrics)

    def _whole_step(self: Any, model: nn.Module, batches: list, num_items: Any) -> torch.Tensor:
        model.train()
        batches = [dict(self._prepare_inputs(batch)) for batch in batches]
        count = len(batches)
        if self._steps and next(iter(self._steps.values())).optimizer is not _base(self.optimizer):
            self._steps = {}  # of another call of `train`
        if count not in self._steps:
            self._steps[count] = compile_step(
                _Loss(self, model, count), _base(self.optimizer),
                clip_norm=self.args.max_grad_norm or 0.0, accumulation=count, **self.trc_options,
            )  # fmt: skip
        step = self._steps[count]
        step.model.model = model
        loss = step(_joined(batches), num_items)
        self._norm = torch.tensor(step.metrics["gradient_norm"])
        return loss

    def _clip_grad_norm(self: Any, model: nn.Module) -> Any:
        return super()._clip_grad_norm(model) if self._norm is None else self._norm  # type: ignore[misc]

    def _get_grad_norm(self: Any, model: nn.Module, grad_norm: Any = None) -> Any:
        return super()._get_grad_norm(model, grad_norm) if self._norm is None else self._norm  # type: ignore[misc]


class TrcTrainer(WholeSteps, transformers.Trainer):
    """`transformers.Trainer`, of whose steps each is one program."""


class _Loss(nn.Module):
    """What a `Trainer` makes of a model and a micro-batch, so that the mean over the
    micro-batches is what it would train on."""

    def __init__(self, trainer: Any, model: nn.Module, count: int):
        super().__init__()
        self.model = model
        self._trainer = trainer
        self._count = count

    def forward(self, inputs: dict[str, Any], num_items: Any) -> torch.Tensor:
        trainer = self._trainer
        with trainer.compute_loss_context_manager():
            loss = trainer.compute_loss(self.model, dict(inputs), num_items_in_batch=num_items)
        scaled = trainer.loss_is_scaled_for_ga
        if scaled is None:
            counted = trainer.model_accepts_loss_kwargs and num_items is not None
            scaled = counted or trainer.compute_loss_func is not None
        return loss * self._count if scaled and self._count > 1 else loss


def _base(optimizer: Any) -> torch.optim.Optimizer:
    """Out of what accelerate has put around it."""
    while not hasattr(optimizer, "_optimizer_step_pre_hooks") or hasattr(optimizer, "optimizer"):
        optimizer = optimizer.optimizer
    return optimizer


def _forms(batch: Any) -> Any:
    return tree_map(lambda x: (x.shape, x.dtype) if isinstance(x, torch.Tensor) else x, dict(batch))


def _differ(batches: list) -> str | None:
    """Why micro-batches cannot lie behind one another in one program."""
    forms = [_forms(batch) for batch in batches]
    if all(form == forms[0] for form in forms):
        return None
    shapes = [[tuple(x.shape) for x in tree_flatten(dict(b))[0] if hasattr(x, "shape")] for b in batches]
    return f"micro-batches of different shapes, {' and '.join(str(s[0]) for s in shapes if s)}"


def _joined(batches: list[dict[str, Any]]) -> dict[str, Any]:
    """Rows of micro-batches one behind the other."""
    if len(batches) == 1:
        return batches[0]

    def join(*parts: Any) -> Any:
        if not isinstance(parts[0], torch.Tensor):
            return parts[0]
        if parts[0].dim() == 0:
            raise ValueError("a number of each micro-batch's own")
        return torch.cat(parts)

    return tree_map(join, *batches)
