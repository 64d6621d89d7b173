"""The faults: each is a function of a bench and a random number generator that
raises run.Fault where something does not hold. CASES lists them with their weight:
how often one is drawn among the others."""

import contextlib
import os
import resource
import shutil
import signal
import subprocess
import time

from run import STEPS, Fault, ended_by, name_of, require

KINDS = ("before", "after", "half", "full", "error", "broken")


def at_a_call(bench, random, kinds, cached=True):
    """A system call that fails or is the last; then, maybe, so does the resume."""
    calls = bench.calls[cached]
    run = bench.fresh("call", cached)
    for attempt in range(random.choice((1, 1, 2))):
        kind = random.choice(kinds)
        at = random.randint(1, len(calls))
        fault = f"{kind}@{at}"
        code, said = run.finish(run.start(resume=run.out if run.checkpoints() else None,
                                          fault=fault))
        try:
            run.hold(said)
            require(code != 0 or STEPS in run.checkpoints(), f"{fault}: nothing is saved")
        except Fault as fault_found:
            raise Fault(f"{fault} ({' '.join(calls[at - 1])}): {fault_found}")
    run.recover()
    return run


def killed_at_a_call(bench, random):
    return at_a_call(bench, random, ("before", "after", "half"))


def failed_call(bench, random):
    return at_a_call(bench, random, ("full", "error", "broken"))


def any_call_without_a_cache(bench, random):
    return at_a_call(bench, random, KINDS, cached=False)


def killed_at_a_time(bench, random):
    run = bench.fresh("kill")
    for _ in range(random.randint(1, 3)):
        process = run.start(resume=run.out if run.checkpoints() else None)
        time.sleep(random.uniform(0, 0.6))
        process.kill()
        _, said = run.finish(process)
        run.hold(said)
    run.recover()
    return run


def killed_in_a_task(bench, random):
    """At any instant of a task of ALBERT, which makes its batches in step or beside."""
    run = bench.fresh("task", subject=random.choice(("masked_words", "spans", "classes")))
    for _ in range(random.randint(1, 3)):
        process = run.start(resume=run.out if run.checkpoints() else None,
                            loaders=random.choice((0, 2)))
        time.sleep(random.uniform(0, run.subject.seconds))
        process.kill()
        _, said = run.finish(process)
        run.hold(said)
    run.recover(loaders=random.choice((0, 2)))
    return run


def on_two_ranks(bench, random):
    """Both end together, whatever happens to the one that writes or to the process."""
    run = bench.fresh("ranks", subject="ranks")
    for _ in range(random.randint(1, 2)):
        kind = random.choice(("call", "call", "limit", "signal", "kill"))
        limit = random.choice((0, 4096, 100_000, 162_300))
        fault = f"{random.choice(KINDS)}@{random.randint(1, len(bench.calls[True]))}"
        process = run.start(
            resume=run.out if run.checkpoints() else None,
            fault=fault if kind == "call" else None,
            preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))) if kind == "limit" else None)
        if kind in ("signal", "kill"):
            time.sleep(random.uniform(0, 2 * run.subject.seconds))
            process.send_signal(signal.SIGTERM if kind == "signal" else signal.SIGKILL)
        _, said = run.finish(process)
        run.hold(said)
    run.recover()
    return run


def with_a_log(bench, random):
    """Its log, event files and page of curves, in a run that is killed or cannot write."""
    run = bench.fresh("log")
    log, page = os.path.join(run.folder, "log"), os.path.join(run.folder, "curves.html")
    run.words = ["--log", log, "--tensorboard", os.path.join(run.folder, "events"), "--plot", page]
    isKilled = random.random() < 0.6
    for _ in range(random.randint(1, 2)):
        fault = None if isKilled else f"{random.choice(KINDS)}@{random.randint(1, 3 * len(bench.calls[True]))}"
        process = run.start(resume=run.out if run.checkpoints() else None, fault=fault,
                            loaders=random.choice((0, 2)))
        if isKilled:
            time.sleep(random.uniform(0.1, 0.6))
            process.kill()
        _, said = run.finish(process)
        run.hold(said)
        if not run.checkpoints():  # the next one begins anew, and so does its log
            break
    run.recover()
    run.hold_log(log, isWhole=isKilled)
    require(os.path.getsize(page) > 0, "there is no page of curves")
    return run


def a_signal(bench, random):
    """Each signal that there is, while it trains or starts."""
    number = random.choice([n for n in range(1, 65)
                            if n not in (signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN,
                                         signal.SIGTTOU, 32, 33)])
    run = bench.fresh("signal")
    process = run.start()
    time.sleep(random.uniform(0.05, 0.6))
    process.send_signal(number)
    code, said = run.finish(process)
    require(code == 0 or ended_by(code, number), f"{name_of(number)} ended it with {code}")
    run.hold(said)
    if code == 128 + number and "step 1/" in said and "to go on:" in said:
        require(run.checkpoints(), f"{name_of(number)}: nothing was saved")
    run.recover()
    return run


def stopped_for_a_while(bench, random):
    run = bench.fresh("stop")
    process = run.start()
    time.sleep(random.uniform(0.05, 0.5))
    process.send_signal(signal.SIGSTOP)
    time.sleep(0.05)
    process.send_signal(signal.SIGCONT)
    code, said = run.finish(process)
    require(code == 0, f"it ended with {code}")
    run.hold(said)
    run.recover()
    return run


def closed_descriptors(bench, random):
    closed = [n for n in (0, 1, 2) if random.random() < 0.6] or [random.randint(0, 2)]
    run = bench.fresh("closed")

    def close():
        for number in closed:
            os.close(number)

    # Lines that nobody gets are an error, and the only one.
    process = run.start(stdin=subprocess.DEVNULL, preexec_fn=close)
    code, _ = run.finish(process, canSpeak=2 not in closed)
    require(code == (2 if 1 in closed else 0) and STEPS in run.checkpoints(),
            f"without descriptors {closed} it ended with {code}")
    run.hold()
    run.recover()
    return run


def output_on_a_full_disk(bench, random):
    run = bench.fresh("devfull")
    with open("/dev/full", "w") as full:
        process = run.start(stdout=full)
        code, _ = run.finish(process)
    require(STEPS in run.checkpoints(), f"it ended with {code} and saved nothing")
    run.recover()
    return run


def file_limit(bench, random):
    """No file may grow beyond a size between nothing and all of a checkpoint."""
    limit = random.choice((0, 1, 4096, 100_000, 262_000, 262_272, 262_300, 300_000))
    run = bench.fresh("limit")
    process = run.start(preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_FSIZE, (limit, limit)))
    code, said = run.finish(process)
    require(code in (0, 1), f"below {limit} bytes it ended with {code}")
    run.hold(said)
    run.recover()
    return run


def two_at_once(bench, random):
    """Several starts on one folder: one trains, and the others name it."""
    run = bench.fresh("two")
    processes = [run.start() for _ in range(random.randint(2, 4))]
    ended = [run.finish(process) for process in processes]
    codes = sorted(code for code, _ in ended)
    # One that starts when another has ended finds its checkpoints.
    require(codes[0] == 0 and set(codes[1:]) == {1}, f"they ended with {codes}")
    run.hold()
    run.recover()
    return run


def folder_vanishes(bench, random):
    run = bench.fresh("vanish")
    process = run.start()
    time.sleep(random.uniform(0.1, 0.5))
    if random.random() < 0.5:
        shutil.rmtree(run.out, ignore_errors=True)
    elif os.path.isdir(run.out):
        os.rename(run.out, run.out + ".moved")
    code, _ = run.finish(process)
    require(code in (0, 1), f"it ended with {code}")
    run.hold()
    run.recover()
    return run


def data_is_cut(bench, random):
    run = bench.fresh("cut")
    whole = os.path.getsize(run.data)
    process = run.start()
    begun = process.stdout.readline()  # it has looked at its data by then
    time.sleep(random.uniform(0, 0.4))
    os.truncate(run.data, random.choice((0, 1, 4096, 10_000, whole - 1)))
    code, said = run.finish(process)
    require(begun.startswith("model:") and code in (0, 1), f"it ended with {code}")
    run.hold(said)
    shutil.copy(bench.data, run.data)
    run.recover()
    return run


@contextlib.contextmanager
def mounted(folder, options):
    """A file system of its own for the folder; gives whether that is allowed."""
    os.makedirs(folder, exist_ok=True)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder],
                          capture_output=True)
    try:
        yield done.returncode == 0
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", "-l", folder], check=True)


def full_disk(bench, random):
    """A disk for less than all of its checkpoints; room is made later."""
    run = bench.fresh("disk")
    size = random.choice((64, 512, 600, 1100, 1500))
    with mounted(run.out, f"size={size}k") as isAllowed:
        if not isAllowed:
            return None
        code, said = run.finish(run.start())
        require(code in (0, 1), f"it ended with {code}")
        run.hold(said)
        subprocess.run(["mount", "-o", "remount,size=64m", run.out], check=True)
        run.recover()
    return run


def read_only_disk(bench, random):
    run = bench.fresh("readonly")
    with mounted(run.out, "size=64m") as isAllowed:
        if not isAllowed:
            return None
        process = run.start()
        time.sleep(random.uniform(0, 0.5))
        # A file that is being written keeps it from becoming so; then it is not.
        subprocess.run(["mount", "-o", "remount,ro", run.out], capture_output=True)
        code, said = run.finish(process)
        require(code in (0, 1), f"it ended with {code}")
        run.hold(said)
        subprocess.run(["mount", "-o", "remount,rw", run.out], check=True)
        run.recover()
    return run


def full_cache(bench, random):
    """The compile cache on a full disk: the program is compiled, kept or not, and
    is never a part of one."""
    run = bench.fresh("cache", cached=False)
    with mounted(run.cache, "size=16k") as isAllowed:
        if not isAllowed:
            return None
        code, said = run.finish(run.start())
        require(code == 0, f"it ended with {code}")
        run.hold(said)
    run.recover()
    return run


def from_an_earlier_step(bench, random):
    """The newest checkpoint is damaged or not wanted; the one before it goes on."""
    run = bench.fresh("earlier")
    code, _ = run.finish(run.start())
    require(code == 0, f"it ended with {code}")
    found = run.checkpoints()
    newest, before = max(found), sorted(found)[-2]
    if random.random() < 0.5:
        os.truncate(os.path.join(found[newest], "model.safetensors"), 100)
        code, _ = run.finish(run.start(resume=run.out))
        require(code == 1, f"a damaged checkpoint was taken: {code}")
    code, said = run.finish(run.start(resume=found[before]))
    require(code == 0, f"going on from step {before} ended with {code}")
    require(os.path.isdir(found[newest] + ".aside"), "nothing was set aside")
    run.recover()
    return run


CASES = (
    (killed_at_a_call, 8),
    (failed_call, 6),
    (any_call_without_a_cache, 3),
    (killed_at_a_time, 4),
    (killed_in_a_task, 4),
    (on_two_ranks, 3),
    (with_a_log, 3),
    (a_signal, 6),
    (stopped_for_a_while, 1),
    (closed_descriptors, 2),
    (output_on_a_full_disk, 1),
    (file_limit, 2),
    (two_at_once, 3),
    (folder_vanishes, 2),
    (data_is_cut, 2),
    (full_disk, 2),
    (read_only_disk, 2),
    (full_cache, 1),
    (from_an_earlier_step, 2),
)
