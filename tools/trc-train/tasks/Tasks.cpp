//===- Tasks.cpp - the tasks that there are -------------------------------===//

#include "tasks/Tasks.h"

#include "tasks/Classes.h"
#include "tasks/MaskedWords.h"
#include "tasks/NextToken.h"
#include "tasks/Spans.h"

#include <algorithm>

namespace trc::train {

static constexpr std::string_view tokenFormats[] = {"text", "llm.c", "nanogpt",
                                                    "tsv",  "csv",   "jsonl"};
static constexpr std::string_view tableFormats[] = {"tsv", "csv", "jsonl"};
static constexpr std::string_view documentFormats[] = {"documents", "plain"};
static constexpr std::string_view sampling[] = {"--sample", "--sample-every"};
static constexpr std::string_view masking[] = {"--mask-rate", "--ngrams",
                                               "--no-whole-words"};

static constexpr std::string_view questionFormats[] = {"squad"};
static constexpr std::string_view questions[] = {
    "--doc-stride", "--max-query",   "--max-answer",
    "--n-best",     "--predictions", "--no-answer-threshold"};

static constexpr std::string_view orders[] = {"random", "sequential", "blocks"};
static constexpr auto rowOrders = std::span(orders).first(2);
static constexpr auto drawnOrders = std::span(orders).first(1);

static constexpr TaskRow rows[] = {
    {"next-token", tokenFormats, orders, sampling, openNextToken},
    {"masked-words", documentFormats, drawnOrders, masking, openMaskedWords},
    {"masked-words+order", documentFormats, drawnOrders, masking,
     openMaskedWordsAndOrder},
    {"spans", questionFormats, rowOrders, questions, openSpans},
    {"classes", tableFormats, rowOrders, {}, openClasses},
};

std::span<const TaskRow> allTasks() { return rows; }

const TaskRow *findTask(std::string_view name) {
  std::string wanted(name);
  std::ranges::replace(wanted, '_', '-');
  for (const TaskRow &row : rows)
    if (row.name == wanted)
      return &row;
  return nullptr;
}

/// Refuses a word that is none of those of the task.
static Status checkWord(std::span<const std::string_view> words,
                        const std::string &word, const std::string &place) {
  if (std::ranges::count(words, word))
    return Status::success();
  std::string known;
  for (const std::string_view one : words)
    known += text(known.empty() ? "" : ", ", one);
  return failed(place, known, ", not ", word);
}

Status checkData(const TaskRow &row, const DataOptions &data) {
  if (data.format != "auto")
    TRC_RETURN_IF_FAILED(
        checkWord(row.formats, data.format,
                  text("--format: the task ", row.name, " reads ")));
  return checkWord(row.orders, data.order,
                   text("--order: the task ", row.name, " takes its rows "));
}

Result<std::string> Task::sample(TrainingSession &,
                                 const SamplingOptions &) const {
  return failed("--sample: the task makes no text");
}

} // namespace trc::train
