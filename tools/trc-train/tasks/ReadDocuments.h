//===- ReadDocuments.h - documents of a text, or of shards ------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_READDOCUMENTS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_READDOCUMENTS_H

#include "data/Documents.h"
#include "tasks/DataOptions.h"
#include "text/Encoder.h"

namespace trc::train {

/// `path` is a folder of token shards, or a text, which is made tokens of by
/// `encoder` on all cores; null: there is none. Where both are given, the
/// shards must be of that vocabulary. Refuses an encoder without special
/// pieces.
Result<Documents> readDocuments(const std::string &path,
                                const DataOptions &data,
                                const Encoder *encoder);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_READDOCUMENTS_H
