//===- Page.h - what was decided, as a page to look at ----------*- C++ -*-===//
//
// One HTML file with all that it needs inside: memory over the commands and
// what lives at the peak, kernels with their neighbours, products, decisions,
// and a search over all of it. Given what a profile measured, times stand
// beside the estimates. It reads in light and dark, on a wide screen and on a
// phone, and asks no network for anything.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REPORT_PAGE_H
#define TRC_REPORT_PAGE_H

#include <string>
#include <string_view>
#include <vector>

namespace trc {

/// What the compiler said of the program.
struct PageRemark {
  std::string severity; ///< "remark" or "warning"
  std::string message;
  std::string place; ///< "model.py:12"; may be empty
  std::string scope; ///< the layer, "h.1/attn"; may be empty
};

struct PageContent {
  std::string title;        ///< the program's name
  std::string_view report;  ///< JSON of `reportOf`
  std::string_view details; ///< JSON of `detailsOf`
  std::vector<PageRemark> remarks;
  /// JSON of `trc-run --profile --measurements`; empty: none.
  std::string_view measurements;
};

/// The page. Whatever the content holds, none of it is read as markup.
std::string pageOf(const PageContent &content);

/// What is wrong with measurements as `trc-run` writes them, or nothing.
std::string checkMeasurements(std::string_view text);

} // namespace trc

#endif // TRC_REPORT_PAGE_H
