//===- SentenceTable.h - sentences, maybe with labels -----------*- C++ -*-===//
//
// Tables of sentences, or of pairs of them:
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

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_SENTENCETABLE_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_SENTENCETABLE_H

#include "data/MappedFile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

struct SentenceRow {
  std::string first, second; ///< `second` of pairs
  std::string label;         ///< as it is written, of JSON without quotes
  size_t line = 0;           ///< from 1
};

struct SentenceTable {
  std::vector<SentenceRow> rows; ///< at least one
  bool isPaired = false;
};

enum class TableFormat { Tabs, Commas, JsonLines };

/// "tsv", "csv" and "jsonl"; "auto" goes by the name of the file.
std::optional<TableFormat> tableFormat(std::string_view format,
                                       const std::string &path);

enum class LabelColumn { Needed, LeftAside };

Result<SentenceTable> readSentenceTable(const MappedFile &file,
                                        TableFormat format, LabelColumn labels);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_SENTENCETABLE_H
