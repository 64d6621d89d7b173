//===- CurvesTest.cpp - the log of a run, and its page --------------------===//

#include "log/CurvesPage.h"

#include "TemporaryFolder.h"

#include <gmock/gmock.h>

namespace trc::train {
namespace {

struct CurvesTest : testing::Test {
  TemporaryFolder folder;

  Result<std::vector<Curve>> read(std::string_view content) {
    return readTrainingLog(folder.write("log", content));
  }
  /// "loss: 1=3 2=2.5"
  std::string curves(std::string_view content) {
    Result<std::vector<Curve>> found = read(content);
    if (found.failed())
      return messageOf(found, folder);
    std::string words;
    for (const Curve &curve : *found) {
      words += (words.empty() ? "" : "; ") + curve.name + ":";
      for (const LoggedValue &one : curve.values)
        words += text(" ", one.step, "=", static_cast<int>(one.value * 10));
    }
    return words;
  }
};

TEST_F(CurvesTest, ReadsNumbersByStep) {
  EXPECT_EQ(curves("{\"memory\": 5}\n{\"step\": 1, \"loss\": 3}\n"
                   "{\"step\": 2, \"loss\": null}\n"
                   "{\"step\": 2, \"held_out_loss\": 2.5}\n"
                   "{\"step\": 2, \"sample\": \"the\"}\n"
                   "{\"step\": 3, \"loss\": 2}\n"),
            "loss: 1=30 3=20; held_out_loss: 2=25");
}

TEST_F(CurvesTest, TakesBackWhatARunTookBack) {
  EXPECT_EQ(curves("{\"step\": 1, \"loss\": 3}\n{\"step\": 2, \"loss\": 2}\n"
                   "{\"step\": 3, \"loss\": 1}\n{\"step\": 2, \"loss\": 4}\n"),
            "loss: 1=30 2=40");
}

TEST_F(CurvesTest, LeavesOutALineThatIsBeingWritten) {
  EXPECT_EQ(curves("{\"step\": 1, \"loss\": 3}\n{\"step\": 2, \"lo"),
            "loss: 1=30");
}

TEST_F(CurvesTest, RefusesWhatIsNoLog) {
  EXPECT_EQ(curves("{\"step\": 1, \"loss\": 3}\n{\"step\": 2, \"lo\n"),
            "log: line 2, column 16: not JSON: unexpected end of the file");
  EXPECT_EQ(curves("[1]\n"), "log: line 1: expected an object in braces; "
                             "trc-train --log writes such lines");
  EXPECT_EQ(curves("{}\n"), "log: there are no numbers of a run in it");
  EXPECT_EQ(curves(""), "log: there are no numbers of a run in it");
}

TEST_F(CurvesTest, DrawsWhatIsHeldOutBesideTraining) {
  const std::string page = curvesPage(
      "<run>", std::vector<Curve>{{"learning_rate", {{0, 1e-3}, {10, 5e-4}}},
                                  {"loss", {{0, 4}, {10, 2}}},
                                  {"seconds", {{0, 1}}},
                                  {"held_out_loss", {{10, 3}}}});
  EXPECT_THAT(page, testing::HasSubstr("<h1>&lt;run&gt;: steps 0 to 10</h1>"));
  // From 4 to 2 over the whole plot; the loss stands first.
  EXPECT_LT(page.find("<h2>loss"), page.find("<h2>learning rate"));
  EXPECT_THAT(page, testing::HasSubstr("d=\"M52.0 10.0L460.0 196.0\""));
  EXPECT_THAT(page, testing::HasSubstr("cx=\"460.0\" cy=\"103.0\""));
  EXPECT_THAT(page, testing::HasSubstr("<title>step 10: 3</title>"));
  EXPECT_THAT(page, testing::Not(testing::HasSubstr("seconds")));
}

TEST_F(CurvesTest, DrawsTheMeanAndTheRangeOfManySteps) {
  Curve curve{"loss", {}};
  for (uint64_t step = 0; step < 60000; ++step)
    curve.values.push_back({step, step % 2 ? 1.0 : 3.0});
  const std::string page = curvesPage("run", std::span(&curve, 1));
  EXPECT_THAT(page, testing::HasSubstr("class=\"range\""));
  EXPECT_LT(page.size(), 30000u);
}

TEST_F(CurvesTest, SaysLargeNumbersInFull) {
  const Curve curve{"tokens_per_second", {{1, 9e4}, {2, 169370.4}}};
  EXPECT_THAT(curvesPage("run", std::span(&curve, 1)),
              testing::HasSubstr("in training <b>169370</b></span> (step 2)"));
}

TEST_F(CurvesTest, DrawsAnyNumbers) {
  for (const double value : {0.0, -1e-320, 1e300, -7.0, 1e-30, 5e29})
    for (const uint64_t step : {uint64_t{0}, UINT64_MAX}) {
      const Curve curves[] = {{"loss", {{step, value}}},
                              {"other", {{0, 1}, {UINT64_MAX, value}}}};
      const std::string page = curvesPage("run", curves);
      EXPECT_THAT(page, testing::Not(testing::HasSubstr("nan")));
      EXPECT_THAT(page, testing::Not(testing::HasSubstr("inf")));
      EXPECT_LT(page.size(), 30000u);
    }
}

} // namespace
} // namespace trc::train
