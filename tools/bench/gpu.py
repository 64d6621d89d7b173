"""Steps of GPT-2 124M and ALBERT base on a GPU, in turns with torch.compile.

  gpu.py FOLDER [--batch 64] [--seconds 300] [--only gpt2 albert] [--dropout 0.0]

FOLDER is the one that test/gpu/pack made, for `--batches` with that one among them and the same
`--dropout`. Needs PyTorch for CUDA, and transformers for ALBERT. Peers compile at the same time,
then run alone, in turns with ours: each turn ends when the device has done its steps. Prints, for
each model and system, the least and the median time of a step, tokens in a second and the memory
that the device gave.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from albert_cases import PUBLISHED as ALBERT
from gpt2_cases import PUBLISHED as GPT2
from worker import Worker

HERE = pathlib.Path(__file__).parent
# What each model is packed as, its sequence, and its peer's script and shape. PyTorch's users round
# GPT-2's vocabulary of 50257 up, which makes the last product faster.
MODELS = {
    "gpt2": ("gpt2", 1024, "torch_gpt2.py", GPT2 | {"vocab": 50304}),
    "albert": ("albert-base-v2", 512, "torch_albert.py", ALBERT | {"task": "masked-words+order"}),
}


def peer(script, shape):
    cores = f"0-{os.cpu_count() - 1}"
    return Worker([sys.executable, HERE / script, json.dumps(shape), "--compile"], cores)


def warm(worker, name, first):
    start = time.perf_counter()
    try:
        worker.read("ready")
        worker.ask("run 3", "times")
        first[name] = time.perf_counter() - start
    except Exception as error:
        first[name] = error


def ours(folder, stem, repeat):
    inputs = (folder / "programs" / f"{stem}.inputs").read_text().split()
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(
            [folder / "bin/trc", "run", "--device=cuda", "--entry=initialise", "--entry=step", f"--input={folder}/programs/seed.npy",
             *(f"--input={folder}/programs/{name}" for name in inputs), folder / "programs" / f"{stem}.trc", f"--repeat={repeat}",
             f"--measurements={file.name}"], check=True, stdout=subprocess.DEVNULL)  # fmt: skip
        found = json.load(open(file.name))
    return [ns / 1e9 for ns in found["runs_ns"]][3:], found.get("device_peak_bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--dropout", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=300, help="peers that have not compiled by then are left out")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=10, help="of a turn")
    parser.add_argument("--only", nargs="*", default=list(MODELS), choices=list(MODELS))
    parser.add_argument("--wait-for", type=pathlib.Path, help="measure when this file is there: others use the GPU until then")
    options = parser.parse_args()
    folder = options.folder.resolve()
    workers, first = {}, {}
    for model in options.only:
        stem, sequence, script, shape = MODELS[model]
        shape = shape | {"B": options.batch, "T": sequence, "dropout": options.dropout, "precision": "bf16", "device": "cuda"}
        name = f"{model} torch.compile"
        workers[name] = peer(script, shape)
        threading.Thread(target=warm, args=(workers[name], name, first), daemon=True).start()
    until = time.time() + options.seconds
    while time.time() < until and (len(first) < len(workers) or options.wait_for and not options.wait_for.exists()):
        time.sleep(0.2)
    for name, seconds in first.items():
        print(f"{name}: " + (f"three steps after {seconds:.1f} s" if isinstance(seconds, float) else f"failed: {seconds}"), flush=True)
    times, peak = {}, {}
    for _ in range(options.rounds):
        for model in options.only:
            stem, sequence = MODELS[model][:2]
            taken, peak[f"{model} trc"] = ours(folder, f"step-{stem}-bf16-B{options.batch}", options.steps + 3)
            times.setdefault(f"{model} trc", []).extend(taken)
            for name, worker in workers.items():
                if name.startswith(model) and isinstance(first.get(name), float):
                    times.setdefault(name, []).extend(worker.ask(f"run {options.steps}", "times"))
    print(f"{'':32} {'least ms':>9} {'median':>9} {'tokens/s':>9} {'GB':>7}")
    for name in sorted(times):
        median = statistics.median(times[name])
        tokens = options.batch * MODELS[name.split()[0]][1] / median
        if name in workers:
            peak[name] = workers[name].ask("scalars", "scalars")["device_peak_bytes"]
        memory = f"{peak[name] / 1e9:7.2f}" if peak[name] else ""
        print(f"{name:32} {1e3 * min(times[name]):9.2f} {1e3 * median:9.2f} {tokens:9.0f} {memory}", flush=True)
    for worker in workers.values():
        worker.process.kill()


main()
