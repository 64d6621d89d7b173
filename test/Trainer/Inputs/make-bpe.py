"""Makes vocab.json, merges.txt and encodings.json: a small byte-level BPE and
what Hugging Face's `tokenizers` 0.23 makes of some texts with it.

    python make-bpe.py      (needs `pip install tokenizers`)
"""

import json
import os

from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, trainers

folder = os.path.dirname(os.path.abspath(__file__))

CORPUS = [
    "The quick brown fox jumps over the lazy dog. It wasn't lazy; they're quick!",
    "We'll train a small model, and it'll learn the words of this small text.",
    "Numbers: 2021, 1999, 3.14159; code: for (int i = 0; i < 10; ++i) { sum += i; }",
    "Größe, Übermut und Straße; naïve café déjà vu; Ελληνικά και Кириллица тоже.",
    "日本語の文章 and 中文字符 mixed with English words, the the the and and and.",
    "    indented text\n\n\ttabs\tand   blanks   \n",
] * 8

TEXTS = [
    "",
    " ",
    "the",
    "The lazy dog isn't quick, they're not; we'll see. I'd've gone.",
    "IT'S DON'T 'S 'll'll ''s",
    "   leading and   inner   and trailing   ",
    "line\nline\r\nline\n\n\n  line\t\ttab \n ",
    "1234567890 3.14 x2y ²³ ½ Ⅷ ٣٤٥ १२३",
    "Größe Straße naïve café e\u0301 ΕΛΛΗΝΙΚΑ кириллица",
    "日本語の文章と中文字符。한국어 ไทย العربية עברית",
    "emoji 👩‍👩‍👧 🏳️‍🌈 😀😀",
    "white\u00a0space\u2003of\u3000all\u0085kinds\u2028here\u200bzero\u180e",
    "controls \x00\x01\x1c\x1f\x7f end",
    "one<|endoftext|>two <|endoftext|><|endoftext|> three",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "for (int i = 0; i < 10; ++i) { sum += i; } // !!!???...",
    "_under_score__ #hash @at $5.00 100% a-b a--b [x](y)",
]


def main():
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=400,
        min_frequency=2,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        special_tokens=[],
        show_progress=False,
    )
    tokenizer.train_from_iterator(CORPUS, trainer)
    tokenizer.model.save(folder)
    # As GPT-2 has it: one more piece at the end, which no merge makes.
    path = os.path.join(folder, "vocab.json")
    with open(path, encoding="utf-8") as file:
        vocab = json.load(file)
    vocab["<|endoftext|>"] = len(vocab)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(vocab, file, ensure_ascii=False)

    merges = os.path.join(folder, "merges.txt")
    tokenizer = Tokenizer(models.BPE.from_file(path, merges))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens([AddedToken("<|endoftext|>", normalized=False, special=True)])
    cases = [{"text": text, "tokens": tokenizer.encode(text).ids} for text in TEXTS]
    with open(os.path.join(folder, "encodings.json"), "w", encoding="utf-8") as file:
        json.dump(cases, file, ensure_ascii=True, indent=1)
        file.write("\n")


main()
