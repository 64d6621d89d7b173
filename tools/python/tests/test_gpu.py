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
