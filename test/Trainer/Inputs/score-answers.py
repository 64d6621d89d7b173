"""score-answers.py DATA PREDICTIONS LOG: exact match and F1 of the predictions, as SQuAD's
official script defines them, against the last held-out numbers of a log."""

import collections
import json
import re
import string
import sys


def words(answer):
    kept = "".join(c for c in answer.lower() if c not in string.punctuation)
    return re.sub(r"\b(a|an|the)\b", " ", kept).split()


def f1(gold, said):
    if not gold or not said:
        return float(gold == said)
    same = sum((collections.Counter(gold) & collections.Counter(said)).values())
    return 2 * same / (len(gold) + len(said))


data, said = (json.load(open(path)) for path in sys.argv[1:3])
held_out = [json.loads(line) for line in open(sys.argv[3]) if "held_out_f1" in line][-1]
exact, partial = [], []
for article in data["data"]:
    for paragraph in article["paragraphs"]:
        for question in paragraph["qas"]:
            if question["id"] in said:
                golds = [words(answer["text"]) for answer in question["answers"]] or [[]]
                answer = words(said[question["id"]])
                exact.append(max(gold == answer for gold in golds))
                partial.append(max(f1(gold, answer) for gold in golds))
ours = held_out["held_out_exact"], held_out["held_out_f1"]
theirs = 100 * sum(exact) / len(exact), 100 * sum(partial) / len(partial)
assert max(abs(a - b) for a, b in zip(ours, theirs)) < 1e-9, (ours, theirs)
print(f"{len(exact)} answers agree")
