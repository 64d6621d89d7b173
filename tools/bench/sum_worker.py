"""One rank of ranks.py's peers: sums of f32 over all ranks, in place, by trc, Gloo or MPI.

  sum_worker.py trc|gloo|mpi BYTES:TIMES[:PROGRAM] ...

trc runs PROGRAM, whose result takes the place of its only input, by TRC_RUNTIME, its library. All peers are timed by
the same loop, on the clock of the wall. After it each rank has numbers whose sum is known, adds them up once more, and
counts the elements that are not exactly that. Rank 0 prints {BYTES: {"seconds": of one sum, "wrong": of all ranks}}.
"""

import ctypes
import json
import os
import sys
import time

import numpy as np

PERIOD = 1021  # a prime: what is out of place shows, and sums of few ranks are exact


class Trc:
    """trc/runtime.h, as far as it is needed."""

    class DeviceOptions(ctypes.Structure):
        _fields_ = [("size", ctypes.c_size_t), ("name", ctypes.c_char_p), ("threads", ctypes.c_int32)]

    class CommunicatorOptions(ctypes.Structure):
        _fields_ = [("size", ctypes.c_size_t), ("ranks", ctypes.c_int32), ("rank", ctypes.c_int32),
                    ("rendezvous", ctypes.c_char_p), ("secret_file", ctypes.c_char_p),
                    ("interface_address", ctypes.c_char_p)]

    class SessionOptions(ctypes.Structure):
        _fields_ = [("size", ctypes.c_size_t), ("profile", ctypes.c_int32), ("check_finite", ctypes.c_int32),
                    ("communicator", ctypes.c_void_p)]

    class Bytes(ctypes.Structure):
        _fields_ = [("data", ctypes.c_void_p), ("bytes", ctypes.c_size_t)]

    def __init__(self):
        self.library = ctypes.CDLL(os.environ["TRC_RUNTIME"])
        self.library.trc_last_error.restype = ctypes.c_char_p
        self.library.trc_buffer_data.restype = ctypes.c_void_p
        self.library.trc_buffer_data.argtypes = [ctypes.c_void_p]
        for name in ("call", "session", "program", "buffer", "communicator", "device"):
            self.function(f"{name}_destroy").argtypes = [ctypes.c_void_p]
            self.function(f"{name}_destroy").restype = None
        self.rank, self.ranks = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
        self.device = self.make("device_create", self.options(self.DeviceOptions, name=b"host", threads=1))
        self.communicator = self.make("communicator_create", self.options(
            self.CommunicatorOptions, ranks=self.ranks, rank=self.rank,
            rendezvous=f"{os.environ['MASTER_ADDR']}:{os.environ['MASTER_PORT']}".encode(),
            interface_address=os.environ["GLOO_SOCKET_IFNAME"].encode()))
        self.kept = []  # of the sum that is there, in the order in which they go

    def function(self, name):
        return getattr(self.library, f"trc_{name}")

    def check(self, status):
        if status:
            sys.exit(f"trc: {self.library.trc_last_error().decode()}")

    def make(self, name, *arguments):
        """What a function makes behind its last argument."""
        made = ctypes.c_void_p()
        self.check(self.function(name)(*arguments, ctypes.byref(made)))
        return made

    @staticmethod
    def options(kind, **fields):
        return ctypes.byref(kind(size=ctypes.sizeof(kind), **fields))

    def prepare(self, size, program):
        self.forget()
        loaded = self.make("program_load_file", program.encode())
        session = self.make("session_create", loaded, self.device,
                            self.options(self.SessionOptions, communicator=self.communicator))
        call = self.make("call_create", session, b"main")
        buffer = self.make("buffer_create", self.device, ctypes.c_size_t(size))
        self.check(self.library.trc_call_bind_input(call, ctypes.c_size_t(0), buffer))
        self.kept = [("call", call), ("session", session), ("program", loaded), ("buffer", buffer)]
        place = self.library.trc_buffer_data(buffer)
        array = np.frombuffer((ctypes.c_char * size).from_address(place), np.float32)

        def add_up(run=self.library.trc_call_run):
            if run(call):
                self.check(1)
        return array, add_up

    def gather(self, number):
        sent, said = ctypes.c_int64(number), (self.Bytes * self.ranks)()
        self.check(self.library.trc_communicator_gather(self.communicator, ctypes.byref(sent), ctypes.c_size_t(8), said))
        return [ctypes.c_int64.from_address(each.data).value for each in said]

    def forget(self):
        for name, handle in self.kept:
            self.function(f"{name}_destroy")(handle)
        self.kept = []

    def leave(self):
        self.forget()
        self.library.trc_communicator_destroy(self.communicator)
        self.library.trc_device_destroy(self.device)


class Gloo:
    def __init__(self):
        import torch
        import torch.distributed
        self.torch, self.distributed = torch, torch.distributed
        torch.set_num_threads(1)
        self.distributed.init_process_group("gloo")
        self.rank, self.ranks = self.distributed.get_rank(), self.distributed.get_world_size()

    def prepare(self, size, program):
        tensor = self.torch.zeros(size // 4)
        return tensor.numpy(), lambda: self.distributed.all_reduce(tensor)

    def gather(self, number):
        said = [self.torch.zeros(1, dtype=self.torch.int64) for _ in range(self.ranks)]
        self.distributed.all_gather(said, self.torch.tensor([number]))
        return [int(each) for each in said]

    def leave(self):
        self.distributed.destroy_process_group()


class MPI:
    def __init__(self):
        from mpi4py import MPI as mpi
        self.in_place, self.world = mpi.IN_PLACE, mpi.COMM_WORLD
        self.rank, self.ranks = self.world.Get_rank(), self.world.Get_size()

    def prepare(self, size, program):
        array = np.zeros(size // 4, np.float32)
        return array, lambda: self.world.Allreduce(self.in_place, array)

    def gather(self, number):
        return self.world.allgather(number)

    def leave(self):
        pass


def block(rank):
    """What a rank has, again and again: element i is (i + 7 rank) modulo the period."""
    return np.tile((np.arange(PERIOD) + 7 * rank) % PERIOD, 256).astype(np.float32)


def parts(array, length):
    return (array[at:at + length] for at in range(0, array.size, length))


def count_wrong(peer, array, add_up):
    """How many elements of all ranks a sum has wrong."""
    mine = block(peer.rank)
    for part in parts(array, mine.size):
        part[:] = mine[:part.size]
    expected = sum(block(rank) for rank in range(peer.ranks))
    add_up()
    return sum(peer.gather(int(sum(np.count_nonzero(part != expected[:part.size]) for part in parts(array, expected.size)))))


def main():
    peer = {"trc": Trc, "gloo": Gloo, "mpi": MPI}[sys.argv[1]]()
    found = {}
    for word in sys.argv[2:]:
        size, times, *program = word.split(":", 2)
        size, times = int(size), int(times)
        array, add_up = peer.prepare(size, *program or [None])
        array[:] = 0  # in place a sum grows, and 0 does not
        add_up()
        peer.gather(0)
        begun = time.perf_counter()
        for _ in range(times):
            add_up()
        seconds = (time.perf_counter() - begun) / times
        found[size] = {"seconds": seconds, "wrong": count_wrong(peer, array, add_up)}
    if peer.rank == 0:
        print(json.dumps(found))
    peer.leave()


if __name__ == "__main__":
    main()
