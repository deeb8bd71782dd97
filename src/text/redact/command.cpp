// The options are those of the manuals of curl, wget and HTTPie.
#include "text/redact/command.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "octets/bare_text.hpp"
#include "text/redact/connection_string.hpp"
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

}  // namespace

// A program, and its short options that have a value.  Options with the same kind of value are in
// the same member.
struct command_reader::program {
    std::string_view name;
    std::string_view users;
    std::string_view headers;
    std::string_view cookies;
    std::string_view forms;
    std::string_view others;
    bool has_items;  // whether words such as "Name:value" and "name=value" are sent
};

constexpr command_reader::program command_reader::programs[] = {
    {"curl", "uU", "H", "b", "dF", "ACDEKPQTXYcehmortwxyz", false},
    {"wget", "", "", "", "", "", false},
    {"http", "a", "", "", "", "Aops", true},
    {"https", "a", "", "", "", "Aops", true}};

// Returns the program whose name is the word at `at`, or null.
const command_reader::program* command_reader::program_at(std::string_view text,
                                                          std::size_t at) noexcept {
    if (at > 0 && is_unreserved(text[at - 1])) {
        return nullptr;
    }
    const std::string_view rest = subtext(text, at);
    for (const program& one : programs) {
        if (starts_with(rest, one.name)) {
            std::string_view after = subtext(rest, one.name.size());
            after.remove_prefix(starts_with(after, windows_ending) ? windows_ending.size() : 0);
            if (after.starts_with(' ')) {
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
        if ((at[-1] == ' ' || is_in(at[-1], tolerant_table::quote)) &&
            (at[1] == '-' || is_alpha(at[1]))) {
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
    std::size_t at = std::max(begin_of_command_line(text, floor, colon), read_to_);
    while (at < colon) {
        const program* const found = program_at(text, at);
        if (found == nullptr) {
            ++at;
            continue;
        }
        shell_words words(at, mark_around(text, at, at));
        words_ = words;
        while (words.at() <= colon && !words.next(text).empty()) {
        }
        at = read_to_ = std::max(words.at(), at + found->name.size());
        if (words.at() > colon) {
            program_ = found;
            pairs_ = {};
            next_word_ = meaning::open;
            words_.next(text);  // the name of the program
            return next(text);
        }
    }
    return {};
}

slice command_reader::next(std::string_view text) noexcept {
    slice secret = read_pairs(text);
    while (secret.empty()) {
        const slice argument = words_.next(text);
        if (argument.empty()) {
            read_to_ = std::max(read_to_, words_.at());
            break;
        }
        secret = read(text, argument);
    }
    return secret;
}

slice command_reader::read(std::string_view text, slice argument) noexcept {
    const slice inner = without_quotes(text, argument);
    if (starts_with(inner.in(text), "-") && inner.end > inner.begin + 1) {
        next_word_ = meaning::open;
        return starts_with(inner.in(text), "--") ? read_option(text, inner)
                                                 : read_short_options(text, inner);
    }
    const meaning what = std::exchange(next_word_, meaning::open);
    return what == meaning::open && program_->has_items ? read_item(text, argument)
                                                        : read_value(text, argument, what);
}

// Reads "--user=value", or "--user" before a value.
slice command_reader::read_option(std::string_view text, slice argument) noexcept {
    const std::string_view option = subtext(argument.in(text), 2);
    const std::size_t equals = std::min(option.find('='), option.size());
    const meaning what = meaning_of(subtext(option, 0, equals));
    if (equals == option.size()) {
        next_word_ = what;
        return {};
    }
    return read_value(text, {argument.begin + 2 + equals + 1, argument.end}, what);
}

// Reads "-u" before a value, "-uvalue" and "-su".
slice command_reader::read_short_options(std::string_view text, slice options) noexcept {
    const auto has = [](std::string_view all, char option) { return all.find(option) != all.npos; };
    for (std::size_t at = options.begin + 1; at < options.end; ++at) {
        const char option = text[at];
        const meaning what = has(program_->users, option)     ? meaning::user
                             : has(program_->headers, option) ? meaning::header
                             : has(program_->cookies, option) ? meaning::cookie
                             : has(program_->forms, option)   ? meaning::form
                                                              : meaning::open;
        if (what != meaning::open && at + 1 < options.end) {
            return read_value(text, {at + 1, options.end}, what);
        }
        if (what != meaning::open || has(program_->others, option)) {
            next_word_ = what;
            break;
        }
    }
    return {};
}

command_reader::meaning command_reader::meaning_of(std::string_view name) const noexcept {
    const auto has_last_word = [name](std::string_view last) {
        return name.ends_with(last) &&
               (name.size() == last.size() || name[name.size() - last.size() - 1] == '-');
    };
    if (starts_with(name, "ask-")) {
        return meaning::open;  // "--ask-password" of wget has no value
    }
    return has_last_word("user") || name == "auth" ? meaning::user
           : has_last_word("header")               ? meaning::header
           : name == "cookie"                      ? meaning::cookie
           : starts_with(name, "data") || starts_with(name, "form") || name == "post-data" ||
                   name == "body-data"
               ? meaning::form
               : meaning_of_key(name);
}

command_reader::meaning command_reader::meaning_of_key(std::string_view name) const noexcept {
    switch (kind_of_key(name, options_, key_ends_)) {
        case key_kind::secret: return meaning::secret;
        case key_kind::doubtful: return meaning::doubtful;
        default: return meaning::open;
    }
}

bool command_reader::is_secret(std::string_view value, meaning what) const noexcept {
    return what == meaning::secret ||
           (what == meaning::doubtful && is_secret_value(value, options_));
}

// Reads the value of an option.
slice command_reader::read_value(std::string_view text, slice value, meaning what) noexcept {
    const slice inner = without_quotes(text, value);
    const bool is_mixed = inner.begin == value.begin && has_shell_quote(text, value);
    whole_ = is_mixed ? value : slice();
    switch (what) {
        case meaning::open: return {};
        case meaning::user: return read_user(text, inner);
        case meaning::header: return read_header(text, inner);
        case meaning::cookie:
        case meaning::form:
            separator_ = what == meaning::cookie ? ';' : '&';
            pairs_ = inner;
            return read_pairs(text);
        default: return is_secret(inner.in(text), what) ? inner : slice();
    }
}

slice command_reader::read_user(std::string_view text, slice value) noexcept {
    if (options_.userinfo == secret_userinfo::none || value.in(text) == ":") {
        return {};
    }
    if (options_.userinfo == secret_userinfo::all) {
        return value;
    }
    const std::size_t colon = value.in(text).find(':');
    return colon == std::string_view::npos ? slice()
                                           : or_whole({value.begin + colon + 1, value.end});
}

// Reads "Name: value".  The scheme before credentials, such as "Bearer", is no secret.
slice command_reader::read_header(std::string_view text, slice value) noexcept {
    const std::size_t begin =
        value.begin + (!whole_.empty() && is_shell_quote(read_unit(text, value.begin)) ? 1 : 0);
    std::size_t at = begin;
    while (at < value.end && is_in_word(text[at])) {
        ++at;
    }
    if (at == begin || at == value.end || text[at] != ':') {
        return {};
    }
    const std::string_view name = subtext(text, begin, at - begin);
    do {
        ++at;
    } while (at < value.end && text[at] == ' ');
    const slice content = {at, value.end};
    if (is_same_name(name, "cookie") || is_same_name(name, "setcookie")) {
        separator_ = ';';
        pairs_ = content;
        return read_pairs(text);
    }
    if (!is_secret(content.in(text), meaning_of_key(name))) {
        return {};
    }
    const bool has_scheme =
        is_same_name(name, "authorization") || is_same_name(name, "proxyauthorization");
    const std::size_t scheme = has_scheme ? content.in(text).find(' ') + 1 : 0;  // npos + 1 is 0
    return or_whole({content.begin + scheme, content.end});
}

// Reads "Name:value", "name=value", "name==value" and "name:=value".
slice command_reader::read_item(std::string_view text, slice argument) noexcept {
    const slice inner = without_quotes(text, argument);
    std::size_t at = inner.begin;
    while (at < inner.end && is_in_word(text[at])) {
        ++at;
    }
    const meaning what = meaning_of_key(subtext(text, inner.begin, at - inner.begin));
    if (what == meaning::open || at == inner.end || (text[at] != ':' && text[at] != '=')) {
        return {};
    }
    at += at + 1 < inner.end && text[at + 1] == '=' ? 2 : 1;
    return read_value(text, {at, inner.end}, what);
}

// If a value has quotation marks inside, but not around it, a secret part makes the whole value
// secret.
slice command_reader::or_whole(slice part) noexcept {
    if (whole_.empty()) {
        return part;
    }
    pairs_ = {};
    return whole_;
}

// Returns the value of the next secret pair.
slice command_reader::read_pairs(std::string_view text) noexcept {
    while (!pairs_.empty()) {
        const std::string_view rest = pairs_.in(text);
        const std::size_t size = std::min(rest.find(separator_), rest.size());
        const slice pair = {pairs_.begin, pairs_.begin + size};
        pairs_.begin = std::min(pair.end + 1, pairs_.end);
        const std::size_t equals = pair.in(text).find('=');
        if (equals == std::string_view::npos) {
            continue;
        }
        std::string_view key = subtext(pair.in(text), 0, equals);
        key.remove_prefix(std::min(key.find_last_of(" '\"") + 1, key.size()));
        const slice value = {pair.begin + equals + 1, pair.end};
        if (!value.empty() && is_secret(value.in(text), meaning_of_key(key))) {
            return or_whole(value);
        }
    }
    return {};
}

}  // namespace uriscan
