//===- Ports.h - a program's ports against a task's -------------*- C++ -*-===//
//
// A task writes down what it gives as a list of forms, one letter for each
// dimension: `tokens` is "BT", `masked_tokens` is "BM". B are the rows; a
// program that takes several micro-batches a step has one more dimension in
// front, and then B is the rows of them all. Other letters are extents that all
// tensors agree on.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_PORTS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_PORTS_H

#include "Failure.h"
#include "loop/Batch.h"
#include "loop/Numbers.h"
#include "loop/TrainingSession.h"

#include <map>
#include <optional>
#include <span>

namespace trc::train {

struct PortForm {
  std::string_view name;
  trc_element element;
  std::string_view dimensions;
  bool needed = true;
};

/// What each letter stands for.
using Extents = std::map<char, int64_t>;

/// Refuses an entry that lacks a needed input, has one of another type or rank,
/// or has one that is not in the list, which nobody would fill. `known` are
/// extents that are given already.
Result<Extents> matchInputs(const Entry &entry, std::span<const PortForm> forms,
                            Extents known = {});

/// Refuses an entry that lacks a needed metric or gives one that is not one
/// f32.
Status checkMetrics(const Entry &entry, std::span<const Metric> metrics);

/// Those of the metrics that the entry gives.
std::vector<Metric> presentMetrics(const Entry &entry,
                                   std::span<const Metric> metrics);

/// Refuses an output that is missing or has another form.
Status checkOutput(const Entry &entry, const PortForm &form,
                   const Extents &extents);

struct OpenedEntry {
  const Entry *entry = nullptr; // owned by the session
  Extents extents;
};

/// Makes an entry ready to run and matches its inputs; of null where the
/// program has none of that name. That is an error where an `option` asks for
/// it; null: none does.
Result<OpenedEntry> openEntry(TrainingSession &session, const char *name,
                              const char *option,
                              std::span<const PortForm> forms, Extents known);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_PORTS_H
