//===- WidenedProducts.cpp - products that take the time of f32 -----------===//

#include "loop/WidenedProducts.h"

#include "device/host/kernels/Bf16Product.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace trc::train {

using nlohmann::json;

/// Of a report, which may be megabytes, nothing else is kept: a memory limit
/// counts what a process holds.
static json productsOf(std::string_view report) {
  const json all = json::parse(
      report,
      [](int depth, json::parse_event_t event, json &value) {
        return depth != 1 || event != json::parse_event_t::key ||
               value == "products";
      },
      /*allow_exceptions=*/false);
  const bool isSaid = all.is_object() && all.contains("products") &&
                      all["products"].is_object();
  return isSaid ? all["products"] : json::object();
}

std::vector<std::string> widenedProducts(std::string_view report) {
  const json products = productsOf(report);
  std::vector<std::string> lines;
  if (products.contains("bf16"))
    if (const char *why = runtime::host::whyBf16IsWidened())
      lines.push_back(fmt::format(
          "products of bf16 are widened and multiplied as f32: {}", why));
  if (products.contains("f16"))
    lines.emplace_back("products of f16 are widened and multiplied as f32");
  return lines;
}

} // namespace trc::train
