"""What the Python peers of a benchmark have in common: the words on the pipes
(see worker.py), and batches filled with the numbers that trc_worker.c makes.
"""

import json
import sys
import time

import numpy as np


def status_bytes(field):
    for line in open("/proc/self/status"):
        if line.startswith(field + ":"):
            return int(line.split()[1]) * 1024
    return 0


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


def use_device(shape):
    """The device that a PyTorch peer's shape names, set up as PyTorch's own guide to tuning does, and
    what tells the most memory that was taken of it."""
    if shape.get("device", "cpu") == "cpu":
        return "cpu", lambda: {}
    import torch

    torch.set_float32_matmul_precision("high")
    return shape["device"], lambda: {"device_peak_bytes": torch.cuda.max_memory_reserved()}


def serve(ready, step, scalars):
    """Answers until `end`. `step()` runs one step to its end; `scalars()` gives
    the numbers that the last one made, which are told when asked for and at the end."""
    print("ready", json.dumps(ready), flush=True)
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "reset":
            open("/proc/self/clear_refs", "w").write("5")
            print("ok", flush=True)
        elif word == "run":
            times = []
            for _ in range(int(rest[0])):
                start = time.perf_counter()
                step()
                times.append(time.perf_counter() - start)
            print("times", json.dumps(times), flush=True)
        elif word == "scalars":
            print("scalars", json.dumps(scalars()), flush=True)
        elif word == "end":
            print("done", json.dumps({"peak_bytes": status_bytes("VmHWM"), "scalars": scalars()}), flush=True)
            return
