// A kernel made of a way to skip runs.  Included by the file of each instruction set after what
// switches the compiler to it, so that all of this is compiled for it; as templates over a type of
// that file's own, none of it is shared with another.
#pragma once

#include <cstdint>
#include <string_view>

#include "kernels/machine.hpp"
#include "kernels/colons.hpp"
#include "kernels/kernels.hpp"
#include "kernels/runs.hpp"
#include "uri_parser.hpp"

namespace uriscan {

template <class Runs>
[[gnu::always_inline]] inline parse_result<uri_view> parse_with(rule rule,
                                                                std::string_view text) noexcept {
    chunk_sink<std::uint32_t> sink(0, 0, no_marks<std::uint32_t>);
    Runs runs(octets(text), text.size());
    int cs = uri_parser::uri_parser_start;
    const auto stop =
        static_cast<std::uint32_t>(uri_parser::run(cs, octets(text), text.size(), sink, runs));
    parse_result<uri_view> result = result_access::make(
        rule, text, close(sink.marks(), stop), {stop, cs >= uri_parser::uri_parser_first_final});
    if (rule != rule::uri_reference) {
        result_access::narrow(result);
    }
    return result;
}

template <class Runs>
std::size_t advance_with(int& cs, std::string_view chunk,
                         chunk_sink<std::uint64_t>& sink) noexcept {
    Runs runs(octets(chunk), chunk.size());
    chunk_sink<std::uint64_t> own_sink = sink;
    const std::size_t count = uri_parser::run(cs, octets(chunk), chunk.size(), own_sink, runs);
    sink = own_sink;
    return count;
}

template <class Runs>
parse_result<uri_view> parse_any(rule rule, std::string_view text) noexcept {
    return text.size() <= parse_result<uri_view>::max_size ? parse_with<Runs>(rule, text)
                                                           : result_access::too_long(rule);
}

// Short texts have their registers to themselves.
template <class Block>
parse_result<uri_view> parse_in_blocks(rule rule, std::string_view text) noexcept {
    return text.size() < block_size ? parse_with<short_runs<Block>>(rule, text)
                                    : parse_any<long_runs<Block>>(rule, text);
}

template <class Block>
constexpr kernel kernel_of(std::string_view name) noexcept {
    return {name, parse_in_blocks<Block>, advance_with<long_runs<Block>>, find_colons<Block>};
}

}  // namespace uriscan
