//===- Compiler.cpp - the C interface of the compiler ---------------------===//
//
// See trc-c/compiler.h. A thin layer on the driver: values in, values out.
//
//===----------------------------------------------------------------------===//

#include "trc-c/compiler.h"

#include "OwnThread.h"

#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Driver.h"

#include <algorithm>
#include <cstring>

using trc::Compiled;
using trc::CompileDiagnostic;

/// A compile that was given up may look at the flag when the caller's is gone.
struct trc_cancellation {
  std::shared_ptr<std::atomic<bool>> isCancelled =
      std::make_shared<std::atomic<bool>>(false);
};

struct trc_compiled {
  Compiled result;
  trc::GivenUp givenUp = trc::GivenUp::No;
};

// Names and sentences are literals, so each ends in a zero.
const char *trc_compile_option_name(size_t index) {
  auto rows = trc::compileOptions();
  return index < rows.size() ? rows[index].name.data() : nullptr;
}
const char *trc_compile_option_help(size_t index) {
  auto rows = trc::compileOptions();
  return index < rows.size() ? rows[index].help.data() : nullptr;
}

const char *trc_compiler_version() { return trc::compilerVersion().data(); }

trc_cancellation *trc_cancellation_create() { return new trc_cancellation; }
void trc_cancellation_cancel(trc_cancellation *cancellation) {
  *cancellation->isCancelled = true;
}
void trc_cancellation_destroy(trc_cancellation *cancellation) {
  delete cancellation;
}

/// The request as far as the caller knows it, later fields zero.
static trc_compile_request knownPart(const trc_compile_request &request) {
  trc_compile_request known = {};
  std::memcpy(&known, &request, std::min(request.size, sizeof known));
  return known;
}

/// What is wrong with the request; empty: nothing.
static std::string readOptions(const trc_compile_request &request,
                               trc::CompileRequest &options) {
  if (!request.text && request.text_size)
    return "the request has no text";
  if (!request.options && request.option_count)
    return "the request has no options, but counts " +
           std::to_string(request.option_count);
  for (size_t i = 0; i < request.option_count; ++i) {
    const trc_compile_option &option = request.options[i];
    if (!option.name || !option.value)
      return "option " + std::to_string(i) + " has no name or value";
    if (std::string fault =
            trc::setCompileOption(options, option.name, option.value);
        !fault.empty())
      return fault;
  }
  return {};
}

static void compileRequest(const trc_compile_request &request,
                           trc_compiled &compiled) {
  trc::OwnedRequest owned;
  Compiled &result = compiled.result;
  result.misuse = readOptions(request, owned.options);
  if (!result.misuse.empty()) {
    result.outcome = Compiled::Outcome::Misused;
    return;
  }
  if (request.text)
    owned.text.assign(request.text, request.text_size);
  owned.name = request.name ? request.name : "program";
  owned.cancelled = request.cancellation
                        ? request.cancellation->isCancelled
                        : std::make_shared<std::atomic<bool>>(false);
  std::function<void(const char *)> onPhase;
  if (request.on_phase)
    onPhase = [&](const char *activity) {
      request.on_phase(request.context, activity);
    };
  compiled.givenUp = trc::compileOnOwnThread(std::move(owned), onPhase, result);
}

/// Puts an error in front of all that is said.
static void sayFirst(trc_compiled &compiled, std::string message) {
  CompileDiagnostic diagnostic;
  diagnostic.message = std::move(message);
  std::vector<CompileDiagnostic> &all = compiled.result.diagnostics;
  all.insert(all.begin(), std::move(diagnostic));
}

/// In `message`, which has room for it.
static void sayWhyGivenUp(trc_compiled &compiled, std::string message) {
  if (compiled.givenUp == trc::GivenUp::NoThread)
    message = "no thread could be started";
  else
    message.append(trc::whyGivenUp())
        .append("; this process compiles nothing any more");
  sayFirst(compiled, std::move(message));
}

trc_compile_outcome trc_compile(const trc_compile_request *request,
                                trc_compiled **compiled) {
  auto *result = new trc_compiled;
  *compiled = result;
  // What says that there is no memory is there before it ends.
  std::string message;
  message.reserve(512);
  result->result.diagnostics.reserve(2);
  try {
    compileRequest(knownPart(*request), *result);
  } catch (const std::bad_alloc &) { // before there was a compile
    sayFirst(*result, std::move(message.assign("out of memory")));
    return TRC_COMPILE_OUT_OF_MEMORY;
  }
  if (result->givenUp != trc::GivenUp::No) {
    sayWhyGivenUp(*result, std::move(message));
    return result->givenUp == trc::GivenUp::OutOfMemory
               ? TRC_COMPILE_OUT_OF_MEMORY
               : TRC_COMPILE_FAILED;
  }
  if (!result->result.misuse.empty())
    sayFirst(*result, result->result.misuse);
  switch (result->result.outcome) {
  case Compiled::Outcome::Done:
    return TRC_COMPILE_DONE;
  case Compiled::Outcome::Refused:
    return TRC_COMPILE_REFUSED;
  case Compiled::Outcome::Misused:
    return TRC_COMPILE_MISUSED;
  case Compiled::Outcome::Cancelled:
    return TRC_COMPILE_CANCELLED;
  }
  __builtin_unreachable();
}

void trc_compiled_destroy(trc_compiled *compiled) { delete compiled; }

const void *trc_compiled_output(const trc_compiled *compiled, size_t *size) {
  *size = compiled->result.output.size();
  return compiled->result.output.data();
}
const char *trc_compiled_report(const trc_compiled *compiled) {
  return compiled->result.report.c_str();
}
const char *trc_compiled_timing(const trc_compiled *compiled) {
  return compiled->result.timing.c_str();
}

size_t trc_compiled_diagnostic_count(const trc_compiled *compiled) {
  return compiled->result.diagnostics.size();
}

static trc_severity severityOf(CompileDiagnostic::Severity severity) {
  switch (severity) {
  case CompileDiagnostic::Severity::Error:
    return TRC_SEVERITY_ERROR;
  case CompileDiagnostic::Severity::Warning:
    return TRC_SEVERITY_WARNING;
  case CompileDiagnostic::Severity::Remark:
    return TRC_SEVERITY_REMARK;
  case CompileDiagnostic::Severity::Note:
    return TRC_SEVERITY_NOTE;
  }
  __builtin_unreachable();
}

int trc_compiled_diagnostic(const trc_compiled *compiled, size_t index,
                            trc_compile_diagnostic *diagnostic) {
  if (index >= compiled->result.diagnostics.size())
    return 0;
  const CompileDiagnostic &found = compiled->result.diagnostics[index];
  trc_compile_diagnostic all = {};
  all.size = diagnostic->size;
  all.severity = severityOf(found.severity);
  all.message = found.message.c_str();
  all.file = found.file.c_str();
  all.line = found.line;
  all.column = found.column;
  all.shown = found.shown.c_str();
  std::memcpy(diagnostic, &all, std::min(diagnostic->size, sizeof all));
  return 1;
}
