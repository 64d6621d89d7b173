//===- ImageForm.cpp - kernels that one image can run ---------------------===//
//
// See ImageForm.h. What the emitter reads of a kernel is what has to stay: of
// an operand's size, whether there is any element, and whether indices fit 32
// bits (EmitAccess.cpp); of a map's extent, besides how much is left over at
// the end, whether guards fit 32 bits.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/ImageForm.h"

#include <algorithm>
#include <bit>
#include <limits>

using namespace trc::kernel;

namespace trc::host {

/// The same for all numbers between two powers of two.
static int64_t roundUp(int64_t extent) {
  return static_cast<int64_t>(
      std::bit_ceil(static_cast<uint64_t>(std::max<int64_t>(extent, 1))));
}

Kernel imageForm(const Kernel &kernel) {
  constexpr int64_t small = std::numeric_limits<int32_t>::max();
  Kernel form = kernel;
  form.name = "kernel";
  for (Buffer &buffer : form.buffers)
    // The size of scratch says where the next one begins.
    if (buffer.kind == Buffer::Kind::Operand && buffer.elements != 0)
      buffer.elements = buffer.elements <= small
                            ? small
                            : std::numeric_limits<int64_t>::max();
  // Work items are divided by the extents of all loops but the first.
  if (!form.vectorParallel && !form.parallel.empty())
    form.parallel[0] = roundUp(form.parallel[0]);
  return form;
}

Kernel imageFormOfAnySize(const Kernel &kernel) {
  Kernel form = imageForm(kernel);
  if (form.vectorParallel)
    form.parallel[0] = roundUp(form.parallel[0]);
  return form;
}

} // namespace trc::host
