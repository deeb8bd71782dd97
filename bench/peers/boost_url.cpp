// Boost.URL implements the URI-reference of RFC 3986. It returns all seven components as slices of
// the text. The measured code calls boost::urls::parse_uri_reference, which allocates nothing, and
// the accessors that do not decode. CMake chooses the version of Boost (-Dboost_url_DIR=...).
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <boost/version.hpp>
#include <string>

#include "contender.hpp"

namespace {

using namespace uriscan::bench;

struct boost_url_peer {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) const {
        const auto parsed = boost::urls::parse_uri_reference({text.data(), text.size()});
        if (!parsed) {
            return false;
        }
        const boost::urls::url_view& uri = *parsed;
        note(slice_if(uri.has_scheme(), uri.scheme()));
        note(slice_if(uri.has_userinfo(), uri.encoded_userinfo()));
        note(slice_if(uri.has_authority(), uri.encoded_host()));
        note(slice_if(uri.has_port(), uri.port()));
        note(slice_if(true, uri.encoded_path()));
        note(slice_if(uri.has_query(), uri.encoded_query()));
        note(slice_if(uri.has_fragment(), uri.encoded_fragment()));
        return true;
    }

private:
    template <class Slice>
    static std::string_view slice_if(bool present, const Slice& slice) {
        return present ? std::string_view(slice.data(), slice.size()) : std::string_view();
    }
};

const contender entered("Boost.URL " + std::to_string(BOOST_VERSION / 100'000) + '.' +
                            std::to_string(BOOST_VERSION / 100 % 1000),
                        role::strict_peer, reader_with<boost_url_peer>());

}  // namespace
