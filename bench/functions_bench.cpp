// Measures functions that other programs of this folder do not measure: comparing, hashing and
// auditing URIs, and parsing texts in chunks.  The lists are the given files, with one URI on each
// line, or shapes of the generated corpus.  It writes a table (functions.md).
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/corpus.hpp"
#include "lines.hpp"
#include "list.hpp"
#include "measure.hpp"
#include "table.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::bench {
namespace {

constexpr std::size_t texts_of_a_shape = 50'000;

constexpr shape shapes[] = {
    shape::web,      shape::files, shape::articles, shape::requests, shape::mapped_addresses,
    shape::services, shape::names};

// Returns the text with its scheme and host in capitals, and with "/." before its path.
std::string with_other_start(const uri_view& uri) {
    const std::string_view text = uri.text();
    const std::size_t path = uri.components().path_begin;
    std::string other(text.substr(0, path));
    const std::string_view userinfo = uri.userinfo();
    for (std::size_t i = 0; i < path; ++i) {
        const bool is_userinfo = uri.has_userinfo() && text.data() + i >= userinfo.data() &&
                                 text.data() + i < userinfo.data() + userinfo.size();
        if (!is_userinfo && text[i] >= 'a' && text[i] <= 'z') {
            other[i] = static_cast<char>(text[i] - 'a' + 'A');
        }
    }
    other += uri.path().starts_with('/') ? "/." : "";
    return other.append(text.substr(path));
}

// Returns the text with every fourth letter or digit of its path percent-encoded, and with a
// segment before the last one that ".." removes.
std::string with_other_path(const uri_view& uri) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const std::string_view path = uri.path();
    const std::size_t last = path.rfind('/');
    std::string other(uri.text().substr(0, uri.components().path_begin));
    std::size_t letters = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool in_triplet = (i >= 1 && path[i - 1] == '%') || (i >= 2 && path[i - 2] == '%');
        if (i == last && path.starts_with('/')) {
            other += "/x/..";
        }
        if (is_unreserved(path[i]) && !in_triplet && ++letters % 4 == 0 && path[i] != '.') {
            const auto octet = static_cast<unsigned char>(path[i]);
            other += '%';
            other += digits[octet / 16];
            other += digits[octet % 16];
        } else {
            other += path[i];
        }
    }
    return other.append(uri.text().substr(uri.components().path_end));
}

// Texts that are next to each other in memory, and the URIs that they are.
struct uri_list {
    explicit uri_list(std::string octets) : texts("", std::move(octets)) {
        for (const std::string_view text : texts.texts()) {
            uris.push_back(parse_uri_reference(text).value());
        }
    }

    list texts;
    std::vector<uri_view> uris;
};

// The valid texts of a list, and two equivalent texts of each.
struct texts {
    explicit texts(const std::vector<std::string_view>& lines)
        : original(joined(lines, [](const uri_view& uri) { return std::string(uri.text()); })),
          other_start(joined(lines, with_other_start)),
          other_path(joined(lines, with_other_path)) {}

    // Joins the results of `changed` for all lines that are valid.
    static std::string joined(const std::vector<std::string_view>& lines,
                              std::string (*changed)(const uri_view&)) {
        std::string octets;
        for (const std::string_view line : lines) {
            if (const auto uri = parse_uri_reference(line)) {
                octets.append(changed(*uri)).append("\n");
            }
        }
        return octets;
    }

    uri_list original, other_start, other_path;
};

using row_times = std::map<std::string, std::map<std::string, double>>;  // by function, and list

// Measures functions on one list.
class measurement {
public:
    measurement(std::string list, const texts& texts) : list_(std::move(list)), texts_(texts) {}

    // Measures `use(i)`, where i is the number of a text.
    template <class Use>
    void add(const std::string& name, Use use) {
        names_.push_back(name);
        add_pass(name, [this, use] {
            tally sum;
            for (std::size_t i = 0; i < texts_.original.uris.size(); ++i) {
                sum.checksum += use(i);
                ++sum.valid;
            }
            return sum;
        });
    }

    // Stores nanoseconds for each text.
    void run(row_times& to) {
        const times times = time_passes();
        for (const std::string& name : names_) {
            to[name][list_] = times.at(name) / static_cast<double>(texts_.original.uris.size());
        }
    }

    const std::vector<std::string>& names() const { return names_; }

private:
    std::string list_;
    const texts& texts_;
    std::vector<std::string> names_;
};

// The functions get URIs that were parsed before, except those that parse.
std::vector<std::string> measure(const std::string& list, const texts& texts, row_times& to) {
    const std::vector<uri_view>& uris = texts.original.uris;
    const std::vector<uri_view>& other_starts = texts.other_start.uris;
    const std::vector<uri_view>& other_paths = texts.other_path.uris;
    std::vector<char> buffer(texts.other_path.texts.octets().size() + 1);  // always enough
    measurement measurement(list, texts);
    measurement.add("parse_uri_reference()", [&](std::size_t i) {
        return std::size_t{parse_uri_reference(uris[i].text())->components().path_end};
    });
    measurement.add("push_parser, one chunk", [&](std::size_t i) {
        push_parser parser;
        parser.feed(uris[i].text());
        return static_cast<std::size_t>(parser.finish().components.path_end);
    });
    measurement.add("audit()", [&](std::size_t i) { return audit(uris[i]).size(); });
    measurement.add("is_normalized()",
                    [&](std::size_t i) { return is_normalized(uris[i]) ? 1U : 0U; });
    measurement.add("is_normalized(), other start",
                    [&](std::size_t i) { return is_normalized(other_starts[i]) ? 1U : 0U; });
    measurement.add("hash_value()", [&](std::size_t i) { return hash_value(uris[i]); });
    measurement.add("hash_value(), other start",
                    [&](std::size_t i) { return hash_value(other_starts[i]); });
    measurement.add("hash_value(), other path",
                    [&](std::size_t i) { return hash_value(other_paths[i]); });
    measurement.add("normalize() into a buffer, other path", [&](std::size_t i) {
        return normalize(other_paths[i], buffer)->text().size();
    });
    measurement.add("equivalent(), other start",
                    [&](std::size_t i) { return equivalent(uris[i], other_starts[i]) ? 1U : 0U; });
    measurement.add("equivalent(), other path",
                    [&](std::size_t i) { return equivalent(uris[i], other_paths[i]) ? 1U : 0U; });
    measurement.run(to);
    return measurement.names();
}

// Every two texts must be equivalent. Otherwise, the function has less work.
void check(const std::string& list, const texts& texts) {
    for (std::size_t i = 0; i < texts.original.uris.size(); ++i) {
        const uri_view& uri = texts.original.uris[i];
        if (!equivalent(uri, texts.other_start.uris[i]) ||
            !equivalent(uri, texts.other_path.uris[i])) {
            const std::string text(uri.text());
            std::fprintf(stderr, "functions_bench: not equivalent, in %s: %s\n", list.c_str(),
                         text.c_str());
            std::exit(2);
        }
    }
}

void measure(const options& options) {
    row_times all;
    std::vector<std::string> functions;
    std::vector<std::string> head = {"ns"};
    const auto add = [&](const std::string& name, const std::string& octets) {
        const texts texts(split_lines(octets));
        check(name, texts);
        functions = measure(name, texts, all);
        head.push_back(name);
    };
    for (const std::string& file : options.files) {
        const std::optional<std::string> octets = read_file(file.c_str());
        if (!octets || octets->empty()) {
            std::fprintf(stderr, "functions_bench: nothing to read in %s\n", file.c_str());
            std::exit(2);
        }
        add(std::filesystem::path(file).stem().string(), *octets);
    }
    for (const shape shape : shapes) {
        if (options.files.empty()) {
            add(std::string(name_of(shape)), make_corpus(shape, texts_of_a_shape));
        }
    }
    table table(head);
    for (const std::string& function : functions) {
        std::vector<std::string> row = {function};
        for (std::size_t i = 1; i < head.size(); ++i) {
            row.push_back(three_digits(all.at(function).at(head[i])));
        }
        table.add(row);
    }
    publish(options.results, "functions.md", table.text());
}

}  // namespace
}  // namespace uriscan::bench

int main(int argc, char** argv) {
    uriscan::bench::measure(uriscan::bench::read_options(argc, argv));
}
