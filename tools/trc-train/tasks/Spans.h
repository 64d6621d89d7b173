//===- Spans.h - the task of finding an answer in a text --------*- C++ -*-===//
//
//   step(tokens, token_types, attention_mask   i32[B, T]
//        starts, ends)                         i32[B]
//     -> loss
//   predict(tokens, token_types, attention_mask)
//     -> start_logits, end_logits              f32[B, T]; may be missing
//
// Data are questions about paragraphs, as SQuAD has them (questions/). An epoch
// takes each window of each question once, in an order of its own. Held-out
// numbers are exact match and F1 over all held-out questions; the answers go to
// files, where that is asked for.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_SPANS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_SPANS_H

#include "tasks/Tasks.h"

namespace trc::train {

Result<std::unique_ptr<Task>> openSpans(const TaskRequest &request);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_SPANS_H
