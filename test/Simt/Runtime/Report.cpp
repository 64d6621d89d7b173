//===- Report.cpp - what is wrong with a kernel ---------------------------===//

#include "Report.h"

#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>
#include <set>
#include <sstream>
#include <utility>

namespace trc::simt {

namespace {

constexpr unsigned findingLimit = 50; ///< of one launch

struct Pending {
  std::mutex mutex;
  std::vector<Finding> findings;
  std::set<std::pair<std::string, const void *>> seen;
  unsigned dropped = 0;
  std::string text;
};
Pending &pending() {
  static auto *state = new Pending; // outlives every static destructor
  return *state;
}

/// "file:line" of each program counter, as the text names its files; frames
/// inside the SIMT headers are left out, and an inlined function of a device
/// header is followed by the line that called it.
std::map<const void *, std::string>
linesOf(const std::set<const void *> &counters, const Module &module) {
  std::map<const void *, std::string> lines;
  std::ostringstream command;
  command << TRC_SIMT_SYMBOLIZER
          << " --functions=none --inlines --relativenames --output-style=LLVM "
             "--obj="
          << module.path;
  std::vector<const void *> asked;
  for (const void *pc : counters) {
    if (!module.contains(pc))
      continue;
    asked.push_back(pc);
    // A return address stands behind the call it belongs to.
    command << " 0x" << std::hex
            << static_cast<const char *>(pc) - module.base - 1;
  }
  if (asked.empty())
    return lines;
  command << " 2>/dev/null";
  // The words of the command are ours.
  // NOLINTNEXTLINE(bugprone-command-processor)
  FILE *out = popen(command.str().c_str(), "r");
  if (!out)
    return lines;
  char line[1024];
  size_t index = 0;
  while (index < asked.size() && std::fgets(line, sizeof line, out)) {
    std::string frame(line, std::strcspn(line, "\n"));
    if (frame.empty()) {
      ++index;
      continue;
    }
    // file:line:column
    if (size_t column = frame.rfind(':'); column != std::string::npos)
      frame.resize(column);
    const bool ours = frame.find("simt/") != std::string::npos ||
                      frame.find("simt.h:") != std::string::npos ||
                      frame.starts_with("??");
    if (ours)
      continue;
    std::string &text = lines[asked[index]];
    text += text.empty() ? frame : ", called at " + frame;
  }
  pclose(out);
  return lines;
}

std::string located(const void *pc, const Module &module,
                    const std::map<const void *, std::string> &lines) {
  if (!pc)
    return "";
  if (auto it = lines.find(pc); it != lines.end())
    return " at " + it->second;
  std::ostringstream text;
  if (module.contains(pc))
    text << " at module+0x" << std::hex
         << static_cast<const char *>(pc) - module.base - 1;
  return text.str();
}

} // namespace

std::string toString(SimtIndex index) {
  return "(" + std::to_string(index.x) + "," + std::to_string(index.y) + "," +
         std::to_string(index.z) + ")";
}

void addFinding(Finding finding) {
  Pending &p = pending();
  std::lock_guard<std::mutex> lock(p.mutex);
  if (!p.seen.insert({finding.what, finding.site.pc}).second)
    return;
  if (p.findings.size() == findingLimit)
    ++p.dropped;
  else
    p.findings.push_back(std::move(finding));
}

bool hasFindings() {
  Pending &p = pending();
  std::lock_guard<std::mutex> lock(p.mutex);
  return !p.findings.empty();
}

unsigned reportFindings(const std::string &kernel, const Module &module) {
  Pending &p = pending();
  std::lock_guard<std::mutex> lock(p.mutex);
  std::set<const void *> counters;
  for (const Finding &finding : p.findings) {
    counters.insert(finding.site.pc);
    for (const Finding::Note &note : finding.notes)
      counters.insert(note.pc);
  }
  const auto lines = linesOf(counters, module);
  std::string text;
  for (const Finding &finding : p.findings) {
    text += "trc-simt: kernel '" + kernel + "', block " +
            toString(finding.site.block) + ", thread " +
            toString(finding.site.thread) + ": " + finding.what +
            located(finding.site.pc, module, lines);
    for (const Finding::Note &note : finding.notes)
      text += "; " + note.text + located(note.pc, module, lines);
    text += "\n";
  }
  if (p.dropped)
    text += "trc-simt: kernel '" + kernel + "': " + std::to_string(p.dropped) +
            " more findings\n";
  std::fputs(text.c_str(), stderr);
  p.text += text;
  const unsigned count = p.findings.size() + p.dropped;
  p.findings.clear();
  p.seen.clear();
  p.dropped = 0;
  return count;
}

void report(const std::string &what) {
  Pending &p = pending();
  std::lock_guard<std::mutex> lock(p.mutex);
  const std::string text = "trc-simt: " + what + "\n";
  std::fputs(text.c_str(), stderr);
  p.text += text;
}

std::string takeReports() {
  Pending &p = pending();
  std::lock_guard<std::mutex> lock(p.mutex);
  return std::exchange(p.text, std::string());
}

} // namespace trc::simt
