"""Writes the self-checking programs of test/Models: our results against JAX's.

  python models/jax/golden.py            writes them
  python models/jax/golden.py --check    says which ones would change

Each is a printed module with one more function, `main`, that calls the others
and holds their results against constants that JAX computed on its CPU: losses
and the generator's key after each step, then the state
(of the moments the first only: the second is made of the same gradients). The arguments go
through an optimization_barrier, or a compiler could fold the whole run.

Tolerances are absolute. JAX itself, compiled and not, differs from itself by
up to 5e-7 in the loss, 1e-6 in a moment and 2e-5 in a parameter after three
such steps (AdamW divides small gradients by small roots).
"""

import pathlib
import sys

import jax
import numpy as np

import gpt2
import loss_scale
import micro
import mlp
from print_program import write_changed

TESTS = pathlib.Path(__file__).resolve().parents[2] / "test" / "Models"
NAMES = {"float32": "f32", "int32": "i32", "uint32": "ui32"}


def tensor_type(array):
    return "tensor<" + "".join(f"{n}x" for n in array.shape) + NAMES[array.dtype.name] + ">"


def constant(array):
    """A dense attribute: hex, so that every bit is kept."""
    array = np.asarray(array)
    if array.size == 1:
        little = array.reshape(()).astype(array.dtype.newbyteorder(">")).tobytes().hex().upper()
        value = f"0x{little}" if array.dtype.kind == "f" else str(array.item())
    else:
        value = f'"0x{array.tobytes().hex().upper()}"'
    return f"dense<{value}> : {tensor_type(array)}"


class MainWriter:
    """The text of `main`, line by line; values are known by their names."""

    def __init__(self):
        self.lines, self.count = [], 0

    def _new(self):
        self.count += 1
        return f"%v{self.count}"

    def argument(self, array):
        opaque, plain = self._new(), self._new()
        self.lines += [f"    {plain} = stablehlo.constant {constant(array)}",
                       f"    {opaque} = stablehlo.optimization_barrier {plain} : {tensor_type(array)}"]
        return opaque

    def call(self, function, names, leaves, results):
        value = self._new()
        signature = (f"({', '.join(map(tensor_type, leaves))}) -> "
                     f"({', '.join(map(tensor_type, results))})")
        count = f":{len(results)}" if len(results) > 1 else ""
        self.lines.append(f"    {value}{count} = call @{function}({', '.join(names)}) : {signature}")
        return [f"{value}#{i}" for i in range(len(results))] if count else [value]

    def expect(self, name, array, tolerance, label):
        self.lines.append(f"    // {label}")
        if tolerance == 0:
            self.lines.append(f'    "check.expect_eq_const"({name}) {{value = {constant(array)}}} : '
                              f"({tensor_type(array)}) -> ()")
        else:
            self.lines.append(f'    "check.expect_almost_eq_const"({name}) {{value = {constant(array)}, '
                              f"tolerance = {tolerance:e} : f64}} : ({tensor_type(array)}) -> ()")

    def text(self):
        return "\n".join(["  func.func public @main() {", *self.lines, "    return", "  }"])


def leaves_of(tree):
    pairs = jax.tree_util.tree_leaves_with_path(tree)
    return [jax.tree_util.keystr(path) for path, _ in pairs], [np.asarray(x) for _, x in pairs]


def training(make, config, batches, tolerance, everything):
    """Initialise, a step per batch, checks."""
    main = MainWriter()
    initialise, step = make(config)[:2]
    seed = np.int32(7)
    state = jax.jit(initialise)(seed)
    names, leaves = leaves_of(state)
    values = main.call("initialise", [main.argument(seed)], [seed], leaves)
    for label, value, leaf in zip(names, values, leaves):
        if "ln_" in label or label == "['key']" or label.endswith("['wpe']"):
            main.expect(value, leaf, 0 if leaf.dtype.kind == "u" else 1e-7, f"initialise {label}")
    step = jax.jit(step)
    for number, batch in enumerate(batches):
        before = leaves
        state, out = step(state, *batch)
        names, leaves = leaves_of(state)
        out_names, out_leaves = leaves_of(out)
        arguments = [main.argument(x) for x in batch]
        values = main.call("step", values + arguments, before + list(batch), leaves + out_leaves)
        for label, value, leaf in zip(out_names, values[len(leaves):], out_leaves):
            main.expect(value, leaf, tolerance["loss"], f"step {number} {label}")
        values = values[:len(leaves)]
    for label, value, leaf in zip(names, values, leaves):
        if leaf.dtype.kind != "f":
            main.expect(value, leaf, 0, f"after the last step {label}")
        elif (everything and not label.startswith("['v']")) or (leaf.ndim == 1 and label.startswith("['m']")):
            kind = label.split("'")[1]
            main.expect(value, leaf, tolerance[kind], f"after the last step {label}")
    return main.text()


def gpt2_program(tolerance, everything=False, **fields):
    config = gpt2.Config(**{"layers": 1, **fields}, width=16, vocab=32, T=8, lr=1e-2)
    random = np.random.default_rng(1)
    batches = [(random.integers(0, config.vocab, (config.B, config.T + 1), dtype=np.int32),)
               for _ in range(3)]
    return (gpt2.program(config, "models/jax/golden.py", locations=False),
            training(gpt2.make, config, batches, tolerance, everything))


def mlp_program():
    config = mlp.Config()
    random = np.random.default_rng(2)
    batches = [(random.standard_normal((config.B, config.inputs), np.float32),
                random.integers(0, config.classes, (config.B,), dtype=np.int32))
               for _ in range(3)]
    tolerance = {"loss": 1e-5, "params": 1e-5, "velocity": 1e-5}
    return (mlp.program(config, "models/jax/golden.py", locations=False),
            training(mlp.make, config, batches, tolerance, True))


def loss_scale_program():
    config = loss_scale.Config()
    random = np.random.default_rng(4)
    batches = [(random.standard_normal((config.B, config.inputs), np.float32),
                random.standard_normal((config.B, config.outputs), np.float32))
               for _ in range(3)]
    # Products in f16 are to stay within it too (test/Precision/own-loss-scale.test).
    tolerance = {"loss": 5e-3, "params": 1e-3, "scale": 0}
    return (loss_scale.program(config, "models/jax/golden.py", locations=False),
            training(loss_scale.make, config, batches, tolerance, True))


def micro_program():
    config = micro.Config()
    main, random = MainWriter(), np.random.default_rng(3)
    for function, shapes in zip(micro.make(config), micro.shapes(config)):
        arguments = [random.integers(0, config.vocab, s.shape, dtype=np.int32)
                     if s.dtype == np.int32 else random.standard_normal(s.shape, np.float32)
                     for s in shapes]
        names, leaves = leaves_of(jax.jit(function)(*arguments))
        values = main.call(function.__name__, [main.argument(x) for x in arguments], arguments, leaves)
        for label, value, leaf in zip(names, values, leaves):
            main.expect(value, leaf, 1e-5, f"{function.__name__} {label}")
    return micro.program(config, "models/jax/golden.py", locations=False), main.text()


F32 = {"loss": 1e-5, "m": 2e-5, "v": 2e-6, "params": 2e-4}
BF16 = {"loss": 3e-3, "m": 5e-3, "v": 5e-4, "params": 3e-2}

PROGRAMS = {
    "gpt2": ("Three AdamW steps end in JAX's loss, parameters and moments.",
             lambda: gpt2_program(F32, everything=True, layers=2)),
    "gpt2-dropout": ("Dropout draws JAX's own masks, step after step; the learning rate follows a cosine.",
                     lambda: gpt2_program(F32, dropout=0.1, schedule="cosine")),
    "gpt2-scan": ("A loop over stacked layers gives what unrolled layers give.",
                  lambda: gpt2_program(F32, scan=1, layers=2)),
    "gpt2-checkpoint": ("Layers recomputed in the backward pass see the same dropout.",
                        lambda: gpt2_program(F32, checkpoint=1, dropout=0.1)),
    "gpt2-bf16": ("Activations in bf16, parameters in f32, the exact GELU.",
                  lambda: gpt2_program(BF16, dtype="bf16", gelu="erf")),
    "mlp": ("Three steps of a classifier with momentum.", mlp_program),
    "loss-scale": ("Three steps that scale their loss themselves.", loss_scale_program),
    "micro": ("Softmax, layer norm with its gradient, the gradient of an embedding.", micro_program),
}


def programs():
    for name, (sentence, build) in PROGRAMS.items():
        module, extra = build()
        head, body = module.split("\n", 1)
        yield f"{name}.mlir", "\n".join([
            f"// {sentence}", head,
            "// RUN: %check-reference %s", "// RUN: %check-host %s",
            # test/Conformance/Inputs/not-on-cuda.txt says why not this one.
            *(["// RUN: %check-cuda %s"] if name != "gpt2-bf16" else []),
            body.rstrip().removesuffix("}") + extra, "}", ""])


if __name__ == "__main__":
    TESTS.mkdir(exist_ok=True)
    sys.exit(write_changed(TESTS, programs()))
