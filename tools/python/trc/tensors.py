"""Tensors between trc and Python: element types, aligned memory, DLPack.

A value may be a NumPy array, a number, or anything with `__dlpack__` whose memory is the
host's (tensors of PyTorch, arrays of JAX). What is row-major, aligned to 64 bytes and of
the port's type is used where it lies; everything else is copied.
"""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from .errors import InvalidArgument, WrongType

Array = NDArray[Any]

ALIGNMENT = 64
"""Bytes, what the runtime asks of memory that it is lent."""

# By the number of `trc_element`.
DTYPES: tuple[np.dtype, ...] = tuple(
    np.dtype(kind)
    for kind in (
        np.bool_, ml_dtypes.int2, ml_dtypes.int4, np.int8, np.int16, np.int32, np.int64,
        ml_dtypes.uint2, ml_dtypes.uint4, np.uint8, np.uint16, np.uint32, np.uint64,
        np.float16, ml_dtypes.bfloat16, np.float32, np.float64,
    )
)  # fmt: skip

NARROW = frozenset(DTYPES[number] for number in (1, 2, 7, 8))
"""Integers of less than a byte, which take one. The runtime reads all of it, extended by the
sign or by zeros; NumPy leaves open what is above their own bits, and JAX packs them."""

# What StableHLO text calls them.
NAMES = ("i1", "i2", "i4", "i8", "i16", "i32", "i64", "ui2", "ui4", "ui8", "ui16", "ui32", "ui64",
         "f16", "bf16", "f32", "f64")  # fmt: skip


def empty(shape: tuple[int, ...], dtype: np.dtype) -> Array:
    """An array that the runtime takes as it lies; not initialised."""
    dtype = np.dtype(dtype)
    raw = np.empty(math.prod(shape) * dtype.itemsize + ALIGNMENT, np.uint8)
    return np.ndarray(shape, dtype, raw, -address(raw) % ALIGNMENT)


def address(array: Array) -> int:
    """Where an array begins. A call asks this of each array, and NumPy's `ctypes.data` makes
    several objects for it."""
    try:
        # NumPy's types say that an array is a buffer from Python 3.12 on.
        return _address_of(_from_buffer(array))  # type: ignore[arg-type]
    except (TypeError, ValueError, BufferError):  # read-only, of no elements, bfloat16 ...
        return array.ctypes.data


_address_of, _from_buffer = ctypes.addressof, ctypes.c_char.from_buffer


def extended(array: Array) -> Array:
    """The array, or of narrow integers a copy with bytes as the runtime reads them."""
    if array.dtype not in NARROW:
        return array
    signed = ml_dtypes.iinfo(array.dtype).min < 0
    return array.astype(np.int8 if signed else np.uint8, order="C").view(array.dtype)


class _Asked:
    """What `head_of` gives where NumPy's arrays do not lie in memory as expected."""

    def __init__(self, array: Array):
        self._array = array

    @property
    def raw(self) -> Any:
        return address(self._array), self._array.dtype, self._array.flags.c_contiguous


def head_of(array: Array) -> Any:
    """Something whose `raw` is as before while the array has the same memory, type and order; its
    shape may be another. It is read in a fifth of the time that asking takes, and no longer than
    the array lives."""
    return _head_of(array) if _has_heads else _Asked(array)


# By NumPy's C interface: where the memory is, the rank, pointers to shape, strides, base and
# type, and the flags follow the head of the object.
_Head = ctypes.c_char * 52


def _head_of(array: Array) -> ctypes.Array:
    return _Head.from_address(id(array) + object.__basicsize__)


def _is_head(array: Array) -> bool:
    data, rank, *_, kind, flags = struct.unpack("NixxxxNNNNi", _head_of(array).raw)
    known = array.ctypes.data, array.ndim, id(array.dtype), array.flags.c_contiguous
    return (data, rank, kind, bool(flags & 1)) == known


_has_heads = all(map(_is_head, (np.zeros(3), np.zeros(9)[1:], np.zeros((4, 3)).T, np.zeros(()))))


def lendable(array: Array) -> bool:
    """Whether the runtime takes the array's memory as it is."""
    return array.flags.c_contiguous and address(array) % ALIGNMENT == 0


def as_array(value: Any, what: str = "value") -> Array:
    """A NumPy array over the value's memory, or of a number. Copies no tensor.

    Raises `InvalidArgument` for a tensor on another device than the host; `what` is what
    the message calls it.
    """
    if isinstance(value, np.ndarray):
        return value
    if hasattr(value, "detach"):  # a gradient is none of ours
        value = value.detach()
    if not hasattr(value, "__dlpack__"):
        try:
            return np.asarray(value)
        except ValueError as error:  # lists of several lengths
            raise InvalidArgument(f"{what} is no array: {error}") from None
    if hasattr(value, "resolve_neg"):  # PyTorch's DLPack forgets a sign that is still to come
        value = value.resolve_neg()
    device, number = _ask(what, value.__dlpack_device__)
    if device != _HOST:
        raise InvalidArgument(
            f"{what} is on another device (DLPack's {device}:{number}): bring it to the host first"
        )
    return _borrow(what, value.__dlpack__)


def gpu_of(value: Any, what: str) -> int | None:
    """The number of the NVIDIA GPU whose memory a value has; None where it has not."""
    if isinstance(value, np.ndarray) or not hasattr(value, "__dlpack_device__"):
        return None
    device, number = _ask(what, value.__dlpack_device__)
    return int(number) if device == _GPU else None


def on_gpu(value: Any, what: str) -> Array:
    """An array over a tensor's memory on a GPU, of which nothing here may read an element. What the
    tensor's stream has for it comes before what the default stream has next."""
    if hasattr(value, "detach"):
        value = value.detach()
    array = _borrow(what, lambda: value.__dlpack__(stream=_DEFAULT_STREAM))
    if not lendable(array) or (hasattr(value, "is_neg") and value.is_neg()):
        raise InvalidArgument(f"{what} has to be row-major and aligned to 64 bytes: give a copy")
    return array


def _ask(what: str, question: Callable[[], Any]) -> Any:
    try:
        return question()
    except (BufferError, NotImplementedError, RuntimeError, TypeError, ValueError) as error:
        # Sparse, quantized, without memory ...
        raise InvalidArgument(f"{what} has no memory that trc could read: {error}") from error


def _borrow(what: str, export: Callable[[], Any]) -> Array:
    """An array over the memory of a capsule, which lives as long."""
    capsule = _ask(what, export)
    tensor = ctypes.cast(_pointer_of(capsule, b"dltensor"), ctypes.POINTER(_DLTensor)).contents
    return _Borrowed(capsule, tensor, what).array()


# DLPack's number of NVIDIA's GPUs, and what it calls the legacy default stream of one.
_GPU, _DEFAULT_STREAM = 2, 1
_HOST = 1  # kDLCPU


class _DLTensor(ctypes.Structure):
    """`DLTensor` of DLPack's C header; `DLManagedTensor` begins with it."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype = ctypes.c_void_p
_pointer_of.argtypes = [ctypes.py_object, ctypes.c_char_p]

_BFLOAT16 = 4
# By DLPack's type code: NumPy's letter. It has none for bfloat16.
_KINDS = {0: "i", 1: "u", 2: "f", _BFLOAT16: "u", 6: "b"}


class _Borrowed:
    """Keeps a capsule, and with it the memory, as long as an array of it lives."""

    def __init__(self, capsule: object, tensor: _DLTensor, what: str):
        if tensor.lanes != 1 or tensor.code not in _KINDS:
            raise InvalidArgument(f"{what} has an element type of DLPack that trc has not")
        extents = tensor.shape[: tensor.ndim]
        if not tensor.data and math.prod(extents):
            raise InvalidArgument(f"{what} has no memory that trc could read: it is at 0")
        self.capsule = capsule
        self.is_bfloat16 = tensor.code == _BFLOAT16
        size = tensor.bits // 8
        self.__array_interface__ = {
            "version": 3,
            "data": ((tensor.data or 0) + tensor.byte_offset, False),
            "shape": tuple(tensor.shape[: tensor.ndim]),
            "typestr": f"{'|' if size == 1 else '<'}{_KINDS[tensor.code]}{size}",
            "strides": tuple(stride * size for stride in tensor.strides[: tensor.ndim])
            if tensor.strides
            else None,
        }

    def array(self) -> Array:
        array = np.asarray(self)
        return array.view(ml_dtypes.bfloat16) if self.is_bfloat16 else array


class Exported:
    """An array for `from_dlpack` of PyTorch or JAX, which share its memory.

    So may NumPy's arrays themselves be given, but for bfloat16, which they refuse.
    """

    def __init__(self, array: Array):
        if not isinstance(array, np.ndarray):
            raise WrongType(f"expected an array of NumPy, got {type(array).__name__}")
        if array.dtype in NARROW:
            raise InvalidArgument(f"DLPack has no type for {array.dtype.name} in a byte: give array.astype(..)")
        self._array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return _HOST, 0

    def __dlpack__(self, *, copy: bool | None = None, dl_device: Any = None, **_: Any) -> object:
        """A capsule as of DLPack's first version, which all read."""
        if dl_device not in (None, (_HOST, 0)):
            raise BufferError("the array is on the host")
        array = self._array.copy() if copy else self._array
        if array.dtype != ml_dtypes.bfloat16:
            return array.__dlpack__()
        # NumPy's capsule of as many bytes, which nobody else has, by its right name.
        capsule = array.view(np.uint16).__dlpack__()
        place = _pointer_of(capsule, b"dltensor")
        ctypes.cast(place, ctypes.POINTER(_DLTensor)).contents.code = _BFLOAT16
        return capsule
