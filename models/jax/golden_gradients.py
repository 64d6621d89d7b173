"""Writes the self-checking programs of test/Differentiate: our gradients against JAX's.

  python models/jax/golden_gradients.py            writes them
  python models/jax/golden_gradients.py --check    says which ones would change

Each is the loss of a model as JAX prints it, without any gradient, its
parameters marked as such, and a `main` that calls `@loss.gradient`. That
function is only declared: `differentiate` writes it. Its results are held
against the gradients that JAX computed on its CPU.

A gradient may differ by a fraction of its largest element: both sides round in
f32, in different orders.
"""

import pathlib
import re
import sys

import jax
import jax.numpy as jnp
import numpy as np

import gpt2
import mlp
from golden import MainWriter, leaves_of, tensor_type
from print_program import print_program, write_changed

TESTS = pathlib.Path(__file__).resolve().parents[2] / "test" / "Differentiate"


def mark_parameters(text, names):
    """Gives the first arguments of @loss the attribute trc.parameter."""
    lines = text.split("\n")
    for i, line in enumerate(lines):
        if "func.func public @loss(" in line:
            lines[i] = re.sub(
                r"(%arg(\d+): tensor<[^>]*>)",
                lambda m: m.group(1) + (f' {{trc.parameter = "{names[int(m.group(2))]}"}}'
                                        if int(m.group(2)) < len(names) else ""), line)
            return "\n".join(lines)
    raise AssertionError("there is no function @loss")


def perturbed(params, random):
    """Gains of exactly one and biases of zero would hide mistakes."""
    return jax.tree.map(
        lambda p: np.asarray(p + 0.1 * random.standard_normal(p.shape), np.float32), params)


def gradients(loss, params, batch, fraction):
    loss.__name__ = "loss"
    module = print_program("model", [(loss, (), (params, *batch))],
                           "models/jax/golden_gradients.py", locations=False)
    names, leaves = leaves_of(params)
    names = [re.sub(r"\['(\w+)'\]", r".\1", name)[1:] for name in names]
    value, grads = jax.jit(jax.value_and_grad(loss))(params, *batch)
    value, grads = np.asarray(value), leaves_of(grads)[1]
    main = MainWriter()
    arguments = [*leaves, *(np.asarray(x) for x in batch)]
    values = main.call("loss.gradient", [main.argument(x) for x in arguments], arguments,
                       [value, *grads])
    main.expect(values[0], value, fraction, "loss")
    for name, result, gradient in zip(names, values[1:], grads):
        main.expect(result, gradient, fraction * float(np.abs(gradient).max()), name)
    declared = (f"  func.func private @loss.gradient({', '.join(map(tensor_type, arguments))}) -> "
                f"({', '.join(map(tensor_type, [value, *grads]))})")
    return mark_parameters(module, names), declared + "\n" + main.text()


def gpt2_program(fraction, **fields):
    config = gpt2.Config(**{"layers": 1, **fields}, width=16, vocab=32, T=8)
    random = np.random.default_rng(4)
    params = perturbed(gpt2.make(config)[0](7)["params"], random)
    tokens = random.integers(0, config.vocab, (config.B, config.T + 1), dtype=np.int32)
    if config.dropout == 0.0:
        return gradients(lambda params, tokens: gpt2.loss_of(config, params, tokens, None),
                         params, (tokens,), fraction)
    key = np.asarray([11, 13], np.uint32)
    return gradients(lambda params, tokens, key: gpt2.loss_of(config, params, tokens, key),
                     params, (tokens, key), fraction)


def mlp_program(fraction):
    config = mlp.Config()
    random = np.random.default_rng(5)
    params = perturbed(mlp.make(config)[0](7)["params"], random)
    x = random.standard_normal((config.B, config.inputs), np.float32)
    y = random.integers(0, config.classes, (config.B,), dtype=np.int32)

    def loss(params, x, y):
        for i in range(3):
            p = params[f"dense{i}"]
            x = x @ p["w"] + p["b"]
            x = jax.nn.silu(x) if i < 2 else x
        logp = jax.nn.log_softmax(x)
        return -jnp.mean(jnp.take_along_axis(logp, y[:, None], axis=-1))

    return gradients(loss, params, (x, y), fraction)


PROGRAMS = {
    "jax-mlp": ("A classifier of three layers.", lambda: mlp_program(1e-5)),
    "jax-gpt2": ("A decoder of two layers.", lambda: gpt2_program(1e-5, layers=2)),
    "jax-gpt2-scan": ("The way back through a loop over stacked layers.",
                      lambda: gpt2_program(1e-5, scan=1, layers=2)),
    "jax-gpt2-dropout": ("Dropout, and layers behind barriers.",
                         lambda: gpt2_program(1e-5, checkpoint=1, dropout=0.1)),
    "jax-gpt2-bf16": ("Activations in bf16, the exact GELU.",
                      lambda: gpt2_program(3e-2, dtype="bf16", gelu="erf")),
}


def programs():
    run = "// RUN: trc-opt %s --differentiate=function=loss | trc-run - --target="
    for name, (sentence, build) in PROGRAMS.items():
        module, extra = build()
        head, body = module.split("\n", 1)
        yield f"{name}.mlir", "\n".join([
            f"// {sentence}", head, run + "reference", run + "host --threads=2 --no-pin",
            body.rstrip().removesuffix("}") + extra, "}", ""])


if __name__ == "__main__":
    sys.exit(write_changed(TESTS, programs()))
