//===- StepPicture.h - a step on many ranks, as a picture -------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_PLAN_STEPPICTURE_H
#define TRC_TOOLS_TRC_PLAN_STEPPICTURE_H

#include "trc/Planning/Scaling.h"

#include <string>

namespace trc::plan_tool {

/// An SVG with three lanes over time: what the step computes and where it
/// waits, when exchanges became ready, and the channel on which they travel. It
/// follows the reader's choice of light or dark.
std::string drawStep(const planning::ScalingPoint &point);

} // namespace trc::plan_tool

#endif // TRC_TOOLS_TRC_PLAN_STEPPICTURE_H
