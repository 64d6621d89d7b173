"""Sessions on a GPU, by libraries that stand in for CUDA's: a process has them from its start."""

import os
import subprocess
import sys

import pytest

stand_ins = os.environ.get("TRC_STAND_INS")
pytestmark = pytest.mark.skipif(not stand_ins, reason="the stand-ins for CUDA's libraries are not built")

BEGIN = """
import numpy as np
import trc
from conftest import ADD, LINE

gpu = trc.Device("cuda:0")
assert gpu.is_gpu and gpu.info["name"] == "cuda:0" and not trc.Device().is_gpu
"""


def run(text):
    paths = [os.path.dirname(__file__), *sys.path]
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + text], capture_output=True, text=True, timeout=120,
        env={**os.environ, "LD_LIBRARY_PATH": stand_ins, "PYTHONPATH": os.pathsep.join(paths)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_a_training_step_is_that_of_the_host():
    run("""
x, y = np.random.default_rng(0).standard_normal((2, 64)).astype(np.float32)
ends = []
for target, device in (("host", None), ("cuda", gpu)):
    session = trc.compile(LINE, target=target).session(device)
    session.call("initialise")(start=0.5)
    step = session.call("step")
    losses = [step(x=x, y=y)["loss"] for _ in range(5)]
    queue = trc.Queue()
    losses.append(step.run_async(queue, x, y).result()["loss"])
    queue.close()
    ends.append((np.array(losses), session.state["w"], int(session.state["step"])))
for host, cuda in zip(*ends):
    np.testing.assert_allclose(cuda, host, rtol=1e-5)
""")


def test_types_donation_and_torch():
    run("""
import pytest

text = '''
func.func @main(%a: tensor<3xbf16>, %b: tensor<2x2xi4>, %c: tensor<f64>, %d: tensor<4xf32> {tf.aliasing_output = 3 : i32})
    -> (tensor<3xbf16>, tensor<2x2xi4>, tensor<f64>, tensor<4xf32>) {
  %0 = stablehlo.add %a, %a : tensor<3xbf16>
  %1 = stablehlo.negate %b : tensor<2x2xi4>
  %2 = stablehlo.negate %c : tensor<f64>
  %3 = stablehlo.add %d, %d : tensor<4xf32>
  return %0, %1, %2, %3 : tensor<3xbf16>, tensor<2x2xi4>, tensor<f64>, tensor<4xf32>
}
'''
torch = pytest.importorskip("torch")
call = trc.compile(text, target="cuda").session(gpu).call("main")
b = np.array([[1, -2], [3, -4]]).astype(trc.tensors.DTYPES[2])
for _ in range(2):
    kept = np.arange(4, dtype=np.float32)
    made = list(call(torch.ones(6, dtype=torch.bfloat16)[::2], b, 2.5, kept).values())
    assert [m.astype(np.float64).tolist() for m in made] == [[2, 2, 2], [[-1, 2], [-3, 4]], -2.5, [0, 2, 4, 6]]
    assert kept.tolist() == [0, 1, 2, 3]
with pytest.raises(trc.errors.InvalidArgument, match="expected"):
    call(np.ones(4, np.float32), b, 2.5, kept)
with pytest.raises(trc.errors.InvalidArgument, match="has no memory that trc could read"):
    call(torch.ones(3, dtype=torch.bfloat16, device="meta"), b, 2.5, kept)
with pytest.raises(trc.errors.Unsupported, match="cuda:0 has memory of its own"):
    call.run_on([0, 0, 0, 0])
with pytest.raises(trc.errors.Error):
    trc.compile(LINE, target="cuda").session(gpu).state.bind({"w": trc.tensors.empty((), np.float32)})
""")


def test_a_jitted_function():
    run("""
import pytest

jax = pytest.importorskip("jax")
import jax.numpy as jnp

@trc.jit(device=gpu, target="cuda", fallback=False, donate_argnums=0)
def step(state, x):
    return {"w": state["w"] - 0.1 * x, "n": state["n"] + 1}, (state["w"] * x).sum()

state = {"w": jnp.ones(8), "n": jnp.int32(0)}
for _ in range(3):
    state, loss = step(state, jnp.ones(8))
assert int(state["n"]) == 3 and isinstance(loss, jax.Array)
np.testing.assert_allclose(state["w"], 0.7, rtol=1e-6)
np.testing.assert_allclose(loss, 6.4, rtol=1e-6)
""")


# A library whose arrays are on the GPU, as CuPy's are.
ON_GPU = """
import ctypes
import pytest

driver = ctypes.CDLL("libcuda.so.1")
context = ctypes.c_void_p()
assert driver.cuInit(0) == 0 and driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0
assert driver.cuCtxPushCurrent_v2(context) == 0

class OnGpu:
    number = 0

    def __init__(self, array, offset=0):
        self.like, self.streams, memory = np.array(array), [], ctypes.c_uint64()
        assert driver.cuMemAlloc_v2(ctypes.byref(memory), ctypes.c_size_t(array.nbytes + offset)) == 0
        self.address = memory.value + offset
        assert driver.cuMemcpyHtoD_v2(ctypes.c_uint64(self.address), self.like.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(array.nbytes)) == 0

    def host(self):
        found = np.empty_like(self.like)
        assert driver.cuMemcpyDtoH_v2(found.ctypes.data_as(ctypes.c_void_p), ctypes.c_uint64(self.address), ctypes.c_size_t(found.nbytes)) == 0
        return found

    def __dlpack_device__(self):
        return 2, self.number

    def __dlpack__(self, *, stream):
        self.streams.append(stream)
        capsule = self.like.__dlpack__()
        place = trc.tensors._pointer_of(capsule, b"dltensor")
        tensor = ctypes.cast(place, ctypes.POINTER(trc.tensors._DLTensor)).contents
        tensor.data, tensor.device_type, tensor.device_id = self.address, 2, self.number
        return capsule
"""


def test_arrays_on_the_gpu_are_read_and_written_where_they_lie():
    run(ON_GPU + """
call = trc.compile(ADD, target="cuda").session(gpu).call("main")
names = [port.name for port in call.entry.inputs]
shape = call.entry.inputs[0].shape
one, two, sum_ = (OnGpu(np.full(shape, n, np.float32)) for n in (1, 2, 0))
output = call.entry.outputs[0].name
assert call(one, two)[output].tolist() == np.full(shape, 3).tolist() and one.streams == [1]
# The same memory with another content, the host's again, and another's.
assert driver.cuMemcpyHtoD_v2(ctypes.c_uint64(one.address), np.full(shape, 5, np.float32).ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(one.like.nbytes)) == 0
assert (call(one, two)[output] == 7).all()
assert (call(one, np.full(shape, 10, np.float32))[output] == 15).all()
assert (call(np.zeros(shape, np.float32), two)[output] == 2).all()
call.into(**{output: sum_})
assert call(two, two)[output] is sum_ and (sum_.host() == 4).all()
assert call(two, one)[output] is sum_ and (sum_.host() == 7).all()
queue = trc.Queue()
assert call.run_async(queue, two, two).result()[output] is sum_ and (sum_.host() == 4).all()
queue.close()

def refused(match, *values, act=call):
    with pytest.raises(trc.errors.InvalidArgument, match=match):
        act(*values)

refused("expected .*float64", OnGpu(np.zeros(shape)), two)
refused("expected", OnGpu(np.zeros((3, 1), np.float32)), two)
refused("aligned to 64 bytes", OnGpu(np.zeros(shape, np.float32), 8), two)
other = OnGpu(np.zeros(shape, np.float32))
other.number = 1
refused("is not memory of cuda:0", other, two)
refused("no output 'nothing'", act=lambda: call.into(nothing=sum_))
lost = OnGpu(np.zeros(shape, np.float32))
lost.address = 1 << 40
refused("the address is no memory of cuda:0", lost, two)
short = OnGpu(np.zeros(1, np.float32), 64)
short.like = np.zeros(shape, np.float32)
refused("ends beyond what was allocated", short, two)
refused("is on another device", one, two, act=trc.compile(ADD).session().call("main"))
assert (call(two, one)[output].host() == 7).all()
""")


def test_state_on_the_gpu_is_trained_where_it_lies():
    run(ON_GPU + """
x, y = np.random.default_rng(0).standard_normal((2, 64)).astype(np.float32)
ends = []
for target, device in (("host", None), ("cuda", gpu)):
    session = trc.compile(LINE, target=target).session(device)
    w = np.full(session.program.state["w"].shape, 0.5, np.float32)
    if device:
        w = OnGpu(w)
        session.state.bind({"w": w})
        session.state["step"] = 0
    else:
        session.state["w"], session.state["step"] = w, 0
    step = session.call("step")
    losses = [float(step(x=OnGpu(x) if device else x, y=y)["loss"]) for _ in range(4)]
    ends.append((losses, w.host() if device else session.state["w"]))
for host, cuda in zip(*ends):
    np.testing.assert_allclose(cuda, host, rtol=1e-5)
with pytest.raises(trc.errors.InvalidArgument, match="taken over by an output"):
    text = "func.func @main(%d: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> { %0 = stablehlo.add %d, %d : tensor<4xf32> return %0 : tensor<4xf32> }"
    taking = trc.compile(text, target="cuda").session(gpu).call("main")
    taking(OnGpu(np.ones(4, np.float32)))
given = OnGpu(np.ones(4, np.float32))
assert [r.tolist() for r in taking(given, donate=True).values()] == [[2, 2, 2, 2]] and given.host().tolist() == [2, 2, 2, 2]
""")
