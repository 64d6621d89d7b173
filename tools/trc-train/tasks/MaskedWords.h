//===- MaskedWords.h - the task of guessing masked words --------*- C++ -*-===//
//
//   step(tokens, token_types, attention_mask   i32[B, T]
//        masked_positions, masked_tokens       i32[B, M]; -1: not used
//        order)                                i32[B]; with order only
//     -> loss                                  and masked_loss, order_loss
//   evaluate(...) -> the same, masked_accuracy, order_accuracy
//                                              may be missing
//
// Data are documents of sentences, as text or as token shards; a batch is pairs
// of segments, masked on the fly (data/MaskedRows.h). With order the model also
// says which of two segments stood first.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_MASKEDWORDS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_MASKEDWORDS_H

#include "tasks/Tasks.h"

namespace trc::train {

Result<std::unique_ptr<Task>> openMaskedWords(const TaskRequest &request);
Result<std::unique_ptr<Task>>
openMaskedWordsAndOrder(const TaskRequest &request);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_MASKEDWORDS_H
