"""tokens.py BATCH SEQ VOCABULARY STEM | --seed FILE

Writes STEM-tokens.npy and STEM-targets.npy, random and the same each time, or a
scalar seed for `initialise`.
"""

import array
import random
import sys


def write(path, shape, values):
    header = f"{{'descr': '<i4', 'fortran_order': False, 'shape': {shape}, }}"
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    data = array.array("i", values)
    if sys.byteorder == "big":
        data.byteswap()
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little"))
        file.write(header.encode() + data.tobytes())


def main(arguments):
    if arguments[:1] == ["--seed"]:
        return write(arguments[1], "()", [17])
    batch, sequence, vocabulary = map(int, arguments[:3])
    draw = random.Random(1)
    stream = [draw.randrange(vocabulary) for _ in range(batch * sequence + 1)]
    shape = f"({batch}, {sequence})"
    write(arguments[3] + "-tokens.npy", shape, stream[:-1])
    write(arguments[3] + "-targets.npy", shape, stream[1:])


main(sys.argv[1:])
