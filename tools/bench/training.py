"""Times the training step of GPT-2 or ALBERT on trc, PyTorch (eager, compiled) and JAX.

  training.py --build build/release [--jax PYTHON] [--torch PYTHON] [--model albert]
              [--only CASE ...] [--peers PEER ...] [--rounds N] [--cores 0,1]
              [--json build/training.json] [--markdown build/training.md]

The same model, f32, the same optimizer, on every peer (gpt2_cases.py,
albert_cases.py), each in a process of its own and pinned to the same cores. They take turns, a step each, the first of a round
changing; who has no turn is stopped. Reported are the median step, the peak of
resident memory while stepping, what of it goes beyond parameters, moments and
gradients (16 bytes a parameter; of a Python peer the libraries are in it, and
`baseline` in the JSON tells how much), and the seconds from the command to the
end of the first step: for trc that is trc-emit, trc-compile and the rest.

The ceiling is what the matrix products of a step need at the best rate of products of f32 that
was measured in the same run (sgemm, or in tiles of AMX), and nothing else: no peer can be quicker.

With --precision=bf16 products are in bf16 on every peer (autocast on PyTorch), state
in f32; trc in f32 runs beside them. The ceiling is then that of products of bf16.

The JSON file is written after each case. Cases, and peers of a case, that it has of the same
commit, machine and model stay in it, so that a table can be made in pieces: `--peers trc jax`
after `--peers trc torch`, say. A ratio is always of steps that took turns: each peer's over trc, of trc in
f32 too, is that of its own piece. With one round a step is not profiled.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

import albert_cases
import gpt2_cases
import profile_table
from worker import PeerFailed, Worker, cpu_name, machine, timed

HERE = pathlib.Path(__file__).resolve().parent
MODELS = {"gpt2": gpt2_cases, "albert": albert_cases}
PEERS = {"trc": "trc", "trc-f32": "trc f32", "torch": "PyTorch", "torch-compile": "torch.compile", "jax": "JAX jit"}


# --- starting a peer ---------------------------------------------------------

def precision(shape):
    return shape.get("precision", "f32")


def start_trc(options, shape, name, group=None, *more):
    folder = options.build / "bench"
    name += "" if precision(shape) == "f32" else f".{precision(shape)}"
    folder.mkdir(parents=True, exist_ok=True)
    config, text, output = (folder / f"{name}{end}" for end in (".json", ".mlir", ".trc"))
    config.write_text(json.dumps(options.model.hugging_face_config(shape)))
    tools = options.build / "bin"
    emit = timed([tools / "trc-emit", *options.model.emit_flags(shape), "--config", config, "--batch", shape["B"],
                  "--seq", shape["T"], f"--dropout={shape['dropout']}", "-o", text], options.cores)
    limit = getattr(options, "memory_limit", None)  # of capacity.py
    compiling = timed([tools / "trc-compile", text, "-o", output, "--entry=initialise", "--entry=step",
                       f"--precision={precision(shape)}", *([f"--memory-limit={limit}"] if limit else [])], options.cores)
    worker = Worker([tools / "trc-bench-worker", output, "step", "--initialise=initialise",
                     *options.model.inputs(shape), *more], options.cores, group=group)
    worker.born -= emit + compiling
    worker.ready = worker.read("ready") | {"emit_s": emit, "compile_s": compiling}
    return worker


def start_python(options, shape, name, peer, group=None):
    python = options.jax if peer == "jax" else options.torch
    flags = ["--compile"] if peer == "torch-compile" else []
    worker = Worker([python, HERE / options.model.SCRIPTS[peer], json.dumps(shape), *flags], options.cores, group=group)
    worker.ready = worker.read("ready")
    return worker


def start(options, shape, name, peer, group=None):
    if peer == "trc-f32":
        shape = shape | {"precision": "f32"}
    worker = start_trc(options, shape, name, group) if peer.startswith("trc") else \
        start_python(options, shape, name, peer, group)
    try:
        worker.ask("run 1", "times")
    except PeerFailed:
        worker.kill()
        raise
    worker.ready["first_step_s"] = time.perf_counter() - worker.born
    return worker


# --- measuring ---------------------------------------------------------------

def turns(options, workers, times):
    counts = {}
    for peer, worker in workers.items():
        worker.go_on()
        once = min(worker.ask("run 1", "times"))  # warm
        if once < 1:
            once = min(once, *worker.ask("run 1", "times"))
        worker.ask("reset", "ok")
        counts[peer] = max(1, min(20, round(0.5 / once)))
        worker.pause()
    for turn in range(options.rounds):
        order = list(workers) if turn % 2 == 0 else list(reversed(workers))
        for peer in order:
            workers[peer].go_on()
            times[peer].append(workers[peer].ask(f"run {counts[peer]}", "times"))
            workers[peer].pause()


def measure(options, name):
    """{peer: figures} of one case."""
    shape = options.model.CASES[name][1] | {"precision": options.precision}
    workers, figures = {}, {}
    times = {}
    try:
        for peer in options.peers:
            try:
                workers[peer] = start(options, shape, name, peer)
                workers[peer].pause()
                print(f"{peer}: first step after {workers[peer].ready['first_step_s']:.1f} s", file=sys.stderr,
                      end="  ", flush=True)
                times[peer] = []
            except (PeerFailed, FileNotFoundError) as failure:
                figures[peer] = {"failed": str(failure)}
        turns(options, workers, times)
        ends = {}
        for peer, worker in workers.items():
            worker.go_on()
            ends[peer] = worker.finish()
    finally:
        for worker in workers.values():
            worker.go_on()
            worker.kill()
    needed = 16 * options.model.parameter_count(shape)
    for peer, worker in workers.items():
        every = [t for turn in times[peer] for t in turn]
        step = statistics.median(every)
        figures[peer] = {
            "step_s": step, "best_s": min(every), "steps": len(every), "tokens_per_s": shape["B"] * shape["T"] / step,
            "round_s": [statistics.median(turn) for turn in times[peer]],
            "beyond_bytes": ends[peer]["peak_bytes"] - needed, **worker.ready, **ends[peer]}
        if "trc" in workers and peer != "trc":
            figures[peer]["trc_over"] = statistics.median(
                b / t for b, t in zip(figures[peer]["round_s"], map(statistics.median, times["trc"])))
    if "step_s" in figures.get("trc", {}) and options.rounds > 1:
        figures["line_round_trip_ns"] = [line_round_trip(options)]
        figures["profile"] = profile(options, shape, name)
        figures["line_round_trip_ns"].append(line_round_trip(options))
    return figures


def line_round_trip(options):
    """Nanoseconds of a cache line to the next core and back; None on one core.
    The host of a virtual machine may move its cores apart at any time."""
    return machine(options.build, options.cores, 0.1).get("line_round_trip_ns")


def profile(options, shape, name):
    worker = start_trc(options, shape, name, None, "--profile")
    try:
        return worker.profile(steps=options.rounds)
    finally:
        worker.kill()


def ceiling_gflops(machine_figures, shape):
    """Of products as the case has them; where bf16 is widened, of f32."""
    narrow = machine_figures.get("bf16_gflops") if precision(shape) == "bf16" else None
    return narrow or machine_figures.get("gemm_gflops")


def judge(model, case, shape, machine_figures):
    """Ours against the best peer and against the ceiling."""
    ran = {peer: f for peer, f in case.items() if peer in PEERS and "tokens_per_s" in f}
    others = {peer: f for peer, f in ran.items() if "trc_over" in f and peer != "trc-f32"}
    found = {}
    if "trc_over" in ran.get("trc-f32", {}):
        found["trc_over_f32"] = ran["trc-f32"]["trc_over"]
    if rate := ceiling_gflops(machine_figures, shape):
        found["ceiling_tokens_per_s"] = rate * 1e9 / model.product_flops(shape) * shape["B"] * shape["T"]
        for peer, f in ran.items():
            f["of_ceiling"] = f["tokens_per_s"] / found["ceiling_tokens_per_s"]
    if others and "trc" in ran:
        best = min(others, key=lambda p: others[p]["trc_over"])
        least = min(others, key=lambda p: others[p]["beyond_bytes"])
        found |= {"best_peer": best, "least_memory_peer": least,
                  "trc_over_best": others[best]["trc_over"],
                  "memory_share": ran["trc"]["beyond_bytes"] / others[least]["beyond_bytes"]}
    return found


def markdown(model, report):
    m = report["machine"]
    versions = ", ".join(f"{PEERS[p]} {v}" for p, v in report["versions"].items())
    narrow = f"products of bf16 {m['bf16_gflops']} GFLOP/s, " if "bf16_gflops" in m else ""
    lines = [f"{m['cpu']}, cores {m['cores']}; products of f32 {m.get('gemm_gflops', '?')} GFLOP/s (sgemm {m.get('sgemm_gflops', '?')}), {narrow}triad {m.get('triad_gbs', '?')} "
             f"GB/s in the same run; commit {report['commit']}, {versions}, {report['date']}.", ""]
    for name, case in report["cases"].items():
        j = case["judged"]
        lines += [f"**{model.CASES[name][0]}**" + (f": ceiling {j['ceiling_tokens_per_s']:.0f} tokens/s"
                                                   if "ceiling_tokens_per_s" in j else ""), "",
                  "| | tokens/s | step s | of ceiling | peak MB | beyond MB | first step s |",
                  "|---|--:|--:|--:|--:|--:|--:|"]
        for peer in PEERS:
            f = case.get(peer)
            if f is None:
                continue
            if "failed" in f:
                lines.append(f"| {PEERS[peer]} | failed: {f['failed']} | | | | | |")
                continue
            lines.append(f"| {PEERS[peer]} | {f['tokens_per_s']:.0f} | {f['step_s']:.3f} | {f.get('of_ceiling', 0):.2f} | "
                         f"{f['peak_bytes'] * 1e-6:.0f} | {f['beyond_bytes'] * 1e-6:.0f} | {f['first_step_s']:.1f} |")
        if "trc_over_best" in j:
            lines += ["", f"trc over the best peer, {PEERS[j['best_peer']]}: {j['trc_over_best']:.2f}; memory beyond "
                          f"parameters, moments and gradients over the least of the peers, "
                          f"{PEERS[j['least_memory_peer']]}: {j['memory_share']:.2f}."]
        if "trc_over_f32" in j:
            lines += ["", f"trc over itself in f32: {j['trc_over_f32']:.2f}."]
        if "profile" in case:
            rate = ceiling_gflops(m, {"precision": report["precision"]})
            lines += ["", profile_table.table(case["profile"], m | ({"gemm_gflops": rate} if rate else {})).rstrip()]
            before, after = case["line_round_trip_ns"]
            if before and after:
                lines += ["", f"A cache line to the other core and back: {before:.0f} ns before this profile, {after:.0f} ns after."]
        lines.append("")
    return "\n".join(lines)


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--jax", help="a Python that has jax")
    parser.add_argument("--torch", help="a Python that has torch")
    parser.add_argument("--model", choices=MODELS, default="gpt2")
    parser.add_argument("--precision", choices=["f32", "bf16"], default="f32", help="of products")
    parser.add_argument("--quick", action="store_true", help="a small model only, three rounds")
    parser.add_argument("--only", nargs="+", metavar="CASE")
    parser.add_argument("--peers", nargs="+", choices=PEERS)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--cores", default=",".join(map(str, sorted(os.sched_getaffinity(0)))))
    parser.add_argument("--json", type=pathlib.Path, help="build/training.json, or build/albert.json")
    parser.add_argument("--markdown", type=pathlib.Path, help="the same with .md")
    options = parser.parse_args()
    model = options.model = MODELS[options.model]
    narrow = options.precision != "f32"
    name = f"{pathlib.Path(model.FILE).stem}.{options.precision}.json" if narrow else model.FILE
    options.json = options.json or pathlib.Path("build") / name
    options.markdown = options.markdown or options.json.with_suffix(".md")
    options.rounds = options.rounds or (3 if options.quick else model.ROUNDS_NARROW if narrow else model.ROUNDS)
    options.only = options.only or (model.QUICK if options.quick else model.USUAL_NARROW if narrow else model.USUAL)
    for name in options.only:
        if name not in model.CASES:
            parser.error(f"--only: there is no case {name}; there are {', '.join(model.CASES)}")
    have = {"trc": True, "trc-f32": narrow, "torch": options.torch, "torch-compile": options.torch, "jax": options.jax}
    options.peers = [p for p in options.peers or PEERS if have[p]]
    options.build = options.build.resolve()
    return options


def keep_earlier(options, report):
    """Takes over what an earlier run found, of which this one is another piece."""
    if not options.json.exists():
        return
    before = json.loads(options.json.read_text())
    ours, theirs = report["machine"], before["machine"]
    if before["commit"] != report["commit"] or any(ours[key] != theirs[key] for key in ("cpu", "cores")):
        return
    report["cases"] = {name: before["cases"][name] for name in options.model.CASES if name in before["cases"]}
    report["versions"] = before["versions"]
    for key in ("gemm_gflops", "bf16_gflops", "triad_gbs"):
        if key in ours and key in theirs:
            ours[key] = max(ours[key], theirs[key])


def write(options, report):
    """The files, of what was found so far, and the table."""
    for name, case in report["cases"].items():
        case["judged"] = judge(options.model, case, options.model.CASES[name][1] | {"precision": options.precision},
                               report["machine"])
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(report, indent=1) + "\n")
    text = markdown(options.model, report)
    options.markdown.write_text(text)
    return text


def main():
    options = parse_options()
    commit = subprocess.run(["git", "-C", str(HERE), "describe", "--always", "--dirty"],
                            capture_output=True, text=True).stdout.strip()
    seconds = 1 if options.quick else 3
    report = {"precision": options.precision, "date": time.strftime("%Y-%m-%d"), "commit": commit or "unknown", "cases": {}, "versions": {},
              "machine": {"cpu": cpu_name(), "cores": options.cores, **machine(options.build, options.cores, seconds)}}
    keep_earlier(options, report)
    for name in options.only:
        print(f"{name} ...", file=sys.stderr, end=" ", flush=True)
        case = measure(options, name)
        report["cases"][name] = report["cases"].get(name, {}) | case
        for peer in options.peers:
            f = case[peer]
            print(f"{peer}: {f.get('failed') or format(f['tokens_per_s'], '.0f') + ' tokens/s'}", file=sys.stderr,
                  end="  ", flush=True)
            if "version" in f:
                report["versions"][peer] = f["version"]
        print(file=sys.stderr)
        write(options, report)
    # A second look at the machine: the better of the two is nearer the truth.
    for key, value in machine(options.build, options.cores, seconds).items():
        if key != "line_round_trip_ns":
            report["machine"][key] = max(value, report["machine"].get(key, value))
    print(write(options, report))
    return 0 if all("step_s" in case.get("trc", {}) for case in report["cases"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
