// POCO follows RFC 3986 roughly, and does not check most octets. It returns all seven components as
// strings that it owns. The query is not decoded, the other texts are. The port is a number.
// The measured code assigns a std::string to a Poco::URI. Both objects are reused for every text.
// POCO throws an exception if it rejects a text.
#include <Poco/Exception.h>
#include <Poco/URI.h>
#include <Poco/Version.h>

#include <string>

#include "contender.hpp"

namespace {

using namespace uriscan::bench;

class poco_peer {
public:
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) {
        try {
            text_ = text;
            uri_ = text_;
        } catch (const Poco::Exception&) {
            return false;
        }
        const unsigned short port = uri_.getPort();
        note(uri_.getScheme());
        note(uri_.getUserInfo());
        note(uri_.getHost());
        note({reinterpret_cast<const char*>(&port), sizeof port});
        note(uri_.getPath());
        note(uri_.getRawQuery());
        note(uri_.getFragment());
        return true;
    }

private:
    std::string text_;
    Poco::URI uri_;
};

const contender entered("POCO " + std::to_string(POCO_VERSION >> 24) + '.' +
                            std::to_string(POCO_VERSION >> 16 & 0xff) + '.' +
                            std::to_string(POCO_VERSION >> 8 & 0xff),
                        role::peer, reader_with<poco_peer>());

}  // namespace
