"""Small models of transformers with random weights and no dropout, each with a batch."""

import torch
import transformers

transformers.logging.set_verbosity_error()

BODY = dict(
    vocab_size=64, hidden_size=16, num_hidden_layers=2, num_attention_heads=2,
    intermediate_size=32, max_position_embeddings=32,
)  # fmt: skip
NO_DROPOUT = dict(hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0)

# By name: class, config class, config.
MODELS = {
    "albert": ("AlbertForMaskedLM", "AlbertConfig", {**BODY, **NO_DROPOUT, "embedding_size": 8}),
    "bart": (
        "BartForConditionalGeneration",
        "BartConfig",
        dict(
            vocab_size=64, d_model=16, encoder_layers=1, decoder_layers=1, dropout=0.0,
            encoder_attention_heads=2, decoder_attention_heads=2, encoder_ffn_dim=32,
            decoder_ffn_dim=32, max_position_embeddings=32,
        ),
    ),
    "bert": ("BertForMaskedLM", "BertConfig", {**BODY, **NO_DROPOUT}),
    "distilbert": (
        "DistilBertForMaskedLM",
        "DistilBertConfig",
        dict(
            vocab_size=64, dim=16, hidden_dim=32, n_layers=2, n_heads=2, dropout=0.0,
            attention_dropout=0.0, max_position_embeddings=32,
        ),
    ),
    "gpt2": (
        "GPT2LMHeadModel",
        "GPT2Config",
        dict(
            vocab_size=64, n_positions=16, n_embd=16, n_layer=2, n_head=2, resid_pdrop=0.0,
            embd_pdrop=0.0, attn_pdrop=0.0,
        ),
    ),
    "llama": (
        "LlamaForCausalLM",
        "LlamaConfig",
        {**BODY, "num_attention_heads": 4, "num_key_value_heads": 2},
    ),
    "opt": (
        "OPTForCausalLM",
        "OPTConfig",
        dict(
            vocab_size=64, hidden_size=16, num_hidden_layers=2, num_attention_heads=2, ffn_dim=32,
            max_position_embeddings=32, word_embed_proj_dim=16, dropout=0.0, attention_dropout=0.0,
        ),
    ),
    "resnet": (
        "ResNetForImageClassification",
        "ResNetConfig",
        dict(
            embedding_size=8, hidden_sizes=[8, 16, 16, 32], depths=[2, 2, 2, 2], layer_type="basic",
            num_labels=3,
        ),
    ),
    "roberta": ("RobertaForMaskedLM", "RobertaConfig", {**BODY, **NO_DROPOUT}),
    "t5": (
        "T5ForConditionalGeneration",
        "T5Config",
        dict(
            vocab_size=64, d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2,
            dropout_rate=0.0, decoder_start_token_id=0,
        ),
    ),
    "vit": (
        "ViTForImageClassification",
        "ViTConfig",
        dict(
            hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=32,
            image_size=32, patch_size=8, num_labels=3, **NO_DROPOUT,
        ),
    ),
}  # fmt: skip


# By name: dropout where there is attention's, and elsewhere.
DROPOUT = {
    "albert": dict(hidden_dropout_prob=0.1, attention_probs_dropout_prob=0.2),
    "bert": dict(hidden_dropout_prob=0.1, attention_probs_dropout_prob=0.2),
    "gpt2": dict(resid_pdrop=0.1, embd_pdrop=0.1, attn_pdrop=0.2),
}


def make(name, **changes):
    """The model, for training, and its batch by name; `changes` are of its config."""
    torch.manual_seed(0)
    kind, config, values = MODELS[name]
    values = {**values, **changes}
    model = getattr(transformers, kind)(getattr(transformers, config)(**values)).train()
    if name in ("vit", "resnet"):
        # Of smaller ones a batch norm of ResNet would see two numbers, and double each error.
        extent = 64 if name == "resnet" else 32
        images = torch.randn(4, 3, extent, extent)
        return model, {"pixel_values": images, "labels": torch.tensor([0, 1, 2, 1])}
    tokens = torch.randint(3, 60, (2, 8))
    batch = {"input_ids": tokens, "labels": tokens}
    if name in ("albert", "bert", "roberta", "distilbert"):
        batch["attention_mask"] = torch.ones(2, 8, dtype=torch.long)
        batch["attention_mask"][0, 6:] = 0
    return model, batch
