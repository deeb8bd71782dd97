// Properties of resolve() for any base and any reference:
// - The result is that of the pseudocode of RFC 3986, section 5.2.
// - It is valid, and has the components that resolve() reports.
// - It has the size that resolved_size() reports, and resolve() refuses each smaller buffer.
// - With refuse_above_root, there is an error only if a ".." has no segment to remove.
// - relativize() finds a reference to the result that is not longer than the reference.
// The input is the base, an LF and the reference, and chooses the size of the small buffer.
#include "fuzz.hpp"
#include "pieces.hpp"
#include "support/section_5_2.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

void check_small_buffer(const uri_view& base, const uri_view& reference, std::size_t size) {
    const exact_room small(size);
    const auto refused = resolve(base, reference, small.span());
    expect(!refused && refused.error().reason == error_reason::buffer_too_small, reference.text(),
           "is resolved in a buffer that is too small, at the base", base.text());
}

void check_climbing(const uri_view& base, const uri_view& reference, std::string_view target,
                    bool climbs) {
    const exact_room room(resolved_size_limit(base, reference));
    const auto got = resolve(base, reference, room.span(), {.refuse_above_root = true});
    expect(got ? !climbs && got->text() == target
               : climbs && got.error().reason == error_reason::climbs_above_root &&
                     got.error().offset <= reference.text().size(),
           reference.text(), "refuse_above_root is wrong at the base", base.text());
}

void check_way_back(const uri_view& base, const uri_view& reference, const uri_view& target) {
    const exact_room room(relativized_size_limit(base, target));
    const auto back = relativize(base, target, room.span());
    expect(back && back->text().size() <= reference.text().size(), reference.text(),
           "is shorter than the result of relativize() for its target", target.text());
}

void check(const uri_view& base, const uri_view& reference, std::size_t small_size) {
    const exact_room room(resolved_size_limit(base, reference));
    const auto target = resolve(base, reference, room.span());
    if (!base.has_scheme()) {
        expect(!target && target.error().reason == error_reason::base_without_scheme, base.text(),
               "is accepted as a base");
        return;
    }
    const removed_dot_segments expected = resolve_by_the_book(base, reference);
    expect(target && target->text() == expected.path, reference.text(),
           "should resolve to this:", expected.path);
    const auto parsed = parse_uri(target->text());
    expect(parsed && parsed->components() == target->components(), reference.text(),
           "resolves to other components than those of", expected.path);
    expect(resolved_size(base, reference).value() == expected.path.size(), reference.text(),
           "has another resolved_size() at the base", base.text());
    check_small_buffer(base, reference, small_size % expected.path.size());
    check_climbing(base, reference, expected.path, expected.climbs);
    check_way_back(base, reference, *target);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static std::string base_text, reference_text;  // these keep their memory for the next run
    base_text.clear();
    reference_text.clear();
    fuzz_input input(data, size);
    const std::size_t small_size = input.choose(256);
    append_pieces(input.take_line(), base_text);
    append_pieces(input.rest(), reference_text);
    const exact_copy base(base_text), reference(reference_text);
    const auto parsed_base = uriscan::parse_uri_reference(base.text());
    const auto parsed_reference = uriscan::parse_uri_reference(reference.text());
    if (parsed_base && parsed_reference) {
        check(*parsed_base, *parsed_reference, small_size);
    }
    return 0;
}
