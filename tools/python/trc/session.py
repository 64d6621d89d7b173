"""Running programs: devices, sessions, calls.

    session = trc.Program.load("step.trc").session()
    session.call("initialise")(seed=0)
    step = session.call("step")
    loss = step(tokens=tokens)["loss"]
    weights = dict(session.state)

A session with its calls is for one thread at a time: running it in two raises `Busy` and
disturbs nothing. Every run releases the interpreter's lock.
"""

from __future__ import annotations

import ctypes
import functools
import os
import threading
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from concurrent.futures import Future
from typing import Any

import numpy as np

from . import _runtime, errors, tensors
from .custom_calls import CustomCalls, Function
from .errors import InvalidArgument, NotFound
from .program import Port, Program
from .tensors import Array


class Device:
    """A CPU's threads, or a GPU, with its memory."""

    def __init__(
        self,
        name: str = "host",
        *,
        threads: int = 0,
        pinned: bool = True,
        cores: Sequence[int] = (),
        isa: str | None = None,
    ):
        """`name` is `host`, a GPU's as `trc/runtime.h` has it, or `auto`: the GPU if there is one.

        `threads` run kernels, the caller's being one; 0 means one for each physical core
        that the process may use. `cores` pins thread i to cores[i]. `isa` names the newest
        instruction set to use, `x86-64-v3` or `x86-64-v4`.
        """
        options = _runtime.DeviceOptions(
            size=ctypes.sizeof(_runtime.DeviceOptions),
            name=name.encode(),
            threads=threads,
            pinning=1 if pinned else 2,
            cores=(ctypes.c_int32 * len(cores))(*cores),
            core_count=len(cores),
            isa=isa.encode() if isa else None,
        )
        self._handle = _runtime.create("device", "trc_device_create", ctypes.byref(options))

    @functools.cached_property
    def info(self) -> dict[str, Any]:
        """Name, instruction set, threads, and the core of each (-1: not pinned)."""
        info = _runtime.fill(
            "trc_device_get_info", _runtime.DeviceInfo, self._handle.pointer
        )
        return {
            "name": _runtime.text(info.name),
            "isa": _runtime.text(info.isa),
            "threads": info.threads,
            "cores": tuple(info.cores[: info.threads]),
            "description": _runtime.text(info.description),
        }

    def close(self) -> None:
        """Ends it; sessions that run on it go on."""
        self._handle.close()


_shared: dict[int, Device] = {}  # by process


def host() -> Device:
    """The device that sessions run on unless another is given: one for the process."""
    # A child of a fork has none of its parent's threads, and makes its own.
    if (found := _shared.get(os.getpid())) is None:
        found = _shared[os.getpid()] = Device()
    return found


class State(MutableMapping[str, Array]):
    """A session's state tensors by name. Reading copies; `bind` does not."""

    def __init__(self, session: Session):
        self._session = session
        self._ports = session.program.state
        self._numbers = {name: index for index, name in enumerate(self._ports)}

    def __getitem__(self, name: str) -> Array:
        index, port = self._find(name)
        array = tensors.empty(port.shape, port.dtype)
        _runtime.check(
            _runtime.library().trc_session_read_state(
                self._session.pointer, index, tensors.address(array), port.nbytes
            )
        )
        return array

    def __setitem__(self, name: str, value: Any) -> None:
        index, port = self._find(name)
        array = np.ascontiguousarray(tensors.extended(_fitting(value, port)))
        _runtime.check(
            _runtime.library().trc_session_write_state(
                self._session.pointer, index, tensors.address(array), port.nbytes
            )
        )

    def __delitem__(self, name: str) -> None:
        raise TypeError("a program's state tensors cannot be removed")

    def __iter__(self) -> Iterator[str]:
        return iter(self._ports)

    def __len__(self) -> int:
        return len(self._ports)

    def bind(self, values: Mapping[str, Any]) -> None:
        """Makes tensors of the caller the memory of state, which is updated in place.

        Each has to be of the state's type and shape, row-major, aligned to 64 bytes and in
        the host's memory. The session keeps them. To be done before the first call is made.
        """
        for name, value in values.items():
            index, port = self._find(name)
            array = _fitting(value, port)
            if array is not value and not np.shares_memory(array, tensors.as_array(value)):
                raise InvalidArgument(f"state {name!r}: expected {port}, got {_kind(value)}")
            if not array.flags.writeable:
                raise InvalidArgument(f"state {name!r}: memory to bind has to be writeable")
            if not tensors.lendable(array):
                raise InvalidArgument(
                    f"state {name!r}: memory to bind has to be row-major and aligned to 64 bytes"
                )
            if port.dtype in tensors.NARROW:
                array.view(np.uint8)[...] = tensors.extended(array).view(np.uint8)
            buffer = _runtime.create(
                "buffer", "trc_buffer_wrap",
                self._session.device._handle.pointer, tensors.address(array), port.nbytes,
            )  # fmt: skip
            _runtime.check(
                _runtime.library().trc_session_bind_state(
                    self._session.pointer, index, buffer.pointer
                )
            )
            self._session.held[name] = array

    def _find(self, name: str) -> tuple[int, Port]:
        try:
            return self._numbers[name], self._ports[name]
        except KeyError:
            raise NotFound(f"no state {name!r}; there is {', '.join(self._ports) or 'none'}") from None


class Session:
    """A program on a device, with its state. Closes itself as a context manager."""

    def __init__(
        self,
        program: Program,
        device: Device | None = None,
        *,
        profile: bool = False,
        check_finite: bool = False,
        custom_calls: Mapping[str, Function] | None = None,
    ):
        """`profile` measures every command (`Call.profile`). `check_finite` looks for NaN
        and infinity behind every command, and raises `NonFinite` at the first; it is slow.
        `custom_calls` are functions that the program calls by name: they take a list of
        arrays and a dictionary of attributes, and return the results. `trc.print` prints
        unless it is given here.
        """
        self.program = program
        self.device = device or host()
        self.held: dict[str, Array] = {}
        """What state was bound to, by name."""
        options = _runtime.SessionOptions(
            ctypes.sizeof(_runtime.SessionOptions), profile, check_finite
        )
        self._handle = _runtime.create(
            "session", "trc_session_create",
            program._handle.pointer, self.device._handle.pointer, ctypes.byref(options),
        )  # fmt: skip
        self.state = State(self)
        self.custom_calls = CustomCalls(custom_calls)

    @property
    def pointer(self) -> int:
        """The `trc_session` of the C interface."""
        return self._handle.pointer

    def call(self, entry: str) -> Call:
        """Prepares an entry: everything that a run needs is found and allocated here."""
        return Call(self, entry)

    @property
    def memory(self) -> dict[str, int]:
        """Bytes by what they are for."""
        info = _runtime.fill("trc_session_get_memory", _runtime.MemoryInfo, self.pointer)
        return {name: getattr(info, name) for name, _ in info._fields_}

    def save(self, path: str | os.PathLike, names: Sequence[str] | None = None) -> None:
        """Writes state as safetensors: all of it, or the tensors that are named."""
        from safetensors.numpy import save_file

        chosen = self.state if names is None else names
        save_file({name: self.state[name] for name in chosen}, os.fspath(path))

    def load(self, path: str | os.PathLike, *, strict: bool = True) -> None:
        """Reads state from safetensors. With `strict` the file has to hold exactly the
        program's state; without, what both have is read."""
        from safetensors.numpy import load_file

        values = load_file(os.fspath(path))
        if strict and (odd := set(values) ^ set(self.state)):
            raise InvalidArgument(f"{os.fspath(path)} and the program differ in {sorted(odd)}")
        for name in self.state:
            if name in values:
                self.state[name] = values[name]

    def close(self) -> None:
        """Frees it; calls that were made of it keep what they need."""
        self._handle.close()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


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
        array = _fitting(value, port)
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


def _fitting(value: Any, port: Port) -> Array:
    """The value as an array of the port's type and shape; numbers are converted."""
    array = tensors.as_array(value, f"{port.name!r}")
    if array.shape != port.shape:
        raise InvalidArgument(f"expected {port}, got {_kind(value)}")
    if array.dtype != port.dtype:
        # Numbers of Python have no type of their own; arrays are taken at their word.
        if not isinstance(value, (bool, int, float)):
            raise InvalidArgument(f"expected {port}, got {_kind(value)}")
        array = array.astype(port.dtype)
    return array


def _kind(value: Any) -> str:
    array = tensors.as_array(value)
    return f"{array.dtype.name}[{', '.join(map(str, array.shape))}]"
