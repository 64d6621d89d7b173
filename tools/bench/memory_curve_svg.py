"""A figure of tokens/s over memory, as an SVG for a page of docs/: ours as a line of points, the
best for each amount of memory, and others' as points.
"""

from html import escape

from curves_svg import COLORS, ticks

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 330, 62, 20, 34, 44
MIB = 2**20


def frontier(rows):
    """Those that nothing of less memory is as quick as; `rows` by their bytes."""
    best, kept = 0, []
    for row in rows:
        if row["tokens_per_second"] > best:
            best = row["tokens_per_second"]
            kept.append(row)
    return kept


def figure(ours, theirs):
    """Rows are {name, bytes, tokens_per_second}; ours by their bytes."""
    every = ours + theirs
    right = 1.05 * max(row["bytes"] for row in every) / MIB
    top = 1.12 * max(row["tokens_per_second"] for row in every)

    def x(row):
        return LEFT + row["bytes"] / MIB / right * (WIDTH - LEFT - RIGHT)

    def y(rate):
        return TOP + (1 - rate / top) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" font-family="sans-serif" font-size="11">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
             f'<text x="{LEFT}" y="16" font-weight="bold">Tokens per second over memory (MiB)</text>']
    for rate in ticks(0, top):
        parts.append(f'<path d="M{LEFT} {y(rate):.1f}H{WIDTH - RIGHT}" stroke="#cccccc"/>'
                     f'<text x="{LEFT - 6}" y="{y(rate) + 4:.1f}" text-anchor="end">{rate:g}</text>')
    for mebibytes in ticks(0, right):
        at = LEFT + mebibytes / right * (WIDTH - LEFT - RIGHT)
        parts.append(f'<text x="{at:.1f}" y="{HEIGHT - 18}" text-anchor="middle">{mebibytes:g}</text>')
    line = " ".join(f"{x(row):.1f},{y(row['tokens_per_second']):.1f}" for row in frontier(ours))
    parts.append(f'<polyline points="{line}" fill="none" stroke="{COLORS[0]}" stroke-width="1.5"/>')
    for number, row in enumerate(ours):
        at = y(row["tokens_per_second"])
        # Names of neighbours lie above and below.
        parts.append(f'<circle cx="{x(row):.1f}" cy="{at:.1f}" r="3.5" fill="{COLORS[0]}"/>'
                     f'<text x="{x(row) + 6:.1f}" y="{at + (16 if number % 2 else -8):.1f}" fill="{COLORS[0]}">{escape(row["name"])}</text>')
    for row in theirs:
        at = y(row["tokens_per_second"])
        parts.append(f'<circle cx="{x(row):.1f}" cy="{at:.1f}" r="3.5" fill="{COLORS[1]}"/>'
                     f'<text x="{x(row) - 6:.1f}" y="{at - 8:.1f}" fill="{COLORS[1]}" text-anchor="end">{escape(row["name"])}</text>')
    return "\n".join(parts + ["</svg>"]) + "\n"
