//===- Images.cpp - native code for hand-built programs -------------------===//
//
// Carries the flat code that the build made of images/*.c.
//
//===----------------------------------------------------------------------===//

#include "Images.h"

#define TRC_IMAGE(name, file)                                                  \
  __asm__(".section .rodata\n.balign 64\n" #name "Begin:\n.incbin \"" file     \
          "\"\n" #name "End:\n.previous\n");                                   \
  extern "C" const std::byte name##Begin[], name##End[];                       \
  std::span<const std::byte> trc::runtime::test::name() {                      \
    return {name##Begin, name##End};                                           \
  }

TRC_IMAGE(scaleAddImage, TRC_IMAGE_DIR "/scale_add.bin")
TRC_IMAGE(scaleAddTableImage, TRC_IMAGE_DIR "/scale_add_table.bin")
TRC_IMAGE(rowSumsImage, TRC_IMAGE_DIR "/row_sums.bin")
TRC_IMAGE(countUpImage, TRC_IMAGE_DIR "/count_up.bin")
TRC_IMAGE(isBelowImage, TRC_IMAGE_DIR "/is_below.bin")
TRC_IMAGE(divideImage, TRC_IMAGE_DIR "/divide.bin")
TRC_IMAGE(startImage, TRC_IMAGE_DIR "/start.bin")
TRC_IMAGE(descendImage, TRC_IMAGE_DIR "/descend.bin")
TRC_IMAGE(lossOfImage, TRC_IMAGE_DIR "/loss_of.bin")
