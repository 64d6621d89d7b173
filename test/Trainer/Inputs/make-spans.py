"""make-spans.py COUNT VERSION: questions about a small language on standard output, in SQuAD's
JSON. A paragraph says once what is old, and the question asks for it; of version v2.0 some say
nothing."""

import json
import random
import sys

draw = random.Random(5)
version = sys.argv[2]
words = "the a cat dog bird sees finds likes young green big small house tree river".split()
things = "cat dog bird house tree river".split()
paragraphs = []
for number in range(int(sys.argv[1])):
    left = " ".join(draw.choice(words) for _ in range(draw.randint(2, 20)))
    right = " ".join(draw.choice(words) for _ in range(draw.randint(2, 20)))
    thing = draw.choice(things)
    known = version != "v2.0" or draw.random() < 0.7
    context = f"{left} {'old' if known else 'and'} {thing} {right}."
    question = {"id": f"q{number}", "question": "old?", "answers": []}
    if known:
        question["answers"] = [{"text": thing, "answer_start": len(left) + 5}]
    if version == "v2.0":
        question["is_impossible"] = not known
    paragraphs.append({"context": context, "qas": [question]})
json.dump({"version": version, "data": [{"title": "old", "paragraphs": paragraphs}]}, sys.stdout)
