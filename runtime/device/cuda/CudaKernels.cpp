//===- CudaKernels.cpp - kernels of a program on a GPU --------------------===//
//
// See CudaKernels.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/CudaKernels.h"

#include <charconv>

namespace trc::runtime::cuda {
namespace {

/// "sm_90a" is {90, machine code, specific}.
struct Isa {
  int number = 0; ///< 10 * major + minor; 0: none that we know
  bool ptx = false;
  bool specific = false;
};

Isa parseIsa(std::string_view text) {
  Isa isa;
  isa.ptx = text.starts_with("compute_");
  if (!isa.ptx && !text.starts_with("sm_"))
    return {};
  text.remove_prefix(isa.ptx ? 8 : 3);
  isa.specific = text.ends_with('a');
  // An `f` is code for a family, which has one major number.
  if (isa.specific || text.ends_with('f'))
    text.remove_suffix(1);
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), isa.number);
  if (error != std::errc() || end != text.data() + text.size())
    return {};
  return isa;
}

/// How well it fits; 0: not at all.
int fitness(const Isa &isa, int major, int minor) {
  constexpr int exact = 3000, machineCode = 2000, anyPtx = 1000;
  const int device = 10 * major + minor;
  if (isa.number == 0 || isa.number > device)
    return 0;
  if (isa.specific)
    return isa.number == device ? exact - isa.ptx : 0;
  if (isa.ptx)
    return anyPtx + isa.number;
  return isa.number / 10 == major ? machineCode + isa.number : 0;
}

/// Refusals of an image that an old driver gives to code of a new toolkit.
bool tellsOfVersions(CUresult result) {
  return result == CUDA_ERROR_INVALID_IMAGE ||
         result == CUDA_ERROR_NO_BINARY_FOR_GPU ||
         result == CUDA_ERROR_INVALID_PTX ||
         result == CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
}

} // namespace

const KernelVariant *chooseVariant(std::span<const KernelVariant> variants,
                                   int major, int minor) {
  const KernelVariant *best = nullptr;
  int bestFitness = 0;
  for (const KernelVariant &variant : variants) {
    const int fits = fitness(parseIsa(variant.isa), major, minor);
    if (fits > bestFitness) {
      best = &variant;
      bestFitness = fits;
    }
  }
  return best;
}

Result<CUmodule> CudaKernels::module(const KernelVariant &variant,
                                     std::span<const std::byte> code) {
  for (const Module &loaded : modules)
    if (loaded.offset == variant.offset)
      return loaded.module;
  // PTX is a string that ends with a zero, which the segment need not have.
  std::string image(
      reinterpret_cast<const char *>(code.data() + variant.offset),
      variant.bytes);
  std::string log(8192, '\0');
  int options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  // An option of a number has it in the place of the pointer.
  // NOLINTNEXTLINE(performance-no-int-to-ptr)
  void *values[] = {log.data(), reinterpret_cast<void *>(log.size())};
  CUmodule made = nullptr;
  const CUresult result = context->driver.cuModuleLoadDataEx(
      &made, image.c_str(), 2, options, values);
  if (result != CUDA_SUCCESS) {
    log.resize(log.find('\0') == std::string::npos ? log.size()
                                                   : log.find('\0'));
    while (!log.empty() && log.back() == '\n')
      log.pop_back();
    Status status =
        context->check(result, text("its image for ", variant.isa, " on ",
                                    context->label, " (", context->isa, ")"));
    std::string more = log.empty() ? "" : ": " + log;
    if (tellsOfVersions(result))
      more += text("; the driver is for CUDA ", context->driver.versionText(),
                   ": what a newer toolkit compiled needs a newer driver");
    return failure(status.code(), status.message(), more);
  }
  modules.push_back({variant.offset, made});
  return made;
}

Result<std::unique_ptr<CudaKernels>>
CudaKernels::load(const std::shared_ptr<Context> &context,
                  std::span<const KernelSource> sources,
                  std::span<const std::byte> code) {
  std::unique_ptr<CudaKernels> set(new CudaKernels(context));
  const Driver &driver = context->driver;
  Context::Scope scope(*context);
  for (const KernelSource &source : sources) {
    Kernel &kernel = set->kernels.emplace_back();
    kernel.name = source.name;
    kernel.launch = source.launch;
    if (source.variants.empty())
      continue;
    const std::string place = text("kernel '", source.name, "'");
    const KernelVariant *variant =
        chooseVariant(source.variants, context->major, context->minor);
    if (!variant) {
      std::string compiled;
      for (const KernelVariant &candidate : source.variants)
        compiled += text(compiled.empty() ? "" : ", ", candidate.isa);
      return failure(StatusCode::Unsupported, place, " is compiled for ",
                     compiled, ", ", context->label, " is ", context->isa,
                     ": compile with --cuda-arch=", context->isa);
    }
    TRC_RETURN_IF_FAILED(
        driver.takesCodeOf(source.toolkit, parseIsa(variant->isa).ptx)
            .at(place));
    Result<CUmodule> module = set->module(*variant, code);
    if (module.failed())
      return module.takeStatus().at(place);
    const std::string symbol(source.symbol);
    TRC_RETURN_IF_FAILED(context->check(
        driver.cuModuleGetFunction(&kernel.function, *module, symbol.c_str()),
        text(place, ", function '", symbol, "'")));
    // What is there without asking depends on the kernel's static share.
    if (source.launch.shared > 0)
      TRC_RETURN_IF_FAILED(context->check(
          driver.cuFuncSetAttribute(
              kernel.function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
              static_cast<int>(source.launch.shared)),
          text(place, ", ", source.launch.shared, " bytes of shared memory")));
  }
  return set;
}

CudaKernels::~CudaKernels() {
  Context::Scope scope(*context);
  context->driver.cuStreamSynchronize(context->main);
  for (const Module &each : modules)
    context->driver.cuModuleUnload(each.module);
}

} // namespace trc::runtime::cuda
