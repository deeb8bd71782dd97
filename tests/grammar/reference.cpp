// The reference parser. It finds the five parts by RFC 3986, Appendix B, and the parts of the
// authority by Section 3.2, and checks each part with the rules of Appendix A.

#include "reference.hpp"

#include "in_order.hpp"

#include "rfc3986.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace uriscan::oracle {

namespace {

std::size_t end_before(std::string_view text, std::string_view delimiters) {
    return static_cast<std::size_t>(std::ranges::find_first_of(text, delimiters) - text.begin());
}

struct authority_parts {
    std::optional<std::string_view> userinfo;
    std::string_view host;
    std::optional<std::string_view> port;
};

// A valid authority has at most one "@". After the "@" it has at most one ":" outside of brackets.
// An authority with more of them is invalid, so it does not matter which "@" and which ":" split
// it.
authority_parts split_authority(std::string_view text) {
    authority_parts parts;
    const std::size_t at = text.rfind('@');
    if (at != std::string_view::npos) {
        parts.userinfo = text.substr(0, at);
        text.remove_prefix(at + 1);
    }
    const std::size_t colon = text.rfind(':');
    const std::size_t bracket = text.rfind(']');
    if (colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket)) {
        parts.port = text.substr(colon + 1);
        text = text.substr(0, colon);
    }
    parts.host = text;
    return parts;
}

bool has_parts_required(rule which, const five_parts& parts) {
    switch (which) {
        case rule::uri_reference: return true;
        case rule::uri: return parts.scheme.has_value();
        case rule::absolute_uri: return parts.scheme.has_value() && !parts.fragment.has_value();
        case rule::relative_ref: return !parts.scheme.has_value();
    }
    return false;
}

// Compiles the rule. RFC 3987, Section 2.2, changed the names of the rules of RFC 3986 that it
// extends: "If the non-terminal contains 'URI', this has been changed to 'IRI'. Otherwise, an 'i'
// has been prefixed." If the grammar has a rule with the changed name, it is compiled instead.
dfa compile_uri_or_iri(const grammar& rules, const std::string& name) {
    std::string changed = name;
    const std::size_t uri = name.find("URI");
    uri == std::string::npos ? changed.insert(0, 1, 'i') : changed.replace(uri, 1, "I");
    return compile(rules, rules.find(lower_case(changed)) == nullptr ? name : changed);
}

}  // namespace

bool absent_or_valid(const std::optional<std::string_view>& part, const dfa& language) {
    return !part || language.accepts(*part);
}

std::string octets_of_classes(std::span<const dfa* const> automata) {
    std::set<std::vector<unsigned>, in_order> seen;
    std::string result;
    for (unsigned octet = 0; octet < 256; ++octet) {
        std::vector<unsigned> classes;
        for (const dfa* const automaton : automata) {
            classes.push_back(automaton->classes()[octet]);
        }
        if (seen.insert(classes).second) {
            result.push_back(static_cast<char>(octet));
        }
    }
    return result;
}

void refuse_disagreement(std::string_view text) {
    throw std::logic_error("the rules of the parts and of the whole string disagree: " +
                           std::string(text));
}

five_parts split_by_appendix_b(std::string_view text) {
    five_parts parts;
    const std::size_t scheme_end = end_before(text, ":/?#");
    if (scheme_end > 0 && scheme_end < text.size() && text[scheme_end] == ':') {
        parts.scheme = text.substr(0, scheme_end);
        text.remove_prefix(scheme_end + 1);
    }
    if (text.starts_with("//")) {
        text.remove_prefix(2);
        const std::size_t authority_end = end_before(text, "/?#");
        parts.authority = text.substr(0, authority_end);
        text.remove_prefix(authority_end);
    }
    const std::size_t path_end = end_before(text, "?#");
    parts.path = text.substr(0, path_end);
    text.remove_prefix(path_end);
    if (text.starts_with('?')) {
        const std::size_t query_end = end_before(text, "#");
        parts.query = text.substr(1, query_end - 1);
        text.remove_prefix(query_end);
    }
    if (text.starts_with('#')) {
        parts.fragment = text.substr(1);
    }
    return parts;
}

reference_parser::reference_parser(const grammar& rules)
    : uri_reference_(compile_uri_or_iri(rules, "URI-reference")),
      uri_(compile_uri_or_iri(rules, "URI")),
      absolute_uri_(compile_uri_or_iri(rules, "absolute-URI")),
      relative_ref_(compile_uri_or_iri(rules, "relative-ref")),
      scheme_(compile_uri_or_iri(rules, "scheme")),
      userinfo_(compile_uri_or_iri(rules, "userinfo")),
      host_(compile_uri_or_iri(rules, "host")),
      ipv4_address_(compile_uri_or_iri(rules, "IPv4address")),
      ipv6_address_(compile_uri_or_iri(rules, "IPv6address")),
      port_(compile_uri_or_iri(rules, "port")),
      path_abempty_(compile_uri_or_iri(rules, "path-abempty")),
      path_absolute_(compile_uri_or_iri(rules, "path-absolute")),
      path_noscheme_(compile_uri_or_iri(rules, "path-noscheme")),
      path_rootless_(compile_uri_or_iri(rules, "path-rootless")),
      path_empty_(compile_uri_or_iri(rules, "path-empty")),
      query_(compile_uri_or_iri(rules, "query")),
      fragment_(compile_uri_or_iri(rules, "fragment")) {}

const dfa& reference_parser::automaton(rule which) const {
    switch (which) {
        case rule::uri_reference: return uri_reference_;
        case rule::uri: return uri_;
        case rule::absolute_uri: return absolute_uri_;
        case rule::relative_ref: return relative_ref_;
    }
    throw std::invalid_argument("no such rule");
}

verdict reference_parser::parse(rule which, std::string_view text) const {
    return verdict_of(parse_by_parts(which, text), automaton(which), text);
}

std::optional<verdict> reference_parser::parse_by_parts(rule which, std::string_view text) const {
    const five_parts parts = split_by_appendix_b(text);
    if (!has_parts_required(which, parts) || !absent_or_valid(parts.scheme, scheme_) ||
        !valid_path(parts) || !absent_or_valid(parts.query, query_) ||
        !absent_or_valid(parts.fragment, fragment_)) {
        return std::nullopt;
    }
    verdict result = begin_verdict<verdict>(parts);
    if (parts.authority) {
        const authority_parts authority = split_authority(*parts.authority);
        if (!absent_or_valid(authority.userinfo, userinfo_) || !host_.accepts(authority.host) ||
            !absent_or_valid(authority.port, port_)) {
            return std::nullopt;
        }
        result.parts.userinfo = authority.userinfo;
        result.parts.host = authority.host;
        result.parts.port = authority.port;
        result.host = kind_of_host(authority.host);
    }
    return result;
}

// Checks the path against the alternatives of hier-part and relative-part.
bool reference_parser::valid_path(const five_parts& parts) const {
    if (parts.authority) {
        return path_abempty_.accepts(parts.path);
    }
    const dfa& relative = parts.scheme ? path_rootless_ : path_noscheme_;
    return path_absolute_.accepts(parts.path) || relative.accepts(parts.path) ||
           path_empty_.accepts(parts.path);
}

// Returns the kind of a valid host. An IPv4address is also a reg-name, so the check for an
// IPv4address comes first ("first-match-wins", RFC 3986, Section 3.2.2).
host_kind reference_parser::kind_of_host(std::string_view host) const {
    if (host.starts_with('[')) {
        const std::string_view inside = host.substr(1, host.size() - 2);
        return ipv6_address_.accepts(inside) ? host_kind::ipv6 : host_kind::ipvfuture;
    }
    return ipv4_address_.accepts(host) ? host_kind::ipv4 : host_kind::reg_name;
}

const reference_parser& rfc3986_reference() {
    static const reference_parser parser(rfc3986_grammar());
    return parser;
}

}  // namespace uriscan::oracle
