// The counters are those of the compiler's profiling: one for each function, branch and loop body.

#include "CSteps.h"

#include <stddef.h>

// Absent from programs that are built without the flag.
__attribute__((weak)) uint64_t *__llvm_profile_begin_counters(void);
__attribute__((weak)) uint64_t *__llvm_profile_end_counters(void);

bool steps_are_counted(void) { return __llvm_profile_begin_counters != NULL; }

uint64_t steps_taken(void) {
  if (!steps_are_counted()) return 0;
  uint64_t steps = 0;
  const uint64_t *end = __llvm_profile_end_counters();
  for (const uint64_t *counter = __llvm_profile_begin_counters(); counter < end; counter++) {
    steps += *counter;
  }
  return steps;
}
