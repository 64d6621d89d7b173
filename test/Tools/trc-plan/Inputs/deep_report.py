"""Gives a program, argv[1], a report of brackets inside each other, and writes it to argv[2]."""

import struct
import sys

HEADER = "<8sIIQQQQQQ"  # runtime/schema/README.md
BRACKETS = 200_000


def checksum(data):
    value = 0xCBF29CE484222325
    for (word,) in struct.iter_unpack("<Q", data + bytes(-len(data) % 8)):
        value = (value ^ word) * 0x100000001B3 % 2**64
    return value


def with_report(root, text):
    """The report goes to the end; the offset that pointed to it points there."""
    old = root.index(b"{\n") - 4
    place = next(at for at in range(0, old, 4) if at + struct.unpack_from("<I", root, at)[0] == old)
    root = bytearray(root + bytes(-len(root) % 8))
    struct.pack_into("<I", root, place, len(root) - place)
    return bytes(root + struct.pack("<I", len(text)) + text + b"\0")


with open(sys.argv[1], "rb") as file:
    program = file.read()
magic, version, size, start, length, _, _, *zeros = struct.unpack_from(HEADER, program)
root = with_report(program[start:start + length], b"[" * BRACKETS)
program += bytes(-len(program) % 64)
body = program[size:] + root
with open(sys.argv[2], "wb") as file:
    file.write(struct.pack(HEADER, magic, version, size, len(program), len(root), size + len(body),
                           checksum(body), *zeros) + body)
