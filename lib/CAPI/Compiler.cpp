//===- Compiler.cpp - the C interface of the compiler ---------------------===//
//
// See trc-c/compiler.h. A thin layer on the driver: values in, values out.
//
//===----------------------------------------------------------------------===//

#include "trc-c/compiler.h"

#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Driver.h"

#include <algorithm>
#include <cstring>

using trc::Compiled;
using trc::CompileDiagnostic;

struct trc_cancellation {
  std::atomic<bool> isCancelled{false};
};

struct trc_compiled {
  Compiled result;
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
  cancellation->isCancelled = true;
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

static Compiled misused(std::string what) {
  Compiled result;
  result.outcome = Compiled::Outcome::Misused;
  result.misuse = std::move(what);
  return result;
}

static Compiled compileRequest(const trc_compile_request &request) {
  if (!request.text && request.text_size)
    return misused("the request has no text");
  if (!request.options && request.option_count)
    return misused("the request has no options, but counts " +
                   std::to_string(request.option_count));
  trc::CompileRequest options;
  for (size_t i = 0; i < request.option_count; ++i) {
    const trc_compile_option &option = request.options[i];
    if (!option.name || !option.value)
      return misused("option " + std::to_string(i) + " has no name or value");
    if (std::string fault =
            trc::setCompileOption(options, option.name, option.value);
        !fault.empty())
      return misused(fault);
  }
  trc::CompileObserver observer;
  if (request.on_phase)
    observer.onPhase = [&](std::string_view activity) {
      request.on_phase(request.context, std::string(activity).c_str());
    };
  if (request.cancellation)
    observer.cancelled = &request.cancellation->isCancelled;
  return trc::compileText({request.text ? request.text : "", request.text_size},
                          request.name ? request.name : "program", options,
                          observer);
}

trc_compile_outcome trc_compile(const trc_compile_request *request,
                                trc_compiled **compiled) {
  auto *result = new trc_compiled{compileRequest(knownPart(*request))};
  *compiled = result;
  if (!result->result.misuse.empty()) {
    CompileDiagnostic diagnostic;
    diagnostic.message = result->result.misuse;
    result->result.diagnostics.insert(result->result.diagnostics.begin(),
                                      std::move(diagnostic));
  }
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
