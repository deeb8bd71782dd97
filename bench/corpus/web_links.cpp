// The shape `web`: links between pages.
#include "paths.hpp"
#include "source.hpp"
#include "words.hpp"

namespace uriscan::bench {
namespace {

constexpr spread web_host = {8, 11, 14, 16, 19, 22, 24, 29, 52};
constexpr spread web_labels = {2, 2, 3, 3, 3, 4, 4, 5, 7};
constexpr spread web_fragment = {0, 3, 5, 7, 9, 12, 15, 27, 27};
constexpr weighted web_extensions[] = {{".html", 530}, {".htm", 232},  {".pdf", 45},  {".php", 40},
                                       {".asp", 32},   {".shtml", 26}, {".aspx", 26}, {".cfm", 13}};
constexpr weighted web_separators[] = {{"", 66}, {"-", 18}, {"_", 14}, {".", 2}};
constexpr style web_words = {web_separators, 2000, 1650};
constexpr path_table web_path = {{1, 1, 2, 2, 3, 4, 5, 6, 12},
                                 {1, 2, 4, 6, 8, 12, 15, 24, 50},
                                 {1, 3, 5, 7, 10, 14, 18, 30, 60},
                                 4600,
                                 7300,
                                 web_extensions,
                                 web_words};
constexpr query_table web_query = {52,
                                   750,
                                   1000,
                                   0,
                                   {1, 1, 1, 1, 1, 2, 3, 4, 9},
                                   {1, 1, 3, 4, 8, 10, 12, 16, 23},
                                   {1, 1, 3, 5, 10, 16, 21, 40, 70},
                                   "&amp;",
                                   {web_separators, 1000, 6000}};

class web_links : public source {
public:
    void append(std::string& out, random_source& random) override {
        out += "https://";
        const std::size_t host_begin = out.size();
        append_authority(out, random);
        if (random.chance(860)) {
            out += "/~";
            append_name(out, random, 3 + random.below(6));
        }
        append_path(out, random, web_path);
        if (random.chance(484)) {
            append_query(out, random, web_query);
        }
        if (random.chance(33)) {
            out += '#';
            append_words(out, random, web_words, random.draw(web_fragment));
        }
        if (random.chance(71)) {
            spoil(out, random, host_begin);
        }
    }

private:
    void append_authority(std::string& out, random_source& random) {
        if (host_.empty() || !random.chance(1500)) {
            host_.clear();
            const std::size_t length = random.draw(web_host);
            const std::size_t labels = random.draw(web_labels);
            append_host(host_, random, length, labels, random.chance(7600));
        }
        out += host_;
        if (random.chance(6)) {
            out += random.chance(5000) ? ":8080" : ":81";
        }
    }

    // Adds one mistake. The measured list has the same kinds of mistakes, in the same proportions:
    // a backslash from a shell command, a quotation mark from the page, the text of a heading as a
    // fragment, and brackets.
    static void spoil(std::string& out, random_source& random, std::size_t host_begin) {
        const std::uint32_t which = random.below(100);
        if (which < 47) {
            const std::size_t times = 1 + random.below(5);
            for (std::size_t i = 0; i < times; ++i) {
                out += "\\%20";
                append_words(out, random, {web_separators, 8000, 500}, 2 + random.below(9));
            }
        } else if (which < 91) {
            out.insert(host_begin, 1, '"');
        } else if (which < 98) {
            out += "#Section ";
            append_name(out, random, 3 + random.below(8));
        } else {
            out += "[id]";
            append_hex(out, random, 4);
        }
    }

    std::string host_;
};

}  // namespace

std::unique_ptr<source> make_web_links() {
    return std::make_unique<web_links>();
}

}  // namespace uriscan::bench
