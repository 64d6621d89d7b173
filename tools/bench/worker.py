"""A peer's process, as the scripts of a benchmark see it.

Peers live in processes of their own, pinned to the same cores, and answer
words on pipes: each prints `ready JSON`, then answers `run N` with `times
[...]`, `scalars` (the numbers that the last step made) with `scalars JSON`,
`reset` (forget the peak of memory so far) with `ok`, and `end` with `done JSON`. trc_worker.c and peer.py are the other end; ours can also tell what
each command took.
"""

import json
import os
import pathlib
import signal
import statistics
import subprocess
import tempfile
import time


class PeerFailed(Exception):
    pass


def pinned(cores, command):
    return ["taskset", "-c", cores, *map(str, command)]


class Worker:
    def __init__(self, command, cores, environment=None, group=None):
        self.born = time.perf_counter()
        self.errors = tempfile.TemporaryFile("w+")  # a pipe that nobody reads would fill
        self.process = subprocess.Popen(
            pinned(cores, command), text=True, env={**os.environ, **(environment or {})},
            preexec_fn=group.enter if group else None,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors)

    def read(self, word):
        line = self.process.stdout.readline()
        if not line.startswith(word):
            self.process.kill()
            self.process.communicate()
            self.errors.seek(0)
            raise PeerFailed(((line + self.errors.read()).strip().splitlines() or [self.ending()])[-1])
        return json.loads(line[len(word):]) if line[len(word):].strip() else None

    def ending(self):
        code = self.process.returncode
        return "killed" if code == -signal.SIGKILL else f"ended with code {code}"

    def ask(self, question, word):
        try:
            self.process.stdin.write(question + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        return self.read(word)

    def finish(self):
        result = self.ask("end", "done")
        self.process.communicate()
        return result

    def profile(self, steps):
        """What each command of a step takes, the median of some steps after a
        first one: each command by itself, so that what disturbed one of them in
        one step is in no figure. Of a worker that was started with --profile."""
        self.ask("run 1", "times")
        taken = []
        for _ in range(steps):
            self.ask("reset", "ok")
            self.ask("run 1", "times")
            taken.append(self.ask("profile", "profile"))
        return [{**command[0], "ns": statistics.median(step["ns"] for step in command)} for command in zip(*taken)]

    def pause(self):
        """While others have their turn: no thread of an idle peer spins."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


def timed(command, cores):
    """Seconds that a command of ours takes on these cores."""
    start = time.perf_counter()
    done = subprocess.run(pinned(cores, command), capture_output=True, text=True)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise PeerFailed(lines[0] if lines else f"{pathlib.Path(command[0]).name} failed")
    return time.perf_counter() - start


def machine(build, cores, seconds):
    """What the cores can do: products of f32 and, where they have them, of bf16
    in GFLOP/s, triad in GB/s."""
    tool = build / "bin/trc-bench-machine"
    if not tool.exists():
        return {}
    done = subprocess.run(pinned(cores, [tool, seconds]), capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else {}


def cpu_name():
    for line in open("/proc/cpuinfo"):
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return "unknown"
