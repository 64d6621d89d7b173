//===- DeviceTest.cpp - the conformance suite of devices ------------------===//
//
// What the interface promises, over every device. A new device adds its name at
// the end; what it computes is tested by programs (RunTest.cpp, trc-run).
//
//===----------------------------------------------------------------------===//

#include "device/Device.h"
#include "FakeDriver.h"
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
    std::vector<std::byte> image(scaleAddImage().begin(),
                                 scaleAddImage().end());
    const bool onGpu = device->target() == "cuda";
    if (onGpu)
      image = fakeImage(image);
    const KernelVariant variants[] = {
        {onGpu ? "sm_90" : "x86-64-v3", 0, image.size(), 0}};
    KernelLaunch launch;
    launch.gridX = 4;
    const KernelSource sources[] = {
        {"scale_add", variants, "trc_scale_add", launch},
        {"nowhere.no_such_op", {}, {}, {}}};
    Result<std::unique_ptr<KernelSet>> kernels = device->load(sources, image);
    EXPECT_TRUE(kernels.ok());
    return std::move(*kernels);
  }

  std::shared_ptr<Device> device;
};

TEST_P(DeviceTest, saysWhatItIs) {
  EXPECT_EQ(std::string(device->name()).find(GetParam()), 0u);
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
    EXPECT_TRUE(
        device->read(content.data(), (*memory)->data(), bytes, nullptr).ok());
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
  EXPECT_TRUE(device->write((*memory)->data(), out.data(), out.size()).ok());
  const std::vector<char> written = out;
  out.assign(out.size(), 'x'); // may be used again
  EXPECT_TRUE(
      device->read(in.data(), (*memory)->data(), in.size(), nullptr).ok());
  EXPECT_EQ(in, written);
  EXPECT_TRUE(device->write(nullptr, nullptr, 0).ok());
  EXPECT_TRUE(device->read(nullptr, nullptr, 0, nullptr).ok());
}

TEST_P(DeviceTest, readsLargeValues) {
  std::vector<uint32_t> out(size_t(12) << 20), in(out.size());
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = static_cast<uint32_t>(i * 2654435761u);
  const size_t bytes = out.size() * sizeof(uint32_t);
  Result<std::unique_ptr<Memory>> memory = device->allocate(bytes);
  ASSERT_TRUE(memory.ok());
  EXPECT_TRUE(device->write((*memory)->data(), out.data(), bytes).ok());
  EXPECT_TRUE(device->read(in.data(), (*memory)->data(), bytes, nullptr).ok());
  EXPECT_TRUE(in == out);
}

TEST_P(DeviceTest, adoptsBytesOfTheHost) {
  alignas(64) std::byte bytes[128] = {};
  bytes[5] = std::byte(42);
  Result<std::unique_ptr<Memory>> memory = device->adopt(bytes);
  ASSERT_TRUE(memory.ok());
  std::byte back[128];
  EXPECT_TRUE(device->read(back, (*memory)->data(), sizeof back, nullptr).ok());
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

  uint64_t nanoseconds = ~uint64_t(0);
  {
    DeviceRun run(*device);
    EXPECT_TRUE(device->runMeasured(**call, operands, nanoseconds).ok());
  }
  EXPECT_LT(nanoseconds, uint64_t(1) << 40);
}

TEST_P(DeviceTest, readsPredicates) {
  Result<std::unique_ptr<Memory>> memory = device->allocate(8);
  ASSERT_TRUE(memory.ok());
  const bool computes = std::string(GetParam()) != "null";
  for (int32_t value : {0, 1, -3}) {
    EXPECT_TRUE(device->write((*memory)->data(), &value, 4).ok());
    DeviceRun run(*device);
    Result<int32_t> index =
        device->readPredicate((*memory)->data(), PredicateType::I32);
    Result<int32_t> flag =
        device->readPredicate((*memory)->data(), PredicateType::I1);
    ASSERT_TRUE(index.ok() && flag.ok());
    EXPECT_EQ(*index, computes ? value : 0);
    EXPECT_EQ(*flag, computes && value != 0);
  }
}

TEST_P(DeviceTest, waitsForMarks) {
  Result<std::unique_ptr<Mark>> mark = device->createMark();
  ASSERT_TRUE(mark.ok());
  EXPECT_TRUE(device->wait(**mark).ok()); // nothing has set it
  Result<std::unique_ptr<Memory>> memory = device->allocate(4);
  ASSERT_TRUE(memory.ok());
  int32_t value = 7, back = 0;
  EXPECT_TRUE(device->write((*memory)->data(), &value, 4).ok());
  for (int i = 0; i < 2; ++i) {
    {
      DeviceRun run(*device);
      EXPECT_TRUE(device->setMark(**mark).ok());
    }
    EXPECT_TRUE(device->wait(**mark).ok());
    EXPECT_TRUE(device->read(&back, (*memory)->data(), 4, mark->get()).ok());
    EXPECT_EQ(back, 7);
  }
}

TEST_P(DeviceTest, replaysWhatItRecorded) {
  if (!device->records()) {
    DeviceRun run(*device);
    EXPECT_TRUE(device->beginRecording().failed());
    return;
  }
  std::unique_ptr<KernelSet> kernels = load();
  const int64_t shape[] = {4};
  const OperandType types[] = {{ElementType::F32, shape, false},
                               {ElementType::F32, shape, false},
                               {ElementType::F32, shape, true}};
  CallRequest request;
  request.operands = types;
  request.extent = 4;
  Result<std::unique_ptr<PreparedCall>> call =
      device->prepare(*kernels, request);
  ASSERT_TRUE(call.ok());
  EXPECT_TRUE((*call)->recordable());
  Result<std::unique_ptr<Memory>> memory = device->allocate(5 * 64);
  ASSERT_TRUE(memory.ok());
  std::byte *base = (*memory)->data();
  const float ones[] = {1, 1, 1, 1};
  for (int i = 0; i < 2; ++i)
    EXPECT_TRUE(device->write(base + 64 * i, ones, sizeof ones).ok());
  std::unique_ptr<Recording> recording;
  const auto valueAt = [&](int place) {
    float values[4];
    EXPECT_TRUE(
        device->read(values, base + 64 * place, sizeof values, nullptr).ok());
    return values[3];
  };
  // z = 2 x + y, before it is recorded into the last place, then into the
  // third, and then into the fourth.
  {
    void *operands[] = {base, base + 64, base + 256};
    DeviceRun run(*device);
    EXPECT_TRUE((*call)->bind(operands).ok());
    EXPECT_TRUE((*call)->run(operands).ok());
  }
  for (int result : {2, 3}) {
    void *operands[] = {base, base + 64, base + 64 * result};
    DeviceRun run(*device);
    ASSERT_TRUE(device->beginRecording().ok());
    EXPECT_TRUE((*call)->run(operands).ok());
    Result<std::unique_ptr<Recording>> made =
        device->endRecording(std::move(recording));
    ASSERT_TRUE(made.ok());
    recording = std::move(*made);
    operands[0] = nullptr;         // kept by the recording
    EXPECT_EQ(valueAt(result), 0); // recorded, not run
    EXPECT_TRUE(recording->replay().ok());
    EXPECT_EQ(valueAt(result), 3);
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
                         testing::Values("null", "host", "cuda"),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

TEST(CreateDevice, refusesAnUnknownName) {
  DeviceOptions options;
  options.name = "abacus";
  Result<std::shared_ptr<Device>> made = createDevice(options);
  ASSERT_TRUE(made.failed());
  EXPECT_EQ(made.takeStatus().message(),
            "no device 'abacus'; there are 'host', 'cuda', 'cuda:N', 'auto' "
            "and 'null'");
}

TEST(CreateDevice, refusesAGpuThatIsNotThere) {
  DeviceOptions options;
  options.name = "cuda:3";
  Result<std::shared_ptr<Device>> made = createDevice(options);
  ASSERT_TRUE(made.failed());
  EXPECT_EQ(made.takeStatus().message(),
            "no device 'cuda:3': the driver finds 1 GPU");
  options.name = "cuda:x";
  EXPECT_EQ(createDevice(options).takeStatus().code(), StatusCode::NotFound);
}

TEST(CreateDevice, takesTheGpuWhenThereIsOne) {
  DeviceOptions options;
  options.name = "auto";
  Result<std::shared_ptr<Device>> made = createDevice(options);
  ASSERT_TRUE(made.ok());
  EXPECT_STREQ((*made)->name(), "cuda:0");
  EXPECT_STREQ((*made)->isa(), "sm_90");
}

} // namespace
} // namespace trc::runtime::test
