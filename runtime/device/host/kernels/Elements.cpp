//===- Elements.cpp - elements of every type, by domain -------------------===//

#include "Elements.h"

#include "Halves.h"

#include <limits>
#include <type_traits>

namespace trc::runtime::host {

namespace {

template <typename Stored, typename T>
void loadAs(const void *data, int64_t index, int64_t count, T *values) {
  const Stored *source = static_cast<const Stored *>(data) + index;
  for (int64_t i = 0; i < count; ++i)
    // NOLINTNEXTLINE(bugprone-signed-char-misuse): int8_t is a number here
    values[i] = static_cast<T>(source[i]);
}

/// Floats that reach an integer store have been made to fit by `convert`.
template <typename Stored, typename T>
void storeAs(void *data, int64_t index, int64_t count, const T *values) {
  Stored *target = static_cast<Stored *>(data) + index;
  for (int64_t i = 0; i < count; ++i)
    target[i] = static_cast<Stored>(values[i]);
}

template <typename T>
void storeBits(void *data, int64_t index, int64_t count, const T *values,
               int width, bool isSigned) {
  uint8_t *target = static_cast<uint8_t *>(data) + index;
  for (int64_t i = 0; i < count; ++i) {
    auto bits = static_cast<uint8_t>(static_cast<int64_t>(values[i]));
    bits &= (1 << width) - 1;
    if (isSigned && (bits >> (width - 1)))
      bits |= static_cast<uint8_t>(0xff << width);
    target[i] = bits;
  }
}

/// As `roundToOdd` for integers, which may have more bits than a double.
template <typename T> float integerToOdd(T value) {
  bool negative = value < T(0);
  uint64_t magnitude = negative ? 0 - static_cast<uint64_t>(value)
                                : static_cast<uint64_t>(value);
  if (magnitude >> 53)
    magnitude = (magnitude & ~uint64_t(0xfff)) |
                ((magnitude & 0xfff) ? uint64_t(0x1000) : 0);
  double exact = static_cast<double>(magnitude);
  return roundToOdd(negative ? -exact : exact);
}

} // namespace

template <typename T>
void load(ElementType type, const void *data, int64_t index, int64_t count,
          T *values) {
  switch (type) {
  case ElementType::I2:
  case ElementType::I4:
  case ElementType::I8:
    return loadAs<int8_t>(data, index, count, values);
  case ElementType::I16:
    return loadAs<int16_t>(data, index, count, values);
  case ElementType::I32:
    return loadAs<int32_t>(data, index, count, values);
  case ElementType::I64:
    return loadAs<int64_t>(data, index, count, values);
  case ElementType::I1:
  case ElementType::UI2:
  case ElementType::UI4:
  case ElementType::UI8:
    return loadAs<uint8_t>(data, index, count, values);
  case ElementType::UI16:
    return loadAs<uint16_t>(data, index, count, values);
  case ElementType::UI32:
    return loadAs<uint32_t>(data, index, count, values);
  case ElementType::UI64:
    return loadAs<uint64_t>(data, index, count, values);
  case ElementType::F16:
  case ElementType::BF16:
  case ElementType::F32:
  case ElementType::F64:
    break;
  }
  if constexpr (std::is_floating_point_v<T>) {
    const auto *halves = static_cast<const uint16_t *>(data) + index;
    switch (type) {
    case ElementType::F16:
      if constexpr (std::is_same_v<T, float>)
        return widenHalves(halves, count, values);
      for (int64_t i = 0; i < count; ++i)
        values[i] = f16ToFloat(halves[i]);
      return;
    case ElementType::BF16:
      if constexpr (std::is_same_v<T, float>)
        return widenBF16(halves, count, values);
      for (int64_t i = 0; i < count; ++i)
        values[i] = bf16ToFloat(halves[i]);
      return;
    case ElementType::F32:
      return loadAs<float>(data, index, count, values);
    case ElementType::F64:
      return loadAs<double>(data, index, count, values);
    default: // returned above
      break;
    }
  }
}

template <typename T>
void store(ElementType type, void *data, int64_t index, int64_t count,
           const T *values) {
  switch (type) {
  case ElementType::I1:
    return storeBits(data, index, count, values, 1, false);
  case ElementType::I2:
    return storeBits(data, index, count, values, 2, true);
  case ElementType::I4:
    return storeBits(data, index, count, values, 4, true);
  case ElementType::UI2:
    return storeBits(data, index, count, values, 2, false);
  case ElementType::UI4:
    return storeBits(data, index, count, values, 4, false);
  case ElementType::I8:
    return storeAs<int8_t>(data, index, count, values);
  case ElementType::I16:
    return storeAs<int16_t>(data, index, count, values);
  case ElementType::I32:
    return storeAs<int32_t>(data, index, count, values);
  case ElementType::I64:
    return storeAs<int64_t>(data, index, count, values);
  case ElementType::UI8:
    return storeAs<uint8_t>(data, index, count, values);
  case ElementType::UI16:
    return storeAs<uint16_t>(data, index, count, values);
  case ElementType::UI32:
    return storeAs<uint32_t>(data, index, count, values);
  case ElementType::UI64:
    return storeAs<uint64_t>(data, index, count, values);
  case ElementType::F32:
    return storeAs<float>(data, index, count, values);
  case ElementType::F64:
    return storeAs<double>(data, index, count, values);
  case ElementType::F16:
  case ElementType::BF16:
    break;
  }
  auto *halves = static_cast<uint16_t *>(data) + index;
  if constexpr (std::is_same_v<T, float>) {
    if (type == ElementType::F16)
      roundToHalves(values, count, halves);
    else
      roundToBF16(values, count, halves);
  } else {
    for (int64_t i = 0; i < count; ++i) {
      float value;
      if constexpr (std::is_same_v<T, double>)
        value = roundToOdd(values[i]);
      else
        value = integerToOdd(values[i]);
      halves[i] =
          type == ElementType::F16 ? floatToF16(value) : floatToBF16(value);
    }
  }
}

template void load(ElementType, const void *, int64_t, int64_t, float *);
template void load(ElementType, const void *, int64_t, int64_t, double *);
template void load(ElementType, const void *, int64_t, int64_t, int64_t *);
template void load(ElementType, const void *, int64_t, int64_t, uint64_t *);
template void store(ElementType, void *, int64_t, int64_t, const float *);
template void store(ElementType, void *, int64_t, int64_t, const double *);
template void store(ElementType, void *, int64_t, int64_t, const int64_t *);
template void store(ElementType, void *, int64_t, int64_t, const uint64_t *);

int64_t loadIndex(ElementType type, const void *data, int64_t index) {
  if (isSigned(type)) {
    int64_t value;
    load(type, data, index, 1, &value);
    return value;
  }
  uint64_t value;
  load(type, data, index, 1, &value);
  constexpr uint64_t largest = std::numeric_limits<int64_t>::max();
  return static_cast<int64_t>(value < largest ? value : largest);
}

} // namespace trc::runtime::host
