// Tests that some operations allocate nothing: those that write into a buffer of the caller, and
// those that only answer a question. The texts are random. Some operations fail, and some buffers
// are too small.
#include <gtest/gtest.h>

#include <array>
#include <span>
#include <string>

#include "operations/reference/generator.hpp"
#include "support/counting_allocator.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

std::size_t done = 0;  // uses every result, so that the compiler removes no call

template <class Result>
void use(const Result& result) {
    done += static_cast<bool>(result) ? 1 : 0;
}

void write_all(const uri_view& base, const uri_view& uri, std::string_view data,
               const uri_builder& builder, std::span<char> buffer) {
    use(resolve(base, uri, buffer));
    use(resolve(base, uri, buffer, {.backward_compatible = true, .refuse_above_root = true}));
    use(remove_dot_segments(uri.path(), buffer));
    use(relativize(base, uri, buffer));
    use(relativize(uri, base, buffer));
    use(normalize(uri, buffer));
    use(normalize(uri, buffer, normalization::scheme_based));
    use(compose(parts_of(uri), buffer, ambiguity::repair));
    use(build(parts_of(uri), buffer));
    use(builder.build(buffer));
    use(encode(data, encode_for::segment, buffer));
    use(decode(data, buffer));
    use(refang(data, buffer) != 0);
    use(defang(uri, buffer) != 0);
    std::array<deviation, 2> found;
    use(parse_allowing(rule::uri_reference, data, allowances("[]{}|%\\") | allow_zone_ids));
    use(parse_path_allowing(data, allow_non_ascii));
    for (const repairs allowed : {repairs::none, repairs::usual, repairs::all}) {
        use(repair(data, buffer, {}, allowed));
        use(repair(data, buffer, found, allowed));
    }
    for (const component which :
         {component::scheme, component::userinfo, component::host, component::port, component::path,
          component::query, component::fragment}) {
        use(with_component(uri, which, data, buffer));
        use(with_component(uri, which, data, buffer, given_as::data, ambiguity::repair));
        use(without_component(uri, which, buffer));
        use(check_component(which, data));
    }
}

void ask_all(const uri_view& base, const uri_view& uri, std::string_view data) {
    const scheme_rules own[] = {{"s", 80, true}};
    for (const normalization rules :
         {normalization::none, normalization::syntax_based, normalization::scheme_based}) {
        use(equivalent(base, uri, rules, scheme_table(own)));
        use(compare(base, uri, rules) < 0);
        use(hash_value(uri, rules));
        use(is_normalized(uri, rules));
    }
    const auto parsed = parse_uri_reference(data);
    use(!(parsed ? audit(*parsed) : audit_refused(data, parsed.error())).empty());
    use(!audit(uri, scheme_table(own)).empty());
    use(decoded_size(data));
    use(encoded_size(data, encode_for::query));
    use(decodes_to(data, uri.text()));
    for (const char octet : decoded_view(data)) {
        use(octet);
    }
}

TEST(operations, allocate_nothing) {
    slow::generator random(1);
    std::array<char, 8192> buffer{};
    for (int i = 0; i < 3000; ++i) {
        const std::string base_text = random.text("URI");
        const std::string text = random.text("URI-reference");
        const std::string data = random.octets();
        const uri_view base = parse_uri(base_text).value();
        const uri_view uri = parse_uri_reference(text).value();
        const uri_builder builder(uri);
        std::string in_place = data;
        const std::size_t allocations = allocations_during([&] {
            write_all(base, uri, data, builder, buffer);
            write_all(base, uri, data, builder, std::span(buffer).first(text.size() / 2));
            ask_all(base, uri, data);
            use(decode_in_place(in_place));
        });
        ASSERT_EQ(allocations, 0U) << base_text << ' ' << text;
    }
    EXPECT_GT(done, 100000U);
}

}  // namespace
}  // namespace uriscan::tests
