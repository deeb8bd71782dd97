// Tests repair().  The expected values were written by hand from RFC 3986 and from the promises in
// the header.
#include "uriscan/repair.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "support/reserved_text.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {

void PrintTo(const deviation& deviation, std::ostream* out) {
    *out << deviation.offset << ' ' << to_string(deviation.where) << ' '
         << to_string(deviation.what);
}

}  // namespace uriscan

namespace uriscan::tests {
namespace {

using enum component;
using deviations = std::vector<deviation>;

// Returns the repaired text, or the error with the names of component and reason.
std::string repaired(std::string_view text, repairs allowed = repairs::usual) {
    const auto made = repair(text, allowed);
    if (made) {
        return made->uri.text();
    }
    const uri_error error = made.error();
    return std::to_string(error.offset) + ' ' + std::string(to_string(error.where)) + ' ' +
           std::string(to_string(error.why));
}

deviations deviations_of(std::string_view text, repairs allowed = repairs::usual) {
    return repair(text, allowed).value().deviations;
}

TEST(doc_examples, repair_hpp) {
    char buffer[100];
    std::array<uriscan::deviation, 2> found;
    const auto made = uriscan::repair("http://h/a b?ids[]=1", buffer, found).value();
    EXPECT_EQ(made.uri.text(), "http://h/a%20b?ids%5B%5D=1");
    EXPECT_EQ(made.deviations, 3U);
    EXPECT_EQ(found[0],
              (uriscan::deviation{10, uriscan::component::path, uriscan::repairs::space}));
    EXPECT_EQ(found[1],
              (uriscan::deviation{16, uriscan::component::query, uriscan::repairs::brackets}));
    EXPECT_EQ(uriscan::repair("/100%")->uri.text(), "/100%25");
}

TEST(repairs, are_sets) {
    EXPECT_EQ(repairs::space | repairs::usual, repairs::usual);
    EXPECT_EQ(repairs::all & repairs::surrounding, repairs::surrounding);
    EXPECT_EQ(repairs::usual & repairs::surrounding, repairs::none);
    EXPECT_EQ(repairs::usual & repairs::backslash_as_slash, repairs::none);
    EXPECT_TRUE(includes(repairs::all, repairs::usual | repairs::surrounding));
    EXPECT_FALSE(includes(repairs::space, repairs::usual));
}

TEST(repairs, have_names) {
    EXPECT_EQ(to_string(repairs::space), "space");
    EXPECT_EQ(to_string(repairs::control), "control");
    EXPECT_EQ(to_string(repairs::non_ascii), "non-ascii");
    EXPECT_EQ(to_string(repairs::delimiters), "delimiters");
    EXPECT_EQ(to_string(repairs::brackets), "brackets");
    EXPECT_EQ(to_string(repairs::backslash), "backslash");
    EXPECT_EQ(to_string(repairs::unwise), "unwise");
    EXPECT_EQ(to_string(repairs::number_sign), "number-sign");
    EXPECT_EQ(to_string(repairs::percent_sign), "percent-sign");
    EXPECT_EQ(to_string(repairs::backslash_as_slash), "backslash-as-slash");
    EXPECT_EQ(to_string(repairs::surrounding), "surrounding");
    EXPECT_EQ(to_string(repairs::none), "");
    EXPECT_EQ(to_string(repairs::all), "");
    EXPECT_EQ(to_string(repairs::space | repairs::control), "");
}

TEST(repair, leaves_valid_text_as_it_is) {
    std::array<char, 4> buffer{'k', 'e', 'p', 't'};
    for (const std::string_view text :
         {"", "a", "http://u:p@h:80/a%20b?c=d#e", "//[::1]", "?", "#", "%41", "http://h/a//b/../c",
          "HTTP://H/%7e%7E", "s:a:b?/?:@!$&'()*+,;=-._~#/?"}) {
        const auto made = repair(text, buffer);
        ASSERT_TRUE(made) << text;
        EXPECT_EQ(made->uri.text(), text);
        EXPECT_EQ(made->uri.text().data(), text.data());
        EXPECT_EQ(made->deviations, 0U);
        EXPECT_EQ(made->uri.components(), parse_uri_reference(text)->components());
        EXPECT_TRUE(deviations_of(text, repairs::all).empty());
    }
    EXPECT_EQ(std::string_view(buffer.data(), buffer.size()), "kept");
}

TEST(repair, encodes_each_kind_in_path_query_and_fragment) {
    const struct {
        repairs kind;
        std::string_view octets;
        std::string_view encoded;
    } cases[] = {
        {repairs::space, " ", "%20"},
        {repairs::control, {"\0\x01\t\n\r\x1F\x7F", 7}, "%00%01%09%0A%0D%1F%7F"},
        {repairs::non_ascii, "\x80\xC3\xBC\xFF", "%80%C3%BC%FF"},
        {repairs::delimiters, "\"<>", "%22%3C%3E"},
        {repairs::brackets, "[]", "%5B%5D"},
        {repairs::backslash, "\\", "%5C"},
        {repairs::unwise, "^`{|}", "%5E%60%7B%7C%7D"},
    };
    for (const auto& [kind, octets, encoded] : cases) {
        for (const auto& [before, where] : {std::pair<std::string, component>{"http://h/a", path},
                                            {"a", path},
                                            {"s:a", path},
                                            {"s:/a", path},
                                            {"/a", path},
                                            {"?", query},
                                            {"http://h?a", query},
                                            {"#", fragment},
                                            {"http://h?a#a", fragment}}) {
            const std::string text = before + std::string(octets) + "z";
            const auto made = repair(text, kind);
            ASSERT_TRUE(made) << text;
            EXPECT_EQ(made->uri.text(), before + std::string(encoded) + "z");
            deviations wanted;
            for (std::size_t i = 0; i < octets.size(); ++i) {
                wanted.push_back({before.size() + i, where, kind});
            }
            EXPECT_EQ(made->deviations, wanted) << text;
        }
    }
}

TEST(repair, encodes_a_first_octet) {
    EXPECT_EQ(repaired(" "), "%20");
    EXPECT_EQ(repaired("\xC3\xBC"), "%C3%BC");
    EXPECT_EQ(repaired("[1]"), "%5B1%5D");
    EXPECT_EQ(repaired("s: x"), "s:%20x");
    EXPECT_EQ(repaired("s:/[x"), "s:/%5Bx");
    EXPECT_EQ(repaired("a b/c d?e f#g h"), "a%20b/c%20d?e%20f#g%20h");
}

TEST(repair, mends_only_what_is_allowed) {
    const std::string text = "/ \t\x80\"[\\^##%";
    const std::pair<repairs, const char*> wanted[] = {
        {repairs::space, "2 path unexpected-character"},
        {repairs::space | repairs::control, "3 path unexpected-character"},
        {repairs::space | repairs::control | repairs::non_ascii, "4 path unexpected-character"},
        {repairs::none, "1 path unexpected-character"},
        {repairs::surrounding, "1 path unexpected-character"},
        {repairs::usual, "/%20%09%80%22%5B%5C%5E#%23%25"},
    };
    for (const auto& [allowed, result] : wanted) {
        EXPECT_EQ(repaired(text, allowed), result);
    }
    EXPECT_EQ(repaired("/a#b#", repairs::space), "4 fragment unexpected-character");
    EXPECT_EQ(repaired("/a#b#", repairs::number_sign), "/a#b%23");
    EXPECT_EQ(repaired("/a%4", repairs::space), "4 path malformed-percent-encoding");
    EXPECT_EQ(repaired("/ a%4g", repairs::space), "5 path malformed-percent-encoding");
}

TEST(repair, encodes_a_number_sign_in_the_fragment) {
    EXPECT_EQ(repaired("#a#b##"), "#a%23b%23%23");
    EXPECT_EQ(deviations_of("#a#b"), (deviations{{2, fragment, repairs::number_sign}}));
    EXPECT_EQ(repaired("http://h/?#?#"), "http://h/?#?%23");
}

TEST(repair, encodes_a_percent_sign_without_two_digits) {
    for (const auto& [before, where] : {std::pair<std::string, component>{"/", path},
                                        {"", path},
                                        {"a", path},
                                        {"s:", path},
                                        {"?", query},
                                        {"#", fragment},
                                        {"/%41", path}}) {
        const auto mends = [&](const std::string& end, const std::string& wanted,
                               const std::vector<std::size_t>& offsets) {
            const auto made = repair(before + end);
            ASSERT_TRUE(made) << before << end;
            EXPECT_EQ(made->uri.text(), before + wanted);
            deviations found;
            for (const std::size_t offset : offsets) {
                found.push_back({before.size() + offset, where, repairs::percent_sign});
            }
            EXPECT_EQ(made->deviations, found) << before << end;
        };
        mends("%", "%25", {0});
        mends("%4", "%254", {0});
        mends("%4g", "%254g", {0});
        mends("%g4", "%25g4", {0});
        mends("%%", "%25%25", {0, 1});
        mends("%%41", "%25%41", {0});
        mends("%4%41", "%254%41", {0});
        mends("%a%a%a", "%25a%25a%25a", {0, 2, 4});
        mends("100%-x", "100%25-x", {3});
        mends("%u00e9", "%25u00e9", {0});
        mends("%41%4", "%41%254", {3});
    }
    EXPECT_EQ(repaired("/% "), "/%25%20");
    EXPECT_EQ(repaired("/%4 "), "/%254%20");
    EXPECT_EQ(repaired("/%4#%"), "/%254#%25");
    EXPECT_EQ(deviations_of("/%4\""),
              (deviations{{1, path, repairs::percent_sign}, {3, path, repairs::delimiters}}));
}

TEST(repair, never_changes_the_authority_or_the_scheme) {
    const std::pair<std::string_view, const char*> cases[] = {
        {"http://a b/c d", "8 host unexpected-character"},
        {"http://h\\x/", "8 host unexpected-character"},
        {"http://\\h/", "7 host unexpected-character"},
        {"http://b\xC3\xBC"
         "cher/",
         "8 host unexpected-character"},
        {"//%", "3 host malformed-percent-encoding"},
        {"//h%4/ ", "5 host malformed-percent-encoding"},
        {"//[::1", "6 host malformed-ip-literal"},
        {"//[::1] /", "7 host unexpected-character"},
        {"//a[]", "3 host unexpected-character"},
        {"//u:p w@h", "5 userinfo unexpected-character"},
        {"//u|@h", "3 host unexpected-character"},
        {"//h:80 /", "6 port invalid-port"},
        {"//h:8x/ ", "6 port invalid-port"},
        {"//h#a b@c", "//h#a%20b@c"},
    };
    for (const auto& [text, wanted] : cases) {
        EXPECT_EQ(repaired(text), wanted) << text;
        EXPECT_EQ(repaired(text, repairs::all), wanted) << text;
    }
}

TEST(repair, keeps_the_error_of_a_colon_in_the_first_segment) {
    EXPECT_EQ(repaired(":"), "0 path colon-in-first-segment");
    EXPECT_EQ(repaired("1a:b"), "2 path colon-in-first-segment");
    EXPECT_EQ(repaired(" a:b"), "2 path colon-in-first-segment");
    EXPECT_EQ(repaired("a b:c"), "3 path colon-in-first-segment");
    EXPECT_EQ(repaired("a%:c"), "2 path colon-in-first-segment");
    EXPECT_EQ(repaired("a%4:c"), "3 path colon-in-first-segment");
    EXPECT_EQ(repaired(" http://h/"), "5 path colon-in-first-segment");
    EXPECT_EQ(repaired("a\\b:c"), "3 path colon-in-first-segment");
    EXPECT_EQ(repaired("a\\b:c", repairs::all), "a/b:c");
    EXPECT_EQ(repaired("a b/c:d"), "a%20b/c:d");
}

TEST(repair, writes_a_backslash_as_a_slash_only_in_the_path_and_only_if_asked) {
    const repairs slash = repairs::usual | repairs::backslash_as_slash;
    EXPECT_EQ(repaired("http://h/a\\b?c\\d#e\\f"), "http://h/a%5Cb?c%5Cd#e%5Cf");
    EXPECT_EQ(repaired("http://h/a\\b?c\\d#e\\f", slash), "http://h/a/b?c%5Cd#e%5Cf");
    EXPECT_EQ(repaired("\\host"), "%5Chost");
    EXPECT_EQ(repaired("\\host", slash), "/host");
    EXPECT_EQ(repaired("http:\\host", slash), "http:/host");
    EXPECT_EQ(repaired("C:\\a\\b"), "C:%5Ca%5Cb");
    EXPECT_EQ(repaired("C:\\a\\b", slash), "C:/a/b");
    EXPECT_EQ(repaired("a\\\\b", slash), "a//b");
    EXPECT_EQ(repaired("/a\\/b", slash), "/a//b");
    EXPECT_EQ(repaired("http://h/\\x", slash), "http://h//x");
    EXPECT_EQ(repaired("file:///\\x", slash), "file:////x");
    EXPECT_EQ(repaired("/a\\b", repairs::backslash_as_slash), "/a/b");
    EXPECT_EQ(repaired("/a?\\b", repairs::backslash_as_slash), "3 query unexpected-character");
    EXPECT_EQ(deviations_of("\\a?\\", slash),
              (deviations{{0, path, repairs::backslash_as_slash}, {3, query, repairs::backslash}}));
}

TEST(repair, refuses_a_backslash_that_could_be_a_slash_before_an_authority) {
    for (const repairs allowed : {repairs::usual, repairs::all}) {
        EXPECT_EQ(repaired("\\\\host", allowed), "0 path unexpected-character");
        EXPECT_EQ(repaired("\\/host", allowed), "0 path unexpected-character");
        EXPECT_EQ(repaired("/\\host", allowed), "1 path unexpected-character");
        EXPECT_EQ(repaired("http:\\\\host", allowed), "5 path unexpected-character");
        EXPECT_EQ(repaired("http:\\/host", allowed), "5 path unexpected-character");
        EXPECT_EQ(repaired("http:/\\host", allowed), "6 path unexpected-character");
        EXPECT_EQ(repaired("\\\\", allowed), "0 path unexpected-character");
    }
    EXPECT_EQ(repaired(" \\\\host ", repairs::all), "1 path unexpected-character");
    EXPECT_EQ(repaired(" /\\host ", repairs::all), "2 path unexpected-character");
    EXPECT_EQ(repaired(" \\\\host"), "%20%5C%5Chost");
}

TEST(repair, drops_what_surrounds_the_text_only_if_asked) {
    constexpr repairs surrounding = repairs::surrounding;
    EXPECT_EQ(repaired(" \t http://h/\r\n", surrounding), "http://h/");
    EXPECT_EQ(repaired(" a b ", repairs::all), "a%20b");
    EXPECT_EQ(repaired(" a b ", surrounding), "2 path unexpected-character");
    EXPECT_EQ(repaired("  //h h/ ", repairs::all), "5 host unexpected-character");
    EXPECT_EQ(repaired("  :", repairs::all), "2 path colon-in-first-segment");
    EXPECT_EQ(repaired({"\0\x1F\x7F a\x7F", 6}, surrounding), "a");
    EXPECT_EQ(repaired("  ", surrounding), "");
    EXPECT_EQ(repaired("a% ", repairs::all), "a%25");
    EXPECT_EQ(repaired("a% ", surrounding), "2 path malformed-percent-encoding");
    EXPECT_EQ(repaired("\xC2\xA0", surrounding), "0 path unexpected-character");
}

TEST(repair, says_in_which_component_a_dropped_octet_is) {
    const struct {
        std::string_view text;
        component first, last;
    } cases[] = {{"http://u@h/", scheme, path},
                 {"//u@h/?", userinfo, query},
                 {"//@h", userinfo, path},
                 {"//h#", host, fragment},
                 {"///p", host, path},
                 {"p?q#f", path, fragment},
                 {"?", path, query},
                 {"", path, path}};
    for (const auto& [text, first, last] : cases) {
        const std::string surrounded = " " + std::string(text) + "\n";
        const component of_last = text.empty() ? first : last;
        EXPECT_EQ(deviations_of(surrounded, repairs::surrounding),
                  (deviations{{0, first, repairs::surrounding},
                              {text.size() + 1, of_last, repairs::surrounding}}))
            << text;
    }
    EXPECT_EQ(deviations_of(" a b ", repairs::all), (deviations{{0, path, repairs::surrounding},
                                                                {2, path, repairs::space},
                                                                {4, path, repairs::surrounding}}));
}

TEST(repair, gives_the_error_of_the_parser_if_nothing_was_mended) {
    for (const std::string_view text :
         {"http://a b/", "//[::1", "//h:x", "//u:x y@h", ":", "1:", "//h%", "\\\\", "/\\x"}) {
        const uri_error error = parse_uri_reference(text).error();
        EXPECT_EQ(repair(text).error(), error) << text;
        EXPECT_EQ(repair(text, std::span<char>()).error(), error) << text;
        const std::string surrounded = " \t" + std::string(text) + "\n";
        EXPECT_EQ(repair(surrounded, repairs::all).error(),
                  (uri_error{error.why, error.where, error.offset + 2}))
            << text;
    }
}

TEST(repair, stores_as_many_deviations_as_there_is_room_for) {
    const std::string_view text = " /[%]?|#\\ ";
    const deviations all = deviations_of(text, repairs::all);
    ASSERT_EQ(all, (deviations{{0, path, repairs::surrounding},
                               {2, path, repairs::brackets},
                               {3, path, repairs::percent_sign},
                               {4, path, repairs::brackets},
                               {6, query, repairs::unwise},
                               {8, fragment, repairs::backslash},
                               {9, fragment, repairs::surrounding}}));
    const deviation untouched = {99, port, repairs::none};
    for (std::size_t room = 0; room <= all.size() + 1; ++room) {
        std::array<char, 30> buffer;
        deviations found(all.size() + 1, untouched);
        const auto made = repair(text, buffer, std::span(found).first(room), repairs::all);
        ASSERT_TRUE(made);
        EXPECT_EQ(made->deviations, all.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_EQ(found[i], i < room && i < all.size() ? all[i] : untouched);
        }
    }
}

TEST(repair, says_which_octet_has_no_room_in_the_buffer) {
    //                              0         1
    //                              0123456789012345678
    const std::string_view text = " http://h/%a b?[]#\xE9 ";
    const std::string_view wanted = "http://h/%25a%20b?%5B%5D#%E9";
    // For each octet of the result: the offset, in the text, of the octet from which it was made.
    const std::size_t origins[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 10, 10, 11, 12,
                                   12, 12, 13, 14, 15, 15, 15, 16, 16, 16, 17, 18, 18, 18};
    ASSERT_EQ(std::size(origins), wanted.size());
    guarded_pages pages(100);
    for (std::size_t size = 0; size < wanted.size(); ++size) {
        const auto made = repair(text, pages.room_at_end(size), {}, repairs::all);
        ASSERT_FALSE(made);
        EXPECT_EQ(made.error(), (uri_error{reason::buffer_too_small, path, origins[size]})) << size;
    }
    for (const std::size_t size : {wanted.size(), repaired_size_limit(text)}) {
        const auto made = repair(text, pages.room_at_end(size), {}, repairs::all);
        ASSERT_TRUE(made);
        EXPECT_EQ(made->uri.text(), wanted);
        EXPECT_EQ(made->uri.text().data(), pages.room_at_end(size).data());
        EXPECT_EQ(made->uri.components(), parse_uri_reference(wanted)->components());
    }
}

TEST(repair, gives_the_same_error_with_any_buffer) {
    std::array<char, 20> buffer;
    for (std::size_t size = 0; size <= buffer.size(); ++size) {
        const auto made = repair(" a:b", std::span(buffer).first(size));
        EXPECT_EQ(made.error(), (uri_error{reason::colon_in_first_segment, path, 2}));
    }
}

TEST(repair, needs_no_more_room_than_its_limit) {
    for (std::size_t size = 0; size < 100; ++size) {
        const std::string text(size, ' ');
        EXPECT_EQ(repaired_size_limit(text), 3 * size);
        std::string buffer(3 * size, '\0');
        EXPECT_EQ(repair(text, buffer)->uri.text().size(), 3 * size);
    }
}

TEST(repair, reads_no_octet_outside_of_the_text) {
    guarded_pages pages(300);
    guarded_pages room(900);
    for (const std::string_view octets : {" ", "%", "%a", "a[", "\\a", "a"}) {
        for (std::size_t size = 0; size < 200; ++size) {
            std::string text = "/x";
            while (text.size() < size) {
                text += octets;
            }
            for (const std::string_view placed :
                 {pages.put_at_begin(text), pages.put_at_end(text)}) {
                const auto made =
                    repair(placed, room.room_at_end(3 * text.size()), {}, repairs::all);
                ASSERT_TRUE(made) << text;
                EXPECT_TRUE(is_uri_reference(made->uri.text()));
            }
        }
    }
}

TEST(repair, allocates_nothing_with_a_buffer) {
    std::array<char, 100> buffer;
    std::array<deviation, 3> found;
    std::size_t made = 0;
    EXPECT_EQ(allocations_during([&] {
                  for (const std::string_view text : {" a[b]?c\\d#%# ", "//a b", " a:b", "a"}) {
                      made += repair(text, buffer, found, repairs::all) ? 1 : 0;
                      made += repair(text, std::span(buffer).first(4), found) ? 1 : 0;
                  }
              }),
              0U);
    // Both calls succeed for "a".  For the first and the third text, only the first call succeeds.
    EXPECT_EQ(made, 4U);
}

TEST(repair, refuses_a_text_of_4_gib) {
    const reserved_text reserved(std::size_t{1} << 32);
    ASSERT_TRUE(reserved.is_there());
    for (const repairs allowed : {repairs::none, repairs::all}) {
        EXPECT_EQ(repair(reserved.text(), std::span<char>(), {}, allowed).error(),
                  parse_uri_reference(reserved.text()).error());
        EXPECT_EQ(repair(reserved.text(), allowed).error().why, reason::too_long);
    }
}

// A text of 4 GiB that repeats one octet.  It needs little memory, because the same 2 MiB are
// mapped again and again.
class repeated_octet {
public:
    explicit repeated_octet(char octet) : data_(static_cast<char*>(reserve())) {
        const int file = ::memfd_create("repeated", 0);
        const std::string block(block_size, octet);
        bool is_ok = data_ != MAP_FAILED && ::write(file, block.data(), block_size) == block_size;
        for (std::size_t at = 0; is_ok && at < size; at += block_size) {
            is_ok = ::mmap(data_ + at, block_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED,
                           file, 0) != MAP_FAILED;
        }
        ::close(file);
        EXPECT_TRUE(is_ok);
    }
    ~repeated_octet() { ::munmap(data_, size); }
    repeated_octet(const repeated_octet&) = delete;
    repeated_octet& operator=(const repeated_octet&) = delete;

    void set_last(char octet) { data_[size - 1] = octet; }
    std::string_view text() const { return {data_, size}; }

private:
    static constexpr std::size_t size = std::size_t{1} << 32;
    static constexpr std::size_t block_size = std::size_t{1} << 21;

    static void* reserve() {
        return ::mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    }

    char* data_;
};

TEST(repair, refuses_4_gib_that_result_from_encoding) {
    repeated_octet memory('a');
    memory.set_last(' ');
    ASSERT_FALSE(HasFailure());
    // The last octet becomes three octets.
    const std::string_view too_long = memory.text().substr(2);
    EXPECT_EQ(repair(too_long, std::span<char>()).error().why, reason::too_long);
    EXPECT_EQ(repair(too_long).error().why, reason::too_long);
    const std::string_view shorter = memory.text().substr(3);
    EXPECT_EQ(repair(shorter, std::span<char>()).error(),
              (uri_error{reason::buffer_too_small, path, 0}));
}

}  // namespace
}  // namespace uriscan::tests
