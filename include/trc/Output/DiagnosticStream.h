//===- DiagnosticStream.h - diagnostics that can be read --------*- C++ -*-===//
//
// Between a handler of diagnostics and standard error. A diagnostic shows the
// line of the program that it is about, whatever stands there: of a line of
// 100,000 characters only what is around the column is printed, and a byte that
// would move a terminal's cursor, or is not UTF-8, is a question mark, so that
// columns stay what they are.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_OUTPUT_DIAGNOSTICSTREAM_H
#define TRC_OUTPUT_DIAGNOSTICSTREAM_H

#include "llvm/Support/raw_ostream.h"

#include <string>

namespace trc {

class DiagnosticStream final : public llvm::raw_ostream {
public:
  explicit DiagnosticStream(llvm::raw_ostream &to = llvm::errs())
      : raw_ostream(/*unbuffered=*/true), to(to) {}
  ~DiagnosticStream() override;

private:
  void write_impl(const char *bytes, size_t count) override;
  uint64_t current_pos() const override { return position; }
  void endLine();

  llvm::raw_ostream &to;
  std::string line;
  std::string held; ///< a long line, until it is known whether a caret follows
  uint64_t position = 0;
};

} // namespace trc

#endif // TRC_OUTPUT_DIAGNOSTICSTREAM_H
