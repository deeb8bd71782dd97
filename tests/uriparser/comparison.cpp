// Compares the library's answer with that of uriparser.
#include "uriparser/comparison.hpp"

#include <uriparser/Uri.h>

#include <algorithm>

#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

class uriparser_uri {
public:
    explicit uriparser_uri(std::string_view text)
        : valid_(uriParseSingleUriExA(&uri_, text.data(), text.data() + text.size(), nullptr) ==
                 URI_SUCCESS) {}
    ~uriparser_uri() {
        if (valid_) {
            uriFreeUriMembersA(&uri_);
        }
    }
    uriparser_uri(const uriparser_uri&) = delete;
    uriparser_uri& operator=(const uriparser_uri&) = delete;

    bool valid() const { return valid_; }
    const UriUriA& operator*() const { return uri_; }

private:
    UriUriA uri_ = {};
    bool valid_;
};

bool present(const UriTextRangeA& range) {
    return range.first != nullptr;
}

std::string_view text_of(const UriTextRangeA& range) {
    return {range.first, static_cast<std::size_t>(range.afterLast - range.first)};
}

bool same(std::string_view ours, const UriTextRangeA& theirs) {
    const bool we_have_it = ours.data() != nullptr;
    return we_have_it == present(theirs) && (!we_have_it || ours == text_of(theirs));
}

// uriparser gives a path as a list of segments.  After an authority, it does not give the "/"
// before the first segment.
std::string path_of(const UriUriA& uri) {
    const bool absolute = uri.absolutePath || (present(uri.hostText) && uri.pathHead);
    std::string path(absolute ? "/" : "");
    for (const UriPathSegmentA* segment = uri.pathHead; segment; segment = segment->next) {
        path += text_of(segment->text);
        path += segment->next ? "/" : "";
    }
    return path;
}

// Returns the host without the brackets of an IP literal, because uriparser does not give them.
std::string_view bare(std::string_view host) {
    return host.starts_with('[') ? host.substr(1, host.size() - 2) : host;
}

kind_of_host kind_of(const UriUriA& uri) {
    return uri.hostData.ip4                 ? kind_of_host::ipv4
           : uri.hostData.ip6               ? kind_of_host::ipv6
           : present(uri.hostData.ipFuture) ? kind_of_host::ipvfuture
           : present(uri.hostText)          ? kind_of_host::reg_name
                                            : kind_of_host::none;
}

// The host kinds have been compared before, so both hosts have an address, or neither has one.
template <class Ours, class Theirs>
bool same_octets(const Ours& ours, const Theirs* theirs) {
    return !ours || std::equal(ours->begin(), ours->end(), theirs->data);
}

// Returns the name of the first component that differs, or null.  Both parsers must accept the
// text.
const char* differing_component(const uri_view& ours, const UriUriA& theirs) {
    const auto& addresses = theirs.hostData;
    return !same(ours.scheme(), theirs.scheme)                ? "scheme"
           : !same(ours.userinfo(), theirs.userInfo)          ? "userinfo"
           : !same(bare(ours.host()), theirs.hostText)        ? "host"
           : !same(ours.port(), theirs.portText)              ? "port"
           : ours.path() != path_of(theirs)                   ? "path"
           : !same(ours.query(), theirs.query)                ? "query"
           : !same(ours.fragment(), theirs.fragment)          ? "fragment"
           : ours.host_kind() != kind_of(theirs)              ? "host kind"
           : !same_octets(ours.ipv4_address(), addresses.ip4) ? "IPv4 address"
           : !same_octets(ours.ipv6_address(), addresses.ip6) ? "IPv6 address"
                                                              : nullptr;
}

}  // namespace

std::optional<std::string> difference_from_uriparser(std::string_view text) {
    const auto ours = parse_uri_reference(text);
    const uriparser_uri theirs(text);
    if (ours.has_value() != theirs.valid()) {
        return ours ? "only uriparser refuses it" : "only uriparser accepts it";
    }
    if (!ours) {
        return std::nullopt;
    }
    const char* const component = differing_component(*ours, *theirs);
    return component ? std::optional("uriparser gives another " + std::string(component))
                     : std::nullopt;
}

}  // namespace uriscan::tests
