// Parses texts with octets that the caller allows.
#include "uriscan/allow.hpp"

#include <optional>

#include "kernels/kernels.hpp"
#include "octets/subtext.hpp"
#include "octets/triplets.hpp"
#include "operations/machine_states.hpp"
#include "operations/resuming_reader.hpp"
#include "operations/tolerant_tail.hpp"
#include "parse/authority.hpp"
#include "single_rules.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Returns the size of the zone identifier, including its "%", that starts where the reader stopped.
// Returns 0 if none starts there.  A zone identifier must follow a complete IPv6 address.  The
// state of the machine shows such an address: it accepts "]", and has no self-loop.  The state
// after an IPvFuture also accepts "]", but has a self-loop.
std::size_t zone_id_size(const resuming_reader& reader) noexcept {
    const int state = reader.at().state;
    if (reader.where() != component::host || is_refused(state, ']') || has_self_loop(state)) {
        return 0;
    }
    const std::string_view rest = reader.rest();
    int cs = zone_id::zone_id_start;
    const unsigned char* const bracket_end =
        zone_id::run(cs, octets(rest), octets(rest) + rest.size());
    return cs >= zone_id::zone_id_first_final
               ? static_cast<std::size_t>(bracket_end - octets(rest)) - 1
               : 0;
}

// Reads the whole text, and adds what was let through to `let_through`.  Returns an error at the
// first octet that neither fits nor is let through.
std::optional<uri_error> read(resuming_reader& reader, const allowances& allowed,
                              allowances& let_through) noexcept {
    for (;;) {
        reader.read();
        if (!reader.has_stopped()) {
            return std::nullopt;
        }
        if (reader.can_go_on() && allowed.allows(reader.rest().front()) &&
            !reader.is_slash_of_authority()) {
            let_through.allow(reader.rest().front());
            reader.go_on_as_triplet(1);
        } else if (const std::size_t size = zone_id_size(reader);
                   size > 0 && allowed.allows_zone_ids()) {
            let_through.allow_zone_ids();
            reader.go_over(size);
        } else {
            return reader.error();
        }
    }
}

std::uint32_t size_without_incomplete_triplet(std::string_view prefix) noexcept {
    return static_cast<std::uint32_t>(prefix.size() - incomplete_triplet_size(prefix));
}

// Says whether a text that was read as a URI-reference fits the rule.
bool fits(rule rule, std::string_view text, const uri_components& at) noexcept {
    const extent read = {static_cast<std::uint32_t>(text.size()), true};
    const auto unused = [] { return std::uint32_t{0}; };  // only an error needs this size
    return check_rule(rule, at, read, unused).whole;
}

// Says whether octets in this component can be let through.
bool is_tolerant(component where) noexcept {
    return where == component::host || where == component::path || where == component::query ||
           where == component::fragment;
}

// Reads a text that the strict parser refuses, with the reader that finds errors.
result<allowed_view> parse_with_reader(rule rule, std::string_view text,
                                       const allowances& allowed) noexcept {
    const uri_error error = parse(rule, text).error();
    if (text.size() > max_text_size || !is_tolerant(error.component) ||
        error.reason == error_reason::unexpected_fragment) {
        return error;
    }
    resuming_reader reader(text);
    allowances let_through;
    const std::optional<uri_error> stop = read(reader, allowed, let_through);
    const long_uri_components at = reader.at().components();
    // If the rule needs a scheme, the text has one.  For a text without a scheme, the strict parser
    // reports an error in the scheme, and is_tolerant() above returns false.
    if (rule == rule::relative_ref && has_scheme(at)) {
        return error;
    }
    if (rule == rule::absolute_uri && at.query_end != reader.at().size) {
        return uri_error{error_reason::unexpected_fragment, component::fragment,
                         static_cast<std::size_t>(at.query_end)};
    }
    if (stop) {
        return *stop;
    }
    return allowed_view::unchecked(uri_view::unchecked(text, detail::narrow(at)), let_through);
}

// The strict machine has read a text up to the end of `part`.  Reads the rest.  Returns nothing if
// parse_with_reader() must read the text.
std::optional<allowed_view> read_tail(rule rule, std::string_view text, const uri_view& part,
                                      const allowances& allowed) noexcept {
    const std::uint32_t stop = size_without_incomplete_triplet(part.text());
    const uri_components& at = part.components();
    if (stop <= at.path_end && !is_settled_path(text, at, stop)) {
        return std::nullopt;
    }
    const auto read = read_tolerant_tail(text, at, stop, allowed);
    const bool is_valid = read && fits(rule, text, read->components());
    return is_valid ? read : std::nullopt;
}

// The position of the machine after a "/" that starts a path, if no authority can follow.
constexpr machine_position after_first_slash = {.state = state_of_absolute_path, .size = 1};

}  // namespace

result<allowed_view> parse_allowing(rule rule, std::string_view text,
                                    const allowances& allowed) noexcept {
    if (text.size() <= max_text_size) {
        uri_components at;
        const extent strict = read_uri_reference(text, at);
        if (!strict.whole) {
            const uri_view part = uri_view::unchecked(subtext(text, 0, strict.stop), at);
            if (const auto read = read_tail(rule, text, part, allowed)) {
                return *read;
            }
        } else if (fits(rule, text, at)) {
            return allowed_view(uri_view::unchecked(text, at));
        }
    }
    return parse_with_reader(rule, text, allowed);
}

result<allowed_view> parse_path_allowing(std::string_view text,
                                         const allowances& allowed) noexcept {
    if (text.size() > max_text_size) {
        return uri_error{error_reason::too_long, component::path, max_text_size};
    }
    const origin_reading strict = kernel_in_use::read_origin_form(text);
    const uri_components at = {.path_end = strict.path_end, .query_end = strict.read.stop};
    if (strict.read.whole) {
        return allowed_view(uri_view::unchecked(text, at));
    }
    if (strict.read.stop == 0) {
        return uri_error{
            text.empty() ? error_reason::unexpected_end : error_reason::unexpected_character,
            component::path, 0};
    }
    const std::uint32_t stop = size_without_incomplete_triplet(subtext(text, 0, strict.read.stop));
    if (const auto read = read_tolerant_tail(text, at, stop, allowed)) {
        return *read;
    }
    resuming_reader reader(subtext(text, 1), after_first_slash, component::path);
    allowances let_through;
    if (std::optional<uri_error> error = read(reader, allowed, let_through)) {
        ++error->offset;
        return *error;
    }
    return allowed_view::unchecked(
        uri_view::unchecked(text, detail::narrow(reader.at().components())), let_through);
}

// The machine reads the text after "//", so its offsets are greater than those in the text.
result<authority_view> parse_authority_allowing(std::string_view text,
                                                const allowances& allowed) noexcept {
    const result<authority_view> parsed = parse_authority(text);
    if (parsed || !allowed.allows_zone_ids() || text.size() > max_text_size) {
        return parsed;
    }
    machine_position start;
    start.advance(mark_of_authority);
    resuming_reader reader(text, start, component::host);
    allowances let_through;
    const std::optional<uri_error> error = read(reader, allow_zone_ids, let_through);
    if (let_through.empty()) {
        return parsed;
    }
    const long_uri_components at = reader.at().components();
    if (at.path_begin != reader.at().size) {
        return delimiter_after(at);
    }
    if (error) {
        return *error;
    }
    const auto offset = [](std::uint64_t found) {
        return static_cast<std::uint32_t>(found - mark_of_authority.size());
    };
    return authority_view(text, offset(at.host_begin), offset(at.host_end));
}

}  // namespace uriscan
