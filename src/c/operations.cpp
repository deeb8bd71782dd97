// The C functions that normalize, compare, resolve, relativize, encode, decode and repair.
#include "c/changes.hpp"
#include "octets/limited_writer.hpp"
#include "operations/sizes.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/origin.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::c {
namespace {

constexpr std::uint32_t all_rules = URISCAN_NORMALIZE_SCHEME_BASED | URISCAN_NORMALIZE_IPV6_ADDRESS;

result<std::size_t> normalized_size_or_error(const uri_view& uri, normalization rules) noexcept {
    const std::size_t size = normalized_size(uri, rules);
    if (size > max_text_size) {
        return uri_error{error_reason::too_long};
    }
    return size;
}

resolve_options resolve_options_of(std::uint32_t flags) noexcept {
    return {.backward_compatible = (flags & URISCAN_RESOLVE_BACKWARD_COMPATIBLE) != 0,
            .refuse_above_root = (flags & URISCAN_RESOLVE_REFUSE_ABOVE_ROOT) != 0};
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_normalize(const uriscan_uri* uri, const char* text, std::uint32_t rules,
                                 char* to, std::size_t capacity, std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    if (!are_known(rules, all_rules)) {
        return URISCAN_INVALID_ARGUMENT;
    }
    const uri_view view = view_of(*uri, text);
    const auto wanted = static_cast<normalization>(rules);
    const result<uri_view> normal = normalize(view, out.buffer(), wanted);
    if (normal) {
        return out.finish(normal->text().size());
    }
    return end_without_result(normalized_size_or_error(view, wanted), out, nullptr);
}

int uriscan_equivalent(const uriscan_uri* a, const char* text_of_a, const uriscan_uri* b,
                       const char* text_of_b, std::uint32_t rules) noexcept {
    return are_known(rules, all_rules) && equivalent(view_of(*a, text_of_a), view_of(*b, text_of_b),
                                                     static_cast<normalization>(rules))
               ? 1
               : 0;
}

int uriscan_same_origin(const uriscan_uri* a, const char* text_of_a, const uriscan_uri* b,
                        const char* text_of_b) noexcept {
    return same_origin(view_of(*a, text_of_a), view_of(*b, text_of_b)) ? 1 : 0;
}

uriscan_status uriscan_origin(const uriscan_uri* uri, const char* text, char* to,
                              std::size_t capacity, std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    const uri_view view = view_of(*uri, text);
    const result<std::string_view> written = serialize_origin(view, out.buffer());
    return out.finish(written ? written->size() : origin_size(view));
}

uriscan_status uriscan_resolve(const uriscan_uri* base, const char* text_of_base,
                               const uriscan_uri* reference, const char* text_of_reference,
                               std::uint32_t flags, char* to, std::size_t capacity,
                               std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    if (!are_known(flags,
                   URISCAN_RESOLVE_BACKWARD_COMPATIBLE | URISCAN_RESOLVE_REFUSE_ABOVE_ROOT)) {
        return URISCAN_INVALID_ARGUMENT;
    }
    const uri_view base_view = view_of(*base, text_of_base);
    const uri_view reference_view = view_of(*reference, text_of_reference);
    const resolve_options options = resolve_options_of(flags);
    const result<uri_view> target = resolve(base_view, reference_view, out.buffer(), options);
    if (target) {
        return out.finish(target->text().size());
    }
    return end_without_result(resolved_size(base_view, reference_view, options), out, nullptr);
}

uriscan_status uriscan_relativize(const uriscan_uri* base, const char* text_of_base,
                                  const uriscan_uri* target, const char* text_of_target, char* to,
                                  std::size_t capacity, std::size_t* needed, uriscan_uri* reference,
                                  uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    if (!is_reference(*base) || !is_reference(*target)) {
        return refuse(reference, error);
    }
    const uri_view from = view_of(*base, text_of_base);
    const uri_view view = view_of(*target, text_of_target);
    return end(
        relativize(from, view, out.buffer()), [&] { return relativized_size(from, view); }, out,
        reference, error);
}

uriscan_status uriscan_encode(std::int32_t part, const char* data, std::size_t size, char* to,
                              std::size_t capacity, std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    const auto wanted = part_of(part);
    if (!wanted) {
        return URISCAN_INVALID_ARGUMENT;
    }
    const std::string_view text(data, size);
    const result<std::string_view> encoded = encode(text, *wanted, out.buffer());
    return out.finish(encoded ? encoded->size() : encoded_size(text, *wanted));
}

uriscan_status uriscan_decode(const char* text, std::size_t size, char* to, std::size_t capacity,
                              std::size_t* needed, uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    const std::string_view encoded(text, size);
    const result<std::string_view> decoded = decode(encoded, out.buffer());
    if (decoded) {
        return store(out.finish(decoded->size()), error);
    }
    return end_without_result(decoded_size(encoded), out, error);
}

uriscan_status uriscan_repair(const char* text, std::size_t size, std::uint32_t repairs, char* to,
                              std::size_t capacity, std::size_t* needed,
                              uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    if (!are_known(repairs, URISCAN_REPAIR_ALL)) {
        return store(URISCAN_INVALID_ARGUMENT, error);
    }
    const std::string_view given(text, size);
    const auto allowed = static_cast<uriscan::repairs>(repairs);
    const result<repaired_view> repaired = repair(given, out.buffer(), {}, allowed);
    if (!repaired) {
        return end_without_result(repaired_size(given, allowed), out, error);
    }
    if (repaired->deviations == 0) {  // then nothing was written
        limited_writer(out.buffer()).put(given);
    }
    return store(out.finish(repaired->uri.text().size()), error);
}
