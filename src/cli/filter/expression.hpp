// Expressions that choose texts by the URIs in them, for `uriscan grep`:
//
//     EXPRESSION = ALL { "or" ALL }
//     ALL        = ONE { "and" ONE }
//     ONE        = "not" ONE | "(" EXPRESSION ")" | TEST
//     TEST       = "valid" | "invalid" | "finding" [ "=" NAME ] | FIELD [ OPERATOR VALUE ]
//     OPERATOR   = "=" | "!=" | "^=" | "$=" | "*=" | "~" | "<" | "<=" | ">" | ">="
//
// Words are separated by blanks.  A part of a word in quotation marks, " or ', can have blanks and
// parentheses.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/field.hpp"
#include "uriscan/audit.hpp"

namespace uriscan::cli {

enum class comparison : std::uint8_t {
    present,  // the field has a value
    equal,
    different,  // the field has another value
    starts,
    ends,
    contains,
    within,  // the host is the value or a subdomain of it
    less,    // this and the next three compare numbers
    at_most,
    more,
    at_least,
};

enum class test_kind : std::uint8_t { valid, invalid, finding, field };

struct test {
    test_kind kind;
    comparison how = comparison::present;
    audit_findings wanted = {};  // for test_kind::finding
    field of = {};               // for test_kind::field
    std::string value = {};      // what the field is compared with; a number has no leading zeros
    bool ignores_case = false;   // true for schemes and hosts (RFC 3986, section 6.2.2.1)
    bool has_subdomains = true;  // for comparison::within; false if `value` is an address
    bool is_number = false;      // numbers are equal even if one has leading zeros
};

enum class node_kind : std::uint8_t { test, negation, conjunction, disjunction };

// A node of the tree of an expression.  Its descendants come directly after it.
struct node {
    node_kind kind;
    std::size_t test = 0;  // for node_kind::test: its index in expression::tests
    std::size_t end = 0;   // the index after the last descendant
};

struct expression {
    std::vector<test> tests;
    std::vector<node> nodes;   // the root is the first one
    field_list derived;        // the derived fields of the tests
    bool needs_place = false;  // whether a test needs the place of a line or a value of a log
};

// Returns whether a field is a component of a URI, such as its host: a slice of the text.
bool is_component(const field& of);

// Returns the digits of a decimal number of any size without leading zeros.  Zero has no digits.
// Returns nothing if `text` is not a number.
std::optional<std::string_view> digits_of_number(std::string_view text);

// Returns the names of all findings.
std::vector<std::string> names_of_findings();

// Returns the finding with this name.  Throws usage_error if there is none.
audit_findings finding_named(std::string_view name);

// Reads an expression.  Throws usage_error with a message that says what is wrong.
expression read_expression(std::string_view text);

// Returns whether the node with index `at` is true, if `holds(test)` says which tests are true.
// Calls `holds` only as often as needed.
template <class Holds>
bool is_true(const expression& of, std::size_t at, const Holds& holds) {
    const node& root = of.nodes[at];
    if (root.kind == node_kind::test) {
        return holds(of.tests[root.test]);
    }
    if (root.kind == node_kind::negation) {
        return !is_true(of, at + 1, holds);
    }
    // One true child makes a disjunction true, and one false child makes a conjunction false.
    // `decides` is the value of such a child.
    const bool decides = root.kind == node_kind::disjunction;
    for (std::size_t child = at + 1; child < root.end; child = of.nodes[child].end) {
        if (is_true(of, child, holds) == decides) {
            return decides;
        }
    }
    return !decides;
}

}  // namespace uriscan::cli
