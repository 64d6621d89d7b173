//===- Gpt2Config.cpp - sizes and parameters of a GPT-2 -------------------===//
//
// The published sizes, and the list of parameters that follows from any.
//
//===----------------------------------------------------------------------===//

#include "models/gpt2/Gpt2Config.h"

#include <cmath>

using namespace trc;
using namespace trc::models;
using graph::Initialiser;
using graph::Parameter;

namespace {
struct Size {
  const char *name;
  int64_t layers, heads, width;
};
} // namespace

static constexpr Size sizes[] = {{"gpt2", 12, 12, 768},
                                 {"gpt2-medium", 24, 16, 1024},
                                 {"gpt2-large", 36, 20, 1280},
                                 {"gpt2-xl", 48, 25, 1600}};

std::vector<std::string> models::gpt2Names() {
  std::vector<std::string> names;
  for (const Size &size : sizes)
    names.emplace_back(size.name);
  return names;
}

std::optional<Gpt2Config> models::gpt2Named(std::string_view name) {
  for (const Size &size : sizes)
    if (name == size.name) {
      Gpt2Config config;
      config.layers = size.layers;
      config.heads = size.heads;
      config.width = size.width;
      return config;
    }
  return std::nullopt;
}

std::vector<Parameter> models::gpt2Parameters(const Gpt2Config &config,
                                              int64_t classes) {
  int64_t width = config.width, inner = config.innerWidth();
  Initialiser matrix = Initialiser::normal(config.deviation);
  // Projections into the residual stream, two per layer, start smaller.
  Initialiser projection = Initialiser::normal(
      config.deviation / std::sqrt(2.0 * static_cast<double>(config.layers)));
  std::vector<Parameter> list;
  auto add = [&](const std::string &name, std::vector<int64_t> shape,
                 Initialiser initialiser) {
    list.push_back({name, std::move(shape), initialiser});
  };
  auto norm = [&](const std::string &name) {
    add(name + ".weight", {width}, Initialiser::ones());
    add(name + ".bias", {width}, Initialiser::zeros());
  };
  auto linear = [&](const std::string &name, int64_t in, int64_t out,
                    Initialiser initialiser) {
    add(name + ".weight", {in, out}, initialiser);
    add(name + ".bias", {out}, Initialiser::zeros());
  };
  add("wte.weight", {config.vocabulary, width}, matrix);
  add("wpe.weight", {config.positions, width}, matrix);
  for (int64_t i = 0; i < config.layers; ++i) {
    std::string layer = "h." + std::to_string(i) + ".";
    norm(layer + "ln_1");
    linear(layer + "attn.c_attn", width, 3 * width, matrix);
    linear(layer + "attn.c_proj", width, width, projection);
    norm(layer + "ln_2");
    linear(layer + "mlp.c_fc", width, inner, matrix);
    linear(layer + "mlp.c_proj", inner, width, projection);
  }
  norm("ln_f");
  if (classes)
    add("score.weight", {classes, width}, matrix);
  return list;
}
