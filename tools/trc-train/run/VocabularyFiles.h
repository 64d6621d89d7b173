//===- VocabularyFiles.h - the vocabulary beside the weights ----*- C++ -*-===//
//
// Weights mean nothing without the pieces that their rows stand for. So each
// checkpoint holds the vocabulary of its run, under the names by which
// `transformers` finds it, and a run that begins with the weights of a folder
// is held to the vocabulary that lies there: two of one size look alike, and
// training with the wrong one only seems slow. Where none lies there, the
// number of pieces has to be that of the weights' rows.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_RUN_VOCABULARYFILES_H
#define TRC_TOOLS_TRC_TRAIN_RUN_VOCABULARYFILES_H

#include "loop/Checkpoint.h"
#include "tasks/DataOptions.h"

#include <optional>
#include <string>
#include <vector>

namespace trc::train {

/// What --vocab and --merges name, read, under the names of their kind
/// (text/Vocabularies.h); else the vocabulary beside the token shards that the
/// data are; none where there is none. Fails where a file cannot be read, and
/// where the shards are of another vocabulary than lies beside them.
Result<std::vector<NamedFile>>
readVocabularyFiles(const DataOptions &data,
                    std::optional<uint64_t> vocabularyOfData);

/// Refuses files that differ from those of their name beside the weights, and
/// data that were made tokens with another vocabulary than lies there.
/// `weights`: a folder, or a file in one; empty: there are none.
Status checkVocabularyOf(const std::string &weights, const DataOptions &data,
                         const std::vector<NamedFile> &files,
                         std::optional<uint64_t> vocabularyOfData);

/// Refuses a vocabulary of the run, of a kind whose pieces are the rows of the
/// weights, that has not as many of them as the weights to begin with, where
/// none lies beside them to compare with. `rows`: of the model; 0 where that is
/// not known.
Status checkPieceCount(const std::string &weights,
                       const std::vector<NamedFile> &files, int64_t rows);

/// Adds the vocabulary of the checkpoint that a run goes on from, where the run
/// names none: token shards need none, and the next checkpoint is like the
/// last.
Status keepVocabularyOf(const std::string &checkpoint,
                        std::vector<NamedFile> &files);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RUN_VOCABULARYFILES_H
