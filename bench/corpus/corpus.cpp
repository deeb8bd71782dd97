// The list of shapes, and the loop that makes distinct references.
#include "corpus.hpp"

#include <cstdint>
#include <memory>
#include <unordered_set>
#include <utility>

#include "source.hpp"

namespace uriscan::bench {
namespace {

constexpr std::uint64_t seed = 3986;

// Takes a quarter of its references from each of the first four shapes.
class mixed : public source {
public:
    void append(std::string& out, random_source& random) override {
        sources_[random.below(4)]->append(out, random);
    }

private:
    std::unique_ptr<source> sources_[4] = {make_web_links(), make_files(), make_articles(),
                                           make_requests()};
};

std::unique_ptr<source> make_source(shape shape) {
    switch (shape) {
        case shape::web: return make_web_links();
        case shape::files: return make_files();
        case shape::articles: return make_articles();
        case shape::requests: return make_requests();
        case shape::mix: return std::make_unique<mixed>();
        case shape::ipv4: return make_ipv4_hosts();
        case shape::ipv6: return make_ipv6_hosts();
        case shape::short_references: return make_short_references();
        case shape::long_links: return make_long_links();
        case shape::encoded_queries: return make_encoded_queries();
        case shape::mapped_addresses: return make_mapped_addresses();
        case shape::services: return make_services();
        case shape::names: return make_names();
        case shape::refused_links: return make_refused_links();
    }
    return nullptr;
}

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
                                                        {shape::mix, "mix"},
                                                        {shape::ipv4, "ipv4"},
                                                        {shape::ipv6, "ipv6"},
                                                        {shape::short_references, "short"},
                                                        {shape::long_links, "long"},
                                                        {shape::encoded_queries, "triplets"},
                                                        {shape::mapped_addresses, "mapped"},
                                                        {shape::services, "services"},
                                                        {shape::names, "names"},
                                                        {shape::refused_links, "refused"}};

}  // namespace

std::string_view name_of(shape shape) noexcept {
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
    random_source random(seed);
    const std::unique_ptr<source> source = make_source(shape);
    std::unordered_set<std::uint64_t> seen(2 * count);
    std::string line;
    std::string text;
    while (seen.size() < count) {
        line.clear();
        source->append(line, random);
        if (seen.insert(hash(line)).second) {
            text += line;
            text += '\n';
        }
    }
    return text;
}

}  // namespace uriscan::bench
