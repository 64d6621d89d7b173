//===- CompareHost.cpp - random programs on the reference and the host ----===//
//
// For each seed: generates a program of functions that have one right answer,
// evaluates it by the reference, compiles it for the host, runs the artifact
// with the runtime, and compares every result bit by bit (all NaN are equal,
// and so are the two zeros).
//
//   compare-host FIRST_SEED COUNT OPERATIONS
//
//===----------------------------------------------------------------------===//

#include "Difference.h"
#include "ProgramGenerator.h"
#include "ReadNumber.h"

#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Register.h"
#include "trc/Reference/Evaluator.h"
#include "trc/runtime.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>

using namespace mlir;
namespace reference = trc::reference;

namespace {

/// Runs the only entry; empty with `error` set when that fails.
std::vector<reference::Tensor> run(const std::vector<uint8_t> &artifact,
                                   trc_device *device,
                                   const reference::Values &like,
                                   std::string &error) {
  std::vector<reference::Tensor> results;
  trc_program *program = nullptr;
  trc_session *session = nullptr;
  trc_call *call = nullptr;
  trc_session_options options = {};
  options.size = sizeof(options);
  if (trc_program_load_memory(artifact.data(), artifact.size(), &program) ||
      trc_session_create(program, device, &options, &session) ||
      trc_call_create(session, "main", &call))
    error = trc_last_error();
  else if (trc_call_run(call))
    error = trc_call_error(call);
  for (size_t r = 0; error.empty() && r < like.size(); ++r) {
    reference::Tensor tensor(like[r].type(), like[r].shape());
    auto bytes = tensor.mutableBytes();
    if (trc_call_read_output(call, r, bytes.data(), bytes.size()))
      error = trc_last_error();
    results.push_back(tensor);
  }
  trc_call_destroy(call);
  trc_session_destroy(session);
  trc_program_destroy(program);
  return results;
}

bool compare(MLIRContext &context, trc_device *device, uint64_t seed,
             int operations) {
  llvm::PrettyStackTraceFormat trace("seed %llu, %d operations",
                                     static_cast<unsigned long long>(seed),
                                     operations);
  std::string text =
      trc::fuzz::generateProgram(seed, operations, trc::fuzz::Functions::Exact);
  auto fail = [&](const llvm::Twine &what) {
    llvm::errs() << "seed " << seed << ", " << operations
                 << " operations: " << what << "\n";
    return false;
  };
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  if (!module)
    return fail("the generated program is not legal");
  reference::Options options;
  options.maxSteps = 1000000;
  FailureOr<reference::Values> expected = reference::evaluate(
      module->lookupSymbol<func::FuncOp>("main"), {}, options);
  if (failed(expected))
    return fail("the reference refuses the program");
  FailureOr<trc::CompileResult> compiled =
      trc::compile(text, "random.mlir", context, trc::CompileOptions());
  if (failed(compiled))
    return fail("does not compile");
  std::string error;
  std::vector<reference::Tensor> results =
      run(compiled->artifact, device, *expected, error);
  if (!error.empty())
    return fail("does not run: " + error);
  for (size_t r = 0; r < results.size(); ++r) {
    int64_t place = trc::fuzz::findDifference((*expected)[r], results[r]);
    if (place >= 0)
      return fail("result " + llvm::Twine(r) + " of type " +
                  results[r].typeText() + ", element " + llvm::Twine(place) +
                  ": expected " +
                  reference::elementText((*expected)[r], place) + ", got " +
                  reference::elementText(results[r], place));
  }
  return true;
}

} // namespace

int main(int argc, char **argv) {
  trc::fuzz::SeedsAndSize given;
  if (!given.read(argc, argv)) {
    llvm::errs() << "usage: compare-host FIRST_SEED COUNT OPERATIONS\n";
    return 2;
  }
  const auto &[first, count, operations] = given;
  llvm::sys::PrintStackTraceOnErrorSignal(argv[0]);
  llvm::EnablePrettyStackTrace();
  DialectRegistry registry;
  trc::registerAllDialects(registry);
  trc_device *device = nullptr;
  if (trc_device_create(nullptr, &device)) {
    llvm::errs() << "no device: " << trc_last_error() << "\n";
    return 1;
  }
  uint64_t differing = 0;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    differing += !compare(context, device, seed, operations);
  }
  trc_device_destroy(device);
  llvm::outs() << count << " programs, " << differing << " differ\n";
  return differing == 0 ? 0 : 1;
}
