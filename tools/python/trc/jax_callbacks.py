"""Calls of Python in a function that `trc.jit` compiles: `jax.debug.print`, `jax.pure_callback`.

JAX prints each as a custom call with a number, and keeps the functions of the numbers beside
the text. Here the calls get a name that trc's compiler hands on, and the session a function of
that name, which calls JAX's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .custom_calls import Function

TARGET = "trc.python"

_CALL = re.compile(
    r"(?P<head>stablehlo\.custom_call @)xla_ffi(?:_partitioned)?_python_cpu_callback"
    r"(?P<rest>\(.*?\) \{.*?index = (?P<index>\d+) : ui64.*\} : \((?P<token>!stablehlo\.token)?)"
)


def take(text: str, lowered: Any) -> tuple[str, dict[str, Function]]:
    """The text that calls `trc.python` in place of JAX's name, and the function for it.

    Without such calls, or where JAX does not tell its functions, the text as it is.
    """
    try:
        functions = lowered._lowering.compile_args["host_callbacks"]
    except (AttributeError, KeyError, TypeError):  # they are no public part of JAX
        return text, {}
    if not functions:
        return text, {}
    takes_token: dict[int, bool] = {}

    def rename(found: re.Match[str]) -> str:
        takes_token[int(found["index"])] = bool(found["token"])
        return f"{found['head']}{TARGET}{found['rest']}"

    text = _CALL.sub(rename, text)
    return text, {TARGET: _caller(functions, takes_token)}


def _caller(functions: list[Callable], takes_token: dict[int, bool]) -> Function:
    def call(inputs: list, attributes: dict) -> tuple:
        (index,) = attributes["index"]
        if takes_token[index]:  # which says that calls come in order: here all do
            return functions[index](None, *inputs)[1:]
        return functions[index](*inputs)

    return call
