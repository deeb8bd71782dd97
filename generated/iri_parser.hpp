// Generated from iri_parser.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   7b5b274ca4a2be6bf5d48da7d01605b849820d5ac2034dc6d137957fcf54b2ac  ragel/iri_parser.rl
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
//   9bcc3ba7097f7dae32460e069a735acdc6dbb2235daf3f640d1342d106a931fc  ragel/rfc3986.rl
//   fe79fc73799ed958a432ad3665a7fc290b156e2b4f0666a1a5fba3e343d9b287  ragel/rfc3987.rl
//   097a488403033000bf2c91dcfca45f106024a54250256e821b71d5b8dc571f8f  ragel/test_order.awk
//   4883d8c68dbf4b2124072d35161652c3f4e6d4fabc582c3793c16c83dfdd7e34  ragel/ucschar.rl
#pragma once

// The IRI parser: one function that reads RFC 3987's IRI-reference.
//
// rfc3987.rl has the grammar, and says where the actions run.  The actions, the recorder and the
// skipper are as in uri_parser.rl.  As in uri_parser.rl, the states between brackets are not in the
// code.  This parser reads only texts that have an octet from 0x80 on (src/iri/reading.cpp).

namespace uriscan {

struct iri_parser {

static const int iri_parser_start = 263;
static const int iri_parser_first_final = 263;
static const int iri_parser_error = 0;

static const int iri_parser_en_main = 263;

    // Makes clang compare an octet in the order of the code. uri_parser.rl says why.
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

	{ p = skipper.template skip<263>(p + 1, pe) - 1; }
case 263:
	if ( ( text[p]) == 47u )
		goto st268;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr224;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr221;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto st264;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st264;
		case 35u: goto tr221;
		case 37u: goto st16;
		case 47u: goto st268;
		case 59u: goto st264;
		case 61u: goto st264;
		case 63u: goto tr224;
		case 64u: goto st264;
		case 95u: goto st264;
		case 126u: goto st264;
		case 194u: goto st49;
		case 224u: goto st51;
		case 237u: goto st53;
		case 239u: goto st54;
		case 240u: goto st57;
		case 243u: goto st61;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 57u ) {
			if ( 65u <= ( text[p]) && ( text[p]) <= 90u )
				goto st276;
		} else if ( ( text[p]) >= 36u )
			goto st264;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st50;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st60;
		} else
			goto st52;
	} else
		goto st276;
	goto st0;
st0:
cs = 0;
	goto _out;
st264:

	{ p = skipper.template skip<264>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof264;
case 264:
	if ( ( text[p]) == 47u )
		goto st266;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr224;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr221;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st264;
		case 35u: goto tr221;
		case 37u: goto st16;
		case 47u: goto st266;
		case 59u: goto st264;
		case 61u: goto st264;
		case 63u: goto tr224;
		case 95u: goto st264;
		case 126u: goto st264;
		case 194u: goto st49;
		case 224u: goto st51;
		case 237u: goto st53;
		case 239u: goto st54;
		case 240u: goto st57;
		case 243u: goto st61;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 57u ) {
			if ( 64u <= ( text[p]) && ( text[p]) <= 90u )
				goto st264;
		} else if ( ( text[p]) >= 36u )
			goto st264;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st50;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st60;
		} else
			goto st52;
	} else
		goto st264;
	goto st0;
tr221:

	{ recorder.query_end(p); }
	goto st265;
tr259:

	{ recorder.path_begin(p); }

	{ recorder.query_end(p); }
	goto st265;
st265:

	{ p = skipper.template skip<265>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof265;
case 265:

	switch( ( text[p]) ) {
		case 33u: goto st265;
		case 37u: goto st1;
		case 61u: goto st265;
		case 95u: goto st265;
		case 126u: goto st265;
		case 194u: goto st3;
		case 224u: goto st5;
		case 237u: goto st7;
		case 239u: goto st8;
		case 240u: goto st11;
		case 243u: goto st15;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 63u <= ( text[p]) && ( text[p]) <= 90u )
				goto st265;
		} else if ( ( text[p]) >= 36u )
			goto st265;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st4;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st14;
		} else
			goto st6;
	} else
		goto st265;
	goto st0;
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
	goto st0;
st2:

	{ p = skipper.template skip<2>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st265;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st265;
	} else
		goto st265;
	goto st0;
st3:

	{ p = skipper.template skip<3>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof3;
case 3:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st265;
	goto st0;
st4:

	{ p = skipper.template skip<4>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st265;
	goto st0;
st5:

	{ p = skipper.template skip<5>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st4;
	goto st0;
st6:

	{ p = skipper.template skip<6>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof6;
case 6:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st4;
	goto st0;
st7:

	{ p = skipper.template skip<7>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof7;
case 7:

	if ( 128u <= ( text[p]) && ( text[p]) <= 159u )
		goto st4;
	goto st0;
st8:

	{ p = skipper.template skip<8>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof8;
case 8:

	switch( ( text[p]) ) {
		case 183u: goto st9;
		case 191u: goto st10;
	}
	if ( 164u <= ( text[p]) && ( text[p]) <= 190u )
		goto st4;
	goto st0;
st9:

	{ p = skipper.template skip<9>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof9;
case 9:

	if ( ( text[p]) > 143u ) {
		if ( 176u <= ( text[p]) && ( text[p]) <= 191u )
			goto st265;
	} else if ( ( text[p]) >= 128u )
		goto st265;
	goto st0;
st10:

	{ p = skipper.template skip<10>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( 128u <= ( text[p]) && ( text[p]) <= 175u )
		goto st265;
	goto st0;
st11:

	{ p = skipper.template skip<11>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof11;
case 11:

	switch( ( text[p]) ) {
		case 159u: goto st12;
		case 175u: goto st12;
		case 191u: goto st12;
	}
	if ( 144u <= ( text[p]) && ( text[p]) <= 190u )
		goto st6;
	goto st0;
st12:

	{ p = skipper.template skip<12>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof12;
case 12:

	if ( ( text[p]) == 191u )
		goto st13;
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st4;
	goto st0;
st13:

	{ p = skipper.template skip<13>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof13;
case 13:

	if ( 128u <= ( text[p]) && ( text[p]) <= 189u )
		goto st265;
	goto st0;
st14:

	{ p = skipper.template skip<14>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	switch( ( text[p]) ) {
		case 143u: goto st12;
		case 159u: goto st12;
		case 175u: goto st12;
		case 191u: goto st12;
	}
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st6;
	goto st0;
st15:

	{ p = skipper.template skip<15>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof15;
case 15:

	switch( ( text[p]) ) {
		case 143u: goto st12;
		case 159u: goto st12;
		case 175u: goto st12;
	}
	if ( ( text[p]) > 158u ) {
		if ( 161u <= ( text[p]) && ( text[p]) <= 174u )
			goto st6;
	} else if ( ( text[p]) >= 128u )
		goto st6;
	goto st0;
st16:

	{ p = skipper.template skip<16>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof16;
case 16:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st17;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st17;
	} else
		goto st17;
	goto st0;
st17:

	{ p = skipper.template skip<17>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof17;
case 17:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st264;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st264;
	} else
		goto st264;
	goto st0;
tr261:

	{ recorder.path_begin(p); }
	goto st266;
st266:

	{ p = skipper.template skip<266>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof266;
case 266:
	if ( ( text[p]) == 63u )
		goto tr224;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr221;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st266;
		case 35u: goto tr221;
		case 37u: goto st18;
		case 61u: goto st266;
		case 63u: goto tr224;
		case 95u: goto st266;
		case 126u: goto st266;
		case 194u: goto st36;
		case 224u: goto st38;
		case 237u: goto st40;
		case 239u: goto st41;
		case 240u: goto st44;
		case 243u: goto st48;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 64u <= ( text[p]) && ( text[p]) <= 90u )
				goto st266;
		} else if ( ( text[p]) >= 36u )
			goto st266;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st37;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st47;
		} else
			goto st39;
	} else
		goto st266;
	goto st0;
st18:

	{ p = skipper.template skip<18>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st19;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st19;
	} else
		goto st19;
	goto st0;
st19:

	{ p = skipper.template skip<19>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st266;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st266;
	} else
		goto st266;
	goto st0;
tr224:

	{ recorder.path_end(p); }
	goto st267;
tr263:

	{ recorder.path_begin(p); }

	{ recorder.path_end(p); }
	goto st267;
st267:

	{ p = skipper.template skip<267>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof267;
case 267:
	if ( ( text[p]) == 35u )
		goto tr221;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st267;
		case 35u: goto tr221;
		case 37u: goto st20;
		case 61u: goto st267;
		case 95u: goto st267;
		case 126u: goto st267;
		case 194u: goto st22;
		case 224u: goto st24;
		case 237u: goto st26;
		case 239u: goto st27;
		case 240u: goto st30;
		case 243u: goto st34;
		case 244u: goto st35;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 63u <= ( text[p]) && ( text[p]) <= 90u )
				goto st267;
		} else if ( ( text[p]) >= 36u )
			goto st267;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st23;
		} else if ( ( text[p]) > 238u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st33;
		} else
			goto st25;
	} else
		goto st267;
	goto st0;
st20:

	{ p = skipper.template skip<20>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof20;
case 20:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st21;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st21:

	{ p = skipper.template skip<21>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof21;
case 21:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st267;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st267;
	} else
		goto st267;
	goto st0;
st22:

	{ p = skipper.template skip<22>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof22;
case 22:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st267;
	goto st0;
st23:

	{ p = skipper.template skip<23>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof23;
case 23:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st267;
	goto st0;
st24:

	{ p = skipper.template skip<24>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof24;
case 24:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st23;
	goto st0;
st25:

	{ p = skipper.template skip<25>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof25;
case 25:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st23;
	goto st0;
st26:

	{ p = skipper.template skip<26>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof26;
case 26:

	if ( 128u <= ( text[p]) && ( text[p]) <= 159u )
		goto st23;
	goto st0;
st27:

	{ p = skipper.template skip<27>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof27;
case 27:

	switch( ( text[p]) ) {
		case 183u: goto st28;
		case 191u: goto st29;
	}
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st23;
	goto st0;
st28:

	{ p = skipper.template skip<28>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof28;
case 28:

	if ( ( text[p]) > 143u ) {
		if ( 176u <= ( text[p]) && ( text[p]) <= 191u )
			goto st267;
	} else if ( ( text[p]) >= 128u )
		goto st267;
	goto st0;
st29:

	{ p = skipper.template skip<29>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof29;
case 29:

	if ( 128u <= ( text[p]) && ( text[p]) <= 175u )
		goto st267;
	goto st0;
st30:

	{ p = skipper.template skip<30>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof30;
case 30:

	switch( ( text[p]) ) {
		case 159u: goto st31;
		case 175u: goto st31;
		case 191u: goto st31;
	}
	if ( 144u <= ( text[p]) && ( text[p]) <= 190u )
		goto st25;
	goto st0;
st31:

	{ p = skipper.template skip<31>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof31;
case 31:

	if ( ( text[p]) == 191u )
		goto st32;
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st23;
	goto st0;
st32:

	{ p = skipper.template skip<32>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof32;
case 32:

	if ( 128u <= ( text[p]) && ( text[p]) <= 189u )
		goto st267;
	goto st0;
st33:

	{ p = skipper.template skip<33>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof33;
case 33:

	switch( ( text[p]) ) {
		case 143u: goto st31;
		case 159u: goto st31;
		case 175u: goto st31;
		case 191u: goto st31;
	}
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st25;
	goto st0;
st34:

	{ p = skipper.template skip<34>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof34;
case 34:

	switch( ( text[p]) ) {
		case 143u: goto st31;
		case 159u: goto st31;
		case 175u: goto st31;
		case 191u: goto st31;
	}
	if ( ( text[p]) > 158u ) {
		if ( 161u <= ( text[p]) && ( text[p]) <= 190u )
			goto st25;
	} else if ( ( text[p]) >= 128u )
		goto st25;
	goto st0;
st35:

	{ p = skipper.template skip<35>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof35;
case 35:

	if ( ( text[p]) == 143u )
		goto st31;
	if ( 128u <= ( text[p]) && ( text[p]) <= 142u )
		goto st25;
	goto st0;
st36:

	{ p = skipper.template skip<36>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof36;
case 36:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st266;
	goto st0;
st37:

	{ p = skipper.template skip<37>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof37;
case 37:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st266;
	goto st0;
st38:

	{ p = skipper.template skip<38>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof38;
case 38:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st37;
	goto st0;
st39:

	{ p = skipper.template skip<39>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof39;
case 39:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st37;
	goto st0;
st40:

	{ p = skipper.template skip<40>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof40;
case 40:

	if ( 128u <= ( text[p]) && ( text[p]) <= 159u )
		goto st37;
	goto st0;
st41:

	{ p = skipper.template skip<41>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof41;
case 41:

	switch( ( text[p]) ) {
		case 183u: goto st42;
		case 191u: goto st43;
	}
	if ( 164u <= ( text[p]) && ( text[p]) <= 190u )
		goto st37;
	goto st0;
st42:

	{ p = skipper.template skip<42>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof42;
case 42:

	if ( ( text[p]) > 143u ) {
		if ( 176u <= ( text[p]) && ( text[p]) <= 191u )
			goto st266;
	} else if ( ( text[p]) >= 128u )
		goto st266;
	goto st0;
st43:

	{ p = skipper.template skip<43>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof43;
case 43:

	if ( 128u <= ( text[p]) && ( text[p]) <= 175u )
		goto st266;
	goto st0;
st44:

	{ p = skipper.template skip<44>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof44;
case 44:

	switch( ( text[p]) ) {
		case 159u: goto st45;
		case 175u: goto st45;
		case 191u: goto st45;
	}
	if ( 144u <= ( text[p]) && ( text[p]) <= 190u )
		goto st39;
	goto st0;
st45:

	{ p = skipper.template skip<45>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof45;
case 45:

	if ( ( text[p]) == 191u )
		goto st46;
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st37;
	goto st0;
st46:

	{ p = skipper.template skip<46>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof46;
case 46:

	if ( 128u <= ( text[p]) && ( text[p]) <= 189u )
		goto st266;
	goto st0;
st47:

	{ p = skipper.template skip<47>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof47;
case 47:

	switch( ( text[p]) ) {
		case 143u: goto st45;
		case 159u: goto st45;
		case 175u: goto st45;
		case 191u: goto st45;
	}
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st39;
	goto st0;
st48:

	{ p = skipper.template skip<48>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof48;
case 48:

	switch( ( text[p]) ) {
		case 143u: goto st45;
		case 159u: goto st45;
		case 175u: goto st45;
	}
	if ( ( text[p]) > 158u ) {
		if ( 161u <= ( text[p]) && ( text[p]) <= 174u )
			goto st39;
	} else if ( ( text[p]) >= 128u )
		goto st39;
	goto st0;
st49:

	{ p = skipper.template skip<49>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof49;
case 49:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st264;
	goto st0;
st50:

	{ p = skipper.template skip<50>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof50;
case 50:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st264;
	goto st0;
st51:

	{ p = skipper.template skip<51>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof51;
case 51:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st50;
	goto st0;
st52:

	{ p = skipper.template skip<52>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof52;
case 52:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st50;
	goto st0;
st53:

	{ p = skipper.template skip<53>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof53;
case 53:

	if ( 128u <= ( text[p]) && ( text[p]) <= 159u )
		goto st50;
	goto st0;
st54:

	{ p = skipper.template skip<54>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof54;
case 54:

	switch( ( text[p]) ) {
		case 183u: goto st55;
		case 191u: goto st56;
	}
	if ( 164u <= ( text[p]) && ( text[p]) <= 190u )
		goto st50;
	goto st0;
st55:

	{ p = skipper.template skip<55>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof55;
case 55:

	if ( ( text[p]) > 143u ) {
		if ( 176u <= ( text[p]) && ( text[p]) <= 191u )
			goto st264;
	} else if ( ( text[p]) >= 128u )
		goto st264;
	goto st0;
st56:

	{ p = skipper.template skip<56>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof56;
case 56:

	if ( 128u <= ( text[p]) && ( text[p]) <= 175u )
		goto st264;
	goto st0;
st57:

	{ p = skipper.template skip<57>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof57;
case 57:

	switch( ( text[p]) ) {
		case 159u: goto st58;
		case 175u: goto st58;
		case 191u: goto st58;
	}
	if ( 144u <= ( text[p]) && ( text[p]) <= 190u )
		goto st52;
	goto st0;
st58:

	{ p = skipper.template skip<58>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof58;
case 58:

	if ( ( text[p]) == 191u )
		goto st59;
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st50;
	goto st0;
st59:

	{ p = skipper.template skip<59>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof59;
case 59:

	if ( 128u <= ( text[p]) && ( text[p]) <= 189u )
		goto st264;
	goto st0;
st60:

	{ p = skipper.template skip<60>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof60;
case 60:

	switch( ( text[p]) ) {
		case 143u: goto st58;
		case 159u: goto st58;
		case 175u: goto st58;
		case 191u: goto st58;
	}
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st52;
	goto st0;
st61:

	{ p = skipper.template skip<61>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof61;
case 61:

	switch( ( text[p]) ) {
		case 143u: goto st58;
		case 159u: goto st58;
		case 175u: goto st58;
	}
	if ( ( text[p]) > 158u ) {
		if ( 161u <= ( text[p]) && ( text[p]) <= 174u )
			goto st52;
	} else if ( ( text[p]) >= 128u )
		goto st52;
	goto st0;
st268:

	{ p = skipper.template skip<268>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof268;
case 268:
	if ( ( text[p]) == 47u )
		goto tr258;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr224;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr221;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st266;
		case 35u: goto tr221;
		case 37u: goto st18;
		case 47u: goto tr258;
		case 61u: goto st266;
		case 63u: goto tr224;
		case 95u: goto st266;
		case 126u: goto st266;
		case 194u: goto st36;
		case 224u: goto st38;
		case 237u: goto st40;
		case 239u: goto st41;
		case 240u: goto st44;
		case 243u: goto st48;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 64u <= ( text[p]) && ( text[p]) <= 90u )
				goto st266;
		} else if ( ( text[p]) >= 36u )
			goto st266;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st37;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st47;
		} else
			goto st39;
	} else
		goto st266;
	goto st0;
tr258:

	{ recorder.host_begin(p + 1); }
	goto st269;
st269:

	{ p = skipper.template skip<269>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof269;
case 269:
	if ( ( text[p]) == 47u )
		goto tr261;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr262;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr263;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr259;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto tr37;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st270;
		case 35u: goto tr259;
		case 37u: goto st62;
		case 47u: goto tr261;
		case 58u: goto tr262;
		case 61u: goto st270;
		case 63u: goto tr263;
		case 64u: goto tr37;
		case 91u: goto st82;
		case 95u: goto st270;
		case 126u: goto st270;
		case 194u: goto st250;
		case 224u: goto st252;
		case 237u: goto st254;
		case 239u: goto st255;
		case 240u: goto st258;
		case 243u: goto st262;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 65u <= ( text[p]) && ( text[p]) <= 90u )
				goto st270;
		} else if ( ( text[p]) >= 36u )
			goto st270;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st251;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st261;
		} else
			goto st253;
	} else
		goto st270;
	goto st0;
st270:

	{ p = skipper.template skip<270>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof270;
case 270:
	if ( ( text[p]) == 47u )
		goto tr261;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr262;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr263;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr259;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto tr37;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st270;
		case 35u: goto tr259;
		case 37u: goto st62;
		case 47u: goto tr261;
		case 58u: goto tr262;
		case 61u: goto st270;
		case 63u: goto tr263;
		case 64u: goto tr37;
		case 95u: goto st270;
		case 126u: goto st270;
		case 194u: goto st250;
		case 224u: goto st252;
		case 237u: goto st254;
		case 239u: goto st255;
		case 240u: goto st258;
		case 243u: goto st262;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 65u <= ( text[p]) && ( text[p]) <= 90u )
				goto st270;
		} else if ( ( text[p]) >= 36u )
			goto st270;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st251;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st261;
		} else
			goto st253;
	} else
		goto st270;
	goto st0;
st62:

	{ p = skipper.template skip<62>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof62;
case 62:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st63;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st63;
	} else
		goto st63;
	goto st0;
st63:

	{ p = skipper.template skip<63>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof63;
case 63:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st270;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st270;
	} else
		goto st270;
	goto st0;
tr262:

	{ recorder.host_end(p); }
	goto st271;
st271:

	{ p = skipper.template skip<271>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof271;
case 271:
	if ( ( text[p]) == 47u )
		goto tr261;
	in_this_order();
	if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
		goto st64;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr263;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr259;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto tr37;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st64;
		case 35u: goto tr259;
		case 37u: goto st65;
		case 47u: goto tr261;
		case 61u: goto st64;
		case 63u: goto tr263;
		case 64u: goto tr37;
		case 95u: goto st64;
		case 126u: goto st64;
		case 194u: goto st237;
		case 224u: goto st239;
		case 237u: goto st241;
		case 239u: goto st242;
		case 240u: goto st245;
		case 243u: goto st249;
	}
	if ( ( text[p]) < 65u ) {
		if ( ( text[p]) < 48u ) {
			if ( 36u <= ( text[p]) && ( text[p]) <= 46u )
				goto st64;
		} else if ( ( text[p]) > 57u ) {
			if ( 58u <= ( text[p]) && ( text[p]) <= 59u )
				goto st64;
		} else
			goto st271;
	} else if ( ( text[p]) > 90u ) {
		if ( ( text[p]) < 195u ) {
			if ( 97u <= ( text[p]) && ( text[p]) <= 122u )
				goto st64;
		} else if ( ( text[p]) > 223u ) {
			if ( ( text[p]) > 236u ) {
				if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
					goto st248;
			} else if ( ( text[p]) >= 225u )
				goto st240;
		} else
			goto st238;
	} else
		goto st64;
	goto st0;
st64:

	{ p = skipper.template skip<64>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof64;
case 64:
	if ( ( text[p]) == 64u )
		goto tr37;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st64;
		case 37u: goto st65;
		case 61u: goto st64;
		case 64u: goto tr37;
		case 95u: goto st64;
		case 126u: goto st64;
		case 194u: goto st237;
		case 224u: goto st239;
		case 237u: goto st241;
		case 239u: goto st242;
		case 240u: goto st245;
		case 243u: goto st249;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) < 48u ) {
			if ( 36u <= ( text[p]) && ( text[p]) <= 46u )
				goto st64;
		} else if ( ( text[p]) > 59u ) {
			if ( 65u <= ( text[p]) && ( text[p]) <= 90u )
				goto st64;
		} else
			goto st64;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st238;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st248;
		} else
			goto st240;
	} else
		goto st64;
	goto st0;
st65:

	{ p = skipper.template skip<65>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof65;
case 65:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st66;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st66;
	} else
		goto st66;
	goto st0;
st66:

	{ p = skipper.template skip<66>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof66;
case 66:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st64;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st64;
	} else
		goto st64;
	goto st0;
tr37:

	{ recorder.host_begin(p + 1); }
	goto st272;
st272:

	{ p = skipper.template skip<272>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof272;
case 272:
	if ( ( text[p]) == 47u )
		goto tr261;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr274;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr263;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr259;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st273;
		case 35u: goto tr259;
		case 37u: goto st67;
		case 47u: goto tr261;
		case 58u: goto tr274;
		case 61u: goto st273;
		case 63u: goto tr263;
		case 91u: goto st82;
		case 95u: goto st273;
		case 126u: goto st273;
		case 194u: goto st69;
		case 224u: goto st71;
		case 237u: goto st73;
		case 239u: goto st74;
		case 240u: goto st77;
		case 243u: goto st81;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 65u <= ( text[p]) && ( text[p]) <= 90u )
				goto st273;
		} else if ( ( text[p]) >= 36u )
			goto st273;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st70;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st80;
		} else
			goto st72;
	} else
		goto st273;
	goto st0;
st273:

	{ p = skipper.template skip<273>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof273;
case 273:
	if ( ( text[p]) == 47u )
		goto tr261;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr274;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr263;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr259;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st273;
		case 35u: goto tr259;
		case 37u: goto st67;
		case 47u: goto tr261;
		case 58u: goto tr274;
		case 61u: goto st273;
		case 63u: goto tr263;
		case 95u: goto st273;
		case 126u: goto st273;
		case 194u: goto st69;
		case 224u: goto st71;
		case 237u: goto st73;
		case 239u: goto st74;
		case 240u: goto st77;
		case 243u: goto st81;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 65u <= ( text[p]) && ( text[p]) <= 90u )
				goto st273;
		} else if ( ( text[p]) >= 36u )
			goto st273;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st70;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st80;
		} else
			goto st72;
	} else
		goto st273;
	goto st0;
st67:

	{ p = skipper.template skip<67>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof67;
case 67:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st68;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st68;
	} else
		goto st68;
	goto st0;
st68:

	{ p = skipper.template skip<68>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof68;
case 68:

	if ( ( text[p]) < 65u ) {
		if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
			goto st273;
	} else if ( ( text[p]) > 70u ) {
		if ( 97u <= ( text[p]) && ( text[p]) <= 102u )
			goto st273;
	} else
		goto st273;
	goto st0;
tr274:

	{ recorder.host_end(p); }
	goto st274;
st274:

	{ p = skipper.template skip<274>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof274;
case 274:
	if ( ( text[p]) == 47u )
		goto tr261;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr263;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr259;
	in_this_order();

	switch( ( text[p]) ) {
		case 35u: goto tr259;
		case 47u: goto tr261;
		case 63u: goto tr263;
	}
	if ( 48u <= ( text[p]) && ( text[p]) <= 57u )
		goto st274;
	goto st0;
st69:

	{ p = skipper.template skip<69>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof69;
case 69:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st273;
	goto st0;
st70:

	{ p = skipper.template skip<70>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof70;
case 70:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st273;
	goto st0;
st71:

	{ p = skipper.template skip<71>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof71;
case 71:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st70;
	goto st0;
st72:

	{ p = skipper.template skip<72>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof72;
case 72:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st70;
	goto st0;
st73:

	{ p = skipper.template skip<73>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof73;
case 73:

	if ( 128u <= ( text[p]) && ( text[p]) <= 159u )
		goto st70;
	goto st0;
st74:

	{ p = skipper.template skip<74>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof74;
case 74:

	switch( ( text[p]) ) {
		case 183u: goto st75;
		case 191u: goto st76;
	}
	if ( 164u <= ( text[p]) && ( text[p]) <= 190u )
		goto st70;
	goto st0;
st75:

	{ p = skipper.template skip<75>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof75;
case 75:

	if ( ( text[p]) > 143u ) {
		if ( 176u <= ( text[p]) && ( text[p]) <= 191u )
			goto st273;
	} else if ( ( text[p]) >= 128u )
		goto st273;
	goto st0;
st76:

	{ p = skipper.template skip<76>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof76;
case 76:

	if ( 128u <= ( text[p]) && ( text[p]) <= 175u )
		goto st273;
	goto st0;
st77:

	{ p = skipper.template skip<77>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof77;
case 77:

	switch( ( text[p]) ) {
		case 159u: goto st78;
		case 175u: goto st78;
		case 191u: goto st78;
	}
	if ( 144u <= ( text[p]) && ( text[p]) <= 190u )
		goto st72;
	goto st0;
st78:

	{ p = skipper.template skip<78>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof78;
case 78:

	if ( ( text[p]) == 191u )
		goto st79;
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st70;
	goto st0;
st79:

	{ p = skipper.template skip<79>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof79;
case 79:

	if ( 128u <= ( text[p]) && ( text[p]) <= 189u )
		goto st273;
	goto st0;
st80:

	{ p = skipper.template skip<80>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof80;
case 80:

	switch( ( text[p]) ) {
		case 143u: goto st78;
		case 159u: goto st78;
		case 175u: goto st78;
		case 191u: goto st78;
	}
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st72;
	goto st0;
st81:

	{ p = skipper.template skip<81>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof81;
case 81:

	switch( ( text[p]) ) {
		case 143u: goto st78;
		case 159u: goto st78;
		case 175u: goto st78;
	}
	if ( ( text[p]) > 158u ) {
		if ( 161u <= ( text[p]) && ( text[p]) <= 174u )
			goto st72;
	} else if ( ( text[p]) >= 128u )
		goto st72;
	goto st0;
st82:

	{ p = skipper.template skip<82>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof82;
case 82:
	if ( skipper.jump(p, pe) )
		goto st275;
	cs = 82;
default:
	{
	const auto reached = skipper.read_in_brackets(cs, text, p, pe);
	p = reached.stop;
	cs = reached.state;
	}
	if ( cs == 275 )
		goto st275;
	if ( cs != 0 )
		goto _out;
	goto st0;
st275:

	{ p = skipper.template skip<275>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof275;
case 275:
	if ( ( text[p]) == 47u )
		goto tr261;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr274;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr263;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr259;
	in_this_order();

	switch( ( text[p]) ) {
		case 35u: goto tr259;
		case 47u: goto tr261;
		case 58u: goto tr274;
		case 63u: goto tr263;
	}
	goto st0;
st237:

	{ p = skipper.template skip<237>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof237;
case 237:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st64;
	goto st0;
st238:

	{ p = skipper.template skip<238>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof238;
case 238:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st64;
	goto st0;
st239:

	{ p = skipper.template skip<239>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof239;
case 239:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st238;
	goto st0;
st240:

	{ p = skipper.template skip<240>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof240;
case 240:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st238;
	goto st0;
st241:

	{ p = skipper.template skip<241>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof241;
case 241:

	if ( 128u <= ( text[p]) && ( text[p]) <= 159u )
		goto st238;
	goto st0;
st242:

	{ p = skipper.template skip<242>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof242;
case 242:

	switch( ( text[p]) ) {
		case 183u: goto st243;
		case 191u: goto st244;
	}
	if ( 164u <= ( text[p]) && ( text[p]) <= 190u )
		goto st238;
	goto st0;
st243:

	{ p = skipper.template skip<243>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof243;
case 243:

	if ( ( text[p]) > 143u ) {
		if ( 176u <= ( text[p]) && ( text[p]) <= 191u )
			goto st64;
	} else if ( ( text[p]) >= 128u )
		goto st64;
	goto st0;
st244:

	{ p = skipper.template skip<244>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof244;
case 244:

	if ( 128u <= ( text[p]) && ( text[p]) <= 175u )
		goto st64;
	goto st0;
st245:

	{ p = skipper.template skip<245>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof245;
case 245:

	switch( ( text[p]) ) {
		case 159u: goto st246;
		case 175u: goto st246;
		case 191u: goto st246;
	}
	if ( 144u <= ( text[p]) && ( text[p]) <= 190u )
		goto st240;
	goto st0;
st246:

	{ p = skipper.template skip<246>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof246;
case 246:

	if ( ( text[p]) == 191u )
		goto st247;
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st238;
	goto st0;
st247:

	{ p = skipper.template skip<247>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof247;
case 247:

	if ( 128u <= ( text[p]) && ( text[p]) <= 189u )
		goto st64;
	goto st0;
st248:

	{ p = skipper.template skip<248>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof248;
case 248:

	switch( ( text[p]) ) {
		case 143u: goto st246;
		case 159u: goto st246;
		case 175u: goto st246;
		case 191u: goto st246;
	}
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st240;
	goto st0;
st249:

	{ p = skipper.template skip<249>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof249;
case 249:

	switch( ( text[p]) ) {
		case 143u: goto st246;
		case 159u: goto st246;
		case 175u: goto st246;
	}
	if ( ( text[p]) > 158u ) {
		if ( 161u <= ( text[p]) && ( text[p]) <= 174u )
			goto st240;
	} else if ( ( text[p]) >= 128u )
		goto st240;
	goto st0;
st250:

	{ p = skipper.template skip<250>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof250;
case 250:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st270;
	goto st0;
st251:

	{ p = skipper.template skip<251>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof251;
case 251:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st270;
	goto st0;
st252:

	{ p = skipper.template skip<252>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof252;
case 252:

	if ( 160u <= ( text[p]) && ( text[p]) <= 191u )
		goto st251;
	goto st0;
st253:

	{ p = skipper.template skip<253>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof253;
case 253:

	if ( 128u <= ( text[p]) && ( text[p]) <= 191u )
		goto st251;
	goto st0;
st254:

	{ p = skipper.template skip<254>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof254;
case 254:

	if ( 128u <= ( text[p]) && ( text[p]) <= 159u )
		goto st251;
	goto st0;
st255:

	{ p = skipper.template skip<255>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof255;
case 255:

	switch( ( text[p]) ) {
		case 183u: goto st256;
		case 191u: goto st257;
	}
	if ( 164u <= ( text[p]) && ( text[p]) <= 190u )
		goto st251;
	goto st0;
st256:

	{ p = skipper.template skip<256>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof256;
case 256:

	if ( ( text[p]) > 143u ) {
		if ( 176u <= ( text[p]) && ( text[p]) <= 191u )
			goto st270;
	} else if ( ( text[p]) >= 128u )
		goto st270;
	goto st0;
st257:

	{ p = skipper.template skip<257>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof257;
case 257:

	if ( 128u <= ( text[p]) && ( text[p]) <= 175u )
		goto st270;
	goto st0;
st258:

	{ p = skipper.template skip<258>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof258;
case 258:

	switch( ( text[p]) ) {
		case 159u: goto st259;
		case 175u: goto st259;
		case 191u: goto st259;
	}
	if ( 144u <= ( text[p]) && ( text[p]) <= 190u )
		goto st253;
	goto st0;
st259:

	{ p = skipper.template skip<259>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof259;
case 259:

	if ( ( text[p]) == 191u )
		goto st260;
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st251;
	goto st0;
st260:

	{ p = skipper.template skip<260>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof260;
case 260:

	if ( 128u <= ( text[p]) && ( text[p]) <= 189u )
		goto st270;
	goto st0;
st261:

	{ p = skipper.template skip<261>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof261;
case 261:

	switch( ( text[p]) ) {
		case 143u: goto st259;
		case 159u: goto st259;
		case 175u: goto st259;
		case 191u: goto st259;
	}
	if ( 128u <= ( text[p]) && ( text[p]) <= 190u )
		goto st253;
	goto st0;
st262:

	{ p = skipper.template skip<262>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof262;
case 262:

	switch( ( text[p]) ) {
		case 143u: goto st259;
		case 159u: goto st259;
		case 175u: goto st259;
	}
	if ( ( text[p]) > 158u ) {
		if ( 161u <= ( text[p]) && ( text[p]) <= 174u )
			goto st253;
	} else if ( ( text[p]) >= 128u )
		goto st253;
	goto st0;
st276:

	{ p = skipper.template skip<276>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof276;
case 276:
	if ( ( text[p]) == 47u )
		goto st266;
	in_this_order();
	if ( ( text[p]) == 58u )
		goto tr283;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr224;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr221;
	in_this_order();
	if ( ( text[p]) == 64u )
		goto st264;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st264;
		case 35u: goto tr221;
		case 37u: goto st16;
		case 43u: goto st276;
		case 47u: goto st266;
		case 58u: goto tr283;
		case 59u: goto st264;
		case 61u: goto st264;
		case 63u: goto tr224;
		case 64u: goto st264;
		case 95u: goto st264;
		case 126u: goto st264;
		case 194u: goto st49;
		case 224u: goto st51;
		case 237u: goto st53;
		case 239u: goto st54;
		case 240u: goto st57;
		case 243u: goto st61;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) < 45u ) {
			if ( 36u <= ( text[p]) && ( text[p]) <= 44u )
				goto st264;
		} else if ( ( text[p]) > 57u ) {
			if ( 65u <= ( text[p]) && ( text[p]) <= 90u )
				goto st276;
		} else
			goto st276;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st50;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st60;
		} else
			goto st52;
	} else
		goto st276;
	goto st0;
tr283:

	{ recorder.scheme_end(p); }
	goto st277;
st277:

	{ p = skipper.template skip<277>(p + 1, pe) - 1; }
	if ( ++p == pe )
		goto _test_eof277;
case 277:
	if ( ( text[p]) == 47u )
		goto st268;
	in_this_order();
	if ( ( text[p]) == 63u )
		goto tr224;
	in_this_order();
	if ( ( text[p]) == 35u )
		goto tr221;
	in_this_order();

	switch( ( text[p]) ) {
		case 33u: goto st266;
		case 35u: goto tr221;
		case 37u: goto st18;
		case 47u: goto st268;
		case 61u: goto st266;
		case 63u: goto tr224;
		case 95u: goto st266;
		case 126u: goto st266;
		case 194u: goto st36;
		case 224u: goto st38;
		case 237u: goto st40;
		case 239u: goto st41;
		case 240u: goto st44;
		case 243u: goto st48;
	}
	if ( ( text[p]) < 97u ) {
		if ( ( text[p]) > 59u ) {
			if ( 64u <= ( text[p]) && ( text[p]) <= 90u )
				goto st266;
		} else if ( ( text[p]) >= 36u )
			goto st266;
	} else if ( ( text[p]) > 122u ) {
		if ( ( text[p]) < 225u ) {
			if ( 195u <= ( text[p]) && ( text[p]) <= 223u )
				goto st37;
		} else if ( ( text[p]) > 236u ) {
			if ( 241u <= ( text[p]) && ( text[p]) <= 242u )
				goto st47;
		} else
			goto st39;
	} else
		goto st266;
	goto st0;
	}
	_test_eof264: cs = 264; goto _test_eof;
	_test_eof265: cs = 265; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
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
	_test_eof266: cs = 266; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof267: cs = 267; goto _test_eof;
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
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof57: cs = 57; goto _test_eof;
	_test_eof58: cs = 58; goto _test_eof;
	_test_eof59: cs = 59; goto _test_eof;
	_test_eof60: cs = 60; goto _test_eof;
	_test_eof61: cs = 61; goto _test_eof;
	_test_eof268: cs = 268; goto _test_eof;
	_test_eof269: cs = 269; goto _test_eof;
	_test_eof270: cs = 270; goto _test_eof;
	_test_eof62: cs = 62; goto _test_eof;
	_test_eof63: cs = 63; goto _test_eof;
	_test_eof271: cs = 271; goto _test_eof;
	_test_eof64: cs = 64; goto _test_eof;
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof272: cs = 272; goto _test_eof;
	_test_eof273: cs = 273; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof68: cs = 68; goto _test_eof;
	_test_eof274: cs = 274; goto _test_eof;
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
	_test_eof275: cs = 275; goto _test_eof;
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
	_test_eof276: cs = 276; goto _test_eof;
	_test_eof277: cs = 277; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 269:
	case 270:
	case 271:
	case 272:
	case 273:
	case 274:
	case 275:

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
