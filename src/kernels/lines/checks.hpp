// Checks what masks do not show of a line: whether a scheme has only octets of a scheme (if there
// are no masks of these), whether a port has only digits, and whether an IPv6 address is between
// brackets.
//
// The first octets of the schemes of several lines are checked together.  The rest of a long
// scheme, the ports and the addresses are checked for all lines of a chunk together: a branch for
// each line would often be predicted wrongly.
#pragma once

#include "kernels/lines/line_sets.hpp"
#include "kernels/lines/octet_classes.hpp"
#include "kernels/lines/split.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {
namespace {

// Returns the first octets of lines that begin near the end of the text, at the offsets `begins`.
// Octets after the text are 0.
template <class Lanes>
[[gnu::noinline, gnu::cold]] typename Lanes::words first_octets_near_end(
    std::string_view text, const std::uint16_t* begins) noexcept {
    std::array<unsigned char, (Lanes::count * checked_of_scheme)> copy = {};
    std::array<std::uint16_t, Lanes::count> places;
    for (std::size_t i = 0; i < Lanes::count; ++i) {
        const std::size_t begin = std::min<std::size_t>(begins[i], text.size());
        const std::size_t size = std::min(checked_of_scheme, text.size() - begin);
        std::copy_n(octets(text) + begin, size, &copy[checked_of_scheme * i]);
        places[i] = static_cast<std::uint16_t>(checked_of_scheme * i);
    }
    return Lanes::first_octets(copy.data(), places.data());
}

// If a scheme has a wrong octet among the first eight octets of its line, marks the line as `open`:
// the machine must read it.  The lines begin at the offsets `begins` of the text.  The last of
// these is the greatest.
template <class Lanes>
[[gnu::always_inline]] inline void check_schemes(
    std::string_view text, const std::uint16_t* begins,
    split_lines<typename Lanes::words>& lines) noexcept {
    if constexpr (!Lanes::has_all_masks) {
        const bool is_near_end = begins[Lanes::count - 1] + checked_of_scheme > text.size();
        const auto first = is_near_end ? first_octets_near_end<Lanes>(text, begins)
                                       : Lanes::first_octets(octets(text), begins);
        lines.open |= Lanes::wrong_in_scheme(first, lines.scheme_end);
    }
}

// Says whether the rest of a scheme has only octets that can be in a scheme.  check_schemes() has
// checked the first octets.
template <class Octets, class Offset>
bool has_scheme(Octets line, Offset size) noexcept {
    return size <= checked_of_scheme ||
           std::all_of(line + checked_of_scheme, line + size,
                       [](auto octet) { return has_octet(in_scheme, octet); });
}

template <class Octets, class Offset>
bool has_colon(Octets line, Offset begin, Offset end) noexcept {
    return std::find(line + begin, line + end, ':') != line + end;
}

// The octets from `begin` to `end` are a host, or a host, a ":" and a port.  They have at most one
// ":" if the port has only digits.  Returns the end of the host.  Returns 0 if the port has other
// octets than digits.
template <class Octets, class Offset>
Offset end_of_host(Octets line, Offset begin, Offset end) noexcept {
    Offset port = end;
    // Before the host is a "/" or a "@", so this stops there at the latest.
    while (has_octet(in_port, line[port - 1])) {
        --port;
    }
    if (line[port - 1] == ':') {
        return port - 1;
    }
    return has_colon(line, begin, end) ? Offset(0) : end;
}

// Returns the size of a host that starts with a "[".  Returns 0 if it is not certain that the host
// is an IPv6 address, and that a port or nothing follows it.  `size` is the size of the host and
// what follows it, up to the path.  `rest` is the size of the text from the host on.  Some lines
// have a port, and others have none, so there is no branch for the port.
template <class Block>
offset_of<Block> size_of_bracket_host(place_of<Block> host, offset_of<Block> rest,
                                      offset_of<Block> size) noexcept {
    using mask = mask_of<Block>;
    const Block block = rest < block_size ? Block(host, rest) : Block(host);
    offset_of<Block> address = size_of_address(block, 1);
    if (address == 0) {
        address = size_of_any_address<Block>(host + 1, rest - 1);
    }
    if (address == 0) {
        return 0;
    }
    const offset_of<Block> end = 1 + address + 1;  // at most 47, as an address has up to 45
    const mask has_port = block.equal(':') >> end & 1;
    const mask port = block.in(in_port) >> end >> 1;
    const mask port_size = trailing_ones(port) & -has_port;
    return end + has_port + port_size == size ? end : offset_of<Block>(0);
}

// Completes the row of a line whose host and port were not checked yet.  Says whether it is certain
// that they are valid.
template <class Block>
bool complete_host(std::string_view text, line_rows& rows, std::size_t row) noexcept {
    const unsigned char* const line = octets(text) + rows.begin[row];
    const std::uint32_t begin = rows.host_begin[row];
    const std::uint32_t end = rows.path_begin[row];
    if (has_octet(in_path, line[begin])) {
        return (rows.host_end[row] = end_of_host(line, begin, end)) != 0;
    }
    if (line[begin] != '[') {
        return false;
    }
    const std::string_view rest = subtext(text, rows.begin[row] + std::size_t{begin});
    const std::size_t size = size_of_bracket_host<Block>(octets(rest), rest.size(), end - begin);
    rows.host_end[row] = begin + static_cast<std::uint32_t>(size);
    return size != 0;
}

// Checks the lines that were not checked yet, and completes their rows.
template <class Chunk>
void check_rest(std::string_view text, std::size_t count, line_rows& rows,
                line_sets<Chunk>& sets) noexcept {
    sets.for_each_unchecked(count, [&](std::size_t number) {
        const std::size_t row = rows.count + number;
        const bool has_authority = rows.host_begin[row] != 0;
        if (!has_scheme(octets(text) + rows.begin[row], rows.scheme_end[row]) ||
            (has_authority && !complete_host<typename Chunk::block_type>(text, rows, row))) {
            sets.open(number);
        }
    });
}

}  // namespace
}  // namespace uriscan::lines
