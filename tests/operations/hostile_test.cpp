// Tests texts that are made to be slow. These texts have up to 2^20 pieces that make an operation
// look back, look ahead or move what it has written. Every operation must take linear time and give
// the right result.
#include <gtest/gtest.h>

#include <algorithm>
#include <compare>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "operations/hostile_texts.hpp"
#include "support/processor_time.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

constexpr hostile_text texts[] = {
    {"http://h/", "../", ""},
    {"http://h/", "a/../", ""},
    {"http://h", "/.", ""},
    {"http://h", "/..", ""},
    {"http://h/", "%2e", ""},
    {"http://h/", "%2e%2e/", ""},
    {"http://h/", "a/%2e./", ""},
    {"s:", "a:", ""},
    {"s:/", "a:", ""},
    {"http://h/", "/", ""},
    {"s:/.", "/", ""},
    {"s:/a/..", "/", "x"},
    {"http://h/", "a/", ""},
    {"http://h/", "a", ""},
    {"http://h/", "%41", ""},
    {"http://", "%41", "/"},
    {"http://", "A", "/"},
    {"http://h:", "0", "80/"},
    {"http://h/?", "%7e", ""},
    {"http://", "u%3a", "@h/"},
    {"s:", "../", ""},
    {"s:", "./", ""},
    {"http://h/a", "/a/b/..", ""},
    {"S", "A", ":x"},
    {"http://h/", "%2F", "#f"},
    {"http://h/#", "?", ""},
    {"", "../", ""},
    {"", "a/../", ""},
    {"", "./", ""},
    {"", "../a/", "a:b"},
    {"", "a/../../", ""},
    {"//h", "//..", "/x"},
    {"http://h/?", "a=b&", ""},
};

// Returns the processor time of `work`, in seconds: the shortest of three runs.
double time_of(const std::function<void()>& work) {
    double least = 1e9;
    for (int i = 0; i < 3; ++i) {
        least = std::min(least, processor_time(work));
    }
    return least;
}

// Returns the time of all operations on one URI. An operation on two URIs gets this URI twice, or
// this URI and another one.
double time_of_all_operations(const std::string& text) {
    const uri_view uri = parse_uri_reference(text).value();
    const std::string copy = text;
    const uri_view same = parse_uri_reference(copy).value();
    const uri_view base = parse_uri("http://h/a/b/c?q").value();
    std::vector<char> buffer(3 * text.size() + 64);
    return time_of([&] {
        EXPECT_TRUE(normalize(uri, buffer, normalization::scheme_based));
        EXPECT_EQ(is_normalized(uri), is_normalized(same));
        EXPECT_TRUE(equivalent(uri, same));
        EXPECT_TRUE(std::is_eq(compare(uri, same, normalization::scheme_based)));
        EXPECT_EQ(hash_value(uri), hash_value(same));
        EXPECT_TRUE(resolve(base, uri, buffer));
        EXPECT_TRUE(remove_dot_segments(uri.path(), buffer));
        EXPECT_TRUE(decode(text, buffer));
        EXPECT_TRUE(encode(text, encode_for::unreserved, buffer));
        EXPECT_TRUE(compose(parts_of(uri), buffer));
        EXPECT_TRUE(with_component(uri, component::fragment, "x", buffer));
        if (uri.has_scheme()) {
            const uri_view up = parse_uri_reference("../../../x").value();
            EXPECT_TRUE(resolve(uri, up, buffer));
            EXPECT_TRUE(relativize(uri, same, buffer));
            (void)relativize(base, uri, buffer);
            (void)relativize(uri, base, buffer);
        }
    });
}

// Checks that time is linear in the size of the text. Calls `time_of_text` with a text, and with
// another one that is 16 times as long. If the time is linear, the second call takes 16 times as
// long. If it is quadratic, it takes 256 times as long.
template <class Time>
void expect_linear_time(std::span<const hostile_text> hostile_texts, Time time_of_text,
                        std::size_t size = 1 << 14) {
    constexpr std::size_t times = 16;
    for (const hostile_text& text : hostile_texts) {
        const double small = time_of_text(text.of_size(size));
        const double large = time_of_text(text.of_size(size * times));
        EXPECT_LT(large, small * times * 4) << text.begin << text.body << "... " << small << " s";
    }
}

TEST(hostile_texts, take_linear_time) {
    expect_linear_time(texts, time_of_all_operations);
}

// Texts that are made to be slow to audit: many labels, numbers, segments, or mistakes.
constexpr hostile_text suspicious[] = {
    {"http://", "a.", "/"},     {"http://", "%2e", "/"},      {"http://", "0", "1.1/"},
    {"http://", "%30", "1.1/"}, {"http://", "%40", "127.1/"}, {"http://", "xn--.", "/"},
    {"http://h?", "@", ""},     {"http://h/", "%c0%ae", ""},  {"http://h/", "%2541", ""},
    {"http://h/", "..;/", ""},  {"http:", "/", "10.0.0.1"},   {"http://", "@", "h/"},
    {"http://", "[", "]x/"},    {"http://[::1", "%25", "]/"}, {"http:", "\\", "h"},
    {"http:", "/\t", "h"},      {"java", "\t", "script:"},    {"", " ", "http://h"},
    {"http://h/", "a ", ""},    {"http://h/", "%", ""},
};

TEST(hostile_texts, are_audited_in_linear_time) {
    expect_linear_time(suspicious, [](const std::string& text) {
        return time_of([&text] {
            const auto uri = parse_uri_reference(text);
            EXPECT_FALSE((uri ? audit(*uri) : audit_refused(text, uri.error())).empty());
        });
    });
}

void push(push_extractor& extractor, std::string_view text, std::size_t chunk) {
    for (; !text.empty(); text.remove_prefix(std::min(chunk, text.size()))) {
        extractor.feed(text.substr(0, chunk));
        while (extractor.next()) {
        }
    }
}

// Returns the time for searching the whole text, searching the text in chunks of three sizes, and
// redacting the text.
double time_of_finding_and_redacting(const std::string& text) {
    std::string out;
    std::string masked = text;
    const redactor redactor;
    return time_of([&] {
        for (auto found = find_uri(text, 0); found; found = find_uri(text, found->end())) {
        }
        for (const std::size_t chunk : {1U, 64U, 4096U}) {
            push_extractor extractor;
            push(extractor, text, chunk);
            extractor.finish();
            while (extractor.next()) {
            }
        }
        out.clear();
        redactor.redact(text, out);
        redactor.mask(masked);
    });
}

// Returns the time for redacting the text, in the open and in the closed mode.
double time_of_redacting(const std::string& text) {
    redact_options options;
    options.closed = true;
    const redactor closed(options);
    const redactor open;
    std::string out;
    return time_of([&] {
        out.clear();
        open.redact(text, out);
        closed.redact(text, out);
    });
}

TEST(hostile_texts, are_redacted_in_linear_time) {
    constexpr std::size_t size = 1 << 12;  // so that this test is fast
    expect_linear_time(texts_to_search, time_of_redacting, size);
}

TEST(hostile_texts, are_searched_in_linear_time) {
    expect_linear_time(texts_to_search, time_of_finding_and_redacting);
}

// Texts that are made to be slow to repair: they stop the machine as often as possible, or late.
constexpr hostile_text dirty_texts[] = {
    {"", " ", ""},
    {"/", " ", ""},
    {"", "%", ""},
    {"/", "%a", ""},
    {"#", "%a%a", ""},
    {"/", "%4%41", ""},
    {"", "[", ""},
    {"", "a[", ""},
    {"?", "[]", ""},
    {"#", "#", ""},
    {"/x", "\\", ""},
    {"x", "\\a", ""},
    {"", "a b/", ""},
    {"", "\xFF", "%"},
    {"/?", "%%41", ""},
    {" ", "/", "%"},
    {"/", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|", ""},
    {"/", "%41", " "},
    {"", "a", " "},
    {"//h:80/|", "/:", "%4"},
    {"x ", "a", ":"},
    {" ", " ", "//h h"},
    {"http://h/|?", "a", "\x7F"}};

TEST(hostile_texts, are_repaired_in_linear_time) {
    expect_linear_time(dirty_texts, [](const std::string& text) {
        std::vector<char> buffer(repaired_size_limit(text));
        std::vector<deviation> found(text.size());
        return time_of([&] {
            EXPECT_EQ(repair(text, buffer, found, repairs::all).has_value(),
                      repair(text, repairs::all).has_value());
        });
    });
}

TEST(hostile_texts, give_the_right_results) {
    constexpr std::size_t count = 1 << 20;
    const auto normal = [](const std::string& text) {
        return normalize(parse_uri_reference(text).value())->text();
    };
    EXPECT_EQ(normal("http://h/" + repeated("../", count) + "x"), "http://h/x");
    EXPECT_EQ(normal("http://h/" + repeated("a/%2e%2E/", count)), "http://h/");
    EXPECT_EQ(normal("http://h" + repeated("/.", count)), "http://h/");
    EXPECT_EQ(normal("http://h/" + repeated("%2e", count)), "http://h/" + repeated(".", count));
    EXPECT_EQ(normal("s:" + repeated("a:", count)), "s:" + repeated("a:", count));
    EXPECT_EQ(normal("s:/." + repeated("/", count)), "s:/." + repeated("/", count));
    EXPECT_EQ(normal("s:/a/.." + repeated("/", count) + "x"), "s:/." + repeated("/", count) + "x");
    EXPECT_EQ(normal(repeated("../", count)), repeated("../", count));
    EXPECT_EQ(normal(repeated("a/", count) + repeated("../", count) + "b:c"), "./b:c");
    EXPECT_EQ(normal("//" + repeated("%41", count)), "//" + repeated("a", count));

    const uri_view base = parse_uri("http://h/").value();
    const std::string deep = "http://h/" + repeated("a/", count);
    const uri_view deep_uri = parse_uri(deep).value();
    const uri_view root = parse_uri("http://h/x").value();
    EXPECT_EQ(relativize(deep_uri, root)->text(), "/x");
    EXPECT_EQ(relativize(base, deep_uri)->text(), repeated("a/", count));
    const std::string up = repeated("../", count) + "../x";
    EXPECT_EQ(resolve(deep_uri, parse_uri_reference(up).value())->text(), "http://h/x");
    const auto refused =
        resolve(deep_uri, parse_uri_reference(up).value(), {.refuse_above_root = true});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().offset, 3 * count);
}

}  // namespace
}  // namespace uriscan::tests
