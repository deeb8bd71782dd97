// Generated from random_value.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   364f80865fecef973c494e2717b601d6e56dbea7d4a320aba80c8e40c1910230  ragel/random_value.rl
#pragma once

// Says whether a long value looks as if it was made at random.  Such a value has a letter and a
// digit.  All its octets are those of Base64 and Base64url (RFC 4648, sections 4 and 5), ".", "~"
// or "%".

namespace uriscan {

struct random_value {

static const int random_value_start = 1;
static const int random_value_first_final = 18;

    static bool matches(const unsigned char* p, const unsigned char* pe) noexcept {
        int cs = random_value_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 37u: goto st2;
		case 43u: goto st4;
		case 95u: goto st4;
		case 126u: goto st4;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 47u )
			goto st4;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st13;
		} else if ( (*p) >= 65u )
			goto st13;
	} else
		goto st5;
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	switch( (*p) ) {
		case 37u: goto st3;
		case 43u: goto st4;
		case 50u: goto st15;
		case 51u: goto st17;
		case 61u: goto st8;
		case 95u: goto st4;
		case 126u: goto st4;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 47u )
			goto st4;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st13;
		} else if ( (*p) >= 65u )
			goto st13;
	} else
		goto st5;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( (*p) ) {
		case 37u: goto st3;
		case 43u: goto st4;
		case 50u: goto st7;
		case 51u: goto st12;
		case 61u: goto st8;
		case 95u: goto st4;
		case 126u: goto st4;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 47u )
			goto st4;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st13;
		} else if ( (*p) >= 65u )
			goto st13;
	} else
		goto st5;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	switch( (*p) ) {
		case 37u: goto st3;
		case 43u: goto st4;
		case 61u: goto st8;
		case 95u: goto st4;
		case 126u: goto st4;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 47u )
			goto st4;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st13;
		} else if ( (*p) >= 65u )
			goto st13;
	} else
		goto st5;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	switch( (*p) ) {
		case 37u: goto st6;
		case 43u: goto st5;
		case 61u: goto st8;
		case 95u: goto st5;
		case 126u: goto st5;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( (*p) ) {
		case 37u: goto st6;
		case 43u: goto st5;
		case 50u: goto st7;
		case 51u: goto st12;
		case 61u: goto st8;
		case 95u: goto st5;
		case 126u: goto st5;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( (*p) ) {
		case 37u: goto st6;
		case 43u: goto st5;
		case 53u: goto st6;
		case 61u: goto st8;
		case 95u: goto st5;
		case 126u: goto st5;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	switch( (*p) ) {
		case 37u: goto st9;
		case 61u: goto st8;
	}
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	switch( (*p) ) {
		case 50u: goto st10;
		case 51u: goto st11;
	}
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	if ( (*p) == 53u )
		goto st9;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	switch( (*p) ) {
		case 68u: goto st18;
		case 100u: goto st18;
	}
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	switch( (*p) ) {
		case 37u: goto st9;
		case 61u: goto st18;
	}
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	switch( (*p) ) {
		case 37u: goto st20;
		case 43u: goto st19;
		case 61u: goto st18;
		case 95u: goto st19;
		case 126u: goto st19;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	switch( (*p) ) {
		case 37u: goto st20;
		case 43u: goto st19;
		case 50u: goto st21;
		case 51u: goto st22;
		case 61u: goto st18;
		case 95u: goto st19;
		case 126u: goto st19;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	switch( (*p) ) {
		case 37u: goto st20;
		case 43u: goto st19;
		case 53u: goto st20;
		case 61u: goto st18;
		case 95u: goto st19;
		case 126u: goto st19;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	switch( (*p) ) {
		case 37u: goto st20;
		case 43u: goto st19;
		case 61u: goto st18;
		case 68u: goto st18;
		case 95u: goto st19;
		case 100u: goto st18;
		case 126u: goto st19;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	switch( (*p) ) {
		case 37u: goto st6;
		case 43u: goto st5;
		case 61u: goto st8;
		case 68u: goto st18;
		case 95u: goto st5;
		case 100u: goto st18;
		case 126u: goto st5;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	switch( (*p) ) {
		case 37u: goto st14;
		case 43u: goto st13;
		case 61u: goto st8;
		case 95u: goto st13;
		case 126u: goto st13;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 47u )
			goto st13;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st13;
		} else if ( (*p) >= 65u )
			goto st13;
	} else
		goto st19;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	switch( (*p) ) {
		case 37u: goto st14;
		case 43u: goto st13;
		case 50u: goto st21;
		case 51u: goto st22;
		case 61u: goto st8;
		case 95u: goto st13;
		case 126u: goto st13;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 47u )
			goto st13;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st13;
		} else if ( (*p) >= 65u )
			goto st13;
	} else
		goto st19;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( (*p) ) {
		case 37u: goto st6;
		case 43u: goto st5;
		case 53u: goto st16;
		case 61u: goto st8;
		case 95u: goto st5;
		case 126u: goto st5;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( (*p) ) {
		case 37u: goto st6;
		case 43u: goto st5;
		case 50u: goto st15;
		case 51u: goto st17;
		case 61u: goto st8;
		case 95u: goto st5;
		case 126u: goto st5;
	}
	if ( (*p) < 65u ) {
		if ( 45u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st19;
	} else
		goto st19;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	switch( (*p) ) {
		case 37u: goto st6;
		case 43u: goto st5;
		case 61u: goto st8;
		case 95u: goto st5;
		case 126u: goto st5;
	}
	if ( (*p) < 69u ) {
		if ( (*p) > 57u ) {
			if ( 65u <= (*p) && (*p) <= 67u )
				goto st19;
		} else if ( (*p) >= 45u )
			goto st5;
	} else if ( (*p) > 90u ) {
		if ( (*p) > 99u ) {
			if ( 101u <= (*p) && (*p) <= 122u )
				goto st19;
		} else if ( (*p) >= 97u )
			goto st19;
	} else
		goto st19;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

        return cs >= random_value_first_final;
    }
};

}  // namespace uriscan
