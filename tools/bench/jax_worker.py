"""One program on JAX's CPU compiler, driven by bench.py over pipes.

  jax_worker.py PROGRAM.mlir ENTRY [--initialise=ENTRY] [--limit=NAME=N ...]

Compiles the printed text itself, not the Python that printed it, so that both
peers start from the same bytes.
"""

import argparse
import re
import time

import jax
import numpy as np
from jax._src import compiler
from jax._src.interpreters import mlir
from jaxlib import lapack, xla_client
from jaxlib.mlir import ir

from peer import fill, serve, status_bytes

jax.devices()
lapack._lapack.initialize()  # what a program calls of it: JAX does so where it prints the call
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
    result = {}

    def run():
        nonlocal result
        for name, array in small.items():  # a batch is new each step
            values[name] = jax.device_put(array)
        result = step([values[n] for n, _, _ in step.inputs])
        for name in values:
            if name in result:
                values[name] = result[name]

    serve({"compile_s": step.compile_seconds, "baseline_bytes": baseline, "version": jax.__version__}, run,
          lambda: {n: float(a) for n, a in result.items() if a.shape == () and a.dtype == np.float32})


if __name__ == "__main__":
    main()
