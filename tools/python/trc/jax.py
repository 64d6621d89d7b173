"""`trc.jit`: a function of JAX, compiled and run by trc.

    step = trc.jit(step, donate_argnums=0)

JAX traces and prints the function, trc compiles it, and arrays go in and come out as they
lie. A donated array is updated in place, so that state stays where it is from call to call. One
of which a view is still held (`numpy.asarray` of it) is copied, so that the view does not change.

Under a transformation (`jax.grad(trc.jit(f))`, another `jit`) the function is JAX's own.
`jax_program` has what a call does with arrays.
"""

from __future__ import annotations

import functools
import inspect
import operator
import threading
import types
import warnings
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, ParamSpec, TypeVar, overload

import jax
import numpy as np

from . import compiler, errors, jax_callbacks
from .custom_calls import Function
from .jax_program import JaxProgram, Leaf, are_arrays, names_of, refuse_constants, refuse_deleted
from .program import Program
from .session import Device


class FallbackWarning(UserWarning):
    """A function runs by `jax.jit`, and why."""


_P = ParamSpec("_P")
_R = TypeVar("_R")


@overload
def jit(
    fun: Callable[_P, _R],
    *,
    donate_argnums: int | Sequence[int] | None = None,
    donate_argnames: str | Sequence[str] | None = None,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Sequence[str] | None = None,
    keep_unused: bool = False,
    inline: bool = False,
    fallback: bool = True,
    device: Device | jax.Device | None = None,
    backend: str | None = None,
    **options: Any,
) -> Jitted[_P, _R]: ...
@overload
def jit(
    fun: None = None,
    *,
    donate_argnums: int | Sequence[int] | None = None,
    donate_argnames: str | Sequence[str] | None = None,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Sequence[str] | None = None,
    keep_unused: bool = False,
    inline: bool = False,
    fallback: bool = True,
    device: Device | jax.Device | None = None,
    backend: str | None = None,
    **options: Any,
) -> Callable[[Callable[_P, _R]], Jitted[_P, _R]]: ...
def jit(
    fun: Callable | None = None,
    *,
    donate_argnums: int | Sequence[int] | None = None,
    donate_argnames: str | Sequence[str] | None = None,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Sequence[str] | None = None,
    keep_unused: bool = False,
    inline: bool = False,
    fallback: bool = True,
    device: Device | jax.Device | None = None,
    backend: str | None = None,
    **options: Any,
) -> Any:
    """Compiles a function by trc, for each combination of types and static arguments.

    Takes what `jax.jit` takes, and returns what it returns; what the function calls by
    `jax.debug.print` or `jax.pure_callback` is called. What trc refuses (complex numbers,
    several devices, a `jax.Ref`) runs by `jax.jit`, after a `FallbackWarning` that
    says why; with `fallback=False` it raises. `options` are those of `trc.compile`, such as
    `precision="bf16"`; `in_shardings`, `out_shardings` and `compiler_options` are JAX's. `device` is
    a `trc.Device`; of JAX's devices it and `backend` may say the host, which is meant without them.
    """
    device = _device_of(device, backend)
    if fun is None:
        return functools.partial(
            jit,
            donate_argnums=donate_argnums,
            donate_argnames=donate_argnames,
            static_argnums=static_argnums,
            static_argnames=static_argnames,
            keep_unused=keep_unused,
            inline=inline,
            fallback=fallback,
            device=device,
            **options,
        )
    static = _Static(fun, static_argnums, static_argnames)
    ours = jax.jit(
        fun,
        donate_argnums=donate_argnums,
        donate_argnames=donate_argnames,
        static_argnums=static_argnums,
        static_argnames=static_argnames,
        keep_unused=True,  # inputs of the program are the leaves of the arguments
        inline=inline,
        **{name: options.pop(name) for name in _OF_JAX if name in options},
    )
    return Jitted(fun, ours, static, fallback, device, options)


def _device_of(device: Any, backend: str | None) -> Device | None:
    """The device to run on; what JAX calls its first CPU is the one that is shared."""
    if backend not in (None, "cpu"):
        raise errors.InvalidArgument(f"backend: trc.jit runs on 'cpu', not {backend!r}; jax.jit has others")
    if device is None or isinstance(device, Device):
        return device
    if device == jax.devices("cpu")[0]:
        return None
    if isinstance(device, jax.Device):
        raise errors.InvalidArgument(f"device: trc.jit runs on JAX's first CPU, not on {device}; jax.jit does")
    raise errors.WrongType(f"device: expected a trc.Device, got {type(device).__name__}")


_REFUSALS = (errors.CompileError, errors.RanksDiffer, errors.Unsupported)
"""After which a function runs by `jax.jit`."""

_OF_JAX = ("in_shardings", "out_shardings", "compiler_options")
"""Options that are handed on to `jax.jit`."""


class Jitted(Generic[_P, _R]):
    """A function that `trc.jit` made."""

    def __init__(
        self,
        fun: Callable[_P, _R],
        by_jax: Any,
        static: _Static,
        fallback: bool,
        device: Device | None,
        options: dict[str, Any],
    ):
        functools.update_wrapper(self, fun)
        self._by_jax = by_jax
        self._static = static
        self._fallback = fallback
        self._device = device
        self._options = options
        self._made: dict[Hashable, JaxProgram | None] = {}  # None: by JAX
        self._seen: dict[Hashable, tuple[JaxProgram | None, list[Any]]] = {}
        self._lock = threading.RLock()

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        """In a class it is a method, as a function is."""
        return self if instance is None else types.MethodType(self, instance)

    def __deepcopy__(self, _memo: dict) -> Jitted[_P, _R]:
        """Itself, as of a function: what is compiled is shared by copies of its owner."""
        return self

    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        if _is_by_jax() or not _is_outermost():
            return self._by_jax(*args, **kwargs)
        dynamic, static = self._static.split(args, kwargs)
        leaves, tree = jax.tree_util.tree_flatten(dynamic)
        if are_arrays(leaves):
            with self._lock:
                # JAX has one object for each type of an array: its number is found sooner.
                kinds = list(map(_aval, leaves))
                key = (tree, static, _context(), tuple(map(id, kinds)))
                if (seen := self._seen.get(key)) is None:
                    seen = self._specialize(leaves, (tree, static), args, kwargs), kinds
                    if len(self._seen) > _MOST_SEEN:
                        self._seen.clear()
                    self._seen[key] = seen
                if seen[0] is not None:
                    return seen[0](leaves)
        elif not any(isinstance(leaf, jax.core.Tracer) for leaf in leaves):
            with self._lock:
                made = self._specialize(leaves, (tree, static), args, kwargs)
                if made is not None:
                    return made(leaves)
        return self._by_jax(*args, **kwargs)

    def lower(self, *args: Any, **kwargs: Any) -> Any:
        """As `jax.jit(fun).lower`."""
        return self._by_jax.lower(*args, **kwargs)

    def trace(self, *args: Any, **kwargs: Any) -> Any:
        """As `jax.jit(fun).trace`."""
        return self._by_jax.trace(*args, **kwargs)

    def eval_shape(self, *args: Any, **kwargs: Any) -> Any:
        """As `jax.jit(fun).eval_shape`."""
        return self._by_jax.eval_shape(*args, **kwargs)

    def clear_cache(self) -> None:
        """Forgets what was compiled: the next call traces the function again."""
        with self._lock:
            self._made.clear()
            self._seen.clear()
            self._by_jax.clear_cache()

    def program(self, *args: Any, **kwargs: Any) -> Program:
        """The program for these arguments, compiled with remarks. Nothing is run.

        Where a call with these arguments runs by `jax.jit`, it raises why.
        """
        leaves = jax.tree_util.tree_leaves(self._static.split(args, kwargs)[0])
        _, text, _ = self._lower(leaves, args, kwargs)
        program = self._program(text, remarks=True)
        refuse_constants(program.entries["main"], len(leaves))
        return program

    def explained(self, *args: Any, **kwargs: Any) -> Program | str:
        """As `program`, or that a call runs by `jax.jit`, and why."""
        try:
            return self.program(*args, **kwargs)
        except _REFUSALS as error:
            if not self._fallback:
                raise
            return self._runs_by_jax(error)

    def _runs_by_jax(self, error: errors.Error) -> str:
        return f"{self._name} runs by jax.jit, not by trc: {errors.brief(error)}"

    def _specialize(self, leaves, key, args, kwargs) -> JaxProgram | None:
        key = (key, _context(), tuple(map(_signature, leaves)))
        if key not in self._made:
            try:
                self._made[key] = self._compile(leaves, args, kwargs)
            except _REFUSALS as error:
                if not self._fallback:
                    raise
                self._made[key] = None
                warnings.warn(self._runs_by_jax(error), FallbackWarning, stacklevel=4)
        return self._made[key]

    def _compile(self, leaves, args, kwargs) -> JaxProgram:
        traced, text, functions = self._lower(leaves, args, kwargs)
        session = self._program(text).session(self._device, custom_calls=functions)
        return JaxProgram(session, traced, len(leaves))

    def _program(self, text: str, **more: Any) -> Program:
        return compiler.compile(text, name=self._name, **{**compiler.HERE, **self._options, **more})

    def _lower(self, leaves, args, kwargs) -> tuple[Any, str, dict[str, Function]]:
        """The trace, its text, and the functions that the text calls by name; of what a program
        of ours can have."""
        arrays = [leaf for leaf in leaves if isinstance(leaf, jax.Array)]
        for leaf in arrays:
            if leaf.is_deleted():  # by a name that the trace knows
                refuse_deleted(leaves, names_of(self._by_jax.trace(*args, **kwargs)))
            if any(d.platform != "cpu" for d in leaf.devices()):
                raise errors.Unsupported(f"an argument is on {leaf.sharding}, not on the host")
            if len(leaf.devices()) > 1:
                raise errors.Unsupported(f"an argument is on several devices, {leaf.sharding}")
        traced = self._by_jax.trace(*args, **kwargs)
        for kind in (*traced.jaxpr.in_avals, *(getattr(c, "aval", None) for c in traced.jaxpr.consts)):
            if "Ref" in type(kind).__name__:  # of which JAX has no public class in all versions
                raise errors.Unsupported("it reads or writes a jax.Ref, whose memory is JAX's")
        with warnings.catch_warnings():
            # Where no output takes a donated array over, that is no news here.
            warnings.filterwarnings("ignore", message="Some donated buffers were not usable")
            lowered = traced.lower()
            return traced, *jax_callbacks.take(lowered.as_text(debug_info=True), lowered)

    @property
    def _name(self) -> str:
        return getattr(self, "__name__", "function")


class _Static:
    """Which arguments are static, by position and by name, as `jax.jit` finds it."""

    def __init__(
        self,
        fun: Callable,
        numbers: int | Sequence[int] | None,
        names: str | Sequence[str] | None,
    ):
        self.numbers = {numbers} if isinstance(numbers, int) else set(numbers or ())
        self.names = {names} if isinstance(names, str) else set(names or ())
        try:
            parameters = list(inspect.signature(fun).parameters.values())
        except (TypeError, ValueError):
            return
        positional = [
            p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
        ]
        by_number, by_name = numbers is not None, names is not None
        self.numbers = {n % len(positional) if n < 0 else n for n in self.numbers}
        if by_number and not by_name:
            self.names = {p.name for n, p in enumerate(positional) if n in self.numbers}
        if by_name and not by_number:
            self.numbers = {n for n, p in enumerate(positional) if p.name in self.names}

    def split(self, args, kwargs) -> tuple[tuple, Hashable]:
        """The arguments to flatten, and the static ones as a key."""
        if not self.numbers and not self.names:
            return (args, kwargs), ()
        dynamic = [a for n, a in enumerate(args) if n not in self.numbers]
        # With their types: 2, 2.0 and True may be equal, and programs of them differ.
        static = tuple((n, type(a), a) for n, a in enumerate(args) if n in self.numbers)
        named = {k: v for k, v in kwargs.items() if k not in self.names}
        static += tuple((k, type(v), v) for k, v in sorted(kwargs.items()) if k in self.names)
        return (tuple(dynamic), named), static


_MOST_SEEN = 64

try:  # whether no `jit`, `grad` or `vmap` is around a call, which may have no traced argument
    from jax._src.core import trace_state_clean as _is_outermost

    assert _is_outermost()
except Exception:  # it is no public function
    _is_outermost = lambda: True  # noqa: E731


def _is_by_jax() -> bool:
    """Whether JAX is asked for what only its own programs do: it runs a function operation by
    operation, or looks for the operation that made a NaN."""
    config = jax.config
    return config.jax_disable_jit or config.jax_debug_nans or config.jax_debug_infs


_aval = operator.attrgetter("aval")


def _context() -> Hashable:
    """The settings of JAX that a trace depends on, such as `default_matmul_precision`."""
    try:
        from jax._src.config import trace_context

        return trace_context()
    except Exception:  # it is no public function of JAX
        return jax.config.jax_enable_x64


def _signature(leaf: Leaf) -> Any:
    """What a program is compiled for: shape, type, and whether the type is weak."""
    if isinstance(leaf, jax.Array):
        return leaf.aval, leaf.sharding
    if isinstance(leaf, np.ndarray):
        return leaf.shape, leaf.dtype
    return type(leaf)
