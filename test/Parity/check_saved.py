"""transformers loads what trc-train saved, and finds the same loss.

  check_saved.py GOLDEN --work FOLDER [--bin build/release/bin]

Goes on from the golden weights for some steps on the license's bytes, loads the
checkpoint's folder with GPT2LMHeadModel.from_pretrained, and compares the loss of
one batch with that of a compiled step on the saved weights: within 1e-5. Needs
PyTorch; `make parity` runs it.
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--bin", type=pathlib.Path, default=pathlib.Path("build/release/bin"))
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.set_defaults(precision="f32")  # which check.Step wants to know
    options = parser.parse_args()
    options.golden = json.loads((options.folder / "golden.json").read_text())
    B, T = options.golden["B"], options.golden["T"]
    text = pathlib.Path("LICENSE")
    out = options.work / "saved"
    command = [options.bin / "trc-train", "gpt2", f"--config={options.folder / 'config.json'}", f"--batch={B}",
               f"--seq={T}", "--dropout=0", "--steps=50", "--lr=1e-3", f"--data={text}",
               f"--init={options.folder / 'model.safetensors'}", f"--out={out}", "--no-pin", "--threads=2"]
    shutil.rmtree(out, ignore_errors=True)  # it goes on in no older run's folder
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        print(done.stderr)
        return 1
    saved = max(out.glob("step-*"))

    transformers.utils.logging.set_verbosity_error()
    transformers.utils.logging.disable_progress_bar()
    model, loading = transformers.GPT2LMHeadModel.from_pretrained(saved, output_loading_info=True)
    wrong = {key: found for key, found in loading.items() if found}
    if wrong:
        print(f"transformers misses or does not know: {wrong}")
        return 1
    model.eval()
    tokens = torch.tensor([list(text.read_bytes()[i * T:i * T + T + 1]) for i in range(B)])
    with torch.no_grad():
        wanted = model(input_ids=tokens, labels=tokens).loss.item()

    step = check.Step(options, "saved-step", {"optimizer": "sgd", "learning_rate": 1.0, "momentum": 0})
    weights = check.read_safetensors(saved / "model.safetensors")
    batch = {"tokens": tokens[:, :-1], "targets": tokens[:, 1:]}
    results = step.run(weights | {name: part.int().numpy().tobytes() for name, part in batch.items()})
    loss = check.scalar(results["loss"])
    print(f"saved weights: loss {loss:.7g} here, {wanted:.7g} in transformers")
    return abs(loss / wanted - 1) > 1e-5


if __name__ == "__main__":
    sys.exit(main())
