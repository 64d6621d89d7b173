"""What a call takes beyond its kernels, behind each door of the Python package.

  calls.py [--calls N]

Programs of one small kernel, of a few and of many arrays; of each the least of N calls, so
that what else the machine does matters little. `kernels` is the same program by the C
interface alone, with its addresses bound; `jax.jit` is JAX without trc, kernels included; a step of
many parameters has kernels of account, and they are taken off. Run with the package installed, or
with TRC_LIBRARY_PATH and PYTHONPATH of a clone: build/release/lib and tools/python.
"""

import argparse
import time

import numpy as np


def least(call, count):
    """Microseconds of the quickest of `count` calls."""
    for _ in range(20):
        call()
    best = float("inf")
    for _ in range(count):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def text(arrays):
    """x + 1 of each of some arrays."""
    kind = "tensor<16xf32>"
    arguments = ", ".join(f'%a{i}: {kind} loc("a{i}")' for i in range(arrays))
    body = "\n".join(f"%r{i} = stablehlo.add %a{i}, %a{i} : {kind}" for i in range(arrays))
    returned = ", ".join(f"%r{i}" for i in range(arrays))
    kinds = ", ".join([kind] * arrays)
    return f"func.func @main({arguments}) -> ({kinds}) {{\n{body}\nreturn {returned} : {kinds}\n}}\n"


def by_session(arrays, count):
    import trc
    from trc import _runtime

    call = trc.compile(text(arrays)).session().call("main")
    inputs = [trc.tensors.empty((16,), np.float32) for _ in range(arrays)]
    whole = least(lambda: call(*inputs), count)
    run, pointer = _runtime.library().trc_call_run, call.pointer
    return whole, least(lambda: run(pointer), count)


def by_jit(arrays, count):
    import jax
    import trc

    fun = trc.jit(lambda xs: [x + x for x in xs], fallback=False)
    inputs = [jax.numpy.ones(16) for _ in range(arrays)]
    return least(lambda: fun(inputs), count)


def by_jax(arrays, count):
    import jax

    fun = jax.jit(lambda xs: [x + x for x in xs])
    inputs = [jax.numpy.ones(16) for _ in range(arrays)]
    return least(lambda: jax.block_until_ready(fun(inputs)), count)


def by_backend(arrays, count):
    import torch
    import trc.torch

    fun = torch.compile(lambda xs: [x + x for x in xs], backend=trc.torch.backend)
    inputs = [torch.ones(16) for _ in range(arrays)]
    with torch.no_grad():
        return least(lambda: fun(inputs), count)


def by_step(arrays, count):
    import torch
    import trc.torch
    from trc import _runtime

    class Lines(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.w = torch.nn.ParameterList([torch.ones(16) for _ in range(arrays)])

        def forward(self, x):
            return sum((w * x).sum() for w in self.w)

    model = Lines()
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 1e-3))
    x = torch.ones(16)
    whole = least(lambda: step(x), count)
    (made,) = step._made.values()
    run, pointer = _runtime.library().trc_call_run, made._call.pointer
    return whole - least(lambda: run(pointer), count)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=1000)
    count = parser.parse_args().calls
    print("| arrays | kernels, us | session | trc.jit | jax.jit | torch.compile | compile_step |")
    print("|--:|--:|--:|--:|--:|--:|--:|")
    for arrays in (1, 10, 100):
        session, kernels = by_session(arrays, count)
        others = [by(arrays, count) for by in (by_jit, by_jax, by_backend, by_step)]
        row = " | ".join(f"{each:.0f}" for each in (kernels, session, *others))
        print(f"| {arrays} | {row} |", flush=True)


if __name__ == "__main__":
    main()
