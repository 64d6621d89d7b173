"""Calls of a session's entries: inputs and outputs bound, runs at once or in the background."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _runtime, errors, tensors
from .errors import InvalidArgument
from .program import Port, fitting
from .tensors import Array

if TYPE_CHECKING:
    from .session import Session


class Call:
    """One entry of a session, with its inputs and outputs bound."""

    def __init__(self, session: Session, entry: str):
        self.session = session
        self.entry = session.program[entry]
        self._handle = session.custom_calls.create_call(
            session.device._handle.pointer, session.pointer, entry.encode()
        )
        self._free = [i for i, port in enumerate(self.entry.inputs) if port.state < 0]
        self._given = {self.entry.inputs[i].name: i for i in self._free}
        self._results = [i for i, port in enumerate(self.entry.outputs) if port.state < 0]
        self.inputs = (ctypes.c_void_p * max(1, len(self.entry.inputs)))()
        self.outputs = (ctypes.c_void_p * max(1, len(self.entry.outputs)))()
        """Addresses that `run_bound` binds ports to; None leaves a port as it is."""
        self.small = _Block(
            {
                i: port
                for i, port in enumerate(self.entry.outputs)
                if port.state < 0 and port.alias < 0 and 0 < port.nbytes <= _SMALL
            }
        )
        self._lent: dict[int, Array] = {}
        self._known: dict[int, tuple[Array, Any]] = {}
        """Arrays whose addresses `inputs` has, with where each is told."""
        self._made: dict[int, Array] = {}
        # Held from bind to results: what a run writes to must outlive it.
        self._owned = threading.Lock()

    @property
    def pointer(self) -> int:
        """The `trc_call` of the C interface."""
        return self._handle.pointer

    def __call__(self, *values: Any, donate: bool = False, **named: Any) -> dict[str, Array]:
        """Runs the entry and returns its outputs by name.

        Values are inputs that are no state, in the program's order or by name. Where an
        output takes over the memory of an input, that is a copy of the value, unless
        `donate` gives the value's own memory away.
        """
        self._own()
        try:
            self._bind(values, named, donate)
            self.run()
            return self.results()
        finally:
            self._owned.release()

    def bind(self, *values: Any, donate: bool = False, **named: Any) -> None:
        """Gives inputs their values, and outputs new memory."""
        self._own()
        try:
            self._bind(values, named, donate)
        finally:
            self._owned.release()

    def _own(self) -> None:
        if not self._owned.acquire(blocking=False):
            raise errors.Busy(f"the call of {self.entry.name!r} is running")

    def _bind(self, values: Sequence[Any], named: Mapping[str, Any], donate: bool) -> None:
        if named or len(values) != len(self._free):
            values = self._ordered(values, named)
        lent, addresses, known = {}, {}, {}
        ports, last = self.entry.inputs, self._known
        for i, value in zip(self._free, values):
            port = ports[i]
            # An array that was lent before, and is as it was, has nothing to be looked at.
            if (
                (found := last.get(i)) is not None
                and value is found[0]
                and found[1].value == self.inputs[i]
                and value.shape == port.shape
                and value.dtype == port.dtype
                and value.flags.c_contiguous
            ):
                lent[i] = value
                known[i] = found
                continue
            lent[i] = array = self._lend(i, value, donate)
            addresses[i] = tensors.address(array)
            if port.alias < 0 and array is value:
                known[i] = array, tensors.address_cell(array)
        if donate:
            self._check_donated(lent)
        self._known = {}  # until the ports have what is written here
        for i, address in addresses.items():
            self.inputs[i] = address
        made = self.small.make(self.outputs)
        for i in self._results:
            port = self.entry.outputs[i]
            if port.alias >= 0:  # it has its input's memory
                made[i] = lent[port.alias]
            elif i not in made:
                made[i] = tensors.empty(port.shape, port.dtype)
                self.outputs[i] = tensors.address(made[i])
        # What was lent and made before lives until the ports have other memory.
        self.bind_addresses()
        self._lent, self._made, self._known = lent, made, known

    def _ordered(self, values: Sequence[Any], named: Mapping[str, Any]) -> list[Any]:
        """A value for each input that is no state."""
        if len(values) > len(self._free):
            raise InvalidArgument(f"expected at most {len(self._free)} inputs, got {len(values)}")
        given = dict(zip(self._free, values))
        for name, value in named.items():
            if name not in self._given:
                known = ", ".join(self._given) or "none"
                raise InvalidArgument(f"no input {name!r}; there are {known}")
            if self._given[name] in given:
                raise InvalidArgument(f"input {name!r} is given twice")
            given[self._given[name]] = value
        if missing := [self.entry.inputs[i].name for i in self._free if i not in given]:
            raise InvalidArgument(f"no value for {', '.join(map(repr, missing))}")
        return [given[i] for i in self._free]

    def _check_donated(self, lent: Mapping[int, Array]) -> None:
        """Refuses memory that an output takes over and that another input reads."""
        for i, array in lent.items():
            if self.entry.inputs[i].alias < 0:
                continue
            for j, other in lent.items():
                if i != j and np.may_share_memory(array, other):
                    name = self.entry.inputs[i].name
                    raise InvalidArgument(f"{name!r} is donated and given as another input")

    def bind_addresses(self) -> None:
        """Binds ports to the addresses in `inputs` and `outputs`."""
        _runtime.check(
            _runtime.library().trc_call_bind_memory(
                self.pointer,
                self.inputs, len(self.entry.inputs), self.outputs, len(self.entry.outputs),
            )
        )  # fmt: skip

    def run(self) -> None:
        """Runs the entry on what its ports are bound to."""
        self.session.custom_calls.check(_runtime.library().trc_call_run(self.pointer))

    def results(self) -> dict[str, Array]:
        """The outputs of the last run that are no state, by name."""
        return {self.entry.outputs[i].name: self._made[i] for i in self._results}

    def run_async(self, queue: Queue, *values: Any, **named: Any) -> Future[dict[str, Array]]:
        """As calling it, in the background. Until the future is done, neither the call nor
        the values must be used."""
        self._own()
        try:
            self._bind(values, named, donate=False)
            return queue._enqueue(self)
        except BaseException:
            self._owned.release()
            raise

    def profile(self) -> list[dict[str, Any]]:
        """What each command took, added up over runs; of a session with `profile`."""
        library = _runtime.library()
        records = []
        for index in range(library.trc_call_profile_count(self.pointer)):
            record = _runtime.fill(
                "trc_call_get_profile", _runtime.ProfileRecord, self.pointer, index
            )
            values = {name: getattr(record, name) for name, _ in record._fields_}
            records.append(
                {n: _runtime.text(v) if isinstance(v, bytes) else v for n, v in values.items()}
            )
        return records

    def reset_profile(self) -> None:
        _runtime.library().trc_call_reset_profile(self.pointer)

    def close(self) -> None:
        """Frees it. Not while it runs."""
        self._handle.close()

    def _lend(self, index: int, value: Any, donate: bool) -> Array:
        port = self.entry.inputs[index]
        array = fitting(value, port)
        if donate and port.alias >= 0 and not array.flags.writeable:
            raise InvalidArgument(f"{port.name!r} is donated, and cannot be written")
        array = tensors.extended(array)
        if tensors.lendable(array) and (port.alias < 0 or donate):
            return array
        copy = tensors.empty(port.shape, port.dtype)
        copy[...] = array
        return copy


_SMALL = 4096
"""Bytes of an output up to which it shares memory with the others of its run."""


class _Block:
    """Memory for small outputs in one piece: made, cut up and bound at once, where a piece for
    each would take longer than many a kernel."""

    def __init__(self, ports: Mapping[int, Port]):
        names, formats, offsets, end = [], [], [], 0
        for i, port in ports.items():
            names.append(str(i))
            formats.append((port.dtype, port.shape))
            offsets.append(end)
            end += -(-port.nbytes // tensors.ALIGNMENT) * tensors.ALIGNMENT
        self._indices = list(ports)
        self._names = names
        self._offsets = np.array(offsets, np.uintp)
        self._kind = np.dtype(
            {"names": names, "formats": formats, "offsets": offsets, "itemsize": end}
        )

    def make(self, addresses: Any) -> dict[int, Array]:
        """New arrays by the number of the output; notes where they lie."""
        if not self._names:
            return {}
        block = tensors.empty((), self._kind)
        places = np.frombuffer(addresses, np.uintp)
        places[self._indices] = self._offsets + np.uintp(tensors.address(block))
        return dict(zip(self._indices, map(block.__getitem__, self._names)))


class Queue:
    """Runs calls in the background, in order, on a thread of its own."""

    def __init__(self) -> None:
        self._handle = _runtime.create("queue", "trc_queue_create")
        self._callbacks: dict[int, Any] = {}  # of runs that are under way

    def wait(self) -> None:
        """Returns when everything that was enqueued is done."""
        _runtime.check(_runtime.library().trc_queue_wait(self._handle.pointer))

    def close(self) -> None:
        """Waits, then ends the queue."""
        self._handle.close()

    def _enqueue(self, call: Call) -> Future[dict[str, Array]]:
        future: Future[dict[str, Array]] = Future()

        def done(_context: int, _call: int, status: int) -> None:
            self._callbacks.pop(id(future), None)
            text = _runtime.text(_runtime.library().trc_call_error(call.pointer)) if status else ""
            results = call.results()
            # Before the future is done: who waits for it may run the call again.
            call._owned.release()
            if status:
                future.set_exception(errors.of_status(status, text))
            else:
                future.set_result(results)

        callback: Callable = _runtime.DoneFunction(done)
        self._callbacks[id(future)] = callback
        status = _runtime.library().trc_call_run_async(
            call.pointer, self._handle.pointer, callback, None
        )
        if status:
            del self._callbacks[id(future)]
        _runtime.check(status)
        return future
