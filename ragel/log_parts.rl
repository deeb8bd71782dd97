// Reads one part of a line in the log of a web server.  It is one function with several start
// states, one for each kind of part.
//
// access_log.rl has the grammar, and says where the actions run.  This file defines each action in
// one line, and the function that Ragel fills in.

#include <bit>
#include <cstddef>

#include "octets/words.hpp"

namespace uriscan {

%%{
    machine log_parts;

    action method_end      { method_end = p; }
    action space_in_target { last_space = p; }
    action has_token       { has_token = true; }
    action has_version     { has_version = true; }
    action lacks_version   { lacks_version = true; }
    action string_end      { string_end = p + 1; }
    action doubled         { has_doubled = true; }
    action has_source      { has_source = true; }
    action target_begin    { target_begin = p + 1; }
    action header_end      { header_end = p + 1; fbreak; }

    action skip            { p = skip<' '>(p + 1, pe) - 1; }
    action skip_quoted     { p = skip<'"', '\\'>(p + 1, pe) - 1; }

    include access_log "access_log.rl";

    container_part := container              @header_end ;
    quoted_part  := quoted ;
    request_part := request ;
    version_part := SP version ;
    method_part  := token                       %has_token ;
    before_target_part := before_target ;
    source_part := source ;
    plain_column := plain ;
    tabbed_column := tabbed ;
    string_column := string plain ;
}%%

struct log_parts {
    %% write data noerror nofinal;

    // Reads as much of [p, pe) as fits, from the start state `cs`.  Returns where it stopped.
    const unsigned char* run(int cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = pe;
        %% write exec;
        return p;
    }

    // Skips octets that are not in `Ends`, and returns where it stopped.  It reads eight octets at
    // a time, so it may stop before the first octet of `Ends`.
    template <char... Ends>
    static const unsigned char* skip(const unsigned char* p, const unsigned char* pe) {
        for (; pe - p >= static_cast<std::ptrdiff_t>(sizeof(word)); p += sizeof(word)) {
            const word octets = load(reinterpret_cast<const char*>(p));
            if (const word found = any_of<Ends...>(octets); found != 0) {
                constexpr bool is_little = std::endian::native == std::endian::little;
                return p + (is_little ? std::countr_zero(found) / 8 : 0);
            }
        }
        return p;
    }

    bool has_token = false;  // whether the method is a token
    bool has_version = false;
    bool has_source = false;
    bool has_doubled = false;                   // whether a string has "" in it
    bool lacks_version = false;                 // whether "-" or nothing stands for the version
    const unsigned char* method_end = nullptr;  // the first space of a request
    const unsigned char* last_space = nullptr;  // the last space in target and version
    const unsigned char* string_end = nullptr;  // the octet after the closing quotation mark
    const unsigned char* target_begin = nullptr;  // the target, after the white space
    const unsigned char* header_end = nullptr;    // the start of what the program itself wrote
};

}  // namespace uriscan
