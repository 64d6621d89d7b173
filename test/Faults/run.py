"""A small training run, its faults, and what must hold afterwards.

The run is that of Trainer/Inputs/bigram.mlir, or a task of a small ALBERT (subjects.py):
12 steps, a checkpoint every 2, the newest 2 kept, its program from a cache. Whatever happens
to it, these hold:

  whole      every folder step-N has the files and sizes of its trainer.json
  kept       no checkpoint that it said was saved is lost, but for older ones
             beyond --keep, and there is never one too many after a resume
  words      it ends by the signal that was sent, or with an exit code and, where
             that is not 0, one short line that says why
  copies     of the process are made only while it has one thread
  bits       going on from what is left gives the bytes of a run without faults
  lines      a log has each step, and the same numbers for one that was made twice
"""

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time

import subjects

STEPS, KEEP = 12, 2
TIMEOUT = 60  # seconds, in which it uses the processor; a run takes half of one


class Fault(Exception):
    """What did not hold."""


def require(holds, what):
    if not holds:
        raise Fault(what)


class Subject:
    """What is trained, and how that ends without faults."""

    def __init__(self, words):
        self.words = words  # of the command; {data} is a run's own copy of the text
        self.cache = None
        self.expected = None
        self.seconds = None


class Run:
    """One run's folder, and the processes that work on it one after the other."""

    def __init__(self, bench, name, subject):
        self.bench = bench
        self.subject = subject
        self.folder = tempfile.mkdtemp(prefix=name + "-", dir=bench.folder)
        self.out = os.path.join(self.folder, "out")
        self.cache = os.path.join(self.folder, "cache")
        self.data = os.path.join(self.folder, "data")
        self.forks = os.path.join(self.folder, "forks")
        self.words = []  # of the command, beside those of the subject
        shutil.copy(bench.data, self.data)
        if subject.cache:
            shutil.copytree(subject.cache, self.cache)

    def command(self, resume=None, loaders=0):
        where = ["--resume", resume] if resume else ["--out", self.out]
        words = [word.format(data=self.data) for word in self.subject.words]
        return [self.bench.trainer, *words, "--steps", str(STEPS), "--save-every", "2",
                "--keep", str(KEEP), "--threads", "1", "--no-pin", "--print-every", "1",
                "--loader-threads", str(loaders), "--cache-dir", self.cache] + self.words + where

    def start(self, resume=None, fault=None, loaders=0, **more):
        """Starts a process; `fault` is what FaultInjector.c takes."""
        environment = dict(os.environ)
        if fault:
            environment.update(LD_PRELOAD=self.bench.injector, TRC_FAULT=fault,
                               TRC_FAULT_FOLDER=self.folder, TRC_FORK_LOG=self.forks)
        environment.update(more.pop("environment", {}))
        more.setdefault("stdout", subprocess.PIPE)
        more.setdefault("stderr", subprocess.PIPE)
        return subprocess.Popen(self.command(resume, loaders), env=environment, text=True,
                                errors="replace", **more)

    def finish(self, process, canSpeak=True):
        """Waits, and holds `words`. Gives the exit code and the output."""
        used = 0
        while True:
            try:
                out, err = process.communicate(timeout=TIMEOUT)
                break
            except subprocess.TimeoutExpired:
                before, used = used, processor_seconds(process.pid)
            # On a busy machine a right run may take longer, but goes on.
            if used - before < 0.1 or used > TIMEOUT:
                process.kill()
                process.communicate()
                raise Fault(f"it hung for {TIMEOUT} s, with {used:.1f} s of a processor")
        out, err = out or "", err or ""
        code = process.returncode
        require(code in (0, 1, 2) or code > 128 or code < 0, f"it ended with {code}")
        if code in (1, 2) and canSpeak:
            last = err.rstrip("\n").split("\n")[-1]
            require(last.startswith("trc-train: "), f"it ended with {code} and said {err!r}")
            require(len(last) < 1000, f"its line has {len(last)} characters")
        for word in ("LLVM ERROR", "PLEASE submit", "terminate called", "Sanitizer"):
            require(word not in err, err)
        return code, out

    def checkpoints(self):
        """Their folders by step."""
        if not os.path.isdir(self.out):
            return {}
        return {int(name[5:]): os.path.join(self.out, name) for name in os.listdir(self.out)
                if re.fullmatch(r"step-\d+", name)}

    def hold(self, said=""):
        """What must hold after each process, of which one said `said`."""
        # A copy of a process with threads has whatever they had locked.
        threads = set(open(self.forks).read().splitlines()) if os.path.exists(self.forks) else set()
        require(threads <= {"fork 1"}, f"copies were made of a process with threads: {threads}")
        found = self.checkpoints()
        for path in found.values():
            try:
                files = json.load(open(os.path.join(path, "trainer.json")))["files"]
                for name, facts in files.items():
                    require(os.path.getsize(os.path.join(path, name)) == facts["bytes"],
                            f"{path}/{name} is cut")
            except (OSError, ValueError, KeyError) as error:
                raise Fault(f"{path} is not whole: {error}")
        saved = [int(step) for step in re.findall(r"^step (\d+)  saved ", said, re.M)]
        if saved:
            require(found and max(found) >= max(saved),
                    f"step {max(saved)} was saved, and {sorted(found)} are left")

    def recover(self, loaders=0):
        """Goes on until it is done, and compares."""
        for _ in range(3):
            found = self.checkpoints()
            code, said = self.finish(self.start(resume=self.out if found else None,
                                                 loaders=loaders))
            if code == 0:
                break
        require(code == 0, f"going on ended with {code}: {said}")
        self.hold(said)
        found = self.checkpoints()
        require(len(found) <= KEEP, f"{sorted(found)} are left, but {KEEP} were to stay")
        require(STEPS in found, f"the last step is missing among {sorted(found)}")
        left = [name for name in os.listdir(self.out)
                if name.endswith(".tmp") or name.endswith(".lock")]
        require(not left, f"{left} are left")
        require(bytes_of(found[STEPS]) == self.subject.expected, "the bits are others")

    def hold_log(self, log, isWhole):
        """Each line can be read; where no write of it failed, no step is missing."""
        losses = {}
        for line in open(log).read().splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                raise Fault(f"the log has a line {line!r}")
            if "loss" in entry:
                loss = losses.setdefault(entry["step"], entry["loss"])
                require(loss == entry["loss"], f"step {entry['step']} was logged with two losses")
        if isWhole:
            require(sorted(losses) == list(range(1, STEPS + 1)), f"the log has the steps {sorted(losses)}")

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def bytes_of(checkpoint):
    return {name: open(os.path.join(checkpoint, name), "rb").read()
            for name in ("model.safetensors", "optimizer.safetensors")}


class Bench:
    """What all runs share: programs, data, and how runs without faults end."""

    def __init__(self, binaries, injector, sources):
        self.folder = tempfile.mkdtemp(prefix="trc-faults-")
        self.trainer = os.path.join(binaries, "trc-train")
        self.injector = injector
        self.sources = sources
        self.data = os.path.join(self.folder, "data")
        with open(self.data, "w") as file:
            file.write("".join(f"{i}\n" for i in range(5000)))
        self.lock = threading.Lock()
        self.subjects = {}
        self.calls = {cached: self.counted_calls(cached) for cached in (True, False)}

    def counted_calls(self, cached):
        """The calls that a run without faults makes, each with its path."""
        run = self.fresh("count", cached)
        log = os.path.join(run.folder, "calls")
        code, _ = run.finish(run.start(fault="none@0", environment={"TRC_FAULT_LOG": log}))
        require(code == 0, f"the counted run ended with {code}")
        lines = [line.split(" ", 1) for line in open(log).read().splitlines()]
        run.close()
        return lines

    def subject(self, name):
        with self.lock:
            if name not in self.subjects:
                made = Subject(subjects.SUBJECTS[name](self.folder, self.sources))
                run = Run(self, "reference", made)
                for _ in range(2):  # the second time with its program from the cache
                    shutil.rmtree(run.out, ignore_errors=True)
                    start = time.monotonic()
                    code, said = run.finish(run.start())
                    require(code == 0, f"the run without faults ended with {code}: {said}")
                    made.seconds = time.monotonic() - start
                made.expected = bytes_of(run.checkpoints()[STEPS])
                made.cache = os.path.join(self.folder, "cache-" + name)
                shutil.copytree(run.cache, made.cache)
                run.close()
                self.subjects[name] = made
            return self.subjects[name]

    def fresh(self, name, cached=True, subject="bigram"):
        run = Run(self, name, self.subject(subject))
        if not cached:
            shutil.rmtree(run.cache)
        return run

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def processor_seconds(process):
    try:
        fields = open(f"/proc/{process}/stat").read().rsplit(")", 1)[1].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ended_by(code, number):
    """By the signal itself, or as the trainer says it."""
    return code in (-number, 128 + number)


def name_of(number):
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
