"""`torch.utils.checkpoint` in a whole step: what is marked is called as it is, and that it is marked
is kept in mind, for trc decides itself what of a forward pass is kept and what is computed again."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any

import torch
import torch.utils.checkpoint as marks

from ..errors import Unsupported


class Marks:
    """How many functions were marked to be computed again."""

    count = 0


@contextlib.contextmanager
def seen_through() -> Iterator[Marks]:
    """Meanwhile a marked function is called without what eager does for it: of either kind
    (`use_reentrant`) an exported graph shows nothing but, of one, a forward pass without a gradient."""
    thread, found = threading.get_ident(), Marks()
    reentrant, generator = marks.CheckpointFunction, marks._checkpoint_without_reentrant_generator

    class Plain(reentrant):  # type: ignore[misc, valid-type]
        @classmethod
        def apply(cls, function: Callable, preserve: bool, *args: Any) -> Any:
            if threading.get_ident() != thread:
                return reentrant.apply(function, preserve, *args)
            found.count += 1
            if torch.is_grad_enabled() and not any(map(_is_derived, args)):
                raise Unsupported(
                    "torch.utils.checkpoint(.., use_reentrant=True) of tensors without a gradient, which gives "
                    "what is in it none either: use use_reentrant=False"
                )
            return function(*args)

    def plain(*args: Any, **kwargs: Any) -> Iterator[None]:
        if threading.get_ident() != thread:
            return generator(*args, **kwargs)
        found.count += 1
        return _around()

    marks.CheckpointFunction, marks._checkpoint_without_reentrant_generator = Plain, plain
    try:
        yield found
    finally:
        marks.CheckpointFunction, marks._checkpoint_without_reentrant_generator = reentrant, generator


def _around() -> Iterator[None]:
    """Before and behind a function that is called."""
    yield


def _is_derived(given: Any) -> bool:
    return isinstance(given, torch.Tensor) and given.requires_grad
