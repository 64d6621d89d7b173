"""What less memory costs: tokens/s over memory of a GPT-2 of 10M parameters (docs/memory.md).

  memory_curve.py --build build/release [--batch 16] [--steps 4] [--rounds 2] [--cores 0,1]
                  [--torch PYTHON] [--jax PYTHON] [--json build/memory-curve.json] [--svg FILE] [--quick]

The model is planned with each value of --recompute, and then, freely, under limits between the
largest and the least of these plans; each runs --steps steps, the first left out, in turns with the
others, --rounds times. A point's memory is what trc says that the run takes (what it holds is within
3 % of it, tools/bench/memory_truth.py), its speed the median step. --torch and --jax add peers, as
training.py runs them, each without and with its own checkpointing around each layer, in the same
turns, by the most that was resident; what a peer's process holds before there is a model is in its
figure.

On 2 cores and with the usual numbers about 3 minutes, and twice as long with all peers.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

import capacity
import gpt2_cases
import memory_curve_svg
import training
from worker import PeerFailed, pinned

GPT2 = {"model_type": "gpt2", "n_layer": 6, "n_head": 6, "n_embd": 384, "n_positions": 256, "vocab_size": 256,
        "activation_function": "gelu_new"}
TINY = GPT2 | {"n_layer": 4, "n_head": 2, "n_embd": 64}
RECOMPUTE = ["none", "cheap", "3", "2", "layers"]
LIMITS = 4  # between the most and the least

class Runs:
    """Runs of trc-train on numbers as text."""

    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        (folder / "config.json").write_text(json.dumps(options.config))
        (folder / "text").write_text("".join(f"{i * i % 1009} " for i in range(100000)))

    def command(self, flags):
        options = self.options
        return pinned(options.cores, (
            options.build / "bin/trc-train", "gpt2", "--config", self.folder / "config.json", "--data", self.folder / "text",
            "--batch", options.batch, "--seq", options.seq, "--steps", options.steps, "--target=host", "--no-pin",
            f"--cache-dir={self.folder}/cache", *flags))

    def planned(self, flags):
        """Bytes of the plan; None where it does not fit."""
        done = subprocess.run(self.command(flags) + ["--plan-only"], capture_output=True, text=True)
        if done.returncode:
            return None
        parts = re.search("memory: .* in all: (.*)", done.stdout)[1]
        return round(sum(float(number) for number in re.findall(r"([\d.]+) MiB", parts)) * 2**20)

    def seconds(self, flags):
        """Of each step but the first."""
        log = self.folder / "log"
        log.unlink(missing_ok=True)
        shutil.rmtree(self.folder / "out", ignore_errors=True)
        subprocess.run(self.command(flags) + ["--log", str(log), f"--out={self.folder}/out"], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        records = [json.loads(line) for line in log.read_text().splitlines()]
        return [record["seconds"] for record in records if "seconds" in record and "step" in record][1:]


def points_of(runs):
    """{name: (flags, bytes)}: each value of --recompute, and limits between them; plans that are equal once."""
    found = {}
    for value in RECOMPUTE:
        flags = [f"--recompute={value}"]
        if (taken := runs.planned(flags)) and taken not in [other for _, other in found.values()]:
            found[f"recompute {value}"] = (flags, taken)
    least, most = min(taken for _, taken in found.values()), max(taken for _, taken in found.values())
    for i in range(LIMITS):
        limit = least + (most - least) * i // LIMITS
        flags = [f"--memory-limit={limit}"]
        if (taken := runs.planned(flags)) and taken not in [other for _, other in found.values()]:
            found[f"limit {limit / 2**20:.0f} MiB"] = (flags, taken)
    return found


def check(option, python, modules):
    """Ends the program where a peer could not be measured, before anything is."""
    if not python:
        return
    try:
        done = subprocess.run([python, "-c", f"import {modules}"], capture_output=True, text=True)
    except OSError as error:
        sys.exit(f"memory_curve: {option}: cannot run {python}: {error.strerror}")
    if done.returncode:
        why = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        sys.exit(f"memory_curve: {option}: {python} cannot import {modules}: {why}; "
                 "name a Python that has what tools/bench/requirements.txt lists")


class Peers:
    """Processes of others, one at a time."""

    def __init__(self, options):
        self.options = options
        self.shape = (gpt2_cases.CASES["tiny"][1] if options.quick else gpt2_cases.SMALL | {"dropout": 0.0}) | \
            {"B": options.batch, "T": options.seq}
        have = {"torch": options.torch, "torch-compile": options.torch, "jax": options.jax}
        self.points = {capacity.NAMES[peer + ending]: (peer, bool(ending))
                       for peer in have for ending in ("", "-again") if have[peer]}
        self.bytes = {}

    def seconds(self, name):
        """Of each step but the first; nothing, with a word, where there is none."""
        peer, again = self.points[name]
        worker = None
        try:
            worker = training.start_python(self.options, self.shape | {"again": again}, name, peer)
            worker.ask("run 1", "times")
            times = worker.ask(f"run {self.options.steps - 1}", "times")
            self.bytes[name] = worker.finish()["peak_bytes"]
            return times
        except (PeerFailed, FileNotFoundError) as failure:
            print(f"memory_curve: {name}: {failure}", file=sys.stderr)
            return []
        finally:
            if worker:
                worker.kill()


def write(options, rows, theirs):
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps({"trc": rows, "theirs": theirs}, indent=1) + "\n")
    if options.svg:
        options.svg.write_text(memory_curve_svg.figure(rows, theirs))


def rows_of(options, taken, seconds):
    """The points that were measured, by their bytes."""
    rows = [{"name": name, "bytes": taken[name], "tokens_per_second": options.batch * options.seq / statistics.median(times)}
            for name, times in seconds.items() if times]
    return sorted(rows, key=lambda row: row["bytes"])


def show(rows):
    for row in rows:
        print(f"| {row['name']} | {row['bytes'] / 2**20:.0f} | {row['tokens_per_second']:.0f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--seq", type=int, default=256)
    parser.add_argument("--steps", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--cores", default=",".join(map(str, sorted(os.sched_getaffinity(0))[:2])))
    parser.add_argument("--torch", metavar="PYTHON", help="a Python that has torch")
    parser.add_argument("--jax", metavar="PYTHON", help="a Python that has jax")
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/memory-curve.json"))
    parser.add_argument("--svg", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true", help="a tiny model")
    options = parser.parse_args()
    options.build = options.build.resolve()
    options.config = TINY if options.quick else GPT2
    options.model = gpt2_cases
    check("--torch", options.torch, "torch")
    check("--jax", options.jax, "jax")
    peers = Peers(options)
    with tempfile.TemporaryDirectory() as path:
        runs = Runs(options, pathlib.Path(path))
        points = points_of(runs)
        ours, theirs = {name: [] for name in points}, {name: [] for name in peers.points}
        for _ in range(options.rounds):
            for name, (flags, _) in points.items():
                ours[name] += runs.seconds(flags)
            for name in peers.points:
                theirs[name] += peers.seconds(name)
    rows, others = rows_of(options, {name: taken for name, (_, taken) in points.items()}, ours), rows_of(options, peers.bytes, theirs)
    print("| | MiB | tokens/s |\n|---|--:|--:|")
    show(rows + others)
    write(options, rows, others)
    return 0 if len(others) == len(theirs) else 1


if __name__ == "__main__":
    sys.exit(main())
