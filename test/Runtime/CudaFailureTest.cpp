//===- CudaFailureTest.cpp - every way in which a GPU may fail ------------===//
//
// A run that fails later, programs and images that are another's, memory that
// is not there, and each call of the driver.
//
//===----------------------------------------------------------------------===//

#include "CudaBench.h"
#include "device/Device.h"
#include "device/cuda/CudaKernels.h"

#include <atomic>
#include <future>

namespace trc::runtime::test {
namespace {

constexpr int illegalAddress = 700, outOfMemory = 2;

TEST_F(Cuda, aRunThatFailsLaterIsReportedByTheQueue) {
  Bench bench(chainProgram(), "cuda");
  trc_queue *made = nullptr;
  EXPECT_TRC_OK(trc_queue_create(&made));
  QueueHandle queue(made);
  CallHandle call = bench.call("main");
  for (size_t input : {0, 1})
    writeInput(call, input, Floats(4));
  fakeDriverBreakNextKernel();
  std::promise<trc_status> ended;
  EXPECT_TRC_OK(trc_call_run_async(
      call.get(), queue.get(),
      [](void *promise, trc_call *, trc_status status) {
        static_cast<std::promise<trc_status> *>(promise)->set_value(status);
      },
      &ended));
  EXPECT_EQ(ended.get_future().get(), TRC_CALL_FAILED);
  EXPECT_TRC_OK(trc_queue_wait(queue.get()));
  EXPECT_NE(std::string(trc_call_error(call.get()))
                .find("CUDA_ERROR_ILLEGAL_ADDRESS (said the fake driver)"),
            std::string::npos)
      << trc_call_error(call.get());
}

TEST_F(Cuda, refusesAProgramOfTheOtherTarget) {
  DeviceHandle host = makeDevice("host"), gpu = makeDevice("cuda");
  ProgramHandle forHost = loadProgram(chainProgram());
  ProgramHandle forGpu = loadProgram(forCuda(chainProgram()));
  trc_session *session = nullptr;
  EXPECT_EQ(trc_session_create(forHost.get(), gpu.get(), nullptr, &session),
            TRC_UNSUPPORTED);
  EXPECT_STREQ(trc_last_error(),
               "the program is compiled for 'host', device 'cuda:0' runs "
               "'cuda': choose the device 'host', or compile with "
               "--target=cuda");
  EXPECT_EQ(trc_session_create(forGpu.get(), host.get(), nullptr, &session),
            TRC_UNSUPPORTED);
  EXPECT_STREQ(trc_last_error(),
               "the program is compiled for 'cuda', device 'host' runs "
               "'host': choose the device 'cuda', or compile with "
               "--target=host");
}

/// What creating a session of the program says.
std::string sessionError(const ProgramBuilder &builder, trc_status expected) {
  DeviceHandle device = makeDevice("cuda");
  ProgramHandle program = loadProgram(builder);
  trc_session *session = nullptr;
  EXPECT_EQ(trc_session_create(program.get(), device.get(), nullptr, &session),
            expected);
  return trc_last_error();
}

TEST_F(Cuda, saysWhatIsWrongWithAnImage) {
  ProgramBuilder broken = forCuda(chainProgram());
  broken.code[0] = std::byte('x');
  EXPECT_EQ(sessionError(broken, TRC_CALL_FAILED),
            "kernel 'scale_add': its image for sm_90 on cuda:0 (sm_90): "
            "CUDA_ERROR_INVALID_IMAGE (said the fake driver): line 1: not an "
            "image; the driver is for CUDA 13.0: what a newer toolkit compiled "
            "needs a newer driver");
  ProgramBuilder unnamed = forCuda(chainProgram());
  unnamed.program.kernels[0]->symbol = "scale_add";
  EXPECT_EQ(sessionError(unnamed, TRC_CALL_FAILED),
            "kernel 'scale_add', function 'scale_add': CUDA_ERROR_NOT_FOUND "
            "(said the fake driver)");
  ProgramBuilder newer = forCuda(chainProgram());
  newer.program.kernels[0]->variants[0]->isa = "sm_100";
  EXPECT_EQ(sessionError(newer, TRC_UNSUPPORTED),
            "kernel 'scale_add' is compiled for sm_100, cuda:0 is sm_90: "
            "compile with --cuda-arch=sm_90");
}

TEST_F(Cuda, asksForTheDriverThatTheCompilersCodeNeeds) {
  const auto errorOf = [](uint32_t toolkit, const char *isa) {
    ProgramBuilder b = forCuda(chainProgram());
    b.program.kernels[0]->toolkit = toolkit;
    for (auto &variant : b.program.kernels[0]->variants)
      variant->isa = isa;
    DeviceHandle device = makeDevice("cuda");
    ProgramHandle program = loadProgram(b);
    trc_session *made = nullptr;
    const trc_status status =
        trc_session_create(program.get(), device.get(), nullptr, &made);
    const SessionHandle session(made);
    return status == TRC_OK ? std::string() : std::string(trc_last_error());
  };
  // The driver is for CUDA 13.0.
  EXPECT_EQ(errorOf(12090, "compute_80"), "");
  EXPECT_EQ(errorOf(13000, "compute_80"), "");
  EXPECT_EQ(errorOf(13010, "sm_90"), "");
  EXPECT_EQ(errorOf(13010, "compute_80"),
            "kernel 'scale_add': PTX of NVRTC 13.1 needs driver 590 or later, "
            "this one is for CUDA 13.0: install a newer driver, or compile the "
            "program with an older NVRTC (docs/gpu.md)");
  EXPECT_EQ(errorOf(14020, "sm_90"),
            "kernel 'scale_add': machine code of NVRTC 14.2 needs a driver for "
            "CUDA 14.0 or later, this one is for CUDA 13.0: install a newer "
            "driver, or compile the program with an older NVRTC "
            "(docs/gpu.md)");
}

TEST_F(Cuda, saysWhatIsAskedForAndWhatIsFree) {
  ProgramBuilder b = forCuda(chainProgram());
  b.program.entries[0]->arena_size = uint64_t(1) << 40;
  const std::string error = sessionError(b, TRC_OUT_OF_MEMORY);
  EXPECT_EQ(error.find("arena of 1099511627776 bytes: cuda:0 did not give "
                       "1099511627776 bytes of memory: "),
            0u)
      << error;
  EXPECT_NE(error.find(" of 1073741824 are free, "), std::string::npos)
      << error;
}

TEST_F(Cuda, everyFailureOfTheDriverBecomesAStatus) {
  // Each function fails once, at each of its first calls.
  size_t failures = 0;
  for (const char *function : {"cuDevicePrimaryCtxRetain",
                               "cuStreamCreate",
                               "cuMemHostAlloc",
                               "cuEventCreate",
                               "cuMemAlloc_v2",
                               "cuMemsetD8Async",
                               "cuModuleLoadDataEx",
                               "cuModuleGetFunction",
                               "cuMemcpyHtoDAsync_v2",
                               "cuMemcpyDtoDAsync_v2",
                               "cuEventRecord",
                               "cuStreamWaitEvent",
                               "cuStreamBeginCapture_v2",
                               "cuLaunchKernel",
                               "cuStreamEndCapture",
                               "cuGraphInstantiateWithFlags",
                               "cuGraphLaunch",
                               "cuMemcpyDtoHAsync_v2",
                               "cuStreamSynchronize",
                               "cuEventSynchronize"})
    for (int skip = 0; skip < 3; ++skip) {
      fakeDriverFail(function, skip % 2 ? outOfMemory : illegalAddress, skip);
      DeviceOptions options;
      options.name = "cuda";
      trc_device_options api = {};
      api.size = sizeof api;
      api.name = "cuda";
      trc_device *device = nullptr;
      trc_status status = trc_device_create(&api, &device);
      DeviceHandle deviceHandle(device);
      ProgramHandle program = loadProgram(forCuda(chainProgram()));
      SessionHandle session;
      CallHandle call;
      Floats values(4, 1.0f);
      if (status == TRC_OK) {
        trc_session *made = nullptr;
        status = trc_session_create(program.get(), device, nullptr, &made);
        session.reset(made);
      }
      if (status == TRC_OK) {
        trc_call *made = nullptr;
        status = trc_call_create(session.get(), "main", &made);
        call.reset(made);
      }
      for (size_t input : {0, 1})
        if (status == TRC_OK)
          status = trc_call_write_input(call.get(), input, values.data(), 16);
      for (int run = 0; run < 2; ++run) // call by call, and as a graph
        if (status == TRC_OK)
          status = trc_call_run(call.get());
      if (status == TRC_OK)
        status = trc_call_wait(call.get());
      if (status == TRC_OK)
        status = trc_call_read_output(call.get(), 0, values.data(), 16);
      if (status != TRC_OK) {
        ++failures;
        EXPECT_TRUE(status == TRC_CALL_FAILED || status == TRC_OUT_OF_MEMORY)
            << function << ": " << trc_status_name(status);
        EXPECT_STRNE(trc_last_error(), "");
      } else {
        EXPECT_EQ(values, Floats(4, 9.0f)) << function;
      }
      fakeDriverFail(nullptr, 0, 0);
    }
  EXPECT_GT(failures, 30u);
}

} // namespace
} // namespace trc::runtime::test
