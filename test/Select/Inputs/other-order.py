"""Turns round the tensors of each library call of a plan: stdin to stdout.

What a call of a library kernel calls its tensors goes with them. Calls of kernels of the
program, whose tensors have no names, stay. How many were turned round is said on stderr.
"""

import re
import sys

CALL = re.compile(r'(plan\.call "[\w.]+" ?)\((.*?)\)( .*?names )\[(.*?)\](?= |$)')
TENSOR = re.compile(r"(?:read|write|read_write) %\w+(?: \+ \d+)? : tensor<[^>]*>")
turned = 0


def turn(match):
    global turned
    tensors = TENSOR.findall(match[2])
    names = match[4].split(", ")
    assert ", ".join(tensors) == match[2] and len(names) == len(tensors), match[0]
    turned += len(names) > 1
    return f"{match[1]}({', '.join(reversed(tensors))}){match[3]}[{', '.join(reversed(names))}]"


for line in sys.stdin:
    sys.stdout.write(CALL.sub(turn, line))
print(f"{turned} calls", file=sys.stderr)
