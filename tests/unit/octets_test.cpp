// Tests the internal functions of src/octets, with all octets in all places.  Also tests how
// read_unit() of src/text/redact counts.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "octets/bare_text.hpp"
#include "octets/letter_case.hpp"
#include "octets/limited_writer.hpp"
#include "octets/triplets.hpp"
#include "octets/words.hpp"
#include "text/redact/units.hpp"

namespace uriscan::tests {
namespace {

// These functions know ASCII, and use no sets of the machine.
bool is_upper_letter(int octet) {
    return octet >= 'A' && octet <= 'Z';
}

char lower_of(int octet) {
    return static_cast<char>(is_upper_letter(octet) ? octet + ('a' - 'A') : octet);
}

TEST(read_unit, says_how_often_an_octet_is_percent_encoded) {
    EXPECT_EQ(read_unit("@", 0).level, 0);
    EXPECT_EQ(read_unit("%40", 0).level, 1);
    EXPECT_EQ(read_unit("%2540", 0).level, 2);
    EXPECT_EQ(read_unit("%252540", 0).level, 3);
}

TEST(letter_case, changes_letters_only) {
    for (int octet = 0; octet < 0x100; ++octet) {
        const char c = static_cast<char>(octet);
        EXPECT_EQ(lower(c), lower_of(octet)) << octet;
        EXPECT_EQ(upper(c),
                  octet >= 'a' && octet <= 'z' ? static_cast<char>(octet - ('a' - 'A')) : c)
            << octet;
        EXPECT_EQ(is_upper(c), is_upper_letter(octet)) << octet;
    }
}

// Calls `check` with texts of eight octets.  In each text, one octet stands at one place, and
// another octet at all other places.  All places and all octets that are less than `limit` are
// tried.
template <class Check>
void for_each_octet_in_each_place(int limit, Check check) {
    for (int other = 0; other < limit; ++other) {
        for (int octet = 0; octet < limit; ++octet) {
            for (std::size_t place = 0; place < sizeof(word); ++place) {
                std::string text(sizeof(word), static_cast<char>(other));
                text[place] = static_cast<char>(octet);
                ASSERT_TRUE(check(text)) << other << ' ' << octet << ' ' << place;
            }
        }
    }
}

std::string octets_of(word octets) {
    std::string text(sizeof(word), '\0');
    std::memcpy(text.data(), &octets, sizeof(word));
    return text;
}

TEST(words, mark_and_lower_the_upper_case_letters) {
    for_each_octet_in_each_place(0x100, [](const std::string& text) {
        std::string marks, lowered_text;
        for (const char octet : text) {
            marks += is_upper_letter(octet) ? '\x80' : '\0';
            lowered_text += lower_of(octet);
        }
        const word octets = load(text.data());
        return octets_of(uppers(octets)) == marks && octets_of(lowered(octets)) == lowered_text;
    });
}

TEST(words, say_whether_an_octet_is_0) {
    for_each_octet_in_each_place(0x100, [](const std::string& text) {
        return (zeros(load(text.data())) != 0) == (text.find('\0') != text.npos);
    });
}

TEST(words, say_which_octet_is_the_first_of_some) {
    constexpr std::string_view wanted(" \"\\\0\x7F", 5);
    for_each_octet_in_each_place(0x100, [&](const std::string& text) {
        const word found = any_of<' ', '"', '\\', '\0', '\x7F'>(load(text.data()));
        constexpr bool is_little = std::endian::native == std::endian::little;
        const std::size_t place = text.find_first_of(wanted);
        return found == 0
                   ? place == text.npos
                   : place != text.npos &&
                         (!is_little || std::countr_zero(found) / 8 == static_cast<int>(place));
    });
}

TEST(words, have_the_same_octet_everywhere) {
    for (int octet = 0; octet < 0x100; ++octet) {
        const char c = static_cast<char>(octet);
        EXPECT_EQ(octets_of(repeated(c)), std::string(sizeof(word), c));
    }
}

TEST(words, have_a_number_of_bits) {
    EXPECT_EQ(count_ones(0), 0U);
    for (std::size_t first = 0; first < 64; ++first) {
        for (std::size_t last = first; last < 64; ++last) {  // the bits from `first` to `last`
            EXPECT_EQ(count_ones(~word{0} >> (63 - (last - first)) << first), last - first + 1);
        }
    }
}

TEST(words, together_have_all_octets_of_a_text_and_no_others) {
    constexpr std::size_t seen = sizeof(word) + 1;
    for (std::size_t size = seen; size < 50; ++size) {
        const std::string text(size, '\0');
        std::vector<bool> is_read(size);
        EXPECT_FALSE(any_word<seen>(text, [&](const char* octets) {
            const auto at = static_cast<std::size_t>(octets - text.data());
            EXPECT_LE(at, size - seen);
            for (std::size_t i = at; i < std::min(at + seen, size); ++i) {
                is_read[i] = true;
            }
            return word{0};
        }));
        EXPECT_EQ(is_read, std::vector<bool>(size, true)) << size;
        for (std::size_t place = 0; place < size; ++place) {
            EXPECT_TRUE(any_word<seen>(text, [&](const char* octets) {
                const auto at = static_cast<std::size_t>(octets - text.data());
                return word{place - at < seen};
            }));
        }
    }
}

TEST(letter_case, finds_one_upper_case_letter_anywhere) {
    for (std::size_t size = 0; size < 40; ++size) {
        std::string text(size, 'a');
        EXPECT_FALSE(has_upper(text)) << size;
        for (char& octet : text) {
            octet = 'Z';
            EXPECT_TRUE(has_upper(text)) << text;
            octet = 'a';
        }
    }
}

TEST(limited_writer, writes_what_fits_and_counts_everything) {
    for (std::size_t room = 0; room < 8; ++room) {
        std::string octets = "........";
        limited_writer out(std::span(octets.data(), room));
        out.put("abc");
        out.put("");
        out.put("de");
        out.put("f");
        EXPECT_EQ(out.size(), 6U);
        const std::size_t written = std::min<std::size_t>(room, 6);
        EXPECT_EQ(octets, std::string("abcdef").substr(0, written) + std::string(8 - written, '.'));
    }
}

TEST(triplets, can_be_incomplete_at_the_end) {
    for (const std::string_view complete : {"", "a", "%41", "a%41", "%41a", "%41%42"}) {
        for (const std::string_view rest : {"", "%", "%4"}) {
            const std::string text = std::string(complete) + std::string(rest);
            EXPECT_EQ(incomplete_triplet_size(text), rest.size()) << text;
            EXPECT_EQ(ends_inside_triplet(text), !rest.empty()) << text;
        }
    }
}

TEST(bare_text, starts_with_no_more_than_it_has) {
    const std::string_view text = "abc";
    for (std::size_t size = 0; size <= text.size(); ++size) {
        for (std::size_t start = 0; start <= text.size(); ++start) {
            EXPECT_EQ(starts_with(text.substr(0, size), text.substr(0, start)), start <= size);
        }
    }
    EXPECT_FALSE(starts_with("abc", "b"));
}

// Moves a text of each size by each distance in both directions.
TEST(bare_text, is_moved_also_if_source_and_target_overlap) {
    constexpr std::size_t most = 80;
    std::string all(most, '\0');
    std::iota(all.begin(), all.end(), ' ');  // no two octets are the same
    for (std::size_t size = 0; size <= most; ++size) {
        for (std::size_t distance = 0; size + distance <= most; ++distance) {
            const std::string before = all.substr(0, size + distance);
            std::vector<char> octets(before.begin(), before.end());
            char* const end = move_octets(octets.data() + distance, {octets.data(), size});
            ASSERT_EQ(end, octets.data() + octets.size());
            ASSERT_EQ(std::string(octets.begin(), octets.end()),
                      before.substr(0, distance) + before.substr(0, size));

            octets.assign(before.begin(), before.end());
            ASSERT_EQ(move_octets(octets.data(), {octets.data() + distance, size}),
                      octets.data() + size);
            ASSERT_EQ(std::string(octets.begin(), octets.end()),
                      before.substr(distance) + before.substr(size));
        }
    }
    EXPECT_EQ(move_octets(all.data(), {}), all.data());
}

}  // namespace
}  // namespace uriscan::tests
