"""Times sixteen small training programs on trc and on JAX's CPU compiler, side by side.

  zoo.py --build build/release --jax PYTHON [--only NAME ...] [--rounds N] [--quick]
         [--cores 0,1] [--json build/zoo.json] [--markdown build/zoo.md]

The models are in zoo_models and are printed by JAX first; both peers start from that text. As
in bench.py they live in processes of their own, pinned to the same cores, and take turns; who
has no turn is stopped. Before the first turn each runs three steps from the same state, and
their losses must agree. What was measured at the same commit and on the same processor before
stays in the files beside it, so that a table can be made in pieces.
"""

import argparse
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import time

from worker import PeerFailed, Worker, cpu_name, timed

HERE = pathlib.Path(__file__).resolve().parent
TITLES = {
    "resnet_18": "ResNet-18 (B=4, 112 x 112)",
    "resnet_50": "ResNet-50 (B=4, 96 x 96)",
    "convnext_tiny": "ConvNeXt-tiny (B=2, 96 x 96)",
    "u_net": "U-Net (3 levels, B=4, 64 x 64)",
    "mnist_cnn": "MNIST CNN (B=64)",
    "lstm": "LSTM (128, B=32, T=64)",
    "gru": "GRU (the same)",
    "gpt2": "GPT-2 (4 x 256, B=4, T=256)",
    "bert": "BERT (4 x 256, B=8, T=128, dropout)",
    "albert": "ALBERT (6 x 256, B=8, T=128)",
    "t5": "T5 (3 + 3 x 256, B=4, T=128)",
    "vit": "ViT (6 x 192, B=8, 128 x 128)",
    "llama": "Llama, grouped heads (4 x 256, B=2, T=256)",
    "dlrm": "DLRM (8 tables of 20,000, B=512)",
    "flow": "flow with Cholesky (32, B=512)",
    "ppo": "PPO (128 x 8, four updates)",
}
# Losses of f32 after three steps, summed in another order.
TOLERANCE = 2e-3


def print_programs(options, names):
    """Prints what is not there yet; the bounds of integer inputs of each."""
    options.folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([options.jax, HERE / "zoo_models" / "print_zoo.py", options.folder, *names],
                          capture_output=True, text=True, env={**os.environ, "JAX_PLATFORMS": "cpu"})
    if done.returncode:
        sys.exit(f"zoo: the programs cannot be printed: {done.stderr.strip().splitlines()[-1]}")
    return json.loads(done.stdout)


def start_trc(options, name, limits):
    source, output = options.folder / f"{name}.mlir", options.folder / f"{name}.trc"
    command = [options.build / "bin" / "trc-compile", source, "-o", output]
    # The step alone, as the peer compiles it; then what the run needs.
    seconds = timed([*command, "--entry=step"], options.cores)
    timed([*command, "--entry=initialise", "--entry=step"], options.cores)
    worker = Worker([options.build / "bin" / "trc-bench-worker", output, "step", "--initialise=initialise", *limits],
                    options.cores)
    return worker, {**worker.read("ready"), "compile_s": seconds}


def start_jax(options, name, limits):
    worker = Worker([options.jax, HERE / "jax_worker.py", options.folder / f"{name}.mlir", "step",
                     "--initialise=initialise", *limits], options.cores)
    return worker, worker.read("ready")


def measure(options, name, bounds):
    """Figures of each peer; `failed` with a reason where it has none."""
    limits = [f"--limit={k}={v}" for k, v in bounds.items()]
    workers, figures, count = {}, {}, {}
    try:
        for peer, start in (("trc", start_trc), ("jax", start_jax)):
            try:
                worker, figures[peer] = start(options, name, limits)
                workers[peer] = worker
                once = min(worker.ask("run 3", "times"))
                figures[peer] |= {"loss": worker.ask("scalars", "scalars")["loss"], "round_s": []}
                worker.ask("reset", "ok")
                count[peer] = max(1, min(50, round(0.25 / once)))
                worker.pause()
            except (PeerFailed, FileNotFoundError) as failure:
                figures[peer] = {"failed": str(failure)}
                workers.pop(peer, None)
        steps = {peer: [] for peer in workers}
        for turn in range(options.rounds):
            for peer in list(workers) if turn % 2 == 0 else list(reversed(workers)):
                workers[peer].go_on()
                taken = workers[peer].ask(f"run {count[peer]}", "times")
                workers[peer].pause()
                steps[peer] += taken
                figures[peer]["round_s"].append(statistics.median(taken))
        for peer, worker in workers.items():
            worker.go_on()
            figures[peer] |= {"step_s": statistics.median(steps[peer]), "steps": len(steps[peer]),
                              "peak_bytes": worker.finish()["peak_bytes"]}
            figures[peer]["beyond_bytes"] = figures[peer]["peak_bytes"] - figures[peer]["baseline_bytes"]
    finally:
        for worker in workers.values():
            worker.kill()
    if len(workers) == 2:
        ours, theirs = figures["trc"], figures["jax"]
        figures["jax_over_trc"] = statistics.median(j / t for j, t in zip(theirs["round_s"], ours["round_s"]))
        apart = abs(ours["loss"] - theirs["loss"]) / max(abs(theirs["loss"]), 1e-3)
        figures["apart"] = apart if math.isfinite(apart) else math.inf
        figures["agree"] = figures["apart"] <= TOLERANCE
    return figures


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def markdown(report):
    lines = [f"{report['cpu']}, cores {report['cores']}; commit {report['commit']}, JAX {report['jax']}, "
             f"{report['date']}.", "",
             "| program | trc ms | JAX ms | JAX / trc | trc MB | JAX MB | trc / JAX | trc compile s | JAX compile s "
             "| losses apart |", "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"]
    whole = []
    for name in (n for n in TITLES if n in report["programs"]):
        f = report["programs"][name]
        ours, theirs = f["trc"], f["jax"]
        if "agree" not in f:
            lines.append(f"| {TITLES[name]} | {ours.get('failed', '-')} | {theirs.get('failed', '-')} |" + " - |" * 7)
            continue
        whole.append(f)
        lines.append(
            f"| {TITLES[name]} | {ours['step_s'] * 1e3:.1f} | {theirs['step_s'] * 1e3:.1f} | {f['jax_over_trc']:.2f} "
            f"| {ours['beyond_bytes'] / 1e6:.0f} | {theirs['beyond_bytes'] / 1e6:.0f} "
            f"| {ours['beyond_bytes'] / theirs['beyond_bytes']:.2f} | {ours['compile_s']:.2f} | {theirs['compile_s']:.2f} "
            f"| {f['apart']:.0e}{'' if f['agree'] else ' **too far**'} |")
    if whole:
        speed = geometric_mean([f["jax_over_trc"] for f in whole])
        memory = geometric_mean([f["trc"]["beyond_bytes"] / f["jax"]["beyond_bytes"] for f in whole])
        compiling = geometric_mean([f["jax"]["compile_s"] / f["trc"]["compile_s"] for f in whole])
        lines += ["", f"Geometric means of {len(whole)}: {speed:.2f} x JAX's speed, {memory:.2f} of its memory, "
                      f"compiled {compiling:.2f} x as fast; slowest {min(f['jax_over_trc'] for f in whole):.2f}."]
    return "\n".join(lines) + "\n"


def before(path, **same):
    """The programs that the file has of this commit, processor and cores."""
    if not path.exists():
        return {}
    kept = json.loads(path.read_text())
    return kept["programs"] if all(kept.get(k) == v for k, v in same.items()) else {}


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--jax", required=True, help="a Python that has jax")
    parser.add_argument("--only", nargs="+", choices=TITLES, default=list(TITLES))
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--quick", action="store_true", help="three rounds instead of nine")
    parser.add_argument("--cores", default=",".join(map(str, sorted(os.sched_getaffinity(0)))))
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/zoo.json"))
    parser.add_argument("--markdown", type=pathlib.Path, default=pathlib.Path("build/zoo.md"))
    options = parser.parse_args()
    options.rounds = options.rounds or (3 if options.quick else 9)
    options.build = options.build.resolve()
    options.folder = options.build / "bench" / "zoo"
    return options


def main():
    options = parse_options()
    commit = subprocess.run(["git", "-C", str(HERE), "describe", "--always", "--dirty"],
                            capture_output=True, text=True).stdout.strip()
    same = {"commit": commit or "unknown", "cpu": cpu_name(), "cores": options.cores}
    report = {"date": time.strftime("%Y-%m-%d"), "jax": "-", **same, "programs": before(options.json, **same)}
    limits = print_programs(options, options.only)
    good = True
    for name in options.only:
        print(f"{name} ...", file=sys.stderr, end=" ", flush=True)
        figures = report["programs"][name] = measure(options, name, limits[name])
        good &= figures.get("agree", False)
        report["jax"] = figures["jax"].get("version", report["jax"])
        for peer in ("trc", "jax"):
            f = figures[peer]
            text = f["failed"] if "failed" in f else f"{1e3 * f['step_s']:.1f} ms"
            print(f"{peer}: {text}", file=sys.stderr, end="  ", flush=True)
        print("" if figures.get("agree") else "losses do not agree" if "agree" in figures else "", file=sys.stderr)
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(report, indent=1) + "\n")
        options.markdown.write_text(markdown(report))
    print(markdown(report))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
