// Uses the Public Suffix List of libpsl.  If the copy of the list on the system is newer than the
// copy inside libpsl, libpsl reads the copy on the system.
#include "cli/fields/domains.hpp"

#ifdef URISCAN_HAS_LIBPSL

#include <libpsl.h>

#include <memory>

namespace uriscan::cli {

bool knows_domains() {
    return true;
}

std::string_view registrable_domain(const std::string& host) {
    static const std::unique_ptr<psl_ctx_t, void (*)(psl_ctx_t*)> list(psl_latest(nullptr),
                                                                       psl_free);
    constexpr std::size_t longest = 253;  // RFC 1035, section 2.3.4
    const bool ends_in_dot = host.ends_with('.');
    if (host.size() > longest + (ends_in_dot ? 1 : 0)) {
        return host;
    }
    const std::string name = ends_in_dot ? host.substr(0, host.size() - 1) : "";
    const char* const start = ends_in_dot ? name.c_str() : host.c_str();
    const char* const domain = psl_registrable_domain(list.get(), start);
    const std::string_view whole(host.data(), host.size() - (ends_in_dot ? 1 : 0));
    return domain == nullptr ? whole : whole.substr(static_cast<std::size_t>(domain - start));
}

}  // namespace uriscan::cli

#else

namespace uriscan::cli {

bool knows_domains() {
    return false;
}

std::string_view registrable_domain(const std::string& host) {
    return host;
}

}  // namespace uriscan::cli

#endif
