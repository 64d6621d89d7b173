"""growth.py --bin DIR [--count N] [--only SHAPE,..] [--all] [--deep]: how the work of a
compile grows with the program.

Compiles each shape of the folder `shapes` with N operations and with 2 N, and counts the
instructions of both (valgrind's cachegrind), less what comes before. Twice the program may
take at most 2 x 1.3 the instructions. Without --all these are the shapes of QUICK, which
`make test` has time for; with it those of WITH_OPTIONS too, in which options of the compile
stand behind the name of the shape. A process of valgrind takes many seconds to load the
compiler, so that there is one for each core, and each compile is a fork of it (CompileEach.c).

From 4,000 operations on counting would take hours. There the processor time is
printed, and is no reason to fail; a compile that ends by a signal, takes more than
its limit of time or memory, hangs, or is refused, is one at any size. A shape whose
first size takes more than a third of the limit is not doubled, which is said.

With --deep the shapes of DEEP are compiled once, with N operations one behind the
other, for both targets and in bf16, on a stack of 384 KiB: whoever follows them by
recursion crashes.
"""

import argparse
import concurrent.futures
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading

from shapes import SHAPES

MOST = 2 * 1.3
COUNTED = 4000  # operations; above, time is printed
SMALL = 4  # operations of what is compiled before anything is counted
SECONDS = 600  # of processor time for one compile, and of waiting for it twice that
MEMORY = 5 << 30  # bytes of addresses
STACK = 384 << 10  # bytes, with --deep
QUICK = (
    "chain-of-sums", "chain-of-sines", "chain-of-tanhs", "diamonds", "chain-of-calls",
    "constants", "entries",
)
# What switches passes on that a plain compile has not.
WITH_OPTIONS = (
    "layers-of-a-perceptron --ranks=2", "layers-of-a-perceptron --recompute=layers",
    "layers-of-a-perceptron --precision=f16", "layers-of-a-perceptron --parameters=bf16 --moments=bf16",
    "layers-of-a-perceptron --moments=8bit", "layers-of-a-perceptron --target=cuda --to=plan --offload=moments",
    "layers-of-a-perceptron --memory-limit=1GiB", "values-kept-for-a-loss --recompute=layers", "parameters --ranks=2",
)
DEEP = (
    "chain-of-sums", "chain-of-reshapes", "chain-of-conversions", "loss-of-a-long-chain", "chain-of-calls",
    "mask-of-a-chain", "mask-of-diamonds", "positions-of-a-chain", "positions-of-diamonds",
    "chain-of-probabilities", "selections-of-probabilities", "factors-of-a-norm", "chain-into-a-reduction",
    "movements-into-a-product",
)


class Failed(Exception):
    """A compile that did not end well."""


def bounded():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def bounded_on_a_small_stack():
    bounded()
    resource.setrlimit(resource.RLIMIT_STACK, (STACK, STACK))


def compile_program(command, folder, text, bound=bounded):
    """Runs the command on the program; gives what it said, and its processor time."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        source = os.path.join(place, "program.mlir")
        with open(source, "w") as file:
            file.write(text)
        process = subprocess.Popen(command + [source, "-o", os.path.join(place, "program.trc")],
                                   stderr=subprocess.PIPE, text=True, errors="replace",
                                   preexec_fn=bound)
        hang = threading.Timer(2 * SECONDS, process.kill)
        hang.start()
        said = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        hang.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise Failed(f"ended with {process.returncode}: {said.strip()[-300:]}")
        return said, usage.ru_utime + usage.ru_stime


def count_instructions(driver, first, programs):
    """Instructions of each compile, of (text, options), or why there is no number. Those of `first`
    come before, and what they load and what valgrind translates is there then."""
    with tempfile.TemporaryDirectory() as folder:

        def words_of(programs, place):
            for number, (text, options) in enumerate(programs):
                path = os.path.join(folder, f"{place}-{number}.mlir")
                with open(path, "w") as file:
                    file.write(text)
                yield from ["--"] * (number > 0) + [path, *(option.removeprefix("--") for option in options)]

        words = [*words_of(first, "first"), "---", *words_of(programs, "counted")]
        # Without caches it counts and does no more; callgrind follows the calls too.
        process = subprocess.Popen(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
                                    driver, *words],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
                                   preexec_fn=bounded, start_new_session=True)
        try:
            forks, said = process.communicate(timeout=2 * SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            forks, said = process.communicate()
    counted = {pid: int(count.replace(",", "")) for pid, count in re.findall(r"==(\d+)== I +refs: +([\d,]+)", said)}
    forks = [line.split() for line in forks.splitlines()]
    before = counted[forks[0][0]] if forks and forks[0][0] in counted else 0
    counts = [counted[pid] - before if status == "0" and pid in counted else f"ended with {status}: {said.strip()[-300:]}"
              for pid, status in forks[1:]]
    return counts + [f"was not compiled: {said.strip()[-300:]}"] * (len(programs) - len(counts))


def compile_deep(compiler, count):
    """Compiles the shapes of DEEP on a small stack; gives the number of those that did not end well."""

    def one(job):
        name, target = job
        command = [compiler, f"--target={target}", "--precision=bf16", "--to=plan"]
        try:
            with tempfile.TemporaryDirectory() as folder:
                _, seconds = compile_program(command, folder, SHAPES[name](count), bounded_on_a_small_stack)
            return name, target, f"{seconds:.1f} s", False
        except Failed as failure:
            return name, target, str(failure), True

    faults = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, target, said, isFault in pool.map(one, [(n, t) for n in DEEP for t in ("host", "cuda")]):
            faults += isFault
            print(f"{name}, {target}: {said}", flush=True)
    print(f"{len(DEEP)} shapes of {count} operations on a stack of {STACK >> 10} KiB, {faults} faults")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--count", type=int, default=48, help="operations of the smaller program")
    parser.add_argument("--only", help="names of shapes, with commas")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--deep", action="store_true")
    options = parser.parse_args()
    compiler = os.path.join(options.bin, "trc-compile")
    if options.deep:
        return 1 if compile_deep(compiler, options.count) else 0
    names = options.only.split(",") if options.only else [*SHAPES, *WITH_OPTIONS] if options.all else QUICK
    isCounted = options.count <= COUNTED
    sizes = options.count, 2 * options.count

    def counted(names):
        """For each name: the instructions of both sizes, or why there are none."""
        words = [name.split() for name in names]
        first = [(SHAPES[shape](SMALL), more) for shape, *more in words]
        programs = [(SHAPES[shape](n), more) for shape, *more in words for n in sizes]
        counts = count_instructions(os.path.join(options.bin, "compile-each"), first, programs)
        rows = []
        for name, *work in zip(names, counts[::2], counts[1::2]):
            failure = next((count for count in work if isinstance(count, str)), None)
            rows.append((name, None if failure else work, failure))
        return rows

    def timed(name):
        shape, *more = name.split()
        command = [compiler, *more]
        try:
            work = [compile_program(command, folder, SHAPES[shape](options.count))[1]]
            if work[0] <= SECONDS / 3:
                work.append(compile_program(command, folder, SHAPES[shape](2 * options.count))[1])
        except Failed as failure:
            return name, None, str(failure)
        return name, work, None

    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        if isCounted:
            parts = [names[i::os.cpu_count()] for i in range(min(os.cpu_count(), len(names)))]
            results = (result for part in pool.map(counted, parts) for result in part)
        else:
            results = pool.map(timed, names)
        faults = 0
        for name, work, failure in results:
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
            print(f"{name}: {sizes[0]} and {sizes[1]} operations take {first:.1f} "
                  f"and {second:.1f} {unit}, {growth:.2f} x{', too much' if isTooMuch else ''}",
                  flush=True)
    print(f"{len(names)} shapes, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
