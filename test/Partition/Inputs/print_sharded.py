"""Prints steps for a whole batch that JAX is asked to split over devices, each beside this file:

  python test/Partition/Inputs/print_sharded.py [--check]

jit(in_shardings=..) with the state on every device and the batch along the axis "data"; the text has global
types, shardings on its ports, and no collective. Names of arguments are kept, other locations are not.
"""

import os
import pathlib
import re
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from jax.sharding import Mesh, NamedSharding, PartitionSpec  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2] / "models/jax"))

import gpt2  # noqa: E402
import mlp  # noqa: E402
from print_program import write_changed  # noqa: E402


def images(mesh):
    """Images with two convolutions, a batch normalisation over the whole batch, pools and a loss by gathers."""
    B = 8
    whole = NamedSharding(mesh, PartitionSpec())
    rows = NamedSharding(mesh, PartitionSpec("data"))

    def convolve(x, w, stride):
        return jax.lax.conv_general_dilated(x, w, (stride, stride), "SAME",
                                            dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def loss_of(params, averages, x, y):
        x = convolve(x, params["first"], 1)
        mean, variance = jnp.mean(x, (0, 1, 2)), jnp.var(x, (0, 1, 2))
        averages = {"mean": 0.9 * averages["mean"] + 0.1 * mean,
                    "variance": 0.9 * averages["variance"] + 0.1 * variance}
        x = (x - mean) * jax.lax.rsqrt(variance + 1e-5) * params["scale"] + params["offset"]
        x = jax.lax.reduce_window(jax.nn.relu(x), -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        x = convolve(x, params["second"], 2)
        # As with_sharding_constraint has it in the middle of a step.
        x = jax.lax.with_sharding_constraint(x, rows)
        x = x.reshape(B, -1) @ params["head"]
        logp = jax.nn.log_softmax(x)
        best = jax.lax.with_sharding_constraint(jnp.max(x, -1), whole)
        return -jnp.mean(logp[jnp.arange(B), y]), (averages, x, jnp.sort(best))

    def step(state, x, y):
        (loss, (averages, logits, best)), grads = jax.value_and_grad(loss_of, has_aux=True)(
            state["params"], state["averages"], x, y)
        params = jax.tree.map(lambda p, g: p - 0.1 * g, state["params"], grads)
        return {"params": params, "averages": averages}, {"loss": loss, "logits": logits, "best": best}

    def shape(*extents, kind=jnp.float32):
        return jax.ShapeDtypeStruct(extents, kind)

    state = {"params": {"first": shape(3, 3, 1, 4), "scale": shape(4), "offset": shape(4),
                        "second": shape(3, 3, 4, 6), "head": shape(24, 3)},
             "averages": {"mean": shape(4), "variance": shape(4)}}
    return step, (state, shape(B, 8, 8, 1), shape(B, kind=jnp.int32)), (whole, rows, rows), \
        (whole, {"loss": whole, "logits": rows, "best": whole})


def micro_batches(mesh):
    """A step over two micro-batches, in a loop that adds gradients up."""
    whole, rows = NamedSharding(mesh, PartitionSpec()), NamedSharding(mesh, PartitionSpec("data"))
    micro_rows = NamedSharding(mesh, PartitionSpec(None, "data"))

    def loss_of(state, x, y):
        return jnp.mean((jnp.tanh(x @ state["a"]) @ state["b"] - y) ** 2)

    def step(state, x, y):
        parts = jax.tree.map(lambda v: jax.lax.with_sharding_constraint(v.reshape(2, -1, v.shape[1]), micro_rows),
                             (x, y))

        def turn(total, part):
            loss, grads = jax.value_and_grad(loss_of)(state, *part)
            return jax.tree.map(jnp.add, total, grads), loss

        total, losses = jax.lax.scan(turn, jax.tree.map(jnp.zeros_like, state), parts)
        return jax.tree.map(lambda p, g: p - 0.05 * g, state, total), losses

    def shape(*extents):
        return jax.ShapeDtypeStruct(extents, jnp.float32)

    return step, ({"a": shape(6, 5), "b": shape(5, 3)}, shape(16, 6), shape(16, 3)), (whole, rows, rows), None


def perceptron(mesh):
    config = mlp.Config()
    whole, rows = NamedSharding(mesh, PartitionSpec()), NamedSharding(mesh, PartitionSpec("data"))
    return mlp.make(config)[1], mlp.shapes(config)[1], (whole, rows, rows), None


def transformer(mesh):
    config = gpt2.Config(B=4, dropout=0.1, schedule="cosine")
    whole, rows = NamedSharding(mesh, PartitionSpec()), NamedSharding(mesh, PartitionSpec("data"))
    return gpt2.make(config)[1], gpt2.shapes(config)[1], (whole, rows), whole


def printed(make, devices):
    mesh = Mesh(np.array(jax.devices()[:devices]), ("data",))
    step, arguments, ins, outs = make(mesh)
    options = {} if outs is None else {"out_shardings": outs}
    text = jax.jit(step, in_shardings=ins, donate_argnums=(0,), keep_unused=True, **options).lower(
        *arguments).as_text(debug_info=True)
    lines = [line for line in text.splitlines() if not line.startswith("#loc")]
    place = re.compile(r' loc\((?:#loc\d*|unknown|"[^"]*"\(#loc\d*\)|callsite\(.*?\))\)')
    return f"// Printed by JAX {jax.__version__}: python test/Partition/Inputs/print_sharded.py\n" + \
        "\n".join(place.sub("", line) for line in lines) + "\n"


def programs():
    yield "mlp_2.mlir", printed(perceptron, 2)
    yield "mlp_4.mlir", printed(perceptron, 4)
    yield "micro_batches_4.mlir", printed(micro_batches, 4)
    yield "images_4.mlir", printed(images, 4)
    yield "gpt2_4.mlir", printed(transformer, 4)


if __name__ == "__main__":
    sys.exit(write_changed(HERE, programs()))
