//===- WidenedProducts.h - products that take the time of f32 ---*- C++ -*-===//
//
// Products of 16 bits that the host has no instruction for are right, and save
// memory, but no time: whoever runs them should know. trc-run says it too.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_WIDENEDPRODUCTS_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_WIDENEDPRODUCTS_H

#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

/// A line for each type of floats that a program multiplies, by its report, and
/// the host widens to f32 before.
std::vector<std::string> widenedProducts(std::string_view report);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_WIDENEDPRODUCTS_H
