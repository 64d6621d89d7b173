/* weight -= 1; loss = weight as a float, or -1 when a token is no byte: the
 * tiny trainer's `step`. */
#include <stdint.h>

void kernel(void *const *operands, int64_t begin, int64_t end, void *scratch) {
  int32_t *weight = operands[0];
  const int32_t *tokens = operands[1];
  float *loss = operands[2];
  int32_t bits = 0;
  (void)begin, (void)end, (void)scratch;
  for (int64_t i = 0; i < 18; ++i)
    bits |= tokens[i];
  *weight -= 1;
  *loss = (float)(*weight | -(bits >> 8 != 0));
}
