//===- Activation.h - the activations of configs ----------------*- C++ -*-===//

#ifndef TRC_MODELS_CONFIG_ACTIVATION_H
#define TRC_MODELS_CONFIG_ACTIVATION_H

namespace trc::models {

/// `Gelu` by the error function, `GeluNew` by tanh (Layers.h has the formulas).
enum class Activation { GeluNew, Gelu, Relu };

class ConfigFields;
/// "gelu_new" (or "gelu_pytorch_tanh"), "gelu", "relu".
void readActivation(ConfigFields &fields, const char *name, Activation &target);
const char *activationName(Activation activation);

} // namespace trc::models

#endif // TRC_MODELS_CONFIG_ACTIVATION_H
