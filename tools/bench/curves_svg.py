"""A figure of learning curves, as an SVG for a page of docs/: a panel for each model, in it a line
for each run, over the band that the first one's are held to.
"""

from html import escape

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 420, 260, 48, 34, 30
COLORS = ["#1b6ca8", "#d1495b", "#3d8b5f", "#8a5fbf", "#b8860b", "#555555", "#0f9d9d"]


def ticks(low, high):
    """About five round numbers between two."""
    step = 10.0 ** -3
    while (high - low) / step > 6:
        step *= 2 if str(step).strip("0.")[0] in "15" else 2.5
    first = int(low / step) + 1
    return [round(first * step + i * step, 6) for i in range(int((high - first * step) / step) + 1)]


def panel(title, curves, stretch, band):
    """`curves` is {name: means of `stretch` steps each}."""
    first = next(iter(curves.values()))
    low = min(min(curve) for curve in curves.values()) - band
    high = max(max(curve) for curve in curves.values()) + band
    across = (WIDTH - LEFT - 12) / (len(first) * stretch)
    down = (HEIGHT - TOP - BOTTOM) / (high - low)

    def points(values):
        return " ".join(f"{LEFT + (i + 0.5) * stretch * across:.1f},{TOP + (high - value) * down:.1f}"
                        for i, value in enumerate(values))

    edge = points([value + band for value in first]).split() + points([value - band for value in first]).split()[::-1]
    parts = [f'<text x="{LEFT}" y="16" font-weight="bold">{escape(title)}</text>',
             f'<polygon points="{" ".join(edge)}" fill="{COLORS[0]}" opacity="0.18"/>']
    for value in ticks(low, high):
        y = TOP + (high - value) * down
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 12}" stroke="#cccccc"/>'
                     f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>')
    for step in range(0, len(first) * stretch + 1, max(stretch, len(first) * stretch // 4)):
        parts.append(f'<text x="{LEFT + step * across:.1f}" y="{HEIGHT - 10}" text-anchor="middle">{step}</text>')
    for number, (name, curve) in enumerate(curves.items()):
        color = COLORS[number % len(COLORS)]
        parts.append(f'<polyline points="{points(curve)}" fill="none" stroke="{color}" stroke-width="1.3"'
                     f'{"" if number == 0 else " stroke-dasharray=" + chr(34) + f"{5 + number} {2 * number}" + chr(34)}/>'
                     f'<text x="{WIDTH - 16}" y="{TOP + 8 + 11 * number}" text-anchor="end" font-size="9" fill="{color}">{escape(name)}</text>')
    return parts


def figure(models, stretch, band):
    """`models` is {title: {name of a run: means}}; two panels side by side."""
    width, height = WIDTH * min(2, len(models)), HEIGHT * ((len(models) + 1) // 2)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" font-family="sans-serif" font-size="11">',
             f'<rect width="{width}" height="{height}" fill="white"/>']
    for number, (title, curves) in enumerate(models.items()):
        parts += [f'<g transform="translate({number % 2 * WIDTH} {number // 2 * HEIGHT})">', *panel(title, curves, stretch, band), "</g>"]
    return "\n".join(parts + ["</svg>"]) + "\n"
