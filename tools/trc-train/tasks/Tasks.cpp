//===- Tasks.cpp - the tasks that there are -------------------------------===//

#include "tasks/Tasks.h"

#include "tasks/Classes.h"
#include "tasks/MaskedWords.h"
#include "tasks/NextToken.h"
#include "tasks/Spans.h"

#include <algorithm>

namespace trc::train {

static constexpr std::string_view tokenFormats[] = {"text", "llm.c", "nanogpt"};
static constexpr std::string_view tableFormats[] = {"tsv", "csv", "jsonl"};
static constexpr std::string_view documentFormats[] = {"documents", "plain"};
static constexpr std::string_view sampling[] = {"--sample", "--sample-every"};
static constexpr std::string_view masking[] = {"--mask-rate", "--ngrams",
                                               "--no-whole-words"};

static constexpr std::string_view questionFormats[] = {"squad"};
static constexpr std::string_view questions[] = {
    "--doc-stride", "--max-query",   "--max-answer",
    "--n-best",     "--predictions", "--no-answer-threshold"};

static constexpr TaskRow rows[] = {
    {"next-token", tokenFormats, sampling, openNextToken},
    {"masked-words", documentFormats, masking, openMaskedWords},
    {"masked-words+order", documentFormats, masking, openMaskedWordsAndOrder},
    {"spans", questionFormats, questions, openSpans},
    {"classes", tableFormats, {}, openClasses},
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

Status checkFormat(const TaskRow &row, const std::string &format) {
  if (format == "auto" || std::ranges::count(row.formats, format))
    return Status::success();
  std::string known;
  for (const std::string_view one : row.formats)
    known += text(known.empty() ? "" : ", ", one);
  return failed("--format: the task ", row.name, " reads ", known, ", not ",
                format);
}

Result<std::string> Task::sample(TrainingSession &,
                                 const SamplingOptions &) const {
  return failed("--sample: the task makes no text");
}

} // namespace trc::train
