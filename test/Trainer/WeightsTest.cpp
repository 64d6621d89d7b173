//===- WeightsTest.cpp - names and shapes of given weights ----------------===//

#include "loop/Weights.h"

#include "TestSession.h"

#include <cstring>

namespace trc::train {
namespace {

bool isMask(std::string_view name) { return name.ends_with("bias"); }

/// As GPT-2 has them.
constexpr models::TiedWeight ties[] = {{"lm_head.weight", "wte.weight"}};
constexpr models::WeightNames tiedNames = {
    .prefix = "transformer.", .isSkipped = isMask, .ties = ties};

constexpr int64_t side = 256;

TensorToWrite filled(std::string name, std::vector<int64_t> shape, float value,
                     trc_element element = TRC_F32) {
  size_t bytes = trc_element_size(element);
  for (int64_t extent : shape)
    bytes *= static_cast<size_t>(extent);
  return {std::move(name), element, std::move(shape), bytes,
          [value, element](void *to, size_t bytes) {
            if (element == TRC_F32)
              std::fill_n(static_cast<float *>(to), bytes / 4, value);
            else
              std::fill_n(static_cast<uint16_t *>(to), bytes / 2, 0x3F80);
            return Status::success();
          }};
}

struct Weights : testing::Test {
  TemporaryFolder folder;
  std::unique_ptr<TrainingSession> session = newSession();

  std::string load(const std::vector<TensorToWrite> &tensors,
                   const models::WeightNames &names = tiedNames) {
    EXPECT_TRUE(writeSafetensors(folder.file("w"), tensors, {}).ok());
    Result<SafetensorsFile> file = openWeights(folder.file("w"));
    EXPECT_TRUE(file.ok());
    return messageOf(loadWeights(*file, *session, names), folder);
  }
  float first() {
    std::vector<float> table(side * side);
    EXPECT_TRUE(
        session->readState(*session->parameters().front(), table.data()).ok());
    return table[0];
  }
};

TEST_F(Weights, TellsParametersFromOtherState) {
  ASSERT_EQ(session->parameters().size(), 1u);
  EXPECT_EQ(session->parameters()[0]->name, "wte.weight");
  EXPECT_EQ(session->otherState().size(), 2u);
}

TEST_F(Weights, TakesBothKindsOfNames) {
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 2)}), "");
  EXPECT_EQ(first(), 2);
  EXPECT_EQ(load({filled("transformer.wte.weight", {side, side}, 3)}), "");
  EXPECT_EQ(first(), 3);
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 0, TRC_BF16)}), "");
  EXPECT_EQ(first(), 1);
}

TEST_F(Weights, SkipsMasksAndTheTiedHead) {
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 4),
                  filled("lm_head.weight", {side, side}, 4),
                  filled("transformer.h.0.attn.bias", {1, 1, 2, 2}, 1),
                  filled("h.1.attn.masked_bias", {}, 1)}),
            "");
  EXPECT_EQ(first(), 4);
}

TEST_F(Weights, RefusesByName) {
  EXPECT_EQ(
      load({filled("wte.weight", {side, side}, 4),
            filled("lm_head.weight", {side, side}, 5)}),
      "w: \"lm_head.weight\" is not \"wte.weight\"; a weight of its own is "
      "not supported");
  EXPECT_EQ(load({filled("wte.weight", {side, 2}, 4)}),
            "w: \"wte.weight\" is [256, 2], but the model has [256, 256]");
  EXPECT_EQ(load({filled("wpe.weight", {2, 2}, 4)}),
            "w: there is no \"wte.weight\", but \"wpe.weight\"");
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 4), filled("a", {1}, 1),
                  filled("b", {1}, 1), filled("c", {1}, 1), filled("d", {1}, 1),
                  filled("e", {1}, 1)}),
            "w: the model has no \"a\", \"b\", \"c\" and 2 more");
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 4),
                  filled("transformer.wte.weight", {side, side}, 4)}),
            "w: \"wte.weight\" is there with and without \"transformer.\"");
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 0, TRC_I16)}),
            "w: \"wte.weight\" is i16, but the model has f32");
}

TEST_F(Weights, TakesOtherHeadsWeights) {
  models::WeightNames headed = tiedNames;
  headed.isOptional = [](std::string_view name) {
    return name.starts_with("head.");
  };
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 5),
                  filled("head.weight", {2, 2}, 1)},
                 headed),
            "");
  EXPECT_EQ(first(), 5);
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 4),
                  filled("head.weight", {2, 2}, 1)},
                 headed.complete()),
            "w: the model has no \"head.weight\"");

  // The head that is trained begins as it was made.
  headed.isOptional = [](std::string_view name) {
    return name == "wte.weight";
  };
  EXPECT_EQ(load({filled("mask.bias", {1}, 0)}, headed), "");
  EXPECT_EQ(first(), 5);
  EXPECT_EQ(load({filled("mask.bias", {1}, 0)}, headed.complete()),
            "w: there is no \"wte.weight\"");
}

TEST_F(Weights, TakesEitherNameOfATiedWeight) {
  EXPECT_EQ(load({filled("lm_head.weight", {side, side}, 6)}), "");
  EXPECT_EQ(first(), 6);
}

TEST_F(Weights, WritesHeadsWithoutThePrefix) {
  models::WeightNames bare = tiedNames;
  bare.isBare = [](std::string_view) { return true; };
  ASSERT_TRUE(saveWeights(folder.file("w"), *session, bare).ok());
  Result<SafetensorsFile> file = openWeights(folder.file("w"));
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->tensors().begin()->first, "wte.weight");
}

TEST_F(Weights, LooksIntoFolders) {
  EXPECT_EQ(messageOf(openWeights(folder.path + "/"), folder),
            ": there is no model.safetensors in this folder");
  folder.write("pytorch_model.bin", "");
  EXPECT_EQ(messageOf(openWeights(folder.path + "/"), folder),
            ": there is pytorch_model.bin but no model.safetensors; save the "
            "model in one safetensors file");
  EXPECT_EQ(load({filled("wte.weight", {side, side}, 4)}), "");
  ASSERT_TRUE(
      saveWeights(folder.file("model.safetensors"), *session, tiedNames).ok());
  Result<SafetensorsFile> file = openWeights(folder.path);
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->metadata().at("format"), "pt");
  EXPECT_EQ(file->tensors().begin()->first, "transformer.wte.weight");
}

} // namespace
} // namespace trc::train
