"""Trains the demo's model in JAX itself: what trc's own run is held against.

  python models/jax/train.py --layers 4 ... --seconds 150 [--text FILE ...]

The same functions, the same sampling as runtime/examples/train.c in spirit:
random windows of bytes from the text, a tenth of it held out.
"""

import argparse
import glob
import os
import time

import jax
import numpy as np

from gpt2 import Config, make
from print_program import parse_config


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--text", nargs="*", default=sorted(
        f for f in glob.glob("/usr/share/common-licenses/*") if not os.path.islink(f)))
    parser.add_argument("--seconds", type=float, default=150.0)
    parser.add_argument("--limit", type=int, default=10**9)
    options, rest = parser.parse_known_args()
    config, rest = parse_config(Config, rest)
    if rest:
        parser.error(f"unknown: {' '.join(rest)}")

    text = np.frombuffer(b"".join(open(f, "rb").read() for f in options.text), np.uint8)
    cut = len(text) * 9 // 10
    train, held_out = text[:cut], text[cut:]
    random = np.random.default_rng(0)

    def batch(data):
        starts = random.integers(0, len(data) - config.T, config.B)
        return np.stack([data[s:s + config.T + 1] for s in starts]).astype(np.int32)

    initialise, step, evaluate = make(config)
    step = jax.jit(step, donate_argnums=0)
    evaluate = jax.jit(evaluate)
    state = jax.jit(initialise)(0)
    print("parameters:", sum(x.size for x in jax.tree.leaves(state["params"])))
    state, out = step(state, batch(train))
    jax.block_until_ready(out)
    start, n, losses = time.time(), 0, []
    while time.time() - start < options.seconds and n < options.limit:
        state, out = step(state, batch(train))
        losses.append(float(out["loss"]))
        n += 1
        if n % 50 == 0:
            seconds = time.time() - start
            held = np.mean([float(evaluate(state, batch(held_out))["loss"]) for _ in range(4)])
            print(f"step {n}  loss {np.mean(losses[-50:]):.3f}  held out {held:.3f}  "
                  f"{n * config.B * config.T / seconds:.0f} tokens/s  {1e3 * seconds / n:.1f} ms/step", flush=True)


if __name__ == "__main__":
    main()
