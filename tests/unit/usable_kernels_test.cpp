// Tests that the library has a kernel for each instruction set of the processor, and that the
// environment variable URISCAN_KERNEL chooses one of them.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

#include "kernels/kernels.hpp"
#include "uriscan/batch.hpp"
#include "uriscan/detail/uri_automaton.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

// Returns whether Linux says that the processor has a feature.  The library does not ask Linux, but
// the processor itself.
[[maybe_unused]] bool processor_has(const std::string& feature) {
    std::ifstream info("/proc/cpuinfo");
    for (std::string word; info >> word;) {
        if (word == feature) {
            return true;
        }
    }
    return false;
}

// Returns " NAME" if the kernel of this name was built and the processor can run it, otherwise "".
std::string listed_if(bool can_run, const std::string& name) {
    const bool is_built =
        std::string(" " URISCAN_BUILT_KERNELS " ").find(" " + name + " ") != std::string::npos;
    return can_run && is_built ? " " + name : "";
}

TEST(usable_kernels, are_all_that_the_processor_can_run) {
    std::string expected = "scalar";
#if defined(__x86_64__)
    if (!processor_has("flags")) {
        GTEST_SKIP() << "nothing says what the processor can do";
    }
    const bool bmi = processor_has("bmi1") && processor_has("bmi2");
    const bool avx512 = processor_has("avx512bw") && processor_has("avx512dq") &&
                        processor_has("avx512vbmi") && processor_has("avx512_vpopcntdq");
    expected += listed_if(processor_has("ssse3"), "sse");
    expected += listed_if(bmi && processor_has("avx2"), "avx2");
    expected += listed_if(bmi && avx512, "avx512");
#elif defined(__aarch64__)
    expected += listed_if(true, "neon");
#elif defined(__wasm_simd128__)
    expected += listed_if(true, "simd128");
#endif
    std::string usable;
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        usable += (usable.empty() ? "" : " ") + std::string(kernel.name);
    }
    EXPECT_EQ(usable, expected);
}

TEST(usable_kernels, can_be_chosen_by_name) {
    std::string_view last;
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        ::setenv("URISCAN_KERNEL", std::string(kernel.name).c_str(), 1);
        EXPECT_EQ(choose_kernel().name, kernel.name);
        EXPECT_EQ(kernel_name(), kernel.name);
        last = kernel.name;
    }
    for (const char* name : {"", "none"}) {
        ::setenv("URISCAN_KERNEL", name, 1);
        EXPECT_EQ(choose_kernel().name, last);
    }
    ::unsetenv("URISCAN_KERNEL");
    EXPECT_EQ(choose_kernel().name, last);
}

TEST(usable_kernels, stay_in_use_once_they_are_chosen) {
    ::setenv("URISCAN_KERNEL", "scalar", 1);
    choose_kernel();
    ::unsetenv("URISCAN_KERNEL");
    EXPECT_EQ(kernel_name(), "scalar");
    EXPECT_EQ(&current_kernel(), &scalar_kernel);
    choose_kernel();
}

// The kernel before the first use: no constructor of this program has parsed anything.
const kernel* const first_use = chosen_kernel.load();

// Calls a function while no kernel is chosen.  It must choose a kernel, and then call it.
template <class Call>
auto first_call(Call call) {
    chosen_kernel.store(first_use);
    const auto result = call(current_kernel());
    EXPECT_EQ(current_kernel().name, usable_kernels().back()->name);
    return result;
}

TEST(usable_kernels, are_chosen_by_the_first_call_of_any_function) {
    const auto is_valid = [](std::string_view text) {
        return first_call([text](const kernel& kernel) {
            uri_components at;
            return read_with(kernel, text, at).whole;
        });
    };
    EXPECT_TRUE(is_valid("s:a"));
    EXPECT_FALSE(is_valid("s:%"));
    EXPECT_EQ(first_call([](const kernel& kernel) {
                  int state = uri_automaton::start;
                  chunk_recorder<std::uint64_t> recorder(0, 0, no_offsets<std::uint64_t>);
                  return kernel.advance(state, "a b", recorder);
              }),
              1U);
    EXPECT_EQ(
        first_call([](const kernel& kernel) { return kernel.read_origin_form("/p?q"); }).path_end,
        2U);
    alignas(16) constexpr nibble_table nothing = {};
    EXPECT_EQ(first_call([&](const kernel& kernel) {
                  return kernel.find_scheme_end("ab://", 0, nothing).colon;
              }),
              2U);
    EXPECT_EQ(first_call([](const kernel& kernel) {
                  unsigned char part[sizeof(read_part)];
                  return kernel.read_run("a:b c", 0, part).size;
              }),
              3U);
    EXPECT_EQ(first_call([](const kernel& kernel) {
                  text_marks marks = {};
                  kernel.find_marks("a", 0, mark_sets(), &marks, 1);
                  return marks.signs;
              }),
              ~std::uint64_t{0});
    EXPECT_EQ(first_call([](const kernel& kernel) { return kernel.find_changes("S:", 1); }),
              text_changes::letter);
    EXPECT_EQ(first_call([](const kernel& kernel) {
                  line_columns columns(1);
                  EXPECT_EQ(parse_lines("a\n", columns), 2U);
                  return &kernel == first_use;
              }),
              true);
    EXPECT_EQ(first_call([](const kernel& kernel) {
                  ipv6_octets octets;
                  kernel.decode_ipv6("[::1]", octets.data());
                  return octets.back();
              }),
              1);
    chosen_kernel.store(first_use);
    EXPECT_EQ(kernel_name(), usable_kernels().back()->name);
}

// A text without octets can be null.  Sanitizers notice if a kernel adds an offset to the pointer.
TEST(usable_kernels, read_a_null_text) {
    const std::string_view null_text;
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        uri_components at;
        const extent read = read_with(kernel, null_text, at);
        EXPECT_TRUE(read.whole) << kernel.name;
        EXPECT_EQ(read.stop, 0U) << kernel.name;
        EXPECT_EQ(at, uri_components()) << kernel.name;
        EXPECT_FALSE(kernel.read_origin_form(null_text).read.whole) << kernel.name;
        EXPECT_EQ(kernel.read_origin_form(null_text).read.stop, 0U) << kernel.name;
        EXPECT_EQ(kernel.find_changes(null_text, 0), 0U) << kernel.name;
    }
}

}  // namespace
}  // namespace uriscan::tests
