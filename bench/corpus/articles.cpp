// The shape `articles`: titles of an encyclopedia.
#include "source.hpp"
#include "words.hpp"

namespace uriscan::bench {
namespace {

constexpr spread title_length = {2, 4, 6, 9, 13, 19, 22, 32, 83};
constexpr weighted title_hosts[] = {{"en", 60}, {"de", 8}, {"fr", 8},
                                    {"es", 8},  {"pl", 8}, {"pt", 8}};
constexpr weighted title_separators[] = {{"_", 6}, {"", 4}};
constexpr style title_words = {title_separators, 8800, 300};
constexpr std::string_view accented[] = {"%C3%A9", "%C3%AD", "%C3%A1", "%C3%A3", "%C3%B4",
                                         "%C3%BC", "%C3%B3", "%C5%82", "%C3%B1", "%C3%B6"};

class articles : public source {
public:
    void append(std::string& out, random_source& random) override {
        out += "https://";
        out += random.draw(title_hosts);
        out += ".pedia.example/wiki/";
        append_title(out, random, random.draw(title_length));
        const std::uint32_t which = random.below(10'000);
        if (which < 160) {
            out += "_%28";
            append_name(out, random, 4 + random.below(8));
            out += "%29";
        } else if (which < 318) {
            out += "%2C_";
            append_title(out, random, 4 + random.below(8));
        } else if (which < 411) {
            out += "%27s_";
            append_title(out, random, 4 + random.below(8));
        } else if (which < 498) {
            append_accented(out, random);
        }
    }

private:
    static void append_title(std::string& out, random_source& random, std::size_t length) {
        append_words(out, random, title_words, length);
    }

    static void append_accented(std::string& out, random_source& random) {
        const std::size_t letters = 1 + random.below(3);
        for (std::size_t i = 0; i < letters; ++i) {
            out += random.draw(accented);
            append_name(out, random, 1 + random.below(5));
        }
    }
};

}  // namespace

std::unique_ptr<source> make_articles() {
    return std::make_unique<articles>();
}

}  // namespace uriscan::bench
