"""Kills, stops and misleads ranks at random instants, and cuts, stops and spoils a rank's connection to
rank 0. Every other rank has to end with exit code 75 and name the culprit; nobody may hang.

    faults.py ARTIFACT SEED TRIALS

The artifact is for 4 ranks and takes no input; it is repeated until the fault.
"""

import random
import signal
import socket
import sys
import threading
import time

from ranks import free_port, start, start_one

ARTIFACT, SEED, TRIALS = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
RANKS, DEADLINE = 4, 2
PATIENCE = 60  # seconds until a rank counts as hanging; far more than the deadline
chance = random.Random(SEED)


def command(*more):
    return ["trc-run", ARTIFACT, "--threads=1", "--repeat=1000000000", f"--deadline={DEADLINE}", *more]


def end(processes, names, trial):
    """All end with 75 and one of the names. Who has never met rank 0 can name that one only."""
    names = [*names, "rank 0: cannot connect"]
    for rank, process in processes:
        try:
            text = process.communicate(timeout=PATIENCE)[0].decode()
        except Exception:
            process.kill()
            sys.exit(f"seed {SEED}: {trial}: rank {rank} hangs")
        if process.returncode != 75 or not any(name in text for name in names):
            sys.exit(f"seed {SEED}: {trial}: rank {rank} ended with {process.returncode}: {text}")


def lose_rank(trial, how):
    processes = start(RANKS, command())
    time.sleep(chance.uniform(0, 1.5))
    lost = chance.randrange(RANKS)
    processes[lost].send_signal(how)
    others = [(rank, each) for rank, each in enumerate(processes) if rank != lost]
    end(others, [f"rank {lost}"], f"{trial}: rank {lost}")
    processes[lost].kill()
    processes[lost].communicate()


def wrong_count(trial):
    port = free_port()
    processes = start(2, command("--device=host"), port)
    processes[1].kill()
    processes[1].communicate()
    # In its place one of another job.
    stray = start(3, command(), port)
    for rank in (0, 2):
        stray[rank].kill()
        stray[rank].communicate()
    end([(0, processes[0]), (1, stray[1])], ["rank 1", "rank 0"], trial)


def strangers(trial):
    """Bytes that are no handshake change nothing: the ranks meet, and end by the signal."""
    port = free_port()
    processes = start(RANKS, command(), port)
    for _ in range(20):
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1) as guest:
                guest.sendall(chance.choice([b"", b"trcRanks"]) + chance.randbytes(chance.randrange(200)))
        except OSError:
            pass  # not yet, or no more
    time.sleep(0.5)
    lost = chance.randrange(RANKS)
    processes[lost].kill()
    processes[lost].communicate()
    others = [(rank, each) for rank, each in enumerate(processes) if rank != lost]
    end(others, [f"rank {lost}"], f"{trial}: rank {lost}")


class Middleman:
    """Stands between a rank and rank 0, and passes on what they say until it does something else."""

    def __init__(self, port, what):
        self.target, self.what, self.begun = port, what, threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.ends = []
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                near = self.listener.accept()[0]
            except OSError:
                return
            while True:  # rank 0 may not listen yet
                try:
                    far = socket.create_connection(("127.0.0.1", self.target), timeout=1)
                    break
                except OSError:
                    time.sleep(0.02)
            far.settimeout(None)
            self.ends += [near, far]
            if self.begun.is_set():  # before there was anything to cut
                self.cut()
            for source, sink, spoils in ((near, far, True), (far, near, False)):
                threading.Thread(target=self.pass_on, args=(source, sink, spoils), daemon=True).start()

    def pass_on(self, source, sink, spoils):
        try:
            while data := source.recv(65536):
                if self.begun.is_set() and self.what == "silent":
                    continue
                if self.begun.is_set() and self.what == "corrupt" and spoils:
                    data = bytearray(data)
                    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def begin(self):
        self.begun.set()
        self.cut()

    def cut(self):
        if self.what in ("closed", "half closed"):
            for end in self.ends[-2:] if self.what == "closed" else self.ends[-1:]:
                try:
                    end.shutdown(socket.SHUT_RDWR if self.what == "closed" else socket.SHUT_WR)
                except OSError:
                    pass

    def close(self):
        for each in [self.listener, *self.ends]:
            each.close()


def spoil_connection(trial, what):
    port, lost = free_port(), 1 + chance.randrange(RANKS - 1)
    middleman = Middleman(port, what)
    processes = [start_one(RANKS, rank, command(), middleman.port if rank == lost else port) for rank in range(RANKS)]
    time.sleep(chance.uniform(0, 1.5))
    middleman.begin()
    name = f"rank {lost}"
    end([(rank, each) for rank, each in enumerate(processes) if rank != lost], [name], f"{trial}: {name}")
    # That rank sees of it that rank 0 is gone, or is told.
    end([(lost, processes[lost])], [name, "rank 0"], f"{trial}: {name}")
    middleman.close()


KINDS = {
    "killed": lambda trial: lose_rank(trial, signal.SIGKILL),
    "stopped": lambda trial: lose_rank(trial, signal.SIGSTOP),
    "interrupted": lambda trial: lose_rank(trial, signal.SIGTERM),
    "count": wrong_count,
    "strangers": strangers,
    "closed": lambda trial: spoil_connection(trial, "closed"),
    "silent": lambda trial: spoil_connection(trial, "silent"),
    "half closed": lambda trial: spoil_connection(trial, "half closed"),
    "corrupt": lambda trial: spoil_connection(trial, "corrupt"),
}
for number in range(TRIALS):
    kind = list(KINDS)[number % len(KINDS)]
    KINDS[kind](f"trial {number}, {kind}")
print(f"{TRIALS} faults: every other rank ended and named the culprit")
