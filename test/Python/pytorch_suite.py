#!/usr/bin/env python3
"""PyTorch's own tests of its operations and modules, through the backend.

    pytorch_suite.py TESTS [--only REGEX] [--minutes N] [--first N] [--samples N] [--limit SECONDS] [--keep FOLDER]

TESTS is the folder `test` of a clone of PyTorch, of which nothing is kept: `test_modules.py` and
`test_ops.py` run as they are, on the CPU in f32, with the databases of the PyTorch that is installed.
Of their tests those that evaluate sample inputs (`EVALUATING`).

PyTorch can run any of its tests under Dynamo (PYTORCH_TEST_WITH_INDUCTOR), but that traces the test
itself: both sides of its comparisons are compiled, and most of it are graph breaks. Here what is
tested is compiled instead: the call of an operation (`OpInfo.__call__`) and the outermost call of a
module (`Module.__call__`) are one `torch.compile` each, and all else of the test is eager. Each such
call is also held against eager on copies of what it is given: results, what it writes to its arguments
and buffers, and gradients, by the test's own `assertEqual` with the tolerance that PyTorch has for it.

A test that fails runs in eager, then with `aot_eager`; only one that passes by both is ours. What
draws (in eager another seed gives other numbers) is told apart: we draw other bits, by design. A number
that is not eager's, but no further than that from eager's in f64, is right, as it is in PyTorch's own
`test_python_ref`; how many tests have such is counted.
Of those that pass it is counted how many our programs computed wholly, in part or not at all.
Tests run in a process of their own, made anew where it crashes or a test takes too long.
"""

import argparse
import collections
import copy
import importlib
import json
import math
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

FILES = ("test_modules", "test_ops")
EVALUATING = (
    "test_forward", "test_non_contiguous_tensors", "test_check_inplace", "test_memory_format",
    "test_save_load", "test_if_train_and_eval_modes_differ",
    "test_noncontiguous_samples", "test_variant_consistency_eager", "test_out",
    "test_out_requires_grad_error",
)  # fmt: skip

# Vectors whose sign is a choice: compared without it, and by the test itself.
UP_TO_SIGNS = {"linalg.eigh", "linalg.svd", "svd", "symeig"}


class Held:
    """Calls of one test, compiled and held against eager."""

    def __init__(self, backend):
        import torch
        from torch.testing._internal.common_modules import module_db
        from torch.testing._internal.common_utils import TestCase
        from torch.testing._internal.opinfo.core import OpInfo

        self.torch, self.backend = torch, backend
        self.test = None
        self.compiled = {}
        self.call_of_module = torch.nn.Module.__call__
        started = TestCase.setUp
        tested = {info.module_cls for info in module_db}

        def begin(test):
            self.test = test
            started(test)

        def operation(op, *args, **kwargs):
            if self.test is None:
                return op.op(*args, **kwargs)
            function = op.op
            torch._dynamo.reset()
            compiled = torch.compile(lambda *a, **k: function(*a, **k), backend=self.backend)
            return self.run(compiled, lambda module: function, args, kwargs, None, op.name in UP_TO_SIGNS)

        def module(self_, *args, **kwargs):
            if self.test is None or type(self_) not in tested:  # a compiled graph is a module, too
                return self.call_of_module(self_, *args, **kwargs)
            if self_ not in self.compiled:
                torch._dynamo.reset()
            torch.nn.Module.__call__ = self.call_of_module
            try:
                if self_ not in self.compiled:
                    # Of torch.compile(module) PyTorch reads `training`, which a test takes away.
                    self.compiled[self_] = torch.compile(lambda *a, **k: self_(*a, **k), backend=self.backend)
                return self.run(self.compiled[self_], lambda copied: copied, args, kwargs, self_, False)
            finally:
                torch.nn.Module.__call__ = module

        TestCase.setUp = begin
        OpInfo.__call__ = operation
        torch.nn.Module.__call__ = module

    def begin(self):
        self.test = None
        self.compiled.clear()
        self.calls, self.draws, self.nearer_calls = 0, False, 0
        self.torch._dynamo.reset()
        self.torch._dynamo.utils.counters.clear()

    def copies(self, values):
        """Copies of tensors, without their history."""
        made = {}

        def fresh(x):
            if not isinstance(x, self.torch.Tensor):
                return x
            if id(x) not in made:
                made[id(x)] = x.detach().clone().requires_grad_(x.requires_grad)
            return made[id(x)]

        return self.torch.utils._pytree.tree_map(fresh, values)

    def tensors(self, values):
        leaves = self.torch.utils._pytree.tree_leaves(values)
        return [x for x in leaves if isinstance(x, self.torch.Tensor)]

    def gradients(self, results, given, module):
        """By what requires one, or None where eager has none."""
        ends = [x for x in self.tensors(results) if x.requires_grad]
        wanted = [x for x in (*self.tensors(given), *(module.parameters() if module else ())) if x.requires_grad]
        if not ends or not wanted:
            return None
        weights = [self.torch.arange(x.numel()).reshape(x.shape).cos().to(x.dtype) for x in ends]
        kept = [(x, x.grad) for x in wanted if x.is_leaf or x.retains_grad]
        found = self.torch.autograd.grad(ends, wanted, weights, allow_unused=True, retain_graph=True)
        for x, gradient in kept:  # of a tensor that is no leaf, `retain_grad` keeps what is asked for
            x.grad = gradient
        return found

    def eager(self, of, args, kwargs, module):
        """Results, what was given afterwards, buffers and gradients."""
        torch = self.torch
        state = torch.get_rng_state()
        try:
            module = copy.deepcopy(module)
            given = self.copies((args, kwargs))
            results = of(module)(*given[0], **given[1])
            after = self.copies((given, list(module.buffers()) if module else []))
            plain = self.copies(results)
            try:
                gradients = self.gradients(results, given, module)
            except Exception:  # what cannot be derived is no matter of ours
                gradients = None
            return plain, after, gradients
        finally:
            torch.set_rng_state(state)

    def run(self, compiled, of, args, kwargs, module, up_to_signs):
        self.calls += 1
        test, self.test = self.test, None
        try:
            try:
                expected = self.eager(of, args, kwargs, module)
            except Exception:
                expected = None  # the error is what the test waits for
            before, module_before = self.copies((args, kwargs)), copy.deepcopy(module)
            results = compiled(*args, **kwargs)
            if expected is None:
                return results
            try:
                self.compare(test, expected, results, (args, kwargs), module, up_to_signs)
            except AssertionError:
                if self.draws_in_eager(of, args, kwargs, module, expected):
                    self.draws = True
                elif self.nearer(of, before, module_before, expected, results, (args, kwargs), module):
                    self.nearer_calls += 1
                else:
                    raise
            return results
        finally:
            self.test = test

    def compare(self, test, expected, results, given, module, up_to_signs):
        plain, after, gradients = expected

        def bare(values):
            part = (lambda x: x.detach().abs()) if up_to_signs else (lambda x: x.detach())
            return self.torch.utils._pytree.tree_map_only(self.torch.Tensor, part, values)

        test.assertEqual(bare(results), bare(plain), msg=lambda text: f"results: {text}")
        now = (given, list(module.buffers()) if module else [])
        test.assertEqual(bare(now), bare(after), msg=lambda text: f"what was given: {text}")
        if gradients is not None and not up_to_signs:
            mine = self.gradients(results, given, module)
            test.assertIsNotNone(mine, "no gradients")
            for i, (m, o) in enumerate(zip(mine, gradients)):
                if o is None:
                    self.torch.testing.assert_close(m is None or not m.any(), True)
                    continue
                m = self.torch.zeros_like(o) if m is None else m
                test.assertEqual(m, o, msg=lambda text, i=i: f"gradient {i}: {text}")

    def nearer(self, of, before, module_before, expected, results, given, module):
        """Whether no number of ours is further from eager's in f64 than eager's in f32 is, as PyTorch
        itself compares its references with operations."""
        f32, f64 = self.torch.float32, self.torch.float64
        tree_map = self.torch.utils._pytree.tree_map_only

        def wider(x):
            return x.detach().to(f64).requires_grad_(x.requires_grad) if x.dtype == f32 else x

        module_before = module_before and module_before.double()
        try:
            precise = self.eager(of, *tree_map(self.torch.Tensor, wider, before), module_before)
        except Exception:
            return False
        mine = (results, (given, list(module.buffers()) if module else []))
        mine = (*mine, None if expected[2] is None else self.gradients(results, given, module))
        lists = [self.tensors(list(values)) for values in (mine, expected, precise)]
        return len(set(map(len, lists))) == 1 and all(
            self.distance(m, p) <= self.distance(o, p) for m, o, p in zip(*lists)
        )

    def distance(self, some, other):
        some, other = some.detach().to(self.torch.complex128), other.detach().to(self.torch.complex128)
        apart = (some - other).abs().where(some != other, 0).where(~(some.isnan() & other.isnan()), 0)
        return apart.nan_to_num(nan=float("inf")).max().item() if apart.numel() else 0.0

    def draws_in_eager(self, of, args, kwargs, module, expected):
        """Whether another seed gives other numbers; uninitialised memory is no number either."""
        state = self.torch.get_rng_state()
        self.torch.manual_seed(987)
        try:
            other = self.eager(of, args, kwargs, module)
        finally:
            self.torch.set_rng_state(state)
        pairs = zip(self.tensors(other[0]), self.tensors(expected[0]))
        return any(not a.equal(b) and not (a.isnan() & b.isnan()).any() for a, b in pairs)


def spread(samples_of, most):
    """A function that gives at most so many of the samples, from all of their range."""

    def some(*args, **kwargs):
        samples = list(samples_of(*args, **kwargs))
        return samples[:: -(-len(samples) // most) or 1]

    return some


def load(folder, most):
    """The tests of the files, by name."""
    os.environ.setdefault("PYTORCH_TESTING_DEVICE_ONLY_FOR", "cpu")
    sys.path.insert(0, str(folder))
    import torch.testing._internal.common_device_type as here
    import torch.testing._internal.common_methods_invocations as there

    for name in ("skip", "skipOps", "xfail"):  # of files before 2.13, where these moved
        if not hasattr(there, name):
            setattr(there, name, getattr(here, name))
            if name == "skipOps":
                there.skipOps = lambda *given: here.skipOps(given[-1])
    from torch.testing._internal.common_modules import module_db
    from torch.testing._internal.opinfo.core import OpInfo

    if most:
        OpInfo.sample_inputs = spread(OpInfo.sample_inputs, most)
        for each in module_db:
            each.module_inputs_func = spread(each.module_inputs_func, most)
    pattern = re.compile(rf"({'|'.join(EVALUATING)})_(?!_refs|.*complex).*_cpu_float32$")
    found = {}
    for file in FILES:
        for suite in unittest.defaultTestLoader.loadTestsFromModule(importlib.import_module(file)):
            for test in suite:
                name = getattr(test, "_testMethodName", "")
                if pattern.match(name) and type(test).__name__ in ("TestModuleCPU", "TestCommonCPU"):
                    method = max((e for e in EVALUATING if name.startswith(e + "_")), key=len)
                    found[f"{file}.{name}"] = test, method
    return found


def outcome_of(test, limit, held):
    """A word, and what was raised."""

    def late(*_):
        raise TimeoutError(f"more than {limit} s")

    signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        if held:
            held.begin()
        result = unittest.TestResult()
        test.run(result)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    for word, found in (("failed", result.failures), ("failed", result.errors)):
        if found:
            return word, found[0][1]
    if result.skipped or result.expectedFailures or result.unexpectedSuccesses:
        return "skipped", ""
    return "passed", ""


def inside(options, folder, names, log):
    """Runs tests in this process, and writes down what became of each."""
    import torch

    torch.set_num_threads(1)
    tests = load(folder, options.samples)
    backend, limit = options.backend, options.limit
    if names.name == "-":
        methods = {name: method for name, (_, method) in tests.items()}
        log.write_text(json.dumps(methods))
        return
    held = reports = None
    if backend != "eager":
        held = Held(backend)
        torch._dynamo.config.recompile_limit = torch._dynamo.config.accumulated_recompile_limit = 10_000
        torch._dynamo.config.allow_rnn = True
        torch._functorch.config.donated_buffer = False  # tests call `backward` twice
    if backend == "trc":
        import trc.torch

        reports = trc.torch.reports
    with log.open("a") as out:
        for name in names.read_text().split():
            print(json.dumps({"name": name, "what": "begun"}), file=out, flush=True)
            if reports:
                reports.clear()
            what, why = outcome_of(tests[name][0], limit, held)
            row = {"name": name, "what": what, "why": why[-6000:]}
            if held:
                row["calls"], row["draws"], row["nearer"] = held.calls, held.draws, held.nearer_calls
                row["graphs"] = torch._dynamo.utils.counters["stats"].get("unique_graphs", 0)
            if reports is not None:
                row["programs"] = sum(len(report.programs) for report in reports)
                row["eager"] = sorted({f"{k}: {v}" for report in reports for k, v in report.eager})
                row["refused"] = [v for report in reports for k, v in report.eager if k.startswith("fused_")]
            print(json.dumps(row), file=out, flush=True)


def run(options, folder, backend, names, place, end=math.inf):
    """What became of tests, by name."""
    limit, log, wanted, rows = options.limit, place / f"{backend}.log", place / "names", {}
    log.unlink(missing_ok=True)
    while left := [name for name in names if name not in rows]:
        log.touch()
        wanted.write_text("\n".join(left))
        command = [sys.executable, __file__, str(folder), "--inside", str(wanted), str(log)]
        with (place / "output").open("w") as output:
            child = subprocess.Popen(
                [*command, "--backend", backend, "--limit", str(limit), "--samples", str(options.samples)],
                stdout=output, stderr=output, cwd=place, env={**os.environ, "TRC_CACHE": str(place / "cache")},
            )  # fmt: skip
        size, since = -1, time.monotonic()
        while child.poll() is None and time.monotonic() < end:
            time.sleep(1)
            if log.stat().st_size != size:
                size, since = log.stat().st_size, time.monotonic()
            elif time.monotonic() > since + 10 * limit + 60:
                child.kill()
        child.kill()
        child.wait()
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        rows = {row["name"]: row for row in lines}
        if time.monotonic() >= end:
            return {name: row for name, row in rows.items() if row["what"] != "begun"}
        last = rows.get(lines[-1]["name"]) if lines else None
        if last is None and child.returncode:
            sys.exit((place / "output").read_text()[-3000:])
        if last and last["what"] == "begun":
            word = "late" if child.returncode == -signal.SIGKILL else "crashed"
            with log.open("a") as out:
                why = (place / "output").read_text()[-2000:]
                print(json.dumps({**last, "what": word, "why": f"{child.returncode}: {why}"}), file=out)
            rows[last["name"]] = {**last, "what": word, "why": why}
    return rows


def kind(row, eager, aot):
    """What a test's outcome counts as."""
    if row["what"] == "passed":
        if row["draws"]:
            return "drawn"
        if not row["calls"]:
            return "nothing called"
        if not row["programs"]:
            return "in eager"
        return "in part" if row["eager"] else "compiled"
    if row["what"] == "skipped":
        return "skipped"
    if eager["what"] != "passed":
        return "fails in eager"
    if aot["what"] != "passed":
        return "fails by aot_eager"
    if row.get("draws"):
        return "drawn"
    return "late" if row["what"] == "late" or "TimeoutError: more than" in row["why"] else "ours"


KINDS = (
    "compiled", "in part", "in eager", "drawn", "nothing called", "skipped", "fails in eager",
    "fails by aot_eager", "late", "ours",
)  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("tests", type=Path)
    parser.add_argument("--only", default="", help="a regular expression of names")
    parser.add_argument("--minutes", type=float, default=600, help="as many tests as that gives, drawn by a seed")
    parser.add_argument("--first", type=int, default=0, help="go on with this one of those, as another run did so many")
    parser.add_argument("--limit", type=int, default=60, help="seconds of CPU time for a test")
    parser.add_argument("--samples", type=int, default=0, help="at most so many for a test, from all of their range")
    parser.add_argument("--backend", default="trc")
    parser.add_argument("--keep", type=Path, help="a folder for what was found")
    parser.add_argument("--inside", nargs=2, type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    folder = options.tests.resolve()
    if options.inside:
        inside(options, folder, *options.inside)
        return 0
    place = options.keep or Path(tempfile.mkdtemp())
    place.mkdir(exist_ok=True)
    listing = place / "listing"
    subprocess.run(
        [sys.executable, __file__, str(folder), "--inside", "-", str(listing)], check=True, cwd=place,
    )  # fmt: skip
    methods = json.loads(listing.read_text())
    names = sorted(name for name in methods if re.search(options.only, name))
    random.Random(0).shuffle(names)
    names = names[options.first :]
    end = time.monotonic() + 60 * options.minutes
    rows = run(options, folder, options.backend, names, place, end)
    bad = [name for name, row in rows.items() if row["what"] not in ("passed", "skipped")]
    eager = run(options, folder, "eager", bad, place)
    aot = run(options, folder, "aot_eager", [n for n in bad if eager[n]["what"] == "passed"], place)
    counts, programs = collections.defaultdict(collections.Counter), 0
    wrong = []
    for name, row in rows.items():
        what = kind(row, eager.get(name), aot.get(name))
        counts[methods[name]][what] += 1
        programs += row.get("programs", 0)
        if what in ("ours", "late"):
            wrong.append(f"{what}: {name}\n{row['why'][-1200:]}")
    for method, count in counts.items():
        print(f"{method} {sum(count.values())}:", ", ".join(f"{k} {count[k]}" for k in KINDS if count[k]))
    total = sum(counts.values(), collections.Counter())
    print(f"all {sum(total.values())}:", ", ".join(f"{k} {total[k]}" for k in KINDS if total[k]))
    nearer = sum(bool(row.get("nearer")) for row in rows.values())
    print(f"{programs} programs; {nearer} tests have numbers nearer to f64 than eager's", *wrong, sep="\n\n")
    return 1 if total["ours"] else 0


if __name__ == "__main__":
    sys.exit(main())
