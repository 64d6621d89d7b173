"""Holds a compiled step against golden numbers of transformers.

  check.py FOLDER --work FOLDER [--bin build/release/bin] [--precision bf16|f16] [--no-training]
           [--library libtrc_runtime.so]

FOLDER is one that make_golden.py filled. Emits, compiles and runs with the
tools a user has, and compares

  the loss of the first batch         within 1e-5, relative
  every gradient of it                within 1e-4, distance over norm
  losses of N steps of AdamW          within 1e-4, relative
  the weights after them              within 1e-4, distance over norm

A gradient that is zero but for rounding (the softmax does not see the keys' bias) is
held to 1e-6 of the norm of all. A gradient is what one step of plain gradient descent subtracts. At a rate of
1024 the rounding of the weight it is subtracted from does not matter, and as a
power of two the rate itself rounds nothing.

With --precision=bf16 or f16 the golden numbers are the same, of f32, and the bounds are
what rounding gives. One changes a number by 0.41 u (root mean square over all
significands, u = 2^-8 for bf16, 2^-11 for f16). On its way through a layer a number is
rounded 13 times: the norm, weight, result and biased result of QKV, attention,
its weight and result; the norm, weight and result of the first product, GELU,
weight and result of the second. Roundings are independent, so n of them give
0.41 u sqrt(n). A gradient has gone through all layers forward and backward; a
loss is the mean of as many positions as count, which have gone through them once. Twice as
much is allowed: a norm is near its mean, not at it. What PyTorch's autocast
gives is printed beside. Where few rows count, a number can be a small difference of large
ones, of which this knows nothing: a head's task is allowed twice what autocast is
off, if that is more. Where such rows make more of twenty steps, --no-training leaves those out:
check_rounding.py holds their gradients one by one.

Python's own library is enough; with numpy the large model is quicker. With
--library the steps of AdamW are those of one session of that runtime, which keeps
the state; without, each is a trc-run that reads and writes files of all of it.
"""

import argparse
import array
import ctypes
import json
import math
import pathlib
import re
import struct
import subprocess
import sys

try:
    import numpy
except ImportError:
    numpy = None

RATE = 1024.0
SCALE = 65536.0  # of the loss, in f16
UNITS = {"bf16": 2.0 ** -8, "f16": 2.0 ** -11}  # half the distance of numbers above 1
ROUNDINGS = 13  # of a layer
TYPES = {"f32": ("<f4", 4), "i32": ("<i4", 4), "ui32": ("<u4", 4), "i64": ("<i8", 8), "ui64": ("<u8", 8)}


def read_safetensors(path):
    """{name: bytes}, the names as transformers has them, without that of the base model."""
    data = path.read_bytes()
    length, = struct.unpack("<Q", data[:8])
    header = json.loads(data[8:8 + length])
    header.pop("__metadata__", None)
    tensors = {}
    for name, info in header.items():
        start, end = info["data_offsets"]
        tensors[name.removeprefix("transformer.").removeprefix("albert.")] = data[8 + length + start:8 + length + end]
    return tensors


def write_npy(path, element, shape, data):
    text = f"{{'descr': '{TYPES[element][0]}', 'fortran_order': False, 'shape': ({''.join(f'{n}, ' for n in shape)}), }}"
    text += " " * (63 - (10 + len(text)) % 64) + "\n"  # the elements start at a multiple of 64
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text.encode() + data)


def read_npy(path):
    data = path.read_bytes()
    length, = struct.unpack("<H", data[8:10])
    return data[10 + length:]


def floats(data):
    if numpy:
        return numpy.frombuffer(data, "<f4").astype(numpy.float64)
    return array.array("f", data)


def difference(a, b, scale=1.0):
    """(a - b) * scale"""
    return (a - b) * scale if numpy else [(x - y) * scale for x, y in zip(a, b, strict=True)]


def norm(values):
    return float(numpy.linalg.norm(values)) if numpy else math.sqrt(math.fsum(x * x for x in values))


def size_of(port):
    return math.prod(port["shape"]) * TYPES[port["element"]][1]


def first_value(port):
    return struct.pack("<f", SCALE) if port["name"] == "scaling.scale" else bytes(size_of(port))


class Step:
    """The entry `step` of a compiled model: state and batch in, state and metrics out; or another
    entry of it."""

    def __init__(self, options, name, recipe, entry="step"):
        golden = options.golden
        self.options, self.folder = options, options.work / name
        self.folder.mkdir(parents=True, exist_ok=True)
        text, self.artifact = self.folder / "step.mlir", self.folder / "step.trc"
        flags = [f"--{key.replace('_', '-')}={value}" for key, value in recipe.items()]
        self.tool("trc-emit", golden.get("model", "gpt2"), "--config", options.folder / "config.json", "--batch",
                  golden["B"], "--seq", golden["T"], "--dropout=0", *golden.get("flags", []), *flags, "-o", text)
        self.entry = entry
        self.tool("trc-compile", text, f"--entry={entry}", f"--precision={options.precision}", "-o", self.artifact)
        dump = json.loads(self.tool("trc-dump", "--json", "--summary", self.artifact))
        entry = next(e for e in dump["entries"] if e["name"] == entry)
        self.inputs, self.outputs = entry["inputs"], entry["outputs"]

    def tool(self, name, *arguments):
        command = [str(self.options.bin / name), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(command)}\nexit code {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def run(self, values):
        """Inputs that have no value begin as zeros: moments, counters, generator; but for the loss's scale."""
        flags = []
        for number, port in enumerate(self.inputs):
            path = self.folder / f"input{number}.npy"
            data = values.get(port["name"], first_value(port))
            if len(data) != size_of(port):
                sys.exit(f"{port['name']}: the program wants {size_of(port)} bytes, the golden numbers have {len(data)}")
            write_npy(path, port["element"], port["shape"], data)
            flags.append(f"--input={path}")
        out = self.folder / "results"
        self.tool("trc-run", self.artifact, f"--entry={self.entry}", "--threads=2", "--no-pin", f"--output-dir={out}", *flags)
        return {port["name"]: read_npy(out / f"result{i}.npy") for i, port in enumerate(self.outputs)}


class DeviceOptions(ctypes.Structure):  # trc_device_options
    _fields_ = [("size", ctypes.c_size_t), ("name", ctypes.c_char_p), ("threads", ctypes.c_int32),
                ("pinning", ctypes.c_int), ("cores", ctypes.c_void_p), ("core_count", ctypes.c_size_t),
                ("isa", ctypes.c_char_p)]


class Session:
    """The entry `step` of an artifact in a session of the runtime."""

    def __init__(self, options, step, values):
        self.library = ctypes.CDLL(str(options.library.resolve()))
        self.library.trc_last_error.restype = ctypes.c_char_p
        self.step, self.program, self.session, self.call = step, *(ctypes.c_void_p() for _ in range(3))
        device = ctypes.c_void_p()
        where = DeviceOptions(ctypes.sizeof(DeviceOptions), b"host", 2, 2)  # 2 threads, not pinned
        self.do("program_load_file", str(step.artifact).encode(), ctypes.byref(self.program))
        self.do("device_create", ctypes.byref(where), ctypes.byref(device))
        self.do("session_create", self.program, device, None, ctypes.byref(self.session))
        self.do("call_create", self.session, b"step", ctypes.byref(self.call))
        zeros = {port["name"]: first_value(port) for port in step.inputs}
        self.write(zeros | values)

    def do(self, name, *arguments):
        if getattr(self.library, "trc_" + name)(*arguments):
            sys.exit(f"trc_{name}: {self.library.trc_last_error().decode()}")

    def write(self, values):
        for number, port in enumerate(self.step.inputs):
            if port["name"] in values:
                data = values[port["name"]]
                self.do("call_write_input", self.call, ctypes.c_size_t(number), data, ctypes.c_size_t(len(data)))

    def run(self, batch):
        self.write(batch)
        self.do("call_run", self.call)

    def read(self, name):
        number, port = next((i, p) for i, p in enumerate(self.step.outputs) if p["name"] == name)
        data = ctypes.create_string_buffer(size_of(port))
        self.do("call_read_output", self.call, ctypes.c_size_t(number), data, ctypes.c_size_t(len(data)))
        return data.raw


class Verdict:
    def __init__(self):
        self.failed = False

    def hold(self, what, distance, tolerance):
        good = distance <= tolerance  # and not NaN
        self.failed |= not good
        if not good:
            print(f"{what}: {distance:.2e} apart, at most {tolerance:.0e} is allowed")

    def worst(self, what, distances, tolerance, peer):
        for name, distance in distances.items():
            self.hold(f"{what} {name}", distance, tolerance)
        name = max(distances, key=distances.get)
        print(f"{what}: at most {distances[name]:.2e} apart, in {name}{peer}")


def scalar(data):
    return struct.unpack("<f", data)[0]


def batch_of(stacks, number, count):
    """One of `count` batches, of which each input is a stack."""
    size = {name: len(data) // count for name, data in stacks.items()}
    return {name: data[number * size[name]:(number + 1) * size[name]] for name, data in stacks.items()}


def counted(golden):
    """Of how many positions a loss is the mean. Of two means the smaller number: a word
    and an order count alike."""
    flags = " ".join(golden.get("flags", []))
    if "--task=masked-words " in flags:
        slots = int(re.search(r"--masked=(\d+)", flags)[1])
        return golden["B"] * slots
    return golden["B"] if "--task=" in flags else golden["B"] * golden["T"]


class Tolerances:
    def __init__(self, options):
        if options.precision == "f32":
            self.loss, self.gradients, self.losses, self.weights = 1e-5, 1e-4, 1e-4, 1e-4
            return
        config = json.loads((options.folder / "config.json").read_text())
        layers = config.get("n_layer") or config["num_hidden_layers"] * config["inner_group_num"]
        positions = counted(options.golden)
        once = 0.41 * UNITS[options.precision] * math.sqrt(ROUNDINGS * layers)
        self.loss = self.losses = 2 * once / math.sqrt(positions)
        # Weights move by less than their size: their distance is below that of
        # the gradients that moved them.
        self.gradients = self.weights = 2 * once * math.sqrt(2)
        if options.golden.get("flags"):
            peer = options.golden["autocast_distance"]
            self.losses, self.weights = max(self.losses, 2 * peer["losses"]), max(self.weights, 2 * peer["trained"])

    def of_batch(self, options, number):
        """What the loss and the gradients of a batch may be apart."""
        if options.precision == "f32" or not options.golden.get("flags"):
            return self.loss, self.gradients
        peer = autocast_distances(options)[number]
        return max(self.loss, 2 * peer["loss"]), max(self.gradients, 2 * peer["gradients"])


def autocast_distances(options):
    """Of the first batch, with those of training, and of the second."""
    return [options.golden["autocast_distance"], *options.golden.get("other_autocast_distances", [])]


def autocast(options, what, number=0):
    """What PyTorch's own bf16 is apart from its f32."""
    if options.precision != "bf16" or "autocast_distance" not in options.golden:
        return ""
    return f" (autocast: {autocast_distances(options)[number][what]:.2e})"


def check_gradients(options, verdict, weights, batches):
    """Of the first batch and, where there are numbers of it, of the second."""
    step = Step(options, "descent", {"optimizer": "sgd", "learning_rate": RATE, "momentum": 0, "weight_decay": 0,
                                     "clip_norm": 0})
    losses = [options.golden["loss"], *options.golden.get("other_losses", [])]
    for number, expected in enumerate(losses):
        after = step.run(weights | batches[number])
        loss = scalar(after["loss"])
        distance = abs(loss / expected - 1)
        print(f"loss {loss:.7g}: {distance:.2e} apart{autocast(options, 'loss', number)}")
        most, most_of_gradients = options.tolerances.of_batch(options, number)
        verdict.hold("loss", distance, most)
        file = f"gradients-{number}.safetensors" if number else "gradients.safetensors"
        wanted = {name: floats(data) for name, data in read_safetensors(options.folder / file).items()}
        joint = math.hypot(*map(norm, wanted.values()))
        distances = {}
        for name, values in wanted.items():
            got = difference(floats(weights[name]), floats(after[name]), 1 / RATE)
            if norm(values) < 1e-6 * joint:
                verdict.hold(f"gradient of {name}, which is none", norm(got) / joint, max(1e-6, most))
            else:
                distances[name] = norm(difference(got, values)) / norm(values)
        verdict.worst("gradients", distances, most_of_gradients, autocast(options, "gradients", number))


def check_training(options, verdict, weights, batches):
    step = Step(options, "adamw", options.golden["recipe"])
    state, losses = weights, {}
    session = Session(options, step, weights) if options.library else None
    for number, (batch, wanted) in enumerate(zip(batches, options.golden["losses"], strict=True)):
        if session:
            session.run(batch)
            loss = session.read("loss")
        else:
            state = step.run(state | batch)
            loss = state["loss"]
        losses[f"step {number + 1}"] = abs(scalar(loss) / wanted - 1)
    if session:
        state = {name: session.read(name) for name in weights}
    verdict.worst("losses", losses, options.tolerances.losses, autocast(options, "losses"))
    trained = read_safetensors(options.folder / "trained.safetensors")
    distances = {name: norm(difference(floats(state[name]), floats(data))) / norm(floats(data))
                 for name, data in trained.items()}
    verdict.worst(f"weights after {len(batches)} steps", distances, options.tolerances.weights,
                  autocast(options, "trained"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--bin", type=pathlib.Path, default=pathlib.Path("build/release/bin"))
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--library", type=pathlib.Path)
    parser.add_argument("--precision", choices=["f32", "bf16", "f16"], default="f32")
    parser.add_argument("--no-training", action="store_true")
    options = parser.parse_args()
    options.golden = json.loads((options.folder / "golden.json").read_text())
    options.tolerances = Tolerances(options)
    weights = read_safetensors(options.folder / "model.safetensors")
    stacks = read_safetensors(options.folder / "batches.safetensors")
    count = len(options.golden["losses"])
    batches = [batch_of(stacks, number, count) for number in range(count)]
    verdict = Verdict()
    check_gradients(options, verdict, weights, batches)
    if not options.no_training:
        check_training(options, verdict, weights, batches)
    return verdict.failed


if __name__ == "__main__":
    sys.exit(main())
