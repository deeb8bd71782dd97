// Properties: the URIs that extract() finds are valid, in order, and do not overlap; none ends with
// one of the octets . , ; : ! ? ' * _ ~ (rule 6 of extract.hpp); and push_extractor finds the same
// URIs in chunks.  The octet FF separates the chunks in the input, and is in no chunk.  The octets
// of all chunks are also fed one by one.
#include <vector>

#include "fuzz.hpp"
#include "uriscan/extract.hpp"

namespace uriscan::tests {
namespace {

struct placed {
    std::uint64_t offset;
    std::string text;      // without escapes
    std::string original;  // as it is written in the text
    uri_components at;
    bool truncated;
    friend bool operator==(const placed&, const placed&) = default;
};
using placed_uris = std::vector<placed>;

void take(push_extractor& extractor, placed_uris& found) {
    while (const auto next = extractor.next()) {
        found.push_back({next->offset, std::string(next->uri.text()), std::string(next->original),
                         next->uri.components(), next->truncated});
    }
}

placed_uris from_chunks(const std::vector<std::string>& chunks, std::size_t longest) {
    push_extractor extractor({}, longest);
    placed_uris found;
    for (const std::string& chunk : chunks) {
        const exact_copy copy(chunk);
        extractor.feed(copy.text());
        take(extractor, found);
    }
    extractor.finish();
    take(extractor, found);
    return found;
}

void check_found(const placed& found, std::size_t after, std::string_view text) {
    const auto parsed = parse_uri(found.text);
    expect(parsed && parsed->components() == found.at, text,
           "found a URI that is not valid, or has other components");
    expect(found.offset >= after && text.substr(found.offset).starts_with(found.original), text,
           "found a URI that is not at its offset, or twice");
    expect(found.text.find_last_not_of(".,;:!?'*_~") + 1 == found.text.size(), text,
           "kept a punctuation mark at the end");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    std::vector<std::string> chunks(1), octets;
    std::string text;
    const exact_copy input(data, size);
    for (const char octet : input.text()) {
        if (octet == '\xFF') {
            chunks.emplace_back();
        } else {
            chunks.back() += octet;
            octets.emplace_back(1, octet);
            text += octet;
        }
    }
    placed_uris found;
    std::size_t after = 0;
    const exact_copy whole(text);
    for (const auto& next : uriscan::extract(whole.text())) {
        std::string buffer(next.original.size(), '\0');
        const auto uri = uriscan::unescape(next, buffer).value();
        found.push_back({next.offset, std::string(uri.text()), std::string(next.original),
                         uri.components(), next.truncated});
        check_found(found.back(), after, text);
        after = next.end();
    }
    expect(from_chunks(chunks, text.size() + 1) == found, text, "found other URIs in chunks");
    expect(from_chunks(octets, text.size() + 1) == found, text,
           "found other URIs when fed octet by octet");
    for (const placed& next : from_chunks(chunks, 8)) {
        check_found(next, 0, text);
    }
    return 0;
}
