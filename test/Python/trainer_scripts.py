#!/usr/bin/env python3
"""The training scripts of transformers' examples, with one line changed, against themselves.

    trainer_scripts.py EXAMPLES [--only run_clm,run_qa] [--steps 12]

EXAMPLES is the folder `examples/pytorch` of a clone of transformers, of which nothing is kept.
Each script runs on made-up text with a tiny model without dropout, in three processes: as it
is, with `from trc.torch import TrcTrainer as Trainer`, and with `model.compile(backend="trc")`.
What it logs at every step and what it evaluates has to be the same to four digits, and nothing
may have run in eager. Wants datasets, evaluate and scikit-learn, and no network.
"""

import argparse
import json
import math
import os
import random
import re
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path

# By name: folder, the file that has the Trainer, the model's class, arguments.
SCRIPTS = {
    "run_clm": ("language-modeling", "run_clm.py", "GPT2LMHeadModel", "--block_size 16"),
    "run_mlm": ("language-modeling", "run_mlm.py", "BertForMaskedLM", "--max_seq_length 16"),
    "run_qa": (
        "question-answering",
        "trainer_qa.py",
        "BertForQuestionAnswering",
        "--max_seq_length 32 --doc_stride 8",
    ),
    "run_glue": (
        "text-classification",
        "run_glue.py",
        "BertForSequenceClassification",
        "--max_seq_length 24",
    ),
}

# By name of a door: before which line which line is put, in the file that has the Trainer or
# in the script.
DOORS = {
    "TrcTrainer": (
        r"^(?:logger = |class \w+\(Trainer\))",
        "from trc.torch import TrcTrainer as Trainer",
        True,
    ),
    "backend": (r"^    trainer = \w+\(", '    model.compile(backend="trc")', False),
}

WORDS = (
    "a river bends past the old mill and two boats wait under grey willows while "
    "children count seven white stones by their house near some quiet hills"
).split()


def sentence(draw, least=5, most=9):
    return " ".join(draw.choices(WORDS, k=draw.randint(least, most)))


def write_data(name, folder, draw):
    """Files for training and validation."""
    kind = "txt" if name in ("run_clm", "run_mlm") else "json"
    for part, count in (("train", 45), ("validation", 11)):
        path = folder / f"{part}.{kind}"
        if kind == "txt":
            path.write_text("".join(sentence(draw) + "\n" for _ in range(3 * count)))
            continue
        rows = []
        for i in range(count):
            text = sentence(draw, 12, 30)
            if name == "run_qa":
                answer = draw.choice(text.split())
                where = {"text": [answer], "answer_start": [text.index(answer)]}
                rows.append({"id": str(i), "question": sentence(draw), "context": text, "answers": where})
            else:
                other = draw.choice([text, sentence(draw)])
                rows.append({"sentence1": text, "sentence2": other, "label": int(text == other)})
        if name == "run_qa":
            path.write_text(json.dumps({"version": "1", "data": rows}))
        else:
            path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return kind


METRIC = """
import datasets
import evaluate
from datasets import Value

class Metric(evaluate.Metric):
    def _info(self):
        features = datasets.Features({FEATURES})
        return evaluate.MetricInfo(description="", citation="", features=features)

    def _compute(self, predictions, references):
        right = [RIGHT for p, r in zip(predictions, references)]
        return {"right": sum(right) / len(right)}
"""
ACCURACY = ("'predictions': Value('int64'), 'references': Value('int64')", "p == r")
SQUAD = (
    "'predictions': {'id': Value('string'), 'prediction_text': Value('string')}, 'references': {'id': "
    "Value('string'), 'answers': datasets.Sequence({'text': Value('string'), 'answer_start': Value('int32')})}",
    "p['prediction_text'] in r['answers']['text']",
)


def write_metric(name, folder):
    """What `evaluate` finds before it asks the network: the part of answers that are right."""
    metric, (features, right) = ("squad", SQUAD) if name == "run_qa" else ("accuracy", ACCURACY)
    (folder / metric).mkdir()
    text = METRIC.replace("FEATURES", features).replace("RIGHT", right)
    (folder / metric / f"{metric}.py").write_text(text)


def write_model(kind, folder):
    """A tiny model with random weights, and a tokenizer of whole words."""
    import tokenizers
    import torch
    import transformers

    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    numbers = {word: i for i, word in enumerate(special + sorted(set(WORDS)))}
    words = tokenizers.Tokenizer(tokenizers.models.WordLevel(numbers, unk_token="[UNK]"))
    words.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    if kind.startswith("Bert"):
        words.post_processor = tokenizers.processors.TemplateProcessing(
            single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1",
            special_tokens=[(each, numbers[each]) for each in ("[CLS]", "[SEP]")],
        )  # fmt: skip
    transformers.PreTrainedTokenizerFast(
        tokenizer_object=words, pad_token="[PAD]", unk_token="[UNK]", cls_token="[CLS]",
        sep_token="[SEP]", mask_token="[MASK]", model_max_length=64,
        model_input_names=["input_ids", "token_type_ids", "attention_mask"][:: 1 if kind[0] == "B" else 2],
    ).save_pretrained(folder)  # fmt: skip
    torch.manual_seed(0)
    if kind.startswith("Bert"):
        config = transformers.BertConfig(
            vocab_size=len(numbers), hidden_size=32, num_hidden_layers=2, num_attention_heads=4,
            intermediate_size=64, max_position_embeddings=64, hidden_dropout_prob=0.0,
            attention_probs_dropout_prob=0.0,
        )  # fmt: skip
    else:
        config = transformers.GPT2Config(
            vocab_size=len(numbers), n_positions=64, n_embd=32, n_layer=2, n_head=4, resid_pdrop=0.0,
            embd_pdrop=0.0, attn_pdrop=0.0, bos_token_id=2, eos_token_id=3,
        )  # fmt: skip
    getattr(transformers, kind)(config).save_pretrained(folder)


def change(folder, script, trainer, door):
    """Puts a door's line into a copy of the script."""
    pattern, line, in_trainer = DOORS[door]
    path = folder / (trainer if in_trainer else script)
    lines = path.read_text().split("\n")
    at = next(i for i, each in enumerate(lines) if re.match(pattern, each))
    path.write_text("\n".join([*lines[:at], line, *lines[at:]]))


def run(folder, script, arguments):
    """What a script logged and evaluated, and what our package did meanwhile."""
    command = [sys.executable, os.path.abspath(__file__), "--inside", folder / script, *arguments]
    offline = {"HF_HUB_OFFLINE": "1", "HF_DATASETS_OFFLINE": "1", "HF_HOME": str(folder / "home")}
    done = subprocess.run(
        list(map(str, command)), cwd=folder, env={**os.environ, **offline}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"{script} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    state = json.loads((folder / "out/trainer_state.json").read_text())
    evaluated = json.loads((folder / "out/eval_results.json").read_text())
    return state["log_history"], evaluated, json.loads((folder / "did.json").read_text())


def inside(script, arguments):
    """Runs a script in this process, and writes down what our package did."""
    sys.argv = [script, *arguments]
    sys.path.insert(0, str(Path(script).parent))
    runpy.run_path(script, run_name="__main__")
    did = {"programs": 0, "steps": 0, "eager": []}
    if "trc.torch" in sys.modules:
        import gc

        import trc.torch

        for report in trc.torch.reports:
            did["programs"] += len(report.programs)
            did["eager"] += [f"{what}: {why}" for what, why in report.eager]
        for each in gc.get_objects():
            if type(each) is trc.torch.TrainingStep:
                did["programs"] += len(each._made)
                did["steps"] += each.steps
            elif type(each).__name__ in ("TrcTrainer", "QuestionAnsweringTrainer"):
                did["eager"] += sorted(getattr(each, "_warned", ()))
    Path("did.json").write_text(json.dumps(did))


TIMES = ("runtime", "per_second", "flos", "epoch", "memory")


def numbers(rows):
    """What is no time of a log's rows."""
    return [
        {k: v for k, v in row.items() if isinstance(v, float) and not any(t in k for t in TIMES)}
        for row in rows
    ]


def furthest(some, others):
    """The largest relative difference of numbers of the same names."""
    assert [list(row) for row in some] == [list(row) for row in others], (some, others)
    pairs = [(row[k], other[k]) for row, other in zip(some, others) for k in row]
    assert all(math.isfinite(number) for pair in pairs for number in pair), pairs
    return max(abs(a - b) / max(abs(b), 1e-3) for a, b in pairs), len(pairs)


def compare(name, examples, folder, steps):
    """Runs a script by every door; whether all agree."""
    place, trainer, kind, arguments = SCRIPTS[name]
    script = f"{name}.py"
    draw = random.Random(name)
    found = {}
    for door in ("eager", *DOORS):
        here = folder / name / door
        here.mkdir(parents=True)
        for each in (examples / place).glob("*.py"):
            (here / each.name).write_text(each.read_text())
        if door != "eager":
            change(here, script, trainer, door)
        draw.seed(name)
        ending = write_data(name, here, draw)
        write_metric(name, here)
        write_model(kind, here / "model")
        found[door] = run(here, script, [
            *f"--model_name_or_path model --train_file train.{ending} --validation_file validation.{ending}".split(),
            *f"--do_train --do_eval --output_dir out --max_steps {steps} --logging_steps 1".split(),
            *"--per_device_train_batch_size 8 --learning_rate 1e-3 --adam_epsilon 1e-4".split(),
            *"--report_to none --use_cpu --save_strategy no --seed 7".split(), *arguments.split(),
        ])  # fmt: skip
    good = True
    for door in DOORS:
        logged, evaluated, did = found[door]
        far, count = furthest(numbers(logged), numbers(found["eager"][0]))
        far_evaluated, _ = furthest(numbers([evaluated]), numbers([found["eager"][1]]))
        ran = did["programs"] and not did["eager"] and (door != "TrcTrainer" or did["steps"] >= steps)
        right = far < 1e-4 and far_evaluated < 1e-4 and ran
        good &= bool(right)
        losses = [row["loss"] for row in logged if "loss" in row]
        print(
            f"{name} {door}: {len(losses)} steps, {losses[0]:.4f} to {losses[-1]:.4f}; {count} numbers "
            f"logged, {far:.1e} apart at most; evaluation {far_evaluated:.1e} apart; "
            f"{did['programs']} programs{'' if right else '  WRONG'}",
            *did["eager"], sep="\n  ", flush=True,
        )  # fmt: skip
    return good


def main():
    if sys.argv[1:2] == ["--inside"]:
        return inside(sys.argv[2], sys.argv[3:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("examples", type=Path)
    parser.add_argument("--only", default=",".join(SCRIPTS))
    parser.add_argument("--steps", type=int, default=12)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        good = [
            compare(name, options.examples, Path(folder), options.steps)
            for name in options.only.split(",")
        ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
