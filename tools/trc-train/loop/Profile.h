//===- Profile.h - what each command of the steps took ----------*- C++ -*-===//
//
// The file that `trc-compile --measurements` puts beside its estimates, as
// `trc-run --profile --measurements` writes it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_PROFILE_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_PROFILE_H

#include "loop/Peak.h"
#include "loop/TrainingSession.h"

namespace trc::train {

/// Of `steps` steps together, all that the session has run; it was created with
/// `DeviceChoice::profile`.
Status writeProfile(const TrainingSession &session, uint64_t steps,
                    const Peak &peak, const std::string &path);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_PROFILE_H
