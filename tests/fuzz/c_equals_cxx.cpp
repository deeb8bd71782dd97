// Properties: for any text, the C functions that parse give the answers of parse() and push_parser;
// each C function that writes, with a buffer of any size, needs as many octets as the result of the
// C++ function has, writes this result and a NUL if there is room, and otherwise says that the
// buffer is too small.  The input chooses the function, its options, and the size of the buffer.
#include "fuzz.hpp"
#include "uriscan/uriscan.h"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

uri_components components(const uriscan_uri& uri) {
    return {uri.scheme_end, uri.host_begin, uri.host_end,
            uri.path_begin, uri.path_end,   uri.query_end};
}

void compare(std::string_view text, const result<uri_view>& expected, uriscan_status status,
             const uriscan_uri& uri, const uriscan_error& error) {
    expect((status == URISCAN_OK) == expected.has_value() && error.status == status, text,
           "C and C++ disagree on whether the text is valid");
    expect(components(uri) == (expected ? expected->components() : uri_components()) &&
               uri.size == (expected ? text.size() : 0),
           text, "C gives other components");
    expect(error.offset == (expected ? 0 : expected.error().offset), text,
           "C gives another offset");
    expect(
        expected || (uriscan_status_name(status) == to_string(expected.error().why) &&
                     uriscan_component_name(error.component) == to_string(expected.error().where)),
        text, "C gives another error");
}

void check_parsing(std::string_view text, std::size_t rule_number, std::size_t cut) {
    const auto number = static_cast<uriscan_rule>(rule_number);
    const auto expected = parse(static_cast<rule>(rule_number), text);
    uriscan_uri uri;
    uriscan_error error;
    const uriscan_status status = uriscan_parse(number, text.data(), text.size(), &uri, &error);
    compare(text, expected, status, uri, error);
    cut = std::min(cut, text.size());
    uriscan_push push;
    (void)uriscan_push_start(&push, number);
    (void)uriscan_push_feed(&push, text.data(), cut);
    (void)uriscan_push_feed(&push, text.data() + cut, text.size() - cut);
    const uriscan_status pushed = uriscan_push_finish(&push, &uri, &error);
    compare(text, expected, pushed, uri, error);
}

// Checks a C function that writes: write(to, capacity, &needed).  `expected` is the result of the
// C++ function, or nothing if there is an error.
template <class Write>
void check_writing(std::string_view text, std::optional<std::string_view> expected,
                   std::size_t capacity, Write write) {
    const exact_room room(capacity);
    std::size_t needed = SIZE_MAX;
    const uriscan_status status = write(room.span().data(), capacity, &needed);
    if (!expected) {
        expect(status != URISCAN_OK && status != URISCAN_BUFFER_TOO_SMALL && needed == 0, text,
               "C++ gives an error, but C does not");
        return;
    }
    expect(needed == expected->size(), text, "C needs another size for", *expected);
    if (capacity < needed) {
        expect(status == URISCAN_BUFFER_TOO_SMALL, text, "C has no room, but a result");
        return;
    }
    expect(status == URISCAN_OK && room.text().starts_with(*expected), text,
           "C writes something else than", *expected);
    expect(capacity == needed || room.text()[needed] == '\0', text, "C writes no NUL after",
           *expected);
}

void check_normalizing(std::string_view text, std::size_t options, std::size_t capacity) {
    uriscan_uri uri;
    const auto parsed = parse_uri_reference(text);
    if (parsed && uriscan_parse(URISCAN_RULE_URI_REFERENCE, text.data(), text.size(), &uri,
                                nullptr) == URISCAN_OK) {
        const auto rules = static_cast<std::uint32_t>(options % 64);
        const auto normal = normalize(*parsed, static_cast<normalization>(rules));
        check_writing(text, normal->text(), capacity,
                      [&](char* to, std::size_t size, std::size_t* needed) {
                          return uriscan_normalize(&uri, text.data(), rules, to, size, needed);
                      });
        expect(uriscan_audit(&uri, text.data()) == audit(*parsed).bits(), text,
               "C finds other findings");
    }
}

void check_repairing(std::string_view text, std::size_t options, std::size_t capacity) {
    const auto allowed = static_cast<std::uint32_t>(options * 8 % 2048);
    const auto repaired = repair(text, static_cast<repairs>(allowed));
    uriscan_error error;
    check_writing(
        text, repaired ? std::optional<std::string_view>(repaired->uri.text()) : std::nullopt,
        capacity, [&](char* to, std::size_t size, std::size_t* needed) {
            return uriscan_repair(text.data(), text.size(), allowed, to, size, needed, &error);
        });
}

void check_decoding(std::string_view text, std::size_t capacity) {
    const auto decoded = decode(text);
    uriscan_error error;
    check_writing(text, decoded ? std::optional<std::string_view>(*decoded) : std::nullopt,
                  capacity, [&](char* to, std::size_t size, std::size_t* needed) {
                      return uriscan_decode(text.data(), text.size(), to, size, needed, &error);
                  });
}

void check_redacting(std::string_view text, std::size_t capacity) {
    static const redactor redactor;
    std::string redacted;
    redactor.redact(text, redacted);
    check_writing(text, redacted, capacity, [&](char* to, std::size_t size, std::size_t* needed) {
        return uriscan_redact(text.data(), text.size(), 0, to, size, needed, nullptr);
    });
}

// Requires that C and C++ find the same URIs.
void check_finding(std::string_view text) {
    std::size_t from = 0;
    for (const found_uri& expected : extract(text)) {
        uriscan_found found;
        expect(uriscan_find(text.data(), text.size(), from, &found) == 1 &&
                   found.offset == expected.offset && found.size == expected.original.size() &&
                   components(found.uri) == expected.uri.components(),
               text, "C does not find this URI:", expected.original);
        from = expected.end();
    }
    uriscan_found found;
    expect(uriscan_find(text.data(), text.size(), from, &found) == 0, text, "C finds one more URI");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::size_t function = input.choose(6);
    const std::size_t options = input.choose(256);
    const std::size_t number = input.choose(256);
    const exact_copy copy(input.rest());
    const std::string_view text = copy.text();
    switch (function) {
        case 0: check_parsing(text, options % all_rules.size(), number); break;
        case 1: check_normalizing(text, options, number); break;
        case 2: check_repairing(text, options, number); break;
        case 3: check_decoding(text, number); break;
        case 4: check_redacting(text, number); break;
        default: check_finding(text); break;
    }
    return 0;
}
