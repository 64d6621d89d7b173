//===- KernelRunner.cpp - compiles and runs kernel text in a test ---------===//

#include "KernelRunner.h"

#include "Driver/StandIn.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

// The driver and NVRTC, as far as they are called here.
extern "C" {
int cuInit(unsigned);
int cuDevicePrimaryCtxRetain(void **, int);
int cuCtxSetCurrent(void *);
int cuDevicePrimaryCtxReset_v2(int);
int cuMemAlloc_v2(unsigned long long *, size_t);
int cuMemFree_v2(unsigned long long);
int cuMemcpyHtoD_v2(unsigned long long, const void *, size_t);
int cuMemcpyDtoH_v2(void *, unsigned long long, size_t);
int cuModuleLoadData(void **, const void *);
int cuModuleGetFunction(void **, void *, const char *);
int cuFuncSetAttribute(void *, int, int);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned,
                   unsigned, unsigned, void *, void **, void **);
int cuCtxSynchronize(void);
int nvrtcCreateProgram(void **, const char *, const char *, int,
                       const char *const *, const char *const *);
int nvrtcCompileProgram(void *, int, const char *const *);
int nvrtcGetCUBINSize(void *, size_t *);
int nvrtcGetCUBIN(void *, char *);
int nvrtcGetProgramLogSize(void *, size_t *);
int nvrtcGetProgramLog(void *, char *);
int nvrtcDestroyProgram(void **);
}

namespace trc::simt::test {

namespace {

/// The device headers, under the names that text includes them by.
struct Headers {
  std::vector<std::string> names, texts;
  Headers() {
    const std::filesystem::path root = TRC_DEVICE_HEADERS;
    for (const auto &entry :
         std::filesystem::directory_iterator(root / "trc")) {
      std::ifstream file(entry.path());
      names.push_back("trc/" + entry.path().filename().string());
      texts.emplace_back(std::istreambuf_iterator<char>(file),
                         std::istreambuf_iterator<char>());
    }
  }
};

std::vector<const char *> pointersTo(const std::vector<std::string> &texts) {
  std::vector<const char *> pointers;
  pointers.reserve(texts.size());
  for (const std::string &text : texts)
    pointers.push_back(text.c_str());
  return pointers;
}

} // namespace

KernelRunner::KernelRunner() {
  void *context = nullptr;
  EXPECT_EQ(cuInit(0), 0);
  EXPECT_EQ(cuDevicePrimaryCtxRetain(&context, 0), 0);
  EXPECT_EQ(cuCtxSetCurrent(context), 0);
}

Kernel KernelRunner::compile(const std::string &text, const std::string &kernel,
                             std::vector<std::string> options) {
  return compileAll(text, {kernel}, std::move(options)).front();
}

std::vector<Kernel>
KernelRunner::compileAll(const std::string &text,
                         const std::vector<std::string> &names,
                         std::vector<std::string> options) {
  std::vector<Kernel> kernels(names.size());
  void *program = nullptr;
  // Not by -I: what has been compiled is found again by all of its text.
  static const Headers headers;
  EXPECT_EQ(nvrtcCreateProgram(&program, text.c_str(),
                               (names.front() + ".cu").c_str(),
                               static_cast<int>(headers.names.size()),
                               pointersTo(headers.texts).data(),
                               pointersTo(headers.names).data()),
            0);
  options.push_back("--gpu-architecture=sm_" +
                    std::to_string(trc_simt_architecture()));
  options.push_back("--fmad=false");
  const std::vector<const char *> pointers = pointersTo(options);
  const int failed = nvrtcCompileProgram(
      program, static_cast<int>(pointers.size()), pointers.data());
  size_t bytes = 0;
  nvrtcGetProgramLogSize(program, &bytes);
  std::string log(bytes, '\0');
  nvrtcGetProgramLog(program, log.data());
  log.resize(bytes - 1);
  for (Kernel &kernel : kernels)
    kernel.log = log;
  if (!failed) {
    nvrtcGetCUBINSize(program, &bytes);
    std::vector<char> image(bytes);
    nvrtcGetCUBIN(program, image.data());
    void *module = nullptr; // lives as long as the process
    EXPECT_EQ(cuModuleLoadData(&module, image.data()), 0);
    for (size_t i = 0; i < names.size(); ++i)
      EXPECT_EQ(
          cuModuleGetFunction(&kernels[i].function, module, names[i].c_str()),
          0);
  }
  nvrtcDestroyProgram(&program);
  return kernels;
}

DeviceBuffer KernelRunner::allocate(size_t bytes) {
  unsigned long long address = 0;
  EXPECT_EQ(cuMemAlloc_v2(&address, bytes), 0);
  DeviceBuffer buffer;
  buffer.size = bytes;
  buffer.memory = std::shared_ptr<unsigned long long>(
      new unsigned long long(address), [](unsigned long long *p) {
        cuMemFree_v2(*p);
        delete p;
      });
  return buffer;
}

void KernelRunner::write(const DeviceBuffer &buffer, const void *from) {
  EXPECT_EQ(cuMemcpyHtoD_v2(buffer.address(), from, buffer.bytes()), 0);
}

void KernelRunner::read(const DeviceBuffer &buffer, void *to) {
  EXPECT_EQ(cuMemcpyDtoH_v2(to, buffer.address(), buffer.bytes()), 0);
}

std::string KernelRunner::launch(const Kernel &kernel, LaunchShape shape,
                                 const std::vector<DeviceBuffer> &arguments) {
  EXPECT_TRUE(kernel) << kernel.log;
  if (!kernel)
    return kernel.log;
  constexpr int maxDynamicShared = 8;
  constexpr unsigned withoutAsking = 49152;
  if (shape.shared > withoutAsking)
    EXPECT_EQ(cuFuncSetAttribute(kernel.function, maxDynamicShared,
                                 static_cast<int>(shape.shared)),
              0);
  std::vector<unsigned long long> packed;
  packed.reserve(arguments.size());
  for (const DeviceBuffer &buffer : arguments)
    packed.push_back(buffer.address());
  size_t bytes = packed.size() * sizeof packed[0];
  void *extra[] = {reinterpret_cast<void *>(1), packed.data(),
                   reinterpret_cast<void *>(2), &bytes, nullptr};
  for (unsigned &extent : shape.grid)
    extent = std::max(extent, 1u);
  trc_simt_take_reports(nullptr, 0);
  EXPECT_EQ(cuLaunchKernel(kernel.function, shape.grid[0], shape.grid[1],
                           shape.grid[2], shape.block, 1, 1, shape.shared,
                           nullptr, nullptr, extra),
            0);
  if (cuCtxSynchronize() == 0)
    return "";
  std::string reports(1 << 16, '\0');
  reports.resize(std::min(trc_simt_take_reports(reports.data(), reports.size()),
                          reports.size() - 1));
  cuDevicePrimaryCtxReset_v2(0); // the next launch starts anew
  return reports;
}

} // namespace trc::simt::test
