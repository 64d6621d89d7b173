"""Trains a small GPT-2 on several ranks, each with all of the optimizer's state or with its part of it,
and compares: weights, moments, losses, what a rank holds; and goes on from checkpoints of both on other
numbers of ranks, with and without parts.

    sharded_optimizer.py FOLDER INPUTS
"""

import array
import json
import pathlib
import resource
import struct
import subprocess
import sys

from ranks import free_port

folder, inputs = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
STEPS = 8


def command(name, *options, rows=16):
    return ["trc-train", "gpt2", "--config", str(inputs / "tiny.json"), "--batch", "2", "--seq", "16", "--global-batch",
            str(rows), "--steps", str(STEPS), "--lr", "6e-4", "--dropout", "0.1", "--warmup", "0", "--data",
            str(inputs / "make-bpe.py"), "--seed", "3", "--threads", "1", "--no-pin", "--cache-dir",
            str(folder / "cache"), "--out", str(folder / name), "--log", str(folder / f"{name}.log"), *options]


def run(name, *options, launcher=(), rows=16):
    done = subprocess.run([*launcher, *command(name, *options, rows=rows)], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{name}: ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def records(name):
    return [json.loads(line) for line in (folder / f"{name}.log").read_text().splitlines()]


def tensors(name, files=("model.safetensors", "optimizer.safetensors")):
    """The elements of all tensors of floats that were saved last: of weights, and of the optimizer's state."""
    last, found = max((folder / name).glob("step-????????")), {}
    for file in files:
        data = (last / file).read_bytes()
        length = struct.unpack("<Q", data[:8])[0]
        header = json.loads(data[8:8 + length])
        for tensor, facts in header.items():
            if facts.get("dtype") == "F32":
                begin, end = (8 + length + at for at in facts["data_offsets"])
                found[tensor] = array.array("f", data[begin:end])
    return found


def state(name):
    last = max((folder / name).glob("step-????????"))
    return b"".join((last / file).read_bytes() for file in ("model.safetensors", "optimizer.safetensors"))


def losses_apart(one, other):
    a, b = ({record["step"]: record["loss"] for record in records(name) if "loss" in record} for name in (one, other))
    assert list(a) == list(b) == list(range(1, STEPS + 1)), (list(a), list(b))
    return max(abs(a[step] - b[step]) for step in a)


def state_apart(one, other):
    a, b = tensors(one), tensors(other)
    assert a.keys() == b.keys() and a
    return max(abs(x - y) for name in a for x, y in zip(a[name], b[name], strict=True))


def held(name):
    return next(record["state_bytes"] for record in records(name) if "state_bytes" in record)


def sent(name):
    return next(record["sent_bytes"] for record in records(name) if "sent_bytes" in record)


def check(what, holds):
    if not holds:
        sys.exit(f"{what}: no")
    print(f"{what}: yes")


PARTS = "--sharded-optimizer"
run("whole", "--ranks=4", "--clip=0")
text = run("parts", "--ranks=4", "--clip=0", "--check-replicas=2", PARTS)
check("AdamW on parts has every bit", state("parts") == state("whole"))
weights = sum(4 * len(values) for values in tensors("whole", ["model.safetensors"]).values())
check("a rank holds a quarter of the moments",
      held("whole") - held("parts") == 2 * weights * 3 // 4 and "one part in 4 of moments" in text)
run("processes", "--clip=0", PARTS, launcher=["mpirun", "--allow-run-as-root", "--oversubscribe", "-np", "4"])
check("processes have the threads' bits", state("processes") == state("parts"))

# The norm is added up by parts, which rounds otherwise than in one piece.
run("clipped", "--ranks=4", "--clip=0.05")
run("clipped-parts", "--ranks=4", "--clip=0.05", PARTS)
check("with clipping within 1e-6",
      losses_apart("clipped", "clipped-parts") <= 1e-6 and state_apart("clipped", "clipped-parts") <= 1e-6)
# 3 ranks divide no tensor of this model; its norms are of parts that are filled up.
lamb = ["--ranks=3", "--optimizer=lamb", "--clip=0.05"]
run("lamb", *lamb, rows=12)
run("lamb-parts", *lamb, PARTS, rows=12)
check("LAMB on 3 ranks within 1e-6",
      losses_apart("lamb", "lamb-parts") <= 1e-6 and state_apart("lamb", "lamb-parts") <= 1e-6)
for name, options in {
        "Lion with state in bf16 on 3 ranks": ["--optimizer=lion", "--ranks=3", "--parameters=bf16", "--moments=bf16"],
        "Adam with a loss scale": ["--optimizer=adam", "--ranks=2", "--precision=f16"],
        "SGD with momentum": ["--optimizer=sgd", "--ranks=2"]}.items():
    run("other", *options, "--clip=0", rows=12)
    run("other-parts", *options, "--clip=0", PARTS, rows=12)
    check(f"{name} has every bit", state("other") == state("other-parts"))
    if "bf16" in name:  # what is joined is half of what is scattered
        check("it sends three quarters", sent("other-parts") / sent("other") < 0.76)
    for each in ("other", "other-parts"):
        subprocess.run(["rm", "-rf", folder / each, folder / f"{each}.log"], check=True)

run("again", "--ranks=4", "--clip=0", "--stop-at=4", PARTS)
run("again", "--ranks=4", "--clip=0", "--resume-if-any", PARTS)
check("a run in parts goes on with every bit", state("again") == state("parts"))
for name, first, then in (("parts-to-whole", [PARTS], []), ("whole-to-parts", [], [PARTS])):
    run(name, "--ranks=4", "--clip=0", "--stop-at=4", *first)
    run(name, "--ranks=4", "--clip=0", "--resume-if-any", *then)
    check(f"{name} on 4 ranks has every bit", state(name) == state("whole"))
run("others", "--ranks=4", "--clip=0", "--stop-at=2", PARTS)
run("others", "--ranks=2", "--clip=0", "--resume-if-any", "--stop-at=4", PARTS)
run("others", "--clip=0", "--resume-if-any", "--stop-at=5", PARTS)
run("others", "--ranks=2", "--clip=0", "--resume-if-any", "--stop-at=6")
run("others", "--ranks=4", "--clip=0", "--resume-if-any", PARTS)
check("on 4, 2, 1, 2 and 4 ranks, with parts and without, within 1e-5", losses_apart("whole", "others") <= 1e-5)

# There is room for the weights, and for some of the moments: the others hand over all the same.
port, limit = free_port(), 200_000
ranks = [subprocess.Popen(command("full", "--clip=0", "--save-every=2", PARTS, "--ranks=4", f"--rank={rank}",
                                  f"--rendezvous=127.0.0.1:{port}"), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, preexec_fn=None if rank else (
                              lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))) for rank in range(4)]
texts = [rank.communicate(timeout=120)[0] for rank in ranks]
check("a disk that is full keeps nobody", ranks[0].returncode == 1 and all(
    f"step {step} is not saved" in texts[0] for step in (2, 4, 6, 8)) and losses_apart("full", "parts") == 0)
