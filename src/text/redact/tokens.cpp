// The octets of tokens are "." and all octets that the machine of ragel/token_shapes.rl can read.
#include "text/redact/tokens.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "kernels/uri_octets.hpp"
#include "octets/subtext.hpp"
#include "text/redact/token_starts.hpp"
#include "text/scheme_search.hpp"

namespace uriscan {
namespace {

constexpr nibble_table find_octets() {
    nibble_table found{};
    add_octet(found, '.');
    for (int state = 0; state < token_shapes::state_count; ++state) {
        detail::for_each_octet_after(state,
                                     [&](std::size_t octet, int) { add_octet(found, octet); });
    }
    return found;
}

constexpr nibble_table octets_of_tokens = find_octets();

// The start of a bot's token is left out: it is after a ":", which is marked anyway.
constexpr word_buckets find_buckets_of_tokens() {
    std::array<word_start, 128> starts{};
    std::size_t count = 0;
    detail::for_each_start([&](char first, char second, char third, int) {
        if (first != 'A' || second != 'A') {
            starts.at(count++) = {first, second, third};
        }
    });
    return buckets_of_starts(std::span<const word_start>(starts).first(count), false,
                             buckets_of_segments, all_buckets - buckets_of_segments);
}

constexpr auto token_octets = [] {
    std::array<bool, 256> found{};
    for (std::size_t octet = 0; octet < found.size(); ++octet) {
        found[octet] = has_octet(octets_of_tokens, octet);
    }
    return found;
}();

bool is_token_octet(char octet) noexcept {
    return token_octets[static_cast<unsigned char>(octet)];
}

// The actions of ragel/token_shapes.rl call these functions.
class token_recorder {
public:
    // After the prefix of a shape, at least `count` octets are needed.
    void need(int count) noexcept {
        needed_ = count;
        count_ = 0;
    }
    void one(std::size_t at) noexcept {
        if (++count_ >= needed_) {
            end(at);
        }
    }
    void end(std::size_t at) noexcept { end_ = at + 1; }
    void need_bot() noexcept { needs_bot_ = true; }

    std::size_t end() const noexcept { return end_; }
    bool needs_bot() const noexcept { return needs_bot_; }

private:
    bool needs_bot_ = false;  // whether the number of a bot must be before the token
    int needed_ = 0;
    int count_ = 0;
    std::size_t end_ = 0;
};

// The number of a bot and a ":" stand before its token.  Says whether `before` ends with them.
bool follows_bot(std::string_view before) noexcept {
    constexpr std::string_view colons[] = {":", "%3A", "%3a"};
    return std::ranges::any_of(colons, [before](std::string_view colon) {
        return before.size() > colon.size() &&
               subtext(before, before.size() - colon.size()) == colon &&
               is_in(before[before.size() - colon.size() - 1], tolerant_table::digit);
    });
}

// Returns the end of the scheme at an offset, or the offset if none is there.
std::size_t end_of_scheme_name(std::string_view text, std::size_t begin) noexcept {
    std::size_t end = begin;
    while (end < text.size() && follows_in_scheme(text[end])) {
        ++end;
    }
    return end < text.size() && read_unit(text, end).is(':') ? end : begin;
}

}  // namespace

constinit const detail::token_starts detail::starts_of_tokens = detail::all_token_starts;
constinit const word_buckets token_starts_in_buckets = find_buckets_of_tokens();
constinit const nibble_table octets_before_tokens = make_nibble_table([](std::size_t octet) {
    return has_octet(query_octets, octet) && !has_octet(octets_of_tokens, octet) &&
           !is_in(static_cast<char>(octet), tolerant_table::hint);
});

std::size_t token_end_after_start(std::string_view text, std::size_t at) noexcept {
    token_recorder recorder;
    int state = detail::token_machine::start;
    for (std::size_t p = at; p < text.size(); ++p) {
        const token_shapes::transition next = detail::token_machine::follow(state, text[p]);
        if (next.target == detail::token_machine::error) {
            break;
        }
        token_shapes::act(next.actions, recorder, p);
        state = next.target;
    }
    const bool is_token = !recorder.needs_bot() || follows_bot(subtext(text, 0, at));
    return is_token ? std::max(recorder.end(), at) : at;
}

token_reader::token_reader(std::string_view text, std::size_t begin, const redact_options& options,
                           std::size_t restart) noexcept
    : text_(text),
      begin_(begin),
      is_closed_(options.closed),
      at_(options.shapes ? std::max(end_of_scheme_name(text, begin), std::min(restart, text.size()))
                         : text.size()) {}

slice token_reader::next() noexcept {
    while (text_.size() - at_ >= least_token) {
        const slice token = {at_, token_end(text_, at_)};
        at_ = start_after(token.end);
        if (!token.empty() && !is_host(token)) {
            return token;
        }
    }
    at_ = text_.size();
    return {};
}

// Returns the next offset after `at` at which a token can start.  Of the next `least_token` octets,
// finds the last one that tokens cannot have: a token that starts before this octet would be too
// short.
//
// This octet can be in the middle of a unit only if a number follows it, as the "#" of "&#38;".  No
// token starts with a number.
std::size_t token_reader::start_after(std::size_t at) const noexcept {
    for (; text_.size() - at > least_token; at += least_token) {
        std::size_t end = at + least_token;
        while (end > at && is_token_octet(text_[end - 1])) {
            --end;
        }
        if (end > at) {
            return read_unit(text_, end - 1).end;
        }
    }
    return text_.size();
}

// Says whether a token is the name of a host: it is after the "//" of the authority, and no user
// information is there.  If all data is secret, only the first authority of a URI has a host.
bool token_reader::is_host(slice token) const noexcept {
    const std::string_view before = subtext(text_, begin_, token.begin - begin_);
    const bool follows_slashes =
        before == "//" || before == "://" ||
        (before.ends_with("://") && follows_in_scheme(before[before.size() - 4]) &&
         !(is_closed_ && before.find('/') < before.size() - 2));
    if (!follows_slashes || token.end == text_.size()) {
        return follows_slashes;
    }
    const unit after = read_unit(text_, token.end);
    return !after.is('@') && !after.is(':');
}

}  // namespace uriscan
