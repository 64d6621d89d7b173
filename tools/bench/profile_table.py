"""What the commands of a step took, by kind of kernel, against the machine.

A record is a command of one step, as Worker.profile gives it.
"""


def total(records):
    return {"s": sum(r["ns"] for r in records) * 1e-9, "flops": sum(r["flops"] for r in records),
            "bytes": sum(r["bytes"] for r in records), "calls": len(records)}


def split(records):
    """Matrix products, and everything else."""
    products = [r for r in records if r["kernel"] == "trc.contract"]
    return total(products), total([r for r in records if r["kernel"] != "trc.contract"])


def by_kernel(records):
    """[(kernel, layers' names in common, totals)], what took longest first. Equal
    kernels are compiled once, so one line is one piece of machine code."""
    groups = {}
    for record in records:
        groups.setdefault(record["kernel"], []).append(record)
    lines = []
    for kernel, group in groups.items():
        # Layers differ in their number only: h.3.mlp and h.4.mlp are one place.
        places = {"".join("N" if c.isdigit() else c for c in r["scope"]).replace("NN", "N") for r in group}
        lines.append((kernel, " ".join(sorted(places - {""})[:2]), total(group)))
    return sorted(lines, key=lambda line: -line[2]["s"])


def table(records, machine, rows=14):
    """Markdown. A kernel with fewer than eight operations to a byte is bound by
    memory, and its bytes per second are held against triad."""
    everything = total(records)["s"]
    gemm, triad = machine.get("gemm_gflops"), machine.get("triad_gbs")
    lines = ["| kernel | where | calls | share | GFLOP/s | of ceiling | GB/s | of triad |", "|---|---|--:|--:|--:|--:|--:|--:|"]
    groups = by_kernel(records)
    for kernel, where, t in groups[:rows]:
        gflops, gbs = t["flops"] / t["s"] * 1e-9 if t["s"] else 0, t["bytes"] / t["s"] * 1e-9 if t["s"] else 0
        compute = t["flops"] > 8 * t["bytes"]
        cells = [kernel, where or "-", str(t["calls"]), f"{100 * t['s'] / everything:.1f} %"]
        cells += [f"{gflops:.0f}", f"{gflops / gemm:.2f}" if gemm else "-", "-", "-"] if compute else \
                 ["-", "-", f"{gbs:.1f}", f"{gbs / triad:.2f}" if triad else "-"]
        lines.append("| " + " | ".join(cells) + " |")
    if groups[rows:]:
        rest = sum(t["s"] for _, _, t in groups[rows:])
        lines.append(f"| {len(groups[rows:])} others | - | {sum(t['calls'] for _, _, t in groups[rows:])} | "
                     f"{100 * rest / everything:.1f} % | - | - | - | - |")
    return "\n".join(lines) + "\n"
