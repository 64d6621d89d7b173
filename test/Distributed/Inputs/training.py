"""Trains a small GPT-2 with dropout on several ranks in the ways there are, and compares: steps of 4
ranks with A micro-batches each with those of 1 rank with 4 A; ranks as threads with ranks as
processes, however these are launched; a run in parts, on other numbers of ranks, with one in a piece.

    training.py FOLDER INPUTS
"""

import json
import os
import pathlib
import subprocess
import sys

from ranks import free_port

folder, inputs = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
GLOBAL, BATCH, STEPS = 16, 2, 50


def command(name, *options, rows=GLOBAL):
    return ["trc-train", "gpt2", "--config", str(inputs / "tiny.json"), "--batch", str(BATCH), "--seq", "16",
            "--global-batch", str(rows), "--steps", str(STEPS), "--lr", "6e-4", "--dropout", "0.1", "--schedule", "cosine",
            "--data", str(inputs / "make-bpe.py"), "--seed", "3", "--threads", "1", "--no-pin", "--cache-dir",
            str(folder / "cache"), "--out", str(folder / name), "--log", str(folder / f"{name}.log"), *options]


def run(*args, launcher=(), environment=None, rows=GLOBAL):
    done = subprocess.run([*launcher, *command(*args, rows=rows)], capture_output=True, text=True,
                          env=os.environ | (environment or {}))
    if done.returncode:
        sys.exit(f"{args}: ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def records(name):
    return [json.loads(line) for line in (folder / f"{name}.log").read_text().splitlines()]


def losses(name):
    return {record["step"]: record["loss"] for record in records(name) if "loss" in record}


def apart(one, other):
    """The largest difference of the losses of two runs that have the same steps."""
    a, b = losses(one), losses(other)
    assert list(a) == list(b) == list(range(1, STEPS + 1)), (list(a), list(b))
    return max(abs(a[step] - b[step]) for step in a)


def state(name):
    last = max((folder / name).glob("step-*"))
    return b"".join((last / file).read_bytes() for file in ("model.safetensors", "optimizer.safetensors"))


def check(what, holds):
    if not holds:
        sys.exit(f"{what}: no")
    print(f"{what}: yes")


run("one")
text = run("threads", "--ranks=4", "--check-replicas=10")
check("rank 0 alone speaks", text.count("step 50  saved") == 1 and "ranks: 4 threads, 4 rows each" in text)
check("losses of 50 steps on 4 ranks within 1e-5 of those on 1", apart("one", "threads") <= 1e-5)
record = next(each for each in reversed(records("threads")) if "seconds" in each)
check("the log says what was exchanged",
      record["ranks"] == 4 and record["sent_bytes"] > 0 and 0 <= record["exposed_seconds"] <= record["seconds"])

run("mpirun", launcher=["mpirun", "--allow-run-as-root", "--oversubscribe", "-np", "4"])
check("processes by mpirun have the threads' bits", state("mpirun") == state("threads"))

port = free_port()
torch = [subprocess.Popen(command("torchrun"), stdout=subprocess.DEVNULL,
                          env=os.environ | {"RANK": str(rank), "WORLD_SIZE": "4", "LOCAL_RANK": str(rank),
                                            "LOCAL_WORLD_SIZE": "4", "MASTER_ADDR": "127.0.0.1",
                                            "MASTER_PORT": str(port - 1)}) for rank in range(4)]
check("processes by torchrun's variables end well", [each.wait() for each in torch] == [0] * 4)
check("they have the threads' bits", state("torchrun") == state("threads"))

run("parts", "--ranks=4", "--stop-at=10")
again = run("parts", "--ranks=4", "--resume-if-any")
check("the same command goes on", "after step 10" in again)
check("on the same ranks with the same bits", state("parts") == state("threads"))

run("others", "--ranks=4", "--stop-at=10")
run("others", "--ranks=2", "--resume-if-any", "--stop-at=20")
run("others", "--ranks=8", "--resume-if-any", "--stop-at=30")
run("others", "--resume-if-any")
check("on 4, 2, 8 and 1 ranks within 1e-5", apart("one", "others") <= 1e-5)

clip = ["--clip=0.5", "--clip-scope=micro-batch", "--stop-at=5"]
run("one-clips", *clip, rows=8)
run("each-clips", "--ranks=4", *clip, rows=8)
a, b = losses("one-clips"), losses("each-clips")
check("4 ranks that each clip their micro-batch within 1e-5 of 1 that clips 4",
      a.keys() == b.keys() and max(abs(a[step] - b[step]) for step in a) <= 1e-5)
