//===- Images.h - native code for hand-built programs -----------*- C++ -*-===//
//
// The functions of images/*.c, compiled at build time to flat code: one
// position-independent function per image, entry at its start.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_IMAGES_H
#define TRC_TEST_RUNTIME_IMAGES_H

#include <cstddef>
#include <span>

namespace trc::runtime::test {

std::span<const std::byte> scaleAddImage();
std::span<const std::byte> scaleAddTableImage();
std::span<const std::byte> rowSumsImage();
std::span<const std::byte> countUpImage();
std::span<const std::byte> isBelowImage();
std::span<const std::byte> divideImage();
std::span<const std::byte> startImage();
std::span<const std::byte> descendImage();
std::span<const std::byte> lossOfImage();

} // namespace trc::runtime::test

#endif // TRC_TEST_RUNTIME_IMAGES_H
