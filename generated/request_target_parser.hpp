// Generated from request_target_parser.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   dfd2cbda4bfe2062e39c44ed5c463ca75b90943152dbff93524a81ad156bdc30  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   c072ca0066438c515de824c2c79a04e128468c9b5fec19e7e22bf0c9cbf3aa52  ragel/request_target_parser.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   b6f871d2edce807864f6d3cc5a8a35593969af8d6a726ab3403f2c54c742069d  ragel/rfc9112.rl
#pragma once

// The parser of the value of the field Host, and of the request targets that the kernels do not
// read: those of the authority form and the asterisk form.  It is one function with two start
// states.
//
// rfc9112.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (src/http/reading.cpp) decides what it
// stores for a position.  When the machine enters a state, the skipper may move `p` over octets
// that the state only loops on, as in uri_parser.rl.

namespace uriscan {

struct request_target_parser {

static const int request_target_parser_start = 1;
static const int request_target_parser_first_final = 159;
static const int request_target_parser_error = 0;

static const int request_target_parser_en_host_field = 160;
static const int request_target_parser_en_asterisk = 1;

    // Reads [p, pe), starting in the state `cs`.  If the text ends at `pe`, `eof` must be `pe`, so
    // that the action for the end of a form runs.  If more text can follow, `eof` must be null.
    // Returns where it stopped.  If all octets fit, this is `pe`, and `cs` is the last state.
    // Otherwise, it is the first octet that does not fit, and `cs` is the error state.
    template <class Recorder, class Skipper>
    static const unsigned char* run(int& cs, const unsigned char* p, const unsigned char* pe,
                                    const unsigned char* eof, Recorder& recorder,
                                    const Skipper& skipper) {

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{

	{ p = skipper.template skip<1>(p + 1, pe) - 1; }
case 1:

	if ( (*p) == 42u )
		goto st159;
	goto st0;
st0:
cs = 0;
	goto _out;
st159:

	{ p = skipper.template skip<159>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof159;
case 159:

	goto st0;

	{ p = skipper.template skip<160>(p + 1, pe) - 1; }
case 160:

	switch( (*p) ) {
		case 33u: goto st161;
		case 37u: goto st2;
		case 58u: goto tr160;
		case 61u: goto st161;
		case 91u: goto st4;
		case 95u: goto st161;
		case 126u: goto st161;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st161;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st161;
		} else if ( (*p) >= 65u )
			goto st161;
	} else
		goto st161;
	goto st0;
st161:

	{ p = skipper.template skip<161>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof161;
case 161:

	switch( (*p) ) {
		case 33u: goto st161;
		case 37u: goto st2;
		case 58u: goto tr160;
		case 61u: goto st161;
		case 95u: goto st161;
		case 126u: goto st161;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st161;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st161;
		} else if ( (*p) >= 65u )
			goto st161;
	} else
		goto st161;
	goto st0;
st2:

	{ p = skipper.template skip<2>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
st3:

	{ p = skipper.template skip<3>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof3;
case 3:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st161;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st161;
	} else
		goto st161;
	goto st0;
tr160:

	{ recorder.host_end(p); }
	goto st162;
st162:

	{ p = skipper.template skip<162>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof162;
case 162:

	if ( 48u <= (*p) && (*p) <= 57u )
		goto st162;
	goto st0;
st4:

	{ p = skipper.template skip<4>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	switch( (*p) ) {
		case 58u: goto st140;
		case 86u: goto st155;
		case 118u: goto st155;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st5;
	} else
		goto st5;
	goto st0;
st5:

	{ p = skipper.template skip<5>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	if ( (*p) == 58u )
		goto st9;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st6;
	} else
		goto st6;
	goto st0;
st6:

	{ p = skipper.template skip<6>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	if ( (*p) == 58u )
		goto st9;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st7;
	} else
		goto st7;
	goto st0;
st7:

	{ p = skipper.template skip<7>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	if ( (*p) == 58u )
		goto st9;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st8;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st8;
	} else
		goto st8;
	goto st0;
st8:

	{ p = skipper.template skip<8>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	if ( (*p) == 58u )
		goto st9;
	goto st0;
st9:

	{ p = skipper.template skip<9>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( (*p) == 58u )
		goto st126;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st10:

	{ p = skipper.template skip<10>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( (*p) == 58u )
		goto st14;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st11;
	} else
		goto st11;
	goto st0;
st11:

	{ p = skipper.template skip<11>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	if ( (*p) == 58u )
		goto st14;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st12;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st12;
	} else
		goto st12;
	goto st0;
st12:

	{ p = skipper.template skip<12>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof12;
case 12:

	if ( (*p) == 58u )
		goto st14;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st13;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st13;
	} else
		goto st13;
	goto st0;
st13:

	{ p = skipper.template skip<13>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof13;
case 13:

	if ( (*p) == 58u )
		goto st14;
	goto st0;
st14:

	{ p = skipper.template skip<14>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	if ( (*p) == 58u )
		goto st112;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st15;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st15;
	} else
		goto st15;
	goto st0;
st15:

	{ p = skipper.template skip<15>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof15;
case 15:

	if ( (*p) == 58u )
		goto st19;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto st0;
st16:

	{ p = skipper.template skip<16>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof16;
case 16:

	if ( (*p) == 58u )
		goto st19;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st17;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st17;
	} else
		goto st17;
	goto st0;
st17:

	{ p = skipper.template skip<17>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof17;
case 17:

	if ( (*p) == 58u )
		goto st19;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st18;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st18;
	} else
		goto st18;
	goto st0;
st18:

	{ p = skipper.template skip<18>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	if ( (*p) == 58u )
		goto st19;
	goto st0;
st19:

	{ p = skipper.template skip<19>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( (*p) == 58u )
		goto st98;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st20;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st20;
	} else
		goto st20;
	goto st0;
st20:

	{ p = skipper.template skip<20>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof20;
case 20:

	if ( (*p) == 58u )
		goto st24;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st21:

	{ p = skipper.template skip<21>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof21;
case 21:

	if ( (*p) == 58u )
		goto st24;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st22;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st22;
	} else
		goto st22;
	goto st0;
st22:

	{ p = skipper.template skip<22>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof22;
case 22:

	if ( (*p) == 58u )
		goto st24;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st23;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st23;
	} else
		goto st23;
	goto st0;
st23:

	{ p = skipper.template skip<23>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof23;
case 23:

	if ( (*p) == 58u )
		goto st24;
	goto st0;
st24:

	{ p = skipper.template skip<24>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof24;
case 24:

	if ( (*p) == 58u )
		goto st84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st25;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st25;
	} else
		goto st25;
	goto st0;
st25:

	{ p = skipper.template skip<25>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof25;
case 25:

	if ( (*p) == 58u )
		goto st29;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st26:

	{ p = skipper.template skip<26>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof26;
case 26:

	if ( (*p) == 58u )
		goto st29;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st27;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st27;
	} else
		goto st27;
	goto st0;
st27:

	{ p = skipper.template skip<27>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof27;
case 27:

	if ( (*p) == 58u )
		goto st29;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st28;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st28;
	} else
		goto st28;
	goto st0;
st28:

	{ p = skipper.template skip<28>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof28;
case 28:

	if ( (*p) == 58u )
		goto st29;
	goto st0;
st29:

	{ p = skipper.template skip<29>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof29;
case 29:

	if ( (*p) == 58u )
		goto st70;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st30;
	} else
		goto st30;
	goto st0;
st30:

	{ p = skipper.template skip<30>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof30;
case 30:

	if ( (*p) == 58u )
		goto st34;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st31;
	} else
		goto st31;
	goto st0;
st31:

	{ p = skipper.template skip<31>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof31;
case 31:

	if ( (*p) == 58u )
		goto st34;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st32;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st32;
	} else
		goto st32;
	goto st0;
st32:

	{ p = skipper.template skip<32>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof32;
case 32:

	if ( (*p) == 58u )
		goto st34;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st33;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st33;
	} else
		goto st33;
	goto st0;
st33:

	{ p = skipper.template skip<33>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof33;
case 33:

	if ( (*p) == 58u )
		goto st34;
	goto st0;
st34:

	{ p = skipper.template skip<34>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	switch( (*p) ) {
		case 48u: goto st35;
		case 49u: goto st61;
		case 50u: goto st64;
		case 58u: goto st68;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st67;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st69;
	} else
		goto st69;
	goto st0;
st35:

	{ p = skipper.template skip<35>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof35;
case 35:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st57;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st36:

	{ p = skipper.template skip<36>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof36;
case 36:

	switch( (*p) ) {
		case 48u: goto st37;
		case 49u: goto st50;
		case 50u: goto st52;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st51;
	goto st0;
st37:

	{ p = skipper.template skip<37>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof37;
case 37:

	if ( (*p) == 46u )
		goto st38;
	goto st0;
st38:

	{ p = skipper.template skip<38>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof38;
case 38:

	switch( (*p) ) {
		case 48u: goto st39;
		case 49u: goto st46;
		case 50u: goto st48;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st47;
	goto st0;
st39:

	{ p = skipper.template skip<39>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof39;
case 39:

	if ( (*p) == 46u )
		goto st40;
	goto st0;
st40:

	{ p = skipper.template skip<40>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof40;
case 40:

	switch( (*p) ) {
		case 48u: goto st41;
		case 49u: goto st42;
		case 50u: goto st44;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st43;
	goto st0;
st41:

	{ p = skipper.template skip<41>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof41;
case 41:

	if ( (*p) == 93u )
		goto st163;
	goto st0;
st163:

	{ p = skipper.template skip<163>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof163;
case 163:

	if ( (*p) == 58u )
		goto tr160;
	goto st0;
st42:

	{ p = skipper.template skip<42>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof42;
case 42:

	if ( (*p) == 93u )
		goto st163;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st43;
	goto st0;
st43:

	{ p = skipper.template skip<43>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof43;
case 43:

	if ( (*p) == 93u )
		goto st163;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st41;
	goto st0;
st44:

	{ p = skipper.template skip<44>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof44;
case 44:

	switch( (*p) ) {
		case 53u: goto st45;
		case 93u: goto st163;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st41;
	} else if ( (*p) >= 48u )
		goto st43;
	goto st0;
st45:

	{ p = skipper.template skip<45>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	if ( (*p) == 93u )
		goto st163;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st41;
	goto st0;
st46:

	{ p = skipper.template skip<46>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof46;
case 46:

	if ( (*p) == 46u )
		goto st40;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st47;
	goto st0;
st47:

	{ p = skipper.template skip<47>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof47;
case 47:

	if ( (*p) == 46u )
		goto st40;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st39;
	goto st0;
st48:

	{ p = skipper.template skip<48>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof48;
case 48:

	switch( (*p) ) {
		case 46u: goto st40;
		case 53u: goto st49;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) >= 48u )
		goto st47;
	goto st0;
st49:

	{ p = skipper.template skip<49>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof49;
case 49:

	if ( (*p) == 46u )
		goto st40;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st39;
	goto st0;
st50:

	{ p = skipper.template skip<50>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof50;
case 50:

	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st51;
	goto st0;
st51:

	{ p = skipper.template skip<51>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof51;
case 51:

	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st37;
	goto st0;
st52:

	{ p = skipper.template skip<52>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof52;
case 52:

	switch( (*p) ) {
		case 46u: goto st38;
		case 53u: goto st53;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st37;
	} else if ( (*p) >= 48u )
		goto st51;
	goto st0;
st53:

	{ p = skipper.template skip<53>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st37;
	goto st0;
st54:

	{ p = skipper.template skip<54>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof54;
case 54:

	if ( (*p) == 58u )
		goto st57;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st55;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st55;
	} else
		goto st55;
	goto st0;
st55:

	{ p = skipper.template skip<55>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof55;
case 55:

	if ( (*p) == 58u )
		goto st57;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st56;
	} else
		goto st56;
	goto st0;
st56:

	{ p = skipper.template skip<56>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof56;
case 56:

	if ( (*p) == 58u )
		goto st57;
	goto st0;
st57:

	{ p = skipper.template skip<57>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof57;
case 57:

	if ( (*p) == 58u )
		goto st41;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st58;
	} else
		goto st58;
	goto st0;
st58:

	{ p = skipper.template skip<58>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof58;
case 58:

	if ( (*p) == 93u )
		goto st163;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st59;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st59;
	} else
		goto st59;
	goto st0;
st59:

	{ p = skipper.template skip<59>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof59;
case 59:

	if ( (*p) == 93u )
		goto st163;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st60;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st60;
	} else
		goto st60;
	goto st0;
st60:

	{ p = skipper.template skip<60>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof60;
case 60:

	if ( (*p) == 93u )
		goto st163;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st41;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st41;
	} else
		goto st41;
	goto st0;
st61:

	{ p = skipper.template skip<61>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof61;
case 61:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st57;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st62;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st62:

	{ p = skipper.template skip<62>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof62;
case 62:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st57;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st63;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st55;
	} else
		goto st55;
	goto st0;
st63:

	{ p = skipper.template skip<63>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof63;
case 63:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st57;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st56;
	} else
		goto st56;
	goto st0;
st64:

	{ p = skipper.template skip<64>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof64;
case 64:

	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st65;
		case 58u: goto st57;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st62;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st54;
		} else if ( (*p) >= 65u )
			goto st54;
	} else
		goto st66;
	goto st0;
st65:

	{ p = skipper.template skip<65>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof65;
case 65:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st57;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st63;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st55;
		} else if ( (*p) >= 65u )
			goto st55;
	} else
		goto st55;
	goto st0;
st66:

	{ p = skipper.template skip<66>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof66;
case 66:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st57;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st55;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st55;
	} else
		goto st55;
	goto st0;
st67:

	{ p = skipper.template skip<67>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof67;
case 67:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st57;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st66;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st68:

	{ p = skipper.template skip<68>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof68;
case 68:

	if ( (*p) == 93u )
		goto st163;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st58;
	} else
		goto st58;
	goto st0;
st69:

	{ p = skipper.template skip<69>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof69;
case 69:

	if ( (*p) == 58u )
		goto st57;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st70:

	{ p = skipper.template skip<70>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof70;
case 70:

	switch( (*p) ) {
		case 48u: goto st71;
		case 49u: goto st76;
		case 50u: goto st79;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st82;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st83;
	} else
		goto st83;
	goto st0;
st71:

	{ p = skipper.template skip<71>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof71;
case 71:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st72:

	{ p = skipper.template skip<72>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof72;
case 72:

	switch( (*p) ) {
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st73;
	} else
		goto st73;
	goto st0;
st73:

	{ p = skipper.template skip<73>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof73;
case 73:

	switch( (*p) ) {
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st74;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st74;
	} else
		goto st74;
	goto st0;
st74:

	{ p = skipper.template skip<74>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof74;
case 74:

	switch( (*p) ) {
		case 58u: goto st75;
		case 93u: goto st163;
	}
	goto st0;
st75:

	{ p = skipper.template skip<75>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof75;
case 75:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st58;
	} else
		goto st58;
	goto st0;
st76:

	{ p = skipper.template skip<76>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof76;
case 76:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st77:

	{ p = skipper.template skip<77>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof77;
case 77:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st78;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st73;
	} else
		goto st73;
	goto st0;
st78:

	{ p = skipper.template skip<78>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof78;
case 78:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st74;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st74;
	} else
		goto st74;
	goto st0;
st79:

	{ p = skipper.template skip<79>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof79;
case 79:

	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st80;
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st77;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st72;
		} else if ( (*p) >= 65u )
			goto st72;
	} else
		goto st81;
	goto st0;
st80:

	{ p = skipper.template skip<80>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof80;
case 80:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st78;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st73;
		} else if ( (*p) >= 65u )
			goto st73;
	} else
		goto st73;
	goto st0;
st81:

	{ p = skipper.template skip<81>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof81;
case 81:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st73;
	} else
		goto st73;
	goto st0;
st82:

	{ p = skipper.template skip<82>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof82;
case 82:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st81;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st83:

	{ p = skipper.template skip<83>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof83;
case 83:

	switch( (*p) ) {
		case 58u: goto st75;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st84:

	{ p = skipper.template skip<84>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof84;
case 84:

	switch( (*p) ) {
		case 48u: goto st85;
		case 49u: goto st90;
		case 50u: goto st93;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st96;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st97;
	} else
		goto st97;
	goto st0;
st85:

	{ p = skipper.template skip<85>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof85;
case 85:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st86;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st86:

	{ p = skipper.template skip<86>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof86;
case 86:

	switch( (*p) ) {
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st87;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st87;
	} else
		goto st87;
	goto st0;
st87:

	{ p = skipper.template skip<87>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof87;
case 87:

	switch( (*p) ) {
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st88;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st88;
	} else
		goto st88;
	goto st0;
st88:

	{ p = skipper.template skip<88>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof88;
case 88:

	switch( (*p) ) {
		case 58u: goto st89;
		case 93u: goto st163;
	}
	goto st0;
st89:

	{ p = skipper.template skip<89>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof89;
case 89:

	switch( (*p) ) {
		case 48u: goto st71;
		case 49u: goto st76;
		case 50u: goto st79;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st82;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st83;
	} else
		goto st83;
	goto st0;
st90:

	{ p = skipper.template skip<90>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof90;
case 90:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st91;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st91:

	{ p = skipper.template skip<91>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof91;
case 91:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st92;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st87;
	} else
		goto st87;
	goto st0;
st92:

	{ p = skipper.template skip<92>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof92;
case 92:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st88;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st88;
	} else
		goto st88;
	goto st0;
st93:

	{ p = skipper.template skip<93>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof93;
case 93:

	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st94;
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st91;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st95;
	goto st0;
st94:

	{ p = skipper.template skip<94>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof94;
case 94:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st92;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st87;
		} else if ( (*p) >= 65u )
			goto st87;
	} else
		goto st87;
	goto st0;
st95:

	{ p = skipper.template skip<95>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof95;
case 95:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st87;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st87;
	} else
		goto st87;
	goto st0;
st96:

	{ p = skipper.template skip<96>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof96;
case 96:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st95;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st97:

	{ p = skipper.template skip<97>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof97;
case 97:

	switch( (*p) ) {
		case 58u: goto st89;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st86;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st98:

	{ p = skipper.template skip<98>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof98;
case 98:

	switch( (*p) ) {
		case 48u: goto st99;
		case 49u: goto st104;
		case 50u: goto st107;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st110;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st111;
	} else
		goto st111;
	goto st0;
st99:

	{ p = skipper.template skip<99>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof99;
case 99:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st100;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st100:

	{ p = skipper.template skip<100>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof100;
case 100:

	switch( (*p) ) {
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st101;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st101;
	} else
		goto st101;
	goto st0;
st101:

	{ p = skipper.template skip<101>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof101;
case 101:

	switch( (*p) ) {
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st102;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st102;
	} else
		goto st102;
	goto st0;
st102:

	{ p = skipper.template skip<102>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof102;
case 102:

	switch( (*p) ) {
		case 58u: goto st103;
		case 93u: goto st163;
	}
	goto st0;
st103:

	{ p = skipper.template skip<103>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof103;
case 103:

	switch( (*p) ) {
		case 48u: goto st85;
		case 49u: goto st90;
		case 50u: goto st93;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st96;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st97;
	} else
		goto st97;
	goto st0;
st104:

	{ p = skipper.template skip<104>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof104;
case 104:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st105;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st105:

	{ p = skipper.template skip<105>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof105;
case 105:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st106;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st101;
	} else
		goto st101;
	goto st0;
st106:

	{ p = skipper.template skip<106>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof106;
case 106:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st102;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st102;
	} else
		goto st102;
	goto st0;
st107:

	{ p = skipper.template skip<107>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof107;
case 107:

	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st108;
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st105;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st109;
	goto st0;
st108:

	{ p = skipper.template skip<108>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof108;
case 108:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st106;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st101;
		} else if ( (*p) >= 65u )
			goto st101;
	} else
		goto st101;
	goto st0;
st109:

	{ p = skipper.template skip<109>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof109;
case 109:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st101;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st101;
	} else
		goto st101;
	goto st0;
st110:

	{ p = skipper.template skip<110>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof110;
case 110:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st109;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st111:

	{ p = skipper.template skip<111>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof111;
case 111:

	switch( (*p) ) {
		case 58u: goto st103;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st100;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st112:

	{ p = skipper.template skip<112>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof112;
case 112:

	switch( (*p) ) {
		case 48u: goto st113;
		case 49u: goto st118;
		case 50u: goto st121;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st124;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st125;
	} else
		goto st125;
	goto st0;
st113:

	{ p = skipper.template skip<113>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof113;
case 113:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st114;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st114:

	{ p = skipper.template skip<114>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof114;
case 114:

	switch( (*p) ) {
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st115;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st115;
	} else
		goto st115;
	goto st0;
st115:

	{ p = skipper.template skip<115>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof115;
case 115:

	switch( (*p) ) {
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st116;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st116;
	} else
		goto st116;
	goto st0;
st116:

	{ p = skipper.template skip<116>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof116;
case 116:

	switch( (*p) ) {
		case 58u: goto st117;
		case 93u: goto st163;
	}
	goto st0;
st117:

	{ p = skipper.template skip<117>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof117;
case 117:

	switch( (*p) ) {
		case 48u: goto st99;
		case 49u: goto st104;
		case 50u: goto st107;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st110;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st111;
	} else
		goto st111;
	goto st0;
st118:

	{ p = skipper.template skip<118>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof118;
case 118:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st119;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st119:

	{ p = skipper.template skip<119>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof119;
case 119:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st120;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st115;
	} else
		goto st115;
	goto st0;
st120:

	{ p = skipper.template skip<120>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof120;
case 120:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st116;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st116;
	} else
		goto st116;
	goto st0;
st121:

	{ p = skipper.template skip<121>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof121;
case 121:

	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st122;
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st119;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st114;
		} else if ( (*p) >= 65u )
			goto st114;
	} else
		goto st123;
	goto st0;
st122:

	{ p = skipper.template skip<122>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof122;
case 122:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st120;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st115;
		} else if ( (*p) >= 65u )
			goto st115;
	} else
		goto st115;
	goto st0;
st123:

	{ p = skipper.template skip<123>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof123;
case 123:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st115;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st115;
	} else
		goto st115;
	goto st0;
st124:

	{ p = skipper.template skip<124>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof124;
case 124:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st123;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st125:

	{ p = skipper.template skip<125>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof125;
case 125:

	switch( (*p) ) {
		case 58u: goto st117;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st114;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st126:

	{ p = skipper.template skip<126>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof126;
case 126:

	switch( (*p) ) {
		case 48u: goto st127;
		case 49u: goto st132;
		case 50u: goto st135;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st138;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st139;
	} else
		goto st139;
	goto st0;
st127:

	{ p = skipper.template skip<127>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof127;
case 127:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st128;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st128:

	{ p = skipper.template skip<128>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof128;
case 128:

	switch( (*p) ) {
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st129;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st129;
	} else
		goto st129;
	goto st0;
st129:

	{ p = skipper.template skip<129>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof129;
case 129:

	switch( (*p) ) {
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st130;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st130;
	} else
		goto st130;
	goto st0;
st130:

	{ p = skipper.template skip<130>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof130;
case 130:

	switch( (*p) ) {
		case 58u: goto st131;
		case 93u: goto st163;
	}
	goto st0;
st131:

	{ p = skipper.template skip<131>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof131;
case 131:

	switch( (*p) ) {
		case 48u: goto st113;
		case 49u: goto st118;
		case 50u: goto st121;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st124;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st125;
	} else
		goto st125;
	goto st0;
st132:

	{ p = skipper.template skip<132>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof132;
case 132:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st133;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st133:

	{ p = skipper.template skip<133>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof133;
case 133:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st134;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st129;
	} else
		goto st129;
	goto st0;
st134:

	{ p = skipper.template skip<134>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof134;
case 134:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st130;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st130;
	} else
		goto st130;
	goto st0;
st135:

	{ p = skipper.template skip<135>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof135;
case 135:

	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st136;
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st133;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st128;
		} else if ( (*p) >= 65u )
			goto st128;
	} else
		goto st137;
	goto st0;
st136:

	{ p = skipper.template skip<136>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof136;
case 136:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st134;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st129;
		} else if ( (*p) >= 65u )
			goto st129;
	} else
		goto st129;
	goto st0;
st137:

	{ p = skipper.template skip<137>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof137;
case 137:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st129;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st129;
	} else
		goto st129;
	goto st0;
st138:

	{ p = skipper.template skip<138>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof138;
case 138:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st137;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st139:

	{ p = skipper.template skip<139>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof139;
case 139:

	switch( (*p) ) {
		case 58u: goto st131;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st128;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st140:

	{ p = skipper.template skip<140>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof140;
case 140:

	if ( (*p) == 58u )
		goto st141;
	goto st0;
st141:

	{ p = skipper.template skip<141>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof141;
case 141:

	switch( (*p) ) {
		case 48u: goto st142;
		case 49u: goto st147;
		case 50u: goto st150;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st153;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st154;
	} else
		goto st154;
	goto st0;
st142:

	{ p = skipper.template skip<142>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof142;
case 142:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st143;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st143;
	} else
		goto st143;
	goto st0;
st143:

	{ p = skipper.template skip<143>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof143;
case 143:

	switch( (*p) ) {
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st144;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st144;
	} else
		goto st144;
	goto st0;
st144:

	{ p = skipper.template skip<144>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof144;
case 144:

	switch( (*p) ) {
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st145;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto st0;
st145:

	{ p = skipper.template skip<145>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof145;
case 145:

	switch( (*p) ) {
		case 58u: goto st146;
		case 93u: goto st163;
	}
	goto st0;
st146:

	{ p = skipper.template skip<146>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof146;
case 146:

	switch( (*p) ) {
		case 48u: goto st127;
		case 49u: goto st132;
		case 50u: goto st135;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st138;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st139;
	} else
		goto st139;
	goto st0;
st147:

	{ p = skipper.template skip<147>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof147;
case 147:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st148;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st143;
	} else
		goto st143;
	goto st0;
st148:

	{ p = skipper.template skip<148>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof148;
case 148:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st149;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st144;
	} else
		goto st144;
	goto st0;
st149:

	{ p = skipper.template skip<149>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof149;
case 149:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st145;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto st0;
st150:

	{ p = skipper.template skip<150>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof150;
case 150:

	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st151;
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st148;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st143;
		} else if ( (*p) >= 65u )
			goto st143;
	} else
		goto st152;
	goto st0;
st151:

	{ p = skipper.template skip<151>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof151;
case 151:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st149;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st144;
		} else if ( (*p) >= 65u )
			goto st144;
	} else
		goto st144;
	goto st0;
st152:

	{ p = skipper.template skip<152>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof152;
case 152:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st144;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st144;
	} else
		goto st144;
	goto st0;
st153:

	{ p = skipper.template skip<153>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof153;
case 153:

	switch( (*p) ) {
		case 46u: goto st36;
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st152;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st143;
	} else
		goto st143;
	goto st0;
st154:

	{ p = skipper.template skip<154>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof154;
case 154:

	switch( (*p) ) {
		case 58u: goto st146;
		case 93u: goto st163;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st143;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st143;
	} else
		goto st143;
	goto st0;
st155:

	{ p = skipper.template skip<155>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof155;
case 155:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st156;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st156;
	} else
		goto st156;
	goto st0;
st156:

	{ p = skipper.template skip<156>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof156;
case 156:

	if ( (*p) == 46u )
		goto st157;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st156;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st156;
	} else
		goto st156;
	goto st0;
st157:

	{ p = skipper.template skip<157>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof157;
case 157:

	switch( (*p) ) {
		case 33u: goto st158;
		case 36u: goto st158;
		case 61u: goto st158;
		case 95u: goto st158;
		case 126u: goto st158;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st158;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st158;
		} else if ( (*p) >= 65u )
			goto st158;
	} else
		goto st158;
	goto st0;
st158:

	{ p = skipper.template skip<158>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof158;
case 158:

	switch( (*p) ) {
		case 33u: goto st158;
		case 36u: goto st158;
		case 61u: goto st158;
		case 93u: goto st163;
		case 95u: goto st158;
		case 126u: goto st158;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st158;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st158;
		} else if ( (*p) >= 65u )
			goto st158;
	} else
		goto st158;
	goto st0;
	}
	_test_eof159: cs = 159; goto _test_eof;
	_test_eof161: cs = 161; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof162: cs = 162; goto _test_eof;
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
	_test_eof163: cs = 163; goto _test_eof;
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

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 162:

	{ recorder.authority_end(); }
	break;
	case 159:

	{}
	break;

	}
	}

	_out: {}
	}

        return p;
    }
};

}  // namespace uriscan
