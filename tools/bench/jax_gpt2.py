"""GPT-2's training step on JAX's CPU compiler, driven by training.py over pipes.

  jax_gpt2.py SHAPE.json

The model of models/jax/gpt2.py under jax.jit, its state donated. Where the shape
says `again`, jax.checkpoint is around each layer.
"""

import json
import pathlib
import sys

import jax
import numpy as np

from peer import fill, serve, status_bytes

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "models" / "jax"))
import gpt2  # noqa: E402

jax.devices()
baseline = status_bytes("VmRSS")  # Python with JAX, before any program


def main():
    shape = json.loads(sys.argv[1])
    # `T` of the model is the length of its position table; the step takes what
    # length the batch has.
    given = {k: v for k, v in shape.items() if k not in ("positions", "precision", "again")} | {"T": shape["positions"]}
    config = gpt2.Config(**given, dtype=shape.get("precision", "f32"),
                         checkpoint=int(shape.get("again", False)),
                         lr=3e-4, decay=0.1, beta1=0.9, beta2=0.95)
    initialise, step, _ = gpt2.make(config)
    state = jax.jit(initialise)(1)
    compiled = jax.jit(step, donate_argnums=0)
    batch = fill(np.int32, (shape["B"], shape["T"] + 1), 0, shape["vocab"])
    metrics = {}

    def run():
        nonlocal state, metrics
        state, metrics = compiled(state, batch)
        jax.block_until_ready((state, metrics))

    parameters = sum(p.size for p in jax.tree.leaves(state["params"]))
    serve({"baseline_bytes": baseline, "version": jax.__version__, "parameters": parameters}, run,
          lambda: {name: float(value) for name, value in metrics.items()})


if __name__ == "__main__":
    main()
