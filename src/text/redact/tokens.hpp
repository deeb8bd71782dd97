// Finds tokens that are known by their shape (ragel/token_shapes.rl), wherever they are in a URI.
#pragma once

#include <cstddef>
#include <string_view>

#include "kernels/nibbles.hpp"
#include "text/redact/units.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// The octets that can be in a token.  A "." can be in a token, too, but it is not in this set: it
// would make runs of these octets of the names of most hosts and files.
extern const nibble_table octets_of_tokens;

// The first octets of tokens, and ".", which can be between the start of a token and the run.
extern const nibble_table starts_of_tokens;

// A token has a run of so many octets that are in this set.
inline constexpr std::size_t least_run = 16;

// Returns the end of the token that starts at an offset.  If there is none, returns the offset.
// Most texts are refused at their first octets.
std::size_t token_end(std::string_view text, std::size_t at) noexcept;

// Returns the token that starts at a run or a few octets before it, or an empty slice.  The URI
// starts at `begin`.
slice token_at_run(std::string_view text, std::size_t begin, std::size_t run) noexcept;

// Reads the tokens of a URI once, from left to right.  A token starts after an octet that is in no
// token, or after a unit that stands for an octet.  The names of schemes and hosts are no tokens.
class token_reader {
public:
    // The URI is the part of `text` from `begin` to its end.  The options can say that nothing is
    // found.
    token_reader(std::string_view text, std::size_t begin, const redact_options& options) noexcept;

    // Returns the next token, or an empty slice if there is none.
    slice next() noexcept;

private:
    std::size_t next_run() noexcept;
    bool is_host(slice token) const noexcept;

    std::string_view text_;
    std::size_t begin_;
    std::size_t at_;
    std::size_t floor_ = 0;  // the end of the last token
};

}  // namespace uriscan
