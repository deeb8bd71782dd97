// Generated from rfc2396_parser.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   e05c9a870a8a238ec0c879da11917e28ca3096c642c347c07f1144c0d74d5f55  ragel/rfc2396.rl
//   e131b72e49e243df03074adf339a9440e3775125eeaf615f95d90fefb976c9fe  ragel/rfc2396_parser.rl
//   097a488403033000bf2c91dcfca45f106024a54250256e821b71d5b8dc571f8f  ragel/test_order.awk
#pragma once

// The parser of RFC 2396: one function that reads its three top rules.  Each rule has its own start
// state.
//
// rfc2396.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (src/rfc2396/rfc2396.cpp) decides what
// it stores for a position.  When the machine enters a state, the skipper may move `p` over octets
// that the state only loops on, as in uri_parser.rl.

namespace uriscan {

struct rfc2396_parser {

static const int rfc2396_parser_start = 1;
static const int rfc2396_parser_first_final = 36;
static const int rfc2396_parser_error = 0;

static const int rfc2396_parser_en_uri_reference = 72;
static const int rfc2396_parser_en_absolute_uri = 25;
static const int rfc2396_parser_en_relative_uri = 1;

    // Reads [p, pe), starting in the state `cs`.  If the text ends at `pe`, `eof` must be `pe`, so
    // that the actions for the end of a server and of an address run.  If more text can follow,
    // `eof` must be null.  Returns where it stopped.  If all octets fit, this is `pe`, and `cs` is
    // the last state.  Otherwise, it is the first octet that does not fit, and `cs` is the error
    // state.
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
	if ( (*p) == 47u )
		goto st39;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st36;

	switch( (*p) ) {
		case 33u: goto st36;
		case 37u: goto st2;
		case 47u: goto st39;
		case 59u: goto st36;
		case 61u: goto st36;
		case 95u: goto st36;
		case 126u: goto st36;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st36;
	} else
		goto st36;
	goto st0;
st0:
cs = 0;
	goto _out;
st36:

	{ p = skipper.template skip<36>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	if ( (*p) == 47u )
		goto st37;
	if ( (*p) == 63u )
		goto tr39;

	switch( (*p) ) {
		case 33u: goto st36;
		case 37u: goto st2;
		case 47u: goto st37;
		case 59u: goto st36;
		case 61u: goto st36;
		case 63u: goto tr39;
		case 95u: goto st36;
		case 126u: goto st36;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st36;
	} else
		goto st36;
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
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
tr44:

	{ recorder.server_end(); }

	{ recorder.path_begin(p); }
	goto st37;
tr49:

	{ recorder.path_begin(p); }
	goto st37;
tr66:

	{ recorder.ipv4_end(); }

	{ recorder.server_end(); }

	{ recorder.path_begin(p); }
	goto st37;
st37:

	{ p = skipper.template skip<37>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	if ( (*p) == 63u )
		goto tr39;

	switch( (*p) ) {
		case 33u: goto st37;
		case 37u: goto st4;
		case 61u: goto st37;
		case 63u: goto tr39;
		case 95u: goto st37;
		case 126u: goto st37;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st37;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st37;
	} else
		goto st37;
	goto st0;
st4:

	{ p = skipper.template skip<4>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof4;
case 4:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st37;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st37;
	} else
		goto st37;
	goto st0;
tr39:

	{ recorder.path_end(p); }
	goto st38;
tr46:

	{ recorder.server_end(); }

	{ recorder.path_end(p); }
	goto st38;
tr68:

	{ recorder.ipv4_end(); }

	{ recorder.server_end(); }

	{ recorder.path_end(p); }
	goto st38;
st38:

	{ p = skipper.template skip<38>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof38;
case 38:

	switch( (*p) ) {
		case 33u: goto st38;
		case 37u: goto st6;
		case 61u: goto st38;
		case 95u: goto st38;
		case 126u: goto st38;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st6:

	{ p = skipper.template skip<6>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof6;
case 6:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st38;
	} else
		goto st38;
	goto st0;
st39:

	{ p = skipper.template skip<39>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	if ( (*p) == 47u )
		goto tr42;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st37;
	if ( (*p) == 63u )
		goto tr39;

	switch( (*p) ) {
		case 33u: goto st37;
		case 37u: goto st4;
		case 47u: goto tr42;
		case 61u: goto st37;
		case 63u: goto tr39;
		case 95u: goto st37;
		case 126u: goto st37;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st37;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st37;
	} else
		goto st37;
	goto st0;
tr42:

	{ recorder.host_begin(p + 1); }
	goto st40;
st40:

	{ p = skipper.template skip<40>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	if ( (*p) == 47u )
		goto tr44;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st62;
	if ( (*p) == 63u )
		goto tr46;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 47u: goto tr44;
		case 61u: goto st41;
		case 63u: goto tr46;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st58;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st62;
		} else if ( (*p) >= 65u )
			goto st62;
	} else
		goto st41;
	goto st0;
st41:

	{ p = skipper.template skip<41>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	if ( (*p) == 47u )
		goto tr49;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st41;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st41;
	} else
		goto st41;
	goto st0;
st8:

	{ p = skipper.template skip<8>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof8;
case 8:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st41;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st41;
	} else
		goto st41;
	goto st0;
tr47:

	{ recorder.host_begin(p + 1); }
	goto st42;
st42:

	{ p = skipper.template skip<42>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st48;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st44;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st48;
		} else if ( (*p) >= 65u )
			goto st48;
	} else
		goto st43;
	goto st0;
st43:

	{ p = skipper.template skip<43>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	if ( (*p) == 47u )
		goto tr49;
	if ( (*p) == 63u )
		goto tr39;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st43;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st43;
	} else
		goto st43;
	goto st0;
st10:

	{ p = skipper.template skip<10>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof10;
case 10:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto st0;
st44:

	{ p = skipper.template skip<44>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st46;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 45u: goto st45;
		case 46u: goto st52;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st44;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st46;
		} else if ( (*p) >= 65u )
			goto st46;
	} else
		goto st43;
	goto st0;
st45:

	{ p = skipper.template skip<45>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st46;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 45u: goto st45;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st46;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st46;
		} else if ( (*p) >= 65u )
			goto st46;
	} else
		goto st43;
	goto st0;
st46:

	{ p = skipper.template skip<46>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	if ( (*p) == 47u )
		goto tr49;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 45u: goto st45;
		case 46u: goto st47;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st46;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st46;
		} else if ( (*p) >= 65u )
			goto st46;
	} else
		goto st43;
	goto st0;
st47:

	{ p = skipper.template skip<47>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st48;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st46;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st48;
		} else if ( (*p) >= 65u )
			goto st48;
	} else
		goto st43;
	goto st0;
st48:

	{ p = skipper.template skip<48>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	if ( (*p) == 47u )
		goto tr44;
	if ( (*p) == 58u )
		goto tr59;
	if ( (*p) == 63u )
		goto tr46;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 45u: goto st49;
		case 46u: goto st50;
		case 47u: goto tr44;
		case 58u: goto tr59;
		case 59u: goto st43;
		case 61u: goto st43;
		case 63u: goto tr46;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st43;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st48;
		} else if ( (*p) >= 65u )
			goto st48;
	} else
		goto st48;
	goto st0;
st49:

	{ p = skipper.template skip<49>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st48;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 45u: goto st49;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st48;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st48;
		} else if ( (*p) >= 65u )
			goto st48;
	} else
		goto st43;
	goto st0;
st50:

	{ p = skipper.template skip<50>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	if ( (*p) == 47u )
		goto tr44;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st48;
	if ( (*p) == 58u )
		goto tr59;
	if ( (*p) == 63u )
		goto tr46;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 47u: goto tr44;
		case 58u: goto tr59;
		case 59u: goto st43;
		case 61u: goto st43;
		case 63u: goto tr46;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st43;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st48;
		} else if ( (*p) >= 65u )
			goto st48;
	} else
		goto st46;
	goto st0;
tr59:

	{ recorder.host_end(p); }
	goto st51;
tr67:

	{ recorder.ipv4_end(); }

	{ recorder.host_end(p); }
	goto st51;
st51:

	{ p = skipper.template skip<51>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	if ( (*p) == 47u )
		goto tr44;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st43;
	if ( (*p) == 63u )
		goto tr46;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 47u: goto tr44;
		case 61u: goto st43;
		case 63u: goto tr46;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st51;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st43;
		} else if ( (*p) >= 64u )
			goto st43;
	} else
		goto st43;
	goto st0;
st52:

	{ p = skipper.template skip<52>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st48;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st53;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st48;
		} else if ( (*p) >= 65u )
			goto st48;
	} else
		goto st43;
	goto st0;
st53:

	{ p = skipper.template skip<53>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st46;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 45u: goto st45;
		case 46u: goto st54;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st53;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st46;
		} else if ( (*p) >= 65u )
			goto st46;
	} else
		goto st43;
	goto st0;
st54:

	{ p = skipper.template skip<54>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st48;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st55;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st48;
		} else if ( (*p) >= 65u )
			goto st48;
	} else
		goto st43;
	goto st0;
st55:

	{ p = skipper.template skip<55>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st46;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 45u: goto st45;
		case 46u: goto st56;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st55;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st46;
		} else if ( (*p) >= 65u )
			goto st46;
	} else
		goto st43;
	goto st0;
st56:

	{ p = skipper.template skip<56>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st48;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 47u: goto tr49;
		case 61u: goto st43;
		case 63u: goto tr39;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st57;
		} else if ( (*p) >= 36u )
			goto st43;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st48;
		} else if ( (*p) >= 65u )
			goto st48;
	} else
		goto st43;
	goto st0;
st57:

	{ p = skipper.template skip<57>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof57;
case 57:
	if ( (*p) == 47u )
		goto tr66;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st46;
	if ( (*p) == 58u )
		goto tr67;
	if ( (*p) == 63u )
		goto tr68;
	if ( (*p) == 64u )
		goto st43;

	switch( (*p) ) {
		case 33u: goto st43;
		case 37u: goto st10;
		case 45u: goto st45;
		case 46u: goto st47;
		case 47u: goto tr66;
		case 58u: goto tr67;
		case 59u: goto st43;
		case 61u: goto st43;
		case 63u: goto tr68;
		case 64u: goto st43;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st43;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st46;
		} else if ( (*p) >= 65u )
			goto st46;
	} else
		goto st57;
	goto st0;
st58:

	{ p = skipper.template skip<58>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof58;
case 58:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st60;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 45u: goto st59;
		case 46u: goto st66;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st58;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st60;
		} else if ( (*p) >= 65u )
			goto st60;
	} else
		goto st41;
	goto st0;
st59:

	{ p = skipper.template skip<59>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof59;
case 59:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st60;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 45u: goto st59;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st60;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st60;
		} else if ( (*p) >= 65u )
			goto st60;
	} else
		goto st41;
	goto st0;
st60:

	{ p = skipper.template skip<60>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof60;
case 60:
	if ( (*p) == 47u )
		goto tr49;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 45u: goto st59;
		case 46u: goto st61;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st60;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st60;
		} else if ( (*p) >= 65u )
			goto st60;
	} else
		goto st41;
	goto st0;
st61:

	{ p = skipper.template skip<61>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof61;
case 61:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st62;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st60;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st62;
		} else if ( (*p) >= 65u )
			goto st62;
	} else
		goto st41;
	goto st0;
st62:

	{ p = skipper.template skip<62>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof62;
case 62:
	if ( (*p) == 47u )
		goto tr44;
	if ( (*p) == 58u )
		goto tr75;
	if ( (*p) == 63u )
		goto tr46;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 45u: goto st63;
		case 46u: goto st64;
		case 47u: goto tr44;
		case 58u: goto tr75;
		case 59u: goto st41;
		case 61u: goto st41;
		case 63u: goto tr46;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st41;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st62;
		} else if ( (*p) >= 65u )
			goto st62;
	} else
		goto st62;
	goto st0;
st63:

	{ p = skipper.template skip<63>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof63;
case 63:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st62;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 45u: goto st63;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st62;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st62;
		} else if ( (*p) >= 65u )
			goto st62;
	} else
		goto st41;
	goto st0;
st64:

	{ p = skipper.template skip<64>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	if ( (*p) == 47u )
		goto tr44;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st62;
	if ( (*p) == 58u )
		goto tr75;
	if ( (*p) == 63u )
		goto tr46;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 47u: goto tr44;
		case 58u: goto tr75;
		case 59u: goto st41;
		case 61u: goto st41;
		case 63u: goto tr46;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st41;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st62;
		} else if ( (*p) >= 65u )
			goto st62;
	} else
		goto st60;
	goto st0;
tr75:

	{ recorder.host_end(p); }
	goto st65;
tr82:

	{ recorder.ipv4_end(); }

	{ recorder.host_end(p); }
	goto st65;
st65:

	{ p = skipper.template skip<65>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof65;
case 65:
	if ( (*p) == 47u )
		goto tr44;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st41;
	if ( (*p) == 63u )
		goto tr46;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 47u: goto tr44;
		case 61u: goto st41;
		case 63u: goto tr46;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st65;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st41;
		} else if ( (*p) >= 65u )
			goto st41;
	} else
		goto st41;
	goto st0;
st66:

	{ p = skipper.template skip<66>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof66;
case 66:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st62;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st67;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st62;
		} else if ( (*p) >= 65u )
			goto st62;
	} else
		goto st41;
	goto st0;
st67:

	{ p = skipper.template skip<67>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof67;
case 67:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st60;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 45u: goto st59;
		case 46u: goto st68;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st67;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st60;
		} else if ( (*p) >= 65u )
			goto st60;
	} else
		goto st41;
	goto st0;
st68:

	{ p = skipper.template skip<68>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof68;
case 68:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st62;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st69;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st62;
		} else if ( (*p) >= 65u )
			goto st62;
	} else
		goto st41;
	goto st0;
st69:

	{ p = skipper.template skip<69>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof69;
case 69:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st60;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 45u: goto st59;
		case 46u: goto st70;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st69;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st60;
		} else if ( (*p) >= 65u )
			goto st60;
	} else
		goto st41;
	goto st0;
st70:

	{ p = skipper.template skip<70>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof70;
case 70:
	if ( (*p) == 47u )
		goto tr49;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st62;
	if ( (*p) == 63u )
		goto tr39;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 47u: goto tr49;
		case 61u: goto st41;
		case 63u: goto tr39;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st71;
		} else if ( (*p) >= 36u )
			goto st41;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st62;
		} else if ( (*p) >= 65u )
			goto st62;
	} else
		goto st41;
	goto st0;
st71:

	{ p = skipper.template skip<71>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof71;
case 71:
	if ( (*p) == 47u )
		goto tr66;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st60;
	if ( (*p) == 58u )
		goto tr82;
	if ( (*p) == 63u )
		goto tr68;
	if ( (*p) == 64u )
		goto tr47;

	switch( (*p) ) {
		case 33u: goto st41;
		case 37u: goto st8;
		case 45u: goto st59;
		case 46u: goto st61;
		case 47u: goto tr66;
		case 58u: goto tr82;
		case 59u: goto st41;
		case 61u: goto st41;
		case 63u: goto tr68;
		case 64u: goto tr47;
		case 95u: goto st41;
		case 126u: goto st41;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st41;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st60;
		} else if ( (*p) >= 65u )
			goto st60;
	} else
		goto st71;
	goto st0;

	{ p = skipper.template skip<25>(p + 1, pe) - 1; }
case 25:
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st26;

	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st26;
	} else if ( (*p) >= 65u )
		goto st26;
	goto st0;
st26:

	{ p = skipper.template skip<26>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	if ( (*p) == 58u )
		goto tr28;

	switch( (*p) ) {
		case 43u: goto st26;
		case 58u: goto tr28;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st26;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st26;
		} else if ( (*p) >= 65u )
			goto st26;
	} else
		goto st26;
	goto st0;
tr28:

	{ recorder.scheme_end(p); }
	goto st27;
st27:

	{ p = skipper.template skip<27>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	if ( (*p) == 47u )
		goto st112;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st111;

	switch( (*p) ) {
		case 33u: goto st111;
		case 37u: goto st28;
		case 47u: goto st112;
		case 61u: goto st111;
		case 95u: goto st111;
		case 126u: goto st111;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st111;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st111;
	} else
		goto st111;
	goto st0;
tr135:

	{ recorder.path_end(p); }
	goto st111;
tr139:

	{ recorder.server_end(); }

	{ recorder.path_end(p); }
	goto st111;
tr161:

	{ recorder.ipv4_end(); }

	{ recorder.server_end(); }

	{ recorder.path_end(p); }
	goto st111;
st111:

	{ p = skipper.template skip<111>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof111;
case 111:

	switch( (*p) ) {
		case 33u: goto st111;
		case 37u: goto st28;
		case 61u: goto st111;
		case 95u: goto st111;
		case 126u: goto st111;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st111;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st111;
	} else
		goto st111;
	goto st0;
st28:

	{ p = skipper.template skip<28>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof28;
case 28:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st111;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st111;
	} else
		goto st111;
	goto st0;
st112:

	{ p = skipper.template skip<112>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof112;
case 112:
	if ( (*p) == 47u )
		goto tr134;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st113;
	if ( (*p) == 63u )
		goto tr135;

	switch( (*p) ) {
		case 33u: goto st113;
		case 37u: goto st30;
		case 47u: goto tr134;
		case 61u: goto st113;
		case 63u: goto tr135;
		case 95u: goto st113;
		case 126u: goto st113;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st113;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st113;
	} else
		goto st113;
	goto st0;
tr137:

	{ recorder.server_end(); }

	{ recorder.path_begin(p); }
	goto st113;
tr142:

	{ recorder.path_begin(p); }
	goto st113;
tr159:

	{ recorder.ipv4_end(); }

	{ recorder.server_end(); }

	{ recorder.path_begin(p); }
	goto st113;
st113:

	{ p = skipper.template skip<113>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof113;
case 113:
	if ( (*p) == 63u )
		goto tr135;

	switch( (*p) ) {
		case 33u: goto st113;
		case 37u: goto st30;
		case 61u: goto st113;
		case 63u: goto tr135;
		case 95u: goto st113;
		case 126u: goto st113;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st113;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st113;
	} else
		goto st113;
	goto st0;
st30:

	{ p = skipper.template skip<30>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof30;
case 30:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
tr134:

	{ recorder.host_begin(p + 1); }
	goto st114;
st114:

	{ p = skipper.template skip<114>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof114;
case 114:
	if ( (*p) == 47u )
		goto tr137;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st136;
	if ( (*p) == 63u )
		goto tr139;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 47u: goto tr137;
		case 61u: goto st115;
		case 63u: goto tr139;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st132;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st136;
		} else if ( (*p) >= 65u )
			goto st136;
	} else
		goto st115;
	goto st0;
st115:

	{ p = skipper.template skip<115>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof115;
case 115:
	if ( (*p) == 47u )
		goto tr142;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st115;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st115;
	} else
		goto st115;
	goto st0;
st32:

	{ p = skipper.template skip<32>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof32;
case 32:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st115;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st115;
	} else
		goto st115;
	goto st0;
tr140:

	{ recorder.host_begin(p + 1); }
	goto st116;
st116:

	{ p = skipper.template skip<116>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof116;
case 116:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st122;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st118;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st122;
		} else if ( (*p) >= 65u )
			goto st122;
	} else
		goto st117;
	goto st0;
st117:

	{ p = skipper.template skip<117>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof117;
case 117:
	if ( (*p) == 47u )
		goto tr142;
	if ( (*p) == 63u )
		goto tr135;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st117;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st117;
	} else
		goto st117;
	goto st0;
st34:

	{ p = skipper.template skip<34>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st35;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st35;
	} else
		goto st35;
	goto st0;
st35:

	{ p = skipper.template skip<35>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof35;
case 35:

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st117;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto st0;
st118:

	{ p = skipper.template skip<118>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof118;
case 118:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st120;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 45u: goto st119;
		case 46u: goto st126;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st118;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st120;
		} else if ( (*p) >= 65u )
			goto st120;
	} else
		goto st117;
	goto st0;
st119:

	{ p = skipper.template skip<119>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof119;
case 119:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st120;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 45u: goto st119;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st120;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st120;
		} else if ( (*p) >= 65u )
			goto st120;
	} else
		goto st117;
	goto st0;
st120:

	{ p = skipper.template skip<120>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof120;
case 120:
	if ( (*p) == 47u )
		goto tr142;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 45u: goto st119;
		case 46u: goto st121;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st120;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st120;
		} else if ( (*p) >= 65u )
			goto st120;
	} else
		goto st117;
	goto st0;
st121:

	{ p = skipper.template skip<121>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof121;
case 121:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st122;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st120;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st122;
		} else if ( (*p) >= 65u )
			goto st122;
	} else
		goto st117;
	goto st0;
st122:

	{ p = skipper.template skip<122>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof122;
case 122:
	if ( (*p) == 47u )
		goto tr137;
	if ( (*p) == 58u )
		goto tr152;
	if ( (*p) == 63u )
		goto tr139;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 45u: goto st123;
		case 46u: goto st124;
		case 47u: goto tr137;
		case 58u: goto tr152;
		case 59u: goto st117;
		case 61u: goto st117;
		case 63u: goto tr139;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st117;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st122;
		} else if ( (*p) >= 65u )
			goto st122;
	} else
		goto st122;
	goto st0;
st123:

	{ p = skipper.template skip<123>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof123;
case 123:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st122;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 45u: goto st123;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st122;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st122;
		} else if ( (*p) >= 65u )
			goto st122;
	} else
		goto st117;
	goto st0;
st124:

	{ p = skipper.template skip<124>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof124;
case 124:
	if ( (*p) == 47u )
		goto tr137;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st122;
	if ( (*p) == 58u )
		goto tr152;
	if ( (*p) == 63u )
		goto tr139;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 47u: goto tr137;
		case 58u: goto tr152;
		case 59u: goto st117;
		case 61u: goto st117;
		case 63u: goto tr139;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st117;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st122;
		} else if ( (*p) >= 65u )
			goto st122;
	} else
		goto st120;
	goto st0;
tr152:

	{ recorder.host_end(p); }
	goto st125;
tr160:

	{ recorder.ipv4_end(); }

	{ recorder.host_end(p); }
	goto st125;
st125:

	{ p = skipper.template skip<125>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof125;
case 125:
	if ( (*p) == 47u )
		goto tr137;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st117;
	if ( (*p) == 63u )
		goto tr139;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 47u: goto tr137;
		case 61u: goto st117;
		case 63u: goto tr139;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st125;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st117;
		} else if ( (*p) >= 64u )
			goto st117;
	} else
		goto st117;
	goto st0;
st126:

	{ p = skipper.template skip<126>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof126;
case 126:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st122;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st127;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st122;
		} else if ( (*p) >= 65u )
			goto st122;
	} else
		goto st117;
	goto st0;
st127:

	{ p = skipper.template skip<127>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof127;
case 127:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st120;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 45u: goto st119;
		case 46u: goto st128;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st127;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st120;
		} else if ( (*p) >= 65u )
			goto st120;
	} else
		goto st117;
	goto st0;
st128:

	{ p = skipper.template skip<128>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof128;
case 128:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st122;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st129;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st122;
		} else if ( (*p) >= 65u )
			goto st122;
	} else
		goto st117;
	goto st0;
st129:

	{ p = skipper.template skip<129>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof129;
case 129:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st120;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 45u: goto st119;
		case 46u: goto st130;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st129;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st120;
		} else if ( (*p) >= 65u )
			goto st120;
	} else
		goto st117;
	goto st0;
st130:

	{ p = skipper.template skip<130>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof130;
case 130:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st122;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 47u: goto tr142;
		case 61u: goto st117;
		case 63u: goto tr135;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st131;
		} else if ( (*p) >= 36u )
			goto st117;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st122;
		} else if ( (*p) >= 65u )
			goto st122;
	} else
		goto st117;
	goto st0;
st131:

	{ p = skipper.template skip<131>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof131;
case 131:
	if ( (*p) == 47u )
		goto tr159;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st120;
	if ( (*p) == 58u )
		goto tr160;
	if ( (*p) == 63u )
		goto tr161;
	if ( (*p) == 64u )
		goto st117;

	switch( (*p) ) {
		case 33u: goto st117;
		case 37u: goto st34;
		case 45u: goto st119;
		case 46u: goto st121;
		case 47u: goto tr159;
		case 58u: goto tr160;
		case 59u: goto st117;
		case 61u: goto st117;
		case 63u: goto tr161;
		case 64u: goto st117;
		case 95u: goto st117;
		case 126u: goto st117;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st117;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st120;
		} else if ( (*p) >= 65u )
			goto st120;
	} else
		goto st131;
	goto st0;
st132:

	{ p = skipper.template skip<132>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof132;
case 132:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st134;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 45u: goto st133;
		case 46u: goto st140;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st132;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st134;
		} else if ( (*p) >= 65u )
			goto st134;
	} else
		goto st115;
	goto st0;
st133:

	{ p = skipper.template skip<133>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof133;
case 133:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st134;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 45u: goto st133;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st134;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st134;
		} else if ( (*p) >= 65u )
			goto st134;
	} else
		goto st115;
	goto st0;
st134:

	{ p = skipper.template skip<134>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof134;
case 134:
	if ( (*p) == 47u )
		goto tr142;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 45u: goto st133;
		case 46u: goto st135;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st134;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st134;
		} else if ( (*p) >= 65u )
			goto st134;
	} else
		goto st115;
	goto st0;
st135:

	{ p = skipper.template skip<135>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof135;
case 135:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st136;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st134;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st136;
		} else if ( (*p) >= 65u )
			goto st136;
	} else
		goto st115;
	goto st0;
st136:

	{ p = skipper.template skip<136>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof136;
case 136:
	if ( (*p) == 47u )
		goto tr137;
	if ( (*p) == 58u )
		goto tr168;
	if ( (*p) == 63u )
		goto tr139;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 45u: goto st137;
		case 46u: goto st138;
		case 47u: goto tr137;
		case 58u: goto tr168;
		case 59u: goto st115;
		case 61u: goto st115;
		case 63u: goto tr139;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st115;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st136;
		} else if ( (*p) >= 65u )
			goto st136;
	} else
		goto st136;
	goto st0;
st137:

	{ p = skipper.template skip<137>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof137;
case 137:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st136;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 45u: goto st137;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st136;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st136;
		} else if ( (*p) >= 65u )
			goto st136;
	} else
		goto st115;
	goto st0;
st138:

	{ p = skipper.template skip<138>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof138;
case 138:
	if ( (*p) == 47u )
		goto tr137;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st136;
	if ( (*p) == 58u )
		goto tr168;
	if ( (*p) == 63u )
		goto tr139;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 47u: goto tr137;
		case 58u: goto tr168;
		case 59u: goto st115;
		case 61u: goto st115;
		case 63u: goto tr139;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st115;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st136;
		} else if ( (*p) >= 65u )
			goto st136;
	} else
		goto st134;
	goto st0;
tr168:

	{ recorder.host_end(p); }
	goto st139;
tr175:

	{ recorder.ipv4_end(); }

	{ recorder.host_end(p); }
	goto st139;
st139:

	{ p = skipper.template skip<139>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof139;
case 139:
	if ( (*p) == 47u )
		goto tr137;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st115;
	if ( (*p) == 63u )
		goto tr139;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 47u: goto tr137;
		case 61u: goto st115;
		case 63u: goto tr139;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st139;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st115;
		} else if ( (*p) >= 65u )
			goto st115;
	} else
		goto st115;
	goto st0;
st140:

	{ p = skipper.template skip<140>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof140;
case 140:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st136;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st141;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st136;
		} else if ( (*p) >= 65u )
			goto st136;
	} else
		goto st115;
	goto st0;
st141:

	{ p = skipper.template skip<141>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof141;
case 141:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st134;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 45u: goto st133;
		case 46u: goto st142;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st141;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st134;
		} else if ( (*p) >= 65u )
			goto st134;
	} else
		goto st115;
	goto st0;
st142:

	{ p = skipper.template skip<142>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof142;
case 142:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st136;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st143;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st136;
		} else if ( (*p) >= 65u )
			goto st136;
	} else
		goto st115;
	goto st0;
st143:

	{ p = skipper.template skip<143>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof143;
case 143:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st134;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 45u: goto st133;
		case 46u: goto st144;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st143;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st134;
		} else if ( (*p) >= 65u )
			goto st134;
	} else
		goto st115;
	goto st0;
st144:

	{ p = skipper.template skip<144>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof144;
case 144:
	if ( (*p) == 47u )
		goto tr142;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st136;
	if ( (*p) == 63u )
		goto tr135;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 47u: goto tr142;
		case 61u: goto st115;
		case 63u: goto tr135;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st145;
		} else if ( (*p) >= 36u )
			goto st115;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st136;
		} else if ( (*p) >= 65u )
			goto st136;
	} else
		goto st115;
	goto st0;
st145:

	{ p = skipper.template skip<145>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof145;
case 145:
	if ( (*p) == 47u )
		goto tr159;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st134;
	if ( (*p) == 58u )
		goto tr175;
	if ( (*p) == 63u )
		goto tr161;
	if ( (*p) == 64u )
		goto tr140;

	switch( (*p) ) {
		case 33u: goto st115;
		case 37u: goto st32;
		case 45u: goto st133;
		case 46u: goto st135;
		case 47u: goto tr159;
		case 58u: goto tr175;
		case 59u: goto st115;
		case 61u: goto st115;
		case 63u: goto tr161;
		case 64u: goto tr140;
		case 95u: goto st115;
		case 126u: goto st115;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st115;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st134;
		} else if ( (*p) >= 65u )
			goto st134;
	} else
		goto st145;
	goto st0;

	{ p = skipper.template skip<72>(p + 1, pe) - 1; }
case 72:
	if ( (*p) == 47u )
		goto st77;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st110;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st73;

	switch( (*p) ) {
		case 33u: goto st73;
		case 35u: goto tr83;
		case 37u: goto st14;
		case 47u: goto st77;
		case 59u: goto st73;
		case 61u: goto st73;
		case 64u: goto st73;
		case 95u: goto st73;
		case 126u: goto st73;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st110;
	} else
		goto st110;
	goto st0;
st73:

	{ p = skipper.template skip<73>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	if ( (*p) == 47u )
		goto st75;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;

	switch( (*p) ) {
		case 33u: goto st73;
		case 35u: goto tr83;
		case 37u: goto st14;
		case 47u: goto st75;
		case 59u: goto st73;
		case 61u: goto st73;
		case 63u: goto tr86;
		case 95u: goto st73;
		case 126u: goto st73;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st73;
	} else
		goto st73;
	goto st0;
tr83:

	{ recorder.query_end(p); }
	goto st74;
tr90:

	{ recorder.server_end(); }

	{ recorder.query_end(p); }
	goto st74;
tr114:

	{ recorder.ipv4_end(); }

	{ recorder.server_end(); }

	{ recorder.query_end(p); }
	goto st74;
st74:

	{ p = skipper.template skip<74>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof74;
case 74:

	switch( (*p) ) {
		case 33u: goto st74;
		case 37u: goto st12;
		case 61u: goto st74;
		case 95u: goto st74;
		case 126u: goto st74;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st74;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st74;
	} else
		goto st74;
	goto st0;
st12:

	{ p = skipper.template skip<12>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof12;
case 12:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st74;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st74;
	} else
		goto st74;
	goto st0;
st14:

	{ p = skipper.template skip<14>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof14;
case 14:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st73;
	} else
		goto st73;
	goto st0;
tr92:

	{ recorder.server_end(); }

	{ recorder.path_begin(p); }
	goto st75;
tr97:

	{ recorder.path_begin(p); }
	goto st75;
tr115:

	{ recorder.ipv4_end(); }

	{ recorder.server_end(); }

	{ recorder.path_begin(p); }
	goto st75;
st75:

	{ p = skipper.template skip<75>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;

	switch( (*p) ) {
		case 33u: goto st75;
		case 35u: goto tr83;
		case 37u: goto st16;
		case 61u: goto st75;
		case 63u: goto tr86;
		case 95u: goto st75;
		case 126u: goto st75;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st75;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st75;
	} else
		goto st75;
	goto st0;
st16:

	{ p = skipper.template skip<16>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof16;
case 16:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st75;
	} else
		goto st75;
	goto st0;
tr86:

	{ recorder.path_end(p); }
	goto st76;
tr94:

	{ recorder.server_end(); }

	{ recorder.path_end(p); }
	goto st76;
tr117:

	{ recorder.ipv4_end(); }

	{ recorder.server_end(); }

	{ recorder.path_end(p); }
	goto st76;
st76:

	{ p = skipper.template skip<76>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	if ( (*p) == 35u )
		goto tr83;

	switch( (*p) ) {
		case 33u: goto st76;
		case 35u: goto tr83;
		case 37u: goto st18;
		case 61u: goto st76;
		case 95u: goto st76;
		case 126u: goto st76;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st76;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st76;
	} else
		goto st76;
	goto st0;
st18:

	{ p = skipper.template skip<18>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof18;
case 18:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st76;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st76;
	} else
		goto st76;
	goto st0;
st77:

	{ p = skipper.template skip<77>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	if ( (*p) == 47u )
		goto tr89;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st75;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;

	switch( (*p) ) {
		case 33u: goto st75;
		case 35u: goto tr83;
		case 37u: goto st16;
		case 47u: goto tr89;
		case 61u: goto st75;
		case 63u: goto tr86;
		case 95u: goto st75;
		case 126u: goto st75;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st75;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st75;
	} else
		goto st75;
	goto st0;
tr89:

	{ recorder.host_begin(p + 1); }
	goto st78;
st78:

	{ p = skipper.template skip<78>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	if ( (*p) == 47u )
		goto tr92;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st100;
	if ( (*p) == 63u )
		goto tr94;
	if ( (*p) == 35u )
		goto tr90;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr90;
		case 37u: goto st20;
		case 47u: goto tr92;
		case 61u: goto st79;
		case 63u: goto tr94;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st96;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st79;
	goto st0;
st79:

	{ p = skipper.template skip<79>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	if ( (*p) == 47u )
		goto tr97;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st79;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st79;
	} else
		goto st79;
	goto st0;
st20:

	{ p = skipper.template skip<20>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof20;
case 20:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st79;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st79;
	} else
		goto st79;
	goto st0;
tr95:

	{ recorder.host_begin(p + 1); }
	goto st80;
st80:

	{ p = skipper.template skip<80>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof80;
case 80:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st86;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st82;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st81;
	goto st0;
st81:

	{ p = skipper.template skip<81>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof81;
case 81:
	if ( (*p) == 47u )
		goto tr97;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st81;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st81;
	} else
		goto st81;
	goto st0;
st22:

	{ p = skipper.template skip<22>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof22;
case 22:

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

	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st81;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st81;
	} else
		goto st81;
	goto st0;
st82:

	{ p = skipper.template skip<82>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st84;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 45u: goto st83;
		case 46u: goto st90;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st82;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st84;
		} else if ( (*p) >= 65u )
			goto st84;
	} else
		goto st81;
	goto st0;
st83:

	{ p = skipper.template skip<83>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st84;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 45u: goto st83;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st84;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st84;
		} else if ( (*p) >= 65u )
			goto st84;
	} else
		goto st81;
	goto st0;
st84:

	{ p = skipper.template skip<84>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	if ( (*p) == 47u )
		goto tr97;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 45u: goto st83;
		case 46u: goto st85;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st84;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st84;
		} else if ( (*p) >= 65u )
			goto st84;
	} else
		goto st81;
	goto st0;
st85:

	{ p = skipper.template skip<85>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof85;
case 85:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st86;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st84;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st81;
	goto st0;
st86:

	{ p = skipper.template skip<86>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof86;
case 86:
	if ( (*p) == 47u )
		goto tr92;
	if ( (*p) == 58u )
		goto tr107;
	if ( (*p) == 63u )
		goto tr94;
	if ( (*p) == 35u )
		goto tr90;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr90;
		case 37u: goto st22;
		case 45u: goto st87;
		case 46u: goto st88;
		case 47u: goto tr92;
		case 58u: goto tr107;
		case 59u: goto st81;
		case 61u: goto st81;
		case 63u: goto tr94;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st81;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st86;
	goto st0;
st87:

	{ p = skipper.template skip<87>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof87;
case 87:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st86;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 45u: goto st87;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st86;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st81;
	goto st0;
st88:

	{ p = skipper.template skip<88>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof88;
case 88:
	if ( (*p) == 47u )
		goto tr92;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st86;
	if ( (*p) == 58u )
		goto tr107;
	if ( (*p) == 63u )
		goto tr94;
	if ( (*p) == 35u )
		goto tr90;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr90;
		case 37u: goto st22;
		case 47u: goto tr92;
		case 58u: goto tr107;
		case 59u: goto st81;
		case 61u: goto st81;
		case 63u: goto tr94;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st81;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st84;
	goto st0;
tr107:

	{ recorder.host_end(p); }
	goto st89;
tr116:

	{ recorder.ipv4_end(); }

	{ recorder.host_end(p); }
	goto st89;
st89:

	{ p = skipper.template skip<89>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof89;
case 89:
	if ( (*p) == 47u )
		goto tr92;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st81;
	if ( (*p) == 63u )
		goto tr94;
	if ( (*p) == 35u )
		goto tr90;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr90;
		case 37u: goto st22;
		case 47u: goto tr92;
		case 61u: goto st81;
		case 63u: goto tr94;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st89;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st81;
		} else if ( (*p) >= 64u )
			goto st81;
	} else
		goto st81;
	goto st0;
st90:

	{ p = skipper.template skip<90>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof90;
case 90:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st86;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st91;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st81;
	goto st0;
st91:

	{ p = skipper.template skip<91>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof91;
case 91:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st84;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 45u: goto st83;
		case 46u: goto st92;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st91;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st84;
		} else if ( (*p) >= 65u )
			goto st84;
	} else
		goto st81;
	goto st0;
st92:

	{ p = skipper.template skip<92>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof92;
case 92:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st86;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st93;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st81;
	goto st0;
st93:

	{ p = skipper.template skip<93>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st84;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 45u: goto st83;
		case 46u: goto st94;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st93;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st84;
		} else if ( (*p) >= 65u )
			goto st84;
	} else
		goto st81;
	goto st0;
st94:

	{ p = skipper.template skip<94>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st86;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr83;
		case 37u: goto st22;
		case 47u: goto tr97;
		case 61u: goto st81;
		case 63u: goto tr86;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st95;
		} else if ( (*p) >= 36u )
			goto st81;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st86;
		} else if ( (*p) >= 65u )
			goto st86;
	} else
		goto st81;
	goto st0;
st95:

	{ p = skipper.template skip<95>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof95;
case 95:
	if ( (*p) == 47u )
		goto tr115;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st84;
	if ( (*p) == 58u )
		goto tr116;
	if ( (*p) == 63u )
		goto tr117;
	if ( (*p) == 35u )
		goto tr114;
	if ( (*p) == 64u )
		goto st81;

	switch( (*p) ) {
		case 33u: goto st81;
		case 35u: goto tr114;
		case 37u: goto st22;
		case 45u: goto st83;
		case 46u: goto st85;
		case 47u: goto tr115;
		case 58u: goto tr116;
		case 59u: goto st81;
		case 61u: goto st81;
		case 63u: goto tr117;
		case 64u: goto st81;
		case 95u: goto st81;
		case 126u: goto st81;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st81;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st84;
		} else if ( (*p) >= 65u )
			goto st84;
	} else
		goto st95;
	goto st0;
st96:

	{ p = skipper.template skip<96>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof96;
case 96:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st98;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 45u: goto st97;
		case 46u: goto st104;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st96;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st98;
		} else if ( (*p) >= 65u )
			goto st98;
	} else
		goto st79;
	goto st0;
st97:

	{ p = skipper.template skip<97>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof97;
case 97:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st98;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 45u: goto st97;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st98;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st98;
		} else if ( (*p) >= 65u )
			goto st98;
	} else
		goto st79;
	goto st0;
st98:

	{ p = skipper.template skip<98>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof98;
case 98:
	if ( (*p) == 47u )
		goto tr97;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 45u: goto st97;
		case 46u: goto st99;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st98;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st98;
		} else if ( (*p) >= 65u )
			goto st98;
	} else
		goto st79;
	goto st0;
st99:

	{ p = skipper.template skip<99>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof99;
case 99:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st100;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st98;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st79;
	goto st0;
st100:

	{ p = skipper.template skip<100>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof100;
case 100:
	if ( (*p) == 47u )
		goto tr92;
	if ( (*p) == 58u )
		goto tr124;
	if ( (*p) == 63u )
		goto tr94;
	if ( (*p) == 35u )
		goto tr90;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr90;
		case 37u: goto st20;
		case 45u: goto st101;
		case 46u: goto st102;
		case 47u: goto tr92;
		case 58u: goto tr124;
		case 59u: goto st79;
		case 61u: goto st79;
		case 63u: goto tr94;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st79;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st100;
	goto st0;
st101:

	{ p = skipper.template skip<101>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof101;
case 101:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st100;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 45u: goto st101;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st100;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st79;
	goto st0;
st102:

	{ p = skipper.template skip<102>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof102;
case 102:
	if ( (*p) == 47u )
		goto tr92;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st100;
	if ( (*p) == 58u )
		goto tr124;
	if ( (*p) == 63u )
		goto tr94;
	if ( (*p) == 35u )
		goto tr90;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr90;
		case 37u: goto st20;
		case 47u: goto tr92;
		case 58u: goto tr124;
		case 59u: goto st79;
		case 61u: goto st79;
		case 63u: goto tr94;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st79;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st98;
	goto st0;
tr124:

	{ recorder.host_end(p); }
	goto st103;
tr131:

	{ recorder.ipv4_end(); }

	{ recorder.host_end(p); }
	goto st103;
st103:

	{ p = skipper.template skip<103>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof103;
case 103:
	if ( (*p) == 47u )
		goto tr92;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st79;
	if ( (*p) == 63u )
		goto tr94;
	if ( (*p) == 35u )
		goto tr90;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr90;
		case 37u: goto st20;
		case 47u: goto tr92;
		case 61u: goto st79;
		case 63u: goto tr94;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st103;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st79;
		} else if ( (*p) >= 65u )
			goto st79;
	} else
		goto st79;
	goto st0;
st104:

	{ p = skipper.template skip<104>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof104;
case 104:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st100;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st105;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st79;
	goto st0;
st105:

	{ p = skipper.template skip<105>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof105;
case 105:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st98;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 45u: goto st97;
		case 46u: goto st106;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st105;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st98;
		} else if ( (*p) >= 65u )
			goto st98;
	} else
		goto st79;
	goto st0;
st106:

	{ p = skipper.template skip<106>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof106;
case 106:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st100;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st107;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st79;
	goto st0;
st107:

	{ p = skipper.template skip<107>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof107;
case 107:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st98;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 45u: goto st97;
		case 46u: goto st108;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 44u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st107;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st98;
		} else if ( (*p) >= 65u )
			goto st98;
	} else
		goto st79;
	goto st0;
st108:

	{ p = skipper.template skip<108>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof108;
case 108:
	if ( (*p) == 47u )
		goto tr97;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st100;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr83;
		case 37u: goto st20;
		case 47u: goto tr97;
		case 61u: goto st79;
		case 63u: goto tr86;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st109;
		} else if ( (*p) >= 36u )
			goto st79;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st100;
		} else if ( (*p) >= 65u )
			goto st100;
	} else
		goto st79;
	goto st0;
st109:

	{ p = skipper.template skip<109>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof109;
case 109:
	if ( (*p) == 47u )
		goto tr115;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st98;
	if ( (*p) == 58u )
		goto tr131;
	if ( (*p) == 63u )
		goto tr117;
	if ( (*p) == 35u )
		goto tr114;
	if ( (*p) == 64u )
		goto tr95;

	switch( (*p) ) {
		case 33u: goto st79;
		case 35u: goto tr114;
		case 37u: goto st20;
		case 45u: goto st97;
		case 46u: goto st99;
		case 47u: goto tr115;
		case 58u: goto tr131;
		case 59u: goto st79;
		case 61u: goto st79;
		case 63u: goto tr117;
		case 64u: goto tr95;
		case 95u: goto st79;
		case 126u: goto st79;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st79;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st98;
		} else if ( (*p) >= 65u )
			goto st98;
	} else
		goto st109;
	goto st0;
st110:

	{ p = skipper.template skip<110>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof110;
case 110:
	if ( (*p) == 47u )
		goto st75;
	if ( (*p) == 58u )
		goto tr132;
	if ( (*p) == 63u )
		goto tr86;
	if ( (*p) == 35u )
		goto tr83;
	if ( (*p) == 64u )
		goto st73;

	switch( (*p) ) {
		case 33u: goto st73;
		case 35u: goto tr83;
		case 37u: goto st14;
		case 43u: goto st110;
		case 47u: goto st75;
		case 58u: goto tr132;
		case 59u: goto st73;
		case 61u: goto st73;
		case 63u: goto tr86;
		case 64u: goto st73;
		case 95u: goto st73;
		case 126u: goto st73;
	}
	if ( (*p) < 45u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st73;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st110;
		} else if ( (*p) >= 65u )
			goto st110;
	} else
		goto st110;
	goto st0;
tr132:

	{ recorder.scheme_end(p); }
	goto st24;
st24:

	{ p = skipper.template skip<24>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	if ( (*p) == 47u )
		goto st77;
	if ( 97u <= (*p) && (*p) <= 122u )
		goto st76;

	switch( (*p) ) {
		case 33u: goto st76;
		case 37u: goto st18;
		case 47u: goto st77;
		case 61u: goto st76;
		case 95u: goto st76;
		case 126u: goto st76;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st76;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st76;
	} else
		goto st76;
	goto st0;
	}
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
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
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof111: cs = 111; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof112: cs = 112; goto _test_eof;
	_test_eof113: cs = 113; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof114: cs = 114; goto _test_eof;
	_test_eof115: cs = 115; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof116: cs = 116; goto _test_eof;
	_test_eof117: cs = 117; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
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
	_test_eof73: cs = 73; goto _test_eof;
	_test_eof74: cs = 74; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof76: cs = 76; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof77: cs = 77; goto _test_eof;
	_test_eof78: cs = 78; goto _test_eof;
	_test_eof79: cs = 79; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof80: cs = 80; goto _test_eof;
	_test_eof81: cs = 81; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
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
	_test_eof24: cs = 24; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 40:
	case 48:
	case 50:
	case 51:
	case 62:
	case 64:
	case 65:
	case 78:
	case 86:
	case 88:
	case 89:
	case 100:
	case 102:
	case 103:
	case 114:
	case 122:
	case 124:
	case 125:
	case 136:
	case 138:
	case 139:

	{ recorder.server_end(); }
	break;
	case 57:
	case 71:
	case 95:
	case 109:
	case 131:
	case 145:

	{ recorder.ipv4_end(); }

	{ recorder.server_end(); }
	break;

	}
	}

	_out: {}
	}

        return p;
    }
};

}  // namespace uriscan
