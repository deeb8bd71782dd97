// Generated from text_character.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   b2a16321084c577bf019c89ce21ed6950baa6dee0317776001630c760603f37d  ragel/text_character.rl
#pragma once

// Says what a character that follows a URI in a text means for the end of the URI.  Also reads the
// character references of HTML, and the escapes that stand for one character.  If rsyslog has
// written "#" and digits for a control, this counts as a reference, too. src/text/sentence.cpp uses
// these machines.
//
// The characters here are not ASCII.  (tolerant_sets.rl has the octets of ASCII.) There are four
// kinds.  An `end` is a space, a quotation mark, a bracket, a dash, punctuation of a script, or a
// line of a table.  No program takes it as a part of a host.  A `stop` is a full stop, such as the
// Chinese one, that browsers read as the "." of a host (UTS 46).  A `mark` is a symbol, or a
// character that browsers leave out of a host, such as a zero width space.  All other characters,
// such as letters, can be part of a host.

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
		case 894u: goto tr0;
		case 1470u: goto tr0;
		case 1472u: goto tr0;
		case 1475u: goto tr0;
		case 1478u: goto tr0;
		case 1748u: goto tr0;
		case 2142u: goto tr0;
		case 2416u: goto tr0;
		case 2557u: goto tr0;
		case 2678u: goto tr0;
		case 2800u: goto tr0;
		case 3191u: goto tr0;
		case 3204u: goto tr0;
		case 3572u: goto tr0;
		case 3663u: goto tr0;
		case 3860u: goto tr0;
		case 3973u: goto tr0;
		case 4347u: goto tr0;
		case 5120u: goto tr0;
		case 5742u: goto tr0;
		case 5760u: goto tr0;
		case 6158u: goto tr2;
		case 7379u: goto tr0;
		case 8230u: goto tr2;
		case 8288u: goto tr2;
		case 8480u: goto tr2;
		case 8482u: goto tr2;
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
	if ( (*p) < 7037u ) {
		if ( (*p) < 3852u ) {
			if ( (*p) < 1563u ) {
				if ( (*p) < 1370u ) {
					if ( (*p) < 171u ) {
						if ( 128u <= (*p) && (*p) <= 169u )
							goto tr0;
					} else if ( (*p) > 177u ) {
						if ( 182u <= (*p) && (*p) <= 184u )
							goto tr0;
					} else
						goto tr0;
				} else if ( (*p) > 1375u ) {
					if ( (*p) < 1545u ) {
						if ( 1417u <= (*p) && (*p) <= 1418u )
							goto tr0;
					} else if ( (*p) > 1546u ) {
						if ( 1548u <= (*p) && (*p) <= 1549u )
							goto tr0;
					} else
						goto tr0;
				} else
					goto tr0;
			} else if ( (*p) > 1567u ) {
				if ( (*p) < 2096u ) {
					if ( (*p) < 1792u ) {
						if ( 1642u <= (*p) && (*p) <= 1645u )
							goto tr0;
					} else if ( (*p) > 1805u ) {
						if ( 2039u <= (*p) && (*p) <= 2041u )
							goto tr0;
					} else
						goto tr0;
				} else if ( (*p) > 2110u ) {
					if ( (*p) < 3674u ) {
						if ( 2404u <= (*p) && (*p) <= 2405u )
							goto tr0;
					} else if ( (*p) > 3675u ) {
						if ( 3844u <= (*p) && (*p) <= 3850u )
							goto tr0;
					} else
						goto tr0;
				} else
					goto tr0;
			} else
				goto tr0;
		} else if ( (*p) > 3858u ) {
			if ( (*p) < 5941u ) {
				if ( (*p) < 4170u ) {
					if ( (*p) < 4048u ) {
						if ( 3898u <= (*p) && (*p) <= 3901u )
							goto tr0;
					} else if ( (*p) > 4052u ) {
						if ( 4057u <= (*p) && (*p) <= 4058u )
							goto tr0;
					} else
						goto tr0;
				} else if ( (*p) > 4175u ) {
					if ( (*p) < 5787u ) {
						if ( 4960u <= (*p) && (*p) <= 4968u )
							goto tr0;
					} else if ( (*p) > 5788u ) {
						if ( 5867u <= (*p) && (*p) <= 5869u )
							goto tr0;
					} else
						goto tr0;
				} else
					goto tr0;
			} else if ( (*p) > 5942u ) {
				if ( (*p) < 6468u ) {
					if ( (*p) < 6104u ) {
						if ( 6100u <= (*p) && (*p) <= 6102u )
							goto tr0;
					} else if ( (*p) > 6106u ) {
						if ( 6144u <= (*p) && (*p) <= 6154u )
							goto tr0;
					} else
						goto tr0;
				} else if ( (*p) > 6469u ) {
					if ( (*p) < 6816u ) {
						if ( 6686u <= (*p) && (*p) <= 6687u )
							goto tr0;
					} else if ( (*p) > 6822u ) {
						if ( (*p) > 6829u ) {
							if ( 7002u <= (*p) && (*p) <= 7008u )
								goto tr0;
						} else if ( (*p) >= 6824u )
							goto tr0;
					} else
						goto tr0;
				} else
					goto tr0;
			} else
				goto tr0;
		} else
			goto tr0;
	} else if ( (*p) > 7038u ) {
		if ( (*p) < 10712u ) {
			if ( (*p) < 8352u ) {
				if ( (*p) < 7360u ) {
					if ( (*p) < 7227u ) {
						if ( 7164u <= (*p) && (*p) <= 7167u )
							goto tr0;
					} else if ( (*p) > 7231u ) {
						if ( 7294u <= (*p) && (*p) <= 7295u )
							goto tr0;
					} else
						goto tr0;
				} else if ( (*p) > 7367u ) {
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
			} else if ( (*p) > 8399u ) {
				if ( (*p) < 9728u ) {
					if ( (*p) < 8960u ) {
						if ( 8592u <= (*p) && (*p) <= 8959u )
							goto tr0;
					} else if ( (*p) > 9215u ) {
						if ( 9472u <= (*p) && (*p) <= 9727u )
							goto tr0;
					} else
						goto tr2;
				} else if ( (*p) > 10213u ) {
					if ( (*p) < 10224u ) {
						if ( 10214u <= (*p) && (*p) <= 10223u )
							goto tr0;
					} else if ( (*p) > 10626u ) {
						if ( (*p) > 10648u ) {
							if ( 10649u <= (*p) && (*p) <= 10711u )
								goto tr2;
						} else if ( (*p) >= 10627u )
							goto tr0;
					} else
						goto tr2;
				} else
					goto tr2;
			} else
				goto tr0;
		} else if ( (*p) > 10715u ) {
			if ( (*p) < 65072u ) {
				if ( (*p) < 11776u ) {
					if ( (*p) < 10748u ) {
						if ( 10716u <= (*p) && (*p) <= 10747u )
							goto tr2;
					} else if ( (*p) > 10749u ) {
						if ( 10750u <= (*p) && (*p) <= 11263u )
							goto tr2;
					} else
						goto tr0;
				} else if ( (*p) > 11903u ) {
					if ( (*p) < 12296u ) {
						if ( 12288u <= (*p) && (*p) <= 12291u )
							goto tr0;
					} else if ( (*p) > 12320u ) {
						if ( 65040u <= (*p) && (*p) <= 65049u )
							goto tr0;
					} else
						goto tr0;
				} else
					goto tr0;
			} else if ( (*p) > 65105u ) {
				if ( (*p) < 65339u ) {
					if ( (*p) < 65281u ) {
						if ( 65108u <= (*p) && (*p) <= 65135u )
							goto tr0;
					} else if ( (*p) > 65292u ) {
						if ( 65306u <= (*p) && (*p) <= 65312u )
							goto tr0;
					} else
						goto tr0;
				} else if ( (*p) > 65342u ) {
					if ( (*p) < 65504u ) {
						if ( 65371u <= (*p) && (*p) <= 65380u )
							goto tr0;
					} else if ( (*p) > 65510u ) {
						if ( (*p) > 65518u ) {
							if ( 126976u <= (*p) && (*p) <= 129791u )
								goto tr2;
						} else if ( (*p) >= 65512u )
							goto tr0;
					} else
						goto tr0;
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
	goto st316;
tr7:

	{ character = '\n'; }

	{ end = p + 1; }
	goto st316;
tr8:

	{ character = '\r'; }

	{ end = p + 1; }
	goto st316;
tr9:

	{ character = 0x1B; }

	{ end = p + 1; }
	goto st316;
tr48:

	{ end = p + 1; }
	goto st316;
tr71:

	{ character = 0xE9; }

	{ end = p + 1; }
	goto st316;
tr90:

	{ character = 0xA9; }

	{ end = p + 1; }
	goto st316;
tr100:

	{ character = 0xB7; }

	{ end = p + 1; }
	goto st316;
tr120:

	{ character = 0x2018; }

	{ end = p + 1; }
	goto st316;
tr122:

	{ character = '>'; }

	{ end = p + 1; }
	goto st316;
tr124:

	{ character = '<'; }

	{ end = p + 1; }
	goto st316;
tr135:

	{ character = 0x2002; }

	{ end = p + 1; }
	goto st316;
tr158:

	{ character = 0x200B; }

	{ end = p + 1; }
	goto st316;
tr172:

	{ character = '\n'; }

	{ end = p + 1; }
	goto st316;
tr191:

	{ character = 0xA0; }

	{ end = p + 1; }
	goto st316;
tr201:

	{ character = '"'; }

	{ end = p + 1; }
	goto st316;
tr209:

	{ character = 0x2122; }

	{ end = p + 1; }
	goto st316;
tr211:

	{ character = '\t'; }

	{ end = p + 1; }
	goto st316;
tr231:

	{ character = 0x27; }

	{ end = p + 1; }
	goto st316;
tr238:

	{ character = 0x2022; }

	{ end = p + 1; }
	goto st316;
tr252:

	{ character = 0x2190; }

	{ end = p + 1; }
	goto st316;
tr254:

	{ character = 0x2013; }

	{ end = p + 1; }
	goto st316;
tr259:

	{ character = 0xD7; }

	{ end = p + 1; }
	goto st316;
tr269:

	{ character = 0x20AC; }

	{ end = p + 1; }
	goto st316;
tr279:

	{ character = 0x2026; }

	{ end = p + 1; }
	goto st316;
tr300:

	{ character = 0xAB; }

	{ end = p + 1; }
	goto st316;
tr305:

	{ character = 0x200E; }

	{ end = p + 1; }
	goto st316;
tr331:

	{ character = 0xAD; }

	{ end = p + 1; }
	goto st316;
tr344:

	{ character = 0x200D; }

	{ end = p + 1; }
	goto st316;
st316:
	if ( ++p == pe )
		goto _test_eof316;
case 316:

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
		case 67u: goto st46;
		case 69u: goto st81;
		case 71u: goto st82;
		case 73u: goto st81;
		case 76u: goto st84;
		case 77u: goto st86;
		case 78u: goto st97;
		case 79u: goto st151;
		case 81u: goto st158;
		case 82u: goto st162;
		case 84u: goto st164;
		case 85u: goto st81;
		case 86u: goto st174;
		case 90u: goto st181;
		case 97u: goto st189;
		case 98u: goto st194;
		case 99u: goto st203;
		case 100u: goto st209;
		case 101u: goto st221;
		case 103u: goto st231;
		case 104u: goto st232;
		case 105u: goto st248;
		case 108u: goto st256;
		case 109u: goto st268;
		case 110u: goto st275;
		case 111u: goto st279;
		case 112u: goto st280;
		case 113u: goto st292;
		case 114u: goto st295;
		case 115u: goto st296;
		case 116u: goto st300;
		case 117u: goto st309;
		case 121u: goto st311;
		case 122u: goto st312;
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
		goto tr45;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( (*p) == 48u )
		goto st8;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto tr45;
	goto st0;
tr45:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( (*p) == 59u )
		goto tr48;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr47;
	goto st0;
tr47:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( (*p) == 59u )
		goto tr48;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr49;
	goto st0;
tr49:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	if ( (*p) == 59u )
		goto tr48;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr50;
	goto st0;
tr50:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:

	if ( (*p) == 59u )
		goto tr48;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr51;
	goto st0;
tr51:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:

	if ( (*p) == 59u )
		goto tr48;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr52;
	goto st0;
tr52:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	if ( (*p) == 59u )
		goto tr48;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto tr53;
	goto st0;
tr53:

	{ character = character * 10 + static_cast<char32_t>(*p - '0'); }
	goto st15;
tr59:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:

	if ( (*p) == 59u )
		goto tr48;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( (*p) == 48u )
		goto st16;
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr54;
	} else
		goto tr54;
	goto st0;
tr54:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:

	if ( (*p) == 59u )
		goto tr48;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr55;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr55;
	} else
		goto tr55;
	goto st0;
tr55:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	if ( (*p) == 59u )
		goto tr48;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr56;
	} else
		goto tr56;
	goto st0;
tr56:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( (*p) == 59u )
		goto tr48;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr57;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr57;
	} else
		goto tr57;
	goto st0;
tr57:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:

	if ( (*p) == 59u )
		goto tr48;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr58;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr58;
	} else
		goto tr58;
	goto st0;
tr58:

	{ character = character * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:

	if ( (*p) == 59u )
		goto tr48;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr59;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr59;
	} else
		goto tr59;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	switch( (*p) ) {
		case 69u: goto st23;
		case 77u: goto st27;
		case 97u: goto st29;
		case 99u: goto st33;
		case 103u: goto st36;
		case 114u: goto st39;
		case 116u: goto st41;
		case 117u: goto st44;
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
		goto tr71;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) == 80u )
		goto st28;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( (*p) == 59u )
		goto st6;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	if ( (*p) == 99u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( (*p) == 117u )
		goto st31;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	if ( (*p) == 116u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	if ( (*p) == 101u )
		goto st26;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	if ( (*p) == 105u )
		goto st34;
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
	if ( (*p) == 99u )
		goto st26;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	if ( (*p) == 114u )
		goto st37;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	if ( (*p) == 97u )
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	if ( (*p) == 118u )
		goto st32;
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
	if ( (*p) == 110u )
		goto st25;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	if ( (*p) == 105u )
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
	if ( (*p) == 100u )
		goto st32;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	if ( (*p) == 109u )
		goto st45;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	if ( (*p) == 108u )
		goto st26;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	switch( (*p) ) {
		case 79u: goto st47;
		case 99u: goto st50;
		case 101u: goto st53;
		case 108u: goto st61;
	}
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( (*p) == 80u )
		goto st48;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	if ( (*p) == 89u )
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	if ( (*p) == 59u )
		goto tr90;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	if ( (*p) == 101u )
		goto st51;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	if ( (*p) == 100u )
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) == 105u )
		goto st45;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	if ( (*p) == 110u )
		goto st54;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	if ( (*p) == 116u )
		goto st55;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	if ( (*p) == 101u )
		goto st56;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	if ( (*p) == 114u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	switch( (*p) ) {
		case 68u: goto st58;
		case 100u: goto st58;
	}
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	if ( (*p) == 111u )
		goto st59;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	if ( (*p) == 116u )
		goto st60;
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	if ( (*p) == 59u )
		goto tr100;
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	if ( (*p) == 111u )
		goto st62;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	if ( (*p) == 115u )
		goto st63;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 101u )
		goto st64;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	if ( (*p) == 67u )
		goto st65;
	goto st0;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	if ( (*p) == 117u )
		goto st66;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	if ( (*p) == 114u )
		goto st67;
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	if ( (*p) == 108u )
		goto st68;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	if ( (*p) == 121u )
		goto st69;
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	switch( (*p) ) {
		case 68u: goto st70;
		case 81u: goto st76;
	}
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	if ( (*p) == 111u )
		goto st71;
	goto st0;
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
	if ( (*p) == 98u )
		goto st73;
	goto st0;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	if ( (*p) == 108u )
		goto st74;
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:
	if ( (*p) == 101u )
		goto st75;
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	if ( (*p) == 81u )
		goto st76;
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	if ( (*p) == 117u )
		goto st77;
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	if ( (*p) == 111u )
		goto st78;
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	if ( (*p) == 116u )
		goto st79;
	goto st0;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	if ( (*p) == 101u )
		goto st80;
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:
	if ( (*p) == 59u )
		goto tr120;
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:
	switch( (*p) ) {
		case 97u: goto st29;
		case 99u: goto st33;
		case 103u: goto st36;
		case 117u: goto st44;
	}
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	if ( (*p) == 84u )
		goto st83;
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	if ( (*p) == 59u )
		goto tr122;
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	if ( (*p) == 84u )
		goto st85;
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:
	if ( (*p) == 59u )
		goto tr124;
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:
	if ( (*p) == 101u )
		goto st87;
	goto st0;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:
	if ( (*p) == 100u )
		goto st88;
	goto st0;
st88:
	if ( ++p == pe )
		goto _test_eof88;
case 88:
	if ( (*p) == 105u )
		goto st89;
	goto st0;
st89:
	if ( ++p == pe )
		goto _test_eof89;
case 89:
	if ( (*p) == 117u )
		goto st90;
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
case 90:
	if ( (*p) == 109u )
		goto st91;
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
case 91:
	if ( (*p) == 83u )
		goto st92;
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
case 92:
	if ( (*p) == 112u )
		goto st93;
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	if ( (*p) == 97u )
		goto st94;
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	if ( (*p) == 99u )
		goto st95;
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
case 95:
	if ( (*p) == 101u )
		goto st96;
	goto st0;
st96:
	if ( ++p == pe )
		goto _test_eof96;
case 96:
	if ( (*p) == 59u )
		goto tr135;
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
case 97:
	switch( (*p) ) {
		case 101u: goto st98;
		case 111u: goto st132;
		case 116u: goto st41;
	}
	goto st0;
st98:
	if ( ++p == pe )
		goto _test_eof98;
case 98:
	switch( (*p) ) {
		case 103u: goto st99;
		case 119u: goto st127;
	}
	goto st0;
st99:
	if ( ++p == pe )
		goto _test_eof99;
case 99:
	if ( (*p) == 97u )
		goto st100;
	goto st0;
st100:
	if ( ++p == pe )
		goto _test_eof100;
case 100:
	if ( (*p) == 116u )
		goto st101;
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
case 101:
	if ( (*p) == 105u )
		goto st102;
	goto st0;
st102:
	if ( ++p == pe )
		goto _test_eof102;
case 102:
	if ( (*p) == 118u )
		goto st103;
	goto st0;
st103:
	if ( ++p == pe )
		goto _test_eof103;
case 103:
	if ( (*p) == 101u )
		goto st104;
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
case 104:
	switch( (*p) ) {
		case 77u: goto st105;
		case 84u: goto st116;
		case 86u: goto st120;
	}
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
case 105:
	if ( (*p) == 101u )
		goto st106;
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
case 106:
	if ( (*p) == 100u )
		goto st107;
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
case 107:
	if ( (*p) == 105u )
		goto st108;
	goto st0;
st108:
	if ( ++p == pe )
		goto _test_eof108;
case 108:
	if ( (*p) == 117u )
		goto st109;
	goto st0;
st109:
	if ( ++p == pe )
		goto _test_eof109;
case 109:
	if ( (*p) == 109u )
		goto st110;
	goto st0;
st110:
	if ( ++p == pe )
		goto _test_eof110;
case 110:
	if ( (*p) == 83u )
		goto st111;
	goto st0;
st111:
	if ( ++p == pe )
		goto _test_eof111;
case 111:
	if ( (*p) == 112u )
		goto st112;
	goto st0;
st112:
	if ( ++p == pe )
		goto _test_eof112;
case 112:
	if ( (*p) == 97u )
		goto st113;
	goto st0;
st113:
	if ( ++p == pe )
		goto _test_eof113;
case 113:
	if ( (*p) == 99u )
		goto st114;
	goto st0;
st114:
	if ( ++p == pe )
		goto _test_eof114;
case 114:
	if ( (*p) == 101u )
		goto st115;
	goto st0;
st115:
	if ( ++p == pe )
		goto _test_eof115;
case 115:
	if ( (*p) == 59u )
		goto tr158;
	goto st0;
st116:
	if ( ++p == pe )
		goto _test_eof116;
case 116:
	if ( (*p) == 104u )
		goto st117;
	goto st0;
st117:
	if ( ++p == pe )
		goto _test_eof117;
case 117:
	if ( (*p) == 105u )
		goto st118;
	goto st0;
st118:
	if ( ++p == pe )
		goto _test_eof118;
case 118:
	switch( (*p) ) {
		case 99u: goto st119;
		case 110u: goto st110;
	}
	goto st0;
st119:
	if ( ++p == pe )
		goto _test_eof119;
case 119:
	if ( (*p) == 107u )
		goto st110;
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
	if ( (*p) == 114u )
		goto st122;
	goto st0;
st122:
	if ( ++p == pe )
		goto _test_eof122;
case 122:
	if ( (*p) == 121u )
		goto st123;
	goto st0;
st123:
	if ( ++p == pe )
		goto _test_eof123;
case 123:
	if ( (*p) == 84u )
		goto st124;
	goto st0;
st124:
	if ( ++p == pe )
		goto _test_eof124;
case 124:
	if ( (*p) == 104u )
		goto st125;
	goto st0;
st125:
	if ( ++p == pe )
		goto _test_eof125;
case 125:
	if ( (*p) == 105u )
		goto st126;
	goto st0;
st126:
	if ( ++p == pe )
		goto _test_eof126;
case 126:
	if ( (*p) == 110u )
		goto st110;
	goto st0;
st127:
	if ( ++p == pe )
		goto _test_eof127;
case 127:
	if ( (*p) == 76u )
		goto st128;
	goto st0;
st128:
	if ( ++p == pe )
		goto _test_eof128;
case 128:
	if ( (*p) == 105u )
		goto st129;
	goto st0;
st129:
	if ( ++p == pe )
		goto _test_eof129;
case 129:
	if ( (*p) == 110u )
		goto st130;
	goto st0;
st130:
	if ( ++p == pe )
		goto _test_eof130;
case 130:
	if ( (*p) == 101u )
		goto st131;
	goto st0;
st131:
	if ( ++p == pe )
		goto _test_eof131;
case 131:
	if ( (*p) == 59u )
		goto tr172;
	goto st0;
st132:
	if ( ++p == pe )
		goto _test_eof132;
case 132:
	switch( (*p) ) {
		case 66u: goto st133;
		case 110u: goto st137;
	}
	goto st0;
st133:
	if ( ++p == pe )
		goto _test_eof133;
case 133:
	if ( (*p) == 114u )
		goto st134;
	goto st0;
st134:
	if ( ++p == pe )
		goto _test_eof134;
case 134:
	if ( (*p) == 101u )
		goto st135;
	goto st0;
st135:
	if ( ++p == pe )
		goto _test_eof135;
case 135:
	if ( (*p) == 97u )
		goto st136;
	goto st0;
st136:
	if ( ++p == pe )
		goto _test_eof136;
case 136:
	if ( (*p) == 107u )
		goto st115;
	goto st0;
st137:
	if ( ++p == pe )
		goto _test_eof137;
case 137:
	if ( (*p) == 66u )
		goto st138;
	goto st0;
st138:
	if ( ++p == pe )
		goto _test_eof138;
case 138:
	if ( (*p) == 114u )
		goto st139;
	goto st0;
st139:
	if ( ++p == pe )
		goto _test_eof139;
case 139:
	if ( (*p) == 101u )
		goto st140;
	goto st0;
st140:
	if ( ++p == pe )
		goto _test_eof140;
case 140:
	if ( (*p) == 97u )
		goto st141;
	goto st0;
st141:
	if ( ++p == pe )
		goto _test_eof141;
case 141:
	if ( (*p) == 107u )
		goto st142;
	goto st0;
st142:
	if ( ++p == pe )
		goto _test_eof142;
case 142:
	if ( (*p) == 105u )
		goto st143;
	goto st0;
st143:
	if ( ++p == pe )
		goto _test_eof143;
case 143:
	if ( (*p) == 110u )
		goto st144;
	goto st0;
st144:
	if ( ++p == pe )
		goto _test_eof144;
case 144:
	if ( (*p) == 103u )
		goto st145;
	goto st0;
st145:
	if ( ++p == pe )
		goto _test_eof145;
case 145:
	if ( (*p) == 83u )
		goto st146;
	goto st0;
st146:
	if ( ++p == pe )
		goto _test_eof146;
case 146:
	if ( (*p) == 112u )
		goto st147;
	goto st0;
st147:
	if ( ++p == pe )
		goto _test_eof147;
case 147:
	if ( (*p) == 97u )
		goto st148;
	goto st0;
st148:
	if ( ++p == pe )
		goto _test_eof148;
case 148:
	if ( (*p) == 99u )
		goto st149;
	goto st0;
st149:
	if ( ++p == pe )
		goto _test_eof149;
case 149:
	if ( (*p) == 101u )
		goto st150;
	goto st0;
st150:
	if ( ++p == pe )
		goto _test_eof150;
case 150:
	if ( (*p) == 59u )
		goto tr191;
	goto st0;
st151:
	if ( ++p == pe )
		goto _test_eof151;
case 151:
	switch( (*p) ) {
		case 97u: goto st29;
		case 99u: goto st33;
		case 103u: goto st36;
		case 112u: goto st152;
		case 115u: goto st154;
		case 116u: goto st41;
		case 117u: goto st44;
	}
	goto st0;
st152:
	if ( ++p == pe )
		goto _test_eof152;
case 152:
	if ( (*p) == 101u )
		goto st153;
	goto st0;
st153:
	if ( ++p == pe )
		goto _test_eof153;
case 153:
	if ( (*p) == 110u )
		goto st64;
	goto st0;
st154:
	if ( ++p == pe )
		goto _test_eof154;
case 154:
	if ( (*p) == 108u )
		goto st155;
	goto st0;
st155:
	if ( ++p == pe )
		goto _test_eof155;
case 155:
	if ( (*p) == 97u )
		goto st156;
	goto st0;
st156:
	if ( ++p == pe )
		goto _test_eof156;
case 156:
	if ( (*p) == 115u )
		goto st157;
	goto st0;
st157:
	if ( ++p == pe )
		goto _test_eof157;
case 157:
	if ( (*p) == 104u )
		goto st26;
	goto st0;
st158:
	if ( ++p == pe )
		goto _test_eof158;
case 158:
	if ( (*p) == 85u )
		goto st159;
	goto st0;
st159:
	if ( ++p == pe )
		goto _test_eof159;
case 159:
	if ( (*p) == 79u )
		goto st160;
	goto st0;
st160:
	if ( ++p == pe )
		goto _test_eof160;
case 160:
	if ( (*p) == 84u )
		goto st161;
	goto st0;
st161:
	if ( ++p == pe )
		goto _test_eof161;
case 161:
	if ( (*p) == 59u )
		goto tr201;
	goto st0;
st162:
	if ( ++p == pe )
		goto _test_eof162;
case 162:
	if ( (*p) == 69u )
		goto st163;
	goto st0;
st163:
	if ( ++p == pe )
		goto _test_eof163;
case 163:
	if ( (*p) == 71u )
		goto st49;
	goto st0;
st164:
	if ( ++p == pe )
		goto _test_eof164;
case 164:
	switch( (*p) ) {
		case 82u: goto st165;
		case 97u: goto st169;
		case 104u: goto st171;
	}
	goto st0;
st165:
	if ( ++p == pe )
		goto _test_eof165;
case 165:
	if ( (*p) == 65u )
		goto st166;
	goto st0;
st166:
	if ( ++p == pe )
		goto _test_eof166;
case 166:
	if ( (*p) == 68u )
		goto st167;
	goto st0;
st167:
	if ( ++p == pe )
		goto _test_eof167;
case 167:
	if ( (*p) == 69u )
		goto st168;
	goto st0;
st168:
	if ( ++p == pe )
		goto _test_eof168;
case 168:
	if ( (*p) == 59u )
		goto tr209;
	goto st0;
st169:
	if ( ++p == pe )
		goto _test_eof169;
case 169:
	if ( (*p) == 98u )
		goto st170;
	goto st0;
st170:
	if ( ++p == pe )
		goto _test_eof170;
case 170:
	if ( (*p) == 59u )
		goto tr211;
	goto st0;
st171:
	if ( ++p == pe )
		goto _test_eof171;
case 171:
	if ( (*p) == 105u )
		goto st172;
	goto st0;
st172:
	if ( ++p == pe )
		goto _test_eof172;
case 172:
	switch( (*p) ) {
		case 99u: goto st173;
		case 110u: goto st91;
	}
	goto st0;
st173:
	if ( ++p == pe )
		goto _test_eof173;
case 173:
	if ( (*p) == 107u )
		goto st91;
	goto st0;
st174:
	if ( ++p == pe )
		goto _test_eof174;
case 174:
	if ( (*p) == 101u )
		goto st175;
	goto st0;
st175:
	if ( ++p == pe )
		goto _test_eof175;
case 175:
	if ( (*p) == 114u )
		goto st176;
	goto st0;
st176:
	if ( ++p == pe )
		goto _test_eof176;
case 176:
	if ( (*p) == 121u )
		goto st177;
	goto st0;
st177:
	if ( ++p == pe )
		goto _test_eof177;
case 177:
	if ( (*p) == 84u )
		goto st178;
	goto st0;
st178:
	if ( ++p == pe )
		goto _test_eof178;
case 178:
	if ( (*p) == 104u )
		goto st179;
	goto st0;
st179:
	if ( ++p == pe )
		goto _test_eof179;
case 179:
	if ( (*p) == 105u )
		goto st180;
	goto st0;
st180:
	if ( ++p == pe )
		goto _test_eof180;
case 180:
	if ( (*p) == 110u )
		goto st91;
	goto st0;
st181:
	if ( ++p == pe )
		goto _test_eof181;
case 181:
	if ( (*p) == 101u )
		goto st182;
	goto st0;
st182:
	if ( ++p == pe )
		goto _test_eof182;
case 182:
	if ( (*p) == 114u )
		goto st183;
	goto st0;
st183:
	if ( ++p == pe )
		goto _test_eof183;
case 183:
	if ( (*p) == 111u )
		goto st184;
	goto st0;
st184:
	if ( ++p == pe )
		goto _test_eof184;
case 184:
	if ( (*p) == 87u )
		goto st185;
	goto st0;
st185:
	if ( ++p == pe )
		goto _test_eof185;
case 185:
	if ( (*p) == 105u )
		goto st186;
	goto st0;
st186:
	if ( ++p == pe )
		goto _test_eof186;
case 186:
	if ( (*p) == 100u )
		goto st187;
	goto st0;
st187:
	if ( ++p == pe )
		goto _test_eof187;
case 187:
	if ( (*p) == 116u )
		goto st188;
	goto st0;
st188:
	if ( ++p == pe )
		goto _test_eof188;
case 188:
	if ( (*p) == 104u )
		goto st110;
	goto st0;
st189:
	if ( ++p == pe )
		goto _test_eof189;
case 189:
	switch( (*p) ) {
		case 97u: goto st29;
		case 99u: goto st33;
		case 101u: goto st23;
		case 103u: goto st36;
		case 109u: goto st190;
		case 112u: goto st191;
		case 114u: goto st39;
		case 116u: goto st41;
		case 117u: goto st44;
	}
	goto st0;
st190:
	if ( ++p == pe )
		goto _test_eof190;
case 190:
	if ( (*p) == 112u )
		goto st28;
	goto st0;
st191:
	if ( ++p == pe )
		goto _test_eof191;
case 191:
	if ( (*p) == 111u )
		goto st192;
	goto st0;
st192:
	if ( ++p == pe )
		goto _test_eof192;
case 192:
	if ( (*p) == 115u )
		goto st193;
	goto st0;
st193:
	if ( ++p == pe )
		goto _test_eof193;
case 193:
	if ( (*p) == 59u )
		goto tr231;
	goto st0;
st194:
	if ( ++p == pe )
		goto _test_eof194;
case 194:
	switch( (*p) ) {
		case 100u: goto st195;
		case 117u: goto st198;
	}
	goto st0;
st195:
	if ( ++p == pe )
		goto _test_eof195;
case 195:
	if ( (*p) == 113u )
		goto st196;
	goto st0;
st196:
	if ( ++p == pe )
		goto _test_eof196;
case 196:
	if ( (*p) == 117u )
		goto st197;
	goto st0;
st197:
	if ( ++p == pe )
		goto _test_eof197;
case 197:
	if ( (*p) == 111u )
		goto st80;
	goto st0;
st198:
	if ( ++p == pe )
		goto _test_eof198;
case 198:
	if ( (*p) == 108u )
		goto st199;
	goto st0;
st199:
	if ( ++p == pe )
		goto _test_eof199;
case 199:
	if ( (*p) == 108u )
		goto st200;
	goto st0;
st200:
	if ( ++p == pe )
		goto _test_eof200;
case 200:
	switch( (*p) ) {
		case 59u: goto tr238;
		case 101u: goto st201;
	}
	goto st0;
st201:
	if ( ++p == pe )
		goto _test_eof201;
case 201:
	if ( (*p) == 116u )
		goto st202;
	goto st0;
st202:
	if ( ++p == pe )
		goto _test_eof202;
case 202:
	if ( (*p) == 59u )
		goto tr238;
	goto st0;
st203:
	if ( ++p == pe )
		goto _test_eof203;
case 203:
	switch( (*p) ) {
		case 99u: goto st50;
		case 101u: goto st204;
		case 111u: goto st207;
	}
	goto st0;
st204:
	if ( ++p == pe )
		goto _test_eof204;
case 204:
	if ( (*p) == 110u )
		goto st205;
	goto st0;
st205:
	if ( ++p == pe )
		goto _test_eof205;
case 205:
	if ( (*p) == 116u )
		goto st206;
	goto st0;
st206:
	if ( ++p == pe )
		goto _test_eof206;
case 206:
	switch( (*p) ) {
		case 59u: goto tr90;
		case 101u: goto st56;
	}
	goto st0;
st207:
	if ( ++p == pe )
		goto _test_eof207;
case 207:
	if ( (*p) == 112u )
		goto st208;
	goto st0;
st208:
	if ( ++p == pe )
		goto _test_eof208;
case 208:
	if ( (*p) == 121u )
		goto st49;
	goto st0;
st209:
	if ( ++p == pe )
		goto _test_eof209;
case 209:
	switch( (*p) ) {
		case 97u: goto st210;
		case 101u: goto st215;
		case 105u: goto st216;
	}
	goto st0;
st210:
	if ( ++p == pe )
		goto _test_eof210;
case 210:
	switch( (*p) ) {
		case 114u: goto st211;
		case 115u: goto st213;
	}
	goto st0;
st211:
	if ( ++p == pe )
		goto _test_eof211;
case 211:
	if ( (*p) == 114u )
		goto st212;
	goto st0;
st212:
	if ( ++p == pe )
		goto _test_eof212;
case 212:
	if ( (*p) == 59u )
		goto tr252;
	goto st0;
st213:
	if ( ++p == pe )
		goto _test_eof213;
case 213:
	if ( (*p) == 104u )
		goto st214;
	goto st0;
st214:
	if ( ++p == pe )
		goto _test_eof214;
case 214:
	if ( (*p) == 59u )
		goto tr254;
	goto st0;
st215:
	if ( ++p == pe )
		goto _test_eof215;
case 215:
	if ( (*p) == 103u )
		goto st49;
	goto st0;
st216:
	if ( ++p == pe )
		goto _test_eof216;
case 216:
	if ( (*p) == 118u )
		goto st217;
	goto st0;
st217:
	if ( ++p == pe )
		goto _test_eof217;
case 217:
	if ( (*p) == 105u )
		goto st218;
	goto st0;
st218:
	if ( ++p == pe )
		goto _test_eof218;
case 218:
	if ( (*p) == 100u )
		goto st219;
	goto st0;
st219:
	if ( ++p == pe )
		goto _test_eof219;
case 219:
	if ( (*p) == 101u )
		goto st220;
	goto st0;
st220:
	if ( ++p == pe )
		goto _test_eof220;
case 220:
	if ( (*p) == 59u )
		goto tr259;
	goto st0;
st221:
	if ( ++p == pe )
		goto _test_eof221;
case 221:
	switch( (*p) ) {
		case 97u: goto st29;
		case 99u: goto st33;
		case 103u: goto st36;
		case 109u: goto st222;
		case 110u: goto st226;
		case 117u: goto st228;
	}
	goto st0;
st222:
	if ( ++p == pe )
		goto _test_eof222;
case 222:
	if ( (*p) == 115u )
		goto st223;
	goto st0;
st223:
	if ( ++p == pe )
		goto _test_eof223;
case 223:
	if ( (*p) == 112u )
		goto st224;
	goto st0;
st224:
	if ( ++p == pe )
		goto _test_eof224;
case 224:
	switch( (*p) ) {
		case 49u: goto st225;
		case 59u: goto tr135;
	}
	goto st0;
st225:
	if ( ++p == pe )
		goto _test_eof225;
case 225:
	if ( 51u <= (*p) && (*p) <= 52u )
		goto st96;
	goto st0;
st226:
	if ( ++p == pe )
		goto _test_eof226;
case 226:
	if ( (*p) == 115u )
		goto st227;
	goto st0;
st227:
	if ( ++p == pe )
		goto _test_eof227;
case 227:
	if ( (*p) == 112u )
		goto st96;
	goto st0;
st228:
	if ( ++p == pe )
		goto _test_eof228;
case 228:
	switch( (*p) ) {
		case 109u: goto st45;
		case 114u: goto st229;
	}
	goto st0;
st229:
	if ( ++p == pe )
		goto _test_eof229;
case 229:
	if ( (*p) == 111u )
		goto st230;
	goto st0;
st230:
	if ( ++p == pe )
		goto _test_eof230;
case 230:
	if ( (*p) == 59u )
		goto tr269;
	goto st0;
st231:
	if ( ++p == pe )
		goto _test_eof231;
case 231:
	if ( (*p) == 116u )
		goto st83;
	goto st0;
st232:
	if ( ++p == pe )
		goto _test_eof232;
case 232:
	switch( (*p) ) {
		case 97u: goto st233;
		case 101u: goto st235;
		case 111u: goto st240;
		case 121u: goto st244;
	}
	goto st0;
st233:
	if ( ++p == pe )
		goto _test_eof233;
case 233:
	switch( (*p) ) {
		case 105u: goto st234;
		case 114u: goto st211;
	}
	goto st0;
st234:
	if ( ++p == pe )
		goto _test_eof234;
case 234:
	if ( (*p) == 114u )
		goto st226;
	goto st0;
st235:
	if ( ++p == pe )
		goto _test_eof235;
case 235:
	if ( (*p) == 108u )
		goto st236;
	goto st0;
st236:
	if ( ++p == pe )
		goto _test_eof236;
case 236:
	if ( (*p) == 108u )
		goto st237;
	goto st0;
st237:
	if ( ++p == pe )
		goto _test_eof237;
case 237:
	if ( (*p) == 105u )
		goto st238;
	goto st0;
st238:
	if ( ++p == pe )
		goto _test_eof238;
case 238:
	if ( (*p) == 112u )
		goto st239;
	goto st0;
st239:
	if ( ++p == pe )
		goto _test_eof239;
case 239:
	if ( (*p) == 59u )
		goto tr279;
	goto st0;
st240:
	if ( ++p == pe )
		goto _test_eof240;
case 240:
	if ( (*p) == 114u )
		goto st241;
	goto st0;
st241:
	if ( ++p == pe )
		goto _test_eof241;
case 241:
	if ( (*p) == 98u )
		goto st242;
	goto st0;
st242:
	if ( ++p == pe )
		goto _test_eof242;
case 242:
	if ( (*p) == 97u )
		goto st243;
	goto st0;
st243:
	if ( ++p == pe )
		goto _test_eof243;
case 243:
	if ( (*p) == 114u )
		goto st214;
	goto st0;
st244:
	if ( ++p == pe )
		goto _test_eof244;
case 244:
	if ( (*p) == 112u )
		goto st245;
	goto st0;
st245:
	if ( ++p == pe )
		goto _test_eof245;
case 245:
	if ( (*p) == 104u )
		goto st246;
	goto st0;
st246:
	if ( ++p == pe )
		goto _test_eof246;
case 246:
	if ( (*p) == 101u )
		goto st247;
	goto st0;
st247:
	if ( ++p == pe )
		goto _test_eof247;
case 247:
	if ( (*p) == 110u )
		goto st214;
	goto st0;
st248:
	if ( ++p == pe )
		goto _test_eof248;
case 248:
	switch( (*p) ) {
		case 97u: goto st29;
		case 99u: goto st33;
		case 101u: goto st249;
		case 103u: goto st36;
		case 113u: goto st252;
		case 117u: goto st44;
	}
	goto st0;
st249:
	if ( ++p == pe )
		goto _test_eof249;
case 249:
	if ( (*p) == 120u )
		goto st250;
	goto st0;
st250:
	if ( ++p == pe )
		goto _test_eof250;
case 250:
	if ( (*p) == 99u )
		goto st251;
	goto st0;
st251:
	if ( ++p == pe )
		goto _test_eof251;
case 251:
	if ( (*p) == 108u )
		goto st49;
	goto st0;
st252:
	if ( ++p == pe )
		goto _test_eof252;
case 252:
	if ( (*p) == 117u )
		goto st253;
	goto st0;
st253:
	if ( ++p == pe )
		goto _test_eof253;
case 253:
	if ( (*p) == 101u )
		goto st254;
	goto st0;
st254:
	if ( ++p == pe )
		goto _test_eof254;
case 254:
	if ( (*p) == 115u )
		goto st255;
	goto st0;
st255:
	if ( ++p == pe )
		goto _test_eof255;
case 255:
	if ( (*p) == 116u )
		goto st49;
	goto st0;
st256:
	if ( ++p == pe )
		goto _test_eof256;
case 256:
	switch( (*p) ) {
		case 97u: goto st257;
		case 100u: goto st261;
		case 114u: goto st265;
		case 115u: goto st267;
		case 116u: goto st85;
	}
	goto st0;
st257:
	if ( ++p == pe )
		goto _test_eof257;
case 257:
	switch( (*p) ) {
		case 113u: goto st258;
		case 114u: goto st211;
	}
	goto st0;
st258:
	if ( ++p == pe )
		goto _test_eof258;
case 258:
	if ( (*p) == 117u )
		goto st259;
	goto st0;
st259:
	if ( ++p == pe )
		goto _test_eof259;
case 259:
	if ( (*p) == 111u )
		goto st260;
	goto st0;
st260:
	if ( ++p == pe )
		goto _test_eof260;
case 260:
	if ( (*p) == 59u )
		goto tr300;
	goto st0;
st261:
	if ( ++p == pe )
		goto _test_eof261;
case 261:
	if ( (*p) == 113u )
		goto st262;
	goto st0;
st262:
	if ( ++p == pe )
		goto _test_eof262;
case 262:
	if ( (*p) == 117u )
		goto st263;
	goto st0;
st263:
	if ( ++p == pe )
		goto _test_eof263;
case 263:
	if ( (*p) == 111u )
		goto st264;
	goto st0;
st264:
	if ( ++p == pe )
		goto _test_eof264;
case 264:
	switch( (*p) ) {
		case 59u: goto tr120;
		case 114u: goto st80;
	}
	goto st0;
st265:
	if ( ++p == pe )
		goto _test_eof265;
case 265:
	if ( (*p) == 109u )
		goto st266;
	goto st0;
st266:
	if ( ++p == pe )
		goto _test_eof266;
case 266:
	if ( (*p) == 59u )
		goto tr305;
	goto st0;
st267:
	if ( ++p == pe )
		goto _test_eof267;
case 267:
	switch( (*p) ) {
		case 97u: goto st195;
		case 113u: goto st262;
	}
	goto st0;
st268:
	if ( ++p == pe )
		goto _test_eof268;
case 268:
	switch( (*p) ) {
		case 100u: goto st269;
		case 105u: goto st271;
		case 108u: goto st273;
	}
	goto st0;
st269:
	if ( ++p == pe )
		goto _test_eof269;
case 269:
	if ( (*p) == 97u )
		goto st270;
	goto st0;
st270:
	if ( ++p == pe )
		goto _test_eof270;
case 270:
	if ( (*p) == 115u )
		goto st213;
	goto st0;
st271:
	if ( ++p == pe )
		goto _test_eof271;
case 271:
	if ( (*p) == 100u )
		goto st272;
	goto st0;
st272:
	if ( ++p == pe )
		goto _test_eof272;
case 272:
	if ( (*p) == 100u )
		goto st58;
	goto st0;
st273:
	if ( ++p == pe )
		goto _test_eof273;
case 273:
	if ( (*p) == 100u )
		goto st274;
	goto st0;
st274:
	if ( ++p == pe )
		goto _test_eof274;
case 274:
	if ( (*p) == 114u )
		goto st239;
	goto st0;
st275:
	if ( ++p == pe )
		goto _test_eof275;
case 275:
	switch( (*p) ) {
		case 98u: goto st276;
		case 100u: goto st269;
		case 116u: goto st41;
		case 117u: goto st278;
	}
	goto st0;
st276:
	if ( ++p == pe )
		goto _test_eof276;
case 276:
	if ( (*p) == 115u )
		goto st277;
	goto st0;
st277:
	if ( ++p == pe )
		goto _test_eof277;
case 277:
	if ( (*p) == 112u )
		goto st150;
	goto st0;
st278:
	if ( ++p == pe )
		goto _test_eof278;
case 278:
	if ( (*p) == 109u )
		goto st226;
	goto st0;
st279:
	if ( ++p == pe )
		goto _test_eof279;
case 279:
	switch( (*p) ) {
		case 97u: goto st29;
		case 99u: goto st33;
		case 103u: goto st36;
		case 115u: goto st154;
		case 116u: goto st41;
		case 117u: goto st44;
	}
	goto st0;
st280:
	if ( ++p == pe )
		goto _test_eof280;
case 280:
	switch( (*p) ) {
		case 97u: goto st281;
		case 108u: goto st283;
		case 111u: goto st287;
		case 117u: goto st290;
	}
	goto st0;
st281:
	if ( ++p == pe )
		goto _test_eof281;
case 281:
	if ( (*p) == 114u )
		goto st282;
	goto st0;
st282:
	if ( ++p == pe )
		goto _test_eof282;
case 282:
	if ( (*p) == 97u )
		goto st49;
	goto st0;
st283:
	if ( ++p == pe )
		goto _test_eof283;
case 283:
	if ( (*p) == 117u )
		goto st284;
	goto st0;
st284:
	if ( ++p == pe )
		goto _test_eof284;
case 284:
	if ( (*p) == 115u )
		goto st285;
	goto st0;
st285:
	if ( ++p == pe )
		goto _test_eof285;
case 285:
	if ( (*p) == 109u )
		goto st286;
	goto st0;
st286:
	if ( ++p == pe )
		goto _test_eof286;
case 286:
	if ( (*p) == 110u )
		goto st49;
	goto st0;
st287:
	if ( ++p == pe )
		goto _test_eof287;
case 287:
	if ( (*p) == 117u )
		goto st288;
	goto st0;
st288:
	if ( ++p == pe )
		goto _test_eof288;
case 288:
	if ( (*p) == 110u )
		goto st289;
	goto st0;
st289:
	if ( ++p == pe )
		goto _test_eof289;
case 289:
	if ( (*p) == 100u )
		goto st49;
	goto st0;
st290:
	if ( ++p == pe )
		goto _test_eof290;
case 290:
	if ( (*p) == 110u )
		goto st291;
	goto st0;
st291:
	if ( ++p == pe )
		goto _test_eof291;
case 291:
	if ( (*p) == 99u )
		goto st226;
	goto st0;
st292:
	if ( ++p == pe )
		goto _test_eof292;
case 292:
	if ( (*p) == 117u )
		goto st293;
	goto st0;
st293:
	if ( ++p == pe )
		goto _test_eof293;
case 293:
	if ( (*p) == 111u )
		goto st294;
	goto st0;
st294:
	if ( ++p == pe )
		goto _test_eof294;
case 294:
	if ( (*p) == 116u )
		goto st161;
	goto st0;
st295:
	if ( ++p == pe )
		goto _test_eof295;
case 295:
	switch( (*p) ) {
		case 97u: goto st257;
		case 100u: goto st261;
		case 101u: goto st215;
		case 114u: goto st265;
		case 115u: goto st267;
	}
	goto st0;
st296:
	if ( ++p == pe )
		goto _test_eof296;
case 296:
	switch( (*p) ) {
		case 98u: goto st195;
		case 101u: goto st297;
		case 104u: goto st298;
		case 122u: goto st23;
	}
	goto st0;
st297:
	if ( ++p == pe )
		goto _test_eof297;
case 297:
	if ( (*p) == 99u )
		goto st255;
	goto st0;
st298:
	if ( ++p == pe )
		goto _test_eof298;
case 298:
	if ( (*p) == 121u )
		goto st299;
	goto st0;
st299:
	if ( ++p == pe )
		goto _test_eof299;
case 299:
	if ( (*p) == 59u )
		goto tr331;
	goto st0;
st300:
	if ( ++p == pe )
		goto _test_eof300;
case 300:
	switch( (*p) ) {
		case 104u: goto st301;
		case 105u: goto st303;
		case 114u: goto st306;
	}
	goto st0;
st301:
	if ( ++p == pe )
		goto _test_eof301;
case 301:
	if ( (*p) == 105u )
		goto st302;
	goto st0;
st302:
	if ( ++p == pe )
		goto _test_eof302;
case 302:
	if ( (*p) == 110u )
		goto st226;
	goto st0;
st303:
	if ( ++p == pe )
		goto _test_eof303;
case 303:
	if ( (*p) == 109u )
		goto st304;
	goto st0;
st304:
	if ( ++p == pe )
		goto _test_eof304;
case 304:
	if ( (*p) == 101u )
		goto st305;
	goto st0;
st305:
	if ( ++p == pe )
		goto _test_eof305;
case 305:
	if ( (*p) == 115u )
		goto st220;
	goto st0;
st306:
	if ( ++p == pe )
		goto _test_eof306;
case 306:
	if ( (*p) == 97u )
		goto st307;
	goto st0;
st307:
	if ( ++p == pe )
		goto _test_eof307;
case 307:
	if ( (*p) == 100u )
		goto st308;
	goto st0;
st308:
	if ( ++p == pe )
		goto _test_eof308;
case 308:
	if ( (*p) == 101u )
		goto st168;
	goto st0;
st309:
	if ( ++p == pe )
		goto _test_eof309;
case 309:
	switch( (*p) ) {
		case 97u: goto st310;
		case 99u: goto st33;
		case 103u: goto st36;
		case 117u: goto st44;
	}
	goto st0;
st310:
	if ( ++p == pe )
		goto _test_eof310;
case 310:
	switch( (*p) ) {
		case 99u: goto st30;
		case 114u: goto st211;
	}
	goto st0;
st311:
	if ( ++p == pe )
		goto _test_eof311;
case 311:
	if ( (*p) == 101u )
		goto st286;
	goto st0;
st312:
	if ( ++p == pe )
		goto _test_eof312;
case 312:
	if ( (*p) == 119u )
		goto st313;
	goto st0;
st313:
	if ( ++p == pe )
		goto _test_eof313;
case 313:
	switch( (*p) ) {
		case 106u: goto st314;
		case 110u: goto st315;
	}
	goto st0;
st314:
	if ( ++p == pe )
		goto _test_eof314;
case 314:
	if ( (*p) == 59u )
		goto tr344;
	goto st0;
st315:
	if ( ++p == pe )
		goto _test_eof315;
case 315:
	if ( (*p) == 106u )
		goto st314;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof316: cs = 316; goto _test_eof;
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
	_test_eof176: cs = 176; goto _test_eof;
	_test_eof177: cs = 177; goto _test_eof;
	_test_eof178: cs = 178; goto _test_eof;
	_test_eof179: cs = 179; goto _test_eof;
	_test_eof180: cs = 180; goto _test_eof;
	_test_eof181: cs = 181; goto _test_eof;
	_test_eof182: cs = 182; goto _test_eof;
	_test_eof183: cs = 183; goto _test_eof;
	_test_eof184: cs = 184; goto _test_eof;
	_test_eof185: cs = 185; goto _test_eof;
	_test_eof186: cs = 186; goto _test_eof;
	_test_eof187: cs = 187; goto _test_eof;
	_test_eof188: cs = 188; goto _test_eof;
	_test_eof189: cs = 189; goto _test_eof;
	_test_eof190: cs = 190; goto _test_eof;
	_test_eof191: cs = 191; goto _test_eof;
	_test_eof192: cs = 192; goto _test_eof;
	_test_eof193: cs = 193; goto _test_eof;
	_test_eof194: cs = 194; goto _test_eof;
	_test_eof195: cs = 195; goto _test_eof;
	_test_eof196: cs = 196; goto _test_eof;
	_test_eof197: cs = 197; goto _test_eof;
	_test_eof198: cs = 198; goto _test_eof;
	_test_eof199: cs = 199; goto _test_eof;
	_test_eof200: cs = 200; goto _test_eof;
	_test_eof201: cs = 201; goto _test_eof;
	_test_eof202: cs = 202; goto _test_eof;
	_test_eof203: cs = 203; goto _test_eof;
	_test_eof204: cs = 204; goto _test_eof;
	_test_eof205: cs = 205; goto _test_eof;
	_test_eof206: cs = 206; goto _test_eof;
	_test_eof207: cs = 207; goto _test_eof;
	_test_eof208: cs = 208; goto _test_eof;
	_test_eof209: cs = 209; goto _test_eof;
	_test_eof210: cs = 210; goto _test_eof;
	_test_eof211: cs = 211; goto _test_eof;
	_test_eof212: cs = 212; goto _test_eof;
	_test_eof213: cs = 213; goto _test_eof;
	_test_eof214: cs = 214; goto _test_eof;
	_test_eof215: cs = 215; goto _test_eof;
	_test_eof216: cs = 216; goto _test_eof;
	_test_eof217: cs = 217; goto _test_eof;
	_test_eof218: cs = 218; goto _test_eof;
	_test_eof219: cs = 219; goto _test_eof;
	_test_eof220: cs = 220; goto _test_eof;
	_test_eof221: cs = 221; goto _test_eof;
	_test_eof222: cs = 222; goto _test_eof;
	_test_eof223: cs = 223; goto _test_eof;
	_test_eof224: cs = 224; goto _test_eof;
	_test_eof225: cs = 225; goto _test_eof;
	_test_eof226: cs = 226; goto _test_eof;
	_test_eof227: cs = 227; goto _test_eof;
	_test_eof228: cs = 228; goto _test_eof;
	_test_eof229: cs = 229; goto _test_eof;
	_test_eof230: cs = 230; goto _test_eof;
	_test_eof231: cs = 231; goto _test_eof;
	_test_eof232: cs = 232; goto _test_eof;
	_test_eof233: cs = 233; goto _test_eof;
	_test_eof234: cs = 234; goto _test_eof;
	_test_eof235: cs = 235; goto _test_eof;
	_test_eof236: cs = 236; goto _test_eof;
	_test_eof237: cs = 237; goto _test_eof;
	_test_eof238: cs = 238; goto _test_eof;
	_test_eof239: cs = 239; goto _test_eof;
	_test_eof240: cs = 240; goto _test_eof;
	_test_eof241: cs = 241; goto _test_eof;
	_test_eof242: cs = 242; goto _test_eof;
	_test_eof243: cs = 243; goto _test_eof;
	_test_eof244: cs = 244; goto _test_eof;
	_test_eof245: cs = 245; goto _test_eof;
	_test_eof246: cs = 246; goto _test_eof;
	_test_eof247: cs = 247; goto _test_eof;
	_test_eof248: cs = 248; goto _test_eof;
	_test_eof249: cs = 249; goto _test_eof;
	_test_eof250: cs = 250; goto _test_eof;
	_test_eof251: cs = 251; goto _test_eof;
	_test_eof252: cs = 252; goto _test_eof;
	_test_eof253: cs = 253; goto _test_eof;
	_test_eof254: cs = 254; goto _test_eof;
	_test_eof255: cs = 255; goto _test_eof;
	_test_eof256: cs = 256; goto _test_eof;
	_test_eof257: cs = 257; goto _test_eof;
	_test_eof258: cs = 258; goto _test_eof;
	_test_eof259: cs = 259; goto _test_eof;
	_test_eof260: cs = 260; goto _test_eof;
	_test_eof261: cs = 261; goto _test_eof;
	_test_eof262: cs = 262; goto _test_eof;
	_test_eof263: cs = 263; goto _test_eof;
	_test_eof264: cs = 264; goto _test_eof;
	_test_eof265: cs = 265; goto _test_eof;
	_test_eof266: cs = 266; goto _test_eof;
	_test_eof267: cs = 267; goto _test_eof;
	_test_eof268: cs = 268; goto _test_eof;
	_test_eof269: cs = 269; goto _test_eof;
	_test_eof270: cs = 270; goto _test_eof;
	_test_eof271: cs = 271; goto _test_eof;
	_test_eof272: cs = 272; goto _test_eof;
	_test_eof273: cs = 273; goto _test_eof;
	_test_eof274: cs = 274; goto _test_eof;
	_test_eof275: cs = 275; goto _test_eof;
	_test_eof276: cs = 276; goto _test_eof;
	_test_eof277: cs = 277; goto _test_eof;
	_test_eof278: cs = 278; goto _test_eof;
	_test_eof279: cs = 279; goto _test_eof;
	_test_eof280: cs = 280; goto _test_eof;
	_test_eof281: cs = 281; goto _test_eof;
	_test_eof282: cs = 282; goto _test_eof;
	_test_eof283: cs = 283; goto _test_eof;
	_test_eof284: cs = 284; goto _test_eof;
	_test_eof285: cs = 285; goto _test_eof;
	_test_eof286: cs = 286; goto _test_eof;
	_test_eof287: cs = 287; goto _test_eof;
	_test_eof288: cs = 288; goto _test_eof;
	_test_eof289: cs = 289; goto _test_eof;
	_test_eof290: cs = 290; goto _test_eof;
	_test_eof291: cs = 291; goto _test_eof;
	_test_eof292: cs = 292; goto _test_eof;
	_test_eof293: cs = 293; goto _test_eof;
	_test_eof294: cs = 294; goto _test_eof;
	_test_eof295: cs = 295; goto _test_eof;
	_test_eof296: cs = 296; goto _test_eof;
	_test_eof297: cs = 297; goto _test_eof;
	_test_eof298: cs = 298; goto _test_eof;
	_test_eof299: cs = 299; goto _test_eof;
	_test_eof300: cs = 300; goto _test_eof;
	_test_eof301: cs = 301; goto _test_eof;
	_test_eof302: cs = 302; goto _test_eof;
	_test_eof303: cs = 303; goto _test_eof;
	_test_eof304: cs = 304; goto _test_eof;
	_test_eof305: cs = 305; goto _test_eof;
	_test_eof306: cs = 306; goto _test_eof;
	_test_eof307: cs = 307; goto _test_eof;
	_test_eof308: cs = 308; goto _test_eof;
	_test_eof309: cs = 309; goto _test_eof;
	_test_eof310: cs = 310; goto _test_eof;
	_test_eof311: cs = 311; goto _test_eof;
	_test_eof312: cs = 312; goto _test_eof;
	_test_eof313: cs = 313; goto _test_eof;
	_test_eof314: cs = 314; goto _test_eof;
	_test_eof315: cs = 315; goto _test_eof;

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
		case 51u: goto tr4;
		case 85u: goto tr5;
		case 92u: goto st46;
		case 101u: goto st52;
		case 110u: goto tr8;
		case 114u: goto tr8;
		case 116u: goto tr8;
		case 117u: goto tr9;
		case 120u: goto tr10;
	}
	goto st0;
tr2:

	{ number = *p; }

	{ character = number; end = p + 1; }
	goto st110;
tr8:

	{ number = '\n'; }

	{ character = number; end = p + 1; }
	goto st110;
tr20:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ bits = bits << 6 | ( number & 0x3F ); }

	{ character = bits; end = p + 1; }
	goto st110;
tr55:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ character = number; end = p + 1; }
	goto st110;
tr61:

	{ character = 0x1B; end = p; }
	goto st110;
tr77:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = bits << 10 | ( number & 0x3FF ); }

	{ character = bits; end = p + 1; }
	goto st110;
tr80:

	{ character = number; end = p + 1; }
	goto st110;
tr99:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = bits << 6 | ( number & 0x3F ); }

	{ character = bits; end = p + 1; }
	goto st110;
tr123:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ character = number; end = p + 1; }
	goto st110;
st110:
	if ( ++p == pe )
		goto _test_eof110;
case 110:

	goto st0;
tr3:

	{ number = 0; }

	{ character = number; end = p + 1; }
	goto st111;
st111:
	if ( ++p == pe )
		goto _test_eof111;
case 111:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr122;
	goto st0;
tr122:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ character = number; end = p + 1; }
	goto st112;
st112:
	if ( ++p == pe )
		goto _test_eof112;
case 112:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr123;
	goto st0;
tr4:

	{ number = 0; }

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:

	switch( (*p) ) {
		case 48u: goto tr11;
		case 54u: goto tr14;
	}
	if ( (*p) > 51u ) {
		if ( 52u <= (*p) && (*p) <= 53u )
			goto tr13;
	} else if ( (*p) >= 49u )
		goto tr12;
	goto st0;
tr11:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	if ( 50u <= (*p) && (*p) <= 55u )
		goto tr15;
	goto st0;
tr15:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ bits = number & 0x1F; }
	goto st5;
tr31:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ bits = bits << 6 | ( number & 0x3F ); }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	if ( (*p) == 92u )
		goto st6;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( (*p) ) {
		case 50u: goto tr17;
		case 92u: goto st9;
	}
	goto st0;
tr17:

	{ number = 0; }

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr19;
	goto st0;
tr19:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr20;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	switch( (*p) ) {
		case 50u: goto tr17;
		case 92u: goto st10;
	}
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	switch( (*p) ) {
		case 50u: goto tr17;
		case 92u: goto st11;
	}
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	switch( (*p) ) {
		case 50u: goto tr17;
		case 92u: goto st12;
	}
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	switch( (*p) ) {
		case 50u: goto tr17;
		case 92u: goto st13;
	}
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	switch( (*p) ) {
		case 50u: goto tr17;
		case 92u: goto st14;
	}
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	if ( (*p) == 50u )
		goto tr17;
	goto st0;
tr12:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr15;
	goto st0;
tr13:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr26;
	goto st0;
tr26:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ bits = number & 0x0F; }
	goto st17;
tr42:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ bits = bits << 6 | ( number & 0x3F ); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:

	if ( (*p) == 92u )
		goto st18;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	switch( (*p) ) {
		case 50u: goto tr28;
		case 92u: goto st21;
	}
	goto st0;
tr28:

	{ number = 0; }

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr30;
	goto st0;
tr30:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr31;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	switch( (*p) ) {
		case 50u: goto tr28;
		case 92u: goto st22;
	}
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	switch( (*p) ) {
		case 50u: goto tr28;
		case 92u: goto st23;
	}
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	switch( (*p) ) {
		case 50u: goto tr28;
		case 92u: goto st24;
	}
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	switch( (*p) ) {
		case 50u: goto tr28;
		case 92u: goto st25;
	}
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	switch( (*p) ) {
		case 50u: goto tr28;
		case 92u: goto st26;
	}
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	if ( (*p) == 50u )
		goto tr28;
	goto st0;
tr14:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:

	if ( 48u <= (*p) && (*p) <= 52u )
		goto tr37;
	goto st0;
tr37:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }

	{ bits = number & 0x07; }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:

	if ( (*p) == 92u )
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	switch( (*p) ) {
		case 50u: goto tr39;
		case 92u: goto st32;
	}
	goto st0;
tr39:

	{ number = 0; }

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr41;
	goto st0;
tr41:

	{ number = number * 8 + static_cast<char32_t>(*p - '0'); }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:

	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr42;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	switch( (*p) ) {
		case 50u: goto tr39;
		case 92u: goto st33;
	}
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	switch( (*p) ) {
		case 50u: goto tr39;
		case 92u: goto st34;
	}
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	switch( (*p) ) {
		case 50u: goto tr39;
		case 92u: goto st35;
	}
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	switch( (*p) ) {
		case 50u: goto tr39;
		case 92u: goto st36;
	}
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	switch( (*p) ) {
		case 50u: goto tr39;
		case 92u: goto st37;
	}
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	if ( (*p) == 50u )
		goto tr39;
	goto st0;
tr5:

	{ number = 0; }
	goto st38;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr48;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr48;
	} else
		goto tr48;
	goto st0;
tr48:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st39;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr49;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr49;
	} else
		goto tr49;
	goto st0;
tr49:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:

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

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:

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

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st42;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:

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

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st43;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:

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

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr54;
	} else
		goto tr54;
	goto st0;
tr54:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st45;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr55;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr55;
	} else
		goto tr55;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 51u: goto tr4;
		case 85u: goto tr5;
		case 92u: goto st47;
		case 101u: goto st52;
		case 110u: goto tr8;
		case 114u: goto tr8;
		case 116u: goto tr8;
		case 117u: goto tr9;
		case 120u: goto tr10;
	}
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 51u: goto tr4;
		case 85u: goto tr5;
		case 92u: goto st48;
		case 101u: goto st52;
		case 110u: goto tr8;
		case 114u: goto tr8;
		case 116u: goto tr8;
		case 117u: goto tr9;
		case 120u: goto tr10;
	}
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 51u: goto tr4;
		case 85u: goto tr5;
		case 92u: goto st49;
		case 101u: goto st52;
		case 110u: goto tr8;
		case 114u: goto tr8;
		case 116u: goto tr8;
		case 117u: goto tr9;
		case 120u: goto tr10;
	}
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 51u: goto tr4;
		case 85u: goto tr5;
		case 92u: goto st50;
		case 101u: goto st52;
		case 110u: goto tr8;
		case 114u: goto tr8;
		case 116u: goto tr8;
		case 117u: goto tr9;
		case 120u: goto tr10;
	}
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 51u: goto tr4;
		case 85u: goto tr5;
		case 92u: goto st51;
		case 101u: goto st52;
		case 110u: goto tr8;
		case 114u: goto tr8;
		case 116u: goto tr8;
		case 117u: goto tr9;
		case 120u: goto tr10;
	}
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	switch( (*p) ) {
		case 34u: goto tr2;
		case 39u: goto tr2;
		case 48u: goto tr3;
		case 51u: goto tr4;
		case 85u: goto tr5;
		case 101u: goto st52;
		case 110u: goto tr8;
		case 114u: goto tr8;
		case 116u: goto tr8;
		case 117u: goto tr9;
		case 120u: goto tr10;
	}
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) == 91u )
		goto tr61;
	goto st0;
tr9:

	{ number = 0; }
	goto st53;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	switch( (*p) ) {
		case 68u: goto tr62;
		case 100u: goto tr62;
		case 123u: goto tr63;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr52;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr52;
	} else
		goto tr52;
	goto st0;
tr62:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st54;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:

	if ( (*p) < 65u ) {
		if ( (*p) > 55u ) {
			if ( 56u <= (*p) && (*p) <= 57u )
				goto tr64;
		} else if ( (*p) >= 48u )
			goto tr53;
	} else if ( (*p) > 66u ) {
		if ( (*p) < 97u ) {
			if ( 67u <= (*p) && (*p) <= 70u )
				goto tr53;
		} else if ( (*p) > 98u ) {
			if ( 99u <= (*p) && (*p) <= 102u )
				goto tr53;
		} else
			goto tr64;
	} else
		goto tr64;
	goto st0;
tr64:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr65;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr65;
	} else
		goto tr65;
	goto st0;
tr65:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st56;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr66;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr66;
	} else
		goto tr66;
	goto st0;
tr66:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ character = number; end = p + 1; }

	{ bits = 0x40 + ( number & 0x3FF ); }
	goto st113;
st113:
	if ( ++p == pe )
		goto _test_eof113;
case 113:

	if ( (*p) == 92u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	switch( (*p) ) {
		case 92u: goto st58;
		case 117u: goto tr68;
	}
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	switch( (*p) ) {
		case 92u: goto st59;
		case 117u: goto tr68;
	}
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	switch( (*p) ) {
		case 92u: goto st60;
		case 117u: goto tr68;
	}
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	switch( (*p) ) {
		case 92u: goto st61;
		case 117u: goto tr68;
	}
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	switch( (*p) ) {
		case 92u: goto st62;
		case 117u: goto tr68;
	}
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	switch( (*p) ) {
		case 92u: goto st63;
		case 117u: goto tr68;
	}
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 117u )
		goto tr68;
	goto st0;
tr68:

	{ number = 0; }
	goto st64;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:

	switch( (*p) ) {
		case 68u: goto tr74;
		case 100u: goto tr74;
	}
	goto st0;
tr74:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st65;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:

	if ( (*p) > 70u ) {
		if ( 99u <= (*p) && (*p) <= 102u )
			goto tr75;
	} else if ( (*p) >= 67u )
		goto tr75;
	goto st0;
tr75:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st66;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr76;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr76;
	} else
		goto tr76;
	goto st0;
tr76:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st67;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr77;
	} else
		goto tr77;
	goto st0;
tr63:

	{ number = 0; }
	goto st68;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr78;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr78;
	} else
		goto tr78;
	goto st0;
tr78:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st69;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:

	if ( (*p) == 125u )
		goto tr80;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr79;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr79;
	} else
		goto tr79;
	goto st0;
tr79:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st70;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:

	if ( (*p) == 125u )
		goto tr80;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr81;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr81;
	} else
		goto tr81;
	goto st0;
tr81:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st71;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:

	if ( (*p) == 125u )
		goto tr80;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr82;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr82;
	} else
		goto tr82;
	goto st0;
tr82:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st72;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:

	if ( (*p) == 125u )
		goto tr80;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr83;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr83;
	} else
		goto tr83;
	goto st0;
tr83:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st73;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:

	if ( (*p) == 125u )
		goto tr80;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr84;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr84;
	} else
		goto tr84;
	goto st0;
tr84:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st74;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:

	if ( (*p) == 125u )
		goto tr80;
	goto st0;
tr10:

	{ number = 0; }
	goto st75;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:

	switch( (*p) ) {
		case 67u: goto tr85;
		case 68u: goto tr86;
		case 69u: goto tr87;
		case 70u: goto tr88;
		case 99u: goto tr85;
		case 100u: goto tr86;
		case 101u: goto tr87;
		case 102u: goto tr88;
	}
	if ( 48u <= (*p) && (*p) <= 55u )
		goto tr54;
	goto st0;
tr85:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st76;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:

	if ( (*p) < 65u ) {
		if ( 50u <= (*p) && (*p) <= 57u )
			goto tr89;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr89;
	} else
		goto tr89;
	goto st0;
tr89:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = number & 0x1F; }
	goto st77;
tr110:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = bits << 6 | ( number & 0x3F ); }
	goto st77;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:

	if ( (*p) == 92u )
		goto st78;
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	switch( (*p) ) {
		case 92u: goto st79;
		case 120u: goto tr92;
	}
	goto st0;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	switch( (*p) ) {
		case 92u: goto st80;
		case 120u: goto tr92;
	}
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:
	switch( (*p) ) {
		case 92u: goto st81;
		case 120u: goto tr92;
	}
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:
	switch( (*p) ) {
		case 92u: goto st82;
		case 120u: goto tr92;
	}
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	switch( (*p) ) {
		case 92u: goto st83;
		case 120u: goto tr92;
	}
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	switch( (*p) ) {
		case 92u: goto st84;
		case 120u: goto tr92;
	}
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	if ( (*p) == 120u )
		goto tr92;
	goto st0;
tr92:

	{ number = 0; }
	goto st85;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:

	if ( (*p) < 65u ) {
		if ( 56u <= (*p) && (*p) <= 57u )
			goto tr98;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto tr98;
	} else
		goto tr98;
	goto st0;
tr98:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st86;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr99;
	} else
		goto tr99;
	goto st0;
tr86:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st87;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr89;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr89;
	} else
		goto tr89;
	goto st0;
tr87:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st88;
st88:
	if ( ++p == pe )
		goto _test_eof88;
case 88:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr100;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr100;
	} else
		goto tr100;
	goto st0;
tr100:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = number & 0x0F; }
	goto st89;
tr121:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = bits << 6 | ( number & 0x3F ); }
	goto st89;
st89:
	if ( ++p == pe )
		goto _test_eof89;
case 89:

	if ( (*p) == 92u )
		goto st90;
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
case 90:
	switch( (*p) ) {
		case 92u: goto st91;
		case 120u: goto tr103;
	}
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
case 91:
	switch( (*p) ) {
		case 92u: goto st92;
		case 120u: goto tr103;
	}
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
case 92:
	switch( (*p) ) {
		case 92u: goto st93;
		case 120u: goto tr103;
	}
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	switch( (*p) ) {
		case 92u: goto st94;
		case 120u: goto tr103;
	}
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	switch( (*p) ) {
		case 92u: goto st95;
		case 120u: goto tr103;
	}
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
case 95:
	switch( (*p) ) {
		case 92u: goto st96;
		case 120u: goto tr103;
	}
	goto st0;
st96:
	if ( ++p == pe )
		goto _test_eof96;
case 96:
	if ( (*p) == 120u )
		goto tr103;
	goto st0;
tr103:

	{ number = 0; }
	goto st97;
st97:
	if ( ++p == pe )
		goto _test_eof97;
case 97:

	if ( (*p) < 65u ) {
		if ( 56u <= (*p) && (*p) <= 57u )
			goto tr109;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto tr109;
	} else
		goto tr109;
	goto st0;
tr109:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st98;
st98:
	if ( ++p == pe )
		goto _test_eof98;
case 98:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr110;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr110;
	} else
		goto tr110;
	goto st0;
tr88:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st99;
st99:
	if ( ++p == pe )
		goto _test_eof99;
case 99:

	if ( 48u <= (*p) && (*p) <= 52u )
		goto tr111;
	goto st0;
tr111:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }

	{ bits = number & 0x07; }
	goto st100;
st100:
	if ( ++p == pe )
		goto _test_eof100;
case 100:

	if ( (*p) == 92u )
		goto st101;
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
case 101:
	switch( (*p) ) {
		case 92u: goto st102;
		case 120u: goto tr114;
	}
	goto st0;
st102:
	if ( ++p == pe )
		goto _test_eof102;
case 102:
	switch( (*p) ) {
		case 92u: goto st103;
		case 120u: goto tr114;
	}
	goto st0;
st103:
	if ( ++p == pe )
		goto _test_eof103;
case 103:
	switch( (*p) ) {
		case 92u: goto st104;
		case 120u: goto tr114;
	}
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
case 104:
	switch( (*p) ) {
		case 92u: goto st105;
		case 120u: goto tr114;
	}
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
case 105:
	switch( (*p) ) {
		case 92u: goto st106;
		case 120u: goto tr114;
	}
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
case 106:
	switch( (*p) ) {
		case 92u: goto st107;
		case 120u: goto tr114;
	}
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
case 107:
	if ( (*p) == 120u )
		goto tr114;
	goto st0;
tr114:

	{ number = 0; }
	goto st108;
st108:
	if ( ++p == pe )
		goto _test_eof108;
case 108:

	if ( (*p) < 65u ) {
		if ( 56u <= (*p) && (*p) <= 57u )
			goto tr120;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto tr120;
	} else
		goto tr120;
	goto st0;
tr120:

	{ number = number * 16 + static_cast<char32_t>(
                         hexdig_value(static_cast<char>(*p))); }
	goto st109;
st109:
	if ( ++p == pe )
		goto _test_eof109;
case 109:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr121;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr121;
	} else
		goto tr121;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof110: cs = 110; goto _test_eof;
	_test_eof111: cs = 111; goto _test_eof;
	_test_eof112: cs = 112; goto _test_eof;
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
	_test_eof113: cs = 113; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end = nullptr;
    char32_t character = 0;
};

}  // namespace uriscan
