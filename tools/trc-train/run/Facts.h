//===- Facts.h - what a run was asked for -----------------------*- C++ -*-===//
//
// Kept in each checkpoint; must be the same when a run goes on, field by field,
// or its steps would not be those of one run.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_RUN_FACTS_H
#define TRC_TOOLS_TRC_TRAIN_RUN_FACTS_H

#include "Options.h"
#include "run/Subject.h"

namespace trc::train {

/// `ranks` is how many there are. What they are together counts, not how many:
/// a run goes on with others.
nlohmann::json runFacts(const Options &options, const Subject &subject,
                        const Task &task, int ranks);

/// What most products of a run are in, by its facts: of a file of rules, its
/// default.
std::string usualPrecision(const nlohmann::json &facts);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RUN_FACTS_H
