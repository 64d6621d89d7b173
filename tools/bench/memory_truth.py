"""What trc says that a run takes of memory, against what it held: docs/memory.md.

  memory_truth.py --build build/release [--only NAME ...] [--threads 2]
                  [--json build/memory-truth.json] [--quick]

Each program is planned, then runs two steps, and saves its state where trc-train runs it. Shown are
the bytes that were said, the most that was resident, and the difference. Then it runs again in a memory
control group of as many bytes as were said, whose count has in it what the kernel keeps for
the process, and files that it reads or writes while there is room. Where no
group can be made, there is a dash.

Times are of no importance here, and what runs beside it changes nothing.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import albert_cases
from memory_group import MemoryGroup, Unavailable

ROOT = pathlib.Path(__file__).resolve().parents[2]
INPUTS = ROOT / "test/Trainer/Inputs"
MIB = 2**20

GPT2 = {"model_type": "gpt2", "activation_function": "gelu_new"}
LARGE = GPT2 | {"n_layer": 12, "n_head": 12, "n_embd": 768, "n_positions": 1024, "vocab_size": 50257}
MEDIUM = GPT2 | {"n_layer": 8, "n_head": 8, "n_embd": 512, "n_positions": 256, "vocab_size": 256}
SMALL = GPT2 | {"n_layer": 6, "n_head": 6, "n_embd": 384, "n_positions": 256, "vocab_size": 256}
WORDS = GPT2 | {"n_layer": 4, "n_head": 4, "n_embd": 256, "n_positions": 256, "vocab_size": 50257}
ALBERT = albert_cases.hugging_face_config(albert_cases.WORDS | {"dropout": 0.1})

# Of trc-train: the model's configuration, and options.
TRAINED = {
    "GPT-2 124M, B=1 T=64": (LARGE, "--batch=1 --seq=64"),
    "GPT-2 124M, B=2 T=256": (LARGE, "--batch=2 --seq=256"),
    "GPT-2 124M, B=2 T=256, bf16": (LARGE, "--batch=2 --seq=256 --precision=bf16"),
    "GPT-2 124M, B=1 T=64, bf16 and state in bf16":
        (LARGE, "--batch=1 --seq=64 --precision=bf16 --parameters=bf16 --moments=bf16"),
    "GPT-2 124M, B=4 T=256, layers computed again": (LARGE, "--batch=4 --seq=256 --recompute=layers"),
    "8 layers of 512, B=8 T=256": (MEDIUM, "--batch=8 --seq=256 --dropout=0.1"),
    "8 layers of 512, B=2 T=256, 4 times a step": (MEDIUM, "--batch=2 --seq=256 --accumulate=4"),
    "6 layers of 384, B=4 T=256": (SMALL, "--batch=4 --seq=256"),
    "6 layers of 384, B=16 T=256": (SMALL, "--batch=16 --seq=256 --dropout=0.1"),
    "6 layers of 384, B=8 T=256, bf16": (SMALL, "--batch=8 --seq=256 --precision=bf16"),
    "6 layers of 384, B=8 T=256, f16": (SMALL, "--batch=8 --seq=256 --precision=f16"),
    "4 layers of 256, 50257 words, B=8 T=128, held-out losses and a sample":
        (WORDS, "--batch=8 --seq=128 --eval-every=1 --eval-batches=1 --sample --sample-tokens=4"),
    "4 layers of 256, 50257 words, B=8 T=128, SGD": (WORDS, "--batch=8 --seq=128 --optimizer=sgd"),
    "ALBERT base, masked words, B=4 T=128": (ALBERT, "--batch=4 --seq=128"),
    "ALBERT base, masked words, B=4 T=128, bf16": (ALBERT, "--batch=4 --seq=128 --precision=bf16"),
}
QUICK = ["6 layers of 384, B=4 T=256"]

# Three convolutions of a stack of images, and their gradients.
CONVOLUTIONS = """
func.func @initialise(%seed: tensor<i32>) -> (tensor<3x3x3x64xf32> {{trc.state = "a"}}, tensor<3x3x64x64xf32> {{trc.state = "b"}}, tensor<3x3x64x64xf32> {{trc.state = "c"}}) {{
  %a = stablehlo.constant dense<0.01> : tensor<3x3x3x64xf32>
  %b = stablehlo.constant dense<0.01> : tensor<3x3x64x64xf32>
  return %a, %b, %b : tensor<3x3x3x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>
}}
func.func private @loss(%a: tensor<3x3x3x64xf32> {{trc.parameter = "a"}}, %b: tensor<3x3x64x64xf32> {{trc.parameter = "b"}},
                        %c: tensor<3x3x64x64xf32> {{trc.parameter = "c"}}, %x: tensor<{B}x64x64x3xf32> loc("x")) -> tensor<f32> {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<{B}x64x64x64xf32>
  %0 = stablehlo.convolution(%x, %a) {dims} : (tensor<{B}x64x64x3xf32>, tensor<3x3x3x64xf32>) -> tensor<{B}x64x64x64xf32>
  %1 = stablehlo.maximum %0, %none : tensor<{B}x64x64x64xf32>
  %2 = stablehlo.convolution(%1, %b) {dims} : (tensor<{B}x64x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<{B}x64x64x64xf32>
  %3 = stablehlo.maximum %2, %none : tensor<{B}x64x64x64xf32>
  %4 = stablehlo.convolution(%3, %c) {dims} : (tensor<{B}x64x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<{B}x64x64x64xf32>
  %square = stablehlo.multiply %4, %4 : tensor<{B}x64x64x64xf32>
  %sum = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<{B}x64x64x64xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}}
trc.training_step @step loss(@loss) initialise(@initialise) {{optimizer = "adamw", learning_rate = 1.0e-3 : f64}}
"""
DIMENSIONS = ("dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} "
              "{batch_group_count = 1 : i64, feature_group_count = 1 : i64}")

# By the C interface (trc-bench-worker), compiled beforehand: the text, and what is below what in
# the inputs.
LOADED = {
    "GPT-2 124M as JAX prints it, B=4 T=256": (lambda: (ROOT / "models/jax/gpt2_124m.mlir").read_text(), "tokens=50257"),
    "three convolutions, B=16": (lambda: CONVOLUTIONS.format(B=16, dims=DIMENSIONS), "x=1"),
}


def held(command, limit=None):
    """(the most bytes that were resident, what went wrong), in a group of `limit` bytes."""
    group = MemoryGroup(limit) if limit else None
    try:
        with tempfile.TemporaryFile("w+") as errors:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=errors,
                                       preexec_fn=group.enter if group else None)
            process.stdin.write(b"run 2\nend\n")  # to those that read
            process.stdin.close()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            errors.seek(0)
            return usage.ru_maxrss * 1024, "" if status == 0 else errors.read() or f"ended with {process.returncode}"
    finally:
        if group:
            group.remove()


def prepare_trained(options, name, folder):
    """(bytes that are said, the command)"""
    config, flags = TRAINED[name]
    (folder / "config.json").write_text(json.dumps(config))
    command = [options.build / "bin/trc-train", config["model_type"], "--config", folder / "config.json", *flags.split(),
               "--steps=2", "--target=host", "--no-pin", f"--threads={options.threads}", f"--cache-dir={folder}/cache"]
    text = folder / "text"
    if config["model_type"] == "albert":
        with open(text, "w") as file:
            subprocess.run([sys.executable, INPUTS / "make-documents.py"], stdout=file, check=True)
        command += [f"--vocab={INPUTS}/spiece.model"]
    else:
        text.write_text("".join(f"{i * i % 1009} " for i in range(100000)))
    command += [f"--data={text}"]
    plan = subprocess.run(command + ["--plan-only"], capture_output=True, text=True)
    if plan.returncode:
        sys.exit(f"{name}: {plan.stderr}")
    parts = re.search("memory: .* in all: (.*)", plan.stdout)[1]
    return round(sum(float(number) for number in re.findall(r"([\d.]+) MiB", parts)) * MIB), \
        command + [f"--out={folder}/out"]


def prepare_loaded(options, name, folder):
    write, limit = LOADED[name]
    text, program, report = (folder / end for end in ("a.mlir", "a.trc", "report.json"))
    text.write_text(write())
    subprocess.run([options.build / "bin/trc-compile", text, "-o", program, "--entry=initialise", "--entry=step",
                    "--report", report], check=True, stderr=subprocess.DEVNULL)
    return json.loads(report.read_text())["memory"]["total_bytes"], \
        [options.build / "bin/trc-bench-worker", program, "step", "--initialise=initialise", f"--limit={limit}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", nargs="+", help="programs whose names have one of these in them")
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/memory-truth.json"))
    parser.add_argument("--quick", action="store_true", help="a small model")
    options = parser.parse_args()
    options.build = options.build.resolve()
    try:
        MemoryGroup(MIB).remove()
        grouped = True
    except Unavailable as why:
        grouped = False
        print(f"{why}\n", file=sys.stderr)
    rows, worst = [], 0
    print("| | said, MiB | held, MiB | said too much | in a group of what was said |\n|---|--:|--:|--:|---|")
    for name in [*TRAINED, *LOADED]:
        if not any(word in name for word in (QUICK if options.quick else options.only or [""])):
            continue
        with tempfile.TemporaryDirectory() as path:
            folder = pathlib.Path(path)
            said, command = (prepare_trained if name in TRAINED else prepare_loaded)(options, name, folder)
            peak, fault = held(command)
            if fault:
                sys.exit(f"{name}: {fault}")
            ended = "-"
            if grouped:
                subprocess.run(["rm", "-rf", folder / "out"], check=True)
                _, fault = held(command, said)
                ended = "ended well" if not fault else "did not end: " + fault.strip().splitlines()[-1]
        share = (said - peak) / peak
        rows.append({"program": name, "said": said, "held": peak, "group": ended})
        print(f"| {name} | {said / MIB:.0f} | {peak / MIB:.0f} | {100 * share:+.1f} % | {ended} |", flush=True)
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
