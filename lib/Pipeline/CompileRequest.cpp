//===- CompileRequest.cpp - what to compile for, by name ------------------===//
//
// See CompileRequest.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/CompileRequest.h"

#include "trc/Pipeline/ByteCount.h"
#include "trc/Pipeline/ChooseTarget.h"
#include "trc/Pipeline/Phases.h"
#include "trc/Pipeline/TargetNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <tuple>

using namespace trc;

/// More are a slip of the pen.
static constexpr int64_t mostRanks = 65536;
static constexpr int64_t mostLayers = 1 << 20;
static constexpr int64_t mostThreads = 4096;

static std::vector<std::string> phaseNames() {
  std::vector<std::string> names;
  for (Phase phase : allPhases())
    names.push_back(nameOf(phase).str());
  return names;
}

static std::vector<std::string> precisionNames() {
  std::vector<std::string> names;
  for (const PrecisionRow &row : precisions)
    names.push_back(row.name.str());
  return names;
}

static std::vector<std::string> parameterTypes() { return {"f32", "bf16"}; }

static std::vector<std::string> momentTypeNames() {
  std::vector<std::string> names;
  for (const MomentTypeRow &row : momentTypes)
    names.push_back(row.name.str());
  return names;
}

static std::vector<std::string> offloadNames() {
  return {"auto", "none", "moments", "activations", "all"};
}

static std::vector<std::string> fusionNames() { return {"auto", "none"}; }

static const CompileOptionRow rows[] = {
    {"target",
     "what to compile for: host, cuda (an NVIDIA GPU), or auto: the GPU of "
     "this machine, or host when there is none",
     &CompileRequest::target, "", targetNames},
    {"host-arch",
     "processors to compile for, as x86-64-v3,x86-64-v4 (default: both), or "
     "native, the one here, which takes less time and runs here alone",
     &CompileRequest::hostArchitectures, "emit", nullptr, ','},
    {"cuda-arch",
     "GPUs to compile for, as sm_80,sm_90a,sm_100, or compute_80 for PTX "
     "alone (default: the one here, or sm_80,sm_90a when there is none)",
     &CompileRequest::gpuArchitectures, "emit", nullptr, ','},
    {"nvrtc",
     "the NVRTC library, which compiles CUDA C++ (default: where it usually "
     "is)",
     &CompileRequest::kernelCompiler, "emit"},
    {"precision",
     "of products and attention: f32, as the program has it; tf32, which a GPU "
     "may round their operands to; or 16 bits, with sums and everything else "
     "in "
     "f32; or FILE.json, rules by layer and operation (docs/precision.md)",
     &CompileRequest::precision, "precision", precisionNames, 0, ".json"},
    {"parameters",
     "what the step keeps parameters in: f32, as the program has them, or "
     "bf16, "
     "rounded by chance (docs/precision.md)",
     &CompileRequest::parameters, "precision", parameterTypes},
    {"moments",
     "what the step keeps the optimizer's moments in: f32; bf16; or 8bit, a "
     "byte each and a scale for each block, both rounded by chance",
     &CompileRequest::moments, "precision", momentTypeNames},
    {"loop-memory",
     "MiB that loops (of layers that share weights) may keep of results of "
     "products for their gradients; the rest is computed again (default 2048, "
     "on a GPU 8192, or with --memory-limit what there is room for)",
     &CompileRequest::loopMemory, "differentiate"},
    {"memory-limit",
     "what state, a step's values and the process may take together, as 8GiB: "
     "what does not fit is computed again, or the program is refused "
     "(docs/memory.md)",
     &CompileRequest::memoryLimit, "plan"},
    {"threads",
     "threads that will run the program on the host at most, which count "
     "against --memory-limit (default 2)",
     &CompileRequest::threads, "plan"},
    {"recompute",
     "what the backward half computes again to save memory: none; cheap, "
     "results that cost little; layers, whole layers too; a number N, N layers "
     "at once; or auto, the default: cheap, and with --memory-limit as much as "
     "it takes",
     &CompileRequest::recompute, "schedule"},
    {"offload",
     "what a GPU's program keeps in the host's memory, and copies beside the "
     "step: none; moments, of the optimizer; activations, from the forward to "
     "the backward half; all of both; or auto, the default: nothing, and with "
     "--memory-limit moments and then activations, where all else is not "
     "enough",
     &CompileRequest::offload, "plan", offloadNames},
    {"host-memory-limit",
     "what --offload may take of the host's memory, as 32GiB (default: no "
     "limit)",
     &CompileRequest::hostMemoryLimit, "plan"},
    {"entry",
     "a function that callers may run; repeat for several (default: every "
     "public function)",
     &CompileRequest::entries},
    {"ranks",
     "how many ranks the program is for, where it does not say so itself (see "
     "docs/distributed.md)",
     &CompileRequest::ranks},
    {"split",
     "inputs of which each rank gets a part, as tokens,targets or x:1, along "
     "dimension 0 or the one given: splits a program for a whole batch over "
     "--ranks (see docs/distributed.md)",
     &CompileRequest::split, "simplify", nullptr, ','},
    {"sharded-optimizer",
     "on several ranks each keeps the optimizer's moments of its part of every "
     "parameter, and updates that part (see docs/distributed.md)",
     &CompileRequest::shardedOptimizer, "assemble"},
    {"fuse",
     "auto, the default; or none: each operation is a kernel by itself, so "
     "that --check-finite and a profile name it",
     &CompileRequest::fuse, "fuse", fusionNames},
    {"from", "first phase to run; the input is the dump of the one before",
     &CompileRequest::from, "", phaseNames},
    {"to", "last phase to run; its result is printed", &CompileRequest::to, "",
     phaseNames},
    {"dump-dir", "write the program after each phase, numbered",
     &CompileRequest::dumpDirectory},
    {"cache-dir", "keep artifacts here and reuse them for equal input",
     &CompileRequest::cacheDirectory},
    {"cache-limit",
     "what --cache-dir may grow to, as 500MB (default: 4GiB): artifacts that "
     "were not used for longest are removed",
     &CompileRequest::cacheLimit},
    {"timing", "print seconds by phase and pass", &CompileRequest::timing},
    {"remarks",
     "say what was not raised or fused, and why, and what is computed twice to "
     "save memory",
     &CompileRequest::remarks},
};

std::span<const CompileOptionRow> trc::compileOptions() { return rows; }

bool CompileOptionRow::takes(std::string_view value) const {
  return !values || llvm::is_contained(values(), value) ||
         (!fileEnding.empty() && value.ends_with(fileEnding));
}

static std::string oneOf(llvm::ArrayRef<std::string> names) {
  return llvm::join(names.drop_back(), ", ") + " or " + names.back();
}

namespace {

/// Puts a value where the row says; returns what is wrong.
struct Setter {
  CompileRequest &request;
  llvm::StringRef value;
  char delimiter;

  std::string operator()(std::string CompileRequest::*place) const {
    request.*place = value.str();
    return "";
  }
  std::string
  operator()(std::vector<std::string> CompileRequest::*place) const {
    llvm::SmallVector<llvm::StringRef> parts = {value};
    if (delimiter) {
      parts.clear();
      value.split(parts, delimiter);
    }
    for (llvm::StringRef part : parts)
      (request.*place).push_back(part.str());
    return "";
  }
  std::string operator()(bool CompileRequest::*place) const {
    if (value != "true" && value != "false")
      return "expected true or false, got '" + value.str() + "'";
    request.*place = value == "true";
    return "";
  }
};

} // namespace

std::string trc::setCompileOption(CompileRequest &request,
                                  std::string_view name,
                                  std::string_view value) {
  const auto *row =
      llvm::find_if(rows, [&](const auto &row) { return row.name == name; });
  if (row == std::end(rows)) {
    std::vector<std::string> names;
    for (const CompileOptionRow &known : rows)
      names.emplace_back(known.name);
    return "there is no option '" + std::string(name) + "', but " +
           llvm::join(names, ", ");
  }
  std::string fault;
  if (!row->takes(value)) {
    std::vector<std::string> values = row->values();
    if (!row->fileEnding.empty())
      values.push_back("a file " + std::string(row->fileEnding));
    fault = "expected " + oneOf(values) + ", got '" + std::string(value) + "'";
  } else
    fault = std::visit(Setter{request, value, row->delimiter}, row->place);
  return fault.empty() ? "" : "--" + std::string(name) + ": " + fault;
}

/// What no phase from `from` on reads would be dropped without a word.
static std::string checkPhases(const CompileRequest &request) {
  const CompileRequest usual;
  const Phase from = *phaseNamed(request.from);
  for (const CompileOptionRow &row : rows) {
    const bool isUsual = std::visit(
        [&](auto place) { return request.*place == usual.*place; }, row.place);
    if (isUsual || row.phase.empty())
      continue;
    Phase last = *phaseNamed(row.phase);
    // Layers are found where losses are differentiated.
    if (row.name == "recompute" && request.recompute != "none" &&
        request.recompute != "cheap")
      last = Phase::Differentiate;
    if (last < from)
      return "--" + std::string(row.name) + " is for the phase " +
             nameOf(last).str() + ", which --from=" + request.from +
             " leaves out";
  }
  return "";
}

std::string trc::checkCompileRequest(const CompileRequest &request) {
  if (std::string fault = checkTarget(request); !fault.empty())
    return fault;
  unsigned mebibytes = 0;
  if (!request.loopMemory.empty() &&
      llvm::StringRef(request.loopMemory).getAsInteger(10, mebibytes))
    return "--loop-memory: expected a number of MiB, got '" +
           request.loopMemory + "'";
  for (const auto &[option, value, example] :
       {std::tuple("memory-limit", &request.memoryLimit, "8GiB"),
        std::tuple("host-memory-limit", &request.hostMemoryLimit, "8GiB"),
        std::tuple("cache-limit", &request.cacheLimit, "4GiB")})
    if (!value->empty() && !parseByteCount(*value))
      return std::string("--") + option + ": expected bytes as " + example +
             ", 500MB or 1048576, got '" + *value + "'";
  if (!request.cacheLimit.empty() && request.cacheDirectory.empty())
    return "--cache-limit has no effect without --cache-dir";
  int64_t layers = 0;
  if (!llvm::is_contained({"auto", "none", "cheap", "layers"},
                          request.recompute) &&
      (!llvm::to_integer(request.recompute, layers, 10) || layers < 1 ||
       layers > mostLayers))
    return "--recompute: expected auto, none, cheap, layers or a number of "
           "layers, got '" +
           request.recompute + "'";
  int64_t threads = 0;
  if (!llvm::to_integer(request.threads, threads, 10) || threads < 1 ||
      threads > mostThreads)
    return "--threads: expected 1 to " + std::to_string(mostThreads) +
           ", got '" + request.threads + "'";
  int64_t ranks = 0;
  if (!request.ranks.empty() && (!llvm::to_integer(request.ranks, ranks, 10) ||
                                 ranks < 1 || ranks > mostRanks))
    return "--ranks: expected 1 to " + std::to_string(mostRanks) + ", got '" +
           request.ranks + "'";
  if (*phaseNamed(request.from) > *phaseNamed(request.to))
    return "--from=" + request.from + " comes after --to=" + request.to;
  return checkPhases(request);
}
