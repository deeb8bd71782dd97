// Generated from request_target_parser.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   e72323437e558866731155c1c3c30434fce7248fab6b6e0385606c95ee32865a  ragel/request_target_parser.rl
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   b6f871d2edce807864f6d3cc5a8a35593969af8d6a726ab3403f2c54c742069d  ragel/rfc9112.rl
//   097a488403033000bf2c91dcfca45f106024a54250256e821b71d5b8dc571f8f  ragel/test_order.awk
#pragma once

// The parser of the value of the field Host, and of the request targets that the kernels do not
// read: those of the authority form and the asterisk form.  It is one function with two start
// states.
//
// rfc9112.rl has the grammar, and says where the actions run.  This file defines each action in one
// line, and the function that Ragel fills in.  The recorder (src/http/reading.cpp) decides what it
// stores for a position.  The skipper works as in uri_parser.rl, and the states between brackets
// are not in the code.

namespace uriscan {

struct request_target_parser {

static const int request_target_parser_start = 1;
static const int request_target_parser_first_final = 159;
static const int request_target_parser_error = 0;

static const int request_target_parser_en_host_field = 160;
static const int request_target_parser_en_asterisk = 1;

    // Reads the first `pe` octets of the text, starting in the state `cs`.  Returns the offset at
    // which it stopped.  If all octets fit, this is `pe`, and `cs` is the last state.  Otherwise,
    // it is the offset of the first octet that does not fit, and `cs` is the error state.
    template <class Recorder, class Skipper>
    static std::size_t run(int& cs, const unsigned char* text, std::size_t pe, Recorder& recorder,
                           const Skipper& skipper) {
        std::size_t p = 0;
        const std::size_t eof = pe;  // the end of the text runs the action for the end of a form

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{

	{ p = skipper.template skip<1>(p + 1, pe) - 1; }
case 1:

	if ( ( text[p]) == 42u )
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
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st161;
	if ( ( text[p]) == 58u )
		goto tr160;

	switch( ( text[p]) ) {
		case 33u: goto st161;
		case 37u: goto st2;
		case 58u: goto tr160;
		case 61u: goto st161;
		case 91u: goto st4;
		case 95u: goto st161;
		case 126u: goto st161;
	}
	if ( ( text[p]) < 48u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 46u )
			goto st161;
	} else if ( ( text[p]) > 59u ) {
		if ( ( text[p]) > 90u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
				goto st161;
		} else if ( ( text[p]) >= 65u )
			goto st161;
	} else
		goto st161;
	goto st0;
st161:

	{ p = skipper.template skip<161>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof161;
case 161:
	if ( ( text[p]) == 58u )
		goto tr160;

	switch( ( text[p]) ) {
		case 33u: goto st161;
		case 37u: goto st2;
		case 58u: goto tr160;
		case 61u: goto st161;
		case 95u: goto st161;
		case 126u: goto st161;
	}
	if ( ( text[p]) < 48u ) {
		if ( 36u <= ( text[p]) && ( text[p]) <= 46u )
			goto st161;
	} else if ( ( text[p]) > 59u ) {
		if ( ( text[p]) > 90u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
				goto st161;
		} else if ( ( text[p]) >= 65u )
			goto st161;
	} else
		goto st161;
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
			goto st161;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
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

	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st162;
	goto st0;
st4:

	{ p = skipper.template skip<4>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( skipper.jump(p, pe) )
		goto st163;
	cs = 4;
default:
	{
	const auto reached = skipper.read_in_brackets(cs, text, p, pe);
	p = reached.stop;
	cs = reached.state;
	}
	if ( cs == 163 )
		goto st163;
	if ( cs != 0 )
		goto _out;
	goto st0;
st163:

	{ p = skipper.template skip<163>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof163;
case 163:

	if ( ( text[p]) == 58u )
		goto tr160;
	goto st0;
	}
	_test_eof159: cs = 159; goto _test_eof;
	_test_eof161: cs = 161; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof162: cs = 162; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof163: cs = 163; goto _test_eof;

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
