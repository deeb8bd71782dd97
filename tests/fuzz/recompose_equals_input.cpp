// Properties of the components of a valid text: composed as in RFC 3986, section 5.3, they give the
// text again; the data() of an absent component is null, and all other components are slices of the
// text; and the segments, joined with "/", give the path.
#include "fuzz.hpp"

namespace uriscan::tests {
namespace {

void check(const uri_view& uri, std::string_view text) {
    std::string whole;
    const auto put = [&](bool present, const char* before, std::string_view part,
                         const char* after) {
        expect(present == (part.data() != nullptr) && (present || part.empty()), text,
               "absent and empty are confused");
        expect(!present || (part.data() >= text.data() &&
                            part.data() + part.size() <= text.data() + text.size()),
               text, "a component is not a slice of the text");
        whole += present ? before + std::string(part) + after : "";
    };
    put(uri.has_scheme(), "", uri.scheme(), ":");
    whole += uri.has_authority() ? "//" : "";
    const std::size_t authority = whole.size();
    put(uri.has_userinfo(), "", uri.userinfo(), "@");
    put(uri.has_authority(), "", uri.host(), "");
    put(uri.has_port(), ":", uri.port(), "");
    expect(uri.authority() == whole.substr(authority), text, "authority() differs from its parts");
    put(true, "", uri.path(), "");
    put(uri.has_query(), "?", uri.query(), "");
    put(uri.has_fragment(), "#", uri.fragment(), "");
    expect(whole == text && uri.text() == text, text,
           "the components give another text: " + in_quotes(whole));

    std::string path;
    for (const std::string_view segment : uri.segments()) {
        path += std::string(segment) + "/";
    }
    expect(path == (path.empty() ? "" : std::string(uri.path()) + "/"), text,
           "the segments do not give the path");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    const exact_copy input(data, size);
    for (const auto rule : all_rules) {
        if (const auto uri = uriscan::parse(rule, input.text())) {
            check(*uri, input.text());
        }
    }
    return 0;
}
