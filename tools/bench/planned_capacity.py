"""The largest batch with which trc trains a model in a given memory, by planning alone.

  planned_capacity.py --build build/release [--model albert] [--gib 8] [--seq 512 1024]
                      [--precision f32 bf16] [--recompute none cheap layers]
                      [--json build/planned-capacity.json] [--quick]

No step is run: what a batch takes is `memory.total_bytes` of the compile report, which
docs/memory.md says what it counts. It is about a line in the batch, so that a few plans
find the last batch that fits; the one above it is always planned too.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile

import training


def emit(options, shape, folder):
    config, program = folder / "config.json", folder / "program.mlir"
    config.write_text(json.dumps(options.model.hugging_face_config(shape)))
    subprocess.run([options.build / "bin/trc-emit", *options.model.emit_flags(shape), "--config", config,
                    "--batch", str(shape["B"]), "--seq", str(shape["T"]), f"--dropout={shape['dropout']}", "-o", program], check=True)
    return program


def refusal(options, shape, limit, folder):
    """Why the step is not compiled for the limit of memory; "" where it is."""
    tried = subprocess.run([options.build / "bin/trc-compile", emit(options, shape, folder), "--entry=initialise",
                            "--entry=step", "--to=plan", "-o", "/dev/null", f"--memory-limit={limit}",
                            f"--precision={shape.get('precision', 'f32')}"],
                           capture_output=True, text=True)
    if tried.returncode == 0:
        return ""
    return next((line for line in tried.stderr.splitlines() if "error" in line), tried.stderr.strip())


def planned(options, shape, precision, recompute, folder):
    tools = options.build / "bin"
    program, report = emit(options, shape, folder), folder / "report.json"
    subprocess.run([tools / "trc-compile", program, "--to=plan", "-o", "/dev/null", f"--precision={precision}",
                    f"--recompute={recompute}", "--report", report], check=True, stderr=subprocess.DEVNULL)
    return json.loads(report.read_text())["memory"]["total_bytes"]


def largest(take, limit, most):
    """The largest B up to `most` with take(B) <= limit, and all that was taken."""
    taken, low, high, B = {}, 0, most + 1, min(8, most)
    while high - low > 1:
        before = list(taken.items())[-1:]
        taken[B] = take(B)
        low, high = (B, high) if taken[B] <= limit else (low, B)
        guess = 2 * B if taken[B] <= limit else B // 2
        if before and taken[B] != before[0][1]:
            slope = (taken[B] - before[0][1]) / (B - before[0][0])
            guess = B + int((limit - taken[B]) // slope) if slope > 0 else guess
            guess += guess == B and taken[B] <= limit
        B = min(max(guess, low + 1), high - 1)
    return low, taken


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--model", choices=training.MODELS, default="gpt2")
    parser.add_argument("--gib", type=float, default=8)
    parser.add_argument("--seq", type=int, nargs="+", default=[512, 1024])
    parser.add_argument("--precision", nargs="+", default=["f32", "bf16"])
    parser.add_argument("--recompute", nargs="+", default=["none", "cheap", "layers"])
    parser.add_argument("--most", type=int, default=4096)
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/planned-capacity.json"))
    parser.add_argument("--quick", action="store_true", help="a tiny model, up to B=64")
    options = parser.parse_args()
    options.model = training.MODELS[options.model]
    options.build = options.build.resolve()
    limit = int(options.gib * 2**30)
    name = "a tiny model" if options.quick else options.model.CAPACITY_NAME
    print(f"Largest B of {name} in {options.gib:g} GiB, as planned:\n\n| T | precision | recompute | B | GiB at that B | plans |"
          "\n|--:|---|---|--:|--:|--:|")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for T in [32] if options.quick else options.seq:
            shape = (options.model.CASES["tiny"][1] if options.quick else options.model.CAPACITY) | {"T": T}
            for precision in options.precision:
                for recompute in options.recompute:
                    B, taken = largest(
                        lambda B: planned(options, shape | {"B": B}, precision, recompute, pathlib.Path(folder)),
                        limit, 64 if options.quick else options.most)
                    rows.append({"T": T, "precision": precision, "recompute": recompute, "B": B, "bytes": taken})
                    print(f"| {T} | {precision} | {recompute} | {B} | {taken.get(B, 0) / 2**30:.2f} | {len(taken)} |", flush=True)
                    options.json.parent.mkdir(parents=True, exist_ok=True)
                    options.json.write_text(json.dumps({"model": name, "gib": options.gib, "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
