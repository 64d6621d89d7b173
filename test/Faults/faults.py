"""faults.py --bin DIR --injector LIB [--count N] [--seed N]: what may happen to a
training run, N times, drawn by the seed; cases.py says what, run.py what must hold.
Prints a line for each case that does not hold, with the command that draws it again.
"""

import argparse
import concurrent.futures
import os
import random
import sys

import cases
from run import Bench, Fault


def plan(count):
    """Every case once, then by weight; the same for a longer run."""
    drawn = [case for case, _ in cases.CASES][:count]
    order = random.Random(0)
    functions, weights = zip(*cases.CASES)
    return drawn + order.choices(functions, weights, k=max(0, count - len(drawn)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--injector", required=True)
    parser.add_argument("--count", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="the name of one case")
    options = parser.parse_args()

    bench = Bench(options.bin, options.injector, os.path.join(os.path.dirname(__file__), ".."))
    planned = plan(options.count)
    if options.only:
        planned = [getattr(cases, options.only)] * options.count

    def one(number):
        case = planned[number]
        try:
            run = case(bench, random.Random(f"{options.seed} {number}"))
        except Fault as fault:
            return case, f"case {number}, {case.__name__}: {fault}"
        if run is None:
            return case, None
        run.close()
        return case, ""

    failed, skipped, passed = [], set(), 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for case, outcome in pool.map(one, range(options.count)):
            if outcome is None:
                skipped.add(case.__name__)
            elif outcome:
                failed.append(outcome)
                print(outcome, flush=True)
            else:
                passed += 1
    for name in sorted(skipped):
        print(f"not tried: {name} (mounting is not allowed here)")
    print(f"{passed} faults of {options.count} passed, {len(failed)} failed, seed {options.seed}")
    if failed:
        print(f"their folders are in {bench.folder}")
        return 1
    bench.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
