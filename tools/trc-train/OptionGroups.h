//===- OptionGroups.h - the options of trc-train, group by group *- C++ -*-===//
//
// Names, ranges and sentences of --help. What belongs together, or contradicts
// each other, is checked when the whole line has been read (Options.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_OPTIONGROUPS_H
#define TRC_TOOLS_TRC_TRAIN_OPTIONGROUPS_H

#include "Options.h"

namespace CLI {
class App;
} // namespace CLI

namespace trc::train {

void addDataOptions(CLI::App &app, DataOptions &data);
void addMaskingOptions(CLI::App &app, DataOptions &data);
void addQuestionOptions(CLI::App &app, DataOptions &data);
/// What makes a step of the rows that there is memory for; of a model's
/// command, which has --batch.
void addBatchOptions(CLI::App &app, Options &options);
void addRunOptions(CLI::App &app, Options &options);
void addRankOptions(CLI::App &app, Options &options);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_OPTIONGROUPS_H
