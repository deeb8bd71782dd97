// The patterns, and the code that compares segments with them.
#include "text/redact/secret_paths.hpp"

#include <algorithm>
#include <bit>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/redact/connection_string.hpp"
#include "text/redact/keys.hpp"
#include "text/redact/token_starts.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr std::array<secret_path, 26> patterns = {{
    {"slack-webhook", "hooks.slack.com", "services/*/*/{secret}"},
    {"slack-workflow", "hooks.slack.com", "workflows/*/*/*/{secret}"},
    {"slack-trigger", "hooks.slack.com", "triggers/*/*/{secret}"},
    {"discord-webhook", "discord.com discordapp.com", "webhooks/*/{secret}"},
    {"teams-webhook", "webhook.office.com outlook.office.com outlook.office365.com",
     "IncomingWebhook/{secret}/*/{secret}"},
    {"teams-webhook", "outlook.office.com outlook.office365.com",
     "webhook/{secret}/IncomingWebhook/{secret}/*/{secret}"},
    {"feishu-webhook", "open.feishu.cn open.larksuite.com", "bot/*/hook/{secret}"},
    {"telegram-bot", "api.telegram.org", "bot*:{secret}"},
    {"zapier-webhook", "hooks.zapier.com", "hooks/catch/*/{secret}"},
    {"ifttt-webhook", "maker.ifttt.com", "with/key/{secret}"},
    {"healthchecks-ping", "healthchecks.io", "ping/{secret}"},
    {"webhook", "hooks.*", "hooks/{secret}"},
    {"xtream-stream", "", "live/*/{secret}/{file}"},
    {"xtream-stream", "", "movie/*/{secret}/{file}"},
    {"xtream-stream", "", "series/*/{secret}/{file}"},
    {"password-reset", "", "reset-password/{secrets}"},
    {"password-reset", "", "password-reset/{secrets}"},
    {"password-reset", "", "password/reset/{secrets}"},
    {"password-reset", "", "reset/password/{secrets}"},
    {"password-reset", "", "accounts/reset/{secrets}"},
    {"email-confirmation", "", "verify-email/{secrets}"},
    {"email-confirmation", "", "confirm-email/{secrets}"},
    {"email-confirmation", "", "email-verification/{secrets}"},
    {"account-activation", "", "activate-account/{secrets}"},
    {"invitation", "", "accept-invitation/{secrets}"},
    {"magic-link", "", "magic-link/{secrets}"},
}};

// Segments that are not secret where {secrets} stands, because they are names of pages.
constexpr std::array<std::string_view, 12> page_names = {
    "complete", "confirm", "confirmed", "done",    "edit",   "expired",
    "form",     "invalid", "new",       "request", "resend", "success"};

constexpr std::string_view one_secret = "{secret}";
constexpr std::string_view numbered_file = "{file}";
constexpr std::string_view all_secrets = "{secrets}";

constexpr detail::segment_starts find_starts() {
    static_assert(patterns.size() <= 32);
    detail::segment_starts starts;
    for (std::size_t number = 0; number < patterns.size(); ++number) {
        starts.add(patterns[number].segments, number);
    }
    return starts;
}

constexpr word_buckets find_buckets() {
    std::array<word_start, patterns.size()> starts;
    std::ranges::transform(patterns, starts.begin(),
                           [](const secret_path& path) { return start_of_word(path.segments); });
    return buckets_of_starts(starts, true, 0, buckets_of_segments);
}

// Returns the first part of `list`, and removes it and the separator from the list.
std::string_view take_first(std::string_view& list, char separator) noexcept {
    const std::string_view first = subtext(list, 0, list.find(separator));
    list.remove_prefix(std::min(list.size(), first.size() + 1));
    return first;
}

// Says whether `host` is one of the `hosts`, or a subdomain of one.  "hooks.*" stands for all hosts
// that start with "hooks.".  A dot at the end of a host does not count: with and without it, the
// host has the same name in DNS.
bool is_at(std::string_view host, std::string_view hosts) noexcept {
    host.remove_suffix(host.ends_with('.') ? 1 : 0);
    while (!hosts.empty()) {
        const std::string_view one = take_first(hosts, ' ');
        if (one.ends_with('*') && equal_ignoring_case(subtext(host, 0, one.size() - 1),
                                                      subtext(one, 0, one.size() - 1))) {
            return true;
        }
        if (host.size() >= one.size() &&
            equal_ignoring_case(subtext(host, host.size() - one.size()), one) &&
            (host.size() == one.size() || host[host.size() - one.size() - 1] == '.')) {
            return true;
        }
    }
    return false;
}

// Returns the part before "*" of a pattern such as "bot*:{secret}", or an empty text.
constexpr std::string_view prefix_of(std::string_view pattern) noexcept {
    const std::size_t star = pattern.find("*:");
    return star == pattern.npos ? std::string_view() : subtext(pattern, 0, star);
}

// The segment that starts a pattern.
struct first_segment {
    std::string_view name;
    bool has_colon;  // whether the name is only the part before the ":"
};

// The first segments of all patterns, in the same order.
constexpr auto first_segments = [] {
    std::array<first_segment, patterns.size()> segments{};
    std::ranges::transform(patterns, segments.begin(), [](const secret_path& path) {
        const std::string_view name = subtext(path.segments, 0, path.segments.find('/'));
        return first_segment{name, !prefix_of(name).empty()};
    });
    return segments;
}();

// Returns the part of the segment `at` after its first ":", or an empty slice.
slice after_colon(std::string_view text, slice at) noexcept {
    for (unit unit = next_unit(text, at.begin, at.end, tolerant_table::sign); unit.begin < at.end;
         unit = next_unit(text, unit.end, at.end, tolerant_table::sign)) {
        if (unit.is(':')) {
            return {unit.end, at.end};
        }
    }
    return {};
}

// Returns false if the segment at the start of `text` certainly has another name than `name`.  An
// encoded octet is not decoded here: it could be any octet.
bool may_be_named(std::string_view text, std::string_view name) noexcept {
    std::size_t at = 0;
    const auto skip_ignored = [&text, &at] {
        while (at < text.size() && is_in(text[at], tolerant_table::ignored_in_key)) {
            ++at;
        }
    };
    for (const char octet : name) {
        if (is_in(octet, tolerant_table::ignored_in_key)) {
            continue;
        }
        skip_ignored();
        if (at == text.size() || is_in(text[at], tolerant_table::encoding)) {
            return at < text.size();
        }
        if (lower(text[at++]) != lower(octet)) {
            return false;
        }
    }
    skip_ignored();
    return at == text.size() || !is_unreserved(text[at]);
}

// Says whether the segment at the start of `text` can have a ":".
bool may_have_colon(std::string_view text) noexcept {
    const char* const end = text.data() + text.size();
    const char* const found = std::find_if(text.data(), end, [](char octet) {
        return octet == ':' || is_in(octet, tolerant_table::end | tolerant_table::encoding |
                                                tolerant_table::segment_end);
    });
    return found != end && (*found == ':' || is_in(*found, tolerant_table::encoding));
}

// Says whether two segments and a file such as "/123.ts" are at the start of `text`.
bool is_before_numbered_file(std::string_view text, certainty how) noexcept {
    const std::size_t level = text.empty() ? 0 : read_unit(text, 0).level;
    const auto skip = [&text](auto is_part) {
        std::size_t at = 0;
        while (at < text.size() && is_part(read_unit(text, at))) {
            at = read_unit(text, at).end;
        }
        text.remove_prefix(at);
        return at > 0;
    };
    // The target of a request can have blanks and quotation marks.
    const auto is_in_segment = [&text, level, how](const unit& unit) {
        const unsigned ends = tolerant_table::segment_end | tolerant_table::parameter_end;
        return unit.level > level || is_data(text, unit, how) ||
               (!is_in(unit.octet, ends) && !is_escaped_blank(unit));
    };
    const auto ends_file = [&](const unit& unit) {
        return is_in(unit.octet, tolerant_table::end) || !is_in_segment(unit);
    };
    const auto is_digit = [](const unit& unit) { return is_in(unit.octet, tolerant_table::digit); };
    const auto is_in_suffix = [&](const unit& unit) {
        return is_digit(unit) || is_alpha(unit.octet);
    };
    const auto is_slash = [level](const unit& unit) { return unit.is('/') && unit.level <= level; };
    const auto is_dot = [](const unit& unit) { return unit.is('.'); };
    return skip(is_slash) && skip(is_in_segment) && skip(is_slash) && skip(is_in_segment) &&
           skip(is_slash) && skip(is_digit) && skip(is_dot) && skip(is_in_suffix) &&
           (text.empty() || ends_file(read_unit(text, 0)));
}

// A host whose octets are decoded.  No host of DNS has more than 253 octets, so only the first 256
// are here.
class decoded_host {
public:
    explicit decoded_host(std::string_view host) noexcept {
        for (std::size_t at = 0; at < host.size() && size_ < octets_.size();) {
            const unit unit = read_unit(host, at);
            octets_[size_++] = unit.octet;
            at = unit.end;
        }
    }

    std::string_view text() const noexcept { return {octets_.data(), size_}; }

private:
    std::array<char, 256> octets_;
    std::size_t size_ = 0;
};

// Says whether one of the `hosts` is a word of `text`.  "hooks.*" is not found, because files have
// such names, too.
bool is_named_in(std::string_view text, std::string_view hosts) noexcept {
    while (!text.empty() && !hosts.ends_with('*')) {
        const std::string_view::const_iterator end = std::ranges::find_if_not(text, is_in_word);
        const auto size = static_cast<std::size_t>(end - text.begin());
        if (size > 0 && is_at(subtext(text, 0, size), hosts)) {
            return true;
        }
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return false;
}

// Says whether one of the `hosts` is near the `uri` in its line of `text`.  Few octets are read, so
// that the time is linear.
bool is_named_near(std::string_view text, slice uri, std::string_view hosts) noexcept {
    constexpr std::size_t most = 256;
    const std::size_t begin = uri.begin - std::min(uri.begin, most);
    const std::string_view before = subtext(text, begin, uri.begin - begin);
    const std::string_view after = subtext(text, uri.end, most);
    return is_named_in(subtext(before, before.rfind('\n') + 1), hosts) ||  // npos + 1 is 0
           is_named_in(subtext(after, 0, after.find('\n')), hosts);
}

bool is_segment(std::string_view segment, std::string_view pattern) noexcept {
    const std::string_view prefix = prefix_of(pattern);
    return prefix.empty() ? is_same_name(segment, pattern)
                          : equal_ignoring_case(subtext(segment, 0, prefix.size()), prefix);
}

}  // namespace

constexpr detail::segment_starts detail::starts_of_secret_paths = find_starts();
constinit const detail::word_starts detail::starts_of_words = {detail::starts_of_secret_paths,
                                                               detail::all_token_starts};
constinit const word_buckets starts_in_buckets = find_buckets();

std::span<const secret_path> secret_paths() noexcept {
    return patterns;
}

bool may_start_secret_path(std::string_view text) noexcept {
    for (std::uint32_t found = detail::starts_of_secret_paths.find(text); found != 0;
         found &= found - 1) {
        const first_segment& segment =
            first_segments[static_cast<std::size_t>(std::countr_zero(found))];
        if (segment.has_colon ? may_have_colon(text) : may_be_named(text, segment.name)) {
            return true;
        }
    }
    return false;
}

// Says whether the host of the path is one of the pattern.  If the path has no host, says whether a
// host of the pattern is near the URI.  For each host, each pattern is searched only once.
bool secret_path_matcher::has_host(std::size_t pattern, std::string_view host) noexcept {
    const std::string_view hosts = patterns[pattern].hosts;
    if (host.data() != host_.data() || host.size() != host_.size()) {
        host_ = host;
        searched_ = 0;
        found_ = 0;
    }
    const std::uint32_t bit = std::uint32_t{1} << pattern;
    if ((searched_ & bit) == 0) {
        const bool is_found =
            hosts.empty() || (host.empty() ? is_named_near(text_, uri_, hosts)
                                           : is_at(decoded_host(host).text(), hosts));
        searched_ |= bit;
        found_ |= is_found ? bit : 0;
    }
    return (found_ & bit) != 0;
}

// Looks for a pattern that starts with this segment.
bool secret_path_matcher::start(std::string_view text, slice at, std::string_view host,
                                certainty how) noexcept {
    const std::string_view segment = at.in(text);
    for (std::uint32_t found = detail::starts_of_secret_paths.find(segment); found != 0;
         found &= found - 1) {
        const auto number = static_cast<std::size_t>(std::countr_zero(found));
        const secret_path& path = patterns[number];
        std::string_view rest = path.segments;
        const std::string_view first = take_first(rest, '/');
        if (is_segment(segment, first) && has_host(number, host) &&
            (!path.segments.ends_with(numbered_file) ||
             is_before_numbered_file(subtext(text, at.end), how))) {
            rest_ = prefix_of(first).empty() ? rest : first;
            return true;
        }
    }
    return false;
}

slice secret_path_matcher::take(std::string_view text, slice at, std::string_view host,
                                certainty how) noexcept {
    constexpr slice none;
    const std::string_view segment = at.in(text);
    if (rest_.empty()) {
        if (!start(text, at, host, how) || prefix_of(rest_).empty()) {
            return none;
        }
        rest_ = {};
        return after_colon(text, at);
    }
    if (rest_ == all_secrets) {
        const bool is_page = std::ranges::any_of(
            page_names, [segment](std::string_view name) { return is_same_name(segment, name); });
        return is_page ? none : at;
    }
    const std::string_view pattern = take_first(rest_, '/');
    if (pattern == one_secret) {
        return at;
    }
    if (pattern != "*" && !is_segment(segment, pattern)) {
        rest_ = {};
        start(text, at, host, how);
    }
    return none;
}

}  // namespace uriscan
