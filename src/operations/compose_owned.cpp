// Makes URIs that own their texts from components.
#include <string>
#include <utility>

#include "operations/composition.hpp"
#include "operations/owned.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {
namespace {

result<uri> make(const composition& parts, ambiguity policy) {
    return write_twice([&](std::span<char> buffer) { return compose(parts, buffer, policy); });
}

}  // namespace

result<uri> compose(const uri_parts& parts, ambiguity policy) {
    return make(composition_of(parts), policy);
}

result<uri> build(const uri_parts& parts, ambiguity policy) {
    result<uri> composed = compose(parts, policy);
    const auto wrong = composed && is_read_back(*composed) ? std::nullopt : check_parts(parts);
    return wrong ? result<uri>(*wrong) : std::move(composed);
}

result<uri> with(const uri_view& uri, component which, std::string_view value, as given,
                 ambiguity policy) {
    const result<composition> parts = composition_with(uri, which, value, given);
    return parts ? make(*parts, policy) : parts.error();
}

result<uri> without(const uri_view& uri, component which, ambiguity policy) {
    return make(composition_without(uri, which), policy);
}

result<uri> with_parameter(const uri_view& uri, std::string_view key, std::string_view value,
                           as given, plus_sign plus) {
    return write_twice([&](std::span<char> buffer) {
        return set_parameter(uri, key, value, buffer, given, plus);
    });
}

result<uri> without_parameter(const uri_view& uri, std::string_view key, as given, plus_sign plus) {
    return write_twice(
        [&](std::span<char> buffer) { return remove_parameter(uri, key, buffer, given, plus); });
}

}  // namespace uriscan
