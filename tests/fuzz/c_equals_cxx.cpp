// Properties of the C functions, for any text:
// - Those that parse give the answers of parse() and push_parser.
// - Those that write need as many octets as the result of the C++ function has.  If the buffer has
//   room for them, they write this result and a NUL.  Otherwise, they say that the buffer is too
//   small.
// The input chooses the function, its options, and the size of the buffer.  For the functions that
// change and build URIs, the first line of the text is a URI, and the other lines are values.
#include "fuzz.hpp"
#include "pieces.hpp"
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
    expect(expected ||
               (uriscan_status_name(status) == name_of(expected.error().reason) &&
                uriscan_component_name(error.component) == name_of(expected.error().component)),
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
        const auto rules = static_cast<std::uint32_t>(options % 128);
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

void check_defanging(std::string_view text, std::size_t capacity) {
    check_writing(text, refang(text), capacity,
                  [&](char* to, std::size_t size, std::size_t* needed) {
                      return uriscan_refang(text.data(), text.size(), to, size, needed);
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

// Checks a C function that writes a URI: write(to, capacity, &needed, &uri, &error).
template <class Write>
void check_uri(const uri_view& from, const result<uri>& expected, std::size_t capacity,
               Write write) {
    uriscan_uri made = {9, 9, 9, 9, 9, 9, 9, 9};
    uriscan_error error = {9, 9, 9};
    const auto text = expected ? std::optional<std::string_view>(expected->text()) : std::nullopt;
    check_writing(from.text(), text, capacity,
                  [&](char* to, std::size_t size, std::size_t* needed) {
                      return write(to, size, needed, &made, &error);
                  });
    const bool fits = expected && expected->text().size() <= capacity;
    expect(components(made) == (fits ? expected->view().components() : uri_components()) &&
               made.size == (fits ? expected->text().size() : 0),
           from.text(), "C stores other components");
    expect(expected ||
               (error.offset == expected.error().offset &&
                uriscan_status_name(error.status) == name_of(expected.error().reason) &&
                uriscan_component_name(error.component) == name_of(expected.error().component)),
           from.text(), "C gives another error");
}

// A URI, which both parsers have read, and the values and options of a change.
struct change {
    uri_view uri;
    uriscan_uri at;
    std::string_view key;
    std::string_view value;
    std::size_t options;
    std::size_t capacity;

    const char* text() const { return uri.text().data(); }
    given_as given() const { return (options & 1) != 0 ? given_as::data : given_as::text; }
    ambiguity if_ambiguous() const {
        return (options & 2) != 0 ? ambiguity::repair : ambiguity::refuse;
    }
    plus_sign plus() const { return (options & 4) != 0 ? plus_sign::space : plus_sign::kept; }
    bool has_value() const { return (options & 8) != 0; }
    std::string_view value_or_null() const { return has_value() ? value : std::string_view(); }
    std::uint32_t flags(std::uint32_t known) const {
        return static_cast<std::uint32_t>(options) & known;
    }
};

void check_component(const change& change) {
    const auto which = static_cast<component>(change.options / 16 % 7);
    const auto number = static_cast<uriscan_component>(which);
    check_uri(
        change.uri,
        with_component(change.uri, which, change.value, change.given(), change.if_ambiguous()),
        change.capacity,
        [&](char* to, std::size_t size, std::size_t* needed, uriscan_uri* made,
            uriscan_error* error) {
            return uriscan_with(&change.at, change.text(), number, change.value.data(),
                                change.value.size(), change.flags(3), to, size, needed, made,
                                error);
        });
    check_uri(change.uri, without_component(change.uri, which, change.if_ambiguous()),
              change.capacity,
              [&](char* to, std::size_t size, std::size_t* needed, uriscan_uri* made,
                  uriscan_error* error) {
                  return uriscan_without(&change.at, change.text(), number, change.flags(2), to,
                                         size, needed, made, error);
              });
}

void check_parameter(const change& change) {
    check_uri(change.uri,
              with_parameter(change.uri, change.key, change.value_or_null(), change.given(),
                             change.plus()),
              change.capacity,
              [&](char* to, std::size_t size, std::size_t* needed, uriscan_uri* made,
                  uriscan_error* error) {
                  return uriscan_with_parameter(&change.at, change.text(), change.key.data(),
                                                change.key.size(), change.value_or_null().data(),
                                                change.value_or_null().size(), change.flags(5), to,
                                                size, needed, made, error);
              });
    check_uri(change.uri, without_parameter(change.uri, change.key, change.given(), change.plus()),
              change.capacity,
              [&](char* to, std::size_t size, std::size_t* needed, uriscan_uri* made,
                  uriscan_error* error) {
                  return uriscan_without_parameter(&change.at, change.text(), change.key.data(),
                                                   change.key.size(), change.flags(5), to, size,
                                                   needed, made, error);
              });
}

// Builds with two segments and a parameter, and perhaps with another host.
void check_builder(const change& change) {
    const bool has_host = (change.options & 16) != 0;
    const bool has_parameter = (change.options & 32) != 0;
    uri_builder builder(change.uri);
    if (has_host) {
        builder.host(change.value, change.given());
    }
    builder.append_segment(change.key, change.given()).append_segment(change.value, change.given());
    if (has_parameter) {
        builder.append_parameter(change.key, change.value, change.given());
    }
    check_uri(change.uri, builder.build(change.if_ambiguous()), change.capacity,
              [&](char* to, std::size_t size, std::size_t* needed, uriscan_uri* made,
                  uriscan_error* error) {
                  const std::uint32_t flags = change.flags(1);
                  const std::string_view key = change.key, value = change.value;
                  uriscan_builder built;
                  (void)uriscan_builder_start(&built, &change.at, change.text(), to, size);
                  if (has_host) {
                      (void)uriscan_builder_set(&built, URISCAN_COMPONENT_HOST, value.data(),
                                                value.size(), flags);
                  }
                  (void)uriscan_builder_append_segment(&built, key.data(), key.size(), flags);
                  (void)uriscan_builder_append_segment(&built, value.data(), value.size(), flags);
                  if (has_parameter) {
                      (void)uriscan_builder_append_parameter(&built, key.data(), key.size(),
                                                             value.data(), value.size(), flags);
                  }
                  return uriscan_builder_finish(&built, change.flags(2), needed, made, error);
              });
}

void check_relativizing(const change& change) {
    uriscan_uri target_at;
    const auto target = parse_uri_reference(change.key);
    if (target && uriscan_parse(URISCAN_RULE_URI_REFERENCE, change.key.data(), change.key.size(),
                                &target_at, nullptr) == URISCAN_OK) {
        check_uri(change.uri, relativize(change.uri, *target), change.capacity,
                  [&](char* to, std::size_t size, std::size_t* needed, uriscan_uri* made,
                      uriscan_error* error) {
                      return uriscan_relativize(&change.at, change.text(), &target_at,
                                                change.key.data(), to, size, needed, made, error);
                  });
    }
}

// Requires that C and C++ read the same segments and parameters.
void check_pieces(const change& change) {
    uriscan_slice segment = {nullptr, 0};
    for (const std::string_view expected : change.uri.segments()) {
        expect(uriscan_next_segment(&change.at, change.text(), &segment) == 1 &&
                   segment.data == expected.data() && segment.size == expected.size(),
               change.uri.text(), "C does not read this segment:", expected);
    }
    expect(uriscan_next_segment(&change.at, change.text(), &segment) == 0, change.uri.text(),
           "C reads one more segment");
    uriscan_parameter parameter = {};
    for (const query_parameter& expected : change.uri.parameters()) {
        if (expected.decoded_key(change.plus()) != change.key) {
            continue;
        }
        expect(uriscan_find_parameter(&change.at, change.text(), change.key.data(),
                                      change.key.size(), change.flags(4), &parameter) == 1 &&
                   parameter.key.data == expected.key.data() &&
                   parameter.key.size == expected.key.size() &&
                   parameter.value.data == expected.value.data() &&
                   parameter.value.size == expected.value.size(),
               change.uri.text(), "C does not find the parameter", change.key);
    }
    expect(uriscan_find_parameter(&change.at, change.text(), change.key.data(), change.key.size(),
                                  change.flags(4), &parameter) == 0,
           change.uri.text(), "C finds one more parameter", change.key);
}

// The caller's list of suffixes has only one suffix: the key of the change.
std::size_t suffix_of(const char* name, std::size_t size, void* context) {
    const auto& suffix = *static_cast<const std::string_view*>(context);
    const std::string_view text(name, size);
    expect(size > 0 && name[size] == '\0' && text.find('\0') == text.npos, text,
           "is not a name for C");
    return text.ends_with(suffix) ? suffix.size() : size % 4;
}

// Requires that the domain is a part of the host, and starts after a dot or with the host.
void check_domain(const change& change) {
    std::string_view suffix = change.key;
    const uriscan_slice domain =
        uriscan_registrable_domain(&change.at, change.text(), suffix_of, &suffix);
    if (domain.data == nullptr) {
        return;
    }
    const std::string_view host = change.uri.host();
    const char* const host_end = host.data() + host.size();
    expect(domain.data >= host.data() && domain.size > 2 && domain.data + domain.size <= host_end,
           host, "the domain is not in the host");
    const std::string_view before(host.data(), static_cast<std::size_t>(domain.data - host.data()));
    const std::string_view after(domain.data + domain.size,
                                 static_cast<std::size_t>(host_end - domain.data) - domain.size);
    const decoded_view decoded_before(before);
    expect(before.empty() || *--decoded_before.end() == '.', host, "the domain is no label");
    expect(after.empty() || decoded_view(after) == ".", host, "the domain ends too early");
}

void check_changing(std::string_view input, std::size_t options, std::size_t capacity) {
    static std::string texts[3];  // these keep their memory for the next run
    for (std::string& text : texts) {
        text.clear();
        const std::string_view line = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(input.size(), line.size() + 1));
        append_pieces(line, text);
    }
    const exact_copy uri_text(texts[0]), key(texts[1]), value(texts[2]);
    change change = {{}, {}, key.text(), value.text(), options / 6, capacity};
    const auto parsed = parse_uri_reference(uri_text.text());
    if (!parsed || uriscan_parse(URISCAN_RULE_URI_REFERENCE, uri_text.text().data(),
                                 uri_text.text().size(), &change.at, nullptr) != URISCAN_OK) {
        return;
    }
    change.uri = *parsed;
    switch (options % 6) {
        case 0: check_component(change); break;
        case 1: check_parameter(change); break;
        case 2: check_builder(change); break;
        case 3: check_relativizing(change); break;
        case 4: check_pieces(change); break;
        default: check_domain(change); break;
    }
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
    const std::size_t function = input.choose(7);
    const std::size_t options = input.choose(256) + 256 * (function == 5 ? input.choose(256) : 0);
    const std::size_t number = input.choose(256);
    const exact_copy copy(input.rest());
    const std::string_view text = copy.text();
    switch (function) {
        case 0: check_parsing(text, options % all_rules.size(), number); break;
        case 1: check_normalizing(text, options, number); break;
        case 2: check_repairing(text, options, number); break;
        case 3: check_decoding(text, number); break;
        case 4:
            check_redacting(text, number);
            check_defanging(text, number);
            break;
        case 5: check_changing(text, options, number); break;
        default: check_finding(text); break;
    }
    return 0;
}
