// A kernel made of a way to skip runs.  Included by the file of each instruction set after what
// switches the compiler to it, so that all of this is compiled for it; as templates over a type of
// that file's own, none of it is shared with another.
#pragma once

#include <cstdint>
#include <string_view>

#include "kernels/colons.hpp"
#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/skipping.hpp"
#include "uri_parser.hpp"

namespace uriscan {

template <class Skipper>
[[gnu::always_inline]] inline result<uri_view> parse_with(rule rule,
                                                          std::string_view text) noexcept {
    chunk_recorder<std::uint32_t> recorder(0, 0, no_offsets<std::uint32_t>);
    Skipper skipper(octets(text), text.size());
    int cs = uri_parser::uri_parser_start;
    const auto stop = static_cast<std::uint32_t>(
        uri_parser::run(cs, octets(text), text.size(), recorder, skipper));
    const bool whole = cs >= uri_parser::uri_parser_first_final;
    result<uri_view> result =
        result_access::make({text.data(), stop}, close(recorder.offsets(), stop), whole);
    if (!whole || rule != rule::uri_reference) {
        result_access::finish(rule, text, result);
    }
    return result;
}

template <class Skipper>
std::size_t advance_with(int& cs, std::string_view chunk,
                         chunk_recorder<std::uint64_t>& recorder) noexcept {
    Skipper skipper(octets(chunk), chunk.size());
    chunk_recorder<std::uint64_t> own_recorder = recorder;
    const std::size_t count =
        uri_parser::run(cs, octets(chunk), chunk.size(), own_recorder, skipper);
    recorder = own_recorder;
    return count;
}

template <class Skipper>
result<uri_view> parse_any(rule rule, std::string_view text) noexcept {
    if (text.size() > max_text_size) {
        return uri_error{reason::too_long, component::path, max_text_size};
    }
    return parse_with<Skipper>(rule, text);
}

// Short texts have their registers to themselves.
template <class Block>
result<uri_view> parse_in_blocks(rule rule, std::string_view text) noexcept {
    return text.size() < block_size ? parse_with<short_skipper<Block>>(rule, text)
                                    : parse_any<long_skipper<Block>>(rule, text);
}

template <class Block>
constexpr kernel kernel_of(std::string_view name) noexcept {
    return {name, parse_in_blocks<Block>, advance_with<long_skipper<Block>>, find_colons<Block>};
}

}  // namespace uriscan
