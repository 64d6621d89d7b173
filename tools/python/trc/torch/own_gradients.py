"""Gradients that a model makes itself, by hooks and by functions with a `backward`: a step derives
its loss anew and would run none of them, so they are refused."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any

import torch
from torch import nn
from torch.utils._pytree import tree_leaves

from ..errors import Unsupported

_MEND = 'use torch.compile(model, backend="trc"), which runs it'


def refuse_hooks(root: nn.Module, optimizer: torch.optim.Optimizer) -> None:
    """Refuses hooks of gradients and of the optimizer."""
    for name, parameter in root.named_parameters():
        for attribute, call in _PARAMETER.items():
            if parameter.requires_grad and getattr(parameter, attribute):
                raise _refusal(_short(name), call)
    for name, module in root.named_modules():
        for attribute, call in _MODULE.items():
            if getattr(module, attribute):
                raise _refusal(f"{_short(name)} ({type(module).__name__})", call)
    for attribute, call in _OPTIMIZER.items():
        if _is_hooked(optimizer, attribute):
            raise _refusal(f"the optimizer ({type(optimizer).__name__})", call)


def are_hooked(parameters: Sequence[nn.Parameter], optimizer: torch.optim.Optimizer) -> bool:
    """Whether there are hooks of the usual kinds. It is asked before each step, for one may come at any
    time: 9 us for 100 parameters, where all that `refuse_hooks` looks at takes 200."""
    return any(map(_hooks_of, parameters)) or any(_is_hooked(optimizer, name) for name in _OPTIMIZER)


def _is_hooked(optimizer: torch.optim.Optimizer, attribute: str) -> bool:
    """Whether by others than this package, whose moments in 8 bits have one."""
    hooks = getattr(optimizer, attribute).values()
    return any(not getattr(hook, "__module__", "").startswith("trc.") for hook in hooks)


@contextlib.contextmanager
def refused_in_forward(root: nn.Module) -> Iterator[None]:
    """Meanwhile `forward` may neither apply a function with a `backward` of its own nor hook a
    tensor: an exported graph shows neither. PyTorch's own functions have the gradient of what
    they compute, and without a gradient to make there is nothing to lose."""
    thread, records = threading.get_ident(), torch.is_grad_enabled()
    apply, register = torch.autograd.Function.__dict__["apply"], torch.Tensor.register_hook

    def is_derived(values: Any) -> bool:
        if threading.get_ident() != thread:
            return False
        if not records:  # a step trains under `no_grad` too, where no tensor tells
            return True
        return torch.is_grad_enabled() and any(
            isinstance(x, torch.Tensor) and x.requires_grad for x in tree_leaves(values)
        )

    def checked_apply(cls: type, *args: Any, **kwargs: Any) -> Any:
        if not cls.__module__.startswith("torch.") and is_derived((args, kwargs)):
            place = _place(root, sys._getframe(1))
            raise Unsupported(
                f"{place}{cls.__qualname__} is a torch.autograd.Function, whose `backward` a step would "
                f"not run, for trc derives all of a loss: {_MEND}"
            )
        return apply.__get__(None, cls)(*args, **kwargs)

    def checked_register(self: torch.Tensor, hook: Any) -> Any:
        if is_derived(self):
            raise _refusal(_place(root, sys._getframe(1)) + "a tensor", "register_hook")
        return register(self, hook)

    torch.autograd.Function.apply = classmethod(checked_apply)
    torch.Tensor.register_hook = checked_register
    try:
        yield
    finally:
        torch.autograd.Function.apply = apply
        torch.Tensor.register_hook = register


def _refusal(what: str, call: str) -> Unsupported:
    return Unsupported(
        f"{what} has a hook (`{call}`), which a step would not run, for trc makes gradients and the "
        f"optimizer's step itself: {_MEND}"
    )


def _place(root: nn.Module, frame: Any) -> str:
    """The innermost module whose `forward` is running, as the beginning of a message."""
    names = {id(module): name for name, module in root.named_modules()}
    while frame is not None:
        name = names.get(id(frame.f_locals.get("self")))
        if name:
            return f"in {_short(name)}: "
        frame = frame.f_back
    return ""


def _short(name: str) -> str:
    """A name as the user's model has it, not the module of its loss around it."""
    return name.removeprefix("model.") if name != "model" else "the model"


_PARAMETER = {
    "_backward_hooks": "register_hook",
    "_post_accumulate_grad_hooks": "register_post_accumulate_grad_hook",
}
_MODULE = {
    "_backward_hooks": "register_full_backward_hook",
    "_backward_pre_hooks": "register_full_backward_pre_hook",
}
_OPTIMIZER = {
    "_optimizer_step_pre_hooks": "register_step_pre_hook",
    "_optimizer_step_post_hooks": "register_step_post_hook",
}
_hooks_of = attrgetter("_backward_hooks")
