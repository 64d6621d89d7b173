"""Writes the questions of `make demo-albert`, as SQuAD's JSON: paragraphs about programs
that nobody wrote, and what can be asked of them. Those of the second file have other names
than those of the first.

    demo-albert-questions.py TRAIN.json TEST.json
"""

import json
import random
import sys

FIRST = "ba be bo da de do ka ke ko la le lo ma me mo na ne no ra re ro ta te to".split()
LAST = "lin ran tor mel dan vik son bert ser tan len mar".split()
KINDS = ["library", "program", "driver", "compiler", "editor", "server"]
PURPOSES = ["drawing maps", "sending mail", "reading source code", "copying files",
            "sorting lists", "playing music", "printing text", "counting words"]
LICENSES = ["the general public license", "the apache license", "the artistic license",
            "the free documentation license", "the mozilla public license"]

# A fact, as it is told and as it is asked for.
FACTS = {
    "author": (["It was written by {author}.", "{author} wrote it.", "Its author is {author}."],
               ["Who wrote {name}?", "Who is the author of {name}?"]),
    "year": (["The first version is from {year}.", "It was made in {year}.",
              "Since {year} it may be copied."],
             ["When was {name} made?", "From which year is {name}?"]),
    "license": (["You may use it under {license}.", "It comes under {license}."],
                ["Under which license is {name}?", "Which license does {name} have?"]),
    "purpose": (["It is for {purpose}.", "It is used for {purpose}."],
                ["What is {name} for?", "What is {name} used for?"]),
}


def name(draw, syllables):
    return "".join(draw.choice(FIRST) for _ in range(syllables)) + draw.choice(LAST)


def paragraph(draw, seen):
    """A paragraph about a program whose name is not in `seen`, and its questions."""
    program = name(draw, 1)
    while program in seen:
        program = name(draw, 2)
    seen.add(program)
    facts = {"author": f"{name(draw, 1).capitalize()} {name(draw, 1).capitalize()}",
             "year": str(draw.randrange(1970, 2025)), "license": draw.choice(LICENSES),
             "purpose": draw.choice(PURPOSES)}
    text = f"{program.capitalize()} is a {draw.choice(KINDS)}."
    questions = []
    for kind in draw.sample(list(FACTS), len(FACTS)):
        told, asked = FACTS[kind]
        before, after = draw.choice(told).split("{" + kind + "}")
        start = len(text) + 1 + len(before)
        text += f" {before}{facts[kind]}{after}"
        questions.append({
            "id": f"{program}-{kind}",
            "question": draw.choice(asked).format(name=program.capitalize()),
            "answers": [{"text": facts[kind], "answer_start": start}]})
    return {"context": text, "qas": questions}


def write(path, draw, seen, count):
    data = [{"title": "programs", "paragraphs": [paragraph(draw, seen) for _ in range(count)]}]
    with open(path, "w") as file:
        json.dump({"version": "1.1", "data": data}, file, indent=1)


random_numbers, names = random.Random(1), set()
write(sys.argv[1], random_numbers, names, 500)
write(sys.argv[2], random_numbers, names, 75)
