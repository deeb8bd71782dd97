// The C functions that change a URI.
#include "c/changes.hpp"

#include "operations/sizes.hpp"

namespace uriscan::c {
namespace {

constexpr std::uint32_t parameter_flags =
    std::uint32_t{URISCAN_CHANGE_DATA} | URISCAN_QUERY_PLUS_IS_SPACE;

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_with(const uriscan_uri* uri, const char* text, uriscan_component component,
                            const char* value, std::size_t size, std::uint32_t flags, char* to,
                            std::size_t capacity, std::size_t* needed, uriscan_uri* changed,
                            uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    const auto which = component_of(component);
    if (!is_reference(*uri) || !which ||
        !are_known(flags, URISCAN_CHANGE_DATA | URISCAN_CHANGE_REPAIR_PATH)) {
        return refuse(changed, error);
    }
    const uri_view view = view_of(*uri, text);
    const std::string_view given(value, size);
    return end(
        with_component(view, *which, given, out.buffer(), given_by(flags), policy_of(flags)),
        [&] { return size_with(view, *which, given, given_by(flags), policy_of(flags)); }, out,
        changed, error);
}

uriscan_status uriscan_without(const uriscan_uri* uri, const char* text,
                               uriscan_component component, std::uint32_t flags, char* to,
                               std::size_t capacity, std::size_t* needed, uriscan_uri* changed,
                               uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    const auto which = removed_component_of(component);
    if (!is_reference(*uri) || !which || !are_known(flags, URISCAN_CHANGE_REPAIR_PATH)) {
        return refuse(changed, error);
    }
    const uri_view view = view_of(*uri, text);
    return end(
        without_component(view, *which, out.buffer(), policy_of(flags)),
        [&] { return size_without(view, *which, policy_of(flags)); }, out, changed, error);
}

uriscan_status uriscan_with_parameter(const uriscan_uri* uri, const char* text, const char* key,
                                      std::size_t key_size, const char* value,
                                      std::size_t value_size, std::uint32_t flags, char* to,
                                      std::size_t capacity, std::size_t* needed,
                                      uriscan_uri* changed, uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    if (!is_reference(*uri) || !are_known(flags, parameter_flags)) {
        return refuse(changed, error);
    }
    const uri_view view = view_of(*uri, text);
    const std::string_view wanted(key, key_size), given(value, value_size);
    const given_as form = given_by(flags);
    const plus_sign plus = plus_of(flags);
    return end(
        with_parameter(view, wanted, given, out.buffer(), form, plus),
        [&] { return size_with_parameter(view, wanted, given, form, plus); }, out, changed, error);
}

uriscan_status uriscan_without_parameter(const uriscan_uri* uri, const char* text, const char* key,
                                         std::size_t size, std::uint32_t flags, char* to,
                                         std::size_t capacity, std::size_t* needed,
                                         uriscan_uri* changed, uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    if (!is_reference(*uri) || !are_known(flags, parameter_flags)) {
        return refuse(changed, error);
    }
    const uri_view view = view_of(*uri, text);
    const std::string_view wanted(key, size);
    const given_as form = given_by(flags);
    const plus_sign plus = plus_of(flags);
    return end(
        without_parameter(view, wanted, out.buffer(), form, plus),
        [&] { return size_without_parameter(view, wanted, form, plus); }, out, changed, error);
}
