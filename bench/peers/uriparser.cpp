// uriparser implements the URI-reference of RFC 3986. It returns the path as a list of segments,
// with one allocation each, and all other components as slices of the text. The measured code calls
// uriParseSingleUriExA, which takes the start and end of the text, and uriFreeUriMembersA. It
// reuses the UriUriA. It computes the position of the path from the components next to it, so that
// it need not walk the list.
#include <uriparser/Uri.h>

#include "contender.hpp"

namespace {

using namespace uriscan::bench;

class uriparser_peer {
public:
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) {
        const char* const end = text.data() + text.size();
        const char* error = nullptr;
        if (uriParseSingleUriExA(&uri_, text.data(), end, &error) != URI_SUCCESS) {
            return false;  // uriparser has already freed everything
        }
        const std::string_view host = host_of(text);
        note(slice(uri_.scheme));
        note(slice(uri_.userInfo));
        note(host);
        note(slice(uri_.portText));
        note(path_of(text, host));
        note(slice(uri_.query));
        note(slice(uri_.fragment));
        uriFreeUriMembersA(&uri_);
        return true;
    }

private:
    static std::string_view slice(const UriTextRangeA& range) {
        return {range.first, static_cast<std::size_t>(range.afterLast - range.first)};
    }
    static std::string_view between(const char* begin, const char* end) {
        return {begin, static_cast<std::size_t>(end - begin)};
    }

    const char* hier_part(std::string_view text) const {
        return uri_.scheme.first ? uri_.scheme.afterLast + 1 : text.data();
    }

    // Returns the host with its brackets, which uriparser leaves out. If a host is empty,
    // uriparser's slice points outside of the text, so this function computes the position.
    std::string_view host_of(std::string_view text) const {
        const std::string_view host = slice(uri_.hostText);
        if (uri_.hostData.ip6 || uri_.hostData.ipFuture.first) {
            return {host.data() - 1, host.size() + 2};
        }
        if (host.data() && host.empty()) {
            return {uri_.userInfo.first ? uri_.userInfo.afterLast + 1 : hier_part(text) + 2, 0};
        }
        return host;
    }

    std::string_view path_of(std::string_view text, std::string_view host) const {
        const char* const begin = uri_.portText.first ? uri_.portText.afterLast
                                  : host.data()       ? host.data() + host.size()
                                                      : hier_part(text);
        const char* const end = uri_.query.first      ? uri_.query.first - 1
                                : uri_.fragment.first ? uri_.fragment.first - 1
                                                      : text.data() + text.size();
        return between(begin, end);
    }

    UriUriA uri_ = {};
};

const contender entered("uriparser " URI_VER_ANSI, role::strict_peer,
                        reader_with<uriparser_peer>());

}  // namespace
