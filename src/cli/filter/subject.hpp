// A text that expressions test.
#pragma once

#include <optional>
#include <string_view>

#include "cli/filter/expression.hpp"
#include "cli/input/located_line.hpp"
#include "cli/output/record.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

// Reuse an object for many texts, to allocate less.
class subject {
public:
    // `what` must outlive the subject.
    subject(const expression& what, rule checked_rule) : what_(what), rule_(checked_rule) {}

    // Returns whether the expression is true for the text of a line.  `uri` is the parsed text, or
    // null if it is not valid or was not parsed.
    bool matches(const located_line& line, const uri_view* uri);

private:
    bool holds(const test&);
    bool holds_for_value(const test&);
    bool has_finding(const test&);
    cell value_of(const field& of);
    const record& whole_record();

    const expression& what_;
    rule rule_;
    const located_line* line_ = nullptr;
    std::optional<result<uri_view>> parsed_;
    bool has_record_ = false;  // whether the record is about this line
    record record_;
};

// Returns a text that a line must contain, in upper or lower case, so that the expression can be
// true.  If there are several, returns the longest one.  If none is known, returns an empty text.
std::string_view text_needed_by(const expression&);

}  // namespace uriscan::cli
