//===- ImageForm.h - kernels that one image can run -------------*- C++ -*-===//
//
// Generating the code of a kernel takes milliseconds, and a program may have a
// hundred thousand kernels. Many differ in nothing that their code depends on:
// in their names, in how large the tensors are that they read a part of, in the
// number of rows. Maps over one flat index may besides differ in the number of
// elements alone, and can be run by code that is told it.
//
// A form is a kernel of which that is taken away. Kernels of one form have one
// image.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_HOST_IMAGEFORM_H
#define TRC_TARGET_HOST_IMAGEFORM_H

#include "trc/Kernel/LoopForm.h"

namespace trc::host {

/// Without what code does not depend on. To be compiled in the kernel's place;
/// it does not verify.
kernel::Kernel imageForm(const kernel::Kernel &kernel);

/// Of maps over one flat index: `imageForm` of some larger number of elements,
/// the same for all between two powers of two. To be compiled with
/// `Elements::Any`. Other kernels: `imageForm`.
kernel::Kernel imageFormOfAnySize(const kernel::Kernel &kernel);

} // namespace trc::host

#endif // TRC_TARGET_HOST_IMAGEFORM_H
