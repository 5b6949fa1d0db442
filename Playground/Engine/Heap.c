// The heap: what Swift's runtime asks of a system, and there is none in a page.
//
// Free blocks are listed in the order of their addresses; neighbors become one. A block is taken from
// the first that is large enough. The same layouts over and over therefore need the same memory.

#include <stddef.h>
#include <stdint.h>

typedef struct Block {
  size_t size; // in bytes, this header included; a multiple of `unit`
  struct Block *next;
} Block;

enum { unit = 16, page = 65536, out_of_memory = 12 };

extern unsigned char __heap_base;
static Block *first_free;

static uintptr_t round_up(uintptr_t value, uintptr_t step) { return (value + step - 1) / step * step; }

static int touches(const Block *block, const Block *next) {
  return (uintptr_t)block + block->size == (uintptr_t)next;
}

static void put_back(Block *block) {
  Block **link = &first_free;
  Block *before = NULL;
  while (*link && *link < block) {
    before = *link;
    link = &before->next;
  }
  block->next = *link;
  *link = block;
  if (block->next && touches(block, block->next)) {
    block->size += block->next->size;
    block->next = block->next->next;
  }
  if (before && touches(before, block)) {
    before->size += block->size;
    before->next = block->next;
  }
}

// Gets memory for a block from the page. What lies between the program and the first whole page is
// part of the first block.
static int grow(size_t size) {
  uintptr_t end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  static int has_begun;
  uintptr_t start = has_begun ? end : round_up((uintptr_t)&__heap_base, unit);
  size_t pages = (size + page - 1) / page;
  if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
  has_begun = 1;
  Block *block = (Block *)start;
  block->size = end + pages * page - start;
  put_back(block);
  return 1;
}

// Cuts `size` bytes, the first of them to be used at a multiple of `alignment`, out of a free block.
static Block *take(size_t size, size_t alignment) {
  for (Block **link = &first_free; *link; link = &(*link)->next) {
    Block *block = *link;
    uintptr_t use = round_up((uintptr_t)block + unit, alignment);
    size_t lead = use - unit - (uintptr_t)block;
    if (lead > block->size || block->size - lead < size) continue;
    Block *taken = (Block *)((uintptr_t)block + lead);
    size_t rest = block->size - lead - size;
    Block *after = block->next;
    if (rest > 0) {
      Block *tail = (Block *)((uintptr_t)taken + size);
      *tail = (Block){rest, after};
      after = tail;
    }
    if (lead > 0) *block = (Block){lead, after};
    else *link = after;
    taken->size = size;
    return taken;
  }
  return NULL;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < unit) alignment = unit;
  if (size > PTRDIFF_MAX - alignment - 2 * unit) return out_of_memory;
  size = round_up(size, unit) + unit;
  Block *block = take(size, alignment);
  if (!block && grow(size + alignment)) block = take(size, alignment);
  if (!block) return out_of_memory;
  *result = (void *)((uintptr_t)block + unit);
  return 0;
}

void free(void *memory) {
  if (memory) put_back((Block *)((uintptr_t)memory - unit));
}

// Seeds of hash tables, of which there are none here; any numbers do.
void arc4random_buf(void *memory, size_t count) {
  for (size_t index = 0; index < count; index++) ((unsigned char *)memory)[index] = 4;
}
