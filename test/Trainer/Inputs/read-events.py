"""read-events.py FOLDER LOG: TensorBoard's event files of a folder, in the order of their
names, against the JSON lines of a log."""

import json
import os
import struct
import sys


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def fields(data):
    """The fields of a protocol buffer: number and value."""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(data, at)
        else:
            size, at = varint(data, at) if kind == 2 else ({1: 8, 5: 4}[kind], at)
            value, at = data[at : at + size], at + size
        yield key >> 3, value


def events(path):
    data = open(path, "rb").read()
    at = 0
    while at < len(data):
        (size,) = struct.unpack_from("<Q", data, at)
        yield list(fields(data[at + 12 : at + 12 + size]))
        at += 16 + size
    assert at == len(data)


log = {}
for line in open(sys.argv[2]):
    record = json.loads(line)
    for name, value in record.items():
        if "step" in record and name != "step" and not isinstance(value, str):
            held_out = name.startswith("held_out_")
            tag = "held_out/" + name[9:] if held_out else "train/" + name
            log[tag, record["step"]] = struct.unpack("<f", struct.pack("<f", value))[0]
found = {}
for number, name in enumerate(sorted(os.listdir(sys.argv[1])), 1):
    steps, held_out, void = [], [], ""
    for event in events(os.path.join(sys.argv[1], name)):
        parts = dict(event)
        if 7 in parts:
            void = f"void from {parts[2]} on, "
        for _, value in fields(parts.get(5, b"")):
            scalar = dict(fields(value))
            tag = scalar[1].decode()
            found[tag, parts[2]] = struct.unpack("<f", scalar[2])[0]
            if tag.endswith("/loss"):
                (held_out if tag.startswith("held_out") else steps).append(parts[2])
    print(f"file {number}: {void}steps {steps[0]} to {steps[-1]}, held out {held_out[-1]}")
assert found == log, (found, log)
print(len(found), "numbers are those of the log")
