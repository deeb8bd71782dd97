// Sets and removes parameters of a query.  Only the query changes, so the text before it and the
// fragment are copied.  Linear.
#include "octets/limited_writer.hpp"
#include "octets/subtext.hpp"
#include "operations/parts.hpp"
#include "operations/sizes.hpp"
#include "operations/written_value.hpp"

namespace uriscan {
namespace {

// A parameter as it will be written.  If its value is absent, no "=" is written.
struct new_parameter {
    written_value key;
    written_value value;
};

// Says which parameters are changed: those whose decoded key is `key`.  If the caller gave the key
// as text (given_as::text), it is decoded, too.
struct wanted_key {
    std::string_view key;
    given_as given;
    plus_sign plus;

    bool is_of(const query_parameter& parameter) const noexcept {
        const decoded_view found = parameter.decoded_key(plus);
        return given == given_as::data ? found == key : found == decoded_view(key, plus);
    }
};

// Returns the text of a parameter, which is a slice of the query.
std::string_view whole(const query_parameter& parameter) noexcept {
    constexpr std::size_t equals = 1;
    return {parameter.key.data(),
            parameter.key.size() + (parameter.has_value() ? equals + parameter.value.size() : 0)};
}

void put(const written_value& value, limited_writer& out) noexcept {
    const std::size_t size = value.size();
    if (char* const to = out.room_for(size)) {
        value.write(to);
    }
}

void put_value(const written_value& value, limited_writer& out) noexcept {
    if (is_present(value.value)) {
        out.put("=");
        put(value, out);
    }
}

// Writes the parameters, each after a "?" or "&".  Leaves out those with the wanted key.  If
// `added` is not null, the first of them stays: it keeps the spelling of its key, and gets the
// value of `added`.  If no parameter has this key, `added` comes last.
void put_parameters(const query_parameters& old, const wanted_key& wanted,
                    const new_parameter* added, limited_writer& out) noexcept {
    const char* delimiter = "?";
    const auto begin = [&] {
        out.put(delimiter);
        delimiter = "&";
    };
    for (const query_parameter& each : old) {
        if (!wanted.is_of(each)) {
            begin();
            out.put(whole(each));
        } else if (added != nullptr) {
            begin();
            out.put(each.key);
            put_value(added->value, out);
            added = nullptr;
        }
    }
    if (added != nullptr) {
        begin();
        put(added->key, out);
        put_value(added->value, out);
    }
}

// A URI that was written if the buffer has room for all of it.
struct changed_uri {
    uri_components components;
    std::size_t size;
};

result<changed_uri> change(const uri_view& uri, const wanted_key& wanted,
                           const new_parameter* added, std::span<char> buffer) noexcept {
    uri_components at = uri.components();
    limited_writer out(buffer);
    out.put(subtext(uri.text(), 0, at.path_end));
    if (added == nullptr && uri.query().empty()) {  // there is no parameter that could be removed
        out.put(subtext(uri.text(), at.path_end, at.query_end - at.path_end));
    } else {
        put_parameters(uri.parameters(), wanted, added, out);
    }
    at.query_end = static_cast<std::uint32_t>(out.size());
    out.put(subtext(uri.text(), uri.components().query_end));
    if (out.size() > max_text_size) {
        return uri_error{error_reason::too_long};
    }
    return changed_uri{at, out.size()};
}

result<changed_uri> set_parameter(const uri_view& uri, std::string_view key, std::string_view value,
                                  std::span<char> buffer, given_as given, plus_sign plus) noexcept {
    const result<written_value> written_key = value_of_key(key, is_present(value), given);
    if (!written_key) {
        return written_key.error();
    }
    new_parameter added = {*written_key, {}};
    if (is_present(value)) {
        const result<written_value> written = value_of_parameter(value, given);
        if (!written) {
            return written.error();
        }
        added.value = *written;
    }
    return change(uri, {key, given, plus}, &added, buffer);
}

result<changed_uri> remove_parameter(const uri_view& uri, std::string_view key,
                                     std::span<char> buffer, given_as given,
                                     plus_sign plus) noexcept {
    if (const auto written_key = value_of_key(key, true, given); !written_key) {
        return written_key.error();
    }
    return change(uri, {key, given, plus}, nullptr, buffer);
}

result<uri_view> in_buffer(const result<changed_uri>& changed, std::span<char> buffer) noexcept {
    if (!changed) {
        return changed.error();
    }
    if (changed->size > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    return uri_view::unchecked({buffer.data(), changed->size}, changed->components);
}

result<std::size_t> size_of(const result<changed_uri>& changed) noexcept {
    return changed ? result<std::size_t>(changed->size) : changed.error();
}

}  // namespace

result<uri_view> with_parameter(const uri_view& uri, std::string_view key, std::string_view value,
                                std::span<char> buffer, given_as given, plus_sign plus) noexcept {
    return in_buffer(set_parameter(uri, key, value, buffer, given, plus), buffer);
}

result<std::size_t> size_with_parameter(const uri_view& uri, std::string_view key,
                                        std::string_view value, given_as given,
                                        plus_sign plus) noexcept {
    return size_of(set_parameter(uri, key, value, {}, given, plus));
}

result<uri_view> without_parameter(const uri_view& uri, std::string_view key,
                                   std::span<char> buffer, given_as given,
                                   plus_sign plus) noexcept {
    return in_buffer(remove_parameter(uri, key, buffer, given, plus), buffer);
}

result<std::size_t> size_without_parameter(const uri_view& uri, std::string_view key,
                                           given_as given, plus_sign plus) noexcept {
    return size_of(remove_parameter(uri, key, {}, given, plus));
}

}  // namespace uriscan
