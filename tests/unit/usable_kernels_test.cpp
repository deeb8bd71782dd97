// Tests that the library has a kernel for each instruction set of the processor, and that the
// environment variable URISCAN_KERNEL chooses one of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/kernels.hpp"
#include "kernels/processor.hpp"
#include "support/places.hpp"
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

#if defined(__x86_64__)

// A feature of a processor: its name in GCC's attribute `target`, and its bit in the answers of
// CPUID (Intel's manual, volume 2A).
struct feature {
    std::string_view name;
    unsigned processor_features::*where;
    unsigned bit;
};
constexpr feature all_features[] = {{"ssse3", &processor_features::of_1, 1U << 9},
                                    {"bmi", &processor_features::ebx, 1U << 3},
                                    {"avx2", &processor_features::ebx, 1U << 5},
                                    {"bmi2", &processor_features::ebx, 1U << 8},
                                    {"avx512f", &processor_features::ebx, 1U << 16},
                                    {"avx512dq", &processor_features::ebx, 1U << 17},
                                    {"avx512bw", &processor_features::ebx, 1U << 30},
                                    {"avx512vbmi", &processor_features::ecx, 1U << 1},
                                    {"avx512vbmi2", &processor_features::ecx, 1U << 6},
                                    {"gfni", &processor_features::ecx, 1U << 8},
                                    {"avx512vpopcntdq", &processor_features::ecx, 1U << 14}};

// Returns the features that the file of a kernel is compiled for, from its pragma.
std::vector<std::string> features_in_file(const std::string& kernel) {
    std::ifstream file(source_path("src/kernels/" + kernel + ".cpp"));
    const std::string start = "#pragma GCC target(\"";
    std::vector<std::string> names;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(start)) {
            std::istringstream list(line.substr(start.size(), line.rfind('"') - start.size()));
            for (std::string name; std::getline(list, name, ',');) {
                names.push_back(name);
            }
        }
    }
    return names;
}

// Returns the bits of XCR0 that a kernel needs (Intel's manual, volume 1, section 13.3): those of
// SSE and AVX, and for AVX-512 three more.
constexpr unsigned saved_for(std::string_view kernel) {
    return kernel == "avx512" ? 0b11100110U : kernel == "avx2" ? 0b110U : 0;
}

// The file of a kernel is compiled for some features of processors.  A processor with all of them
// can run the kernel.  A processor that lacks one of them cannot, even with all other features.
TEST(usable_kernels, need_each_feature_that_they_are_compiled_for) {
    for (const std::string kernel : {"sse", "avx2", "avx512"}) {
        const std::vector<std::string> names = features_in_file(kernel);
        ASSERT_FALSE(names.empty()) << kernel;
        processor_features enough;
        enough.saved = saved_for(kernel);
        if (kernel == "avx512") {
            enough.ebx = 1U << 16;  // each extension of AVX-512 needs it
        }
        for (const std::string& name : names) {
            const auto* const found = std::ranges::find(all_features, name, &feature::name);
            ASSERT_NE(found, std::end(all_features)) << name;
            enough.*found->where |= found->bit;
        }
        EXPECT_TRUE(can_run(kernel, enough)) << kernel;
        for (const std::string& name : names) {
            const auto* const found = std::ranges::find(all_features, name, &feature::name);
            processor_features lacking = {~0U, ~0U, ~0U, ~0U};
            lacking.*found->where &= ~found->bit;
            EXPECT_FALSE(can_run(kernel, lacking)) << kernel << " without " << name;
        }
        for (unsigned bit = 1; bit != 0; bit <<= 1) {
            processor_features lacking = {~0U, ~0U, ~0U, ~bit};
            EXPECT_EQ(can_run(kernel, lacking), (saved_for(kernel) & bit) == 0) << kernel << bit;
        }
    }
    EXPECT_TRUE(can_run("scalar", processor_features()));
}

// A kernel counts only if the processor can also run all kernels before it.
TEST(usable_kernels, are_counted_up_to_the_first_that_the_processor_cannot_run) {
    static constexpr std::string_view scalar = "scalar", sse = "sse", avx2 = "avx2";
    constexpr std::array<const std::string_view*, 3> names = {&scalar, &sse, &avx2};
    processor_features has;
    EXPECT_EQ(count_that_can_run(names, has), 1U);
    EXPECT_EQ(count_that_can_run(std::array{&scalar}, has), 1U);
    has.ebx = ~0U;
    has.saved = ~0U;
    EXPECT_EQ(count_that_can_run(names, has), 1U) << "without SSSE3";
    has.of_1 = ~0U;
    EXPECT_EQ(count_that_can_run(names, has), 3U);
    EXPECT_EQ(count_that_can_run(std::array{&scalar, &sse}, has), 2U);
    has.ebx = 0;
    EXPECT_EQ(count_that_can_run(names, has), 2U);
}

#endif

TEST(usable_kernels, can_be_chosen_by_name) {
    std::string_view last;
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        ::setenv("URISCAN_KERNEL", std::string(kernel.name).c_str(), 1);
        choose_kernel();
        EXPECT_EQ(kernel_name(), kernel.name);
        last = kernel.name;
    }
    for (const char* name : {"", "none"}) {
        ::setenv("URISCAN_KERNEL", name, 1);
        choose_kernel();
        EXPECT_EQ(kernel_name(), last);
    }
    ::unsetenv("URISCAN_KERNEL");
    choose_kernel();
    EXPECT_EQ(kernel_name(), last);
}

// Supposes that the processor can run only the first kernels.  Then no other kernel is used, even
// if its name is given.
TEST(usable_kernels, are_not_chosen_if_the_processor_cannot_run_them) {
    static constexpr std::string_view one = "one", two = "two", three = "three";
    constexpr std::array<const std::string_view*, 3> names = {&one, &two, &three};
    for (std::size_t count = 1; count <= names.size(); ++count) {
        EXPECT_EQ(kernel_to_use(names, count, nullptr), count - 1);
        EXPECT_EQ(kernel_to_use(names, count, ""), count - 1);
        EXPECT_EQ(kernel_to_use(names, count, "on"), count - 1);
        EXPECT_EQ(kernel_to_use(names, count, "one!"), count - 1);
        for (std::size_t wanted = 0; wanted < names.size(); ++wanted) {
            EXPECT_EQ(kernel_to_use(names, count, names[wanted]->data()),
                      wanted < count ? wanted : count - 1);
        }
    }
}

TEST(usable_kernels, stay_in_use_once_they_are_chosen) {
    ::setenv("URISCAN_KERNEL", "scalar", 1);
    choose_kernel();
    ::unsetenv("URISCAN_KERNEL");
    EXPECT_EQ(kernel_name(), "scalar");
    EXPECT_EQ(kernel_in_use::read.load(), scalar_kernel.read);
    choose_kernel();
}

// The functions of the kernel as they are before the first use.  No constructor of this program has
// parsed anything.
const kernel at_start = [] {
    kernel functions = {};
#define URISCAN_MEMBER(function) functions.function = kernel_in_use::function.load()
    URISCAN_FOR_EACH_KERNEL_FUNCTION(URISCAN_MEMBER);
#undef URISCAN_MEMBER
    return functions;
}();

// Sets the function to what it is before its first use, and calls it.  This call must replace it by
// the function of the chosen kernel.  Returns the result of the call.
template <class Function, class... Arguments>
auto first_call(Function kernel::*member, function_in_use<Function>& function,
                Arguments&&... arguments) {
    function.store(at_start.*member);
    const auto result = function(arguments...);
    EXPECT_EQ(function.load(), usable_kernels().back()->*member);
    return result;
}

TEST(usable_kernels, are_chosen_by_the_first_call_of_any_function) {
    const auto is_valid = [](std::string_view text) {
        unsigned char part[sizeof(read_part)];
        return first_call(&kernel::read, kernel_in_use::read, text, part) == fault::none;
    };
    EXPECT_TRUE(is_valid("s:a"));
    EXPECT_FALSE(is_valid("s:%"));
    int state = uri_automaton::start;
    chunk_recorder<std::uint64_t> recorder(0, 0, no_offsets<std::uint64_t>);
    EXPECT_EQ(first_call(&kernel::advance, kernel_in_use::advance, state, "a b", recorder), 1U);
    EXPECT_EQ(
        first_call(&kernel::read_origin_form, kernel_in_use::read_origin_form, "/p?q").path_end,
        2U);
    alignas(16) constexpr nibble_table nothing = {};
    EXPECT_EQ(first_call(&kernel::find_scheme_end, kernel_in_use::find_scheme_end, "ab://",
                         std::size_t{0}, nothing)
                  .colon,
              2U);
    unsigned char part[sizeof(read_part)];
    EXPECT_EQ(
        first_call(&kernel::read_run, kernel_in_use::read_run, "a:b c", std::size_t{0}, false, part)
            .size,
        3U);
    EXPECT_EQ(first_call(&kernel::find_changes, kernel_in_use::find_changes, "S:", std::size_t{1}),
              text_changes::letter);
    EXPECT_EQ(first_call(&kernel::find_plain, kernel_in_use::find_plain, "%41", uri_components()),
              plain_parts::segments);
    text_marks marks = {};
    kernel_in_use::find_marks.store(at_start.find_marks);
    kernel_in_use::find_marks("a", 0, mark_sets(), &marks, 1);
    EXPECT_EQ(marks.signs, ~std::uint64_t{0});
    EXPECT_EQ(kernel_in_use::find_marks.load(), usable_kernels().back()->find_marks);
    line_columns columns(1);
    kernel_in_use::read_lines.store(at_start.read_lines);
    EXPECT_EQ(parse_lines("a\n", columns), 2U);
    EXPECT_EQ(kernel_in_use::read_lines.load(), usable_kernels().back()->read_lines);
    std::uint64_t word = 0;
    kernel_in_use::check_lines.store(at_start.check_lines);
    EXPECT_EQ(check_lines("a\n%\n", {&word, 1}).valid, 1U);
    EXPECT_EQ(kernel_in_use::check_lines.load(), usable_kernels().back()->check_lines);
    ipv6_octets octets;
    kernel_in_use::decode_ipv6.store(at_start.decode_ipv6);
    kernel_in_use::decode_ipv6("[::1]", octets.data());
    EXPECT_EQ(octets.back(), 1);
    EXPECT_EQ(kernel_in_use::decode_ipv6.load(), usable_kernels().back()->decode_ipv6);
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
        EXPECT_EQ(kernel.find_plain(null_text, at), plain_parts::segments | plain_parts::octets)
            << kernel.name;
    }
}

}  // namespace
}  // namespace uriscan::tests
