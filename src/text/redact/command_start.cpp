// Finds where a command starts.  Its name is before the URI, in the same line.
#include <algorithm>
#include <cstring>

#include "text/redact/command.hpp"
#include "text/scheme_search.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// At most this many octets are between the name of a program and the first URI of its command.
constexpr std::size_t most_before = 1024;

// On Windows, the name of a program can end with this.
constexpr std::string_view windows_ending = ".exe";

// Returns the start of the line that has the ":" of a URI at `colon`.  If the line before ends with
// a backslash, it belongs to the same command, and so on: then returns the start of the first of
// these lines.  Does not go back further than `floor`.
std::size_t begin_of_command_line(std::string_view text, std::size_t floor,
                                  std::size_t colon) noexcept {
    floor = std::max(floor, colon - std::min(colon, most_before));
    for (std::size_t at = colon; at > floor; --at) {
        if (text[at - 1] == '\n') {
            const std::string_view before = subtext(text, floor, at - 1 - floor);
            if (!before.ends_with('\\') && !before.ends_with("\\\r")) {
                return at;
            }
        }
    }
    return floor;
}

// Says whether `at` is the start of a line of a makefile, after the "-", "@" and "+" that can be
// before its command.
bool is_after_prefix(std::string_view text, std::size_t at) noexcept {
    constexpr std::string_view prefixes = "-@+ \t";
    constexpr std::size_t most = 32;
    const std::size_t least = at - std::min(at, most);
    std::size_t begin = at;
    while (begin > least && prefixes.find(text[begin - 1]) != prefixes.npos) {
        --begin;
    }
    const std::string_view before = subtext(text, 0, begin);
    return before.empty() || before.ends_with('\n') || ends_with_escape(before);
}

// Says whether a text ends with a tab or line end in octal, such as "#012" in a log of rsyslog.
bool ends_with_octal_blank(std::string_view text) noexcept {
    constexpr std::size_t size = std::string_view("#012").size();
    return text.size() >= size &&
           (text[text.size() - size] == '#' || text[text.size() - size] == '\\') &&
           (text.ends_with("011") || text.ends_with("012") || text.ends_with("015"));
}

// Says whether a word can start at `at`: no word goes on there.  The letters and digits of an
// escape are no word.
bool is_start_of_word(std::string_view text, std::size_t at) noexcept {
    if (at == 0 || !is_unreserved(text[at - 1])) {
        return true;
    }
    const std::string_view before = subtext(text, 0, at);
    const unit last = unit_before(text, 0, at);
    return (last.is_escaped() && last.level == 0) || ends_with_escape(before) ||
           ends_with_octal_blank(before) ||
           (before.ends_with('-') && !before.ends_with("--") && is_after_prefix(text, at));
}

// Reads the octet or the quotation mark at `at`, which is before a command.  Returns its end.
std::size_t read_before(std::string_view text, std::size_t at, open_marks& open) noexcept {
    if (!is_in(text[at], tolerant_table::encoding | tolerant_table::quote)) {
        return at + 1;
    }
    const unit sign = read_shell_unit(text, at);
    if (is_shell_quote(sign)) {
        open.read(text, sign);
    }
    return sign.end;
}

}  // namespace

constexpr command_reader::program command_reader::programs[] = {
    {"curl", "uU", "H", "b", "dF", "E", "x", "ACDKPQTXYcehmortwyz", false},
    {"wget", "", "", "", "", "", "", "", false},
    {"http", "a", "", "", "", "", "", "Aops", true},
    {"https", "a", "", "", "", "", "", "Aops", true}};

// Returns the program whose name is the word at `at`, or null.
const command_reader::program* command_reader::program_at(std::string_view text,
                                                          std::size_t at) noexcept {
    const std::string_view rest = subtext(text, at);
    for (const program& one : programs) {
        if (starts_with(rest, one.name)) {
            std::string_view after = subtext(rest, one.name.size());
            after.remove_prefix(starts_with(after, windows_ending) ? windows_ending.size() : 0);
            if (after.starts_with(' ') && is_start_of_word(text, at)) {
                return &one;
            }
        }
    }
    return nullptr;
}

// Says whether an escape might end at `at`: whether one of the 24 octets before `at` can start an
// escape.  unit_before() reads the same octets, but is slow, so this function is called first.
inline bool may_follow_escape(std::string_view text, std::size_t floor, std::size_t at) noexcept {
    constexpr std::size_t step = sizeof(word);
    if (at - floor < 3 * step) {
        return true;
    }
    const auto has_start = [](word octets) {
        return (zeros(octets ^ repeated('%')) | zeros(octets ^ repeated('\\')) |
                zeros(octets ^ repeated('&'))) != 0;
    };
    const char* const end = text.data() + at;
    return has_start(load(end - step)) || has_start(load(end - 2 * step)) ||
           has_start(load(end - 3 * step));
}

// Returns the end of the last word before `at`.  White space, quotation marks and brackets after
// the word are not part of it, also if they are escaped.
inline std::size_t end_of_word_before(std::string_view text, std::size_t floor,
                                      std::size_t at) noexcept {
    constexpr unsigned between = tolerant_table::boundary | tolerant_table::encoding;
    while (at > floor) {
        if (is_in(text[at - 1], between) && text[at - 1] != ';') {
            --at;
            continue;
        }
        const unit before =
            may_follow_escape(text, floor, at) ? unit_before(text, floor, at) : no_unit;
        if (before.end == 0 || !is_in(before.octet, between)) {
            break;
        }
        at = before.begin;
    }
    return at;
}

std::size_t begin_of_name(std::string_view text, std::size_t after) noexcept {
    std::size_t end = after;
    end -= subtext(text, 0, end).ends_with(windows_ending) ? windows_ending.size() : 0;
    for (const command_reader::program& one : command_reader::programs) {
        const std::size_t begin = end - std::min(end, one.name.size());
        if (begin > 0 && is_unreserved(text[begin - 1]) &&
            command_reader::program_at(text, begin) == &one && begin + one.name.size() == end) {
            return begin;
        }
    }
    return after;
}

// Says whether the name of a program is directly before the URI whose scheme ends at `colon`.
// HTTPie can have a method between the name and the URI: "http POST http://h/".
bool follows_program(std::string_view text, std::size_t floor, std::size_t colon) noexcept {
    const std::size_t begin = scheme_begin(text, floor, colon);
    std::size_t end = end_of_word_before(text, floor, begin);
    std::size_t method = end;
    for (; method > floor && is_in(text[method - 1], tolerant_table::capital); --method) {
    }
    end = method < end ? end_of_word_before(text, floor, method) : end;
    if (end == begin || text[end] != ' ') {
        return false;
    }
    const std::string_view before = subtext(text, floor, end - floor);
    end -= before.ends_with(windows_ending) ? windows_ending.size() : 0;
    return std::ranges::any_of(command_reader::programs, [&](const auto& one) {
        return one.name.size() <= end - floor &&
               command_reader::program_at(text, end - one.name.size()) == &one;
    });
}

// Says whether an option, such as "-u" or "--user", starts in a part of the text.
inline bool has_option(std::string_view text, std::size_t begin, std::size_t end) noexcept {
    const char* const last = text.data() + end;
    for (const char* at = text.data() + std::max(begin, std::size_t{1});
         (at = static_cast<const char*>(
              std::memchr(at, '-', static_cast<std::size_t>(last - at)))) != nullptr;
         ++at) {
        if ((at[1] == '-' || is_alpha(at[1])) &&
            (at[-1] == ' ' || is_in(at[-1], tolerant_table::quote) ||
             (at[-1] == 'm' &&
              ends_with_escape(subtext(text, 0, static_cast<std::size_t>(at - text.data())))))) {
            return true;
        }
    }
    return false;
}

bool may_follow_words(std::string_view text, std::size_t after, std::size_t colon) noexcept {
    const std::size_t from = std::max(after, colon - std::min(colon, most_before));
    return has_option(text, from, colon) || follows_program(text, from, colon);
}

// Finds the first command that goes on up to the URI.  Then reads the command from its start.
slice command_reader::enter(std::string_view text, std::size_t floor, std::size_t colon) noexcept {
    const std::size_t line = begin_of_command_line(text, floor, colon);
    open_marks open = line < read_to_ ? open_ : open_marks();
    std::size_t at = std::max(line, read_to_);
    while (at < colon) {
        const program* const found = program_at(text, at);
        if (found == nullptr) {
            at = read_before(text, at, open);
            continue;
        }
        shell_words words(at, mark_around(text, at, at), open);
        words_ = words;
        while (words.at() <= colon && !words.next(text).empty()) {
        }
        at = read_to_ = std::max(words.at(), at + found->name.size());
        open_ = open;
        if (words.at() > colon) {
            program_ = found;
            pairs_ = password_ = {};
            next_word_ = meaning::open;
            words_.next(text);  // the name of the program
            return next(text);
        }
    }
    return {};
}

}  // namespace uriscan
