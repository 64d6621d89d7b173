"""Mutations of bytes, texts, JSON and FlatBuffers.

Each function takes a random.Random and what it changes, and gives the changed
bytes. The same seed gives the same bytes. What a format checks first (a length, a
checksum) is mended by those who know the format (formats.py, artifacts.py), or
hardly any mutation would get behind it.
"""

import json
import math
import random
import re

# What programs read wrongly: bounds of types, signs, what no type holds.
NUMBERS = ["0", "-1", "1", "-0", "127", "255", "256", "32768", "65536", "2147483647", "2147483648", "-2147483649",
           "4294967295", "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
           "18446744073709551615", "18446744073709551616", "1e400", "-1e400", "1e-400", "1e308", "0.5", "NaN", "nan",
           "inf", "-Infinity", "1e5", "007", "0x10", "1_000", "9" * 400]
BYTES = [b"\0", b"\xff", b"\x80", b"\xc3", b"\xf4\x90\x80\x80", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r", b"\n", b"\x1b[2J",
         b"\\u0000", b"\\ud800", b"\"", b"\\", b"{", b"[", b"%s%n", b"A" * 70000, b"(" * 3000, b"[" * 3000, b"{\"a\":" * 3000]
WORDS = [0, 1, 2, 7, 8, 0x7f, 0xff, 0x7fff, 0x7fffffff, 0x80000000, 0xffffffff, 1 << 33, 1 << 40, (1 << 63) - 1, 1 << 63,
         (1 << 64) - 1]


def flip(rng: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 8, 64])):
        if changed:
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def truncate(rng: random.Random, data: bytes) -> bytes:
    return data[:rng.randrange(len(data) + 1)]


def duplicate(rng: random.Random, data: bytes) -> bytes:
    begin, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    at = rng.randrange(len(data) + 1)
    times = rng.choice([1, 1, 2, 50]) if end - begin < 4096 else 1
    return data[:at] + data[begin:end] * times + data[at:]


def swap(rng: random.Random, data: bytes) -> bytes:
    a, b, c, d = sorted(rng.randrange(len(data) + 1) for _ in range(4))
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:]


def remove(rng: random.Random, data: bytes) -> bytes:
    begin, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    return data[:begin] + data[min(end, begin + rng.choice([1, 4, 64, end])):]


def insert(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(BYTES) + data[at:]


def word(rng: random.Random, data: bytes) -> bytes:
    """An integer of 1 to 8 bytes, where integers stand, becomes another."""
    width = rng.choice([1, 2, 4, 8])
    if len(data) < width:
        return data
    at = rng.randrange((len(data) - width) // width + 1) * width
    value = rng.choice(WORDS + [int.from_bytes(data[at:at + width], "little") + rng.choice([-1, 1, 64])])
    return data[:at] + (value % (1 << 8 * width)).to_bytes(width, "little") + data[at + width:]


def number(rng: random.Random, data: bytes) -> bytes:
    """A number of a text becomes an extreme one."""
    found = list(re.finditer(rb"-?\d+(\.\d+)?([eE][-+]?\d+)?", data))
    if not found:
        return insert(rng, data)
    chosen = rng.choice(found)
    return data[:chosen.start()] + rng.choice(NUMBERS).encode() + data[chosen.end():]


def line(rng: random.Random, data: bytes) -> bytes:
    """A line is left out, comes twice, comes elsewhere, or is joined with the next."""
    lines = data.split(b"\n")
    at = rng.randrange(len(lines))
    kind = rng.randrange(4)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(rng.randrange(len(lines) + 1), lines[at])
    elif kind == 2:
        lines.insert(rng.randrange(len(lines)), lines.pop(at))
    else:
        return data.replace(b"\n", rng.choice([b"", b"\r", b"\r\n", b" "]), rng.choice([1, -1]))
    return b"\n".join(lines)


def token(rng: random.Random, data: bytes) -> bytes:
    """A word or sign of a text becomes another one of it."""
    tokens = list(re.finditer(rb"[A-Za-z_.]+|\d+|[^\sA-Za-z0-9]", data))
    if len(tokens) < 2:
        return insert(rng, data)
    chosen, other = rng.choice(tokens), rng.choice(tokens)
    return data[:chosen.start()] + other.group() + data[chosen.end():]


# Words of a program by what stands for what: class, and others of it.
CLASSES = [(rb"stablehlo\.\w+", [b"stablehlo.add", b"stablehlo.tanh", b"stablehlo.sine", b"stablehlo.transpose", b"stablehlo.reshape"]),
           (rb"%\w+", []), (rb"\b(?:f|bf|i|ui)\d+\b", [b"f16", b"bf16", b"f32", b"f64", b"i1", b"i4", b"i8", b"i64", b"ui2", b"ui64"]),
           (rb"(?<=[<x])\d+x", [b"0x", b"1x", b"2x", b"3x", b"70000x", b"4294967296x"]),
           (rb"(?<![\w.])-?\d+(?![\w.])", [b"0", b"1", b"2", b"-1", b"63", b"64", b"4294967296"]),
           (rb"-?\d+\.\d+(?:e[-+]\d+)?", [b"0.0", b"-0.0", b"1.0e38", b"1.0e-45", b"0x7FC00000", b"0xFF800000"])]


def similar(rng: random.Random, data: bytes) -> bytes:
    """A word of a program becomes one of the same class, there or wherever it stands."""
    pattern, others = rng.choice(CLASSES)
    found = list(re.finditer(pattern, data))
    if not found:
        return token(rng, data)
    chosen = rng.choice(found)
    new = rng.choice(others + [match.group() for match in found])
    if rng.random() < 0.5:
        return re.sub(pattern, lambda match: new if match.group() == chosen.group() else match.group(), data)
    return data[:chosen.start()] + new + data[chosen.end():]


BINARY = [flip, flip, truncate, duplicate, swap, remove, insert, word, word, word]
TEXT = [flip, truncate, duplicate, swap, remove, insert, number, number, number, line, token, token]


def mutate(rng: random.Random, data: bytes, kinds) -> bytes:
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        data = rng.choice(kinds)(rng, data)
    return data


class Raw(float):
    """A number that JSON text holds as it stands here, also where no float does."""

    def __new__(cls, text):
        raw = super().__new__(cls, 0.0)
        raw.text = text
        return raw

    def __repr__(self):
        return self.text


def places(value, path=()):
    """Every place of a JSON value: (path, value there)."""
    yield path, value
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from places(value[key], path + (key,))


def other_value(rng: random.Random, value):
    if isinstance(value, (int, float)) and not isinstance(value, bool) and rng.random() < 0.6:
        return Raw(rng.choice(NUMBERS[:27])) if rng.random() < 0.8 else value + rng.choice([-1, 1])
    return rng.choice([None, True, False, 0, -1, Raw("1e400"), Raw("18446744073709551616"), 0.5, "", "a" * 5000, "\0", "\x1b[2J",
                       "\ud800", [], {}, [value], {"a": value}, [[]] * 50, [0] * 5000, str(value), Raw("[" * 100000 + "]" * 100000)])


def change_json(rng: random.Random, value, among=lambda path: True):
    """The value with one of its places changed, removed or doubled."""
    value = json.loads(json.dumps(value))
    path, old = rng.choice([place for place in places(value) if place[0] and among(place[0])] or [((), value)])
    if not path:
        return other_value(rng, value)
    holder = value
    for key in path[:-1]:
        holder = holder[key]
    kind = rng.randrange(6)
    if kind == 0:
        del holder[path[-1]]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), old)
    elif kind == 1:
        holder[rng.choice(["", "a" * 3000, "\x1b[2J", str(path[-1]) + "x", str(path[-1]).upper()])] = old
    elif kind == 2:
        siblings = [v for _, v in places(value) if type(v) is type(old)]
        holder[path[-1]] = json.loads(json.dumps(rng.choice(siblings)))
    else:
        holder[path[-1]] = other_value(rng, old)
    return value


def json_text(value) -> bytes:
    """As text, with numbers that no float holds."""
    if isinstance(value, Raw):
        return value.text.encode()
    if isinstance(value, dict):
        return b"{" + b", ".join(json.dumps(key).encode() + b": " + json_text(v) for key, v in value.items()) + b"}"
    if isinstance(value, list):
        return b"[" + b", ".join(json_text(v) for v in value) + b"]"
    if isinstance(value, float) and not math.isfinite(value):
        return str(value).encode()  # flatc's inf and nan; JSON has none
    return json.dumps(value).encode()


def mutate_json(rng: random.Random, data: bytes) -> bytes:
    """One half of the time a value is changed, else the text itself."""
    if rng.random() < 0.5:
        return mutate(rng, data, TEXT)
    value = json.loads(data)
    return json_text(change_json(rng, value))
