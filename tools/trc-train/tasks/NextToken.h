//===- NextToken.h - the task of saying what comes next ---------*- C++ -*-===//
//
//   step(tokens, targets)                     i32[B, T], or [A, B, T]
//     -> loss
//   evaluate(tokens, targets) -> loss         may be missing
//   next(tokens[1, T], position) -> logits    may be missing; for samples
//
// Data are one long row of tokens, in a file of tokens or from text; a batch is
// windows of it (data/Windows.h).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_NEXTTOKEN_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_NEXTTOKEN_H

#include "tasks/Tasks.h"

namespace trc::train {

Result<std::unique_ptr<Task>> openNextToken(const TaskRequest &request);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_NEXTTOKEN_H
