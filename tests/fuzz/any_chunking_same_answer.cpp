// Property: after each chunk, push_parser gives the same answer as parse() for all octets fed so
// far.  The target checks each of the four top rules of RFC 3986.  The octet FF separates the
// chunks in the input, and is in no chunk.  The octets of all chunks are also fed one by one.
#include "fuzz.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::tests {
namespace {

// Feeds a push_parser, and compares it with parse() after each chunk.
class compared_parser {
public:
    explicit compared_parser(rule rule) : rule_(rule), parser_(rule) {}

    void feed(std::string_view chunk) {
        fed_ += chunk;
        const bool goes_on = parser_.feed(exact_copy(chunk).text());
        const push_result pushed = parser_.finish();
        const auto whole = parse(rule_, fed_);
        const std::size_t read = whole ? fed_.size() : whole.error().offset;
        expect(pushed.valid == whole.has_value(), fed_,
               "push_parser and parse() disagree on whether the text is valid");
        expect(goes_on == (read == fed_.size()), fed_, "feed() stops too early or too late");
        expect(pushed.size == read, fed_, "push_parser gives another size");
        expect(whole ? pushed.view(fed_).components() == whole->components()
                     : pushed.error == whole.error(),
               fed_,
               whole ? "push_parser gives other components" : "push_parser gives another error");
    }

private:
    rule rule_;
    push_parser parser_;
    std::string fed_;
};

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    const exact_copy input(data, size);
    for (const auto rule : all_rules) {
        compared_parser in_chunks(rule), in_octets(rule);
        std::string_view rest = input.text();
        for (bool more = true; more;) {
            const std::string_view chunk = rest.substr(0, rest.find('\xFF'));
            in_chunks.feed(chunk);
            for (const char octet : chunk) {
                in_octets.feed({&octet, 1});
            }
            more = chunk.size() < rest.size();
            rest.remove_prefix(chunk.size() + (more ? 1 : 0));
        }
    }
    return 0;
}
