"""`trc.jit`: a function of JAX, compiled and run by trc.

    step = trc.jit(step, donate_argnums=0)

JAX traces and prints the function, trc compiles it, and arrays go in and come out as they
lie. A donated array that came out of trc is updated in place, so that state stays where it
is from call to call; one that did not is copied once. A donated array of which a view is
still held (`numpy.asarray` of it) is copied, too, so that the view does not change.

Under a transformation (`jax.grad(trc.jit(f))`, another `jit`) the function is JAX's own.
"""

from __future__ import annotations

import collections
import functools
import inspect
import operator
import struct
import sys
import threading
import warnings
import weakref
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import jax
import numpy as np

from . import compiler, errors, jax_callbacks, tensors
from .custom_calls import Function
from .program import Program
from .session import Device, Session

Leaf = Any
"""A leaf of a pytree: an array of JAX or NumPy, a key, a number."""


class FallbackWarning(UserWarning):
    """A function runs by `jax.jit`, and why."""


def jit(
    fun: Callable | None = None,
    *,
    donate_argnums: int | Sequence[int] | None = None,
    donate_argnames: str | Sequence[str] | None = None,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Sequence[str] | None = None,
    fallback: bool = True,
    device: Device | None = None,
    **options: Any,
) -> Any:
    """Compiles a function by trc, for each combination of types and static arguments.

    Takes what `jax.jit` takes, and returns what it returns; what the function calls by
    `jax.debug.print` or `jax.pure_callback` is called. What trc refuses (complex numbers,
    several devices) runs by `jax.jit`, after a `FallbackWarning` that
    says why; with `fallback=False` it raises. `options` are those of `trc.compile`, such as
    `precision="bf16"`.
    """
    if fun is None:
        return functools.partial(
            jit,
            donate_argnums=donate_argnums,
            donate_argnames=donate_argnames,
            static_argnums=static_argnums,
            static_argnames=static_argnames,
            fallback=fallback,
            device=device,
            **options,
        )
    global _donating
    _donating |= donate_argnums is not None or donate_argnames is not None
    static = _Static(fun, static_argnums, static_argnames)
    ours = jax.jit(
        fun,
        donate_argnums=donate_argnums,
        donate_argnames=donate_argnames,
        static_argnums=static_argnums,
        static_argnames=static_argnames,
        keep_unused=True,  # inputs of the program are the leaves of the arguments
    )
    return Jitted(fun, ours, static, fallback, device, options)


class Jitted:
    """A function that `trc.jit` made."""

    def __init__(
        self,
        fun: Callable,
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
        self._made: dict[Hashable, _Specialization | None] = {}  # None: by JAX
        self._seen: dict[Hashable, tuple[_Specialization | None, list[Any]]] = {}
        self._lock = threading.RLock()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        dynamic, static = self._static.split(args, kwargs)
        leaves, tree = jax.tree_util.tree_flatten(dynamic)
        if _are_arrays(leaves):
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

    def program(self, *args: Any, **kwargs: Any) -> Program:
        """The program for these arguments, compiled with remarks. Nothing is run."""
        _, text, _ = self._lower(args, kwargs)
        options = {**self._options, "remarks": True}
        return compiler.compile(text, name=self._name, **options)

    def _specialize(self, leaves, key, args, kwargs) -> _Specialization | None:
        key = (key, _context(), tuple(map(_signature, leaves)))
        if key not in self._made:
            try:
                self._made[key] = self._compile(leaves, args, kwargs)
            except (errors.CompileError, errors.Unsupported) as error:
                if not self._fallback:
                    raise
                self._made[key] = None
                text = f"{self._name} runs by jax.jit, not by trc: {errors.brief(error)}"
                warnings.warn(text, FallbackWarning, stacklevel=4)
        return self._made[key]

    def _compile(self, leaves, args, kwargs) -> _Specialization:
        for leaf in leaves:
            if isinstance(leaf, jax.Array) and any(d.platform != "cpu" for d in leaf.devices()):
                raise errors.Unsupported(f"an argument is on {leaf.sharding}, not on the host")
        traced, text, functions = self._lower(args, kwargs)
        program = compiler.compile(text, name=self._name, **self._options)
        session = program.session(self._device, custom_calls=functions)
        return _Specialization(session, traced, len(leaves))

    def _lower(self, args, kwargs) -> tuple[Any, str, dict[str, Function]]:
        """The trace, its text, and the functions that the text calls by name."""
        traced = self._by_jax.trace(*args, **kwargs)
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


class _Specialization:
    """One program with its ports: arrays of JAX in, arrays of JAX out."""

    def __init__(self, session: Session, traced: Any, leaf_count: int):
        self._call = session.call(next(iter(session.program.entries)))
        inputs = self._call.entry.inputs
        if len(inputs) != leaf_count:
            raise errors.Unsupported(
                f"the program has {len(inputs)} inputs for {leaf_count} arrays: constants that "
                "JAX hands in as arguments are not supported"
            )
        self._dtypes = [port.dtype for port in inputs]
        self._aliased = {i for i, port in enumerate(inputs) if port.alias >= 0}
        donated = jax.tree_util.tree_leaves(
            traced.args_info if hasattr(traced, "args_info") else traced.lower().args_info,
            is_leaf=lambda node: hasattr(node, "donated"),
        )
        self._donated = [i for i, info in enumerate(donated) if info.donated]
        infos, self._tree = jax.tree_util.tree_flatten(traced.out_info)
        kinds = traced.jaxpr.out_avals
        self._finish = [
            (j, finish)
            for j, (info, kind) in enumerate(zip(infos, kinds))
            if (finish := _finish(info.dtype, kind.weak_type))
        ]
        is_key = any(jax.dtypes.issubdtype(kind.dtype, jax.dtypes.prng_key) for kind in kinds)
        self._kinds = None if is_key else kinds
        # Whether programs read JAX's memory: not that of keys, nor of what it packs into bytes.
        self._as_they_lie = not any(
            jax.dtypes.issubdtype(a.dtype, jax.dtypes.prng_key)
            for a in traced.jaxpr.in_avals
        ) and tensors.NARROW.isdisjoint(self._dtypes)
        self._ports = list(enumerate(self._call.entry.outputs))
        self._write = struct.Struct(f"{len(inputs)}N").pack_into

    def __call__(self, leaves: list[Leaf]) -> Any:
        if self._as_they_lie and _are_arrays(leaves):
            arrays = list(map(_ready, leaves))
            addresses = list(map(_pointer, arrays))
        else:
            arrays = [_plain(leaf, dtype) for leaf, dtype in zip(leaves, self._dtypes)]
            addresses = [_address(array) for array in arrays]
        held = {}
        if self._donated or functools.reduce(operator.or_, addresses, 0) % tensors.ALIGNMENT:
            held = self._donate(leaves, arrays, addresses)
        call = self._call
        self._write(call.inputs, 0, *addresses)
        made = call.small.make(call.outputs)
        for j, port in self._ports:
            if port.alias >= 0:
                made[j] = held[port.alias]
            elif j not in made:
                made[j] = array = tensors.empty(port.shape, port.dtype)
                call.outputs[j] = tensors.address(array)
        call.bind_addresses()
        call.run()
        if self._kinds is not None and not _donating and _put is not None:
            results = [_put(kind, _WHERE, [made[j]], _HOSTS, False) for j, kind in enumerate(self._kinds)]
        else:
            results = [_export(made[j]) for j, _ in self._ports]
            for j, finish in self._finish:
                results[j] = finish(results[j])
        return jax.tree_util.tree_unflatten(self._tree, results)

    def _donate(self, leaves, arrays, addresses) -> dict[int, tensors.Array]:
        """Takes donated arrays from their owners; memory by input, for outputs to take over."""
        places = addresses
        if not self._as_they_lie:  # of narrow integers what was extended is new memory
            places = [
                id(leaf) if dtype in tensors.NARROW else address
                for leaf, dtype, address in zip(leaves, self._dtypes, addresses)
            ]
        if self._donated and len(set(places)) != len(places):
            times = collections.Counter(places)
            if any(times[places[i]] > 1 and arrays[i].size for i in self._donated):
                raise errors.InvalidArgument("an array is donated and given as another argument")
        held = {}
        for i in range(len(arrays)):
            if i not in self._aliased:
                if addresses[i] % tensors.ALIGNMENT:
                    held[i] = _copy(np.asarray(arrays[i]))
                    addresses[i] = tensors.address(held[i])
                continue
            # A view of NumPy of such memory has no owner to take it from.
            memory = _ours.get(addresses[i]) if isinstance(leaves[i], jax.Array) else None
            if memory is None:
                memory = _copy(np.asarray(arrays[i]))
            else:
                arrays[i] = None
                leaves[i].delete()
                # Held here, by the argument of getrefcount, and by nobody else.
                if sys.getrefcount(memory) > 2:
                    memory = _copy(memory)
            held[i] = memory
            addresses[i] = tensors.address(memory)
        for i in self._donated:
            # One that no output takes over is the caller's still.
            if i in self._aliased and isinstance(leaves[i], jax.Array):
                leaves[i].delete()
        return held


_ours: weakref.WeakValueDictionary[int, tensors.Array] = weakref.WeakValueDictionary()
"""Memory that came out of trc and that an array of JAX holds, by its address. Kept from when
the first function that donates is made."""

_donating = False

_MOST_SEEN = 64

_Array = type(jax.numpy.zeros(()))
_ready, _pointer = _Array.block_until_ready, _Array.unsafe_buffer_pointer
_aval = operator.attrgetter("aval")


def _are_arrays(leaves: list[Leaf]) -> bool:
    """Whether all are arrays of JAX, on the one device that there is."""
    return _is_alone() and all(type(leaf) is _Array for leaf in leaves)


@functools.cache
def _is_alone() -> bool:
    return jax.device_count() == 1 and jax.devices()[0].platform == "cpu"


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


def _plain(leaf: Leaf, dtype: np.dtype) -> Any:
    """A leaf as an array of JAX or NumPy of the port's type, done being computed."""
    if isinstance(leaf, jax.Array):
        if jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.prng_key):
            leaf = jax.random.key_data(leaf)
        if dtype not in tensors.NARROW:
            return leaf.block_until_ready()
    return tensors.extended(np.ascontiguousarray(leaf, dtype).reshape(np.shape(leaf)))


def _address(array: Any) -> int:
    return (
        tensors.address(array) if isinstance(array, np.ndarray) else array.unsafe_buffer_pointer()
    )


def _copy(array: tensors.Array) -> tensors.Array:
    copy = tensors.empty(array.shape, array.dtype)
    copy[...] = array
    return copy


def _export(array: tensors.Array) -> jax.Array:
    """An array of JAX over the same memory."""
    if _donating and array.size:
        _ours[tensors.address(array)] = array
    if array.dtype.kind in "fiu" and array.dtype.isbuiltin == 1:
        return _from_capsule(array)
    return jax.device_put(array)  # DLPack has not the type; aligned memory is shared too


def _from_capsule(array: tensors.Array) -> jax.Array:
    """`jax.dlpack.from_dlpack` without its checks, which take five times as long."""
    if _dlpack_to_buffer is None:
        return jax.dlpack.from_dlpack(array)
    return _dlpack_to_buffer(array.__dlpack__(), _HOST, None)


_HOST = jax.devices("cpu")[0]
_HOSTS, _WHERE = [_HOST], jax.sharding.SingleDeviceSharding(_HOST)

try:
    from jaxlib._jax import dlpack_managed_tensor_to_buffer as _dlpack_to_buffer

    _dlpack_to_buffer(np.zeros(1).__dlpack__(), _HOST, None)
except Exception:  # it is no public function of jaxlib
    _dlpack_to_buffer = None


def _find_put() -> Callable | None:
    """What makes an array over memory of NumPy in half the time. It lets go of the memory some
    time after the array is deleted, so it is not for what is donated later."""
    try:
        from jaxlib._jax import batched_device_put

        array = tensors.empty((), np.dtype(np.float32))
        made = batched_device_put(jax.numpy.zeros(()).aval, _WHERE, [array], _HOSTS, False)
        return batched_device_put if made.unsafe_buffer_pointer() == tensors.address(array) else None
    except Exception:  # nor is it
        return None


_put = _find_put()


def _finish(dtype: Any, weak: bool) -> Callable[[jax.Array], jax.Array] | None:
    """What is left to be done to an output: a key, or a weak type."""
    if jax.dtypes.issubdtype(dtype, jax.dtypes.prng_key):
        kind = dtype._impl.name
        return functools.partial(jax.random.wrap_key_data, impl=kind)
    if weak:
        # What jax.lax has no public function for.
        from jax._src.lax.lax import _convert_element_type

        return lambda array: _convert_element_type(array, weak_type=True)
    return None
