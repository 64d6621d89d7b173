"""`TrcTrainer` beside `Trainer` of transformers: the same losses, logs and checkpoints."""

import logging

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("transformers")
pytest.importorskip("accelerate")
import transformers  # noqa: E402
from models import make  # noqa: E402

import trc.torch  # noqa: E402


class Texts(torch.utils.data.Dataset):
    """Rows of tokens, some of them padded."""

    def __init__(self, rows, length=8):
        generator = torch.Generator().manual_seed(rows)
        self.tokens = torch.randint(3, 60, (rows, length), generator=generator)

    def __len__(self):
        return len(self.tokens)

    def __getitem__(self, i):
        labels = self.tokens[i].clone()
        labels[len(labels) - i % 3 :] = -100
        return {"input_ids": self.tokens[i], "labels": labels}


def trainer(kind, folder, model=None, rows=16, **options):
    options = {
        "per_device_train_batch_size": 2, "num_train_epochs": 2, "learning_rate": 3e-3,
        "adam_epsilon": 1e-4, "logging_steps": 1, "save_strategy": "no", "report_to": "none",
        "use_cpu": True, "disable_tqdm": True, "lr_scheduler_type": "cosine", "warmup_steps": 2,
        "weight_decay": 0.1, "max_grad_norm": 0.5, **options,
    }  # fmt: skip
    torch.manual_seed(0)
    return kind(
        model=model or make("gpt2")[0],
        args=transformers.TrainingArguments(output_dir=str(folder), **options),
        train_dataset=Texts(rows),
        eval_dataset=Texts(6),
    )


def logged(trainer, *names):
    return [[row.get(name) for name in names] for row in trainer.state.log_history if "loss" in row]


def weights(trainer):
    return trainer.model.state_dict()


def check(ours, theirs):
    for mine, other in zip(
        logged(ours, "loss", "grad_norm", "learning_rate"),
        logged(theirs, "loss", "grad_norm", "learning_rate"),
        strict=True,
    ):
        assert mine == pytest.approx(other, rel=1e-4)
    for (name, mine), other in zip(weights(ours).items(), weights(theirs).values()):
        torch.testing.assert_close(mine, other, rtol=1e-3, atol=1e-5, msg=lambda m: f"{name}: {m}")


@pytest.fixture
def quiet(caplog):
    """No step may run in eager."""
    with caplog.at_level(logging.WARNING, "trc.torch"):
        yield
    assert not caplog.records


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({}, marks=pytest.mark.long),
        {"gradient_accumulation_steps": 3},
        pytest.param({"label_smoothing_factor": 0.1, "max_grad_norm": 0.0}, marks=pytest.mark.long),
    ],
    ids=["plain", "accumulation", "smoothing"],
)
def test_trains_as_trainer_does(tmp_path, quiet, options):
    pair = [
        trainer(kind, tmp_path / kind.__name__, **options)
        for kind in (trc.torch.TrcTrainer, transformers.Trainer)
    ]
    results = [each.train() for each in pair]
    check(*pair)
    assert results[0].training_loss == pytest.approx(results[1].training_loss, rel=1e-5)
    assert pair[0].evaluate()["eval_loss"] == pytest.approx(pair[1].evaluate()["eval_loss"], rel=1e-4)
    assert pair[0]._steps


def test_saves_and_resumes(tmp_path, quiet):
    """What one saved the other goes on from."""
    saving = {"save_strategy": "steps", "save_steps": 5, "rows": 12}
    whole = trainer(trc.torch.TrcTrainer, tmp_path / "whole", **saving)
    whole.train()
    checkpoint = tmp_path / "whole" / "checkpoint-5"
    for kind in (trc.torch.TrcTrainer, transformers.Trainer):
        again = trainer(kind, tmp_path / kind.__name__, **saving)
        again.train(resume_from_checkpoint=str(checkpoint))
        assert again.state.global_step == whole.state.global_step == 12
        for mine, other in zip(weights(again).values(), weights(whole).values()):
            torch.testing.assert_close(mine, other, rtol=1e-4, atol=1e-6)


def test_options_of_the_compiler_and_checkpointing(tmp_path, quiet):
    """Layers are computed again where `TrainingArguments` ask for it, and the numbers stay."""

    class Narrow(trc.torch.TrcTrainer):
        trc_options = {"precision": "bf16"}

    options = {"num_train_epochs": 1, "gradient_checkpointing": True}
    pair = []
    for kind in (trc.torch.TrcTrainer, transformers.Trainer):
        pair.append(trainer(kind, tmp_path / kind.__name__, make("gpt2", n_layer=3)[0], **options))
        pair[-1].train()
    check(*pair)
    (step,) = pair[0]._steps.values()
    (made,) = step._made.values()
    assert any("computed again" in d.message for d in made.program.diagnostics)
    narrow = trainer(Narrow, tmp_path / "narrow", num_train_epochs=1)
    narrow.train()
    (step,) = narrow._steps.values()
    (made,) = step._made.values()
    assert made.program.report["precision"]["policy"] == "bf16"


def test_autocast_as_the_arguments_ask(tmp_path, quiet):
    pair = [
        trainer(kind, tmp_path / kind.__name__, num_train_epochs=1, bf16=True)
        for kind in (trc.torch.TrcTrainer, transformers.Trainer)
    ]
    for each in pair:
        each.train()
    ours, theirs = (logged(each, "loss", "grad_norm") for each in pair)
    full = trainer(transformers.Trainer, tmp_path / "full", num_train_epochs=1)
    full.train()
    # Within what rounding to bf16 does to eager itself.
    for mine, other, exact in zip(ours, theirs, logged(full, "loss", "grad_norm"), strict=True):
        assert mine == pytest.approx(other, rel=0.02)
        assert mine != exact


def test_micro_batches_of_different_shapes_run_in_eager(tmp_path, caplog):
    def collate(rows):
        length = 8 if rows[0]["input_ids"][0] % 2 else 6
        return {name: torch.stack([row[name][:length] for row in rows]) for name in rows[0]}

    pair = []
    for kind in (trc.torch.TrcTrainer, transformers.Trainer):
        one = trainer(kind, tmp_path / kind.__name__, gradient_accumulation_steps=2)
        one.data_collator = collate
        one.train()
        pair.append(one)
    check(*pair)
    assert "micro-batches of different shapes" in caplog.text


def test_a_model_that_has_no_rule_trains_in_eager(tmp_path, caplog):
    class Waves(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = torch.nn.Embedding(64, 4)

        def forward(self, input_ids, labels=None):
            return {"loss": torch.fft.rfft(self.table(input_ids)).abs()[..., 1].square().mean()}

    pair = []
    for kind in (trc.torch.TrcTrainer, transformers.Trainer):
        torch.manual_seed(0)
        one = trainer(kind, tmp_path / kind.__name__, model=Waves(), num_train_epochs=1)
        one.train()
        pair.append(one)
    check(*pair)
    assert "trains in eager: Unsupported: aten._fft_r2c" in caplog.text
    assert caplog.text.count("trains in eager") == 1


def fine_tune(kind, folder, task, **options):
    """A small flow of one of four kinds, as the scripts of transformers have it."""
    body = dict(
        vocab_size=64, hidden_size=16, num_hidden_layers=2, num_attention_heads=2,
        intermediate_size=32, max_position_embeddings=32, hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
    )  # fmt: skip
    torch.manual_seed(0)
    rows = list(Texts(16))
    generator = torch.Generator().manual_seed(5)
    collate = measure = None
    if task == "masked words":
        model = transformers.BertForMaskedLM(transformers.BertConfig(**body))
        hidden = [torch.rand(8, generator=generator) < 0.3 for _ in rows]
        rows = [
            {
                "input_ids": row["input_ids"].masked_fill(mask, 1),
                "attention_mask": torch.ones(8, dtype=torch.long),
                "labels": row["input_ids"].masked_fill(~mask, -100),
            }
            for row, mask in zip(rows, hidden)
        ]
    elif task == "questions":
        model = transformers.BertForQuestionAnswering(transformers.BertConfig(**body))
        rows = [
            {
                "input_ids": row["input_ids"],
                "token_type_ids": (torch.arange(8) > 2).long(),
                "attention_mask": (torch.arange(8) < 8 - i % 3).long(),
                "start_positions": torch.tensor(i % 4),
                "end_positions": torch.tensor(i % 4 + 1),
            }
            for i, row in enumerate(rows)
        ]
    else:
        model = transformers.RobertaForSequenceClassification(
            transformers.RobertaConfig(**body, num_labels=3, pad_token_id=0)
        )
        rows = [{"input_ids": row["input_ids"], "label": i % 3} for i, row in enumerate(rows)]
        collate = transformers.default_data_collator

        def measure(found):
            return {"accuracy": float((found.predictions.argmax(-1) == found.label_ids).mean())}

    args = transformers.TrainingArguments(
        output_dir=str(folder), per_device_train_batch_size=4, num_train_epochs=3,
        learning_rate=3e-3, adam_epsilon=1e-4, logging_steps=1, eval_strategy="epoch",
        save_strategy="epoch", load_best_model_at_end=True, report_to="none", use_cpu=True,
        disable_tqdm=True, **options,
    )  # fmt: skip
    return kind(
        model=model, args=args, train_dataset=rows, eval_dataset=rows[:6], data_collator=collate,
        compute_metrics=measure,
    )  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize(
    ("task", "options"),
    [
        ("masked words", {"gradient_accumulation_steps": 2}),
        ("questions", {"optim": "adafactor_of_torch"}),
        ("classes", {"lr_scheduler_type": "polynomial"}),
        ("classes", {"optim": "sgd", "max_grad_norm": 0.1}),
    ],
)
def test_flows(tmp_path, quiet, task, options):
    """Training, evaluation at each epoch and the best model at the end."""
    pair = []
    for kind in (trc.torch.TrcTrainer, transformers.Trainer):
        own = dict(options)
        adafactor = own.pop("optim") if own.get("optim") == "adafactor_of_torch" else None
        one = fine_tune(kind, tmp_path / kind.__name__, task, **own)
        if adafactor:
            one.optimizer = torch.optim.Adafactor(one.model.parameters(), 3e-2)
        one.train()
        pair.append(one)
    check(*pair)
    evaluated = [
        [{k: row[k] for k in ("eval_loss", "eval_accuracy") if k in row} for row in one.state.log_history]
        for one in pair
    ]
    for mine, theirs in zip(*evaluated, strict=True):
        assert mine == pytest.approx(theirs, rel=1e-4)


def test_a_trainer_of_ones_own(tmp_path, quiet):
    class Weighted(transformers.Trainer):
        def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
            outputs = model(**inputs)
            loss = 0.5 * outputs.loss + 1e-3 * outputs.logits.square().mean()
            return (loss, outputs) if return_outputs else loss

    class Ours(trc.torch.WholeSteps, Weighted):
        pass

    pair = [trainer(kind, tmp_path / kind.__name__, num_train_epochs=1) for kind in (Ours, Weighted)]
    for one in pair:
        one.train()
    check(*pair)
