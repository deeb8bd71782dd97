// Generated from log_header.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   5b7b5dde9da3e6d21151b9af8f6f62ccf07524d736bc90a25f0d9e16d9fde613  ragel/line_header.rl
//   c3657e6f11536431d9d4f4fa6aa508379732e4cf2133885da07b836b8bbd1e3b  ragel/log_header.rl
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Finds the end of what another program has written before a line of a log, such as the header of
// syslog.  line_header.rl has the grammar.

namespace uriscan {

class log_header {
public:

static const int log_header_start = 1;

    // Returns where the header at the start of [p, pe) ends, or a null pointer if there is none.
    static const unsigned char* end_of(const unsigned char* p, const unsigned char* pe) noexcept {
        int cs = log_header_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 32u: goto st0;
		case 60u: goto st62;
		case 91u: goto st97;
	}
	if ( (*p) > 57u ) {
		if ( 65u <= (*p) && (*p) <= 90u )
			goto st80;
	} else if ( (*p) >= 48u )
		goto st5;
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( (*p) == 32u )
		goto st3;
	goto st2;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( (*p) ) {
		case 32u: goto st3;
		case 124u: goto st4;
	}
	goto st0;
st0:
cs = 0;
	goto _out;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( (*p) == 32u )
		goto tr8;
	goto st0;
tr8:

	{ return p + 1; }
	goto st104;
st104:
	if ( ++p == pe )
		goto _test_eof104;
case 104:

	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( (*p) == 32u )
		goto st6;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st34;
	goto st2;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( (*p) ) {
		case 32u: goto st3;
		case 45u: goto st7;
		case 124u: goto st4;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st22;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	if ( (*p) == 32u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( (*p) == 32u )
		goto st0;
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( (*p) == 32u )
		goto st10;
	goto st9;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	if ( (*p) == 32u )
		goto st0;
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( (*p) == 32u )
		goto st12;
	goto st11;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( (*p) == 32u )
		goto st0;
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( (*p) == 32u )
		goto st14;
	goto st13;
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
	switch( (*p) ) {
		case 45u: goto st4;
		case 91u: goto st17;
	}
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	if ( (*p) == 34u )
		goto st19;
	if ( 92u <= (*p) && (*p) <= 93u )
		goto st0;
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	switch( (*p) ) {
		case 34u: goto st19;
		case 92u: goto st0;
		case 93u: goto st21;
	}
	goto st18;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	switch( (*p) ) {
		case 34u: goto st18;
		case 92u: goto st20;
	}
	goto st19;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	goto st19;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	switch( (*p) ) {
		case 32u: goto tr8;
		case 91u: goto st17;
	}
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st23;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st24;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st25;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	if ( (*p) == 45u )
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st28;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( (*p) == 45u )
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	if ( 48u <= (*p) && (*p) <= 57u )
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
	if ( (*p) == 32u )
		goto st0;
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	if ( (*p) == 32u )
		goto st8;
	goto st33;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	if ( (*p) == 32u )
		goto st6;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st35;
	goto st2;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	if ( (*p) == 32u )
		goto st6;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st36;
	goto st2;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	switch( (*p) ) {
		case 32u: goto st3;
		case 45u: goto st37;
	}
	goto st2;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st38;
	goto st2;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st39;
	goto st2;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	switch( (*p) ) {
		case 32u: goto st3;
		case 45u: goto st40;
	}
	goto st2;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st41;
	goto st2;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st42;
	goto st2;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	switch( (*p) ) {
		case 32u: goto st3;
		case 84u: goto st43;
	}
	goto st2;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	if ( (*p) == 32u )
		goto st3;
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
	switch( (*p) ) {
		case 32u: goto st3;
		case 115u: goto st51;
		case 124u: goto st50;
	}
	goto st46;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	switch( (*p) ) {
		case 32u: goto st47;
		case 58u: goto st50;
	}
	goto st46;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( (*p) == 32u )
		goto st0;
	goto st48;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	switch( (*p) ) {
		case 32u: goto st0;
		case 58u: goto st49;
	}
	goto st48;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	switch( (*p) ) {
		case 32u: goto tr8;
		case 58u: goto st49;
	}
	goto st48;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	switch( (*p) ) {
		case 32u: goto tr55;
		case 58u: goto st50;
	}
	goto st46;
tr55:

	{ return p + 1; }
	goto st105;
st105:
	if ( ++p == pe )
		goto _test_eof105;
case 105:

	if ( (*p) == 32u )
		goto st0;
	goto st48;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	switch( (*p) ) {
		case 32u: goto st47;
		case 58u: goto st50;
		case 116u: goto st52;
	}
	goto st46;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	switch( (*p) ) {
		case 32u: goto st47;
		case 58u: goto st50;
		case 100u: goto st53;
	}
	goto st46;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	switch( (*p) ) {
		case 32u: goto st47;
		case 58u: goto st50;
		case 101u: goto st54;
		case 111u: goto st60;
	}
	goto st46;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	switch( (*p) ) {
		case 32u: goto st47;
		case 58u: goto st50;
		case 114u: goto st55;
	}
	goto st46;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	switch( (*p) ) {
		case 32u: goto st47;
		case 58u: goto st50;
		case 114u: goto st56;
	}
	goto st46;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	switch( (*p) ) {
		case 32u: goto st57;
		case 58u: goto st50;
	}
	goto st46;
st57:
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	switch( (*p) ) {
		case 32u: goto st0;
		case 70u: goto st58;
		case 80u: goto st58;
	}
	goto st48;
st58:
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	switch( (*p) ) {
		case 32u: goto tr8;
		case 58u: goto st59;
	}
	goto st48;
st59:
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	if ( (*p) == 32u )
		goto tr8;
	goto st59;
st60:
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	switch( (*p) ) {
		case 32u: goto st47;
		case 58u: goto st50;
		case 117u: goto st61;
	}
	goto st46;
st61:
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	switch( (*p) ) {
		case 32u: goto st47;
		case 58u: goto st50;
		case 116u: goto st56;
	}
	goto st46;
st62:
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st63;
	goto st2;
st63:
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	switch( (*p) ) {
		case 32u: goto st3;
		case 62u: goto st66;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st64;
	goto st2;
st64:
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	switch( (*p) ) {
		case 32u: goto st3;
		case 62u: goto st66;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st65;
	goto st2;
st65:
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	switch( (*p) ) {
		case 32u: goto st3;
		case 62u: goto st66;
	}
	goto st2;
st66:
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	if ( (*p) == 32u )
		goto st3;
	if ( (*p) > 57u ) {
		if ( 65u <= (*p) && (*p) <= 90u )
			goto st80;
	} else if ( (*p) >= 48u )
		goto st67;
	goto st2;
st67:
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	if ( (*p) == 32u )
		goto st6;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st68;
	goto st2;
st68:
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	if ( (*p) == 32u )
		goto st6;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st69;
	goto st2;
st69:
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	if ( (*p) == 32u )
		goto st6;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st70;
	goto st2;
st70:
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	switch( (*p) ) {
		case 32u: goto st3;
		case 45u: goto st71;
	}
	goto st2;
st71:
	if ( ++p == pe )
		goto _test_eof71;
case 71:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st72;
	goto st2;
st72:
	if ( ++p == pe )
		goto _test_eof72;
case 72:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st73;
	goto st2;
st73:
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	switch( (*p) ) {
		case 32u: goto st3;
		case 45u: goto st74;
	}
	goto st2;
st74:
	if ( ++p == pe )
		goto _test_eof74;
case 74:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st75;
	goto st2;
st75:
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	if ( (*p) == 32u )
		goto st3;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st76;
	goto st2;
st76:
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	switch( (*p) ) {
		case 32u: goto st3;
		case 84u: goto st77;
	}
	goto st2;
st77:
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	if ( (*p) == 32u )
		goto st3;
	goto st78;
st78:
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	if ( (*p) == 32u )
		goto st79;
	goto st78;
st79:
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	switch( (*p) ) {
		case 32u: goto st3;
		case 124u: goto st50;
	}
	goto st46;
st80:
	if ( ++p == pe )
		goto _test_eof80;
case 80:
	if ( (*p) == 32u )
		goto st3;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st81;
	goto st2;
st81:
	if ( ++p == pe )
		goto _test_eof81;
case 81:
	if ( (*p) == 32u )
		goto st3;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st82;
	goto st2;
st82:
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	if ( (*p) == 32u )
		goto st83;
	goto st2;
st83:
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	switch( (*p) ) {
		case 32u: goto st84;
		case 124u: goto st4;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st96;
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	switch( (*p) ) {
		case 32u: goto st3;
		case 124u: goto st4;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st85;
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
case 85:
	if ( (*p) == 32u )
		goto st86;
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
case 86:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st87;
	goto st0;
st87:
	if ( ++p == pe )
		goto _test_eof87;
case 87:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st88;
	goto st0;
st88:
	if ( ++p == pe )
		goto _test_eof88;
case 88:
	if ( (*p) == 58u )
		goto st89;
	goto st0;
st89:
	if ( ++p == pe )
		goto _test_eof89;
case 89:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st90;
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
case 90:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st91;
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
case 91:
	if ( (*p) == 58u )
		goto st92;
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
case 92:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st93;
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st94;
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	if ( (*p) == 32u )
		goto st95;
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
case 95:
	if ( (*p) == 32u )
		goto st0;
	goto st46;
st96:
	if ( ++p == pe )
		goto _test_eof96;
case 96:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st85;
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
case 97:
	switch( (*p) ) {
		case 32u: goto st3;
		case 112u: goto st98;
	}
	goto st2;
st98:
	if ( ++p == pe )
		goto _test_eof98;
case 98:
	switch( (*p) ) {
		case 32u: goto st3;
		case 111u: goto st99;
	}
	goto st2;
st99:
	if ( ++p == pe )
		goto _test_eof99;
case 99:
	switch( (*p) ) {
		case 32u: goto st3;
		case 100u: goto st100;
	}
	goto st2;
st100:
	if ( ++p == pe )
		goto _test_eof100;
case 100:
	switch( (*p) ) {
		case 32u: goto st3;
		case 47u: goto st101;
	}
	goto st2;
st101:
	if ( ++p == pe )
		goto _test_eof101;
case 101:
	if ( (*p) == 32u )
		goto st3;
	goto st102;
st102:
	if ( ++p == pe )
		goto _test_eof102;
case 102:
	switch( (*p) ) {
		case 32u: goto st3;
		case 93u: goto st103;
	}
	goto st102;
st103:
	if ( ++p == pe )
		goto _test_eof103;
case 103:
	switch( (*p) ) {
		case 32u: goto tr105;
		case 93u: goto st103;
	}
	goto st102;
tr105:

	{ return p + 1; }
	goto st106;
st106:
	if ( ++p == pe )
		goto _test_eof106;
case 106:

	switch( (*p) ) {
		case 32u: goto st3;
		case 124u: goto st4;
	}
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof104: cs = 104; goto _test_eof;
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
	_test_eof105: cs = 105; goto _test_eof;
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
	_test_eof106: cs = 106; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

        return nullptr;
    }
};

}  // namespace uriscan
