// The slow and obvious parser of RFC 2396. (reference.hpp has the parser of RFC 3986.) It cuts a
// string the way the regular expression of RFC 2396, Appendix B, does. It checks the parts with the
// automata of the rules of Appendix A, which it reads from this folder. Finally, it checks the
// whole string with the automaton of the whole rule. The check of the parts and the check of the
// whole string must agree.

#pragma once

#include "abnf.hpp"
#include "automaton.hpp"
#include "reference.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::oracle::rfc2396 {

// appendix_a() returns the text of Appendix A, and appendix_a_grammar() returns its rules. Both
// functions throw std::runtime_error if the file cannot be read.
std::string appendix_a();
grammar appendix_a_grammar();

enum class rule { uri_reference, absolute_uri, relative_uri };

enum class host_kind { none, hostname, ipv4, reg_name };

// The result of a parse. If the string is valid, `parts` contains its components. If the string is
// invalid, all of `parts` are absent. `error_offset` is then the length of the longest prefix that
// some string of the rule's language starts with. If the authority is not a `server`, the whole
// authority is the host.
struct verdict {
    bool valid = false;
    bool opaque = false;
    components parts;
    host_kind host = host_kind::none;
    std::size_t error_offset = 0;
};

class reference_parser {
public:
    explicit reference_parser(const grammar& rules);

    // The views in the verdict point into `text`. Throws std::logic_error if the check of the
    // single parts and the check of the whole string have different results.
    verdict parse(rule which, std::string_view text) const;

    const dfa& automaton(rule which) const;
    const dfa& server() const noexcept { return server_; }
    const dfa& ipv4_address() const noexcept { return ipv4_address_; }
    // Returns the automaton of all `server`s whose host is an IPv4address.
    const dfa& server_at_an_address() const noexcept { return server_at_an_address_; }

    // Returns one octet of each class. No automaton of this parser tells two octets of a class
    // apart.
    std::string alphabet() const;

private:
    std::optional<verdict> parse_by_parts(rule which, std::string_view text) const;
    bool read_opaque(std::string_view text, verdict& result) const;
    bool read_authority(std::string_view text, verdict& result) const;
    bool valid_path(rule which, const five_parts& parts) const;

    dfa uri_reference_;
    dfa absolute_uri_;
    dfa relative_uri_;
    dfa scheme_;
    dfa opaque_part_;
    dfa authority_;
    dfa server_;
    dfa server_at_an_address_;
    dfa userinfo_;
    dfa hostname_;
    dfa ipv4_address_;
    dfa port_;
    dfa abs_path_;
    dfa rel_path_;
    dfa query_;
    dfa fragment_;
};

// Returns the parser for RFC 2396 as published. The first call builds the parser.
const reference_parser& reference();

}  // namespace uriscan::oracle::rfc2396
