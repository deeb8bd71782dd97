// Generated from single_rules.rl by Ragel 6.10 (-C -G2); do not edit.  To make it anew: make generate
#pragma once

// Single rules of RFC 3986 that the library asks about by themselves.
//
// IPv4address: as a language it is part of reg-name, so the URI parser neither can nor need see it;
// whether a host is one is asked afterwards, and asked first ("first match wins", section 3.2.2).
// scheme: how far a text that is no URI for want of a scheme could still have become one.

namespace uriscan {

struct ipv4_address {

static const int ipv4_address_start = 1;
static const int ipv4_address_first_final = 20;
static const int ipv4_address_error = 0;

static const int ipv4_address_en_main = 1;

    // Reads [p, pe) from state `cs` on; returns pe, or the first octet that cannot follow.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 48u: goto st2;
		case 49u: goto st16;
		case 50u: goto st18;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st17;
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( (*p) == 46u )
		goto st3;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( (*p) ) {
		case 48u: goto st4;
		case 49u: goto st12;
		case 50u: goto st14;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st13;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( (*p) == 46u )
		goto st5;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	switch( (*p) ) {
		case 48u: goto st6;
		case 49u: goto st8;
		case 50u: goto st10;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st9;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( (*p) == 46u )
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( (*p) ) {
		case 48u: goto st20;
		case 49u: goto st21;
		case 50u: goto st23;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st22;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st20;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	if ( (*p) == 53u )
		goto st24;
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st20;
	} else if ( (*p) >= 48u )
		goto st22;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st20;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( (*p) == 46u )
		goto st7;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st9;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( (*p) == 46u )
		goto st7;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st6;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	switch( (*p) ) {
		case 46u: goto st7;
		case 53u: goto st11;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st6;
	} else if ( (*p) >= 48u )
		goto st9;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( (*p) == 46u )
		goto st7;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st6;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( (*p) == 46u )
		goto st5;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st13;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( (*p) == 46u )
		goto st5;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st4;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	switch( (*p) ) {
		case 46u: goto st5;
		case 53u: goto st15;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st4;
	} else if ( (*p) >= 48u )
		goto st13;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	if ( (*p) == 46u )
		goto st5;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st4;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( (*p) == 46u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st17;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	if ( (*p) == 46u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st2;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	switch( (*p) ) {
		case 46u: goto st3;
		case 53u: goto st19;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st2;
	} else if ( (*p) >= 48u )
		goto st17;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	if ( (*p) == 46u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st2;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

        return p;
    }
};

struct scheme_prefix {

static const int scheme_prefix_start = 1;
static const int scheme_prefix_first_final = 2;
static const int scheme_prefix_error = 0;

static const int scheme_prefix_en_main = 1;

    // Reads [p, pe) from state `cs` on; returns pe, or the first octet that cannot follow.
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe) {

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st2;
	} else if ( (*p) >= 65u )
		goto st2;
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( (*p) == 43u )
		goto st2;
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

        return p;
    }
};

}  // namespace uriscan
