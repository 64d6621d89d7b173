"""PyTorch's doors: `torch.compile(model, backend="trc")`, and whole training steps."""

from .backend import backend, reports
from .step import TrainingStep, compile_step

__all__ = ["TrainingStep", "backend", "compile_step", "reports"]
