//===- Measurements.cpp - what a run cost ---------------------------------===//
//
// See Measurements.h. Time, bytes and operations of a profile's record are
// those of all runs together; so is everything here but per-run columns.
//
//===----------------------------------------------------------------------===//

#include "Measurements.h"

#include "loop/GpuPeak.h"
#include "trc/Output/OutputFile.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace trc::run {

void printProfile(const trc_call *call) {
  std::map<std::string, uint64_t> layers;
  uint64_t total = 0;
  size_t count = trc_call_profile_count(call);
  std::printf("%10s %9s %6s  %s\n", "us/run", "GB/s", "GFLOPs", "command");
  for (size_t i = 0; i < count; ++i) {
    trc_profile_record record;
    if (trc_call_get_profile(call, i, &record, sizeof(record)) != TRC_OK)
      continue;
    double time = std::max<double>(1, static_cast<double>(record.nanoseconds));
    double runs = std::max<double>(1, static_cast<double>(record.runs));
    std::printf("%10.1f %9.2f %6.1f  %s (%s)", time * 1e-3 / runs,
                static_cast<double>(record.bytes) / time,
                static_cast<double>(record.flops) / time, record.kernel,
                record.op);
    if (record.scope && *record.scope)
      std::printf(" in %s", record.scope);
    if (record.file && *record.file)
      std::printf(" at %s:%u:%u", record.file, record.line, record.column);
    if (record.note && *record.note)
      std::printf(", by %s", record.note);
    std::printf("\n");
    layers[record.scope ? record.scope : ""] += record.nanoseconds;
    total += record.nanoseconds;
  }
  std::vector<std::pair<std::string, uint64_t>> sorted(layers.begin(),
                                                       layers.end());
  std::sort(sorted.begin(), sorted.end(), [](auto &a, auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  std::printf("%10s  layer\n", "share");
  for (auto &[layer, time] : sorted)
    std::printf("%9.1f%%  %s\n",
                100.0 * static_cast<double>(time) /
                    static_cast<double>(std::max<uint64_t>(total, 1)),
                layer.empty() ? "(no layer)" : layer.c_str());
}

/// "f32" where it does not say.
static std::string precisionOf(const char *report) {
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(report);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return "f32";
  }
  const llvm::json::Object *fields = parsed->getAsObject();
  const llvm::json::Object *precision =
      fields ? fields->getObject("precision") : nullptr;
  return precision ? precision->getString("policy").value_or("f32").str()
                   : "f32";
}

void measureCeiling(const trc_device_info &device, const char *report,
                    Measurements &measurements) {
  const std::string precision = precisionOf(report);
  const bool isHost = llvm::StringRef(device.name) == "host";
  train::Peak peak;
  if (isHost)
    peak = train::measurePeak(device.threads, 0.2, precision);
  else if (device.description)
    peak = train::gpuPeak(device.description, precision);
  measurements.ceilingFlops = peak.flops;
  measurements.ceiling = peak.description;
}

static void writeCommands(llvm::json::OStream &json, const trc_call *call) {
  for (size_t i = 0; i < trc_call_profile_count(call); ++i) {
    trc_profile_record record;
    if (trc_call_get_profile(call, i, &record, sizeof(record)) != TRC_OK)
      continue;
    json.object([&] {
      json.attribute("kernel", record.kernel);
      json.attribute("op", record.op);
      json.attribute("scope", record.scope ? record.scope : "");
      json.attribute("file", record.file ? record.file : "");
      json.attribute("line", record.line);
      json.attribute("runs", record.runs);
      json.attribute("ns", record.nanoseconds);
      json.attribute("bytes", record.bytes);
      json.attribute("flops", record.flops);
      if (record.note && *record.note)
        json.attribute("note", record.note);
    });
  }
}

ExitCode writeMeasurements(const Measurements &measurements,
                           const std::string &path) {
  std::string text;
  llvm::raw_string_ostream os(text);
  {
    llvm::json::OStream json(os, /*IndentSize=*/1);
    json.object([&] {
      json.attribute("device", measurements.device);
      json.attribute("entry", measurements.entry);
      const auto perRun = [&](const char *name,
                              const std::vector<uint64_t> &numbers) {
        if (numbers.empty())
          return;
        json.attributeArray(name, [&] {
          for (uint64_t number : numbers)
            json.value(number);
        });
      };
      perRun("runs_ns", measurements.nanoseconds);
      perRun("blocked_ns", measurements.blockedNanoseconds);
      perRun("sent_bytes", measurements.sentBytes);
      perRun("exchanging_ns", measurements.workedNanoseconds);
      if (measurements.deviceBytes > 0)
        json.attribute("device_peak_bytes",
                       static_cast<int64_t>(measurements.deviceBytes));
      if (measurements.ceilingFlops > 0) {
        json.attribute("ceiling", measurements.ceiling);
        json.attribute("ceiling_flops", measurements.ceilingFlops);
      }
      if (measurements.profiled)
        json.attributeArray(
            "commands", [&] { writeCommands(json, measurements.profiled); });
    });
  }
  os << "\n";
  std::string fault = writeOutput(path, text);
  return fault.empty() ? Done : wrongUse("cannot write " + path + ": " + fault);
}

} // namespace trc::run
