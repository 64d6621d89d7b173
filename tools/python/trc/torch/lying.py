"""How tensors of PyTorch lie: whether hundreds of them are as they were, asked at once.

PyTorch's C interface says of a tensor where its memory, shape, strides and type are
(`aoti_torch_get_...`), and a function of the runtime asks it of each: by Python every answer
would be an object.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Sequence
from pathlib import Path

import torch

from .. import _runtime

_QUESTIONS = ("data_ptr", "dim", "sizes", "strides", "dtype")


class Lying:
    """What is said of tensors that are kept alive here."""

    def __init__(self, tensors: Sequence[torch.Tensor]):
        self._tensors = list(tensors)
        self._handle: _runtime.Handle | None = None
        if (reader := _reader()) is not None and self._tensors:
            places = (ctypes.c_void_p * len(self._tensors))(*map(_handle_of, self._tensors))
            self._handle = _runtime.create(
                "tensor_list", "trc_tensor_list_create", ctypes.byref(reader), places, len(places)
            )
            self._find = _runtime.under_lock("trc_tensor_list_find_changed")
            self._changed = ctypes.c_size_t()
            self._where = ctypes.byref(self._changed)
        else:
            self._said = list(map(_said, self._tensors))

    def is_unchanged(self) -> bool:
        """Whether memory, shape, strides and type of each are as when this was made."""
        if self._handle is None:
            return list(map(_said, self._tensors)) == self._said
        _runtime.check(self._find(self._handle.pointer, self._where))
        return self._changed.value == len(self._tensors)


def _said(tensor: torch.Tensor) -> tuple:
    return tensor.data_ptr(), tensor.shape, tensor.stride(), tensor.dtype


def _handle_of(tensor: torch.Tensor) -> int:
    """The tensor of C++, which the object of Python has behind its head."""
    return id(tensor) + object.__basicsize__


@functools.cache
def _reader() -> _runtime.TensorReader | None:
    """PyTorch's functions; None where they, or an object's parts, are not where they were."""
    tensor = torch.ones(2, 3)
    for each in (tensor, torch.nn.Parameter(tensor)):
        if ctypes.c_void_p.from_address(_handle_of(each)).value != each._cdata:
            return None
    try:
        library = ctypes.CDLL(str(Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"))
        functions = [getattr(library, f"aoti_torch_get_{name}") for name in _QUESTIONS]
    except (OSError, AttributeError):
        return None
    return _runtime.TensorReader(
        ctypes.sizeof(_runtime.TensorReader),
        *(ctypes.cast(function, ctypes.c_void_p) for function in functions),
    )
