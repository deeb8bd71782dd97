// The C functions that change a URI.
#include "c/changes.hpp"

#include "operations/composition.hpp"

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
    const result<composition> parts =
        composition_with(view_of(*uri, text), *which, {value, size}, given_by(flags));
    return end(parts ? compose(*parts, out.buffer(), policy_of(flags)) : parts.error(), out,
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
    return end(
        compose(composition_without(view_of(*uri, text), *which), out.buffer(), policy_of(flags)),
        out, changed, error);
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
    return end(set_parameter(view_of(*uri, text), {key, key_size}, {value, value_size},
                             out.buffer(), given_by(flags), plus_of(flags)),
               out, changed, error);
}

uriscan_status uriscan_without_parameter(const uriscan_uri* uri, const char* text, const char* key,
                                         std::size_t size, std::uint32_t flags, char* to,
                                         std::size_t capacity, std::size_t* needed,
                                         uriscan_uri* changed, uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    if (!is_reference(*uri) || !are_known(flags, parameter_flags)) {
        return refuse(changed, error);
    }
    return end(remove_parameter(view_of(*uri, text), {key, size}, out.buffer(), given_by(flags),
                                plus_of(flags)),
               out, changed, error);
}
