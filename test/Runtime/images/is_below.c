/* below = counter < limit: the condition of a loop. */
#include <stdint.h>

void kernel(void *const *operands, int64_t begin, int64_t end, void *scratch) {
  const int32_t *counter = operands[0], *limit = operands[1];
  uint8_t *below = operands[2];
  (void)begin, (void)end, (void)scratch;
  *below = *counter < *limit;
}
