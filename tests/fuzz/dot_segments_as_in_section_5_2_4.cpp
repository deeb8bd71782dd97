// Properties of remove_dot_segments() and find_dot_segment() for any text:
// - The result is that of the pseudocode of RFC 3986, section 5.2.4: in a buffer of the text's
//   size, in place, and as a string.
// - remove_dot_segments() refuses a buffer exactly if the result does not fit.
// - find_dot_segment() returns the offset of the first segment "." or "..".
// The input chooses the size of a small buffer.
#include "fuzz.hpp"
#include "pieces.hpp"
#include "support/section_5_2.hpp"
#include "uriscan/normalize.hpp"

namespace uriscan::tests {
namespace {

std::size_t first_dot_segment(std::string_view path) {
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string_view segment = path.substr(begin, end - begin);
        if (segment == "." || segment == "..") {
            return begin;
        }
        begin = end + 1;
    }
    return std::string_view::npos;
}

void check(std::string_view path, std::size_t small_size) {
    const std::string expected = remove_dot_segments_by_the_book(std::string(path)).path;
    const exact_room room(path.size());
    const auto got = remove_dot_segments(path, room.span());
    expect(got && *got == expected, path, "should be without dot segments:", expected);
    const exact_copy place(path);
    const auto in_place = remove_dot_segments(place.text(), place.span());
    expect(in_place && *in_place == expected, path, "should be, in place:", expected);
    expect(remove_dot_segments(path) == expected, path, "should be, as a string:", expected);
    expect(find_dot_segment(path) == first_dot_segment(path), path,
           "find_dot_segment() gives another offset");
    const exact_room small(small_size % (path.size() + 1));
    const auto written = remove_dot_segments(path, small.span());
    expect(written ? *written == expected
                   : written.error().reason == error_reason::buffer_too_small &&
                         expected.size() > small.text().size(),
           path, "another result in a small buffer than", expected);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static std::string text;  // keeps its memory for the next run
    text.clear();
    fuzz_input input(data, size);
    const std::size_t small_size = input.choose(256);
    append_pieces(input.rest(), text);
    const exact_copy path(text);
    check(path.text(), small_size);
    return 0;
}
