// Generated from uri_parser.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   097a488403033000bf2c91dcfca45f106024a54250256e821b71d5b8dc571f8f  ragel/test_order.awk
//   68f70dc023c74b64bf0685d9ea6b670ffa16cabefd608fde107581db17e47094  ragel/uri_parser.rl
#pragma once

// The URI parser: one function that reads RFC 3986's URI-reference.  It can stop at the end of a
// chunk of the text, and go on in the next chunk.
//
// rfc3986.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (uriscan/detail/recorder.hpp) decides
// what it stores for a position, so all callers can use the same machine.
//
// When the machine enters a state, the skipper may move `p` over octets that the state only loops
// on.  ragel/automaton.awk computes these octets from Ragel's description of this machine.  In the
// state after a "[", it may jump over an address (src/kernels/jumps.hpp).  A skipper that never
// moves `p` gives the same results.  The states between brackets are not in the code: there, the
// skipper reads on with a table (src/kernels/brackets.hpp).

namespace uriscan {

struct uri_parser {

static const int uri_parser_start = 171;
static const int uri_parser_first_final = 171;
static const int uri_parser_error = 0;

static const int uri_parser_en_main = 171;

    // Makes clang compare an octet in the order of the code.  Without this, clang makes one search
    // tree of all comparisons in a state, which does not compare with the most frequent octets
    // first.
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
    // it is the offset of the first octet that does not fit, and `cs` is one of the two values
    // above.
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
	cs = 16;
default:
	{
	const auto reached = skipper.read_in_brackets(cs, text, p, pe);
	p = reached.stop;
	cs = reached.state;
	}
	if ( cs == 183 )
		goto st183;
	if ( cs != 0 )
		goto _out;
	cs = refused_in( 16 );
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
	_test_eof183: cs = 183; goto _test_eof;
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
