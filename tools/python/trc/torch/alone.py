"""An operation of trc's that PyTorch runs by itself, as a program of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import Tensor

_kernels: dict[Any, Callable] = {}


def alone(overload: Any, args: tuple, kwargs: dict) -> Any:
    """Runs an operation as a program of its own: where a graph leaves it to eager, such as
    between the parts of a graph that is checkpointed. The bits are those of the rules."""
    from torch.fx.experimental.proxy_tensor import make_fx
    from torch.utils._pytree import tree_flatten, tree_unflatten

    from .kernel import Kernel

    leaves, tree = tree_flatten((args, kwargs))
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
    key = (overload, str(tree)) + tuple(
        (x.shape, x.stride(), x.dtype) if isinstance(x, Tensor) else (type(x), x) for x in leaves
    )

    def run(*tensors: Tensor) -> Any:
        filled = list(leaves)
        for i, tensor in zip(places, tensors):
            filled[i] = tensor
        own, named = tree_unflatten(filled, tree)
        return overload(*own, **named)

    tensors = [leaves[i] for i in places]
    if key not in _kernels:
        kernel = Kernel(make_fx(run, tracing_mode="fake")(*tensors), str(overload), {})
        kernel.load()
        _kernels[key] = kernel
    return _kernels[key](*tensors)
