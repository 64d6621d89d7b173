//===- GoldenTest.cpp - artifacts of released versions still run ----------===//
//
// golden/v1.trc is tinyTrainer as version 1 of the schema wrote it, and is
// never written again. Each schema that is released adds a file and a line
// here, as it adds a frozen copy of itself (runtime/schema/README.md, rule 3).
// Versions 2 to 5 have neither yet: they are of programs for several ranks, and
// for a GPU with state or values in the host's memory. A program that needs
// none of that, as this one, is still written as version 1.
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"

namespace trc::runtime::test {
namespace {

class Golden : public testing::TestWithParam<const char *> {};

TEST_P(Golden, trains) {
  const std::string path = std::string(TRC_GOLDEN_DIR "/") + GetParam();
  trc_program *loaded = nullptr;
  ASSERT_EQ(trc_program_load_file(path.c_str(), &loaded), TRC_OK)
      << trc_last_error();
  ProgramHandle program(loaded);
  DeviceHandle device = makeDevice();
  SessionHandle session = makeSession(program, device);
  CallHandle init = makeCall(session, "initialise");
  CallHandle step = makeCall(session, "step");
  CallHandle evaluate = makeCall(session, "evaluate");
  writeInput<int32_t>(init, 0, {5});
  writeInput(step, 1, std::vector<int32_t>(18, 'a'));
  writeInput(evaluate, 1, std::vector<int32_t>(18, 'a'));
  EXPECT_TRC_OK(trc_call_run(init.get()));
  EXPECT_TRC_OK(trc_call_run(step.get()));
  EXPECT_TRC_OK(trc_call_run(step.get()));
  EXPECT_EQ(readOutput<float>(step, 1, 1)[0], 1003.0f);
  EXPECT_TRC_OK(trc_call_run(evaluate.get()));
  EXPECT_EQ(readOutput<float>(evaluate, 0, 1)[0], 1003.0f);
}

INSTANTIATE_TEST_SUITE_P(AllVersions, Golden, testing::Values("v1.trc"),
                         [](const auto &info) {
                           const std::string name = info.param;
                           return name.substr(0, name.find('.'));
                         });

} // namespace
} // namespace trc::runtime::test
