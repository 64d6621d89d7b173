/* counter += 1; below = counter < limit: the body of a loop. */
#include <stdint.h>

void kernel(void *const *operands, int64_t begin, int64_t end, void *scratch) {
  int32_t *counter = operands[0];
  const int32_t *limit = operands[1];
  uint8_t *below = operands[2];
  (void)begin, (void)end, (void)scratch;
  *counter += 1;
  *below = *counter < *limit;
}
