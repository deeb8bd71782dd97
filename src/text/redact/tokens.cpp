// The octets of tokens are those on which the machine of ragel/token_shapes.rl goes on.
#include "text/redact/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "octets/subtext.hpp"
#include "text/scheme_search.hpp"
#include "token_shapes.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {
namespace {

using token_machine = detail::automaton<token_shapes>;

template <class Visit>
constexpr void for_each_octet_after(int state, Visit visit) {
    token_machine::for_each_transition(state, [&](const token_shapes::transition& next) {
        for (std::size_t octet = next.low; octet <= next.high; ++octet) {
            visit(octet, next.target);
        }
    });
}

constexpr nibble_table find_octets() {
    nibble_table found{};
    for (int state = 0; state < token_shapes::state_count; ++state) {
        for_each_octet_after(state, [&](std::size_t octet, int) {
            if (octet != '.') {
                add_octet(found, octet);
            }
        });
    }
    return found;
}

constexpr nibble_table find_first_octets() {
    nibble_table found{};
    add_octet(found, '.');
    for_each_octet_after(token_machine::start,
                         [&](std::size_t octet, int) { add_octet(found, octet); });
    return found;
}

bool is_token_octet(char octet) noexcept {
    return has_octet(octets_of_tokens, static_cast<unsigned char>(octet));
}

// For each octet, bits of its index among the first three octets of tokens.  A start is known if
// the three octets have a bit in common.  Starts with similar octets share a bit.
constexpr std::array<std::array<std::uint32_t, 256>, 3> find_token_starts() {
    std::array<std::array<std::uint32_t, 256>, 3> starts{};
    for_each_octet_after(token_machine::start, [&](std::size_t first, int after_first) {
        for_each_octet_after(after_first, [&](std::size_t second, int after_second) {
            for_each_octet_after(after_second, [&](std::size_t third, int) {
                const auto bit = std::uint32_t{1} << (first * 3 + second * 7) % 32;
                starts[0][first] |= bit;
                starts[1][second] |= bit;
                starts[2][third] |= bit;
            });
        });
    });
    return starts;
}

constexpr std::array<std::array<std::uint32_t, 256>, 3> token_starts = find_token_starts();

// Says whether the octets at an offset can start a token.
bool may_start_token(std::string_view text, std::size_t at) noexcept {
    const auto bits = [&](std::size_t i) {
        return token_starts[i][static_cast<unsigned char>(text[at + i])];
    };
    return at + least_run <= text.size() && (bits(0) & bits(1) & bits(2)) != 0;
}

// What the actions of the machine call.
class token_recorder {
public:
    // After the prefix of a shape, so many octets are needed.
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

// Says whether the octets before the token of a bot are the ":" after the number of the bot.
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

constinit const nibble_table octets_of_tokens = find_octets();
constinit const nibble_table starts_of_tokens = find_first_octets();

std::size_t token_end(std::string_view text, std::size_t at) noexcept {
    if (!may_start_token(text, at)) {
        return at;
    }
    token_recorder recorder;
    int state = token_machine::start;
    for (std::size_t p = at; p < text.size(); ++p) {
        const token_shapes::transition next = token_machine::follow(state, text[p]);
        if (next.target == token_machine::error) {
            break;
        }
        token_shapes::act(next.actions, recorder, p);
        state = next.target;
    }
    const bool is_token = !recorder.needs_bot() || follows_bot(subtext(text, 0, at));
    return is_token ? std::max(recorder.end(), at) : at;
}

// A prefix can end with a ".", so the token can start before the run.
slice token_at_run(std::string_view text, std::size_t begin, std::size_t run) noexcept {
    constexpr std::size_t most_before = 12;
    std::size_t start = run;
    const std::size_t floor = begin + most_before < run ? run - most_before : begin;
    while (start > floor && (text[start - 1] == '.' || is_token_octet(text[start - 1]))) {
        --start;
    }
    if (start > begin && is_in(text[start - 1], tolerant_table::encoding)) {
        start = std::max(start, read_unit(text, start - 1).end);
    }
    return {start, token_end(text, start)};
}

token_reader::token_reader(std::string_view text, std::size_t begin,
                           const redact_options& options) noexcept
    : text_(text),
      begin_(begin),
      at_(options.shapes ? end_of_scheme_name(text, begin) : text.size()) {}

slice token_reader::next() noexcept {
    while (text_.size() - at_ >= least_run) {
        const std::size_t run = next_run();
        const slice token =
            run == text_.size() ? slice{run, run} : token_at_run(text_, begin_, run);
        if (!token.empty() && token.begin >= floor_) {
            at_ = std::max(at_, token.end);
            floor_ = token.end;
            if (!is_host(token)) {
                return token;
            }
        }
    }
    at_ = text_.size();
    return {};
}

// Returns the start of the next run of 16 octets or more, and moves on.  Looks at each sixteenth
// octet first.  Returns the end of the text if there is none.
std::size_t token_reader::next_run() noexcept {
    while (text_.size() - at_ >= least_run) {
        const std::size_t last = at_ + least_run - 1;
        std::size_t run = last + 1;
        while (run > at_ && is_token_octet(text_[run - 1])) {
            --run;
        }
        at_ = last + 1;
        const bool is_start = run <= last && (run == begin_ || !is_token_octet(text_[run - 1]));
        if (is_start && text_.size() - run >= least_run &&
            std::ranges::all_of(subtext(text_, run, least_run), is_token_octet)) {
            return run;
        }
    }
    return text_.size();
}

// Says whether a token is the name of a host: it is after the "//" of the authority, and no user
// information is there.
bool token_reader::is_host(slice token) const noexcept {
    const std::string_view before = subtext(text_, begin_, token.begin - begin_);
    const bool follows_slashes = before == "//" || before.ends_with("://");
    return follows_slashes &&
           (token.end == text_.size() || (text_[token.end] != '@' && text_[token.end] != ':'));
}

}  // namespace uriscan
