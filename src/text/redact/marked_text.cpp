// The sets of octets come from the machines of ragel/tolerant_sets.rl, from the machine of the
// grammar, and from the lists of schemes and secret paths.
#include "text/redact/marked_text.hpp"

#include "kernels/self_loops.hpp"
#include "text/redact/secret_paths.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/redact/units.hpp"
#include "text/scheme_search.hpp"
#include "uriscan/literal.hpp"

namespace uriscan {
namespace {

// The octets that a query can contain as they are (section 3.4).
constexpr octet_set query_octets() {
    const auto query = detail::find_transition(uri_automaton::start, '?');
    return self_loop_of(query->target).octets;
}

constexpr nibble_table table_of(unsigned sets) {
    return make_nibble_table(
        [sets](std::size_t octet) { return is_in(static_cast<char>(octet), sets); });
}

constexpr mark_sets usual_sets = {
    .scheme_ends = {},
    .after_scheme = table_of(tolerant_table::slash | tolerant_table::encoding),
    .gap = table_of(tolerant_table::gap),
    .slash = table_of(tolerant_table::slash),
    .plain = make_nibble_table([](std::size_t octet) {
        return query_octets()[octet] && !is_in(static_cast<char>(octet), tolerant_table::hint);
    }),
    .segments = {}};

}  // namespace

mark_sets mark_sets_of(std::span<const std::string_view> schemes) noexcept {
    const octets_of_ends ends(schemes);
    const octets_of_ends ends_of_property_schemes(property_schemes);
    mark_sets sets = usual_sets;
    sets.scheme_ends = make_nibble_table([&](std::size_t octet) {
        const char end = static_cast<char>(octet);
        return ends.has(end) || ends_of_property_schemes.has(end);
    });
    sets.segments = starts_in_buckets;
    return sets;
}

}  // namespace uriscan
