// The functions of a kernel, as templates over its block or skipper.
//
// The file of each instruction set includes this header after the pragma that makes the compiler
// use that instruction set, so that everything here is compiled for it.  shared.hpp says why no
// other file can call these functions.
#pragma once

#include "kernels/changes.hpp"
#include "kernels/marks.hpp"
#include "kernels/plainness.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"
#include "kernels/text_search.hpp"
#include "origin_form_parser.hpp"
#include "uri_parser.hpp"

namespace uriscan {
namespace {

// Stores numbers one after another.  Each number is in a register, so each is stored by an
// instruction of its own.
template <class... Numbers>
[[gnu::always_inline]] inline void store(unsigned char* to, Numbers... numbers) noexcept {
    ((std::memcpy(to, &numbers, sizeof numbers), to += sizeof numbers), ...);
}

// Stores what the machine has recorded up to the offset `stop`.  Returns the fault of a text in
// which the machine stopped in the state `cs`.
[[gnu::always_inline]] inline fault store_part(const chunk_recorder<std::uint32_t>& recorder,
                                               std::size_t stop, int cs,
                                               unsigned char* to) noexcept {
    static_assert(sizeof(read_part) == 7 * sizeof(std::uint32_t));
    const auto size = static_cast<std::uint32_t>(stop);
    const uri_components at = close(recorder.offsets(), size);
    store(to, at.scheme_end, at.host_begin, at.host_end, at.path_begin, at.path_end, at.query_end,
          size);
    static_assert(fault{uri_parser::refused_after_text} == fault::after_reference);
    return cs >= uri_parser::uri_parser_first_final ? fault::none : fault{cs};
}

template <class Skipper>
fault read_any(std::string_view text, unsigned char* to) noexcept;

// The machine could not jump over the octets between brackets.  This function reads these octets,
// from `begin`, the offset after the "[".  `to` already has scheme_end and host_begin.  Usually one
// of the octets is refused.  Then all other offsets are the offset of this octet.  If none is
// refused up to the "]", the function reads the text again from its start.
template <class Skipper>
[[gnu::noinline]] fault read_after_bracket(std::string_view text, std::size_t begin,
                                           unsigned char* to) noexcept {
    const bracket_reading read = read_in_brackets(bracket_opened, octets(text), begin, text.size());
    if (read.state == bracket_closed) {
        return read_any<typename Skipper::skipper_with_brackets>(text, to);
    }
    const auto end = static_cast<std::uint32_t>(read.stop);
    store(to + offsetof(uri_components, host_end), end, end, end, end, end);
    return fault{uri_parser::refused_after_start};
}

template <class Skipper>
[[gnu::always_inline]] inline fault read_as(std::string_view text, unsigned char* to) noexcept {
    chunk_recorder<std::uint32_t> recorder(0, 0, no_offsets<std::uint32_t>);
    Skipper skipper(octets(text), text.size());
    int cs = uri_parser::uri_parser_start;
    const std::size_t stop = uri_parser::run(cs, octets(text), text.size(), recorder, skipper);
    if constexpr (requires { typename Skipper::skipper_with_brackets; }) {
        if (cs == bracket_opened) [[unlikely]] {
            if (skipper.may_jump_later(stop)) {
                return read_any<typename Skipper::skipper_with_brackets>(text, to);
            }
            store(to, recorder.offsets().scheme_end, recorder.offsets().host_begin);
            return read_after_bracket<Skipper>(text, stop, to);
        }
    }
    return store_part(recorder, stop, cs, to);
}

template <class Skipper>
std::size_t advance_with(int& cs, std::string_view chunk,
                         chunk_recorder<std::uint64_t>& recorder) noexcept {
    Skipper skipper(octets(chunk), chunk.size());
    chunk_recorder<std::uint64_t> own_recorder = recorder;  // a copy can stay in registers
    const std::size_t count =
        uri_parser::run(cs, octets(chunk), chunk.size(), own_recorder, skipper);
    recorder = own_recorder;
    if (cs < 0) {
        cs = cs == uri_parser::refused_after_text ? uri_parser::uri_parser_first_final
                                                  : uri_parser::uri_parser_error;
    }
    return count;
}

template <class Skipper>
fault read_any(std::string_view text, unsigned char* to) noexcept {
    return text.size() <= max_text_size ? read_as<Skipper>(text, to) : fault::after_reference;
}

// Reads a text with one of two copies of the machine.  The copy for short texts can keep their only
// block in registers.
template <class Block>
[[gnu::noinline]] fault read_in_blocks(std::string_view text, unsigned char* to) noexcept {
    return text.size() < block_size ? read_as<short_skipper<Block>>(text, to)
                                    : read_any<long_skipper<Block>>(text, to);
}

// Stores the components of a simple run (simple_ends in text_search.hpp).  `body` is the offset
// after the "://".
[[gnu::always_inline]] inline uri_run store_simple(std::size_t body,
                                                   const simple_ends<std::size_t>& ends,
                                                   unsigned char* to,
                                                   bool has_plain_host = false) noexcept {
    const auto host_begin = static_cast<std::uint32_t>(body);
    const auto host_end = static_cast<std::uint32_t>(ends.host);
    const auto path_end = static_cast<std::uint32_t>(ends.path);
    const auto size = static_cast<std::uint32_t>(ends.run);
    const std::uint32_t scheme_end = host_begin - 3;
    assert(3 < body && body <= ends.host && ends.host <= ends.path && ends.path <= ends.run &&
           ends.run <= max_text_size);
    store(to, scheme_end, host_begin, host_end, host_end, path_end, size, size);
    return {ends.run, false, true, has_plain_host};
}

// Measures a run of any size, and then reads it.
template <class Block>
[[gnu::noinline]] uri_run read_long_run(std::string_view text, unsigned char* to) noexcept {
    uri_run run = measure_run<Block>(text);
    run.is_reference = read_in_blocks<Block>({text.data(), run.size}, to) == fault::none;
    return run;
}

// Reads a run that need not be simple.  Most runs end in the first block.
template <class Block>
[[gnu::noinline]] uri_run read_any_run(std::string_view text, bool is_opened,
                                       unsigned char* to) noexcept {
    text = is_opened ? before_closing(text) : text;
    const Block block =
        text.size() < block_size ? Block(octets(text), text.size()) : Block(octets(text));
    const run_masks<std::uint64_t> masks = find_run(block);
    if (masks.stops == 0) {
        return read_long_run<Block>(text, to);
    }
    const std::size_t size = trailing_zeros(masks.stops);
    const std::string_view run(text.data(), size);
    const bool may_have_cut =
        (masks.cuts != 0 && !ends_with_lone_closing(run)) || has_second_bit(masks.colons);
    return {size, may_have_cut, read_in_blocks<Block>(run, to) == fault::none};
}

// Reads a run that may be simple, but does not end in the first block.
template <class Block>
[[gnu::noinline]] uri_run read_later_run(std::string_view text, std::size_t body, bool is_opened,
                                         unsigned char* to) noexcept {
    const simple_ends<std::size_t> ends = find_simple_ends<Block>(text, body);
    const bool is_end =
        ends_run(text, ends.run) ||
        (is_opened && text[ends.run] == ')' && subtext(text, 0, ends.run).find('(') == text.npos);
    return is_end && ends.run <= max_text_size ? store_simple(body, ends, to)
                                               : read_any_run<Block>(text, is_opened, to);
}

// Says whether a host that starts at the offset `begin` of a block has no octet of host_delimiters.
// `ends` is the mask of the octets at which the host can end.
template <class Block>
[[gnu::always_inline]] inline bool is_plain_host(const Block& block, std::size_t begin,
                                                 std::uint64_t ends) noexcept {
    const std::uint64_t host = (ends - 1) & ~ends & (~std::uint64_t{0} << begin);
    return (block.in(host_delimiters)&host) == 0;
}

// This is read_run_function.  Most runs are simple and end in the first block, so the machine need
// not read them.
template <class Block>
uri_run read_run(std::string_view text, std::size_t body, bool is_opened,
                 unsigned char* to) noexcept {
    assert(body <= text.size());
    if (body == 0) {
        return read_any_run<Block>(text, is_opened, to);
    }
    if (body >= block_size || text.size() < block_size) {
        return read_later_run<Block>(text, body, is_opened, to);
    }
    const Block block(octets(text));
    const simple_masks<std::uint64_t> masks = find_simple(block, body);
    if (masks.stops == 0) {
        return read_later_run<Block>(text, body, is_opened, to);
    }
    const std::size_t stop = trailing_zeros(masks.stops);
    const bool has_plain_host = is_plain_host(block, body, masks.host_ends);
    if (ends_run(text, stop)) {
        return store_simple(body, ends_of(masks), to, has_plain_host);
    }
    if (is_lone_closing(block, text, stop)) {
        if (is_opened) {
            return store_simple(body, ends_of(masks), to, has_plain_host);
        }
        if (stop + 1 < block_size && ends_run(text, stop + 1)) {
            return store_simple(body, ends_of(without(masks, stop)), to, has_plain_host);
        }
    }
    return read_any_run<Block>(text, is_opened, to);
}

// Records where the path of an origin form ends.
class path_end_recorder {
public:
    [[gnu::always_inline]] explicit path_end_recorder(std::size_t size) noexcept
        : path_end_(size) {}

    [[gnu::always_inline]] void path_end(std::size_t p) noexcept { path_end_ = p; }
    [[gnu::always_inline]] std::size_t offset() const noexcept { return path_end_; }

private:
    std::size_t path_end_;
};

template <class Skipper>
origin_reading read_origin_form_with(std::string_view text) noexcept {
    path_end_recorder recorder(text.size());
    Skipper skipper(octets(text), text.size());
    int cs = origin_form_parser::origin_form_parser_start;
    const std::size_t stop =
        origin_form_parser::run(cs, octets(text), text.size(), recorder, skipper);
    const std::size_t path_end = recorder.offset() < stop ? recorder.offset() : stop;
    return {static_cast<std::uint32_t>(path_end),
            {static_cast<std::uint32_t>(stop),
             cs >= origin_form_parser::origin_form_parser_first_final}};
}

template <class Block>
origin_reading read_origin_form_in_blocks(std::string_view text) noexcept {
    return text.size() < block_size
               ? read_origin_form_with<short_skipper<Block, origin_form_automaton>>(text)
               : read_origin_form_with<long_skipper<Block, origin_form_automaton>>(text);
}

// Returns the kernel that uses the given type of block.
template <class Block>
constexpr kernel kernel_of(std::string_view name, read_iri_function read_iri,
                           read_lines_function read_lines, check_lines_function check_lines,
                           decode_ipv6_function decode_ipv6 = decode_ipv6_by_words) noexcept {
    return {name,
            read_in_blocks<Block>,
            advance_with<long_skipper<Block>>,
            read_iri,
            read_origin_form_in_blocks<Block>,
            find_scheme_end<Block>,
            read_run<Block>,
            find_marks<Block>,
            find_changes<Block>,
            find_plain<Block>,
            read_lines,
            check_lines,
            decode_ipv6};
}

}  // namespace
}  // namespace uriscan
