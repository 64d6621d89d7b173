//===- LoopTest.cpp - samples and lines -----------------------------------===//

#include "loop/Display.h"
#include "loop/GpuPeak.h"

#include "data/Mix.h"
#include "tasks/Sampler.h"

#include "TestSession.h"

#include <map>

namespace trc::train {
namespace {

TEST(Sampler, TakesTheLikeliestAtNoTemperature) {
  const float logits[] = {1, 3, 2, 3};
  for (uint64_t i = 0; i < 10; ++i)
    EXPECT_EQ(drawToken(logits, 0, 0, mix(i)), 1); // the first of equals
}

TEST(Sampler, DrawsByShareAmongTheTop) {
  // At temperature 1 their shares are 1 : 2 : 4.
  const float logits[] = {0, 0.6931472f, 1.3862944f};
  std::map<int32_t, int> drawn;
  for (uint64_t i = 0; i < 70000; ++i)
    ++drawn[drawToken(logits, 1, 0, mix(i))];
  EXPECT_NEAR(drawn[0], 10000, 400);
  EXPECT_NEAR(drawn[1], 20000, 500);
  EXPECT_NEAR(drawn[2], 40000, 600);
  drawn.clear();
  for (uint64_t i = 0; i < 30000; ++i)
    ++drawn[drawToken(logits, 0.5, 2, mix(i))]; // 4 : 16 without the last
  EXPECT_EQ(drawn.count(0), 0u);
  EXPECT_NEAR(drawn[1], 6000, 400);
}

TEST(Sampler, IsAFunctionOfTheSeed) {
  std::unique_ptr<TrainingSession> session = newSession();
  ASSERT_TRUE(session->initialise(1).ok());
  Result<const Entry *> opened = session->open("next");
  ASSERT_TRUE(opened.ok() && *opened);
  const Entry &next = **opened;
  SamplingOptions options;
  options.count = 30;
  // Longer than the eight tokens that the model sees.
  const std::vector<int32_t> prompt = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  Result<std::vector<int32_t>> one =
      sampleTokens(*session, next, prompt, 200, options);
  Result<std::vector<int32_t>> again =
      sampleTokens(*session, next, prompt, 200, options);
  options.seed = 1;
  Result<std::vector<int32_t>> other =
      sampleTokens(*session, next, prompt, 200, options);
  ASSERT_TRUE(one.ok() && again.ok() && other.ok());
  EXPECT_EQ(one->size(), 30u);
  EXPECT_EQ(*one, *again);
  EXPECT_NE(*one, *other);
  for (int32_t token : *one)
    EXPECT_LT(token, 200);
}

TEST(Display, WritesSteps) {
  StepReport report;
  report.step = 12;
  report.lastStep = 100;
  report.numbers = {{{"loss", "loss"}, 3.21084}};
  report.tokensPerSecond = 12345.4;
  EXPECT_EQ(stepLine(report), "step 12/100  loss 3.2108  12345 tokens/s");
  report.numbers.push_back({{"learning_rate", "lr", "{:.2e}"}, 6e-4});
  report.numbers.push_back({{"gradient_norm", "norm", "{:.3f}"}, 0.8412});
  report.peakShare = 0.612;
  EXPECT_EQ(stepLine(report), "step 12/100  loss 3.2108  lr 6.00e-04  norm "
                              "0.841  12345 tokens/s  61% of peak");
  report.waitingShare = 0.034;
  EXPECT_TRUE(stepLine(report).ends_with("61% of peak  3% waiting for data"));
  report.waitingShare = 0.004;
  EXPECT_TRUE(stepLine(report).ends_with("61% of peak"));
  EXPECT_EQ(progressBar(0, 100, 24), "[........................]");
  EXPECT_EQ(progressBar(50, 100, 24), "[############............]");
  EXPECT_EQ(progressBar(100, 100, 10), "[##########]");
  EXPECT_EQ(barLine(report, 200),
            progressBar(12, 100, 24) + " " + stepLine(report));
  EXPECT_EQ(barLine(report, 80),
            (progressBar(12, 100, 8) + " " + stepLine(report)).substr(0, 80));
  EXPECT_EQ(barLine(report, 20), "[........] step 12/1");
  EXPECT_EQ(bytesText(100), "100 bytes");
  EXPECT_EQ(bytesText(1536), "1.5 KiB");
  EXPECT_EQ(bytesText(3.5 * (1 << 30)), "3.50 GiB");
}

TEST(Peak, CountsByTheConvention) {
  // GPT-2 124M at T = 1024: 6 N + 6 L C T.
  EXPECT_EQ(flopsPerToken(124439808, 12, 768, 1024, true),
            6.0 * 124439808 + 6.0 * 12 * 768 * 1024);
  EXPECT_EQ(flopsPerToken(85000000, 12, 768, 512, false),
            6.0 * 85000000 + 12.0 * 12 * 768 * 512);
  const Peak peak = measurePeak(1, 0.01, "f32");
  EXPECT_GT(peak.flops, 1e8);
  EXPECT_NE(peak.description.find("on 1 thread"), std::string::npos);
}

TEST(Peak, OfAGpuIsKnownByItsWholeName) {
  const Peak peak = gpuPeak("NVIDIA H200, 132 multiprocessors", "bf16");
  EXPECT_DOUBLE_EQ(peak.flops, 989.4e12);
  EXPECT_EQ(peak.description,
            "dense bf16 of the NVIDIA H200 by its data sheet");
  EXPECT_DOUBLE_EQ(gpuPeak("NVIDIA H200, 132 multiprocessors", "tf32").flops,
                   494.7e12);
  EXPECT_DOUBLE_EQ(gpuPeak("NVIDIA L4, 58 multiprocessors", "f32").flops,
                   30.3e12);
  const Peak part =
      gpuPeak("NVIDIA H200 MIG 1g.18gb, 16 multiprocessors", "bf16");
  EXPECT_EQ(part.flops, 0);
  EXPECT_EQ(part.description, "no figures of the NVIDIA H200 MIG 1g.18gb");
}

} // namespace
} // namespace trc::train
