"""Times programs on trc and on JAX's CPU compiler, side by side.

  bench.py --build build/release [--jax PYTHON] [--quick] [--only NAME ...]
           [--cores 0,1] [--json build/bench.json] [--markdown build/bench.md]

Both peers start from the same printed text, live in processes of their own,
and are pinned to the same cores. They take turns: a few steps of one, then of
the other, round after round, so that a slow moment of the machine falls on
both. Reported are the median step of each, the median over rounds of the
ratio, the peak of resident memory while stepping, and the compile time.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

import plan
from profile_table import split
from worker import PeerFailed, Worker, cpu_name, machine, timed

HERE = pathlib.Path(__file__).resolve().parent
MODELS = HERE.parents[1] / "models" / "jax"

# Beside transformers: entries of pieces_large.
PIECES = {
    "conv_forward": "convolution (16 x 28 x 28 x 64, 3 x 3)",
    "conv_by_input": "its gradient by the input",
    "conv_by_weights": "its gradient by the weights",
    "conv_first_by_weights": "the same with 3 input channels",
    "conv_depthwise": "depthwise convolution (16 x 28 x 28 x 64)",
    "conv_transposed": "transposed convolution (16 x 14 x 14 x 64, by 2)",
    "average_pool": "average pool (16 x 28 x 28 x 64, 2 x 2)",
    "max_pool": "max pool, the same",
    "max_pool_grad": "gradient of the max pool",
    "sort_rows": "sort (4096 rows of 256)",
    "top_rows": "top 4 of each row",
    "cumulative": "cumulative sums of rows",
    "gather_rows": "rows by index (4096 of 256)",
    "gather_elements": "one element of each row",
    "scatter_rows": "rows added by index",
    "scatter_elements": "single elements added by index (4096 into as many rows)",
    "search": "searchsorted (4096 in 4096)",
    "one_hot_product": "one-hot rows times a matrix (4096 x 256 x 64)",
    "lstm": "LSTM (64 steps of 16 x 64)",
    "gru": "GRU (the same)",
    "write_cache": "a cache written row by row (4096 of 256)",
}
# name: (program, entry, entry that makes the state, bounds of integer inputs)
PROGRAMS = {
    "demo": ("gpt2_demo", "step", "initialise", {"tokens": 256}),
    "gpt2_124m": ("gpt2_124m", "step", "initialise", {"tokens": 50257}),
    "mlp": ("mlp_large", "step", "initialise", {"y": 10}),
    "softmax": ("micro_large", "softmax", None, {}),
    "layer_norm_grad": ("micro_large", "layer_norm_grad", None, {}),
    "embedding_grad": ("micro_large", "embedding_grad", None, {"tokens": 50257}),
    **{name: ("pieces_large", name, None, {"at": 4096}) for name in PIECES},
}
TITLES = {
    "demo": "demo step (GPT-2 style, 1.9M, B=8, T=128)",
    "gpt2_124m": "GPT-2 124M step (B=4, T=256)",
    "mlp": "MLP step (512 x 784-1024-1024-10)",
    "softmax": "softmax (16384 x 1024)",
    "layer_norm_grad": "layer norm and gradient (16384 x 1024)",
    "embedding_grad": "embedding gradient (8192 rows into 50257 x 768)",
    **PIECES,
}


def compile_trc(options, source, entries, output):
    """Seconds that trc-compile takes, from text to file."""
    return timed([options.build / "bin" / "trc-compile", source, "-o", output, *[f"--entry={e}" for e in entries]],
                 options.cores)


def start_trc(options, name, *more):
    program, entry, initialise, limits = PROGRAMS[name]
    source, output = MODELS / f"{program}.mlir", options.build / "bench" / f"{name}.trc"
    output.parent.mkdir(parents=True, exist_ok=True)
    # The step alone, as the peer compiles it; then what the run needs.
    seconds = [compile_trc(options, source, [entry], output)
               for _ in range(1 if options.quick or more else 3)]
    if initialise:
        compile_trc(options, source, [initialise, entry], output)
    command = [options.build / "bin" / "trc-bench-worker", output, entry,
               *([f"--initialise={initialise}"] if initialise else []),
               *[f"--limit={k}={v}" for k, v in limits.items()]]
    worker = Worker([*command, *more], options.cores)
    worker.ready = worker.read("ready")
    worker.ready["compile_s"] = statistics.median(seconds)
    return worker


def profile(options, name):
    """What the matrix products take of a step, and what the rest takes."""
    worker = start_trc(options, name, "--profile")
    products, rest = split(worker.profile(steps=5))
    worker.kill()
    found = {"gemm_share": products["s"] / (products["s"] + rest["s"])}
    if products["s"]:
        found["gemm_gflops"] = products["flops"] / products["s"] * 1e-9
    if rest["s"]:
        found["rest_gbs"] = rest["bytes"] / rest["s"] * 1e-9
    return found


def start_jax(options, name):
    program, entry, initialise, limits = PROGRAMS[name]
    command = [options.jax, HERE / "jax_worker.py", MODELS / f"{program}.mlir", entry,
               *([f"--initialise={initialise}"] if initialise else []),
               *[f"--limit={k}={v}" for k, v in limits.items()]]
    worker = Worker(command, options.cores)
    worker.ready = worker.read("ready")
    return worker


def measure(options, name):
    """{peer: figures} for one program."""
    starts = {"trc": start_trc, "jax": start_jax}
    if not options.jax:
        del starts["jax"]
    workers, failures = {}, {}
    for peer, start in starts.items():
        try:
            workers[peer] = start(options, name)
        except (PeerFailed, FileNotFoundError) as failure:
            failures[peer] = {"failed": str(failure)}

    count, times = {}, {peer: [] for peer in workers}
    try:
        for peer, worker in workers.items():
            once = min(worker.ask("run 2", "times"))  # warm
            worker.ask("reset", "ok")
            count[peer] = max(1, min(50, round(0.4 / once)))
        for turn in range(options.rounds):
            order = list(workers) if turn % 2 == 0 else list(reversed(workers))
            for peer in order:
                times[peer].append(workers[peer].ask(f"run {count[peer]}", "times"))
        ends = {peer: worker.finish() for peer, worker in workers.items()}
    finally:
        for worker in workers.values():
            worker.kill()

    figures = dict(failures)
    for peer, worker in workers.items():
        every = [t for turn in times[peer] for t in turn]
        figures[peer] = {"step_s": statistics.median(every), "best_s": min(every), "steps": len(every),
                         "round_s": [statistics.median(turn) for turn in times[peer]],
                         **worker.ready, **ends[peer]}
    if "trc" in workers:
        figures["trc"].update(profile(options, name))
    if len(workers) == 2:
        figures["jax_over_trc"] = statistics.median(
            j / t for j, t in zip(figures["jax"]["round_s"], figures["trc"]["round_s"]))
    return figures


def cell(figures, peer, key, scale, digits):
    value = figures.get(peer, {}).get(key)
    return "-" if value is None else f"{value * scale:.{digits}f}"


def markdown(report):
    m = report["machine"]
    lines = [
        f"{m['cpu']}, cores {m['cores']}; products of f32 {m.get('gemm_gflops', '?')} GFLOP/s (sgemm {m.get('sgemm_gflops', '?')}), "
        f"triad {m.get('triad_gbs', '?')} GB/s in the same run; commit {report['commit']}, "
        f"JAX {report.get('jax', '-')}, {report['date']}.", "",
        "| program | trc ms | JAX ms | JAX / trc | trc MB | JAX MB | trc / JAX | trc compile s | JAX compile s |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|"]
    for name, f in report["programs"].items():
        ratio = f"{f['jax_over_trc']:.2f}" if "jax_over_trc" in f else "-"
        peaks = [f.get(p, {}).get("peak_bytes") for p in ("trc", "jax")]
        share = f"{peaks[0] / peaks[1]:.2f}" if all(peaks) else "-"
        lines.append("| " + " | ".join([
            TITLES[name], cell(f, "trc", "step_s", 1e3, 1), cell(f, "jax", "step_s", 1e3, 1), ratio,
            cell(f, "trc", "peak_bytes", 1e-6, 0), cell(f, "jax", "peak_bytes", 1e-6, 0), share,
            cell(f, "trc", "compile_s", 1, 2), cell(f, "jax", "compile_s", 1, 2)]) + " |")
    lines += [
        "",
        "| program | share in GEMM | GEMM GFLOP/s | of peak | rest GB/s | of triad | arena / live bytes |",
        "|---|--:|--:|--:|--:|--:|--:|"]
    for name, f in report["programs"].items():
        t = f.get("trc", {})
        if "gemm_share" not in t:
            continue

        def of(key, peak):
            return f"{t[key] / m[peak]:.2f}" if key in t and peak in m else "-"

        fit = f"{t['arena_bytes'] / t['peak_live_bytes']:.3f}" if t.get("peak_live_bytes") else "-"
        lines.append("| " + " | ".join([
            TITLES[name], cell(f, "trc", "gemm_share", 1, 2), cell(f, "trc", "gemm_gflops", 1, 0),
            of("gemm_gflops", "gemm_gflops"), cell(f, "trc", "rest_gbs", 1, 1),
            of("rest_gbs", "triad_gbs"), fit]) + " |")
    if "offsets" in report:
        lines += ["", plan.markdown(report["offsets"]).rstrip()]
    return "\n".join(lines) + "\n"


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--jax", help="a Python that has jax; without it only trc is timed")
    parser.add_argument("--quick", action="store_true", help="without the 124M step, fewer rounds")
    parser.add_argument("--only", nargs="+", choices=PROGRAMS, default=None)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--cores", default=",".join(map(str, sorted(os.sched_getaffinity(0)))))
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/bench.json"))
    parser.add_argument("--markdown", type=pathlib.Path, default=pathlib.Path("build/bench.md"))
    options = parser.parse_args()
    options.rounds = options.rounds or (3 if options.quick else 7)
    options.build = options.build.resolve()
    return options


def main():
    options = parse_options()
    names = options.only or [n for n in PROGRAMS if not (options.quick and n == "gpt2_124m")]
    commit = subprocess.run(["git", "-C", str(HERE), "describe", "--always", "--dirty"],
                            capture_output=True, text=True).stdout.strip()

    def look():
        return machine(options.build, options.cores, 1 if options.quick else 3)

    report = {"date": time.strftime("%Y-%m-%d"), "commit": commit or "unknown", "programs": {},
              "machine": {"cpu": cpu_name(), "cores": options.cores, **look()}}
    for name in names:
        print(f"{name} ...", file=sys.stderr, end=" ", flush=True)
        try:
            figures = measure(options, name)
        except PeerFailed as failure:
            figures = {"failed": str(failure)}
        report["programs"][name] = figures
        version = figures.get("jax", {}).get("version")
        if version:
            report["jax"] = version
        for peer in ("trc", "jax"):
            f = figures.get(peer, figures)
            text = f["failed"] if "failed" in f else f"{1e3 * f['step_s']:.1f} ms" if "step_s" in f else "-"
            print(f"{peer}: {text}", file=sys.stderr, end="  ", flush=True)
        print(file=sys.stderr)
    trc_plan = options.build / "bin" / "trc-plan"
    if not options.only and not options.quick and trc_plan.exists():
        report["offsets"] = plan.measure(trc_plan, [])
    # A second look at the machine: the better of the two is nearer the truth.
    for key, value in look().items():
        if key != "line_round_trip_ns":
            report["machine"][key] = max(value, report["machine"].get(key, value))
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(report, indent=1) + "\n")
    text = markdown(report)
    options.markdown.write_text(text)
    print(text)
    return 0 if all("step_s" in f.get("trc", {}) for f in report["programs"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
