// Texts that are written with escapes: in JSON, in CSV, in logs and in tab-separated values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/located_line.hpp"

namespace uriscan::cli {

// How a text is written.
enum class escapes : std::uint8_t {
    none,
    tsv,      // \b \f \n \r \t \0 \' and \\; any other backslash stands for itself
    csv,      // "" stands for one quotation mark
    json,     // those of RFC 8259; half of a surrogate pair without the other half is U+FFFD
    log,      // such as \" and \x22 (ragel/log_escape.rl); any other backslash stands for itself
    haproxy,  // such as #22; any other # stands for itself
    percent,  // triplets such as %22, with which some logs encode what is in a URI
};

// Returns the octet that starts each escape.  `how` must have escapes.
constexpr char first_octet_of(escapes how) {
    switch (how) {
        case escapes::csv: return '"';
        case escapes::haproxy: return '#';
        case escapes::percent: return '%';
        default: return '\\';
    }
}

inline bool has_escape(std::string_view raw, escapes how) {
    return how != escapes::none && raw.find(first_octet_of(how)) != raw.npos;
}

// Appends the text that `raw` stands for.  Escapes of JSON must be valid.
void append_decoded(std::string& out, std::string_view raw, escapes how);

// Returns the text that `raw` stands for.  If this is not `raw` itself, it is written to `buffer`.
std::string_view decoded(std::string_view raw, escapes how, std::string& buffer);

// A decoded text.  It knows from which octets of the input each of its octets was decoded.
class escaped_text {
public:
    // Decodes `raw`, and puts `before` before the result.  The result is valid until the next call.
    std::string_view decode(std::string_view raw, escapes how, std::string_view before = {}) {
        raw_ = raw;
        is_decoded_ = !before.empty() || has_escape(raw, how);
        return is_decoded_ ? decode_escapes(how, before) : raw;
    }

    // Does the same for a part of a field of CSV: first decodes "" as one quotation mark.
    std::string_view decode_in_csv(std::string_view raw, escapes how, std::string_view before) {
        if (!has_escape(raw, escapes::csv)) {
            return decode(raw, how, before);
        }
        raw_ = raw;
        is_decoded_ = true;
        return decode_both(how, before);
    }

    // Returns the slice of `raw` from which `size` octets at `offset` of the last result were
    // decoded.  These octets must not be in `before`.
    std::string_view raw_of(std::size_t offset, std::size_t size) const;

    // Returns the part of a slice that is in `raw`.  If the slice starts or ends within an escape,
    // the result has the whole escape.  The last text must have been decoded.
    std::string_view whole_escapes(std::string_view slice) const;

private:
    std::string_view decode_escapes(escapes how, std::string_view before);
    std::string_view decode_both(escapes how, std::string_view before);

    std::string_view raw_;
    bool is_decoded_ = false;
    std::size_t before_ = 0;           // the size of `before`
    std::string text_;                 // the last result, if it was decoded
    std::vector<std::size_t> places_;  // offsets in raw_ of each octet of text_ and of its end
};

// The kinds of texts in a line.
enum class text_kind : std::uint8_t {
    text,       // a text that can contain URIs
    reference,  // one reference, which can be invalid
    request,    // a request line with a target
    target,     // the target of a request or its path; a "#" in it is data
    field,      // one reference if it starts like one, otherwise a text
    query,      // the query of a target without its "?"
};

// A text as it is written in a line.
struct written_text {
    std::string_view raw;
    escapes how = escapes::none;
    text_kind kind = text_kind::text;
    bool is_in_csv = false;  // the line is a field of CSV, in which "" stands for a quotation mark
    bool is_plain = false;   // the text has no backslash
};

// Says how the octets between the texts of a line are read.
enum class between_texts {
    is_copied,     // they are not read
    is_text,       // they are a text that can contain URIs; a backslash in it can be escaped
    has_captures,  // they are such a text, in which HAProxy writes captured headers: "{a|b}"
};

// Finds out which lines of a text have a backslash.  Most logs have few of them.  So the next
// backslash is searched in the whole text, and the lines before it need no search.
class escape_search {
public:
    // The next lines are slices of `text`, from left to right.
    void start(std::string_view text) {
        text_ = text;
        next_ = nullptr;
    }

    // `line` can also be any other text, which is then searched alone.
    bool has_escape(std::string_view line) {
        if (!is_slice(line, text_)) {
            return line.find('\\') != line.npos;
        }
        const std::less<> before;
        if (before(next_, line.data())) {
            next_ = find_from(line.data());
        }
        return before(next_, line.data() + line.size());
    }

private:
    // Returns where the first backslash at `from` or later is, or the end of the text.
    const char* find_from(const char* from) const {
        const char* const end = text_.data() + text_.size();
        const void* const found = std::memchr(from, '\\', static_cast<std::size_t>(end - from));
        return found == nullptr ? end : static_cast<const char*>(found);
    }

    std::string_view text_;
    const char* next_ = nullptr;
};

}  // namespace uriscan::cli
