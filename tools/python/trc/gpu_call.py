"""Calls of a session on a GPU: values of the host are copied there, and results back; what lies on
that GPU is read and written where it lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _runtime, tensors
from .call import Call
from .errors import InvalidArgument, Unsupported
from .program import Port, fitting, kind_of
from .tensors import Array

if TYPE_CHECKING:
    from .session import Device, Session


class GpuCall(Call):
    """One entry of a session on a GPU."""

    def __init__(self, session: Session, entry: str):
        super().__init__(session, entry)
        # By the number of an input: the memory of the caller's that it is bound to.
        self._there: dict[int, Array] = {}
        # By the name of an output: the caller's tensor, and its memory.
        self._into: dict[str, tuple[Any, Array]] = {}

    def run_on(self, addresses: Sequence[int]) -> dict[str, Array]:
        raise Unsupported(self._apart())

    def bind_addresses(self) -> None:
        raise Unsupported(self._apart())

    def _apart(self) -> str:
        name = self.session.device.info["name"]
        return f"{name} has memory of its own: call the entry with values, which are copied there"

    def into(self, **outputs: Any) -> None:
        """From now on outputs are written to these tensors on the GPU, and are these as results."""
        self._own()
        try:
            bind = _runtime.library().trc_call_bind_output
            numbers = dict(zip(self._names, self._results))
            for name in outputs:
                if name not in numbers:
                    raise InvalidArgument(f"no output {name!r}; there are {', '.join(numbers) or 'none'}")
            for name, value in outputs.items():
                port = self.entry.outputs[numbers[name]]
                array = lent(self.session.device, value, port, f"output {name!r}")
                buffer = wrapped(self.session.device, array)
                _runtime.check(bind(self.pointer, numbers[name], buffer.pointer))
                self._into[name] = value, array
        finally:
            self._disown()

    def _bind(self, values: Sequence[Any], named: Mapping[str, Any], donate: bool) -> None:
        if named or len(values) != len(self._free):
            values = self._ordered(values, named)
        # All of them before the first is written: what does not fit leaves the others as they were.
        found = [self._find(i, value, donate) for i, value in zip(self._free, values)]
        library = _runtime.library()
        for i, (array, is_there) in zip(self._free, found):
            bound = self._there.pop(i, None)
            if is_there:
                # A buffer that is given up waits for the runs that use it: only for another place.
                if bound is None or tensors.address(bound) != tensors.address(array):
                    buffer = wrapped(self.session.device, array)
                    _runtime.check(library.trc_call_bind_input(self.pointer, i, buffer.pointer))
                self._there[i] = array
                continue
            if bound is not None:
                _runtime.check(library.trc_call_bind_input(self.pointer, i, None))
            size = self.entry.inputs[i].nbytes
            _runtime.check(library.trc_call_write_input(self.pointer, i, tensors.address(array), size))
        self._order("trc_device_wait_for_stream")  # here, for a run in the background has no other place

    def _run(self) -> None:
        self._order("trc_device_wait_for_stream")
        super()._run()
        self._order("trc_device_make_stream_wait")

    def _order(self, how: str) -> None:
        """Runs and the default stream's work, where they share memory."""
        if self._there or self._into:
            with self.session.device._handle as device:
                _runtime.check(getattr(_runtime.library(), how)(device, None))

    def _find(self, index: int, value: Any, donate: bool) -> tuple[Array, bool]:
        """A value's memory, and whether it is on the GPU."""
        port = self.entry.inputs[index]
        if tensors.gpu_of(value, repr(port.name)) is None:
            return np.ascontiguousarray(tensors.extended(fitting(value, port))), False
        if port.alias >= 0 and not donate:
            raise InvalidArgument(
                f"{port.name!r} is taken over by an output: give it away by donate=True, or a copy"
            )
        return lent(self.session.device, value, port, repr(port.name)), True

    def results(self) -> dict[str, Array]:
        """The outputs of the last run that are no state, by name. Waits for those that it copies."""
        found = {}
        self._order("trc_device_make_stream_wait")
        read = _runtime.library().trc_call_read_output
        for i, name in zip(self._results, self._names):
            if name in self._into:
                found[name] = self._into[name][0]
                continue
            port = self.entry.outputs[i]
            found[name] = array = tensors.empty(port.shape, port.dtype)
            _runtime.check(read(self.pointer, i, tensors.address(array), port.nbytes))
        return found


def lent(device: Device, value: Any, port: Port, what: str) -> Array:
    """The memory of a tensor on the GPU that is to be a port's."""
    if tensors.gpu_of(value, what) != device.info["gpu"]:
        raise InvalidArgument(f"{what} is not memory of {device.info['name']}")
    array = tensors.on_gpu(value, what)
    if array.shape != port.shape or array.dtype != port.dtype:
        raise InvalidArgument(f"{what}: expected {port}, got {kind_of(array)}")
    return array


def wrapped(device: Device, array: Array) -> Any:
    """A buffer over memory that the device has."""
    with device._handle as pointer:
        return _runtime.create(
            "buffer", "trc_buffer_wrap", pointer, tensors.address(array), array.nbytes
        )
