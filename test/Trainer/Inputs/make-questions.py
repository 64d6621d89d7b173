"""Makes questions.json (SQuAD 2.0), answers.json (a prediction and a probability of
no answer for each question) and answer-scores.json: what the squad metrics of
transformers 4.57 say of them, which SQuAD's official script agrees with.

    python make-questions.py      (needs `pip install "transformers<5"`, Python below 3.12,
                                   whose sum() adds one number after the other)
"""

import json
import os
import random

from transformers.data.metrics.squad_metrics import get_raw_scores, squad_evaluate

folder = os.path.dirname(os.path.abspath(__file__))

CONTEXTS = [
    "In 1990, the Caf\u00e9 de Flore (Paris) sold 12,345 cups; its owner, Mr. O'Neill, paid $5.00 for an apple.",
    "The ALBERT model -- a \u201clite\u201d BERT -- has 12 million parameters. A the an: articles!",
    "\u039f \u039f\u0394\u03a5\u03a3\u03a3\u0395\u03a5\u03a3 came home. \u0130stanbul isn't Constantinople; Stra\u00dfe is STRASSE.",
    "\u6771\u4eac\u306f\u65e5\u672c\u306e\u9996\u90fd\u3067\u3059\u3002 Tokyo is the capital, \U0001f600 really.",
    "A\u0301 is a\u0301 with a mark, a\u00a0non-breaking blank, x\u2003y and a_b_the_c; the_end, an-a-the.",
    "One one ONE two Two three: the the the. U.S.A. or USA? 3.14159 is \u03c0, and \u00bd is a half.",
]

ODD = ["", " ", "the", "An", "...", "a the an", "THE!", "\u00a0", "\u0301", "none", "empty", "a\u0301", "\u2013"]


class Example:
    def __init__(self, qas_id, answers):
        self.qas_id = qas_id
        self.answers = answers


def spans(draw: random.Random, context: str) -> tuple[int, int]:
    start = draw.randrange(len(context))
    return start, min(len(context), start + draw.randrange(1, 25))


def vary(draw: random.Random, text: str) -> str:
    kind = draw.randrange(9)
    words = text.split()
    if kind == 0:
        return text.upper()
    if kind == 1:
        return "The " + text + "."
    if kind == 2:
        return text.lower()
    if kind == 3 and len(words) > 1:
        return " ".join(words[: draw.randrange(1, len(words))])
    if kind == 4:
        draw.shuffle(words)
        return "  ".join(words + words[:1])
    if kind == 5:
        return draw.choice(ODD)
    if kind == 6:
        return text.replace(" ", "\u2003") + " an"
    if kind == 7:
        return text.replace("e", "")
    return text


def main():
    draw = random.Random(5)
    paragraphs = [{"context": context, "qas": []} for context in CONTEXTS]
    examples, predictions, absence = [], {}, {}
    for paragraph in paragraphs:
        context = paragraph["context"]
        for _ in range(50):
            qid = f"q{len(examples)}"
            answers = []
            if draw.random() < 0.7:
                for _ in range(draw.choice([1, 1, 1, 2, 3, 5])):
                    start, end = spans(draw, context)
                    answers.append({"text": context[start:end], "answer_start": start})
                if draw.random() < 0.1 and "the" in context:
                    answers = [{"text": "the", "answer_start": context.index("the")}]
            examples.append(Example(qid, answers))
            paragraph["qas"].append(
                {"id": qid, "question": f"What is {qid}?", "answers": answers, "is_impossible": not answers}
            )
            base = draw.choice(answers)["text"] if answers else draw.choice(["", "", context[:9]])
            predictions[qid] = vary(draw, base)
            absence[qid] = round(draw.random(), draw.choice([1, 3]))
    # The metrics go by the order of the questions in the file.
    ordered = [q["id"] for p in paragraphs for q in p["qas"]]
    assert ordered == [e.qas_id for e in examples] and len(ordered) == 300
    exact, f1 = get_raw_scores(examples, predictions)
    scores = {
        "questions": {qid: [exact[qid], f1[qid]] for qid in ordered},
        "plain": squad_evaluate(examples, predictions),
        "threshold": squad_evaluate(examples, predictions, absence, 0.5),
    }

    def save(name, value):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            json.dump(value, file, indent=0)
            file.write("\n")

    save("questions.json", {"version": "v2.0", "data": [{"title": "made up", "paragraphs": paragraphs}]})
    save("answers.json", {"predictions": predictions, "absence": absence})
    save("answer-scores.json", scores)
    print(scores["plain"])


main()
