// The C functions that audit URIs, and that find, defang and redact URIs in text.
#include "c/request_target.hpp"
#include "octets/limited_writer.hpp"
#include "text/slash_escape.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/defang.hpp"
#include "uriscan/extract.hpp"
#include "uriscan/redact.hpp"

static_assert(sizeof(uriscan_found) == 64);

namespace uriscan::c {
namespace {

constexpr std::uint32_t redact_flags = URISCAN_REDACT_REFERENCE | URISCAN_REDACT_KEEP_USER |
                                       URISCAN_REDACT_KEEP_USERINFO | URISCAN_REDACT_FRAGMENT |
                                       URISCAN_REDACT_KEEP_PATHS | URISCAN_REDACT_CLOSED |
                                       URISCAN_REDACT_KEEP_TOKENS;

redactor redactor_of(std::uint32_t flags) noexcept {
    redact_options options;
    if ((flags & URISCAN_REDACT_KEEP_USER) != 0) {
        options.userinfo = secret_userinfo::password;
    }
    if ((flags & URISCAN_REDACT_KEEP_USERINFO) != 0) {
        options.userinfo = secret_userinfo::none;
    }
    options.fragment = (flags & URISCAN_REDACT_FRAGMENT) != 0;
    options.closed = (flags & URISCAN_REDACT_CLOSED) != 0;
    options.paths = (flags & URISCAN_REDACT_KEEP_PATHS) == 0;
    options.shapes = (flags & URISCAN_REDACT_KEEP_TOKENS) == 0;
    return redactor(options);
}

void store_secrets(const redaction& counts, std::size_t* secrets) noexcept {
    if (secrets != nullptr) {
        *secrets = counts.secrets;
    }
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

std::uint64_t uriscan_audit(const uriscan_uri* uri, const char* text) noexcept {
    return (is_only_authority(*uri) ? audit_host_field({text, uri->size})
                                    : audit(view_of(*uri, text)))
        .bits();
}

std::uint64_t uriscan_audit_refused(const char* text, std::size_t size,
                                    const uriscan_error* error) noexcept {
    const auto refused = error_of(*error);
    return refused ? audit_refused({text, size}, *refused).bits() : 0;
}

std::uint64_t uriscan_audit_host_field(const char* text, std::size_t size) noexcept {
    return audit_host_field({text, size}).bits();
}

int uriscan_find(const char* text, std::size_t size, std::size_t from,
                 uriscan_found* found) noexcept {
    *found = {};
    const auto uri = find_uri({text, size}, from);
    if (!uri) {
        return 0;
    }
    const uri_view& view = uri->uri;
    found->offset = uri->offset;
    found->size = uri->original.size();
    found->uri = uri_of(view.components(), static_cast<std::uint32_t>(view.text().size()));
    constexpr std::uint32_t truncated = URISCAN_FOUND_TRUNCATED, escaped = URISCAN_FOUND_ESCAPED;
    found->flags = (uri->truncated ? truncated : 0) | (uri->escaped ? escaped : 0);
    return 1;
}

uriscan_status uriscan_unescape(const char* original, std::size_t size, char* to,
                                std::size_t capacity, std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    limited_writer writer(out.buffer());
    std::string_view rest(original, size);
    const slash_escape escape = escape_in(rest);
    while (!rest.empty()) {
        const escaped_octet next = first_octet(rest, escape);
        writer.put({&next.octet, 1});
        rest.remove_prefix(next.size);
    }
    return out.finish(writer.size());
}

uriscan_status uriscan_refang(const char* text, std::size_t size, char* to, std::size_t capacity,
                              std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    return out.finish(refang({text, size}, out.buffer()));
}

uriscan_status uriscan_defang(const uriscan_uri* uri, const char* text, char* to,
                              std::size_t capacity, std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    return out.finish(defang(view_of(*uri, text), out.buffer()));
}

uriscan_status uriscan_redact(const char* text, std::size_t size, std::uint32_t flags, char* to,
                              std::size_t capacity, std::size_t* needed,
                              std::size_t* secrets) noexcept {
    const destination out(to, capacity, needed);
    store_secrets({}, secrets);
    if (!are_known(flags, redact_flags)) {
        return URISCAN_INVALID_ARGUMENT;
    }
    const std::string_view given(text, size);
    const redactor redactor = redactor_of(flags);
    const redacted_size redacted = (flags & URISCAN_REDACT_REFERENCE) != 0
                                       ? redactor.redact_reference(given, out.buffer())
                                       : redactor.redact(given, out.buffer());
    store_secrets(redacted.counts, secrets);
    return out.finish(redacted.size);
}

uriscan_status uriscan_mask(char* text, std::size_t size, std::uint32_t flags,
                            std::size_t* secrets) noexcept {
    store_secrets({}, secrets);
    if (!are_known(flags, redact_flags)) {
        return URISCAN_INVALID_ARGUMENT;
    }
    const redactor redactor = redactor_of(flags);
    store_secrets((flags & URISCAN_REDACT_REFERENCE) != 0 ? redactor.mask_reference({text, size})
                                                          : redactor.mask({text, size}),
                  secrets);
    return URISCAN_OK;
}
