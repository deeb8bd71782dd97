// Tests that parts of a text are searched as if each of them was a text of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "text/redact/part_search.hpp"

namespace uriscan::tests {
namespace {

using places = std::vector<secret_place>;

bool are_equal(const places& a, const places& b) {
    return std::ranges::equal(a, b, [](const secret_place& x, const secret_place& y) {
        return x.offset == y.offset && x.size == y.size;
    });
}

bool are_equal(const redaction& a, const redaction& b) {
    return a.uris == b.uris && a.secrets == b.secrets && a.tolerant == b.tolerant;
}

// Searches a part, and returns what is counted.
redaction find(part_search& search, std::string_view part, bool is_reference, places& found) {
    redaction counts;
    is_reference ? search.find_reference(part, certainty::whole_text, counts, found)
                 : search.find(part, counts, found);
    return counts;
}

// A part of a text, and the secrets in it.
struct part {
    std::string_view text;
    bool is_reference;
    std::string_view secrets;  // separated by spaces
};

// Returns the secrets of each part, which are joined to one text and searched together.
std::vector<std::string> secrets_of(const std::vector<part>& parts) {
    std::string text;
    for (const part& each : parts) {
        text += each.text;
    }
    const redactor redactor;
    part_search search(redactor, text);
    std::vector<std::string> secrets;
    std::size_t begin = 0;
    for (const part& each : parts) {
        const std::string_view slice = std::string_view(text).substr(begin, each.text.size());
        places found;
        find(search, slice, each.is_reference, found);
        std::string joined;
        for (const secret_place& place : found) {
            joined += joined.empty() ? "" : " ";
            joined += slice.substr(place.offset, place.size);
        }
        secrets.push_back(joined);
        begin += each.text.size();
    }
    return secrets;
}

TEST(part_search, does_not_look_into_other_parts) {
    const std::vector<std::vector<part>> texts = {
        // A reference in a part needs no method before it.
        {{"GET /a?token=b", false, "b"}},
        {{"GET", true, ""}, {" /a?token=b", false, "b"}},
        {{"GET ", false, ""}, {"/a?token=b", true, "b"}, {" /c?token=d", false, "d"}},
        // A URI must start in the part that has its scheme.  It ends at the end of this part.
        {{"ht", false, ""}, {"tp://u:p@h/", false, "u:p"}},
        {{"http:", false, ""}, {"//u:p@h/", false, "u:p"}},
        {{"http:", false, ""}, {"//u:p@h/", true, "u:p"}},
        {{"http://u", false, ""}, {":p@h/", false, ""}},
        {{"http://h/?token=a", false, "a"}, {"b", false, ""}},
        {{"http://h/?token=a", true, "a"}, {"http://u@h", true, "u"}},
        {{"data", false, ""}, {":", false, ""}, {"", false, ""}, {"?token=a", true, "a"}},
        {{"jdbc:", false, ""}, {";password=a", false, ""}},
        // An escaped quotation mark ends a URI only if another one is before the URI.
        {{"\\\"http://h/?token=a\\\"b", false, "a"}},
        {{"\\\"", false, ""}, {"http://h/?token=a\\\"b", false, "a\\\"b"}},
        {{"/services/T0/B0", true, ""}, {"/x", false, ""}},
        {{"http://hooks.slack.com/services/T0/B0/c", true, "c"}, {"/d", false, ""}},
    };
    for (const std::vector<part>& parts : texts) {
        std::vector<std::string> expected;
        for (const part& each : parts) {
            expected.emplace_back(each.secrets);
        }
        EXPECT_EQ(secrets_of(parts), expected) << parts.front().text;
    }
}

// A text of pieces that matter for the search.
std::string text_of_pieces(std::mt19937& random) {
    constexpr std::array<std::string_view, 33> pieces = {"http://",
                                                         "curl -u a:b ",
                                                         "&Pwd=",
                                                         "%3A%2F%2Fc",
                                                         "https:\\/\\/",
                                                         "u:p@h",
                                                         "h",
                                                         "/",
                                                         "?token=a",
                                                         "&key=b",
                                                         "&c=d",
                                                         " ",
                                                         "\"",
                                                         "GET ",
                                                         "data:",
                                                         "jdbc:",
                                                         ":",
                                                         "\\",
                                                         "%40",
                                                         "%3Ftoken%3De",
                                                         "/services/T0/B0/x",
                                                         "a",
                                                         "#",
                                                         ";",
                                                         "=",
                                                         "'",
                                                         "<",
                                                         "\n",
                                                         "://",
                                                         "=token",
                                                         "POST \"",
                                                         "//",
                                                         "\xE2\x80\x9C"};
    std::string text;
    for (std::size_t count = random() % 24 + 1; count > 0; --count) {
        text += pieces[random() % pieces.size()];
    }
    if (random() % 16 == 0) {  // longer than the blocks whose marks are kept
        text.insert(random() % text.size(), std::string(4000 + random() % 300, 'a'));
    }
    return text;
}

// Searches a part with `search` and with `redactor`, and expects the same secrets and counts.
// redactor::find() and find_reference() have tests of their own.  Returns the number of secrets.
std::size_t compare(const redactor& redactor, part_search& search, std::string_view part,
                    bool is_reference) {
    const std::string alone(part);
    places found, expected;
    const redaction counts = find(search, part, is_reference, found);
    const redaction expected_counts =
        is_reference ? redactor.find_reference(alone, expected) : redactor.find(alone, expected);
    EXPECT_TRUE(are_equal(found, expected)) << alone;
    EXPECT_TRUE(are_equal(counts, expected_counts)) << alone;
    return counts.secrets;
}

TEST(part_search, finds_what_the_redactor_finds_in_each_part) {
    std::mt19937 random(1);
    const redactor redactor;
    std::size_t secrets = 0;
    for (int i = 0; i < 30'000 && !HasFailure(); ++i) {
        const std::string text = text_of_pieces(random);
        part_search search(redactor, text);
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t most = random() % 8 == 0 ? rest.size() : 20;
            const std::string_view part = rest.substr(0, random() % (most + 1));
            const bool is_left_out = random() % 8 == 0;
            secrets += is_left_out ? 0 : compare(redactor, search, part, random() % 2 == 0);
            rest.remove_prefix(part.size());
        }
        compare(redactor, search, rest, false);
    }
    EXPECT_GT(secrets, 10'000U);
}

// A command is read again at an anchor, after marks of later blocks were loaded.  The blocks end
// at each offset in the text once.
TEST(part_search, finds_the_same_wherever_the_blocks_end) {
    const redactor redactor;
    for (const std::string text :
         {"curl -u me:S -o x https%3A%2F%2Fh%2Fa&token=b [x] \"GET /",
          "curl -uu:S http://h/?token=b", "curl -ux%3A%2F%2Fy&Pwd=z x [x] \"xxxxxxxxxxxxxxxx",
          "http -a u:S h/?a=b&c=://d token=S",
          "x (?a=b&c=d&token=S) wget --password=S :///?&sig=S&%3D \"", "Server=h;Pwd=a://b;c=d"}) {
        places alone;
        redactor.find(text, alone);
        for (std::size_t before = 4096 - text.size() - 70; before <= 4096; ++before) {
            const std::string whole = std::string(before, '\n') + text;
            const std::string_view end = std::string_view(whole).substr(before);
            part_search search(redactor, whole);
            places found;
            find(search, std::string_view(whole).substr(0, before), false, found);
            find(search, end, false, found);
            EXPECT_TRUE(are_equal(found, alone)) << before << ' ' << text;
            places in_whole;
            redactor.find(whole, in_whole);
            for (secret_place& place : in_whole) {
                place.offset -= before;
            }
            EXPECT_TRUE(are_equal(in_whole, alone)) << before << ' ' << text;
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
