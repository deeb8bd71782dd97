// Generated from log_parts.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   ab34af09f2db3cd6bc33491c22f797a6adacf6229482d81ce4398ba7792296fb  ragel/access_log.rl
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   5b7b5dde9da3e6d21151b9af8f6f62ccf07524d736bc90a25f0d9e16d9fde613  ragel/line_header.rl
//   7db64a03a45163cb65e6b1baf0044edd18cd936255453a15a839ae831eacfbef  ragel/log_parts.rl
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Reads one part of a line in the log of a web server.  It is one function with several start
// states, one for each kind of part.
//
// access_log.rl has the grammar, and says where the actions run.  This file defines each action in
// one line, and the function that Ragel fills in.

#include <bit>
#include <cstddef>

#include "octets/words.hpp"

namespace uriscan {

struct log_parts {

static const int log_parts_start = 1;

static const int log_parts_en_container_part = 3;
static const int log_parts_en_quoted_part = 53;
static const int log_parts_en_request_part = 29;
static const int log_parts_en_version_part = 32;
static const int log_parts_en_method_part = 40;
static const int log_parts_en_before_target_part = 71;
static const int log_parts_en_source_part = 42;
static const int log_parts_en_plain_column = 74;
static const int log_parts_en_tabbed_column = 75;
static const int log_parts_en_string_column = 1;

    // Reads as much of [p, pe) as fits, from the start state `cs`.  Returns where it stopped.
    const unsigned char* run(int cs, const unsigned char* p, const unsigned char* pe) {
        const unsigned char* const eof = pe;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( (*p) == 34u )
		goto st2;
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( (*p) == 34u )
		goto tr2;
	goto st2;
tr2:

	{ string_end = p + 1; }
	goto st49;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:

	switch( (*p) ) {
		case 9u: goto st0;
		case 32u: goto st0;
		case 34u: goto tr53;
	}
	goto st50;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	switch( (*p) ) {
		case 9u: goto st0;
		case 32u: goto st0;
	}
	goto st50;
tr53:

	{ has_doubled = true; }
	goto st51;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:

	switch( (*p) ) {
		case 9u: goto st2;
		case 32u: goto st2;
		case 34u: goto tr2;
	}
	goto st51;
case 3:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st4;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st5;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st6;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	if ( (*p) == 45u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st9;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st10;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	if ( (*p) == 45u )
		goto st11;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st12;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st13;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( (*p) == 84u )
		goto st14;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	if ( (*p) == 32u )
		goto st0;
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	if ( (*p) == 32u )
		goto st16;
	goto st15;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( (*p) == 115u )
		goto st17;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	if ( (*p) == 116u )
		goto st18;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	if ( (*p) == 100u )
		goto st19;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	switch( (*p) ) {
		case 101u: goto st20;
		case 111u: goto st26;
	}
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	if ( (*p) == 114u )
		goto st21;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( (*p) == 114u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	if ( (*p) == 32u )
		goto st23;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	switch( (*p) ) {
		case 70u: goto st24;
		case 80u: goto st24;
	}
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	switch( (*p) ) {
		case 32u: goto tr25;
		case 58u: goto st25;
	}
	goto st0;
tr25:

	{ header_end = p + 1; {p++; cs = 52; goto _out;} }
	goto st52;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:

	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	if ( (*p) == 32u )
		goto tr25;
	goto st25;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	if ( (*p) == 117u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) == 116u )
		goto st22;
	goto st0;
case 29:
	switch( (*p) ) {
		case 32u: goto tr30;
		case 33u: goto st31;
		case 124u: goto st31;
		case 126u: goto st31;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 39u ) {
			if ( 42u <= (*p) && (*p) <= 43u )
				goto st31;
		} else if ( (*p) >= 35u )
			goto st31;
	} else if ( (*p) > 46u ) {
		if ( (*p) < 65u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st31;
		} else if ( (*p) > 90u ) {
			if ( 94u <= (*p) && (*p) <= 122u )
				goto st31;
		} else
			goto st31;
	} else
		goto st31;
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( (*p) == 32u )
		goto tr30;
	goto st30;
tr30:

	{ method_end = p; }

	{ p = skip<' '>(p + 1, pe) - 1; }
	goto st54;
tr32:

	{ has_token = true; }

	{ method_end = p; }

	{ p = skip<' '>(p + 1, pe) - 1; }
	goto st54;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:

	if ( (*p) == 32u )
		goto tr58;
	goto st54;
tr58:

	{ last_space = p; }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:

	switch( (*p) ) {
		case 32u: goto tr58;
		case 45u: goto st56;
		case 72u: goto st57;
	}
	goto st54;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	if ( (*p) == 32u )
		goto tr58;
	goto st54;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	switch( (*p) ) {
		case 32u: goto tr58;
		case 84u: goto st58;
	}
	goto st54;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	switch( (*p) ) {
		case 32u: goto tr58;
		case 84u: goto st59;
	}
	goto st54;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	switch( (*p) ) {
		case 32u: goto tr58;
		case 80u: goto st60;
	}
	goto st54;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	switch( (*p) ) {
		case 32u: goto tr58;
		case 47u: goto st61;
	}
	goto st54;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	if ( (*p) == 32u )
		goto tr58;
	if ( (*p) < 50u ) {
		if ( 48u <= (*p) && (*p) <= 49u )
			goto st62;
	} else if ( (*p) > 51u ) {
		if ( 52u <= (*p) && (*p) <= 57u )
			goto st62;
	} else
		goto st65;
	goto st54;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	switch( (*p) ) {
		case 32u: goto tr58;
		case 46u: goto st63;
	}
	goto st54;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 32u )
		goto tr58;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st64;
	goto st54;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	if ( (*p) == 32u )
		goto tr58;
	goto st54;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	switch( (*p) ) {
		case 32u: goto tr58;
		case 46u: goto st63;
	}
	goto st54;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	switch( (*p) ) {
		case 32u: goto tr32;
		case 33u: goto st31;
		case 124u: goto st31;
		case 126u: goto st31;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 39u ) {
			if ( 42u <= (*p) && (*p) <= 43u )
				goto st31;
		} else if ( (*p) >= 35u )
			goto st31;
	} else if ( (*p) > 46u ) {
		if ( (*p) < 65u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st31;
		} else if ( (*p) > 90u ) {
			if ( 94u <= (*p) && (*p) <= 122u )
				goto st31;
		} else
			goto st31;
	} else
		goto st31;
	goto st30;
case 32:
	if ( (*p) == 32u )
		goto st66;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	switch( (*p) ) {
		case 45u: goto st67;
		case 72u: goto st33;
	}
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	if ( (*p) == 84u )
		goto st34;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	if ( (*p) == 84u )
		goto st35;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	if ( (*p) == 80u )
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	if ( (*p) == 47u )
		goto st37;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	if ( (*p) < 50u ) {
		if ( 48u <= (*p) && (*p) <= 49u )
			goto st38;
	} else if ( (*p) > 51u ) {
		if ( 52u <= (*p) && (*p) <= 57u )
			goto st38;
	} else
		goto st69;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	if ( (*p) == 46u )
		goto st39;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st68;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	if ( (*p) == 46u )
		goto st39;
	goto st0;
case 40:
	switch( (*p) ) {
		case 33u: goto st70;
		case 124u: goto st70;
		case 126u: goto st70;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 39u ) {
			if ( 42u <= (*p) && (*p) <= 43u )
				goto st70;
		} else if ( (*p) >= 35u )
			goto st70;
	} else if ( (*p) > 46u ) {
		if ( (*p) < 65u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st70;
		} else if ( (*p) > 90u ) {
			if ( 94u <= (*p) && (*p) <= 122u )
				goto st70;
		} else
			goto st70;
	} else
		goto st70;
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	switch( (*p) ) {
		case 33u: goto st70;
		case 124u: goto st70;
		case 126u: goto st70;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 39u ) {
			if ( 42u <= (*p) && (*p) <= 43u )
				goto st70;
		} else if ( (*p) >= 35u )
			goto st70;
	} else if ( (*p) > 46u ) {
		if ( (*p) < 65u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st70;
		} else if ( (*p) > 90u ) {
			if ( 94u <= (*p) && (*p) <= 122u )
				goto st70;
		} else
			goto st70;
	} else
		goto st70;
	goto st0;
case 42:
	if ( (*p) == 32u )
		goto st43;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	if ( (*p) == 32u )
		goto st0;
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	if ( (*p) == 32u )
		goto st45;
	goto st44;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	if ( (*p) == 95u )
		goto st46;
	if ( (*p) > 57u ) {
		if ( 65u <= (*p) && (*p) <= 90u )
			goto st46;
	} else if ( (*p) >= 48u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	switch( (*p) ) {
		case 47u: goto st47;
		case 95u: goto st46;
	}
	if ( (*p) > 57u ) {
		if ( 65u <= (*p) && (*p) <= 90u )
			goto st46;
	} else if ( (*p) >= 48u )
		goto st46;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( (*p) == 32u )
		goto st48;
	goto st47;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	if ( (*p) == 32u )
		goto st0;
	goto st73;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	if ( (*p) == 32u )
		goto st0;
	goto st73;
tr55:

	{ p = skip<'"', '\\'>(p + 1, pe) - 1; }
	goto st53;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	switch( (*p) ) {
		case 34u: goto st0;
		case 92u: goto st28;
	}
	goto tr55;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	goto st53;
tr71:

	{ target_begin = p + 1; }
	goto st71;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:

	switch( (*p) ) {
		case 32u: goto tr71;
		case 33u: goto st41;
		case 124u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 45u ) {
		if ( (*p) < 35u ) {
			if ( 9u <= (*p) && (*p) <= 13u )
				goto tr71;
		} else if ( (*p) > 39u ) {
			if ( 42u <= (*p) && (*p) <= 43u )
				goto st41;
		} else
			goto st41;
	} else if ( (*p) > 46u ) {
		if ( (*p) < 65u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st41;
		} else if ( (*p) > 90u ) {
			if ( 94u <= (*p) && (*p) <= 122u )
				goto st41;
		} else
			goto st41;
	} else
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	switch( (*p) ) {
		case 32u: goto tr43;
		case 33u: goto st41;
		case 124u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 45u ) {
		if ( (*p) < 35u ) {
			if ( 9u <= (*p) && (*p) <= 13u )
				goto tr43;
		} else if ( (*p) > 39u ) {
			if ( 42u <= (*p) && (*p) <= 43u )
				goto st41;
		} else
			goto st41;
	} else if ( (*p) > 46u ) {
		if ( (*p) < 65u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st41;
		} else if ( (*p) > 90u ) {
			if ( 94u <= (*p) && (*p) <= 122u )
				goto st41;
		} else
			goto st41;
	} else
		goto st41;
	goto st0;
tr43:

	{ target_begin = p + 1; }
	goto st72;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:

	if ( (*p) == 32u )
		goto tr43;
	if ( 9u <= (*p) && (*p) <= 13u )
		goto tr43;
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:
	switch( (*p) ) {
		case 9u: goto st0;
		case 32u: goto st0;
	}
	goto st74;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	if ( (*p) == 9u )
		goto st0;
	goto st75;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof49: cs = 49; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
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
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
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
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof68: cs = 68; goto _test_eof;
	_test_eof69: cs = 69; goto _test_eof;
	_test_eof70: cs = 70; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;
	_test_eof73: cs = 73; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof71: cs = 71; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof72: cs = 72; goto _test_eof;
	_test_eof74: cs = 74; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 70:

	{ has_token = true; }
	break;
	case 64:
	case 65:
	case 68:
	case 69:

	{ has_version = true; }
	break;
	case 55:
	case 56:
	case 66:
	case 67:

	{ lacks_version = true; }
	break;
	case 73:

	{ has_source = true; }
	break;

	}
	}

	_out: {}
	}

        return p;
    }

    // Skips octets that are not in `Ends`, and returns where it stopped.  It reads eight octets at
    // a time, so it may stop before the first octet of `Ends`.
    template <char... Ends>
    static const unsigned char* skip(const unsigned char* p, const unsigned char* pe) {
        for (; pe - p >= static_cast<std::ptrdiff_t>(sizeof(word)); p += sizeof(word)) {
            const word octets = load(reinterpret_cast<const char*>(p));
            if (const word found = any_of<Ends...>(octets); found != 0) {
                constexpr bool is_little = std::endian::native == std::endian::little;
                return p + (is_little ? std::countr_zero(found) / 8 : 0);
            }
        }
        return p;
    }

    bool has_token = false;  // whether the method is a token
    bool has_version = false;
    bool has_source = false;
    bool has_doubled = false;                   // whether a string has "" in it
    bool lacks_version = false;                 // whether "-" or nothing stands for the version
    const unsigned char* method_end = nullptr;  // the first space of a request
    const unsigned char* last_space = nullptr;  // the last space in target and version
    const unsigned char* string_end = nullptr;  // the octet after the closing quotation mark
    const unsigned char* target_begin = nullptr;  // the target, after the white space
    const unsigned char* header_end = nullptr;    // the start of what the program itself wrote
};

}  // namespace uriscan
