"""trc compiles training steps, and runs them.

    step = trc.jit(step, donate_argnums=0)             # instead of jax.jit
    model = torch.compile(model, backend="trc")        # without importing trc
    program = trc.compile(text)                        # StableHLO text

Neither jax nor torch is imported unless it is used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from . import compiler, errors, tensors
from .call import Call, Queue
from .compiler import compile, lower
from .errors import CompileError, Diagnostic, Error
from .explain import explain
from .program import Entry, Port, Program, version
from .session import Device, Session

if TYPE_CHECKING:  # they come by __getattr__
    from . import jax, torch
    from .jax import jit

__all__ = [
    "Call",
    "CompileError",
    "Device",
    "Diagnostic",
    "Entry",
    "Error",
    "Port",
    "Program",
    "Queue",
    "Session",
    "compile",
    "compiler",
    "errors",
    "explain",
    "jit",
    "lower",
    "tensors",
    "version",
]


def __getattr__(name: str) -> Any:
    """What wants jax or torch is imported when it is asked for."""
    if name not in ("jax", "jit", "torch"):
        raise AttributeError(f"module 'trc' has no attribute {name!r}")
    wanted = "torch" if name == "torch" else "jax"
    try:
        door = importlib.import_module(f"trc.{wanted}")
    except ModuleNotFoundError as error:
        if error.name != wanted:
            raise
        text = f"trc.{name} wants {wanted}: pip install {wanted}"
        raise ModuleNotFoundError(text, name=wanted) from None
    return door.jit if name == "jit" else door
