//===- DeviceTest.cpp - the conformance suite of devices ------------------===//
//
// What the interface promises, over every device. A new device adds its name at
// the end; what it computes is tested by programs (RunTest.cpp, trc-run).
//
//===----------------------------------------------------------------------===//

#include "device/Device.h"
#include "Images.h"

#include <cstring>
#include <gtest/gtest.h>
#include <thread>

namespace trc::runtime::test {
namespace {

class DeviceTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    DeviceOptions options;
    options.name = GetParam();
    options.threads = 2;
    options.pin = false;
    Result<std::shared_ptr<Device>> made = createDevice(options);
    ASSERT_TRUE(made.ok());
    device = *made;
  }

  /// Two kernels: 0 native, 1 a library kernel of no device.
  std::unique_ptr<KernelSet> load() {
    const std::span<const std::byte> image = scaleAddImage();
    const KernelVariant variants[] = {{"x86-64-v3", 0, image.size(), 0}};
    const KernelSource sources[] = {{"scale_add", variants},
                                    {"nowhere.no_such_op", {}}};
    Result<std::unique_ptr<KernelSet>> kernels = device->load(sources, image);
    EXPECT_TRUE(kernels.ok());
    return std::move(*kernels);
  }

  std::shared_ptr<Device> device;
};

TEST_P(DeviceTest, saysWhatItIs) {
  EXPECT_STREQ(device->name(), GetParam());
  EXPECT_NE(device->isa(), nullptr);
  EXPECT_GE(device->threads(), 1u);
  EXPECT_EQ(device->cores().size(), device->threads());
}

TEST_P(DeviceTest, givesZeroedAlignedMemory) {
  for (size_t bytes : {size_t(0), size_t(1), size_t(4097), size_t(5) << 20}) {
    Result<std::unique_ptr<Memory>> memory = device->allocate(bytes);
    ASSERT_TRUE(memory.ok());
    EXPECT_EQ((*memory)->bytes(), bytes);
    EXPECT_NE((*memory)->data(), nullptr);
    EXPECT_EQ(reinterpret_cast<uintptr_t>((*memory)->data()) % 4096, 0u);
    std::vector<char> content(bytes, 'x');
    device->read(content.data(), (*memory)->data(), bytes);
    EXPECT_EQ(std::count(content.begin(), content.end(), 0),
              static_cast<ptrdiff_t>(bytes));
  }
}

TEST_P(DeviceTest, refusesMoreMemoryThanThereIs) {
  for (size_t bytes : {size_t(1) << 62, ~size_t(0)}) {
    Result<std::unique_ptr<Memory>> memory = device->allocate(bytes);
    ASSERT_TRUE(memory.failed());
    EXPECT_EQ(memory.takeStatus().code(), StatusCode::OutOfMemory);
  }
}

TEST_P(DeviceTest, readsWhatWasWritten) {
  Result<std::unique_ptr<Memory>> memory = device->allocate(1000);
  ASSERT_TRUE(memory.ok());
  std::vector<char> out(1000), in(1000);
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = static_cast<char>(i * 7);
  device->write((*memory)->data(), out.data(), out.size());
  device->read(in.data(), (*memory)->data(), in.size());
  EXPECT_EQ(in, out);
}

TEST_P(DeviceTest, adoptsBytesOfTheHost) {
  alignas(64) std::byte bytes[128] = {};
  bytes[5] = std::byte(42);
  Result<std::unique_ptr<Memory>> memory = device->adopt(bytes);
  ASSERT_TRUE(memory.ok());
  std::byte back[128];
  device->read(back, (*memory)->data(), sizeof back);
  EXPECT_EQ(std::memcmp(back, bytes, sizeof back), 0);
  EXPECT_TRUE(device->adopt({bytes + 1, 8}).failed());
  EXPECT_TRUE(device->adopt({}).ok());
}

TEST_P(DeviceTest, preparesAndRunsCalls) {
  std::unique_ptr<KernelSet> kernels = load();
  const int64_t shape[] = {4};
  const OperandType types[] = {{ElementType::F32, shape, false},
                               {ElementType::F32, shape, false},
                               {ElementType::F32, shape, true}};
  CallRequest request;
  request.operands = types;
  request.extent = 4;
  request.scratch = 100;
  Result<std::unique_ptr<PreparedCall>> call =
      device->prepare(*kernels, request);
  ASSERT_TRUE(call.ok());
  // A second call may need more scratch; both stay valid.
  request.scratch = 1 << 20;
  Result<std::unique_ptr<PreparedCall>> second =
      device->prepare(*kernels, request);
  ASSERT_TRUE(second.ok());

  Result<std::unique_ptr<Memory>> memory = device->allocate(3 * 64);
  ASSERT_TRUE(memory.ok());
  void *operands[] = {(*memory)->data(), (*memory)->data() + 64,
                      (*memory)->data() + 128};
  for (int i = 0; i < 3; ++i) {
    DeviceRun run(*device);
    EXPECT_TRUE((*call)->run(operands).ok());
    EXPECT_TRUE((*second)->run(operands).ok());
  }
}

TEST_P(DeviceTest, refusesAKernelNumberThatIsNotLoaded) {
  std::unique_ptr<KernelSet> kernels = load();
  CallRequest request;
  request.kernel = 2;
  EXPECT_TRUE(device->prepare(*kernels, request).failed());
}

TEST_P(DeviceTest, loadsNoKernelsAtAll) {
  EXPECT_TRUE(device->load({}, {}).ok());
}

TEST_P(DeviceTest, takesOneRunAtATime) {
  int inside = 0;
  bool overlapped = false;
  auto run = [&] {
    for (int i = 0; i < 200; ++i) {
      DeviceRun exclusive(*device);
      overlapped |= ++inside != 1;
      --inside;
    }
  };
  std::thread first(run), second(run);
  first.join();
  second.join();
  EXPECT_FALSE(overlapped);
}

TEST_P(DeviceTest, takesCustomCalls) {
  EXPECT_TRUE(
      device
          ->registerCustomCall(
              "mine", [](const CustomCall &) { return Status::success(); })
          .ok());
}

INSTANTIATE_TEST_SUITE_P(AllDevices, DeviceTest,
                         testing::Values("null", "host"), [](const auto &info) {
                           return std::string(info.param);
                         });

TEST(CreateDevice, refusesAnUnknownName) {
  DeviceOptions options;
  options.name = "abacus";
  Result<std::shared_ptr<Device>> made = createDevice(options);
  ASSERT_TRUE(made.failed());
  EXPECT_EQ(made.takeStatus().message(),
            "no device 'abacus'; there are 'host' and 'null'");
}

} // namespace
} // namespace trc::runtime::test
