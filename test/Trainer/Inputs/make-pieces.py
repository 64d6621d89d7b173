"""Makes spiece.model and pieces.json: a small vocabulary in the form of ALBERT's,
and what Hugging Face's tokenizer makes of odd texts with it.

    python make-pieces.py      (needs `pip install "transformers<5" "sentencepiece<0.2"`)

Where two ways to cut a word are equally good, SentencePiece 0.2 may take the other
one than 0.1, which Debian has; hence the version.

The reference is `AlbertTokenizer` of transformers 4.57, the one written in Python,
which calls the SentencePiece library as Google's code does. `AlbertTokenizerFast`
writes the rules again, and does not always agree with it: the script says on how
many of the texts.
"""

import io
import json
import os
import random

import sentencepiece
import transformers

folder = os.path.dirname(os.path.abspath(__file__))

CORPUS = [
    "the quick brown fox jumps over the lazy dog. it wasn't lazy; they're quick!",
    "in 1990, the 12,345 people of 1990, and of 2001, paid $5.00 or 100,000 pounds.",
    "we train a small model, and it learns the words of this small text (or not).",
    "grosse ubermut und strasse; naive cafe deja vu; resume of the coordination.",
    "numbers: 2021, 1999, 3.14159; code: for (int i = 0; i < 10; ++i) { sum += i; }",
    "\u03b5\u03bb\u03bb\u03b7\u03bd\u03b9\u03ba\u03b1 \u03ba\u03b1\u03b9 \u03ba\u03b8\u03c1\u03b8\u03bb\u03bb\u03b8\u03c3\u03b1",
    "hmm mmmm aaa aaaa -- --- ---- ======== .... the international internationalisation of nations",
] * 20

TEXTS = [
    "",
    " ",
    "the",
    "The Quick BROWN fox, the lazy dog.",
    "\t the \n quick\u00a0brown\u3000fox\u2028and\x1cdog\x85  ",
    "Caf\u00e9 cafe\u0301 na\u00efve \u00c5ngstr\u00f6m \u00d8re Stra\u00dfe \u0130stanbul I\u0307 \u1e9e \u0149",
    "``quoted'' and ''quoted`` ''' ```` '' ` '",
    "In 1990, 12,345 people; 1,2,3, 2001,, ,1990 1990,a (1990,) x1990, \u0663\u0664, \u2460, \u00b2, 9\u00b2,",
    "[CLS] the [MASK] dog [SEP] <pad><unk> a[MASK]b [mask] [ MASK ] <PAD> [[MASK]] [CLS",
    "\ufb01ne \ufb03 \u2167 \u00bd \u2026 \u2122 \u33a1 \u3392 \u00aa \uff21\uff22\uff43 \uff11\uff12\uff0c",
    "\u65e5\u672c\u8a9e\u306e\u6587\u7ae0 \u4e2d\u6587 \ud55c\uad6d\uc5b4 \u0e44\u0e17\u0e22 \u0627\u0644\u0639\u0631\u0628\u064a\u0629 \u05e2\u05d1\u05e8\u05d9\u05ea",
    "\u039f\u0394\u039f\u03a3 \u03a3\u03a3 \u1f43\u03c2 \u03a3 a\u03a3b \U0001d6ba \u03b1\U0001d6ba \u03b1\U0001d6ba\u03b1",
    "emoji \U0001f469\u200d\U0001f469\u200d\U0001f467 \U0001f3f3\ufe0f\u200d\U0001f308 \U0001f600\U0001f600 x\U0001f600y",
    "white\u200bzero\u180eword\u2060join\ufeffbom\u00adsoft",
    "controls \x00\x01\x1f\x7f end \ufffd",
    "hmmm aaaaa aaaaaaaa -------- .......... ==== the ---- aaa aaaaa mmmmm",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa b",
    "http://www.example.org/a_long/path-with.many?signs=100%25&and=more#than-thirty-two-bytes the end",
    "\u00a8 \u00b4 \u00b8 \u02d8a \u0301alone x\u0301\u0302\u0323y \u0340 \u1e69 \u0f71\u0f72 \u09c7\u09be",
    "\u2581the\u2581quick \u2581 \u2581\u2581",
    "a" * 200 + " " + "the 1990, " * 30,
    "\U0001d7d8, \U0001d7ce\U0001d7cf, \u1369, \u2776,",
]


def train() -> bytes:
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(CORPUS),
        model_writer=model,
        vocab_size=300,
        hard_vocab_limit=False,
        model_type="unigram",
        pad_id=0,
        unk_id=1,
        bos_id=-1,
        eos_id=-1,
        control_symbols=["[CLS]", "[SEP]", "[MASK]"],
        user_defined_symbols=["(", ")", '"', "-", ".", "\u2013", "\u00a3", "\u20ac"],
        normalization_rule_name="nmt_nfkc",
        minloglevel=2,
    )
    return model.getvalue()


def random_texts() -> list[str]:
    draw = random.Random(7)
    words = " ".join(CORPUS[:7]).split()
    odd = "".join(TEXTS)
    texts = []
    for _ in range(150):
        parts = []
        for _ in range(draw.randrange(1, 30)):
            kind = draw.random()
            if kind < 0.5:
                word = draw.choice(words)
                parts.append(draw.choice([word, word.upper(), word.title()]))
            elif kind < 0.7:
                parts.append(f"{draw.randrange(10 ** draw.randrange(1, 6))}{draw.choice(['', ',', ',,', '.'])}")
            elif kind < 0.9:
                parts.append("".join(draw.choice(odd) for _ in range(draw.randrange(1, 6))))
            else:
                parts.append(chr(draw.choice([draw.randrange(0x20, 0x2FF), draw.randrange(0x300, 0x3000), 0x1F600])))
        texts.append(draw.choice([" ", " ", "  ", ""]).join(parts))
    return texts


def main():
    path = os.path.join(folder, "spiece.model")
    with open(path, "wb") as file:
        file.write(train())
    tokenizer = transformers.AlbertTokenizer(path)
    fast = transformers.AlbertTokenizerFast(vocab_file=path)
    others = 0
    cases = []
    for text in TEXTS + random_texts():
        tokens = tokenizer.encode(text, add_special_tokens=False)
        plain = tokenizer.decode(tokens, skip_special_tokens=True, clean_up_tokenization_spaces=False)
        others += fast.encode(text, add_special_tokens=False) != tokens
        cases.append({"text": text, "tokens": tokens, "decoded": plain})
    with open(os.path.join(folder, "pieces.json"), "w", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")
    print(f"{len(cases)} texts; AlbertTokenizerFast has other ids for {others}")


main()
