//===- Compare.cpp - what is compared, and with what ----------------------===//

#include "Compare.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <sstream>

using namespace trc::kernel;

namespace trc::host {

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

} // namespace

size_t home(const CompareOptions &options, size_t i) {
  return i < options.aliases.size() && options.aliases[i] >= 0
             ? size_t(options.aliases[i])
             : i;
}

std::vector<Bytes> makeOperands(const Kernel &kernel,
                                const CompareOptions &options) {
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
  return initial;
}

std::vector<Bytes> makeExpected(const Kernel &kernel,
                                const CompareOptions &options,
                                const ReductionOrder &order) {
  std::vector<Bytes> expected = makeOperands(kernel, options);
  std::vector<void *> operands;
  for (size_t i = 0; i < expected.size(); ++i)
    operands.push_back(expected[home(options, i)].data());
  interpret(kernel, operands.data(), 0, workItems(kernel), order);
  return expected;
}

std::string findDifference(const Buffer &buffer, double ulpsAllowed,
                           const uint8_t *expected, const uint8_t *actual) {
  unsigned size = storageBytes(buffer.type);
  for (int64_t e = 0; e < buffer.elements; ++e) {
    double ulps = distance(buffer.type, expected + e * size, actual + e * size);
    if (ulps <= ulpsAllowed)
      continue;
    uint64_t want = 0, got = 0;
    std::memcpy(&want, expected + e * size, size);
    std::memcpy(&got, actual + e * size, size);
    std::ostringstream text;
    text << "[" << e << "]: expected 0x" << std::hex << want << ", got 0x"
         << got;
    return text.str();
  }
  return "";
}

} // namespace trc::host
