//===- Dump.h - the two forms of a dump -------------------------*- C++ -*-===//
//
// Both read the validated program in place. Commands are numbered in the order
// in which they stand, blocks included, as in the runtime's messages and in the
// profile.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_DUMP_DUMP_H
#define TRC_TOOLS_TRC_DUMP_DUMP_H

#include "program/Program.h"

#include <string>

namespace trc::dump {

struct Options {
  std::string entry;    ///< only this one; empty: all
  bool summary = false; ///< no commands
};

std::string dumpText(const runtime::Program &program, const Options &options);
std::string dumpJson(const runtime::Program &program, const Options &options);

/// "native", "library".
const char *kernelKind(const artifact::Kernel &kernel);

/// "parameter", "moment of wte"; "" where nothing is known.
std::string roleText(const runtime::Program &program,
                     const artifact::StateTensor &state);

/// Where a slot is: "arena+64", "constants+0", "input tokens", "state wte+16".
std::string placeText(const runtime::Program &program,
                      const artifact::Entry &entry, const artifact::Slot &slot,
                      uint64_t offset);

inline bool chosen(const Options &options, const artifact::Entry &entry) {
  return options.entry.empty() ||
         runtime::viewOf(entry.name()) == options.entry;
}

} // namespace trc::dump

#endif // TRC_TOOLS_TRC_DUMP_DUMP_H
