//===- Report.h - what is wrong with a kernel -------------------*- C++ -*-===//
//
// A finding is noted with program counters while the kernel runs, and turned
// into text, with file and line of the kernel text, when the launch is over:
// looking up lines runs llvm-symbolizer, and wants more stack than a fiber has.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_RUNTIME_REPORT_H
#define TRC_TEST_SIMT_RUNTIME_REPORT_H

#include "simt/abi.h"

#include <string>
#include <vector>

namespace trc::simt {

/// A loaded module: the shared object that a kernel's text became.
struct Module {
  void *handle = nullptr; ///< of dlopen
  const char *base = nullptr;
  const char *end = nullptr;
  std::string path; ///< readable by other programs while the module lives

  bool contains(const void *address) const {
    auto *p = static_cast<const char *>(address);
    return p >= base && p < end;
  }
};

/// Who did something, and where in the text. `pc` is a return address.
struct Site {
  SimtIndex block = {0, 0, 0};
  SimtIndex thread = {0, 0, 0};
  const void *pc = nullptr;
};

struct Finding {
  std::string what; ///< "read-after-write race in shared memory"
  Site site;
  /// The other access, or the other threads: said after the first one.
  struct Note {
    std::string text; ///< "which thread (3,0,0) wrote"
    const void *pc = nullptr;
  };
  std::vector<Note> notes;
};

/// Notes a finding for the running launch; equal ones are counted once. Safe
/// from any thread.
void addFinding(Finding finding);
/// Whether anything was found since the launch began.
bool hasFindings();
/// Ends a launch: writes what was found to stderr and keeps it for
/// takeReports. Returns the number of findings.
unsigned reportFindings(const std::string &kernel, const Module &module);
/// Writes and keeps a line that is about no kernel.
void report(const std::string &what);
/// All text since the last call, one finding per line.
std::string takeReports();

std::string toString(SimtIndex index);

} // namespace trc::simt

#endif // TRC_TEST_SIMT_RUNTIME_REPORT_H
