// Generated from log_escape.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   89b9661118735c3de8765735c889ab694f6cecc12791f0b469075f7a44e7adfa  ragel/log_escape.rl
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Reads one escape in a log.  It is one function with a start state for each kind of server:
//
//       main        Apache httpd and nginx write an escape of C: one with a letter, or one with two
//                   hexadecimal digits.  nginx writes \u and four digits if log_format has
//                   escape=json.
//       haproxy     HAProxy writes # and two hexadecimal digits for a quotation mark, for a # and
//                   for octets outside of 32 to 126.  A backslash is an octet like any other.
//
// If no escape starts here, nothing is stored.

#include "uriscan/percent.hpp"

namespace uriscan {

class log_escape {
public:

static const int log_escape_start = 1;

static const int log_escape_en_main = 1;
static const int log_escape_en_haproxy = 7;

    // Reads the escape at `p` from the start state `cs`.  If there is none, `end` stays `p`.
    log_escape(int cs, const unsigned char* p, const unsigned char* pe) noexcept : end(p) {

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( (*p) == 92u )
		goto st2;
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 92u: goto tr2;
		case 97u: goto tr3;
		case 98u: goto tr4;
		case 102u: goto tr5;
		case 110u: goto tr6;
		case 114u: goto tr7;
		case 116u: goto tr8;
		case 117u: goto st3;
		case 118u: goto tr10;
		case 120u: goto st5;
	}
	goto st0;
tr2:

	{ octet = *p; end = p + 1; }
	goto st10;
tr3:

	{ octet = '\a'; end = p + 1; }
	goto st10;
tr4:

	{ octet = '\b'; end = p + 1; }
	goto st10;
tr5:

	{ octet = '\f'; end = p + 1; }
	goto st10;
tr6:

	{ octet = '\n'; end = p + 1; }
	goto st10;
tr7:

	{ octet = '\r'; end = p + 1; }
	goto st10;
tr8:

	{ octet = '\t'; end = p + 1; }
	goto st10;
tr10:

	{ octet = '\v'; end = p + 1; }
	goto st10;
tr14:

	{ octet = hexadecimal(p[-1], p[0]); end = p + 1; }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( (*p) == 48u )
		goto st4;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( (*p) == 48u )
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
			goto tr14;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr14;
	} else
		goto tr14;
	goto st0;
case 7:
	if ( (*p) == 35u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st9;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st9;
	} else
		goto st9;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr17;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr17;
	} else
		goto tr17;
	goto st0;
tr17:

	{ octet = hexadecimal(p[-1], p[0]); end = p + 1; }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end;
    unsigned char octet = 0;

private:
    static constexpr unsigned char hexadecimal(unsigned char high, unsigned char low) noexcept {
        return static_cast<unsigned char>(hexdig_value(static_cast<char>(high)) * 16 +
                                          hexdig_value(static_cast<char>(low)));
    }
};

}  // namespace uriscan
