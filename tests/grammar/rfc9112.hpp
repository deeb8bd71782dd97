// The slow and obvious parser of request targets (RFC 9112, Section 3.2) and of the field Host (RFC
// 9110, Section 7.2).  It makes an automaton from the text of each rule.  If the text has one of
// the forms, the parser cuts it at the delimiters of this form.  It checks each part with the
// automaton of the part's rule.

#pragma once

#include "abnf.hpp"
#include "automaton.hpp"
#include "reference.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::oracle::rfc9112 {

// These functions return the texts of rfc9112.abnf and rfc9110.abnf. Both throw std::runtime_error
// if the file cannot be read.
std::string rfc9112_text();
std::string rfc9110_text();

// These functions return the rules of a text, together with the rules of the other RFCs that the
// text refers to.
grammar with_rules_of_other_rfcs(std::string_view rfc9112);
grammar with_rules_of_uris(std::string_view rfc9110);

grammar rfc9112_grammar();
grammar rfc9110_grammar();

enum class form { origin, absolute, authority, asterisk };

// The forms that a target can have. `of_connect`, `of_options` and `of_others` are those of
// requests with the method CONNECT, the method OPTIONS, and any other method.
enum class allowed {
    all,
    of_connect,
    of_options,
    of_others,
    origin,
    absolute,
    authority,
    asterisk
};

// The result of a parse. If the string is valid, `parts` contains its components. If the string is
// invalid, all of `parts` are absent. `error_offset` is then the length of the longest prefix that
// some string of an allowed form starts with.
struct verdict {
    bool valid = false;
    form has_form = form::origin;
    components parts;
    host_kind host = host_kind::none;
    std::size_t error_offset = 0;
};

class reference_parser {
public:
    reference_parser();

    // The views in the verdict point into `text`. If a string has the authority form and the
    // absolute form, and both are allowed, it has the authority form. Both functions throw
    // std::logic_error if the check of the single parts and the check of the whole string have
    // different results.
    verdict parse_target(allowed, std::string_view text) const;
    verdict parse_host_field(std::string_view text) const;

    // These functions return the automaton of all strings with an allowed form, of all strings with
    // this form, and of all values of the field Host.
    const dfa& automaton(allowed) const;
    const dfa& automaton(form) const;
    const dfa& host_field() const noexcept { return host_field_; }

    // Returns one octet of each class. No automaton of this parser tells two octets of a class
    // apart.
    std::string alphabet() const;

private:
    verdict read_origin(std::string_view text) const;
    verdict read_absolute(std::string_view text) const;
    verdict read_host_and_port(std::string_view text) const;
    verdict read(form, std::string_view text) const;

    std::vector<dfa> languages_;  // one for each value of `allowed`
    dfa host_field_;
    dfa absolute_path_;
    dfa query_;
    dfa uri_host_;
    dfa port_;
};

// Returns the parser. The first call builds it.
const reference_parser& reference();

}  // namespace uriscan::oracle::rfc9112
