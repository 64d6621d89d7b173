//===- DiagnosticList.cpp - diagnostics as values -------------------------===//
//
// See DiagnosticList.h.
//
//===----------------------------------------------------------------------===//

#include "DiagnosticList.h"

#include "trc/Debug/SourceLocation.h"
#include "trc/Output/DiagnosticStream.h"

#include "mlir/IR/Location.h"

#include <optional>

using namespace mlir;
using namespace trc;

static CompileDiagnostic::Severity severityOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return CompileDiagnostic::Severity::Error;
  case DiagnosticSeverity::Warning:
    return CompileDiagnostic::Severity::Warning;
  case DiagnosticSeverity::Remark:
    return CompileDiagnostic::Severity::Remark;
  case DiagnosticSeverity::Note:
    return CompileDiagnostic::Severity::Note;
  }
  llvm_unreachable("four severities");
}

/// The first place in a file that a location names: through names, and of an
/// operation that several were joined to, that of the first.
static std::optional<FileLineColLoc> placeOf(Location location) {
  std::optional<FileLineColLoc> found;
  location->walk([&](Location part) {
    if (auto place = dyn_cast<FileLineColLoc>(part)) {
      found = place;
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return found;
}

/// Whether a file is part of a library that was installed: what is wrong is
/// seldom there.
static bool isOfLibrary(Location location) {
  std::optional<FileLineColLoc> place = placeOf(location);
  if (!place)
    return false;
  StringRef file = place->getFilename().strref();
  return file.contains("/site-packages/") || file.contains("/dist-packages/");
}

/// The location without the calls from one line of a library to another, or to
/// the user's: the first place is then the user's own line, as JAX shows it.
/// Unchanged where all lines are of libraries.
static Location withoutLibraries(Location location) {
  if (auto name = dyn_cast<NameLoc>(location))
    return NameLoc::get(name.getName(), withoutLibraries(name.getChildLoc()));
  auto call = dyn_cast<CallSiteLoc>(location);
  if (!call)
    return location;
  Location callee = withoutLibraries(call.getCallee()),
           caller = withoutLibraries(call.getCaller());
  if (isOfLibrary(callee) && placeOf(caller))
    return isOfLibrary(caller) ? location : caller;
  return isOfLibrary(caller) ? callee : CallSiteLoc::get(callee, caller);
}

static CompileDiagnostic partsOf(Diagnostic &diagnostic) {
  CompileDiagnostic parts;
  parts.severity = severityOf(diagnostic.getSeverity());
  parts.message = diagnostic.str();
  if (std::optional<FileLineColLoc> place = placeOf(diagnostic.getLocation())) {
    parts.file = place->getFilename().str();
    parts.line = place->getLine();
    parts.column = place->getColumn();
  }
  parts.scope = resolveLocation(diagnostic.getLocation()).scope;
  return parts;
}

static StringRef wordFor(CompileDiagnostic::Severity severity) {
  switch (severity) {
  case CompileDiagnostic::Severity::Error:
    return "error";
  case CompileDiagnostic::Severity::Warning:
    return "warning";
  case CompileDiagnostic::Severity::Remark:
    return "remark";
  case CompileDiagnostic::Severity::Note:
    return "note";
  }
  llvm_unreachable("four severities");
}

/// Of what is in no file, as what a frontend built is, there is a name at best.
static void printWithoutPlace(const CompileDiagnostic &parts, Location location,
                              raw_ostream &stream) {
  stream << wordFor(parts.severity) << ": ";
  if (auto name = dyn_cast<NameLoc>(location);
      name && parts.severity != CompileDiagnostic::Severity::Note)
    stream << "in '" << name.getName().strref() << "': ";
  stream << parts.message << '\n';
}

DiagnosticList::DiagnosticList(llvm::SourceMgr &source, MLIRContext &context,
                               Take take)
    : SourceMgrDiagnosticHandler(source, &context, lines),
      take(std::move(take)) {
  setHandler([this](Diagnostic &diagnostic) { add(diagnostic); });
}

/// The diagnostic and its notes, each at the user's own line.
static Diagnostic atOwnLines(Diagnostic &diagnostic) {
  Diagnostic result(withoutLibraries(diagnostic.getLocation()),
                    diagnostic.getSeverity());
  result << diagnostic.str();
  for (Diagnostic &note : diagnostic.getNotes())
    result.attachNote(withoutLibraries(note.getLocation())) << note.str();
  return result;
}

void DiagnosticList::add(Diagnostic &whole) {
  Diagnostic diagnostic = atOwnLines(whole);
  CompileDiagnostic parts = partsOf(diagnostic);
  if (!parts.file.empty()) {
    emitDiagnostic(diagnostic);
  } else {
    printWithoutPlace(parts, diagnostic.getLocation(), lines);
    for (Diagnostic &note : diagnostic.getNotes())
      printWithoutPlace(partsOf(note), note.getLocation(), lines);
  }
  llvm::raw_string_ostream shown(parts.shown);
  DiagnosticStream(shown) << std::exchange(text, {});
  take(std::move(parts));
  for (Diagnostic &note : diagnostic.getNotes())
    take(partsOf(note));
}
