"""One program of `trc.jit`: arrays of JAX go in and come out as they lie.

Results are arrays of JAX before the program runs, which then writes them. Those that take over a
donated array have its memory, by JAX's own donation (a copy where somebody still has a view of
it); small ones are new. One compiled function of JAX makes all of these, for an array that is
made from Python takes microseconds. Large ones have memory of ours, since JAX would fill it first.
"""

from __future__ import annotations

import collections
import functools
import operator
import struct
from collections.abc import Callable, Sequence
from typing import Any

import jax
import numpy as np

from . import errors, tensors
from .program import Entry, Port
from .session import Session

Leaf = Any
"""A leaf of a pytree: an array of JAX or NumPy, a key, a number."""


class JaxProgram:
    """A program with its ports, for one thread at a time."""

    def __init__(self, session: Session, traced: Any, leaf_count: int):
        self._call = session.call("main")
        inputs, outputs = self._call.entry.inputs, self._call.entry.outputs
        refuse_constants(self._call.entry, leaf_count)
        self._dtypes = [port.dtype for port in inputs]
        self._names = names_of(traced)
        donated = jax.tree_util.tree_leaves(
            traced.args_info if hasattr(traced, "args_info") else traced.lower().args_info,
            is_leaf=lambda node: hasattr(node, "donated"),
        )
        self._donated = [i for i, info in enumerate(donated) if info.donated]
        self._kinds = traced.jaxpr.out_avals
        self._tree = jax.tree_util.tree_structure(traced.out_info)
        # Gradients of integers, which hold nothing; the program has booleans for them.
        self._nothings = [(j, _nothing(k.shape)) for j, k in enumerate(self._kinds) if _is_nothing(k)]
        self._keys = [(j, k.dtype) for j, k in enumerate(self._kinds) if _is_key(k)]
        # Whether all inputs can be arrays whose memory is as the program reads it.
        self._as_they_lie = tensors.NARROW.isdisjoint(self._dtypes) and not any(
            map(_is_key, traced.jaxpr.in_avals)
        )
        of_jax = [j for j, port in enumerate(outputs) if port.dtype not in tensors.NARROW]
        taking = [j for j in of_jax if outputs[j].alias >= 0]
        small = [j for j in of_jax if outputs[j].alias < 0 and outputs[j].nbytes <= _SMALL]
        self._apart = [j for j in range(len(outputs)) if j not in {*taking, *small}]
        made = taking + small
        self._make = _maker([(outputs[j], self._kinds[j].weak_type) for j in made], len(taking))
        self._taken = [outputs[j].alias for j in taking]  # inputs, as `_make` has them
        self._only_read = [i for i in self._donated if i not in set(self._taken)]
        place = {j: k for k, j in enumerate(made + self._apart)}
        self._order = [place[j] for j in range(len(outputs))]
        # An output that takes over an input's memory stays with that input, by no address.
        self._bound = [k if outputs[j].alias < 0 else -1 for j, k in enumerate(self._order)]
        self._write_inputs = struct.Struct(f"{len(inputs)}N").pack_into
        self._write_outputs = struct.Struct(f"{len(outputs)}N").pack_into

    def __call__(self, leaves: list[Leaf]) -> Any:
        if self._call.session.device.is_gpu:
            return self._copied(leaves)
        spent = self._only_read  # by then JAX has deleted the others
        try:
            if self._as_they_lie and are_arrays(leaves):
                arrays = list(map(_ready, leaves))
                addresses = list(map(_pointer, arrays))
            else:
                spent, arrays = self._donated, list(map(_plain, leaves, self._dtypes))
                for i in self._taken:
                    if isinstance(arrays[i], np.ndarray):
                        arrays[i] = jax.device_put(arrays[i], _HOST)
                addresses = list(map(_address, arrays))
        except RuntimeError:
            refuse_deleted(leaves, self._names)
            raise
        if self._donated:
            self._check_donated(leaves, arrays, addresses)
        made = self._make([arrays[i] for i in self._taken]) if self._make else []
        if made:
            made[-1].block_until_ready()  # with all others
        places = list(map(_pointer, made))
        for i, taken in zip(self._taken, places):
            addresses[i] = taken
        held = _align(arrays, addresses)
        for j in self._apart:
            port = self._call.entry.outputs[j]
            memory = held[port.alias] if port.alias >= 0 else tensors.empty(port.shape, port.dtype)
            made.append(memory)
            places.append(tensors.address(memory))
        places.append(0)
        self._write_inputs(self._call.inputs, 0, *addresses)
        self._write_outputs(self._call.outputs, 0, *[places[k] for k in self._bound])
        self._call.bind_addresses()
        self._call.run()
        for i in spent:
            if isinstance(leaves[i], jax.Array):
                leaves[i].delete()
        results = [made[k] for k in self._order]
        for j in self._apart:
            results[j] = _export(results[j], self._kinds[j])
        return self._tree_of(results)

    def _copied(self, leaves: list[Leaf]) -> Any:
        """On a GPU, whose memory is not that of JAX's arrays."""
        try:
            arrays = list(map(_plain, leaves, self._dtypes))
        except RuntimeError:
            refuse_deleted(leaves, self._names)
            raise
        made = self._call(*map(np.asarray, arrays)).values()
        for i in self._donated:
            if isinstance(leaves[i], jax.Array):
                leaves[i].delete()
        return self._tree_of(list(map(_export, made, self._kinds)))

    def _tree_of(self, results: list) -> Any:
        for j, kind in self._keys:
            results[j] = jax.random.wrap_key_data(results[j], impl=kind._impl.name)
        for j, nothing in self._nothings:
            results[j] = nothing
        return jax.tree_util.tree_unflatten(self._tree, results)

    def _check_donated(self, leaves: list, arrays: list, addresses: list[int]) -> None:
        """Refuses an array that is donated and read as another argument."""
        places: list[Any] = addresses
        if not self._as_they_lie:  # of narrow integers what was extended is new memory
            places = [
                (id(leaf),) if dtype in tensors.NARROW else address
                for leaf, dtype, address in zip(leaves, self._dtypes, addresses)
            ]
        if len(set(places)) == len(places):
            return
        times = collections.Counter(places)
        if any(times[places[i]] > 1 and arrays[i].size for i in self._donated):
            raise errors.InvalidArgument("an array is donated and given as another argument")


def _maker(results: list[tuple[Port, bool]], taking: int) -> Callable[[list], list] | None:
    """Gives the memory of donated arrays to so many results, and makes the others; each is a
    port, and whether its type is weak."""
    if not results:
        return None
    # What JAX has no public function for.
    from jax._src.lax.lax import _convert_element_type

    def make(donated: list) -> list:
        new = [jax.numpy.zeros(port.shape, port.dtype) for port, _ in results[taking:]]
        return [
            _convert_element_type(array, weak_type=True) if weak else array
            for array, (_, weak) in zip([*donated, *new], results)
        ]

    # Where there are other devices, on this one.
    where = {} if _is_alone() else {"in_shardings": _WHERE, "out_shardings": _WHERE}
    return jax.jit(make, donate_argnums=0, **where)


_SMALL = 4096
"""Bytes of a result up to which JAX makes it."""

_HOST = jax.devices("cpu")[0]
_HOSTS, _WHERE = [_HOST], jax.sharding.SingleDeviceSharding(_HOST)

_Array = type(jax.numpy.zeros(()))
_ready, _pointer = _Array.block_until_ready, _Array.unsafe_buffer_pointer


def refuse_constants(entry: Entry, leaf_count: int) -> None:
    if len(entry.inputs) != leaf_count:
        raise errors.Unsupported(
            f"the program has {len(entry.inputs)} inputs for {leaf_count} arrays: constants that "
            "JAX hands in as arguments are not supported"
        )


def names_of(traced: Any) -> Sequence[str]:
    """What the arrays that go in are called, as in `state['w']`."""
    try:
        return traced.jaxpr.jaxpr.debug_info.arg_names
    except AttributeError:  # it is no public attribute
        return [f"argument {i}" for i in range(len(traced.jaxpr.in_avals))]


def refuse_deleted(leaves: list[Leaf], names: Sequence[str]) -> None:
    for leaf, name in zip(leaves, names):
        if isinstance(leaf, jax.Array) and leaf.is_deleted():
            raise errors.InvalidArgument(
                f"{name} is deleted ({leaf.dtype}{list(leaf.shape)}): it was donated to a call before, "
                "whose results have taken its place"
            )


def are_arrays(leaves: list[Leaf]) -> bool:
    """Whether all are arrays of JAX, on the one device that there is."""
    return _is_alone() and all(type(leaf) is _Array for leaf in leaves)


@functools.cache
def _is_alone() -> bool:
    return jax.device_count() == 1 and jax.devices()[0].platform == "cpu"


def _is_key(kind: Any) -> bool:
    return jax.dtypes.issubdtype(kind.dtype, jax.dtypes.prng_key)


def _is_nothing(kind: Any) -> bool:
    return kind.dtype == jax.dtypes.float0


def _nothing(shape: tuple[int, ...]) -> Any:
    """A gradient of integers as `jax.jit` returns it."""
    return jax.jit(lambda: np.zeros(shape, jax.dtypes.float0))()


def _plain(leaf: Leaf, dtype: np.dtype) -> Any:
    """A leaf as an array of JAX on the host, or of NumPy, of the port's type."""
    if isinstance(leaf, jax.Array):
        if _is_key(leaf):
            leaf = jax.random.key_data(leaf)
        if dtype not in tensors.NARROW and leaf.devices() == {_HOST}:
            return leaf.block_until_ready()
    return tensors.extended(np.ascontiguousarray(leaf, dtype).reshape(np.shape(leaf)))


def _address(array: Any) -> int:
    return (
        tensors.address(array) if isinstance(array, np.ndarray) else array.unsafe_buffer_pointer()
    )


def _align(arrays: Sequence[Any], addresses: list[int]) -> Sequence[Any]:
    """The arrays, of those that lie where a program cannot read them copies."""
    if not functools.reduce(operator.or_, addresses, 0) % tensors.ALIGNMENT:
        return arrays
    held = list(arrays)
    for i, address in enumerate(addresses):
        if address % tensors.ALIGNMENT:
            given = np.asarray(held[i])
            held[i] = tensors.empty(given.shape, given.dtype)
            held[i][...] = given
            addresses[i] = tensors.address(held[i])
    return held


def _export(array: tensors.Array, kind: Any) -> jax.Array:
    """An array of JAX over the same memory."""
    if _put is not None and array.dtype not in tensors.NARROW and not _is_key(kind):
        return _put(kind, _WHERE, [array], _HOSTS, False)
    made = jax.device_put(array, _HOST)
    if not kind.weak_type:
        return made
    from jax._src.lax.lax import _convert_element_type

    return _convert_element_type(made, weak_type=True)


def _find_put() -> Callable | None:
    """What makes an array over memory of NumPy in a third of the time of `jax.device_put`."""
    try:
        from jaxlib._jax import batched_device_put

        array = tensors.empty((), np.dtype(np.float32))
        made = batched_device_put(jax.numpy.zeros(()).aval, _WHERE, [array], _HOSTS, False)
        return batched_device_put if made.unsafe_buffer_pointer() == tensors.address(array) else None
    except Exception:  # it is no public function of jaxlib
        return None


_put = _find_put()
