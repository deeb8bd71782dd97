// The sets of octets come from the machines of ragel/tolerant_sets.rl, from the machine of the
// grammar, and from the lists of schemes and secret paths.
#include "text/redact/marked_text.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "kernels/uri_octets.hpp"
#include "text/redact/connection_string.hpp"
#include "text/redact/secret_paths.hpp"
#include "text/redact/tokens.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/redact/units.hpp"

namespace uriscan {
namespace {

constexpr nibble_table table_of(unsigned sets) {
    return make_nibble_table(
        [sets](std::size_t octet) { return is_in(static_cast<char>(octet), sets); });
}

constexpr mark_sets usual_sets = {
    .scheme_ends = {},
    .slash = table_of(tolerant_table::slash | tolerant_table::encoding),
    // A closing bracket can end the address of a data source name.
    .boundary = table_of(tolerant_table::boundary | tolerant_table::closing),
    .code = table_of(tolerant_table::code),
    .plain = make_nibble_table([](std::size_t octet) {
        return has_octet(query_octets, octet) &&
               !is_in(static_cast<char>(octet), tolerant_table::hint);
    }),
    .before_word = make_nibble_table([](std::size_t octet) { return octet == '/'; }),
    .words = {}};

}  // namespace

nibble_table ends_of_schemes(std::span<const std::string_view> schemes) noexcept {
    nibble_table ends{};
    add_last_octets(ends, schemes);
    add_last_octets(ends, property_schemes);
    add_last_octets(ends, web_schemes);
    return ends;
}

mark_sets mark_sets_with(const nibble_table& scheme_ends, bool shapes) noexcept {
    mark_sets sets = usual_sets;
    sets.scheme_ends = scheme_ends;
    sets.words = starts_in_buckets;
    if (shapes) {
        sets.before_word = octets_before_tokens;
        sets.words.add(token_starts_in_buckets);
    }
    return sets;
}

// Says whether a ";" is in a part of the text, or near it.  Without one, a "=" is in no connection
// string.
bool marked_text::has_semicolon(std::size_t begin, std::size_t end) const noexcept {
    begin -= std::min(begin, most_before_equals);
    end = std::min(end + most_of_first_value, text_.size());
    return std::memchr(text_.data() + begin, ';', end - begin) != nullptr;
}

// Loads the block of the octet at `offset`, and those after it.
void marked_text::load(std::size_t offset) noexcept {
    assert(begin_ + offset < text_.size());
    const std::size_t begin = (begin_ + offset) / block_size * block_size;
    const std::size_t size = std::min(most * block_size, text_.size() - begin);
    start_ = begin - begin_;
    end_ = start_ + size;
    const std::size_t count = (size + block_size - 1) / block_size;
    sets_.has_equals = has_semicolon(begin, begin + size);
    kernel_in_use::find_marks(text_, begin, sets_, marks_.data(), count);
    const bool is_last = begin + size == text_.size();
    marks_[count] = {0, ~std::uint64_t{0}};  // used only if this is the end of the text
    complete_ = (is_last ? count : count - 1) * block_size;
    list_anchors(count);
    leave_out_anchors_after_part();
}

// Lists the offsets of the anchors.  Most blocks have up to two anchors.  So the second anchor of a
// block is listed without a branch, which could not be predicted.  If there is no second anchor,
// the offset that is written is overwritten later.
void marked_text::list_anchors(std::size_t count) noexcept {
    static_assert(most <= 64);
    std::uint64_t blocks = 0;  // those that have an anchor
    for (std::size_t block = count; block > 0; --block) {
        blocks = blocks + blocks + (marks_[block - 1].anchors != 0 ? 1 : 0);
    }
    std::size_t size = 0;
    for (; blocks != 0; blocks &= blocks - 1) {
        const auto block = static_cast<std::size_t>(std::countr_zero(blocks));
        std::uint64_t anchors = marks_[block].anchors;
        const auto list_one = [&] {
            constexpr auto last_bit = std::uint64_t{1} << (block_size - 1);
            const auto bit = static_cast<std::size_t>(std::countr_zero(anchors | last_bit));
            anchors_[size] = static_cast<std::uint16_t>(block * block_size + bit);
            size += anchors != 0 ? 1 : 0;
            anchors &= anchors - 1;
        };
        list_one();
        list_one();
        while (anchors != 0) {
            list_one();
        }
    }
    anchors_[size] = no_anchor;
    next_ = 0;
}

}  // namespace uriscan
