// The kernels tell the audit which parts of a URI are plain, so that it does not search them.  One
// test compares its findings with those of an audit that searches all parts.  Another test compares
// the plain parts that the kernels find with those that are found octet by octet.
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

#include "unit/auditing.hpp"
#include "unit/never_skips.hpp"

namespace uriscan::tests {
namespace {

unsigned find_nothing_plain(std::string_view, const uri_components&) noexcept {
    return 0;
}

// Makes texts of pieces that some finding looks for, and of pieces that fill blocks.
class text_maker {
public:
    std::string make() {
        std::string text(one_of(starts));
        append(hosts, 5, text);
        text += one_of(ports);
        append(paths, 6, text);
        return text;
    }

private:
    static constexpr auto starts = std::to_array<std::string_view>(
        {"http://", "https://", "HTTP://", "ftp://", "file://", "//", "", "http:", "file:///",
         "a:", "url:", "javascript:", "x://u@", "http://u:p@", "http://u.v@", "//.@"});
    static constexpr auto hosts =
        std::to_array<std::string_view>({"a",
                                         "example",
                                         "localhost",
                                         ".",
                                         "-",
                                         "..",
                                         "org",
                                         "com",
                                         "1",
                                         "127.0.0.1",
                                         "0x7f",
                                         "%2E",
                                         "%61",
                                         "xn--a",
                                         "_",
                                         "~",
                                         "!",
                                         "local",
                                         "metadata",
                                         "internal",
                                         ".nip.io",
                                         "10-0-0-1",
                                         "[::1]",
                                         "[v1.a]",
                                         "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"});
    static constexpr auto ports =
        std::to_array<std::string_view>({"", "", "", ":", ":80", ":0", ":080", ":99999"});
    static constexpr auto paths = std::to_array<std::string_view>({"/",
                                                                   "//",
                                                                   "/.",
                                                                   "/..",
                                                                   "/%2e",
                                                                   "/a",
                                                                   "abcdefghijklmnopqrstuvwxyz",
                                                                   "%41",
                                                                   "%2F",
                                                                   "%5c",
                                                                   "%00",
                                                                   "%C2%80",
                                                                   "%C0%AF",
                                                                   "%252e",
                                                                   "%E2%80%AE",
                                                                   "%D8%9C",
                                                                   "%C3%A9",
                                                                   "@",
                                                                   "?",
                                                                   "#",
                                                                   ".",
                                                                   ";a",
                                                                   "http://h/",
                                                                   "!/",
                                                                   "0123456789",
                                                                   ""});

    template <std::size_t Count>
    std::string_view one_of(const std::array<std::string_view, Count>& pieces) {
        return pieces[random_() % Count];
    }

    template <std::size_t Count>
    void append(const std::array<std::string_view, Count>& pieces, unsigned most,
                std::string& text) {
        for (unsigned count = static_cast<unsigned>(random_() % (most + 1)); count > 0; --count) {
            text += one_of(pieces);
        }
    }

    std::mt19937 random_{43};
};

TEST(audit_shortcuts, lose_and_add_no_finding) {
    text_maker maker;
    std::size_t valid = 0, without_findings = 0;
    for (int i = 0; i < 100'000 && !HasFailure(); ++i) {
        const std::string text = maker.make();
        kernel_in_use::find_plain.store(find_nothing_plain);
        const auto uri = parse_uri_reference(text);
        if (!uri) {
            continue;
        }
        ++valid;
        const audit_findings expected = audit(*uri);
        without_findings += expected.empty() ? 1 : 0;
        const unsigned plain = find_plain_one_by_one(text, uri->components());
        for (const kernel* const each : usable_kernels()) {
            use_kernel(*each);
            EXPECT_EQ(audit(*uri), expected) << each->name << ' ' << text;
            const unsigned found = each->find_plain(text, uri->components());
            EXPECT_EQ(found & ~plain, 0U) << each->name << ' ' << text;
            if (each->name != "scalar" && uri->components().host_end <= block_size) {
                EXPECT_EQ(found, plain) << each->name << ' ' << text;
            }
        }
    }
    choose_kernel();
    EXPECT_GT(valid, 10'000U);
    EXPECT_GT(without_findings, 500U);
}

}  // namespace
}  // namespace uriscan::tests
