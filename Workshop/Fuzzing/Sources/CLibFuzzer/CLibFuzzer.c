// All there is to compile: the functions are libFuzzer's.
#include "CLibFuzzer.h"
