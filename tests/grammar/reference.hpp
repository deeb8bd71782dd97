// The slow and obvious parser. It cuts a string into components the way the regular expression of
// RFC 3986, Appendix B, does, and cuts the authority as Section 3.2 describes. Then it checks each
// component with the automaton of that component's rule in Appendix A. It compares every verdict
// with that of the automaton of the whole rule, so each answer is found in two ways.

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

// If the string is valid, `parts` contains its components; the path is always present. If it is
// invalid, `parts` is empty, and `error_offset` is the length of the longest prefix that some
// string of the rule's language starts with.
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

// The parser for RFC 3986 as published. The first call builds it.
const reference_parser& rfc3986_reference();

}  // namespace uriscan::oracle
