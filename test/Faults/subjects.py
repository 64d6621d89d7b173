"""What the runs train: the words of a command behind the trainer's name, and the data that
they want, made in a folder."""

import os
import subprocess
import sys


def made_by(script, *words):
    return subprocess.run([sys.executable, script, *words], check=True, capture_output=True).stdout


def bigram(folder, sources):
    return ["program", os.path.join(sources, "Trainer/Inputs/bigram.mlir"), "--data", "{data}", "--format", "text"]


def ranks(folder, sources):
    """Two ranks, threads of one process, of which the first writes; with all that makes state other than f32."""
    return ["gpt2", "--config", os.path.join(sources, "Trainer/Inputs/tiny.json"), "--data", "{data}", "--batch", "2",
            "--seq", "16", "--ranks", "2", "--precision", "f16", "--parameters", "bf16", "--moments", "bf16",
            "--memory-limit", "1GiB", "--deadline", "20"]


def albert(task, folder, sources, script, words, name):
    inputs = os.path.join(sources, "Trainer/Inputs")
    data = os.path.join(folder, name)
    with open(data, "wb") as file:
        file.write(made_by(os.path.join(inputs, script), *words))
    return ["albert", "--task", task, "--config", os.path.join(inputs, "albert.json"), "--vocab",
            os.path.join(inputs, "spiece.model"), "--data", data, "--batch", "4", "--seq", "48", "--lr", "5e-3"]


def masked_words(folder, sources):
    return albert("masked-words+order", folder, sources, "make-documents.py", [], "text")


def spans(folder, sources):
    words = albert("spans", folder, sources, "make-spans.py", ["60", "v2.0"], "questions.json")
    return [*words, "--max-query", "8", "--doc-stride", "12"]


def classes(folder, sources):
    return albert("classes", folder, sources, "make-classes.py", ["60"], "sentences.tsv")


SUBJECTS = {each.__name__: each for each in (bigram, ranks, masked_words, spans, classes)}
