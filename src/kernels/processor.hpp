// Reads the registers in which an x86-64 processor says what it can do, and decides which kernels
// it can run.  The decision depends on nothing else, so a test can check it for all processors.
#pragma once

#include <cassert>
#include <cstddef>
#include <string_view>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace uriscan {

#if defined(__x86_64__)

// The compiler has functions for this, too.  But they also know the names of all processors, and
// take 4.5 kB.
struct processor_features {
    unsigned of_1 = 0;  // register ecx of cpuid 1
    unsigned ebx = 0;   // registers of cpuid 7
    unsigned ecx = 0;
    unsigned saved = 0;  // the registers that the operating system saves: XCR0

    // Asks the processor.
    static processor_features of_this() noexcept {
        processor_features has;
        unsigned unused = 0;
        __get_cpuid(1, &unused, &unused, &has.of_1, &unused);
        __get_cpuid_count(7, 0, &unused, &has.ebx, &has.ecx, &unused);
        if ((has.of_1 & bit_OSXSAVE) != 0) {
            asm("xgetbv" : "=a"(has.saved), "=d"(unused) : "c"(0));
        }
        return has;
    }
};

// Says whether the processor has the instruction set that the file of a kernel is compiled for.
constexpr bool can_run(std::string_view name, const processor_features& has) noexcept {
    const auto has_all = [](unsigned bits, unsigned wanted) { return (bits & wanted) == wanted; };
    if (name == "sse") {
        return has_all(has.of_1, bit_SSSE3);
    }
    if (name == "avx2") {
        return has_all(has.saved, 0x06) && has_all(has.ebx, bit_BMI | bit_BMI2 | bit_AVX2);
    }
    if (name == "avx512") {
        return has_all(has.saved, 0xE6) &&
               has_all(has.ebx, bit_BMI | bit_BMI2 | bit_AVX512F | bit_AVX512BW | bit_AVX512DQ) &&
               has_all(has.ecx, bit_AVX512VBMI | bit_AVX512VBMI2 | bit_AVX512VPOPCNTDQ | bit_GFNI);
    }
    return true;
}

#else

struct processor_features {
    static processor_features of_this() noexcept { return {}; }
};

// A processor other than x86-64 has all instruction sets that the compiler uses.
constexpr bool can_run(std::string_view, const processor_features&) noexcept {
    return true;
}

#endif

// Returns how many kernels the processor can run.  They are the first ones in this list of names.
template <class Names>
constexpr std::size_t count_that_can_run(const Names& names,
                                         const processor_features& has) noexcept {
    std::size_t count = 1;
    while (count != names.size() && can_run(*names[count], has)) {
        ++count;
    }
    return count;
}

// Returns the number of the kernel to use.  The processor can run the first `count` of the kernels
// with these names.  `wanted` is the name of a kernel, or null.  If the processor can run no kernel
// of this name, returns the number of the last one that it can run.
template <class Names>
constexpr std::size_t kernel_to_use(const Names& names, std::size_t count,
                                    const char* wanted) noexcept {
    assert(1 <= count && count <= names.size());
    for (std::size_t number = 0; wanted != nullptr && number < count; ++number) {
        if (*names[number] == wanted) {
            return number;
        }
    }
    return count - 1;
}

}  // namespace uriscan
