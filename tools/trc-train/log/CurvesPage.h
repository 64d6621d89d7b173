//===- CurvesPage.h - the numbers of a run as pictures ----------*- C++ -*-===//
//
// One file of HTML that needs no other and no script: a chart (SVG) for each
// number of the log over the steps, what is held out in the chart of the same
// number in training. Light or dark as the reader's system is.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOG_CURVESPAGE_H
#define TRC_TOOLS_TRC_TRAIN_LOG_CURVESPAGE_H

#include "log/TrainingLog.h"

#include <span>

namespace trc::train {

/// The text of the page; `title` is not yet as HTML wants it.
std::string curvesPage(const std::string &title, std::span<const Curve> curves);

/// Reads a log (TrainingLog.h) and writes its page, whole or not at all.
Status plotLog(const std::string &log, const std::string &page);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOG_CURVESPAGE_H
