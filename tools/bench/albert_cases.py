"""ALBERT as training.py times it: the cases, the work of a step, and what each
peer is started with. gpt2_cases.py has the same names for GPT-2.

Base as published. Masked words and the order of sentences, or answers (spans).
No position is padding, and no peer is told so before it sees the mask.
"""

import math

PUBLISHED = {"layers": 12, "heads": 12, "width": 768, "inner": 3072, "narrow": 128, "vocab": 30000, "positions": 512}
WORDS = PUBLISHED | {"task": "masked-words+order"}


def _case(B, T, dropout, of=WORDS):
    what = "masked words + order" if of["task"] != "spans" else "spans"
    drops = f", dropout {dropout}" if dropout else ""
    return f"ALBERT base, {what}, B={B}, T={T}{drops}", of | {"B": B, "T": T, "dropout": dropout}


CASES = {
    "t128": _case(16, 128, 0.0),
    "t512": _case(4, 512, 0.0),
    "spans": _case(4, 384, 0.0, PUBLISHED | {"task": "spans"}),
    "t128-dropout": _case(16, 128, 0.1),
    "t512-dropout": _case(4, 512, 0.1),
    # To try the scripts with.
    "tiny": ("2 layers of 64, masked words + order, B=2, T=32",
             {"layers": 2, "heads": 4, "width": 64, "inner": 256, "narrow": 16, "vocab": 256, "positions": 64,
              "task": "masked-words+order", "B": 2, "T": 32, "dropout": 0.0}),
    "tiny-spans": ("2 layers of 64, spans, B=2, T=32, dropout 0.1",
                   {"layers": 2, "heads": 4, "width": 64, "inner": 256, "narrow": 16, "vocab": 256, "positions": 64,
                    "task": "spans", "B": 2, "T": 32, "dropout": 0.1}),
}
# A step takes seconds: twelve minutes, with the cases that drop left for another run.
USUAL, ROUNDS = ["t128", "t512", "spans"], 2
QUICK = ["tiny", "tiny-spans"]
USUAL_NARROW, ROUNDS_NARROW = ["t128"], 2  # with --precision
CAPACITY = WORDS | {"dropout": 0.0}
CAPACITY_NAME, CAPACITY_STEPS = "ALBERT base", 1
CAPACITY_PEERS = ["trc-again", "torch", "torch-compile", "jax"]
FILE = "albert.json"  # in build
SCRIPTS = {"torch": "torch_albert.py", "torch-compile": "torch_albert.py", "jax": "jax_albert.py"}


def masked(s):
    """Slots for masked words in a sequence: 15 %."""
    return math.ceil(0.15 * s["T"])


def parameter_count(s):
    C, E, I = s["width"], s["narrow"], s["inner"]
    count = (s["vocab"] + s["positions"] + 2) * E + 2 * E + E * C + C  # embeddings and their projection
    count += 4 * (C * C + C) + 2 * C * I + I + C + 4 * C  # the layer that all share
    if s["task"] == "spans":
        return count + 2 * C + 2
    return count + C * C + C + 2 * C + 2 + C * E + 3 * E + s["vocab"]  # pooler, order, words


def product_flops(s):
    """Of a step's matrix products: two for each weight and position forward, four
    backward. The head over the vocabulary has the masked positions only. The
    scores of attention are all needed, and so are its sums."""
    C, E, positions = s["width"], s["narrow"], s["B"] * s["T"]
    each = E * C + s["layers"] * (4 * C * C + 2 * C * s["inner"])
    flops = positions * (6 * each + 12 * s["layers"] * s["T"] * C)
    if s["task"] == "spans":
        return flops + positions * 6 * 2 * C
    return flops + s["B"] * masked(s) * 6 * (C * E + E * s["vocab"]) + s["B"] * 6 * C * C


def hugging_face_config(s):
    return {"model_type": "albert", "vocab_size": s["vocab"], "embedding_size": s["narrow"],
            "hidden_size": s["width"], "num_hidden_layers": s["layers"], "num_attention_heads": s["heads"],
            "intermediate_size": s["inner"], "max_position_embeddings": s["positions"], "hidden_act": "gelu_new",
            "hidden_dropout_prob": s["dropout"], "attention_probs_dropout_prob": s["dropout"],
            "classifier_dropout_prob": s["dropout"]}


def emit_flags(s):
    return ["albert", f"--task={s['task']}", "--optimizer=lamb", "--lr=1e-3", "--beta1=0.9", "--beta2=0.999",
            "--eps=1e-6", "--weight-decay=0.01", "--clip=0",
            *([] if s["task"] == "spans" else [f"--masked={masked(s)}"])]


def inputs(s):
    """What trc-bench-worker fills the batch with."""
    limits = {"tokens": s["vocab"], "token_types": 2, "masked_positions": s["T"], "masked_tokens": s["vocab"],
              "order": 2, "starts": s["T"], "ends": s["T"]}
    return ["--value=attention_mask=1", *(f"--limit={port}={limit}" for port, limit in limits.items())]
