#include <stdint.h>
uint64_t steps_taken(void);
