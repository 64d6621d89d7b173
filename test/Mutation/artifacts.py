"""Mutations of `.trc` files: of the bytes, and of what they mean.

`flatc` turns the FlatBuffer into JSON and back, so that every integer of the program
can become another one behind a checksum that fits. What a writer of the format may do
wrong by accident is to be refused; machine code is left as it is, for it is trusted.
"""

import json
import random
import re
import struct
import subprocess
import tempfile
from pathlib import Path

from mutations import BINARY, change_json, json_text, mutate

HEADER = 64


def checksum(data: bytes) -> int:
    value = 0xCBF29CE484222325
    data += b"\0" * (-len(data) % 8)
    for (part,) in struct.iter_unpack("<Q", data):
        value = (value ^ part) * 0x100000001B3 % (1 << 64)
    return value


def mended(data: bytes) -> bytes:
    """With the size and the checksum that fit."""
    if len(data) < HEADER:
        return data
    return data[:32] + struct.pack("<QQ", len(data), checksum(data[HEADER:])) + data[48:]


class Artifacts:
    def __init__(self, flatc: str, schema: Path, folder: Path | None = None):
        self.flatc, self.schema, self.folder = flatc, schema, folder

    def unpack(self, data: bytes):
        """The program as JSON, with the fields that have their default."""
        offset, size = struct.unpack_from("<QQ", data, 16)
        (self.folder / "program.bin").write_bytes(data[offset:offset + size])
        self.run("--json", "--raw-binary", "--strict-json", "--defaults-json", str(self.schema), "--", "program.bin")
        text = (self.folder / "program.json").read_text()
        return json.loads(re.sub(r"(?<=[\s\[:])(-?)inf\b", r"\1Infinity", re.sub(r"(?<=[\s\[:])-?nan\b", "NaN", text)))

    def run(self, *arguments: str):
        subprocess.run([self.flatc, *arguments], cwd=self.folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def pack(self, data: bytes, program) -> bytes | None:
        """The file with another program; none where the schema has no such one."""
        offset, size = struct.unpack_from("<QQ", data, 16)
        (self.folder / "changed.json").write_bytes(json_text(program))
        try:
            self.run("--binary", str(self.schema), "changed.json")
        except subprocess.CalledProcessError:
            return None
        flat = (self.folder / "changed.trc").read_bytes()
        # Segments begin at pages of the file: the program gets as many as it needs.
        end = -(-(offset + size) // 4096) * 4096
        room = -(-(offset + len(flat)) // 4096) * 4096
        for segment in program.get("segments", []) if isinstance(program, dict) else []:
            if isinstance(segment, dict) and type(segment.get("offset")) is int:
                segment["offset"] += room - end
        if room != end:
            (self.folder / "changed.json").write_bytes(json_text(program))
            self.run("--binary", str(self.schema), "changed.json")
            flat = (self.folder / "changed.trc").read_bytes()
        head = data[:24] + struct.pack("<Q", len(flat)) + data[32:offset]
        return mended(head + flat + b"\0" * (room - offset - len(flat)) + data[end:])

    def mutate(self, rng: random.Random, data: bytes) -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            return Artifacts(self.flatc, self.schema, Path(folder)).changed(rng, data)

    def changed(self, rng: random.Random, data: bytes) -> bytes:
        kind = rng.randrange(4)
        if kind == 0:  # damage as it comes; the checksum is to find it
            return mutate(rng, data, BINARY)
        if kind == 1:  # behind the checksum, in the FlatBuffer
            end = HEADER + struct.unpack_from("<Q", data, 24)[0]
            return mended(data[:HEADER] + mutate(rng, data[HEADER:end], BINARY)[:end - HEADER].ljust(end - HEADER, b"\0") + data[end:])
        program = self.unpack(data)
        for _ in range(rng.choice([1, 1, 2])):
            program = change_json(rng, program, lambda path: path[0] != "segments" or rng.random() < 0.2)
        return self.pack(data, program) or mutate(rng, data, BINARY)
