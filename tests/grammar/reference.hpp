// The slow and obvious parser. It cuts a string into components the way RFC 3986, Appendix B, does
// with its regular expression, cuts the authority as Section 3.2 describes, and then asks the
// automaton of each component's own rule in Appendix A whether that component is in order. Every
// verdict is compared with the automaton of the whole rule: two ways to one answer.

#pragma once

#include "automaton.hpp"

#include <cstddef>
#include <optional>
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

// The parts that Appendix B finds in any string, valid or not.
struct five_parts {
    std::optional<std::string_view> scheme;
    std::optional<std::string_view> authority;
    std::string_view path;
    std::optional<std::string_view> query;
    std::optional<std::string_view> fragment;

    friend bool operator==(const five_parts&, const five_parts&) = default;
};

five_parts split_by_appendix_b(std::string_view text);

// For a valid string the components, the path always among them; for an invalid one none of them,
// and the length of the longest prefix that some string of the rule's language begins with.
struct verdict {
    bool valid = false;
    components parts;
    host_kind host = host_kind::none;
    std::size_t error_offset = 0;
};

class reference_parser {
public:
    explicit reference_parser(const grammar& rules);

    // The views in the verdict point into `text`. Throws std::logic_error if the two ways to the
    // verdict disagree.
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

// The parser of RFC 3986 as published, made at the first call.
const reference_parser& rfc3986_reference();

}  // namespace uriscan::oracle
