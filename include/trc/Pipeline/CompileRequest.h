//===- CompileRequest.h - what to compile for, by name ----------*- C++ -*-===//
//
// The options of a compile as command lines and other programs spell them, and
// the one table of what there are: `trc-compile` makes its command line from
// it, the C interface sets them by name, and whoever adds a row has added it to
// both. Knows neither MLIR nor LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_COMPILEREQUEST_H
#define TRC_PIPELINE_COMPILEREQUEST_H

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace trc {

struct CompileRequest {
  std::string target = "host"; ///< or "auto", see `chooseTarget`
  std::vector<std::string> hostArchitectures, gpuArchitectures;
  std::string kernelCompiler;
  std::string precision = "f32"; ///< or a file of rules, "rules.json"
  /// What a state tensor is kept in: "f32", as the program has it, or "bf16".
  std::string parameters = "f32", moments = "f32";
  /// In MiB; empty: what the target has (TargetDescription.h), or what
  /// `memoryLimit` leaves room for.
  std::string loopMemory;
  std::string memoryLimit;   ///< "8GiB"; empty: none
  std::string threads = "2"; ///< that will run the program, at most
  /// "none", "cheap", "layers", a number of layers, or "auto".
  std::string recompute = "auto";
  /// "none", "moments", "activations", "all", or "auto".
  std::string offload = "auto";
  std::string hostMemoryLimit; ///< "8GiB"; empty: none
  std::vector<std::string> entries;
  std::string ranks;              ///< a number; empty: what the program says
  std::vector<std::string> split; ///< "tokens", or "x:1" with a dimension
  bool shardedOptimizer = false;
  std::string fuse = "auto"; ///< or "none"
  std::string from = "import", to = "serialize";
  std::string dumpDirectory, cacheDirectory;
  std::string cacheLimit; ///< "4GiB", as it is where this is empty
  bool timing = false, remarks = false;
  /// Fill `Compiled::details`. No option by name: it is for whoever makes a
  /// page of them.
  bool details = false;
};

struct CompileOptionRow {
  std::string_view name; ///< "cuda-arch"; a command line writes --cuda-arch
  std::string_view help;
  /// Where it goes: a text, a list that each use adds to, or a switch.
  std::variant<std::string CompileRequest::*,
               std::vector<std::string> CompileRequest::*,
               bool CompileRequest::*>
      place;
  /// The last phase that reads it; empty: whatever `from` is.
  std::string_view phase = {};
  /// What it may be; null: any text.
  std::vector<std::string> (*values)() = nullptr;
  /// Between the parts of a list that are given at once; 0: none is.
  char delimiter = 0;
  /// A value that ends so is a file, besides `values`.
  std::string_view fileEnding = {};

  bool takes(std::string_view value) const;
};

std::span<const CompileOptionRow> compileOptions();

/// Sets the option `name`; a switch by "true" or "false". Returns what is
/// wrong, with the names or values that there are, or nothing.
std::string setCompileOption(CompileRequest &request, std::string_view name,
                             std::string_view value);

/// What is wrong with options whatever the program, or nothing.
std::string checkCompileRequest(const CompileRequest &request);

} // namespace trc

#endif // TRC_PIPELINE_COMPILEREQUEST_H
