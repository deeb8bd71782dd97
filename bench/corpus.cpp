// Makes the references of the shapes `web`, `files`, `articles` and `requests`. A shape is a kind
// of list. Each shape has tables, which were measured on real lists of its kind, and a class or
// functions that append one random reference at a time. A `spread` contains the lengths or counts
// at the percentiles 0, 5, 25, 50, 75, 90, 95, 99 and 100. A chance is a number in 10,000: 500
// means 5 percent.
#include "corpus.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

#include "random.hpp"
#include "words.hpp"

namespace uriscan::bench {
namespace {

constexpr std::uint64_t seed = 3986;

// The tables of paths and queries, for all shapes except `articles`.

struct path_table {
    spread slashes;
    spread folder;
    spread stem;
    std::uint32_t ends_in_slash;
    std::uint32_t extension;  // Chance of an extension if no slash ends the path.
    std::span<const weighted> extensions;
    style words;
};

struct query_table {
    std::uint32_t empty;
    std::uint32_t bare;    // Chance that a parameter has no "=".
    std::uint32_t opaque;  // Chance that a value is a token or a digest.
    std::uint32_t nested;  // Chance that the query ends with a percent-encoded URI.
    spread parameters;
    spread key;
    spread value;
    std::string_view separator;
    style words;
};

void append_path(std::string& out, random_source& random, const path_table& table) {
    const std::size_t slashes = random.draw(table.slashes);
    const bool ends_in_slash = slashes > 1 && random.chance(table.ends_in_slash);
    for (std::size_t i = 1; i < slashes; ++i) {
        out += '/';
        append_words(out, random, table.words, random.draw(table.folder));
    }
    if (slashes > 0) {
        out += '/';
    }
    if (slashes > 0 && !ends_in_slash) {
        append_words(out, random, table.words, random.draw(table.stem));
        if (random.chance(table.extension)) {
            out += random.draw(table.extensions);
        }
    }
}

void append_nested_uri(std::string& out, random_source& random) {
    out += "http%3A%2F%2F";
    append_host(out, random, 12 + random.below(10), 3, true);
    const std::size_t segments = 1 + random.below(4);
    for (std::size_t i = 0; i < segments; ++i) {
        out += "%2F";
        append_name(out, random, 4 + random.below(12));
    }
}

void append_parameter(std::string& out, random_source& random, const query_table& table) {
    append_words(out, random, table.words, random.draw(table.key));
    if (random.chance(table.bare)) {
        return;
    }
    out += '=';
    const std::size_t length = random.draw(table.value);
    if (random.chance(table.opaque)) {
        append_opaque(out, random, length);
    } else {
        append_words(out, random, table.words, length);
    }
}

void append_query(std::string& out, random_source& random, const query_table& table) {
    out += '?';
    if (random.chance(table.empty)) {
        return;
    }
    const std::size_t parameters = random.draw(table.parameters);
    for (std::size_t i = 0; i < parameters; ++i) {
        out += i == 0 ? std::string_view() : table.separator;
        append_parameter(out, random, table);
    }
    if (random.chance(table.nested)) {
        out += table.separator;
        append_name(out, random, 3);
        out += '=';
        append_nested_uri(out, random);
    }
}

// The shape `web`: links between pages.

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

class web_links {
public:
    void append(std::string& out, random_source& random) {
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

// The shape `files`: the files of a source tree, directory by directory.

struct tree_table {
    std::span<const weighted> roots;
    spread depth;
    spread folder;
    spread stem;
    std::uint32_t stays;   // Chance that a file is in the directory of the file before it.
    std::uint32_t scoped;  // Chance that a folder's name starts with an encoded "@".
    std::uint32_t extension;
    std::span<const weighted> extensions;
    style words;
};

constexpr weighted source_roots[] = {{"test", 45}, {"deps", 43}, {"tools", 8},
                                     {"lib", 2},   {"", 1},      {"benchmark", 1}};
constexpr weighted source_extensions[] = {{".js", 457},  {".h", 139},   {".c", 68},   {".cc", 53},
                                          {".txt", 30},  {".pem", 23},  {".pod", 21}, {".mjs", 20},
                                          {".html", 19}, {".json", 18}, {".md", 15},  {".cpp", 13}};
constexpr weighted source_separators[] = {{"", 41}, {"-", 42}, {"_", 16}, {".", 1}};
constexpr style source_words = {source_separators, 750, 850};
constexpr tree_table source_tree = {source_roots,
                                    {0, 1, 3, 4, 5, 7, 7, 9, 12},
                                    {1, 2, 3, 5, 7, 11, 14, 20, 42},
                                    {1, 4, 8, 14, 21, 29, 35, 46, 97},
                                    8430,
                                    50,
                                    8700,
                                    source_extensions,
                                    source_words};

constexpr weighted module_roots[] = {{"/home/ada/dev", 1}};
constexpr weighted module_extensions[] = {{".js", 986}, {".mjs", 14}};
constexpr weighted module_separators[] = {{"", 70}, {"-", 20}, {"_", 10}};
constexpr style module_words = {module_separators, 900, 0};
constexpr tree_table module_tree = {module_roots,
                                    {4, 4, 6, 6, 6, 6, 7, 7, 7},
                                    {3, 3, 4, 5, 6, 12, 14, 22, 30},
                                    {3, 5, 5, 8, 12, 19, 22, 27, 27},
                                    4620,
                                    10,
                                    10'000,
                                    module_extensions,
                                    module_words};

class tree {
public:
    explicit tree(const tree_table& table) : table_(table) {}

    void append(std::string& out, random_source& random) {
        if (path_.empty() || !random.chance(table_.stays)) {
            move(random);
        }
        out += "file://";
        out += path_;
        out += '/';
        append_words(out, random, table_.words, random.draw(table_.stem));
        if (random.chance(table_.extension)) {
            out += random.draw(table_.extensions);
        }
    }

private:
    // Changes `path_` to another folder at a random depth. The new path starts with folders of the
    // old path, as in a walk of a tree.
    void move(random_source& random) {
        const std::size_t depth = random.draw(table_.depth);
        const std::size_t kept = std::min(ends_.size(), depth > 0 ? depth - 1 : 0);
        ends_.resize(kept);
        path_.resize(kept > 0 ? ends_.back() : 0);
        if (kept == 0) {
            path_ = random.draw(table_.roots);
        }
        while (ends_.size() < depth) {
            path_ += random.chance(table_.scoped) ? "/%40" : "/";
            append_words(path_, random, table_.words, random.draw(table_.folder));
            ends_.push_back(path_.size());
        }
    }

    const tree_table& table_;
    std::string path_;
    std::vector<std::size_t> ends_;  // The end of each folder's name in `path_`.
};

class files {
public:
    // Appends a module or another file. A module has a digest in its query. In the real lists, one
    // file in eight is a module, and modules and other files come in long runs. The corpus has the
    // same share of modules, also in long runs.
    void append(std::string& out, random_source& random) {
        if (random.chance(50)) {
            modules_now_ = random.chance(1250);
        }
        if (modules_now_) {
            append_module(out, random);
        } else {
            sources_.append(out, random);
        }
    }

private:
    void append_module(std::string& out, random_source& random) {
        modules_.append(out, random);
        if (random.chance(9590)) {
            out += "?version=";
            append_hex(out, random, 16);
            out += '.';
            append_hex(out, random, 16);
        }
    }

    bool modules_now_ = false;
    tree sources_{source_tree};
    tree modules_{module_tree};
};

// The shape `articles`: titles of an encyclopedia.

constexpr spread title_length = {2, 4, 6, 9, 13, 19, 22, 32, 83};
constexpr weighted title_hosts[] = {{"en", 60}, {"de", 8}, {"fr", 8},
                                    {"es", 8},  {"pl", 8}, {"pt", 8}};
constexpr weighted title_separators[] = {{"_", 6}, {"", 4}};
constexpr style title_words = {title_separators, 8800, 300};
constexpr std::string_view accented[] = {"%C3%A9", "%C3%AD", "%C3%A1", "%C3%A3", "%C3%B4",
                                         "%C3%BC", "%C3%B3", "%C5%82", "%C3%B1", "%C3%B6"};

class articles {
public:
    void append(std::string& out, random_source& random) {
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

// The shape `requests`: the two columns of a log that contain references.

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

// Makes random references of any shape.

class reference_source {
public:
    void append(std::string& out, shape shape) {
        switch (shape) {
            case shape::web: return web_.append(out, random_);
            case shape::files: return files_.append(out, random_);
            case shape::articles: return articles_.append(out, random_);
            case shape::requests:
                return random_.chance(7050) ? append_target(out, random_)
                                            : append_referer(out, random_);
            case shape::mix: return append(out, all_shapes[random_.below(4)]);
        }
    }

private:
    random_source random_{seed};
    web_links web_;
    files files_;
    articles articles_;
};

// Computes the FNV-1a hash, by which make_corpus() recognizes duplicates. std::hash is not used,
// because it differs between standard libraries. Two different lines with equal hashes count as
// duplicates, so with another hash the corpus might have other lines.
std::uint64_t hash(std::string_view text) {
    std::uint64_t value = 0xcbf29ce484222325;
    for (const char octet : text) {
        value = (value ^ static_cast<unsigned char>(octet)) * 0x100000001b3;
    }
    return value;
}

constexpr std::pair<shape, std::string_view> names[] = {{shape::web, "web"},
                                                        {shape::files, "files"},
                                                        {shape::articles, "articles"},
                                                        {shape::requests, "requests"},
                                                        {shape::mix, "mix"}};

}  // namespace

std::string_view to_string(shape shape) noexcept {
    return names[static_cast<std::size_t>(shape)].second;
}

std::optional<shape> shape_named(std::string_view name) noexcept {
    for (const auto& [shape, its_name] : names) {
        if (name == its_name) {
            return shape;
        }
    }
    return std::nullopt;
}

std::string make_corpus(shape shape, std::size_t count) {
    reference_source source;
    std::unordered_set<std::uint64_t> seen(2 * count);
    std::string line;
    std::string text;
    while (seen.size() < count) {
        line.clear();
        source.append(line, shape);
        if (seen.insert(hash(line)).second) {
            text += line;
            text += '\n';
        }
    }
    return text;
}

}  // namespace uriscan::bench
