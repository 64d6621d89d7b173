//===- MemoryChoices.cpp - what is done to take less memory ---------------===//
//
// See MemoryChoices.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/MemoryChoices.h"

#include "trc/Pipeline/ByteCount.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

std::string trc::gainText(int64_t bytes, double nanoseconds) {
  const double milliseconds = std::round(nanoseconds * 1e-5) / 10;
  char text[64];
  std::snprintf(text, sizeof text, "%.1f ms %s of a step",
                std::abs(milliseconds), milliseconds < 0 ? "less" : "more");
  return byteCountText(std::abs(bytes)) + (bytes < 0 ? " more" : " less") +
         ", about " + text;
}
