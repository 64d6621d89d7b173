"""The loss of a small GPT-2 by a formula in NumPy, held against what trc-emit prints.

  python models/gpt2/golden.py --bin build/release/bin            compare
  python models/gpt2/golden.py --bin build/release/bin --out DIR  and write a test's inputs

The formula is in f64 and written from the definition of the architecture. The
program is run by the reference evaluator, by the host runtime and, where JAX is
installed, by XLA; with dropout all three must draw the same bits. Of the whole
program, @evaluate, @next and the gradient in @step are held against the formula.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile

import numpy as np

CONFIG = {"model_type": "gpt2", "vocab_size": 19, "n_positions": 8, "n_embd": 8,
          "n_layer": 1, "n_head": 2, "activation_function": "gelu_new"}
BATCH, SEQUENCE = 2, 6


def parameters(config):
    """Name and shape, in order."""
    C, I = config["n_embd"], config.get("n_inner") or 4 * config["n_embd"]
    yield "wte.weight", (config["vocab_size"], C)
    yield "wpe.weight", (config["n_positions"], C)
    for i in range(config["n_layer"]):
        for name, shape in (("ln_1.weight", (C,)), ("ln_1.bias", (C,)),
                            ("attn.c_attn.weight", (C, 3 * C)), ("attn.c_attn.bias", (3 * C,)),
                            ("attn.c_proj.weight", (C, C)), ("attn.c_proj.bias", (C,)),
                            ("ln_2.weight", (C,)), ("ln_2.bias", (C,)),
                            ("mlp.c_fc.weight", (C, I)), ("mlp.c_fc.bias", (I,)),
                            ("mlp.c_proj.weight", (I, C)), ("mlp.c_proj.bias", (C,))):
            yield f"h.{i}.{name}", shape
    yield "ln_f.weight", (C,)
    yield "ln_f.bias", (C,)


def norm(x, gain, bias, epsilon):
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) / np.sqrt(variance + epsilon) * gain + bias


def activate(x, name):
    if name == "relu":
        return np.maximum(x, 0)
    if name == "gelu":
        return 0.5 * x * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))
    return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x ** 3)))


def logits_by_formula(config, weights, tokens):
    """[B, T, V], without dropout."""
    w = {name: np.asarray(value, np.float64) for name, value in weights.items()}
    epsilon = config.get("layer_norm_epsilon", 1e-5)
    B, T = tokens.shape
    C, H = config["n_embd"], config["n_head"]
    D = C // H
    x = w["wte.weight"][tokens] + w["wpe.weight"][:T]
    for i in range(config["n_layer"]):
        p = lambda name: w[f"h.{i}.{name}"]
        h = norm(x, p("ln_1.weight"), p("ln_1.bias"), epsilon)
        qkv = h @ p("attn.c_attn.weight") + p("attn.c_attn.bias")
        mixed = np.zeros((B, T, C))
        for b in range(B):
            for head in range(H):
                q, k, v = (qkv[b, :, j * C + head * D:j * C + (head + 1) * D] for j in range(3))
                for t in range(T):
                    scores = k[:t + 1] @ q[t] / math.sqrt(D)
                    if config.get("scale_attn_by_inverse_layer_idx"):
                        scores = scores / (i + 1)
                    e = np.exp(scores - scores.max())
                    mixed[b, t, head * D:(head + 1) * D] = e / e.sum() @ v[:t + 1]
        x = x + mixed @ p("attn.c_proj.weight") + p("attn.c_proj.bias")
        h = norm(x, p("ln_2.weight"), p("ln_2.bias"), epsilon)
        h = activate(h @ p("mlp.c_fc.weight") + p("mlp.c_fc.bias"), config.get("activation_function"))
        x = x + h @ p("mlp.c_proj.weight") + p("mlp.c_proj.bias")
    return norm(x, w["ln_f.weight"], w["ln_f.bias"], epsilon) @ w["wte.weight"].T


def loss_by_formula(config, weights, tokens, targets):
    logits = logits_by_formula(config, weights, tokens)
    total, count = 0.0, 0
    for row, target in zip(logits.reshape(tokens.size, -1), targets.reshape(-1)):
        if 0 <= target < config["vocab_size"]:
            total += math.log(np.exp(row - row.max()).sum()) + row.max() - row[target]
            count += 1
    return total / max(count, 1)


def run(tool, *arguments):
    return subprocess.run([tool, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


def by_trc(options, program, values, folder, target, entry):
    """The first result of an entry."""
    os.mkdir(folder)
    inputs = []
    for i, value in enumerate(values):
        path = os.path.join(folder, f"{i}.npy")
        np.save(path, value)
        inputs.append(f"--input={path}")
    threads = ["--threads=2", "--no-pin"] if target == "host" else []
    out = os.path.join(folder, "out")
    run(os.path.join(options.bin, "trc-run"), f"--target={target}", *threads, *inputs,
        f"--entry={entry}", f"--output-dir={out}", program)
    return np.load(os.path.join(out, "result0.npy"))


def by_xla(program, values):
    import jax
    from jax._src import compiler, xla_bridge
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    from jaxlib import _jax
    jax.config.update("jax_enable_x64", True)
    backend = xla_bridge.get_backend("cpu")
    with open(program) as file, mlir.make_ir_context(), ir.Location.unknown():
        module = ir.Module.parse(file.read())
        devices = _jax.DeviceList(tuple(backend.local_devices()[:1]))
        executable = backend.compile_and_load(module, devices, compiler.get_compile_options(1, 1))
    results = executable.execute([jax.device_put(value) for value in values])
    return float(np.asarray(results[0]))


def compare_entries(options, config, weights, tokens, targets, program, folder, found):
    """@evaluate and @next of the whole program."""
    values = [*weights.values(), tokens, targets]
    found["evaluate"] = float(by_trc(options, program, values, os.path.join(folder, "evaluate"), "host", "evaluate"))
    logits = logits_by_formula(config, weights, tokens[:1])[0]
    for position in sorted({0, SEQUENCE // 2, SEQUENCE - 1}):
        # What comes after the position is not looked at.
        cut = np.where(np.arange(SEQUENCE) <= position, tokens[:1], 0).astype(np.int32)
        values = [*weights.values(), cut, np.array(position, np.int32)]
        got = by_trc(options, program, values, os.path.join(folder, f"next{position}"), "host", "next")
        worst = np.abs(got - logits[position]).max()
        if not worst < 1e-5 * np.abs(logits[position]).max():
            sys.exit(f"@next at {position}: {worst} apart")


def compare_gradient(options, config, weights, tokens, targets, program, folder):
    """A step of plain descent subtracts the gradient: its slopes are those of the formula."""
    rate = 1024.0  # a power of two, so large that the weights' own rounding does not matter
    names = list(weights)
    values = [*weights.values(), np.int32(0), np.zeros(2, np.uint64), tokens, targets]
    out = os.path.join(folder, "gradient")
    by_trc(options, program, values, out, "host", "step")
    gradient = {name: (weights[name].astype(np.float64) - np.load(os.path.join(out, "out", f"result{i}.npy"))) / rate
                for i, name in enumerate(names)}
    random = np.random.default_rng(2)
    for name in names:
        direction = random.standard_normal(weights[name].shape)
        direction += gradient[name] / (np.linalg.norm(gradient[name]) or 1) * np.linalg.norm(direction)
        direction *= 1e-6 / np.abs(direction).max()
        ends = [loss_by_formula(config, {**weights, name: weights[name] + sign * direction}, tokens, targets)
                for sign in (-1, 1)]
        wanted, got = (ends[1] - ends[0]) / 2, (gradient[name] * direction).sum()
        size = np.linalg.norm(gradient[name]) * np.linalg.norm(direction)
        if not abs(got - wanted) <= 1e-4 * size:
            sys.exit(f"the gradient by {name}: slope {got}, of the formula {wanted}")


def compare(options, config, dropout):
    random = np.random.default_rng(1)
    weights = {name: (0.3 * random.standard_normal(shape)).astype(np.float32)
               + (1 if "ln_" in name and "weight" in name else 0)
               for name, shape in parameters(config)}
    weights = {name: value.astype(np.float32) for name, value in weights.items()}
    tokens = random.integers(0, config["vocab_size"], (BATCH, SEQUENCE)).astype(np.int32)
    targets = random.integers(0, config["vocab_size"], (BATCH, SEQUENCE)).astype(np.int32)
    targets[0, 1], targets[1, 4], targets[1, 5] = -100, -1, config["vocab_size"]
    values = list(weights.values())
    if dropout:
        values.append(np.array([2 ** 63 + 5, 7], np.uint64))
    values += [tokens, targets]

    found = {}
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "config.json")
        with open(path, "w") as file:
            json.dump(config, file)

        def emit(name, *flags):
            program = os.path.join(folder, name)
            run(os.path.join(options.bin, "trc-emit"), "gpt2", f"--config={path}", f"--batch={BATCH}",
                f"--seq={SEQUENCE}", f"--dropout={dropout}", *flags, "-o", program)
            return program

        program = emit("loss.mlir", "--loss-only")
        if not dropout:
            found["formula"] = loss_by_formula(config, weights, tokens, targets)
        for target in ("reference", "host"):
            found[target] = float(by_trc(options, program, values, os.path.join(folder, target), target, "main"))
        try:
            found["xla"] = by_xla(program, values)
        except ImportError:
            pass
        if not dropout:
            step = emit("step.mlir", "--optimizer=sgd", "--lr=1024", "--momentum=0", "--weight-decay=0", "--clip=0")
            compare_entries(options, config, weights, tokens, targets, step, folder, found)
            compare_gradient(options, config, weights, tokens, targets, step, folder)
    print(json.dumps({**config, "dropout": dropout}))
    for name, value in found.items():
        print(f"  {name:10} {value:.8f}")
    spread = max(found.values()) - min(found.values())
    if spread > 2e-6 * max(found.values()):
        sys.exit(f"they differ by {spread}")
    if options.out and not dropout and config == CONFIG:
        os.makedirs(options.out, exist_ok=True)
        for i, value in enumerate(values):
            np.save(os.path.join(options.out, f"{i:02d}.npy"), value)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--out")
    options = parser.parse_args()
    for dropout in (0.0, 0.25):
        compare(options, CONFIG, dropout)
        compare(options, {**CONFIG, "n_layer": 3, "n_head": 4, "n_inner": 20,
                          "activation_function": "gelu",
                          "scale_attn_by_inverse_layer_idx": True}, dropout)
        compare(options, {**CONFIG, "activation_function": "relu",
                          "layer_norm_epsilon": 1e-3}, dropout)
    compare(options, CONFIG, 0.013)  # by 16 bits


if __name__ == "__main__":
    main()
