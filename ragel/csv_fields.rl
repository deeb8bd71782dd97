// Finds the fields of one record of CSV.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cli/input/csv_kinds.hpp"

namespace uriscan::cli {

%%{
    machine csv_fields;
    alphtype unsigned char;
    getkey kinds[static_cast<unsigned char>(*p)];

    include csv "csv.rl";

    action line   { ++line_ends; }
    action open   { is_quoted = true; has_escape = false; start = p + 1; }
    action escape { has_escape = true; }
    action close  { stop = p; }
    action next   { add(p); is_quoted = false; start = p + 1; }
    action done   {
        add(p > start && p[-1] == '\r' ? p - 1 : p);
        return {static_cast<std::size_t>(p + 1 - octets.data()), csv_error::none, line_ends};
    }

    quoted_field = quote @open ( in_quotes | lf @line | quote @close quote @escape )* quote @close;
    any_field    = bare | quoted_field;

    main := any_field ( delimiter @next any_field )* cr? ( lf @done )?;
}%%

// A field of a record.
struct csv_field {
    std::string_view raw;     // the field without the quotation marks around it
    bool has_escape = false;  // whether the field has "", which stands for one quotation mark
};

// Why a record is not CSV.
enum class csv_error : std::uint8_t { none, mark_in_field, octet_after_mark, not_closed };

class csv_fields {
public:
    struct result {
        // The offset after the record and its line end.  If the record is not CSV, the offset at
        // which reading stopped.
        std::size_t end;
        csv_error error;
        std::uint64_t line_ends;  // how many line ends are within the fields
    };

    // Reads the record at the start of the octets, up to the end of its line or of the octets, and
    // calls `use(csv_field)` for each of its fields.
    template <class Use>
    static result read(std::string_view octets, const csv_kinds& kinds, Use use) {
        %% write data noerror noentry;
        const char* p = octets.data();
        const char* const pe = p + octets.size();
        const char* start = p;
        const char* stop = p;
        bool is_quoted = false;
        bool has_escape = false;
        std::uint64_t line_ends = 0;
        const auto add = [&](const char* end) {
            const auto size = static_cast<std::size_t>((is_quoted ? stop : end) - start);
            use(csv_field{{start, size}, is_quoted && has_escape});
        };
        int cs = csv_fields_start;
        %% write exec;
        const auto end = static_cast<std::size_t>(p - octets.data());
        if (p != pe) {
            return {end, is_quoted ? csv_error::octet_after_mark : csv_error::mark_in_field,
                    line_ends};
        }
        if (cs < csv_fields_first_final) {
            return {end, csv_error::not_closed, line_ends};
        }
        add(pe);
        return {end, csv_error::none, line_ends};
    }
};

}  // namespace uriscan::cli
