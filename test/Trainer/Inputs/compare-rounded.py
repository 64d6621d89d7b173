"""compare-rounded.py F32.safetensors BF16.safetensors: whether the second file has the numbers
of the first, each rounded to the nearest of bf16, of two the even one."""

import array
import json
import sys


def tensors(path):
    data = open(path, "rb").read()
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8:8 + length])
    header.pop("__metadata__", None)
    for name, info in sorted(header.items()):
        start, end = info["data_offsets"]
        words = array.array("I" if info["dtype"] == "F32" else "H", data[8 + length + start:8 + length + end])
        yield name, info["dtype"], list(words)


count = 0
for (name, wide, bits), (other, narrow, found) in zip(tensors(sys.argv[1]), tensors(sys.argv[2]), strict=True):
    assert (name, wide, narrow) == (other, "F32", "BF16"), (name, wide, other, narrow)
    assert found == [(word + 0x7FFF + (word >> 16 & 1)) >> 16 for word in bits], name
    count += len(found)
print(f"{count} numbers")
