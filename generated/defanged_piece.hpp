// Generated from defanged.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   59a7c16aac0a13bbd8017ed27bc53ddb6fa835b75ba435470566d96b55f3bd5b  ragel/defanged.rl
//   53eb76fa367202616522cc0c7deb1a18336d5413a67dfa2d846c4b8f113367b0  ragel/generate.cmake
//   40d6711faf9132a27140962d89d9a30f130c1e9d654cb27ce0a443d969b7394d  ragel/machine_sources.cmake
#pragma once

// Reads one piece of a defanged text: octets that somebody wrote so that no program makes a link of
// a URI, such as hxxps://a[.]b.  If no piece starts here, nothing is stored.

namespace uriscan {

class defanged_piece {
public:
    // Reads the piece at `p`.  If there is none, `end` stays a null pointer.
    defanged_piece(const unsigned char* p, const unsigned char* pe) noexcept {

static const int defanged_start = 1;

        const unsigned char* http = nullptr;
        const unsigned char* ftp = nullptr;
        int cs = defanged_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 40u: goto st2;
		case 70u: goto st8;
		case 72u: goto st13;
		case 91u: goto st17;
		case 102u: goto st8;
		case 104u: goto st13;
		case 123u: goto st27;
	}
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	switch( (*p) ) {
		case 46u: goto st3;
		case 65u: goto st4;
		case 68u: goto st6;
		case 97u: goto st4;
		case 100u: goto st6;
	}
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( (*p) == 41u )
		goto tr9;
	goto st0;
tr9:

	{ meaning = "."; end = p + 1; }
	goto st31;
tr11:

	{ meaning = "@"; end = p + 1; }
	goto st31;
tr15:

	{ meaning = http != nullptr ? "http" : "ftp";
                    end = http != nullptr ? http : ftp; }
	goto st31;
tr28:

	{ meaning = "/"; end = p + 1; }
	goto st31;
tr30:

	{ meaning = ":"; end = p + 1; }
	goto st31;
tr32:

	{ meaning = "://"; end = p + 1; }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:

	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	switch( (*p) ) {
		case 84u: goto st5;
		case 116u: goto st5;
	}
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( (*p) == 41u )
		goto tr11;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( (*p) ) {
		case 79u: goto st7;
		case 111u: goto st7;
	}
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( (*p) ) {
		case 84u: goto st3;
		case 116u: goto st3;
	}
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	switch( (*p) ) {
		case 88u: goto st9;
		case 120u: goto st9;
	}
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	switch( (*p) ) {
		case 80u: goto tr14;
		case 112u: goto tr14;
	}
	goto st0;
tr14:

	{ ftp = p + 1; }
	goto st10;
tr21:

	{ http = p + 1; }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	switch( (*p) ) {
		case 58u: goto tr15;
		case 83u: goto st11;
		case 91u: goto st12;
		case 115u: goto st11;
	}
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	switch( (*p) ) {
		case 58u: goto tr15;
		case 91u: goto st12;
	}
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( (*p) == 58u )
		goto tr15;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	switch( (*p) ) {
		case 42u: goto st14;
		case 88u: goto st16;
		case 120u: goto st16;
	}
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	if ( (*p) == 42u )
		goto st15;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( (*p) ) {
		case 80u: goto tr21;
		case 112u: goto tr21;
	}
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( (*p) ) {
		case 88u: goto st15;
		case 120u: goto st15;
	}
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	switch( (*p) ) {
		case 46u: goto st18;
		case 47u: goto st19;
		case 58u: goto st20;
		case 64u: goto st23;
		case 65u: goto st24;
		case 68u: goto st25;
		case 97u: goto st24;
		case 100u: goto st25;
	}
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	if ( (*p) == 93u )
		goto tr9;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	if ( (*p) == 93u )
		goto tr28;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	switch( (*p) ) {
		case 47u: goto st21;
		case 93u: goto tr30;
	}
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	if ( (*p) == 47u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	if ( (*p) == 93u )
		goto tr32;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	if ( (*p) == 93u )
		goto tr11;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	switch( (*p) ) {
		case 84u: goto st23;
		case 116u: goto st23;
	}
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	switch( (*p) ) {
		case 79u: goto st26;
		case 111u: goto st26;
	}
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	switch( (*p) ) {
		case 84u: goto st18;
		case 116u: goto st18;
	}
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	switch( (*p) ) {
		case 46u: goto st28;
		case 68u: goto st29;
		case 100u: goto st29;
	}
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	if ( (*p) == 125u )
		goto tr9;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	switch( (*p) ) {
		case 79u: goto st30;
		case 111u: goto st30;
	}
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	switch( (*p) ) {
		case 84u: goto st28;
		case 116u: goto st28;
	}
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    }

    const unsigned char* end = nullptr;
    std::string_view meaning;  // what the piece stands for
};

}  // namespace uriscan
