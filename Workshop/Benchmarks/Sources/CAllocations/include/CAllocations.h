#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// The allocations of one thread since it last called `allocations_begin`.
typedef struct {
  /// The number of blocks that were asked for.
  int64_t count;
  /// The bytes that are still held.
  int64_t live;
  /// The most bytes that were held at a time.
  int64_t peak;
} allocations_tally;

/// Whether this platform counts at all.
bool allocations_are_counted(void);

/// Starts the calling thread's tally anew.
void allocations_begin(void);

/// Ends the calling thread's tally and answers it.
allocations_tally allocations_end(void);

/// Makes the heap keep memory that is freed from now on, rather than hand it back to the system.
void keep_freed_memory(void);

/// Uses a pointer in a way that no optimizer sees through.
void keep_pointer(const void *pointer);

/// Uses a number in a way that no optimizer sees through.
void keep_number(double number);

#endif
