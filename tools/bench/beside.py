"""How much of its fair share of a busy machine a step keeps.

  beside.py --build build/release [--program demo] [--busy 0 1 2 4] [--rounds 7] [--cores 0,1]

Beside each number of busy processes on the same cores take turns: a process whose workers, one to
a core, do a step together, and as many processes of one worker, each with a core of its own, that wait for
nobody. Both are compared with themselves beside nobody, so that what sharing a step costs at rest is
in neither. Fair is what the scheduler gives to as many threads: of n cores, n / (n + busy).

  share = (steps/s / steps/s beside nobody) / (n / (n + busy))

1: a step loses what its threads lose. Below, workers waited for one whose core somebody else had.
Other work on the machine falls on both. `--class rt` takes what is beside nobody in the
system's real-time class, for which that other work waits.
"""

import argparse
import pathlib
import statistics
import subprocess
import sys
import time

from bench import MODELS, PROGRAMS, compile_trc
from worker import Worker


def start(options, program, cores):
    _, entry, initialise, limits = PROGRAMS[options.program]
    command = [options.build / "bin" / "trc-bench-worker", program, entry,
               *([f"--initialise={initialise}"] if initialise else []),
               *[f"--limit={k}={v}" for k, v in limits.items()]]
    worker = Worker(command, cores)
    worker.read("ready")
    worker.ask("run 2", "times")
    worker.pause()
    return worker


def steps_per_second(workers, seconds):
    """Of all of them at once: each does steps until the time is over."""
    for worker in workers:
        worker.go_on()
    once = max(min(worker.ask("run 1", "times")) for worker in workers)
    count = max(1, round(seconds / once))
    for worker in workers:
        worker.process.stdin.write(f"run {count}\n")
        worker.process.stdin.flush()
    rates = [1 / statistics.mean(worker.read("times")) for worker in workers]
    for worker in workers:
        worker.pause()
    return sum(rates)


def busy(number, cores):
    return [subprocess.Popen(["taskset", "-c", cores, sys.executable, "-c", "while True: pass"]) for _ in range(number)]


def set_class(workers, real_time):
    for worker in workers:
        priority = ["-f", "-p", "10"] if real_time else ["-o", "-p", "0"]
        subprocess.run(["chrt", "-a", *priority, str(worker.process.pid)], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--program", choices=PROGRAMS, default="demo")
    parser.add_argument("--busy", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of a turn")
    parser.add_argument("--cores", default="0,1")
    parser.add_argument("--class", dest="alone", choices=("rt", "other"), default="other")
    options = parser.parse_args()
    options.build = options.build.resolve()
    name, entry, initialise, _ = PROGRAMS[options.program]
    program = options.build / "bench" / f"{options.program}.trc"
    program.parent.mkdir(parents=True, exist_ok=True)
    compile_trc(options, MODELS / f"{name}.mlir", [e for e in (initialise, entry) if e], program)

    teams = {"together": [start(options, program, options.cores)],
             "single": [start(options, program, core) for core in options.cores.split(",")]}
    try:
        alone = {}
        for team, workers in teams.items():
            if options.alone == "rt":
                set_class(workers, True)
            alone[team] = max(steps_per_second(workers, options.seconds) for _ in range(3))
            if options.alone == "rt":
                set_class(workers, False)
        print(f"beside nobody: together {alone['together']:.2f} steps/s, single {alone['single']:.2f}")
        for number in options.busy:
            others = busy(number, options.cores)
            time.sleep(0.5)
            try:
                kept = {team: [] for team in teams}
                for turn in range(options.rounds):
                    for team in list(teams) if turn % 2 == 0 else list(reversed(teams)):
                        kept[team].append(steps_per_second(teams[team], options.seconds) / alone[team])
            finally:
                for other in others:
                    other.kill()
                    other.wait()
            fair = len(teams["single"]) / (len(teams["single"]) + number)
            together, single = (statistics.median(kept[team]) for team in ("together", "single"))
            print(f"{number} busy: fair {fair:.2f}; together {together:.2f} ({min(kept['together']):.2f} to "
                  f"{max(kept['together']):.2f}), single {single:.2f}; share {together / fair:.2f}", flush=True)
    finally:
        for workers in teams.values():
            for worker in workers:
                worker.go_on()
                worker.kill()


if __name__ == "__main__":
    main()
