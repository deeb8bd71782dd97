// Builds valid URIs from components (RFC 3986, sections 3 and 5.3).
//
// build() composes the components and then parses the text.  If the parser finds the same
// components in the text, they are valid.  So the text of a valid URI is read only once, by the
// kernel.  If the parser refuses the text or finds other components, the URI machine reads each
// component by itself, to find the mistake.  Linear.
#include <algorithm>
#include <iterator>
#include <optional>

#include "kernels/brackets.hpp"
#include "kernels/machine.hpp"
#include "octets/subtext.hpp"
#include "operations/composition.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {
namespace {

using machine = detail::uri_machine;

// A state of the URI machine for each component.  In this state, the machine loops on the octets
// and triplets of the component.  There are two exceptions: the first octet of a scheme, and a host
// between brackets.
constexpr int state_in(component which) noexcept {
    constexpr int states[] = {machine::after("a"),     machine::after("//:a"),
                              machine::after("//a@a"), machine::after("//a@:0"),
                              machine::after("/a/a"),  machine::after("?a"),
                              machine::after("#a")};
    static_assert(std::size(states) == std::size(all_components));
    return states[index(which)];
}

// Returns how many octets at the start of a text the machine reads in one state.
std::size_t size_of_loop(int state, std::string_view text) noexcept {
    std::size_t size = 0;
    while (size != text.size()) {
        if (has_octet(machine::loop(state), static_cast<unsigned char>(text[size]))) {
            ++size;
        } else if (machine::loops_on_triplets(state) && begins_with_triplet(subtext(text, size))) {
            size += 3;
        } else {
            break;
        }
    }
    return size;
}

}  // namespace

std::optional<uri_error> check_component(component where, std::string_view value) noexcept {
    int state = state_in(where);
    std::size_t stop = 0;
    bool can_end = true;
    if (where == component::host && value.starts_with('[')) {
        const bracket_reading read =
            read_in_brackets(bracket_opened, octets(value), 1, value.size());
        state = bracket_closed;
        can_end = read.state == bracket_closed;
        stop = read.stop + (can_end ? 1 : 0);
    } else if (where == component::scheme && value.empty()) {
        can_end = false;
    } else if (where != component::scheme || machine::after(machine::start, value[0]) == state) {
        stop = size_of_loop(state, value);
    }
    if (stop != value.size()) {
        const bool is_triplet = machine::loops_on_triplets(state) && value[stop] == '%';
        return uri_error{is_triplet ? error_reason::malformed_percent_encoding
                                    : error_reason::unexpected_character,
                         where, stop};
    }
    return can_end ? std::nullopt
                   : std::optional(uri_error{error_reason::unexpected_end, where, stop});
}

std::optional<uri_error> check_parts(const uri_parts& parts) noexcept {
    for (const component each : all_components) {
        const std::string_view part = part_of(parts, each);
        if (const auto wrong = is_present(part) ? check_component(each, part) : std::nullopt) {
            return wrong;
        }
    }
    return std::nullopt;
}

bool is_read_back(const uri_view& composed) noexcept {
    const auto parsed = parse_uri_reference(composed.text());
    return parsed && parsed->components() == composed.components();
}

result<uri_view> build(const uri_parts& parts, std::span<char> buffer, ambiguity policy) noexcept {
    const result<uri_view> composed = compose(parts, buffer, policy);
    const auto wrong = composed && is_read_back(*composed) ? std::nullopt : check_parts(parts);
    return wrong ? *wrong : composed;
}

}  // namespace uriscan
