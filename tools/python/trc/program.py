"""A compiled program: what its entries take and give.

    program = trc.Program.load("step.trc")
    for port in program["step"].inputs:
        print(port.name, port.dtype, port.shape)
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _files, _runtime, tensors
from .errors import BadProgram, Diagnostic, InvalidArgument, NotFound, Unsupported, WrongType
from .tensors import Array

if TYPE_CHECKING:
    from .session import Device, Session


_SHOWN = 8
"""Entries that a program's `repr` names."""


@dataclass(frozen=True)
class Port:
    """An input or output of an entry, or a state tensor."""

    name: str
    dtype: np.dtype
    shape: tuple[int, ...]
    nbytes: int
    state: int
    """The number of the state tensor that it is bound to; -1 for none."""
    alias: int
    """The output that takes over an input's memory, or the input whose memory an output
    takes over; -1 for none."""
    role: str
    """Of a state tensor: `parameter`, `moment`, `counter`, `generator` or `other`."""
    parameter: str
    """Of a moment, the name of its parameter; ""."""

    def __str__(self) -> str:
        return f"{self.name}: {self.dtype.name}[{', '.join(map(str, self.shape))}]"


@dataclass(frozen=True)
class Entry:
    """A function of a program."""

    name: str
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    command_count: int
    arena_bytes: int
    """For intermediate values; all entries share the largest arena."""
    peak_live_bytes: int


class Program(_runtime.Unique):
    """A loaded `.trc`: signature, constants, machine code. It never changes.

    A `.trc` holds native code: load it as you would start a program.
    """

    _instead = "share it, for it never changes, or load again what its `save` wrote"

    def __init__(self, data: bytes, *, diagnostics: tuple[Diagnostic, ...] = ()):
        """Loads the bytes of a `.trc`. Raises `BadProgram` where they are none."""
        if not isinstance(data, bytes):
            kind = type(data).__name__
            raise WrongType(f"expected the bytes of a .trc, got {kind}: trc.Program.load reads a file")
        self._handle = _runtime.create("program", "trc_program_load_memory", data, len(data))
        self._data = data
        self.diagnostics = diagnostics
        """What the compiler said, where the program was just compiled."""

    @classmethod
    def load(cls, path: str | os.PathLike) -> Program:
        """Reads a file."""
        path = _files.path_of(path)
        with _files.reading(path, "a program's `save`, or trc-compile,"):
            data = Path(path).read_bytes()
        try:
            return cls(data)
        except (BadProgram, Unsupported) as error:
            raise type(error)(f"{path}: {error}") from None

    def save(self, path: str | os.PathLike) -> None:
        """Writes the `.trc`; the file is whole or not there."""
        path = Path(_files.path_of(path))
        part = path.with_name(f"{path.name}.{os.getpid()}.part")
        with _files.writing(str(path)):
            try:
                part.write_bytes(self._data)
                part.replace(path)
            finally:
                with contextlib.suppress(OSError):  # the folder is none
                    part.unlink()

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """Entries by name, in the program's order."""
        count = self._info.entry_count
        return {entry.name: entry for entry in map(self._entry, range(count))}

    @cached_property
    def state(self) -> Mapping[str, Port]:
        """State tensors by name, in the order of their numbers."""
        ports = (self._port("state", index) for index in range(self._info.state_count))
        return {port.name: port for port in ports}

    @cached_property
    def report(self) -> dict[str, Any]:
        """What the compiler decided: fusions, kernels, memory. Empty when left out."""
        text = _runtime.text(self._info.report)
        return json.loads(text) if text else {}

    @property
    def target(self) -> str:
        """The kind of device that runs it, as `Device` calls it."""
        return _runtime.text(self._info.target)

    @property
    def compiler_version(self) -> str:
        return _runtime.text(self._info.compiler_version)

    def __getitem__(self, name: str) -> Entry:
        try:
            return self.entries[name]
        except KeyError:
            known = ", ".join(repr(each) for each in self.entries) or "none"
            raise NotFound(f"no entry {name!r}; there are {known}") from None

    def __contains__(self, name: object) -> bool:
        return name in self.entries

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __repr__(self) -> str:
        """Its entries, and what state there is."""
        size = sum(port.nbytes for port in self.state.values())
        names = list(self.entries)
        shown = ", ".join(names[:_SHOWN]) + (f", .. ({len(names)})" if len(names) > _SHOWN else "")
        state = f"; state: {len(self.state)} tensors, {size} bytes" if self.state else ""
        return f"<trc.Program for {self.target}: {shown}{state}>"

    def session(self, device: Device | None = None, **options: Any) -> Session:
        """A session of this program; see `trc.Session`."""
        from .session import Session

        return Session(self, device, **options)

    @cached_property
    def _info(self):
        return _runtime.fill("trc_program_get_info", _runtime.ProgramInfo, self._handle.pointer)

    def _entry(self, index: int) -> Entry:
        info = _runtime.fill(
            "trc_program_get_entry", _runtime.EntryInfo, self._handle.pointer, index
        )
        return Entry(
            name=_runtime.text(info.name),
            inputs=tuple(self._port("input", index, i) for i in range(info.input_count)),
            outputs=tuple(self._port("output", index, i) for i in range(info.output_count)),
            command_count=info.command_count,
            arena_bytes=info.arena_bytes,
            peak_live_bytes=info.peak_live_bytes,
        )

    def _port(self, kind: str, *numbers: int) -> Port:
        info = _runtime.fill(
            f"trc_program_get_{kind}", _runtime.PortInfo, self._handle.pointer, *numbers
        )
        return Port(
            name=_runtime.text(info.name),
            dtype=tensors.DTYPES[info.element],
            shape=tuple(info.shape[: info.rank]),
            nbytes=info.bytes,
            state=info.state,
            alias=info.alias,
            role=_runtime.text(_runtime.library().trc_role_name(info.role)),
            parameter=_runtime.text(info.parameter),
        )


def version() -> str:
    """The version of the runtime."""
    return _runtime.text(_runtime.library().trc_version())


def fitting(value: Any, port: Port) -> Array:
    """The value as an array of the port's type and shape; numbers are converted."""
    array = tensors.as_array(value, f"{port.name!r}")
    if array.shape != port.shape:
        raise InvalidArgument(f"expected {port}, got {kind_of(value)}")
    if array.dtype != port.dtype:
        # Numbers of Python have no type of their own; arrays are taken at their word.
        if not isinstance(value, (bool, int, float)):
            raise InvalidArgument(f"expected {port}, got {kind_of(value)}")
        array = array.astype(port.dtype)
    return array


def kind_of(value: Any) -> str:
    array = tensors.as_array(value)
    return f"{array.dtype.name}[{', '.join(map(str, array.shape))}]"
