// Generated from csv_fields.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   c966fe1bbb0d0f28d54ca555c8745a45c362fd00b1c59ae686c06ea33232a1c8  ragel/csv.rl
//   34b87d2d1ba2a377f0056bc006b727bfb74e1740c3dbdfeaf20cd012bbe732a6  ragel/csv_fields.rl
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Finds the fields of one record of CSV.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cli/input/csv_kinds.hpp"

namespace uriscan::cli {

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

static const int csv_fields_start = 2;
static const int csv_fields_first_final = 2;

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

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
tr5:

	{ add(p); is_quoted = false; start = p + 1; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	switch( ( kinds[static_cast<unsigned char>(*p)]) ) {
		case 1u: goto tr4;
		case 2u: goto tr5;
		case 4u: goto tr6;
	}
	if ( ( kinds[static_cast<unsigned char>(*p)]) <= 3u )
		goto st3;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( ( kinds[static_cast<unsigned char>(*p)]) ) {
		case 0u: goto st3;
		case 2u: goto tr5;
		case 3u: goto st3;
		case 4u: goto tr6;
	}
	goto st0;
st0:
cs = 0;
	goto _out;
tr6:

	{
        add(p > start && p[-1] == '\r' ? p - 1 : p);
        return {static_cast<std::size_t>(p + 1 - octets.data()), csv_error::none, line_ends};
    }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	goto st0;
tr2:

	{ ++line_ends; }
	goto st1;
tr4:

	{ is_quoted = true; has_escape = false; start = p + 1; }
	goto st1;
tr8:

	{ has_escape = true; }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:

	switch( ( kinds[static_cast<unsigned char>(*p)]) ) {
		case 1u: goto tr1;
		case 4u: goto tr2;
	}
	goto st1;
tr1:

	{ stop = p; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	switch( ( kinds[static_cast<unsigned char>(*p)]) ) {
		case 1u: goto tr8;
		case 2u: goto tr5;
		case 3u: goto st6;
		case 4u: goto tr6;
	}
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( ( kinds[static_cast<unsigned char>(*p)]) == 4u )
		goto tr6;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

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
