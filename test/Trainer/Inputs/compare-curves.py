"""compare-curves.py FIRST.log SECOND.log BAND [NAME=MOST ...]: whether two runs learned alike.

The means of the losses of each 20 steps may be BAND apart: single steps differ by
chance, and what is lost by rounding shows in every one. Each loss NAME of the log is held
so, and has come down to MOST in the last 20 steps of both; without names it is the loss.
"""

import json
import sys

STRETCH = 20


def means(path, name):
    records = [json.loads(line) for line in open(path)]
    losses = [record[name] for record in records if name in record and "step" in record]
    if not losses or len(losses) % STRETCH:
        sys.exit(f"{path}: {len(losses)} steps")
    return [sum(losses[i:i + STRETCH]) / STRETCH for i in range(0, len(losses), STRETCH)]


wrong = False
for word in sys.argv[4:] or ["loss=inf"]:
    name, most = word.split("=")
    first, second = means(sys.argv[1], name), means(sys.argv[2], name)
    worst = max((b - a for a, b in zip(first, second, strict=True)), key=abs)
    print(f"{len(first) * STRETCH} steps, {name} {first[0]:.3f} to {first[-1]:.3f} and {second[-1]:.3f}; "
          f"means of {STRETCH} steps at most {abs(worst):.4f} apart")
    wrong |= not (abs(worst) <= float(sys.argv[3]) and max(first[-1], second[-1]) <= float(most))
sys.exit(wrong)
