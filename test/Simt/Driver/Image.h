//===- Image.h - what the stand-in compiler gives and the driver loads ----===//
//
// A "cubin" or "PTX" of the stand-ins is a shared object for this machine. It
// carries a tag that says what it was compiled for; the driver holds it against
// the device as the real one holds a cubin.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_DRIVER_IMAGE_H
#define TRC_TEST_SIMT_DRIVER_IMAGE_H

#include <cstddef>

namespace trc::simt {

/// Exported by each image under the name simt_image; found in its bytes by
/// `mark`. The compiler writes the same layout as text (Nvrtc.cpp).
struct ImageTag {
  static constexpr char markText[] = "trc-simt-image:";
  char mark[16];                   ///< markText
  char architecture[12];           ///< "sm_90a" or "compute_80"
  char toolkitMajor, toolkitMinor; ///< whose NVRTC is stood in for
  char checked;                    ///< '1': instrumented for TRC_SIMT_CHECK
  char end;
};
static_assert(sizeof(ImageTag) == 32);

} // namespace trc::simt

#endif // TRC_TEST_SIMT_DRIVER_IMAGE_H
