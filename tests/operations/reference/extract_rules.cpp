// The rules at the top of uriscan/extract.hpp, one function for each part of a rule.  Rule 1 is in
// extract_starts.cpp, what may follow a URI in extract_ends.cpp, the characters of a text in
// extract_characters.cpp, and rule 7 in extract_escapes.cpp.  Each function tries all
// possibilities, and does not use what another function has found.

#include <algorithm>
#include <array>
#include <optional>

#include "grammar/abnf.hpp"
#include "operations/reference/extract.hpp"
#include "operations/reference/extract_characters.hpp"
#include "operations/reference/extract_ends.hpp"
#include "operations/reference/extract_escapes.hpp"
#include "operations/reference/extract_starts.hpp"
#include "operations/reference/parts.hpp"

namespace uriscan::slow {

namespace {

using namespace starts;
using characters::escape_in;
using characters::reference_in;
using characters::size_of_named;
using following::is_end;
using following::text_goes_on;

// ---- A URI that starts at an offset ----

class candidate {
public:
    candidate(text all, std::size_t from, std::size_t start, std::size_t colon,
              const names& schemes)
        : all_(all), from_(from), start_(start), colon_(colon), schemes_(schemes) {
        const text after = all.substr(colon + 1);
        backslashes_ = after.starts_with("\\/");
        slashes_ = size_of_slashes(all.substr(start, colon - start), after);
        references_ = slashes_ > 0 && after.starts_with('&');
    }

    // Rule 4: returns the end of the longest URI. Also finds out whether rule 2 or 3 ends the URI.
    std::size_t end() {
        const std::size_t whole = longest(all_.size());
        const std::size_t mark = first(
            [&](std::size_t at) {
                return is_partner(at) || separates(at) || ends_at_reference(at);
            },
            whole);
        const std::size_t last = std::min(mark, whole);
        const host_part host = host_before(last, mark != none);
        const std::size_t closing = first(
            [&](std::size_t at) {
                return at > host.authority_end && closes_nothing_before(at, host.begin);
            },
            last);
        const std::size_t at = std::min({mark, host.end, closing});
        if (at == none) {
            return whole;
        }
        const std::size_t cut = longest(at);
        const bool is_reference = at == mark && !is_partner(at) && !separates(at);
        cut_ = !is_reference && cut == at;
        return cut;
    }

    hit found() {
        hit result{{start_, end()}, false, backslashes_ || references_};
        const std::size_t end = without_hyphens(result.at.end);
        if (!cut_ && end == result.at.end && goes_on(end)) {
            if (in_host(end)) {
                return {};
            }
            result.truncated = true;
        }
        result.at.end = without_punctuation(end);
        if (is_end_of_comment(result.at.end)) {
            result.at.end = without_punctuation(result.at.end - 2);
        }
        const bool has_no_host = all_[result.at.end - 1] == '@' && in_authority(result.at.end);
        return result.at.end > colon_ + 1 + slashes_ && !has_no_host ? result : hit{};
    }

    // Returns the end of the octets that must be read to find the longest URI.
    std::size_t end_of_reading() const {
        const reading all = read(start_, all_.size());
        return start_ + all.sizes[references_ ? size_of(all.octets, uri_octets)
                                              : viable_prefix("URI", all.octets)];
    }

private:
    static constexpr text uri_octets =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:[]@!$&'()*+,;=%/?#";

    static constexpr std::size_t none = text::npos;

    // Returns the first offset for which `is` is true, from the octet after the ":" and its slashes
    // to `last`.
    template <class Is>
    std::size_t first(Is is, std::size_t last) const {
        const std::vector<std::size_t> sizes = read(start_, all_.size()).sizes;
        for (std::size_t at = colon_ + 1 + slashes_; at <= last; ++at) {
            const bool within_reference =
                references_ && !std::ranges::binary_search(sizes, at - start_);
            if (!within_reference && is(at)) {
                return at;
            }
        }
        return none;
    }

    // Returns how many octets at the start are in the set.
    static std::size_t size_of(text octets, text set) {
        return std::min(octets.find_first_not_of(set), octets.size());
    }

    // Returns the text between two offsets without escapes (rule 7).
    reading read(std::size_t begin, std::size_t end) const {
        return read_escaped(all_.substr(begin, end - begin), backslashes_, references_);
    }

    // Returns the end of the longest URI that does not go beyond `limit`.
    std::size_t longest(std::size_t limit) const {
        const reading all = read(start_, limit);
        std::size_t size = viable_prefix("URI", all.octets);
        while (size > 0 && !is_valid("URI", all.octets.substr(0, size))) {
            --size;
        }
        return start_ + all.sizes[size];
    }

    // Rule 2.
    bool is_partner(std::size_t at) const {
        constexpr std::array<std::array<text, 2>, 5> pairs = {
            {{"'", "'"}, {"(", ")"}, {"[", "]"}, {"{", "}"}, {"|", "|"}}};
        const text before = all_.substr(from_, start_ - from_);
        for (const auto& [open, close] : pairs) {
            if (before.ends_with(open) && all_.substr(at).starts_with(close)) {
                const text uri = all_.substr(colon_, at - colon_);
                return open == "(" ? !has_open(uri) : open == "[" ? longest(at) == at : true;
            }
        }
        const text last = before.substr(before.size() - std::min<std::size_t>(before.size(), 16));
        const text mark = last.substr(std::min(last.rfind('&'), last.size()));
        const auto reference = reference_in(mark);
        return reference && reference->character == '\'' && reference->size == mark.size() &&
               all_.substr(at).starts_with(mark);
    }

    // Returns whether the text has a "(" that no ")" closes.
    static bool has_open(text uri) {
        std::size_t open = 0;
        for (const char c : uri) {
            open += c == '(' ? 1 : 0;
            open -= c == ')' && open > 0 ? 1 : 0;
        }
        return open > 0;
    }

    // Rule 2, a ")" without an opening mark directly before the scheme, and after the host.
    bool closes_nothing_before(std::size_t at, std::size_t host) const {
        if (at >= all_.size() || all_[at] != ')' || has_open(all_.substr(host, at - host))) {
            return false;
        }
        const std::size_t first = std::max(from_, start_ - std::min<std::size_t>(start_, 128));
        text before = all_.substr(first, start_ - first);
        before.remove_prefix(before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1);
        return has_open(before);
    }

    // Rule 2, an octet that ends the host.
    struct host_part {
        std::size_t authority_end, begin, end;
    };

    // Returns the host of a URI that ends at `last`. `is_cut` says whether another rule ends it.
    host_part host_before(std::size_t last, bool is_cut) const {
        const std::size_t body = colon_ + 1 + slashes_;
        if (slashes_ == 0) {
            return {colon_, body, none};
        }
        const reading rest = read(body, all_.size());
        const std::string uri = read(body, last).octets;
        const std::size_t size = std::min(uri.find_first_of("/?#"), uri.size());
        const std::size_t begin = uri.substr(0, size).find_last_of("@]") + 1;  // npos + 1 is 0
        const bool ends = size == uri.size();  // whether the URI ends in its authority
        // Whether only punctuation follows the authority.
        const bool seems_to_end = without_punctuation(last) <= body + rest.sizes[size];
        const auto original = [&](std::size_t i) { return all_.substr(body + rest.sizes[i]); };
        const auto is_mark = [&](std::size_t i) {
            if (rest.octets[i] == ')') {
                return !has_open(std::string_view(rest.octets).substr(begin, i - begin));
            }
            const bool is_triplet = original(i).size() > 2 && original(i)[0] == '%' &&
                                    are_hexadecimal(original(i).substr(1), 2);
            const auto octet = is_triplet
                                   ? std::stoul(std::string(original(i).substr(1, 2)), nullptr, 16)
                                   : static_cast<unsigned char>(rest.octets[i]);
            return octet < 0x80 && (is_in(static_cast<char>(octet), "&';=") ||
                                    (is_triplet && is_end(static_cast<unsigned>(octet))));
        };
        std::size_t mark = begin;
        while (mark < rest.octets.size() && mark <= size && !is_mark(mark)) {
            ++mark;
        }
        const bool is_marked = mark < rest.octets.size() && mark <= size;
        const std::size_t comma =
            std::string_view(rest.octets).substr(0, size + 1).find(',', begin);
        const bool at_comma = comma < mark && (is_marked || ends || seems_to_end);
        host_part found = {body + rest.sizes[size], body + rest.sizes[begin], none};
        if ((is_marked || at_comma) && !(ends && !is_cut && has_user(last))) {
            found.end = body + rest.sizes[at_comma ? comma : mark];
        }
        return found;
    }

    // Says whether an "@" comes later in the authority, among the octets that are looked at.
    bool has_user(std::size_t at) const {
        constexpr text user_octets =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:%";
        const text rest = all_.substr(at, 48);
        return rest.substr(size_of(rest, user_octets)).starts_with('@');
    }

    // Rule 6, each "-" before the end of a comment.
    std::size_t without_hyphens(std::size_t end) const {
        const text rest = all_.substr(end);
        const auto unit = rest.starts_with('\\') ? escape_in(rest) : reference_in(rest);
        const bool is_closed = rest.starts_with('>') || rest.starts_with("%>") ||
                               rest.starts_with('}') || (unit && unit->character == '>');
        const bool is_bracketed = start_ > from_ && all_[start_ - 1] == '<';
        const bool has_two = all_.substr(start_, end - start_).ends_with("--") && !is_bracketed;
        if (is_closed && (has_two || in_host(end))) {
            while (all_[end - 1] == '-') {
                --end;
            }
        }
        return end;
    }

    // Rule 6, a "*/" after a "/*".
    bool is_end_of_comment(std::size_t end) const {
        const std::size_t first = std::max(from_, start_ - std::min<std::size_t>(start_, 128));
        text line = all_.substr(first, start_ - first);
        line.remove_prefix(line.rfind('\n') == line.npos ? 0 : line.rfind('\n') + 1);
        bool is_open = false;
        while (!line.empty()) {
            const bool opens = line.starts_with("/*");
            is_open = opens || (is_open && !line.starts_with("*/"));
            line.remove_prefix(opens && !line.starts_with("/*/*") ? 2 : 1);
        }
        return is_open && all_.substr(start_, end - start_).ends_with("*/");
    }

    // Rule 2, a character reference.
    bool ends_at_reference(std::size_t at) const {
        const auto read = reference_in(all_.substr(at));
        if (!read && size_of_named(all_.substr(at)) == 0) {
            return false;
        }
        const char32_t c = read ? read->character : 'a';
        const bool is_last = c >= 0x80 || is_end(static_cast<unsigned>(c));
        const text before = all_.substr(colon_ + 1, at - colon_ - 1);
        const bool is_in_host = references_    ? false
                                : slashes_ > 0 ? in_authority(at)
                                               : before.find('@') != before.npos &&
                                                     before.find_first_of("?#") == before.npos;
        return is_last || is_in_host;
    }

    // Rule 3.
    bool separates(std::size_t at) const {
        if (at == all_.size() || !is_in(all_[at], references_ ? ",|" : ",;|")) {
            return false;
        }
        const text next = all_.substr(at + 1);
        const std::size_t colon = next.find(':');
        if (colon == next.npos || colon > 32 || !is_valid("scheme", next.substr(0, colon))) {
            return false;
        }
        const text after = next.substr(colon + 1);
        return may_start(next.substr(0, colon), after, schemes_) &&
               (size_of_slashes(next.substr(0, colon), after) > 0 || !in_authority(at));
    }

    bool in_authority(std::size_t end) const {
        const std::string octets = read(colon_ + 1 + slashes_, end).octets;
        return slashes_ > 0 && octets.find_first_of("/?#") == octets.npos;
    }

    // Rule 5.
    bool in_host(std::size_t end) const {
        const text rest = all_.substr(colon_ + 1, end - colon_ - 1);
        return in_authority(end) || (slashes_ == 0 && rest.find('@') != rest.npos &&
                                     rest.find_first_of("?#") == rest.npos);
    }

    bool goes_on(std::size_t end) const { return text_goes_on(all_.substr(end), in_host(end)); }

    // Rule 6.
    std::size_t without_punctuation(std::size_t end) const {
        text uri = all_.substr(start_, end - start_);
        while (!uri.empty()) {
            const std::size_t entity = references_ ? 0 : size_of_entity(uri);
            const reading all = read(start_, start_ + uri.size());
            const std::size_t last = uri.size() - all.sizes[all.sizes.size() - 2];
            if (references_ && last > 1) {
                if (!is_in(all.octets.back(), ".,;:!?'*_~")) {
                    break;
                }
                uri.remove_suffix(last);
            } else if (entity > 0) {
                uri.remove_suffix(entity);
            } else if (is_in(uri.back(), ".,;:!?'*_~") || closes_nothing(uri)) {
                uri.remove_suffix(1);
            } else if (uri.ends_with("'s")) {
                uri.remove_suffix(2);
            } else {
                break;
            }
        }
        return start_ + uri.size();
    }

    static bool closes_nothing(text uri) {
        return uri.back() == ')' && !has_open(uri.substr(0, uri.size() - 1));
    }

    // Returns the size of an entity such as &quot; at the end of the URI, or 0.
    static std::size_t size_of_entity(text uri) {
        const std::size_t begin = uri.rfind('&');
        if (begin == uri.npos || !uri.ends_with(';')) {
            return 0;
        }
        text name = uri.substr(begin + 1, uri.size() - begin - 2);
        if (name.starts_with('#')) {
            name.remove_prefix(1);
        }
        const bool is_name = !name.empty() && std::ranges::all_of(name, [](char c) {
            return is_letter(c) || is_digit(c);
        });
        return is_name ? uri.size() - begin : 0;
    }

    text all_;
    std::size_t from_;
    std::size_t start_;
    std::size_t colon_;
    const names& schemes_;
    bool backslashes_ = false;  // whether slashes are escaped by backslashes
    bool references_ = false;   // whether character references are read
    std::size_t slashes_ = 0;   // the size of "//" or of what stands for it
    bool cut_ = false;          // whether a rule ended the URI, and not the grammar
};

// Calls `see` with the candidate at each ":", in order.
template <class See>
std::vector<hit> search(text all, const names& schemes, std::size_t from, See see) {
    std::vector<hit> found;
    for (std::size_t colon = from; colon < all.size(); ++colon) {
        const auto start = all[colon] == ':' ? start_of_scheme(all, from, colon) : std::nullopt;
        if (!start ||
            !may_start(all.substr(*start, colon - *start), all.substr(colon + 1), schemes)) {
            continue;
        }
        candidate uri(all, from, *start, colon, schemes);
        const hit hit = uri.found();
        see(*start, uri);
        from = hit.at.end > 0 ? hit.at.end : uri.end();
        colon = from - 1;
        if (hit.at.end > 0) {
            found.push_back(hit);
        }
    }
    return found;
}

}  // namespace

std::string unescaped(text original) {
    const std::size_t colon = std::min(original.find(':'), original.size() - 1);
    const text after = original.substr(colon + 1);
    const bool references =
        after.starts_with('&') && size_of_slashes(original.substr(0, colon), after) > 0;
    return read_escaped(original, after.starts_with('\\'), references).octets;
}

std::vector<hit> extract(text all, const names& schemes, std::size_t from) {
    return search(all, schemes, from, [](std::size_t, const candidate&) {});
}

std::size_t longest_stretch(text all, const names& schemes) {
    // A possible scheme must be stored until the octets after its ":" show whether a URI starts.
    constexpr std::size_t media_type = 127 + 1 + 127 + 1;
    std::size_t longest = 0;
    std::size_t run = 0;
    for (const char c : all) {
        run = is_scheme_octet(c) ? run + 1 : 0;
        longest = std::max(longest, run + 1 + media_type);
    }
    search(all, schemes, 0, [&](std::size_t start, const candidate& uri) {
        constexpr std::size_t after = 48;
        longest = std::max(longest, uri.end_of_reading() - start + after);
    });
    return longest;
}

}  // namespace uriscan::slow
