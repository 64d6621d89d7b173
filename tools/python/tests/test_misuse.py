"""Wrong use is an exception, and the process goes on."""

import contextlib
import copy
import errno
import os
import pickle
import subprocess
import sys

import numpy as np
import pytest
from conftest import ADD, COUNT, LINE, in_threads

import trc
from trc import _runtime, tensors

ONE = np.ones(4, np.float32)


@pytest.fixture
def call():
    return trc.compile(ADD).session().call("main")


@pytest.mark.parametrize(
    ("values", "named", "text"),
    [
        ((ONE,), {}, "no value for 'y'"),
        ((ONE, ONE, ONE), {}, "at most 2 inputs, got 3"),
        ((ONE, ONE), {"y": ONE}, "'y' is given twice"),
        ((ONE,), {"q": ONE}, "no input 'q'; there are x, y"),
        ((ONE, np.ones(5, np.float32)), {}, r"expected y: float32\[4\], got float32\[5\]"),
        ((ONE, np.ones(4)), {}, r"expected y: float32\[4\], got float64\[4\]"),
        ((ONE, 1.0), {}, r"expected y: float32\[4\], got float64\[\]"),
        ((ONE, [1, [2]]), {}, "'y' is no array"),
    ],
)
def test_values_that_do_not_fit(call, values, named, text):
    with pytest.raises(trc.errors.InvalidArgument, match=text):
        call(*values, **named)
    assert call(ONE, ONE)["z"].tolist() == [2] * 4


def test_an_entry_that_there_is_not():
    with pytest.raises(trc.errors.NotFound, match="no entry 'step'; there are 'main'"):
        trc.compile(ADD).session().call("step")


def test_bytes_that_are_no_program(tmp_path):
    with pytest.raises(trc.errors.BadProgram):
        trc.Program(b"not a program, but long enough to look like one")
    (tmp_path / "junk.trc").write_bytes(b"junk")
    with pytest.raises(trc.errors.BadProgram, match="junk.trc: not a .trc file"):
        trc.Program.load(tmp_path / "junk.trc")


def test_files_that_are_not_there_are_named(call, tmp_path):
    state = trc.compile(LINE).session()
    state.call("initialise")(0.0)
    none, junk, folder = tmp_path / "none", tmp_path / "junk", tmp_path / "no" / "file"
    junk.write_bytes(b"junkjunkjunk" * 10)
    for use, text in (
        (lambda: trc.Program.load(none), f"there is no file {none}: a program's `save`, or trc-compile, writes"),
        (lambda: state.load(none), f"there is no file {none}: a session's `save` writes one"),
        (lambda: state.program.save(folder), f"cannot write {folder}: make the folder {folder.parent} first"),
        (lambda: state.save(folder), f"cannot write {folder}: make the folder {folder.parent} first"),
    ):
        with pytest.raises(trc.errors.FileMissing, match=text) as caught:
            use()
        assert isinstance(caught.value, FileNotFoundError) and caught.value.errno == errno.ENOENT
    for use, text in (
        (lambda: trc.Program.load(tmp_path), f"cannot read {tmp_path}: Is a directory"),
        (lambda: state.load(tmp_path), f"cannot read {tmp_path}: Is a directory"),
        (lambda: state.load(junk), f"cannot read {junk} as safetensors"),
        (lambda: state.program.save(junk / "file"), f"cannot write {junk}/file: Not a directory"),
        (lambda: state.save(junk / "file"), f"cannot write {junk}/file: Not a directory"),
        (lambda: state.save(tmp_path), f"cannot write {tmp_path}"),
    ):
        with pytest.raises(trc.errors.FileError, match=text) as caught:
            use()
        assert isinstance(caught.value, OSError)


@pytest.mark.parametrize(
    ("use", "text"),
    [
        (lambda: trc.compile(None), "expected a program's text.*, got NoneType"),
        (lambda: trc.compile(3), "expected a program's text.*, got int"),
        (lambda: trc.lower(None, to="fuse"), "expected a program's text.*, got NoneType"),
        (lambda: trc.explain(3), "expected a trc.Program, or what trc.jit .* made, got int"),
        (lambda: trc.Program("step.trc"), "expected the bytes of a .trc, got str: trc.Program.load"),
        (lambda: trc.Program.load(None), "expected a path, got NoneType"),
        (lambda: trc.Session(None), "expected a trc.Program, got NoneType"),
        (lambda: trc.compile(ADD).session("cuda"), "expected a trc.Device, got str"),
        (lambda: trc.compile(ADD).session(custom_calls={"f": 3}), "'f' is no function"),
        (lambda: trc.compile(ADD).session().call("main").run_async(ONE, ONE), "trc.Queue .*, got ndarray"),
        (lambda: trc.compile(LINE).session().save("w", "w"), r"as in names=\['w'\]"),
        (lambda: trc.Device(3), "trc.Device takes names as text"),
        (lambda: trc.Device(threads="2"), "and numbers of threads"),
        (lambda: trc.compile(LINE).session().state.__delitem__("w"), "cannot be removed"),
    ],
)
def test_values_of_another_kind(use, text):
    with pytest.raises(trc.errors.WrongType, match=text) as caught:
        use()
    assert isinstance(caught.value, TypeError)


def test_what_is_closed(call):
    session = call.session
    session.close()
    session.close()
    assert call(ONE, ONE)["z"].tolist() == [2] * 4  # it keeps what it needs
    with pytest.raises(trc.errors.InvalidArgument, match="the session is closed"):
        session.call("main")
    call.close()
    with pytest.raises(trc.errors.InvalidArgument, match="the call is closed"):
        call(ONE, ONE)


def test_state_without_a_value():
    x = np.ones(64, np.float32)
    with pytest.raises(trc.errors.InvalidArgument, match="run an entry that makes it"):
        trc.compile(LINE).session().call("step")(x, x)


def test_a_tensor_on_another_device(call):
    class Far:
        def __dlpack_device__(self):
            return 2, 0

        def __dlpack__(self):
            raise AssertionError("not to be asked for")

    with pytest.raises(trc.errors.InvalidArgument, match="'x' is on another device"):
        call(Far(), ONE)


def test_a_child_of_a_fork_makes_its_own(call):
    call(ONE, ONE)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            call(ONE, ONE)
        except trc.errors.Forked:
            fresh = trc.compile(ADD).session().call("main")
            code = 0 if fresh(ONE, ONE)["z"].tolist() == [2] * 4 else 2
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert call(ONE, ONE)["z"].tolist() == [2] * 4


def test_a_call_in_two_threads_is_busy_or_right():
    session = trc.compile(LINE).session()
    session.call("initialise")(0.0)
    step = session.call("step")
    x = np.linspace(-1, 1, 64, dtype=np.float32)

    def work(_):
        for _ in range(200):
            with contextlib.suppress(trc.errors.Busy):
                step(x, x)

    in_threads(2, work)
    assert step(x, x)["loss"] == pytest.approx(0, abs=1e-6)


def test_a_missing_library_names_the_places(monkeypatch, tmp_path):
    monkeypatch.setenv("TRC_LIBRARY_PATH", str(tmp_path))
    from trc import _library

    with pytest.raises(ImportError, match=f"libtrc_runtime.so is not in {tmp_path}"):
        _library.load("trc_runtime")


def test_a_run_under_way_keeps_what_it_writes():
    call = trc.compile(COUNT.replace("4xi32", "4000000xi32")).session().call("main")
    queue = trc.Queue()
    ones = np.ones(4000000, np.int32)
    for _ in range(3):
        future = call.run_async(queue, ones)
        while not future.done():
            with contextlib.suppress(trc.errors.Busy):
                call.bind(ones)
        (result,) = future.result().values()
        assert (result == 2).all()


def test_a_call_is_refused_while_it_runs(call):
    call._own()
    kept = dict(call._made)
    for use in (call, call.bind, lambda *values: call.run_async(trc.Queue(), *values)):
        with pytest.raises(trc.errors.Busy, match="the call of 'main' is running"):
            use(ONE, ONE)
    assert call._made == kept
    call._owned.release()
    assert call(ONE, ONE)["z"].tolist() == [2] * 4
    with pytest.raises(trc.errors.InvalidArgument):  # and a refused call is free again
        call(ONE)
    assert call.run_async(trc.Queue(), ONE, ONE).result()["z"].tolist() == [2] * 4


def test_a_call_that_could_not_bind_looks_at_its_values_again(call, monkeypatch):
    """The addresses that it left behind are of arrays that are gone."""
    x, y = (tensors.empty((4,), np.float32) for _ in range(2))
    x[...], y[...] = 1, 2
    assert call(x, y)["z"].tolist() == [3] * 4

    def busy():
        raise trc.errors.Busy("the session is running")

    other = tensors.empty((4,), np.float32)
    other[...] = 7
    with monkeypatch.context() as patch:
        patch.setattr(call, "bind_addresses", busy)
        with pytest.raises(trc.errors.Busy):
            call(other, y)
    other[...] = 9
    assert call(x, y)["z"].tolist() == [3] * 4
    x[...] = 4
    assert call(x, y)["z"].tolist() == [6] * 4


def test_memory_that_cannot_be_written():
    session = trc.compile(LINE).session()
    w = tensors.empty((), np.float32)
    w.flags.writeable = False
    with pytest.raises(trc.errors.InvalidArgument, match="'w': memory to bind has to be writeable"):
        session.state.bind({"w": w})
    n = tensors.empty((4,), np.int32)
    n.flags.writeable = False
    with pytest.raises(trc.errors.InvalidArgument, match="'n' is donated, and cannot be written"):
        trc.compile(COUNT).session().call("main")(n, donate=True)


def test_a_donated_array_given_twice():
    text = COUNT.replace('loc("n"))', 'loc("n"), %m: tensor<4xi32> loc("m"))').replace("%n, %one", "%n, %m")
    call = trc.compile(text).session().call("main")
    n = tensors.empty((4,), np.int32)
    n[...] = 7
    with pytest.raises(trc.errors.InvalidArgument, match="'n' is donated and given as another"):
        call(n, n, donate=True)
    (result,) = call(n, n).values()
    assert result.tolist() == [14] * 4


def test_failures_of_ranks_have_classes():
    assert isinstance(trc.errors.of_status(12, "rank 1 is silent"), trc.errors.PeerLost)
    assert isinstance(trc.errors.of_status(13, "2 ranks and 3"), trc.errors.RanksDiffer)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps])
def test_what_holds_memory_of_the_runtime_is_not_copied(call, way):
    session, program = call.session, call.session.program
    for what, instead in (
        (program, r"a trc.Program cannot be copied or pickled: share it, .* its `save` wrote"),
        (session, r"a trc.Session .*: make another by program.session\(\), .* by `state`"),
        (call, r"a trc.Call .*: make another by session.call\(\)"),
        (session.device, r"a trc.Device .*: make another by trc.Device\(\)"),
        (trc.Queue(), r"a trc.Queue .*: make another by trc.Queue\(\)"),
        (session._handle, "a trc.Handle cannot be copied or pickled"),
    ):
        with pytest.raises(trc.errors.WrongType, match=instead) as caught:
            way(what)
        assert isinstance(caught.value, TypeError)
    assert call(ONE, ONE)["z"].tolist() == [2] * 4


SLOW = """
import sys, threading, time
import numpy as np, trc

program = trc.compile('''
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @slow(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}''')
started = threading.Event()

def slow(inputs, attributes):
    started.set()
    time.sleep(0.2)
    return inputs

one = np.ones(4, np.float32)
call = program.session(custom_calls={"slow": slow}).call("main")
queue = trc.Queue()

def run():
    found.append(call(one)["result0"].tolist())

found = []
thread = threading.Thread(target=run, daemon=True)
"""
"""A call that takes a while."""


@pytest.mark.parametrize(
    "code",
    [
        """
future = call.run_async(queue, one)
started.wait()
call.close()
call.close()
assert future.result(timeout=60)["result0"].tolist() == [2] * 4
""",
        """
thread.start()
started.wait()
call.close()
thread.join()
assert found == [[2] * 4]
""",
        """
call.run_async(queue, one)
started.wait()
queue.close()
""",
        """
call.run_async(queue, one).add_done_callback(lambda future: print("done"))
started.wait()
""",
        """
thread.start()
started.wait()
""",
        """
def on_and_on():
    while True:
        run()
thread = threading.Thread(target=on_and_on, daemon=True)
thread.start()
started.wait()
""",
    ],
    ids=["close", "close-thread", "close-queue", "exit", "exit-thread", "exit-threads-that-go-on"],
)
def test_a_run_under_way_is_waited_for(code):
    """By what frees its call, and by the end of the process."""
    after = """
try:
    call.bind(one)
except trc.errors.InvalidArgument as error:
    assert "the call is closed" in str(error)
else:
    raise AssertionError
"""
    code = SLOW + code + (after if "call.close" in code else "")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("done" in done.stdout) == ("done" in code)


def test_a_run_in_a_queue_is_not_cancelled():
    code = SLOW + """
first = call.run_async(queue, one)
started.wait()
behind = program.session(custom_calls={"slow": slow}).call("main").run_async(queue, one)
for future in first, behind:
    assert not future.cancel()
    assert future.result()["result0"].tolist() == [2] * 4
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_queue_that_its_last_run_held_ends():
    """Which is on the queue's own thread, where it would wait for itself."""
    code = SLOW + """
import os
tasks = lambda: set(os.listdir("/proc/self/task"))
before = tasks()  # of which some of the compile may still end
call.run_async(trc.Queue(), one).result()
until = time.time() + 20
while tasks() - before and time.time() < until:
    time.sleep(0.01)
assert not tasks() - before
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=100)


def test_a_queue_is_not_closed_by_what_it_calls_back():
    code = SLOW + """
def close(future):
    try:
        queue.close()
    except trc.errors.InvalidArgument as error:
        print(error)

call.run_async(queue, one).add_done_callback(close)
queue.wait()
assert call.run_async(queue, one).result()["result0"].tolist() == [2] * 4
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=30)
    assert "it would wait for itself" in done.stdout


def test_a_queue_is_closed_while_others_wait_for_it():
    code = SLOW + """
call.run_async(queue, one)
waiting = [threading.Thread(target=queue.wait) for _ in range(4)]
for each in waiting:
    each.start()
queue.close()
assert not call._owned.locked()
for each in waiting:
    each.join()
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=30)


def test_a_session_is_closed_while_its_state_is_read(monkeypatch):
    session = trc.compile(LINE).session()
    session.state["w"] = 3.0
    read = _runtime.library().trc_session_read_state
    destroyed = []

    class Library:
        def __getattr__(self, name):
            return getattr(library, name)

        def trc_session_read_state(self, *arguments):
            session.close()  # as another thread may, for the lock is not held here
            assert not destroyed
            return read(*arguments)

        def trc_session_destroy(self, pointer):
            destroyed.append(pointer)
            library.trc_session_destroy(pointer)

    library = _runtime.library()
    with monkeypatch.context() as patch:
        patch.setattr(_runtime, "library", Library)
        assert session.state["w"] == 3
    assert len(destroyed) == 1
    with pytest.raises(trc.errors.InvalidArgument, match="the session is closed"):
        session.state["w"]
