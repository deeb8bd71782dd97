// The kernels: the URI machine, compiled once for each instruction set, and access to the kernel in
// use.
//
// To add a kernel, write its file.  Then add a line in src/CMakeLists.txt, two declarations in this
// file, an entry in `kernels` of kernels.cpp, and the kernel's name in
// tests/unit/usable_kernels_test.cpp.  tests/unit/kernel_test.cpp compares all kernels with the
// machine that skips nothing.  CONTRIBUTING.md lists all steps.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/machine.hpp"
#include "kernels/nibbles.hpp"

namespace uriscan {

// The number of octets that a kernel looks at together.  A mask has one bit for each of them.
constexpr std::size_t block_size = 64;

// Reads a text as a URI-reference, and stores a read_part (uri_view.hpp) in `to`.  `to` can be the
// memory of any struct that starts with the same members, so the caller need not copy them.  For a
// text of more than max_text_size octets, stores nothing, and returns a fault other than `none`.
using read_function = fault (*)(std::string_view text, unsigned char* to) noexcept;

// Runs the machine over a chunk of a text, starting in state `cs`.  Returns how many octets of the
// chunk were accepted.  If all were accepted, stores in `cs` the state after them.  If not, `cs`
// need not be the state after the accepted octets, but it is final if and only if that state is
// final.
using advance_function = std::size_t (*)(int& cs, std::string_view chunk,
                                         chunk_recorder<std::uint64_t>& recorder) noexcept;

// How far a text was read as an origin form: a path, and maybe a query (RFC 9112, section 3.2.1).
struct origin_reading {
    std::uint32_t path_end;  // the offset of the "?" that starts the query; without it, `read.stop`
    extent read;
};

// Reads a text of at most max_text_size octets as an origin form.
using read_origin_form_function = origin_reading (*)(std::string_view text) noexcept;

// A ":" that can end a scheme.
struct scheme_end {
    std::size_t colon;
    std::size_t start;  // where the octets before the ":" start that can all be in a scheme
};

// Finds the first ":" at `from` or later that can end the scheme of a URI.  At least one of these
// conditions must be met: the octet before the ":" is in `ends`, and is at `from` or later; or a
// "/" or a backslash is after the ":"; or the ":" is the last octet of the text.  `start` is never
// before `from`.  If there is no such ":", both offsets are the size of the text.
using find_scheme_end_function = scheme_end (*)(std::string_view text, std::size_t from,
                                                const nibble_table& ends) noexcept;

// A run: the octets at the start of a text, up to the first octet that cannot be in a URI.
struct uri_run {
    std::size_t size;  // how many octets the run has
    // Whether the run has more than one ":", or a cut octet (uri_octets.hpp).  A ")" at the end is
    // not counted if the run has no other cut octet and no "(".
    bool may_have_cut;
    bool is_reference;  // whether the run is a URI-reference
    // If true, no octet of the host is one of host_delimiters.  A ")" at the end of the run is not
    // counted.  If false, the kernel may not have looked at all octets of the host.
    bool has_plain_host = false;
};

// Measures the run at the start of a text, and reads it as a read_function does.  If the text
// starts with a scheme and "://", `body` is the offset after them, so that most runs can be read
// faster.  Otherwise, it is 0.  `is_opened` says whether a "(" is before the text.  Then the run
// ends before the first ")" that has no "(" before it.
using read_run_function = uri_run (*)(std::string_view text, std::size_t body, bool is_opened,
                                      unsigned char* to) noexcept;

// Masks for 64 octets of a text, for src/text/redact.  Bit i stands for octet i.
template <class Mask>
struct basic_text_marks {
    // The octets at which the search for a URI or reference starts:
    // - each "?", and each ":" that can end a scheme;
    // - each octet that can be before a reference, if a "/" or a possible escape of a "/" follows;
    // - each "%", backslash and "&" that can start the code of a ":" or "?".
    Mask anchors;

    // The octets at which a URI can end, or a secret can start or end.  These are all octets that
    // are not plain (mark_sets), and all positions after the text.  An octet directly before
    // certain words is also a sign: before a segment that can be in a pattern of secret paths, and
    // before the start of a token.
    Mask signs;
};
using text_marks = basic_text_marks<std::uint64_t>;

// The sets of octets that find_marks() looks for.  Each comment says which octets are in the set.
struct mark_sets {
    alignas(16) nibble_table scheme_ends;  // the last octets of the schemes without "//"
    alignas(16) nibble_table slash;        // "/", and what can start an escape of it
    alignas(16) nibble_table boundary;     // what can be before a reference
    alignas(16) nibble_table code;         // the second octets of codes of ":" or "?", as in "%3A"
    alignas(16) nibble_table plain;        // what neither ends a URI nor delimits a secret
    alignas(16) nibble_table before_word;  // plain, and can be directly before a word
    word_buckets words;                    // segments that start a pattern, and starts of tokens
    bool has_equals = false;               // whether each "=" is an anchor
};

// Stores the masks of `count` blocks of 64 octets in `marks`.  The first block starts at the offset
// `from`, and the last block has at least one octet.
using find_marks_function = void (*)(std::string_view text, std::size_t from, const mark_sets& sets,
                                     text_marks* marks, std::size_t count) noexcept;

// The rows of lines: one array for each offset (batch.hpp).  `begin` and `end` count from the start
// of the text, the other offsets from the start of the line.  Each array has memory for `most`
// rows, and for `most_together` more, in which a kernel can store anything; `valid` also has one
// more word.
struct line_rows {
    static constexpr std::size_t most_together = 8;

    std::uint32_t* begin;
    std::uint32_t* end;
    std::uint32_t* scheme_end;
    std::uint32_t* host_begin;
    std::uint32_t* host_end;
    std::uint32_t* path_begin;
    std::uint32_t* path_end;
    std::uint32_t* query_end;
    std::uint32_t* stop;
    std::uint64_t* valid;  // one bit for each row
    std::size_t most;
    std::size_t count = 0;
};

// Adds a row for each line of a text of at most max_text_size octets, from the offset `from` on,
// as long as there is room.  Returns the offset after the last of these lines.  Stops before a line
// without a line feed, and may stop before any other line.
//
// A row says where its line begins and ends.  If its bit in `valid` is set, the line is a valid
// URI-reference, and the row has all offsets.  If not, the caller must read the line.
using read_lines_function = std::size_t (*)(std::string_view text, std::size_t from,
                                            line_rows& rows) noexcept;

// Reads no lines.  This is for kernels that cannot read several lines together.
std::size_t read_no_lines(std::string_view, std::size_t from, line_rows&) noexcept;

// Says for lines whether they are valid.  `invalid` has one bit for each of `most` lines.
struct line_verdicts {
    std::uint64_t* invalid;
    std::size_t most;
    std::size_t count = 0;  // how many lines were read
};

// Reads the first lines of a text of at most max_text_size octets by a rule.  Adds their number to
// `count`, and sets the bit of each line that is not valid.  Returns the offset after the last of
// these lines.  Stops before a line that has no line feed or for which there is no room, and may
// stop before any other line.
using check_lines_function = std::size_t (*)(std::string_view text, rule rule,
                                             line_verdicts& to) noexcept;

// Reads no lines, like read_no_lines().
std::size_t check_no_lines(std::string_view, rule, line_verdicts&) noexcept;

// What normalization could change in a text: a sum of these numbers.
struct text_changes {
    static constexpr unsigned letter = 1;           // an upper-case letter before the path
    static constexpr unsigned dot_after_slash = 2;  // a "/.", which may start a dot segment
    static constexpr unsigned lower_digit = 4;      // a triplet with a lower-case digit
    static constexpr unsigned unreserved = 8;       // a triplet of an unreserved octet
};

// Finds what normalization could change in a valid URI-reference.  Upper-case letters count only
// before the offset `lowered`.
using find_changes_function = unsigned (*)(std::string_view text, std::size_t lowered) noexcept;

// The plain parts of a URI-reference: a sum of these numbers.
struct plain_parts {
    static constexpr unsigned host = 1;  // letters, digits, and single "." and "-" between them;
                                         // the last label starts with a letter
    static constexpr unsigned segments = 2;  // no "//", "/." and "/%" in the path
    static constexpr unsigned octets = 4;    // no "%" in the text
};

// Finds the plain parts of a valid URI-reference.  A kernel need not find a plain host that ends
// after the first block, and the scalar kernel finds none.
using find_plain_function = unsigned (*)(std::string_view text, const uri_components& at) noexcept;

// Stores the sixteen octets of an IPv6address in `to`.  `host` has the brackets, and can have a
// zone identifier after the address, which parse_allowing() lets through.
using decode_ipv6_function = void (*)(std::string_view host, std::uint8_t* to) noexcept;

// Reads a text of at most max_text_size octets as an IRI-reference (RFC 3987), and stores what was
// read, as read_function does.  Returns whether the whole text is an IRI-reference.
using read_iri_function = bool (*)(std::string_view text, unsigned char* to) noexcept;

// The function `read_iri` of kernels that cannot mark characters (characters.hpp).
bool read_iri_by_table(std::string_view text, unsigned char* to) noexcept;

// Calls a macro with the name of each function of a kernel.  The function NAME has the type
// NAME_function.
#define URISCAN_FOR_EACH_KERNEL_FUNCTION(macro) \
    macro(read);                                \
    macro(advance);                             \
    macro(read_iri);                            \
    macro(read_origin_form);                    \
    macro(find_scheme_end);                     \
    macro(read_run);                            \
    macro(find_marks);                          \
    macro(find_changes);                        \
    macro(find_plain);                          \
    macro(read_lines);                          \
    macro(check_lines);                         \
    macro(decode_ipv6)

struct kernel {
    std::string_view name;
#define URISCAN_MEMBER(function) function##_function function
    URISCAN_FOR_EACH_KERNEL_FUNCTION(URISCAN_MEMBER);
#undef URISCAN_MEMBER
};

extern const kernel scalar_kernel;
extern const kernel sse_kernel;
extern const kernel avx2_kernel;
extern const kernel avx512_kernel;
extern const kernel neon_kernel;
extern const kernel simd128_kernel;

// The functions of a kernel, each as a constant of its own.  So a linker can leave out all
// functions that a program does not use (-Wl,--gc-sections).  shared.hpp has the definition.
template <const kernel& Kernel>
struct functions_of {
    static const std::string_view name;
#define URISCAN_MEMBER(function) static const function##_function function
    URISCAN_FOR_EACH_KERNEL_FUNCTION(URISCAN_MEMBER);
#undef URISCAN_MEMBER
};

extern template struct functions_of<scalar_kernel>;
extern template struct functions_of<sse_kernel>;
extern template struct functions_of<avx2_kernel>;
extern template struct functions_of<avx512_kernel>;
extern template struct functions_of<neon_kernel>;
extern template struct functions_of<simd128_kernel>;

// A function of the kernel in use.  At first, this is a function that chooses the kernel.
template <class Function>
class function_in_use;
template <class Result, class... Arguments>
class function_in_use<Result (*)(Arguments...) noexcept> {
public:
    using pointer = Result (*)(Arguments...) noexcept;

    constexpr explicit function_in_use(pointer at_start) noexcept : function_(at_start) {}

    Result operator()(Arguments... arguments) const noexcept { return load()(arguments...); }

    pointer load() const noexcept { return function_.load(std::memory_order_relaxed); }
    void store(pointer function) noexcept { function_.store(function, std::memory_order_relaxed); }

private:
    std::atomic<pointer> function_;
};

// The functions of the kernel in use.  They are initialized at compile time, so that constructors
// of static objects can call them.
struct kernel_in_use {
#define URISCAN_MEMBER(function) static function_in_use<function##_function> function
    URISCAN_FOR_EACH_KERNEL_FUNCTION(URISCAN_MEMBER);
#undef URISCAN_MEMBER
};

// These functions are for tests and benchmarks.  A program that calls one of them contains all
// functions of all kernels.
//
// Returns the kernels that this processor can run, the slowest first.
std::span<const kernel* const> usable_kernels() noexcept;

// Uses this kernel from now on.
void use_kernel(const kernel& kernel) noexcept;

// Chooses the kernel again, and uses it from now on.
void choose_kernel() noexcept;

// Reads a text with a kernel as a URI-reference.  Returns how far it was read, and stores the
// components of the part that was read in `at`.
template <class Kernel>
extent read_with(const Kernel& kernel, std::string_view text, uri_components& at) noexcept {
    read_part part;
    const fault found = kernel.read(text, reinterpret_cast<unsigned char*>(&part));
    at = part.at;
    return {part.size, found == fault::none};
}

inline extent read_uri_reference(std::string_view text, uri_components& at) noexcept {
    return read_with(kernel_in_use(), text, at);
}

}  // namespace uriscan
