"use strict";
// Draws the report from the element "data". Everything is made as nodes and
// text, never as markup: names come from programs.

const data = JSON.parse(document.getElementById("data").textContent);
const { report, details, remarks, measurements } = data;

function make(tag, attributes = {}, ...children) {
  const svg = ["svg", "rect", "line", "path", "text", "title", "g"].includes(tag);
  const node = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// ---- Numbers as people read them ----

const digits = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));

function bytesText(bytes) {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  let at = 0;
  for (; bytes >= 1024 && at < units.length - 1; ++at) bytes /= 1024;
  return `${at ? digits(bytes) : bytes} ${units[at]}`;
}

function timeText(nanoseconds) {
  for (const [unit, size] of [["s", 1e9], ["ms", 1e6], ["us", 1e3]])
    if (nanoseconds >= size) return `${digits(nanoseconds / size)} ${unit}`;
  return `${Math.round(nanoseconds)} ns`;
}

function countText(value) {
  for (const [unit, size] of [["T", 1e12], ["G", 1e9], ["M", 1e6]])
    if (value >= size) return `${digits(value / size)} ${unit}`;
  return value.toLocaleString("en");
}

const percent = (part) => `${(100 * part).toFixed(1)} %`;
const sum = (list, of) => list.reduce((total, each) => total + of(each), 0);
const layerOf = (thing) => thing.scope || "(no layer)";
// As the program calls it; else, and what is made of several of its operations, as the compiler does.
const operationOf = (buffer) => (/^trc\.(?!fusion|contract|matmul)/.test(buffer.made_by) ? "" : buffer.operation) || buffer.made_by || "(library call)";
// Of a path, what a person would call the file.
const shortPlace = (place) => place.replace(/^.*\/(?=[^/]*:\d+$)/, "");

// ---- A table that is sorted by a click and searched ----

/** columns: {name, of: row => value, show: value => text, text, wrap, share} */
function table(caption, columns, rows, { detail, sort = -1, limit = 60 } = {}) {
  if (!rows.length) return make("p", { class: "none" }, `${caption}: none.`);
  const head = make("tr");
  const body = make("tbody");
  const made = rows.map((row) => {
    const values = columns.map((column) => column.of(row));
    const line = make("tr", detail ? { class: "opens", tabindex: "0" } : {});
    columns.forEach((column, at) => {
      const shown = column.show ? column.show(values[at]) : String(values[at]);
      const cell = make("td", { class: [column.text && "text", column.wrap && "wrap", column.share && "share"].filter(Boolean).join(" ") }, shown);
      if (column.share) cell.style.setProperty("--part", `${Math.min(100, 100 * column.share(row))}%`);
      line.append(cell);
    });
    let more = null;
    if (detail) {
      more = make("tr", { class: "more", hidden: "" });
      const open = () => {
        if (!more.childNodes.length) more.append(make("td", { colspan: columns.length }, make("div", {}, ...detail(row))));
        more.hidden = !more.hidden;
        line.classList.toggle("open", !more.hidden);
      };
      line.addEventListener("click", open);
      line.addEventListener("keydown", (event) => event.key === "Enter" && open());
    }
    const entry = { values, line, more, text: values.concat(row.words || []).join(" ").toLowerCase() };
    return entry;
  });
  const box = make("div", { class: "scroll" });
  const group = { made, limit };
  const rest = make("button", { type: "button" });
  rest.addEventListener("click", () => { group.limit = Infinity; applySearch(); });
  group.refresh = (words) => {
    let shown = 0, hidden = 0;
    for (const entry of made) {
      const fits = words.every((word) => entry.text.includes(word));
      const visible = fits && shown < group.limit;
      shown += visible;
      hidden += fits && !visible;
      entry.line.hidden = !visible;
      if (entry.more && !visible) { entry.more.hidden = true; entry.line.classList.remove("open"); }
    }
    rest.hidden = !hidden;
    rest.textContent = `show ${hidden} more`;
    box.hidden = !shown;
  };
  groups.push(group);
  function order(at, down) {
    made.sort((a, b) => {
      const [x, y] = [a.values[at], b.values[at]];
      const compared = typeof x === "number" ? x - y : String(x).localeCompare(String(y));
      return down ? -compared : compared;
    });
    for (const { line, more } of made) body.append(line, ...(more ? [more] : []));
    [...head.children].forEach((cell, i) => cell.classList.remove("up", "down") || (i === at && cell.classList.add(down ? "down" : "up")));
    group.refresh(wordsOf(searchBox.value));
  }
  columns.forEach((column, at) => {
    const cell = make("th", { class: column.text ? "text" : "", title: column.title || "" }, column.name);
    cell.addEventListener("click", () => order(at, !cell.classList.contains("down")));
    head.append(cell);
  });
  box.append(make("table", {}, make("caption", {}, caption), make("thead", {}, head), body), rest);
  if (sort >= 0) order(sort, true);
  else body.append(...made.flatMap(({ line, more }) => (more ? [line, more] : [line])));
  return box;
}

const groups = [];
const blocks = []; // {block, text} of the map
const searchBox = document.getElementById("search");
const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

function applySearch() {
  const words = wordsOf(searchBox.value);
  for (const group of groups) group.refresh(words);
  for (const { block, text } of blocks) block.classList.toggle("dim", !words.every((word) => text.includes(word)));
  // A heading goes with the tables below it.
  for (const heading of document.querySelectorAll("h3")) {
    const below = [];
    for (let next = heading.nextElementSibling; next && next.tagName !== "H3"; next = next.nextElementSibling)
      if (next.matches(".scroll, .none")) below.push(next);
    heading.hidden = below.every((each) => each.hidden);
  }
}

// ---- Memory ----

/** Live bytes at each command, and where they are most: of each buffer what it takes of the arena. */
function liveBytes(entry) {
  const change = new Array(entry.commands.length + 1).fill(0);
  for (const buffer of entry.buffers) {
    const taken = Math.ceil(buffer.bytes / entry.alignment) * entry.alignment;
    change[buffer.first] += taken;
    change[buffer.last + 1] -= taken;
  }
  const live = [];
  let now = 0, most = 0, peak = 0;
  for (let at = 0; at < entry.commands.length; ++at) {
    now += change[at];
    live.push(now);
    if (now > most) [most, peak] = [now, at];
  }
  return { live, peak, most };
}

const tell = (buffer) =>
  `${bytesText(buffer.bytes)}, ${buffer.type || "scratch memory"}, made by ${operationOf(buffer)}` +
  ` in ${layerOf(buffer)}${buffer.place ? ` at ${shortPlace(buffer.place)}` : ""}; ` +
  `commands ${buffer.first} to ${buffer.last}, from byte ${buffer.offset} of the arena on`;

function memoryMap(entry, arena) {
  const [width, height, left, bottom, top] = [960, 340, 64, 22, 24];
  const x = (command) => left + ((width - left - 8) * command) / Math.max(1, entry.commands.length);
  const y = (byte) => height - bottom - ((height - bottom - top) * byte) / Math.max(1, arena);
  const layers = [...new Set(entry.buffers.map(layerOf))].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const hue = new Map(layers.map((layer, at) => [layer, Math.round((360 * at) / layers.length)]));
  const chart = make("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": "buffers of the arena over the commands" });
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    chart.append(make("line", { class: "axis", x1: left, x2: width - 8, y1: y(part * arena), y2: y(part * arena) }));
    chart.append(make("text", { x: left - 6, y: y(part * arena) + 4, "text-anchor": "end" }, bytesText(Math.round(part * arena))));
  }
  // The largest first, so that no more than the eye can tell apart are drawn.
  const drawn = [...entry.buffers].sort((a, b) => b.bytes * (b.last - b.first + 1) - a.bytes * (a.last - a.first + 1)).slice(0, 3000);
  const told = make("p", { id: "told", class: "quiet" }, "Each block is a buffer: how long it lives, and where. Point at one, or tap it.");
  for (const buffer of drawn) {
    const block = make("rect", {
      class: "buffer", x: x(buffer.first), y: y(buffer.offset + buffer.bytes),
      width: Math.max(0.6, x(buffer.last + 1) - x(buffer.first)), height: Math.max(0.6, y(buffer.offset) - y(buffer.offset + buffer.bytes)),
    });
    block.style.setProperty("--hue", hue.get(layerOf(buffer)));
    const show = () => {
      for (const other of chart.querySelectorAll(".near")) other.classList.remove("near");
      block.classList.add("near");
      told.textContent = tell(buffer);
    };
    blocks.push({ block, text: `${tell(buffer)} ${buffer.operation}`.toLowerCase() });
    block.addEventListener("pointerenter", show);
    block.addEventListener("click", show);
    chart.append(block);
  }
  const { live, peak, most } = liveBytes(entry);
  chart.append(make("path", { class: "live", d: live.map((bytes, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(bytes).toFixed(1)}H${x(at + 1).toFixed(1)}`).join("") }));
  const late = peak > entry.commands.length / 2;
  chart.append(make("line", { class: "peak", x1: x(peak + 0.5), x2: x(peak + 0.5), y1: top, y2: height - bottom }));
  chart.append(make("text", { class: "peak", x: x(peak + 0.5) + (late ? -6 : 6), y: top - 8, "text-anchor": late ? "end" : "start" },
    `peak ${bytesText(most)} at command ${peak}`));
  chart.append(make("text", { x: left, y: height - 6 }, "command 0"));
  chart.append(make("text", { x: width - 8, y: height - 6, "text-anchor": "end" }, String(entry.commands.length)));
  const rest = entry.buffers.length - drawn.length;
  return [make("div", { class: "chart" }, chart), told,
    make("p", { class: "quiet" }, `Colours are layers; the line is the sum of live bytes, each buffer's rounded up to ${entry.alignment}.${rest > 0 ? ` ${rest} small buffers are not drawn.` : ""}`)];
}

function grouped(list, keyOf) {
  const groups = new Map();
  for (const each of list) {
    const key = keyOf(each);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(each);
  }
  return [...groups].map(([key, members]) => ({ key, members, bytes: sum(members, (each) => each.bytes || 0) }));
}

/** What was done for a limit, in the order in which it was chosen. */
function memoryChoices() {
  const { limit_bytes: limit, choices } = report.memory;
  if (!limit) return [];
  if (!choices.length) return [make("p", { class: "quiet" }, "Nothing had to be done to fit into the limit.")];
  return [table("What was done to fit, cheapest for each byte first", [
    { name: "what", of: (choice) => choice.what, text: true, wrap: true },
    { name: "bytes less", of: (choice) => choice.bytes, show: bytesText },
    { name: "more time", of: (choice) => choice.estimated_nanoseconds, show: (time) => (time < 0 ? `${timeText(-time)} less` : timeText(time)), title: "of a step, as estimated" },
  ], choices)];
}

function memorySection(entry, facts) {
  const section = make("section", { id: "memory" }, make("h2", {}, `Memory of ${entry.name}`));
  section.append(...memoryChoices());
  if (!entry.buffers.length) return section.append(make("p", { class: "quiet" }, "Nothing lives in the arena.")), section;
  section.append(...memoryMap(entry, facts.arena_bytes || 0));
  const { peak } = liveBytes(entry);
  const atPeak = entry.buffers.filter((buffer) => buffer.first <= peak && peak <= buffer.last);
  const total = Math.max(1, sum(atPeak, (buffer) => buffer.bytes));
  const groupTable = (caption, keyOf, name) => table(caption, [
    { name, of: (row) => row.key, text: true, wrap: true },
    { name: "buffers", of: (row) => row.members.length },
    { name: "bytes", of: (row) => row.bytes, show: bytesText, share: (row) => row.bytes / total },
    { name: "share", of: (row) => row.bytes / total, show: percent },
  ], grouped(atPeak, keyOf), { sort: 2, limit: 12 });
  section.append(make("h3", {}, "What lives at the peak"));
  section.append(groupTable("By layer", layerOf, "layer"), make("p"), groupTable("By operation", operationOf, "operation"));
  section.append(make("p"), table("Buffer by buffer", [
    { name: "made by", of: operationOf, text: true },
    { name: "type", of: (buffer) => (buffer.type || "").replace(/^tensor<|>$/g, ""), text: true },
    { name: "layer", of: layerOf, text: true, wrap: true },
    { name: "place", of: (buffer) => shortPlace(buffer.place), text: true },
    { name: "commands", of: (buffer) => `${buffer.first}–${buffer.last}` },
    { name: "bytes", of: (buffer) => buffer.bytes, show: bytesText, share: (buffer) => buffer.bytes / total },
  ], atPeak, { sort: 5, limit: 20 }));
  return section;
}

// ---- What was measured ----

// A profile has a record for each call of its entry, in their order; of another
// build of the program it would put times at the wrong places.
const entryMeasured = measurements?.entry;
const records = measurements?.commands || [];
const callsOf = (entry) => entry.commands.filter(Boolean);
const timed = new Map(); // a command: nanoseconds in one run of the entry
for (const entry of details) {
  const calls = callsOf(entry);
  const fits = entry.name === entryMeasured && calls.length === records.length &&
    calls.every((command, at) => command.kernel === records[at].kernel);
  if (fits) calls.forEach((command, at) => timed.set(command, records[at].ns / Math.max(1, measurements.runs_ns?.length || measurements.run_count || records[at].runs)));
}
const measured = (command) => timed.get(command) ?? null;

const estimateNote = `Estimates are by the figures of ${report.target === "host" ? "a core" : "the target"}, each command once` +
  (timed.size ? "; measured is what one run of the entry spent." : "; measured times come with --measurements.");

// ---- Kernels and library calls ----

function neighbours(entry) {
  const writers = new Map();
  const result = entry.commands.map(() => ({ before: new Set(), after: new Set() }));
  entry.commands.forEach((command, at) => {
    if (!command) return;
    for (const buffer of command.reads)
      if (writers.has(buffer) && writers.get(buffer) !== at) {
        result[at].before.add(writers.get(buffer));
        result[writers.get(buffer)].after.add(at);
      }
    for (const buffer of command.writes) writers.set(buffer, at);
  });
  return result;
}

const fusedText = (fused) => Object.entries(fused || {}).map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");

function kernelSection(entry) {
  const factsOf = new Map(report.kernels.map((kernel) => [kernel.name, kernel]));
  const around = neighbours(entry);
  const byKernel = new Map();
  entry.commands.forEach((command, at) => {
    if (!command) return;
    if (!byKernel.has(command.kernel)) byKernel.set(command.kernel, []);
    byKernel.get(command.kernel).push(at);
  });
  const rows = [...byKernel].map(([name, calls]) => {
    const commands = calls.map((at) => entry.commands[at]);
    const times = commands.map(measured);
    const facts = factsOf.get(name);
    const bytes = sum(commands, (command) => command.bytes || (facts ? (facts.bytes_read || 0) + (facts.bytes_written || 0) : 0));
    return {
      name, calls, facts, bytes, kind: facts ? facts.kind : "library",
      estimate: sum(commands, (command) => command.nanoseconds),
      time: times.includes(null) ? null : sum(times, (time) => time),
      layers: [...new Set(commands.map(layerOf))],
      words: [fusedText(facts?.fused), ...commands.map((command) => `${command.operation} ${command.scope} ${command.place} ${command.operands}`)],
    };
  });
  const all = Math.max(1, sum(rows, (row) => (timed.size ? row.time || 0 : row.estimate)));
  const most = (row) => (timed.size ? row.time || 0 : row.estimate) / all;
  const describe = (at) => {
    const command = entry.commands[at];
    return `${command.kernel} (${command.library ? "library call" : factsOf.get(command.kernel)?.kind || "kernel"}, ${command.operands})`;
  };
  const detail = (row) => {
    const nodes = [];
    const say = (label, text) => text && nodes.push(make("p", {}, make("b", {}, `${label}: `), text));
    const first = row.calls[0];
    const places = [...new Set(row.calls.map((at) => entry.commands[at].place).filter(Boolean))];
    say("Fused", fusedText(row.facts?.fused));
    say("Operands", entry.commands[first].operands);
    say("Layers", row.layers.slice(0, 12).join(", ") + (row.layers.length > 12 ? ` and ${row.layers.length - 12} more` : ""));
    say("Places", places.slice(0, 8).join(", "));
    say("Reads what is made by", [...around[first].before].slice(0, 8).map(describe).join("; "));
    say("Is read by", [...around[first].after].slice(0, 8).map(describe).join("; "));
    // By the line of the program, or by the layer where a frontend gave no lines.
    const isOfRow = (remark) => (remark.place ? places.includes(remark.place) : !places.length && remark.scope && row.layers.includes(remark.scope));
    const why = remarks.filter((remark) => remark.message.startsWith("not fused") && isOfRow(remark));
    say("Not fused", [...new Set(why.map((remark) => remark.message.replace(/^not fused( with what it reads)?(, because|:) /, "")))].join("; "));
    return nodes;
  };
  const columns = [
    { name: "kernel", of: (row) => row.name, text: true },
    { name: "kind", of: (row) => row.kind, text: true },
    { name: "calls", of: (row) => row.calls.length },
    { name: "bytes", of: (row) => row.bytes, show: bytesText },
    { name: "estimate", of: (row) => row.estimate, show: timeText, ...(timed.size ? {} : { share: most }) },
  ];
  if (timed.size) columns.push(
    { name: "measured", of: (row) => row.time ?? -1, show: (time) => (time < 0 ? "–" : timeText(time)), share: most },
    { name: "GB/s", of: (row) => (row.time ? row.bytes / row.time : 0), show: (rate) => (rate ? digits(rate) : "–") });
  columns.push({ name: "share", of: most, show: percent }, { name: "first layer", of: (row) => row.layers[0], text: true, wrap: true });
  return make("section", { id: "kernels" }, make("h2", {}, `Kernels of ${entry.name}`),
    make("p", { class: "quiet" }, "A row opens to what was fused, its neighbours, and why they are not in it. " + estimateNote),
    table(`${rows.length} kernels and library calls, ${callsOf(entry).length} commands`, columns, rows, { detail, sort: 4 + (timed.size ? 1 : 0) }));
}

// ---- Products ----

function productSection(entry) {
  const products = entry.commands.filter((command) => command && command.library && command.flops > 0);
  const rows = grouped(products, (command) => `${command.kernel} ${command.operands}`).map(({ members }) => {
    const times = members.map(measured);
    return {
      kernel: members[0].kernel, operands: members[0].operands, calls: members.length, flops: sum(members, (command) => command.flops),
      bytes: sum(members, (command) => command.bytes),
      estimate: sum(members, (command) => command.nanoseconds), time: times.includes(null) ? null : sum(times, (time) => time),
      words: members.map((command) => `${command.operation} ${command.scope} ${command.place}`),
    };
  });
  const rate = (row) => (row.time ? row.flops / row.time : 0);
  const best = Math.max(0, ...rows.map(rate));
  const ceiling = (measurements?.ceiling_flops || 0) * 1e-9; // of all threads, a nanosecond
  const all = Math.max(1, sum(rows, (row) => row.flops));
  const columns = [
    { name: "kernel", of: (row) => row.kernel, text: true },
    { name: "operands", of: (row) => row.operands, text: true, wrap: true },
    { name: "calls", of: (row) => row.calls },
    { name: "FLOP", of: (row) => row.flops, show: countText, share: (row) => row.flops / all },
    { name: "bytes", of: (row) => row.bytes, show: bytesText, title: "read and written" },
    { name: "estimate", of: (row) => row.estimate, show: timeText },
  ];
  if (best > 0) columns.push(
    { name: "measured", of: (row) => row.time ?? -1, show: (time) => (time < 0 ? "–" : timeText(time)) },
    { name: "GFLOP/s", of: rate, show: (value) => (value ? digits(value) : "–") },
    ceiling ? { name: "of the ceiling", of: (row) => rate(row) / ceiling, show: percent }
      : { name: "of the fastest", of: (row) => rate(row) / best, show: percent });
  return make("section", { id: "products" }, make("h2", {}, `Products of ${entry.name}`),
    make("p", { class: "quiet" }, `${countText(sum(products, (command) => command.flops))} FLOP in ${products.length} calls.` +
      (best > 0 ? ` The fastest ran at ${digits(best)} GFLOP/s` + (ceiling ? `; the ceiling, ${measurements.ceiling}, is ${digits(ceiling)}.` : ".") : ` ${estimateNote}`)),
    table("Products and attention, by shape", columns, rows, { sort: 3 }));
}

// ---- Decisions ----

function decisionSection() {
  const notes = report.precision.notes || [];
  const rows = grouped(remarks, (remark) => `${remark.severity} ${remark.message}`).map(({ members }) => ({
    severity: members[0].severity, message: members[0].message, count: members.length,
    places: [...new Set(members.map((remark) => remark.place || remark.scope).filter(Boolean))],
  }));
  const placesText = (places) => places.slice(0, 6).map(shortPlace).join(", ") + (places.length > 6 ? ` and ${places.length - 6} more` : "");
  return make("section", { id: "decisions" }, make("h2", {}, "Decisions"),
    make("h3", {}, `Precision: ${report.precision.policy}`),
    table("What the policy changed or kept", [
      { name: "what", of: (note) => Object.entries(note).filter(([key]) => !["count", "locations"].includes(key)).map(([key, value]) => `${key}: ${value}`).join("; "), text: true, wrap: true },
      { name: "times", of: (note) => note.count || 1 },
      { name: "places", of: (note) => placesText(note.locations || []), text: true, wrap: true },
    ], notes, { limit: 30 }),
    make("h3", {}, "Remarks"),
    table("What was recognised, moved, made again, or left, and why", [
      { name: "kind", of: (row) => row.severity, text: true },
      { name: "remark", of: (row) => row.message, text: true, wrap: true },
      { name: "times", of: (row) => row.count },
      { name: "places", of: (row) => placesText(row.places), text: true, wrap: true },
    ], rows, { limit: 40 }));
}

// ---- The page ----

function tiles(entry, facts) {
  const list = [];
  const { total_bytes: total, limit_bytes: limit, process_bytes: process } = report.memory;
  const add = (value, label) => list.push(make("div", { class: "tile" }, make("b", {}, value), make("span", {}, label)));
  // The promise: what all of it takes, and of what.
  add(limit ? `${bytesText(total)} of ${bytesText(limit)}` : bytesText(total),
    `memory in all${limit ? ", of the limit" : ""}${process ? `; ${bytesText(process)} of it a process holds by itself` : ""}`);
  list[0].classList.add("wide");
  for (const [role, { tensors, bytes }] of Object.entries(report.state))
    add(bytesText(bytes), `state: ${tensors} ${role}${tensors === 1 ? "" : "s"}`);
  if (report.memory.host_state_bytes) add(bytesText(report.memory.host_state_bytes), "of it in the host's memory");
  if (report.memory.host_activation_bytes)
    add(bytesText(report.memory.host_activation_bytes), "of activations in the host's memory");
  add(bytesText(facts.arena_bytes || 0), "arena, for a step's values");
  add(String(callsOf(entry).length), "commands");
  const flops = sum(entry.commands.filter((command) => command?.library), (command) => command.flops);
  if (flops) add(`${countText(flops)}FLOP`, "in products");
  if (measurements && entry.name === entryMeasured && measurements.runs_ns?.length) {
    const runs = [...measurements.runs_ns].sort((a, b) => a - b);
    add(timeText(runs[Math.floor(runs.length / 2)]), `a run, median of ${runs.length}`);
  }
  return make("div", { class: "tiles" }, ...list);
}

const main = document.getElementById("main");

function draw(name) {
  groups.length = blocks.length = 0;
  const entry = details.find((each) => each.name === name);
  const facts = report.entries.find((each) => each.name === name) || {};
  const chooser = make("p", { class: "quiet" });
  if (details.length > 1) {
    const select = make("select", { "aria-label": "entry" }, ...details.map((each) => make("option", each.name === name ? { selected: "" } : {}, each.name)));
    select.addEventListener("change", () => draw(select.value));
    chooser.append("Entry: ", select);
  }
  const strange = entry.name === entryMeasured && !timed.size &&
    make("p", {}, "The measurements are of another build of this program: their commands are not these, and are left out.");
  main.replaceChildren(...[chooser, strange].filter(Boolean), tiles(entry, facts), memorySection(entry, facts), kernelSection(entry), productSection(entry), decisionSection());
  applySearch();
}

document.title = `${data.title} · trc report`;
document.getElementById("title").textContent = data.title;
document.getElementById("about").textContent = [
  `trc ${report.compiler}`, `target ${report.target}`, report.model && `${report.model.name}${report.model.task ? `, ${report.model.task}` : ""}`,
  `precision ${report.precision.policy}`, measurements && `profile of ${entryMeasured} on ${measurements.device}`,
].filter(Boolean).join(" · ");
searchBox.addEventListener("input", applySearch);
// A link may carry words to search for: report.html#search=h0/attn
const linked = /^#search=(.*)$/.exec(location.hash);
if (linked) searchBox.value = decodeURIComponent(linked[1]);
// The step is what a page is opened for: the entry that takes longest, or the
// one that was measured.
const length = (entry) => sum(entry.commands.filter(Boolean), (command) => command.nanoseconds);
const first = details.find((each) => each.name === entryMeasured) ||
  details.reduce((a, b) => (length(b) > length(a) ? b : a), details[0]);
if (first) draw(first.name);
// .. and a row that is alone in what it finds is open.
if (linked) for (const { made } of groups) {
  const found = made.filter((entry) => !entry.line.hidden);
  if (found.length === 1 && found[0].more) found[0].line.click();
}
if (!first) main.replaceChildren(make("p", {}, "The program has no entries."));
