// Reader for Augmented BNF, the notation of RFC 5234 (with the case-sensitive strings of RFC 7405):
// turns the text of a rulelist (RFC 5234, Section 4) into a small syntax tree of octet sets. The
// tree owns itself by value. Prose between angle brackets names a rule, which is how RFC 3986 means
// its single use, `0<pchar>`; prose that is not the name of a rule is an error. The older notation of
// RFC 2396, Section 1.6, is read, too.

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

// No parts: the empty string.
struct concatenation {
    std::vector<expression> parts;
};

struct alternation {
    std::vector<expression> parts;
};

// `body` holds exactly one expression; an absent `most` means no upper limit.
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
    // Each throws abnf_error when that would define a rule twice, or extend an unknown one.
    void define(std::string_view name, expression body, std::size_t line);
    void add_alternative(std::string_view name, expression body, std::size_t line);
    void include(const grammar& other);

    const expression* find(std::string_view name) const;
    std::size_t size() const noexcept { return rules_.size(); }

    // The names, in lower case and alphabetical order.
    std::vector<std::string> names() const;

private:
    std::map<std::string, expression, std::less<>> rules_;
};

std::string lower_case(std::string_view text);

// RFC 2396 writes "|" between alternatives, and "_" in names; its literals stand for the characters
// that they are made of, so that "a" is not "A".
enum class notation { rfc5234, rfc2396 };

// Lines may end in LF or CRLF. The first rule sets the column where rules begin; lines indented
// further continue the rule above them (RFC 5234, Section 2.2).
grammar read_abnf(std::string_view text, notation = notation::rfc5234);

}  // namespace uriscan::oracle
