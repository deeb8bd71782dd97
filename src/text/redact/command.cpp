// The options are those of the manuals of curl, wget and HTTPie.
#include "text/redact/command.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "octets/bare_text.hpp"
#include "text/redact/connection_string.hpp"
#include "text/redact/tokens.hpp"

namespace uriscan {
namespace {

// Options whose value is no secret, although their names look so: the parts of a signature, an
// address, and the name of a file.
constexpr std::string_view public_options[] = {"aws-sigv4", "mail-auth", "private-key"};

// Says whether a token is at the start of a word, or after the quotation mark at its start.
bool starts_with_token(std::string_view text, slice word) noexcept {
    const unit first = word.empty() ? no_unit : read_unit(text, word.begin);
    const std::size_t begin = is_shell_quote(first) ? first.end : word.begin;
    return token_end(text, begin) > begin;
}

}  // namespace

slice command_reader::next(std::string_view text) noexcept {
    slice secret = password_.empty() ? read_pairs(text) : std::exchange(password_, {});
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
    const bool is_value = next_word_ == meaning::user || next_word_ == meaning::secret;
    if (!is_value && starts_with(inner.in(text), "-") && inner.end > inner.begin + 1) {
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
    unit equals = no_unit;  // it can be escaped
    for (std::size_t at = 0; at < option.size() && !equals.is('='); at = equals.end) {
        equals = read_unit(option, at);
    }
    const bool has_value = equals.is('=') && equals.level == 0;
    const meaning what = meaning_of(subtext(option, 0, has_value ? equals.begin : option.size()));
    if (!has_value) {
        next_word_ = what;
        return {};
    }
    return read_value(text, {argument.begin + 2 + equals.end, argument.end}, what);
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
                             : has(program_->files, option)   ? meaning::file
                             : has(program_->proxies, option) ? meaning::proxy
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
    // "--ask-password" and "--no-sessionid" have no value.
    if (starts_with(name, "ask-") || starts_with(name, "no-") ||
        std::ranges::find(public_options, name) != std::end(public_options)) {
        return meaning::open;
    }
    return has_last_word("user") || name == "auth" ? meaning::user
           : has_last_word("header")               ? meaning::header
           : name == "cookie"                      ? meaning::cookie
           : has_last_word("cert")                 ? meaning::file
           : !program_->has_items && (name.ends_with("proxy") || starts_with(name, "socks"))
               ? meaning::proxy
           : starts_with(name, "data") || starts_with(name, "form") || name == "post-data" ||
                   name == "body-data" || name == "url-query"
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
        case meaning::file: return read_file(text, inner);
        case meaning::proxy: return read_proxy(text, inner);
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
    const std::size_t colon = std::min(value.in(text).find(':'), value.end - value.begin);
    const slice user = {value.begin, value.begin + colon};
    const slice password = {std::min(user.end + 1, value.end), value.end};
    if (options_.shapes && starts_with_token(text, user)) {
        password_ = whole_.empty() ? password : slice();
        return or_whole(user);
    }
    return password.empty() ? slice() : or_whole(password);
}

// Reads "file:password".  A "\:" is in the name, and so is the ":" of a drive, as in "C:/file".
// After a drive, all is secret: "C:/file:password@" can be read as a URI, which starts before the
// password.
slice command_reader::read_file(std::string_view text, slice value) noexcept {
    const std::string_view near = subtext(text, 0, value.end);
    bool has_drive = false;
    for (std::size_t at = value.begin; at < value.end;) {
        const unit sign = read_unit(near, at);
        at = sign.end;
        if (!sign.is(':') || sign.level > 0 || sign.is_escaped()) {
            continue;
        }
        if (sign.begin == value.begin + 1 && subtext(near, at).find_first_of("/\\") == 0) {
            has_drive = true;
        } else {
            return at == value.end ? slice() : or_whole({has_drive ? value.begin : at, value.end});
        }
    }
    return {};
}

// Reads "user:password@host".  If a scheme is before it, it is a URI, and is found as such.
slice command_reader::read_proxy(std::string_view text, slice value) noexcept {
    const std::size_t at = value.in(text).rfind('@');
    const bool has_user = at != text.npos && value.in(text).find("://") == text.npos;
    return has_user ? read_user(text, {value.begin, value.begin + at}) : slice();
}

// Reads "Name: value", also with a backslash before the ":" and the blank.  The scheme before
// credentials, such as "Bearer", is no secret.
slice command_reader::read_header(std::string_view text, slice value) noexcept {
    const std::size_t begin =
        value.begin + (!whole_.empty() && is_shell_quote(read_unit(text, value.begin)) ? 1 : 0);
    std::size_t at = begin;
    while (at < value.end && is_in_word(text[at])) {
        ++at;
    }
    const unit colon = at < value.end ? read_unit(text, at) : no_unit;
    if (at == begin || !colon.is(':') || colon.level > 0) {
        return {};
    }
    const std::string_view name = subtext(text, begin, at - begin);
    const std::string_view near = subtext(text, 0, value.end);
    at = std::min(colon.end, value.end);
    while (starts_with(subtext(near, after_backslashes(near, at)), " ")) {
        at = after_backslashes(near, at) + 1;
    }
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
    const unit sign = at < inner.end ? read_unit(text, at) : no_unit;
    if (what == meaning::open || sign.level > 0 || (!sign.is(':') && !sign.is('='))) {
        return {};
    }
    at = sign.end + (sign.end < inner.end && text[sign.end] == '=' ? 1 : 0);
    return read_value(text, {std::min(at, inner.end), inner.end}, what);
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
