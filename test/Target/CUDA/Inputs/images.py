"""Reads what `trc-dump --json` prints, and prints the symbols of the kernels in each image for the first ISA."""

import json
import sys

images = {}
for kernel in json.load(sys.stdin)["kernels"]:
    if kernel.get("variants"):
        images.setdefault(kernel["variants"][0]["image_offset"], []).append(kernel["symbol"])
for number, offset in enumerate(sorted(images)):
    print(f"image {number}:", *images[offset])
