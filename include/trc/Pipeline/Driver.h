//===- Driver.h - a text in, an artifact and diagnostics out ----*- C++ -*-===//
//
// A whole compile as one call: the options by name, the cache, a context of its
// own, diagnostics as values. What `trc-compile`, `trc-run`, `trc-train` and
// the C interface (trc-c/compiler.h) do is this. It prints nothing, and its
// callers need neither MLIR nor LLVM; any number of threads may compile at
// once.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_DRIVER_H
#define TRC_PIPELINE_DRIVER_H

#include "trc/Pipeline/CompileRequest.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trc {

struct CompileDiagnostic {
  enum class Severity : uint8_t { Error, Warning, Remark, Note };
  Severity severity = Severity::Error;
  std::string message;
  /// The place in the program; empty and 0 where it is about none.
  std::string file;
  unsigned line = 0, column = 0;
  /// The layer, as "h.1/attn", as reports name it; may be empty. Not kept in
  /// the cache, from which no report with details is made.
  std::string scope;
  /// As a person reads it: with the line of the program and the notes that
  /// follow. Empty for a note, and for what is about no program.
  std::string shown;
};

/// As the tool `tool` prints it.
std::string toText(const CompileDiagnostic &diagnostic, std::string_view tool);

/// What a caller does meanwhile. Both functions are called by the thread that
/// compiles, or by one that works for it, one at a time.
struct CompileObserver {
  /// A phase starts; `activity` is what it does, as "fusing operations".
  std::function<void(std::string_view activity)> onPhase;
  std::function<void(const CompileDiagnostic &)> onDiagnostic;
  /// Ends the compile once it is set. It is looked at before each pass.
  const std::atomic<bool> *cancelled = nullptr;
};

struct Compiled {
  enum class Outcome : uint8_t {
    Done,
    Refused,  ///< the program; diagnostics say why
    Misused,  ///< options, `misuse` says which
    Cancelled ///< by the caller
  };
  Outcome outcome = Outcome::Refused;
  /// The bytes of a `.trc`, or the text of the program after the phase that
  /// `to` asks for.
  std::string output;
  /// What was decided, as JSON.
  std::string report;
  /// Every command and buffer, as JSON (trc/Report/Report.h), when asked for;
  /// then nothing is taken from the cache, which does not keep it.
  std::string details;
  /// Seconds by phase and pass, when asked for.
  std::string timing;
  std::string misuse;
  /// What the program takes with the choices made for a memory limit, also
  /// where that is too much; 0 where none were made.
  int64_t memoryPlanned = 0;
  std::vector<CompileDiagnostic> diagnostics;
};

/// Compiles `text`, which diagnostics call `name`.
Compiled compileText(std::string_view text, std::string_view name,
                     const CompileRequest &request,
                     const CompileObserver &observer = {});

} // namespace trc

#endif // TRC_PIPELINE_DRIVER_H
