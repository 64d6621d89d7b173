"""Reads what sass.py printed and holds it to limits:

    within.py 'attention_0: loop.instructions <= 1000, blocks >= 2' ...

A limit may be a figure of another kernel and so much more, `attention_1.loop.alu+512`. Prints each figure with its limit; exit status 1 where one is not kept.
"""

import json
import operator
import sys

COMPARE = {"<=": operator.le, ">=": operator.ge, "==": operator.eq}


def read(name, path):
    value = kernels[name]
    for part in path.split("."):
        value = value[part]
    return value


def limit_of(text):
    if text.isdigit():
        return int(text)
    figure, more = text.split("+")
    name, path = figure.split(".", 1)
    return read(name, path) + int(more)


kernels = {}
for line in sys.stdin:
    kernel = json.loads(line)
    kernels[kernel["name"]] = kernel
kept = True
for argument in sys.argv[1:]:
    name, limits = argument.split(": ")
    for limit in limits.split(", "):
        path, sign, number = limit.split()
        value = read(name, path)
        good = COMPARE[sign](value, limit_of(number))
        kept &= good
        print(f"{name}: {path} is {value}, expected {sign} {number}" + ("" if good else ": NOT KEPT"))
sys.exit(0 if kept else 1)
