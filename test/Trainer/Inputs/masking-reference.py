"""What Google's create_masked_lm_predictions (ALBERT, create_pretraining_data.py)
draws, from the steps that it takes: of all masked tokens of rows of 512 tokens in
words of 1 to 3 pieces, the share by how many tokens lie side by side.

    python masking-reference.py      prints the table of MaskingTest.cpp
"""

import random

LENGTH, RATE, ROWS = 512, 0.15, 5000


def mask(words: list[list[int]], ngrams: int, draw: random.Random) -> set[int]:
    wanted = max(1, round(LENGTH * RATE))
    order = list(range(len(words)))
    draw.shuffle(order)
    masked: set[int] = set()
    for first in order:
        if len(masked) >= wanted:
            break
        sizes = list(range(1, min(ngrams, len(words) - first) + 1))
        count = draw.choices(sizes, [1 / n for n in sizes])[0]
        chosen = sum(words[first : first + count], [])
        while count > 1 and len(masked) + len(chosen) > wanted:
            count -= 1
            chosen = sum(words[first : first + count], [])
        if len(masked) + len(chosen) > wanted or masked & set(chosen):
            continue
        masked |= set(chosen)
    return masked


def main():
    for whole in (False, True):
        for ngrams in (1, 3):
            draw = random.Random(1)
            shares = [0] * 9
            total = 0
            for _ in range(ROWS):
                # As the test makes them: pieces 1 + i % 3 of a word, [CLS] and [SEP] left out.
                words: list[list[int]] = []
                at = 1
                size = 0
                while at < LENGTH - 1:
                    pieces = list(range(at, min(at + 1 + size % 3, LENGTH - 1)))
                    words.extend([pieces] if whole else [[p] for p in pieces])
                    at += len(pieces)
                    size += 1
                masked = mask(words, ngrams, draw)
                total += len(masked)
                run = 0
                for position in range(LENGTH + 1):
                    if position in masked:
                        run += 1
                    elif run:
                        shares[min(run, 8)] += run
                        run = 0
            print(whole, ngrams, total / ROWS, [round(s / total, 4) for s in shares[1:]])


main()
