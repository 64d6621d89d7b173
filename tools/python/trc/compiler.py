"""StableHLO text in, a `.trc` out: the compiler as a function.

    program = trc.compile(text)
    program = trc.compile(text, precision="bf16", entry=["step", "evaluate"])
    print(trc.lower(text, to="fuse"))

Options are those of `trc-compile`, with underscores for dashes. Compiling releases the
interpreter's lock; Ctrl-C ends it. Artifacts are kept by content, in `cache_folder()`.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import json
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _compiler
from .errors import (
    CompileCancelled,
    CompileError,
    Diagnostic,
    Error,
    Forked,
    InvalidArgument,
    OutOfMemory,
    WrongType,
)

if TYPE_CHECKING:
    from .program import Program

Value = str | int | bool | os.PathLike | Sequence[str]

_SEVERITIES = ("error", "warning", "remark", "note")


@dataclass(frozen=True)
class Compiled:
    """What a compile gave."""

    output: bytes
    """The bytes of the `.trc`, or the program's text after the phase `to`."""
    report: Mapping[str, Any]
    """What was decided; empty where there is none."""
    diagnostics: tuple[Diagnostic, ...]
    """Warnings, and remarks where they were asked for."""
    timing: str
    """Seconds by phase and pass, with `timing=True`."""


HERE: Mapping[str, Value] = {"host_arch": "native"}
"""Settings for a program that runs where it is compiled: code for this processor alone, in
little more than half of the time. What is saved for other machines is compiled without."""


def options() -> dict[str, str]:
    """Each option of the compiler with a sentence of help."""
    library = _compiler.library()
    found: dict[str, str] = {}
    while name := library.trc_compile_option_name(len(found)):
        found[name.decode().replace("-", "_")] = library.trc_compile_option_help(len(found)).decode()
    return found


def cache_folder() -> Path | None:
    """Where artifacts are kept: `TRC_CACHE`, or `trc` in the user's cache folder.

    None, for no cache, where `TRC_CACHE` is empty.
    """
    named = os.environ.get("TRC_CACHE")
    if named is not None:
        return Path(named) if named else None
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trc"


def run(
    text: str | bytes,
    *,
    name: str = "program",
    on_phase: Callable[[str], None] | None = None,
    **settings: Value,
) -> Compiled:
    """Compiles, and returns all that the compiler said.

    Raises `CompileError` with the diagnostics where the program is refused,
    `InvalidArgument` for an option that there is not, and `CompileCancelled` (from
    `KeyboardInterrupt` where that was the cause).
    """
    return Compilation(text, name, on_phase, settings).result()


class Compilation:
    """A compile on a thread of its own, so that signals are seen and others go on meanwhile."""

    def __init__(
        self,
        text: str | bytes,
        name: str,
        on_phase: Callable[[str], None] | None,
        settings: Mapping[str, Value],
    ):
        if not isinstance(text, str | bytes | bytearray | memoryview):
            kind = type(text).__name__
            raise WrongType(f"expected a program's text, which `as_text` or `read_text` gives, got {kind}")
        self._source = text.encode() if isinstance(text, str) else bytes(text)
        self._name = name.encode()
        self._on_phase = on_phase
        self._rows = list(_rows(settings))
        self._library = _compiler.library()
        self._cancellation: int | None = self._library.trc_cancellation_create()
        self._lock = threading.Lock()  # of the cancellation, which ends with the compile
        self._born = os.getpid()
        self._found: Compiled | None = None
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._work, name="trc-compile", daemon=True)
        _under_way.add(self)
        try:
            self._thread.start()
        except BaseException:  # "can't start new thread"
            _under_way.discard(self)
            self._library.trc_cancellation_destroy(self._cancellation)
            raise

    def result(self) -> Compiled:
        """Waits for what `run` returns, or raises. An interrupt meanwhile ends the compile."""
        if self._found is None and self._failure is None and self._born != os.getpid():
            raise Forked("the process was forked while a program was compiled: compile it anew in the child")
        try:
            self._thread.join()
        except BaseException:
            self.cancel()
            # However often it is asked to: it is to have ended behind this.
            while self._thread.is_alive():
                with contextlib.suppress(KeyboardInterrupt):
                    self._thread.join()
            raise
        if self._failure is not None:
            raise self._failure
        assert self._found is not None
        return self._found

    def cancel(self) -> None:
        """Has it end soon; `result` raises `CompileCancelled` then."""
        with self._lock:
            if self._cancellation is not None:
                self._library.trc_cancellation_cancel(self._cancellation)

    def _work(self) -> None:
        try:
            self._found = self._compile()
        except BaseException as error:  # raised where the result is asked for
            self._failure = error
        finally:
            with self._lock:
                self._library.trc_cancellation_destroy(self._cancellation)
                self._cancellation = None
            _under_way.discard(self)

    def _compile(self) -> Compiled:
        failures: list[BaseException] = []

        def phase(_context: int, activity: bytes) -> None:
            try:
                assert self._on_phase is not None
                self._on_phase(activity.decode())
            except BaseException as error:  # raised again when the compile has ended
                failures.append(error)
                self.cancel()

        callback = _compiler.PhaseFunction(phase) if self._on_phase else _compiler.PhaseFunction()
        request = _compiler.Request(
            ctypes.sizeof(_compiler.Request), self._source, len(self._source), self._name,
            (_compiler.Option * len(self._rows))(*self._rows), len(self._rows),
            self._cancellation, callback, None,
        )  # fmt: skip
        compiled = ctypes.c_void_p()
        try:
            outcome = self._library.trc_compile(ctypes.byref(request), ctypes.byref(compiled))
            if failures:
                raise failures[0]
            return _result(self._library, outcome, compiled)
        finally:
            self._library.trc_compiled_destroy(compiled)
            _return_memory()


def _return_memory() -> None:
    """Gives what the compiler worked in back to the system, where the C library can: its heap
    would keep the pages, which are more than many a step takes."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(ctypes.c_size_t(0))


_under_way: set[Compilation] = set()


def _end_all() -> None:
    """The compiler's threads must not be at work while the process takes its memory apart."""
    ours = [each for each in list(_under_way) if each._born == os.getpid()]
    for compilation in ours:
        compilation.cancel()
    for compilation in ours:
        compilation._thread.join()


atexit.register(_end_all)


def _result(library, outcome: int, compiled: ctypes.c_void_p) -> Compiled:
    diagnostics = tuple(_diagnostics(library, compiled))
    if outcome == 1:
        raise CompileError(diagnostics)
    if outcome == 2:
        raise InvalidArgument(diagnostics[0].message if diagnostics else "the request is wrong")
    if outcome == 3:
        raise CompileCancelled("the compile was cancelled")
    if outcome:
        why = diagnostics[0].message if diagnostics else "the compiler was given up"
        raise OutOfMemory(why) if outcome == 4 else Error(why)
    size = ctypes.c_size_t()
    address = library.trc_compiled_output(compiled, ctypes.byref(size))
    report = library.trc_compiled_report(compiled)
    return Compiled(
        output=ctypes.string_at(address, size.value),
        report=json.loads(report) if report else {},
        diagnostics=diagnostics,
        timing=library.trc_compiled_timing(compiled).decode(),
    )


def _diagnostics(library, compiled: ctypes.c_void_p):
    for index in range(library.trc_compiled_diagnostic_count(compiled)):
        info = _compiler.DiagnosticInfo(size=ctypes.sizeof(_compiler.DiagnosticInfo))
        library.trc_compiled_diagnostic(compiled, index, ctypes.byref(info))
        text = [(value or b"").decode("utf-8", "replace") for value in (info.message, info.file, info.shown)]
        yield Diagnostic(_SEVERITIES[info.severity], text[0], text[1], info.line, info.column, text[2])


def _rows(settings: Mapping[str, Value]):
    for name, value in settings.items():
        several = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
        for each in several:
            text = str(each).lower() if isinstance(each, bool) else os.fspath(each) if isinstance(
                each, os.PathLike) else str(each)
            yield name.replace("_", "-").encode(), text.encode()


def compile(
    text: str | bytes,
    *,
    name: str = "program",
    cache: bool = True,
    on_phase: Callable[[str], None] | None = None,
    **settings: Value,
) -> Program:
    """Compiles StableHLO text and loads the result: a `trc.Program`.

    `cache=False` compiles even if an artifact for this text and these options is kept.
    The rest is as for `trc.compiler.run`.
    """
    return start(text, name=name, cache=cache, on_phase=on_phase, **settings)()


def start(
    text: str | bytes,
    *,
    name: str = "program",
    cache: bool = True,
    on_phase: Callable[[str], None] | None = None,
    **settings: Value,
) -> Callable[[], Program]:
    """As `compile`, in the background: what it returns waits for the program."""
    from .program import Program

    folder = cache_folder() if cache else None
    if folder is not None:
        settings.setdefault("cache_dir", folder)
    compilation = Compilation(text, name, on_phase, settings)

    def program() -> Program:
        compiled = compilation.result()
        return Program(compiled.output, diagnostics=compiled.diagnostics)

    return program


def lower(text: str | bytes, *, to: str, name: str = "program", **settings: Value) -> str:
    """The program's text after a phase: `import`, `raise`, `fuse`, `plan` and so on."""
    options: dict[str, Any] = {**settings, "to": to}
    return run(text, name=name, **options).output.decode()
