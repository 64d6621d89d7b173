//===- PortsTest.cpp - what a task takes and refuses of a program ---------===//

#include "tasks/Ports.h"
#include "tasks/Tasks.h"

#include "TemporaryFolder.h"

namespace trc::train {
namespace {

constexpr PortForm forms[] = {{"tokens", TRC_I32, "BT"},
                              {"masked", TRC_I32, "BM", /*needed=*/false},
                              {"order", TRC_I32, "B"}};

Port port(const char *name, std::vector<int64_t> shape,
          trc_element element = TRC_I32) {
  size_t bytes = 4;
  for (const int64_t extent : shape)
    bytes *= static_cast<size_t>(extent);
  return {0, name, element, std::move(shape), bytes, false};
}

Entry step(std::vector<Port> inputs) {
  Entry entry;
  entry.name = "step";
  entry.inputs = std::move(inputs);
  return entry;
}

std::string refusal(std::vector<Port> inputs, Extents known = {}) {
  TemporaryFolder folder;
  return messageOf(matchInputs(step(std::move(inputs)), forms, known), folder);
}

TEST(Ports, GiveTheirExtents) {
  Result<Extents> found =
      matchInputs(step({port("order", {4}), port("tokens", {4, 9}),
                        port("masked", {4, 2})}),
                  forms);
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(*found, (Extents{{'B', 4}, {'T', 9}, {'M', 2}}));
}

TEST(Ports, CountTheRowsOfAllMicroBatches) {
  Result<Extents> found = matchInputs(
      step({port("tokens", {3, 4, 9}), port("order", {3, 4})}), forms);
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(*found, (Extents{{'B', 12}, {'T', 9}}));
}

TEST(Ports, AreRefusedWithBothForms) {
  EXPECT_EQ(refusal({port("tokens", {4, 9})}),
            "entry 'step': there is no input 'order'");
  EXPECT_EQ(refusal({port("tokens", {4, 9}), port("order", {5})}),
            "entry 'step': expected order of i32[B] with B = 4, got i32[5]");
  EXPECT_EQ(refusal({port("tokens", {4, 9}, TRC_F32), port("order", {4})}),
            "entry 'step': expected tokens of i32[B, T] or i32[A, B, T], got "
            "f32[4, 9]");
  EXPECT_EQ(refusal({port("tokens", {9}), port("order", {4})}),
            "entry 'step': expected tokens of i32[B, T] or i32[A, B, T], got "
            "i32[9]");
  EXPECT_EQ(refusal({port("tokens", {4, 9}), port("order", {4})}, {{'T', 8}}),
            "entry 'step': expected tokens of i32[B, T] with T = 8, got i32[4, "
            "9]");
  EXPECT_EQ(
      refusal({port("tokens", {4, 9}), port("order", {4}), port("noise", {4})}),
      "entry 'step': nothing is known to give as input 'noise', only "
      "tokens, masked, order");
}

TEST(Ports, MetricsAreOneNumberEach) {
  TemporaryFolder folder;
  constexpr Metric metrics[] = {{"loss", "loss"},
                                {"rate", "lr", "{:.2e}", false}};
  Entry entry = step({});
  EXPECT_EQ(messageOf(checkMetrics(entry, metrics), folder),
            "entry 'step': there is no output 'loss'");
  entry.outputs = {port("loss", {}, TRC_F32)};
  EXPECT_EQ(messageOf(checkMetrics(entry, metrics), folder), "");
  EXPECT_EQ(presentMetrics(entry, metrics).size(), 1u);
  entry.outputs.push_back(port("rate", {2}, TRC_F32));
  EXPECT_EQ(messageOf(checkMetrics(entry, metrics), folder),
            "entry 'step': expected one f32 as rate, got f32[2]");
}

TEST(Tasks, AreFoundAsOlderProgramsSpellThem) {
  ASSERT_NE(findTask("next-token"), nullptr);
  EXPECT_EQ(findTask("next_token"), findTask("next-token"));
  EXPECT_EQ(findTask("next"), nullptr);
}

} // namespace
} // namespace trc::train
