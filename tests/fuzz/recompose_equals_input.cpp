// Properties of the components of a valid text:
// - Composed as in RFC 3986, section 5.3, they give the text again.
// - The data() of an absent component is null.  All other components are slices of the text.
// - The segments, joined with "/", give the path.
// The input chooses the rule.
#include "fuzz.hpp"

namespace uriscan::tests {
namespace {

// Compares the parts that are given one after the other with the octets of a text.
class walk {
public:
    explicit walk(std::string_view text) : text_(text) {}

    void over(std::string_view part) {
        expect(text_.substr(at_).starts_with(part), text_,
               "the components give another text; this is wrong:", part);
        at_ += part.size();
    }
    std::size_t at() const { return at_; }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

void check_components(const uri_view& uri, std::string_view text) {
    walk whole(text);
    const auto put = [&](bool present, const char* before, std::string_view part,
                         const char* after) {
        expect(present == (part.data() != nullptr) && (present || part.empty()), text,
               "absent and empty are confused");
        expect(!present || (part.data() >= text.data() &&
                            part.data() + part.size() <= text.data() + text.size()),
               text, "a component is not a slice of the text");
        whole.over(present ? before : "");
        whole.over(part);
        whole.over(present ? after : "");
    };
    put(uri.has_scheme(), "", uri.scheme(), ":");
    whole.over(uri.has_authority() ? "//" : "");
    const std::size_t authority = whole.at();
    put(uri.has_userinfo(), "", uri.userinfo(), "@");
    put(uri.has_authority(), "", uri.host(), "");
    put(uri.has_port(), ":", uri.port(), "");
    expect(uri.authority() == text.substr(authority, whole.at() - authority), text,
           "authority() differs from its parts");
    put(true, "", uri.path(), "");
    put(uri.has_query(), "?", uri.query(), "");
    put(uri.has_fragment(), "#", uri.fragment(), "");
    expect(whole.at() == text.size() && uri.text() == text, text,
           "the components do not give the whole text");
}

void check_segments(const uri_view& uri) {
    walk path(uri.path());
    bool is_first = true;
    for (const std::string_view segment : uri.segments()) {
        path.over(is_first ? "" : "/");
        path.over(segment);
        is_first = false;
    }
    expect(path.at() == uri.path().size(), uri.text(), "the segments do not give the path");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const auto rule = input.choose_from(all_rules);
    const exact_copy text(input.rest());
    if (const auto uri = uriscan::parse(rule, text.text())) {
        check_components(*uri, text.text());
        check_segments(*uri);
    }
    return 0;
}
