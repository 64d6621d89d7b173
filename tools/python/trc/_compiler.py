"""`trc-c/compiler.h` for ctypes; what users call is in `trc.compiler`."""

from __future__ import annotations

import ctypes
import functools
from ctypes import POINTER, Structure, c_char_p, c_int, c_size_t, c_uint32, c_void_p

from . import _library

PhaseFunction = ctypes.CFUNCTYPE(None, c_void_p, c_char_p)


class Option(Structure):
    _fields_ = [("name", c_char_p), ("value", c_char_p)]


class Request(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("text", c_char_p),
        ("text_size", c_size_t),
        ("name", c_char_p),
        ("options", POINTER(Option)),
        ("option_count", c_size_t),
        ("cancellation", c_void_p),
        ("on_phase", PhaseFunction),
        ("context", c_void_p),
    ]


class DiagnosticInfo(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("severity", c_int),
        ("message", c_char_p),
        ("file", c_char_p),
        ("line", c_uint32),
        ("column", c_uint32),
        ("shown", c_char_p),
    ]


_FUNCTIONS: dict[str, tuple] = {
    "trc_compile_option_name": (c_char_p, c_size_t),
    "trc_compile_option_help": (c_char_p, c_size_t),
    "trc_compiler_version": (c_char_p,),
    "trc_cancellation_create": (c_void_p,),
    "trc_cancellation_cancel": (None, c_void_p),
    "trc_cancellation_destroy": (None, c_void_p),
    "trc_compile": (c_int, POINTER(Request), POINTER(c_void_p)),
    "trc_compiled_destroy": (None, c_void_p),
    "trc_compiled_output": (c_void_p, c_void_p, POINTER(c_size_t)),
    "trc_compiled_report": (c_char_p, c_void_p),
    "trc_compiled_timing": (c_char_p, c_void_p),
    "trc_compiled_diagnostic_count": (c_size_t, c_void_p),
    "trc_compiled_diagnostic": (c_int, c_void_p, c_size_t, POINTER(DiagnosticInfo)),
}


@functools.cache
def library() -> ctypes.CDLL:
    """libtrc_compiler.so, loaded when it is first asked for."""
    return _library.declare(_library.load("trc_compiler"), _FUNCTIONS)
