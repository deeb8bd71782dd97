// Generated from text_character.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   dfd2cbda4bfe2062e39c44ed5c463ca75b90943152dbff93524a81ad156bdc30  ragel/generate.cmake
//   9c7f4e0abf1b0897ec07b151bcd4b826aa00bf9b5d67ba540207fe20155416f9  ragel/machine_sources.cmake
//   c798984ed9fbd217426d6677e899fb0d5ec4726a785c0f02a2696ac1c4a6bc95  ragel/text_character.rl
#pragma once

// What a character means after a URI in a text, and the character references of HTML that stand for
// one.  src/text/sentence.cpp uses these machines.
//
// The characters are those that are not ASCII; the octets of ASCII are in tolerant_sets.rl.  No
// program takes an `end` as a part of a host: it is a space, a quotation mark, a bracket, a dash,
// punctuation of a script, or a line of a table.  A `mark` is punctuation or a symbol that browsers
// can read in a host (UTS 46), such as a full stop of Chinese, or that they leave out, such as a
// zero width space.  All others, such as letters, go on a host.

#include "uriscan/percent.hpp"

namespace uriscan {

enum class text_character { other, mark, stop, end };

// Returns what a character that is not ASCII means after a URI.
inline text_character kind_of_character(char32_t character) noexcept {

static const int foreign_character_start = 1;

    const unsigned value = character;
    const unsigned* p = &value;
    const unsigned* const pe = p + 1;
    text_character kind = text_character::other;
    int cs = foreign_character_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 173u: goto tr2;
		case 180u: goto tr0;
		case 183u: goto tr2;
		case 187u: goto tr0;
		case 191u: goto tr0;
		case 215u: goto tr0;
		case 247u: goto tr0;
		case 1417u: goto tr0;
		case 1470u: goto tr0;
		case 1472u: goto tr0;
		case 1475u: goto tr0;
		case 1748u: goto tr0;
		case 2416u: goto tr0;
		case 5760u: goto tr0;
		case 8230u: goto tr2;
		case 8288u: goto tr2;
		case 12290u: goto tr3;
		case 12336u: goto tr0;
		case 12349u: goto tr0;
		case 12539u: goto tr2;
		case 65039u: goto tr2;
		case 65106u: goto tr3;
		case 65279u: goto tr2;
		case 65294u: goto tr3;
		case 65295u: goto tr0;
		case 65344u: goto tr0;
		case 65377u: goto tr3;
		case 65381u: goto tr2;
	}
	if ( (*p) < 8352u ) {
		if ( (*p) < 2404u ) {
			if ( (*p) < 182u ) {
				if ( (*p) > 169u ) {
					if ( 171u <= (*p) && (*p) <= 177u )
						goto tr0;
				} else if ( (*p) >= 128u )
					goto tr0;
			} else if ( (*p) > 184u ) {
				if ( (*p) < 1563u ) {
					if ( 1548u <= (*p) && (*p) <= 1549u )
						goto tr0;
				} else if ( (*p) > 1567u ) {
					if ( 1642u <= (*p) && (*p) <= 1645u )
						goto tr0;
				} else
					goto tr0;
			} else
				goto tr0;
		} else if ( (*p) > 2405u ) {
			if ( (*p) < 6104u ) {
				if ( (*p) < 4961u ) {
					if ( 4170u <= (*p) && (*p) <= 4175u )
						goto tr0;
				} else if ( (*p) > 4968u ) {
					if ( 6100u <= (*p) && (*p) <= 6102u )
						goto tr0;
				} else
					goto tr0;
			} else if ( (*p) > 6106u ) {
				if ( (*p) < 8203u ) {
					if ( 8192u <= (*p) && (*p) <= 8202u )
						goto tr0;
				} else if ( (*p) > 8205u ) {
					if ( 8206u <= (*p) && (*p) <= 8303u )
						goto tr0;
				} else
					goto tr2;
			} else
				goto tr0;
		} else
			goto tr0;
	} else if ( (*p) > 8399u ) {
		if ( (*p) < 65040u ) {
			if ( (*p) < 9728u ) {
				if ( (*p) < 8960u ) {
					if ( 8592u <= (*p) && (*p) <= 8959u )
						goto tr0;
				} else if ( (*p) > 9215u ) {
					if ( 9472u <= (*p) && (*p) <= 9727u )
						goto tr0;
				} else
					goto tr2;
			} else if ( (*p) > 10175u ) {
				if ( (*p) < 12288u ) {
					if ( 11776u <= (*p) && (*p) <= 11903u )
						goto tr0;
				} else if ( (*p) > 12291u ) {
					if ( 12296u <= (*p) && (*p) <= 12320u )
						goto tr0;
				} else
					goto tr0;
			} else
				goto tr2;
		} else if ( (*p) > 65049u ) {
			if ( (*p) < 65306u ) {
				if ( (*p) < 65108u ) {
					if ( 65072u <= (*p) && (*p) <= 65105u )
						goto tr0;
				} else if ( (*p) > 65135u ) {
					if ( 65281u <= (*p) && (*p) <= 65292u )
						goto tr0;
				} else
					goto tr0;
			} else if ( (*p) > 65312u ) {
				if ( (*p) < 65371u ) {
					if ( 65339u <= (*p) && (*p) <= 65342u )
						goto tr0;
				} else if ( (*p) > 65380u ) {
					if ( 126976u <= (*p) && (*p) <= 129791u )
						goto tr2;
				} else
					goto tr0;
			} else
				goto tr0;
		} else
			goto tr0;
	} else
		goto tr0;
	goto st0;
st0:
cs = 0;
	goto _out;
tr0:

	{ kind = text_character::end; }
	goto st2;
tr2:

	{ kind = text_character::mark; }
	goto st2;
tr3:

	{ kind = text_character::stop; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    return kind;
}

// A character reference at the start of a text.
class character_reference {
public:
    // Reads the reference at `p`.  If there is none, `end` stays a null pointer.
    character_reference(const unsigned char* p, const unsigned char* pe) noexcept {

static const int character_reference_start = 1;

        int cs = character_reference_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( (*p) == 38u )
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
		case 35u: goto st3;
		case 71u: goto st18;
		case 76u: goto st20;
		case 78u: goto st22;
		case 81u: goto st29;
		case 84u: goto st33;
		case 97u: goto st36;
		case 98u: goto st39;
		case 100u: goto st47;
		case 101u: goto st51;
		case 103u: goto st55;
		case 104u: goto st56;
		case 108u: goto st59;
		case 109u: goto st65;
		case 110u: goto st70;
		case 113u: goto st74;
		case 114u: goto st77;
		case 115u: goto st78;
		case 116u: goto st79;
		case 117u: goto st47;
	}
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( (*p) ) {
		case 48u: goto st4;
		case 88u: goto st12;
		case 120u: goto st12;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr22;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( (*p) == 48u )
		goto st4;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr22;
	goto st0;
tr22:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	if ( (*p) == 59u )
		goto tr25;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr24;
	goto st0;
tr24:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	if ( (*p) == 59u )
		goto tr25;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr26;
	goto st0;
tr26:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	if ( (*p) == 59u )
		goto tr25;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr27;
	goto st0;
tr27:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	if ( (*p) == 59u )
		goto tr25;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr28;
	goto st0;
tr28:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( (*p) == 59u )
		goto tr25;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr29;
	goto st0;
tr29:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( (*p) == 59u )
		goto tr25;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr30;
	goto st0;
tr30:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st11;
tr36:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	if ( (*p) == 59u )
		goto tr25;
	goto st0;
tr25:

	{ end = p + 1; }
	goto st82;
tr38:

	{ character = '>'; }

	{ end = p + 1; }
	goto st82;
tr40:

	{ character = '<'; }

	{ end = p + 1; }
	goto st82;
tr47:

	{ character = '\n'; }

	{ end = p + 1; }
	goto st82;
tr51:

	{ character = '"'; }

	{ end = p + 1; }
	goto st82;
tr54:

	{ character = '\t'; }

	{ end = p + 1; }
	goto st82;
tr62:

	{ character = 0x2018; }

	{ end = p + 1; }
	goto st82;
tr65:

	{ character = 0x2022; }

	{ end = p + 1; }
	goto st82;
tr69:

	{ character = 0x2190; }

	{ end = p + 1; }
	goto st82;
tr73:

	{ character = 0x2002; }

	{ end = p + 1; }
	goto st82;
tr81:

	{ character = 0xAB; }

	{ end = p + 1; }
	goto st82;
tr86:

	{ character = 0x2013; }

	{ end = p + 1; }
	goto st82;
tr90:

	{ character = 0xA0; }

	{ end = p + 1; }
	goto st82;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:

	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( (*p) == 48u )
		goto st12;
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr31;
	} else
		goto tr31;
	goto st0;
tr31:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:

	if ( (*p) == 59u )
		goto tr25;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr32;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr32;
	} else
		goto tr32;
	goto st0;
tr32:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	if ( (*p) == 59u )
		goto tr25;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr33;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr33;
	} else
		goto tr33;
	goto st0;
tr33:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:

	if ( (*p) == 59u )
		goto tr25;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr34;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr34;
	} else
		goto tr34;
	goto st0;
tr34:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:

	if ( (*p) == 59u )
		goto tr25;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr35;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr35;
	} else
		goto tr35;
	goto st0;
tr35:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:

	if ( (*p) == 59u )
		goto tr25;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	if ( (*p) == 84u )
		goto st19;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	if ( (*p) == 59u )
		goto tr38;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	if ( (*p) == 84u )
		goto st21;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( (*p) == 59u )
		goto tr40;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	if ( (*p) == 101u )
		goto st23;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	if ( (*p) == 119u )
		goto st24;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( (*p) == 76u )
		goto st25;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	if ( (*p) == 105u )
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	if ( (*p) == 110u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) == 101u )
		goto st28;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( (*p) == 59u )
		goto tr47;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	if ( (*p) == 85u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( (*p) == 79u )
		goto st31;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	if ( (*p) == 84u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	if ( (*p) == 59u )
		goto tr51;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	if ( (*p) == 97u )
		goto st34;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	if ( (*p) == 98u )
		goto st35;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	if ( (*p) == 59u )
		goto tr54;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	if ( (*p) == 109u )
		goto st37;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	if ( (*p) == 112u )
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	if ( (*p) == 59u )
		goto st2;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	switch( (*p) ) {
		case 100u: goto st40;
		case 117u: goto st44;
	}
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	if ( (*p) == 113u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	if ( (*p) == 117u )
		goto st42;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	if ( (*p) == 111u )
		goto st43;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	if ( (*p) == 59u )
		goto tr62;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	if ( (*p) == 108u )
		goto st45;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	if ( (*p) == 108u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	if ( (*p) == 59u )
		goto tr65;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( (*p) == 97u )
		goto st48;
	goto st0;
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
	if ( (*p) == 114u )
		goto st50;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	if ( (*p) == 59u )
		goto tr69;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	if ( 109u <= (*p) && (*p) <= 110u )
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) == 115u )
		goto st53;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	if ( (*p) == 112u )
		goto st54;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	if ( (*p) == 59u )
		goto tr73;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	if ( (*p) == 116u )
		goto st19;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	if ( (*p) == 97u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	switch( (*p) ) {
		case 105u: goto st58;
		case 114u: goto st49;
	}
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	if ( (*p) == 114u )
		goto st52;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	switch( (*p) ) {
		case 97u: goto st60;
		case 100u: goto st40;
		case 115u: goto st64;
		case 116u: goto st21;
	}
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	switch( (*p) ) {
		case 113u: goto st61;
		case 114u: goto st49;
	}
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	if ( (*p) == 117u )
		goto st62;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	if ( (*p) == 111u )
		goto st63;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 59u )
		goto tr81;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	switch( (*p) ) {
		case 97u: goto st40;
		case 113u: goto st41;
	}
	goto st0;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	if ( (*p) == 100u )
		goto st66;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	if ( (*p) == 97u )
		goto st67;
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	if ( (*p) == 115u )
		goto st68;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	if ( (*p) == 104u )
		goto st69;
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	if ( (*p) == 59u )
		goto tr86;
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	switch( (*p) ) {
		case 98u: goto st71;
		case 100u: goto st66;
	}
	goto st0;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:
	if ( (*p) == 115u )
		goto st72;
	goto st0;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:
	if ( (*p) == 112u )
		goto st73;
	goto st0;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	if ( (*p) == 59u )
		goto tr90;
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:
	if ( (*p) == 117u )
		goto st75;
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	if ( (*p) == 111u )
		goto st76;
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	if ( (*p) == 116u )
		goto st32;
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	switch( (*p) ) {
		case 97u: goto st60;
		case 100u: goto st40;
		case 115u: goto st64;
	}
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	if ( (*p) == 98u )
		goto st40;
	goto st0;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	if ( (*p) == 104u )
		goto st80;
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:
	if ( (*p) == 105u )
		goto st81;
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:
	if ( (*p) == 110u )
		goto st52;
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
	_test_eof82: cs = 82; goto _test_eof;
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
	_test_eof81: cs = 81; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end = nullptr;
    char32_t character = 0;
};

}  // namespace uriscan
