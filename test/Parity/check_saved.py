"""transformers loads what trc-train saved, for each head, and says the same.

  check_saved.py --work FOLDER [--bin build/release/bin] [--only NAME]

Trains each task of each model for some steps on small data, loads the checkpoint's folder
with the class of transformers that its config.json names, and compares on one batch, with
padding where the task has it: the loss with that of a compiled step on the saved weights,
within 1e-5, and the scores of the entry that predicts, where there is one, within 1e-5 of
their norm. No weight may be missing or too many, and classes have the names of the data.
Needs PyTorch; `make parity` runs it.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys

import torch
import transformers

import check
import tasks

INPUTS = pathlib.Path(__file__).resolve().parents[1] / "Trainer/Inputs"
PIECES = ["--vocab", INPUTS / "spiece.model"]
WORDS = ["--vocab", INPUTS / "vocab.json", "--merges", INPUTS / "merges.txt"]
NAMES = ("calm", "wild")
# name: (task, its flags, script of the data and its words, their name, options)
CASES = {
    "gpt2 next-token": (tasks.NextToken, [], ("make-documents.py",), "text", WORDS),
    "gpt2 classes": (tasks.Gpt2Classes, ["--task=classes"], ("make-classes.py", "60"), "names.tsv", WORDS),
    "albert masked-words+order": (tasks.MaskedWordsAndOrder, tasks.MaskedWordsAndOrder.flags,
                                  ("make-documents.py",), "text", PIECES),
    "albert masked-words": (tasks.MaskedWords, tasks.MaskedWords.flags, ("make-documents.py",), "text", PIECES),
    "albert spans": (tasks.Spans, ["--task=spans"], ("make-spans.py", "40", "v2.0"), "questions.json",
                     [*PIECES, "--max-query=8", "--doc-stride=12"]),
    "albert classes": (tasks.Classes, ["--task=classes"], ("make-classes.py", "60"), "names.tsv", PIECES),
    "albert number": (tasks.Classes, ["--task=classes", "--classes=1"], ("make-classes.py", "60"), "numbers.tsv", PIECES),
}
B, T = 3, 24
PREDICTS = {"gpt2 next-token": "next"}


def make_data(folder, script, name):
    text = subprocess.run([sys.executable, INPUTS / script[0], *script[1:]], check=True, capture_output=True, text=True).stdout
    if name == "names.tsv":
        head, *rows = text.splitlines()
        text = "\n".join([head, *(row[:-1] + NAMES[int(row[-1])] for row in rows), ""])
    (folder / name).write_text(text)
    return folder / name


def bytes_of(batch, ports):
    """As the entry takes them; what is no part of the batch are weights."""
    kinds = {"i32": torch.int32, "f32": torch.float32}
    return {port["name"]: batch[port["name"]].to(kinds[port["element"]]).contiguous().numpy().tobytes()
            for port in ports if port["name"] in batch}


def check_case(options, name):
    task, flags, script, data, more = CASES[name]
    options.work = options.root / name.replace(" ", "-")
    shutil.rmtree(options.work, ignore_errors=True)  # it goes on in no older run's folder
    options.work.mkdir(parents=True)
    config = INPUTS / ("tiny.json" if task.name == "gpt2" else "albert.json")
    command = [options.bin / "trc-train", task.name, "--config", config, "--batch=4", f"--seq={T}", *flags, "--steps=30",
               "--lr=3e-3", "--data", make_data(options.work, script, data), *more, "--out", options.work / "run", "--no-pin",
               "--threads=2"]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        return done.stderr
    options.folder = saved = max((options.work / "run").glob("step-*"))

    written = json.loads((saved / "config.json").read_text())
    model, loading = getattr(transformers, written["architectures"][0]).from_pretrained(saved, output_loading_info=True)
    if not isinstance(model, task.model):
        return f"config.json names {written['architectures'][0]}"
    if wrong := {key: found for key, found in loading.items() if found}:
        return f"transformers misses or does not know: {wrong}"
    if data == "names.tsv" and tuple(model.config.id2label.values()) != NAMES:
        return f"the classes are called {model.config.id2label}"
    model.eval()
    generator = torch.Generator().manual_seed(5)
    draw = lambda bound, shape: torch.randint(bound, shape, generator=generator)
    batch = task.batch(draw, model.config, B, T, True)

    options.golden = {"model": task.name, "B": B, "T": T, "flags": flags}
    weights = check.read_safetensors(saved / "model.safetensors")
    step = check.Step(options, "step", {"optimizer": "sgd", "learning_rate": 1.0, "momentum": 0})
    with torch.no_grad():
        wanted = task.loss(model, batch).item()
    loss = check.scalar(step.run(weights | bytes_of(batch, step.inputs))["loss"])
    said = f"loss {loss:.7g} here, {wanted:.7g} in transformers"
    if not abs(loss / wanted - 1) <= 1e-5:
        return said
    if hasattr(task, "scores"):
        entry = check.Step(options, "predict", {"optimizer": "sgd"}, PREDICTS.get(name, "predict"))
        given = dict(batch, tokens=batch["tokens"][:1], position=torch.tensor(T - 1)) if name in PREDICTS else batch
        results = entry.run(weights | bytes_of(given, entry.inputs))
        with torch.no_grad():
            scores = task.scores(model, batch)
        for which, theirs in scores.items():
            ours = torch.frombuffer(bytearray(results[which]), dtype=torch.float32).reshape(theirs.shape)
            distance = ((ours - theirs).norm() / theirs.norm()).item()
            said += f"; {which} {distance:.1e} apart"
            if not distance <= 1e-5:
                return said
    print(f"{name}: {said}", flush=True)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=pathlib.Path("build/release/bin"))
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--only", choices=CASES)
    parser.set_defaults(precision="f32")  # which check.Step wants to know
    options = parser.parse_args()
    options.root = options.work
    transformers.utils.logging.set_verbosity_error()
    transformers.utils.logging.disable_progress_bar()
    failed = False
    for name in [options.only] if options.only else CASES:
        if wrong := check_case(options, name):
            print(f"{name}: {wrong}")
            failed = True
    return failed


if __name__ == "__main__":
    sys.exit(main())
