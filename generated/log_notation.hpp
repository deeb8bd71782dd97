// Generated from log_notation.rl by Ragel 6.10 (-C -G2); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   53eb76fa367202616522cc0c7deb1a18336d5413a67dfa2d846c4b8f113367b0  ragel/generate.cmake
//   abd7649fab05873b0d4626e677490b1b6811efdee82cd0e75ba039264cf693e7  ragel/log_notation.rl
//   40d6711faf9132a27140962d89d9a30f130c1e9d654cb27ce0a443d969b7394d  ragel/machine_sources.cmake
#pragma once

// Reads the format of a log in the notation of Apache httpd (mod_log_config, "Custom Log Formats")
// or nginx (ngx_http_log_module, "log_format").  The first "%" or "$" says which notation it is.
//
// The actions call the functions of a `reader`: text() for an octet between values, and directive()
// or variable() for a value.

namespace uriscan {

class log_notation {
public:
    // Reads the format.  If it has a mistake, returns the offset of the first octet that does not
    // fit, or of the end if something is missing there.  Otherwise, returns npos.
    template <class Reader>
    static std::size_t read(std::string_view format, Reader& reader) {

static const int log_notation_start = 16;
static const int log_notation_first_final = 16;

        const unsigned char* const begin = reinterpret_cast<const unsigned char*>(format.data());
        const unsigned char* p = begin;
        const unsigned char* const pe = p + format.size();
        const unsigned char* const eof = pe;
        const unsigned char* start = p;
        const unsigned char* argument_start = p;
        const unsigned char* letters_start = p;
        const unsigned char* name_start = p;
        std::string_view argument, name;
        int cs = log_notation_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
tr22:

	{ reader.text(*p); }
	goto st16;
tr23:

	{ reader.text('\t'); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:

	switch( (*p) ) {
		case 36u: goto tr24;
		case 37u: goto tr25;
		case 92u: goto st15;
	}
	goto tr22;
tr24:

	{ start = p; argument = {}; }
	goto st1;
tr28:

	{ name = slice(name_start, p); }

	{ reader.variable(slice(start, p), name); }

	{ start = p; argument = {}; }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:

	switch( (*p) ) {
		case 95u: goto tr0;
		case 123u: goto st3;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr0;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr0;
	} else
		goto tr0;
	goto st0;
st0:
cs = 0;
	goto _out;
tr0:

	{ name_start = p; }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:

	switch( (*p) ) {
		case 36u: goto tr28;
		case 92u: goto tr30;
		case 95u: goto st17;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st17;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st17;
	} else
		goto st17;
	goto tr27;
tr3:

	{ reader.text(*p); }
	goto st18;
tr4:

	{ reader.text('\t'); }
	goto st18;
tr7:

	{ name = slice(name_start, p); }

	{ reader.variable(slice(start, p + 1), name); }
	goto st18;
tr27:

	{ name = slice(name_start, p); }

	{ reader.variable(slice(start, p), name); }

	{ reader.text(*p); }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:

	switch( (*p) ) {
		case 36u: goto tr24;
		case 92u: goto st2;
	}
	goto tr3;
tr30:

	{ name = slice(name_start, p); }

	{ reader.variable(slice(start, p), name); }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:

	switch( (*p) ) {
		case 34u: goto tr3;
		case 39u: goto tr3;
		case 92u: goto tr3;
		case 116u: goto tr4;
	}
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( (*p) == 95u )
		goto tr5;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr5;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr5;
	} else
		goto tr5;
	goto st0;
tr5:

	{ name_start = p; }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:

	switch( (*p) ) {
		case 95u: goto st4;
		case 125u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st4;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st4;
	} else
		goto st4;
	goto st0;
tr25:

	{ start = p; argument = {}; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:

	switch( (*p) ) {
		case 33u: goto st6;
		case 37u: goto tr9;
		case 60u: goto st8;
		case 62u: goto st8;
		case 94u: goto tr13;
		case 123u: goto st12;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( (*p) ) {
		case 33u: goto st6;
		case 44u: goto st6;
		case 60u: goto st8;
		case 62u: goto st8;
		case 94u: goto tr13;
		case 123u: goto st12;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	switch( (*p) ) {
		case 33u: goto st6;
		case 60u: goto st8;
		case 62u: goto st8;
		case 94u: goto tr13;
		case 123u: goto st12;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
tr9:

	{ reader.text(*p); }
	goto st19;
tr15:

	{ reader.text('\t'); }
	goto st19;
tr12:

	{ letters_start = p; }

	{ reader.directive(slice(start, p + 1), argument,
                                             slice(letters_start, p + 1)); }
	goto st19;
tr17:

	{ reader.directive(slice(start, p + 1), argument,
                                             slice(letters_start, p + 1)); }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:

	switch( (*p) ) {
		case 37u: goto tr25;
		case 92u: goto st9;
	}
	goto tr9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	switch( (*p) ) {
		case 34u: goto tr9;
		case 39u: goto tr9;
		case 92u: goto tr9;
		case 116u: goto tr15;
	}
	goto st0;
tr13:

	{ letters_start = p; }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:

	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else if ( (*p) >= 65u )
		goto st11;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr17;
	} else if ( (*p) >= 65u )
		goto tr17;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( (*p) == 125u )
		goto tr19;
	goto tr18;
tr18:

	{ argument_start = p; }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:

	if ( (*p) == 125u )
		goto tr21;
	goto st13;
tr19:

	{ argument_start = p; }

	{ argument = slice(argument_start, p); }
	goto st14;
tr21:

	{ argument = slice(argument_start, p); }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:

	if ( (*p) == 94u )
		goto tr13;
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr12;
	} else if ( (*p) >= 65u )
		goto tr12;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( (*p) ) {
		case 34u: goto tr22;
		case 39u: goto tr22;
		case 92u: goto tr22;
		case 116u: goto tr23;
	}
	goto st0;
	}
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 17:

	{ name = slice(name_start, p); }

	{ reader.variable(slice(start, p), name); }
	break;

	}
	}

	_out: {}
	}

        const bool is_whole = p == pe && cs >= log_notation_first_final;
        return is_whole ? format.npos : static_cast<std::size_t>(p - begin);
    }

private:
    static std::string_view slice(const unsigned char* from, const unsigned char* to) {
        return {reinterpret_cast<const char*>(from), static_cast<std::size_t>(to - from)};
    }
};

}  // namespace uriscan
