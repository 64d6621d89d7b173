//===- GpuPeak.cpp - what a GPU's data sheet promises ---------------------===//

#include "loop/GpuPeak.h"

#include <fmt/format.h>

namespace trc::train {

namespace {
struct Figures {
  std::string_view name;  ///< as cuDeviceGetName gives it
  double bf16, tf32, f32; ///< 1e12 operations a second
};
} // namespace

/// Figures that sheets give with sparsity only are halved.
static constexpr Figures known[] = {
    // NVIDIA A100 Tensor Core GPU data sheet (2021).
    {"NVIDIA A100-SXM4-40GB", 312, 156, 19.5},
    {"NVIDIA A100-SXM4-80GB", 312, 156, 19.5},
    {"NVIDIA A100-PCIE-40GB", 312, 156, 19.5},
    {"NVIDIA A100 80GB PCIe", 312, 156, 19.5},
    // Data sheets of the A30, A10 and A40.
    {"NVIDIA A30", 165, 82, 10.3},
    {"NVIDIA A10", 125, 62.5, 31.2},
    {"NVIDIA A40", 149.7, 74.8, 37.4},
    // Data sheets of the L4, L40 and L40S.
    {"NVIDIA L4", 121, 60, 30.3},
    {"NVIDIA L40", 181, 90.5, 90.5},
    {"NVIDIA L40S", 362, 183, 91.6},
    // NVIDIA H100 Tensor Core GPU data sheet.
    {"NVIDIA H100 80GB HBM3", 989.4, 494.7, 66.9},
    {"NVIDIA H100 PCIe", 756, 378, 51.2},
    {"NVIDIA H100 NVL", 835, 417.5, 60},
    // NVIDIA H200 Tensor Core GPU data sheet.
    {"NVIDIA H200", 989.4, 494.7, 66.9},
    {"NVIDIA H200 NVL", 835.5, 417.5, 60},
    // NVIDIA GH200 Grace Hopper Superchip data sheet.
    {"NVIDIA GH200 480GB", 989.4, 494.7, 66.9},
    // NVIDIA HGX B200 data sheet, an eighth of its eight GPUs.
    {"NVIDIA B200", 2250, 1125, 75},
    // White papers of the GA102 and Ada architectures.
    {"NVIDIA GeForce RTX 3090", 71, 35.6, 35.6},
    {"NVIDIA GeForce RTX 4090", 165.2, 82.6, 82.6},
    {"NVIDIA RTX A6000", 154.8, 77.4, 38.7},
    {"NVIDIA RTX 6000 Ada Generation", 364.2, 182.1, 91.1},
};

Peak gpuPeak(std::string_view description, std::string_view precision) {
  const std::string_view name = description.substr(0, description.find(','));
  for (const Figures &figures : known)
    if (figures.name == name)
      return {
          // Tensor cores have one rate for both kinds of 16 bits.
          1e12 * (precision == "f32"    ? figures.f32
                  : precision == "tf32" ? figures.tf32
                                        : figures.bf16),
          fmt::format("dense {} of the {} by its data sheet", precision, name)};
  return {0, fmt::format("no figures of the {}", name)};
}

} // namespace trc::train
