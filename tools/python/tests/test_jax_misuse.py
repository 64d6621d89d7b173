"""JAX's door in wrong hands: another shape, a spent array, an interrupt, threads, forks."""

import os
import subprocess
import sys

import pytest
from conftest import in_threads

import trc

jax = pytest.importorskip("jax")
jnp = jax.numpy


def double(x):
    return {"twice": 2 * x, "sum": x.sum()}


def test_another_shape_is_another_program():
    ours = trc.jit(double, fallback=False)
    for shape in ((4,), (3,), (2, 2), (0,), (4,)):
        assert ours(jnp.ones(shape))["twice"].shape == shape
    assert len(ours._made) == 4


def test_an_array_that_was_given_away():
    ours = trc.jit(lambda x: x + 1, donate_argnums=0, fallback=False)
    x = jnp.ones(4)
    y = ours(x)
    assert x.is_deleted()
    with pytest.raises(trc.errors.InvalidArgument, match=r"x is deleted \(float32\[4\]\): it was donated"):
        ours(x)
    assert ours(y).tolist() == [3] * 4
    step = trc.jit(lambda state, n: state["w"] + n, donate_argnums=0, fallback=False)
    state = {"w": jnp.ones(4)}
    for n in jnp.ones(4), 1.0:  # an array, and a number
        step({"w": jnp.ones(4)}, n)
        with pytest.raises(trc.errors.InvalidArgument, match=r"state\['w'\] is deleted"):
            step({"w": x}, n)
    assert step(state, 1.0).tolist() == [2] * 4
    with pytest.raises(trc.errors.InvalidArgument, match="y is deleted"):  # it was never compiled for
        trc.jit(lambda z, y: y * 3, fallback=False)(1.0, x)


def test_references_of_jax():
    def add(ref, x):
        ref[...] = ref[...] + x

    def read(x):
        return ref[...] + x

    ref = jax.new_ref(jnp.zeros(3))
    ours = trc.jit(add)
    with pytest.warns(trc.jax.FallbackWarning, match="reads or writes a jax.Ref"):
        ours(ref, jnp.ones(3))
    ours(ref, jnp.ones(3))
    assert ref[...].tolist() == [2] * 3
    with pytest.warns(trc.jax.FallbackWarning, match="reads or writes a jax.Ref"):
        assert trc.jit(read)(jnp.ones(3)).tolist() == [3] * 3
    with pytest.raises(trc.errors.Unsupported, match="jax.Ref"):
        trc.jit(add, fallback=False)(ref, jnp.ones(3))


def test_devices_of_jax():
    x = jnp.ones(3)
    for options in {"device": jax.devices("cpu")[0]}, {"backend": "cpu"}, {"device": trc.Device(threads=1)}:
        assert trc.jit(lambda x: x + 1, fallback=False, **options)(x).tolist() == [2] * 3
    with pytest.raises(trc.errors.InvalidArgument, match="backend: trc.jit runs on 'cpu', not 'gpu'"):
        trc.jit(lambda x: x + 1, backend="gpu")
    with pytest.raises(trc.errors.WrongType, match="device: expected a trc.Device, got str"):
        trc.jit(device="cpu")


def test_an_interrupt_while_a_function_is_compiled(monkeypatch):
    ours = trc.jit(double, fallback=False)
    compile = trc.compiler.compile

    def interrupted(text, **options):
        def phase(_name):
            raise KeyboardInterrupt

        return compile(text, on_phase=phase, cache=False, **options)

    with monkeypatch.context() as patch:
        patch.setattr(trc.compiler, "compile", interrupted)
        with pytest.raises(KeyboardInterrupt):
            ours(jnp.ones(4))
    assert not ours._made
    assert ours(jnp.ones(4))["sum"] == 4


def test_threads_share_a_function():
    ours = trc.jit(lambda x, w: jnp.tanh(x @ w).sum(), fallback=False)
    inputs = [jnp.full((8, 8), float(i)) / 8 for i in range(4)]
    expected = [ours(x, x).item() for x in inputs]

    def work(i):
        for _ in range(50):
            assert ours(inputs[i], inputs[i]).item() == expected[i]

    in_threads(4, work)


def test_threads_compile_a_function_once():
    ours = trc.jit(lambda x: (x * 3).sum(), fallback=False)
    found = []
    in_threads(4, lambda i: found.append(ours(jnp.ones(5)).item()))
    assert found == [15] * 4
    assert len(ours._made) == 1


def test_the_child_of_a_fork():
    """JAX itself may not survive a fork; what trc has of it is refused, or made anew."""
    code = """
import os, sys, warnings
warnings.simplefilter("ignore")
import numpy as np, trc
TEXT = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }"
used = len(sys.argv) > 1
if used:
    call = trc.compile(TEXT).session().call("main")
    call(np.ones(4, np.float32))
child = os.fork()
if child == 0:
    code = 9
    try:
        if used:
            try:
                call(np.ones(4, np.float32))
            except trc.errors.Forked:
                code = 0
        else:
            fresh = trc.compile(TEXT).session().call("main")
            code = 0 if list(fresh(np.ones(4, np.float32)).values())[0].sum() == 4 else 8
    finally:
        os._exit(code)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    for more in ((), ("used",)):
        done = subprocess.run([sys.executable, "-c", code, *more], env={**os.environ, "TRC_CACHE": ""})
        assert done.returncode == 0, more


def test_a_function_in_the_child_of_a_fork():
    code = """
import os, sys, warnings
warnings.simplefilter("ignore")
import jax, trc
ours = trc.jit(lambda x: x + 1, fallback=False)
x = jax.numpy.ones(4)
ours(x)
child = os.fork()
if child == 0:
    code = 9
    try:
        ours(x)
        code = 1
    except trc.errors.Forked:
        code = 0
    finally:
        os._exit(code)
code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
assert ours(x).tolist() == [2] * 4
sys.exit(code)
"""
    done = subprocess.run([sys.executable, "-c", code], timeout=100)
    assert done.returncode == 0
