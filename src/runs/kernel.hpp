// A kernel made of a way to skip runs.  Included by the file of each instruction set after what
// switches the compiler to it, so that all of this is compiled for it; as templates over a type of
// that file's own, none of it is shared with another.
#pragma once

#include <cstdint>
#include <string_view>

#include "machine.hpp"
#include "runs/kernels.hpp"
#include "runs/runs.hpp"
#include "uri_parser.hpp"

namespace uriscan {

template <class Runs>
extent read_with(const unsigned char* begin, const unsigned char* end,
                 uri_components& at) noexcept {
    offset_sink<std::uint32_t> sink(begin, 0, no_marks<std::uint32_t>);
    Runs runs(begin, end);
    int cs = uri_parser::uri_parser_start;
    const unsigned char* const p = uri_parser::run(cs, begin, end, sink, runs);
    const auto stop = static_cast<std::uint32_t>(p - begin);
    at = close(sink.marks(), stop);
    return {stop, cs >= uri_parser::uri_parser_first_final};
}

template <class Runs>
const unsigned char* advance_with(int& cs, const unsigned char* begin, const unsigned char* end,
                                  offset_sink<std::uint64_t>& sink) noexcept {
    Runs runs(begin, end);
    offset_sink<std::uint64_t> own_sink = sink;
    const unsigned char* const p = uri_parser::run(cs, begin, end, own_sink, runs);
    sink = own_sink;
    return p;
}

// Kept apart, so that short texts have their registers to themselves.
template <class Runs>
[[gnu::noinline]] extent read_long(const unsigned char* begin, const unsigned char* end,
                                   uri_components& at) noexcept {
    return read_with<Runs>(begin, end, at);
}

template <class Block>
extent read_in_blocks(std::string_view text, uri_components& at) noexcept {
    const unsigned char* const begin = octets(text);
    const unsigned char* const end = begin + text.size();
    return text.size() < block_size ? read_with<short_runs<Block>>(begin, end, at)
                                    : read_long<long_runs<Block>>(begin, end, at);
}

template <class Block>
constexpr kernel kernel_of(std::string_view name) noexcept {
    return {name, read_in_blocks<Block>, advance_with<long_runs<Block>>};
}

}  // namespace uriscan
