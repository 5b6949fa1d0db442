// Functions of the page that the engine calls.

/// Measures a box at a length along its line: writes the length that it takes, its depth, and the
/// distance from its cross start to the guide of its alignment.
__attribute__((import_module("page"), import_name("measure")))
void page_measure(int item, double main, double *answer);
