"""Learning curves of each precision, and how far they are from that in f32.

  curves.py --build build/release [--steps 400] [--models GPT-2 ALBERT] [--sizes published] [--policies POLICY ..]
            [--state] [--moments [--beta2 B]] [--torch] [--folder build/curves] [--svg FILE]

Trains a small GPT-2 on the pages of docs/ as bytes, and a small ALBERT on short documents
of a toy language, from whose sentences a masked word and their order can be told, once in each
precision, on one thread: the same weights and batches each time. A curve is the means of 20
steps each, of ALBERT's two losses apart; told are the largest distance of two curves and the mean of the
first 20 and the last 50 steps. --state adds parameters and moments in fewer bits; --moments compares types of
the optimizer's moments, in f32, in place of precisions; --svg draws the curves over the band.

With --torch, PyTorch trains its own GPT-2 and ALBERT of these sizes (transformers)
in f32, under autocast in bf16, and in f16 with GradScaler. Its batches are other
ones, and ALBERT's tokens whole words, so each of its curves is held against its own in f32, and
drawn in a panel of its own.

With --sizes published they are GPT-2 124M and ALBERT base (of the vocabulary of the toy language), on two threads; --policies
f32 bf16 .. leaves the others out, for each takes minutes then.

The run fails if a curve of ours is farther than --band from f32.
"""

import argparse
import json
import math
import pathlib
import random
import subprocess
import sys
from typing import NamedTuple

from curves_svg import figure

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
INPUTS = ROOT / "test" / "Trainer" / "Inputs"
STRETCH, LAST = 20, 50

STORIES = json.loads((INPUTS / "stories.json").read_text())


class Sizes(NamedTuple):
    gpt2: dict
    albert: dict
    rows: dict[str, int]
    length: dict[str, int]
    rate: dict[str, float]
    threads: int


SIZES = {
    "small": Sizes(
        {"model_type": "gpt2", "vocab_size": 256, "n_positions": 64, "n_embd": 96, "n_layer": 2, "n_head": 4}, STORIES,
        {"GPT-2": 8, "ALBERT": 16}, {"GPT-2": 48, "ALBERT": 32}, {"GPT-2": 2e-3, "ALBERT": 2e-3}, 1),
    "published": Sizes(
        {"model_type": "gpt2", "vocab_size": 50257, "n_positions": 1024, "n_embd": 768, "n_layer": 12, "n_head": 12},
        {**STORIES, "embedding_size": 128, "hidden_size": 768, "num_hidden_layers": 12, "num_attention_heads": 12,
         "intermediate_size": 3072, "max_position_embeddings": 512, "initializer_range": 0.02},
        {"GPT-2": 1, "ALBERT": 8}, {"GPT-2": 128, "ALBERT": 32}, {"GPT-2": 3e-4, "ALBERT": 2e-4}, 2),
}
BETA2 = {"GPT-2": 0.95, "ALBERT": 0.98}
# Curves of a model, as its log and its figure name them.
PARTS = {"GPT-2": {"loss": "GPT-2"}, "ALBERT": {"masked_loss": "ALBERT, masked words", "order_loss": "ALBERT, order"}}

RULES = {"default": "bf16", "rules": [{"layer": "predictions*", "precision": "f32"}, {"layer": "h.0*", "precision": "f32"},
                                      {"layer": "group.0/ffn*", "precision": "f16"}, {"layer": "h.1/mlp*", "precision": "f16"}]}
PRECISIONS = {name: ["--precision", name] for name in ("f32", "tf32", "bf16", "f16")}
STATES = {
    "bf16, moments in bf16": ["--precision", "bf16", "--moments", "bf16"],
    "bf16, parameters and moments in bf16": ["--precision", "bf16", "--moments", "bf16", "--parameters", "bf16"],
    "bf16, moments in 8 bits": ["--precision", "bf16", "--moments", "8bit"],
}
MOMENTS = {
    "f32": [],
    "moments in bf16": ["--moments", "bf16"],
    "moments in 8 bits": ["--moments", "8bit"],
}


def means(losses):
    return [sum(losses[i:i + STRETCH]) / STRETCH for i in range(0, len(losses) - STRETCH + 1, STRETCH)]


def distance(first, second):
    return max(abs(a - b) for a, b in zip(means(first), means(second), strict=True))


def write_inputs(build, folder, sizes):
    """Configurations and texts of the two models; the options that name them."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "gpt2.json").write_text(json.dumps(sizes.gpt2))
    (folder / "albert.json").write_text(json.dumps(sizes.albert))
    (folder / "rules.json").write_text(json.dumps(RULES))
    pages = sorted((ROOT / "docs").glob("*.md"))
    (folder / "gpt2.txt").write_bytes(b"".join(page.read_bytes() for page in pages))
    stories = subprocess.run([sys.executable, INPUTS / "make-stories.py"], capture_output=True, check=True)
    (folder / "albert.txt").write_bytes(stories.stdout)
    subprocess.run([build / "bin" / "trc-data", "vocabulary", "--size", str(sizes.albert["vocab_size"]),
                    "-o", folder / "spiece.model", folder / "albert.txt"], capture_output=True, check=True)
    return {
        "GPT-2": ["gpt2", "--config", folder / "gpt2.json", "--data", folder / "gpt2.txt"],
        "ALBERT": ["albert", "--config", folder / "albert.json", "--data", folder / "albert.txt",
                   "--vocab", folder / "spiece.model"],
    }


def train(build, folder, model, words, steps, sizes, options):
    """Losses of a run of trc-train by their names, and the steps that its loss scale skipped."""
    log = folder / "log"
    command = [build / "bin" / "trc-train", *words, "--batch", sizes.rows[model], "--seq", sizes.length[model], "--steps", steps,
               "--lr", sizes.rate[model], "--schedule", "cosine", "--warmup", steps // 10, "--seed", 3,
               "--threads", sizes.threads, "--no-pin", "--log", log, "--out", folder / "run", *options]
    if "--beta2" not in options:
        command += ["--beta2", BETA2[model]]
    subprocess.run(["rm", "-rf", folder / "run", log], check=True)
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    records = [json.loads(line) for line in log.read_text().splitlines()]
    steps = [record for record in records if "loss" in record and "step" in record]
    return {part: [record[part] for record in steps] for part in PARTS[model]}, int(steps[-1].get("skipped_steps", 0))


class Bytes:
    """Rows of GPT-2 for PyTorch: a text's bytes, from anywhere."""

    def __init__(self, text, rows, length):
        import torch

        self.rows, self.length = rows, length
        self.text = torch.tensor(list(text.encode()))

    def batch(self, draw):
        import torch

        starts = torch.tensor([[draw.randrange(len(self.text) - self.length)] for _ in range(self.rows)])
        tokens = self.text[starts + torch.arange(self.length)]
        return {"input_ids": tokens, "labels": tokens}


class Segments:
    """Rows of ALBERT for PyTorch: words, two segments of a document, the second one first in half of the rows."""

    PAD, FRONT, BETWEEN, MASK, SPECIAL = 0, 1, 2, 3, 4

    def __init__(self, text, rows, length):
        self.rows, self.length = rows, length
        words = sorted(set(text.split()))
        number = {word: self.SPECIAL + i for i, word in enumerate(words)}
        self.size = self.SPECIAL + len(words)
        self.documents = [[[number[word] for word in line.split()] for line in document.splitlines()]
                          for document in text.strip().split("\n\n")]

    def row(self, draw):
        length = self.length
        document = draw.choice(self.documents)
        first = draw.randrange(len(document) - 1)
        end = first + 2
        while end < len(document) and sum(map(len, document[first:end + 1])) <= length - 3:
            end += 1
        cut = draw.randrange(first + 1, end)
        segments = [sum(document[first:cut], []), sum(document[cut:end], [])]
        swapped = draw.random() < 0.5
        a, b = reversed(segments) if swapped else segments
        tokens = [self.FRONT, *a, self.BETWEEN, *b, self.BETWEEN][:length]
        masked = [token >= self.SPECIAL and draw.random() < 0.15 for token in tokens]
        gap = length - len(tokens)
        return {"input_ids": [self.MASK if hidden else token for token, hidden in zip(tokens, masked)] + [self.PAD] * gap,
                "labels": [token if hidden else -100 for token, hidden in zip(tokens, masked)] + [-100] * gap,
                "token_type_ids": ([0] * (len(a) + 2) + [1] * (len(b) + 1) + [0] * gap)[:length],
                "attention_mask": [1] * len(tokens) + [0] * gap, "sentence_order_label": int(swapped)}

    def batch(self, draw):
        import torch

        rows = [self.row(draw) for _ in range(self.rows)]
        return {name: torch.tensor([row[name] for row in rows]) for name in rows[0]}


def peers(folder, model, steps, sizes, policies):
    """Losses of PyTorch by name of precision, and by their names."""
    import torch
    import transformers

    torch.set_num_threads(sizes.threads)
    albert = model == "ALBERT"
    data = (Segments if albert else Bytes)((folder / ("albert.txt" if albert else "gpt2.txt")).read_text(),
                                              sizes.rows[model], sizes.length[model])
    kinds = {"f32": ("f32", None), "bf16": ("autocast bf16", torch.bfloat16), "f16": ("autocast f16, GradScaler", torch.float16)}
    kinds = dict(kinds[policy] for policy in kinds if policy in policies)
    curves = {}
    for name, kind in kinds.items():
        torch.manual_seed(3)
        if albert:
            net = transformers.AlbertForPreTraining(transformers.AlbertConfig(**{**sizes.albert, "vocab_size": data.size}))
        else:
            net = transformers.GPT2LMHeadModel(transformers.GPT2Config(**sizes.gpt2))
        net.train()
        optimizer = torch.optim.AdamW(net.parameters(), lr=sizes.rate[model], betas=(0.9, BETA2[model]), weight_decay=0.1)
        warm = max(steps // 10, 1)
        rate = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(
            (step + 1) / warm, (1 + math.cos(math.pi * max(0, step + 1 - warm) / (steps - warm))) / 2))
        scaler = torch.amp.GradScaler("cpu", enabled=kind == torch.float16)
        draw = random.Random(3)
        losses = {part: [] for part in PARTS[model]}
        for _ in range(steps):
            batch = data.batch(draw)
            with torch.autocast("cpu", kind or torch.bfloat16, enabled=kind is not None):
                found = net(**batch)
            optimizer.zero_grad()
            scaler.scale(found.loss).backward()
            scaler.unscale_(optimizer)
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            scaler.step(optimizer)
            scaler.update()
            rate.step()
            order = torch.nn.functional.cross_entropy(found.sop_logits.float(), batch["sentence_order_label"]).item() if albert else 0
            told = {"loss": found.loss.item(), "order_loss": order, "masked_loss": found.loss.item() - order}
            for part, values in losses.items():
                values.append(told[part])
        curves[name] = losses
    return curves


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build" / "release")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "build" / "curves")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--band", type=float, default=0.05)
    parser.add_argument("--state", action="store_true")
    parser.add_argument("--moments", action="store_true")
    parser.add_argument("--beta2", type=float, help="decay of the second moment")
    parser.add_argument("--torch", action="store_true")
    parser.add_argument("--models", nargs="+", choices=["GPT-2", "ALBERT"], default=["GPT-2", "ALBERT"])
    parser.add_argument("--sizes", choices=SIZES, default="small")
    parser.add_argument("--policies", nargs="+", help="of precisions, those to run; f32 is always")
    parser.add_argument("--svg", type=pathlib.Path)
    asked = parser.parse_args()
    sizes = SIZES[asked.sizes]
    models = write_inputs(asked.build, asked.folder, sizes)
    policies = {**PRECISIONS, "bf16, f16 and f32 by rules": ["--precision", asked.folder / "rules.json"]}
    runs = MOMENTS if asked.moments else {**policies, **(STATES if asked.state else {})}
    chosen = {"f32", *(asked.policies or runs)}
    runs = {name: options for name, options in runs.items() if name in chosen}
    if asked.beta2:
        runs = {name: [*options, "--beta2", asked.beta2] for name, options in runs.items()}
    print(f"| {asked.steps} steps | | first {STRETCH} | last {LAST} | farthest from f32 | skipped |\n|---|---|--:|--:|--:|--:|")
    beyond, drawn, theirs = [], {}, {}

    def tell(model, name, losses, first, skipped, panels, owner=""):
        for part, title in PARTS[model].items():
            panels.setdefault(f"{title}{owner}: loss, means of {STRETCH} steps", {})[name] = means(losses[part])
            apart = distance(first[part], losses[part])
            last = sum(losses[part][-LAST:]) / len(losses[part][-LAST:])
            print(f"| {title}{owner} | {name} | {means(losses[part])[0]:.4f} | {last:.4f} | {apart:.4f} | {skipped or ''} |", flush=True)
            if not owner and not apart <= asked.band:
                beyond.append(f"{title} in {name}: {apart:.4f}")

    for model in asked.models:
        first = None
        for name, options in runs.items():
            losses, skipped = train(asked.build, asked.folder, model, models[model], asked.steps, sizes, options)
            first = first or losses
            # tf32 is on the host f32 itself
            tell(model, name, losses, first, skipped, {} if name == "tf32" else drawn)
        found = peers(asked.folder, model, asked.steps, sizes, chosen) if asked.torch else {}
        for name, losses in found.items():
            tell(model, name, losses, found["f32"], 0, theirs, " of PyTorch")
    if asked.svg:
        asked.svg.write_text(figure(drawn | theirs, STRETCH, asked.band))
    if beyond:
        sys.exit(f"farther than {asked.band} from f32: " + "; ".join(beyond))


if __name__ == "__main__":
    main()
