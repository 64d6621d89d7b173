/* out[i] = 2 x[i] + y[i], with one parameter: a table of its operands. */
#include <stdint.h>

void kernel(void *const *parameters, int64_t begin, int64_t end,
            void *scratch) {
  void *const *operands = parameters[0];
  const float *x = operands[0], *y = operands[1];
  float *out = operands[2];
  (void)scratch;
  for (int64_t i = begin; i < end; ++i)
    out[i] = 2.0f * x[i] + y[i];
}
