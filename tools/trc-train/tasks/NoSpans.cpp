//===- NoSpans.cpp - where answers cannot be found ------------------------===//
//
// In place of Spans.cpp, in the one program to carry, which has no vocabulary
// to cut questions by.
//
//===----------------------------------------------------------------------===//

#include "tasks/Spans.h"

namespace trc::train {

Result<std::unique_ptr<Task>> openSpans(const TaskRequest &) {
  return failed("--task spans: this program was built without the "
                "SentencePiece library (the preset 'portable')");
}

} // namespace trc::train
