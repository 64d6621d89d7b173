//===- Profile.cpp - what each command of the steps took ------------------===//
//
// See Profile.h.
//
//===----------------------------------------------------------------------===//

#include "loop/Profile.h"

#include "data/WholeFile.h"

#include <nlohmann/json.hpp>

namespace trc::train {

static const char *orNothing(const char *text) { return text ? text : ""; }

Status writeProfile(const TrainingSession &session, uint64_t steps,
                    const Peak &peak, const std::string &path) {
  const trc_call *call = session.step().call;
  auto commands = nlohmann::ordered_json::array();
  for (size_t i = 0; i < trc_call_profile_count(call); ++i) {
    trc_profile_record record;
    if (trc_call_get_profile(call, i, &record, sizeof record) != TRC_OK)
      return failed(path, ": ", trc_last_error());
    nlohmann::ordered_json command = {{"kernel", orNothing(record.kernel)},
                                      {"op", orNothing(record.op)},
                                      {"scope", orNothing(record.scope)},
                                      {"file", orNothing(record.file)},
                                      {"line", record.line},
                                      {"runs", record.runs},
                                      {"ns", record.nanoseconds},
                                      {"bytes", record.bytes},
                                      {"flops", record.flops}};
    if (record.note && *record.note)
      command["note"] = record.note;
    commands.push_back(std::move(command));
  }
  nlohmann::ordered_json all = {{"device", session.deviceDescription()},
                                {"entry", session.step().name},
                                {"run_count", steps}};
  if (peak.flops > 0) {
    all["ceiling"] = peak.description;
    all["ceiling_flops"] = peak.flops;
  }
  all["commands"] = std::move(commands);
  return writeWholeFile(
      path, all.dump(1, ' ', false,
                     nlohmann::ordered_json::error_handler_t::replace) +
                "\n");
}

} // namespace trc::train
