"""compare-curves.py FIRST.log SECOND.log BAND: whether two runs learned alike.

The means of the losses of each 20 steps may be BAND apart: single steps differ by
chance, and what is lost by rounding shows in every one.
"""

import json
import sys

STRETCH = 20


def losses(path):
    records = [json.loads(line) for line in open(path)]
    return [record["loss"] for record in records if "loss" in record and "step" in record]


first, second = losses(sys.argv[1]), losses(sys.argv[2])
if len(first) != len(second) or len(first) % STRETCH:
    sys.exit(f"{len(first)} and {len(second)} steps")
apart = [sum(second[i:i + STRETCH]) / STRETCH - sum(first[i:i + STRETCH]) / STRETCH
         for i in range(0, len(first), STRETCH)]
worst = max(apart, key=abs)
print(f"{len(first)} steps, loss {first[0]:.3f} to {first[-1]:.3f}; means of {STRETCH} steps at most {abs(worst):.4f} apart")
sys.exit(abs(worst) > float(sys.argv[3]))
