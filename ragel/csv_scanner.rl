// Finds the ends of the records of CSV.  It reads the octets of a file in portions of any size.
//
// A record that is not valid, such as one with a quotation mark in the middle of a field, ends with
// its line.

#include <cstddef>
#include <string_view>

#include "cli/input/csv_kinds.hpp"

namespace uriscan::cli {

%%{
    machine csv_scanner;
    alphtype unsigned char;
    getkey kinds[static_cast<unsigned char>(*p)];
    variable cs cs_;

    include csv "csv.rl";

    action ends { end = p + 1; if (only_first) { fbreak; } }

    quoted = quote ( in_quotes | quote quote )* quote;
    field  = bare | quoted;

    good  = field ( delimiter field )* cr? lf;
    wrong = ( other | cr )+ quote | quoted ( other | cr ^lf );
    bad   = ( field delimiter )* wrong ^lf* lf;
    main := ( ( good | bad ) @ends )*;
}%%

class csv_scanner {
public:
    // Reads the octets.  Returns the end of the last record that ends in them, or 0 if none does.
    // With `only_first`, reads only up to the end of the first record.
    std::size_t read(std::string_view octets, const csv_kinds& kinds, bool only_first) {
        %% write data noerror nofinal noentry;
        const char* p = octets.data();
        const char* const pe = p + octets.size();
        const char* end = p;
        if (cs_ == 0) {
            %% write init;
        }
        %% write exec;
        return static_cast<std::size_t>(end - octets.data());
    }

private:
    int cs_ = 0;  // 0 before the first octet; no octet leads to this state
};

}  // namespace uriscan::cli
