"""growth.py --bin DIR [--count N] [--only SHAPE,..] [--all]: how the work of a compile
grows with the program.

Compiles each shape of shapes.py with N operations and with 2 N, and counts the
instructions of both (valgrind's callgrind), less those for an empty program. Twice
the program may take at most 2 x 1.3 the instructions. Without --all these are the
shapes of QUICK, which `make test` has time for.

From 4,000 operations on counting would take hours. There the processor time is
printed, and is no reason to fail; a compile that ends by a signal, takes more than
its limit of time or memory, hangs, or is refused, is one at any size. A shape whose
first size takes more than a third of the limit is not doubled, which is said.
"""

import argparse
import concurrent.futures
import os
import re
import resource
import subprocess
import sys
import tempfile
import threading

from shapes import SHAPES

MOST = 2 * 1.3
COUNTED = 4000  # operations; above, time is printed
SECONDS = 600  # of processor time for one compile, and of waiting for it twice that
MEMORY = 12 << 30  # bytes of addresses
QUICK = (
    "chain-of-sums", "chain-of-sines", "chain-of-tanhs", "diamonds", "chain-of-calls",
    "constants", "entries",
)
EMPTY = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }\n"


class Failed(Exception):
    """A compile that did not end well."""


def bounded():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def compile_program(command, folder, text):
    """Runs the command on the program; gives what it said, and its processor time."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        source = os.path.join(place, "program.mlir")
        with open(source, "w") as file:
            file.write(text)
        process = subprocess.Popen(command + [source, "-o", os.path.join(place, "program.trc")],
                                   stderr=subprocess.PIPE, text=True, errors="replace",
                                   preexec_fn=bounded)
        hang = threading.Timer(2 * SECONDS, process.kill)
        hang.start()
        said = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        hang.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise Failed(f"ended with {process.returncode}: {said.strip()[-300:]}")
        return said, usage.ru_utime + usage.ru_stime


def instructions(compiler, folder, text):
    said, _ = compile_program(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                               compiler], folder, text)
    return int(re.search(r"Collected : (\d+)", said).group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--count", type=int, default=48, help="operations of the smaller program")
    parser.add_argument("--only", help="names of shapes, with commas")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    compiler = os.path.join(options.bin, "trc-compile")
    names = options.only.split(",") if options.only else list(SHAPES) if options.all else QUICK
    isCounted = options.count <= COUNTED

    with tempfile.TemporaryDirectory() as folder:
        base = instructions(compiler, folder, EMPTY) if isCounted else 0

        def one(name):
            try:
                if isCounted:
                    work = [instructions(compiler, folder, SHAPES[name](n)) - base
                            for n in (options.count, 2 * options.count)]
                else:
                    work = [compile_program([compiler], folder, SHAPES[name](options.count))[1]]
                    if work[0] <= SECONDS / 3:
                        work.append(compile_program([compiler], folder, SHAPES[name](2 * options.count))[1])
            except Failed as failure:
                return name, None, str(failure)
            return name, work, None

        faults = 0
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for name, work, failure in pool.map(one, names):
                if failure:
                    faults += 1
                    print(f"{name}: {failure}", flush=True)
                    continue
                if len(work) == 1:
                    print(f"{name}: {options.count} operations take {work[0]:.1f} s, not doubled", flush=True)
                    continue
                growth = work[1] / max(work[0], 1e-9)
                isTooMuch = isCounted and growth > MOST
                faults += isTooMuch
                unit = "million instructions" if isCounted else "s"
                first, second = (value / 1e6 if isCounted else value for value in work)
                print(f"{name}: {options.count} and {2 * options.count} operations take {first:.1f} "
                      f"and {second:.1f} {unit}, {growth:.2f} x{', too much' if isTooMuch else ''}",
                      flush=True)
    print(f"{len(names)} shapes, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
