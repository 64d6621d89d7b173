"""One program on JAX's CPU compiler, driven by bench.py over pipes.

  jax_worker.py PROGRAM.mlir ENTRY [--initialise=ENTRY] [--limit=NAME=N ...]

Compiles the printed text itself, not the Python that printed it, so that both
peers start from the same bytes. The words on the pipes are those of
trc_worker.c: prints `ready JSON`, then answers `reset`, `run N` and `end`.
"""

import argparse
import json
import re
import sys
import time


def status_bytes(field):
    for line in open("/proc/self/status"):
        if line.startswith(field + ":"):
            return int(line.split()[1]) * 1024
    return 0


import jax  # noqa: E402
import numpy as np  # noqa: E402
from jax._src import compiler  # noqa: E402
from jax._src.interpreters import mlir  # noqa: E402
from jaxlib import xla_client  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402

jax.devices()
baseline = status_bytes("VmRSS")  # Python with JAX, before any program
TYPES = {"f32": np.float32, "i32": np.int32, "ui32": np.uint32}


def one_entry(text, entry):
    """The module with `entry` as @main and without the other entries."""
    lines, keep = [], True
    for line in text.splitlines():
        match = re.match(r"  func\.func \w+ @([\w.$]+)\(", line)
        if match:
            keep = match[1] == entry or match[1].startswith(entry + ".")
        if keep:
            lines.append(line)
        if line == "  }" or line.startswith("  } loc("):
            keep = True
    return "\n".join(lines).replace(f"@{entry}(", "@main(", 1)


def plain_name(text):
    """`state['params']['wte']`, `result[0]['params']['wte']` -> params.wte"""
    path = re.sub(r"^\w+", "", text)
    path = re.sub(r"^\[\d+\]", "", path)
    return ".".join(re.findall(r"\['?([^\]']*)'?\]", path)) or re.match(r"\w+", text)[0]


def ports(text, entry):
    """Inputs as (name, type, shape), outputs as names."""
    line = next(l for l in text.splitlines() if f" @{entry}(" in l and "func.func" in l)
    inputs = []
    for kind, name in re.findall(r"%arg\d+: tensor<([^>]*)>(?: \{[^}]*\})? loc\(\"([^\"]*)\"\)", line):
        *shape, element = kind.split("x")
        inputs.append((plain_name(name), TYPES[element], tuple(map(int, shape))))
    return inputs, [plain_name(n) for n in re.findall(r'jax\.result_info = "([^"]*)"', line)]


def fill(dtype, shape, seed, limit):
    """The same numbers as trc_worker.c makes: splitmix64 of seed and index."""
    z = np.arange(int(np.prod(shape)), dtype=np.uint64) + np.uint64(seed << 32)
    with np.errstate(over="ignore"):
        z = (z + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z = z ^ (z >> np.uint64(31))
    if dtype == np.float32:
        return ((z >> np.uint64(40)).astype(np.float32) / np.float32(1 << 23) - np.float32(1)).reshape(shape)
    return (z % np.uint64(limit)).astype(dtype).reshape(shape)


class Executable:
    def __init__(self, text, entry):
        self.inputs, self.outputs = ports(text, entry)
        client = jax.devices()[0].client
        with mlir.make_ir_context(), ir.Location.unknown():
            start = time.perf_counter()
            module = ir.Module.parse(one_entry(text, entry))
            options = compiler.get_compile_options(num_replicas=1, num_partitions=1)
            devices = xla_client.DeviceList(tuple(jax.devices()))
            self.program = compiler.backend_compile_and_load(client, module, devices, options, [])
            self.compile_seconds = time.perf_counter() - start

    def __call__(self, arguments):
        results = self.program.execute_sharded(arguments)
        arrays = [a[0] for a in results.disassemble_into_single_device_arrays()]
        jax.block_until_ready(arrays)
        return dict(zip(self.outputs, arrays))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("entry")
    parser.add_argument("--initialise")
    parser.add_argument("--limit", action="append", default=[])
    options = parser.parse_args()
    limits = dict(l.split("=") for l in options.limit)
    text = open(options.program).read()

    step = Executable(text, options.entry)
    values = {}
    if options.initialise:
        initialise = Executable(text, options.initialise)
        values = initialise([jax.device_put(np.int32(1))])
        del initialise
    given = {}
    for seed, (name, dtype, shape) in enumerate(step.inputs):
        if name not in values:
            given[name] = fill(dtype, shape, seed, int(limits.get(name, 1 << 24)))
            values[name] = jax.device_put(given[name])
    small = {n: v for n, v in given.items() if v.nbytes < 1 << 20}
    print("ready", json.dumps({"compile_s": step.compile_seconds, "baseline_bytes": baseline,
                               "version": jax.__version__}), flush=True)
    result = {}
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "reset":
            open("/proc/self/clear_refs", "w").write("5")
            print("ok", flush=True)
        elif word == "run":
            times = []
            for _ in range(int(rest[0])):
                start = time.perf_counter()
                for name, array in small.items():  # a batch is new each step
                    values[name] = jax.device_put(array)
                result = step([values[n] for n, _, _ in step.inputs])
                times.append(time.perf_counter() - start)
                for name in values:
                    if name in result:
                        values[name] = result[name]
            print("times", json.dumps(times), flush=True)
        elif word == "end":
            scalar = {n: float(a) for n, a in result.items() if a.shape == () and a.dtype == np.float32}
            print("done", json.dumps({"peak_bytes": status_bytes("VmHWM"), "scalars": scalar}), flush=True)
            return


if __name__ == "__main__":
    main()
