// The reference parser of RFC 2396. It finds the five parts by Appendix B, an opaque part by
// Section 3, and the parts of an authority by Sections 3.2 and 4.3. It checks each part with the
// rules of Appendix A.

#include "rfc2396.hpp"

#include "rfc3986.hpp"

#include <stdexcept>

namespace uriscan::oracle::rfc2396 {

namespace {

bool has_parts_required(rule which, const five_parts& parts) {
    switch (which) {
        case rule::uri_reference: return true;
        case rule::absolute_uri: return parts.scheme && !parts.fragment;
        case rule::relative_uri: return !parts.scheme && !parts.fragment;
    }
    return false;
}

grammar with_servers_at_addresses(const grammar& rules) {
    grammar more = read_abnf("server_at_an_address = [ userinfo \"@\" ] IPv4address [ \":\" port ]",
                             notation::rfc2396);
    more.include(rules);
    return more;
}

}  // namespace

std::string appendix_a() {
    return grammar_file("rfc2396.bnf");
}

grammar appendix_a_grammar() {
    return read_abnf(appendix_a(), notation::rfc2396);
}

reference_parser::reference_parser(const grammar& rules)
    : uri_reference_(compile(rules, "URI-reference")),
      absolute_uri_(compile(rules, "absoluteURI")),
      relative_uri_(compile(rules, "relativeURI")),
      scheme_(compile(rules, "scheme")),
      opaque_part_(compile(rules, "opaque_part")),
      authority_(compile(rules, "authority")),
      server_(compile(rules, "server")),
      server_at_an_address_(compile(with_servers_at_addresses(rules), "server_at_an_address")),
      userinfo_(compile(rules, "userinfo")),
      hostname_(compile(rules, "hostname")),
      ipv4_address_(compile(rules, "IPv4address")),
      port_(compile(rules, "port")),
      abs_path_(compile(rules, "abs_path")),
      rel_path_(compile(rules, "rel_path")),
      query_(compile(rules, "query")),
      fragment_(compile(rules, "fragment")) {}

const dfa& reference_parser::automaton(rule which) const {
    switch (which) {
        case rule::uri_reference: return uri_reference_;
        case rule::absolute_uri: return absolute_uri_;
        case rule::relative_uri: return relative_uri_;
    }
    throw std::invalid_argument("no such rule");
}

std::string reference_parser::alphabet() const {
    const dfa* const automata[] = {
        &uri_reference_, &scheme_, &opaque_part_, &authority_, &server_, &userinfo_, &hostname_,
        &ipv4_address_,  &port_,   &abs_path_,    &rel_path_,  &query_,  &fragment_};
    return octets_of_classes(automata);
}

verdict reference_parser::parse(rule which, std::string_view text) const {
    return verdict_of(parse_by_parts(which, text), automaton(which), text);
}

std::optional<verdict> reference_parser::parse_by_parts(rule which, std::string_view text) const {
    const five_parts parts = split_by_appendix_b(text);
    verdict result = begin_verdict<verdict>(parts);  // read_opaque() can change it later
    if (!has_parts_required(which, parts) || !absent_or_valid(parts.scheme, scheme_) ||
        !absent_or_valid(parts.fragment, fragment_)) {
        return std::nullopt;
    }
    const std::size_t scheme_size = parts.scheme ? parts.scheme->size() + 1 : 0;
    if (parts.scheme && read_opaque(text.substr(scheme_size), result)) {
        return result;
    }
    if (!valid_path(which, parts) || !absent_or_valid(parts.query, query_) ||
        (parts.authority && !read_authority(*parts.authority, result))) {
        return std::nullopt;
    }
    return result;
}

// A URI is opaque (Section 3) if no slash follows its scheme. The opaque part ends before the
// fragment, and becomes the path (Section 3.3).
bool reference_parser::read_opaque(std::string_view text, verdict& result) const {
    const std::string_view part = text.substr(0, text.find('#'));
    result.opaque = opaque_part_.accepts(part);
    if (result.opaque) {
        result.parts.path = part;
        result.parts.query = std::nullopt;
    }
    return result.opaque;
}

// If an authority matches both alternatives, `server` and `reg_name`, the left-most alternative
// counts (Section 4.3), which is `server`.
bool reference_parser::read_authority(std::string_view text, verdict& result) const {
    result.parts.host = text;
    if (!server_.accepts(text)) {
        result.host = host_kind::reg_name;
        return authority_.accepts(text);
    }
    const std::size_t at = text.find('@');
    if (at != std::string_view::npos) {
        result.parts.userinfo = text.substr(0, at);
        text.remove_prefix(at + 1);
    }
    const std::size_t colon = text.find(':');
    if (colon != std::string_view::npos) {
        result.parts.port = text.substr(colon + 1);
        text = text.substr(0, colon);
    }
    result.parts.host = text;
    result.host = text.empty()                  ? host_kind::none
                  : ipv4_address_.accepts(text) ? host_kind::ipv4
                                                : host_kind::hostname;
    return absent_or_valid(result.parts.userinfo, userinfo_) &&
           absent_or_valid(result.parts.port, port_) &&
           (result.host != host_kind::hostname || hostname_.accepts(text));
}

// Checks the path against the alternatives of hier_part and relativeURI. A URI-reference can also
// be empty apart from its fragment.
bool reference_parser::valid_path(rule which, const five_parts& parts) const {
    if (parts.authority) {
        return parts.path.empty() || abs_path_.accepts(parts.path);
    }
    if (!parts.scheme && parts.path.empty() && !parts.query) {
        return which == rule::uri_reference;
    }
    return abs_path_.accepts(parts.path) || (!parts.scheme && rel_path_.accepts(parts.path));
}

const reference_parser& reference() {
    static const reference_parser parser(appendix_a_grammar());
    return parser;
}

}  // namespace uriscan::oracle::rfc2396
