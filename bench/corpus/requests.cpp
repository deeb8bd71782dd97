// The shape `requests`: the two columns of a log that contain references.
#include "paths.hpp"
#include "source.hpp"
#include "words.hpp"

namespace uriscan::bench {
namespace {

constexpr weighted target_extensions[] = {
    {".html", 370}, {".png", 220}, {".css", 110}, {".js", 80}, {".jpg", 50}, {".ttf", 21},
    {".py", 20},    {".gif", 18},  {".jar", 12},  {".xml", 9}, {".svg", 8},  {".c", 7}};
constexpr weighted target_separators[] = {{"", 560}, {"-", 400}, {".", 10},
                                          {"_", 14}, {"+", 10},  {"%20", 6}};
constexpr style target_words = {target_separators, 600, 850};
constexpr path_table target_path = {{1, 2, 3, 3, 4, 5, 5, 6, 9},
                                    {1, 3, 4, 5, 8, 17, 22, 29, 60},
                                    {1, 4, 6, 12, 18, 26, 30, 38, 90},
                                    1190,
                                    6850,
                                    target_extensions,
                                    target_words};
constexpr weighted value_separators[] = {{"", 60}, {"+", 20}, {"_", 10}, {"-", 4}, {"%20", 6}};
constexpr query_table target_query = {50,
                                      0,
                                      500,
                                      0,
                                      {1, 1, 1, 1, 1, 1, 3, 3, 3},
                                      {1, 1, 1, 4, 10, 12, 12, 12, 12},
                                      {1, 1, 1, 5, 5, 10, 58, 66, 108},
                                      "&",
                                      {value_separators, 2000, 1500}};

constexpr spread referer_host = {8, 13, 14, 16, 20, 20, 20, 26, 31};
constexpr spread referer_labels = {2, 2, 3, 3, 3, 4, 4, 4, 4};
constexpr path_table referer_path = {{0, 1, 1, 1, 3, 3, 5, 5, 7},
                                     {1, 3, 4, 6, 9, 17, 24, 32, 66},
                                     {1, 3, 4, 6, 13, 24, 32, 40, 66},
                                     2500,
                                     2400,
                                     target_extensions,
                                     target_words};
constexpr query_table referer_query = {0,
                                       0,
                                       3000,
                                       1000,
                                       {1, 1, 1, 2, 3, 4, 6, 8, 9},
                                       {1, 1, 2, 3, 4, 6, 6, 8, 10},
                                       {0, 0, 1, 3, 19, 34, 60, 88, 288},
                                       "&",
                                       {value_separators, 1500, 2500}};

void append_folder_order(std::string& out, random_source& random) {
    constexpr std::string_view columns[] = {"N", "M", "S", "D"};
    out += "?C=";
    out += random.draw(columns);
    out += ";O=";
    out += random.chance(5000) ? 'A' : 'D';
}

void append_target(std::string& out, random_source& random) {
    append_path(out, random, target_path);
    if (random.chance(7)) {
        const std::size_t octets = 20 + random.below(80);
        for (std::size_t i = 0; i < octets; ++i) {
            out += random.chance(5000) ? "%EE" : "%F0";
        }
    }
    const bool is_folder = out.back() == '/';
    if (is_folder && random.chance(6000)) {
        append_folder_order(out, random);
    } else if (!is_folder && random.chance(750)) {
        append_query(out, random, target_query);
    }
    if (random.chance(7)) {
        out += "?width=100%&height=100%";
    }
}

// Appends the query of a link on a search engine's page. The keys are fixed, but two of them are
// not in every query. The values are short tokens and the URI of the page that was found.
void append_search(std::string& out, random_source& random) {
    out += "?as=t&rank=j&q=&from=s";
    out += random.chance(2500) ? "&frame=1&by=web&at=" : "&by=web&at=";
    out += static_cast<char>('1' + random.below(9));
    out += "&view=0C";
    append_opaque(out, random, 11 + random.below(3));
    out += "&page=";
    append_nested_uri(out, random);
    out += "&id=";
    append_opaque(out, random, 22 + random.below(2));
    out += "&sign=A";
    append_opaque(out, random, 33);
    if (random.chance(4000)) {
        out += "&more=";
        append_opaque(out, random, 22);
    }
    out += "&rev=rv.61535280,d.";
    append_name(out, random, 3);
}

void append_referer(std::string& out, random_source& random) {
    out += random.chance(9250) ? "http://" : "https://";
    if (random.chance(16)) {
        out += "\\xe4\\xf2.";
    }
    const std::size_t length = random.draw(referer_host);
    const std::size_t labels = random.draw(referer_labels);
    append_host(out, random, length, labels, random.chance(8900));
    append_path(out, random, referer_path);
    if (random.chance(3790)) {
        append_search(out, random);
    } else if (random.chance(1530)) {
        append_query(out, random, referer_query);
    }
}

class requests : public source {
public:
    void append(std::string& out, random_source& random) override {
        random.chance(7050) ? append_target(out, random) : append_referer(out, random);
    }
};

}  // namespace

std::unique_ptr<source> make_requests() {
    return std::make_unique<requests>();
}

}  // namespace uriscan::bench
