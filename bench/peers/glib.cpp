// GLib follows RFC 3986 roughly, and does not check most octets. It returns all seven components,
// each as a new string, but the port as a number. The measured code calls g_uri_split with
// G_URI_FLAGS_ENCODED, which does not decode, and without a GError. A second contender only checks
// whether the text is valid, with g_uri_is_valid. Both functions need a NUL after the text.
#include <glib.h>

#include <array>
#include <string>

#include "contender.hpp"

namespace {

using namespace uriscan::bench;

struct glib_peer {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) const {
        std::array<char*, 6> parts{};
        auto& [scheme, userinfo, host, path, query, fragment] = parts;
        int port = -1;
        if (!g_uri_split(text.data(), G_URI_FLAGS_ENCODED, &scheme, &userinfo, &host, &port, &path,
                         &query, &fragment, nullptr)) {
            return false;
        }
        note(view(scheme));
        note(view(userinfo));
        note(view(host));
        note(port >= 0 ? std::string_view(reinterpret_cast<const char*>(&port), sizeof port)
                       : std::string_view());
        note(view(path));
        note(view(query));
        note(view(fragment));
        for (char* const part : parts) {
            g_free(part);
        }
        return true;
    }

private:
    static std::string_view view(const char* part) {
        return part ? std::string_view(part) : std::string_view();
    }
};

struct glib_verdict {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&&) const {
        return g_uri_is_valid(text.data(), G_URI_FLAGS_ENCODED, nullptr);
    }
};

const std::string name = "GLib " + std::to_string(glib_major_version) + '.' +
                         std::to_string(glib_minor_version) + '.' +
                         std::to_string(glib_micro_version);
const contender entered(name, role::peer, reader_with<glib_peer>());
const contender entered_verdict(name + ", verdict", role::peer, reader_with<glib_verdict>());

}  // namespace
