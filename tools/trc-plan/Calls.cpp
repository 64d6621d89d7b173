//===- Calls.cpp - the calls of an entry, and how often they run ----------===//

#include "Calls.h"

namespace trc::plan_tool {

using namespace runtime;

static void visit(const artifact::Block &block, size_t &number, double times,
                  OnCall onCall) {
  for (uint32_t i = 0; i < countOf(block.commands()); ++i) {
    const artifact::Command &command = *block.commands()->Get(i);
    const size_t own = number++;
    if (command.kind() == artifact::CommandKind::call) {
      onCall(command, own, times);
      continue;
    }
    const double rounds = command.trip_count() >= 0
                              ? static_cast<double>(command.trip_count())
                              : 1;
    for (uint32_t b = 0; b < countOf(command.blocks()); ++b)
      visit(*command.blocks()->Get(b), number, times * rounds, onCall);
  }
}

size_t forEachCall(const artifact::Block &block, OnCall onCall) {
  size_t number = 0;
  visit(block, number, 1, onCall);
  return number;
}

} // namespace trc::plan_tool
