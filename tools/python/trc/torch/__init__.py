"""PyTorch's door: `torch.compile(model, backend="trc")`."""

from .backend import backend, reports

__all__ = ["backend", "reports"]
