/* weight = 1000 + seed: the tiny trainer's `initialise`. */
#include <stdint.h>

void kernel(void *const *operands, int64_t begin, int64_t end, void *scratch) {
  const int32_t *seed = operands[0];
  int32_t *weight = operands[1];
  (void)begin, (void)end, (void)scratch;
  *weight = 1000 + *seed;
}
