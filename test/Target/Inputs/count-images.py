"""count-images.py FILE: how many kernels a dump of `emit` has, and how many images."""

import re
import sys

text = open(sys.argv[1]).read()
images = re.findall(r'"x86-64-v3", entry = \d+, image = "([^"]*)"', text)
print(f"{len(images)} kernels, {len(set(images))} images")
