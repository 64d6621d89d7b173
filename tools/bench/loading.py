"""How many rows of pre-training a run takes in a second, by loader threads.

  loading.py --build build/release [--threads 0 1 2 4] [--steps 2000] [--seq 512] [--batch 16]
             [--quick] [--json build/loading.json]

Rows of masked words, drawn from token shards of this repository's documents, for a program
that only adds up what it is given: nearly all of its time is loading, as it never is of a
model. Printed are the rows (samples) of a second, and the share of that time in which the step
waited for its batch, over all steps but the first tenth.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

VOCABULARY = 1000
PROGRAM = """module @sums attributes {{trc.model = {{name = "sums", task = "masked-words"}}}} {{
  func.func public @initialise(%seed: tensor<i32> loc("seed")) -> (tensor<1xf32> {{trc.state = "weight"}}) {{
    %one = stablehlo.constant dense<1.0> : tensor<1xf32>
    return %one : tensor<1xf32>
  }}
  func.func private @loss(%weight: tensor<1xf32> {{trc.parameter = "weight"}}, {arguments}) -> tensor<f32> {{
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %nothing = stablehlo.constant dense<0.0> : tensor<f32>
    %scale = stablehlo.constant dense<1.0e-9> : tensor<f32>
{sums}
    %number = stablehlo.convert %sum{last} : (tensor<i32>) -> tensor<f32>
    %small = stablehlo.multiply %number, %scale : tensor<f32>
    %all = stablehlo.reduce(%weight init: %nothing) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %loss = stablehlo.multiply %all, %small : tensor<f32>
    return %loss : tensor<f32>
  }}
  trc.training_step @step loss(@loss) initialise(@initialise) {{optimizer = "sgd", learning_rate = 1.0e-9 : f64}}
}}
"""
ROOT = pathlib.Path(__file__).resolve().parents[2]


def tool(options, name, *words):
    done = subprocess.run([options.build / "bin" / name, *map(str, words)], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{name}: exit code {done.returncode}\n{done.stdout}{done.stderr}")


def program(B, T):
    """It adds up all numbers of a batch."""
    masked = (T * 15 + 99) // 100
    sizes = {"tokens": T, "token_types": T, "attention_mask": T, "masked_positions": masked, "masked_tokens": masked}
    arguments = ", ".join(f'%{name}: tensor<{B}x{size}xi32> loc("{name}")' for name, size in sizes.items())
    sums = ["    %sum0 = stablehlo.add %zero, %zero : tensor<i32>"]
    for i, (name, size) in enumerate(sizes.items()):
        sums.append(f"    %part{i} = stablehlo.reduce(%{name} init: %zero) applies stablehlo.add across dimensions = [0, 1] : "
                    f"(tensor<{B}x{size}xi32>, tensor<i32>) -> tensor<i32>\n"
                    f"    %sum{i + 1} = stablehlo.add %sum{i}, %part{i} : tensor<i32>")
    return PROGRAM.format(arguments=arguments, sums="\n".join(sums), last=len(sizes))


def make_shards(options, folder):
    texts = sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "LICENSE"])
    tool(options, "trc-data", "vocabulary", "--size", VOCABULARY, "-o", folder / "spiece.model", *texts)
    tool(options, "trc-data", "tokenize", "--plain", "--vocabulary", folder / "spiece.model", "-o", folder / "shards", *texts)
    (folder / "sums.mlir").write_text(program(options.batch, options.seq))


def measure(options, folder, loaders):
    log = folder / f"log-{loaders}"
    tool(options, "trc-train", "program", folder / "sums.mlir", "--data", folder / "shards", "--steps", options.steps,
         "--val-part", 0, "--threads", 1, "--target=host", "--loader-threads", loaders, "--cache-dir", folder / "cache", "--out", folder / f"run-{loaders}", "--log", log)
    records = [json.loads(line) for line in log.read_text().splitlines()]
    steps = [record for record in records if "data_seconds" in record]
    steps = steps[len(steps) // 10:]
    seconds = sum(step["seconds"] for step in steps)
    waited = sum(step["data_seconds"] for step in steps)
    return {"loader_threads": loaders, "samples_per_second": len(steps) * options.batch / seconds,
            "waiting_share": waited / seconds}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--threads", type=int, nargs="+", default=[0, 1, 2, 4])
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--seq", type=int, default=512)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--quick", action="store_true", help="fewer steps")
    parser.add_argument("--json", type=pathlib.Path, default=ROOT / "build/loading.json")
    options = parser.parse_args()
    options.build = options.build.resolve()
    if options.quick:
        options.steps = min(options.steps, 200)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="trc-loading-"))
    try:
        make_shards(options, folder)
        print(f"rows of {options.seq} tokens, {options.batch} a step, masked words; {os.cpu_count()} cores\n")
        print("| loader threads | samples/s | waiting for data |\n|--:|--:|--:|")
        results = []
        for loaders in options.threads:
            results.append(one := measure(options, folder, loaders))
            print(f"| {loaders} | {one['samples_per_second']:.0f} | {100 * one['waiting_share']:.0f} % |", flush=True)
        options.json.write_text(json.dumps({"cores": os.cpu_count(), "seq": options.seq, "batch": options.batch,
                                            "results": results}, indent=1) + "\n")
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
