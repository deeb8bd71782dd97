// Properties of the URIs that extract() finds:
// - They are valid, in order, and do not overlap.
// - No URI that it finds ends with one of the octets . , ; : ! ? ' * _ ~ (rule 6 of extract.hpp).
// - push_extractor finds the same URIs in chunks.
// The chunks end at each octet FF, which is in no chunk, or all chunks have the same size.  The
// input chooses the kind of chunks, and how many octets push_extractor keeps.  If it keeps too few,
// it can find other URIs, but they must still be valid.
#include <vector>

#include "fuzz.hpp"
#include "uriscan/extract.hpp"

namespace uriscan::tests {
namespace {

constexpr std::string_view punctuation = ".,;:!?'*_~";

struct placed {
    std::uint64_t offset;
    std::uint64_t end;
    uri_components at;
    bool truncated;
    friend bool operator==(const placed&, const placed&) = default;
};
using placed_uris = std::vector<placed>;

// Checks that the URI `uri`, which is written as `original` at the offset, is in the text.
void check_found(const uri_view& uri, std::string_view original, std::uint64_t offset,
                 std::string_view text) {
    const auto parsed = parse_uri(uri.text());
    expect(parsed && parsed->components() == uri.components(), text,
           "found a URI that is not valid, or has other components");
    expect(offset <= text.size() && text.substr(offset).starts_with(original), text,
           "found a URI that is not at its offset:", original);
    expect(punctuation.find(uri.text().back()) == punctuation.npos, text,
           "kept a punctuation mark at the end:", original);
}

void find_in_text(std::string_view text, placed_uris& found) {
    std::uint64_t after = 0;
    for (const found_uri& next : extract(text)) {
        const exact_room room(next.original.size());
        const uri_view uri = unescape(next, room.span()).value();
        check_found(uri, next.original, next.offset, text);
        expect(next.offset >= after, text, "found a URI twice:", next.original);
        after = next.end();
        found.push_back({next.offset, next.end(), uri.components(), next.truncated});
    }
}

void take(push_extractor& extractor, std::string_view text, placed_uris& found) {
    while (const auto next = extractor.next()) {
        check_found(next->uri, next->original, next->offset, text);
        found.push_back({next->offset, next->offset + next->original.size(), next->uri.components(),
                         next->truncated});
    }
}

// Finds the URIs in the chunks, whose sizes are given.
void find_in_chunks(std::string_view text, const std::vector<std::size_t>& sizes,
                    std::size_t longest, placed_uris& found) {
    push_extractor extractor({}, longest);
    std::size_t fed = 0;
    for (const std::size_t size : sizes) {
        const exact_copy chunk(text.substr(fed, size));
        extractor.feed(chunk.text());
        take(extractor, text, found);
        fed += size;
    }
    extractor.finish();
    take(extractor, text, found);
}

// Copies the octets to `text`, and writes the sizes of the chunks.
void cut(std::string_view octets, std::size_t chunk_size, std::string& text,
         std::vector<std::size_t>& sizes) {
    while (!octets.empty()) {
        const std::size_t end =
            chunk_size == 0 ? std::min(octets.find('\xFF'), octets.size()) : chunk_size;
        const std::string_view chunk = octets.substr(0, end);
        text.append(chunk);
        sizes.push_back(chunk.size());
        octets.remove_prefix(std::min(octets.size(), end + (chunk_size == 0 ? 1 : 0)));
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static std::string octets;  // these four keep their memory for the next run
    static std::vector<std::size_t> sizes;
    static placed_uris found, found_in_chunks;
    octets.clear();
    sizes.clear();
    found.clear();
    found_in_chunks.clear();
    fuzz_input input(data, size);
    const std::size_t chunk_size = input.choose(36);  // 0: chunks end at FF
    const std::size_t choice = input.choose(32);
    cut(input.rest(), chunk_size, octets, sizes);
    const exact_copy text(octets);
    find_in_text(text.text(), found);
    const bool keeps_enough = choice >= 8;
    find_in_chunks(text.text(), sizes, keeps_enough ? octets.size() + 1 : choice + 1,
                   found_in_chunks);
    expect(!keeps_enough || found_in_chunks == found, octets, "found other URIs in chunks");
    return 0;
}
