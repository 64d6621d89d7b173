"""Learning curves of each precision, and how far they are from that in f32.

  curves.py --build build/release [--steps 400] [--models GPT-2 ALBERT] [--state] [--moments [--beta2 B]] [--torch]
            [--folder build/curves] [--svg FILE]

Trains a small GPT-2 on the pages of docs/ as bytes, and a small ALBERT on sixty
documents of a toy language, once in each precision, on one thread: the same
weights and batches each time. A curve is the means of 20 steps each; told are
the largest distance of two curves and the mean of the last 50 steps. --state adds
parameters and moments in bf16; --moments compares types of the optimizer's moments, in f32, in
place of precisions; --svg draws the curves over the band.

With --torch, PyTorch trains its own GPT-2 and ALBERT of these sizes (transformers)
in f32, under autocast in bf16, and in f16 with GradScaler. Its batches are other
ones, so each of its curves is held against its own in f32, and drawn in a panel of its own.

The run fails if a curve of ours is farther than --band from f32.
"""

import argparse
import json
import math
import pathlib
import subprocess
import sys

from curves_svg import figure

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
INPUTS = ROOT / "test" / "Trainer" / "Inputs"
STRETCH, LAST = 20, 50

GPT2 = {"model_type": "gpt2", "vocab_size": 256, "n_positions": 64, "n_embd": 96, "n_layer": 2, "n_head": 4}
ALBERT = json.loads((INPUTS / "albert.json").read_text())
ROWS, LENGTH, RATE = 8, 48, 2e-3

PRECISIONS = {name: ["--precision", name] for name in ("f32", "tf32", "bf16", "f16")}
STATES = {
    "bf16, moments in bf16": ["--precision", "bf16", "--moments", "bf16"],
    "bf16, parameters and moments in bf16": ["--precision", "bf16", "--moments", "bf16", "--parameters", "bf16"],
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


def write_inputs(folder):
    """Configurations and texts of the two models; the options that name them."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "gpt2.json").write_text(json.dumps(GPT2))
    pages = sorted((ROOT / "docs").glob("*.md"))
    (folder / "gpt2.txt").write_bytes(b"".join(page.read_bytes() for page in pages))
    documents = subprocess.run([sys.executable, INPUTS / "make-documents.py"], capture_output=True, check=True)
    (folder / "albert.txt").write_bytes(documents.stdout)
    return {
        "GPT-2": ["gpt2", "--config", folder / "gpt2.json", "--data", folder / "gpt2.txt"],
        "ALBERT": ["albert", "--config", INPUTS / "albert.json", "--data", folder / "albert.txt",
                   "--vocab", INPUTS / "spiece.model"],
    }


def train(build, folder, model, steps, options):
    """Losses of a run of trc-train, and the steps that its loss scale skipped."""
    log = folder / "log"
    command = [build / "bin" / "trc-train", *model, "--batch", ROWS, "--seq", LENGTH, "--steps", steps,
               "--lr", RATE, "--schedule", "cosine", "--warmup", steps // 10, "--seed", 3, "--threads", 1,
               "--no-pin", "--log", log, "--out", folder / "run", *options]
    subprocess.run(["rm", "-rf", folder / "run"], check=True)
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    records = [json.loads(line) for line in log.read_text().splitlines()]
    steps = [record for record in records if "loss" in record and "step" in record]
    return [record["loss"] for record in steps], int(steps[-1].get("skipped_steps", 0))


def peers(folder, model, steps):
    """Losses of PyTorch by name of precision."""
    import torch
    import transformers

    torch.set_num_threads(1)
    masked = model == "ALBERT"
    text = torch.tensor(list((folder / ("albert.txt" if masked else "gpt2.txt")).read_bytes()))
    kinds = {"f32": None, "autocast bf16": torch.bfloat16, "autocast f16, GradScaler": torch.float16}
    curves = {}
    for name, kind in kinds.items():
        torch.manual_seed(3)
        if masked:
            config = transformers.AlbertConfig(**{**ALBERT, "vocab_size": 257})
            net = transformers.AlbertForMaskedLM(config)
        else:
            net = transformers.GPT2LMHeadModel(transformers.GPT2Config(**GPT2))
        net.train()
        optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=0.1)
        warm = max(steps // 10, 1)
        rate = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(
            (step + 1) / warm, (1 + math.cos(math.pi * max(0, step + 1 - warm) / (steps - warm))) / 2))
        scaler = torch.amp.GradScaler("cpu", enabled=kind == torch.float16)
        draw = torch.Generator().manual_seed(3)
        losses = []
        for _ in range(steps):
            starts = torch.randint(len(text) - LENGTH, (ROWS, 1), generator=draw)
            tokens = text[starts + torch.arange(LENGTH)]
            labels = tokens
            if masked:
                chosen = torch.rand(tokens.shape, generator=draw) < 0.15
                chosen[:, 0] = True
                labels = tokens.masked_fill(~chosen, -100)
                tokens = tokens.masked_fill(chosen, 256)
            with torch.autocast("cpu", kind or torch.bfloat16, enabled=kind is not None):
                loss = net(tokens, labels=labels).loss
            optimizer.zero_grad()
            scaler.scale(loss).backward()
            scaler.unscale_(optimizer)
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            scaler.step(optimizer)
            scaler.update()
            rate.step()
            losses.append(loss.item())
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
    parser.add_argument("--svg", type=pathlib.Path)
    asked = parser.parse_args()
    models = write_inputs(asked.folder)
    runs = MOMENTS if asked.moments else {**PRECISIONS, **(STATES if asked.state else {})}
    if asked.beta2:
        runs = {name: [*options, "--beta2", asked.beta2] for name, options in runs.items()}
    print(f"| {asked.steps} steps | | last {LAST} | farthest from f32 | skipped |\n|---|---|--:|--:|--:|")
    beyond, drawn, theirs = [], {}, {}
    for model in asked.models:
        words, first = models[model], None
        for name, options in runs.items():
            losses, skipped = train(asked.build, asked.folder, words, asked.steps, options)
            first = first or losses
            if name != "tf32":  # on the host f32 itself
                drawn.setdefault(f"{model}: loss, means of {STRETCH} steps", {})[name] = means(losses)
            apart = distance(first, losses)
            last = sum(losses[-LAST:]) / len(losses[-LAST:])
            print(f"| {model} | {name} | {last:.4f} | {apart:.4f} | {skipped or ''} |", flush=True)
            if not apart <= asked.band:
                beyond.append(f"{model} in {name}: {apart:.4f}")
        for name, losses in (peers(asked.folder, model, asked.steps) if asked.torch else {}).items():
            first = losses if name == "f32" else first
            last = sum(losses[-LAST:]) / len(losses[-LAST:])
            theirs.setdefault(f"{model} of PyTorch", {})[name] = means(losses)
            print(f"| {model} | PyTorch, {name} | {last:.4f} | {distance(first, losses):.4f} | |", flush=True)
    if asked.svg:
        asked.svg.write_text(figure(drawn | theirs, STRETCH, asked.band))
    if beyond:
        sys.exit(f"farther than {asked.band} from f32: " + "; ".join(beyond))


if __name__ == "__main__":
    main()
