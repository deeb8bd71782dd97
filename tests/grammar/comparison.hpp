// Compares the library with the slow reference parser on one text: the verdict, every component,
// the host kind and the error offset.
#pragma once

#include <array>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "grammar/reference.hpp"
#include "grammar/rfc2396.hpp"
#include "grammar/rfc9112.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/request_target.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::tests {

// One of the rules that a text can be checked against: its value in the library, its value in the
// oracle, and its name in RFC 3986, Appendix A.
struct top_rule {
    rule ours;
    oracle::rule theirs;
    const char* name;

    friend std::ostream& operator<<(std::ostream& out, const top_rule& rule) {
        return out << rule.name;
    }
};

inline constexpr std::array<top_rule, 4> top_rules = {{
    {rule::uri_reference, oracle::rule::uri_reference, "URI-reference"},
    {rule::uri, oracle::rule::uri, "URI"},
    {rule::absolute_uri, oracle::rule::absolute_uri, "absolute-URI"},
    {rule::relative_ref, oracle::rule::relative_ref, "relative-ref"},
}};

// Describes how parse() and the reference parser differ on `text`. Returns std::nullopt if they
// agree.
std::optional<std::string> difference(const oracle::reference_parser& reference,
                                      const top_rule& rule, std::string_view text);

// Does the same for a result of parse() and the verdict of the reference parser.
std::optional<std::string> difference(const result<uri_view>& ours, const oracle::verdict& theirs);

// A rule of RFC 2396 that a text can be checked against. The members are like those of top_rule.
struct rfc2396_rule {
    rfc2396::rule ours;
    oracle::rfc2396::rule theirs;
    const char* name;
};

inline constexpr std::array<rfc2396_rule, 3> rfc2396_rules = {{
    {rfc2396::rule::uri_reference, oracle::rfc2396::rule::uri_reference, "URI-reference"},
    {rfc2396::rule::absolute_uri, oracle::rfc2396::rule::absolute_uri, "absoluteURI"},
    {rfc2396::rule::relative_uri, oracle::rfc2396::rule::relative_uri, "relativeURI"},
}};

std::optional<std::string> difference(const oracle::rfc2396::reference_parser& reference,
                                      const rfc2396_rule& rule, std::string_view text);

// A rule of RFC 3987 that a text can be checked against. The members are like those of top_rule.
struct iri_top_rule {
    iri_rule ours;
    oracle::rule theirs;
    const char* name;
};

inline constexpr std::array<iri_top_rule, 4> iri_top_rules = {{
    {iri_rule::iri_reference, oracle::rule::uri_reference, "IRI-reference"},
    {iri_rule::iri, oracle::rule::uri, "IRI"},
    {iri_rule::absolute_iri, oracle::rule::absolute_uri, "absolute-IRI"},
    {iri_rule::relative_iri_ref, oracle::rule::relative_ref, "irelative-ref"},
}};

std::optional<std::string> difference(const oracle::reference_parser& reference,
                                      const iri_top_rule& rule, std::string_view text);

// A call of parse_request_target(): by method, by form, or with the text alone.
struct target_rule {
    result<request_target_view> (*parse)(std::string_view text);
    oracle::rfc9112::allowed theirs;
    const char* name;
};

inline constexpr std::array<target_rule, 8> target_rules = {{
    {[](std::string_view text) { return parse_request_target(text); },
     oracle::rfc9112::allowed::all, "request-target"},
    {[](std::string_view text) { return parse_request_target(text, "CONNECT"); },
     oracle::rfc9112::allowed::of_connect, "of CONNECT"},
    {[](std::string_view text) { return parse_request_target(text, "OPTIONS"); },
     oracle::rfc9112::allowed::of_options, "of OPTIONS"},
    {[](std::string_view text) { return parse_request_target(text, "GET"); },
     oracle::rfc9112::allowed::of_others, "of GET"},
    {[](std::string_view text) { return parse_request_target(text, request_form::origin); },
     oracle::rfc9112::allowed::origin, "origin-form"},
    {[](std::string_view text) { return parse_request_target(text, request_form::absolute); },
     oracle::rfc9112::allowed::absolute, "absolute-form"},
    {[](std::string_view text) { return parse_request_target(text, request_form::authority); },
     oracle::rfc9112::allowed::authority, "authority-form"},
    {[](std::string_view text) { return parse_request_target(text, request_form::asterisk); },
     oracle::rfc9112::allowed::asterisk, "asterisk-form"},
}};

std::optional<std::string> difference(const oracle::rfc9112::reference_parser& reference,
                                      const target_rule& rule, std::string_view text);

std::optional<std::string> difference(const result<request_target_view>& ours,
                                      const oracle::rfc9112::verdict& theirs);

// Does the same for parse_host_field().
std::optional<std::string> difference_in_host_field(
    const oracle::rfc9112::reference_parser& reference, std::string_view text);

}  // namespace uriscan::tests
