// The C functions for IRIs.  The operations on URIs do the same for IRIs (iri/access.hpp).
#include "uriscan/uriscan_iri.h"

#include "c/changes.hpp"
#include "iri/access.hpp"
#include "octets/subtext.hpp"
#include "uriscan/iri.hpp"

static_assert(sizeof(uriscan_iri) == 32);

namespace uriscan::c {
namespace {

iri_view iri_view_of(const uriscan_iri& iri, const char* text) noexcept {
    return iri_view::unchecked(std::string_view(text, iri.parts.size),
                               view_of(iri.parts, text).components());
}

uriscan_iri iri_of(const iri_view& iri) noexcept {
    return {uri_of(iri.components(), static_cast<std::uint32_t>(iri.text().size()))};
}

// The function of the caller that writes a host.
struct host_writer {
    uriscan_host_to_ascii* function;
    void* context;
    uriscan_status failure;  // the status of a call that failed, else URISCAN_OK
};

result<std::size_t> write_host(std::string_view host, std::span<char> buffer,
                               void* context) noexcept {
    auto& writer = *static_cast<host_writer*>(context);
    std::size_t size = 0;
    const uriscan_status status = writer.function(host.data(), host.size(), buffer.data(),
                                                  buffer.size(), &size, writer.context);
    if (status == URISCAN_OK || status == URISCAN_BUFFER_TOO_SMALL) {
        return size;
    }
    writer.failure = status;  // it need not stand for a reason
    return uri_error{error_reason::unexpected_character, component::host};
}

// Returns the size of what to_uri() writes, or the error of a function that writes the host.
result<std::size_t> size_of_uri(const iri_view& iri, host_writer& writer) noexcept {
    std::size_t size = to_uri_size(iri);
    if (writer.function != nullptr) {
        const std::string_view host = iri.host();
        const std::size_t encoded = to_uri_size(iri_view::unchecked(host, {}));
        if (encoded != host.size()) {
            const result<std::size_t> made = write_host(host, {}, &writer);
            if (!made) {
                return made.error();
            }
            size = size - encoded + *made;
        }
    }
    if (size > max_text_size) {
        return uri_error{error_reason::too_long};
    }
    return size;
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_iri_parse(uriscan_rule rule, const char* text, std::size_t size,
                                 uriscan_iri* iri, uriscan_error* error) noexcept {
    const auto checked = iri_rule_of(rule);
    uriscan_uri* const uri = iri != nullptr ? &iri->parts : nullptr;
    if (!checked) {
        return refuse(uri, error);
    }
    const result<iri_view> parsed = parse(*checked, std::string_view(text, size));
    return parsed ? store(result<uriscan_uri>(iri_of(*parsed).parts), uri, error)
                  : store(result<uriscan_uri>(parsed.error()), uri, error);
}

uriscan_status uriscan_to_uri(const uriscan_iri* iri, const char* text,
                              uriscan_host_to_ascii* to_ascii, void* context, char* to,
                              std::size_t capacity, std::size_t* needed, uriscan_uri* uri,
                              uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    const iri_view from = iri_view_of(*iri, text);
    host_writer writer = {to_ascii, context, URISCAN_OK};
    const to_uri_options options = {to_ascii != nullptr ? write_host : nullptr, &writer};
    const result<uri_view> written = to_uri(from, out.buffer(), options);
    const uriscan_status status = end(
        written,
        [&]() -> result<std::size_t> {
            return written.error().reason == error_reason::buffer_too_small
                       ? size_of_uri(from, writer)
                       : written.error();
        },
        out, uri, error);
    if (writer.failure == URISCAN_OK) {
        return status;
    }
    if (error != nullptr) {
        error->status = writer.failure;
    }
    return writer.failure;
}

uriscan_status uriscan_to_iri(const uriscan_iri* uri, const char* text, char* to,
                              std::size_t capacity, std::size_t* needed,
                              uriscan_iri* iri) noexcept {
    const destination out(to, capacity, needed);
    const iri_view from = iri_view_of(*uri, text);
    const result<iri_view> written = to_iri(from, out.buffer());
    if (iri != nullptr) {
        *iri = written ? iri_of(*written) : uriscan_iri{};
    }
    return out.finish(written ? written->text().size() : to_iri_size(from));
}

uriscan_status uriscan_iri_resolve(const uriscan_iri* base, const char* text_of_base,
                                   const uriscan_iri* reference, const char* text_of_reference,
                                   std::uint32_t flags, char* to, std::size_t capacity,
                                   std::size_t* needed) noexcept {
    return uriscan_resolve(&base->parts, text_of_base, &reference->parts, text_of_reference, flags,
                           to, capacity, needed);
}

uriscan_status uriscan_iri_normalize(const uriscan_iri* iri, const char* text, std::uint32_t rules,
                                     char* to, std::size_t capacity, std::size_t* needed) noexcept {
    return uriscan_normalize(&iri->parts, text, rules, to, capacity, needed);
}

int uriscan_iri_equivalent(const uriscan_iri* a, const char* text_of_a, const uriscan_iri* b,
                           const char* text_of_b, std::uint32_t rules) noexcept {
    return uriscan_equivalent(&a->parts, text_of_a, &b->parts, text_of_b, rules);
}
