// Uses the Public Suffix List of libpsl.  If the copy of the list on the system is newer than the
// copy inside libpsl, libpsl reads the copy on the system.
#include "cli/fields/domains.hpp"

#ifdef URISCAN_HAS_LIBPSL

#include <libpsl.h>

#include <algorithm>
#include <memory>

#include "parse/authority.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {

bool knows_domains() {
    return true;
}

std::string_view registrable_domain(std::string_view host) {
    static const std::unique_ptr<psl_ctx_t, void (*)(psl_ctx_t*)> list(psl_latest(nullptr),
                                                                       psl_free);
    host.remove_suffix(host.ends_with('.') ? 1 : 0);
    if (host.size() > 3 * longest_dns_name) {  // all octets can be written as triplets
        return {};
    }
    // The list has names that are not ASCII as UTF-8.
    std::string name = decode(host).value_or(std::string(host));
    if (name.find('\0') != name.npos) {
        name = host;
    }
    const char* const found =
        name.size() > longest_dns_name ? nullptr : psl_registrable_domain(list.get(), name.c_str());
    if (found == nullptr) {
        return {};
    }
    // The domain has as many labels in both forms of the name.
    std::size_t start = host.size();
    for (auto labels = std::ranges::count(std::string_view(found), '.') + 1; labels > 0; --labels) {
        start = host.substr(0, start).rfind('.');  // npos before the first label
    }
    return host.substr(start + 1);
}

}  // namespace uriscan::cli

#else

namespace uriscan::cli {

bool knows_domains() {
    return false;
}

std::string_view registrable_domain(std::string_view) {
    return {};
}

}  // namespace uriscan::cli

#endif
