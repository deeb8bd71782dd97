// Generated from origin_form_parser.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   50852e4760ad869e531c61b1ac199496e276b5792b914125990f86cc95ecab3c  ragel/origin_form_parser.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   b6f871d2edce807864f6d3cc5a8a35593969af8d6a726ab3403f2c54c742069d  ragel/rfc9112.rl
//   097a488403033000bf2c91dcfca45f106024a54250256e821b71d5b8dc571f8f  ragel/test_order.awk
#pragma once

// The parser of the most common form of a request target, which is a path and maybe a query (RFC
// 9112, section 3.2.1).  It has only a few states, so it is faster than request_target_parser.rl,
// which reads all forms.
//
// rfc9112.rl has the grammar, and says where the actions run.  The recorder only needs the end of
// the path.  The skipper works as in uri_parser.rl.

namespace uriscan {

struct origin_form_parser {

static const int origin_form_parser_start = 1;
static const int origin_form_parser_first_final = 6;
static const int origin_form_parser_error = 0;

static const int origin_form_parser_en_main = 1;

    // Makes clang compare an octet in the order of the code.  Without this, clang makes one search
    // tree of all comparisons in a state, which does not compare with the most frequent octets
    // first.
    [[gnu::always_inline]] static void in_this_order() noexcept {
#ifdef __clang__
        asm volatile("");
#endif
    }

    // Reads the first `pe` octets of the text, starting in the state `cs`.  Returns the offset at
    // which it stopped.  If all octets fit, this is `pe`, and `cs` is the last state.  Otherwise,
    // it is the offset of the first octet that does not fit, and `cs` is the error state.
    template <class Recorder, class Skipper>
    [[gnu::always_inline]] static inline std::size_t run(int& cs, const unsigned char* text,
                                                         std::size_t pe, Recorder& recorder,
                                                         Skipper& skipper) {
        std::size_t p = 0;
        // `p == eof` is always false, so the end of the text runs no action.
        constexpr struct {
            constexpr bool operator==(std::size_t) const { return false; }
        } eof;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{

	{ p = skipper.template skip<1>(p + 1, pe) - 1; }
case 1:

	if ( ( text[p]) == 47u )
		goto st6;
	goto st0;
st0:
cs = 0;
	goto _out;
st6:

	{ p = skipper.template skip<6>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( ( text[p]) == 63u )
		goto tr6;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st6;
		case 37u: goto st2;
		case 61u: goto st6;
		case 63u: goto tr6;
		case 95u: goto st6;
		case 126u: goto st6;
	}
	if ( ( text[p]) < 64u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st6;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st6;
	} else
		goto st6;
	goto st0;
st2:

	{ p = skipper.template skip<2>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st3;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
st3:

	{ p = skipper.template skip<3>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof3;
case 3:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st6;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st6;
	} else
		goto st6;
	goto st0;
tr6:

	{ recorder.path_end(p); }
	goto st7;
st7:

	{ p = skipper.template skip<7>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	switch( ( text[p]) ) {
		case 33u: goto st7;
		case 37u: goto st4;
		case 61u: goto st7;
		case 95u: goto st7;
		case 126u: goto st7;
	}
	if ( ( text[p]) < 63u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 59u )
			goto st7;
	} else if ( ( text[p]) > 90u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
			goto st7;
	} else
		goto st7;
	goto st0;
st4:

	{ p = skipper.template skip<4>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st5;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st5;
	} else
		goto st5;
	goto st0;
st5:

	{ p = skipper.template skip<5>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st7;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st7;
	} else
		goto st7;
	goto st0;
	}
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 6:
	case 7:

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
