"""The losses that trc-emit prints for ALBERT, run by the reference evaluator, by the host
runtime and by XLA.

  python models/albert/golden.py --bin build/release/bin

Each task, without dropout and with it: then all three must draw the same bits. The loop
over the layers is in the text that XLA reads. Needs JAX. That the losses are those of
the architecture is held against transformers (test/Parity).
"""

import argparse
import json
import os
import re
import sys
import tempfile

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../gpt2"))
from golden import by_trc, by_xla, run  # noqa: E402

CONFIG = {"model_type": "albert", "vocab_size": 23, "embedding_size": 6, "hidden_size": 8, "num_hidden_layers": 3,
          "num_attention_heads": 2, "intermediate_size": 12, "max_position_embeddings": 9}
BATCH, SEQUENCE, MASKED = 3, 7, 3
TASKS = {"masked-words+order": [f"--masked={MASKED}"], "masked-words": [f"--masked={MASKED}"], "spans": [],
         "classes": ["--classes=3"]}
TYPES = {"f32": np.float32, "i32": np.int32, "ui64": np.uint64}


def inputs(program):
    """Name, shape and type of the arguments of @main."""
    with open(program) as file:
        head = next(line for line in file if "func.func @main(" in line)
    for kind, name in re.findall(r'tensor<([^>]*)>[^%]*? loc\("([^"]+)"\)', head):
        *shape, element = kind.split("x")
        yield name, tuple(map(int, shape)), TYPES[element]


def value_of(name, shape, element, random):
    if name == "rng":
        return np.array([2 ** 63 + 5, 7], np.uint64)
    if element == np.float32:
        return (0.3 * random.standard_normal(shape) + ("orm.weight" in name)).astype(np.float32)
    if name == "attention_mask":
        return (np.arange(SEQUENCE) < np.array([[SEQUENCE], [4], [5]])).astype(np.int32)
    ends = {"tokens": CONFIG["vocab_size"], "masked_tokens": CONFIG["vocab_size"], "token_types": 2, "order": 2,
            "masked_positions": 4, "starts": SEQUENCE, "ends": SEQUENCE + 2, "labels": 3}
    values = random.integers(0, ends[name], shape).astype(np.int32)
    if name == "masked_tokens":
        values[0, 1] = -1
    return values


def compare(options, config, task, dropout):
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        path, program = os.path.join(folder, "config.json"), os.path.join(folder, "loss.mlir")
        with open(path, "w") as file:
            json.dump(config, file)
        run(os.path.join(options.bin, "trc-emit"), "albert", f"--config={path}", f"--task={task}", f"--batch={BATCH}",
            f"--seq={SEQUENCE}", f"--dropout={dropout}", "--loss-only", *TASKS[task], "-o", program)
        random = np.random.default_rng(1)
        values = [value_of(*port, random) for port in inputs(program)]
        for target in ("reference", "host"):
            found[target] = float(by_trc(options, program, values, os.path.join(folder, target), target, "main"))
        found["xla"] = by_xla(program, values)
    print(f"{task}, {config['hidden_act']}, dropout {dropout}:",
          ", ".join(f"{name} {value:.8f}" for name, value in found.items()))
    if not max(found.values()) - min(found.values()) <= 2e-6 * max(found.values()):
        sys.exit("they differ")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    options = parser.parse_args()
    for task, activation in zip(TASKS, ("gelu_new", "gelu", "relu", "gelu_new")):
        for dropout in (0.0, 0.25):
            compare(options, {**CONFIG, "hidden_act": activation}, task, dropout)
    compare(options, {**CONFIG, "hidden_act": "gelu_new", "num_hidden_layers": 4, "num_hidden_groups": 2,
                      "inner_group_num": 2}, "masked-words", 0.25)


if __name__ == "__main__":
    main()
