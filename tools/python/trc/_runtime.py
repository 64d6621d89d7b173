"""`trc/runtime.h` for ctypes: structs, functions, and failures as exceptions.

Each struct has the fields of the C struct of its name, in its order. ctypes releases
the interpreter's lock during every call.
"""

from __future__ import annotations

import ctypes
import functools
import os
import threading
from collections.abc import Callable
from ctypes import POINTER, Structure, c_char_p, c_int, c_int32, c_int64, c_size_t, c_void_p
from ctypes import c_uint32, c_uint64
from typing import Any

from . import _library, errors


class DeviceOptions(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("name", c_char_p),
        ("threads", c_int32),
        ("pinning", c_int),
        ("cores", POINTER(c_int32)),
        ("core_count", c_size_t),
        ("isa", c_char_p),
    ]


class DeviceInfo(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("isa", c_char_p),
        ("threads", c_int32),
        ("pinned", c_int32),
        ("cores", POINTER(c_int32)),
        ("description", c_char_p),
        ("gpu", c_int32),
    ]


class ProgramInfo(Structure):
    _fields_ = [
        ("compiler_version", c_char_p),
        ("target", c_char_p),
        ("report", c_char_p),
        ("schema_version", c_uint32),
        ("entry_count", c_size_t),
        ("state_count", c_size_t),
        ("kernel_count", c_size_t),
        ("constant_bytes", c_size_t),
        ("code_bytes", c_size_t),
        ("state_bytes", c_size_t),
    ]


class EntryInfo(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("input_count", c_size_t),
        ("output_count", c_size_t),
        ("command_count", c_size_t),
        ("arena_bytes", c_size_t),
        ("peak_live_bytes", c_size_t),
    ]


class PortInfo(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("element", c_int),
        ("rank", c_int32),
        ("shape", POINTER(c_int64)),
        ("bytes", c_size_t),
        ("state", c_int64),
        ("alias", c_int64),
        ("role", c_int),
        ("parameter", c_char_p),
    ]


class SessionOptions(Structure):
    _fields_ = [("size", c_size_t), ("profile", c_int32), ("check_finite", c_int32)]


class MemoryInfo(Structure):
    _fields_ = [
        ("state_bytes", c_size_t),
        ("arena_bytes", c_size_t),
        ("constant_bytes", c_size_t),
        ("code_bytes", c_size_t),
        ("port_bytes", c_size_t),
        ("device_bytes", c_size_t),
        ("device_peak_bytes", c_size_t),
    ]


class ProfileRecord(Structure):
    _fields_ = [
        ("kernel", c_char_p),
        ("op", c_char_p),
        ("scope", c_char_p),
        ("file", c_char_p),
        ("line", c_uint32),
        ("column", c_uint32),
        ("runs", c_uint64),
        ("nanoseconds", c_uint64),
        ("bytes", c_uint64),
        ("flops", c_uint64),
        ("note", c_char_p),
    ]


class TensorReader(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("data", c_void_p),
        ("rank", c_void_p),
        ("shape", c_void_p),
        ("strides", c_void_p),
        ("element", c_void_p),
    ]


DoneFunction = ctypes.CFUNCTYPE(None, c_void_p, c_void_p, c_int)

_STATUS = c_int
_OUT = POINTER(c_void_p)
_ADDRESSES = POINTER(c_void_p)

_FUNCTIONS: dict[str, tuple] = {
    "trc_last_error": (c_char_p,),
    "trc_version": (c_char_p,),
    "trc_role_name": (c_char_p, c_int),
    "trc_device_create": (_STATUS, POINTER(DeviceOptions), _OUT),
    "trc_device_destroy": (None, c_void_p),
    "trc_device_register_custom_call": (_STATUS, c_void_p, c_char_p, c_void_p, c_void_p),
    "trc_device_wait_for_stream": (_STATUS, c_void_p, c_void_p),
    "trc_device_make_stream_wait": (_STATUS, c_void_p, c_void_p),
    "trc_device_get_info": (_STATUS, c_void_p, POINTER(DeviceInfo), c_size_t),
    "trc_program_load_file": (_STATUS, c_char_p, _OUT),
    "trc_program_load_memory": (_STATUS, c_char_p, c_size_t, _OUT),
    "trc_program_destroy": (None, c_void_p),
    "trc_program_get_info": (_STATUS, c_void_p, POINTER(ProgramInfo), c_size_t),
    "trc_program_get_entry": (_STATUS, c_void_p, c_size_t, POINTER(EntryInfo), c_size_t),
    "trc_program_get_input": (_STATUS, c_void_p, c_size_t, c_size_t, POINTER(PortInfo), c_size_t),
    "trc_program_get_output": (_STATUS, c_void_p, c_size_t, c_size_t, POINTER(PortInfo), c_size_t),
    "trc_program_get_state": (_STATUS, c_void_p, c_size_t, POINTER(PortInfo), c_size_t),
    "trc_buffer_wrap": (_STATUS, c_void_p, c_void_p, c_size_t, _OUT),
    "trc_buffer_destroy": (None, c_void_p),
    "trc_session_create": (_STATUS, c_void_p, c_void_p, POINTER(SessionOptions), _OUT),
    "trc_session_destroy": (None, c_void_p),
    "trc_session_get_memory": (_STATUS, c_void_p, POINTER(MemoryInfo), c_size_t),
    "trc_session_read_state": (_STATUS, c_void_p, c_size_t, c_void_p, c_size_t),
    "trc_session_write_state": (_STATUS, c_void_p, c_size_t, c_void_p, c_size_t),
    "trc_session_bind_state": (_STATUS, c_void_p, c_size_t, c_void_p),
    "trc_call_create": (_STATUS, c_void_p, c_char_p, _OUT),
    "trc_call_destroy": (None, c_void_p),
    "trc_call_bind_input": (_STATUS, c_void_p, c_size_t, c_void_p),
    "trc_call_bind_memory": (_STATUS, c_void_p, _ADDRESSES, c_size_t, _ADDRESSES, c_size_t),
    "trc_call_bind_input": (_STATUS, c_void_p, c_size_t, c_void_p),
    "trc_call_bind_output": (_STATUS, c_void_p, c_size_t, c_void_p),
    "trc_call_write_input": (_STATUS, c_void_p, c_size_t, c_void_p, c_size_t),
    "trc_call_read_output": (_STATUS, c_void_p, c_size_t, c_void_p, c_size_t),
    "trc_call_run": (_STATUS, c_void_p),
    "trc_call_wait": (_STATUS, c_void_p),
    "trc_call_error": (c_char_p, c_void_p),
    "trc_call_profile_count": (c_size_t, c_void_p),
    "trc_call_get_profile": (_STATUS, c_void_p, c_size_t, POINTER(ProfileRecord), c_size_t),
    "trc_call_reset_profile": (None, c_void_p),
    "trc_queue_create": (_STATUS, _OUT),
    "trc_queue_destroy": (None, c_void_p),
    "trc_call_run_async": (_STATUS, c_void_p, c_void_p, DoneFunction, c_void_p),
    "trc_queue_wait": (_STATUS, c_void_p),
    "trc_tensor_list_create": (_STATUS, POINTER(TensorReader), _ADDRESSES, c_size_t, _OUT),
    "trc_tensor_list_destroy": (None, c_void_p),
    "trc_tensor_list_find_changed": (_STATUS, c_void_p, POINTER(c_size_t)),
}


@functools.cache
def library() -> ctypes.CDLL:
    """libtrc_runtime.so, loaded when it is first asked for."""
    return _library.declare(_library.load("trc_runtime"), _FUNCTIONS)


def under_lock(name: str) -> Callable[..., Any]:
    """A function that is called without releasing the interpreter's lock: it looks at what the
    lock protects, or is done sooner than the lock is back."""
    function = ctypes.PYFUNCTYPE(*_FUNCTIONS[name])((name, library()))
    return function


def check(status: int) -> None:
    """Raises what a function of the runtime failed with."""
    if status:
        raise errors.of_status(status, text(library().trc_last_error()))


def text(value: bytes | None) -> str:
    return value.decode("utf-8", "replace") if value else ""


_forks = 0


def _count_fork() -> None:
    global _forks
    _forks += 1


os.register_at_fork(after_in_child=_count_fork)


class Unique:
    """What holds a C object, and is refused where it is copied or pickled: both would destroy it."""

    _instead = ""
    """What to do, in an error."""

    def __reduce_ex__(self, _protocol: Any) -> Any:
        instead = self._instead and f": {self._instead}"
        raise errors.WrongType(f"a trc.{type(self).__name__} cannot be copied or pickled{instead}")


class Handle(Unique):
    """A C object that is destroyed with its Python object, or by `close`.

    Functions that may be running while another thread closes it are called in `with handle as
    pointer`; the last of them destroys it then.
    """

    def __init__(self, kind: str, pointer: int):
        self._kind = kind
        self._pointer: int | None = pointer
        self._closed: int | None = None  # the same, while it is closed and not destroyed
        self._users = 0
        self._lock = threading.Lock()  # of these three
        self._born = _forks

    @property
    def pointer(self) -> int:
        """The C object; refused once it is closed, and in a child of a fork."""
        if self._pointer is None:
            raise errors.InvalidArgument(f"the {self._kind} is closed")
        if not self.is_of_this_process:
            raise errors.Forked(
                f"the {self._kind} was made before the process was forked, and its threads "
                "stayed with the parent: make it anew in the child"
            )
        return self._pointer

    @property
    def is_open(self) -> bool:
        return self._pointer is not None

    @property
    def is_of_this_process(self) -> bool:
        return self._born == _forks

    def __enter__(self) -> int:
        self.pointer  # in a child of a fork nobody may be there to give the lock back
        with self._lock:
            pointer = self.pointer
            self._users += 1
        return pointer

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._users -= 1
        self._destroy_unless_used()

    def close(self) -> None:
        """Destroys the C object; doing it twice is harmless."""
        # In a child of a fork its threads are gone, and waiting for them would not end.
        if not self.is_of_this_process:
            self._pointer = None
            return
        with self._lock:
            if self._pointer is not None:
                self._pointer, self._closed = None, self._pointer
        self._destroy_unless_used()

    def _destroy_unless_used(self) -> None:
        with self._lock:
            if self._users:
                return
            pointer, self._closed = self._closed, None
        if pointer is not None:
            getattr(library(), f"trc_{self._kind}_destroy")(pointer)

    def __del__(self) -> None:
        try:
            self.close()
        except Exception:  # the interpreter may be half gone
            pass


def create(kind: str, function: str, *arguments) -> Handle:
    """Calls a function that makes an object, whose pointer is its last argument."""
    made = c_void_p()
    check(getattr(library(), function)(*arguments, ctypes.byref(made)))
    assert made.value is not None
    return Handle(kind, made.value)


def fill(function: str, struct: type[Structure], *arguments):
    """Calls a function that fills in a struct, which it takes with its size."""
    info = struct()
    check(getattr(library(), function)(*arguments, ctypes.byref(info), ctypes.sizeof(info)))
    return info
