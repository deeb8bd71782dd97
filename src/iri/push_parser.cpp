// Parses an IRI in chunks.
#include <algorithm>

#include "iri/reading.hpp"
#include "kernels/iri_reader.hpp"
#include "octets/subtext.hpp"
#include "parse/pushing.hpp"
#include "uriscan/iri.hpp"

namespace uriscan {
namespace {

// A state between brackets is negative (kernels/brackets.hpp), and is not final.
bool ends_reference(int state) noexcept {
    return state > iri_machine::error && iri_machine::is_final(state);
}

// Says whether a state is within the octets of a character.
bool is_in_character(int state) noexcept {
    bool is = false;
    iri_machine::for_each_transition(std::max(state, iri_machine::error), [&](const auto& next) {
        is |= next.low >= 0x80 && next.low < 0xC0;
    });
    return is;
}

}  // namespace

template <>
struct machine_of<iri_grammar> {
    using state = iri_grammar::state;

    static constexpr state start = {iri_machine::start, iri_machine::start};

    static rule restriction_of(iri_rule rule) noexcept { return uriscan::restriction_of(rule); }

    static std::size_t advance(state& at, std::string_view chunk,
                               chunk_recorder<std::uint64_t>& recorder) noexcept {
        const int before = at.now;
        const std::size_t count = advance_iri(at.now, chunk, recorder);
        const std::string_view read = subtext(chunk, 0, count);
        if (!is_in_character(at.now)) {
            at.before_character = at.now;
        } else if (const std::size_t cut = incomplete_character_size(read); cut != 0) {
            // The character begins in this chunk.
            at.before_character = before;
            chunk_recorder<std::uint64_t> unused = recorder;
            advance_iri(at.before_character, subtext(read, 0, read.size() - cut), unused);
        }
        return count;
    }
    static bool is_final(const state& at) noexcept { return ends_reference(at.now); }
    static bool was_final(const state& at) noexcept { return ends_reference(at.before_character); }
};

template class basic_push_parser<iri_grammar>;

}  // namespace uriscan
