// The C functions that normalize, compare, resolve, encode, decode and repair.
#include <cstring>

#include "c/conversions.hpp"
#include "uriscan/equivalence.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::c {
namespace {

// Ends a function that failed with `error`.  If the buffer was too small, `measure()` returns the
// size of the result, or the error that the function has with a large buffer.
template <class Measure>
uriscan_status end_with(const uri_error& error, const destination& to, uriscan_error* store_in,
                        Measure measure) noexcept {
    if (error.why != reason::buffer_too_small) {
        return store(error, store_in);
    }
    const result<std::size_t> size = measure();
    if (!size) {
        return store(size.error(), store_in);
    }
    return store(to.finish(*size), store_in);
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
    if (!are_known(rules, URISCAN_NORMALIZE_SCHEME_BASED)) {
        return URISCAN_INVALID_ARGUMENT;
    }
    const uri_view view = view_of(*uri, text);
    const auto wanted = static_cast<normalization>(rules);
    const result<uri_view> normal = normalize(view, out.buffer(), wanted);
    if (normal) {
        return out.finish(normal->text().size());
    }
    return end_with(normal.error(), out, nullptr, [&]() noexcept -> result<std::size_t> {
        const std::size_t size = normalized_size(view, wanted);
        if (size > max_text_size) {
            return uri_error{reason::too_long};
        }
        return size;
    });
}

int uriscan_equivalent(const uriscan_uri* a, const char* text_of_a, const uriscan_uri* b,
                       const char* text_of_b, std::uint32_t rules) noexcept {
    return are_known(rules, URISCAN_NORMALIZE_SCHEME_BASED) &&
                   equivalent(view_of(*a, text_of_a), view_of(*b, text_of_b),
                              static_cast<normalization>(rules))
               ? 1
               : 0;
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
    return end_with(target.error(), out, nullptr,
                    [&]() noexcept { return resolved_size(base_view, reference_view, options); });
}

uriscan_status uriscan_encode(std::int32_t part, const char* data, std::size_t size, char* to,
                              std::size_t capacity, std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    const auto wanted = part_of(part);
    if (!wanted) {
        return URISCAN_INVALID_ARGUMENT;
    }
    const std::string_view text = text_of(data, size);
    const result<std::string_view> encoded = encode(text, *wanted, out.buffer());
    return out.finish(encoded ? encoded->size() : encoded_size(text, *wanted));
}

uriscan_status uriscan_decode(const char* text, std::size_t size, char* to, std::size_t capacity,
                              std::size_t* needed, uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    const std::string_view encoded = text_of(text, size);
    const result<std::string_view> decoded = decode(encoded, out.buffer());
    if (decoded) {
        return store(out.finish(decoded->size()), error);
    }
    return end_with(decoded.error(), out, error, [&]() noexcept { return decoded_size(encoded); });
}

uriscan_status uriscan_repair(const char* text, std::size_t size, std::uint32_t repairs, char* to,
                              std::size_t capacity, std::size_t* needed,
                              uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    if (!are_known(repairs, URISCAN_REPAIR_ALL)) {
        return store(URISCAN_INVALID_ARGUMENT, error);
    }
    const std::string_view given = text_of(text, size);
    const auto allowed = static_cast<uriscan::repairs>(repairs);
    const result<repaired_view> repaired = repair(given, out.buffer(), {}, allowed);
    if (!repaired) {
        return end_with(repaired.error(), out, error,
                        [&]() noexcept { return repaired_size(given, allowed); });
    }
    const std::string_view made = repaired->uri.text();
    if (repaired->deviations == 0 && made.size() <= out.buffer().size()) {
        std::memcpy(out.buffer().data(), made.data(), made.size());
    }
    return store(out.finish(made.size()), error);
}
