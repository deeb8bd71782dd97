// Property: after each chunk, push_parser gives the same answer as parse() for all octets fed so
// far.  The rule is one of the four top rules of RFC 3986.  The chunks end at each octet FF, which
// is in no chunk, or all chunks have the same size.  The input chooses the rule, the kind of
// chunks, and the chunk after which the answers are compared.  They are also compared at the end.
#include "fuzz.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::tests {
namespace {

// The answers after `fed`, the octets of all chunks so far.  `goes_on` is the last result of
// feed().
void compare(rule rule, push_parser& parser, bool goes_on, std::string_view fed) {
    const push_result pushed = parser.finish();
    const auto whole = parse(rule, fed);
    const std::size_t read = whole ? fed.size() : whole.error().offset;
    expect(pushed.valid == whole.has_value(), fed,
           "push_parser and parse() disagree on whether the text is valid");
    expect(goes_on == (read == fed.size()), fed, "feed() stops too early or too late");
    expect(pushed.size == read, fed, "push_parser gives another size");
    expect(!whole || pushed.view(fed).components() == whole->components(), fed,
           "push_parser gives other components");
    expect(whole || pushed.error == whole.error(), fed, "push_parser gives another error");
}

// Returns the size of the next chunk.
std::size_t next_chunk(std::string_view rest, std::size_t size) {
    return size == 0 ? std::min(rest.find('\xFF'), rest.size()) : std::min(size, rest.size());
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const auto rule = input.choose_from(all_rules);
    const std::size_t chunk_size = input.choose(68);  // 0: chunks end at FF
    const std::size_t compared_chunk = input.choose(256);
    const exact_room room(input.rest().size());
    uriscan::push_parser parser(rule);
    std::string_view rest = input.rest();
    std::size_t fed = 0;
    for (std::size_t count = 0;; ++count) {
        const exact_copy chunk(rest.substr(0, next_chunk(rest, chunk_size)));
        const bool goes_on = parser.feed(chunk.text());
        std::ranges::copy(chunk.text(), room.span().begin() + static_cast<std::ptrdiff_t>(fed));
        fed += chunk.text().size();
        rest.remove_prefix(chunk.text().size());
        if (count == compared_chunk || rest.empty()) {
            compare(rule, parser, goes_on, room.text().substr(0, fed));
        }
        if (rest.empty()) {
            return 0;
        }
        rest.remove_prefix(chunk_size == 0 ? 1 : 0);
    }
}
