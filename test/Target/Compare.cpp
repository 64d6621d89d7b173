//===- Compare.cpp - compiled kernels against the interpreter -------------===//

#include "Compare.h"

#include <bit>
#include <cmath>

using namespace trc::kernel;

namespace trc::host {

KernelCompiler &sharedCompiler() {
  static KernelCompiler compiler;
  return compiler;
}

void fillRandom(ElementType type, Bytes &bytes, std::mt19937 &random) {
  unsigned size = storageBytes(type);
  for (size_t i = 0; i + size <= bytes.size(); i += size) {
    uint64_t bits = (uint64_t(random()) << 32) | random();
    unsigned kind = random() % 8;
    if (isFloat(type) && kind < 5) {
      double value = (int(random() % 2001) - 1000) / (kind == 0 ? 1.0 : 128.0);
      if (type == ElementType::F64)
        bits = std::bit_cast<uint64_t>(value);
      else if (type == ElementType::F32)
        bits = std::bit_cast<uint32_t>(float(value));
      else if (type == ElementType::BF16)
        bits = std::bit_cast<uint32_t>(float(value)) >> 16;
      else
        bits = std::bit_cast<uint16_t>(_Float16(value));
    } else if (isFloat(type) && kind == 5) {
      static constexpr uint32_t special[] = {0,          0x80000000, 0x7f800000,
                                             0xff800000, 0x7fc00000, 1,
                                             0x80000001, 0x3f800000};
      uint32_t single = special[random() % 8];
      double value = std::bit_cast<float>(single);
      bits = type == ElementType::F64   ? std::bit_cast<uint64_t>(value)
             : type == ElementType::F32 ? single
             : type == ElementType::BF16
                 ? single >> 16
                 : std::bit_cast<uint16_t>(_Float16(float(value)));
    } else if (!isFloat(type) && kind < 6) {
      bits = uint64_t(int64_t(random() % 41) - 20);
    } else if (!isFloat(type) && kind == 6) {
      bits = 1ull << (random() % bitWidth(type));
    }
    // Narrow integers are stored extended.
    unsigned unused = 64 - bitWidth(type);
    if (type == ElementType::I1)
      bits &= 1;
    else if (isSigned(type))
      bits = uint64_t(int64_t(bits << unused) >> unused);
    else if (isUnsigned(type))
      bits = bits << unused >> unused;
    std::memcpy(bytes.data() + i, &bits, size);
  }
}

namespace {

/// Distance in units in the last place; NaN equals NaN.
template <typename Integer>
double distance(Integer a, Integer b, Integer infinity) {
  constexpr Integer sign = Integer(1) << (8 * sizeof(Integer) - 1);
  Integer ma = a & Integer(~sign), mb = b & Integer(~sign);
  bool nanA = ma > infinity, nanB = mb > infinity;
  if (nanA || nanB)
    return nanA && nanB ? 0 : INFINITY;
  double da = (a & sign) ? -double(ma) : double(ma);
  double db = (b & sign) ? -double(mb) : double(mb);
  // Both zeros are different values here: their signs matter.
  if (da == 0 && db == 0)
    return a == b ? 0 : 0.5;
  return std::fabs(da - db);
}

double distance(ElementType type, const uint8_t *a, const uint8_t *b) {
  uint64_t x = 0, y = 0;
  std::memcpy(&x, a, storageBytes(type));
  std::memcpy(&y, b, storageBytes(type));
  switch (type) {
  case ElementType::F16:
    return distance<uint16_t>(uint16_t(x), uint16_t(y), 0x7c00);
  case ElementType::BF16:
    return distance<uint16_t>(uint16_t(x), uint16_t(y), 0x7f80);
  case ElementType::F32:
    return distance<uint32_t>(uint32_t(x), uint32_t(y), 0x7f800000);
  case ElementType::F64:
    return distance<uint64_t>(x, y, 0x7ff0000000000000);
  default:
    return x == y ? 0 : INFINITY;
  }
}

/// The operand whose memory operand `i` uses.
size_t home(const CompareOptions &options, size_t i) {
  return i < options.aliases.size() && options.aliases[i] >= 0
             ? size_t(options.aliases[i])
             : i;
}

} // namespace

void compareWithInterpreter(const Kernel &kernel,
                            const CompareOptions &options) {
  ASSERT_EQ(verify(kernel), "") << toString(kernel);
  std::mt19937 random(options.seed);
  std::vector<Bytes> initial;
  for (const Buffer &buffer : kernel.buffers) {
    if (buffer.kind != Buffer::Kind::Operand)
      break;
    initial.emplace_back(buffer.elements * storageBytes(buffer.type));
    if (initial.size() <= options.inputs.size())
      initial.back() = options.inputs[initial.size() - 1];
    else
      fillRandom(buffer.type, initial.back(), random);
  }
  int64_t items = workItems(kernel);

  std::vector<Bytes> expected = initial;
  std::vector<void *> operands;
  for (size_t i = 0; i < expected.size(); ++i)
    operands.push_back(expected[home(options, i)].data());
  interpret(kernel, operands.data(), 0, items);

  std::vector<CompiledKernel> images;
  ASSERT_EQ(sharedCompiler().compile(kernel, images), "") << toString(kernel);
  for (const CompiledKernel &image : images) {
    if (!machineHas(image.isa))
      continue;
    MappedKernel run(image);
    for (bool atEnd : {true, false}) {
      std::vector<std::unique_ptr<GuardedMemory>> memory;
      operands.clear();
      for (size_t i = 0; i < initial.size(); ++i) {
        memory.push_back(
            std::make_unique<GuardedMemory>(initial[i].size(), atEnd));
        std::copy(initial[i].begin(), initial[i].end(),
                  static_cast<uint8_t *>(memory.back()->data()));
        operands.push_back(memory[home(options, i)]->data());
      }
      size_t bytes = scratchBytes(kernel);
      GuardedMemory scratch((bytes + 4095) / 4096 * 4096, atEnd);
      for (int64_t begin = 0; begin < items; begin += options.range)
        run(operands.data(), begin, std::min(begin + options.range, items),
            scratch.data());
      for (size_t i = 0; i < initial.size(); ++i) {
        if (home(options, i) != i)
          continue;
        ElementType type = kernel.buffers[i].type;
        unsigned size = storageBytes(type);
        auto *actual = static_cast<uint8_t *>(memory[i]->data());
        for (int64_t e = 0; e < kernel.buffers[i].elements; ++e) {
          double ulps =
              distance(type, expected[i].data() + e * size, actual + e * size);
          if (ulps <= options.ulps)
            continue;
          uint64_t want = 0, got = 0;
          std::memcpy(&want, expected[i].data() + e * size, size);
          std::memcpy(&got, actual + e * size, size);
          ADD_FAILURE() << toString(image.isa) << " b" << i << "[" << e
                        << "]: expected 0x" << std::hex << want << ", got 0x"
                        << got << std::dec << "\n"
                        << toString(kernel);
          return;
        }
      }
    }
  }
}

} // namespace trc::host
