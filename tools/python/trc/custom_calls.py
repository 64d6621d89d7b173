"""Functions of Python that a program calls by name (`stablehlo.custom_call`).

A device knows one function for each name, and binds it when a call of an entry is made. Here
that function is the same for all: it finds the session's own by the number that it was
registered with.
"""

from __future__ import annotations

import ctypes
import itertools
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from ctypes import POINTER, Structure, c_char, c_char_p, c_double, c_int, c_int32, c_int64
from ctypes import c_size_t, c_void_p
from typing import Any

import numpy as np

from . import _runtime, tensors
from .tensors import Array

Attributes = dict[str, Any]
Function = Callable[[list[Array], Attributes], "Sequence[Any] | None"]
"""Takes the inputs, which are its own, and the attributes; returns the outputs."""

PRINT = "trc.print"


class _Tensor(Structure):
    _fields_ = [
        ("data", c_void_p),
        ("element", c_int),
        ("rank", c_int32),
        ("shape", POINTER(c_int64)),
        ("bytes", c_size_t),
    ]


class _Attribute(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("text", c_char_p),
        ("ints", POINTER(c_int64)),
        ("int_count", c_size_t),
        ("floats", POINTER(c_double)),
        ("float_count", c_size_t),
    ]


class _CustomCall(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("inputs", POINTER(_Tensor)),
        ("input_count", c_size_t),
        ("outputs", POINTER(_Tensor)),
        ("output_count", c_size_t),
        ("attributes", POINTER(_Attribute)),
        ("attribute_count", c_size_t),
    ]


_FUNCTION = ctypes.CFUNCTYPE(c_int, c_void_p, POINTER(_CustomCall), POINTER(c_char), c_size_t)
_CALL_FAILED = 10


def print_values(inputs: list[Array], attributes: Attributes) -> None:
    """What `jax.debug.print` of a printed program does, unless a session is given another."""
    values = ", ".join(map(str, inputs))
    label = attributes.get("label")
    print(f"{label}: {values}" if label else values)


class CustomCalls:
    """The functions of one session, by name."""

    def __init__(self, functions: Mapping[str, Function] | None):
        self._functions = {PRINT: print_values, **(functions or {})}
        self._number = next(_numbers)
        self.failure: BaseException | None = None
        """What the last function that failed has raised."""
        _alive[self._number] = self

    def create_call(self, device: int, session: int, entry: bytes) -> _runtime.Handle:
        """A call of the entry that finds these functions, and no other session's."""
        with _lock:
            known = _registered.setdefault(device, set())
            known.update(self._functions)
            for name in known:
                register = _runtime.library().trc_device_register_custom_call
                _runtime.check(register(device, name.encode(), _dispatch, self._number))
            return _runtime.create("call", "trc_call_create", session, entry)

    def check(self, status: int) -> None:
        """As `_runtime.check`; what a function raised is the cause."""
        failure, self.failure = self.failure, None
        try:
            _runtime.check(status)
        except Exception as error:
            raise error from failure

    def _run(self, call: _CustomCall) -> None:
        name = _runtime.text(call.name)
        function = self._functions.get(name)
        if function is None:
            raise LookupError(f"the session was given no function {name!r}")
        inputs = [_view(call.inputs[i]).copy() for i in range(call.input_count)]
        attributes = {_runtime.text(a.name): _value(a) for a in call.attributes[: call.attribute_count]}
        results = function(inputs, attributes) or ()
        outputs = [_view(call.outputs[i]) for i in range(call.output_count)]
        if len(results) != len(outputs):
            raise ValueError(f"expected {len(outputs)} results, got {len(results)}")
        for number, (output, result) in enumerate(zip(outputs, map(np.asarray, results))):
            if (result.shape, result.dtype) != (output.shape, output.dtype):
                raise ValueError(
                    f"result {number}: expected {output.dtype}{list(output.shape)}, "
                    f"got {result.dtype}{list(result.shape)}"
                )
            output[...] = tensors.extended(result)


_numbers = itertools.count(1)
_alive: weakref.WeakValueDictionary[int, CustomCalls] = weakref.WeakValueDictionary()
_registered: dict[int, set[str]] = {}
"""Names that a device has a function for, by its address; one that is gone leaves them behind."""
_lock = threading.Lock()


def _view(tensor: _Tensor) -> Array:
    """The memory of an operand."""
    shape = tuple(tensor.shape[: tensor.rank])
    dtype = tensors.DTYPES[tensor.element]
    if not tensor.bytes:
        return np.empty(shape, dtype)
    raw = (c_char * tensor.bytes).from_address(tensor.data)
    return np.frombuffer(raw, dtype).reshape(shape)


def _value(attribute: _Attribute) -> Any:
    if attribute.text:
        return _runtime.text(attribute.text)
    if attribute.float_count:
        return attribute.floats[: attribute.float_count]
    return attribute.ints[: attribute.int_count] if attribute.int_count else ""


def _call(number: int, call: Any, error: Any, size: int) -> int:
    found = _alive.get(number)
    try:
        if found is None:
            raise LookupError("the session is closed")
        found._run(call.contents)
        return 0
    except BaseException as failure:
        if found is not None:
            found.failure = failure
        # Whole characters, and room for the terminator.
        told = f"{type(failure).__name__}: {failure}".encode()[: size - 1]
        told = told.decode("utf-8", "ignore").encode()
        ctypes.memmove(error, told + b"\0", len(told) + 1)
        return _CALL_FAILED


_dispatch = _FUNCTION(_call)
