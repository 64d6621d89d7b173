"""Finds and loads the two shared libraries.

They are looked for in three places: the folder that `TRC_LIBRARY_PATH` names; `lib` in
the installed package; and, where the package lies in a clone of trc, the clone's
`build/release/lib`.
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from .errors import MissingLibrary

_PACKAGE = Path(__file__).resolve().parent


def _folders() -> list[Path]:
    named = os.environ.get("TRC_LIBRARY_PATH")
    if named:
        return [Path(named)]
    folders = [_PACKAGE / "lib"]
    project = _PACKAGE.parent
    if (project / "pyproject.toml").exists():
        folders.append(project.parents[1] / "build" / "release" / "lib")
    return folders


def places(name: str) -> list[Path]:
    """Where `lib<name>.so` may be; a wheel has it under the name that other libraries ask for."""
    return [folder / f"lib{name}.so{end}" for folder in _folders() for end in ("", ".0")]


def load(name: str) -> ctypes.CDLL:
    """Loads `lib<name>.so`; raises `MissingLibrary` with the folders it looked in."""
    for path in places(name):
        if path.exists():
            try:
                return ctypes.CDLL(str(path))
            except OSError as error:
                raise MissingLibrary(f"{path} cannot be loaded: {error}") from error
    folders = ", ".join(map(str, _folders()))
    is_alone = name == "trc_compiler" and any(path.exists() for path in places("trc_runtime"))
    what = ", which has the runtime alone (TRC_COMPILER=OFF), with its compiler" if is_alone else ""
    raise MissingLibrary(
        f"lib{name}.so is not in {folders}; build it (make build), install the package{what} "
        "(pip install ./tools/python), or name its folder in TRC_LIBRARY_PATH"
    )


def declare(library: ctypes.CDLL, functions: dict[str, tuple]) -> ctypes.CDLL:
    """Gives functions their types: by name the result, then the arguments."""
    for name, (result, *arguments) in functions.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library
