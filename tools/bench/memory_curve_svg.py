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


def point(x, y, name, color, taken):
    """A point and its name, at the first place nearby where no other name or point is; `taken` are
    the boxes of those, to which its own is added."""
    width = 6 * len(name)
    places = [(x + side * 8 - (width if side < 0 else 0), y + 4 + dy)
              for dy in (0, -12, 12, -24, 24, -36, 36, -48, 48) for side in (1, -1)]

    def box(place):
        left, base = place
        return left, base - 10, left + width, base + 2

    def free(place):
        left, up, right, down = box(place)
        inside = left > LEFT and right < WIDTH and up > TOP and down < HEIGHT - BOTTOM
        return inside and not any(left < r and right > l and up < d and down > u for l, u, r, d in taken)

    left, base = next((place for place in places if free(place)), places[0])
    taken.append(box((left, base)))
    parts = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{color}"/>',
             f'<text x="{left:.1f}" y="{base:.1f}" fill="{color}">{escape(name)}</text>']
    if abs(base - y) > 14:  # else it is clear whose name this is
        end = left if left > x else left + width
        parts.append(f'<path d="M{x:.1f} {y:.1f}L{end:.1f} {base - 4:.1f}" stroke="{color}" stroke-width="0.5"/>')
    return parts


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
    centres = [(x(row), y(row["tokens_per_second"])) for row in every]
    along = [(x(row), y(row["tokens_per_second"])) for row in frontier(ours)]
    for (x0, y0), (x1, y1) in zip(along, along[1:]):
        centres += [(x0 + (x1 - x0) * i / 10, y0 + (y1 - y0) * i / 10) for i in range(1, 10)]
    taken = [(at - 5, rate - 5, at + 5, rate + 5) for at, rate in centres]
    for color, rows in ((COLORS[0], ours), (COLORS[1], theirs)):
        for row in rows:
            parts += point(x(row), y(row["tokens_per_second"]), row["name"], color, taken)
    return "\n".join(parts + ["</svg>"]) + "\n"
