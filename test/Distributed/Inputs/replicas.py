"""Trains a small GPT-2 on 4 ranks with A micro-batches each, and on 1 rank with 4 A; compares losses
after some steps, and that all ranks hold the same bits.

    replicas.py FOLDER STEPS..
"""

import json
import pathlib
import re
import struct
import subprocess
import sys

RANKS, ACCUMULATION, BATCH, LENGTH, VOCABULARY = 4, 2, 2, 16, 64
folder, steps = pathlib.Path(sys.argv[1]), [int(text) for text in sys.argv[2:]]
folder.mkdir(parents=True, exist_ok=True)
config = folder / "config.json"
config.write_text(json.dumps({
    "model_type": "gpt2", "vocab_size": VOCABULARY, "n_positions": LENGTH, "n_embd": 32, "n_layer": 2, "n_head": 2,
    "activation_function": "gelu_new", "layer_norm_epsilon": 1e-5, "initializer_range": 0.02,
    "embd_pdrop": 0.0, "attn_pdrop": 0.0, "resid_pdrop": 0.0, "tie_word_embeddings": True}))


def compile_step(name, accumulation, *options):
    text, artifact = folder / f"{name}.mlir", folder / f"{name}.trc"
    subprocess.run(["trc-emit", "gpt2", "--config", config, "--batch", str(BATCH), "--seq", str(LENGTH), "--lr", "6e-4",
                    "--accumulate", str(accumulation), "-o", text], check=True)
    subprocess.run(["trc-compile", text, "-o", artifact, *options, "--entry=initialise", "--entry=step"], check=True)
    return artifact


def write(name, shape, values):
    path = folder / f"{name}.npy"
    header = f"{{'descr': '<i4', 'fortran_order': False, 'shape': {shape}, }}\n".encode()
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header
                     + b"".join(struct.pack("<i", value) for value in values))
    return f"--input={path}"


def read(path):
    data = path.read_bytes()
    return data[10 + struct.unpack("<H", data[8:10])[0]:]


tokens, state = [], 1
for _ in range(RANKS * ACCUMULATION * BATCH * (LENGTH + 1)):
    state = (state * 48271) % 2147483647
    tokens.append(state // 7 % VOCABULARY)
rows = [tokens[i:i + LENGTH + 1] for i in range(0, len(tokens), LENGTH + 1)]
shape = (RANKS * ACCUMULATION, BATCH, LENGTH)
inputs = [write("tokens", shape, [token for row in rows for token in row[:-1]]),
          write("targets", shape, [token for row in rows for token in row[1:]])]
seed = write("seed", "()", [7])


def train(artifact, repeat, name, *options):
    out = folder / f"{name}-{repeat}"
    subprocess.run(["trc-run", *options, "--threads=1", "--no-pin", "--entry=initialise", "--entry=step", seed, *inputs,
                    f"--repeat={repeat}", f"--output-dir={out}", artifact], check=True, stderr=subprocess.DEVNULL)
    return out


alone, many = compile_step("alone", RANKS * ACCUMULATION), compile_step("many", ACCUMULATION, f"--ranks={RANKS}")
names = re.findall(r"^([\w.]+): tensor", subprocess.run(
    ["trc-run", "--threads=1", "--no-pin", "--entry=initialise", "--entry=step", seed, *inputs, alone],
    check=True, capture_output=True, text=True).stdout, re.M)
worst = 0.0
for repeat in steps:
    one, four = train(alone, repeat, "alone"), train(many, repeat, "many", f"--ranks={RANKS}")
    for number, name in enumerate(names):
        results = [read(four / f"rank{rank}-result{number}.npy") for rank in range(RANKS)]
        if any(result != results[0] for result in results):
            sys.exit(f"after {repeat} steps {name} differs between ranks")
        if name == "loss":
            expected, got = (struct.unpack("<f", data)[0] for data in (read(one / f"result{number}.npy"), results[0]))
            print(f"step {repeat}: {expected:.7f} on 1 rank, {got:.7f} on {RANKS}")
            worst = max(worst, abs(expected - got))
if worst > 1e-5:
    sys.exit(f"losses differ by {worst}")
print(f"{len(names)} results are equal on all ranks, losses differ by less than 1e-5")
