// Describes errors: by names for programs, and by a sentence for people.  The functions that return
// a std::string are in error_owned.cpp.
#include "uriscan/result.hpp"

#include <algorithm>
#include <array>

#include "octets/hexadecimal.hpp"
#include "octets/limited_writer.hpp"
#include "octets/subtext.hpp"

namespace uriscan {
namespace {

// The pieces of a sentence.  Pieces that the sentence does not need are empty.
using sentence = std::array<std::string_view, 4>;

// The octet at the error's offset, in quotes, or "the end" if the text ends there.
class found_octet {
public:
    found_octet(const uri_error& error, std::string_view text) noexcept {
        if (error.offset >= text.size()) {
            return;
        }
        const shown_octet shown(text[error.offset]);
        limited_writer quoted(quoted_);
        quoted.put("'");
        quoted.put(shown.text());
        quoted.put("'");
        size_ = quoted.size();
    }

    std::string_view text() const noexcept {
        return size_ == 0 ? std::string_view("the end") : std::string_view(quoted_.data(), size_);
    }

private:
    std::array<char, 6> quoted_ = {};  // an octet as \xHH, and the quotes
    std::size_t size_ = 0;
};

sentence sentence_for(const uri_error& error) noexcept {
    const std::string_view where = name_of(error.component);
    switch (error.reason) {
        case error_reason::too_long: return {"the result would have 4294967296 octets or more"};
        case error_reason::missing_scheme: return {"expected a scheme"};
        case error_reason::unexpected_fragment: return {"no fragment can follow"};
        case error_reason::malformed_percent_encoding:
            return {"'%' without two hexadecimal digits after it"};
        case error_reason::colon_in_first_segment:
            return {"':' in the first segment of a relative reference"};
        case error_reason::malformed_ip_literal: return {"malformed IP literal"};
        case error_reason::invalid_port: return {"the port is not a number"};
        case error_reason::unexpected_end: return {"unexpected end in ", where};
        case error_reason::unexpected_character: return {"unexpected character in ", where};
        case error_reason::buffer_too_small: return {"the buffer is too small for the result"};
        case error_reason::base_without_scheme: return {"the base has no scheme"};
        case error_reason::climbs_above_root: return {"'..' climbs above the root of the path"};
        case error_reason::unreachable:
            return {error.component == component::scheme
                        ? "a URI without a scheme cannot be made relative"
                        : "no reference leads to this URI: resolving removes its dot segments"};
        case error_reason::missing_host: return {"user information or a port, but no host"};
        case error_reason::path_not_absolute:
            return {"a path after an authority must start with '/' or be empty"};
        case error_reason::path_begins_with_slashes:
            return {"a path without an authority before it cannot start with '//'"};
        case error_reason::dot_segment: return {"a segment '.' or '..' would be removed"};
        case error_reason::scheme_not_allowed: return {"the scheme is not allowed here"};
        case error_reason::missing_authority: return {"expected '//' and a host after the scheme"};
        case error_reason::userinfo_in_target: return {"user information before the host"};
        case error_reason::empty_host: return {"the host is empty"};
        case error_reason::not_a_host_name:
            return {"the host is neither an IP address nor a name of the DNS"};
        case error_reason::host_name_too_long:
            return {"the host has a label of more than 63 octets, or more than 253 octets"};
        case error_reason::port_out_of_range: return {"the port is not from 1 to 65535"};
        case error_reason::other_authority: return {"the target names another ", where};
        case error_reason::invalid_literal:
            return {"this character is not allowed outside of an expression"};
        case error_reason::unclosed_expression: return {"an expression has no '}' at its end"};
        case error_reason::reserved_operator: return {"the operator is reserved for extensions"};
        case error_reason::invalid_variable_name:
            return {"expected the name of a variable, ',' or '}'"};
        case error_reason::invalid_modifier:
            return {"expected ':' and a number from 1 to 9999, or '*', and then ',' or '}'"};
        case error_reason::prefix_of_composite:
            return {"a list or an associative array cannot have a prefix"};
        case error_reason::repeated_variable: return {"the variable is already in the template"};
        case error_reason::ambiguous_template: return {"the template matches a text in two ways"};
        case error_reason::too_many_states: return {"the template is too large to be matched"};
    }
    return {};
}

// Says whether the error is at the "%" of a wrong triplet, and not at an octet that should be one
// of its digits.  The parsers report the digit, and functions such as decode() report the "%".
bool is_at_percent_sign(const uri_error& error, std::string_view text) noexcept {
    constexpr std::size_t digits = 2;
    const std::size_t before = error.offset - std::min<std::size_t>(error.offset, digits);
    return error.offset < text.size() && text[error.offset] == '%' &&
           subtext(text, before, error.offset - before).find('%') == text.npos;
}

sentence sentence_for(const uri_error& error, std::string_view text,
                      std::string_view found) noexcept {
    const std::string_view where = name_of(error.component);
    switch (error.reason) {
        case error_reason::too_long: return {"the text has 4294967296 octets or more"};
        case error_reason::missing_scheme: return {"expected a scheme, found ", found};
        case error_reason::malformed_percent_encoding:
            if (is_at_percent_sign(error, text)) {
                return sentence_for(error);
            }
            return {"expected a hexadecimal digit of a percent-encoding in ", where, ", found ",
                    found};
        case error_reason::malformed_ip_literal:
            return error.offset < text.size() ? sentence{"unexpected ", found, " in IP literal"}
                                              : sentence{"unexpected end in IP literal"};
        case error_reason::unexpected_character:
            return {"unexpected character ", found, " in ", where};
        default: return sentence_for(error);
    }
}

}  // namespace

std::string_view name_of(component component) noexcept {
    switch (component) {
        case component::scheme: return "scheme";
        case component::userinfo: return "userinfo";
        case component::host: return "host";
        case component::port: return "port";
        case component::path: return "path";
        case component::query: return "query";
        case component::fragment: return "fragment";
    }
    return "";
}

std::string_view name_of(error_reason reason) noexcept {
    switch (reason) {
        case error_reason::too_long: return "too-long";
        case error_reason::missing_scheme: return "missing-scheme";
        case error_reason::unexpected_fragment: return "unexpected-fragment";
        case error_reason::malformed_percent_encoding: return "malformed-percent-encoding";
        case error_reason::colon_in_first_segment: return "colon-in-first-segment";
        case error_reason::malformed_ip_literal: return "malformed-ip-literal";
        case error_reason::invalid_port: return "invalid-port";
        case error_reason::unexpected_end: return "unexpected-end";
        case error_reason::unexpected_character: return "unexpected-character";
        case error_reason::buffer_too_small: return "buffer-too-small";
        case error_reason::base_without_scheme: return "base-without-scheme";
        case error_reason::climbs_above_root: return "climbs-above-root";
        case error_reason::unreachable: return "unreachable";
        case error_reason::missing_host: return "missing-host";
        case error_reason::path_not_absolute: return "path-not-absolute";
        case error_reason::path_begins_with_slashes: return "path-begins-with-slashes";
        case error_reason::dot_segment: return "dot-segment";
        case error_reason::scheme_not_allowed: return "scheme-not-allowed";
        case error_reason::missing_authority: return "missing-authority";
        case error_reason::userinfo_in_target: return "userinfo-in-target";
        case error_reason::empty_host: return "empty-host";
        case error_reason::not_a_host_name: return "not-a-host-name";
        case error_reason::host_name_too_long: return "host-name-too-long";
        case error_reason::port_out_of_range: return "port-out-of-range";
        case error_reason::other_authority: return "other-authority";
        case error_reason::invalid_literal: return "invalid-literal";
        case error_reason::unclosed_expression: return "unclosed-expression";
        case error_reason::reserved_operator: return "reserved-operator";
        case error_reason::invalid_variable_name: return "invalid-variable-name";
        case error_reason::invalid_modifier: return "invalid-modifier";
        case error_reason::prefix_of_composite: return "prefix-of-composite";
        case error_reason::repeated_variable: return "repeated-variable";
        case error_reason::ambiguous_template: return "ambiguous-template";
        case error_reason::too_many_states: return "too-many-states";
    }
    return "";
}

std::size_t describe(const uri_error& error, std::string_view text,
                     std::span<char> buffer) noexcept {
    const found_octet found(error, text);
    limited_writer out(buffer);
    for (const std::string_view piece :
         text.data() == nullptr ? sentence_for(error) : sentence_for(error, text, found.text())) {
        out.put(piece);
    }
    return out.size();
}

}  // namespace uriscan
