"""batch.py gpt2|albert BATCH SEQ VOCABULARY STEM | --seed FILE

Writes a batch that looks random and is the same each time, an STEM-INPUT.npy for each input of
the step, and their names in the order of the step's inputs to STEM.inputs. ALBERT's is of masked
words and order, 15 % of the positions, without padding. --seed: a scalar for `initialise`.
"""

import array
import pathlib
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


def gpt2(draw, batch, sequence, vocabulary):
    stream = [draw.randrange(vocabulary) for _ in range(batch * sequence + 1)]
    return {"tokens": (sequence, stream[:-1]), "targets": (sequence, stream[1:])}


def albert(draw, batch, sequence, vocabulary):
    def below(end, width):
        return width, [draw.randrange(end) for _ in range(batch * width)]

    masked = sequence * 15 // 100
    places = [sorted(draw.sample(range(sequence), masked)) for _ in range(batch)]
    return {
        "tokens": below(vocabulary, sequence),
        "token_types": (sequence, [int(2 * place >= sequence) for place in range(sequence)] * batch),
        "attention_mask": (sequence, [1] * (batch * sequence)),
        "masked_positions": (masked, sum(places, [])),
        "masked_tokens": below(vocabulary, masked),
        "order": (0, [draw.randrange(2) for _ in range(batch)]),
    }


def main(arguments):
    if arguments[:1] == ["--seed"]:
        return write(arguments[1], "()", [17])
    stem = pathlib.Path(arguments[4])
    batch, sequence, vocabulary = map(int, arguments[1:4])
    inputs = {"gpt2": gpt2, "albert": albert}[arguments[0]](random.Random(1), batch, sequence, vocabulary)
    for name, (width, values) in inputs.items():
        write(f"{stem}-{name}.npy", f"({batch}, {width})" if width else f"({batch},)", values)
    pathlib.Path(f"{stem}.inputs").write_text("".join(f"{stem.name}-{name}.npy\n" for name in inputs))


main(sys.argv[1:])
