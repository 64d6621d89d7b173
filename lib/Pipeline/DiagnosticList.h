//===- DiagnosticList.h - diagnostics as values -----------------*- C++ -*-===//
//
// Takes the diagnostics of a context while it lives. Each is kept by its parts
// and as a person reads it: MLIR's handler with the lines of the program does
// the latter, into memory.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PIPELINE_DIAGNOSTICLIST_H
#define TRC_LIB_PIPELINE_DIAGNOSTICLIST_H

#include "trc/Pipeline/Driver.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/SourceMgr.h"

namespace trc {

/// Lives longer than the handler that writes to it.
struct ShownText {
  std::string text;
  llvm::raw_string_ostream lines{text};
};

class DiagnosticList : ShownText, public mlir::SourceMgrDiagnosticHandler {
public:
  using Take = std::function<void(CompileDiagnostic)>;

  /// `source` has the text of the program.
  DiagnosticList(llvm::SourceMgr &source, mlir::MLIRContext &context,
                 Take take);

private:
  void add(mlir::Diagnostic &diagnostic);

  Take take;
};

} // namespace trc

#endif // TRC_LIB_PIPELINE_DIAGNOSTICLIST_H
