//===- LabelledText.h - sentences with a label ------------------*- C++ -*-===//
//
// Tables of sentences, or of pairs of them, each with a number: a class, or
// what is to be predicted.
//
//   .tsv    columns apart by tabs, no quotes (as GLUE's files)
//   .csv    columns apart by commas; a field in quotes may hold commas, new
//           lines, and quotes that stand twice
//   .jsonl  an object a line
//
// Columns, or keys, are `sentence`, or `sentence1` and `sentence2`, and
// `label`; the first line of a table names them. Others are left aside. What is
// wrong is refused with the line.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_LABELLEDTEXT_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_LABELLEDTEXT_H

#include "data/MappedFile.h"

#include <vector>

namespace trc::train {

struct LabelledRow {
  std::string first, second; ///< `second` of pairs
  double label = 0;
  size_t line = 0; ///< from 1
};

struct LabelledText {
  std::vector<LabelledRow> rows; ///< at least one
  bool isPaired = false;
};

enum class TableFormat { Tabs, Commas, JsonLines };

Result<LabelledText> readLabelledText(const MappedFile &file,
                                      TableFormat format);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_LABELLEDTEXT_H
