// Generated from uri_parser.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   53eb76fa367202616522cc0c7deb1a18336d5413a67dfa2d846c4b8f113367b0  ragel/generate.cmake
//   40d6711faf9132a27140962d89d9a30f130c1e9d654cb27ce0a443d969b7394d  ragel/machine_sources.cmake
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   b4a8ae978e6116f3d8ee0adc34db0a4f686b94d361dd7a11115202a569ad26c6  ragel/test_order.awk
//   f3e703eac0557cd29a0fd192d5a2cd7b0bdb8cdcf7d04d8903ac1fc03d66e06d  ragel/uri_parser.rl
#pragma once

// The URI parser: one function that reads RFC 3986's URI-reference.  It can stop at the end of a
// chunk of the text, and go on in the next chunk.
//
// rfc3986.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (uriscan/detail/recorder.hpp) decides
// what it stores for a position, so all callers can use the same machine.
//
// When the machine enters a state, the skipper may move `p` over octets that the state only loops
// on.  ragel/automaton.awk computes these octets from Ragel's description of this machine.
// In the state after a "[", it may jump over an address (src/kernels/jumps.hpp).  A skipper that
// does neither gives the same results.

namespace uriscan {

struct uri_parser {

static const int uri_parser_start = 171;
static const int uri_parser_first_final = 171;
static const int uri_parser_error = 0;

static const int uri_parser_en_main = 171;

    // Makes clang compare an octet in the order of the code.  Without this, clang makes one search
    // tree of all comparisons in a state, and the octets that are most frequent are not the first.
    [[gnu::always_inline]] static void in_this_order() noexcept {
#ifdef __clang__
        asm volatile("");
#endif
    }

    // The values of `cs` if the machine refuses an octet: one of them if the octets before it are a
    // valid text, and another one if they are only the start of a valid text.
    static constexpr int refused_after_text = -1;
    static constexpr int refused_after_start = -2;
    static constexpr int refused_in(int state) noexcept {
        return state >= uri_parser_first_final ? refused_after_text : refused_after_start;
    }

    // Reads the first `pe` octets of the text, starting in the state `cs`.  Returns the offset at
    // which it stopped.  If all octets fit, this is `pe`, and `cs` is the last state.  Otherwise,
    // it is the offset of the first octet that does not fit, and `cs` is one of the two values above.
    template <class Recorder, class Skipper>
    [[gnu::always_inline]] static inline std::size_t run(int& cs, const unsigned char* text,
                                                         std::size_t pe, Recorder& recorder,
                                                         Skipper& skipper) {
        std::size_t p = 0;
        // `p == eof` is always false, so the end of the text runs no action.  Offsets that are not
        // known there stay unknown, until the next chunk or close() sets them.
        constexpr struct {
            constexpr bool operator==(std::size_t) const { return false; }
        } eof;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{

	{ p = skipper.template skip<171>(p + 1, pe) - 1; }
case 171:
	if ( ( text[p]) == 47u )
		goto st176;
	in_this_order();
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st184;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr175;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr172;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto st172;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st172;
		case 35u: goto tr172;
		case 37u: goto st3;
		case 47u: goto st176;
		case 59u: goto st172;
		case 61u: goto st172;
		case 63u: goto tr175;
		case 64u: goto st172;
		case 95u: goto st172;
		case 126u: goto st172;
	}
	if ( ( text[p]) < 65u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 57u )
			goto st172;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st184;
	} else
		goto st184;
	cs = refused_in( 171 );
	goto _out;
st0:
cs = 0;
	goto _out;
st172:

	{ p = skipper.template skip<172>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof172;
case 172:
	if ( ( text[p]) == 47u )
		goto st174;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr175;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr172;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st172;
		case 35u: goto tr172;
		case 37u: goto st3;
		case 47u: goto st174;
		case 59u: goto st172;
		case 61u: goto st172;
		case 63u: goto tr175;
		case 95u: goto st172;
		case 126u: goto st172;
	}
	if ( ( text[p]) < 64u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 57u )
			goto st172;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st172;
	} else
		goto st172;
	cs = refused_in( 172 );
	goto _out;
tr172:

	{ recorder.query_end(p); }
	goto st173;
tr181:

	{ recorder.path_begin(p); }

	{ recorder.query_end(p); }
	goto st173;
st173:

	{ p = skipper.template skip<173>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof173;
case 173:

	switch( ( text[p]) ) {
		case 33u: goto st173;
		case 37u: goto st1;
		case 61u: goto st173;
		case 95u: goto st173;
		case 126u: goto st173;
	}
	if ( ( text[p]) < 63u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st173;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st173;
	} else
		goto st173;
	cs = refused_in( 173 );
	goto _out;
st1:

	{ p = skipper.template skip<1>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof1;
case 1:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st2;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st2;
	} else
		goto st2;
	cs = refused_in( 1 );
	goto _out;
st2:

	{ p = skipper.template skip<2>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st173;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st173;
	} else
		goto st173;
	cs = refused_in( 2 );
	goto _out;
st3:

	{ p = skipper.template skip<3>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof3;
case 3:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st4;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st4;
	} else
		goto st4;
	cs = refused_in( 3 );
	goto _out;
st4:

	{ p = skipper.template skip<4>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st172;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st172;
	} else
		goto st172;
	cs = refused_in( 4 );
	goto _out;
tr183:

	{ recorder.path_begin(p); }
	goto st174;
st174:

	{ p = skipper.template skip<174>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof174;
case 174:
	if ( ( text[p]) == 63u )
		goto tr175;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr172;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st174;
		case 35u: goto tr172;
		case 37u: goto st5;
		case 61u: goto st174;
		case 63u: goto tr175;
		case 95u: goto st174;
		case 126u: goto st174;
	}
	if ( ( text[p]) < 64u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st174;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st174;
	} else
		goto st174;
	cs = refused_in( 174 );
	goto _out;
st5:

	{ p = skipper.template skip<5>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st6;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st6;
	} else
		goto st6;
	cs = refused_in( 5 );
	goto _out;
st6:

	{ p = skipper.template skip<6>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st174;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st174;
	} else
		goto st174;
	cs = refused_in( 6 );
	goto _out;
tr175:

	{ recorder.path_end(p); }
	goto st175;
tr185:

	{ recorder.path_begin(p); }

	{ recorder.path_end(p); }
	goto st175;
st175:

	{ p = skipper.template skip<175>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof175;
case 175:
	if ( ( text[p]) == 35u )
		goto tr172;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st175;
		case 35u: goto tr172;
		case 37u: goto st7;
		case 61u: goto st175;
		case 95u: goto st175;
		case 126u: goto st175;
	}
	if ( ( text[p]) < 63u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st175;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st175;
	} else
		goto st175;
	cs = refused_in( 175 );
	goto _out;
st7:

	{ p = skipper.template skip<7>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st8;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st8;
	} else
		goto st8;
	cs = refused_in( 7 );
	goto _out;
st8:

	{ p = skipper.template skip<8>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st175;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st175;
	} else
		goto st175;
	cs = refused_in( 8 );
	goto _out;
st176:

	{ p = skipper.template skip<176>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof176;
case 176:
	if ( ( text[p]) == 47u )
		goto tr180;
	in_this_order();
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st174;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr175;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr172;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st174;
		case 35u: goto tr172;
		case 37u: goto st5;
		case 47u: goto tr180;
		case 61u: goto st174;
		case 63u: goto tr175;
		case 95u: goto st174;
		case 126u: goto st174;
	}
	if ( ( text[p]) < 64u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st174;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st174;
	} else
		goto st174;
	cs = refused_in( 176 );
	goto _out;
tr180:

	{ recorder.host_begin(p + 1); }
	goto st177;
st177:

	{ p = skipper.template skip<177>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof177;
case 177:
	if ( ( text[p]) == 47u )
		goto tr183;
	in_this_order();
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st178;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr184;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr185;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr181;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto tr13;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st178;
		case 35u: goto tr181;
		case 37u: goto st9;
		case 47u: goto tr183;
		case 58u: goto tr184;
		case 61u: goto st178;
		case 63u: goto tr185;
		case 64u: goto tr13;
		case 91u: goto st16;
		case 95u: goto st178;
		case 126u: goto st178;
	}
	if ( ( text[p]) < 65u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st178;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st178;
	} else
		goto st178;
	cs = refused_in( 177 );
	goto _out;
st178:

	{ p = skipper.template skip<178>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof178;
case 178:
	if ( ( text[p]) == 47u )
		goto tr183;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr184;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr185;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr181;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto tr13;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st178;
		case 35u: goto tr181;
		case 37u: goto st9;
		case 47u: goto tr183;
		case 58u: goto tr184;
		case 61u: goto st178;
		case 63u: goto tr185;
		case 64u: goto tr13;
		case 95u: goto st178;
		case 126u: goto st178;
	}
	if ( ( text[p]) < 65u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st178;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st178;
	} else
		goto st178;
	cs = refused_in( 178 );
	goto _out;
st9:

	{ p = skipper.template skip<9>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st10;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st10;
	} else
		goto st10;
	cs = refused_in( 9 );
	goto _out;
st10:

	{ p = skipper.template skip<10>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st178;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st178;
	} else
		goto st178;
	cs = refused_in( 10 );
	goto _out;
tr184:

	{ recorder.host_end(p); }
	goto st179;
st179:

	{ p = skipper.template skip<179>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof179;
case 179:
	if ( ( text[p]) == 47u )
		goto tr183;
	in_this_order();
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st11;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr185;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr181;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto tr13;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st11;
		case 35u: goto tr181;
		case 37u: goto st12;
		case 47u: goto tr183;
		case 61u: goto st11;
		case 63u: goto tr185;
		case 64u: goto tr13;
		case 95u: goto st11;
		case 126u: goto st11;
	}
	if ( ( text[p]) < 58u ) {
		if ( ( text[p]) > 46u ) {
			if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
				goto st179;
		} else if ( ( text[p]) >= 36u )
			goto st11;
	} else if ( ( text[p]) > 59u ) {
		if ( ( text[p]) > 90u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
				goto st11;
		} else if ( ( text[p]) >= 65u )
			goto st11;
	} else
		goto st11;
	cs = refused_in( 179 );
	goto _out;
st11:

	{ p = skipper.template skip<11>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( ( text[p]) == 64u )
		goto tr13;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st11;
		case 37u: goto st12;
		case 61u: goto st11;
		case 64u: goto tr13;
		case 95u: goto st11;
		case 126u: goto st11;
	}
	if ( ( text[p]) < 48u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 46u )
			goto st11;
	} else if ( ( text[p]) > 59u ) {
		if ( ( text[p]) > 90u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
				goto st11;
		} else if ( ( text[p]) >= 65u )
			goto st11;
	} else
		goto st11;
	cs = refused_in( 11 );
	goto _out;
st12:

	{ p = skipper.template skip<12>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof12;
case 12:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st13;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st13;
	} else
		goto st13;
	cs = refused_in( 12 );
	goto _out;
st13:

	{ p = skipper.template skip<13>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof13;
case 13:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st11;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st11;
	} else
		goto st11;
	cs = refused_in( 13 );
	goto _out;
tr13:

	{ recorder.host_begin(p + 1); }
	goto st180;
st180:

	{ p = skipper.template skip<180>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof180;
case 180:
	if ( ( text[p]) == 47u )
		goto tr183;
	in_this_order();
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st181;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr189;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr185;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr181;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st181;
		case 35u: goto tr181;
		case 37u: goto st14;
		case 47u: goto tr183;
		case 58u: goto tr189;
		case 61u: goto st181;
		case 63u: goto tr185;
		case 91u: goto st16;
		case 95u: goto st181;
		case 126u: goto st181;
	}
	if ( ( text[p]) < 65u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st181;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st181;
	} else
		goto st181;
	cs = refused_in( 180 );
	goto _out;
st181:

	{ p = skipper.template skip<181>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof181;
case 181:
	if ( ( text[p]) == 47u )
		goto tr183;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr189;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr185;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr181;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st181;
		case 35u: goto tr181;
		case 37u: goto st14;
		case 47u: goto tr183;
		case 58u: goto tr189;
		case 61u: goto st181;
		case 63u: goto tr185;
		case 95u: goto st181;
		case 126u: goto st181;
	}
	if ( ( text[p]) < 65u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st181;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st181;
	} else
		goto st181;
	cs = refused_in( 181 );
	goto _out;
st14:

	{ p = skipper.template skip<14>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st15;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st15;
	} else
		goto st15;
	cs = refused_in( 14 );
	goto _out;
st15:

	{ p = skipper.template skip<15>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof15;
case 15:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st181;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st181;
	} else
		goto st181;
	cs = refused_in( 15 );
	goto _out;
tr189:

	{ recorder.host_end(p); }
	goto st182;
st182:

	{ p = skipper.template skip<182>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof182;
case 182:
	if ( ( text[p]) == 47u )
		goto tr183;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr185;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr181;
	in_this_order();

	switch( ( text[p]) ) {
		case 35u: goto tr181;
		case 47u: goto tr183;
		case 63u: goto tr185;
	}
	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st182;
	cs = refused_in( 182 );
	goto _out;
st16:

	{ p = skipper.template skip<16>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( skipper.jump(p, pe) )
		goto st183;
	if ( ( text[p]) == 58u )
		goto st152;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st152;
		case 86u: goto st167;
		case 118u: goto st167;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st17;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st17;
	} else
		goto st17;
	cs = refused_in( 16 );
	goto _out;
st17:

	{ p = skipper.template skip<17>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof17;
case 17:

	if ( ( text[p]) == 58u )
		goto st21;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st18;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st18;
	} else
		goto st18;
	cs = refused_in( 17 );
	goto _out;
st18:

	{ p = skipper.template skip<18>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	if ( ( text[p]) == 58u )
		goto st21;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st19;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st19;
	} else
		goto st19;
	cs = refused_in( 18 );
	goto _out;
st19:

	{ p = skipper.template skip<19>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( ( text[p]) == 58u )
		goto st21;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st20;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st20;
	} else
		goto st20;
	cs = refused_in( 19 );
	goto _out;
st20:

	{ p = skipper.template skip<20>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof20;
case 20:

	if ( ( text[p]) == 58u )
		goto st21;
	cs = refused_in( 20 );
	goto _out;
st21:

	{ p = skipper.template skip<21>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof21;
case 21:

	if ( ( text[p]) == 58u )
		goto st138;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st22;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st22;
	} else
		goto st22;
	cs = refused_in( 21 );
	goto _out;
st22:

	{ p = skipper.template skip<22>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof22;
case 22:

	if ( ( text[p]) == 58u )
		goto st26;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st23;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st23;
	} else
		goto st23;
	cs = refused_in( 22 );
	goto _out;
st23:

	{ p = skipper.template skip<23>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof23;
case 23:

	if ( ( text[p]) == 58u )
		goto st26;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st24;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st24;
	} else
		goto st24;
	cs = refused_in( 23 );
	goto _out;
st24:

	{ p = skipper.template skip<24>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof24;
case 24:

	if ( ( text[p]) == 58u )
		goto st26;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st25;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st25;
	} else
		goto st25;
	cs = refused_in( 24 );
	goto _out;
st25:

	{ p = skipper.template skip<25>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof25;
case 25:

	if ( ( text[p]) == 58u )
		goto st26;
	cs = refused_in( 25 );
	goto _out;
st26:

	{ p = skipper.template skip<26>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof26;
case 26:

	if ( ( text[p]) == 58u )
		goto st124;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st27;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st27;
	} else
		goto st27;
	cs = refused_in( 26 );
	goto _out;
st27:

	{ p = skipper.template skip<27>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof27;
case 27:

	if ( ( text[p]) == 58u )
		goto st31;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st28;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st28;
	} else
		goto st28;
	cs = refused_in( 27 );
	goto _out;
st28:

	{ p = skipper.template skip<28>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof28;
case 28:

	if ( ( text[p]) == 58u )
		goto st31;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st29;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st29;
	} else
		goto st29;
	cs = refused_in( 28 );
	goto _out;
st29:

	{ p = skipper.template skip<29>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof29;
case 29:

	if ( ( text[p]) == 58u )
		goto st31;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st30;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st30;
	} else
		goto st30;
	cs = refused_in( 29 );
	goto _out;
st30:

	{ p = skipper.template skip<30>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof30;
case 30:

	if ( ( text[p]) == 58u )
		goto st31;
	cs = refused_in( 30 );
	goto _out;
st31:

	{ p = skipper.template skip<31>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof31;
case 31:

	if ( ( text[p]) == 58u )
		goto st110;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st32;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st32;
	} else
		goto st32;
	cs = refused_in( 31 );
	goto _out;
st32:

	{ p = skipper.template skip<32>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof32;
case 32:

	if ( ( text[p]) == 58u )
		goto st36;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st33;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st33;
	} else
		goto st33;
	cs = refused_in( 32 );
	goto _out;
st33:

	{ p = skipper.template skip<33>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof33;
case 33:

	if ( ( text[p]) == 58u )
		goto st36;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st34;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st34;
	} else
		goto st34;
	cs = refused_in( 33 );
	goto _out;
st34:

	{ p = skipper.template skip<34>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	if ( ( text[p]) == 58u )
		goto st36;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st35;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st35;
	} else
		goto st35;
	cs = refused_in( 34 );
	goto _out;
st35:

	{ p = skipper.template skip<35>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof35;
case 35:

	if ( ( text[p]) == 58u )
		goto st36;
	cs = refused_in( 35 );
	goto _out;
st36:

	{ p = skipper.template skip<36>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof36;
case 36:

	if ( ( text[p]) == 58u )
		goto st96;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st37;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st37;
	} else
		goto st37;
	cs = refused_in( 36 );
	goto _out;
st37:

	{ p = skipper.template skip<37>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof37;
case 37:

	if ( ( text[p]) == 58u )
		goto st41;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st38;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st38;
	} else
		goto st38;
	cs = refused_in( 37 );
	goto _out;
st38:

	{ p = skipper.template skip<38>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof38;
case 38:

	if ( ( text[p]) == 58u )
		goto st41;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st39;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st39;
	} else
		goto st39;
	cs = refused_in( 38 );
	goto _out;
st39:

	{ p = skipper.template skip<39>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof39;
case 39:

	if ( ( text[p]) == 58u )
		goto st41;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st40;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st40;
	} else
		goto st40;
	cs = refused_in( 39 );
	goto _out;
st40:

	{ p = skipper.template skip<40>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof40;
case 40:

	if ( ( text[p]) == 58u )
		goto st41;
	cs = refused_in( 40 );
	goto _out;
st41:

	{ p = skipper.template skip<41>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof41;
case 41:

	if ( ( text[p]) == 58u )
		goto st82;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st42;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st42;
	} else
		goto st42;
	cs = refused_in( 41 );
	goto _out;
st42:

	{ p = skipper.template skip<42>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof42;
case 42:

	if ( ( text[p]) == 58u )
		goto st46;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st43;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st43;
	} else
		goto st43;
	cs = refused_in( 42 );
	goto _out;
st43:

	{ p = skipper.template skip<43>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof43;
case 43:

	if ( ( text[p]) == 58u )
		goto st46;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st44;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st44;
	} else
		goto st44;
	cs = refused_in( 43 );
	goto _out;
st44:

	{ p = skipper.template skip<44>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof44;
case 44:

	if ( ( text[p]) == 58u )
		goto st46;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st45;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st45;
	} else
		goto st45;
	cs = refused_in( 44 );
	goto _out;
st45:

	{ p = skipper.template skip<45>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	if ( ( text[p]) == 58u )
		goto st46;
	cs = refused_in( 45 );
	goto _out;
st46:

	{ p = skipper.template skip<46>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	if ( ( text[p]) == 58u )
		goto st80;
	in_this_order();

	switch( ( text[p]) ) {
		case 48u: goto st47;
		case 49u: goto st73;
		case 50u: goto st76;
		case 58u: goto st80;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st79;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st81;
	} else
		goto st81;
	cs = refused_in( 46 );
	goto _out;
st47:

	{ p = skipper.template skip<47>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	if ( ( text[p]) == 58u )
		goto st69;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st69;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st66;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st66;
	} else
		goto st66;
	cs = refused_in( 47 );
	goto _out;
st48:

	{ p = skipper.template skip<48>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof48;
case 48:

	switch( ( text[p]) ) {
		case 48u: goto st49;
		case 49u: goto st62;
		case 50u: goto st64;
	}
	if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
		goto st63;
	cs = refused_in( 48 );
	goto _out;
st49:

	{ p = skipper.template skip<49>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof49;
case 49:

	if ( ( text[p]) == 46u )
		goto st50;
	cs = refused_in( 49 );
	goto _out;
st50:

	{ p = skipper.template skip<50>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof50;
case 50:

	switch( ( text[p]) ) {
		case 48u: goto st51;
		case 49u: goto st58;
		case 50u: goto st60;
	}
	if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
		goto st59;
	cs = refused_in( 50 );
	goto _out;
st51:

	{ p = skipper.template skip<51>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof51;
case 51:

	if ( ( text[p]) == 46u )
		goto st52;
	cs = refused_in( 51 );
	goto _out;
st52:

	{ p = skipper.template skip<52>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof52;
case 52:

	switch( ( text[p]) ) {
		case 48u: goto st53;
		case 49u: goto st54;
		case 50u: goto st56;
	}
	if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
		goto st55;
	cs = refused_in( 52 );
	goto _out;
st53:

	{ p = skipper.template skip<53>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	if ( ( text[p]) == 93u )
		goto st183;
	cs = refused_in( 53 );
	goto _out;
st183:

	{ p = skipper.template skip<183>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof183;
case 183:
	if ( ( text[p]) == 47u )
		goto tr183;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr189;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr185;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr181;
	in_this_order();

	switch( ( text[p]) ) {
		case 35u: goto tr181;
		case 47u: goto tr183;
		case 58u: goto tr189;
		case 63u: goto tr185;
	}
	cs = refused_in( 183 );
	goto _out;
st54:

	{ p = skipper.template skip<54>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof54;
case 54:

	if ( ( text[p]) == 93u )
		goto st183;
	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st55;
	cs = refused_in( 54 );
	goto _out;
st55:

	{ p = skipper.template skip<55>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof55;
case 55:

	if ( ( text[p]) == 93u )
		goto st183;
	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st53;
	cs = refused_in( 55 );
	goto _out;
st56:

	{ p = skipper.template skip<56>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof56;
case 56:

	switch( ( text[p]) ) {
		case 53u: goto st57;
		case 93u: goto st183;
	}
	if ( ( text[p]) > 52u ) {
		if ( 54u <= ( text[p]) && ( text[p]) <= 57u )
			goto st53;
	} else if ( ( text[p]) >= 48u )
		goto st55;
	cs = refused_in( 56 );
	goto _out;
st57:

	{ p = skipper.template skip<57>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof57;
case 57:

	if ( ( text[p]) == 93u )
		goto st183;
	if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
		goto st53;
	cs = refused_in( 57 );
	goto _out;
st58:

	{ p = skipper.template skip<58>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof58;
case 58:

	if ( ( text[p]) == 46u )
		goto st52;
	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st59;
	cs = refused_in( 58 );
	goto _out;
st59:

	{ p = skipper.template skip<59>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof59;
case 59:

	if ( ( text[p]) == 46u )
		goto st52;
	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st51;
	cs = refused_in( 59 );
	goto _out;
st60:

	{ p = skipper.template skip<60>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof60;
case 60:

	switch( ( text[p]) ) {
		case 46u: goto st52;
		case 53u: goto st61;
	}
	if ( ( text[p]) > 52u ) {
		if ( 54u <= ( text[p]) && ( text[p]) <= 57u )
			goto st51;
	} else if ( ( text[p]) >= 48u )
		goto st59;
	cs = refused_in( 60 );
	goto _out;
st61:

	{ p = skipper.template skip<61>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof61;
case 61:

	if ( ( text[p]) == 46u )
		goto st52;
	if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
		goto st51;
	cs = refused_in( 61 );
	goto _out;
st62:

	{ p = skipper.template skip<62>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof62;
case 62:

	if ( ( text[p]) == 46u )
		goto st50;
	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st63;
	cs = refused_in( 62 );
	goto _out;
st63:

	{ p = skipper.template skip<63>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof63;
case 63:

	if ( ( text[p]) == 46u )
		goto st50;
	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st49;
	cs = refused_in( 63 );
	goto _out;
st64:

	{ p = skipper.template skip<64>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof64;
case 64:

	switch( ( text[p]) ) {
		case 46u: goto st50;
		case 53u: goto st65;
	}
	if ( ( text[p]) > 52u ) {
		if ( 54u <= ( text[p]) && ( text[p]) <= 57u )
			goto st49;
	} else if ( ( text[p]) >= 48u )
		goto st63;
	cs = refused_in( 64 );
	goto _out;
st65:

	{ p = skipper.template skip<65>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof65;
case 65:

	if ( ( text[p]) == 46u )
		goto st50;
	if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
		goto st49;
	cs = refused_in( 65 );
	goto _out;
st66:

	{ p = skipper.template skip<66>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof66;
case 66:

	if ( ( text[p]) == 58u )
		goto st69;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st67;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st67;
	} else
		goto st67;
	cs = refused_in( 66 );
	goto _out;
st67:

	{ p = skipper.template skip<67>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof67;
case 67:

	if ( ( text[p]) == 58u )
		goto st69;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st68;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st68;
	} else
		goto st68;
	cs = refused_in( 67 );
	goto _out;
st68:

	{ p = skipper.template skip<68>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof68;
case 68:

	if ( ( text[p]) == 58u )
		goto st69;
	cs = refused_in( 68 );
	goto _out;
st69:

	{ p = skipper.template skip<69>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof69;
case 69:

	if ( ( text[p]) == 58u )
		goto st53;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st70;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st70;
	} else
		goto st70;
	cs = refused_in( 69 );
	goto _out;
st70:

	{ p = skipper.template skip<70>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof70;
case 70:

	if ( ( text[p]) == 93u )
		goto st183;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st71;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st71;
	} else
		goto st71;
	cs = refused_in( 70 );
	goto _out;
st71:

	{ p = skipper.template skip<71>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof71;
case 71:

	if ( ( text[p]) == 93u )
		goto st183;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st72;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st72;
	} else
		goto st72;
	cs = refused_in( 71 );
	goto _out;
st72:

	{ p = skipper.template skip<72>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof72;
case 72:

	if ( ( text[p]) == 93u )
		goto st183;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st53;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st53;
	} else
		goto st53;
	cs = refused_in( 72 );
	goto _out;
st73:

	{ p = skipper.template skip<73>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof73;
case 73:
	if ( ( text[p]) == 58u )
		goto st69;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st69;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st74;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st66;
	} else
		goto st66;
	cs = refused_in( 73 );
	goto _out;
st74:

	{ p = skipper.template skip<74>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof74;
case 74:
	if ( ( text[p]) == 58u )
		goto st69;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st69;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st75;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st67;
	} else
		goto st67;
	cs = refused_in( 74 );
	goto _out;
st75:

	{ p = skipper.template skip<75>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof75;
case 75:
	if ( ( text[p]) == 58u )
		goto st69;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st69;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st68;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st68;
	} else
		goto st68;
	cs = refused_in( 75 );
	goto _out;
st76:

	{ p = skipper.template skip<76>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof76;
case 76:
	if ( ( text[p]) == 58u )
		goto st69;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 53u: goto st77;
		case 58u: goto st69;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 52u )
			goto st74;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st66;
		} else if ( ( text[p]) >= 65u )
			goto st66;
	} else
		goto st78;
	cs = refused_in( 76 );
	goto _out;
st77:

	{ p = skipper.template skip<77>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof77;
case 77:
	if ( ( text[p]) == 58u )
		goto st69;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st69;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
			goto st75;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st67;
		} else if ( ( text[p]) >= 65u )
			goto st67;
	} else
		goto st67;
	cs = refused_in( 77 );
	goto _out;
st78:

	{ p = skipper.template skip<78>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof78;
case 78:
	if ( ( text[p]) == 58u )
		goto st69;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st69;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st67;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st67;
	} else
		goto st67;
	cs = refused_in( 78 );
	goto _out;
st79:

	{ p = skipper.template skip<79>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof79;
case 79:
	if ( ( text[p]) == 58u )
		goto st69;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st69;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st78;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st66;
	} else
		goto st66;
	cs = refused_in( 79 );
	goto _out;
st80:

	{ p = skipper.template skip<80>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof80;
case 80:

	if ( ( text[p]) == 93u )
		goto st183;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st70;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st70;
	} else
		goto st70;
	cs = refused_in( 80 );
	goto _out;
st81:

	{ p = skipper.template skip<81>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof81;
case 81:

	if ( ( text[p]) == 58u )
		goto st69;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st66;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st66;
	} else
		goto st66;
	cs = refused_in( 81 );
	goto _out;
st82:

	{ p = skipper.template skip<82>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof82;
case 82:

	switch( ( text[p]) ) {
		case 48u: goto st83;
		case 49u: goto st88;
		case 50u: goto st91;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st94;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st95;
	} else
		goto st95;
	cs = refused_in( 82 );
	goto _out;
st83:

	{ p = skipper.template skip<83>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof83;
case 83:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st84;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st84;
	} else
		goto st84;
	cs = refused_in( 83 );
	goto _out;
st84:

	{ p = skipper.template skip<84>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof84;
case 84:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st85;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st85;
	} else
		goto st85;
	cs = refused_in( 84 );
	goto _out;
st85:

	{ p = skipper.template skip<85>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof85;
case 85:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st86;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st86;
	} else
		goto st86;
	cs = refused_in( 85 );
	goto _out;
st86:

	{ p = skipper.template skip<86>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof86;
case 86:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st87;
		case 93u: goto st183;
	}
	cs = refused_in( 86 );
	goto _out;
st87:

	{ p = skipper.template skip<87>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof87;
case 87:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st70;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st70;
	} else
		goto st70;
	cs = refused_in( 87 );
	goto _out;
st88:

	{ p = skipper.template skip<88>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof88;
case 88:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st89;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st84;
	} else
		goto st84;
	cs = refused_in( 88 );
	goto _out;
st89:

	{ p = skipper.template skip<89>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof89;
case 89:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st90;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st85;
	} else
		goto st85;
	cs = refused_in( 89 );
	goto _out;
st90:

	{ p = skipper.template skip<90>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof90;
case 90:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st86;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st86;
	} else
		goto st86;
	cs = refused_in( 90 );
	goto _out;
st91:

	{ p = skipper.template skip<91>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof91;
case 91:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 53u: goto st92;
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 52u )
			goto st89;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st84;
		} else if ( ( text[p]) >= 65u )
			goto st84;
	} else
		goto st93;
	cs = refused_in( 91 );
	goto _out;
st92:

	{ p = skipper.template skip<92>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof92;
case 92:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
			goto st90;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st85;
		} else if ( ( text[p]) >= 65u )
			goto st85;
	} else
		goto st85;
	cs = refused_in( 92 );
	goto _out;
st93:

	{ p = skipper.template skip<93>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof93;
case 93:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st85;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st85;
	} else
		goto st85;
	cs = refused_in( 93 );
	goto _out;
st94:

	{ p = skipper.template skip<94>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof94;
case 94:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st93;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st84;
	} else
		goto st84;
	cs = refused_in( 94 );
	goto _out;
st95:

	{ p = skipper.template skip<95>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof95;
case 95:
	if ( ( text[p]) == 58u )
		goto st87;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st87;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st84;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st84;
	} else
		goto st84;
	cs = refused_in( 95 );
	goto _out;
st96:

	{ p = skipper.template skip<96>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof96;
case 96:

	switch( ( text[p]) ) {
		case 48u: goto st97;
		case 49u: goto st102;
		case 50u: goto st105;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st108;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st109;
	} else
		goto st109;
	cs = refused_in( 96 );
	goto _out;
st97:

	{ p = skipper.template skip<97>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof97;
case 97:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st98;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st98;
	} else
		goto st98;
	cs = refused_in( 97 );
	goto _out;
st98:

	{ p = skipper.template skip<98>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof98;
case 98:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st99;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st99;
	} else
		goto st99;
	cs = refused_in( 98 );
	goto _out;
st99:

	{ p = skipper.template skip<99>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof99;
case 99:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st100;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st100;
	} else
		goto st100;
	cs = refused_in( 99 );
	goto _out;
st100:

	{ p = skipper.template skip<100>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof100;
case 100:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st101;
		case 93u: goto st183;
	}
	cs = refused_in( 100 );
	goto _out;
st101:

	{ p = skipper.template skip<101>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof101;
case 101:

	switch( ( text[p]) ) {
		case 48u: goto st83;
		case 49u: goto st88;
		case 50u: goto st91;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st94;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st95;
	} else
		goto st95;
	cs = refused_in( 101 );
	goto _out;
st102:

	{ p = skipper.template skip<102>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof102;
case 102:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st103;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st98;
	} else
		goto st98;
	cs = refused_in( 102 );
	goto _out;
st103:

	{ p = skipper.template skip<103>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof103;
case 103:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st104;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st99;
	} else
		goto st99;
	cs = refused_in( 103 );
	goto _out;
st104:

	{ p = skipper.template skip<104>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof104;
case 104:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st100;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st100;
	} else
		goto st100;
	cs = refused_in( 104 );
	goto _out;
st105:

	{ p = skipper.template skip<105>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof105;
case 105:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 53u: goto st106;
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 52u )
			goto st103;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st98;
		} else if ( ( text[p]) >= 65u )
			goto st98;
	} else
		goto st107;
	cs = refused_in( 105 );
	goto _out;
st106:

	{ p = skipper.template skip<106>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof106;
case 106:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
			goto st104;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st99;
		} else if ( ( text[p]) >= 65u )
			goto st99;
	} else
		goto st99;
	cs = refused_in( 106 );
	goto _out;
st107:

	{ p = skipper.template skip<107>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof107;
case 107:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st99;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st99;
	} else
		goto st99;
	cs = refused_in( 107 );
	goto _out;
st108:

	{ p = skipper.template skip<108>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof108;
case 108:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st107;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st98;
	} else
		goto st98;
	cs = refused_in( 108 );
	goto _out;
st109:

	{ p = skipper.template skip<109>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof109;
case 109:
	if ( ( text[p]) == 58u )
		goto st101;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st101;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st98;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st98;
	} else
		goto st98;
	cs = refused_in( 109 );
	goto _out;
st110:

	{ p = skipper.template skip<110>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof110;
case 110:

	switch( ( text[p]) ) {
		case 48u: goto st111;
		case 49u: goto st116;
		case 50u: goto st119;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st122;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st123;
	} else
		goto st123;
	cs = refused_in( 110 );
	goto _out;
st111:

	{ p = skipper.template skip<111>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof111;
case 111:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st112;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st112;
	} else
		goto st112;
	cs = refused_in( 111 );
	goto _out;
st112:

	{ p = skipper.template skip<112>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof112;
case 112:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st113;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st113;
	} else
		goto st113;
	cs = refused_in( 112 );
	goto _out;
st113:

	{ p = skipper.template skip<113>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof113;
case 113:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st114;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st114;
	} else
		goto st114;
	cs = refused_in( 113 );
	goto _out;
st114:

	{ p = skipper.template skip<114>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof114;
case 114:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st115;
		case 93u: goto st183;
	}
	cs = refused_in( 114 );
	goto _out;
st115:

	{ p = skipper.template skip<115>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof115;
case 115:

	switch( ( text[p]) ) {
		case 48u: goto st97;
		case 49u: goto st102;
		case 50u: goto st105;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st108;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st109;
	} else
		goto st109;
	cs = refused_in( 115 );
	goto _out;
st116:

	{ p = skipper.template skip<116>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof116;
case 116:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st117;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st112;
	} else
		goto st112;
	cs = refused_in( 116 );
	goto _out;
st117:

	{ p = skipper.template skip<117>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof117;
case 117:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st118;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st113;
	} else
		goto st113;
	cs = refused_in( 117 );
	goto _out;
st118:

	{ p = skipper.template skip<118>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof118;
case 118:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st114;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st114;
	} else
		goto st114;
	cs = refused_in( 118 );
	goto _out;
st119:

	{ p = skipper.template skip<119>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof119;
case 119:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 53u: goto st120;
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 52u )
			goto st117;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st112;
		} else if ( ( text[p]) >= 65u )
			goto st112;
	} else
		goto st121;
	cs = refused_in( 119 );
	goto _out;
st120:

	{ p = skipper.template skip<120>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof120;
case 120:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
			goto st118;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st113;
		} else if ( ( text[p]) >= 65u )
			goto st113;
	} else
		goto st113;
	cs = refused_in( 120 );
	goto _out;
st121:

	{ p = skipper.template skip<121>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof121;
case 121:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st113;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st113;
	} else
		goto st113;
	cs = refused_in( 121 );
	goto _out;
st122:

	{ p = skipper.template skip<122>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof122;
case 122:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st121;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st112;
	} else
		goto st112;
	cs = refused_in( 122 );
	goto _out;
st123:

	{ p = skipper.template skip<123>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof123;
case 123:
	if ( ( text[p]) == 58u )
		goto st115;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st115;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st112;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st112;
	} else
		goto st112;
	cs = refused_in( 123 );
	goto _out;
st124:

	{ p = skipper.template skip<124>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof124;
case 124:

	switch( ( text[p]) ) {
		case 48u: goto st125;
		case 49u: goto st130;
		case 50u: goto st133;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st136;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st137;
	} else
		goto st137;
	cs = refused_in( 124 );
	goto _out;
st125:

	{ p = skipper.template skip<125>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof125;
case 125:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st126;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st126;
	} else
		goto st126;
	cs = refused_in( 125 );
	goto _out;
st126:

	{ p = skipper.template skip<126>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof126;
case 126:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st127;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st127;
	} else
		goto st127;
	cs = refused_in( 126 );
	goto _out;
st127:

	{ p = skipper.template skip<127>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof127;
case 127:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st128;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st128;
	} else
		goto st128;
	cs = refused_in( 127 );
	goto _out;
st128:

	{ p = skipper.template skip<128>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof128;
case 128:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st129;
		case 93u: goto st183;
	}
	cs = refused_in( 128 );
	goto _out;
st129:

	{ p = skipper.template skip<129>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof129;
case 129:

	switch( ( text[p]) ) {
		case 48u: goto st111;
		case 49u: goto st116;
		case 50u: goto st119;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st122;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st123;
	} else
		goto st123;
	cs = refused_in( 129 );
	goto _out;
st130:

	{ p = skipper.template skip<130>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof130;
case 130:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st131;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st126;
	} else
		goto st126;
	cs = refused_in( 130 );
	goto _out;
st131:

	{ p = skipper.template skip<131>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof131;
case 131:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st132;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st127;
	} else
		goto st127;
	cs = refused_in( 131 );
	goto _out;
st132:

	{ p = skipper.template skip<132>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof132;
case 132:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st128;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st128;
	} else
		goto st128;
	cs = refused_in( 132 );
	goto _out;
st133:

	{ p = skipper.template skip<133>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof133;
case 133:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 53u: goto st134;
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 52u )
			goto st131;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st126;
		} else if ( ( text[p]) >= 65u )
			goto st126;
	} else
		goto st135;
	cs = refused_in( 133 );
	goto _out;
st134:

	{ p = skipper.template skip<134>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof134;
case 134:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
			goto st132;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st127;
		} else if ( ( text[p]) >= 65u )
			goto st127;
	} else
		goto st127;
	cs = refused_in( 134 );
	goto _out;
st135:

	{ p = skipper.template skip<135>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof135;
case 135:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st127;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st127;
	} else
		goto st127;
	cs = refused_in( 135 );
	goto _out;
st136:

	{ p = skipper.template skip<136>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof136;
case 136:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st135;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st126;
	} else
		goto st126;
	cs = refused_in( 136 );
	goto _out;
st137:

	{ p = skipper.template skip<137>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof137;
case 137:
	if ( ( text[p]) == 58u )
		goto st129;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st129;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st126;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st126;
	} else
		goto st126;
	cs = refused_in( 137 );
	goto _out;
st138:

	{ p = skipper.template skip<138>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof138;
case 138:

	switch( ( text[p]) ) {
		case 48u: goto st139;
		case 49u: goto st144;
		case 50u: goto st147;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st150;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st151;
	} else
		goto st151;
	cs = refused_in( 138 );
	goto _out;
st139:

	{ p = skipper.template skip<139>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof139;
case 139:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st140;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st140;
	} else
		goto st140;
	cs = refused_in( 139 );
	goto _out;
st140:

	{ p = skipper.template skip<140>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof140;
case 140:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st141;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st141;
	} else
		goto st141;
	cs = refused_in( 140 );
	goto _out;
st141:

	{ p = skipper.template skip<141>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof141;
case 141:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st142;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st142;
	} else
		goto st142;
	cs = refused_in( 141 );
	goto _out;
st142:

	{ p = skipper.template skip<142>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof142;
case 142:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st143;
		case 93u: goto st183;
	}
	cs = refused_in( 142 );
	goto _out;
st143:

	{ p = skipper.template skip<143>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof143;
case 143:

	switch( ( text[p]) ) {
		case 48u: goto st125;
		case 49u: goto st130;
		case 50u: goto st133;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st136;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st137;
	} else
		goto st137;
	cs = refused_in( 143 );
	goto _out;
st144:

	{ p = skipper.template skip<144>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof144;
case 144:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st145;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st140;
	} else
		goto st140;
	cs = refused_in( 144 );
	goto _out;
st145:

	{ p = skipper.template skip<145>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof145;
case 145:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st146;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st141;
	} else
		goto st141;
	cs = refused_in( 145 );
	goto _out;
st146:

	{ p = skipper.template skip<146>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof146;
case 146:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st142;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st142;
	} else
		goto st142;
	cs = refused_in( 146 );
	goto _out;
st147:

	{ p = skipper.template skip<147>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof147;
case 147:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 53u: goto st148;
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 52u )
			goto st145;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st140;
		} else if ( ( text[p]) >= 65u )
			goto st140;
	} else
		goto st149;
	cs = refused_in( 147 );
	goto _out;
st148:

	{ p = skipper.template skip<148>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof148;
case 148:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
			goto st146;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st141;
		} else if ( ( text[p]) >= 65u )
			goto st141;
	} else
		goto st141;
	cs = refused_in( 148 );
	goto _out;
st149:

	{ p = skipper.template skip<149>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof149;
case 149:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st141;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st141;
	} else
		goto st141;
	cs = refused_in( 149 );
	goto _out;
st150:

	{ p = skipper.template skip<150>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof150;
case 150:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st149;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st140;
	} else
		goto st140;
	cs = refused_in( 150 );
	goto _out;
st151:

	{ p = skipper.template skip<151>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof151;
case 151:
	if ( ( text[p]) == 58u )
		goto st143;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st143;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st140;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st140;
	} else
		goto st140;
	cs = refused_in( 151 );
	goto _out;
st152:

	{ p = skipper.template skip<152>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof152;
case 152:

	if ( ( text[p]) == 58u )
		goto st153;
	cs = refused_in( 152 );
	goto _out;
st153:

	{ p = skipper.template skip<153>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof153;
case 153:

	switch( ( text[p]) ) {
		case 48u: goto st154;
		case 49u: goto st159;
		case 50u: goto st162;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st165;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st166;
	} else
		goto st166;
	cs = refused_in( 153 );
	goto _out;
st154:

	{ p = skipper.template skip<154>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof154;
case 154:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st155;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st155;
	} else
		goto st155;
	cs = refused_in( 154 );
	goto _out;
st155:

	{ p = skipper.template skip<155>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof155;
case 155:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st156;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st156;
	} else
		goto st156;
	cs = refused_in( 155 );
	goto _out;
st156:

	{ p = skipper.template skip<156>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof156;
case 156:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st157;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st157;
	} else
		goto st157;
	cs = refused_in( 156 );
	goto _out;
st157:

	{ p = skipper.template skip<157>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof157;
case 157:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st158;
		case 93u: goto st183;
	}
	cs = refused_in( 157 );
	goto _out;
st158:

	{ p = skipper.template skip<158>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof158;
case 158:

	switch( ( text[p]) ) {
		case 48u: goto st139;
		case 49u: goto st144;
		case 50u: goto st147;
	}
	if ( ( text[p]) < 65u ) {
		if ( 51u <= ( text[p]) && ( text[p]) <= 57u )
			goto st150;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st151;
	} else
		goto st151;
	cs = refused_in( 158 );
	goto _out;
st159:

	{ p = skipper.template skip<159>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof159;
case 159:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st160;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st155;
	} else
		goto st155;
	cs = refused_in( 159 );
	goto _out;
st160:

	{ p = skipper.template skip<160>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof160;
case 160:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st161;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st156;
	} else
		goto st156;
	cs = refused_in( 160 );
	goto _out;
st161:

	{ p = skipper.template skip<161>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof161;
case 161:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st157;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st157;
	} else
		goto st157;
	cs = refused_in( 161 );
	goto _out;
st162:

	{ p = skipper.template skip<162>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof162;
case 162:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 53u: goto st163;
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 52u )
			goto st160;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st155;
		} else if ( ( text[p]) >= 65u )
			goto st155;
	} else
		goto st164;
	cs = refused_in( 162 );
	goto _out;
st163:

	{ p = skipper.template skip<163>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof163;
case 163:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 54u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 53u )
			goto st161;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 70u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
				goto st156;
		} else if ( ( text[p]) >= 65u )
			goto st156;
	} else
		goto st156;
	cs = refused_in( 163 );
	goto _out;
st164:

	{ p = skipper.template skip<164>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof164;
case 164:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st156;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st156;
	} else
		goto st156;
	cs = refused_in( 164 );
	goto _out;
st165:

	{ p = skipper.template skip<165>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof165;
case 165:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 46u: goto st48;
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st164;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st155;
	} else
		goto st155;
	cs = refused_in( 165 );
	goto _out;
st166:

	{ p = skipper.template skip<166>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof166;
case 166:
	if ( ( text[p]) == 58u )
		goto st158;
	in_this_order();

	switch( ( text[p]) ) {
		case 58u: goto st158;
		case 93u: goto st183;
	}
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st155;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st155;
	} else
		goto st155;
	cs = refused_in( 166 );
	goto _out;
st167:

	{ p = skipper.template skip<167>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof167;
case 167:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st168;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st168;
	} else
		goto st168;
	cs = refused_in( 167 );
	goto _out;
st168:

	{ p = skipper.template skip<168>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof168;
case 168:

	if ( ( text[p]) == 46u )
		goto st169;
	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st168;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st168;
	} else
		goto st168;
	cs = refused_in( 168 );
	goto _out;
st169:

	{ p = skipper.template skip<169>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof169;
case 169:
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st170;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st170;
		case 36u: goto st170;
		case 61u: goto st170;
		case 95u: goto st170;
		case 126u: goto st170;
	}
	if ( ( text[p]) < 48u ) {
		if ( 38u <= ( text[p]) && ( text[p]) <= 46u )
			goto st170;
	} else if ( ( text[p]) > 59u ) {
		if ( ( text[p]) > 90u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
				goto st170;
		} else if ( ( text[p]) >= 65u )
			goto st170;
	} else
		goto st170;
	cs = refused_in( 169 );
	goto _out;
st170:

	{ p = skipper.template skip<170>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof170;
case 170:

	switch( ( text[p]) ) {
		case 33u: goto st170;
		case 36u: goto st170;
		case 61u: goto st170;
		case 93u: goto st183;
		case 95u: goto st170;
		case 126u: goto st170;
	}
	if ( ( text[p]) < 48u ) {
		if ( 38u <= ( text[p]) && ( text[p]) <= 46u )
			goto st170;
	} else if ( ( text[p]) > 59u ) {
		if ( ( text[p]) > 90u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
				goto st170;
		} else if ( ( text[p]) >= 65u )
			goto st170;
	} else
		goto st170;
	cs = refused_in( 170 );
	goto _out;
st184:

	{ p = skipper.template skip<184>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof184;
case 184:
	if ( ( text[p]) == 47u )
		goto st174;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr191;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr175;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr172;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto st172;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st172;
		case 35u: goto tr172;
		case 37u: goto st3;
		case 43u: goto st184;
		case 47u: goto st174;
		case 58u: goto tr191;
		case 59u: goto st172;
		case 61u: goto st172;
		case 63u: goto tr175;
		case 64u: goto st172;
		case 95u: goto st172;
		case 126u: goto st172;
	}
	if ( ( text[p]) < 45u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 44u )
			goto st172;
	} else if ( ( text[p]) > 57u ) {
		if ( ( text[p]) > 90u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
				goto st184;
		} else if ( ( text[p]) >= 65u )
			goto st184;
	} else
		goto st184;
	cs = refused_in( 184 );
	goto _out;
tr191:

	{ recorder.scheme_end(p); }
	goto st185;
st185:

	{ p = skipper.template skip<185>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof185;
case 185:
	if ( ( text[p]) == 47u )
		goto st176;
	in_this_order();
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st174;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr175;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr172;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st174;
		case 35u: goto tr172;
		case 37u: goto st5;
		case 47u: goto st176;
		case 61u: goto st174;
		case 63u: goto tr175;
		case 95u: goto st174;
		case 126u: goto st174;
	}
	if ( ( text[p]) < 64u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st174;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st174;
	} else
		goto st174;
	cs = refused_in( 185 );
	goto _out;
	}
	_test_eof172: cs = 172; goto _test_eof;
	_test_eof173: cs = 173; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof174: cs = 174; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof175: cs = 175; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof176: cs = 176; goto _test_eof;
	_test_eof177: cs = 177; goto _test_eof;
	_test_eof178: cs = 178; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof179: cs = 179; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof180: cs = 180; goto _test_eof;
	_test_eof181: cs = 181; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof182: cs = 182; goto _test_eof;
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
	_test_eof183: cs = 183; goto _test_eof;
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
	_test_eof184: cs = 184; goto _test_eof;
	_test_eof185: cs = 185; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 177:
	case 178:
	case 179:
	case 180:
	case 181:
	case 182:
	case 183:

	{ recorder.path_begin(p); }
	break;

	}
	}

	_out: {}
	}

        return p;
    }
};

}  // namespace uriscan
