#include "steps.h"
#include <stdlib.h>
extern uint64_t *__llvm_profile_begin_counters(void);
extern uint64_t *__llvm_profile_end_counters(void);
uint64_t steps_taken(void) { uint64_t sum = 0; for (uint64_t *c = __llvm_profile_begin_counters(); c < __llvm_profile_end_counters(); c++) sum += *c; return sum; }
