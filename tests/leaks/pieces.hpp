// A line of a log as a list of pieces.  Each piece says whether its octets are a secret.  So the
// text that redact() must write is known without redact().
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::leaks {

enum class role : std::uint8_t {
    kept,    // must stay
    secret,  // must be replaced
    either,  // the documentation does not say whether it is replaced
};

struct piece {
    std::string text;
    role what = role::kept;
    bool is_whole = false;  // whether truncated() must not cut it, because it has a shape
};

using pieces = std::vector<piece>;

inline pieces kept(std::string_view text) {
    return {{std::string(text), role::kept}};
}
inline pieces secret(std::string_view text) {
    return {{std::string(text), role::secret}};
}
inline pieces either(std::string_view text) {
    return {{std::string(text), role::either}};
}

pieces operator+(pieces first, const pieces& second);
pieces& operator+=(pieces& first, const pieces& second);

// Applies a function, such as percent-encoding, to the text of each piece.
pieces transformed(pieces all, const std::function<std::string(std::string_view)>& change);

// Returns the text of all pieces.
std::string text_of(const pieces& all);

// Returns the pieces of about the first `size` octets, as if a log had cut a long line.  Only two
// kinds of secrets are cut: a secret after "=", and a password if what is left of it cannot be a
// port.  (In "http://u:12", where the "@" is cut off, "12" looks like a port.)  What is left of a
// cut secret ends in a letter or digit, because punctuation at its end might belong to the sentence
// around the URI.  If another secret would be cut, the line ends before it.  The line never ends
// inside of the delimiter after a secret.
pieces truncated(const pieces& all, std::size_t size);

// Encodings of URIs in logs, and of a URI in the query of another URI.
std::string json_string(std::string_view text);            // quotes, backslashes and controls
std::string json_slashes(std::string_view text);           // "/" as "\/"
std::string json_u(std::string_view text);                 // "&", "<", ">" as \u0026 and so on
std::string json_u_equals(std::string_view text);          // "&", "=", "'", as Gson writes them
std::string json_slashes_u(std::string_view text);         // json_u(), then json_slashes()
std::string json_u_slashes(std::string_view text);         // "/" as \u002F, "&" as \u0026
std::string hex_x_all(std::string_view text);              // "/", "&", "=" as "\x2f" and so on
std::string html_hex(std::string_view text);               // "/=&" as "&#x2F;&#x3D;&amp;"
std::string hex_x(std::string_view text);                  // "&" as "\x26"
std::string html(std::string_view text);                   // "&" as "&amp;"
std::string html_number(std::string_view text);            // "&" as "&#38;"
std::string percent_encoded(std::string_view text);        // all but unreserved octets
std::string percent_encoded_lower(std::string_view text);  // with digits a-f
std::string percent_encoded_twice(std::string_view text);

class random_source {
public:
    explicit random_source(std::uint64_t seed, bool is_closed = false)
        : random_(seed), is_closed_(is_closed) {}

    // Returns whether the lines are for a closed redactor: all values are secrets, their keys are
    // in no list, and each secret has the mark of closed.hpp every few octets.
    bool is_closed() const { return is_closed_; }

    // Returns a number from 0 to `count` - 1.
    std::size_t below(std::size_t count) { return random_() % count; }
    bool once_in(std::size_t count) { return below(count) == 0; }

    template <class Range>
    auto& one_of(Range& choices) {
        return choices[below(std::size(choices))];
    }
    template <class T>
    T one_of(std::initializer_list<T> choices) {
        return choices.begin()[below(choices.size())];
    }

    // Returns a text of `least` to `most` random octets of `octets`.
    std::string some(std::string_view octets, std::size_t least, std::size_t most);

private:
    std::mt19937_64 random_;
    bool is_closed_;
};

}  // namespace uriscan::leaks
