"""Hosts for ranks on one machine: the loopback interface, or network namespaces on a bridge, whose links
carry so much a second and no more (token buckets, on the way out of each namespace and into it).

Namespaces need root, `ip` and `tc` (iproute2). They are removed when the `with` ends.
"""

import contextlib
import dataclasses
import os
import shutil
import socket
import subprocess
import sys
import time

ROUND_TRIPS = 200
PREFIX = f"trc{os.getpid() % 10000}"


@dataclasses.dataclass
class Host:
    address: str = "127.0.0.1"
    interface: str = "lo"
    namespace: str = ""

    def enter(self, command):
        return ["ip", "netns", "exec", self.namespace, *command] if self.namespace else list(command)


def run(*words):
    subprocess.run(list(map(str, words)), check=True, capture_output=True, text=True)


def unavailable():
    """Why there can be no namespaces; None: there can."""
    for tool in ("ip", "tc"):
        if not shutil.which(tool):
            return f"no {tool} (iproute2)"
    name = f"{PREFIX}probe"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, text=True)
    if made.returncode:
        return (made.stderr.strip().splitlines() or ["no network namespaces"])[-1]
    subprocess.run(["ip", "netns", "delete", name], capture_output=True)
    return None


def shape(inside, device, rate):
    # The bucket holds what the kernel hands over at once, 64 KiB, with room.
    run(*inside, "tc", "qdisc", "add", "dev", device, "root", "tbf", "rate", rate, "burst", "256kb", "latency", "50ms")


@contextlib.contextmanager
def hosts(link, count):
    """So many hosts on a link: `loopback`, or a rate as tc writes it ("1gbit")."""
    if link == "loopback":
        yield [Host() for _ in range(count)]
        return
    made, bridge = [], f"{PREFIX}b"
    try:
        # The bridge has a namespace of its own, so that nothing is changed in this one.
        run("ip", "netns", "add", bridge)
        made.append(bridge)
        run("ip", "-n", bridge, "link", "add", "br0", "type", "bridge")
        run("ip", "-n", bridge, "link", "set", "br0", "up")
        result = []
        for rank in range(count):
            name = f"{PREFIX}n{rank}"
            run("ip", "netns", "add", name)
            made.append(name)
            run("ip", "-n", name, "link", "add", "eth0", "type", "veth", "peer", "name", f"port{rank}", "netns", bridge)
            run("ip", "-n", name, "addr", "add", f"10.90.0.{rank + 1}/24", "dev", "eth0")
            run("ip", "-n", name, "link", "set", "eth0", "up")
            run("ip", "-n", name, "link", "set", "lo", "up")
            run("ip", "-n", bridge, "link", "set", f"port{rank}", "master", "br0")
            run("ip", "-n", bridge, "link", "set", f"port{rank}", "up")
            shape(["ip", "netns", "exec", name], "eth0", link)
            shape(["ip", "netns", "exec", bridge], f"port{rank}", link)
            result.append(Host(f"10.90.0.{rank + 1}", "eth0", name))
        yield result
    finally:
        for name in made:
            subprocess.run(["ip", "netns", "delete", name], capture_output=True)


def write_agent(path, there):
    """A program that runs a line of the shell on a host, as ssh does: `PROGRAM ADDRESS LINE..`. The host has a
    name of its own there, which is what MPI tells hosts apart by."""
    cases = "\n".join(f"{host.address}) where={host.namespace};;" for host in there)
    path.write_text(f"""#!/bin/sh
address=$1
shift
case $address in
{cases}
esac
exec ip netns exec $where unshare --uts sh -c "hostname $where && $*"
""")
    path.chmod(0o755)


def measure(there):
    """What one connection from the second host to the first carries: bytes a second, over two seconds, and
    the seconds that a small message takes."""
    listening = subprocess.Popen(there[0].enter([sys.executable, __file__, "receive", there[0].address]),
                                 stdout=subprocess.PIPE, text=True)
    sending = subprocess.Popen(there[1].enter([sys.executable, __file__, "send", there[0].address]))
    carried, hop = map(float, listening.communicate()[0].split())
    sending.wait()
    return carried, hop


def receive(address):
    with socket.create_server((address, 5000)) as server:
        connection, _ = server.accept()
        begun = time.perf_counter()
        for _ in range(ROUND_TRIPS):
            connection.sendall(b"x")
            connection.recv(1)
        hop = (time.perf_counter() - begun) / (2 * ROUND_TRIPS)
        buffer = bytearray(1 << 20)
        warm = time.perf_counter() + 0.5
        while time.perf_counter() < warm and connection.recv_into(buffer):
            pass
        begun, count = time.perf_counter(), 0
        while got := connection.recv_into(buffer):
            count += got
            ended = time.perf_counter()
        print(count / (ended - begun), hop)


def send(address):
    until = time.monotonic() + 10
    while True:
        try:
            connection = socket.create_connection((address, 5000))
            break
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
    for _ in range(ROUND_TRIPS):
        connection.sendall(connection.recv(1))
    end = time.perf_counter() + 2.5
    block = bytes(1 << 20)
    while time.perf_counter() < end:
        connection.sendall(block)
    connection.close()


if __name__ == "__main__":
    {"receive": receive, "send": send}[sys.argv[1]](sys.argv[2])
