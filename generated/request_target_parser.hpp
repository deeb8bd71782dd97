// Generated from request_target_parser.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   dfd2cbda4bfe2062e39c44ed5c463ca75b90943152dbff93524a81ad156bdc30  ragel/generate.cmake
//   9c7f4e0abf1b0897ec07b151bcd4b826aa00bf9b5d67ba540207fe20155416f9  ragel/machine_sources.cmake
//   703c6c106c64a1f93439ee1f9487db6a769f44425ffea872fe8dfdb8219d88c9  ragel/request_target_parser.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   b6f871d2edce807864f6d3cc5a8a35593969af8d6a726ab3403f2c54c742069d  ragel/rfc9112.rl
#pragma once

// The parser of request targets and of the value of the field Host.  It is one function with
// several start states.  A target is read from the state any_form, whatever forms the caller
// allows: at its end, the actions name all forms that it has.  The state asterisk serves for
// errors.  origin_form_parser.rl reads the origin form alone, faster.
//
// rfc9112.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (src/http/reading.cpp) decides what it
// stores for a position.  When the machine enters a state, the skipper may move `p` over octets
// that the state only loops on, as in uri_parser.rl.

namespace uriscan {

struct request_target_parser {

static const int request_target_parser_start = 490;
static const int request_target_parser_first_final = 490;
static const int request_target_parser_error = 0;

static const int request_target_parser_en_any_form = 158;
static const int request_target_parser_en_asterisk = 489;
static const int request_target_parser_en_host_field = 490;

    // Reads [p, pe), starting in the state `cs`.  If the text ends at `pe`, `eof` must be `pe`, so
    // that the actions for the end of a form run.  If more text can follow, `eof` must be null.
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

	{ p = skipper.template skip<490>(p + 1, pe) - 1; }
case 490:

	switch( (*p) ) {
		case 33u: goto st491;
		case 37u: goto st1;
		case 58u: goto tr494;
		case 61u: goto st491;
		case 91u: goto st3;
		case 95u: goto st491;
		case 126u: goto st491;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st491;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st491;
		} else if ( (*p) >= 65u )
			goto st491;
	} else
		goto st491;
	goto st0;
st0:
cs = 0;
	goto _out;
st491:

	{ p = skipper.template skip<491>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof491;
case 491:

	switch( (*p) ) {
		case 33u: goto st491;
		case 37u: goto st1;
		case 58u: goto tr494;
		case 61u: goto st491;
		case 95u: goto st491;
		case 126u: goto st491;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st491;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st491;
		} else if ( (*p) >= 65u )
			goto st491;
	} else
		goto st491;
	goto st0;
st1:

	{ p = skipper.template skip<1>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof1;
case 1:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st2;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st2;
	} else
		goto st2;
	goto st0;
st2:

	{ p = skipper.template skip<2>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st491;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st491;
	} else
		goto st491;
	goto st0;
tr494:

	{ recorder.host_end(p); }
	goto st492;
st492:

	{ p = skipper.template skip<492>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof492;
case 492:

	if ( 48u <= (*p) && (*p) <= 57u )
		goto st492;
	goto st0;
st3:

	{ p = skipper.template skip<3>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof3;
case 3:

	switch( (*p) ) {
		case 58u: goto st139;
		case 86u: goto st154;
		case 118u: goto st154;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st4;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st4;
	} else
		goto st4;
	goto st0;
st4:

	{ p = skipper.template skip<4>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	if ( (*p) == 58u )
		goto st8;
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
		goto st8;
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
		goto st8;
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
		goto st8;
	goto st0;
st8:

	{ p = skipper.template skip<8>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	if ( (*p) == 58u )
		goto st125;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st9;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st9;
	} else
		goto st9;
	goto st0;
st9:

	{ p = skipper.template skip<9>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( (*p) == 58u )
		goto st13;
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
		goto st13;
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
		goto st13;
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
		goto st13;
	goto st0;
st13:

	{ p = skipper.template skip<13>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof13;
case 13:

	if ( (*p) == 58u )
		goto st111;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st14;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st14;
	} else
		goto st14;
	goto st0;
st14:

	{ p = skipper.template skip<14>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	if ( (*p) == 58u )
		goto st18;
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
		goto st18;
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
		goto st18;
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
		goto st18;
	goto st0;
st18:

	{ p = skipper.template skip<18>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	if ( (*p) == 58u )
		goto st97;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st19;
	} else
		goto st19;
	goto st0;
st19:

	{ p = skipper.template skip<19>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( (*p) == 58u )
		goto st23;
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
		goto st23;
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
		goto st23;
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
		goto st23;
	goto st0;
st23:

	{ p = skipper.template skip<23>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof23;
case 23:

	if ( (*p) == 58u )
		goto st83;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st24;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st24;
	} else
		goto st24;
	goto st0;
st24:

	{ p = skipper.template skip<24>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof24;
case 24:

	if ( (*p) == 58u )
		goto st28;
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
		goto st28;
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
		goto st28;
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
		goto st28;
	goto st0;
st28:

	{ p = skipper.template skip<28>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof28;
case 28:

	if ( (*p) == 58u )
		goto st69;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st29;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st29;
	} else
		goto st29;
	goto st0;
st29:

	{ p = skipper.template skip<29>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof29;
case 29:

	if ( (*p) == 58u )
		goto st33;
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
		goto st33;
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
		goto st33;
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
		goto st33;
	goto st0;
st33:

	{ p = skipper.template skip<33>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof33;
case 33:

	switch( (*p) ) {
		case 48u: goto st34;
		case 49u: goto st60;
		case 50u: goto st63;
		case 58u: goto st67;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st66;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st68;
	} else
		goto st68;
	goto st0;
st34:

	{ p = skipper.template skip<34>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st56;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st53;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st35:

	{ p = skipper.template skip<35>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof35;
case 35:

	switch( (*p) ) {
		case 48u: goto st36;
		case 49u: goto st49;
		case 50u: goto st51;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st50;
	goto st0;
st36:

	{ p = skipper.template skip<36>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof36;
case 36:

	if ( (*p) == 46u )
		goto st37;
	goto st0;
st37:

	{ p = skipper.template skip<37>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof37;
case 37:

	switch( (*p) ) {
		case 48u: goto st38;
		case 49u: goto st45;
		case 50u: goto st47;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st46;
	goto st0;
st38:

	{ p = skipper.template skip<38>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof38;
case 38:

	if ( (*p) == 46u )
		goto st39;
	goto st0;
st39:

	{ p = skipper.template skip<39>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof39;
case 39:

	switch( (*p) ) {
		case 48u: goto st40;
		case 49u: goto st41;
		case 50u: goto st43;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st42;
	goto st0;
st40:

	{ p = skipper.template skip<40>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof40;
case 40:

	if ( (*p) == 93u )
		goto st493;
	goto st0;
st493:

	{ p = skipper.template skip<493>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof493;
case 493:

	if ( (*p) == 58u )
		goto tr494;
	goto st0;
st41:

	{ p = skipper.template skip<41>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof41;
case 41:

	if ( (*p) == 93u )
		goto st493;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st42;
	goto st0;
st42:

	{ p = skipper.template skip<42>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof42;
case 42:

	if ( (*p) == 93u )
		goto st493;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st40;
	goto st0;
st43:

	{ p = skipper.template skip<43>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof43;
case 43:

	switch( (*p) ) {
		case 53u: goto st44;
		case 93u: goto st493;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st40;
	} else if ( (*p) >= 48u )
		goto st42;
	goto st0;
st44:

	{ p = skipper.template skip<44>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof44;
case 44:

	if ( (*p) == 93u )
		goto st493;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st40;
	goto st0;
st45:

	{ p = skipper.template skip<45>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	if ( (*p) == 46u )
		goto st39;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st46;
	goto st0;
st46:

	{ p = skipper.template skip<46>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof46;
case 46:

	if ( (*p) == 46u )
		goto st39;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st38;
	goto st0;
st47:

	{ p = skipper.template skip<47>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof47;
case 47:

	switch( (*p) ) {
		case 46u: goto st39;
		case 53u: goto st48;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) >= 48u )
		goto st46;
	goto st0;
st48:

	{ p = skipper.template skip<48>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof48;
case 48:

	if ( (*p) == 46u )
		goto st39;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st38;
	goto st0;
st49:

	{ p = skipper.template skip<49>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof49;
case 49:

	if ( (*p) == 46u )
		goto st37;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st50;
	goto st0;
st50:

	{ p = skipper.template skip<50>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof50;
case 50:

	if ( (*p) == 46u )
		goto st37;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st36;
	goto st0;
st51:

	{ p = skipper.template skip<51>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof51;
case 51:

	switch( (*p) ) {
		case 46u: goto st37;
		case 53u: goto st52;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) >= 48u )
		goto st50;
	goto st0;
st52:

	{ p = skipper.template skip<52>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof52;
case 52:

	if ( (*p) == 46u )
		goto st37;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st36;
	goto st0;
st53:

	{ p = skipper.template skip<53>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	if ( (*p) == 58u )
		goto st56;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st54:

	{ p = skipper.template skip<54>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof54;
case 54:

	if ( (*p) == 58u )
		goto st56;
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
		goto st56;
	goto st0;
st56:

	{ p = skipper.template skip<56>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof56;
case 56:

	if ( (*p) == 58u )
		goto st40;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st57;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st57;
	} else
		goto st57;
	goto st0;
st57:

	{ p = skipper.template skip<57>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof57;
case 57:

	if ( (*p) == 93u )
		goto st493;
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
		goto st493;
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
		goto st493;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st40;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st40;
	} else
		goto st40;
	goto st0;
st60:

	{ p = skipper.template skip<60>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof60;
case 60:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st56;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st61;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st61:

	{ p = skipper.template skip<61>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof61;
case 61:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st56;
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
		case 46u: goto st35;
		case 58u: goto st56;
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
st63:

	{ p = skipper.template skip<63>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof63;
case 63:

	switch( (*p) ) {
		case 46u: goto st35;
		case 53u: goto st64;
		case 58u: goto st56;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st61;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st53;
		} else if ( (*p) >= 65u )
			goto st53;
	} else
		goto st65;
	goto st0;
st64:

	{ p = skipper.template skip<64>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof64;
case 64:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st56;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st62;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st54;
		} else if ( (*p) >= 65u )
			goto st54;
	} else
		goto st54;
	goto st0;
st65:

	{ p = skipper.template skip<65>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof65;
case 65:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st56;
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
st66:

	{ p = skipper.template skip<66>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof66;
case 66:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st56;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st65;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st67:

	{ p = skipper.template skip<67>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof67;
case 67:

	if ( (*p) == 93u )
		goto st493;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st57;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st57;
	} else
		goto st57;
	goto st0;
st68:

	{ p = skipper.template skip<68>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof68;
case 68:

	if ( (*p) == 58u )
		goto st56;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st53;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st69:

	{ p = skipper.template skip<69>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof69;
case 69:

	switch( (*p) ) {
		case 48u: goto st70;
		case 49u: goto st75;
		case 50u: goto st78;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st81;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st82;
	} else
		goto st82;
	goto st0;
st70:

	{ p = skipper.template skip<70>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof70;
case 70:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st74;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st71:

	{ p = skipper.template skip<71>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof71;
case 71:

	switch( (*p) ) {
		case 58u: goto st74;
		case 93u: goto st493;
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
		case 58u: goto st74;
		case 93u: goto st493;
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
		case 58u: goto st74;
		case 93u: goto st493;
	}
	goto st0;
st74:

	{ p = skipper.template skip<74>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof74;
case 74:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st57;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st57;
	} else
		goto st57;
	goto st0;
st75:

	{ p = skipper.template skip<75>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof75;
case 75:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st74;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st76;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st76:

	{ p = skipper.template skip<76>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof76;
case 76:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st74;
		case 93u: goto st493;
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
		case 46u: goto st35;
		case 58u: goto st74;
		case 93u: goto st493;
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
st78:

	{ p = skipper.template skip<78>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof78;
case 78:

	switch( (*p) ) {
		case 46u: goto st35;
		case 53u: goto st79;
		case 58u: goto st74;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st76;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st71;
		} else if ( (*p) >= 65u )
			goto st71;
	} else
		goto st80;
	goto st0;
st79:

	{ p = skipper.template skip<79>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof79;
case 79:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st74;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st77;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st72;
		} else if ( (*p) >= 65u )
			goto st72;
	} else
		goto st72;
	goto st0;
st80:

	{ p = skipper.template skip<80>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof80;
case 80:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st74;
		case 93u: goto st493;
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
st81:

	{ p = skipper.template skip<81>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof81;
case 81:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st74;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st80;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st82:

	{ p = skipper.template skip<82>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof82;
case 82:

	switch( (*p) ) {
		case 58u: goto st74;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st83:

	{ p = skipper.template skip<83>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof83;
case 83:

	switch( (*p) ) {
		case 48u: goto st84;
		case 49u: goto st89;
		case 50u: goto st92;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st95;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st96;
	} else
		goto st96;
	goto st0;
st84:

	{ p = skipper.template skip<84>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof84;
case 84:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st88;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st85;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st85:

	{ p = skipper.template skip<85>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof85;
case 85:

	switch( (*p) ) {
		case 58u: goto st88;
		case 93u: goto st493;
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
		case 58u: goto st88;
		case 93u: goto st493;
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
		case 58u: goto st88;
		case 93u: goto st493;
	}
	goto st0;
st88:

	{ p = skipper.template skip<88>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof88;
case 88:

	switch( (*p) ) {
		case 48u: goto st70;
		case 49u: goto st75;
		case 50u: goto st78;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st81;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st82;
	} else
		goto st82;
	goto st0;
st89:

	{ p = skipper.template skip<89>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof89;
case 89:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st88;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st90;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st90:

	{ p = skipper.template skip<90>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof90;
case 90:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st88;
		case 93u: goto st493;
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
		case 46u: goto st35;
		case 58u: goto st88;
		case 93u: goto st493;
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
st92:

	{ p = skipper.template skip<92>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof92;
case 92:

	switch( (*p) ) {
		case 46u: goto st35;
		case 53u: goto st93;
		case 58u: goto st88;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st90;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st85;
		} else if ( (*p) >= 65u )
			goto st85;
	} else
		goto st94;
	goto st0;
st93:

	{ p = skipper.template skip<93>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof93;
case 93:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st88;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st91;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st86;
	goto st0;
st94:

	{ p = skipper.template skip<94>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof94;
case 94:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st88;
		case 93u: goto st493;
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
st95:

	{ p = skipper.template skip<95>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof95;
case 95:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st88;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st94;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st96:

	{ p = skipper.template skip<96>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof96;
case 96:

	switch( (*p) ) {
		case 58u: goto st88;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st85;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st97:

	{ p = skipper.template skip<97>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof97;
case 97:

	switch( (*p) ) {
		case 48u: goto st98;
		case 49u: goto st103;
		case 50u: goto st106;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st109;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st110;
	} else
		goto st110;
	goto st0;
st98:

	{ p = skipper.template skip<98>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof98;
case 98:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st102;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st99:

	{ p = skipper.template skip<99>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof99;
case 99:

	switch( (*p) ) {
		case 58u: goto st102;
		case 93u: goto st493;
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
		case 58u: goto st102;
		case 93u: goto st493;
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
		case 58u: goto st102;
		case 93u: goto st493;
	}
	goto st0;
st102:

	{ p = skipper.template skip<102>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof102;
case 102:

	switch( (*p) ) {
		case 48u: goto st84;
		case 49u: goto st89;
		case 50u: goto st92;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st95;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st96;
	} else
		goto st96;
	goto st0;
st103:

	{ p = skipper.template skip<103>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof103;
case 103:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st102;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st104;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st104:

	{ p = skipper.template skip<104>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof104;
case 104:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st102;
		case 93u: goto st493;
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
		case 46u: goto st35;
		case 58u: goto st102;
		case 93u: goto st493;
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
st106:

	{ p = skipper.template skip<106>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof106;
case 106:

	switch( (*p) ) {
		case 46u: goto st35;
		case 53u: goto st107;
		case 58u: goto st102;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st104;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st99;
		} else if ( (*p) >= 65u )
			goto st99;
	} else
		goto st108;
	goto st0;
st107:

	{ p = skipper.template skip<107>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof107;
case 107:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st102;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st105;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st100;
	goto st0;
st108:

	{ p = skipper.template skip<108>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof108;
case 108:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st102;
		case 93u: goto st493;
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
st109:

	{ p = skipper.template skip<109>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof109;
case 109:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st102;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st108;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st110:

	{ p = skipper.template skip<110>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof110;
case 110:

	switch( (*p) ) {
		case 58u: goto st102;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st111:

	{ p = skipper.template skip<111>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof111;
case 111:

	switch( (*p) ) {
		case 48u: goto st112;
		case 49u: goto st117;
		case 50u: goto st120;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st123;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st124;
	} else
		goto st124;
	goto st0;
st112:

	{ p = skipper.template skip<112>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof112;
case 112:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st116;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st113:

	{ p = skipper.template skip<113>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof113;
case 113:

	switch( (*p) ) {
		case 58u: goto st116;
		case 93u: goto st493;
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
		case 58u: goto st116;
		case 93u: goto st493;
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
		case 58u: goto st116;
		case 93u: goto st493;
	}
	goto st0;
st116:

	{ p = skipper.template skip<116>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof116;
case 116:

	switch( (*p) ) {
		case 48u: goto st98;
		case 49u: goto st103;
		case 50u: goto st106;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st109;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st110;
	} else
		goto st110;
	goto st0;
st117:

	{ p = skipper.template skip<117>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof117;
case 117:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st116;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st118;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st118:

	{ p = skipper.template skip<118>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof118;
case 118:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st116;
		case 93u: goto st493;
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
		case 46u: goto st35;
		case 58u: goto st116;
		case 93u: goto st493;
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
st120:

	{ p = skipper.template skip<120>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof120;
case 120:

	switch( (*p) ) {
		case 46u: goto st35;
		case 53u: goto st121;
		case 58u: goto st116;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st118;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st113;
		} else if ( (*p) >= 65u )
			goto st113;
	} else
		goto st122;
	goto st0;
st121:

	{ p = skipper.template skip<121>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof121;
case 121:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st116;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st119;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st114;
		} else if ( (*p) >= 65u )
			goto st114;
	} else
		goto st114;
	goto st0;
st122:

	{ p = skipper.template skip<122>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof122;
case 122:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st116;
		case 93u: goto st493;
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
st123:

	{ p = skipper.template skip<123>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof123;
case 123:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st116;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st122;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st124:

	{ p = skipper.template skip<124>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof124;
case 124:

	switch( (*p) ) {
		case 58u: goto st116;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st125:

	{ p = skipper.template skip<125>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof125;
case 125:

	switch( (*p) ) {
		case 48u: goto st126;
		case 49u: goto st131;
		case 50u: goto st134;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st137;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st138;
	} else
		goto st138;
	goto st0;
st126:

	{ p = skipper.template skip<126>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof126;
case 126:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st130;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st127:

	{ p = skipper.template skip<127>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof127;
case 127:

	switch( (*p) ) {
		case 58u: goto st130;
		case 93u: goto st493;
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
		case 58u: goto st130;
		case 93u: goto st493;
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
		case 58u: goto st130;
		case 93u: goto st493;
	}
	goto st0;
st130:

	{ p = skipper.template skip<130>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof130;
case 130:

	switch( (*p) ) {
		case 48u: goto st112;
		case 49u: goto st117;
		case 50u: goto st120;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st123;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st124;
	} else
		goto st124;
	goto st0;
st131:

	{ p = skipper.template skip<131>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof131;
case 131:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st130;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st132:

	{ p = skipper.template skip<132>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof132;
case 132:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st130;
		case 93u: goto st493;
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
		case 46u: goto st35;
		case 58u: goto st130;
		case 93u: goto st493;
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
st134:

	{ p = skipper.template skip<134>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof134;
case 134:

	switch( (*p) ) {
		case 46u: goto st35;
		case 53u: goto st135;
		case 58u: goto st130;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st132;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st127;
		} else if ( (*p) >= 65u )
			goto st127;
	} else
		goto st136;
	goto st0;
st135:

	{ p = skipper.template skip<135>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof135;
case 135:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st130;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st133;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st128;
		} else if ( (*p) >= 65u )
			goto st128;
	} else
		goto st128;
	goto st0;
st136:

	{ p = skipper.template skip<136>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof136;
case 136:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st130;
		case 93u: goto st493;
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
st137:

	{ p = skipper.template skip<137>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof137;
case 137:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st130;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st136;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st138:

	{ p = skipper.template skip<138>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof138;
case 138:

	switch( (*p) ) {
		case 58u: goto st130;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st139:

	{ p = skipper.template skip<139>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof139;
case 139:

	if ( (*p) == 58u )
		goto st140;
	goto st0;
st140:

	{ p = skipper.template skip<140>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof140;
case 140:

	switch( (*p) ) {
		case 48u: goto st141;
		case 49u: goto st146;
		case 50u: goto st149;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st152;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st153;
	} else
		goto st153;
	goto st0;
st141:

	{ p = skipper.template skip<141>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof141;
case 141:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st145;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st142;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st142:

	{ p = skipper.template skip<142>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof142;
case 142:

	switch( (*p) ) {
		case 58u: goto st145;
		case 93u: goto st493;
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
		case 58u: goto st145;
		case 93u: goto st493;
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
		case 58u: goto st145;
		case 93u: goto st493;
	}
	goto st0;
st145:

	{ p = skipper.template skip<145>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof145;
case 145:

	switch( (*p) ) {
		case 48u: goto st126;
		case 49u: goto st131;
		case 50u: goto st134;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st137;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st138;
	} else
		goto st138;
	goto st0;
st146:

	{ p = skipper.template skip<146>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof146;
case 146:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st145;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st147;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st147:

	{ p = skipper.template skip<147>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof147;
case 147:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st145;
		case 93u: goto st493;
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
		case 46u: goto st35;
		case 58u: goto st145;
		case 93u: goto st493;
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
st149:

	{ p = skipper.template skip<149>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof149;
case 149:

	switch( (*p) ) {
		case 46u: goto st35;
		case 53u: goto st150;
		case 58u: goto st145;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st147;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st142;
		} else if ( (*p) >= 65u )
			goto st142;
	} else
		goto st151;
	goto st0;
st150:

	{ p = skipper.template skip<150>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof150;
case 150:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st145;
		case 93u: goto st493;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st148;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st143;
		} else if ( (*p) >= 65u )
			goto st143;
	} else
		goto st143;
	goto st0;
st151:

	{ p = skipper.template skip<151>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof151;
case 151:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st145;
		case 93u: goto st493;
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
st152:

	{ p = skipper.template skip<152>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof152;
case 152:

	switch( (*p) ) {
		case 46u: goto st35;
		case 58u: goto st145;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st151;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st153:

	{ p = skipper.template skip<153>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof153;
case 153:

	switch( (*p) ) {
		case 58u: goto st145;
		case 93u: goto st493;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st142;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st154:

	{ p = skipper.template skip<154>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof154;
case 154:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st155;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st155;
	} else
		goto st155;
	goto st0;
st155:

	{ p = skipper.template skip<155>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof155;
case 155:

	if ( (*p) == 46u )
		goto st156;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st155;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st155;
	} else
		goto st155;
	goto st0;
st156:

	{ p = skipper.template skip<156>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof156;
case 156:

	switch( (*p) ) {
		case 33u: goto st157;
		case 36u: goto st157;
		case 61u: goto st157;
		case 95u: goto st157;
		case 126u: goto st157;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st157;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st157;
		} else if ( (*p) >= 65u )
			goto st157;
	} else
		goto st157;
	goto st0;
st157:

	{ p = skipper.template skip<157>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof157;
case 157:

	switch( (*p) ) {
		case 33u: goto st157;
		case 36u: goto st157;
		case 61u: goto st157;
		case 93u: goto st493;
		case 95u: goto st157;
		case 126u: goto st157;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st157;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st157;
		} else if ( (*p) >= 65u )
			goto st157;
	} else
		goto st157;
	goto st0;

	{ p = skipper.template skip<158>(p + 1, pe) - 1; }
case 158:

	switch( (*p) ) {
		case 33u: goto st159;
		case 37u: goto st160;
		case 42u: goto st495;
		case 47u: goto st496;
		case 58u: goto tr162;
		case 61u: goto st159;
		case 91u: goto st333;
		case 95u: goto st159;
		case 126u: goto st159;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st159;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st166;
	} else
		goto st166;
	goto st0;
st159:

	{ p = skipper.template skip<159>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof159;
case 159:

	switch( (*p) ) {
		case 33u: goto st159;
		case 37u: goto st160;
		case 58u: goto tr162;
		case 61u: goto st159;
		case 95u: goto st159;
		case 126u: goto st159;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st159;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st159;
		} else if ( (*p) >= 65u )
			goto st159;
	} else
		goto st159;
	goto st0;
st160:

	{ p = skipper.template skip<160>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof160;
case 160:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st161;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st161;
	} else
		goto st161;
	goto st0;
st161:

	{ p = skipper.template skip<161>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof161;
case 161:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st159;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st159;
	} else
		goto st159;
	goto st0;
tr162:

	{ recorder.host_end(p); }
	goto st494;
st494:

	{ p = skipper.template skip<494>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof494;
case 494:

	if ( 48u <= (*p) && (*p) <= 57u )
		goto st494;
	goto st0;
st495:

	{ p = skipper.template skip<495>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof495;
case 495:

	switch( (*p) ) {
		case 33u: goto st159;
		case 37u: goto st160;
		case 58u: goto tr162;
		case 61u: goto st159;
		case 95u: goto st159;
		case 126u: goto st159;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st159;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st159;
		} else if ( (*p) >= 65u )
			goto st159;
	} else
		goto st159;
	goto st0;
st496:

	{ p = skipper.template skip<496>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof496;
case 496:

	switch( (*p) ) {
		case 33u: goto st496;
		case 37u: goto st162;
		case 61u: goto st496;
		case 63u: goto tr499;
		case 95u: goto st496;
		case 126u: goto st496;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st496;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st496;
	} else
		goto st496;
	goto st0;
st162:

	{ p = skipper.template skip<162>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof162;
case 162:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st163;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st163;
	} else
		goto st163;
	goto st0;
st163:

	{ p = skipper.template skip<163>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof163;
case 163:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st496;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st496;
	} else
		goto st496;
	goto st0;
tr499:

	{ recorder.path_end(p); }
	goto st497;
st497:

	{ p = skipper.template skip<497>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof497;
case 497:

	switch( (*p) ) {
		case 33u: goto st497;
		case 37u: goto st164;
		case 61u: goto st497;
		case 95u: goto st497;
		case 126u: goto st497;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st497;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st497;
	} else
		goto st497;
	goto st0;
st164:

	{ p = skipper.template skip<164>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof164;
case 164:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st165;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st165;
	} else
		goto st165;
	goto st0;
st165:

	{ p = skipper.template skip<165>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof165;
case 165:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st497;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st497;
	} else
		goto st497;
	goto st0;
st166:

	{ p = skipper.template skip<166>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof166;
case 166:

	switch( (*p) ) {
		case 33u: goto st159;
		case 37u: goto st160;
		case 43u: goto st166;
		case 58u: goto tr169;
		case 59u: goto st159;
		case 61u: goto st159;
		case 95u: goto st159;
		case 126u: goto st159;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 44u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto st166;
		} else if ( (*p) >= 36u )
			goto st159;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st166;
		} else if ( (*p) >= 65u )
			goto st166;
	} else
		goto st166;
	goto st0;
tr169:

	{ recorder.scheme_end(p); }

	{ recorder.host_end(p); }
	goto st498;
st498:

	{ p = skipper.template skip<498>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof498;
case 498:

	switch( (*p) ) {
		case 33u: goto st499;
		case 37u: goto st167;
		case 47u: goto st501;
		case 61u: goto st499;
		case 63u: goto tr504;
		case 95u: goto st499;
		case 126u: goto st499;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st509;
		} else if ( (*p) >= 36u )
			goto st499;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st499;
		} else if ( (*p) >= 64u )
			goto st499;
	} else
		goto st499;
	goto st0;
tr508:

	{ recorder.path_begin(p); }
	goto st499;
st499:

	{ p = skipper.template skip<499>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof499;
case 499:

	switch( (*p) ) {
		case 33u: goto st499;
		case 37u: goto st167;
		case 61u: goto st499;
		case 63u: goto tr504;
		case 95u: goto st499;
		case 126u: goto st499;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st499;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st499;
	} else
		goto st499;
	goto st0;
st167:

	{ p = skipper.template skip<167>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof167;
case 167:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st168;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st168;
	} else
		goto st168;
	goto st0;
st168:

	{ p = skipper.template skip<168>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof168;
case 168:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st499;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st499;
	} else
		goto st499;
	goto st0;
tr504:

	{ recorder.path_end(p); }
	goto st500;
tr510:

	{ recorder.path_begin(p); }

	{ recorder.path_end(p); }
	goto st500;
st500:

	{ p = skipper.template skip<500>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof500;
case 500:

	switch( (*p) ) {
		case 33u: goto st500;
		case 37u: goto st169;
		case 61u: goto st500;
		case 95u: goto st500;
		case 126u: goto st500;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st500;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st500;
	} else
		goto st500;
	goto st0;
st169:

	{ p = skipper.template skip<169>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof169;
case 169:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st170;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st170;
	} else
		goto st170;
	goto st0;
st170:

	{ p = skipper.template skip<170>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof170;
case 170:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st500;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st500;
	} else
		goto st500;
	goto st0;
st501:

	{ p = skipper.template skip<501>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof501;
case 501:

	switch( (*p) ) {
		case 33u: goto st499;
		case 37u: goto st167;
		case 47u: goto tr506;
		case 61u: goto st499;
		case 63u: goto tr504;
		case 95u: goto st499;
		case 126u: goto st499;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st499;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st499;
	} else
		goto st499;
	goto st0;
tr506:

	{ recorder.host_begin(p + 1); }
	goto st502;
st502:

	{ p = skipper.template skip<502>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof502;
case 502:

	switch( (*p) ) {
		case 33u: goto st503;
		case 37u: goto st171;
		case 47u: goto tr508;
		case 58u: goto tr509;
		case 61u: goto st503;
		case 63u: goto tr510;
		case 64u: goto tr178;
		case 91u: goto st178;
		case 95u: goto st503;
		case 126u: goto st503;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st503;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st503;
	} else
		goto st503;
	goto st0;
st503:

	{ p = skipper.template skip<503>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof503;
case 503:

	switch( (*p) ) {
		case 33u: goto st503;
		case 37u: goto st171;
		case 47u: goto tr508;
		case 58u: goto tr509;
		case 61u: goto st503;
		case 63u: goto tr510;
		case 64u: goto tr178;
		case 95u: goto st503;
		case 126u: goto st503;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st503;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st503;
	} else
		goto st503;
	goto st0;
st171:

	{ p = skipper.template skip<171>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof171;
case 171:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st172;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st172;
	} else
		goto st172;
	goto st0;
st172:

	{ p = skipper.template skip<172>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof172;
case 172:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st503;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st503;
	} else
		goto st503;
	goto st0;
tr509:

	{ recorder.host_end(p); }
	goto st504;
st504:

	{ p = skipper.template skip<504>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof504;
case 504:

	switch( (*p) ) {
		case 33u: goto st173;
		case 37u: goto st174;
		case 47u: goto tr508;
		case 61u: goto st173;
		case 63u: goto tr510;
		case 64u: goto tr178;
		case 95u: goto st173;
		case 126u: goto st173;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st504;
		} else if ( (*p) >= 36u )
			goto st173;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st173;
		} else if ( (*p) >= 65u )
			goto st173;
	} else
		goto st173;
	goto st0;
st173:

	{ p = skipper.template skip<173>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof173;
case 173:

	switch( (*p) ) {
		case 33u: goto st173;
		case 37u: goto st174;
		case 61u: goto st173;
		case 64u: goto tr178;
		case 95u: goto st173;
		case 126u: goto st173;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st173;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st173;
		} else if ( (*p) >= 65u )
			goto st173;
	} else
		goto st173;
	goto st0;
st174:

	{ p = skipper.template skip<174>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof174;
case 174:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st175;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st175;
	} else
		goto st175;
	goto st0;
st175:

	{ p = skipper.template skip<175>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof175;
case 175:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st173;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st173;
	} else
		goto st173;
	goto st0;
tr178:

	{ recorder.host_begin(p + 1); }
	goto st505;
st505:

	{ p = skipper.template skip<505>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof505;
case 505:

	switch( (*p) ) {
		case 33u: goto st506;
		case 37u: goto st176;
		case 47u: goto tr508;
		case 58u: goto tr514;
		case 61u: goto st506;
		case 63u: goto tr510;
		case 91u: goto st178;
		case 95u: goto st506;
		case 126u: goto st506;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st506;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st506;
	} else
		goto st506;
	goto st0;
st506:

	{ p = skipper.template skip<506>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof506;
case 506:

	switch( (*p) ) {
		case 33u: goto st506;
		case 37u: goto st176;
		case 47u: goto tr508;
		case 58u: goto tr514;
		case 61u: goto st506;
		case 63u: goto tr510;
		case 95u: goto st506;
		case 126u: goto st506;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st506;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st506;
	} else
		goto st506;
	goto st0;
st176:

	{ p = skipper.template skip<176>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof176;
case 176:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st177;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st177;
	} else
		goto st177;
	goto st0;
st177:

	{ p = skipper.template skip<177>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof177;
case 177:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st506;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st506;
	} else
		goto st506;
	goto st0;
tr514:

	{ recorder.host_end(p); }
	goto st507;
st507:

	{ p = skipper.template skip<507>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof507;
case 507:

	switch( (*p) ) {
		case 47u: goto tr508;
		case 63u: goto tr510;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st507;
	goto st0;
st178:

	{ p = skipper.template skip<178>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof178;
case 178:

	switch( (*p) ) {
		case 58u: goto st314;
		case 86u: goto st329;
		case 118u: goto st329;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st179;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st179;
	} else
		goto st179;
	goto st0;
st179:

	{ p = skipper.template skip<179>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof179;
case 179:

	if ( (*p) == 58u )
		goto st183;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st180;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st180;
	} else
		goto st180;
	goto st0;
st180:

	{ p = skipper.template skip<180>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof180;
case 180:

	if ( (*p) == 58u )
		goto st183;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st181;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st181;
	} else
		goto st181;
	goto st0;
st181:

	{ p = skipper.template skip<181>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof181;
case 181:

	if ( (*p) == 58u )
		goto st183;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st182;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st182;
	} else
		goto st182;
	goto st0;
st182:

	{ p = skipper.template skip<182>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof182;
case 182:

	if ( (*p) == 58u )
		goto st183;
	goto st0;
st183:

	{ p = skipper.template skip<183>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof183;
case 183:

	if ( (*p) == 58u )
		goto st300;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st184;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st184;
	} else
		goto st184;
	goto st0;
st184:

	{ p = skipper.template skip<184>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof184;
case 184:

	if ( (*p) == 58u )
		goto st188;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st185;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st185;
	} else
		goto st185;
	goto st0;
st185:

	{ p = skipper.template skip<185>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof185;
case 185:

	if ( (*p) == 58u )
		goto st188;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st186;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st186;
	} else
		goto st186;
	goto st0;
st186:

	{ p = skipper.template skip<186>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof186;
case 186:

	if ( (*p) == 58u )
		goto st188;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st187;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st187;
	} else
		goto st187;
	goto st0;
st187:

	{ p = skipper.template skip<187>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof187;
case 187:

	if ( (*p) == 58u )
		goto st188;
	goto st0;
st188:

	{ p = skipper.template skip<188>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof188;
case 188:

	if ( (*p) == 58u )
		goto st286;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st189;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st189;
	} else
		goto st189;
	goto st0;
st189:

	{ p = skipper.template skip<189>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof189;
case 189:

	if ( (*p) == 58u )
		goto st193;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st190;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st190;
	} else
		goto st190;
	goto st0;
st190:

	{ p = skipper.template skip<190>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof190;
case 190:

	if ( (*p) == 58u )
		goto st193;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st191;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st191;
	} else
		goto st191;
	goto st0;
st191:

	{ p = skipper.template skip<191>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof191;
case 191:

	if ( (*p) == 58u )
		goto st193;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st192;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st192;
	} else
		goto st192;
	goto st0;
st192:

	{ p = skipper.template skip<192>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof192;
case 192:

	if ( (*p) == 58u )
		goto st193;
	goto st0;
st193:

	{ p = skipper.template skip<193>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof193;
case 193:

	if ( (*p) == 58u )
		goto st272;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st194;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st194;
	} else
		goto st194;
	goto st0;
st194:

	{ p = skipper.template skip<194>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof194;
case 194:

	if ( (*p) == 58u )
		goto st198;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st195;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st195;
	} else
		goto st195;
	goto st0;
st195:

	{ p = skipper.template skip<195>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof195;
case 195:

	if ( (*p) == 58u )
		goto st198;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st196;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st196;
	} else
		goto st196;
	goto st0;
st196:

	{ p = skipper.template skip<196>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof196;
case 196:

	if ( (*p) == 58u )
		goto st198;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st197;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st197;
	} else
		goto st197;
	goto st0;
st197:

	{ p = skipper.template skip<197>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof197;
case 197:

	if ( (*p) == 58u )
		goto st198;
	goto st0;
st198:

	{ p = skipper.template skip<198>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof198;
case 198:

	if ( (*p) == 58u )
		goto st258;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st199;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st199;
	} else
		goto st199;
	goto st0;
st199:

	{ p = skipper.template skip<199>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof199;
case 199:

	if ( (*p) == 58u )
		goto st203;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st200;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st200;
	} else
		goto st200;
	goto st0;
st200:

	{ p = skipper.template skip<200>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof200;
case 200:

	if ( (*p) == 58u )
		goto st203;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st201;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st201;
	} else
		goto st201;
	goto st0;
st201:

	{ p = skipper.template skip<201>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof201;
case 201:

	if ( (*p) == 58u )
		goto st203;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st202;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st202;
	} else
		goto st202;
	goto st0;
st202:

	{ p = skipper.template skip<202>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof202;
case 202:

	if ( (*p) == 58u )
		goto st203;
	goto st0;
st203:

	{ p = skipper.template skip<203>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof203;
case 203:

	if ( (*p) == 58u )
		goto st244;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st204;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st204;
	} else
		goto st204;
	goto st0;
st204:

	{ p = skipper.template skip<204>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof204;
case 204:

	if ( (*p) == 58u )
		goto st208;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st205;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st205;
	} else
		goto st205;
	goto st0;
st205:

	{ p = skipper.template skip<205>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof205;
case 205:

	if ( (*p) == 58u )
		goto st208;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st206;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st206;
	} else
		goto st206;
	goto st0;
st206:

	{ p = skipper.template skip<206>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof206;
case 206:

	if ( (*p) == 58u )
		goto st208;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st207;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st207;
	} else
		goto st207;
	goto st0;
st207:

	{ p = skipper.template skip<207>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof207;
case 207:

	if ( (*p) == 58u )
		goto st208;
	goto st0;
st208:

	{ p = skipper.template skip<208>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof208;
case 208:

	switch( (*p) ) {
		case 48u: goto st209;
		case 49u: goto st235;
		case 50u: goto st238;
		case 58u: goto st242;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st241;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st243;
	} else
		goto st243;
	goto st0;
st209:

	{ p = skipper.template skip<209>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof209;
case 209:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st231;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st228;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st228;
	} else
		goto st228;
	goto st0;
st210:

	{ p = skipper.template skip<210>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof210;
case 210:

	switch( (*p) ) {
		case 48u: goto st211;
		case 49u: goto st224;
		case 50u: goto st226;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st225;
	goto st0;
st211:

	{ p = skipper.template skip<211>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof211;
case 211:

	if ( (*p) == 46u )
		goto st212;
	goto st0;
st212:

	{ p = skipper.template skip<212>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof212;
case 212:

	switch( (*p) ) {
		case 48u: goto st213;
		case 49u: goto st220;
		case 50u: goto st222;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st221;
	goto st0;
st213:

	{ p = skipper.template skip<213>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof213;
case 213:

	if ( (*p) == 46u )
		goto st214;
	goto st0;
st214:

	{ p = skipper.template skip<214>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof214;
case 214:

	switch( (*p) ) {
		case 48u: goto st215;
		case 49u: goto st216;
		case 50u: goto st218;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st217;
	goto st0;
st215:

	{ p = skipper.template skip<215>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof215;
case 215:

	if ( (*p) == 93u )
		goto st508;
	goto st0;
st508:

	{ p = skipper.template skip<508>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof508;
case 508:

	switch( (*p) ) {
		case 47u: goto tr508;
		case 58u: goto tr514;
		case 63u: goto tr510;
	}
	goto st0;
st216:

	{ p = skipper.template skip<216>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof216;
case 216:

	if ( (*p) == 93u )
		goto st508;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st217;
	goto st0;
st217:

	{ p = skipper.template skip<217>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof217;
case 217:

	if ( (*p) == 93u )
		goto st508;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st215;
	goto st0;
st218:

	{ p = skipper.template skip<218>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof218;
case 218:

	switch( (*p) ) {
		case 53u: goto st219;
		case 93u: goto st508;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st215;
	} else if ( (*p) >= 48u )
		goto st217;
	goto st0;
st219:

	{ p = skipper.template skip<219>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof219;
case 219:

	if ( (*p) == 93u )
		goto st508;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st215;
	goto st0;
st220:

	{ p = skipper.template skip<220>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof220;
case 220:

	if ( (*p) == 46u )
		goto st214;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st221;
	goto st0;
st221:

	{ p = skipper.template skip<221>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof221;
case 221:

	if ( (*p) == 46u )
		goto st214;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st213;
	goto st0;
st222:

	{ p = skipper.template skip<222>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof222;
case 222:

	switch( (*p) ) {
		case 46u: goto st214;
		case 53u: goto st223;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st213;
	} else if ( (*p) >= 48u )
		goto st221;
	goto st0;
st223:

	{ p = skipper.template skip<223>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof223;
case 223:

	if ( (*p) == 46u )
		goto st214;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st213;
	goto st0;
st224:

	{ p = skipper.template skip<224>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof224;
case 224:

	if ( (*p) == 46u )
		goto st212;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st225;
	goto st0;
st225:

	{ p = skipper.template skip<225>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof225;
case 225:

	if ( (*p) == 46u )
		goto st212;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st211;
	goto st0;
st226:

	{ p = skipper.template skip<226>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof226;
case 226:

	switch( (*p) ) {
		case 46u: goto st212;
		case 53u: goto st227;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st211;
	} else if ( (*p) >= 48u )
		goto st225;
	goto st0;
st227:

	{ p = skipper.template skip<227>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof227;
case 227:

	if ( (*p) == 46u )
		goto st212;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st211;
	goto st0;
st228:

	{ p = skipper.template skip<228>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof228;
case 228:

	if ( (*p) == 58u )
		goto st231;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st229;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st229;
	} else
		goto st229;
	goto st0;
st229:

	{ p = skipper.template skip<229>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof229;
case 229:

	if ( (*p) == 58u )
		goto st231;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st230;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st230;
	} else
		goto st230;
	goto st0;
st230:

	{ p = skipper.template skip<230>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof230;
case 230:

	if ( (*p) == 58u )
		goto st231;
	goto st0;
st231:

	{ p = skipper.template skip<231>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof231;
case 231:

	if ( (*p) == 58u )
		goto st215;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st232;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st232;
	} else
		goto st232;
	goto st0;
st232:

	{ p = skipper.template skip<232>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof232;
case 232:

	if ( (*p) == 93u )
		goto st508;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st233;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st233;
	} else
		goto st233;
	goto st0;
st233:

	{ p = skipper.template skip<233>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof233;
case 233:

	if ( (*p) == 93u )
		goto st508;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st234;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st234;
	} else
		goto st234;
	goto st0;
st234:

	{ p = skipper.template skip<234>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof234;
case 234:

	if ( (*p) == 93u )
		goto st508;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st215;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st215;
	} else
		goto st215;
	goto st0;
st235:

	{ p = skipper.template skip<235>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof235;
case 235:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st231;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st236;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st228;
	} else
		goto st228;
	goto st0;
st236:

	{ p = skipper.template skip<236>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof236;
case 236:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st231;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st237;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st229;
	} else
		goto st229;
	goto st0;
st237:

	{ p = skipper.template skip<237>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof237;
case 237:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st231;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st230;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st230;
	} else
		goto st230;
	goto st0;
st238:

	{ p = skipper.template skip<238>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof238;
case 238:

	switch( (*p) ) {
		case 46u: goto st210;
		case 53u: goto st239;
		case 58u: goto st231;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st236;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st228;
		} else if ( (*p) >= 65u )
			goto st228;
	} else
		goto st240;
	goto st0;
st239:

	{ p = skipper.template skip<239>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof239;
case 239:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st231;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st237;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st229;
		} else if ( (*p) >= 65u )
			goto st229;
	} else
		goto st229;
	goto st0;
st240:

	{ p = skipper.template skip<240>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof240;
case 240:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st231;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st229;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st229;
	} else
		goto st229;
	goto st0;
st241:

	{ p = skipper.template skip<241>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof241;
case 241:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st231;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st240;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st228;
	} else
		goto st228;
	goto st0;
st242:

	{ p = skipper.template skip<242>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof242;
case 242:

	if ( (*p) == 93u )
		goto st508;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st232;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st232;
	} else
		goto st232;
	goto st0;
st243:

	{ p = skipper.template skip<243>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof243;
case 243:

	if ( (*p) == 58u )
		goto st231;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st228;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st228;
	} else
		goto st228;
	goto st0;
st244:

	{ p = skipper.template skip<244>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof244;
case 244:

	switch( (*p) ) {
		case 48u: goto st245;
		case 49u: goto st250;
		case 50u: goto st253;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st256;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st257;
	} else
		goto st257;
	goto st0;
st245:

	{ p = skipper.template skip<245>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof245;
case 245:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st246;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st246;
	} else
		goto st246;
	goto st0;
st246:

	{ p = skipper.template skip<246>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof246;
case 246:

	switch( (*p) ) {
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st247;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st247;
	} else
		goto st247;
	goto st0;
st247:

	{ p = skipper.template skip<247>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof247;
case 247:

	switch( (*p) ) {
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st248;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st248;
	} else
		goto st248;
	goto st0;
st248:

	{ p = skipper.template skip<248>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof248;
case 248:

	switch( (*p) ) {
		case 58u: goto st249;
		case 93u: goto st508;
	}
	goto st0;
st249:

	{ p = skipper.template skip<249>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof249;
case 249:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st232;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st232;
	} else
		goto st232;
	goto st0;
st250:

	{ p = skipper.template skip<250>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof250;
case 250:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st251;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st246;
	} else
		goto st246;
	goto st0;
st251:

	{ p = skipper.template skip<251>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof251;
case 251:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st252;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st247;
	} else
		goto st247;
	goto st0;
st252:

	{ p = skipper.template skip<252>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof252;
case 252:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st248;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st248;
	} else
		goto st248;
	goto st0;
st253:

	{ p = skipper.template skip<253>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof253;
case 253:

	switch( (*p) ) {
		case 46u: goto st210;
		case 53u: goto st254;
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st251;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st246;
		} else if ( (*p) >= 65u )
			goto st246;
	} else
		goto st255;
	goto st0;
st254:

	{ p = skipper.template skip<254>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof254;
case 254:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st252;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st247;
		} else if ( (*p) >= 65u )
			goto st247;
	} else
		goto st247;
	goto st0;
st255:

	{ p = skipper.template skip<255>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof255;
case 255:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st247;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st247;
	} else
		goto st247;
	goto st0;
st256:

	{ p = skipper.template skip<256>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof256;
case 256:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st255;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st246;
	} else
		goto st246;
	goto st0;
st257:

	{ p = skipper.template skip<257>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof257;
case 257:

	switch( (*p) ) {
		case 58u: goto st249;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st246;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st246;
	} else
		goto st246;
	goto st0;
st258:

	{ p = skipper.template skip<258>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof258;
case 258:

	switch( (*p) ) {
		case 48u: goto st259;
		case 49u: goto st264;
		case 50u: goto st267;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st270;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st271;
	} else
		goto st271;
	goto st0;
st259:

	{ p = skipper.template skip<259>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof259;
case 259:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st260;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st260;
	} else
		goto st260;
	goto st0;
st260:

	{ p = skipper.template skip<260>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof260;
case 260:

	switch( (*p) ) {
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st261;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st261;
	} else
		goto st261;
	goto st0;
st261:

	{ p = skipper.template skip<261>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof261;
case 261:

	switch( (*p) ) {
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st262;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st262;
	} else
		goto st262;
	goto st0;
st262:

	{ p = skipper.template skip<262>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof262;
case 262:

	switch( (*p) ) {
		case 58u: goto st263;
		case 93u: goto st508;
	}
	goto st0;
st263:

	{ p = skipper.template skip<263>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof263;
case 263:

	switch( (*p) ) {
		case 48u: goto st245;
		case 49u: goto st250;
		case 50u: goto st253;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st256;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st257;
	} else
		goto st257;
	goto st0;
st264:

	{ p = skipper.template skip<264>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof264;
case 264:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st265;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st260;
	} else
		goto st260;
	goto st0;
st265:

	{ p = skipper.template skip<265>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof265;
case 265:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st266;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st261;
	} else
		goto st261;
	goto st0;
st266:

	{ p = skipper.template skip<266>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof266;
case 266:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st262;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st262;
	} else
		goto st262;
	goto st0;
st267:

	{ p = skipper.template skip<267>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof267;
case 267:

	switch( (*p) ) {
		case 46u: goto st210;
		case 53u: goto st268;
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st265;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st260;
		} else if ( (*p) >= 65u )
			goto st260;
	} else
		goto st269;
	goto st0;
st268:

	{ p = skipper.template skip<268>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof268;
case 268:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st266;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st261;
		} else if ( (*p) >= 65u )
			goto st261;
	} else
		goto st261;
	goto st0;
st269:

	{ p = skipper.template skip<269>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof269;
case 269:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st261;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st261;
	} else
		goto st261;
	goto st0;
st270:

	{ p = skipper.template skip<270>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof270;
case 270:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st269;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st260;
	} else
		goto st260;
	goto st0;
st271:

	{ p = skipper.template skip<271>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof271;
case 271:

	switch( (*p) ) {
		case 58u: goto st263;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st260;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st260;
	} else
		goto st260;
	goto st0;
st272:

	{ p = skipper.template skip<272>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof272;
case 272:

	switch( (*p) ) {
		case 48u: goto st273;
		case 49u: goto st278;
		case 50u: goto st281;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st284;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st285;
	} else
		goto st285;
	goto st0;
st273:

	{ p = skipper.template skip<273>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof273;
case 273:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st274;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st274;
	} else
		goto st274;
	goto st0;
st274:

	{ p = skipper.template skip<274>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof274;
case 274:

	switch( (*p) ) {
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st275;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st275;
	} else
		goto st275;
	goto st0;
st275:

	{ p = skipper.template skip<275>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof275;
case 275:

	switch( (*p) ) {
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st276;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st276;
	} else
		goto st276;
	goto st0;
st276:

	{ p = skipper.template skip<276>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof276;
case 276:

	switch( (*p) ) {
		case 58u: goto st277;
		case 93u: goto st508;
	}
	goto st0;
st277:

	{ p = skipper.template skip<277>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof277;
case 277:

	switch( (*p) ) {
		case 48u: goto st259;
		case 49u: goto st264;
		case 50u: goto st267;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st270;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st271;
	} else
		goto st271;
	goto st0;
st278:

	{ p = skipper.template skip<278>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof278;
case 278:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st279;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st274;
	} else
		goto st274;
	goto st0;
st279:

	{ p = skipper.template skip<279>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof279;
case 279:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st280;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st275;
	} else
		goto st275;
	goto st0;
st280:

	{ p = skipper.template skip<280>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof280;
case 280:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st276;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st276;
	} else
		goto st276;
	goto st0;
st281:

	{ p = skipper.template skip<281>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof281;
case 281:

	switch( (*p) ) {
		case 46u: goto st210;
		case 53u: goto st282;
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st279;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st274;
		} else if ( (*p) >= 65u )
			goto st274;
	} else
		goto st283;
	goto st0;
st282:

	{ p = skipper.template skip<282>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof282;
case 282:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st280;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st275;
		} else if ( (*p) >= 65u )
			goto st275;
	} else
		goto st275;
	goto st0;
st283:

	{ p = skipper.template skip<283>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof283;
case 283:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st275;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st275;
	} else
		goto st275;
	goto st0;
st284:

	{ p = skipper.template skip<284>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof284;
case 284:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st283;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st274;
	} else
		goto st274;
	goto st0;
st285:

	{ p = skipper.template skip<285>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof285;
case 285:

	switch( (*p) ) {
		case 58u: goto st277;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st274;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st274;
	} else
		goto st274;
	goto st0;
st286:

	{ p = skipper.template skip<286>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof286;
case 286:

	switch( (*p) ) {
		case 48u: goto st287;
		case 49u: goto st292;
		case 50u: goto st295;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st298;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st299;
	} else
		goto st299;
	goto st0;
st287:

	{ p = skipper.template skip<287>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof287;
case 287:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st288;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st288;
	} else
		goto st288;
	goto st0;
st288:

	{ p = skipper.template skip<288>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof288;
case 288:

	switch( (*p) ) {
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st289;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st289;
	} else
		goto st289;
	goto st0;
st289:

	{ p = skipper.template skip<289>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof289;
case 289:

	switch( (*p) ) {
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st290;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st290;
	} else
		goto st290;
	goto st0;
st290:

	{ p = skipper.template skip<290>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof290;
case 290:

	switch( (*p) ) {
		case 58u: goto st291;
		case 93u: goto st508;
	}
	goto st0;
st291:

	{ p = skipper.template skip<291>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof291;
case 291:

	switch( (*p) ) {
		case 48u: goto st273;
		case 49u: goto st278;
		case 50u: goto st281;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st284;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st285;
	} else
		goto st285;
	goto st0;
st292:

	{ p = skipper.template skip<292>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof292;
case 292:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st293;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st288;
	} else
		goto st288;
	goto st0;
st293:

	{ p = skipper.template skip<293>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof293;
case 293:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st294;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st289;
	} else
		goto st289;
	goto st0;
st294:

	{ p = skipper.template skip<294>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof294;
case 294:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st290;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st290;
	} else
		goto st290;
	goto st0;
st295:

	{ p = skipper.template skip<295>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof295;
case 295:

	switch( (*p) ) {
		case 46u: goto st210;
		case 53u: goto st296;
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st293;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st288;
		} else if ( (*p) >= 65u )
			goto st288;
	} else
		goto st297;
	goto st0;
st296:

	{ p = skipper.template skip<296>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof296;
case 296:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st294;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st289;
		} else if ( (*p) >= 65u )
			goto st289;
	} else
		goto st289;
	goto st0;
st297:

	{ p = skipper.template skip<297>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof297;
case 297:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st289;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st289;
	} else
		goto st289;
	goto st0;
st298:

	{ p = skipper.template skip<298>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof298;
case 298:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st297;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st288;
	} else
		goto st288;
	goto st0;
st299:

	{ p = skipper.template skip<299>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof299;
case 299:

	switch( (*p) ) {
		case 58u: goto st291;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st288;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st288;
	} else
		goto st288;
	goto st0;
st300:

	{ p = skipper.template skip<300>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof300;
case 300:

	switch( (*p) ) {
		case 48u: goto st301;
		case 49u: goto st306;
		case 50u: goto st309;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st312;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st313;
	} else
		goto st313;
	goto st0;
st301:

	{ p = skipper.template skip<301>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof301;
case 301:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st302;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st302;
	} else
		goto st302;
	goto st0;
st302:

	{ p = skipper.template skip<302>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof302;
case 302:

	switch( (*p) ) {
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st303;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st303;
	} else
		goto st303;
	goto st0;
st303:

	{ p = skipper.template skip<303>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof303;
case 303:

	switch( (*p) ) {
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st304;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st304;
	} else
		goto st304;
	goto st0;
st304:

	{ p = skipper.template skip<304>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof304;
case 304:

	switch( (*p) ) {
		case 58u: goto st305;
		case 93u: goto st508;
	}
	goto st0;
st305:

	{ p = skipper.template skip<305>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof305;
case 305:

	switch( (*p) ) {
		case 48u: goto st287;
		case 49u: goto st292;
		case 50u: goto st295;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st298;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st299;
	} else
		goto st299;
	goto st0;
st306:

	{ p = skipper.template skip<306>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof306;
case 306:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st307;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st302;
	} else
		goto st302;
	goto st0;
st307:

	{ p = skipper.template skip<307>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof307;
case 307:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st308;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st303;
	} else
		goto st303;
	goto st0;
st308:

	{ p = skipper.template skip<308>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof308;
case 308:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st304;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st304;
	} else
		goto st304;
	goto st0;
st309:

	{ p = skipper.template skip<309>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof309;
case 309:

	switch( (*p) ) {
		case 46u: goto st210;
		case 53u: goto st310;
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st307;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st302;
		} else if ( (*p) >= 65u )
			goto st302;
	} else
		goto st311;
	goto st0;
st310:

	{ p = skipper.template skip<310>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof310;
case 310:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st308;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st303;
		} else if ( (*p) >= 65u )
			goto st303;
	} else
		goto st303;
	goto st0;
st311:

	{ p = skipper.template skip<311>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof311;
case 311:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st303;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st303;
	} else
		goto st303;
	goto st0;
st312:

	{ p = skipper.template skip<312>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof312;
case 312:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st311;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st302;
	} else
		goto st302;
	goto st0;
st313:

	{ p = skipper.template skip<313>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof313;
case 313:

	switch( (*p) ) {
		case 58u: goto st305;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st302;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st302;
	} else
		goto st302;
	goto st0;
st314:

	{ p = skipper.template skip<314>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof314;
case 314:

	if ( (*p) == 58u )
		goto st315;
	goto st0;
st315:

	{ p = skipper.template skip<315>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof315;
case 315:

	switch( (*p) ) {
		case 48u: goto st316;
		case 49u: goto st321;
		case 50u: goto st324;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st327;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st328;
	} else
		goto st328;
	goto st0;
st316:

	{ p = skipper.template skip<316>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof316;
case 316:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st317;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st317;
	} else
		goto st317;
	goto st0;
st317:

	{ p = skipper.template skip<317>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof317;
case 317:

	switch( (*p) ) {
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st318;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st318;
	} else
		goto st318;
	goto st0;
st318:

	{ p = skipper.template skip<318>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof318;
case 318:

	switch( (*p) ) {
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st319;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st319;
	} else
		goto st319;
	goto st0;
st319:

	{ p = skipper.template skip<319>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof319;
case 319:

	switch( (*p) ) {
		case 58u: goto st320;
		case 93u: goto st508;
	}
	goto st0;
st320:

	{ p = skipper.template skip<320>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof320;
case 320:

	switch( (*p) ) {
		case 48u: goto st301;
		case 49u: goto st306;
		case 50u: goto st309;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st312;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st313;
	} else
		goto st313;
	goto st0;
st321:

	{ p = skipper.template skip<321>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof321;
case 321:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st322;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st317;
	} else
		goto st317;
	goto st0;
st322:

	{ p = skipper.template skip<322>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof322;
case 322:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st323;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st318;
	} else
		goto st318;
	goto st0;
st323:

	{ p = skipper.template skip<323>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof323;
case 323:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st319;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st319;
	} else
		goto st319;
	goto st0;
st324:

	{ p = skipper.template skip<324>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof324;
case 324:

	switch( (*p) ) {
		case 46u: goto st210;
		case 53u: goto st325;
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st322;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st317;
		} else if ( (*p) >= 65u )
			goto st317;
	} else
		goto st326;
	goto st0;
st325:

	{ p = skipper.template skip<325>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof325;
case 325:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st323;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st318;
		} else if ( (*p) >= 65u )
			goto st318;
	} else
		goto st318;
	goto st0;
st326:

	{ p = skipper.template skip<326>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof326;
case 326:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st318;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st318;
	} else
		goto st318;
	goto st0;
st327:

	{ p = skipper.template skip<327>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof327;
case 327:

	switch( (*p) ) {
		case 46u: goto st210;
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st326;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st317;
	} else
		goto st317;
	goto st0;
st328:

	{ p = skipper.template skip<328>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof328;
case 328:

	switch( (*p) ) {
		case 58u: goto st320;
		case 93u: goto st508;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st317;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st317;
	} else
		goto st317;
	goto st0;
st329:

	{ p = skipper.template skip<329>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof329;
case 329:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st330;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st330;
	} else
		goto st330;
	goto st0;
st330:

	{ p = skipper.template skip<330>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof330;
case 330:

	if ( (*p) == 46u )
		goto st331;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st330;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st330;
	} else
		goto st330;
	goto st0;
st331:

	{ p = skipper.template skip<331>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof331;
case 331:

	switch( (*p) ) {
		case 33u: goto st332;
		case 36u: goto st332;
		case 61u: goto st332;
		case 95u: goto st332;
		case 126u: goto st332;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st332;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st332;
		} else if ( (*p) >= 65u )
			goto st332;
	} else
		goto st332;
	goto st0;
st332:

	{ p = skipper.template skip<332>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof332;
case 332:

	switch( (*p) ) {
		case 33u: goto st332;
		case 36u: goto st332;
		case 61u: goto st332;
		case 93u: goto st508;
		case 95u: goto st332;
		case 126u: goto st332;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st332;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st332;
		} else if ( (*p) >= 65u )
			goto st332;
	} else
		goto st332;
	goto st0;
st509:

	{ p = skipper.template skip<509>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof509;
case 509:

	switch( (*p) ) {
		case 33u: goto st499;
		case 37u: goto st167;
		case 61u: goto st499;
		case 63u: goto tr504;
		case 95u: goto st499;
		case 126u: goto st499;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 47u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st509;
		} else if ( (*p) >= 36u )
			goto st499;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st499;
		} else if ( (*p) >= 64u )
			goto st499;
	} else
		goto st499;
	goto st0;
st333:

	{ p = skipper.template skip<333>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof333;
case 333:

	switch( (*p) ) {
		case 58u: goto st470;
		case 86u: goto st485;
		case 118u: goto st485;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st334;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st334;
	} else
		goto st334;
	goto st0;
st334:

	{ p = skipper.template skip<334>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof334;
case 334:

	if ( (*p) == 58u )
		goto st338;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st335;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st335;
	} else
		goto st335;
	goto st0;
st335:

	{ p = skipper.template skip<335>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof335;
case 335:

	if ( (*p) == 58u )
		goto st338;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st336;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st336;
	} else
		goto st336;
	goto st0;
st336:

	{ p = skipper.template skip<336>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof336;
case 336:

	if ( (*p) == 58u )
		goto st338;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st337;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st337;
	} else
		goto st337;
	goto st0;
st337:

	{ p = skipper.template skip<337>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof337;
case 337:

	if ( (*p) == 58u )
		goto st338;
	goto st0;
st338:

	{ p = skipper.template skip<338>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof338;
case 338:

	if ( (*p) == 58u )
		goto st456;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st339;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st339;
	} else
		goto st339;
	goto st0;
st339:

	{ p = skipper.template skip<339>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof339;
case 339:

	if ( (*p) == 58u )
		goto st343;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st340;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st340;
	} else
		goto st340;
	goto st0;
st340:

	{ p = skipper.template skip<340>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof340;
case 340:

	if ( (*p) == 58u )
		goto st343;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st341;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st341;
	} else
		goto st341;
	goto st0;
st341:

	{ p = skipper.template skip<341>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof341;
case 341:

	if ( (*p) == 58u )
		goto st343;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st342;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st342;
	} else
		goto st342;
	goto st0;
st342:

	{ p = skipper.template skip<342>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof342;
case 342:

	if ( (*p) == 58u )
		goto st343;
	goto st0;
st343:

	{ p = skipper.template skip<343>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof343;
case 343:

	if ( (*p) == 58u )
		goto st442;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st344;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st344;
	} else
		goto st344;
	goto st0;
st344:

	{ p = skipper.template skip<344>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof344;
case 344:

	if ( (*p) == 58u )
		goto st348;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st345;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st345;
	} else
		goto st345;
	goto st0;
st345:

	{ p = skipper.template skip<345>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof345;
case 345:

	if ( (*p) == 58u )
		goto st348;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st346;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st346;
	} else
		goto st346;
	goto st0;
st346:

	{ p = skipper.template skip<346>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof346;
case 346:

	if ( (*p) == 58u )
		goto st348;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st347;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st347;
	} else
		goto st347;
	goto st0;
st347:

	{ p = skipper.template skip<347>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof347;
case 347:

	if ( (*p) == 58u )
		goto st348;
	goto st0;
st348:

	{ p = skipper.template skip<348>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof348;
case 348:

	if ( (*p) == 58u )
		goto st428;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st349;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st349;
	} else
		goto st349;
	goto st0;
st349:

	{ p = skipper.template skip<349>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof349;
case 349:

	if ( (*p) == 58u )
		goto st353;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st350;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st350;
	} else
		goto st350;
	goto st0;
st350:

	{ p = skipper.template skip<350>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof350;
case 350:

	if ( (*p) == 58u )
		goto st353;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st351;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st351;
	} else
		goto st351;
	goto st0;
st351:

	{ p = skipper.template skip<351>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof351;
case 351:

	if ( (*p) == 58u )
		goto st353;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st352;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st352;
	} else
		goto st352;
	goto st0;
st352:

	{ p = skipper.template skip<352>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof352;
case 352:

	if ( (*p) == 58u )
		goto st353;
	goto st0;
st353:

	{ p = skipper.template skip<353>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof353;
case 353:

	if ( (*p) == 58u )
		goto st414;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st354;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st354;
	} else
		goto st354;
	goto st0;
st354:

	{ p = skipper.template skip<354>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof354;
case 354:

	if ( (*p) == 58u )
		goto st358;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st355;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st355;
	} else
		goto st355;
	goto st0;
st355:

	{ p = skipper.template skip<355>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof355;
case 355:

	if ( (*p) == 58u )
		goto st358;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st356;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st356;
	} else
		goto st356;
	goto st0;
st356:

	{ p = skipper.template skip<356>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof356;
case 356:

	if ( (*p) == 58u )
		goto st358;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st357;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st357;
	} else
		goto st357;
	goto st0;
st357:

	{ p = skipper.template skip<357>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof357;
case 357:

	if ( (*p) == 58u )
		goto st358;
	goto st0;
st358:

	{ p = skipper.template skip<358>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof358;
case 358:

	if ( (*p) == 58u )
		goto st400;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st359;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st359;
	} else
		goto st359;
	goto st0;
st359:

	{ p = skipper.template skip<359>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof359;
case 359:

	if ( (*p) == 58u )
		goto st363;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st360;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st360;
	} else
		goto st360;
	goto st0;
st360:

	{ p = skipper.template skip<360>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof360;
case 360:

	if ( (*p) == 58u )
		goto st363;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st361;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st361;
	} else
		goto st361;
	goto st0;
st361:

	{ p = skipper.template skip<361>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof361;
case 361:

	if ( (*p) == 58u )
		goto st363;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st362;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st362;
	} else
		goto st362;
	goto st0;
st362:

	{ p = skipper.template skip<362>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof362;
case 362:

	if ( (*p) == 58u )
		goto st363;
	goto st0;
st363:

	{ p = skipper.template skip<363>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof363;
case 363:

	switch( (*p) ) {
		case 48u: goto st364;
		case 49u: goto st391;
		case 50u: goto st394;
		case 58u: goto st398;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st397;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st399;
	} else
		goto st399;
	goto st0;
st364:

	{ p = skipper.template skip<364>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof364;
case 364:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st387;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st384;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st384;
	} else
		goto st384;
	goto st0;
st365:

	{ p = skipper.template skip<365>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof365;
case 365:

	switch( (*p) ) {
		case 48u: goto st366;
		case 49u: goto st380;
		case 50u: goto st382;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st381;
	goto st0;
st366:

	{ p = skipper.template skip<366>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof366;
case 366:

	if ( (*p) == 46u )
		goto st367;
	goto st0;
st367:

	{ p = skipper.template skip<367>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof367;
case 367:

	switch( (*p) ) {
		case 48u: goto st368;
		case 49u: goto st376;
		case 50u: goto st378;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st377;
	goto st0;
st368:

	{ p = skipper.template skip<368>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof368;
case 368:

	if ( (*p) == 46u )
		goto st369;
	goto st0;
st369:

	{ p = skipper.template skip<369>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof369;
case 369:

	switch( (*p) ) {
		case 48u: goto st370;
		case 49u: goto st372;
		case 50u: goto st374;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st373;
	goto st0;
st370:

	{ p = skipper.template skip<370>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof370;
case 370:

	if ( (*p) == 93u )
		goto st371;
	goto st0;
st371:

	{ p = skipper.template skip<371>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof371;
case 371:

	if ( (*p) == 58u )
		goto tr162;
	goto st0;
st372:

	{ p = skipper.template skip<372>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof372;
case 372:

	if ( (*p) == 93u )
		goto st371;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st373;
	goto st0;
st373:

	{ p = skipper.template skip<373>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof373;
case 373:

	if ( (*p) == 93u )
		goto st371;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st370;
	goto st0;
st374:

	{ p = skipper.template skip<374>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof374;
case 374:

	switch( (*p) ) {
		case 53u: goto st375;
		case 93u: goto st371;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st370;
	} else if ( (*p) >= 48u )
		goto st373;
	goto st0;
st375:

	{ p = skipper.template skip<375>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof375;
case 375:

	if ( (*p) == 93u )
		goto st371;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st370;
	goto st0;
st376:

	{ p = skipper.template skip<376>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof376;
case 376:

	if ( (*p) == 46u )
		goto st369;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st377;
	goto st0;
st377:

	{ p = skipper.template skip<377>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof377;
case 377:

	if ( (*p) == 46u )
		goto st369;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st368;
	goto st0;
st378:

	{ p = skipper.template skip<378>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof378;
case 378:

	switch( (*p) ) {
		case 46u: goto st369;
		case 53u: goto st379;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st368;
	} else if ( (*p) >= 48u )
		goto st377;
	goto st0;
st379:

	{ p = skipper.template skip<379>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof379;
case 379:

	if ( (*p) == 46u )
		goto st369;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st368;
	goto st0;
st380:

	{ p = skipper.template skip<380>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof380;
case 380:

	if ( (*p) == 46u )
		goto st367;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st381;
	goto st0;
st381:

	{ p = skipper.template skip<381>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof381;
case 381:

	if ( (*p) == 46u )
		goto st367;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st366;
	goto st0;
st382:

	{ p = skipper.template skip<382>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof382;
case 382:

	switch( (*p) ) {
		case 46u: goto st367;
		case 53u: goto st383;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st366;
	} else if ( (*p) >= 48u )
		goto st381;
	goto st0;
st383:

	{ p = skipper.template skip<383>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof383;
case 383:

	if ( (*p) == 46u )
		goto st367;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st366;
	goto st0;
st384:

	{ p = skipper.template skip<384>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof384;
case 384:

	if ( (*p) == 58u )
		goto st387;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st385;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st385;
	} else
		goto st385;
	goto st0;
st385:

	{ p = skipper.template skip<385>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof385;
case 385:

	if ( (*p) == 58u )
		goto st387;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st386;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st386;
	} else
		goto st386;
	goto st0;
st386:

	{ p = skipper.template skip<386>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof386;
case 386:

	if ( (*p) == 58u )
		goto st387;
	goto st0;
st387:

	{ p = skipper.template skip<387>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof387;
case 387:

	if ( (*p) == 58u )
		goto st370;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st388;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st388;
	} else
		goto st388;
	goto st0;
st388:

	{ p = skipper.template skip<388>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof388;
case 388:

	if ( (*p) == 93u )
		goto st371;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st389;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st389;
	} else
		goto st389;
	goto st0;
st389:

	{ p = skipper.template skip<389>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof389;
case 389:

	if ( (*p) == 93u )
		goto st371;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st390;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st390;
	} else
		goto st390;
	goto st0;
st390:

	{ p = skipper.template skip<390>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof390;
case 390:

	if ( (*p) == 93u )
		goto st371;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st370;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st370;
	} else
		goto st370;
	goto st0;
st391:

	{ p = skipper.template skip<391>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof391;
case 391:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st387;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st392;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st384;
	} else
		goto st384;
	goto st0;
st392:

	{ p = skipper.template skip<392>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof392;
case 392:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st387;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st393;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st385;
	} else
		goto st385;
	goto st0;
st393:

	{ p = skipper.template skip<393>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof393;
case 393:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st387;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st386;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st386;
	} else
		goto st386;
	goto st0;
st394:

	{ p = skipper.template skip<394>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof394;
case 394:

	switch( (*p) ) {
		case 46u: goto st365;
		case 53u: goto st395;
		case 58u: goto st387;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st392;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st384;
		} else if ( (*p) >= 65u )
			goto st384;
	} else
		goto st396;
	goto st0;
st395:

	{ p = skipper.template skip<395>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof395;
case 395:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st387;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st393;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st385;
		} else if ( (*p) >= 65u )
			goto st385;
	} else
		goto st385;
	goto st0;
st396:

	{ p = skipper.template skip<396>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof396;
case 396:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st387;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st385;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st385;
	} else
		goto st385;
	goto st0;
st397:

	{ p = skipper.template skip<397>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof397;
case 397:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st387;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st396;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st384;
	} else
		goto st384;
	goto st0;
st398:

	{ p = skipper.template skip<398>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof398;
case 398:

	if ( (*p) == 93u )
		goto st371;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st388;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st388;
	} else
		goto st388;
	goto st0;
st399:

	{ p = skipper.template skip<399>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof399;
case 399:

	if ( (*p) == 58u )
		goto st387;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st384;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st384;
	} else
		goto st384;
	goto st0;
st400:

	{ p = skipper.template skip<400>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof400;
case 400:

	switch( (*p) ) {
		case 48u: goto st401;
		case 49u: goto st406;
		case 50u: goto st409;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st412;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st413;
	} else
		goto st413;
	goto st0;
st401:

	{ p = skipper.template skip<401>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof401;
case 401:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st402;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st402;
	} else
		goto st402;
	goto st0;
st402:

	{ p = skipper.template skip<402>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof402;
case 402:

	switch( (*p) ) {
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st403;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st403;
	} else
		goto st403;
	goto st0;
st403:

	{ p = skipper.template skip<403>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof403;
case 403:

	switch( (*p) ) {
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st404;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st404;
	} else
		goto st404;
	goto st0;
st404:

	{ p = skipper.template skip<404>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof404;
case 404:

	switch( (*p) ) {
		case 58u: goto st405;
		case 93u: goto st371;
	}
	goto st0;
st405:

	{ p = skipper.template skip<405>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof405;
case 405:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st388;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st388;
	} else
		goto st388;
	goto st0;
st406:

	{ p = skipper.template skip<406>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof406;
case 406:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st407;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st402;
	} else
		goto st402;
	goto st0;
st407:

	{ p = skipper.template skip<407>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof407;
case 407:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st408;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st403;
	} else
		goto st403;
	goto st0;
st408:

	{ p = skipper.template skip<408>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof408;
case 408:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st404;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st404;
	} else
		goto st404;
	goto st0;
st409:

	{ p = skipper.template skip<409>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof409;
case 409:

	switch( (*p) ) {
		case 46u: goto st365;
		case 53u: goto st410;
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st407;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st402;
		} else if ( (*p) >= 65u )
			goto st402;
	} else
		goto st411;
	goto st0;
st410:

	{ p = skipper.template skip<410>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof410;
case 410:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st408;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st403;
		} else if ( (*p) >= 65u )
			goto st403;
	} else
		goto st403;
	goto st0;
st411:

	{ p = skipper.template skip<411>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof411;
case 411:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st403;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st403;
	} else
		goto st403;
	goto st0;
st412:

	{ p = skipper.template skip<412>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof412;
case 412:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st411;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st402;
	} else
		goto st402;
	goto st0;
st413:

	{ p = skipper.template skip<413>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof413;
case 413:

	switch( (*p) ) {
		case 58u: goto st405;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st402;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st402;
	} else
		goto st402;
	goto st0;
st414:

	{ p = skipper.template skip<414>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof414;
case 414:

	switch( (*p) ) {
		case 48u: goto st415;
		case 49u: goto st420;
		case 50u: goto st423;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st426;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st427;
	} else
		goto st427;
	goto st0;
st415:

	{ p = skipper.template skip<415>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof415;
case 415:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st416;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st416;
	} else
		goto st416;
	goto st0;
st416:

	{ p = skipper.template skip<416>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof416;
case 416:

	switch( (*p) ) {
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st417;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st417;
	} else
		goto st417;
	goto st0;
st417:

	{ p = skipper.template skip<417>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof417;
case 417:

	switch( (*p) ) {
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st418;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st418;
	} else
		goto st418;
	goto st0;
st418:

	{ p = skipper.template skip<418>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof418;
case 418:

	switch( (*p) ) {
		case 58u: goto st419;
		case 93u: goto st371;
	}
	goto st0;
st419:

	{ p = skipper.template skip<419>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof419;
case 419:

	switch( (*p) ) {
		case 48u: goto st401;
		case 49u: goto st406;
		case 50u: goto st409;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st412;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st413;
	} else
		goto st413;
	goto st0;
st420:

	{ p = skipper.template skip<420>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof420;
case 420:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st421;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st416;
	} else
		goto st416;
	goto st0;
st421:

	{ p = skipper.template skip<421>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof421;
case 421:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st422;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st417;
	} else
		goto st417;
	goto st0;
st422:

	{ p = skipper.template skip<422>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof422;
case 422:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st418;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st418;
	} else
		goto st418;
	goto st0;
st423:

	{ p = skipper.template skip<423>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof423;
case 423:

	switch( (*p) ) {
		case 46u: goto st365;
		case 53u: goto st424;
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st421;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st416;
		} else if ( (*p) >= 65u )
			goto st416;
	} else
		goto st425;
	goto st0;
st424:

	{ p = skipper.template skip<424>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof424;
case 424:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st422;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st417;
		} else if ( (*p) >= 65u )
			goto st417;
	} else
		goto st417;
	goto st0;
st425:

	{ p = skipper.template skip<425>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof425;
case 425:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st417;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st417;
	} else
		goto st417;
	goto st0;
st426:

	{ p = skipper.template skip<426>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof426;
case 426:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st425;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st416;
	} else
		goto st416;
	goto st0;
st427:

	{ p = skipper.template skip<427>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof427;
case 427:

	switch( (*p) ) {
		case 58u: goto st419;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st416;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st416;
	} else
		goto st416;
	goto st0;
st428:

	{ p = skipper.template skip<428>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof428;
case 428:

	switch( (*p) ) {
		case 48u: goto st429;
		case 49u: goto st434;
		case 50u: goto st437;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st440;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st441;
	} else
		goto st441;
	goto st0;
st429:

	{ p = skipper.template skip<429>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof429;
case 429:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st430;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st430;
	} else
		goto st430;
	goto st0;
st430:

	{ p = skipper.template skip<430>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof430;
case 430:

	switch( (*p) ) {
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st431;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st431;
	} else
		goto st431;
	goto st0;
st431:

	{ p = skipper.template skip<431>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof431;
case 431:

	switch( (*p) ) {
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st432;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st432;
	} else
		goto st432;
	goto st0;
st432:

	{ p = skipper.template skip<432>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof432;
case 432:

	switch( (*p) ) {
		case 58u: goto st433;
		case 93u: goto st371;
	}
	goto st0;
st433:

	{ p = skipper.template skip<433>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof433;
case 433:

	switch( (*p) ) {
		case 48u: goto st415;
		case 49u: goto st420;
		case 50u: goto st423;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st426;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st427;
	} else
		goto st427;
	goto st0;
st434:

	{ p = skipper.template skip<434>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof434;
case 434:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st435;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st430;
	} else
		goto st430;
	goto st0;
st435:

	{ p = skipper.template skip<435>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof435;
case 435:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st436;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st431;
	} else
		goto st431;
	goto st0;
st436:

	{ p = skipper.template skip<436>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof436;
case 436:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st432;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st432;
	} else
		goto st432;
	goto st0;
st437:

	{ p = skipper.template skip<437>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof437;
case 437:

	switch( (*p) ) {
		case 46u: goto st365;
		case 53u: goto st438;
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st435;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st430;
		} else if ( (*p) >= 65u )
			goto st430;
	} else
		goto st439;
	goto st0;
st438:

	{ p = skipper.template skip<438>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof438;
case 438:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st436;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st431;
		} else if ( (*p) >= 65u )
			goto st431;
	} else
		goto st431;
	goto st0;
st439:

	{ p = skipper.template skip<439>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof439;
case 439:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st431;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st431;
	} else
		goto st431;
	goto st0;
st440:

	{ p = skipper.template skip<440>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof440;
case 440:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st439;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st430;
	} else
		goto st430;
	goto st0;
st441:

	{ p = skipper.template skip<441>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof441;
case 441:

	switch( (*p) ) {
		case 58u: goto st433;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st430;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st430;
	} else
		goto st430;
	goto st0;
st442:

	{ p = skipper.template skip<442>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof442;
case 442:

	switch( (*p) ) {
		case 48u: goto st443;
		case 49u: goto st448;
		case 50u: goto st451;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st454;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st455;
	} else
		goto st455;
	goto st0;
st443:

	{ p = skipper.template skip<443>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof443;
case 443:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st444;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st444;
	} else
		goto st444;
	goto st0;
st444:

	{ p = skipper.template skip<444>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof444;
case 444:

	switch( (*p) ) {
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st445;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st445;
	} else
		goto st445;
	goto st0;
st445:

	{ p = skipper.template skip<445>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof445;
case 445:

	switch( (*p) ) {
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st446;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st446;
	} else
		goto st446;
	goto st0;
st446:

	{ p = skipper.template skip<446>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof446;
case 446:

	switch( (*p) ) {
		case 58u: goto st447;
		case 93u: goto st371;
	}
	goto st0;
st447:

	{ p = skipper.template skip<447>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof447;
case 447:

	switch( (*p) ) {
		case 48u: goto st429;
		case 49u: goto st434;
		case 50u: goto st437;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st440;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st441;
	} else
		goto st441;
	goto st0;
st448:

	{ p = skipper.template skip<448>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof448;
case 448:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st449;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st444;
	} else
		goto st444;
	goto st0;
st449:

	{ p = skipper.template skip<449>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof449;
case 449:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st450;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st445;
	} else
		goto st445;
	goto st0;
st450:

	{ p = skipper.template skip<450>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof450;
case 450:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st446;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st446;
	} else
		goto st446;
	goto st0;
st451:

	{ p = skipper.template skip<451>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof451;
case 451:

	switch( (*p) ) {
		case 46u: goto st365;
		case 53u: goto st452;
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st449;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st444;
		} else if ( (*p) >= 65u )
			goto st444;
	} else
		goto st453;
	goto st0;
st452:

	{ p = skipper.template skip<452>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof452;
case 452:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st450;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st445;
		} else if ( (*p) >= 65u )
			goto st445;
	} else
		goto st445;
	goto st0;
st453:

	{ p = skipper.template skip<453>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof453;
case 453:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st445;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st445;
	} else
		goto st445;
	goto st0;
st454:

	{ p = skipper.template skip<454>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof454;
case 454:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st453;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st444;
	} else
		goto st444;
	goto st0;
st455:

	{ p = skipper.template skip<455>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof455;
case 455:

	switch( (*p) ) {
		case 58u: goto st447;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st444;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st444;
	} else
		goto st444;
	goto st0;
st456:

	{ p = skipper.template skip<456>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof456;
case 456:

	switch( (*p) ) {
		case 48u: goto st457;
		case 49u: goto st462;
		case 50u: goto st465;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st468;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st469;
	} else
		goto st469;
	goto st0;
st457:

	{ p = skipper.template skip<457>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof457;
case 457:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st458;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st458;
	} else
		goto st458;
	goto st0;
st458:

	{ p = skipper.template skip<458>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof458;
case 458:

	switch( (*p) ) {
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st459;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st459;
	} else
		goto st459;
	goto st0;
st459:

	{ p = skipper.template skip<459>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof459;
case 459:

	switch( (*p) ) {
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st460;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st460;
	} else
		goto st460;
	goto st0;
st460:

	{ p = skipper.template skip<460>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof460;
case 460:

	switch( (*p) ) {
		case 58u: goto st461;
		case 93u: goto st371;
	}
	goto st0;
st461:

	{ p = skipper.template skip<461>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof461;
case 461:

	switch( (*p) ) {
		case 48u: goto st443;
		case 49u: goto st448;
		case 50u: goto st451;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st454;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st455;
	} else
		goto st455;
	goto st0;
st462:

	{ p = skipper.template skip<462>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof462;
case 462:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st463;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st458;
	} else
		goto st458;
	goto st0;
st463:

	{ p = skipper.template skip<463>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof463;
case 463:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st464;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st459;
	} else
		goto st459;
	goto st0;
st464:

	{ p = skipper.template skip<464>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof464;
case 464:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st460;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st460;
	} else
		goto st460;
	goto st0;
st465:

	{ p = skipper.template skip<465>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof465;
case 465:

	switch( (*p) ) {
		case 46u: goto st365;
		case 53u: goto st466;
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st463;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st458;
		} else if ( (*p) >= 65u )
			goto st458;
	} else
		goto st467;
	goto st0;
st466:

	{ p = skipper.template skip<466>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof466;
case 466:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st464;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st459;
		} else if ( (*p) >= 65u )
			goto st459;
	} else
		goto st459;
	goto st0;
st467:

	{ p = skipper.template skip<467>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof467;
case 467:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st459;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st459;
	} else
		goto st459;
	goto st0;
st468:

	{ p = skipper.template skip<468>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof468;
case 468:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st467;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st458;
	} else
		goto st458;
	goto st0;
st469:

	{ p = skipper.template skip<469>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof469;
case 469:

	switch( (*p) ) {
		case 58u: goto st461;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st458;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st458;
	} else
		goto st458;
	goto st0;
st470:

	{ p = skipper.template skip<470>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof470;
case 470:

	if ( (*p) == 58u )
		goto st471;
	goto st0;
st471:

	{ p = skipper.template skip<471>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof471;
case 471:

	switch( (*p) ) {
		case 48u: goto st472;
		case 49u: goto st477;
		case 50u: goto st480;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st483;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st484;
	} else
		goto st484;
	goto st0;
st472:

	{ p = skipper.template skip<472>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof472;
case 472:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st473;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st473;
	} else
		goto st473;
	goto st0;
st473:

	{ p = skipper.template skip<473>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof473;
case 473:

	switch( (*p) ) {
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st474;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st474;
	} else
		goto st474;
	goto st0;
st474:

	{ p = skipper.template skip<474>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof474;
case 474:

	switch( (*p) ) {
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st475;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st475;
	} else
		goto st475;
	goto st0;
st475:

	{ p = skipper.template skip<475>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof475;
case 475:

	switch( (*p) ) {
		case 58u: goto st476;
		case 93u: goto st371;
	}
	goto st0;
st476:

	{ p = skipper.template skip<476>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof476;
case 476:

	switch( (*p) ) {
		case 48u: goto st457;
		case 49u: goto st462;
		case 50u: goto st465;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st468;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st469;
	} else
		goto st469;
	goto st0;
st477:

	{ p = skipper.template skip<477>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof477;
case 477:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st478;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st473;
	} else
		goto st473;
	goto st0;
st478:

	{ p = skipper.template skip<478>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof478;
case 478:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st479;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st474;
	} else
		goto st474;
	goto st0;
st479:

	{ p = skipper.template skip<479>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof479;
case 479:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st475;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st475;
	} else
		goto st475;
	goto st0;
st480:

	{ p = skipper.template skip<480>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof480;
case 480:

	switch( (*p) ) {
		case 46u: goto st365;
		case 53u: goto st481;
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st478;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st473;
		} else if ( (*p) >= 65u )
			goto st473;
	} else
		goto st482;
	goto st0;
st481:

	{ p = skipper.template skip<481>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof481;
case 481:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st479;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st474;
		} else if ( (*p) >= 65u )
			goto st474;
	} else
		goto st474;
	goto st0;
st482:

	{ p = skipper.template skip<482>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof482;
case 482:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st474;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st474;
	} else
		goto st474;
	goto st0;
st483:

	{ p = skipper.template skip<483>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof483;
case 483:

	switch( (*p) ) {
		case 46u: goto st365;
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st482;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st473;
	} else
		goto st473;
	goto st0;
st484:

	{ p = skipper.template skip<484>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof484;
case 484:

	switch( (*p) ) {
		case 58u: goto st476;
		case 93u: goto st371;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st473;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st473;
	} else
		goto st473;
	goto st0;
st485:

	{ p = skipper.template skip<485>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof485;
case 485:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st486;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st486;
	} else
		goto st486;
	goto st0;
st486:

	{ p = skipper.template skip<486>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof486;
case 486:

	if ( (*p) == 46u )
		goto st487;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st486;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st486;
	} else
		goto st486;
	goto st0;
st487:

	{ p = skipper.template skip<487>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof487;
case 487:

	switch( (*p) ) {
		case 33u: goto st488;
		case 36u: goto st488;
		case 61u: goto st488;
		case 95u: goto st488;
		case 126u: goto st488;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st488;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st488;
		} else if ( (*p) >= 65u )
			goto st488;
	} else
		goto st488;
	goto st0;
st488:

	{ p = skipper.template skip<488>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof488;
case 488:

	switch( (*p) ) {
		case 33u: goto st488;
		case 36u: goto st488;
		case 61u: goto st488;
		case 93u: goto st371;
		case 95u: goto st488;
		case 126u: goto st488;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st488;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st488;
		} else if ( (*p) >= 65u )
			goto st488;
	} else
		goto st488;
	goto st0;

	{ p = skipper.template skip<489>(p + 1, pe) - 1; }
case 489:

	if ( (*p) == 42u )
		goto st510;
	goto st0;
st510:

	{ p = skipper.template skip<510>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof510;
case 510:

	goto st0;
	}
	_test_eof491: cs = 491; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof492: cs = 492; goto _test_eof;
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
	_test_eof493: cs = 493; goto _test_eof;
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
	_test_eof159: cs = 159; goto _test_eof;
	_test_eof160: cs = 160; goto _test_eof;
	_test_eof161: cs = 161; goto _test_eof;
	_test_eof494: cs = 494; goto _test_eof;
	_test_eof495: cs = 495; goto _test_eof;
	_test_eof496: cs = 496; goto _test_eof;
	_test_eof162: cs = 162; goto _test_eof;
	_test_eof163: cs = 163; goto _test_eof;
	_test_eof497: cs = 497; goto _test_eof;
	_test_eof164: cs = 164; goto _test_eof;
	_test_eof165: cs = 165; goto _test_eof;
	_test_eof166: cs = 166; goto _test_eof;
	_test_eof498: cs = 498; goto _test_eof;
	_test_eof499: cs = 499; goto _test_eof;
	_test_eof167: cs = 167; goto _test_eof;
	_test_eof168: cs = 168; goto _test_eof;
	_test_eof500: cs = 500; goto _test_eof;
	_test_eof169: cs = 169; goto _test_eof;
	_test_eof170: cs = 170; goto _test_eof;
	_test_eof501: cs = 501; goto _test_eof;
	_test_eof502: cs = 502; goto _test_eof;
	_test_eof503: cs = 503; goto _test_eof;
	_test_eof171: cs = 171; goto _test_eof;
	_test_eof172: cs = 172; goto _test_eof;
	_test_eof504: cs = 504; goto _test_eof;
	_test_eof173: cs = 173; goto _test_eof;
	_test_eof174: cs = 174; goto _test_eof;
	_test_eof175: cs = 175; goto _test_eof;
	_test_eof505: cs = 505; goto _test_eof;
	_test_eof506: cs = 506; goto _test_eof;
	_test_eof176: cs = 176; goto _test_eof;
	_test_eof177: cs = 177; goto _test_eof;
	_test_eof507: cs = 507; goto _test_eof;
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
	_test_eof508: cs = 508; goto _test_eof;
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
	_test_eof316: cs = 316; goto _test_eof;
	_test_eof317: cs = 317; goto _test_eof;
	_test_eof318: cs = 318; goto _test_eof;
	_test_eof319: cs = 319; goto _test_eof;
	_test_eof320: cs = 320; goto _test_eof;
	_test_eof321: cs = 321; goto _test_eof;
	_test_eof322: cs = 322; goto _test_eof;
	_test_eof323: cs = 323; goto _test_eof;
	_test_eof324: cs = 324; goto _test_eof;
	_test_eof325: cs = 325; goto _test_eof;
	_test_eof326: cs = 326; goto _test_eof;
	_test_eof327: cs = 327; goto _test_eof;
	_test_eof328: cs = 328; goto _test_eof;
	_test_eof329: cs = 329; goto _test_eof;
	_test_eof330: cs = 330; goto _test_eof;
	_test_eof331: cs = 331; goto _test_eof;
	_test_eof332: cs = 332; goto _test_eof;
	_test_eof509: cs = 509; goto _test_eof;
	_test_eof333: cs = 333; goto _test_eof;
	_test_eof334: cs = 334; goto _test_eof;
	_test_eof335: cs = 335; goto _test_eof;
	_test_eof336: cs = 336; goto _test_eof;
	_test_eof337: cs = 337; goto _test_eof;
	_test_eof338: cs = 338; goto _test_eof;
	_test_eof339: cs = 339; goto _test_eof;
	_test_eof340: cs = 340; goto _test_eof;
	_test_eof341: cs = 341; goto _test_eof;
	_test_eof342: cs = 342; goto _test_eof;
	_test_eof343: cs = 343; goto _test_eof;
	_test_eof344: cs = 344; goto _test_eof;
	_test_eof345: cs = 345; goto _test_eof;
	_test_eof346: cs = 346; goto _test_eof;
	_test_eof347: cs = 347; goto _test_eof;
	_test_eof348: cs = 348; goto _test_eof;
	_test_eof349: cs = 349; goto _test_eof;
	_test_eof350: cs = 350; goto _test_eof;
	_test_eof351: cs = 351; goto _test_eof;
	_test_eof352: cs = 352; goto _test_eof;
	_test_eof353: cs = 353; goto _test_eof;
	_test_eof354: cs = 354; goto _test_eof;
	_test_eof355: cs = 355; goto _test_eof;
	_test_eof356: cs = 356; goto _test_eof;
	_test_eof357: cs = 357; goto _test_eof;
	_test_eof358: cs = 358; goto _test_eof;
	_test_eof359: cs = 359; goto _test_eof;
	_test_eof360: cs = 360; goto _test_eof;
	_test_eof361: cs = 361; goto _test_eof;
	_test_eof362: cs = 362; goto _test_eof;
	_test_eof363: cs = 363; goto _test_eof;
	_test_eof364: cs = 364; goto _test_eof;
	_test_eof365: cs = 365; goto _test_eof;
	_test_eof366: cs = 366; goto _test_eof;
	_test_eof367: cs = 367; goto _test_eof;
	_test_eof368: cs = 368; goto _test_eof;
	_test_eof369: cs = 369; goto _test_eof;
	_test_eof370: cs = 370; goto _test_eof;
	_test_eof371: cs = 371; goto _test_eof;
	_test_eof372: cs = 372; goto _test_eof;
	_test_eof373: cs = 373; goto _test_eof;
	_test_eof374: cs = 374; goto _test_eof;
	_test_eof375: cs = 375; goto _test_eof;
	_test_eof376: cs = 376; goto _test_eof;
	_test_eof377: cs = 377; goto _test_eof;
	_test_eof378: cs = 378; goto _test_eof;
	_test_eof379: cs = 379; goto _test_eof;
	_test_eof380: cs = 380; goto _test_eof;
	_test_eof381: cs = 381; goto _test_eof;
	_test_eof382: cs = 382; goto _test_eof;
	_test_eof383: cs = 383; goto _test_eof;
	_test_eof384: cs = 384; goto _test_eof;
	_test_eof385: cs = 385; goto _test_eof;
	_test_eof386: cs = 386; goto _test_eof;
	_test_eof387: cs = 387; goto _test_eof;
	_test_eof388: cs = 388; goto _test_eof;
	_test_eof389: cs = 389; goto _test_eof;
	_test_eof390: cs = 390; goto _test_eof;
	_test_eof391: cs = 391; goto _test_eof;
	_test_eof392: cs = 392; goto _test_eof;
	_test_eof393: cs = 393; goto _test_eof;
	_test_eof394: cs = 394; goto _test_eof;
	_test_eof395: cs = 395; goto _test_eof;
	_test_eof396: cs = 396; goto _test_eof;
	_test_eof397: cs = 397; goto _test_eof;
	_test_eof398: cs = 398; goto _test_eof;
	_test_eof399: cs = 399; goto _test_eof;
	_test_eof400: cs = 400; goto _test_eof;
	_test_eof401: cs = 401; goto _test_eof;
	_test_eof402: cs = 402; goto _test_eof;
	_test_eof403: cs = 403; goto _test_eof;
	_test_eof404: cs = 404; goto _test_eof;
	_test_eof405: cs = 405; goto _test_eof;
	_test_eof406: cs = 406; goto _test_eof;
	_test_eof407: cs = 407; goto _test_eof;
	_test_eof408: cs = 408; goto _test_eof;
	_test_eof409: cs = 409; goto _test_eof;
	_test_eof410: cs = 410; goto _test_eof;
	_test_eof411: cs = 411; goto _test_eof;
	_test_eof412: cs = 412; goto _test_eof;
	_test_eof413: cs = 413; goto _test_eof;
	_test_eof414: cs = 414; goto _test_eof;
	_test_eof415: cs = 415; goto _test_eof;
	_test_eof416: cs = 416; goto _test_eof;
	_test_eof417: cs = 417; goto _test_eof;
	_test_eof418: cs = 418; goto _test_eof;
	_test_eof419: cs = 419; goto _test_eof;
	_test_eof420: cs = 420; goto _test_eof;
	_test_eof421: cs = 421; goto _test_eof;
	_test_eof422: cs = 422; goto _test_eof;
	_test_eof423: cs = 423; goto _test_eof;
	_test_eof424: cs = 424; goto _test_eof;
	_test_eof425: cs = 425; goto _test_eof;
	_test_eof426: cs = 426; goto _test_eof;
	_test_eof427: cs = 427; goto _test_eof;
	_test_eof428: cs = 428; goto _test_eof;
	_test_eof429: cs = 429; goto _test_eof;
	_test_eof430: cs = 430; goto _test_eof;
	_test_eof431: cs = 431; goto _test_eof;
	_test_eof432: cs = 432; goto _test_eof;
	_test_eof433: cs = 433; goto _test_eof;
	_test_eof434: cs = 434; goto _test_eof;
	_test_eof435: cs = 435; goto _test_eof;
	_test_eof436: cs = 436; goto _test_eof;
	_test_eof437: cs = 437; goto _test_eof;
	_test_eof438: cs = 438; goto _test_eof;
	_test_eof439: cs = 439; goto _test_eof;
	_test_eof440: cs = 440; goto _test_eof;
	_test_eof441: cs = 441; goto _test_eof;
	_test_eof442: cs = 442; goto _test_eof;
	_test_eof443: cs = 443; goto _test_eof;
	_test_eof444: cs = 444; goto _test_eof;
	_test_eof445: cs = 445; goto _test_eof;
	_test_eof446: cs = 446; goto _test_eof;
	_test_eof447: cs = 447; goto _test_eof;
	_test_eof448: cs = 448; goto _test_eof;
	_test_eof449: cs = 449; goto _test_eof;
	_test_eof450: cs = 450; goto _test_eof;
	_test_eof451: cs = 451; goto _test_eof;
	_test_eof452: cs = 452; goto _test_eof;
	_test_eof453: cs = 453; goto _test_eof;
	_test_eof454: cs = 454; goto _test_eof;
	_test_eof455: cs = 455; goto _test_eof;
	_test_eof456: cs = 456; goto _test_eof;
	_test_eof457: cs = 457; goto _test_eof;
	_test_eof458: cs = 458; goto _test_eof;
	_test_eof459: cs = 459; goto _test_eof;
	_test_eof460: cs = 460; goto _test_eof;
	_test_eof461: cs = 461; goto _test_eof;
	_test_eof462: cs = 462; goto _test_eof;
	_test_eof463: cs = 463; goto _test_eof;
	_test_eof464: cs = 464; goto _test_eof;
	_test_eof465: cs = 465; goto _test_eof;
	_test_eof466: cs = 466; goto _test_eof;
	_test_eof467: cs = 467; goto _test_eof;
	_test_eof468: cs = 468; goto _test_eof;
	_test_eof469: cs = 469; goto _test_eof;
	_test_eof470: cs = 470; goto _test_eof;
	_test_eof471: cs = 471; goto _test_eof;
	_test_eof472: cs = 472; goto _test_eof;
	_test_eof473: cs = 473; goto _test_eof;
	_test_eof474: cs = 474; goto _test_eof;
	_test_eof475: cs = 475; goto _test_eof;
	_test_eof476: cs = 476; goto _test_eof;
	_test_eof477: cs = 477; goto _test_eof;
	_test_eof478: cs = 478; goto _test_eof;
	_test_eof479: cs = 479; goto _test_eof;
	_test_eof480: cs = 480; goto _test_eof;
	_test_eof481: cs = 481; goto _test_eof;
	_test_eof482: cs = 482; goto _test_eof;
	_test_eof483: cs = 483; goto _test_eof;
	_test_eof484: cs = 484; goto _test_eof;
	_test_eof485: cs = 485; goto _test_eof;
	_test_eof486: cs = 486; goto _test_eof;
	_test_eof487: cs = 487; goto _test_eof;
	_test_eof488: cs = 488; goto _test_eof;
	_test_eof510: cs = 510; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 496:
	case 497:

	{ recorder.origin_end(); }
	break;
	case 499:
	case 500:
	case 501:

	{ recorder.absolute_end(); }
	break;
	case 494:

	{ recorder.authority_end(); }
	break;
	case 495:
	case 510:

	{ recorder.asterisk_end(); }
	break;
	case 502:
	case 503:
	case 504:
	case 505:
	case 506:
	case 507:
	case 508:

	{ recorder.path_begin(p); }

	{ recorder.absolute_end(); }
	break;
	case 498:
	case 509:

	{ recorder.absolute_end(); }

	{ recorder.authority_end(); }
	break;

	}
	}

	_out: {}
	}

        return p;
    }
};

}  // namespace uriscan
