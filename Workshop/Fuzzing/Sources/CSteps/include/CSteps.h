// Counts steps: how often the parts of a program between two branches were entered.

#include <stdbool.h>
#include <stdint.h>

/// Whether the program counts its steps: it does if it was built with `-profile-generate`.
bool steps_are_counted(void);

/// The steps of all threads so far.
uint64_t steps_taken(void);
