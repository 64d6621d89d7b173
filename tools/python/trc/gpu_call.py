"""Calls of a session on a GPU, whose memory Python does not reach: values are copied there, and
results back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from . import _runtime, tensors
from .call import Call
from .errors import Unsupported
from .program import fitting
from .tensors import Array


class GpuCall(Call):
    """One entry of a session on a GPU."""

    def run_on(self, addresses: Sequence[int]) -> dict[str, Array]:
        raise Unsupported(self._apart())

    def bind_addresses(self) -> None:
        raise Unsupported(self._apart())

    def _apart(self) -> str:
        name = self.session.device.info["name"]
        return f"{name} has memory of its own: call the entry with values, which are copied there"

    def _bind(self, values: Sequence[Any], named: Mapping[str, Any], donate: bool) -> None:
        if named or len(values) != len(self._free):
            values = self._ordered(values, named)
        # All of them before the first is written: what is no value leaves the others as they were.
        arrays = [self._in_order(i, value) for i, value in zip(self._free, values)]
        write = _runtime.library().trc_call_write_input
        for i, array in zip(self._free, arrays):
            size = self.entry.inputs[i].nbytes
            _runtime.check(write(self.pointer, i, tensors.address(array), size))

    def _in_order(self, index: int, value: Any) -> Array:
        return np.ascontiguousarray(tensors.extended(fitting(value, self.entry.inputs[index])))

    def results(self) -> dict[str, Array]:
        """The outputs of the last run that are no state, by name. Waits for it."""
        found = {}
        read = _runtime.library().trc_call_read_output
        for i, name in zip(self._results, self._names):
            port = self.entry.outputs[i]
            found[name] = array = tensors.empty(port.shape, port.dtype)
            _runtime.check(read(self.pointer, i, tensors.address(array), port.nbytes))
        return found
