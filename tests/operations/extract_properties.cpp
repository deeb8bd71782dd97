// Properties of finding URIs, checked with the slow reference (RFC 3986, section 3 and Appendix C).
// The library gets each text as a whole, and also in chunks.
#include <algorithm>
#include <string>

#include "operations/checks.hpp"
#include "operations/reference/extract.hpp"
#include "operations/texts_with_uris.hpp"
#include "uriscan/extract.hpp"

namespace uriscan::tests {
namespace {

using hits = std::vector<slow::hit>;

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

// ---- Extraction from a whole text ----

// Searches from the offset `from`.  Copies the text into a block of its exact size first, so that
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
    const hits expected = slow::extract(text, listed_schemes());
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
        if (auto wrong =
                compare_hits(extract_from(text, from), slow::extract(text, listed_schemes(), from),
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
            const bool escaped = found->original != found->uri.text();
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

std::optional<difference> check_chunks(std::string_view text, const std::vector<std::size_t>& ends,
                                       const hits& expected) {
    const streamed got = extract_in_chunks(text, ends, text.size() + 1);
    if (got.wrong) {
        return got.wrong;
    }
    if (got.given_up != 0) {
        return difference{"a URI given up" + shown_ends(ends), "nothing is too long"};
    }
    return compare_hits(got.found, expected, text, shown_ends(ends));
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

// Cuts a short text in all possible ways.  Cuts a longer text in some random ways.
std::optional<difference> check_all_chunks(const std::string& text) {
    constexpr std::size_t few = 6;
    slow::generator random(text.size());
    const hits expected = slow::extract(text, listed_schemes());
    const std::size_t ways =
        text.empty() || text.size() > few ? 8 : std::size_t{1} << (text.size() - 1);
    for (std::size_t way = 0; way < ways; ++way) {
        std::vector<std::size_t> ends;
        for (std::size_t i = 1; i <= text.size() && text.size() <= few; ++i) {
            if (i == text.size() || (way >> (i - 1) & 1) != 0) {
                ends.push_back(i);
            }
        }
        if (text.size() > few) {
            ends = random_ends(text, random);
        }
        if (auto wrong = check_chunks(text, ends, expected)) {
            return wrong;
        }
    }
    return no_difference();
}

// Checks extraction with a small limit.  Every URI that is found must be valid.  If the limit is at
// least as long as each stretch that can become a URI, extraction must give up nothing.  Whenever
// it gives up nothing, it must find all URIs.
std::optional<difference> check_longest(const std::string& text) {
    slow::generator random(text.size());
    const hits all = slow::extract(text, listed_schemes());
    const std::size_t stretch = slow::longest_stretch(text, listed_schemes());
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

// ---- Texts as HTML ----

// Writes each "/" of the text as a character reference.
std::string with_references(const std::string& text) {
    std::string html;
    for (const char c : text) {
        html += c == '/' ? (html.size() % 2 == 0 ? "&#x2F;" : "&#47;") : std::string(1, c);
    }
    return html;
}

std::optional<difference> check_html(const std::string& text) {
    return check_extract(with_references(text));
}

std::optional<difference> check_chunks_of_html(const std::string& text) {
    return check_all_chunks(with_references(text));
}

std::optional<difference> check_longest_in_html(const std::string& text) {
    return check_longest(with_references(text));
}

}  // namespace

std::vector<property> extract_properties() {
    constexpr std::string_view octets = "a:/.)( '[%";
    constexpr std::string_view marks = "a:/,;|'](@s\xFC";
    return {
        on_random_texts("extract, from each offset", check_extract, 16),
        on_random_texts("extract in chunks", check_all_chunks, 4),
        on_random_texts("extract in chunks, with a limited size", check_longest, 4),
        on_random_texts("extract from HTML, from each offset", check_html, 64),
        on_random_texts("extract from HTML in chunks", check_chunks_of_html, 8),
        on_random_texts("extract from HTML, with a limited size", check_longest_in_html, 8),
        on_all_texts("extract from all short texts", check_extract, "", octets, 5),
        on_all_texts("extract from tel: and all short texts", check_extract, "tel:", octets, 4),
        on_all_texts("extract from a:// and all short texts", check_extract, "a://", "a:/.)(@1[",
                     4),
        on_all_texts("extract from 'a:// and all short texts", check_extract, "'a://", marks, 4),
        on_all_texts("extract from (a:// and all short texts", check_extract, "(a://", marks, 3),
        on_all_texts("extract from a://,a:// and all short texts", check_extract, "a://b,a://",
                     marks, 3),
        on_all_texts("extract from the hosts of all short texts", check_extract, "a://",
                     "a:,;@/](-> ", 4),
        on_all_texts("extract from a:\\/\\/ and all short texts", check_extract, "a:\\/\\/",
                     "a:/\\,' n\"@", 4),
        on_all_texts("extract from http:&#47;&#47; and all short texts", check_extract,
                     "http:&#47;&#47;", "&#47;a.", 5),
        on_all_texts("extract in chunks of http:&#47;&#47;b and all short texts", check_all_chunks,
                     "http:&#47;&#47;b", "&#47;a,)", 4),
        on_all_texts("extract in chunks of a:\\/\\/ and all short texts", check_all_chunks,
                     "a:\\/\\/", "a:/\\,'@", 3),
        on_all_texts("extract in all chunks of all short texts", check_all_chunks, "", "a:/.[%", 5),
        on_all_texts("extract in chunks of a:// and all short texts", check_all_chunks, "a://",
                     "a:/.)@1[", 3)};
}

}  // namespace uriscan::tests
