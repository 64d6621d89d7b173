"""What can go wrong, as exceptions with the text of the compiler or the runtime.

Every exception of trc is an `Error`; where Python has a class for the same idea it is
that too, so that `except MemoryError` or `except ValueError` catch what one expects.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class Error(RuntimeError):
    """Anything that trc refused or that failed while it worked."""


class InvalidArgument(Error, ValueError):
    """The caller's mistake: sizes, names, order."""


class WrongType(Error, TypeError):
    """A value of a kind that is not taken, or a use that its kind does not have."""


class NotFound(Error, KeyError):
    """No entry, port, state or file of that name."""

    def __str__(self) -> str:
        return RuntimeError.__str__(self)  # KeyError's has quotes around a text


class FileError(Error, OSError):
    """A file could not be read or written, or is not what it is taken for."""

    def __str__(self) -> str:
        return RuntimeError.__str__(self)  # OSError's is of a number and a name


class FileMissing(FileError, FileNotFoundError):
    """No file of that name, or no folder to write it to."""


class BadProgram(Error):
    """Not a `.trc` file, damaged, or inconsistent."""


class Unsupported(Error):
    """Made by a newer version, or for a processor or device that is not here."""


class OutOfMemory(Error, MemoryError):
    """The system did not give the memory."""


class Busy(Error):
    """The session, or the call, is running in another thread."""


class CheckFailed(Error):
    """A `check.*` operation of the program failed."""


class NonFinite(Error, ArithmeticError):
    """With `check_finite`: an operation made a NaN or an infinity."""


class CallFailed(Error):
    """A custom call, or a GPU's driver, failed."""


class PeerLost(Error, ConnectionError):
    """Another rank failed, ended or is silent."""


class RanksDiffer(Error):
    """Ranks have another number of ranks, program or kind of device."""


class Forked(Error):
    """The process was forked: threads and sessions stayed with the parent."""


class MissingLibrary(Error, ImportError):
    """A shared library of trc is not where it was looked for."""


@dataclass(frozen=True)
class Diagnostic:
    """One message of the compiler about a program."""

    severity: str
    """`error`, `warning`, `remark`, or `note`, which belongs to the one before."""
    message: str
    file: str
    """The place in the program, or in what it was printed from; "" where none."""
    line: int
    column: int
    shown: str
    """As a person reads it, with the line of the program; "" for a note."""

    def __str__(self) -> str:
        return self.shown.rstrip() or f"{self.severity}: {self.message}"


class CompileError(Error):
    """The compiler refused a program; `diagnostics` has every message."""

    def __init__(self, diagnostics: Sequence[Diagnostic]):
        self.diagnostics = tuple(diagnostics)
        errors = [d for d in self.diagnostics if d.severity == "error"]
        super().__init__("\n".join(str(d) for d in errors) or "the program was refused")


def brief(error: Error) -> str:
    """An error in one line; of a refused program the first message and its place."""
    if not isinstance(error, CompileError):
        return str(error)
    found = [d for d in error.diagnostics if d.severity == "error"]
    first = found[0]
    place = f"{first.file}:{first.line}: " if first.line else ""
    return place + first.message + (f" (and {len(found) - 1} more)" if len(found) > 1 else "")


class CompileCancelled(Error):
    """A compile was ended by its caller."""


# By the number of `trc_status`.
_BY_STATUS: dict[int, type[Error]] = {
    1: InvalidArgument,
    2: NotFound,
    3: FileError,
    4: BadProgram,
    5: Unsupported,
    6: OutOfMemory,
    7: Busy,
    8: CheckFailed,
    9: NonFinite,
    10: CallFailed,
    12: PeerLost,
    13: RanksDiffer,
}


def of_status(status: int, text: str) -> Error:
    """The exception for a failed function of the runtime."""
    return _BY_STATUS.get(status, Error)(text)
