//===- KernelScan.h - finds the kernels in CUDA C++ text --------*- C++ -*-===//

#ifndef TRC_TEST_SIMT_NVRTC_KERNELSCAN_H
#define TRC_TEST_SIMT_NVRTC_KERNELSCAN_H

#include <string>
#include <string_view>
#include <vector>

namespace trc::simt {

struct KernelText {
  std::string name;
  std::string bound; ///< the first argument of __launch_bounds__, or "0"
  std::string scope; ///< the namespace it is in, "a::b", or nothing
};

/// The functions declared __global__, in their order. Comments and strings are
/// skipped; macros are not expanded.
std::vector<KernelText> findKernels(std::string_view text);

} // namespace trc::simt

#endif // TRC_TEST_SIMT_NVRTC_KERNELSCAN_H
