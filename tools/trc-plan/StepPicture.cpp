//===- StepPicture.cpp - a step on many ranks, as a picture ---------------===//

#include "StepPicture.h"

#include <algorithm>
#include <cstdio>

namespace trc::plan_tool {
namespace {

/// In pixels.
constexpr double left = 90, width = 860, laneHeight = 28;
constexpr double computeLane = 56, readyLane = 100, channelLane = 128;
constexpr double axis = 176, height = 210;

const char style[] =
    "<style>\n"
    "text{font:13px sans-serif;fill:#222}.small{font-size:11px}\n"
    ".compute{fill:#3b6ea8}.wait{fill:#d1495b}.travel{fill:#5aa469}\n"
    ".queue{stroke:#999;stroke-width:1}.ready{stroke:#222;stroke-width:1}\n"
    ".axis{stroke:#888;stroke-width:1}.back{fill:#fff}\n"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.back{fill:#181a1d}\n"
    ".ready{stroke:#ddd}}\n"
    "</style>\n";

class Picture {
public:
  explicit Picture(double seconds) : seconds(seconds) {}

  double at(double time) const {
    return left + (seconds > 0 ? time / seconds * width : 0);
  }

  void box(const char *kind, double begins, double ends, double top,
           const std::string &title) {
    char line[256];
    // What is shorter than a pixel is still seen.
    std::snprintf(line, sizeof line,
                  "<rect class=\"%s\" x=\"%.2f\" y=\"%.0f\" width=\"%.2f\" "
                  "height=\"%.0f\"><title>%s</title></rect>\n",
                  kind, at(begins), top, std::max(0.5, at(ends) - at(begins)),
                  laneHeight, title.c_str());
    text += line;
  }

  void line(const char *kind, double fromX, double fromY, double toX,
            double toY) {
    char line[160];
    std::snprintf(line, sizeof line,
                  "<line class=\"%s\" x1=\"%.2f\" y1=\"%.0f\" x2=\"%.2f\" "
                  "y2=\"%.0f\"/>\n",
                  kind, fromX, fromY, toX, toY);
    text += line;
  }

  void say(const char *kind, double x, double y, const std::string &words) {
    char line[320];
    std::snprintf(line, sizeof line,
                  "<text class=\"%s\" x=\"%.1f\" y=\"%.0f\">%s</text>\n", kind,
                  x, y, words.c_str());
    text += line;
  }

  std::string text;

private:
  double seconds;
};

std::string milliseconds(double seconds) {
  char text[48];
  std::snprintf(text, sizeof text, "%.3f ms", seconds * 1e3);
  return text;
}

/// A round time (1, 2 or 5 times a power of ten) of which the step has five to
/// ten.
double tickOf(double seconds) {
  double power = 1e-9;
  while (seconds / power > 100)
    power *= 10;
  for (const double factor : {1.0, 2.0, 5.0})
    if (seconds / (power * factor) <= 10)
      return power * factor;
  return power * 10;
}

} // namespace

std::string drawStep(const planning::ScalingPoint &point) {
  Picture picture(point.seconds);
  double now = 0;
  for (const planning::Wait &wait : point.waits) {
    picture.box("compute", now, wait.begins, computeLane, "computes");
    picture.box("wait", wait.begins, wait.ends, computeLane,
                "waits " + milliseconds(wait.ends - wait.begins));
    now = wait.ends;
  }
  picture.box("compute", now, point.seconds, computeLane, "computes");
  for (size_t i = 0; i < point.exchanges.size(); ++i) {
    const planning::ExchangeTimes &each = point.exchanges[i];
    picture.line("ready", picture.at(each.ready), computeLane + laneHeight,
                 picture.at(each.ready), readyLane);
    picture.line("queue", picture.at(each.ready), readyLane,
                 picture.at(each.starts), channelLane);
    picture.box("travel", each.starts, each.ends, channelLane,
                "exchange " + std::to_string(i) + ": ready at " +
                    milliseconds(each.ready) + ", in flight from " +
                    milliseconds(each.starts) + ", done at " +
                    milliseconds(each.ends));
  }
  picture.say("", 8, computeLane + 19, "step");
  picture.say("", 8, readyLane + 8, "ready");
  picture.say("", 8, channelLane + 19, "in flight");
  picture.line("axis", left, axis, left + width, axis);
  const double tick = tickOf(point.seconds);
  for (double time = 0; time <= point.seconds; time += tick) {
    picture.line("axis", picture.at(time), axis, picture.at(time), axis + 5);
    char label[32];
    std::snprintf(label, sizeof label, "%g ms", time * 1e3);
    picture.say("small", picture.at(time) + 2, axis + 18, label);
  }

  char head[512];
  std::snprintf(
      head, sizeof head,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" "
      "role=\"img\">\n<title>A step on %lld ranks</title>\n",
      left + width + 50, height, static_cast<long long>(point.ranks));
  std::string result = head;
  result += style;
  std::snprintf(
      head, sizeof head,
      "<rect class=\"back\" width=\"%.0f\" height=\"%.0f\"/>\n"
      "<text x=\"%.0f\" y=\"24\">%lld ranks (%s): %s a step, of which "
      "%s wait for others (%s). A model, not a measurement.</text>\n",
      left + width + 50, height, left, static_cast<long long>(point.ranks),
      planning::nameOf(point.exchange), milliseconds(point.seconds).c_str(),
      milliseconds(point.exposed).c_str(), planning::nameOf(point.bound));
  return result + head + picture.text + "</svg>\n";
}

} // namespace trc::plan_tool
