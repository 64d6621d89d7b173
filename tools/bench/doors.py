"""Times training steps behind each door of the Python package, and beside its peers.

  doors.py --build build/release --python PYTHON [--only MODEL|DOOR ...] [--rounds N]
           [--cores 0,1] [--json build/doors.json] [--markdown build/doors.md]

`--only` names models, doors or both: without a model all are run, without a door all of a
model's. What was measured at the same commit before stays in the files beside it, so that
pieces of a few minutes add up to the whole.

For each model the doors take turns, a step each, pinned to the same cores; who has no turn
is stopped. Reported are the median step, the seconds from the command to the end of the
first step (imports and compiling), and the peak of resident memory while stepping. The
caches of what was compiled, ours and Inductor's, are empty at first.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile
import time

from worker import PeerFailed, Worker, cpu_name

HERE = pathlib.Path(__file__).resolve().parent
MODELS = ("gpt2-10m", "gpt2-124m", "albert-base", "vit-tiny", "resnet-18")
DOORS = ("eager", "inductor", "trc-backend", "trc-step", "jax", "trc-jit")


def measure(options, model, doors):
    """Figures of each door; `failed` with a reason where it has none."""
    library = options.build.resolve() / "lib"
    workers, found = {}, {}
    with tempfile.TemporaryDirectory() as cache:
        environment = {"TRC_LIBRARY_PATH": str(library), "TRC_CACHE": f"{cache}/trc", "TORCHINDUCTOR_CACHE_DIR": f"{cache}/inductor",
                       "TRANSFORMERS_VERBOSITY": "error", "PYTHONPATH": str(HERE.parent / "python")}
        try:
            for door in doors:
                command = [options.python, HERE / "doors_worker.py", model, door]
                try:
                    workers[door] = worker = Worker(command, options.cores, environment)
                    ready = worker.read("ready")
                    worker.ask("run 1", "times")
                    found[door] = {"first_step_s": time.perf_counter() - worker.born, "steps_s": [], **ready}
                    worker.ask("run 2", "times")
                    worker.ask("reset", "ok")
                    worker.pause()
                except PeerFailed as failure:
                    found[door] = {"failed": str(failure)}
                    workers.pop(door)
            turns = list(workers)
            for _ in range(options.rounds):
                for door in turns:
                    workers[door].go_on()
                    found[door]["steps_s"] += workers[door].ask("run 1", "times")
                    workers[door].pause()
                turns = turns[1:] + turns[:1]
            for door, worker in workers.items():
                worker.go_on()
                found[door] |= worker.finish()
        finally:
            for worker in workers.values():
                worker.kill()
    return found


def table(results):
    lines = ["| model | door | step, ms | first step, s | peak, MB | loss |", "|---|---|--:|--:|--:|--:|"]
    for model, doors in results.items():
        for door, figures in doors.items():
            if "failed" in figures:
                lines.append(f"| {model} | {door} | {figures['failed']} | | | |")
                continue
            lines.append(
                f"| {model} | {door} | {statistics.median(figures['steps_s']) * 1e3:.1f} "
                f"| {figures['first_step_s']:.1f} | {figures['peak_bytes'] / 1e6:.0f} "
                f"| {figures['scalars']['loss']:.4f} |")
    return "\n".join(lines) + "\n"


def before(path, commit):
    """What the file has of this commit."""
    if not path.exists():
        return {}
    kept = json.loads(path.read_text())
    return kept["models"] if kept.get("commit") == commit else {}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--python", required=True)
    parser.add_argument("--only", nargs="+", default=[], choices=[*MODELS, *DOORS])
    parser.add_argument("--quick", action="store_true", help="without the 124M model")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--cores", default="0,1")
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/doors.json"))
    parser.add_argument("--markdown", type=pathlib.Path, default=pathlib.Path("build/doors.md"))
    options = parser.parse_args()
    models = [m for m in MODELS if m in options.only]
    models = models or [m for m in MODELS if not (options.quick and m == "gpt2-124m")]
    doors = [door for door in DOORS if door in options.only] or DOORS
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
    results = before(options.json, commit)
    for model in models:
        found = measure(options, model, doors)
        results[model] = results.get(model, {}) | found
        options.json.write_text(json.dumps({"commit": commit, "cpu": cpu_name(), "models": results}, indent=1))
        options.markdown.write_text(table(results))
        print(table({model: found}), flush=True)


if __name__ == "__main__":
    main()
