"""Starts N ranks of a command as processes that meet on loopback, and waits.

    ranks.py N COMMAND..

Exits with the first code that is not 0. What a rank prints is printed whole, in order of ranks.
"""

import os
import socket
import subprocess
import sys


kept = []  # sockets


def free_port():
    """A port that the system gives nobody else while this process runs: who is told it may listen there, for
    the socket that stays bound to it does not."""
    kept.append(socket.socket())
    kept[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept[-1].bind(("127.0.0.1", 0))
    return kept[-1].getsockname()[1]


def start(ranks, command, port=None, **options):
    """The processes, in order of ranks."""
    port = port or free_port()
    return [start_one(ranks, rank, command, port, **options) for rank in range(ranks)]


def start_one(ranks, rank, command, port, **options):
    return subprocess.Popen([*command, f"--ranks={ranks}", f"--rank={rank}", f"--rendezvous=127.0.0.1:{port}"],
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)


if __name__ == "__main__":
    processes = start(int(sys.argv[1]), sys.argv[2:])
    texts = [process.communicate()[0] for process in processes]
    for text in texts:
        os.write(1, text)
    sys.exit(next((process.returncode for process in processes if process.returncode), 0))
