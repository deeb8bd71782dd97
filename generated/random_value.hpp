// Generated from random_value.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   d534472f80bb423b1db3bbbcc7bf4ab50b629ef29b57320333d77dabda35556f  ragel/generate.cmake
//   9c7f4e0abf1b0897ec07b151bcd4b826aa00bf9b5d67ba540207fe20155416f9  ragel/machine_sources.cmake
//   f164bf1c8a3e112be1befcf08ae9f781aac3e05bde430744bde13a8650ae5372  ragel/random_value.rl
#pragma once

// Says whether a value looks as if it was made at random, if it is long: whether it has a letter, a
// digit, and only the octets of Base64 and Base64url (RFC 4648, sections 4 and 5), ".", "~" and
// "%".

namespace uriscan {

struct random_value {

static const int random_value_start = 1;
static const int random_value_first_final = 4;

    static bool matches(const unsigned char* p, const unsigned char* pe) noexcept {
        int cs = random_value_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:
	switch( (*p) ) {
		case 37u: goto st1;
		case 43u: goto st1;
		case 61u: goto st1;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 47u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st3;
		} else if ( (*p) >= 65u )
			goto st3;
	} else
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
		case 37u: goto st2;
		case 43u: goto st2;
		case 61u: goto st2;
		case 95u: goto st2;
		case 126u: goto st2;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st2;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st4;
	} else
		goto st4;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	switch( (*p) ) {
		case 37u: goto st4;
		case 43u: goto st4;
		case 61u: goto st4;
		case 95u: goto st4;
		case 126u: goto st4;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st4;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st4;
	} else
		goto st4;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( (*p) ) {
		case 37u: goto st3;
		case 43u: goto st3;
		case 61u: goto st3;
		case 95u: goto st3;
		case 126u: goto st3;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 47u )
			goto st3;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st3;
		} else if ( (*p) >= 65u )
			goto st3;
	} else
		goto st4;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

        return cs >= random_value_first_final;
    }
};

}  // namespace uriscan
