"""One rank of ranks.py's peers: sums of f32 over all ranks, by Gloo or MPI.

  sum_worker.py gloo|mpi BYTES:TIMES ...

Rank 0 prints {BYTES: seconds of one sum}.
"""

import json
import sys
import time

import numpy as np


def by_gloo():
    import torch
    import torch.distributed as distributed
    torch.set_num_threads(1)
    distributed.init_process_group("gloo")

    def prepare(size):
        tensor = torch.zeros(size // 4)
        return lambda: distributed.all_reduce(tensor)
    return distributed.get_rank(), prepare, distributed.barrier, distributed.destroy_process_group


def by_mpi():
    from mpi4py import MPI
    world = MPI.COMM_WORLD

    def prepare(size):
        array = np.zeros(size // 4, np.float32)
        return lambda: world.Allreduce(MPI.IN_PLACE, array)
    return world.Get_rank(), prepare, world.Barrier, lambda: None


def main():
    rank, prepare, barrier, leave = {"gloo": by_gloo, "mpi": by_mpi}[sys.argv[1]]()
    found = {}
    for word in sys.argv[2:]:
        size, times = map(int, word.split(":"))
        add_up = prepare(size)
        add_up()
        barrier()
        begun = time.perf_counter()
        for _ in range(times):
            add_up()
        found[size] = (time.perf_counter() - begun) / times
    if rank == 0:
        print(json.dumps(found))
    leave()


if __name__ == "__main__":
    main()
