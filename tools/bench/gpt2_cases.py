"""GPT-2 as training.py times it: the cases, the work of a step, and what each
peer is started with. albert_cases.py has the same names for ALBERT.
"""

PUBLISHED = {"layers": 12, "heads": 12, "width": 768, "vocab": 50257, "positions": 1024}
SMALL = {"layers": 6, "heads": 6, "width": 384, "vocab": 256, "positions": 256}
DEMO = {"layers": 4, "heads": 4, "width": 192, "vocab": 256, "positions": 128}
CASES = {
    "124m": ("GPT-2 124M, B=4, T=256", PUBLISHED | {"B": 4, "T": 256, "dropout": 0.0}),
    "124m-dropout": ("GPT-2 124M, B=4, T=256, dropout 0.1", PUBLISHED | {"B": 4, "T": 256, "dropout": 0.1}),
    "10m": ("10M (6 layers of 384, bytes), B=16, T=256", SMALL | {"B": 16, "T": 256, "dropout": 0.0}),
    "124m-long": ("GPT-2 124M, B=2, T=1024", PUBLISHED | {"B": 2, "T": 1024, "dropout": 0.0}),
    "1.9m": ("1.9M (4 layers of 192, bytes), B=8, T=128", DEMO | {"B": 8, "T": 128, "dropout": 0.0}),
    # To try the scripts with.
    "tiny": ("2 layers of 64, B=2, T=32",
             {"layers": 2, "heads": 4, "width": 64, "vocab": 256, "positions": 64, "B": 2, "T": 32, "dropout": 0.0}),
}
USUAL, ROUNDS = ["124m", "124m-dropout", "10m"], 7
QUICK = ["10m"]
USUAL_NARROW, ROUNDS_NARROW = ["124m", "124m-long", "10m", "1.9m"], 2  # with --precision
CAPACITY = PUBLISHED | {"dropout": 0.0}  # of capacity.py
CAPACITY_NAME, CAPACITY_STEPS = "GPT-2 124M", 3
CAPACITY_PEERS = ["trc", "torch", "torch-compile", "jax"]
FILE = "training.json"  # in build
SCRIPTS = {"torch": "torch_gpt2.py", "torch-compile": "torch_gpt2.py", "jax": "jax_gpt2.py"}


def parameter_count(s):
    C = s["width"]
    return (s["vocab"] + s["positions"]) * C + s["layers"] * (12 * C * C + 13 * C) + 2 * C


def product_flops(s):
    """Of a step's matrix products: two for each weight and position forward,
    four backward; of attention's the half below the diagonal."""
    C, positions = s["width"], s["B"] * s["T"]
    weights = s["layers"] * 12 * C * C + s["vocab"] * C
    return positions * (6 * weights + 6 * s["layers"] * s["T"] * C)


def hugging_face_config(s):
    return {"model_type": "gpt2", "architectures": ["GPT2LMHeadModel"], "n_layer": s["layers"], "n_head": s["heads"],
            "n_embd": s["width"], "vocab_size": s["vocab"], "n_positions": s["positions"],
            "activation_function": "gelu_new", "attn_pdrop": s["dropout"], "embd_pdrop": s["dropout"],
            "resid_pdrop": s["dropout"], "layer_norm_epsilon": 1e-5, "initializer_range": 0.02}


def emit_flags(s):
    return ["gpt2", "--optimizer=adamw", "--lr=3e-4", "--beta1=0.9", "--beta2=0.95", "--weight-decay=0.1", "--clip=0"]


def inputs(s):
    """What trc-bench-worker fills the batch with."""
    return [f"--limit={port}={s['vocab']}" for port in ("tokens", "targets")]
