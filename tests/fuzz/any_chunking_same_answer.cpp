// Claims that a push_parser gives after each chunk what parse() gives for all that was fed, by each of
// RFC 3986's four top rules.  The input is cut at octets FF, which belong to no chunk; what is left is
// fed octet by octet as well.
#include "fuzz.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::tests {
namespace {

class twin {
public:
    explicit twin(rule rule) : rule_(rule), parser_(rule) {}

    void feed(std::string_view chunk) {
        fed_ += chunk;
        const bool goes_on = parser_.feed(exact_copy(chunk).text());
        const push_result pushed = parser_.finish();
        const auto whole = parse(rule_, fed_);
        const std::size_t read = whole ? fed_.size() : whole.error().offset;
        claim(pushed.valid == whole.has_value(), fed_, "another verdict");
        claim(goes_on == (read == fed_.size()), fed_, "stops too early or too late");
        claim(pushed.size == read, fed_, "another size");
        claim(whole ? pushed.view(fed_).components() == whole->components()
                    : pushed.error == whole.error(),
              fed_, whole ? "other components" : "another error");
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
        twin in_chunks(rule), in_octets(rule);
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
