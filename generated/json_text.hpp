// Generated from json_text.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   a2fca5046f42cf7e2179fd78c08f24c60498cc6afe868289092cb7d5510897ff  ragel/json.rl
//   49447d1058eddfbae82376cb9fae32a65cae3fb1e2a4e6f4cca5f369fbbedaf9  ragel/json_text.rl
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Decodes the escapes of a JSON string.  The string is valid: json_scanner has read it.

#include "uriscan/percent.hpp"

namespace uriscan::cli {

// `units` has these functions, which are called in the order of the string:
//
// - append_octets(const unsigned char* begin, const unsigned char* end): these octets stand for
//   themselves.
// - append_escaped(const unsigned char* octet): an escape such as \/ ends with this octet.
// - append_control(const unsigned char* name): an escape of a control, such as \n, ends with this
//   letter.
// - append_unit(unsigned unit, const unsigned char* end): a \u escape, which is a code unit of
//   UTF-16, ends here.
template <class Units>
void read_json_text(const unsigned char* p, const unsigned char* pe, Units& units) {

static const int json_text_start = 6;

    const unsigned char* const eof = pe;
    const unsigned char* plain = p;
    unsigned unit = 0;
    int cs = json_text_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
tr0:

	{ units.append_escaped(p); }
	goto st6;
tr2:

	{ units.append_control(p); }
	goto st6;
tr7:

	{ unit = unit * 16 + hexdig_value(static_cast<char>(*p)); }

	{ units.append_unit(unit, p + 1); }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	switch( (*p) ) {
		case 34u: goto st0;
		case 92u: goto st1;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr8;
st0:
cs = 0;
	goto _out;
tr8:

	{ plain = p; }
	goto st7;
tr10:

	{ units.append_octets(plain, p); }

	{ plain = p; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	switch( (*p) ) {
		case 34u: goto st0;
		case 92u: goto tr11;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr10;
tr11:

	{ units.append_octets(plain, p); }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:

	switch( (*p) ) {
		case 34u: goto tr0;
		case 47u: goto tr0;
		case 92u: goto tr0;
		case 98u: goto tr2;
		case 102u: goto tr2;
		case 110u: goto tr2;
		case 114u: goto tr2;
		case 116u: goto tr2;
		case 117u: goto tr3;
	}
	goto st0;
tr3:

	{ unit = 0; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr4;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr4:

	{ unit = unit * 16 + hexdig_value(static_cast<char>(*p)); }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr5;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr5;
	} else
		goto tr5;
	goto st0;
tr5:

	{ unit = unit * 16 + hexdig_value(static_cast<char>(*p)); }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr6;
	} else
		goto tr6;
	goto st0;
tr6:

	{ unit = unit * 16 + hexdig_value(static_cast<char>(*p)); }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr7;
	} else
		goto tr7;
	goto st0;
	}
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 7:

	{ units.append_octets(plain, p); }
	break;

	}
	}

	_out: {}
	}

}

}  // namespace uriscan::cli
