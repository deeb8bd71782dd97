// Properties of finding URIs, and of finding the secrets in valid URIs, checked with the slow
// reference (RFC 3986, section 3 and Appendix C). The library gets each text as a whole, and also
// in chunks.
#include <algorithm>
#include <array>
#include <string>

#include "operations/checks.hpp"
#include "operations/reference/extract.hpp"
#include "operations/reference/parts.hpp"
#include "support/every_text.hpp"
#include "uriscan/extract.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

using slices = std::vector<slow::slice>;
using hits = std::vector<slow::hit>;

const slow::names listed(schemes_without_authority.begin(), schemes_without_authority.end());

std::string shown_hits(const hits& found, std::string_view text) {
    std::string all;
    for (const slow::hit& hit : found) {
        all += (all.empty() ? "" : " ") + std::to_string(hit.at.begin) + ":" +
               in_quotes(text.substr(hit.at.begin, hit.at.end - hit.at.begin)) +
               (hit.truncated ? " truncated" : "") + (hit.escaped ? " escaped" : "");
    }
    return all.empty() ? "none" : all;
}

std::optional<difference> compare_hits(const hits& got, const hits& expected, std::string_view text,
                                       const std::string& what) {
    if (got == expected) {
        return no_difference();
    }
    return difference{shown_hits(got, text) + what, shown_hits(expected, text)};
}

// ---- Random texts ----

// The pieces of random texts: parts of URIs, octets that end a URI, texts that are almost parts of
// a URI, and other text.
constexpr std::string_view pieces[] = {"http",
                                       "://",
                                       ":",
                                       "//",
                                       "/",
                                       "a",
                                       "b",
                                       "1",
                                       "80",
                                       ".",
                                       ",",
                                       ";",
                                       "!",
                                       "?",
                                       "'",
                                       "\"",
                                       "(",
                                       ")",
                                       "[",
                                       "]",
                                       "<",
                                       ">",
                                       "{",
                                       "}",
                                       " ",
                                       "\n",
                                       "\t",
                                       "%",
                                       "%4",
                                       "%41",
                                       "%zz",
                                       "@",
                                       "#",
                                       "&",
                                       "=",
                                       "+",
                                       "-",
                                       "_",
                                       "~",
                                       "mailto",
                                       "URN",
                                       "tel",
                                       "sip",
                                       "data",
                                       "news",
                                       "x-y.z",
                                       "h",
                                       "[::1",
                                       "::1]",
                                       "[v1.",
                                       "u:p@",
                                       "=x;",
                                       "token=",
                                       "KEY=",
                                       "&%74oken=",
                                       "?sig=a",
                                       "#code=",
                                       "1.2.3.4",
                                       "ftp://h",
                                       "http://a/b",
                                       "mailto:me@h",
                                       "\xc3\xa4",
                                       "level:info",
                                       "*",
                                       "'",
                                       "'s",
                                       "|",
                                       "&quot;",
                                       "&lt;",
                                       "&gt;",
                                       "&#39;",
                                       "\\/",
                                       ":\\/\\/",
                                       "http:\\/\\/h\\/",
                                       "\\",
                                       "\\n",
                                       "\\x22",
                                       "\\u0022",
                                       "\x1B[31m",
                                       "[0;1m",
                                       "%3A",
                                       "~",
                                       "`",
                                       "data:a/b,",
                                       ",http://",
                                       ";tel:",
                                       "|s://",
                                       ",mailto:a@",
                                       "\xE2\x80\x9D",
                                       "\xE3\x80\x82",
                                       "K",
                                       "m",
                                       "\x7F",
                                       "^"};

std::string assembled(slow::generator& random) {
    std::string text;
    for (std::size_t i = random.below(24) + 1; i > 0; --i) {
        text += random.below(6) == 0 ? random.text("URI-reference")
                                     : pieces[random.below(std::size(pieces))];
    }
    return text;
}

// Returns a URI between two pieces of other text. The URI is changed: a piece replaces an octet of
// it or is inserted into it.
std::string mutated(slow::generator& random) {
    std::string text = random.text("URI");
    const std::string_view piece = pieces[random.below(std::size(pieces))];
    text.replace(random.below(text.size()), random.below(2), piece);
    return std::string(pieces[random.below(std::size(pieces))]) + text +
           std::string(pieces[random.below(std::size(pieces))]);
}

inputs drawn(slow::generator& random) {
    return {random.below(2) == 0 ? assembled(random) : mutated(random)};
}

std::vector<inputs> all_of(std::string_view before, std::string_view alphabet, std::size_t size) {
    std::vector<inputs> all;
    for (const std::string& text : every_text(alphabet, size)) {
        all.push_back({std::string(before) + text});
    }
    return all;
}

// ---- Extraction from a whole text ----

// Searches from the offset `from`. Copies the text into a block of its exact size first, so that
// sanitizers detect a read past the end of the text.
hits extract_from(std::string_view text, std::size_t from) {
    hits found;
    const std::vector<char> exact(text.begin(), text.end());
    const std::string_view octets(exact.data(), exact.size());
    for (auto next = find_uri(octets, from); next; next = find_uri(octets, next->end())) {
        found.push_back({{next->offset, next->end()}, next->truncated, next->escaped});
    }
    return found;
}

// Checks that the URI is the slice `at` of the text, without its escapes.
std::optional<difference> compare_uri(const uri_view& uri, const slow::slice& at,
                                      std::string_view text) {
    const std::string_view original = text.substr(at.begin, at.end - at.begin);
    if (uri.text() != slow::unescaped(original) || !uri.has_scheme()) {
        return difference{shown(uri), in_quotes(original)};
    }
    return compare_components(uri);
}

std::optional<difference> check_found(const found_uri& found, std::string_view text) {
    if (found.original.data() != text.data() + found.offset ||
        found.uri.text() != (found.escaped ? "" : found.original)) {
        return difference{"a view of something else", in_quotes(found.original)};
    }
    guarded_buffer buffer(found.original.size());
    const auto uri = unescape(found, buffer.span());
    if (!uri || !buffer.intact()) {
        return difference{"not unescaped in the size of the original", in_quotes(found.original)};
    }
    return compare_uri(*uri, {found.offset, found.end()}, text);
}

std::optional<difference> check_extract(const std::string& text) {
    const hits expected = slow::extract(text, listed);
    hits walked;
    for (const found_uri& found : extract(text)) {
        walked.push_back({{found.offset, found.end()}, found.truncated, found.escaped});
        if (auto wrong = check_found(found, text)) {
            return wrong;
        }
    }
    if (auto wrong = compare_hits(walked, expected, text, "")) {
        return wrong;
    }
    for (std::size_t from = 0; from <= text.size(); ++from) {
        if (auto wrong = compare_hits(extract_from(text, from), slow::extract(text, listed, from),
                                      text, " from " + std::to_string(from))) {
            return wrong;
        }
    }
    return no_difference();
}

// ---- Extraction from chunks; `ends` contains the offset at which each chunk ends ----

struct streamed {
    hits found;
    std::uint64_t given_up = 0;
    std::optional<difference> wrong;
};

streamed extract_in_chunks(std::string_view text, const std::vector<std::size_t>& ends,
                           std::size_t longest) {
    streamed result;
    push_extractor extractor({}, longest);
    const auto take = [&] {
        while (const auto found = extractor.next()) {
            const slow::slice at = {found->offset, found->offset + found->original.size()};
            const bool escaped = found->original.find('\\') != std::string_view::npos;
            result.found.push_back({at, found->truncated, escaped});
            if (found->original !=
                text.substr(std::min(at.begin, text.size()), at.end - at.begin)) {
                result.wrong = difference{in_quotes(found->original), "what is there"};
            } else if (auto wrong = compare_uri(found->uri, at, text)) {
                result.wrong = wrong;
            }
        }
    };
    std::size_t begin = 0;
    for (const std::size_t end : ends) {
        const std::vector<char> chunk(text.begin() + static_cast<std::ptrdiff_t>(begin),
                                      text.begin() + static_cast<std::ptrdiff_t>(end));
        extractor.feed({chunk.data(), chunk.size()});
        take();
        begin = end;
    }
    extractor.finish();
    take();
    result.given_up = extractor.given_up();
    return result;
}

std::string shown_ends(const std::vector<std::size_t>& ends) {
    std::string all = " in chunks that end at";
    for (const std::size_t end : ends) {
        all += ' ' + std::to_string(end);
    }
    return all;
}

std::optional<difference> check_chunks(std::string_view text,
                                       const std::vector<std::size_t>& ends) {
    const streamed got = extract_in_chunks(text, ends, text.size() + 1);
    if (got.wrong) {
        return got.wrong;
    }
    if (got.given_up != 0) {
        return difference{"a URI given up" + shown_ends(ends), "nothing is too long"};
    }
    return compare_hits(got.found, slow::extract(text, listed), text, shown_ends(ends));
}

std::vector<std::size_t> random_ends(const std::string& text, slow::generator& random) {
    std::vector<std::size_t> ends;
    const std::size_t most = 1 + random.below(12);
    for (std::size_t end = 0; end < text.size();) {
        end = std::min(text.size(), end + random.below(most + 1));  // some chunks are empty
        ends.push_back(end);
    }
    return ends;
}

// Cuts a short text in all possible ways. Cuts a longer text in some random ways.
std::optional<difference> check_all_chunks(const std::string& text) {
    constexpr std::size_t few = 6;
    slow::generator random(text.size());
    const std::size_t ways =
        text.empty() || text.size() > few ? 8 : std::size_t{1} << (text.size() - 1);
    for (std::size_t way = 0; way < ways; ++way) {
        std::vector<std::size_t> ends;
        for (std::size_t i = 1; i <= text.size() && text.size() <= few; ++i) {
            if (i == text.size() || (way >> (i - 1) & 1) != 0) {
                ends.push_back(i);
            }
        }
        if (auto wrong = check_chunks(text, text.size() > few ? random_ends(text, random) : ends)) {
            return wrong;
        }
    }
    return no_difference();
}

// Checks extraction with a small limit. Every URI that is found must be valid. If extraction gives
// up no URI, it must find all URIs. If no stretch that can become a URI is longer than the limit,
// extraction must give up no URI.
std::optional<difference> check_longest(const std::string& text) {
    slow::generator random(text.size());
    const hits all = slow::extract(text, listed);
    const std::size_t stretch = slow::longest_stretch(text, listed);
    for (std::size_t longest = 1; longest < stretch + 4; longest += 1 + random.below(stretch + 1)) {
        for (int way = 0; way < 4; ++way) {
            const auto ends = random_ends(text, random);
            const streamed got = extract_in_chunks(text, ends, longest);
            const std::string how = ", " + std::to_string(got.given_up) + " given up, of up to " +
                                    std::to_string(longest) + shown_ends(ends);
            if (got.wrong) {
                return got.wrong;
            }
            if (longest >= stretch && got.given_up != 0) {
                return difference{shown_hits(got.found, text) + how, "nothing given up"};
            }
            if (got.given_up == 0) {
                if (auto wrong = compare_hits(got.found, all, text, how)) {
                    return wrong;
                }
            }
        }
    }
    return no_difference();
}

// ---- Redaction ----

struct redaction_rules {
    redact_options ours;
    slow::secret_rules theirs;
};

const std::array<std::string_view, 4> few_keys = {"a", "b", "token", "x-y"};

// Returns most choices for user information and fragment, with the default keys and with a few
// other keys. The reference does not support user names with parameters, so
// secret_userinfo::password is missing. It does not support passwords with a "#" either, so
// secret_userinfo::all with secret fragments is missing.
std::vector<redaction_rules> all_redaction_rules() {
    std::vector<redaction_rules> all;
    for (int i = 0; i < 8; ++i) {
        redaction_rules one;
        one.ours.userinfo = i % 2 == 0 ? secret_userinfo::none : secret_userinfo::all;
        one.theirs.userinfo = i % 2 == 0 ? slow::hidden_userinfo::none : slow::hidden_userinfo::all;
        one.ours.fragment = one.theirs.fragment = i % 4 == 0;
        if (i < 4) {
            one.ours.keys = few_keys;
            one.ours.replacement = i % 2 == 0 ? "" : "<*>";
        }
        one.ours.public_keys = {};
        one.theirs.keys = slow::names(one.ours.keys.begin(), one.ours.keys.end());
        all.push_back(one);
    }
    return all;
}

// Returns a copy of `text` with an "x" for each octet of the secrets.
std::string with_masked(std::string text, const slices& secrets) {
    for (const slow::slice& secret : secrets) {
        text.replace(secret.begin, secret.end - secret.begin, secret.end - secret.begin, 'x');
    }
    return text;
}

// Checks that each octet of `got` is that of `text` or an "x", and that no secret is left. redact()
// also finds secrets in texts that are not valid URIs, so it can mask more octets.
std::optional<difference> check_masked(std::string_view got, const std::string& text,
                                       const slices& secrets) {
    std::string expected = with_masked(text, secrets);
    for (std::size_t i = 0; i < text.size(); ++i) {
        expected[i] = got[i] == 'x' ? 'x' : expected[i];
    }
    return compare(std::string(got), expected, " by mask()");
}

// Checks redact() and mask(), or if `is_reference`, redact_reference() and mask_reference().
std::optional<difference> check_redaction(const redaction_rules& rules, const std::string& text,
                                          const slices& secrets, bool is_reference) {
    const redactor redactor(rules.ours);
    std::string out = "kept ";
    guarded_buffer buffer(text.size());
    std::ranges::copy(text, buffer.span().begin());
    const redaction count =
        is_reference ? redactor.redact_reference(text, out) : redactor.redact(text, out);
    const redaction masked =
        is_reference ? redactor.mask_reference(buffer.span()) : redactor.mask(buffer.span());
    if (auto wrong = check_masked({buffer.span().data(), text.size()}, text, secrets)) {
        return wrong;
    }
    if (!buffer.intact()) {
        return difference{"octets outside of the text changed", "none"};
    }
    if (count.secrets != masked.secrets || count.uris != masked.uris ||
        count.tolerant != masked.tolerant || !out.starts_with("kept ")) {
        return difference{std::to_string(count.secrets) + " redacted and masked",
                          std::to_string(masked.secrets)};
    }
    return no_difference();
}

// Returns whether the text might have escapes. The rules of redact() and extract() for escapes
// differ: "&gt;" ends a URI only for redact().
bool can_have_escapes(const std::string& text) {
    return text.find_first_of("\\\x1B") != text.npos || text.find("&gt;") != text.npos ||
           text.find("&lt;") != text.npos || text.find("&quot;") != text.npos ||
           text.find("&#") != text.npos || text.find("&apos;") != text.npos;
}

std::optional<difference> check_redact_text(const std::string& text) {
    if (can_have_escapes(text)) {
        return no_difference();  // tests/data/redact has such texts
    }
    static const std::vector<redaction_rules> all = all_redaction_rules();
    for (const redaction_rules& rules : all) {
        if (rules.ours.fragment) {
            continue;  // redact() knows more separators of a list, so a fragment can end earlier
        }
        const slices secrets = slow::secrets_in_text(text, rules.theirs, listed);
        if (auto wrong = check_redaction(rules, text, secrets, false)) {
            return wrong;
        }
    }
    return no_difference();
}

std::optional<difference> check_redact_uri(const std::string& text) {
    static const std::vector<redaction_rules> all = all_redaction_rules();
    for (const redaction_rules& rules : all) {
        const slices secrets = slow::secrets(text, rules.theirs);
        if (auto wrong = check_redaction(rules, text, secrets, true)) {
            return wrong;
        }
    }
    return no_difference();
}

inputs reference_with_parameters(slow::generator& random) {
    constexpr std::string_view parameters[] = {"a",   "b",   "&", ";", "=", "token", "TOKEN", "%61",
                                               "%41", "x-y", "%", "?", "/", "pass",  "key"};
    std::string text = random.text("URI-reference");
    for (const char* begin : {"?", "#"}) {
        if (text.find_first_of("?#") == text.npos || *begin == '#') {
            text += begin;
            for (std::size_t i = random.below(12); i > 0; --i) {
                text += parameters[random.below(std::size(parameters))];
            }
        }
    }
    return {slow::is_valid("URI-reference", text) ? text : random.text("URI-reference")};
}

using check_function = std::optional<difference> (*)(const std::string&);

property on_random_texts(const std::string& name, check_function check, std::size_t once_in) {
    return {name, {""}, drawn, [check](const inputs& in) { return check(in[0]); }, once_in};
}

property on_all_texts(const std::string& name, check_function check, std::vector<inputs> all) {
    return {name, {""},          drawn, [check](const inputs& in) { return check(in[0]); },
            1,    std::move(all)};
}

}  // namespace

std::vector<property> extract_properties() {
    constexpr std::string_view octets = "a:/.)( '[%";
    constexpr std::string_view marks = "a:/,;|'](@s\xFC";
    return {on_random_texts("extract, from each offset", check_extract, 16),
            on_random_texts("extract in chunks", check_all_chunks, 4),
            on_random_texts("extract in chunks, with a limited size", check_longest, 4),
            on_random_texts("redact and mask in texts", check_redact_text, 4),
            {"redact and mask a URI reference",
             {"URI-reference"},
             reference_with_parameters,
             [](const inputs& in) { return check_redact_uri(in[0]); },
             4},
            on_all_texts("extract from all short texts", check_extract, all_of("", octets, 5)),
            on_all_texts("extract from tel: and all short texts", check_extract,
                         all_of("tel:", octets, 4)),
            on_all_texts("extract from a:// and all short texts", check_extract,
                         all_of("a://", "a:/.)(@1[", 4)),
            on_all_texts("extract from 'a:// and all short texts", check_extract,
                         all_of("'a://", marks, 4)),
            on_all_texts("extract from (a:// and all short texts", check_extract,
                         all_of("(a://", marks, 3)),
            on_all_texts("extract from a://,a:// and all short texts", check_extract,
                         all_of("a://b,a://", marks, 3)),
            on_all_texts("extract from a:\\/\\/ and all short texts", check_extract,
                         all_of("a:\\/\\/", "a:/\\,' n\"@", 4)),
            on_all_texts("extract in chunks of a:\\/\\/ and all short texts", check_all_chunks,
                         all_of("a:\\/\\/", "a:/\\,'@", 3)),
            on_all_texts("extract in all chunks of all short texts", check_all_chunks,
                         all_of("", "a:/.[%", 5)),
            on_all_texts("extract in chunks of a:// and all short texts", check_all_chunks,
                         all_of("a://", "a:/.)@1[", 3)),
            on_all_texts("redact s:? and all short parameters", check_redact_text,
                         all_of("s://?", "aA=&;#%", 5))};
}

}  // namespace uriscan::tests
