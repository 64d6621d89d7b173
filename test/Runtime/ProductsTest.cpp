//===- ProductsTest.cpp - products of matrices on the cuda device ---------===//
//
// cublaslt.matmul over the stand-ins of the driver and of cuBLASLt, against the
// host's trc.matmul, which shares nothing with either but the attributes.
//
//===----------------------------------------------------------------------===//

#include "device/Device.h"
#include "device/host/kernels/Elements.h"

#include <cstring>
#include <deque>
#include <gtest/gtest.h>
#include <numeric>
#include <random>

namespace trc::runtime {
namespace {

using enum ElementType;
using Shape = std::vector<int64_t>;

/// A call with its tensors, run on any device.
struct Product {
  struct Operand {
    ElementType type;
    Shape shape;
    bool written;
    std::vector<std::byte> bytes;
    size_t offset = 0; ///< of its first byte behind an aligned address
  };
  struct Option {
    std::string name;
    std::vector<int64_t> ints;
    std::string text;
  };
  std::vector<Operand> operands;
  std::vector<Option> options;
  std::vector<std::string> names; ///< of the operands, or none

  static int64_t count(const Shape &shape) {
    int64_t elements = 1;
    for (int64_t extent : shape)
      elements *= extent;
    return elements;
  }

  /// Multiples of 1/8 in [-2, 2], which sums keep exactly.
  Product &read(ElementType type, Shape shape) {
    std::mt19937 random(static_cast<unsigned>(operands.size()) + 7);
    int64_t elements = count(shape);
    std::vector<double> values(elements);
    for (double &value : values)
      value = (int(random() % 33) - 16) / 8.0;
    std::vector<std::byte> bytes(elements * byteSize(type));
    host::store(type, bytes.data(), 0, elements, values.data());
    operands.push_back({type, std::move(shape), false, std::move(bytes)});
    return *this;
  }
  Product &write(ElementType type, Shape shape) {
    std::vector<std::byte> bytes(count(shape) * byteSize(type));
    operands.push_back({type, std::move(shape), true, std::move(bytes)});
    return *this;
  }
  Product &set(std::string name, std::vector<int64_t> ints) {
    options.push_back({std::move(name), std::move(ints), {}});
    return *this;
  }
  Product &say(std::string name, std::string text) {
    options.push_back({std::move(name), {}, std::move(text)});
    return *this;
  }

  std::vector<double> values(size_t operand) const {
    const Operand &o = operands[operand];
    std::vector<double> values(count(o.shape));
    host::load(o.type, o.bytes.data(), 0, static_cast<int64_t>(values.size()),
               values.data());
    return values;
  }

  /// Prepares and runs; the message of what went wrong, or "".
  std::string run(Device &device, std::string_view kernel, int times = 1,
                  std::string *note = nullptr) {
    KernelSource source;
    source.name = kernel;
    auto set = device.load({&source, 1}, {});
    if (set.failed())
      return set.takeStatus().message();
    std::vector<OperandType> types;
    types.reserve(operands.size());
    for (const Operand &operand : operands)
      types.push_back({operand.type,
                       operand.shape,
                       operand.written,
                       {},
                       std::gcd(operand.offset, OperandType::mostAlignment)});
    for (size_t i = 0; i < names.size(); ++i)
      types[i].name = names[i];
    std::vector<Attribute> attributes;
    attributes.reserve(options.size());
    for (const Option &option : options)
      attributes.push_back({option.name, option.ints, {}, option.text});
    CallRequest request;
    request.operands = types;
    request.attributes = attributes;
    auto call = device.prepare(**set, request);
    if (call.failed())
      return call.takeStatus().message();
    if (note)
      *note = (*call)->note();
    std::vector<std::unique_ptr<Memory>> memory;
    std::vector<void *> addresses;
    for (const Operand &operand : operands) {
      auto block = device.allocate(operand.bytes.size() + operand.offset);
      if (block.failed())
        return block.takeStatus().message();
      addresses.push_back((*block)->data() + operand.offset);
      Status status = device.write((*block)->data() + operand.offset,
                                   operand.bytes.data(), operand.bytes.size());
      EXPECT_TRUE(status.ok()) << status.message();
      memory.push_back(std::move(*block));
    }
    if (Status status = runCall(device, **call, addresses.data(), times);
        status.failed())
      return status.message();
    for (size_t i = 0; i < operands.size(); ++i)
      if (operands[i].written) {
        Status status = device.read(operands[i].bytes.data(),
                                    static_cast<std::byte *>(addresses[i]),
                                    operands[i].bytes.size(), nullptr);
        EXPECT_TRUE(status.ok()) << status.message();
      }
    return {};
  }

private:
  /// More than once means: recorded, and replayed so often.
  static Status runCall(Device &device, PreparedCall &call,
                        void *const *addresses, int times) {
    DeviceRun exclusive(device);
    if (times == 1)
      return call.run(addresses);
    TRC_RETURN_IF_FAILED(device.beginRecording());
    Status status = call.run(addresses);
    auto recording = device.endRecording(nullptr);
    TRC_RETURN_IF_FAILED(std::move(status));
    if (recording.failed())
      return recording.takeStatus();
    for (int i = 0; i < times; ++i)
      TRC_RETURN_IF_FAILED((*recording)->replay());
    return Status::success();
  }
};

class Products : public testing::Test {
protected:
  void SetUp() override {
    for (auto [name, place] :
         {std::pair("cuda", &gpu), std::pair("host", &cpu)}) {
      DeviceOptions options;
      options.name = name;
      options.threads = 1;
      options.pin = false;
      auto device = createDevice(options);
      ASSERT_TRUE(device.ok()) << device.takeStatus().message();
      *place = std::move(*device);
    }
  }

  /// The same on the GPU, recorded or not, and on the host.
  void compare(Product product, double tolerance = 0) {
    Product onHost = product;
    ASSERT_EQ(onHost.run(*cpu, "trc.matmul"), "");
    product.write(I8, {65536});
    if (!product.names.empty())
      product.names.push_back("workspace");
    for (int times : {1, 2}) {
      ASSERT_EQ(product.run(*gpu, "cublaslt.matmul", times), "");
      for (size_t i = 0; i < onHost.operands.size(); ++i) {
        if (!onHost.operands[i].written)
          continue;
        std::vector<double> got = product.values(i), want = onHost.values(i);
        for (size_t j = 0; j < want.size(); ++j)
          ASSERT_NEAR(got[j], want[j],
                      tolerance * std::max(1.0, std::abs(want[j])))
              << "operand " << i << ", element " << j;
      }
    }
  }

  static Product plain(ElementType factor, ElementType element) {
    Product p;
    p.read(factor, {16, 24}).read(factor, {24, 8}).write(element, {16, 8});
    p.set("size", {1, 16, 8, 24}).set("leading", {24, 8, 8});
    p.set("stride", {0, 0, 0});
    if (factor == F64)
      p.say("compute", "f64");
    return p;
  }

  std::shared_ptr<Device> gpu, cpu;
};

TEST_F(Products, EveryType) {
  for (auto [factor, element] :
       {std::pair(F32, F32), std::pair(F64, F64), std::pair(F16, F16),
        std::pair(BF16, BF16), std::pair(F16, F32), std::pair(BF16, F32)})
    compare(plain(factor, element));
  compare(plain(F32, F32).say("compute", "tf32"));
}

TEST_F(Products, TransposedAndVectors) {
  for (int64_t tl : {0, 1})
    for (int64_t tr : {0, 1})
      for (auto [m, n, k] :
           {std::array<int64_t, 3>{5, 7, 9}, std::array<int64_t, 3>{1, 3, 4},
            std::array<int64_t, 3>{6, 1, 2}, std::array<int64_t, 3>{4, 3, 1}}) {
        Product p;
        p.read(F32, tl ? Shape{k, m} : Shape{m, k});
        p.read(F32, tr ? Shape{n, k} : Shape{k, n});
        p.write(F32, {m, n});
        p.set("size", {1, m, n, k});
        p.set("leading", {tl ? m : k, tr ? k : n, n}).set("stride", {0, 0, 0});
        p.set("transpose_lhs", {tl}).set("transpose_rhs", {tr});
        compare(std::move(p));
      }
}

TEST_F(Products, HeadsAndRowsInTurn) {
  // [T,H,D] x [S,H,D] -> [H,T,S], then -> [T,H,S].
  for (bool inTurn : {false, true}) {
    Product p;
    p.read(BF16, {5, 3, 4}).read(BF16, {7, 3, 4}).write(F32, {3, 5, 7});
    p.set("size", {3, 5, 7, 4}).set("transpose_rhs", {1});
    p.set("leading", {12, 12, inTurn ? 21 : 7});
    p.set("stride", {4, 4, inTurn ? 7 : 35});
    compare(std::move(p));
  }
}

TEST_F(Products, Epilogues) {
  for (ElementType type : {F32, BF16}) {
    double tolerance = type == F32 ? 1e-6 : 1.0 / 64;
    auto start = [&] {
      Product p;
      p.set("size", {1, 16, 8, 24}).set("leading", {24, 8, 8});
      p.set("stride", {0, 0, 0});
      p.read(type, {16, 24}).read(type, {24, 8});
      return p;
    };
    Product sum = start();
    sum.read(type, {16, 8}).read(type, {8}).write(type, {16, 8});
    compare(sum.set("plus", {1}).set("bias", {1}));
    Product gelu = start();
    gelu.read(type, {8}).write(type, {16, 8}).write(type, {16, 8});
    gelu.set("bias", {1}).set("kept_pre", {1}).say("activation", "gelu");
    compare(gelu, tolerance);
    Product plainGelu = start();
    plainGelu.write(type, {16, 8}).say("activation", "gelu");
    compare(plainGelu, tolerance);
    Product back = start();
    back.read(type, {16, 8}).write(type, {16, 8}).write(type, {8});
    back.set("pre", {1}).set("bias_gradient", {1}).say("activation", "dgelu");
    // The host sums rounded values, the library others.
    compare(back, type == F32 ? 1e-5 : 1.0 / 16);
  }
}

TEST_F(Products, OperandsByName) {
  auto start = [] {
    Product p;
    p.set("size", {1, 16, 8, 24}).set("leading", {24, 8, 8});
    p.set("stride", {0, 0, 0}).read(F32, {16, 24}).read(F32, {24, 8});
    return p;
  };
  Product flags = start(), named = start();
  flags.read(F32, {16, 8}).read(F32, {8}).write(F32, {16, 8});
  flags.set("plus", {1}).set("bias", {1});
  // Another order than that of the flags.
  named.operands = flags.operands;
  std::swap(named.operands[2], named.operands[3]);
  named.names = {"lhs", "rhs", "bias", "init", "result"};
  Product wrong = named, twice = named;
  ASSERT_EQ(flags.run(*cpu, "trc.matmul"), "");
  ASSERT_EQ(named.run(*cpu, "trc.matmul"), "");
  EXPECT_EQ(flags.values(4), named.values(4));
  compare(named);
  wrong.names[2] = "offset";
  EXPECT_THAT(wrong.run(*cpu, "trc.matmul"),
              testing::HasSubstr("operand 2: no product has a 'offset'"));
  twice.names[3] = "bias";
  EXPECT_THAT(twice.run(*cpu, "trc.matmul"),
              testing::HasSubstr("operand 3: another 'bias'"));
}

TEST_F(Products, AddsToATensor) {
  Product p = plain(F32, F32);
  p.operands.insert(p.operands.begin() + 2, p.operands[2]);
  p.operands[2].written = false;
  p.set("plus", {1});
  compare(p);
}

TEST_F(Products, AddressesOfAnyAlignment) {
  for (size_t moved : {0, 1, 2}) {
    Product p = plain(BF16, BF16), onHost = p;
    p.operands[moved].offset = 2;
    ASSERT_EQ(p.run(*gpu, "cublaslt.matmul"), "");
    ASSERT_EQ(onHost.run(*cpu, "trc.matmul"), "");
    EXPECT_EQ(p.values(2), onHost.values(2));
  }
}

TEST_F(Products, WideSumsOfHalvesAtAnyAddress) {
  // The heuristic is asked for f32 at multiples of 4, for bf16 at those of 2.
  Product p = plain(BF16, F32), onHost = p;
  p.operands[0].offset = 2;
  p.operands[2].offset = 4;
  ASSERT_EQ(p.run(*gpu, "cublaslt.matmul"), "");
  ASSERT_EQ(onHost.run(*cpu, "trc.matmul"), "");
  EXPECT_EQ(p.values(2), onHost.values(2));
}

// A library that wants operands at multiples of 16 bytes gets copies of those
// that lie elsewhere, and only where some do.
TEST_F(Products, CopiesWhatTheLibraryDoesNotTake) {
  setenv("TRC_SIMT_ALIGNMENT", "16", 1);
  std::string note;
  Product p = plain(BF16, BF16), onHost = p;
  ASSERT_EQ(onHost.run(*cpu, "trc.matmul"), "");
  for (size_t moved : {0, 1, 2})
    for (int times : {1, 2}) {
      Product q = p;
      q.operands[moved].offset = 2;
      ASSERT_EQ(q.run(*gpu, "cublaslt.matmul", times, &note), "");
      EXPECT_EQ(q.values(2), onHost.values(2));
      EXPECT_EQ(note, "heuristic of cuBLASLt at load: the program holds no "
                      "pick; of copies: cuBLASLt has no algorithm where "
                      "operands are not aligned to 16 bytes");
    }
  EXPECT_EQ(p.run(*gpu, "cublaslt.matmul", 1, &note), "");
  EXPECT_EQ(note, "heuristic of cuBLASLt at load: the program holds no pick");
  unsetenv("TRC_SIMT_ALIGNMENT");
}

TEST_F(Products, PicksOfTheProgram) {
  std::string note;
  Product p = plain(F32, F32);
  EXPECT_EQ(p.run(*gpu, "cublaslt.matmul", 1, &note), "");
  EXPECT_EQ(note, "heuristic of cuBLASLt at load: the program holds no pick");
  p.set("algorithm", {1, 2, 3, 4, 5, 6, 7, 8}).set("library", {120300});
  p.say("gpu", "NVIDIA H100, 132 multiprocessors");
  EXPECT_EQ(p.run(*gpu, "cublaslt.matmul", 1, &note), "");
  EXPECT_EQ(note, "heuristic of cuBLASLt 139999 at load: the program's pick is "
                  "for version 120300");
  p.options[p.options.size() - 2].ints = {139999};
  EXPECT_EQ(p.run(*gpu, "cublaslt.matmul", 1, &note), "");
  size_t here = note.find(", this is ");
  ASSERT_NE(here, std::string::npos) << note;
  EXPECT_TRUE(note.starts_with("heuristic of cuBLASLt at load: the program's "
                               "pick is for NVIDIA H100, 132 multiprocessors"));
  p.options.back().text = note.substr(here + 10);
  EXPECT_EQ(p.run(*gpu, "cublaslt.matmul", 1, &note), "");
  EXPECT_EQ(note, "heuristic of cuBLASLt at load: the library refuses the "
                  "program's pick");
}

TEST_F(Products, RefusedWithShapeAndType) {
  Product bias = plain(F64, F64);
  bias.operands.insert(bias.operands.begin() + 2, {F64, {8}, false, {}});
  bias.operands[2].bytes.resize(64);
  bias.set("bias", {1});
  EXPECT_EQ(bias.run(*gpu, "cublaslt.matmul"),
            "cublaslt.matmul: 16x24 f64 by 24x8, bias -> f64: cuBLASLt has no "
            "algorithm for it: CUBLAS_STATUS_NOT_SUPPORTED (stand-in)");
  Product odd;
  odd.read(BF16, {2, 3}).read(BF16, {3, 5}).write(BF16, {2, 5});
  odd.write(BF16, {2, 5}).set("size", {1, 2, 5, 3}).set("leading", {3, 5, 5});
  odd.set("stride", {0, 0, 0}).say("activation", "gelu").set("kept_pre", {1});
  EXPECT_EQ(odd.run(*gpu, "cublaslt.matmul"),
            "cublaslt.matmul: 2x3 bf16 by 3x5, gelu with its argument -> bf16: "
            "rows of a pre-activation are multiples of 8 elements, got 5");
  Product outside = plain(F32, F32);
  outside.options[1].ints = {25, 8, 8};
  EXPECT_EQ(outside.run(*gpu, "cublaslt.matmul"),
            "cublaslt.matmul: operand 0: the matrices end behind its 384 "
            "elements");
  Product mixed = plain(F32, F32);
  mixed.operands[1].type = F16;
  EXPECT_EQ(mixed.run(*gpu, "cublaslt.matmul"),
            "cublaslt.matmul: operand 1: expected type f32, got f16");
}

} // namespace
} // namespace trc::runtime
