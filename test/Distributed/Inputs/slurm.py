"""Starts Slurm on this machine alone, with daemons, secret and ports of its own, and runs ranks by srun: with
Slurm's variables only, with PMI-2, and, where Slurm finds a libpmix.so, with PMIx. Then one of them is killed.

    slurm.py PROGRAM

PROGRAM is for 4 ranks and checks what it sums. Slurm's tools have to be installed, and this to run as root, in a
namespace of processes of its own (unshare --pid), which ends what Slurm's daemons leave behind.
"""

import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time

from ranks import free_port

program = sys.argv[1]
temporary = tempfile.TemporaryDirectory(prefix="trc-slurm-")  # a socket's name may not be long
folder = pathlib.Path(temporary.name)
folder.chmod(0o755)
host, secret = socket.gethostname().split(".")[0], folder / "munge.key"
secret.touch(0o600)
secret.write_bytes(os.urandom(128))
(folder / "slurm.conf").write_text(f"""ClusterName=one
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={free_port()}
SlurmdPort={free_port()}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
NodeName={host} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES OverSubscribe=FORCE:4 State=UP
""")
for each in ("state", "spool"):
    (folder / each).mkdir(exist_ok=True)
environment = os.environ | {"SLURM_CONF": str(folder / "slurm.conf")}


def srun(kind, *more):
    return ["srun", f"--mpi={kind}", "--overcommit", "-n4", "trc-run", program, "--threads=1", *more]


def run(kind):
    return subprocess.run(srun(kind, "--repeat=3"), env=environment, capture_output=True, text=True, timeout=120)


def ranks_of(program):
    """Their processes."""
    found = []
    for each in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = each.read_bytes().split(b"\0")
        except OSError:
            continue  # it has ended
        if words[0].endswith(b"trc-run") and program.encode() in words:
            found.append(int(each.parent.name))
    return found


daemons = []
try:
    for command in (["munged", "--foreground", "--force", f"--key-file={secret}", f"--socket={folder}/munge.socket",
                     f"--pid-file={folder}/munged.pid", f"--log-file={folder}/munged.log", f"--seed-file={folder}/seed"],
                    ["slurmctld", "-D", "-L", f"{folder}/slurmctld.log"],
                    ["slurmd", "-D", "-L", f"{folder}/slurmd.log"]):
        daemons.append(subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        time.sleep(1)
    until = time.monotonic() + 60
    while "idle" not in (said := subprocess.run(["sinfo"], env=environment, capture_output=True, text=True)).stdout:
        if time.monotonic() > until:
            sys.exit(f"Slurm does not begin: {said.stdout}{said.stderr}")
        time.sleep(0.2)
    for kind in ("none", "pmi2", "pmix"):
        done = run(kind)
        if kind == "pmix" and "can not load PMIx library" in done.stderr:
            print("srun --mpi=pmix: Slurm finds no libpmix.so here")
            continue
        if done.returncode or "3 runs" not in done.stdout + done.stderr:
            sys.exit(f"srun --mpi={kind} ended with {done.returncode}: {done.stdout}{done.stderr}")
        print(f"srun --mpi={kind}: 4 ranks, every sum is right")
    running = subprocess.Popen(srun("none", "--repeat=1000000000", "--deadline=5"), env=environment, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    ranks = []
    while len(ranks) < 4 and running.poll() is None:
        time.sleep(0.2)
        ranks = ranks_of(program)
    time.sleep(1)
    os.kill(ranks[0], signal.SIGKILL)
    text = running.communicate(timeout=60)[1]
    if f"process {ranks[0]}) ended" not in text or "exit code 75" not in text:
        sys.exit(f"a rank was killed: {text}")
    print("a rank is killed: the others end with 75 and name it")
finally:
    for daemon in daemons:
        daemon.kill()
        daemon.wait()
