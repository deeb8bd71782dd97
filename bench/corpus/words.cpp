// The vocabulary, and the code that joins words until a length is reached. The measured tables
// contain lengths, so the code chooses words that fill a given length.
#include "words.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace uriscan::bench {
namespace {

// Words of two to nine letters, one row for each length.
constexpr std::size_t shortest_word = 2;
constexpr std::size_t longest_word = 9;
constexpr std::array<std::string_view, 14> vocabulary[] = {
    {"go", "db", "me", "my", "of", "in", "ad", "tv", "up", "at", "on", "us", "to", "no"},
    {"app", "api", "dev", "doc", "log", "map", "lib", "key", "box", "cat", "faq", "art", "bin",
     "src"},
    {"blog", "book", "case", "code", "data", "edge", "file", "font", "form", "help", "home", "item",
     "main", "news"},
    {"about", "admin", "asset", "cache", "chart", "draft", "event", "field", "forum", "group",
     "guide", "image", "index", "media"},
    {"author", "client", "config", "course", "detail", "editor", "engine", "garden", "letter",
     "member", "module", "public", "report", "search"},
    {"account", "archive", "article", "content", "default", "feature", "harbour", "history",
     "journal", "library", "product", "project", "release", "science"},
    {"calendar", "category", "contacts", "document", "download", "drawings", "exercise", "festival",
     "frontend", "homepage", "internet", "keyboard", "magazine", "markdown"},
    {"academies", "biography", "catalogue", "companion", "conductor", "education", "elsewhere",
     "equations", "galleries", "interview", "knowledge", "languages", "migration", "newspaper"},
};
static_assert(std::size(vocabulary) == longest_word - shortest_word + 1);

constexpr std::array<std::string_view, 28> onsets = {
    "b", "c", "d", "f", "g", "h",  "j",  "k",  "l",  "m",  "n",  "p",  "r",  "s",
    "t", "v", "w", "z", "",  "br", "ch", "cr", "gl", "pl", "sh", "st", "th", "tr"};
constexpr std::array<std::string_view, 10> vowels = {"a",  "e",  "i",  "o",  "u",
                                                     "ai", "ea", "io", "oo", "y"};
constexpr std::array<std::string_view, 12> codas = {"",  "",  "",  "",  "ck", "l",
                                                    "m", "n", "r", "s", "t",  "x"};

// A domain for invented hosts, and its number of labels.
struct domain {
    std::string_view text;
    std::size_t labels;
};
constexpr std::array<domain, 8> domains = {{{".test", 1},
                                            {".test", 1},
                                            {".test", 1},
                                            {".example", 1},
                                            {".invalid", 1},
                                            {".example.com", 2},
                                            {".example.net", 2},
                                            {".example.org", 2}}};

constexpr std::size_t shortest_label = 2;

// Appends a word of exactly `length` letters. If no word is that long, appends a shorter one.
void append_word(std::string& out, random_source& random, std::size_t length) {
    if (length < shortest_word || random.chance(4000)) {
        append_name(out, random, length);
    } else {
        out += random.draw(vocabulary[std::min(length, longest_word) - shortest_word]);
    }
}

void append_number(std::string& out, random_source& random, std::size_t digits) {
    for (std::size_t i = 0; i < digits; ++i) {
        out += static_cast<char>('0' + random.below(10));
    }
}

char capital(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

template <std::size_t Size>
void append_from(std::string& out, random_source& random, const char (&alphabet)[Size],
                 std::size_t length) {
    for (std::size_t i = 0; i < length; ++i) {
        out += alphabet[random.below(Size - 1)];
    }
}

// Draws a domain. If too little of `length` is left for the other labels, returns the shortest
// domain.
const domain& draw_domain(random_source& random, std::size_t length, std::size_t labels) {
    const domain& drawn = domains[random.below(domains.size())];
    const std::size_t own_labels = labels - std::min(labels, drawn.labels);
    const bool fits =
        own_labels > 0 && length >= drawn.text.size() + own_labels * (shortest_label + 1);
    return fits ? drawn : domains.front();
}

// Appends a label, sometimes with a hyphen or a digit. In real lists, one host in sixteen has a
// hyphen, and one in twenty has a digit.
void append_label(std::string& out, random_source& random, std::size_t length) {
    const std::size_t begin = out.size();
    append_name(out, random, length);
    if (length > 5 && random.chance(500)) {
        out[begin + 2 + random.below(static_cast<std::uint32_t>(length - 4))] = '-';
    } else if (random.chance(300)) {
        out.back() = static_cast<char>('0' + random.below(10));
    }
}

}  // namespace

void append_words(std::string& out, random_source& random, const style& style, std::size_t length) {
    const std::size_t end = out.size() + length;
    while (out.size() < end) {
        const std::size_t begin = out.size();
        const std::size_t left = end - begin;
        if (random.chance(style.numbers)) {
            append_number(out, random, std::min<std::size_t>(left, 1 + random.below(4)));
        } else {
            append_word(out, random, left <= longest_word ? left : 3 + random.below(7));
        }
        if (random.chance(style.capitals)) {
            out[begin] = capital(out[begin]);
        }
        const std::string_view separator = random.draw(style.separators);
        if (out.size() + separator.size() < end) {
            out += separator;
        }
    }
}

void append_name(std::string& out, random_source& random, std::size_t length) {
    const std::size_t end = out.size() + length;
    while (out.size() < end) {
        out += random.draw(onsets);
        out += random.draw(vowels);
        out += random.draw(codas);
    }
    out.resize(end);
}

void append_opaque(std::string& out, random_source& random, std::size_t length) {
    append_from(out, random,
                "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"
                "ABCDEFGHIJKLMNOPQRSTUVWXYZ01234567890123456789-_.",
                length);
}

void append_hex(std::string& out, random_source& random, std::size_t length) {
    append_from(out, random, "0123456789abcdef", length);
}

void append_host(std::string& out, random_source& random, std::size_t length, std::size_t labels,
                 bool www) {
    constexpr std::string_view first = "www.";
    if (www && labels > 2 && length > first.size()) {
        out += first;
        length -= first.size();
        --labels;
    }
    const domain& below = draw_domain(random, length, labels);
    std::size_t own = std::max<std::size_t>(labels - std::min(labels, below.labels), 1);
    std::size_t left = std::max(length, below.text.size() + own * (shortest_label + 1) - 1) -
                       below.text.size() - (own - 1);
    for (; own > 1; --own) {
        const std::size_t spare = left - own * shortest_label;
        const std::size_t size =
            shortest_label + random.below(static_cast<std::uint32_t>(2 * spare / own + 1));
        append_label(out, random, std::min(size, left - (own - 1) * shortest_label));
        left -= std::min(size, left - (own - 1) * shortest_label);
        out += '.';
    }
    append_label(out, random, left);
    out += below.text;
}

}  // namespace uriscan::bench
