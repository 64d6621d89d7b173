"""make-documents.py: sixty documents of a small language on standard output, a sentence a
line, for the tests."""

import random

draw = random.Random(3)
words = "the a cat dog bird sees finds likes old young green big small house tree river".split()
for _ in range(60):
    for _ in range(draw.randint(3, 9)):
        print(" ".join(draw.choice(words) for _ in range(draw.randint(4, 12))) + ".")
    print()
