"""make-classes.py ROWS: sentences with a label, for the tests: those of class 1 have
more of the letters n to z. As a table with tabs on standard output."""

import random
import sys

draw = random.Random(7)
print("sentence\tlabel")
for _ in range(int(sys.argv[1])):
    label = draw.randrange(2)
    letters = "abcdefghijklm", "nopqrstuvwxyz"
    words = " ".join(
        "".join(draw.choice(letters[draw.random() < (0.3, 0.7)[label]]) for _ in range(draw.randint(2, 8)))
        for _ in range(draw.randint(1, 6))
    )
    print(f"{words}\t{label}")
