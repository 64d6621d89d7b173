"""What the heads of transformers are given for a batch as trc's programs take it.

A batch is a dictionary of the program's inputs by name. Even batches have padding,
odd ones have none; a word that is not asked for, an answer behind the sequence and an
order that is not known are among them.
"""

import torch
from transformers import (AlbertConfig, AlbertForMaskedLM, AlbertForPreTraining, AlbertForQuestionAnswering,
                          AlbertForSequenceClassification, GPT2Config,
                          GPT2ForSequenceClassification, GPT2LMHeadModel)

MASKED = 4


class NextToken:
    model, config, name = GPT2LMHeadModel, GPT2Config, "gpt2"
    flags = []

    @staticmethod
    def batch(draw, config, B, T, padded):
        text = draw(config.vocab_size, (B, T + 1))
        return {"tokens": text[:, :-1], "targets": text[:, 1:]}

    @staticmethod
    def loss(model, batch):
        # transformers shifts the labels itself: position T foretells nothing.
        text = torch.cat([batch["tokens"], batch["targets"][:, -1:]], 1)
        return model(input_ids=text, labels=text).loss

    @staticmethod
    def scores(model, batch):
        """What the entry `next` says behind the last token of the first row."""
        return {"logits": model(input_ids=batch["tokens"][:1]).logits[0, -1]}


def albert_text(draw, config, B, T, padded):
    mask = torch.ones(B, T, dtype=torch.int64)
    if padded:
        for row in range(1, B):  # the first is whole
            mask[row, T - draw(T // 2, ()).item() - 1:] = 0
    tokens = draw(config.vocab_size, (B, T)) * mask + config.pad_token_id * (1 - mask)
    return {"tokens": tokens, "token_types": draw(config.type_vocab_size, (B, T)), "attention_mask": mask}


def albert_inputs(batch):
    return {"input_ids": batch["tokens"], "token_type_ids": batch["token_types"],
            "attention_mask": batch["attention_mask"]}


class MaskedWords:
    model, config, name = AlbertForMaskedLM, AlbertConfig, "albert"
    flags = ["--task=masked-words", f"--masked={MASKED}"]

    @staticmethod
    def batch(draw, config, B, T, padded):
        batch = albert_text(draw, config, B, T, padded)
        lengths = batch["attention_mask"].sum(1)
        batch["masked_positions"] = torch.stack(
            [torch.argsort(draw(1 << 20, (int(n),)))[:MASKED] for n in lengths])
        batch["masked_tokens"] = draw(config.vocab_size, (B, MASKED))
        batch["masked_tokens"][0, -1] = -1
        return batch

    @staticmethod
    def labels(batch):
        labels = torch.full_like(batch["tokens"], -100)
        words = batch["masked_tokens"]
        return labels.scatter(1, batch["masked_positions"], torch.where(words < 0, -100, words))

    @classmethod
    def loss(cls, model, batch):
        return model(**albert_inputs(batch), labels=cls.labels(batch)).loss


class MaskedWordsAndOrder(MaskedWords):
    model = AlbertForPreTraining
    flags = ["--task=masked-words+order", f"--masked={MASKED}"]

    @staticmethod
    def batch(draw, config, B, T, padded):
        order = draw(2, (B,))
        order[-1] = -100
        return MaskedWords.batch(draw, config, B, T, padded) | {"order": order}

    @classmethod
    def loss(cls, model, batch):
        return model(**albert_inputs(batch), labels=cls.labels(batch), sentence_order_label=batch["order"]).loss


def albert_scores(names, model, batch):
    said = model(**albert_inputs(batch))
    return {name: getattr(said, name) for name in names}


class Spans:
    model, config, name = AlbertForQuestionAnswering, AlbertConfig, "albert"
    flags = ["--task=spans"]

    @staticmethod
    def batch(draw, config, B, T, padded):
        starts, ends = draw(T, (B,)), draw(T, (B,))
        ends[0] = T + 3  # behind the sequence
        return albert_text(draw, config, B, T, padded) | {"starts": starts, "ends": ends}

    @staticmethod
    def loss(model, batch):
        return model(**albert_inputs(batch), start_positions=batch["starts"], end_positions=batch["ends"]).loss

    @staticmethod
    def scores(model, batch):
        return albert_scores(["start_logits", "end_logits"], model, batch)


class Classes:
    model, config, name = AlbertForSequenceClassification, AlbertConfig, "albert"
    flags = ["--task=classes"]

    @staticmethod
    def batch(draw, config, B, T, padded):
        text = albert_text(draw, config, B, T, padded)
        if config.num_labels == 1:
            return text | {"labels": draw(1000, (B,)).float() / 500}
        return text | {"labels": draw(config.num_labels, (B,))}

    @staticmethod
    def loss(model, batch):
        return model(**albert_inputs(batch), labels=batch["labels"]).loss

    @staticmethod
    def scores(model, batch):
        return albert_scores(["logits"], model, batch)


class Gpt2Classes:
    """The last token is the last that is not the padding's; that one stands behind the text only."""

    model, config, name = GPT2ForSequenceClassification, GPT2Config, "gpt2"
    flags = ["--task=classes"]

    @staticmethod
    def batch(draw, config, B, T, padded):
        mask = torch.ones(B, T, dtype=torch.int64)
        if padded:
            for row in range(1, B):  # the first is whole
                mask[row, T - draw(T // 2, ()).item() - 1:] = 0
        tokens = draw(config.vocab_size - 1, (B, T))
        tokens = torch.where(mask == 1, tokens, config.pad_token_id)
        return {"tokens": tokens, "attention_mask": mask, "labels": draw(config.num_labels, (B,))}

    @staticmethod
    def loss(model, batch):
        return model(input_ids=batch["tokens"], attention_mask=batch["attention_mask"], labels=batch["labels"]).loss

    @staticmethod
    def scores(model, batch):
        return {"logits": model(input_ids=batch["tokens"], attention_mask=batch["attention_mask"]).logits}
