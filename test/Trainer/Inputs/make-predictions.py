"""Makes predictions.json: what transformers 4.57 answers to questions.json where a score of
each position is given by a formula, so that QuestionsTest.cpp can give the same. Many scores
are equal, as those of a model hardly are. Answers are whole words: of parts of words,
transformers gives whole words or parts, by a heuristic of its own.

    python make-predictions.py      (needs `pip install "transformers<5" sentencepiece`)
"""

import json
import os
import types

from transformers import AlbertTokenizer
from transformers.data.metrics import squad_metrics
from transformers.data.processors import squad

LENGTH, STRIDE, QUESTION = 40, 9, 12
CANDIDATES, ANSWER, THRESHOLD = 8, 12, 1.0
folder = os.path.dirname(os.path.abspath(__file__))


def mix(value):
    bits = (1 << 64) - 1
    value = (value + 0x9E3779B97F4A7C15) & bits
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & bits
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & bits
    return value ^ (value >> 31)


def score(kind, question, window, position):
    """Of a start (0) or an end (1): -4 to below 4, in eighths; of [CLS] 5 more."""
    return mix(kind << 48 | question << 32 | window << 16 | position) % 64 / 8 - 4 + 5 * (position == 0)


class Words:
    """Which pieces of a paragraph words begin and end with."""

    def __init__(self, tokenizer, words):
        self.pieces = [piece for word in words for piece in tokenizer.tokenize(word)]
        self.word = [i for i, word in enumerate(words) for _ in tokenizer.tokenize(word)]

    def begins(self, i):
        first = i == 0 or self.word[i] != self.word[i - 1]
        return first or (self.pieces[i - 1] == "\u2581" and self.begins(i - 1))

    def ends(self, i):
        return i + 1 == len(self.word) or self.word[i] != self.word[i + 1]

    def fits(self, kind, i):
        return self.ends(i) if kind else self.begins(i)


def main():
    with open(os.path.join(folder, "questions.json")) as file:
        data = json.load(file)["data"]
    tokenizer = AlbertTokenizer(os.path.join(folder, "spiece.model"))
    squad.tokenizer = tokenizer
    examples = squad.SquadV2Processor()._create_examples(data, "dev")
    features, results, windows = [], [], []
    for number, example in enumerate(examples):
        its = squad.squad_convert_example_to_features(example, LENGTH, STRIDE, QUESTION, "max_length", False)
        windows.append([sum(mix(i << 32 | token) for i, token in enumerate(one.input_ids)) % (1 << 52) for one in its])
        words = Words(tokenizer, example.doc_tokens)
        for window, feature in enumerate(its):
            base = min(feature.token_to_orig_map)
            feature.example_index, feature.unique_id = number, len(features)
            features.append(feature)
            scores = [[score(kind, number, window, i) for i in range(LENGTH)] for kind in (0, 1)]
            for kind in (0, 1):
                for i in feature.token_to_orig_map:
                    if not words.fits(kind, window * STRIDE + i - base):
                        scores[kind][i] -= 16
            results.append(types.SimpleNamespace(unique_id=feature.unique_id, start_logits=scores[0], end_logits=scores[1]))
    paths = [os.path.join("/tmp", name) for name in ("said", "best", "none")]
    squad_metrics.compute_predictions_logits(examples, features, results, CANDIDATES, ANSWER, True, *paths, False, True,
                                             THRESHOLD, tokenizer)
    said, best, none = (json.load(open(path)) for path in paths)
    golden = {"length": LENGTH, "stride": STRIDE, "question": QUESTION, "candidates": CANDIDATES, "answer": ANSWER,
              "threshold": THRESHOLD, "questions": []}
    for example, its in zip(examples, windows):
        id = example.qas_id
        golden["questions"].append({"windows": its, "text": said[id], "absence": none[id],
                                    "candidates": [[one["text"], one["start_logit"], one["end_logit"], one["probability"]] for one in best[id]]})
    with open(os.path.join(folder, "predictions.json"), "w") as file:
        lines = ",\n".join(json.dumps(one) for one in golden.pop("questions"))
        file.write(json.dumps(golden)[:-1] + ', "questions": [\n' + lines + "\n]}\n")


if __name__ == "__main__":
    main()
