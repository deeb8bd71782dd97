// Finds public suffixes with libpsl.  libpsl has a built-in list, but uses the list of the system
// if that list is newer.  uriscan_registrable_domain() (src/c/domain.cpp) makes a registrable
// domain of a suffix, for all callers.
#include "cli/fields/domains.hpp"

#ifdef URISCAN_HAS_LIBPSL

#include <libpsl.h>

#include <cstring>
#include <memory>
#include <string>

#include "uriscan/uriscan.h"

namespace uriscan::cli {
namespace {

// Finds the public suffix of a name, for uriscan_registrable_domain().  The context is the list.
std::size_t size_of_public_suffix(const char* name, std::size_t, void* list) noexcept {
    const char* const suffix = psl_unregistrable_domain(static_cast<psl_ctx_t*>(list), name);
    return suffix == nullptr ? 0 : std::strlen(suffix);
}

}  // namespace

bool knows_domains() {
    return true;
}

std::string_view registrable_domain(std::string_view host) {
    static const std::unique_ptr<psl_ctx_t, void (*)(psl_ctx_t*)> list(psl_latest(nullptr),
                                                                       psl_free);
    const std::string reference = "//" + std::string(host);
    uriscan_uri uri;
    if (uriscan_parse(URISCAN_RULE_RELATIVE_REF, reference.data(), reference.size(), &uri,
                      nullptr) != URISCAN_OK) {
        return {};
    }
    const uriscan_slice domain =
        uriscan_registrable_domain(&uri, reference.data(), size_of_public_suffix, list.get());
    if (domain.data == nullptr) {
        return {};
    }
    const auto offset = static_cast<std::size_t>(domain.data - reference.data());
    return host.substr(offset - 2, domain.size);  // without the "//"
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
