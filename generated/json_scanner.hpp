// Generated from json_scanner.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   a2fca5046f42cf7e2179fd78c08f24c60498cc6afe868289092cb7d5510897ff  ragel/json.rl
//   e42b76c00fcb3cfb49c8a0566150af58b70859bb20c6134254dba7d62411e5b8  ragel/json_scanner.rl
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Reads a JSON text from left to right, and tells a visitor what the text has.  Ragel's call stack
// holds the open arrays and objects.  It has a fixed size, so hostile nesting needs neither memory
// nor recursion.

#include <cstdint>
#include <string_view>

#include "cli/input/json_plain.hpp"

namespace uriscan::cli {

// Why a text is not JSON, and where.
enum class json_error : std::uint8_t { none, unexpected, ends_too_early, too_deep };

// The types of values.
enum class json_type : std::uint8_t { null, boolean, number, string, array, object };

// A visitor has these functions.  They are called in the order of the text:
//
// - key(std::string_view raw, bool has_escape): an object has a member with this key.
// - element(): an array has an element.
// - text(std::string_view raw, bool has_escape): a value is this string.
// - other(json_type, std::string_view raw): a value is null, true, false or this number.
// - open(json_type, std::string_view before): a value is an array or an object, and its members or
//   elements follow.  `before` is an empty slice at its start.
// - close(): the last array or object that was opened has ended.
//
// `raw` is a slice of the text, without the quotation marks of a string.  Its escapes are not
// decoded yet.
template <class Visitor>
class json_scanner {
public:
    static constexpr int most_depth = 512;  // how deep arrays and objects can be nested

    struct result {
        const unsigned char* end;  // the octet at which an error is, or the end of the text
        json_error error;
    };

    // Reads the text [p, pe), until an error.
    static result scan(const unsigned char* p, const unsigned char* pe, Visitor& visitor) {

static const int json_scanner_start = 1;
static const int json_scanner_first_final = 81;

        const unsigned char* const eof = pe;
        const unsigned char* start = p;
        bool has_escape = false;
        int stack[most_depth];  // NOLINT(modernize-avoid-c-arrays): it is not initialized
        int top = 0;
        int cs = json_scanner_start;

	{
	if ( p == pe )
		goto _test_eof;
	goto _resume;

_again:
	switch ( cs ) {
		case 1: goto st1;
		case 0: goto st0;
		case 2: goto st2;
		case 81: goto st81;
		case 3: goto st3;
		case 4: goto st4;
		case 5: goto st5;
		case 6: goto st6;
		case 7: goto st7;
		case 8: goto st8;
		case 82: goto st82;
		case 9: goto st9;
		case 83: goto st83;
		case 10: goto st10;
		case 11: goto st11;
		case 84: goto st84;
		case 85: goto st85;
		case 12: goto st12;
		case 13: goto st13;
		case 14: goto st14;
		case 15: goto st15;
		case 16: goto st16;
		case 17: goto st17;
		case 18: goto st18;
		case 19: goto st19;
		case 20: goto st20;
		case 21: goto st21;
		case 22: goto st22;
		case 23: goto st23;
		case 24: goto st24;
		case 25: goto st25;
		case 26: goto st26;
		case 27: goto st27;
		case 86: goto st86;
		case 28: goto st28;
		case 29: goto st29;
		case 30: goto st30;
		case 31: goto st31;
		case 32: goto st32;
		case 33: goto st33;
		case 34: goto st34;
		case 35: goto st35;
		case 36: goto st36;
		case 37: goto st37;
		case 38: goto st38;
		case 39: goto st39;
		case 40: goto st40;
		case 41: goto st41;
		case 42: goto st42;
		case 43: goto st43;
		case 44: goto st44;
		case 45: goto st45;
		case 46: goto st46;
		case 47: goto st47;
		case 48: goto st48;
		case 49: goto st49;
		case 50: goto st50;
		case 51: goto st51;
		case 52: goto st52;
		case 53: goto st53;
		case 54: goto st54;
		case 55: goto st55;
		case 56: goto st56;
		case 57: goto st57;
		case 58: goto st58;
		case 59: goto st59;
		case 60: goto st60;
		case 61: goto st61;
		case 62: goto st62;
		case 63: goto st63;
		case 64: goto st64;
		case 65: goto st65;
		case 87: goto st87;
		case 66: goto st66;
		case 67: goto st67;
		case 68: goto st68;
		case 69: goto st69;
		case 70: goto st70;
		case 71: goto st71;
		case 72: goto st72;
		case 73: goto st73;
		case 74: goto st74;
		case 75: goto st75;
		case 76: goto st76;
		case 77: goto st77;
		case 78: goto st78;
		case 79: goto st79;
		case 80: goto st80;
	default: break;
	}

	if ( ++p == pe )
		goto _test_eof;
_resume:
	switch ( cs )
	{
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:
	switch( (*p) ) {
		case 13u: goto st1;
		case 32u: goto st1;
		case 34u: goto tr2;
		case 45u: goto tr3;
		case 48u: goto tr4;
		case 91u: goto tr6;
		case 102u: goto tr7;
		case 110u: goto tr8;
		case 116u: goto tr9;
		case 123u: goto tr10;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr5;
	} else if ( (*p) >= 9u )
		goto st1;
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:

	{ start = p + 1; has_escape = false; p = skip_plain(p + 1, pe) - 1; }
	goto st2;
tr14:

	{ has_escape = true; p = skip_plain(p + 1, pe) - 1; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	switch( (*p) ) {
		case 34u: goto tr12;
		case 92u: goto st3;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto st2;
tr6:

	{ if (top == most_depth) { return {p, json_error::too_deep}; } }

	{ visitor.open(json_type::array, slice(p, p)); {stack[top++] = 81;goto st55;} }
	goto st81;
tr10:

	{ if (top == most_depth) { return {p, json_error::too_deep}; } }

	{ visitor.open(json_type::object, slice(p, p)); {stack[top++] = 81;goto st21;} }
	goto st81;
tr12:

	{ visitor.text(slice(start, p), has_escape); }
	goto st81;
tr27:

	{ visitor.other(json_type::boolean, slice(start, p + 1)); }
	goto st81;
tr30:

	{ visitor.other(json_type::null, slice(start, p + 1)); }
	goto st81;
tr122:

	{ visitor.other(json_type::number, slice(start, p)); }
	goto st81;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:

	switch( (*p) ) {
		case 13u: goto st81;
		case 32u: goto st81;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st81;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( (*p) ) {
		case 34u: goto tr14;
		case 47u: goto tr14;
		case 92u: goto tr14;
		case 98u: goto tr14;
		case 102u: goto tr14;
		case 110u: goto tr14;
		case 114u: goto tr14;
		case 116u: goto tr14;
		case 117u: goto st4;
	}
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st5;
	} else
		goto st5;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st6;
	} else
		goto st6;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st7;
	} else
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr14;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr14;
	} else
		goto tr14;
	goto st0;
tr3:

	{ start = p; }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	if ( (*p) == 48u )
		goto st82;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st85;
	goto st0;
tr4:

	{ start = p; }
	goto st82;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:

	switch( (*p) ) {
		case 13u: goto tr122;
		case 32u: goto tr122;
		case 46u: goto st9;
		case 69u: goto st10;
		case 101u: goto st10;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr122;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st83;
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	switch( (*p) ) {
		case 13u: goto tr122;
		case 32u: goto tr122;
		case 69u: goto st10;
		case 101u: goto st10;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st83;
	} else if ( (*p) >= 9u )
		goto tr122;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	switch( (*p) ) {
		case 43u: goto st11;
		case 45u: goto st11;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st84;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st84;
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	switch( (*p) ) {
		case 13u: goto tr122;
		case 32u: goto tr122;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st84;
	} else if ( (*p) >= 9u )
		goto tr122;
	goto st0;
tr5:

	{ start = p; }
	goto st85;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:

	switch( (*p) ) {
		case 13u: goto tr122;
		case 32u: goto tr122;
		case 46u: goto st9;
		case 69u: goto st10;
		case 101u: goto st10;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st85;
	} else if ( (*p) >= 9u )
		goto tr122;
	goto st0;
tr7:

	{ start = p; }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:

	if ( (*p) == 97u )
		goto st13;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( (*p) == 108u )
		goto st14;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	if ( (*p) == 115u )
		goto st15;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	if ( (*p) == 101u )
		goto tr27;
	goto st0;
tr8:

	{ start = p; }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:

	if ( (*p) == 117u )
		goto st17;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	if ( (*p) == 108u )
		goto st18;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	if ( (*p) == 108u )
		goto tr30;
	goto st0;
tr9:

	{ start = p; }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( (*p) == 114u )
		goto st20;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	if ( (*p) == 117u )
		goto st15;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	switch( (*p) ) {
		case 13u: goto st21;
		case 32u: goto st21;
		case 34u: goto tr33;
		case 125u: goto tr34;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st21;
	goto st0;
tr33:

	{ start = p + 1; has_escape = false; p = skip_plain(p + 1, pe) - 1; }
	goto st22;
tr77:

	{ has_escape = true; p = skip_plain(p + 1, pe) - 1; }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:

	switch( (*p) ) {
		case 34u: goto tr36;
		case 92u: goto st50;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto st22;
tr36:

	{ visitor.key(slice(start, p), has_escape); }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:

	switch( (*p) ) {
		case 13u: goto st23;
		case 32u: goto st23;
		case 58u: goto st24;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st23;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	switch( (*p) ) {
		case 13u: goto st24;
		case 32u: goto st24;
		case 34u: goto tr40;
		case 45u: goto tr41;
		case 48u: goto tr42;
		case 91u: goto tr44;
		case 102u: goto tr45;
		case 110u: goto tr46;
		case 116u: goto tr47;
		case 123u: goto tr48;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr43;
	} else if ( (*p) >= 9u )
		goto st24;
	goto st0;
tr40:

	{ start = p + 1; has_escape = false; p = skip_plain(p + 1, pe) - 1; }
	goto st25;
tr54:

	{ has_escape = true; p = skip_plain(p + 1, pe) - 1; }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:

	switch( (*p) ) {
		case 34u: goto tr50;
		case 92u: goto st28;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto st25;
tr44:

	{ if (top == most_depth) { return {p, json_error::too_deep}; } }

	{ visitor.open(json_type::array, slice(p, p)); {stack[top++] = 26;goto st55;} }
	goto st26;
tr48:

	{ if (top == most_depth) { return {p, json_error::too_deep}; } }

	{ visitor.open(json_type::object, slice(p, p)); {stack[top++] = 26;goto st21;} }
	goto st26;
tr50:

	{ visitor.text(slice(start, p), has_escape); }
	goto st26;
tr72:

	{ visitor.other(json_type::boolean, slice(start, p + 1)); }
	goto st26;
tr75:

	{ visitor.other(json_type::null, slice(start, p + 1)); }
	goto st26;
tr61:

	{ visitor.other(json_type::number, slice(start, p)); }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:

	switch( (*p) ) {
		case 13u: goto st26;
		case 32u: goto st26;
		case 44u: goto st27;
		case 125u: goto tr34;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st26;
	goto st0;
tr62:

	{ visitor.other(json_type::number, slice(start, p)); }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:

	switch( (*p) ) {
		case 13u: goto st27;
		case 32u: goto st27;
		case 34u: goto tr33;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st27;
	goto st0;
tr34:

	{ visitor.close(); {cs = stack[--top];goto _again;} }
	goto st86;
tr65:

	{ visitor.other(json_type::number, slice(start, p)); }

	{ visitor.close(); {cs = stack[--top];goto _again;} }
	goto st86;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:

	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	switch( (*p) ) {
		case 34u: goto tr54;
		case 47u: goto tr54;
		case 92u: goto tr54;
		case 98u: goto tr54;
		case 102u: goto tr54;
		case 110u: goto tr54;
		case 114u: goto tr54;
		case 116u: goto tr54;
		case 117u: goto st29;
	}
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st30;
	} else
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st31;
	} else
		goto st31;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st32;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st32;
	} else
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr54;
	} else
		goto tr54;
	goto st0;
tr41:

	{ start = p; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:

	if ( (*p) == 48u )
		goto st34;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st40;
	goto st0;
tr42:

	{ start = p; }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	switch( (*p) ) {
		case 13u: goto tr61;
		case 32u: goto tr61;
		case 44u: goto tr62;
		case 46u: goto st35;
		case 69u: goto st37;
		case 101u: goto st37;
		case 125u: goto tr65;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr61;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	switch( (*p) ) {
		case 13u: goto tr61;
		case 32u: goto tr61;
		case 44u: goto tr62;
		case 69u: goto st37;
		case 101u: goto st37;
		case 125u: goto tr65;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) >= 9u )
		goto tr61;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	switch( (*p) ) {
		case 43u: goto st38;
		case 45u: goto st38;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st39;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st39;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	switch( (*p) ) {
		case 13u: goto tr61;
		case 32u: goto tr61;
		case 44u: goto tr62;
		case 125u: goto tr65;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) >= 9u )
		goto tr61;
	goto st0;
tr43:

	{ start = p; }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:

	switch( (*p) ) {
		case 13u: goto tr61;
		case 32u: goto tr61;
		case 44u: goto tr62;
		case 46u: goto st35;
		case 69u: goto st37;
		case 101u: goto st37;
		case 125u: goto tr65;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st40;
	} else if ( (*p) >= 9u )
		goto tr61;
	goto st0;
tr45:

	{ start = p; }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:

	if ( (*p) == 97u )
		goto st42;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	if ( (*p) == 108u )
		goto st43;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	if ( (*p) == 115u )
		goto st44;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	if ( (*p) == 101u )
		goto tr72;
	goto st0;
tr46:

	{ start = p; }
	goto st45;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	if ( (*p) == 117u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	if ( (*p) == 108u )
		goto st47;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( (*p) == 108u )
		goto tr75;
	goto st0;
tr47:

	{ start = p; }
	goto st48;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:

	if ( (*p) == 114u )
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	if ( (*p) == 117u )
		goto st44;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	switch( (*p) ) {
		case 34u: goto tr77;
		case 47u: goto tr77;
		case 92u: goto tr77;
		case 98u: goto tr77;
		case 102u: goto tr77;
		case 110u: goto tr77;
		case 114u: goto tr77;
		case 116u: goto tr77;
		case 117u: goto st51;
	}
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st52;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st53;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	switch( (*p) ) {
		case 13u: goto st55;
		case 32u: goto st55;
		case 34u: goto tr83;
		case 45u: goto tr84;
		case 48u: goto tr85;
		case 91u: goto tr87;
		case 93u: goto tr88;
		case 102u: goto tr89;
		case 110u: goto tr90;
		case 116u: goto tr91;
		case 123u: goto tr92;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr86;
	} else if ( (*p) >= 9u )
		goto st55;
	goto st0;
tr116:

	{ has_escape = true; p = skip_plain(p + 1, pe) - 1; }
	goto st56;
tr83:

	{ visitor.element(); }

	{ start = p + 1; has_escape = false; p = skip_plain(p + 1, pe) - 1; }
	goto st56;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:

	switch( (*p) ) {
		case 34u: goto tr94;
		case 92u: goto st76;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto st56;
tr94:

	{ visitor.text(slice(start, p), has_escape); }
	goto st57;
tr111:

	{ visitor.other(json_type::boolean, slice(start, p + 1)); }
	goto st57;
tr114:

	{ visitor.other(json_type::null, slice(start, p + 1)); }
	goto st57;
tr100:

	{ visitor.other(json_type::number, slice(start, p)); }
	goto st57;
tr87:

	{ visitor.element(); }

	{ if (top == most_depth) { return {p, json_error::too_deep}; } }

	{ visitor.open(json_type::array, slice(p, p)); {stack[top++] = 57;goto st55;} }
	goto st57;
tr92:

	{ visitor.element(); }

	{ if (top == most_depth) { return {p, json_error::too_deep}; } }

	{ visitor.open(json_type::object, slice(p, p)); {stack[top++] = 57;goto st21;} }
	goto st57;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:

	switch( (*p) ) {
		case 13u: goto st57;
		case 32u: goto st57;
		case 44u: goto st58;
		case 93u: goto tr88;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st57;
	goto st0;
tr101:

	{ visitor.other(json_type::number, slice(start, p)); }
	goto st58;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:

	switch( (*p) ) {
		case 13u: goto st58;
		case 32u: goto st58;
		case 34u: goto tr83;
		case 45u: goto tr84;
		case 48u: goto tr85;
		case 91u: goto tr87;
		case 102u: goto tr89;
		case 110u: goto tr90;
		case 116u: goto tr91;
		case 123u: goto tr92;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr86;
	} else if ( (*p) >= 9u )
		goto st58;
	goto st0;
tr84:

	{ visitor.element(); }

	{ start = p; }
	goto st59;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:

	if ( (*p) == 48u )
		goto st60;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st66;
	goto st0;
tr85:

	{ visitor.element(); }

	{ start = p; }
	goto st60;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:

	switch( (*p) ) {
		case 13u: goto tr100;
		case 32u: goto tr100;
		case 44u: goto tr101;
		case 46u: goto st61;
		case 69u: goto st63;
		case 93u: goto tr104;
		case 101u: goto st63;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr100;
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st62;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	switch( (*p) ) {
		case 13u: goto tr100;
		case 32u: goto tr100;
		case 44u: goto tr101;
		case 69u: goto st63;
		case 93u: goto tr104;
		case 101u: goto st63;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st62;
	} else if ( (*p) >= 9u )
		goto tr100;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	switch( (*p) ) {
		case 43u: goto st64;
		case 45u: goto st64;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st65;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st65;
	goto st0;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	switch( (*p) ) {
		case 13u: goto tr100;
		case 32u: goto tr100;
		case 44u: goto tr101;
		case 93u: goto tr104;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st65;
	} else if ( (*p) >= 9u )
		goto tr100;
	goto st0;
tr88:

	{ visitor.close(); {cs = stack[--top];goto _again;} }
	goto st87;
tr104:

	{ visitor.other(json_type::number, slice(start, p)); }

	{ visitor.close(); {cs = stack[--top];goto _again;} }
	goto st87;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:

	goto st0;
tr86:

	{ visitor.element(); }

	{ start = p; }
	goto st66;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:

	switch( (*p) ) {
		case 13u: goto tr100;
		case 32u: goto tr100;
		case 44u: goto tr101;
		case 46u: goto st61;
		case 69u: goto st63;
		case 93u: goto tr104;
		case 101u: goto st63;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st66;
	} else if ( (*p) >= 9u )
		goto tr100;
	goto st0;
tr89:

	{ visitor.element(); }

	{ start = p; }
	goto st67;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:

	if ( (*p) == 97u )
		goto st68;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	if ( (*p) == 108u )
		goto st69;
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	if ( (*p) == 115u )
		goto st70;
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	if ( (*p) == 101u )
		goto tr111;
	goto st0;
tr90:

	{ visitor.element(); }

	{ start = p; }
	goto st71;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:

	if ( (*p) == 117u )
		goto st72;
	goto st0;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:
	if ( (*p) == 108u )
		goto st73;
	goto st0;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	if ( (*p) == 108u )
		goto tr114;
	goto st0;
tr91:

	{ visitor.element(); }

	{ start = p; }
	goto st74;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:

	if ( (*p) == 114u )
		goto st75;
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	if ( (*p) == 117u )
		goto st70;
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	switch( (*p) ) {
		case 34u: goto tr116;
		case 47u: goto tr116;
		case 92u: goto tr116;
		case 98u: goto tr116;
		case 102u: goto tr116;
		case 110u: goto tr116;
		case 114u: goto tr116;
		case 116u: goto tr116;
		case 117u: goto st77;
	}
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st78;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st78;
	} else
		goto st78;
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st79;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st79;
	} else
		goto st79;
	goto st0;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st80;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st80;
	} else
		goto st80;
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr116;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr116;
	} else
		goto tr116;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof81: cs = 81; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof82: cs = 82; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof83: cs = 83; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof84: cs = 84; goto _test_eof;
	_test_eof85: cs = 85; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof86: cs = 86; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;
	_test_eof49: cs = 49; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof57: cs = 57; goto _test_eof;
	_test_eof58: cs = 58; goto _test_eof;
	_test_eof59: cs = 59; goto _test_eof;
	_test_eof60: cs = 60; goto _test_eof;
	_test_eof61: cs = 61; goto _test_eof;
	_test_eof62: cs = 62; goto _test_eof;
	_test_eof63: cs = 63; goto _test_eof;
	_test_eof64: cs = 64; goto _test_eof;
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof87: cs = 87; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof68: cs = 68; goto _test_eof;
	_test_eof69: cs = 69; goto _test_eof;
	_test_eof70: cs = 70; goto _test_eof;
	_test_eof71: cs = 71; goto _test_eof;
	_test_eof72: cs = 72; goto _test_eof;
	_test_eof73: cs = 73; goto _test_eof;
	_test_eof74: cs = 74; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;
	_test_eof76: cs = 76; goto _test_eof;
	_test_eof77: cs = 77; goto _test_eof;
	_test_eof78: cs = 78; goto _test_eof;
	_test_eof79: cs = 79; goto _test_eof;
	_test_eof80: cs = 80; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 82:
	case 83:
	case 84:
	case 85:

	{ visitor.other(json_type::number, slice(start, p)); }
	break;

	}
	}

	_out: {}
	}

        if (p != pe) {
            return {p, json_error::unexpected};
        }
        const bool is_complete = cs >= json_scanner_first_final;
        return {p, is_complete ? json_error::none : json_error::ends_too_early};
    }

private:
    static std::string_view slice(const unsigned char* begin, const unsigned char* end) {
        return {reinterpret_cast<const char*>(begin), static_cast<std::size_t>(end - begin)};
    }
};

}  // namespace uriscan::cli
