// Makes URIs that own their texts from components.  The size of each text is computed first.
#include <utility>

#include "operations/composition.hpp"
#include "operations/owned.hpp"
#include "operations/sizes.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan {

result<uri> compose(const uri_parts& parts, ambiguity policy) {
    return write_owned(composed_size({parts}, policy),
                       [&](std::span<char> buffer) { return compose(parts, buffer, policy); });
}

result<uri> build(const uri_parts& parts, ambiguity policy) {
    result<uri> composed = compose(parts, policy);
    const auto wrong = composed && is_read_back(*composed) ? std::nullopt : check_parts(parts);
    return wrong ? result<uri>(*wrong) : std::move(composed);
}

result<uri> with_component(const uri_view& uri, component which, std::string_view value,
                           given_as given, ambiguity policy) {
    return write_owned(size_with(uri, which, value, given, policy), [&](std::span<char> buffer) {
        return with_component(uri, which, value, buffer, given, policy);
    });
}

result<uri> without_component(const uri_view& uri, component which, ambiguity policy) {
    return write_owned(size_without(uri, which, policy), [&](std::span<char> buffer) {
        return without_component(uri, which, buffer, policy);
    });
}

result<uri> with_parameter(const uri_view& uri, std::string_view key, std::string_view value,
                           given_as given, plus_sign plus) {
    return write_owned(size_with_parameter(uri, key, value, given, plus),
                       [&](std::span<char> buffer) {
                           return with_parameter(uri, key, value, buffer, given, plus);
                       });
}

result<uri> without_parameter(const uri_view& uri, std::string_view key, given_as given,
                              plus_sign plus) {
    return write_owned(size_without_parameter(uri, key, given, plus), [&](std::span<char> buffer) {
        return without_parameter(uri, key, buffer, given, plus);
    });
}

}  // namespace uriscan
