"""What less memory costs: tokens/s over memory of a GPT-2 of 10M parameters (docs/memory.md).

  memory_curve.py --build build/release [--batch 16] [--steps 4] [--rounds 2] [--threads 2]
                  [--torch PYTHON] [--json build/memory-curve.json] [--svg FILE] [--quick]

The model is planned with each value of --recompute, and then, freely, under limits between the
largest and the least of these plans; each runs --steps steps, the first left out, in turns with the
others, --rounds times. A point's memory is what trc says that the run takes (what it holds is within
3 % of it, tools/bench/memory_truth.py), its speed the median step. --torch adds PyTorch of that
Python, without and with torch.utils.checkpoint around each layer, by the most that was resident;
what its process holds before there is a model is in its figure. Our rows are written before its
processes start.

With 2 threads and the usual numbers about 3 minutes.
"""

import argparse
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

import memory_curve_svg

GPT2 = {"model_type": "gpt2", "n_layer": 6, "n_head": 6, "n_embd": 384, "n_positions": 256, "vocab_size": 256,
        "activation_function": "gelu_new"}
TINY = GPT2 | {"n_layer": 4, "n_head": 2, "n_embd": 64}
RECOMPUTE = ["none", "cheap", "3", "2", "layers"]
LIMITS = 4  # between the most and the least

# A process of PyTorch: median seconds of a step, and the most that was resident.
TORCH = """
import json, resource, statistics, sys, time
import torch, transformers
config, batch, length, steps, threads, again = json.loads(sys.argv[1])
torch.set_num_threads(threads)
config = {k: v for k, v in config.items() if k != "model_type"} | dict(resid_pdrop=0, embd_pdrop=0, attn_pdrop=0, use_cache=False)
model = transformers.GPT2LMHeadModel(transformers.GPT2Config(**config))
model.train()
if again:
    model.gradient_checkpointing_enable(gradient_checkpointing_kwargs={"use_reentrant": False})
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=0.1)
times = []
for _ in range(steps):
    begin = time.perf_counter()
    tokens = torch.randint(config["vocab_size"], (batch, length))
    model(tokens, labels=tokens).loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad()
    times.append(time.perf_counter() - begin)
print(json.dumps([statistics.median(times[1:]), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024]))
"""


class Runs:
    """Runs of trc-train on numbers as text."""

    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        (folder / "config.json").write_text(json.dumps(options.config))
        (folder / "text").write_text("".join(f"{i * i % 1009} " for i in range(100000)))

    def command(self, flags):
        options = self.options
        return [str(word) for word in (
            options.build / "bin/trc-train", "gpt2", "--config", self.folder / "config.json", "--data", self.folder / "text",
            "--batch", options.batch, "--seq", options.seq, "--steps", options.steps, "--target=host", "--no-pin",
            f"--threads={options.threads}", f"--cache-dir={self.folder}/cache", *flags)]

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


def check_torch(python):
    """Ends the program where the peer could not be measured, before anything is."""
    try:
        done = subprocess.run([python, "-c", "import torch, transformers"], capture_output=True, text=True)
    except OSError as error:
        sys.exit(f"memory_curve: --torch: cannot run {python}: {error.strerror}")
    if done.returncode:
        why = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        sys.exit(f"memory_curve: --torch: {python} cannot import torch and transformers: {why}; "
                 "name a Python that has what tools/bench/requirements.txt lists")


def torch_points(options):
    """Rows of PyTorch; one that fails is said, and left out."""
    rows = []
    for name, again in (("PyTorch", False), ("PyTorch, torch.utils.checkpoint", True)):
        asked = [options.config, options.batch, options.seq, options.steps, options.threads, again]
        done = subprocess.run([options.torch, "-c", TORCH, json.dumps(asked)], capture_output=True, text=True)
        if done.returncode:
            why = (done.stderr.strip().splitlines() or ["nothing on standard error"])[-1]
            print(f"memory_curve: {name}: exit code {done.returncode}: {why}", file=sys.stderr)
            continue
        seconds, peak = json.loads(done.stdout.splitlines()[-1])
        rows.append({"name": name, "bytes": peak, "tokens_per_second": options.batch * options.seq / seconds})
    return rows


def write(options, rows, theirs):
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps({"trc": rows, "theirs": theirs}, indent=1) + "\n")
    if options.svg:
        options.svg.write_text(memory_curve_svg.figure(rows, theirs))


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
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--torch", metavar="PYTHON", help="a Python that has torch and transformers")
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/memory-curve.json"))
    parser.add_argument("--svg", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true", help="a tiny model")
    options = parser.parse_args()
    options.build = options.build.resolve()
    options.config = TINY if options.quick else GPT2
    if options.torch:
        check_torch(options.torch)
    with tempfile.TemporaryDirectory() as path:
        runs = Runs(options, pathlib.Path(path))
        points = points_of(runs)
        seconds = {name: [] for name in points}
        for _ in range(options.rounds):
            for name, (flags, _) in points.items():
                seconds[name] += runs.seconds(flags)
    rows = [{"name": name, "bytes": taken, "tokens_per_second": options.batch * options.seq / statistics.median(seconds[name])}
            for name, (_, taken) in points.items()]
    rows.sort(key=lambda row: row["bytes"])
    print("| | MiB | tokens/s |\n|---|--:|--:|")
    show(rows)
    write(options, rows, [])
    if options.torch:
        theirs = torch_points(options)
        show(theirs)
        write(options, rows, theirs)
        return 0 if len(theirs) == 2 else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
