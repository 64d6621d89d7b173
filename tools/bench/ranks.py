"""Ranks: collectives, and training steps beside PyTorch's DistributedDataParallel.

  ranks.py --build build/release --python PYTHON [--parts collectives training] [--ranks 2 4]
           [--links loopback 1gbit 10gbit] [--only CASE ...] [--rounds N] [--steps N] [--cores 0,1]
           [--smallest BYTES] [--largest BYTES] [--quick] [--precision bf16] [--json build/ranks.json] [--markdown build/ranks.md]

Collectives: the sum of S bytes over all ranks, in place, S from 64 KiB to 256 MiB, by trc, by Gloo's ring
(torch.distributed) and by MPI_Allreduce (mpi4py, where it is installed). All are timed by the same loop, rank 0's wall
time of so many sums over their number (sum_worker.py); of rounds it is the median. Lines are those of nccl-tests, with
its 13 columns; `out-of-place` is not measured, and has 0 and N/A. Algorithm bandwidth is S over the time, bus bandwidth
that times 2 (N - 1) / N, the bytes that a ring sends from each rank, and #wrong counts the elements of all ranks that
are not the sum, which is exact. One that is wrong fails the run. On a link that was shaped, the bound is what one plain
connection carries there, measured in the same run.

Training: the same model, rows, optimizer (of GPT-2 AdamW, of ALBERT LAMB; no clipping) and number of
threads on trc (GPT-2 by trc-train, ALBERT's step by trc-run) and on DDP over Gloo, rank by rank on the same
cores. Runs alternate. `exposed` is the time that a step waits for others: trc says it; for DDP it is the
median step less that of the same steps without communication (no_sync). Memory is the sum of the ranks'
peaks of resident memory.

On a shaped link the step is also foretold by `trc-plan scaling`, from the times of its commands and from what one
connection carries, and compared with the mean step of one more run a round, of trc-run. The times are those of the commands
of that run, waiting apart, the mean of what is foretold from each rank's, and so is how much ranks differ in a step: another run
would have other neighbours on the machine. The ratio is the median of those of the rounds.

Links are network namespaces joined by a bridge, each shaped by a token bucket (namespaces.py); where
these are not allowed, only the loopback interface is measured, and a line says so.
"""

import argparse
import array
import json
import math
import os
import pathlib
import shlex
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile

import albert_cases
import gpt2_cases
import namespaces
from worker import cpu_name, pinned

HERE = pathlib.Path(__file__).resolve().parent
SIZES = [1 << 16, 1 << 18, 1 << 20, 1 << 22, 1 << 24, 1 << 26, 1 << 28]
# Rows are those of one rank.
CASES = {
    "10m": ("10M (6 layers of 384, bytes), 4 rows of T=256 a rank", gpt2_cases, gpt2_cases.SMALL | {"B": 4, "T": 256}),
    "124m": ("GPT-2 124M, 1 row of T=256 a rank", gpt2_cases, gpt2_cases.PUBLISHED | {"B": 1, "T": 256}),
    "tiny": ("2 layers of 64, 2 rows of T=32 a rank", gpt2_cases, gpt2_cases.CASES["tiny"][1]),
    "albert": ("ALBERT base, masked words + order, 4 rows of T=128 a rank", albert_cases,
               albert_cases.WORDS | {"B": 4, "T": 128}),
    "albert-tiny": ("ALBERT of 2 layers of 64, 2 rows of T=32 a rank", albert_cases, albert_cases.CASES["tiny"][1]),
}
ADD_UP = """func.func @main(%x: tensor<{count}xf32> {{tf.aliasing_output = 0 : i32}}) -> tensor<{count}xf32> {{
  %sum = "stablehlo.all_reduce"(%x) <{{replica_groups = dense<{group}> : tensor<1x{ranks}xi64>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }}) : (tensor<{count}xf32>) -> tensor<{count}xf32>
  return %sum : tensor<{count}xf32>
}}
"""


# As nccl-tests heads its columns. What reads its lines reads numbers, so what is not measured is 0; N/A it writes itself
# where it has not counted what is wrong.
WHAT = "{:>11}  {:>12}  {:>8}  {:>6}  {:>6}"
PLACE = "  {:>9} {:>7} {:>7} {:>7}"
HEADER = "\n".join("#" + WHAT.format(*what) + "".join(PLACE.format(*place) for place in places) for what, *places in (
    ([""] * 5, ["", "", "out-of-place", ""], ["", "", "in-place", ""]),
    *((what, place, place) for what, place in (
        (["size", "count", "type", "redop", "root"], ["time", "algbw", "busbw", "#wrong"]),
        (["(B)", "(elements)", "", "", ""], ["(us)", "(GB/s)", "(GB/s)", ""])))))
OUT_OF_PLACE = PLACE.format("0.00", "0.00", "0.00", "N/A")


class Failed(Exception):
    pass


# --- processes, a rank each -----------------------------------------------------

def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def run_ranks(options, hosts, command_of, environment=None):
    """[(what a rank printed, its peak of resident memory)]. `command_of(rank)`."""
    started, files = [], []
    for rank, host in enumerate(hosts):
        output = tempfile.TemporaryFile("w+")
        more = {"RANK": rank, "LOCAL_RANK": rank, "WORLD_SIZE": len(hosts), "LOCAL_WORLD_SIZE": len(hosts),
                "MASTER_ADDR": hosts[0].address, "TRC_SECRET": "known to ranks of a benchmark",
                "GLOO_SOCKET_IFNAME": host.interface, **(environment or {})}
        started.append(subprocess.Popen(
            host.enter(pinned(options.cores, command_of(rank))), stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT, env={**os.environ, **{name: str(value) for name, value in more.items()}}))
        files.append(output)
    results = []
    for rank, (process, output) in enumerate(zip(started, files)):
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read()
        if process.returncode:
            for other in started:
                other.kill()
            raise Failed(f"rank {rank}: {(text.strip().splitlines() or ['no word'])[-1]}")
        results.append((text, usage.ru_maxrss * 1024))
    return results


def rendezvous(options, hosts, rank):
    return [f"--ranks={len(hosts)}", f"--rank={rank}", f"--rendezvous={hosts[0].address}:{options.port}",
            f"--interface={hosts[rank].interface}"]


# --- collectives ----------------------------------------------------------------

def repeats(size):
    return max(3, min(200, (1 << 26) // size))


def sums(peer, sizes, programs=None):
    """The words of sum_worker.py."""
    return [HERE / "sum_worker.py", peer, *[
        f"{size}:{repeats(size)}" + (f":{programs[size]}" if programs else "") for size in sizes]]


def read_sums(text):
    """{bytes: {"seconds", "wrong"}} of what rank 0 printed last."""
    return {int(size): found for size, found in json.loads(text.strip().splitlines()[-1]).items()}


def trc_sums(options, hosts, sizes):
    ranks, programs = len(hosts), {}
    for size in sizes:
        programs[size] = options.folder / f"sum{ranks}-{size}.trc"
        if not programs[size].exists():
            text = options.folder / "sum.mlir"
            text.write_text(ADD_UP.format(count=size // 4, group=[list(range(ranks))], ranks=ranks))
            subprocess.run([options.build / "bin/trc-compile", text, f"--ranks={ranks}", "-o", programs[size]], check=True)
    options.port = free_port()
    texts = run_ranks(options, hosts, lambda rank: [options.python, *sums("trc", sizes, programs)],
                      {"MASTER_PORT": options.port, "TRC_RUNTIME": options.build / "lib/libtrc_runtime.so"})
    return read_sums(texts[0][0])


def gloo_sums(options, hosts, sizes):
    options.port = free_port()
    texts = run_ranks(options, hosts, lambda rank: [options.python, *sums("gloo", sizes)],
                      {"MASTER_PORT": options.port, "OMP_NUM_THREADS": 1})
    return read_sums(texts[0][0])


def mpi_sums(options, hosts, sizes):
    """MPI's own transport: shared memory is left out, as ranks on hosts of their own have none."""
    work = [options.python, *sums("mpi", sizes)]
    command = ["mpirun", "--bind-to", "none", "--mca", "btl", "tcp,self", "-np", len(hosts)]
    if os.geteuid() == 0:
        command.insert(1, "--allow-run-as-root")
    if hosts[0].namespace:
        agent = options.folder / "agent"
        namespaces.write_agent(agent, hosts)
        command += ["--host", ",".join(host.address for host in hosts), "--mca", "plm_rsh_agent", agent,
                    "--mca", "btl_tcp_if_include", hosts[0].interface, "--mca", "oob_tcp_if_include", hosts[0].interface,
                    "--mca", "mpi_yield_when_idle", "1"]  # it cannot know that the hosts share these cores
        whole = [agent, hosts[0].address, shlex.join(map(str, pinned(options.cores, [*command, *work])))]
    else:
        whole = pinned(options.cores, [*command, "--oversubscribe", *work])
    done = subprocess.run(list(map(str, whole)), capture_output=True, text=True)
    if done.returncode:
        raise Failed(((done.stderr or done.stdout).strip().splitlines() or ["mpirun failed"])[-1])
    return read_sums(done.stdout)


def no_mpi(options):
    """Why MPI cannot be measured; None: it can."""
    if not shutil.which("mpirun"):
        return "mpirun is not installed"
    if subprocess.run([options.python, "-c", "import mpi4py"], capture_output=True).returncode:
        return "mpi4py is not installed"
    return None


def collectives(options, link, ranks, out):
    sizes = [size for size in SIZES if options.smallest <= size <= options.largest]
    with namespaces.hosts(link, ranks) as hosts:
        carried = namespaces.measure(hosts)[0] if link != "loopback" else None
        peers = {"trc": trc_sums, "Gloo's ring": gloo_sums}
        if why := no_mpi(options):
            out(f"MPI_Allreduce is not measured: {why}")
        else:
            peers["MPI"] = mpi_sums
        rounds = {peer: {size: [] for size in sizes} for peer in peers}
        for turn in range(options.rounds):
            order = list(peers.items()) if turn % 2 == 0 else list(peers.items())[::-1]
            for peer, measure in order:
                try:
                    found = measure(options, hosts, sizes)
                except Failed as failure:
                    raise Failed(f"{peer}: {failure}") from failure
                for size, each in found.items():
                    rounds[peer][size].append(each)
    share = 2 * (ranks - 1) / ranks
    seconds, wrong = {size: {} for size in sizes}, {size: {} for size in sizes}
    out(f"\n**Sums over {ranks} ranks, {link}**"
        + (f": one connection carries {carried / 1e6:.1f} MB/s" if carried else ""))
    for peer, by_size in rounds.items():
        out(f"\n```\n# {peer}, {ranks} ranks, {link}; median of {options.rounds} rounds\n#\n" + HEADER)
        buses, bounds = [], []
        for size, each in by_size.items():
            taken = statistics.median(found["seconds"] for found in each)
            seconds[size][peer], wrong[size][peer] = taken, sum(found["wrong"] for found in each)
            buses.append(share * size / taken / 1e9)
            bounds.append(f"{size} {carried * taken / (share * size):.2f}" if carried else "")
            out(" " + WHAT.format(size, size // 4, "float", "sum", -1) + OUT_OF_PLACE
                + PLACE.format(f"{1e6 * taken:.2f}", f"{size / taken / 1e9:.3f}", f"{buses[-1]:.3f}", wrong[size][peer]))
        faults = sum(wrong[size][peer] for size in by_size)
        out(f"# Out of bounds values : {faults} {'FAILED' if faults else 'OK'}\n"
            f"# Avg bus bandwidth    : {statistics.mean(buses):.6g}\n#"
            + (f"\n# Time over the bound  : {', '.join(bounds)}" if carried else "") + "\n```")
    faulty = [f"{peer} has {count} wrong elements of {size} bytes"
              for size, counts in wrong.items() for peer, count in counts.items() if count]
    return {"link": link, "ranks": ranks, "link_bytes_per_second": carried, "seconds": seconds, "wrong": wrong}, faulty


# --- training -------------------------------------------------------------------

def write_tokens(path, shape):
    """Tokens in nanoGPT's format: two bytes each."""
    state, tokens = 1, array.array("H")
    for _ in range(200000):
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        tokens.append((state >> 33) % shape["vocab"])
    path.write_bytes(tokens.tobytes())


def train_trc(options, hosts, model, shape):
    folder = options.folder / "trc"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    config, data, log = folder / "config.json", options.folder / "tokens.bin", folder / "log.jsonl"
    config.write_text(json.dumps(model.hugging_face_config(shape)))
    write_tokens(data, shape)
    options.port = free_port()
    ended = run_ranks(options, hosts, lambda rank: [
        options.build / "bin/trc-train", "gpt2", "--config", config, "--batch", shape["B"], "--seq", shape["T"],
        f"--precision={options.precision}", "--dropout=0", "--clip=0", "--lr=3e-4", "--data", data, "--format=nanogpt", "--val-part=0",
        "--steps", options.steps, "--threads", options.threads(len(hosts)), "--no-pin", "--target=host",
        "--cache-dir", options.folder / "cache", "--out", folder / "out", *(["--log", log] if rank == 0 else []),
        *rendezvous(options, hosts, rank)])
    records = [json.loads(line) for line in log.read_text().splitlines()]
    steps = [record for record in records if "exposed_seconds" in record][2:]
    return {"steps": [each["seconds"] for each in steps], "exposed": [each["exposed_seconds"] for each in steps],
            "peak_bytes": sum(peak for _, peak in ended)}


def compile_step(options, model, shape, ranks):
    """The artifact of the step, and a folder with what its entries take of all ranks together."""
    folder = options.folder / f"step{ranks}"
    if folder.exists():
        return folder / "step.trc", folder / "inputs"
    (folder / "inputs").mkdir(parents=True)
    (folder / "config.json").write_text(json.dumps(model.hugging_face_config(shape)))
    tools = options.build / "bin"
    for command in ([tools / "trc-emit", *model.emit_flags(shape), "--config", folder / "config.json",
                     "--batch", shape["B"], "--seq", shape["T"], "-o", folder / "step.mlir"],
                    [tools / "trc-compile", folder / "step.mlir", f"--ranks={ranks}", f"--precision={options.precision}",
                     "--entry=initialise", "--entry=step", "-o", folder / "step.trc"]):
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        if done.returncode:
            raise Failed(done.stderr.strip().splitlines()[0])
    rows = ranks * shape["B"]
    text = {"tokens": (shape["vocab"], (rows, shape["T"]))}
    if model is gpt2_cases:
        text["targets"] = text["tokens"]
    else:
        slots = (rows, albert_cases.masked(shape))
        text |= {"token_types": (2, (rows, shape["T"])), "attention_mask": (None, (rows, shape["T"])),
                 "masked_positions": (shape["T"], slots), "masked_tokens": (shape["vocab"], slots), "order": (2, (rows,))}
    for name, (limit, extents) in {"seed": (None, ()), **text}.items():
        write_npy(folder / "inputs" / f"{name}.npy", limit, extents)
    return folder / "step.trc", folder / "inputs"


def run_step(options, hosts, model, shape, repeat, *more):
    """What trc-run measured of the step at each rank, and the sum of the ranks' peaks."""
    program, inputs = compile_step(options, model, shape, len(hosts))
    measured = [options.folder / f"measured{rank}.json" for rank in range(len(hosts))]
    options.port = free_port()
    ended = run_ranks(options, hosts, lambda rank: [
        options.build / "bin/trc-run", program, "--entry=initialise", "--entry=step", "--inputs", inputs,
        f"--repeat={repeat}", "--measurements", options.folder / "measured{rank}.json",
        "--threads", options.threads(len(hosts)), *more, *rendezvous(options, hosts, rank)])
    return [json.loads(each.read_text()) for each in measured], sum(peak for _, peak in ended)


def train_program(options, hosts, model, shape):
    records, peak = run_step(options, hosts, model, shape, options.steps)
    return {"steps": [1e-9 * ns for ns in records[0]["runs_ns"][2:]],
            "exposed": [1e-9 * ns for ns in records[0]["blocked_ns"][2:]], "peak_bytes": peak}


def train_ddp(options, hosts, model, shape):
    options.port = free_port()
    ended = run_ranks(options, hosts, lambda rank: [
        options.python, HERE / "torch_ddp.py", json.dumps(shape | {"precision": options.precision}), "--steps", options.steps],
        {"MASTER_PORT": options.port, "OMP_NUM_THREADS": options.threads(len(hosts))})
    record = json.loads(ended[0][0].strip().splitlines()[-1])
    alone = statistics.median(record["alone"])
    return {"steps": record["steps"], "exposed": [max(0.0, each - alone) for each in record["steps"]],
            "peak_bytes": sum(peak for _, peak in ended)}


def foretell(options, hosts, model, shape, link):
    """Seconds of a step as trc-plan scaling foretells them from the times of its commands and from what one connection
    carries, and as the run took whose commands these are. Of the ranks' figures it is the mean."""
    program, _ = compile_step(options, model, shape, len(hosts))
    cluster, profile = options.folder / "cluster.json", options.folder / "profile.json"
    records, _ = run_step(options, hosts, model, shape, options.steps, "--profile")
    cores = len(options.cores.split(",")) / len(hosts)
    cluster.write_text(json.dumps({"ranks_per_node": 1, "network": link, "jitter": variation(records),
                                   "host": {"shared_cores": cores}}))
    said = []
    for record in records:
        profile.write_text(json.dumps(record))
        done = subprocess.run([str(options.build / "bin/trc-plan"), "scaling", str(program), "--cluster", str(cluster),
                               "--profile", str(profile), "--nodes", str(len(hosts))], capture_output=True, text=True)
        if done.returncode:
            raise Failed(done.stderr.strip())
        said.append(float(done.stdout.splitlines()[2].split()[2]) * 1e-3)
    return statistics.mean(said), statistics.mean(1e-9 * ns for ns in records[0]["runs_ns"])


def variation(records):
    """How much what ranks do themselves in a step differs from rank to rank, as a share of it: the mean over steps."""
    own = [[took - waited for took, waited in zip(each["runs_ns"], each["blocked_ns"])] for each in records]
    return statistics.mean(statistics.stdev(step) / statistics.mean(step) for step in zip(*own))


def write_npy(path, limit, shape):
    """Numbers of i32 below the limit; without one, ones."""
    numbers, state = array.array("i"), 1
    for _ in range(math.prod(shape)):
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        numbers.append((state >> 33) % limit if limit else 1)
    header = f"{{'descr': '<i4', 'fortran_order': False, 'shape': {shape}}}".encode()
    header += b" " * (63 - (10 + len(header)) % 64) + b"\n"
    path.write_bytes(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header
                     + numbers.tobytes())


def training(options, link, ranks, out):
    rows = []
    for case in options.only:
        name, model, shape = CASES[case]
        shape = shape | {"dropout": 0.0}
        peers = {"trc": train_trc if model is gpt2_cases else train_program, "DDP": train_ddp}
        runs, told = {peer: [] for peer in peers}, []
        shutil.rmtree(options.folder / f"step{ranks}", ignore_errors=True)
        with namespaces.hosts(link, ranks) as hosts:
            if link != "loopback":
                carried, hop = namespaces.measure(hosts)
                channel = {"gigabytes_per_second": carried / 1e9, "latency_us": hop * 1e6}
            for turn in range(options.rounds):
                order = list(peers.items()) if turn % 2 == 0 else list(peers.items())[::-1]
                for peer, run in order:
                    runs[peer].append(run(options, hosts, model, shape))
                if link != "loopback":
                    told.append(foretell(options, hosts, model, shape, channel))
        out(f"\n**{name}{', bf16' * (options.precision == 'bf16')}; {ranks} ranks, {link}**\n\n"
            "| | tokens/s | step s | exposed s | exposed share | peak MB, all ranks |\n|---|--:|--:|--:|--:|--:|")
        figures = {}
        for peer, each in runs.items():
            step = statistics.median(s for run in each for s in run["steps"])
            exposed = statistics.median(s for run in each for s in run["exposed"])
            figures[peer] = {"step_s": step, "exposed_s": exposed, "tokens_per_s": ranks * shape["B"] * shape["T"] / step,
                             "peak_bytes": max(run["peak_bytes"] for run in each)}
            out(f"| {peer} | {figures[peer]['tokens_per_s']:.0f} | {step:.3f} | {exposed:.3f} | {100 * exposed / step:.0f} % | "
                f"{figures[peer]['peak_bytes'] / 1e6:.0f} |")
        out(f"\ntrc over DDP: {figures['trc']['tokens_per_s'] / figures['DDP']['tokens_per_s']:.2f}")
        if told:
            ratios = [said / took for said, took in told]
            figures["foretold_s"], figures["foretold_ratios"] = [said for said, _ in told], ratios
            out(f"\nforetold by trc-plan scaling: {statistics.median(figures['foretold_s']):.3f} s a step, "
                f"{statistics.median(ratios):.2f} of what was measured ({min(ratios):.2f} to {max(ratios):.2f})")
        rows.append({"case": case, "link": link, "ranks": ranks, **figures})
    return rows


# --- the whole ------------------------------------------------------------------

def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--python", required=True, help="a Python with PyTorch, and mpi4py if MPI is to be measured")
    parser.add_argument("--parts", nargs="+", default=["collectives", "training"], choices=["collectives", "training"])
    parser.add_argument("--ranks", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--links", nargs="+", default=["loopback", "1gbit", "10gbit"],
                        help="loopback, or a rate as tc writes it")
    parser.add_argument("--only", nargs="+", default=["10m", "124m", "albert"], choices=list(CASES))
    parser.add_argument("--precision", choices=["f32", "bf16"], default="f32", help="of products: PyTorch's by autocast")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=12)
    parser.add_argument("--smallest", type=int, default=SIZES[0], help="bytes of the smallest sum")
    parser.add_argument("--largest", type=int, default=SIZES[-1], help="bytes of the largest sum")
    parser.add_argument("--cores", default=",".join(map(str, sorted(os.sched_getaffinity(0)))))
    parser.add_argument("--quick", action="store_true", help="small sums and the 10M model, once")
    parser.add_argument("--json", type=pathlib.Path, default=HERE.parents[1] / "build/ranks.json")
    parser.add_argument("--markdown", type=pathlib.Path, default=HERE.parents[1] / "build/ranks.md")
    options = parser.parse_args()
    options.build = options.build.resolve()
    if options.quick:
        options.only, options.rounds, options.largest = ["10m"], 1, 1 << 22
    count = len(options.cores.split(","))
    options.threads = lambda ranks: max(1, count // ranks)
    lines = []

    def out(line):
        print(line, flush=True)
        lines.append(line)

    links = options.links
    if (fault := namespaces.unavailable()) and links != ["loopback"]:
        out(f"only the loopback interface: {fault}")
        links = ["loopback"]
    out(f"{cpu_name()}, cores {options.cores}")
    results = {"machine": cpu_name(), "cores": options.cores, "collectives": [], "training": []}
    failed = False
    options.folder = pathlib.Path(tempfile.mkdtemp(prefix="trc-ranks-"))
    try:
        for part in options.parts:
            for link in links:
                for ranks in options.ranks:
                    try:
                        if part == "collectives":
                            record, faulty = collectives(options, link, ranks, out)
                            results[part].append(record)
                            if faulty:
                                raise Failed("; ".join(faulty))
                        else:
                            results[part] += training(options, link, ranks, out)
                    except Failed as failure:
                        failed = True
                        out(f"\n{part}, {link}, {ranks} ranks: {failure}")
    finally:
        shutil.rmtree(options.folder, ignore_errors=True)
    options.json.write_text(json.dumps(results, indent=1) + "\n")
    options.markdown.write_text("\n".join(lines) + "\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
