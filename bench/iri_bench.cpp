// Measures IRIs: parsing them, and mapping them to URIs and back. It writes a table (iris.md).
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "measure.hpp"
#include "table.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::bench {
namespace {

struct script {
    std::string_view name;
    std::string_view word;
};

constexpr script scripts[] = {{"ASCII", "resume"},
                              {"Latin", "r\xC3\xA9sum\xC3\xA9"},
                              {"Cyrillic", "\xD1\x80\xD0\xB5\xD0\xB7\xD1\x8E\xD0\xBC\xD0\xB5"},
                              {"Han", "\xE5\xB1\xA5\xE6\xAD\xB4\xE6\x9B\xB8"}};

// IRIs whose host, path and query have the word.
std::vector<std::string> iris_with(std::string_view word) {
    std::vector<std::string> iris;
    for (std::size_t i = 0; i < 1800; ++i) {
        std::string iri = "http://www.";
        iri.append(word).append(".example/");
        for (std::size_t s = 0; s < 3 + i % 5; ++s) {
            iri.append(word).append(std::to_string(i)).append("/");
        }
        iris.push_back(iri.append("?q=").append(word));
    }
    return iris;
}

// Adds a pass that sums up `use(text)` for all texts.
template <class Use>
void add_pass_over(const std::vector<std::string>& texts, const std::string& name, Use use) {
    add_pass(name, [&texts, use] {
        tally sum;
        for (const std::string& text : texts) {
            sum.checksum += use(std::string_view(text));
            ++sum.valid;
        }
        return sum;
    });
}

times time_iris(const std::vector<std::string>& iris) {
    std::vector<std::string> uris;
    for (const std::string& iri : iris) {
        uris.emplace_back(to_uri(*parse_iri(std::string_view(iri)))->text());
    }
    std::vector<char> buffer(4096);
    add_pass_over(iris, "URI", [](std::string_view text) { return parse_uri(text) ? 1U : 0U; });
    add_pass_over(iris, "IRI", [](std::string_view text) {
        return std::size_t{parse_iri(text)->components().path_end};
    });
    add_pass_over(iris, "to_uri", [&](std::string_view text) {
        return to_uri(*parse_iri(text), buffer)->text().size();
    });
    add_pass_over(uris, "to_iri", [&](std::string_view text) {
        return to_iri(*parse_iri(text), buffer)->text().size();
    });
    return time_passes();
}

std::string measure_iris() {
    table table({"IRIs", "octets", "parse as URI, ns", "parse, ns", "parse, GB/s", "to_uri, ns",
                 "to_iri, ns"});
    for (const script& script : scripts) {
        const std::vector<std::string> iris = iris_with(script.word);
        std::size_t octets = 0;
        for (const std::string& iri : iris) {
            octets += iri.size();
        }
        const times times = time_iris(iris);
        const auto count = static_cast<double>(iris.size());
        table.add({std::string(script.name), fixed(static_cast<double>(octets) / count, 1),
                   script.name == "ASCII" ? three_digits(times.at("URI") / count) : "",
                   three_digits(times.at("IRI") / count),
                   fixed(static_cast<double>(octets) / times.at("IRI"), 2),
                   three_digits(times.at("to_uri") / count),
                   three_digits(times.at("to_iri") / count)});
    }
    return table.text();
}

}  // namespace
}  // namespace uriscan::bench

int main(int argc, char** argv) {
    using namespace uriscan::bench;
    const options options = read_options(argc, argv);
    publish(options.results, "iris.md", measure_iris());
}
