// Generated from iri_character.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   e0643371257cf732affa94b05bc72e6acc63eb1a77035b248013a662dd31a082  ragel/iri_character.rl
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   4883d8c68dbf4b2124072d35161652c3f4e6d4fabc582c3793c16c83dfdd7e34  ragel/ucschar.rl
#pragma once

// Reads one character that to_iri() decodes: a character of an IRI, in UTF-8 (RFC 3987, section
// 3.2).  The characters of section 4.1 are left out: they change the direction of a text.

namespace uriscan {

struct iri_character {

static const int iri_character_start = 1;
static const int iri_character_first_final = 34;

static const int iri_character_en_anywhere = 18;
static const int iri_character_en_in_query = 1;

    // Reads [p, pe), starting in the state `cs`: iri_character_en_anywhere, or the other start for
    // a query.  Says whether the octets are a character.
    static bool matches(int cs, const unsigned char* p, const unsigned char* pe) noexcept {

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 194u: goto st2;
		case 224u: goto st4;
		case 226u: goto st6;
		case 237u: goto st8;
		case 239u: goto st9;
		case 240u: goto st12;
		case 243u: goto st16;
		case 244u: goto st17;
	}
	if ( (*p) < 225u ) {
		if ( 195u <= (*p) && (*p) <= 223u )
			goto st3;
	} else if ( (*p) > 238u ) {
		if ( 241u <= (*p) && (*p) <= 242u )
			goto st15;
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
	if ( 160u <= (*p) && (*p) <= 191u )
		goto st34;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st34;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( 160u <= (*p) && (*p) <= 191u )
		goto st3;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st3;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( (*p) == 128u )
		goto st7;
	if ( 129u <= (*p) && (*p) <= 191u )
		goto st3;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	if ( (*p) < 144u ) {
		if ( 128u <= (*p) && (*p) <= 141u )
			goto st34;
	} else if ( (*p) > 169u ) {
		if ( 175u <= (*p) && (*p) <= 191u )
			goto st34;
	} else
		goto st34;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( 128u <= (*p) && (*p) <= 159u )
		goto st3;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	switch( (*p) ) {
		case 183u: goto st10;
		case 191u: goto st11;
	}
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st3;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	if ( (*p) > 143u ) {
		if ( 176u <= (*p) && (*p) <= 191u )
			goto st34;
	} else if ( (*p) >= 128u )
		goto st34;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( 128u <= (*p) && (*p) <= 175u )
		goto st34;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	switch( (*p) ) {
		case 159u: goto st13;
		case 175u: goto st13;
		case 191u: goto st13;
	}
	if ( 144u <= (*p) && (*p) <= 190u )
		goto st5;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( (*p) == 191u )
		goto st14;
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st3;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	if ( 128u <= (*p) && (*p) <= 189u )
		goto st34;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( (*p) ) {
		case 143u: goto st13;
		case 159u: goto st13;
		case 175u: goto st13;
		case 191u: goto st13;
	}
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st5;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( (*p) ) {
		case 143u: goto st13;
		case 159u: goto st13;
		case 175u: goto st13;
		case 191u: goto st13;
	}
	if ( (*p) > 158u ) {
		if ( 161u <= (*p) && (*p) <= 190u )
			goto st5;
	} else if ( (*p) >= 128u )
		goto st5;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	if ( (*p) == 143u )
		goto st13;
	if ( 128u <= (*p) && (*p) <= 142u )
		goto st5;
	goto st0;
case 18:
	switch( (*p) ) {
		case 194u: goto st19;
		case 224u: goto st21;
		case 226u: goto st23;
		case 237u: goto st25;
		case 239u: goto st26;
		case 240u: goto st29;
		case 243u: goto st33;
	}
	if ( (*p) < 225u ) {
		if ( 195u <= (*p) && (*p) <= 223u )
			goto st20;
	} else if ( (*p) > 236u ) {
		if ( 241u <= (*p) && (*p) <= 242u )
			goto st32;
	} else
		goto st22;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	if ( 160u <= (*p) && (*p) <= 191u )
		goto st35;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st35;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( 160u <= (*p) && (*p) <= 191u )
		goto st20;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st20;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	if ( (*p) == 128u )
		goto st24;
	if ( 129u <= (*p) && (*p) <= 191u )
		goto st20;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( (*p) < 144u ) {
		if ( 128u <= (*p) && (*p) <= 141u )
			goto st35;
	} else if ( (*p) > 169u ) {
		if ( 175u <= (*p) && (*p) <= 191u )
			goto st35;
	} else
		goto st35;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	if ( 128u <= (*p) && (*p) <= 159u )
		goto st20;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	switch( (*p) ) {
		case 183u: goto st27;
		case 191u: goto st28;
	}
	if ( 164u <= (*p) && (*p) <= 190u )
		goto st20;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) > 143u ) {
		if ( 176u <= (*p) && (*p) <= 191u )
			goto st35;
	} else if ( (*p) >= 128u )
		goto st35;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( 128u <= (*p) && (*p) <= 175u )
		goto st35;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	switch( (*p) ) {
		case 159u: goto st30;
		case 175u: goto st30;
		case 191u: goto st30;
	}
	if ( 144u <= (*p) && (*p) <= 190u )
		goto st22;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( (*p) == 191u )
		goto st31;
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st20;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	if ( 128u <= (*p) && (*p) <= 189u )
		goto st35;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	switch( (*p) ) {
		case 143u: goto st30;
		case 159u: goto st30;
		case 175u: goto st30;
		case 191u: goto st30;
	}
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st22;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	switch( (*p) ) {
		case 143u: goto st30;
		case 159u: goto st30;
		case 175u: goto st30;
	}
	if ( (*p) > 158u ) {
		if ( 161u <= (*p) && (*p) <= 174u )
			goto st22;
	} else if ( (*p) >= 128u )
		goto st22;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
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
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

        return p == pe && cs >= iri_character_first_final;
    }
};

}  // namespace uriscan
