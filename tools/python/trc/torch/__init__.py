"""PyTorch's doors: `torch.compile(model, backend="trc")`, and whole training steps."""

from typing import Any

from .backend import backend, reports
from .optim import Lion
from .step import TrainingStep, compile_step

__all__ = [
    "Lion",
    "TrainingStep",
    "TrcTrainer",
    "WholeSteps",
    "backend",
    "compile_step",
    "reports",
]


def __getattr__(name: str) -> Any:
    """What wants transformers is imported when it is asked for."""
    if name in ("TrcTrainer", "WholeSteps"):
        from . import trainer

        return getattr(trainer, name)
    raise AttributeError(f"module 'trc.torch' has no attribute {name!r}")
