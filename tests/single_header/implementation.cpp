// The source file that compiles the single header's implementation, and a function of a user after
// it.  check.sh compiles this file.
#define URISCAN_IMPLEMENTATION
#include "uriscan_single.hpp"
// A second include changes nothing.
#include "uriscan_single.hpp"

// After the header, the compiler must not use the instruction sets of the kernels.
#if defined(__SSSE3__) || defined(__AVX2__) || defined(__AVX512F__) || defined(__BMI__)
#error "an instruction set of a kernel is selected after the single header"
#endif

// If AVX2 or AVX-512 were still selected, the compiler would use their registers for this vector.
using vector = unsigned char __attribute__((vector_size(64)));
extern "C" void user_code(vector& sum, const vector& summand);
extern "C" void user_code(vector& sum, const vector& summand) {
    sum += summand;
}
