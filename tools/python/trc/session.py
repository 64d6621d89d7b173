"""Devices, and sessions of a program with their state.

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
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from typing import Any

import numpy as np

from . import _files, _runtime, tensors
from .call import Call
from .custom_calls import CustomCalls, Function
from .errors import FileError, InvalidArgument, NotFound, WrongType
from .gpu_call import GpuCall, lent, wrapped
from .program import Port, Program, fitting, kind_of
from .tensors import Array


class Device(_runtime.Unique):
    """A CPU's threads, or a GPU, with its memory."""

    _instead = "make another by trc.Device()"

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
        try:
            options = _runtime.DeviceOptions(
                size=ctypes.sizeof(_runtime.DeviceOptions),
                name=os.fsencode(name),
                threads=threads,
                pinning=1 if pinned else 2,
                cores=(ctypes.c_int32 * len(cores))(*cores),
                core_count=len(cores),
                isa=os.fsencode(isa) if isa else None,
            )
        except TypeError as error:
            raise WrongType(f"trc.Device takes names as text, and numbers of threads and cores: {error}") from None
        self._handle = _runtime.create("device", "trc_device_create", ctypes.byref(options))

    @functools.cached_property
    def info(self) -> dict[str, Any]:
        """Name, instruction set, threads, the core of each (-1: not pinned), and the number of a
        GPU (-1: it is none)."""
        info = _runtime.fill(
            "trc_device_get_info", _runtime.DeviceInfo, self._handle.pointer
        )
        return {
            "name": _runtime.text(info.name),
            "isa": _runtime.text(info.isa),
            "threads": info.threads,
            "cores": tuple(info.cores[: info.threads]),
            "description": _runtime.text(info.description),
            "gpu": info.gpu,
        }

    @property
    def is_gpu(self) -> bool:
        """Whether its memory is not the host's: values are copied there, and results back."""
        return self.info["gpu"] >= 0

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
        with self._session._handle as session:
            _runtime.check(
                _runtime.library().trc_session_read_state(
                    session, index, tensors.address(array), port.nbytes
                )
            )
        return array

    def __setitem__(self, name: str, value: Any) -> None:
        index, port = self._find(name)
        array = np.ascontiguousarray(tensors.extended(fitting(value, port)))
        with self._session._handle as session:
            _runtime.check(
                _runtime.library().trc_session_write_state(
                    session, index, tensors.address(array), port.nbytes
                )
            )

    def __delitem__(self, name: str) -> None:
        raise WrongType("a program's state tensors cannot be removed")

    def __iter__(self) -> Iterator[str]:
        return iter(self._ports)

    def __len__(self) -> int:
        return len(self._ports)

    def bind(self, values: Mapping[str, Any]) -> None:
        """Makes tensors of the caller the memory of state, which is updated in place.

        Each has to be of the state's type and shape, row-major, aligned to 64 bytes and in
        the memory of the session's device, or none is bound. The session keeps them. To be done
        before the first call is made.
        """
        checked = [(name, *self._bindable(name, value)) for name, value in values.items()]
        for name, index, port, array in checked:
            if port.dtype in tensors.NARROW:
                array.view(np.uint8)[...] = tensors.extended(array).view(np.uint8)
            buffer = wrapped(self._session.device, array)
            _runtime.check(
                _runtime.library().trc_session_bind_state(
                    self._session.pointer, index, buffer.pointer
                )
            )
            self._session.held[name] = array
        if self._session.device.is_gpu:
            with self._session.device._handle as device:
                _runtime.check(_runtime.library().trc_device_wait_for_stream(device, None))

    def _bindable(self, name: str, value: Any) -> tuple[int, Port, Array]:
        """The number of a state, the state, and the memory that is to be its."""
        index, port = self._find(name)
        if self._session.device.is_gpu:
            return index, port, lent(self._session.device, value, port, f"state {name!r}")
        array = fitting(value, port)
        if array is not value and not np.shares_memory(array, tensors.as_array(value)):
            raise InvalidArgument(f"state {name!r}: expected {port}, got {kind_of(value)}")
        if not array.flags.writeable:
            raise InvalidArgument(f"state {name!r}: memory to bind has to be writeable")
        if not tensors.lendable(array):
            raise InvalidArgument(
                f"state {name!r}: memory to bind has to be row-major and aligned to 64 bytes"
            )
        return index, port, array

    def _find(self, name: str) -> tuple[int, Port]:
        try:
            return self._numbers[name], self._ports[name]
        except KeyError:
            raise NotFound(f"no state {name!r}; there is {', '.join(self._ports) or 'none'}") from None


class Session(_runtime.Unique):
    """A program on a device, with its state. Closes itself as a context manager."""

    _instead = "make another by program.session(), and take the values over by `state`"

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
        and infinity behind every command, and raises `NonFinite` at the first that makes one; it is
        slow. Of a program compiled with `fuse="none"` that is an operation.
        `custom_calls` are functions that the program calls by name: they take a list of
        arrays and a dictionary of attributes, and return the results. `trc.print` prints
        unless it is given here.
        """
        if not isinstance(program, Program):
            raise WrongType(f"program: expected a trc.Program, got {type(program).__name__}")
        if not isinstance(device, Device | None):
            raise WrongType(f"device: expected a trc.Device, got {type(device).__name__}")
        if odd := [name for name, function in (custom_calls or {}).items() if not callable(function)]:
            raise WrongType(f"custom_calls: {odd[0]!r} is no function")
        self.program = program
        self.device = device or host()
        self.held: dict[str, Array] = {}
        """What state was bound to, by name."""
        options = _runtime.SessionOptions(
            ctypes.sizeof(_runtime.SessionOptions), profile, check_finite
        )
        with program._handle as of, self.device._handle as on:
            self._handle = _runtime.create(
                "session", "trc_session_create", of, on, ctypes.byref(options)
            )
        self.state = State(self)
        self.custom_calls = CustomCalls(custom_calls)

    def __repr__(self) -> str:
        program = repr(self.program).removeprefix("<").removesuffix(">")
        return f"<trc.Session{'' if self._handle.is_open else ' (closed)'} of {program}>"

    @property
    def pointer(self) -> int:
        """The `trc_session` of the C interface."""
        return self._handle.pointer

    def call(self, entry: str) -> Call:
        """Prepares an entry: everything that a run needs is found and allocated here."""
        return GpuCall(self, entry) if self.device.is_gpu else Call(self, entry)

    @property
    def memory(self) -> dict[str, int]:
        """Bytes by what they are for."""
        with self._handle as session:
            info = _runtime.fill("trc_session_get_memory", _runtime.MemoryInfo, session)
        return {name: getattr(info, name) for name, _ in info._fields_}

    def save(self, path: str | os.PathLike, names: Sequence[str] | None = None) -> None:
        """Writes state as safetensors: all of it, or the tensors that are named."""
        from safetensors import SafetensorError
        from safetensors.numpy import save_file

        path = _files.path_of(path)
        if isinstance(names, str):
            raise WrongType(f"names: expected several, as in names=[{names!r}], got a text")
        values = {name: self.state[name] for name in (self.state if names is None else names)}
        with _files.writing(path):
            os.scandir(os.path.dirname(path) or ".").close()  # safetensors' failures are all of one class
            try:
                save_file(values, path)
            except SafetensorError as error:
                raise FileError(f"cannot write {path} as safetensors: {error}") from error

    def load(self, path: str | os.PathLike, *, strict: bool = True) -> None:
        """Reads state from safetensors. With `strict` the file has to hold exactly the
        program's state; without, what both have is read. Where one does not fit, none is read."""
        from safetensors import SafetensorError
        from safetensors.numpy import load_file

        path = _files.path_of(path)
        with _files.reading(path, "a session's `save`"):
            open(path, "rb").close()  # of which safetensors says less where it cannot
            try:
                values = load_file(path)
            except (SafetensorError, AttributeError) as error:  # AttributeError: a type NumPy has not
                raise FileError(f"cannot read {path} as safetensors: {error}") from error
        if strict and (odd := set(values) ^ set(self.state)):
            raise InvalidArgument(f"{path} and the program differ in {sorted(odd)}")
        ports = self.program.state
        fit = {name: fitting(values[name], ports[name]) for name in ports if name in values}
        for name, value in fit.items():  # none, where one does not fit
            self.state[name] = value

    def close(self) -> None:
        """Frees it; calls that were made of it keep what they need, and go on."""
        self._handle.close()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
