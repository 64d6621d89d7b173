//===- CurvesPage.cpp - the numbers of a run as pictures ------------------===//
//
// A chart has its own scale, from the smallest to the largest of its values.
// Of more steps than a line has room for, the mean of those that share a place
// is drawn, and behind it, pale, the smallest to the largest of them.
//
//===----------------------------------------------------------------------===//

#include "log/CurvesPage.h"

#include "data/WholeFile.h"
#include "text/Utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace trc::train {

static constexpr const char *style = R"(<style>
:root{color-scheme:light dark;--ink:#1f1f1d;--quiet:#6a6964;--grid:#e3e2dd;
--page:#fbfbf9;--training:#2a6fc9;--held:#c2490f}
@media(prefers-color-scheme:dark){:root{--ink:#efeeea;--quiet:#a3a29c;
--grid:#383733;--page:#191918;--training:#66a6f5;--held:#f5905a}}
body{margin:2rem auto;padding:0 1rem;max-width:64rem;background:var(--page);
color:var(--ink);font:15px/1.4 system-ui,sans-serif}
h1{font-size:1.2rem;overflow-wrap:anywhere}
main{display:grid;gap:1.5rem 2rem;
grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
h2{font-size:1rem;margin:0}
p{margin:0;font-size:.85rem;color:var(--quiet)}
svg{display:block;width:100%;height:auto}
text{font-size:11px;fill:var(--quiet)}
.grid{stroke:var(--grid)}
.training{color:var(--training)}.held{color:var(--held)}
.line{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round}
.range{fill:currentColor;opacity:.18}
circle{fill:currentColor}
b{font-weight:600;font-variant-numeric:tabular-nums}
</style>
)";

namespace {

// Of a chart, in its own units; the plot lies within the margins.
constexpr double width = 480, height = 220;
constexpr double left = 52, right = 20, top = 10, bottom = 24;
/// Places along a line, and points that are drawn as such.
constexpr size_t places = 300, points = 40;
/// Beyond it a run has diverged, and a scale would show nothing else.
constexpr double largest = 1e30;

/// A number in training, what is held out, or both; null where there is none.
struct Chart {
  std::string name;
  const Curve *training = nullptr, *held = nullptr;
};

struct Scale {
  double low = 0, high = 1;
  double tick = 1; ///< from one to the next

  /// From 0 to 1.
  double place(double value) const { return (value - low) / (high - low); }
};

/// The steps that share a place of a line.
struct Bucket {
  double step, mean, least, most;
};

} // namespace

static std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : printable(text))
    result += c == '&'   ? "&amp;"
              : c == '<' ? "&lt;"
              : c == '>' ? "&gt;"
              : c == '"' ? "&quot;"
                         : std::string(1, c);
  return result;
}

/// Six digits, and all of a large whole number: "4.6924", "169370".
static std::string sixDigits(double value) {
  const double size = std::fabs(value);
  return size >= 1e5 && size < 1e15 ? fmt::format("{:.0f}", value)
                                    : fmt::format("{:.6g}", value);
}

/// "1.4k"
static std::string shortNumber(double value) {
  const double size = std::fabs(value);
  if (size >= 1e4 && size < 1e6)
    return fmt::format("{:.4g}k", value / 1e3);
  if (size >= 1e6 && size < 1e9)
    return fmt::format("{:.4g}M", value / 1e6);
  return fmt::format("{:.4g}", value);
}

/// One, two or five times a power of ten, about a quarter of the way.
static double tickOf(double span) {
  const double rough = span / 4;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  for (const double times : {1, 2, 5})
    if (rough <= times * power)
      return times * power;
  return 10 * power;
}

static Scale scaleOf(double low, double high) {
  if (!(high - low > 1e-9 * std::max(std::fabs(low), std::fabs(high)))) {
    const double around = low == 0 ? 1 : 0.1 * std::fabs(low);
    low -= around;
    high += around;
  }
  const double tick = tickOf(high - low);
  return {std::floor(low / tick) * tick, std::ceil(high / tick) * tick, tick};
}

static std::vector<Bucket> bucketsOf(const Curve &curve, const Scale &steps) {
  std::vector<Bucket> buckets;
  size_t place = places, count = 0;
  for (const auto &[step, value] : curve.values) {
    if (std::fabs(value) > largest)
      continue;
    const auto at = static_cast<double>(step);
    const auto its = static_cast<size_t>(steps.place(at) * (places - 1));
    if (its != place || buckets.empty()) {
      place = its;
      count = 0;
      buckets.push_back({0, 0, value, value});
    }
    Bucket &last = buckets.back();
    ++count;
    last.step += (at - last.step) / static_cast<double>(count);
    last.mean += (value - last.mean) / static_cast<double>(count);
    last.least = std::min(last.least, value);
    last.most = std::max(last.most, value);
  }
  return buckets;
}

static double across(const Scale &steps, double step) {
  return left + steps.place(step) * (width - left - right);
}

static double down(const Scale &values, double value) {
  return height - bottom - values.place(value) * (height - top - bottom);
}

static void drawGrid(std::string &page, const Scale &steps,
                     const Scale &values) {
  const double floor = height - bottom;
  for (int i = 0;; ++i) {
    const double value = values.low + i * values.tick;
    if (value > values.high + values.tick / 2)
      break;
    const double y = down(values, value);
    page += fmt::format(
        "<path class=\"grid\" d=\"M{:.1f} {:.1f}H{:.1f}\"/><text x=\"{:.1f}\" "
        "y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n",
        left, y, width - right, left - 6, y + 4,
        shortNumber(std::fabs(value) < values.tick / 1e6 ? 0 : value));
  }
  const double firstMark = std::ceil(steps.low / steps.tick) * steps.tick;
  for (int i = 0;; ++i) {
    const double step = firstMark + i * steps.tick;
    if (step > steps.high)
      break;
    page += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n",
        across(steps, step), floor + 16, shortNumber(step));
  }
}

static void drawCurve(std::string &page, const Curve &curve, const char *kind,
                      const Scale &steps, const Scale &values) {
  const std::vector<Bucket> buckets = bucketsOf(curve, steps);
  if (buckets.empty())
    return;
  std::string line, above, below;
  bool isRange = false;
  for (const Bucket &one : buckets) {
    const double x = across(steps, one.step);
    const char *word = line.empty() ? "M" : "L";
    line += fmt::format("{}{:.1f} {:.1f}", word, x, down(values, one.mean));
    above += fmt::format("{}{:.1f} {:.1f}", word, x, down(values, one.most));
    below = fmt::format("L{:.1f} {:.1f}", x, down(values, one.least)) + below;
    isRange |= one.least < one.most;
  }
  page += fmt::format("<g class=\"{}\">", kind);
  if (isRange)
    page += fmt::format("<path class=\"range\" d=\"{}{}Z\"/>", above, below);
  page += fmt::format("<path class=\"line\" d=\"{}\"/>", line);
  if (curve.values.size() <= points)
    for (const auto &[step, value] : curve.values)
      if (std::fabs(value) <= largest)
        page += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"2.5\">"
                            "<title>step {}: {}</title></circle>",
                            across(steps, static_cast<double>(step)),
                            down(values, value), step, sixDigits(value));
  page += "</g>\n";
}

/// "in training 2.41 (step 400)"
static std::string lastOf(const Curve &curve, const char *kind,
                          const char *words) {
  const LoggedValue &last = curve.values.back();
  return fmt::format("<span class=\"{}\">{} <b>{}</b></span> (step {})", kind,
                     words, sixDigits(last.value), last.step);
}

static void drawChart(std::string &page, const Chart &chart,
                      const Scale &steps) {
  double low = INFINITY, high = -INFINITY;
  for (const Curve *curve : {chart.training, chart.held})
    if (curve)
      for (const LoggedValue &one : curve->values)
        if (std::fabs(one.value) <= largest) {
          low = std::min(low, one.value);
          high = std::max(high, one.value);
        }
  std::string name = escaped(chart.name);
  std::ranges::replace(name, '_', ' ');
  page += "<section><h2>" + name + "</h2><p>";
  if (chart.training)
    page += lastOf(*chart.training, "training", "in training");
  if (chart.held)
    page += (chart.training ? " &middot; " : "") +
            lastOf(*chart.held, "held", "held out");
  page += fmt::format("</p>\n<svg viewBox=\"0 0 {} {}\" role=\"img\" "
                      "aria-label=\"{} over the steps\">\n",
                      width, height, name);
  if (low <= high) {
    const Scale values = scaleOf(low, high);
    drawGrid(page, steps, values);
    if (chart.training)
      drawCurve(page, *chart.training, "training", steps, values);
    if (chart.held)
      drawCurve(page, *chart.held, "held", steps, values);
  }
  page += "</svg></section>\n";
}

/// Seconds of a step say what its tokens per second do.
static bool isDrawn(const std::string &name) {
  return name != "seconds" && name != "data_seconds";
}

static constexpr int lastRank = 3;
/// The loss first, then its parts, what else is held out, and the rest.
static int rankOf(const Chart &chart) {
  return chart.name == "loss"            ? 0
         : chart.name.ends_with("_loss") ? 1
         : chart.held                    ? 2
                                         : 3;
}

static std::vector<Chart> chartsOf(std::span<const Curve> curves) {
  std::vector<Chart> charts;
  for (const Curve &curve : curves) {
    if (!isDrawn(curve.name))
      continue;
    const std::optional<std::string> held = heldOutMetric(curve.name);
    const std::string name = held.value_or(curve.name);
    auto its = std::ranges::find(charts, name, &Chart::name);
    if (its == charts.end())
      its = charts.insert(its, {name});
    (held ? its->held : its->training) = &curve;
  }
  return charts;
}

std::string curvesPage(const std::string &title,
                       std::span<const Curve> curves) {
  uint64_t first = UINT64_MAX, last = 0;
  for (const Curve &curve : curves) {
    first = std::min(first, curve.values.front().step);
    last = std::max(last, curve.values.back().step);
  }
  Scale steps{static_cast<double>(first), static_cast<double>(last), 1};
  if (first == last)
    steps = {steps.low - 1, steps.high + 1, 1};
  steps.tick = std::max(1.0, tickOf(steps.high - steps.low));
  std::string page = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta "
                     "charset=\"utf-8\"><meta name=\"viewport\" "
                     "content=\"width=device-width\">\n<title>" +
                     escaped(title) + "</title>\n" + style + "</head><body>\n";
  page += fmt::format("<h1>{}: steps {} to {}</h1>\n<main>\n", escaped(title),
                      first, last);
  const std::vector<Chart> charts = chartsOf(curves);
  for (int rank = 0; rank <= lastRank; ++rank)
    for (const Chart &chart : charts)
      if (rankOf(chart) == rank)
        drawChart(page, chart, steps);
  return page + "</main></body></html>\n";
}

Status plotLog(const std::string &log, const std::string &page) {
  std::error_code ignored;
  if (log == page || std::filesystem::equivalent(log, page, ignored))
    return failed(page, ": is the log itself; the page needs another name");
  Result<std::vector<Curve>> curves = readTrainingLog(log);
  if (curves.failed())
    return curves.takeStatus();
  return writeWholeFile(page, curvesPage(log, *curves));
}

} // namespace trc::train
