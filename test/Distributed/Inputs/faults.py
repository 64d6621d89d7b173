"""Kills, stops, slows and misleads ranks at random instants, cuts, stops and spoils a rank's connection to
rank 0; changes a bit of what a rank sends; takes a host's network away, or half of it, or lets it be slow or gone for a
while. Every other rank has to end with exit code 75 and name the culprit, in time; nobody may hang, and no sum may be
wrong.

In time is the deadline and SLACK behind the fault. A connection that is closed is seen at once, so that SLACK has to do
where all ranks had met. That says something only where the deadline is longer: half of these trials have LONG.

    faults.py PROGRAM SEED TRIALS [OPTION OF trc-compile OR trc-run..]

The program is for 4 ranks, takes no input, checks what it sums, and is repeated until the fault. Hosts of their
own are network namespaces (tools/bench/namespaces.py); where these are not allowed, their trials are left out with a
word. FAULTS="killed,stopped" takes these kinds only, FAULTS=hosts those on hosts of their own.
"""

import collections
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from ranks import free_port, start, start_one

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "tools/bench"))
import namespaces

PROGRAM, SEED, TRIALS = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
TARGET = [option for option in sys.argv[4:] if option.startswith("--target")]
OPTIONS = [option for option in sys.argv[4:] if option not in TARGET]
RANKS, DEADLINE = 4, 5  # seconds, in which a rank that lives says something on a busy machine
# Seconds behind which a rank is late. It counts processes that start and end while other tests have the two cores of
# CI's machine: there a rank may get no time for seconds, and several have to, one after the other.
SLACK = 20
STARTING = DEADLINE + 2 * SLACK  # the same, of a fault that is there when processes start, and meet before they end
LONG = 40  # seconds, a deadline that is no part of how long the others take
chance = random.Random(SEED)
folder = tempfile.TemporaryDirectory()


def compile_program(name, text):
    """The artifact."""
    source, artifact = (os.path.join(folder.name, name + end) for end in (".mlir", ".trc"))
    pathlib.Path(source).write_text(text)
    subprocess.run(["trc-compile", f"--ranks={RANKS}", *TARGET, source, "-o", artifact], check=True)
    return artifact


TEXT = pathlib.Path(PROGRAM).read_text()
ARTIFACT, OTHER = compile_program("right", TEXT), compile_program("other", TEXT.replace("20000", "19999"))


def command(*more, artifact=ARTIFACT, deadline=DEADLINE):
    return ["trc-run", artifact, "--threads=1", "--repeat=1000000000", f"--deadline={deadline}", *OPTIONS, *more]


def have_met(processes):
    """Whether each has its connections, one to rank 0 and one to each other rank."""
    def sockets(process):
        folder, count = f"/proc/{process.pid}/fd", 0
        for name in os.listdir(folder):
            try:
                count += os.readlink(f"{folder}/{name}").startswith("socket:")
            except OSError:
                pass  # closed meanwhile
        return count

    try:
        return all(sockets(each) >= RANKS for each in processes)
    except OSError:  # one has ended
        return False


def meet(processes):
    """Waits until they have met; whoever does not is seen later."""
    until = time.monotonic() + SLACK
    while not have_met(processes) and time.monotonic() < until:
        time.sleep(0.02)


def until_closing_is_seen(processes, deadline):
    """Seconds, of a fault to come that closes a connection."""
    return SLACK if have_met(processes) else deadline + SLACK


class Fault:
    """What has just happened, and how many seconds the others may take to end."""

    def __init__(self, limit=DEADLINE + SLACK):
        self.begun, self.limit = time.monotonic(), limit

    def took(self):
        return time.monotonic() - self.begun


slowest = {}  # kind: (seconds, of so many) that a rank took to end, the largest


def end(processes, names, trial, fault, codes=(75,)):
    """All end in time, with such a code and one of the names. Who has not met rank 0 before it ended can name that one
    only. They are waited for one after the other: who is seen late behind one that was not, is late."""
    names = [*names, "rank 0: cannot connect", "rank 0: closed the connection"]
    for rank, process in processes:
        try:
            text = process.communicate(timeout=max(0.1, fault.limit - fault.took()))[0].decode()
        except subprocess.TimeoutExpired:
            for _, each in processes:
                each.kill()
            sys.exit(f"seed {SEED}: {trial}: rank {rank} has not ended {fault.took():.1f} s behind the fault, "
                     f"expected at most {fault.limit} s")
        slowest[kind] = max(slowest.get(kind, (0, 0)), (fault.took(), fault.limit))
        if process.returncode not in codes or not any(name in text for name in names):
            sys.exit(f"seed {SEED}: {trial}: rank {rank} ended with {process.returncode}: {text}")


def others_than(lost, processes):
    return [(rank, each) for rank, each in enumerate(processes) if rank != lost]


def take(lost, how, processes, trial, limit):
    """A signal to one of them, by which the others end."""
    fault = Fault(limit)
    processes[lost].send_signal(how)
    end(others_than(lost, processes), [f"rank {lost}"], f"{trial}: rank {lost}", fault)
    processes[lost].kill()
    processes[lost].communicate()


def instant():
    """When a fault comes that closes a connection, and the deadline: at once, or once ranks have met."""
    return chance.uniform(0, 1.5), chance.choice([DEADLINE, LONG])


def wait_for(delay, deadline, processes):
    if deadline == LONG:
        meet(processes)
    time.sleep(delay)


def lose_rank(trial, how):
    closes = how != signal.SIGSTOP
    delay, deadline = instant() if closes else (chance.uniform(0, 1.5), DEADLINE)
    processes = start(RANKS, command(deadline=deadline))
    wait_for(delay, deadline, processes)
    take(chance.randrange(RANKS), how, processes, trial,
         until_closing_is_seen(processes, deadline) if closes else deadline + SLACK)


def all_go_on(processes, trial):
    for rank, each in enumerate(processes):
        if each.poll() is not None:
            sys.exit(f"seed {SEED}: {trial}: rank {rank} ended with {each.returncode}: {each.communicate()[0].decode()}")


def slow(trial):
    """Ranks that stand still for less than the deadline are waited for, and no sum is another for it."""
    processes = start(RANKS, command(deadline=30))
    for _ in range(5):
        each = chance.choice(processes)
        each.send_signal(signal.SIGSTOP)
        time.sleep(chance.uniform(0, 0.4))
        each.send_signal(signal.SIGCONT)
        time.sleep(chance.uniform(0, 0.2))
    all_go_on(processes, trial)
    take(chance.randrange(RANKS), signal.SIGKILL, processes, trial, until_closing_is_seen(processes, 30))


def wrong_program(trial):
    """One rank has another program than the others."""
    port, wrong, fault = free_port(), chance.randrange(RANKS), Fault(STARTING)
    processes = [start_one(RANKS, rank, command(artifact=OTHER if rank == wrong else ARTIFACT), port)
                 for rank in range(RANKS)]
    end(list(enumerate(processes)), ["runs another program"], f"{trial}: rank {wrong}", fault, codes=(1, 75))


def wrong_count(trial):
    """In the place of a rank comes one of another job. Of that only this one is started: its rank 0 would want the port
    that rank 0 may not have yet."""
    port, fault = free_port(), Fault(STARTING)
    first = start_one(2, 0, command(), port)
    stray = start_one(3, 1, command(), port)
    end([(0, first), (1, stray)], ["rank 1", "rank 0"], trial, fault)


def change_data(trial):
    """A bit of what one rank sends to another is changed behind its checksum, some time after its start."""
    port, lost, fault = free_port(), chance.randrange(RANKS), Fault(STARTING)
    spoilt = {**os.environ, "LD_PRELOAD": str(INJECTOR), "TRC_FAULT_SEND": str(chance.randrange(1, 2000))}
    processes = [start_one(RANKS, rank, command(), port, env=spoilt if rank == lost else None) for rank in range(RANKS)]
    end(list(enumerate(processes)), [f"the connection to rank {lost} gave: what it sent changed on the way"],
        f"{trial}: rank {lost}", fault)


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
    take(chance.randrange(RANKS), signal.SIGKILL, processes, trial, until_closing_is_seen(processes, DEADLINE))


def set_link(host, to):
    namespaces.run("ip", "-n", host.namespace, "link", "set", host.interface, to)


def lose_network(host, others):
    set_link(host, "down")


def lose_sending(host, others):
    """What it sends goes to nobody; what others send still comes."""
    for other in others:
        namespaces.run("ip", "-n", host.namespace, "neigh", "replace", other.address, "lladdr", "02:00:00:00:00:01",
                       "dev", host.interface, "nud", "permanent")


def slow_link(host, others):
    namespaces.run("tc", "-n", host.namespace, "qdisc", "replace", "dev", host.interface, "root", "tbf", "rate", "2mbit",
                   "burst", "32kb", "latency", "400ms")
    time.sleep(chance.uniform(0.5, 2))


def link_outage(host, others):
    set_link(host, "down")
    time.sleep(chance.uniform(0.1, 1.5))
    set_link(host, "up")
    time.sleep(chance.uniform(0.5, 2))


def start_on_hosts(hosts, deadline):
    environment = {**os.environ, "TRC_SECRET": "of sixteen bytes or more"}
    return [subprocess.Popen(
        host.enter([*command(deadline=deadline), f"--ranks={RANKS}", f"--rank={rank}", f"--interface={host.interface}",
                    f"--rendezvous={hosts[0].address}:4000"]),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment) for rank, host in enumerate(hosts)]


def on_hosts(trial, spoil, how=signal.SIGKILL, is_waited_for=False):
    """Ranks on hosts of their own, of which one's network is spoilt, or its process gets a signal. What is shorter
    than the deadline is waited for, and the process lost after it."""
    with namespaces.hosts("10gbit", RANKS) as hosts:
        deadline = 30 if is_waited_for else DEADLINE
        processes = start_on_hosts(hosts, deadline)
        # Who is waited for has to have an address when it begins.
        time.sleep(chance.uniform(1 if is_waited_for else 0, 1.5))
        lost, fault = chance.randrange(RANKS), Fault()
        if spoil:
            spoil(hosts[lost], [host for host in hosts if host is not hosts[lost]])
        if is_waited_for:
            all_go_on(processes, trial)
        if not spoil or is_waited_for:
            # A network that is slow, or was gone, may carry the end of a connection late.
            return take(lost, how, processes, trial, deadline + SLACK)
        end(others_than(lost, processes), [f"rank {lost}"], f"{trial}: rank {lost}", fault)
        # That rank sees the others gone, or has not begun and finds no network.
        end([(lost, processes[lost])], ["rank ", "no interface that is up"], f"{trial}: rank {lost}", fault,
            codes=(1, 75))


def no_way_between_two(trial):
    """Two ranks reach rank 0, and each other no more. Rank 0 cannot know which of them it is; it names one of them."""
    with namespaces.hosts("10gbit", RANKS) as hosts:
        processes = start_on_hosts(hosts, DEADLINE)
        time.sleep(chance.uniform(0, 1.5))
        pair, fault = chance.sample(range(1, RANKS), 2), Fault()
        for one, other in (pair, pair[::-1]):
            lose_sending(hosts[one], [hosts[other]])
        end(list(enumerate(processes)), [f"rank {rank}" for rank in pair], f"{trial}: ranks {pair}", fault)


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
    # A bit of a size makes rank 0 wait for the rest, so what is corrupt is not always seen at once.
    closes = what in ("closed", "half closed")
    delay, deadline = instant() if closes else (chance.uniform(0, 1.5), DEADLINE)
    processes = [start_one(RANKS, rank, command(deadline=deadline), middleman.port if rank == lost else port)
                 for rank in range(RANKS)]
    wait_for(delay, deadline, processes)
    fault = Fault(until_closing_is_seen(processes, deadline)) if closes else Fault()
    middleman.begin()
    name = f"rank {lost}"
    end(others_than(lost, processes), [name], f"{trial}: {name}", fault)
    # That rank sees of it that rank 0 is gone, or is told.
    end([(lost, processes[lost])], [name, "rank 0"], f"{trial}: {name}", fault)
    middleman.close()


ON_HOSTS = {
    "killed on its host": lambda trial: on_hosts(trial, None),
    "stopped on its host": lambda trial: on_hosts(trial, None, signal.SIGSTOP),
    "without network": lambda trial: on_hosts(trial, lose_network),
    "half open network": lambda trial: on_hosts(trial, lose_sending),
    "no way between two": no_way_between_two,
    "slow network": lambda trial: on_hosts(trial, slow_link, is_waited_for=True),
    "network outage": lambda trial: on_hosts(trial, link_outage, is_waited_for=True),
}
KINDS = {
    "killed": lambda trial: lose_rank(trial, signal.SIGKILL),
    "stopped": lambda trial: lose_rank(trial, signal.SIGSTOP),
    "interrupted": lambda trial: lose_rank(trial, signal.SIGTERM),
    "slow": slow,
    "program": wrong_program,
    "count": wrong_count,
    "strangers": strangers,
    **{what: lambda trial, what=what: spoil_connection(trial, what)
       for what in ("closed", "silent", "half closed", "corrupt")},
    "corrupt data": change_data,
    **ON_HOSTS,
}
wanted = os.environ["FAULTS"].split(",") if os.environ.get("FAULTS") else list(KINDS)
if wanted == ["hosts"]:
    wanted = list(ON_HOSTS)
if set(wanted) & set(ON_HOSTS) and (why := namespaces.unavailable()):
    print(f"no trials on hosts of their own: {why}")
    wanted = [kind for kind in wanted if kind not in ON_HOSTS]
# What spoils sends is preloaded (test/Faults/FaultInjector.c), which a build with sanitizers has not; other transports
# send otherwise.
INJECTOR = pathlib.Path(shutil.which("trc-run")).parent.parent / "lib/fault-injector.so"
carrier = [option for option in OPTIONS if option.startswith(("--transport", "--collectives"))]
if "corrupt data" in wanted and (carrier or not INJECTOR.exists()):
    print(f"no trials of data that changes on its way: {f'with {carrier[0]}' if carrier else f'no {INJECTOR}'}")
    wanted.remove("corrupt data")
counts = collections.Counter()
for number in range(TRIALS if wanted else 0):
    kind = wanted[number % len(wanted)]
    KINDS[kind](f"trial {number}, {kind}")
    counts[kind] += 1
print("the slowest end behind a fault, in s, of what it may take:",
      ", ".join(f"{kind} {took:.1f} of {limit}" for kind, (took, limit) in slowest.items()))
print(f"{counts.total()} faults ({', '.join(f'{count} {kind}' for kind, count in counts.items())}): "
      "every other rank ended and named the culprit, and every sum was right")
