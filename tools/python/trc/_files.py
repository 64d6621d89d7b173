"""Files that users name: what fails says which one, and what to do."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

from . import errors


def path_of(path: str | os.PathLike) -> str:
    """The path as text."""
    try:
        return os.fsdecode(path)
    except TypeError:
        raise errors.WrongType(f"expected a path, got {type(path).__name__}") from None


@contextlib.contextmanager
def reading(path: str, made_by: str) -> Iterator[None]:
    """Around what reads the file, which `made_by` would write."""
    try:
        yield
    except FileNotFoundError as error:
        raise _failure(error, f"there is no file {path}: {made_by} writes one") from error
    except OSError as error:
        raise _failure(error, f"cannot read {path}: {error.strerror or error}") from error


@contextlib.contextmanager
def writing(path: str) -> Iterator[None]:
    """Around what writes the file."""
    try:
        yield
    except FileNotFoundError as error:
        folder = os.path.dirname(path) or "."
        raise _failure(error, f"cannot write {path}: make the folder {folder} first") from error
    except OSError as error:
        raise _failure(error, f"cannot write {path}: {error.strerror or error}") from error


def _failure(error: OSError, text: str) -> errors.FileError:
    is_missing = isinstance(error, FileNotFoundError)
    failure = (errors.FileMissing if is_missing else errors.FileError)(text)
    failure.errno = error.errno
    return failure
