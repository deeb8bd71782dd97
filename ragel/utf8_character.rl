// Reads one character of UTF-8.
#include <cstddef>
#include <string_view>

namespace uriscan {

%%{
    machine utf8_character;
    alphtype unsigned char;

    include utf8 "utf8.rl";

    action complete { return static_cast<std::size_t>(p + 1 - begin); }

    main := character @complete ;
}%%

// Returns how many octets the character at the start of `text` has, or 0 if `text` does not start
// with a character.
inline std::size_t utf8_character_size(std::string_view text) noexcept {
    %% write data noerror nofinal noentry;
    const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
    const unsigned char* p = begin;
    const unsigned char* const pe = begin + text.size();
    int cs = utf8_character_start;
    %% write exec;
    return 0;
}

}  // namespace uriscan
