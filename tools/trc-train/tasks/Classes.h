//===- Classes.h - the task of telling sentences apart ----------*- C++ -*-===//
//
//   step(tokens, token_types, attention_mask   i32[B, T]
//        labels)                               i32[B]; f32[B] for one number
//     -> loss
//   predict(tokens, token_types, attention_mask) -> logits f32[B, C]
//                                              may be missing
//
// Data are sentences, or pairs of them, each with a label
// (text/SentenceTable.h). An epoch takes each once, in an order of its own.
// Held-out numbers are over the whole held-out set: mean loss, accuracy, F1 and
// Matthews' correlation; of one number the mean square error, Pearson's and
// Spearman's correlation.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_CLASSES_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_CLASSES_H

#include "tasks/Tasks.h"

namespace trc::train {

Result<std::unique_ptr<Task>> openClasses(const TaskRequest &request);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_CLASSES_H
