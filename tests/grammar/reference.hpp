// The slow and obvious parser. It cuts a string into components the way the regular expression of
// RFC 3986, Appendix B, does. It cuts the authority as Section 3.2 describes. Then it checks each
// component with the automaton of that component's rule in Appendix A. Finally, it checks the whole
// string with the automaton of the whole rule. The check of the components and the check of the
// whole string must agree.

#pragma once

#include "automaton.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace uriscan::oracle {

enum class rule { uri_reference, uri, absolute_uri, relative_ref };

enum class host_kind { none, reg_name, ipv4, ipv6, ipvfuture };

struct components {
    std::optional<std::string_view> scheme;
    std::optional<std::string_view> userinfo;
    std::optional<std::string_view> host;
    std::optional<std::string_view> port;
    std::optional<std::string_view> path;
    std::optional<std::string_view> query;
    std::optional<std::string_view> fragment;

    friend bool operator==(const components&, const components&) = default;
};

// The parts that the regular expression of Appendix B finds in any string, valid or not.
struct five_parts {
    std::optional<std::string_view> scheme;
    std::optional<std::string_view> authority;
    std::string_view path;
    std::optional<std::string_view> query;
    std::optional<std::string_view> fragment;

    friend bool operator==(const five_parts&, const five_parts&) = default;
};

five_parts split_by_appendix_b(std::string_view text);

// What the slow parsers of this folder have in common:

bool absent_or_valid(const std::optional<std::string_view>& part, const dfa& language);

// Returns one octet of each class. None of the automata tells two octets of a class apart.
std::string octets_of_classes(std::span<const dfa* const> automata);

// Throws std::logic_error, because the check of the parts of a text and the check of the whole text
// have different results.
[[noreturn]] void refuse_disagreement(std::string_view text);

// Returns a verdict with all parts except those of the authority.
template <class Verdict>
Verdict begin_verdict(const five_parts& parts) {
    Verdict result;
    result.valid = true;
    result.parts.scheme = parts.scheme;
    result.parts.path = parts.path;
    result.parts.query = parts.query;
    result.parts.fragment = parts.fragment;
    return result;
}

// Checks the whole text, after its parts were checked.  Returns the verdict.
template <class Verdict>
Verdict verdict_of(const std::optional<Verdict>& by_parts, const dfa& language,
                   std::string_view text) {
    const dfa::run_result whole = language.run(text);
    if (by_parts.has_value() != whole.accepted) {
        refuse_disagreement(text);
    }
    Verdict invalid;
    invalid.error_offset = whole.viable;
    return by_parts.value_or(invalid);
}

// The result of a parse. If the string is valid, `parts` contains its components, and the path is
// always present. If the string is invalid, all of `parts` are absent. `error_offset` is then the
// length of the longest prefix that some string of the rule's language starts with.
struct verdict {
    bool valid = false;
    components parts;
    host_kind host = host_kind::none;
    std::size_t error_offset = 0;
};

class reference_parser {
public:
    // `rules` are the rules of URIs or those of IRIs. RFC 3987 gives the latter other names. The
    // text of an IRI is in UTF-8, and the error offset counts its octets.
    explicit reference_parser(const grammar& rules);

    // The views in the verdict point into `text`. Throws std::logic_error if the check of the
    // single components and the check of the whole string have different results.
    verdict parse(rule which, std::string_view text) const;

    const dfa& automaton(rule which) const;

private:
    std::optional<verdict> parse_by_parts(rule which, std::string_view text) const;
    bool valid_path(const five_parts& parts) const;
    host_kind kind_of_host(std::string_view host) const;

    dfa uri_reference_;
    dfa uri_;
    dfa absolute_uri_;
    dfa relative_ref_;
    dfa scheme_;
    dfa userinfo_;
    dfa host_;
    dfa ipv4_address_;
    dfa ipv6_address_;
    dfa port_;
    dfa path_abempty_;
    dfa path_absolute_;
    dfa path_noscheme_;
    dfa path_rootless_;
    dfa path_empty_;
    dfa query_;
    dfa fragment_;
};

// Returns the parser for RFC 3986 as published. The first call builds the parser.
const reference_parser& rfc3986_reference();

}  // namespace uriscan::oracle
