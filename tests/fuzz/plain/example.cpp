// A fuzz target for the test of the engine.  Its property is wrong for texts with ftp:// and !.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (text.find("ftp://") != text.npos && text.find('!') != text.npos) {
        std::abort();
    }
    return 0;
}
