"""Kills, stops and interrupts ranks of a training run at random instants, and takes the network from the
host of one. All other ranks have to end within the deadline, with exit code 75 and the culprit's name, or,
where a signal asks to end, after the same step; nobody may hang. The same command goes on each time, and the
run that is whole at last has every bit of one that nothing happened to. Hosts are network namespaces
(tools/bench/namespaces.py); where these are not allowed, a line says so.

    training_faults.py FOLDER INPUTS SEED TRIALS [OPTION OF trc-train..]
"""

import atexit
import contextlib
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import time

from ranks import free_port

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "tools/bench"))
import namespaces

folder, inputs = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
SEED, TRIALS = int(sys.argv[3]), int(sys.argv[4])
folder.mkdir(parents=True, exist_ok=True)
STEPS_A_TRIAL = 200
RANKS, STEPS = 3, STEPS_A_TRIAL * (TRIALS + 1)
DEADLINE = 5  # seconds; on a busy machine a rank that lives may be silent for more than two
# Seconds behind the deadline at which a rank is late. It counts a last checkpoint, and processes that end while other
# tests have the two cores of CI's machine: there a rank may get no time for seconds.
SLACK = 20
PATIENCE = 120  # seconds that a run without a fault may take
chance = random.Random(SEED)


def command(name, *options, deadline=PATIENCE):
    return ["trc-train", "gpt2", "--config", str(inputs / "tiny.json"), "--batch", "2", "--seq", "16", "--steps",
            str(STEPS), "--data", str(inputs / "make-bpe.py"), "--seed", "3", "--threads", "1", "--no-pin",
            "--cache-dir", str(folder / "cache"), "--out", str(folder / name), "--save-every", "20",
            "--eval-every", "50", f"--deadline={deadline}", "--resume-if-any", f"--ranks={RANKS}", *sys.argv[5:], *options]


def start(deadline=PATIENCE, hosts=tuple(namespaces.Host() for _ in range(RANKS))):
    place = f"{hosts[0].address}:{free_port()}"
    return [subprocess.Popen(host.enter(command("faults", f"--rank={rank}", f"--rendezvous={place}", deadline=deadline)),
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for rank, host in enumerate(hosts)]


def set_link(host, to):
    namespaces.run("ip", "-n", host.namespace, "link", "set", host.interface, to)


def fail(trial, what):
    sys.exit(f"seed {SEED}, trial {trial}: {what}")


def end(processes, trial, until):
    """Exit codes and texts, in order of ranks, of processes that end by a time on the monotonic clock."""
    ended = []
    for number, process in enumerate(processes):
        try:
            text = process.communicate(timeout=max(0.1, until - time.monotonic()))[0]
        except subprocess.TimeoutExpired:
            for each in processes:
                each.kill()
            fail(trial, f"process {number} of {len(processes)} has not ended in time")
        ended.append((process.returncode, text))
    return ended


def last_step():
    saved = sorted((folder / "faults").glob("step-????????"))
    return int(saved[-1].name[5:]) if saved else 0


def state(name):
    last = max((folder / name).glob("step-????????"))
    return [(last / file).read_bytes() for file in ("model.safetensors", "optimizer.safetensors")]


subprocess.run(command("whole"), check=True, stdout=subprocess.DEVNULL)
counts = dict.fromkeys(("killed", "stopped", "interrupted"), 0)
there = contextlib.ExitStack()
atexit.register(there.close)
os.environ["TRC_SECRET"] = f"training-faults-{SEED}-{os.getpid()}"
if why := namespaces.unavailable():
    print(f"no trials on hosts of their own: {why}")
else:
    counts["without network"] = 0
    hosts = there.enter_context(namespaces.hosts("10gbit", RANKS))
slowest = dict.fromkeys(counts, 0)  # seconds that the others took to end, the largest
trial, delay = 0, 0.3
while trial < TRIALS:
    kind = list(counts)[trial % len(counts)]
    before = last_step()
    shutil.rmtree(folder / "before", ignore_errors=True)
    if before:
        shutil.copytree(folder / "faults", folder / "before")
    isUnplugged = kind == "without network"
    processes = start(DEADLINE, hosts) if isUnplugged else start(DEADLINE)
    # While ranks meet, compile or load, or once they train.
    aim = before + chance.choice([0, 0, 20, 40]) if trial else 20
    until = time.monotonic() + PATIENCE
    while last_step() < aim and time.monotonic() < until and processes[0].poll() is None:
        time.sleep(0.01)
    time.sleep(chance.uniform(0, delay))
    lost = chance.randrange(RANKS)
    if isUnplugged:
        set_link(hosts[lost], "down")
    else:
        processes[lost].send_signal({"killed": signal.SIGKILL, "stopped": signal.SIGSTOP,
                                     "interrupted": signal.SIGTERM}[kind])
    others = [process for rank, process in enumerate(processes) if rank != lost]
    began = time.monotonic()
    ended = end(others, f"{trial}, {kind}", began + DEADLINE + SLACK)
    took = time.monotonic() - began
    if kind == "stopped":
        processes[lost].kill()
    end([processes[lost]], f"{trial}, {kind}", began + DEADLINE + SLACK)
    if isUnplugged:
        set_link(hosts[lost], "up")
    if any(code == 0 for code, _ in ended) or last_step() > before + STEPS_A_TRIAL:
        # A fast machine had used up the steps of later trials, or all, before the fault came: the
        # same trial again, and sooner.
        delay /= 2
        if delay < 0.001:
            fail(trial, f"{kind}: the run is done before a fault can come: {ended}")
        shutil.rmtree(folder / "faults")
        if before:
            shutil.move(folder / "before", folder / "faults")
        continue
    slowest[kind] = max(slowest[kind], took)
    if kind == "killed" and lost and aim > before and ended[0][0] == 75 and "goes on from step-" not in ended[0][1]:
        fail(trial, f"rank 0 does not say how to go on: {ended[0][1]}")
    for code, text in ended:
        # Before its steps a rank that is asked to end does so at once.
        if not (code == 75 and f"rank {lost}" in text) and not (kind == "interrupted" and code == 128 + signal.SIGTERM):
            fail(trial, f"rank {lost} {kind}: another ended with {code}: {text}")
    counts[kind] += 1
    trial += 1
there.close()
for code, text in end(start(), TRIALS, time.monotonic() + PATIENCE):
    if code:
        fail(TRIALS, f"the last run ended with {code}: {text}")
if state("faults") != state("whole"):
    fail(TRIALS, "the state is not that of a run without faults")
print("the slowest end behind a fault, in s, of what it may take:",
      ", ".join(f"{kind} {took:.1f} of {DEADLINE + SLACK}" for kind, took in slowest.items()))
print(f"{TRIALS} faults ({', '.join(f'{count} {kind}' for kind, count in counts.items())}): "
      "the others ended and named the culprit, and the run has every bit of one without faults")
