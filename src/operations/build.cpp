// Builds valid URIs from components (RFC 3986, sections 3 and 5.3).
//
// build() composes the components and then parses the text.  If the parser finds the same
// components in the text, they are valid.  So the text of a valid URI is read only once, by the
// kernel.  If the parser refuses the text or finds other components, each component is checked by
// the machine of its rule, to find the mistake.  Linear.
#include <algorithm>
#include <iterator>
#include <optional>

#include "kernels/machine.hpp"
#include "octets/subtext.hpp"
#include "operations/composition.hpp"
#include "single_rules.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {
namespace {

constexpr int machine_start(component which) noexcept {
    using machine = component_text;
    constexpr int starts[] = {
        machine::component_text_en_scheme_text,  machine::component_text_en_userinfo_text,
        machine::component_text_en_host_text,    machine::component_text_en_port_text,
        machine::component_text_en_path_text,    machine::component_text_en_query_text,
        machine::component_text_en_fragment_text};
    static_assert(std::size(starts) == std::size(all_components));
    return starts[index(which)];
}

}  // namespace

std::optional<uri_error> check_component(component where, std::string_view value) noexcept {
    const unsigned char* const begin = octets(value);
    int cs = machine_start(where);
    const auto stop =
        static_cast<std::size_t>(component_text::run(cs, begin, begin + value.size()) - begin);
    if (stop == value.size() && cs >= component_text::component_text_first_final) {
        return std::nullopt;
    }
    // If one of the two octets before `stop` is "%", the error is inside its triplet.
    const std::size_t before = stop - std::min<std::size_t>(stop, 2);
    const std::size_t percent = subtext(value, before, stop - before).rfind('%');
    if (percent != std::string_view::npos) {
        return uri_error{error_reason::malformed_percent_encoding, where, before + percent};
    }
    return uri_error{
        stop == value.size() ? error_reason::unexpected_end : error_reason::unexpected_character,
        where, stop};
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
