// Reads Augmented BNF (ABNF), the notation of RFC 5234, with the case-sensitive strings of RFC
// 7405. The reader turns the text of a rulelist (RFC 5234, Section 4) into a small syntax tree. The
// leaves of the tree are octet sets and rule names. The tree consists of values and contains no
// pointers. A prose value (text in angle brackets) must be the name of a rule, such as `<pchar>` in
// RFC 3986, or the name and the source of a rule, such as `<host, see [URI], Section 3.2.2>` in RFC
// 9112. This rule then has the name `host of URI`. Any other prose value is an error. The reader
// also understands the older notation of RFC 2396, Section 1.6.

#pragma once

#include <bitset>
#include <cstddef>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace uriscan::oracle {

using octet_set = std::bitset<256>;

struct expression;

struct octets {
    octet_set members;
};

// A concatenation without parts is the empty string.
struct concatenation {
    std::vector<expression> parts;
};

struct alternation {
    std::vector<expression> parts;
};

// `body` contains exactly one expression. If `most` is absent, there is no upper limit.
struct repetition {
    std::size_t least = 0;
    std::optional<std::size_t> most;
    std::vector<expression> body;
};

struct rule_name {
    std::string name;
    std::size_t line = 0;
};

struct expression {
    std::variant<octets, concatenation, alternation, repetition, rule_name> node;
};

class abnf_error : public std::runtime_error {
public:
    abnf_error(std::size_t line, const std::string& message);

    std::size_t line() const noexcept { return line_; }

private:
    std::size_t line_;
};

// A set of rules. Names are compared without regard to case (RFC 5234, Section 2.1).
class grammar {
public:
    // define() and include() throw abnf_error if a rule is already defined; add_alternative()
    // throws it if the rule is not defined yet.
    void define(std::string_view name, expression body, std::size_t line);
    void add_alternative(std::string_view name, expression body, std::size_t line);
    void include(const grammar& other);

    // Includes the rules of another RFC under the names `RULE of SOURCE`.  A rule that already has
    // such a name keeps it.
    void include_from(const grammar& other, std::string_view source);

    const expression* find(std::string_view name) const;
    std::size_t size() const noexcept { return rules_.size(); }

    // Returns the names of the rules, in lower case and in alphabetical order.
    std::vector<std::string> names() const;

private:
    std::map<std::string, expression, std::less<>> rules_;
};

std::string lower_case(std::string_view text);

// RFC 2396 writes "|" between alternatives and allows "_" in names. Its quoted strings are
// case-sensitive: "a" does not match "A". In the notation `code_points`, the numbers of RFC 5234
// are code points, and each of them stands for its octets in UTF-8. No surrogate has octets.
enum class notation { rfc5234, rfc2396, code_points };

// Lines can end in LF or CRLF. The first rule sets the column in which rules start. A line that is
// indented further continues the rule above it (RFC 5234, Section 2.2).
grammar read_abnf(std::string_view text, notation = notation::rfc5234);

}  // namespace uriscan::oracle
