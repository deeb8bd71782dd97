// The shape `files`: the files of a source tree, directory by directory.
#include <algorithm>
#include <vector>

#include "source.hpp"
#include "words.hpp"

namespace uriscan::bench {
namespace {

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

class files : public source {
public:
    // Appends a module or another file. A module has a digest in its query. In the real lists, one
    // file in eight is a module, and modules and other files come in long runs. The corpus has the
    // same share of modules, also in long runs.
    void append(std::string& out, random_source& random) override {
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

}  // namespace

std::unique_ptr<source> make_files() {
    return std::make_unique<files>();
}

}  // namespace uriscan::bench
