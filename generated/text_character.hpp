// Generated from text_character.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   dfd2cbda4bfe2062e39c44ed5c463ca75b90943152dbff93524a81ad156bdc30  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   2a1234bf72ed3417ae2da2e1f265cde2872a36ce13359c1f43e796c1e567e4ac  ragel/text_character.rl
#pragma once

// What a character means after a URI in a text.  Also reads the character references of HTML and
// the escapes that stand for one character.  src/text/sentence.cpp uses these machines.  What
// rsyslog writes for a control counts as a reference, too.
//
// The characters are those that are not ASCII; the octets of ASCII are in tolerant_sets.rl.  No
// program takes an `end` as a part of a host: it is a space, a quotation mark, a bracket, a dash,
// punctuation of a script, or a line of a table.  A `mark` is punctuation or a symbol.  Browsers
// can read it in a host (UTS 46), such as a full stop of Chinese, or leave it out, such as a zero
// width space.  A host can go on with all other characters, such as letters.

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
	switch( (*p) ) {
		case 35u: goto st2;
		case 38u: goto st6;
	}
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( (*p) == 48u )
		goto st3;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( (*p) ) {
		case 49u: goto st4;
		case 51u: goto st5;
	}
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	switch( (*p) ) {
		case 49u: goto tr6;
		case 50u: goto tr7;
		case 53u: goto tr8;
	}
	goto st0;
tr6:

	{ character = '\t'; }

	{ end = p + 1; }
	goto st176;
tr7:

	{ character = '\n'; }

	{ end = p + 1; }
	goto st176;
tr8:

	{ character = '\r'; }

	{ end = p + 1; }
	goto st176;
tr9:

	{ character = 0x1B; }

	{ end = p + 1; }
	goto st176;
tr43:

	{ end = p + 1; }
	goto st176;
tr65:

	{ character = 0xE9; }

	{ end = p + 1; }
	goto st176;
tr81:

	{ character = '>'; }

	{ end = p + 1; }
	goto st176;
tr83:

	{ character = '<'; }

	{ end = p + 1; }
	goto st176;
tr90:

	{ character = '\n'; }

	{ end = p + 1; }
	goto st176;
tr98:

	{ character = '"'; }

	{ end = p + 1; }
	goto st176;
tr101:

	{ character = '\t'; }

	{ end = p + 1; }
	goto st176;
tr109:

	{ character = 0x2018; }

	{ end = p + 1; }
	goto st176;
tr112:

	{ character = 0x2022; }

	{ end = p + 1; }
	goto st176;
tr117:

	{ character = 0xA9; }

	{ end = p + 1; }
	goto st176;
tr124:

	{ character = 0x2190; }

	{ end = p + 1; }
	goto st176;
tr129:

	{ character = 0xD7; }

	{ end = p + 1; }
	goto st176;
tr134:

	{ character = 0x2002; }

	{ end = p + 1; }
	goto st176;
tr137:

	{ character = 0x20AC; }

	{ end = p + 1; }
	goto st176;
tr145:

	{ character = 0x2026; }

	{ end = p + 1; }
	goto st176;
tr157:

	{ character = 0xAB; }

	{ end = p + 1; }
	goto st176;
tr163:

	{ character = 0x2013; }

	{ end = p + 1; }
	goto st176;
tr168:

	{ character = 0xB7; }

	{ end = p + 1; }
	goto st176;
tr172:

	{ character = 0xA0; }

	{ end = p + 1; }
	goto st176;
tr187:

	{ character = 0xAD; }

	{ end = p + 1; }
	goto st176;
tr200:

	{ character = 0x200D; }

	{ end = p + 1; }
	goto st176;
st176:
	if ( ++p == pe )
		goto _test_eof176;
case 176:

	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( (*p) == 51u )
		goto tr9;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( (*p) ) {
		case 35u: goto st7;
		case 65u: goto st22;
		case 67u: goto st44;
		case 69u: goto st48;
		case 71u: goto st49;
		case 73u: goto st48;
		case 76u: goto st51;
		case 78u: goto st53;
		case 79u: goto st60;
		case 81u: goto st65;
		case 84u: goto st69;
		case 85u: goto st48;
		case 97u: goto st72;
		case 98u: goto st75;
		case 99u: goto st83;
		case 100u: goto st89;
		case 101u: goto st99;
		case 103u: goto st106;
		case 104u: goto st107;
		case 105u: goto st115;
		case 108u: goto st122;
		case 109u: goto st128;
		case 110u: goto st138;
		case 111u: goto st60;
		case 112u: goto st142;
		case 113u: goto st152;
		case 114u: goto st155;
		case 115u: goto st156;
		case 116u: goto st160;
		case 117u: goto st169;
		case 121u: goto st171;
		case 122u: goto st172;
	}
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( (*p) ) {
		case 48u: goto st8;
		case 88u: goto st16;
		case 120u: goto st16;
	}
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr40;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( (*p) == 48u )
		goto st8;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr40;
	goto st0;
tr40:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( (*p) == 59u )
		goto tr43;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr42;
	goto st0;
tr42:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( (*p) == 59u )
		goto tr43;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr44;
	goto st0;
tr44:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	if ( (*p) == 59u )
		goto tr43;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr45;
	goto st0;
tr45:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:

	if ( (*p) == 59u )
		goto tr43;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr46;
	goto st0;
tr46:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:

	if ( (*p) == 59u )
		goto tr43;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr47;
	goto st0;
tr47:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	if ( (*p) == 59u )
		goto tr43;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr48;
	goto st0;
tr48:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st15;
tr54:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:

	if ( (*p) == 59u )
		goto tr43;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( (*p) == 48u )
		goto st16;
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr49;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr49;
	} else
		goto tr49;
	goto st0;
tr49:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:

	if ( (*p) == 59u )
		goto tr43;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr50;
	} else
		goto tr50;
	goto st0;
tr50:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	if ( (*p) == 59u )
		goto tr43;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr51;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr51;
	} else
		goto tr51;
	goto st0;
tr51:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( (*p) == 59u )
		goto tr43;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr52;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr52;
	} else
		goto tr52;
	goto st0;
tr52:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:

	if ( (*p) == 59u )
		goto tr43;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr53;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr53;
	} else
		goto tr53;
	goto st0;
tr53:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:

	if ( (*p) == 59u )
		goto tr43;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr54;
	} else
		goto tr54;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	switch( (*p) ) {
		case 69u: goto st23;
		case 97u: goto st27;
		case 99u: goto st31;
		case 103u: goto st34;
		case 114u: goto st37;
		case 116u: goto st39;
		case 117u: goto st42;
	}
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	if ( (*p) == 108u )
		goto st24;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( (*p) == 105u )
		goto st25;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	if ( (*p) == 103u )
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	if ( (*p) == 59u )
		goto tr65;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) == 99u )
		goto st28;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( (*p) == 117u )
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	if ( (*p) == 116u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( (*p) == 101u )
		goto st26;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	if ( (*p) == 105u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	if ( (*p) == 114u )
		goto st33;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	if ( (*p) == 99u )
		goto st26;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	if ( (*p) == 114u )
		goto st35;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	if ( (*p) == 97u )
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	if ( (*p) == 118u )
		goto st30;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	if ( (*p) == 105u )
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	if ( (*p) == 110u )
		goto st25;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	if ( (*p) == 105u )
		goto st40;
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	if ( (*p) == 108u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	if ( (*p) == 100u )
		goto st30;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	if ( (*p) == 109u )
		goto st43;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	if ( (*p) == 108u )
		goto st26;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	if ( (*p) == 99u )
		goto st45;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	if ( (*p) == 101u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	if ( (*p) == 100u )
		goto st47;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( (*p) == 105u )
		goto st43;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	switch( (*p) ) {
		case 97u: goto st27;
		case 99u: goto st31;
		case 103u: goto st34;
		case 117u: goto st42;
	}
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	if ( (*p) == 84u )
		goto st50;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	if ( (*p) == 59u )
		goto tr81;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	if ( (*p) == 84u )
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) == 59u )
		goto tr83;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	switch( (*p) ) {
		case 101u: goto st54;
		case 116u: goto st39;
	}
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	if ( (*p) == 119u )
		goto st55;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	if ( (*p) == 76u )
		goto st56;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	if ( (*p) == 105u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	if ( (*p) == 110u )
		goto st58;
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	if ( (*p) == 101u )
		goto st59;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	if ( (*p) == 59u )
		goto tr90;
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	switch( (*p) ) {
		case 97u: goto st27;
		case 99u: goto st31;
		case 103u: goto st34;
		case 115u: goto st61;
		case 116u: goto st39;
		case 117u: goto st42;
	}
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	if ( (*p) == 108u )
		goto st62;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	if ( (*p) == 97u )
		goto st63;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 115u )
		goto st64;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	if ( (*p) == 104u )
		goto st26;
	goto st0;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	if ( (*p) == 85u )
		goto st66;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	if ( (*p) == 79u )
		goto st67;
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	if ( (*p) == 84u )
		goto st68;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	if ( (*p) == 59u )
		goto tr98;
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	if ( (*p) == 97u )
		goto st70;
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	if ( (*p) == 98u )
		goto st71;
	goto st0;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:
	if ( (*p) == 59u )
		goto tr101;
	goto st0;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:
	switch( (*p) ) {
		case 97u: goto st27;
		case 99u: goto st31;
		case 101u: goto st23;
		case 103u: goto st34;
		case 109u: goto st73;
		case 114u: goto st37;
		case 116u: goto st39;
		case 117u: goto st42;
	}
	goto st0;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	if ( (*p) == 112u )
		goto st74;
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:
	if ( (*p) == 59u )
		goto st6;
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	switch( (*p) ) {
		case 100u: goto st76;
		case 117u: goto st80;
	}
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	if ( (*p) == 113u )
		goto st77;
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	if ( (*p) == 117u )
		goto st78;
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	if ( (*p) == 111u )
		goto st79;
	goto st0;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	if ( (*p) == 59u )
		goto tr109;
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:
	if ( (*p) == 108u )
		goto st81;
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:
	if ( (*p) == 108u )
		goto st82;
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	if ( (*p) == 59u )
		goto tr112;
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	switch( (*p) ) {
		case 99u: goto st45;
		case 101u: goto st84;
		case 111u: goto st87;
	}
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	if ( (*p) == 110u )
		goto st85;
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:
	if ( (*p) == 116u )
		goto st86;
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:
	if ( (*p) == 59u )
		goto tr117;
	goto st0;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:
	if ( (*p) == 112u )
		goto st88;
	goto st0;
st88:
	if ( ++p == pe )
		goto _test_eof88;
case 88:
	if ( (*p) == 121u )
		goto st86;
	goto st0;
st89:
	if ( ++p == pe )
		goto _test_eof89;
case 89:
	switch( (*p) ) {
		case 97u: goto st90;
		case 101u: goto st93;
		case 105u: goto st94;
	}
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
case 90:
	if ( (*p) == 114u )
		goto st91;
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
case 91:
	if ( (*p) == 114u )
		goto st92;
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
case 92:
	if ( (*p) == 59u )
		goto tr124;
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	if ( (*p) == 103u )
		goto st86;
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	if ( (*p) == 118u )
		goto st95;
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
case 95:
	if ( (*p) == 105u )
		goto st96;
	goto st0;
st96:
	if ( ++p == pe )
		goto _test_eof96;
case 96:
	if ( (*p) == 100u )
		goto st97;
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
case 97:
	if ( (*p) == 101u )
		goto st98;
	goto st0;
st98:
	if ( ++p == pe )
		goto _test_eof98;
case 98:
	if ( (*p) == 59u )
		goto tr129;
	goto st0;
st99:
	if ( ++p == pe )
		goto _test_eof99;
case 99:
	switch( (*p) ) {
		case 97u: goto st27;
		case 99u: goto st31;
		case 103u: goto st34;
		case 117u: goto st103;
	}
	if ( 109u <= (*p) && (*p) <= 110u )
		goto st100;
	goto st0;
st100:
	if ( ++p == pe )
		goto _test_eof100;
case 100:
	if ( (*p) == 115u )
		goto st101;
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
case 101:
	if ( (*p) == 112u )
		goto st102;
	goto st0;
st102:
	if ( ++p == pe )
		goto _test_eof102;
case 102:
	if ( (*p) == 59u )
		goto tr134;
	goto st0;
st103:
	if ( ++p == pe )
		goto _test_eof103;
case 103:
	switch( (*p) ) {
		case 109u: goto st43;
		case 114u: goto st104;
	}
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
case 104:
	if ( (*p) == 111u )
		goto st105;
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
case 105:
	if ( (*p) == 59u )
		goto tr137;
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
case 106:
	if ( (*p) == 116u )
		goto st50;
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
case 107:
	switch( (*p) ) {
		case 97u: goto st108;
		case 101u: goto st110;
	}
	goto st0;
st108:
	if ( ++p == pe )
		goto _test_eof108;
case 108:
	switch( (*p) ) {
		case 105u: goto st109;
		case 114u: goto st91;
	}
	goto st0;
st109:
	if ( ++p == pe )
		goto _test_eof109;
case 109:
	if ( (*p) == 114u )
		goto st100;
	goto st0;
st110:
	if ( ++p == pe )
		goto _test_eof110;
case 110:
	if ( (*p) == 108u )
		goto st111;
	goto st0;
st111:
	if ( ++p == pe )
		goto _test_eof111;
case 111:
	if ( (*p) == 108u )
		goto st112;
	goto st0;
st112:
	if ( ++p == pe )
		goto _test_eof112;
case 112:
	if ( (*p) == 105u )
		goto st113;
	goto st0;
st113:
	if ( ++p == pe )
		goto _test_eof113;
case 113:
	if ( (*p) == 112u )
		goto st114;
	goto st0;
st114:
	if ( ++p == pe )
		goto _test_eof114;
case 114:
	if ( (*p) == 59u )
		goto tr145;
	goto st0;
st115:
	if ( ++p == pe )
		goto _test_eof115;
case 115:
	switch( (*p) ) {
		case 97u: goto st27;
		case 99u: goto st31;
		case 101u: goto st116;
		case 103u: goto st34;
		case 113u: goto st119;
		case 117u: goto st42;
	}
	goto st0;
st116:
	if ( ++p == pe )
		goto _test_eof116;
case 116:
	if ( (*p) == 120u )
		goto st117;
	goto st0;
st117:
	if ( ++p == pe )
		goto _test_eof117;
case 117:
	if ( (*p) == 99u )
		goto st118;
	goto st0;
st118:
	if ( ++p == pe )
		goto _test_eof118;
case 118:
	if ( (*p) == 108u )
		goto st86;
	goto st0;
st119:
	if ( ++p == pe )
		goto _test_eof119;
case 119:
	if ( (*p) == 117u )
		goto st120;
	goto st0;
st120:
	if ( ++p == pe )
		goto _test_eof120;
case 120:
	if ( (*p) == 101u )
		goto st121;
	goto st0;
st121:
	if ( ++p == pe )
		goto _test_eof121;
case 121:
	if ( (*p) == 115u )
		goto st85;
	goto st0;
st122:
	if ( ++p == pe )
		goto _test_eof122;
case 122:
	switch( (*p) ) {
		case 97u: goto st123;
		case 100u: goto st76;
		case 115u: goto st127;
		case 116u: goto st52;
	}
	goto st0;
st123:
	if ( ++p == pe )
		goto _test_eof123;
case 123:
	switch( (*p) ) {
		case 113u: goto st124;
		case 114u: goto st91;
	}
	goto st0;
st124:
	if ( ++p == pe )
		goto _test_eof124;
case 124:
	if ( (*p) == 117u )
		goto st125;
	goto st0;
st125:
	if ( ++p == pe )
		goto _test_eof125;
case 125:
	if ( (*p) == 111u )
		goto st126;
	goto st0;
st126:
	if ( ++p == pe )
		goto _test_eof126;
case 126:
	if ( (*p) == 59u )
		goto tr157;
	goto st0;
st127:
	if ( ++p == pe )
		goto _test_eof127;
case 127:
	switch( (*p) ) {
		case 97u: goto st76;
		case 113u: goto st77;
	}
	goto st0;
st128:
	if ( ++p == pe )
		goto _test_eof128;
case 128:
	switch( (*p) ) {
		case 100u: goto st129;
		case 105u: goto st133;
	}
	goto st0;
st129:
	if ( ++p == pe )
		goto _test_eof129;
case 129:
	if ( (*p) == 97u )
		goto st130;
	goto st0;
st130:
	if ( ++p == pe )
		goto _test_eof130;
case 130:
	if ( (*p) == 115u )
		goto st131;
	goto st0;
st131:
	if ( ++p == pe )
		goto _test_eof131;
case 131:
	if ( (*p) == 104u )
		goto st132;
	goto st0;
st132:
	if ( ++p == pe )
		goto _test_eof132;
case 132:
	if ( (*p) == 59u )
		goto tr163;
	goto st0;
st133:
	if ( ++p == pe )
		goto _test_eof133;
case 133:
	if ( (*p) == 100u )
		goto st134;
	goto st0;
st134:
	if ( ++p == pe )
		goto _test_eof134;
case 134:
	if ( (*p) == 100u )
		goto st135;
	goto st0;
st135:
	if ( ++p == pe )
		goto _test_eof135;
case 135:
	if ( (*p) == 111u )
		goto st136;
	goto st0;
st136:
	if ( ++p == pe )
		goto _test_eof136;
case 136:
	if ( (*p) == 116u )
		goto st137;
	goto st0;
st137:
	if ( ++p == pe )
		goto _test_eof137;
case 137:
	if ( (*p) == 59u )
		goto tr168;
	goto st0;
st138:
	if ( ++p == pe )
		goto _test_eof138;
case 138:
	switch( (*p) ) {
		case 98u: goto st139;
		case 100u: goto st129;
		case 116u: goto st39;
	}
	goto st0;
st139:
	if ( ++p == pe )
		goto _test_eof139;
case 139:
	if ( (*p) == 115u )
		goto st140;
	goto st0;
st140:
	if ( ++p == pe )
		goto _test_eof140;
case 140:
	if ( (*p) == 112u )
		goto st141;
	goto st0;
st141:
	if ( ++p == pe )
		goto _test_eof141;
case 141:
	if ( (*p) == 59u )
		goto tr172;
	goto st0;
st142:
	if ( ++p == pe )
		goto _test_eof142;
case 142:
	switch( (*p) ) {
		case 97u: goto st143;
		case 108u: goto st145;
		case 111u: goto st149;
	}
	goto st0;
st143:
	if ( ++p == pe )
		goto _test_eof143;
case 143:
	if ( (*p) == 114u )
		goto st144;
	goto st0;
st144:
	if ( ++p == pe )
		goto _test_eof144;
case 144:
	if ( (*p) == 97u )
		goto st86;
	goto st0;
st145:
	if ( ++p == pe )
		goto _test_eof145;
case 145:
	if ( (*p) == 117u )
		goto st146;
	goto st0;
st146:
	if ( ++p == pe )
		goto _test_eof146;
case 146:
	if ( (*p) == 115u )
		goto st147;
	goto st0;
st147:
	if ( ++p == pe )
		goto _test_eof147;
case 147:
	if ( (*p) == 109u )
		goto st148;
	goto st0;
st148:
	if ( ++p == pe )
		goto _test_eof148;
case 148:
	if ( (*p) == 110u )
		goto st86;
	goto st0;
st149:
	if ( ++p == pe )
		goto _test_eof149;
case 149:
	if ( (*p) == 117u )
		goto st150;
	goto st0;
st150:
	if ( ++p == pe )
		goto _test_eof150;
case 150:
	if ( (*p) == 110u )
		goto st151;
	goto st0;
st151:
	if ( ++p == pe )
		goto _test_eof151;
case 151:
	if ( (*p) == 100u )
		goto st86;
	goto st0;
st152:
	if ( ++p == pe )
		goto _test_eof152;
case 152:
	if ( (*p) == 117u )
		goto st153;
	goto st0;
st153:
	if ( ++p == pe )
		goto _test_eof153;
case 153:
	if ( (*p) == 111u )
		goto st154;
	goto st0;
st154:
	if ( ++p == pe )
		goto _test_eof154;
case 154:
	if ( (*p) == 116u )
		goto st68;
	goto st0;
st155:
	if ( ++p == pe )
		goto _test_eof155;
case 155:
	switch( (*p) ) {
		case 97u: goto st123;
		case 100u: goto st76;
		case 101u: goto st93;
		case 115u: goto st127;
	}
	goto st0;
st156:
	if ( ++p == pe )
		goto _test_eof156;
case 156:
	switch( (*p) ) {
		case 98u: goto st76;
		case 101u: goto st157;
		case 104u: goto st158;
		case 122u: goto st23;
	}
	goto st0;
st157:
	if ( ++p == pe )
		goto _test_eof157;
case 157:
	if ( (*p) == 99u )
		goto st85;
	goto st0;
st158:
	if ( ++p == pe )
		goto _test_eof158;
case 158:
	if ( (*p) == 121u )
		goto st159;
	goto st0;
st159:
	if ( ++p == pe )
		goto _test_eof159;
case 159:
	if ( (*p) == 59u )
		goto tr187;
	goto st0;
st160:
	if ( ++p == pe )
		goto _test_eof160;
case 160:
	switch( (*p) ) {
		case 104u: goto st161;
		case 105u: goto st163;
		case 114u: goto st166;
	}
	goto st0;
st161:
	if ( ++p == pe )
		goto _test_eof161;
case 161:
	if ( (*p) == 105u )
		goto st162;
	goto st0;
st162:
	if ( ++p == pe )
		goto _test_eof162;
case 162:
	if ( (*p) == 110u )
		goto st100;
	goto st0;
st163:
	if ( ++p == pe )
		goto _test_eof163;
case 163:
	if ( (*p) == 109u )
		goto st164;
	goto st0;
st164:
	if ( ++p == pe )
		goto _test_eof164;
case 164:
	if ( (*p) == 101u )
		goto st165;
	goto st0;
st165:
	if ( ++p == pe )
		goto _test_eof165;
case 165:
	if ( (*p) == 115u )
		goto st98;
	goto st0;
st166:
	if ( ++p == pe )
		goto _test_eof166;
case 166:
	if ( (*p) == 97u )
		goto st167;
	goto st0;
st167:
	if ( ++p == pe )
		goto _test_eof167;
case 167:
	if ( (*p) == 100u )
		goto st168;
	goto st0;
st168:
	if ( ++p == pe )
		goto _test_eof168;
case 168:
	if ( (*p) == 101u )
		goto st105;
	goto st0;
st169:
	if ( ++p == pe )
		goto _test_eof169;
case 169:
	switch( (*p) ) {
		case 97u: goto st170;
		case 99u: goto st31;
		case 103u: goto st34;
		case 117u: goto st42;
	}
	goto st0;
st170:
	if ( ++p == pe )
		goto _test_eof170;
case 170:
	switch( (*p) ) {
		case 99u: goto st28;
		case 114u: goto st91;
	}
	goto st0;
st171:
	if ( ++p == pe )
		goto _test_eof171;
case 171:
	if ( (*p) == 101u )
		goto st148;
	goto st0;
st172:
	if ( ++p == pe )
		goto _test_eof172;
case 172:
	if ( (*p) == 119u )
		goto st173;
	goto st0;
st173:
	if ( ++p == pe )
		goto _test_eof173;
case 173:
	switch( (*p) ) {
		case 106u: goto st174;
		case 110u: goto st175;
	}
	goto st0;
st174:
	if ( ++p == pe )
		goto _test_eof174;
case 174:
	if ( (*p) == 59u )
		goto tr200;
	goto st0;
st175:
	if ( ++p == pe )
		goto _test_eof175;
case 175:
	if ( (*p) == 106u )
		goto st174;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof176: cs = 176; goto _test_eof;
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
	_test_eof82: cs = 82; goto _test_eof;
	_test_eof83: cs = 83; goto _test_eof;
	_test_eof84: cs = 84; goto _test_eof;
	_test_eof85: cs = 85; goto _test_eof;
	_test_eof86: cs = 86; goto _test_eof;
	_test_eof87: cs = 87; goto _test_eof;
	_test_eof88: cs = 88; goto _test_eof;
	_test_eof89: cs = 89; goto _test_eof;
	_test_eof90: cs = 90; goto _test_eof;
	_test_eof91: cs = 91; goto _test_eof;
	_test_eof92: cs = 92; goto _test_eof;
	_test_eof93: cs = 93; goto _test_eof;
	_test_eof94: cs = 94; goto _test_eof;
	_test_eof95: cs = 95; goto _test_eof;
	_test_eof96: cs = 96; goto _test_eof;
	_test_eof97: cs = 97; goto _test_eof;
	_test_eof98: cs = 98; goto _test_eof;
	_test_eof99: cs = 99; goto _test_eof;
	_test_eof100: cs = 100; goto _test_eof;
	_test_eof101: cs = 101; goto _test_eof;
	_test_eof102: cs = 102; goto _test_eof;
	_test_eof103: cs = 103; goto _test_eof;
	_test_eof104: cs = 104; goto _test_eof;
	_test_eof105: cs = 105; goto _test_eof;
	_test_eof106: cs = 106; goto _test_eof;
	_test_eof107: cs = 107; goto _test_eof;
	_test_eof108: cs = 108; goto _test_eof;
	_test_eof109: cs = 109; goto _test_eof;
	_test_eof110: cs = 110; goto _test_eof;
	_test_eof111: cs = 111; goto _test_eof;
	_test_eof112: cs = 112; goto _test_eof;
	_test_eof113: cs = 113; goto _test_eof;
	_test_eof114: cs = 114; goto _test_eof;
	_test_eof115: cs = 115; goto _test_eof;
	_test_eof116: cs = 116; goto _test_eof;
	_test_eof117: cs = 117; goto _test_eof;
	_test_eof118: cs = 118; goto _test_eof;
	_test_eof119: cs = 119; goto _test_eof;
	_test_eof120: cs = 120; goto _test_eof;
	_test_eof121: cs = 121; goto _test_eof;
	_test_eof122: cs = 122; goto _test_eof;
	_test_eof123: cs = 123; goto _test_eof;
	_test_eof124: cs = 124; goto _test_eof;
	_test_eof125: cs = 125; goto _test_eof;
	_test_eof126: cs = 126; goto _test_eof;
	_test_eof127: cs = 127; goto _test_eof;
	_test_eof128: cs = 128; goto _test_eof;
	_test_eof129: cs = 129; goto _test_eof;
	_test_eof130: cs = 130; goto _test_eof;
	_test_eof131: cs = 131; goto _test_eof;
	_test_eof132: cs = 132; goto _test_eof;
	_test_eof133: cs = 133; goto _test_eof;
	_test_eof134: cs = 134; goto _test_eof;
	_test_eof135: cs = 135; goto _test_eof;
	_test_eof136: cs = 136; goto _test_eof;
	_test_eof137: cs = 137; goto _test_eof;
	_test_eof138: cs = 138; goto _test_eof;
	_test_eof139: cs = 139; goto _test_eof;
	_test_eof140: cs = 140; goto _test_eof;
	_test_eof141: cs = 141; goto _test_eof;
	_test_eof142: cs = 142; goto _test_eof;
	_test_eof143: cs = 143; goto _test_eof;
	_test_eof144: cs = 144; goto _test_eof;
	_test_eof145: cs = 145; goto _test_eof;
	_test_eof146: cs = 146; goto _test_eof;
	_test_eof147: cs = 147; goto _test_eof;
	_test_eof148: cs = 148; goto _test_eof;
	_test_eof149: cs = 149; goto _test_eof;
	_test_eof150: cs = 150; goto _test_eof;
	_test_eof151: cs = 151; goto _test_eof;
	_test_eof152: cs = 152; goto _test_eof;
	_test_eof153: cs = 153; goto _test_eof;
	_test_eof154: cs = 154; goto _test_eof;
	_test_eof155: cs = 155; goto _test_eof;
	_test_eof156: cs = 156; goto _test_eof;
	_test_eof157: cs = 157; goto _test_eof;
	_test_eof158: cs = 158; goto _test_eof;
	_test_eof159: cs = 159; goto _test_eof;
	_test_eof160: cs = 160; goto _test_eof;
	_test_eof161: cs = 161; goto _test_eof;
	_test_eof162: cs = 162; goto _test_eof;
	_test_eof163: cs = 163; goto _test_eof;
	_test_eof164: cs = 164; goto _test_eof;
	_test_eof165: cs = 165; goto _test_eof;
	_test_eof166: cs = 166; goto _test_eof;
	_test_eof167: cs = 167; goto _test_eof;
	_test_eof168: cs = 168; goto _test_eof;
	_test_eof169: cs = 169; goto _test_eof;
	_test_eof170: cs = 170; goto _test_eof;
	_test_eof171: cs = 171; goto _test_eof;
	_test_eof172: cs = 172; goto _test_eof;
	_test_eof173: cs = 173; goto _test_eof;
	_test_eof174: cs = 174; goto _test_eof;
	_test_eof175: cs = 175; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end = nullptr;
    char32_t character = 0;
};

// A character that is escaped at the start of a text, such as \n or \xE3\x80\x82.
class escaped_character {
public:
    // Reads the escape at `p`.  If there is none, `end` stays a null pointer.
    escaped_character(const unsigned char* p, const unsigned char* pe) noexcept {

static const int escaped_character_start = 1;

        int cs = escaped_character_start;
        char32_t number = 0, bits = 0;

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
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 85u: goto tr4;
		case 92u: goto st11;
		case 101u: goto st17;
		case 110u: goto tr7;
		case 114u: goto tr7;
		case 116u: goto tr7;
		case 117u: goto tr8;
		case 120u: goto tr9;
	}
	goto st0;
tr2:

	{ number = *p; }

	{ character = number; end = p + 1; }
	goto st75;
tr7:

	{ number = '\n'; }

	{ character = number; end = p + 1; }
	goto st75;
tr17:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ character = number; end = p + 1; }
	goto st75;
tr23:

	{ character = 0x1B; end = p; }
	goto st75;
tr39:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = bits << 10 | ( number & 0x3FF ); }

	{ character = bits; end = p + 1; }
	goto st75;
tr42:

	{ character = number; end = p + 1; }
	goto st75;
tr61:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = bits << 6 | ( number & 0x3F ); }

	{ character = bits; end = p + 1; }
	goto st75;
tr85:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ character = number; end = p + 1; }
	goto st75;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:

	goto st0;
tr3:

	{ number = 0; }

	{ character = number; end = p + 1; }
	goto st76;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr84;
	goto st0;
tr84:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ character = number; end = p + 1; }
	goto st77;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr85;
	goto st0;
tr4:

	{ number = 0; }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr10:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr11;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr11;
	} else
		goto tr11;
	goto st0;
tr11:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr12;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
tr12:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr13;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr13;
	} else
		goto tr13;
	goto st0;
tr13:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st7;
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
tr14:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr15;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr15;
	} else
		goto tr15;
	goto st0;
tr15:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr16;
	} else
		goto tr16;
	goto st0;
tr16:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr17;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr17;
	} else
		goto tr17;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 85u: goto tr4;
		case 92u: goto st12;
		case 101u: goto st17;
		case 110u: goto tr7;
		case 114u: goto tr7;
		case 116u: goto tr7;
		case 117u: goto tr8;
		case 120u: goto tr9;
	}
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 85u: goto tr4;
		case 92u: goto st13;
		case 101u: goto st17;
		case 110u: goto tr7;
		case 114u: goto tr7;
		case 116u: goto tr7;
		case 117u: goto tr8;
		case 120u: goto tr9;
	}
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 85u: goto tr4;
		case 92u: goto st14;
		case 101u: goto st17;
		case 110u: goto tr7;
		case 114u: goto tr7;
		case 116u: goto tr7;
		case 117u: goto tr8;
		case 120u: goto tr9;
	}
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 85u: goto tr4;
		case 92u: goto st15;
		case 101u: goto st17;
		case 110u: goto tr7;
		case 114u: goto tr7;
		case 116u: goto tr7;
		case 117u: goto tr8;
		case 120u: goto tr9;
	}
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 85u: goto tr4;
		case 92u: goto st16;
		case 101u: goto st17;
		case 110u: goto tr7;
		case 114u: goto tr7;
		case 116u: goto tr7;
		case 117u: goto tr8;
		case 120u: goto tr9;
	}
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 85u: goto tr4;
		case 101u: goto st17;
		case 110u: goto tr7;
		case 114u: goto tr7;
		case 116u: goto tr7;
		case 117u: goto tr8;
		case 120u: goto tr9;
	}
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	if ( (*p) == 91u )
		goto tr23;
	goto st0;
tr8:

	{ number = 0; }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	switch( (*p) ) {
		case 68u: goto tr24;
		case 100u: goto tr24;
		case 123u: goto tr25;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr14;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr14;
	} else
		goto tr14;
	goto st0;
tr24:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( (*p) < 65u ) {
		if ( (*p) > 55u ) {
			if ( 56u <= (*p) && (*p) <= 57u )
				goto tr26;
		} else if ( (*p) >= 48u )
			goto tr15;
	} else if ( (*p) > 66u ) {
		if ( (*p) < 97u ) {
			if ( 67u <= (*p) && (*p) <= 70u )
				goto tr15;
		} else if ( (*p) > 98u ) {
			if ( 99u <= (*p) && (*p) <= 102u )
				goto tr15;
		} else
			goto tr26;
	} else
		goto tr26;
	goto st0;
tr26:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr27;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr27;
	} else
		goto tr27;
	goto st0;
tr27:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr28;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr28;
	} else
		goto tr28;
	goto st0;
tr28:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ character = number; end = p + 1; }

	{ bits = 0x40 + ( number & 0x3FF ); }
	goto st78;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:

	if ( (*p) == 92u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	switch( (*p) ) {
		case 92u: goto st23;
		case 117u: goto tr30;
	}
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	switch( (*p) ) {
		case 92u: goto st24;
		case 117u: goto tr30;
	}
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	switch( (*p) ) {
		case 92u: goto st25;
		case 117u: goto tr30;
	}
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	switch( (*p) ) {
		case 92u: goto st26;
		case 117u: goto tr30;
	}
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	switch( (*p) ) {
		case 92u: goto st27;
		case 117u: goto tr30;
	}
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	switch( (*p) ) {
		case 92u: goto st28;
		case 117u: goto tr30;
	}
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( (*p) == 117u )
		goto tr30;
	goto st0;
tr30:

	{ number = 0; }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:

	switch( (*p) ) {
		case 68u: goto tr36;
		case 100u: goto tr36;
	}
	goto st0;
tr36:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:

	if ( (*p) > 70u ) {
		if ( 99u <= (*p) && (*p) <= 102u )
			goto tr37;
	} else if ( (*p) >= 67u )
		goto tr37;
	goto st0;
tr37:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr38;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr38;
	} else
		goto tr38;
	goto st0;
tr38:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st32;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr39;
	} else
		goto tr39;
	goto st0;
tr25:

	{ number = 0; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr40;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr40;
	} else
		goto tr40;
	goto st0;
tr40:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	if ( (*p) == 125u )
		goto tr42;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr41;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr41;
	} else
		goto tr41;
	goto st0;
tr41:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:

	if ( (*p) == 125u )
		goto tr42;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr43;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr43;
	} else
		goto tr43;
	goto st0;
tr43:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st36;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:

	if ( (*p) == 125u )
		goto tr42;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr44;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr44;
	} else
		goto tr44;
	goto st0;
tr44:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st37;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:

	if ( (*p) == 125u )
		goto tr42;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr45;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr45;
	} else
		goto tr45;
	goto st0;
tr45:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st38;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:

	if ( (*p) == 125u )
		goto tr42;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr46;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr46;
	} else
		goto tr46;
	goto st0;
tr46:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st39;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:

	if ( (*p) == 125u )
		goto tr42;
	goto st0;
tr9:

	{ number = 0; }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:

	switch( (*p) ) {
		case 67u: goto tr47;
		case 68u: goto tr48;
		case 69u: goto tr49;
		case 70u: goto tr50;
		case 99u: goto tr47;
		case 100u: goto tr48;
		case 101u: goto tr49;
		case 102u: goto tr50;
	}
	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr16;
	goto st0;
tr47:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:

	if ( (*p) < 65u ) {
		if ( 50u <= (*p) && (*p) <= 57u )
			goto tr51;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr51;
	} else
		goto tr51;
	goto st0;
tr51:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = number & 0x1F; }
	goto st42;
tr72:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = bits << 6 | ( number & 0x3F ); }
	goto st42;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:

	if ( (*p) == 92u )
		goto st43;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	switch( (*p) ) {
		case 92u: goto st44;
		case 120u: goto tr54;
	}
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	switch( (*p) ) {
		case 92u: goto st45;
		case 120u: goto tr54;
	}
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	switch( (*p) ) {
		case 92u: goto st46;
		case 120u: goto tr54;
	}
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	switch( (*p) ) {
		case 92u: goto st47;
		case 120u: goto tr54;
	}
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	switch( (*p) ) {
		case 92u: goto st48;
		case 120u: goto tr54;
	}
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	switch( (*p) ) {
		case 92u: goto st49;
		case 120u: goto tr54;
	}
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	if ( (*p) == 120u )
		goto tr54;
	goto st0;
tr54:

	{ number = 0; }
	goto st50;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:

	if ( (*p) < 65u ) {
		if ( 56u <= (*p) && (*p) <= 57u )
			goto tr60;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto tr60;
	} else
		goto tr60;
	goto st0;
tr60:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st51;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr61;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr61;
	} else
		goto tr61;
	goto st0;
tr48:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st52;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr51;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr51;
	} else
		goto tr51;
	goto st0;
tr49:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st53;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr62;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr62;
	} else
		goto tr62;
	goto st0;
tr62:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = number & 0x0F; }
	goto st54;
tr83:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = bits << 6 | ( number & 0x3F ); }
	goto st54;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:

	if ( (*p) == 92u )
		goto st55;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	switch( (*p) ) {
		case 92u: goto st56;
		case 120u: goto tr65;
	}
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	switch( (*p) ) {
		case 92u: goto st57;
		case 120u: goto tr65;
	}
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	switch( (*p) ) {
		case 92u: goto st58;
		case 120u: goto tr65;
	}
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	switch( (*p) ) {
		case 92u: goto st59;
		case 120u: goto tr65;
	}
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	switch( (*p) ) {
		case 92u: goto st60;
		case 120u: goto tr65;
	}
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	switch( (*p) ) {
		case 92u: goto st61;
		case 120u: goto tr65;
	}
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	if ( (*p) == 120u )
		goto tr65;
	goto st0;
tr65:

	{ number = 0; }
	goto st62;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:

	if ( (*p) < 65u ) {
		if ( 56u <= (*p) && (*p) <= 57u )
			goto tr71;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto tr71;
	} else
		goto tr71;
	goto st0;
tr71:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st63;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr72;
	} else
		goto tr72;
	goto st0;
tr50:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st64;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:

	if ( 48u <= (*p) && (*p) <= 52u )
		goto tr73;
	goto st0;
tr73:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = number & 0x07; }
	goto st65;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:

	if ( (*p) == 92u )
		goto st66;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	switch( (*p) ) {
		case 92u: goto st67;
		case 120u: goto tr76;
	}
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	switch( (*p) ) {
		case 92u: goto st68;
		case 120u: goto tr76;
	}
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	switch( (*p) ) {
		case 92u: goto st69;
		case 120u: goto tr76;
	}
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	switch( (*p) ) {
		case 92u: goto st70;
		case 120u: goto tr76;
	}
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	switch( (*p) ) {
		case 92u: goto st71;
		case 120u: goto tr76;
	}
	goto st0;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:
	switch( (*p) ) {
		case 92u: goto st72;
		case 120u: goto tr76;
	}
	goto st0;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:
	if ( (*p) == 120u )
		goto tr76;
	goto st0;
tr76:

	{ number = 0; }
	goto st73;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:

	if ( (*p) < 65u ) {
		if ( 56u <= (*p) && (*p) <= 57u )
			goto tr82;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto tr82;
	} else
		goto tr82;
	goto st0;
tr82:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st74;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr83;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr83;
	} else
		goto tr83;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;
	_test_eof76: cs = 76; goto _test_eof;
	_test_eof77: cs = 77; goto _test_eof;
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
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof78: cs = 78; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end = nullptr;
    char32_t character = 0;
};

}  // namespace uriscan
