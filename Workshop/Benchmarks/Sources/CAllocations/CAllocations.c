// Counts what a thread allocates, by standing in front of the C library's allocator.
//
// With glibc, functions that an executable defines win over those of the shared library, and the
// originals stay reachable under other names. On other platforms nothing is counted.

#include "CAllocations.h"

#include <stddef.h>

void keep_pointer(const void *pointer) { __asm__ volatile("" : : "r"(pointer) : "memory"); }

void keep_number(double number) { __asm__ volatile("" : : "m"(number) : "memory"); }

#if defined(__linux__)
#include <errno.h>
#include <malloc.h>
#endif

#if defined(__GLIBC__)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Thread_local bool is_counting;
static _Thread_local allocations_tally tally;

bool allocations_are_counted(void) { return true; }

void keep_freed_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
}

void allocations_begin(void) {
  tally = (allocations_tally){0, 0, 0};
  is_counting = true;
}

allocations_tally allocations_end(void) {
  is_counting = false;
  return tally;
}

static void *took(void *block) {
  if (is_counting && block != NULL) {
    tally.count += 1;
    tally.live += (int64_t)malloc_usable_size(block);
    if (tally.live > tally.peak) tally.peak = tally.live;
  }
  return block;
}

static void returned(void *block) {
  if (is_counting && block != NULL) tally.live -= (int64_t)malloc_usable_size(block);
}

void *malloc(size_t size) { return took(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return took(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  returned(block);
  return took(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return took(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return took(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = took(__libc_memalign(alignment, size));
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  returned(block);
  __libc_free(block);
}

#else

bool allocations_are_counted(void) { return false; }

void keep_freed_memory(void) {}

void allocations_begin(void) {}

allocations_tally allocations_end(void) { return (allocations_tally){0, 0, 0}; }

#endif
