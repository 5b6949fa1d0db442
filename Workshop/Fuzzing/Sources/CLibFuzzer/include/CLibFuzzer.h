// The entry of libFuzzer for programs with a `main` of their own. It is linked in by `-sanitize=fuzzer`.

#include <stddef.h>
#include <stdint.h>

/// Feeds `check` until a limit among the arguments is reached, and ends the process.
int LLVMFuzzerRunDriver(
    int *argument_count, char ***arguments, int (*check)(const uint8_t *data, size_t size));
