"""Calls of a session's entries: inputs and outputs bound, runs at once or in the background."""

from __future__ import annotations

import atexit
import ctypes
import itertools
import operator
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _runtime, errors, tensors
from .errors import InvalidArgument, WrongType
from .program import Port, fitting
from .tensors import Array

if TYPE_CHECKING:
    from .session import Session


class Call(_runtime.Unique):
    """One entry of a session, with its inputs and outputs bound."""

    _instead = "make another by session.call()"

    def __init__(self, session: Session, entry: str):
        self.session = session
        self.entry = session.program[entry]
        with session.device._handle as device, session._handle as of:
            self._handle = session.custom_calls.create_call(device, of, entry.encode())
        self._free = [i for i, port in enumerate(self.entry.inputs) if port.state < 0]
        self._given = {self.entry.inputs[i].name: i for i in self._free}
        self._shapes = [self.entry.inputs[i].shape for i in self._free]
        self._results = [i for i, port in enumerate(self.entry.outputs) if port.state < 0]
        self._names = [self.entry.outputs[i].name for i in self._results]
        self.inputs = (ctypes.c_void_p * max(1, len(self.entry.inputs)))()
        self.outputs = (ctypes.c_void_p * max(1, len(self.entry.outputs)))()
        """Addresses that `run_bound` binds ports to; None leaves a port as it is."""
        self.small = _Block(
            {
                i: port
                for i, port in enumerate(self.entry.outputs)
                if port.state < 0 and port.alias < 0 and 0 < port.nbytes <= _SMALL
            },
            self.outputs,
        )
        self._others = [
            (i, port)
            for i, port in enumerate(self.entry.outputs)
            if port.state < 0 and not (port.alias < 0 and 0 < port.nbytes <= _SMALL)
        ]
        self._lent: dict[int, Array] = {}
        self._known: dict[int, tuple[Array, Any, Any]] = {}
        """Arrays whose addresses `inputs` has, with where each says so, and what it said."""
        self._whole: tuple[list, list, list] | None = None
        """The same where it is all of them."""
        self._made: dict[int, Array] = {}
        # Held from bind to results: what a run writes to must outlive it, and so must the call.
        self._owned = threading.Lock()
        self._closed = False
        _calls.add(self)

    @property
    def pointer(self) -> int:
        """The `trc_call` of the C interface."""
        return self._handle.pointer

    def __call__(self, *values: Any, donate: bool = False, **named: Any) -> dict[str, Array]:
        """Runs the entry and returns its outputs by name.

        Values are inputs that are no state, in the program's order or by name. Where an
        output takes over the memory of an input, that is a copy of the value, unless
        `donate` gives the value's own memory away.
        """
        self._own()
        try:
            self._bind(values, named, donate)
            self._run()
            return self.results()
        finally:
            self._disown()

    def run_on(self, addresses: Sequence[int]) -> dict[str, Array]:
        """As calling it, by the addresses of inputs that are no state, in the program's order.

        There the caller has values of the ports' types and shapes, row-major and aligned to 64
        bytes, of which nothing is asked. No output may take over an input's memory.
        """
        self._own()
        try:
            self._known, self._whole = {}, None
            for i, address in zip(self._free, addresses):
                self.inputs[i] = address
            self._make({})
            self._run()
            return self.results()
        finally:
            self._disown()

    def bind(self, *values: Any, donate: bool = False, **named: Any) -> None:
        """Gives inputs their values, and outputs new memory."""
        self._own()
        try:
            self._bind(values, named, donate)
        finally:
            self._disown()

    def _own(self) -> None:
        if self._closed:
            raise InvalidArgument("the call is closed")
        free = self._owned.acquire(blocking=False)
        if _ending is not None and _ending != threading.get_ident():
            # Python ends a daemon thread at exit wherever it is. Here nothing runs yet.
            if free:
                self._disown()
            raise SystemExit
        if not free:
            raise errors.Busy(f"the call of {self.entry.name!r} is running")

    def _disown(self) -> None:
        self._owned.release()
        if self._closed:
            self._free_unless_owned()

    def _free_unless_owned(self) -> None:
        if self._owned.acquire(blocking=False):
            try:
                self._handle.close()
            finally:
                self._owned.release()

    def _bind(self, values: Sequence[Any], named: Mapping[str, Any], donate: bool) -> None:
        if named or len(values) != len(self._free):
            values = self._ordered(values, named)
        if self._are_known(values):
            self._make(self._lent)
            return
        lent, addresses, known = {}, {}, {}
        last = self._known
        for i, shape, value in zip(self._free, self._shapes, values):
            # An array that was lent before, and is as it was, has nothing to be looked at.
            if (
                (found := last.get(i)) is not None
                and value is found[0]
                and found[1].raw == found[2]
                and value.shape == shape
            ):
                lent[i] = value
                known[i] = found
                continue
            lent[i] = array = self._lend(i, value, donate)
            addresses[i] = tensors.address(array)
            if array is value and self.entry.inputs[i].alias < 0:
                head = tensors.head_of(array)
                known[i] = array, head, head.raw
        if donate:
            self._check_donated(lent)
        self._known, self._whole = {}, None  # until the ports have what is written here
        for i, address in addresses.items():
            self.inputs[i] = address
        self._make(lent)
        self._known = known
        if known and len(known) == len(self._free):
            arrays, heads, said = map(list, zip(*known.values()))
            self._whole = arrays, heads, said

    def _are_known(self, values: Sequence[Any]) -> bool:
        """Whether all values are those of the last call, as they were."""
        if self._whole is None:
            return False
        arrays, heads, said = self._whole
        return (
            all(map(operator.is_, values, arrays))
            and list(map(_raw, heads)) == said
            and list(map(_shape, arrays)) == self._shapes
        )

    def _make(self, lent: dict[int, Array]) -> None:
        """Gives outputs memory, and binds all ports."""
        made = self.small.make()
        for i, port in self._others:
            if port.alias >= 0:  # it has its input's memory
                made[i] = lent[port.alias]
            else:
                made[i] = tensors.empty(port.shape, port.dtype)
                self.outputs[i] = tensors.address(made[i])
        # What was lent and made before lives until the ports have other memory.
        self.bind_addresses()
        self._lent, self._made = lent, made

    def _ordered(self, values: Sequence[Any], named: Mapping[str, Any]) -> list[Any]:
        """A value for each input that is no state."""
        if len(values) > len(self._free):
            raise InvalidArgument(f"expected at most {len(self._free)} inputs, got {len(values)}")
        given = dict(zip(self._free, values))
        for name, value in named.items():
            if name not in self._given:
                known = ", ".join(self._given) or "none"
                raise InvalidArgument(f"no input {name!r}; there are {known}")
            if self._given[name] in given:
                raise InvalidArgument(f"input {name!r} is given twice")
            given[self._given[name]] = value
        if missing := [self.entry.inputs[i].name for i in self._free if i not in given]:
            raise InvalidArgument(f"no value for {', '.join(map(repr, missing))}")
        return [given[i] for i in self._free]

    def _check_donated(self, lent: Mapping[int, Array]) -> None:
        """Refuses memory that an output takes over and that another input reads."""
        for i, array in lent.items():
            if self.entry.inputs[i].alias < 0:
                continue
            for j, other in lent.items():
                if i != j and np.may_share_memory(array, other):
                    name = self.entry.inputs[i].name
                    raise InvalidArgument(f"{name!r} is donated and given as another input")

    def bind_addresses(self) -> None:
        """Binds ports to the addresses in `inputs` and `outputs`."""
        _runtime.check(
            _runtime.library().trc_call_bind_memory(
                self.pointer,
                self.inputs, len(self.entry.inputs), self.outputs, len(self.entry.outputs),
            )
        )  # fmt: skip

    def run(self) -> None:
        """Runs the entry on what its ports are bound to."""
        self._own()
        try:
            self._run()
        finally:
            self._disown()

    def _run(self) -> None:
        self.session.custom_calls.check(_runtime.library().trc_call_run(self.pointer))

    def results(self) -> dict[str, Array]:
        """The outputs of the last run that are no state, by name."""
        return dict(zip(self._names, map(self._made.__getitem__, self._results)))

    def run_async(self, queue: Queue, *values: Any, **named: Any) -> Future[dict[str, Array]]:
        """As calling it, in the background. Until the future is done, neither the call nor
        the values must be used. It cannot be cancelled."""
        if not isinstance(queue, Queue):
            raise WrongType(f"expected a trc.Queue before the values, got {type(queue).__name__}")
        self._own()
        try:
            self._bind(values, named, donate=False)
            return queue._enqueue(self)
        except BaseException:
            self._disown()
            raise

    def profile(self) -> list[dict[str, Any]]:
        """What each command took, added up over runs; of a session with `profile`."""
        self._own()
        try:
            count = _runtime.library().trc_call_profile_count(self.pointer)
            return list(map(self._record, range(count)))
        finally:
            self._disown()

    def _record(self, index: int) -> dict[str, Any]:
        record = _runtime.fill("trc_call_get_profile", _runtime.ProfileRecord, self.pointer, index)
        values = {name: getattr(record, name) for name, _ in record._fields_}
        return {n: _runtime.text(v) if isinstance(v, bytes) else v for n, v in values.items()}

    def reset_profile(self) -> None:
        self._own()
        try:
            _runtime.library().trc_call_reset_profile(self.pointer)
        finally:
            self._disown()

    def close(self) -> None:
        """Frees it; a run that is under way goes on to its results, and it is freed then."""
        self._closed = True
        self._free_unless_owned()

    def _lend(self, index: int, value: Any, donate: bool) -> Array:
        port = self.entry.inputs[index]
        array = fitting(value, port)
        if donate and port.alias >= 0 and not array.flags.writeable:
            raise InvalidArgument(f"{port.name!r} is donated, and cannot be written")
        array = tensors.extended(array)
        if tensors.lendable(array) and (port.alias < 0 or donate):
            return array
        copy = tensors.empty(port.shape, port.dtype)
        copy[...] = array
        return copy


_raw, _shape = operator.attrgetter("raw"), operator.attrgetter("shape")

_SMALL = 4096
"""Bytes of an output up to which it shares memory with the others of its run."""


class _Block:
    """Memory for small outputs in one piece: made, cut up and bound at once, where a piece for
    each would take longer than many a kernel."""

    def __init__(self, ports: Mapping[int, Port], addresses: Any):
        """Notes in `addresses`, by the number of the output, where they lie."""
        groups: dict[Any, list[int]] = {}  # of one type and shape, which are cut up at once
        for i, port in ports.items():
            # The rows of a vector would be numbers, and no arrays.
            groups.setdefault((port.dtype, port.shape) if port.shape else i, []).append(i)
        self._single: list[str] = []
        self._rows: list[str] = []
        self._indices: list[int] = []
        names, formats, offsets, end = [], [], [], 0
        places: list[int] = []
        for group in sorted(groups.values(), key=len):
            self._indices += group
            port, name = ports[group[0]], str(group[0])
            size = -(-port.nbytes // tensors.ALIGNMENT) * tensors.ALIGNMENT
            one = np.dtype((port.dtype, port.shape))
            if len(group) > 1:
                one = np.dtype({"names": ["row"], "formats": [one], "itemsize": size})
            (self._rows if len(group) > 1 else self._single).append(name)
            names.append(name)
            formats.append((one, len(group)) if len(group) > 1 else one)
            offsets.append(end)
            places += range(end, end + size * len(group), size)
            end += size * len(group)
        self._numbers = np.array(self._indices, np.intp)
        self._offsets = np.array(places, np.uintp)
        self._addresses = np.frombuffer(addresses, np.uintp)
        self._kind = np.dtype(
            {"names": names, "formats": formats, "offsets": offsets, "itemsize": end}
        )

    def make(self) -> dict[int, Array]:
        """New arrays by the number of the output."""
        if not self._indices:
            return {}
        block = tensors.empty((), self._kind)
        self._addresses[self._numbers] = self._offsets + np.uintp(tensors.address(block))
        found = list(map(block.__getitem__, self._single))
        for name in self._rows:
            found.extend(block[name]["row"])
        return dict(zip(self._indices, found))


class Queue(_runtime.Unique):
    """Runs calls in the background, in order, on a thread of its own."""

    _instead = "make another by trc.Queue()"

    def __init__(self) -> None:
        self._handle = _runtime.create("queue", "trc_queue_create")
        self._thread: int | None = None  # its own, once it has called back
        _queues.add(self)

    def wait(self) -> None:
        """Returns when everything that was enqueued is done."""
        with self._handle as queue:
            _runtime.check(_runtime.library().trc_queue_wait(queue))

    def close(self) -> None:
        """Waits, then ends the queue."""
        if self._thread == threading.get_ident():
            raise InvalidArgument("a queue cannot be closed by what it calls back: it would wait for itself")
        if self._handle.is_open and self._handle.is_of_this_process:
            self.wait()  # for those, too, that another thread waits for
        self._handle.close()

    def __del__(self) -> None:
        # Where its last run held it, it would wait for the thread that it is on.
        if getattr(self, "_thread", None) == threading.get_ident():
            threading.Thread(target=self._handle.close).start()

    def _enqueue(self, call: Call) -> Future[dict[str, Array]]:
        run = _Run(self, call)
        number = next(_numbers)
        _runs[number] = run
        try:
            with self._handle as queue:
                _runtime.check(
                    _runtime.library().trc_call_run_async(call.pointer, queue, _done, number)
                )
        except BaseException:
            del _runs[number]
            raise
        return run.future


class _Run:
    """A run in the background, which keeps its queue and its call."""

    def __init__(self, queue: Queue, call: Call):
        self.queue = queue
        self.call = call
        self.future: Future[dict[str, Array]] = Future()
        self.future.set_running_or_notify_cancel()  # a queue gives nothing back

    def end(self, status: int) -> None:
        self.queue._thread = threading.get_ident()
        text = ""
        if status:
            text = _runtime.text(_runtime.library().trc_call_error(self.call.pointer))
        results: dict[str, Array] = {}
        failure: BaseException | None = errors.of_status(status, text) if status else None
        if not failure:
            try:
                results = self.call.results()  # from a GPU they are copied here
            except BaseException as error:
                failure = error
        # Before the future is done: who waits for it may run the call again.
        self.call._disown()
        if failure:
            self.future.set_exception(failure)
        else:
            self.future.set_result(results)


_numbers = itertools.count(1)
_runs: dict[int, _Run] = {}
"""What is under way, by the number that the runtime calls back with."""


@_runtime.DoneFunction
def _done(number: int, _call: int, status: int) -> None:
    _runs.pop(number).end(status)


_calls: weakref.WeakSet[Call] = weakref.WeakSet()
_queues: weakref.WeakSet[Queue] = weakref.WeakSet()
_ending: int | None = None
"""The thread that ends the interpreter; no other starts a run from then on."""


def _wait_for_all() -> None:
    """What runs uses memory that the interpreter is about to take apart, and calls back."""
    global _ending
    _ending = threading.get_ident()
    for call in list(_calls):
        if call._handle.is_of_this_process:
            with call._owned:
                pass
    for queue in list(_queues):
        if queue._handle.is_open and queue._handle.is_of_this_process:
            queue.wait()


atexit.register(_wait_for_all)
