"""Prints JAX functions as one StableHLO module with one public function each.

JAX lowers one function to one module, whose function is called `@main`. A
training program wants several (initialise, step, evaluate) over one state, so
the lowered texts are joined here, textually: `@main` takes the name of the
Python function, private functions take the entry's name as a prefix, and the
tables of locations become one.

Locations are kept. They carry what reports call a layer: the name scopes
(`h0/attn`), the source line, and the names of arguments (`state['params']`).
Paths are cut to those inside the repository, so that the text does not depend
on where it was printed.
"""

import argparse
import dataclasses
import os
import re
import shlex
import sys

import jax

_ALIAS = re.compile(r"^#(loc\d*) = (loc\(.*\))$")
_USE = re.compile(r'"(?:[^"\\]|\\.)*"|#(loc\d*)\b')
_SYMBOL = re.compile(r'"(?:[^"\\]|\\.)*"|@([A-Za-z_][\w.$]*)')


class LocationTable:
    """The location aliases of the joined module, each kept once."""

    def __init__(self):
        self.number = {}

    def intern(self, text):
        if text not in self.number:
            self.number[text] = f"loc{len(self.number)}"
        return self.number[text]

    def lines(self):
        return [f"#{name} = {text}" for text, name in self.number.items()]


def _outside_strings(pattern, replace, line):
    """Replaces the group of `pattern` by replace(group), strings left alone."""

    def change(match):
        return replace(match.group(1)) if match.group(1) else match.group(0)

    return pattern.sub(change, line)


def _lower(function, donate, arguments, locations):
    jitted = jax.jit(function, donate_argnums=donate)
    return jitted.lower(*arguments).as_text(debug_info=locations)


def _join(name, text, table):
    """The functions of one lowered module, renamed, as lines."""
    aliases, body = {}, []
    for line in text.splitlines():
        match = _ALIAS.match(line)
        if match:
            aliases[match.group(1)] = match.group(2)
        else:
            body.append(line)

    renamed = {}

    def location(alias):
        if alias not in renamed:
            inner = _outside_strings(_USE, location, aliases[alias])
            renamed[alias] = table.intern(inner)
        return "#" + renamed[alias]

    defined = re.findall(r"func\.func \w+ @([\w.$]+)\(", text)

    def symbol(old):
        if old not in defined:  # a function of a library
            return f"@{old}"
        return f"@{name}" if old == "main" else f"@{name}.{old.lstrip('_')}"

    # Names that differ only in leading underscores would now be equal.
    assert len({symbol(d) for d in defined}) == len(defined), defined

    assert body[0].startswith("module @") and body[-1].startswith("}"), body[0]
    out = []
    for line in body[1:-1]:
        line = _outside_strings(_USE, location, line)
        out.append(_outside_strings(_SYMBOL, symbol, line))
    return out


def print_program(module, entries, made_by, locations=True):
    """The text of `module`: entries are (function, donated, arguments)."""
    # One frame per operation, and paths that start at the repository.
    jax.config.update("jax_traceback_in_locations_limit", 1)
    jax.config.update("jax_hlo_source_file_canonicalization_regex",
                      r"^.*/(?=models/jax/)")
    table, functions = LocationTable(), []
    for function, donate, arguments in entries:
        text = _lower(function, donate, arguments, locations)
        functions += _join(function.__name__, text, table)
    head = [
        f"// Printed by JAX {jax.__version__}: {made_by}",
        *table.lines(),
        f"module @{module} attributes {{mhlo.num_partitions = 1 : i32, "
        "mhlo.num_replicas = 1 : i32} {",
    ]
    return "\n".join(head + functions + ["}"]) + "\n"


def parse_config(cls, arguments):
    """A `cls` from flags named as its fields, and the rest of the arguments."""
    parser = argparse.ArgumentParser(description=f"flags and defaults: {cls()}")
    for field in dataclasses.fields(cls):
        parser.add_argument(f"--{field.name}", type=field.type, default=field.default)
    options, rest = parser.parse_known_args(arguments)
    return cls(**vars(options)), rest


def script(cls, program, path):
    """The main program of a script: flags are the fields of `cls`, and --out."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--out")
    options, flags = parser.parse_known_args()
    config, rest = parse_config(cls, flags)
    if rest:
        sys.exit(f"unknown: {' '.join(rest)}")
    text = program(config, shlex.join(["python", path, *flags]))
    if options.out is None:
        sys.stdout.write(text)
        return
    with open(options.out + ".part", "w") as file:
        file.write(text)
    os.replace(options.out + ".part", options.out)


def write_changed(folder, programs):
    """The main program of a script that prints files: writes every (name, text)
    that differs from its file; with --check names them only, and fails."""
    check, changed = "--check" in sys.argv[1:], []
    for name, text in programs:
        path = folder / name
        if path.exists() and path.read_text() == text:
            continue
        changed.append(name)
        if not check:
            path.write_text(text)
    print("changed:" if changed else "all as committed", *changed)
    return 1 if check and changed else 0
