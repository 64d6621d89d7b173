"""What is mutated, and what reads it: a function for each format.

Each is given a random.Random and the Seeds, and gives a Case: files, a command, and
what the command writes. Commands are chosen so that a right file takes a moment: a
command that does not end is a fault of a program here, never a long training.
"""

import dataclasses
import io
import json
import random
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

from artifacts import Artifacts, checksum
from mutations import BINARY, TEXT, change_json, flip, json_text, line, mutate, mutate_json, number, similar, swap, token, word


STEP = """
func.func @step(%n: tensor<i32> loc("args['state']['n']"), %w: tensor<2xf32> loc("args['state']['w']"), %x: tensor<f32> loc("x"))
    -> (tensor<i32> {jax.result_info = "result['state']['n']"}, tensor<2xf32> {jax.result_info = "result['state']['w']"}) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %more = stablehlo.add %n, %one : tensor<i32>
  %wide = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %sum = stablehlo.add %w, %wide : tensor<2xf32>
  return %more, %sum : tensor<i32>, tensor<2xf32>
}
"""


@dataclasses.dataclass
class Case:
    command: list[str]
    files: dict[str, bytes] = dataclasses.field(default_factory=dict)
    outputs: list[str] = dataclasses.field(default_factory=list)


class Seeds:
    """Right files of every format, made once in `folder`."""

    def __init__(self, source: Path, bin: Path, flatc: str, folder: Path):
        self.source, self.bin, self.folder = source, bin, folder
        inputs = source / "test/Trainer/Inputs"
        self.config, self.vocab, self.merges = (inputs / name for name in ("tiny.json", "vocab.json", "merges.txt"))
        self.text, self.bigram = inputs / "make-bpe.py", inputs / "bigram.mlir"
        self.cache = folder / "cache"
        (folder / "trc").mkdir(parents=True)
        self.artifacts = Artifacts(flatc, source / "runtime/schema/program.fbs")
        self.run("trc-compile", source / "models/line.mlir", "-o", folder / "trc/line.trc")
        self.run("write-test-programs", folder / "trc")
        self.train = ["trc-train", "gpt2", "--config", self.config, "--batch", "2", "--seq", "16", "--data", self.text, "--vocab",
                      self.vocab, "--merges", self.merges, "--no-pin", "--cache-dir", self.cache]
        self.run(*self.train, "--steps", "2", "--stop-at", "1", "--out", folder / "run")
        self.checkpoint = folder / "run/step-00000001"
        self.program = ["trc-train", "program", self.bigram, "--steps", "1", "--no-pin", "--cache-dir", self.cache]
        self.run(*self.program, "--data", self.text, "--out", folder / "bigram")
        self.pieces = inputs / "spiece.model"
        self.shards = ["trc-data", "tokenize", "--vocabulary", self.pieces, "--plain", "--shard-bytes=2000"]
        self.run(*self.shards, "-o", folder / "shards", source / "docs/training.md")
        self.albert = ["trc-train", "albert", "--config", inputs / "albert.json", "--vocab", self.pieces, "--batch", "2", "--seq", "48",
                       "--no-pin", "--cache-dir", self.cache]
        self.sentences = self.made(inputs / "make-classes.py", "20")
        self.questions = self.made(inputs / "make-spans.py", "8", "v2.0")
        (folder / "warm.tsv").write_bytes(self.sentences)
        (folder / "warm.json").write_bytes(self.questions)
        # So that what is right does not wait for the compiler.
        for task, data in (("classes", "warm.tsv"), ("spans", "warm.json"), ("masked-words", "shards")):
            self.run(*self.albert, *self.task(task), "--data", folder / data, "--steps", "1", "--out", folder / f"albert-{task}")
        self.log = folder / "log"
        self.run(*self.program, "--data", self.text, "--out", folder / "logged", "--log", self.log)
        # What compiles ask for beside the program, and what models of time read.
        self.rules = b'{"default": "bf16", "rules": [{"layer": "*", "precision": "f32"}, {"operation": "stablehlo.dot*", "precision": "tf32"}]}'
        self.run("trc-run", folder / "trc/line.trc", "--entry=initialise", "--no-pin", "--profile", "--measurements", folder / "times.json")
        self.times = (folder / "times.json").read_bytes()
        self.run("trc-compile", source / "test/Distributed/Inputs/sum.mlir", "--ranks=2", "-o", folder / "ranks.trc")
        self.ranks = ["--ranks=2", "--global-batch=4", "--precision=f16", "--parameters=bf16", "--moments=bf16", "--memory-limit=1GiB"]
        self.run(*self.train, *self.ranks, "--steps", "0", "--out", folder / "ranks")
        self.cluster = (source / "test/Distributed/Inputs/cluster.json").read_bytes()
        self.programs = [part for path in sorted((source / "test/Conformance/stablehlo").glob("*.mlir"))
                         for part in path.read_bytes().split(b"// -----") if len(part) < 4000]
        self.programs.append((source / "models/line.mlir").read_bytes())
        phases = ["simplify", "raise", "differentiate", "assemble", "precision", "specialize", "fuse", "schedule", "select", "plan", "emit"]
        self.dumps = []  # of each phase: the next one, and the text it takes
        for last, first in zip(["import", *phases], phases):
            dump = folder / f"{last}.mlir"
            self.run("trc-compile", source / "models/line.mlir", f"--to={last}", "-o", dump)
            self.dumps.append((first, dump.read_bytes()))
        self.trc = sorted((folder / "trc").glob("*.trc"))
        # A step with its state, which is an input and a result.
        (folder / "step.mlir").write_text(STEP)
        self.run("trc-compile", folder / "step.mlir", "-o", folder / "step.trc")
        self.arrays = {"state.n": npy_file("<i4", (), bytes(4)), "state.w": npy_file("<f4", (2,), bytes(8)), "x": npy_file("<f4", (), bytes(4))}
        for name, data in self.arrays.items():
            (folder / f"{name}.npy").write_bytes(data)
        self.run("trc-run", folder / "step.trc", "--no-pin", *(f"--input={folder}/{name}.npy" for name in self.arrays),
                 "--state", folder / "state.safetensors")

    @staticmethod
    def task(name):
        return ["--task", name, *(["--max-query", "8", "--doc-stride", "12"] if name == "spans" else [])]

    @staticmethod
    def made(*command):
        return subprocess.run([sys.executable, *command], check=True, stdout=subprocess.PIPE).stdout

    def run(self, *command):
        subprocess.run([self.bin / command[0], *command[1:]], check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def stablehlo(rng: random.Random, seeds: Seeds) -> Case:
    # What is no program at all is refused at once: words of the same class make the deeper mistakes.
    text = mutate(rng, rng.choice(seeds.programs), rng.choice([TEXT, [number, token, line], [similar], [similar]]))
    command = rng.choice([["trc-compile", "m.mlir", "-o", "out"], ["trc-compile", "m.mlir", "-o", "out"],
                          ["trc-opt", "m.mlir", "-o", "out"], ["trc-opt", "--import", "m.mlir"],
                          ["trc-compile", "--to=" + rng.choice(["import", "simplify", "fuse", "plan"]), "m.mlir", "-o", "out"]])
    if b"while" not in text and rng.random() < 0.4:  # which may go on for ever, and be right
        command = ["trc-run", "m.mlir", "--target=host", "--no-pin", "--threads=2"]
    return Case(command, {"m.mlir": text}, ["out"])


def dump(rng: random.Random, seeds: Seeds) -> Case:
    phase, text = rng.choice(seeds.dumps)
    return Case(["trc-compile", f"--from={phase}", "m.mlir", "-o", "out"],
                {"m.mlir": mutate(rng, text, [similar, similar, number, token, line])}, ["out"])


def trc(rng: random.Random, seeds: Seeds) -> Case:
    seed = rng.choice(seeds.trc)
    # Run it is only on the device that runs no machine code.
    command = rng.choice([["trc-dump", "m.trc"], ["trc-dump", "--json", "m.trc"],
                          ["trc-run", "m.trc", "--device=null", "--output-dir=out", *inputs_of(seed)]])
    files = {"m.trc": seeds.artifacts.mutate(rng, seed.read_bytes()), "a.npy": npy_file("<f4", (4,), b"\0" * 16),
             "i.npy": npy_file("<i4", (), b"\0" * 4)}
    return Case(command, files)


def inputs_of(seed: Path) -> list[str]:
    return {"control": ["--entry=main", "--input=i.npy", "--input=i.npy"], "divide": ["--input=a.npy", "--input=a.npy"],
            "training": ["--entry=initialise", "--input=a.npy"], "tiny_trainer": ["--entry=initialise", "--input=i.npy"],
            "line": ["--entry=initialise"]}.get(seed.stem, ["--input=a.npy"])


def npy_file(descr: str, shape: tuple, data: bytes, version: int = 1) -> bytes:
    header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}".encode()
    header += b" " * (-(len(header) + (11 if version == 1 else 13)) % 64) + b"\n"
    return b"\x93NUMPY" + bytes([version, 0]) + struct.pack("<H" if version == 1 else "<I", len(header)) + header + data


def npy(rng: random.Random, seeds: Seeds) -> Case:
    descr, shape = rng.choice([("<f4", (100,))] * 6 + [("<f8", (100,)), ("<i4", (10, 10)), (">f4", (100,)), ("|b1", ()), ("<V2", (0,))])
    data = npy_file(descr, shape, bytes(400), rng.choice([1, 1, 2, 3]))
    # Lengths of the header are mended, or not.
    end = data.index(b"\n") + 1
    head = mutate(rng, data[10:end], TEXT)
    changed = rng.choice([mutate(rng, data, BINARY), data[:8] + struct.pack("<H", len(head) % 65536) + head + data[end:],
                          data[:end] + mutate(rng, data[end:], [flip, word, swap])])
    # A hundred times two and one more.
    return Case(["trc-run", str(seeds.folder / "trc/scale_add.trc"), "--input=a.npy", "--input=b.npy", "--no-pin", "--output-dir=out"],
                {"a.npy": changed, "b.npy": npy_file("<f4", (100,), bytes(400))})


def config(rng: random.Random, seeds: Seeds) -> Case:
    seed = rng.choice([seeds.config, seeds.checkpoint / "config.json"]).read_bytes()
    return Case(["trc-emit", "gpt2", "--config", "config.json", "--batch=1", "--seq=4", "-o", "out"],
                {"config.json": mutate_json(rng, seed)}, ["out"])


def settings(rng: random.Random, seeds: Seeds) -> Case:
    """Precisions by layer and operation, times for a page, machines for a model of time."""
    line = str(seeds.source / "models/line.mlir")
    data, command, outputs = rng.choice([
        (seeds.rules, ["trc-compile", line, "--precision=s.json", "--to=precision", "-o", "out"], ["out"]),
        (seeds.times, ["trc-compile", line, "-o", "out", "--report=page.html", "--measurements=s.json"], ["out", "page.html"]),
        (seeds.cluster, ["trc-plan", "scaling", str(seeds.folder / "ranks.trc"), "--entry=main", "--cluster=s.json", "--nodes=1,2,8"], [])])
    return Case(command, {"s.json": mutate_json(rng, data)}, outputs)


def safetensors(rng: random.Random, seeds: Seeds) -> Case:
    data = (seeds.checkpoint / "model.safetensors").read_bytes()
    end = 8 + struct.unpack_from("<Q", data)[0]
    kind = rng.randrange(4)
    if kind == 0:
        data = mutate(rng, data, BINARY)
    elif kind == 1:
        data = struct.pack("<Q", rng.choice([0, 1, 7, end, end - 9, len(data), (1 << 63) - 1, 1 << 63, (1 << 64) - 1])) + data[8:]
    else:
        head = mutate_json(rng, data[8:end])
        data = struct.pack("<Q", len(head)) + head + data[end:]
    return Case([*map(str, seeds.train), "--init", "m.safetensors", "--steps", "0", "--out", "out"], {"m.safetensors": data})


def zip_file(members: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        for name, data in members.items():
            file.writestr(name, data)
    return made.getvalue()


def sets(rng: random.Random, seeds: Seeds) -> Case:
    """Arrays by name, given to a run and written by it, in each of the three forms."""
    state = {f"{name}.npy": data for name, data in seeds.arrays.items() if name != "x"}
    kind = rng.choice([".npz", ".npz", ".safetensors", "folder"])
    if kind == ".safetensors":
        data = (seeds.folder / "state.safetensors").read_bytes()
        end = 8 + struct.unpack_from("<Q", data)[0]
        if rng.random() < 0.3:
            files = {"s.safetensors": mutate(rng, data, BINARY)}
        else:
            head = mutate_json(rng, data[8:end])
            files = {"s.safetensors": struct.pack("<Q", len(head)) + head + data[end:]}
    else:
        name = rng.choice(sorted(state))
        if rng.random() < 0.6:  # within a right archive, with the checksum that fits
            state[name] = mutate(rng, state[name], BINARY + TEXT)
        if rng.random() < 0.2:
            state[rng.choice(["a/b.npy", "../x.npy", " ", ".npy", "x.npy", "state.w", "größe.npy", "a" * 3000 + ".npy"])] = state[name]
        if kind == "folder":
            files = {f"s/{each}": data for each, data in state.items() if "/" not in each and len(each) < 250}
        else:
            data = zip_file(state)
            if rng.random() < 0.6:
                at = rng.choice([0, data.rindex(b"PK\1\2"), data.index(b"PK\1\2"), data.rindex(b"PK\5\6")])
                data = data[:at] + mutate(rng, data[at:], BINARY)
            files = {"s.npz": data}
    given = next(iter(files)).split("/")[0]
    out = rng.choice(["out.npz", "out.safetensors", "out", given])
    tool = [["trc-run", str(seeds.folder / "step.trc"), "--no-pin"], ["trc-run", str(seeds.folder / "step.mlir"), "--target=reference"]]
    how = rng.choice([[f"--inputs={given}", f"--outputs={out}"], [f"--inputs={given}", f"--state={out}"], [f"--state={given}"]])
    return Case([*rng.choice(tool), *how, f"--input={seeds.folder}/x.npy"], files, [out] if out != given else [])


def vocabulary(rng: random.Random, seeds: Seeds) -> Case:
    vocab, merges = seeds.vocab.read_bytes(), seeds.merges.read_bytes()
    if rng.random() < 0.5:
        vocab = mutate_json(rng, vocab)
    else:
        merges = mutate(rng, merges, TEXT)
    command = [str(word).replace(str(seeds.vocab), "vocab.json").replace(str(seeds.merges), "merges.txt") for word in seeds.train]
    return Case([*command, "--steps", "0", "--sample", "--sample-tokens=2", "--out", "out"],
                {"vocab.json": vocab, "merges.txt": merges})


def tokens(rng: random.Random, seeds: Seeds) -> Case:
    count = rng.choice([0, 1, 8, 40, 400])
    parts = bytes(rng.randrange(256) if i % 2 == 0 else 0 for i in range(2 * count))
    header = struct.pack("<3i", 20240520, 1, count) + bytes(4 * 253)
    data = mutate(rng, rng.choice([header + parts, parts]), BINARY)
    return Case([*map(str, seeds.program), "--data", "d.bin", "--out", "out", "--format", rng.choice(["auto", "llm.c", "nanogpt"])],
                {"d.bin": data})


def text(rng: random.Random, seeds: Seeds) -> Case:
    data = mutate(rng, seeds.text.read_bytes(), TEXT)
    command = [str(word).replace(str(seeds.text), "d.txt") for word in seeds.train] + ["--steps", "0"]
    if rng.random() < 0.5:
        command = [*map(str, seeds.program), "--data", "d.txt"]
    return Case([*command, "--out", "out", "--format", rng.choice(["auto", "text"])], {"d.txt": data})


def checkpoint(rng: random.Random, seeds: Seeds) -> Case:
    files = {f"run/step-00000001/{path.name}": path.read_bytes() for path in seeds.checkpoint.iterdir()}
    trainer = "run/step-00000001/trainer.json"
    if rng.random() < 0.7:
        facts = json.loads(files[trainer])
        if rng.random() < 0.8:  # as before there was a checksum of it: the change is read
            facts.update(version=1)
            del facts["checksum"]
            files[trainer] = json_text(change_json(rng, facts))
        else:
            files[trainer] = mutate_json(rng, files[trainer])
    else:
        other = rng.choice(sorted(files))
        files[other] = mutate(rng, files[other], BINARY)
        if other != trainer and rng.random() < 0.7:  # nobody knows what was written
            facts = json.loads(files[trainer])
            facts.update(version=1, files={})
            del facts["checksum"]
            files[trainer] = json_text(facts)
    return Case([*map(str, seeds.train), "--steps", "2", "--resume", "run"], files)


def csv(rng: random.Random, seeds: Seeds) -> Case:
    rows = [f"b{i},{(a := rng.randrange(20))},{a + rng.randrange(1, 9)},{rng.choice([1, 4, 64, 1000])},{rng.choice([1, 8, 64])}"
            for i in range(rng.choice([0, 1, 5, 40]))]
    data = "\n".join(["id,lower,upper,size,alignment", *rows, ""]).encode()
    # A plan beyond the capacity is written, and the exit code 1.
    more = rng.choice([[], ["--capacity=4096"], ["--order=size"]])
    return Case(["trc-plan", "b.csv", "--steps=100000", "--output=out", *more], {"b.csv": mutate(rng, data, TEXT)},
                ["out"] if more != ["--capacity=4096"] else [])


def pieces(rng: random.Random, seeds: Seeds) -> Case:
    data = mutate(rng, seeds.pieces.read_bytes(), BINARY)
    return Case(["trc-data", "tokenize", "--vocabulary=m.model", "--output=out", str(seeds.text)], {"m.model": data})


def table(rng: random.Random, seeds: Seeds) -> Case:
    """Sentences with labels, as numbers or names, in one of three formats; to be told apart, or as text."""
    rows = [row.split("\t") for row in seeds.sentences.decode().splitlines()[1:]]
    names = rng.choice([("0", "1"), ("0", "1"), ("bad", "good")])
    rows = [(sentence, names[int(label)]) for sentence, label in rows]
    name = rng.choice(["d.tsv", "d.csv", "d.jsonl"])
    if name == "d.jsonl":
        lines = [json.dumps({"sentence": a, "label": rng.choice([b, int(b)]) if b.isdigit() else b}) for a, b in rows]
        if rng.random() < 0.5:
            at = rng.randrange(len(lines))
            lines[at] = mutate_json(rng, lines[at].encode()).decode("utf-8", "surrogateescape")
        data = "\n".join([*lines, ""]).encode("utf-8", "surrogateescape")
    else:
        comma = "\t" if name == "d.tsv" else ","
        quote = '"' if name == "d.csv" and rng.random() < 0.5 else ""
        data = "\n".join([f"sentence{comma}label", *(f"{quote}{a}{quote}{comma}{b}" for a, b in rows), ""]).encode()
    command = [*map(str, seeds.albert), *seeds.task("classes"), "--data", name, "--steps", "0"]
    if rng.random() < 0.3:
        command = [*map(str, seeds.program), "--data", name, "--order=blocks"]
    return Case([*command, "--out", "out"], {name: mutate(rng, data, TEXT) if rng.random() < 0.9 else data})


def questions(rng: random.Random, seeds: Seeds) -> Case:
    data = rng.choice([mutate_json(rng, seeds.questions), mutate(rng, seeds.questions, TEXT)])
    more = rng.choice([[], [], ["--val-data=d.json", "--predictions=said"]])
    return Case([*map(str, seeds.albert), *seeds.task("spans"), "--data", "d.json", "--steps", "0", "--out", "out", *more], {"d.json": data})


def log(rng: random.Random, seeds: Seeds) -> Case:
    """What a run wrote, as a page."""
    lines = [*seeds.log.read_bytes().splitlines(), *(b'{"step": %d, "loss": 2.5, "held_out_loss": 3}' % i for i in range(rng.choice([0, 3, 400])))]
    at = rng.randrange(len(lines))
    lines[at] = mutate_json(rng, lines[at]).replace(b"\n", b" ")
    data = b"\n".join([*lines, b""])
    return Case(["trc-train", "plot", "log", "-o", "out"], {"log": mutate(rng, data, TEXT) if rng.random() < 0.5 else data}, ["out"])


def trained_pieces(rng: random.Random, seeds: Seeds) -> Case:
    """A vocabulary that is used to train, rather than to make shards."""
    task, data = rng.choice([("classes", "warm.tsv"), ("spans", "warm.json")])
    command = [str(word).replace(str(seeds.pieces), "m.model") for word in seeds.albert]
    return Case([*command, *seeds.task(task), "--data", str(seeds.folder / data), "--steps", "0", "--out", "out"],
                {"m.model": mutate(rng, seeds.pieces.read_bytes(), BINARY)})


def shard(rng: random.Random, seeds: Seeds) -> Case:
    """One of several; half of the time with checksums that fit, or hardly any would be looked into."""
    files = {f"s/{path.name}": path.read_bytes() for path in sorted((seeds.folder / "shards").iterdir())}
    name = rng.choice(sorted(files))
    data = mutate(rng, files[name], BINARY)
    if rng.random() < 0.5 and len(data) > 128:
        data = files[name][:8] + data[8:112] + struct.pack("<Q", checksum(data[128:])) + data[120:]
        data = data[:120] + struct.pack("<Q", checksum(data[:120])) + data[128:]
    files[name] = data
    if rng.random() < 0.2:
        del files[rng.choice(sorted(files))]
    if rng.random() < 0.5:
        return Case(["trc-data", "check", "s"], files)
    return Case([*(str(word) for word in seeds.albert if word not in ("--vocab", seeds.pieces)), *seeds.task("masked-words"), "--data", "s",
                 "--steps", "1", "--out", "out"], files)


def documents(rng: random.Random, seeds: Seeds) -> Case:
    data = mutate(rng, (seeds.source / "docs/training.md").read_bytes(), TEXT)
    more = rng.choice([[], ["--plain"], ["--shard-bytes=300"]])
    return Case(["trc-data", "tokenize", f"--vocabulary={seeds.pieces}", "--output=out", *more, "d.txt"], {"d.txt": data})


FORMATS = {each.__name__: each for each in (stablehlo, dump, trc, npy, config, settings, safetensors, sets, vocabulary, tokens, text, checkpoint, csv, pieces,
                                            trained_pieces, table, questions, log, shard, documents)}
