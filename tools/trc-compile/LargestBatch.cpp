//===- LargestBatch.cpp - an answer in place of a file --------------------===//
//
// See LargestBatch.h. The search is that of `trc-train --batch=auto`
// (Pipeline/LargestBatch.h), over programs that the model writes.
//
//===----------------------------------------------------------------------===//

#include "LargestBatch.h"

#include "models/ReadProgram.h"
#include "trc/Pipeline/ByteCount.h"
#include "trc/Pipeline/Driver.h"
#include "trc/Pipeline/LargestBatch.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace trc;

static std::string firstError(const Compiled &compiled) {
  for (const CompileDiagnostic &diagnostic : compiled.diagnostics)
    if (diagnostic.severity == CompileDiagnostic::Severity::Error)
      return diagnostic.message;
  return compiled.misuse;
}

static BatchPlan planRows(const models::ProgramOrigin &origin,
                          std::string_view name, CompileRequest request,
                          int64_t rows, bool limited) {
  BatchPlan plan;
  const std::string program = origin.write(rows, plan.fault);
  if (!plan.fault.empty())
    return plan;
  request.to = "plan";
  if (!limited)
    request.memoryLimit.clear();
  Compiled compiled = compileText(program, name, request);
  if (compiled.outcome == Compiled::Outcome::Done) {
    plan = readBatchPlan(compiled.report).value_or(BatchPlan());
  } else if (limited && compiled.memoryPlanned != 0) {
    plan.bytes = compiled.memoryPlanned;
  } else {
    plan.fault =
        "at batch " + std::to_string(rows) + ": " + firstError(compiled);
  }
  return plan;
}

LargestBatchAnswer trc::answerLargestBatch(std::string_view text,
                                           std::string_view name,
                                           const CompileRequest &request) {
  LargestBatchAnswer answer;
  const std::optional<models::ProgramOrigin> origin =
      models::readProgram(text, answer.fault);
  if (!origin) {
    answer.misused = true;
    return answer;
  }
  BatchSearch search;
  search.limit = *parseByteCount(request.memoryLimit); // was checked
  search.recompute = request.recompute;
  search.offload = request.offload;
  search.plan = planningOnce([&](int64_t rows, const PlanChoice &choice) {
    CompileRequest trying = request;
    trying.recompute = choice.recompute;
    trying.offload = choice.offload;
    return planRows(*origin, name, trying, rows, choice.limited);
  });
  BatchFound found = findLargestBatch(search);
  const PlanChoice asked = {request.recompute, request.offload,
                            request.recompute == "auto"};
  BatchPlan here, next;
  if (found.fault.empty() && found.rows > 0) {
    here = search.plan(found.rows, asked);
    found.fault = here.fault;
  }
  const bool isMost = found.rows == mostRows;
  if (found.fault.empty() && !isMost) {
    next = search.plan(found.rows + 1, asked);
    found.fault = next.fault;
  }
  if (found.fault.empty() && found.rows == 0)
    found.fault = "not one row fits into " + byteCountText(search.limit) +
                  ": it takes " + byteCountText(next.bytes);
  answer.fault = std::move(found.fault);
  llvm::raw_string_ostream json(answer.json);
  json << llvm::formatv("{{\"batch\": {0}, \"bytes\": {1}", found.rows,
                        here.bytes);
  if (!isMost)
    json << llvm::formatv(", \"next_bytes\": {0}", next.bytes);
  json << llvm::formatv(", \"limit\": {0}", search.limit);
  if (isMost)
    answer.note = llvm::formatv("no more than {0} rows are tried", mostRows);
  if (found.slowerRows != 0) {
    json << llvm::formatv(", \"slower_batch\": {0}, \"times_slower\": {1:f2}",
                          found.slowerRows, found.timesSlower);
    answer.note = slowerBatchText(found);
  }
  json << "}\n";
  return answer;
}
