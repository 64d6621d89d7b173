"""StableHLO text in, a `.trc` out: the compiler as a function.

    program = trc.compile(text)
    program = trc.compile(text, precision="bf16", entry=["step", "evaluate"])
    print(trc.lower(text, to="fuse"))

Options are those of `trc-compile`, with underscores for dashes. Compiling releases the
interpreter's lock; Ctrl-C ends it. Artifacts are kept by content, in `cache_folder()`.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import _compiler
from .errors import CompileCancelled, CompileError, Diagnostic, InvalidArgument

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
    rows = list(_rows(settings))
    array = (_compiler.Option * len(rows))(*rows)
    source = text.encode() if isinstance(text, str) else bytes(text)
    library = _compiler.library()
    failures: list[BaseException] = []

    def phase(_context: int, activity: bytes) -> None:
        try:
            assert on_phase is not None
            on_phase(activity.decode())
        except BaseException as error:  # raised again when the compile has ended
            failures.append(error)
            library.trc_cancellation_cancel(cancellation)

    callback = _compiler.PhaseFunction(phase) if on_phase else _compiler.PhaseFunction()
    cancellation = library.trc_cancellation_create()
    request = _compiler.Request(
        ctypes.sizeof(_compiler.Request), source, len(source), name.encode(),
        array, len(rows), cancellation, callback, None,
    )  # fmt: skip
    compiled = ctypes.c_void_p()
    try:
        outcome = _interruptible(library, request, compiled, cancellation)
        if failures:
            raise failures[0]
        return _result(library, outcome, compiled)
    finally:
        library.trc_compiled_destroy(compiled)
        library.trc_cancellation_destroy(cancellation)


def _interruptible(library, request, compiled, cancellation) -> int:
    """Compiles; of the main thread in another one, so that signals are seen."""
    outcomes: list[int] = []

    def work() -> None:
        outcomes.append(library.trc_compile(ctypes.byref(request), ctypes.byref(compiled)))

    if threading.current_thread() is not threading.main_thread():
        work()
        return outcomes[0]
    thread = threading.Thread(target=work, name="trc-compile", daemon=True)
    thread.start()
    try:
        thread.join()
    except BaseException:
        library.trc_cancellation_cancel(cancellation)
        # However often it is asked to: what the thread uses is destroyed behind this.
        while thread.is_alive():
            with contextlib.suppress(KeyboardInterrupt):
                thread.join()
        raise
    return outcomes[0]


def _result(library, outcome: int, compiled: ctypes.c_void_p) -> Compiled:
    diagnostics = tuple(_diagnostics(library, compiled))
    if outcome == 1:
        raise CompileError(diagnostics)
    if outcome == 2:
        raise InvalidArgument(diagnostics[0].message if diagnostics else "the request is wrong")
    if outcome == 3:
        raise CompileCancelled("the compile was cancelled")
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
):
    """Compiles StableHLO text and loads the result: a `trc.Program`.

    `cache=False` compiles even if an artifact for this text and these options is kept.
    The rest is as for `trc.compiler.run`.
    """
    from .program import Program

    folder = cache_folder() if cache else None
    if folder is not None:
        settings.setdefault("cache_dir", folder)
    compiled = run(text, name=name, on_phase=on_phase, **settings)
    return Program(compiled.output, diagnostics=compiled.diagnostics)


def lower(text: str | bytes, *, to: str, name: str = "program", **settings: Value) -> str:
    """The program's text after a phase: `import`, `raise`, `fuse`, `plan` and so on."""
    options: dict[str, Any] = {**settings, "to": to}
    return run(text, name=name, **options).output.decode()
