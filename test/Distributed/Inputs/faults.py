"""Kills, stops and misleads ranks at random instants. Every other rank has to end with exit code
75 and name the culprit; nobody may hang.

    faults.py ARTIFACT SEED TRIALS

The artifact is for 4 ranks and takes no input; it is repeated until the fault.
"""

import random
import signal
import socket
import sys
import time

from ranks import free_port, start

ARTIFACT, SEED, TRIALS = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
RANKS, DEADLINE = 4, 2
PATIENCE = 60  # seconds until a rank counts as hanging; far more than the deadline
chance = random.Random(SEED)


def command(*more):
    return ["trc-run", ARTIFACT, "--threads=1", "--repeat=1000000000", f"--deadline={DEADLINE}", *more]


def end(processes, names, trial):
    """All end with 75 and one of the names."""
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


KINDS = {
    "killed": lambda trial: lose_rank(trial, signal.SIGKILL),
    "stopped": lambda trial: lose_rank(trial, signal.SIGSTOP),
    "interrupted": lambda trial: lose_rank(trial, signal.SIGTERM),
    "count": wrong_count,
    "strangers": strangers,
}
for number in range(TRIALS):
    kind = list(KINDS)[number % len(KINDS)]
    KINDS[kind](f"trial {number}, {kind}")
print(f"{TRIALS} faults: every other rank ended and named the culprit")
