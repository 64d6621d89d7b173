//===- Activation.cpp - the activations of configs ------------------------===//

#include "models/config/Activation.h"

#include "models/config/ConfigFields.h"

using namespace trc::models;

static constexpr std::pair<const char *, Activation> names[] = {
    {"gelu_new", Activation::GeluNew},
    {"gelu_pytorch_tanh", Activation::GeluNew},
    {"gelu", Activation::Gelu},
    {"relu", Activation::Relu}};

void trc::models::readActivation(ConfigFields &fields, const char *name,
                                 Activation &target) {
  std::vector<std::pair<const char *, int>> numbers;
  for (auto [text, activation] : names)
    numbers.emplace_back(text, static_cast<int>(activation));
  int number = static_cast<int>(target);
  fields.oneOf(name, numbers, number);
  target = static_cast<Activation>(number);
}

const char *trc::models::activationName(Activation activation) {
  for (auto [text, its] : names)
    if (its == activation)
      return text;
  return nullptr;
}
