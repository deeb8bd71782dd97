// A line of the input, or a part of it, and its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>

#include "cli/input/logs/log_values.hpp"

namespace uriscan::cli {

// Returns whether `text` points into the octets of `whole`.
inline bool is_slice(std::string_view text, std::string_view whole) {
    const std::less_equal<> before;
    return before(whole.data(), text.data()) && before(text.data(), whole.data() + whole.size());
}

// The role of a text in a log: a target or a referer.  Lines without a text, and texts of other
// inputs, have the role `any`.
enum class log_role : std::uint8_t { any, target, referer };

// The mistake in a line that is not valid in the format of the input, such as JSON or a log.
struct line_fault {
    std::string_view what = {};                   // empty if the line is valid
    std::size_t offset = 0;                       // the offset of the fault in the line
    std::string_view reason = "not-of-this-log";  // a static name
};

struct located_line {
    std::string_view file;        // the name of the file in messages
    std::uint64_t number;         // number of the line, counted from 1
    std::string_view text;        // the line, or the requested field
    std::size_t start = 0;        // offset of the text in the line
    std::string_view whole = {};  // the line; `text` is a slice of it, or was decoded from a slice

    // The value of --base-field, if this option is given.
    std::string_view base = {};

    // True if there is neither a text nor an error: the text or the base of a row is NULL, or the
    // line of a log has no URI.
    bool is_null = false;

    line_fault fault = {};

    // The values of a line of a log, if log_options::has_values is set and the line could be read.
    // They are valid until the next line.
    const log_values* log = nullptr;

    log_role role = log_role::any;

    // The size of a line that is too long, in octets.  Such a line has no text: `text` and `whole`
    // are empty.  For other lines, the size is 0.  A line can have at most `most` octets.
    std::uint64_t too_long = 0;
    std::uint64_t most = 0;

    // The number of lines that this object stands for.  Only successive empty lines share one
    // object.  It has the number and the place of the first line.  Each of these lines has one
    // octet: its end.
    std::uint64_t count = 1;

    // Returns whether there is a text to parse.
    bool has_text() const { return fault.what.empty() && too_long == 0 && !is_null; }

    // Returns whether the line has no URI, or an empty one.
    bool is_empty() const { return text.empty() && too_long == 0; }

    // Returns the size of the text, or of the line if it is too long.
    std::uint64_t octets() const { return too_long != 0 ? too_long : text.size(); }
};

// A reference to a function that is called with a located_line.  The function must outlive the
// reference.
class line_user {
public:
    template <class Use>
    explicit line_user(const Use& use)
        : use_(&use), call_([](const void* to, const located_line& line) {
              (*static_cast<const Use*>(to))(line);
          }) {}

    void operator()(const located_line& line) const { call_(use_, line); }

private:
    const void* use_;
    void (*call_)(const void*, const located_line&);
};

// Calls `use(located_line)` for each of the lines that `lines` stands for.
template <class Use>
void for_each_of(const located_line& lines, Use use) {
    located_line line = lines;
    for (line.count = 1; line.number != lines.number + lines.count; ++line.number) {
        use(std::as_const(line));
    }
}

}  // namespace uriscan::cli
