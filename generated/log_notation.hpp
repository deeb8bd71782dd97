// Generated from log_notation.rl by Ragel 6.10 (-C -T0); do not edit.
// To make it again: make generate
// The SHA-256 of each file that it is made from:
//   1ca25ac0e4efc4a53c78f279d07d1e10082078928f5a7634cc03934fe224891a  ragel/generate.cmake
//   ccf625c67cb5b6872b859d68ee365a368584321d1d312898aaf01c50eb4c7d12  ragel/log_notation.rl
//   3ec97ddd7c365d7ec5b2cd49a0106eab2d7251e889ec43540effcd693bb5f142  ragel/machine_sources.cmake
#pragma once

// Reads the format of a log in the notation of Apache httpd (mod_log_config, "Custom Log Formats"),
// nginx (ngx_http_log_module, "log_format") or HAProxy (section 8.2.4 of its manual, "log-format").
// The first "%" or "$" says whether it is the notation of nginx.
//
// The actions call the functions of a `reader`: text() for an octet between values, and
// directive(), variable() or alias() for a value.

namespace uriscan {

class log_notation {
public:
    // Reads the format.  If it has a mistake, returns the offset of the first octet that does not
    // fit, or of the end if something is missing there.  Otherwise, returns npos.
    template <class Reader>
    static std::size_t read(std::string_view format, bool is_of_haproxy, Reader& reader) {

static const char _log_notation_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 2, 3, 4, 2, 5, 6, 2,
	8, 9, 2, 8, 10, 2, 8, 11,
	3, 8, 9, 0, 3, 8, 9, 2,
	3, 8, 11, 0, 3, 8, 11, 2

};

static const unsigned char _log_notation_key_offsets[] = {
	0, 0, 8, 13, 20, 28, 40, 42,
	54, 65, 70, 74, 78, 79, 80, 85,
	90, 100, 105, 106, 107, 108, 109, 117,
	120, 129, 131, 133, 135, 144
};

static const unsigned char _log_notation_trans_keys[] = {
	95u, 123u, 48u, 57u, 65u, 90u, 97u, 122u,
	32u, 34u, 39u, 92u, 116u, 95u, 48u, 57u,
	65u, 90u, 97u, 122u, 95u, 125u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 60u, 62u,
	94u, 123u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 33u, 44u, 60u, 62u, 94u, 123u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 60u,
	62u, 94u, 123u, 48u, 57u, 65u, 90u, 97u,
	122u, 32u, 34u, 39u, 92u, 116u, 65u, 90u,
	97u, 122u, 65u, 90u, 97u, 122u, 125u, 125u,
	94u, 65u, 90u, 97u, 122u, 32u, 34u, 39u,
	92u, 116u, 37u, 91u, 95u, 123u, 48u, 57u,
	65u, 90u, 97u, 122u, 32u, 34u, 39u, 92u,
	116u, 93u, 93u, 125u, 125u, 91u, 95u, 48u,
	57u, 65u, 90u, 97u, 122u, 36u, 37u, 92u,
	36u, 92u, 95u, 48u, 57u, 65u, 90u, 97u,
	122u, 36u, 92u, 37u, 92u, 37u, 92u, 37u,
	92u, 95u, 48u, 57u, 65u, 90u, 97u, 122u,
	37u, 92u, 0
};

static const char _log_notation_single_lengths[] = {
	0, 2, 5, 1, 2, 6, 0, 6,
	5, 5, 0, 0, 1, 1, 1, 5,
	4, 5, 1, 1, 1, 1, 2, 3,
	3, 2, 2, 2, 3, 2
};

static const char _log_notation_range_lengths[] = {
	0, 3, 0, 3, 3, 3, 1, 3,
	3, 0, 2, 2, 0, 0, 2, 0,
	3, 0, 0, 0, 0, 0, 3, 0,
	3, 0, 0, 0, 3, 0
};

static const unsigned char _log_notation_index_offsets[] = {
	0, 0, 6, 12, 17, 23, 33, 35,
	45, 54, 60, 63, 66, 68, 70, 74,
	80, 88, 94, 96, 98, 100, 102, 108,
	112, 119, 122, 125, 128, 135
};

static const char _log_notation_indicies[] = {
	0, 2, 0, 0, 0, 1, 3, 3,
	3, 3, 4, 1, 5, 5, 5, 5,
	1, 6, 7, 6, 6, 6, 1, 8,
	9, 11, 11, 13, 14, 10, 12, 12,
	1, 10, 1, 8, 8, 11, 11, 13,
	14, 10, 12, 12, 1, 8, 11, 11,
	13, 14, 10, 12, 12, 1, 9, 9,
	9, 9, 15, 1, 16, 16, 1, 17,
	17, 1, 19, 18, 21, 20, 13, 12,
	12, 1, 22, 22, 22, 22, 23, 1,
	24, 26, 25, 27, 25, 25, 25, 1,
	24, 24, 24, 24, 28, 1, 1, 29,
	30, 29, 32, 31, 34, 33, 26, 25,
	25, 25, 25, 1, 35, 36, 37, 22,
	39, 41, 40, 40, 40, 40, 38, 35,
	42, 3, 36, 43, 9, 44, 45, 24,
	47, 49, 48, 48, 48, 48, 46, 47,
	49, 46, 0
};

static const char _log_notation_trans_targs[] = {
	24, 0, 3, 25, 25, 4, 4, 25,
	6, 26, 7, 8, 26, 10, 12, 26,
	11, 26, 13, 14, 13, 14, 23, 23,
	27, 28, 18, 20, 27, 19, 29, 21,
	22, 21, 22, 1, 5, 15, 25, 1,
	24, 2, 2, 9, 16, 17, 27, 16,
	28, 17
};

static const char _log_notation_trans_actions[] = {
	15, 0, 0, 1, 3, 15, 0, 26,
	0, 1, 0, 0, 20, 11, 0, 3,
	0, 13, 7, 17, 0, 9, 1, 3,
	1, 15, 15, 0, 3, 0, 0, 7,
	17, 0, 9, 5, 5, 0, 32, 36,
	0, 23, 0, 0, 5, 0, 40, 44,
	0, 29
};

static const char _log_notation_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	23, 0, 0, 0, 29, 29
};

static const int log_notation_start = 23;
static const int log_notation_first_final = 23;

static const int log_notation_en_haproxy = 27;
static const int log_notation_en_main = 23;

        const unsigned char* const begin = reinterpret_cast<const unsigned char*>(format.data());
        const unsigned char* p = begin;
        const unsigned char* const pe = p + format.size();
        const unsigned char* const eof = pe;
        const unsigned char* start = p;
        const unsigned char* argument_start = p;
        const unsigned char* letters_start = p;
        const unsigned char* name_start = p;
        std::string_view argument, name;
        int cs = is_of_haproxy ? log_notation_en_haproxy : log_notation_start;

	{
	int _klen;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _log_notation_trans_keys + _log_notation_key_offsets[cs];
	_trans = _log_notation_index_offsets[cs];

	_klen = _log_notation_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += _klen;
	}

	_klen = _log_notation_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += _klen;
	}

_match:
	_trans = _log_notation_indicies[_trans];
	cs = _log_notation_trans_targs[_trans];

	if ( _log_notation_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _log_notation_actions + _log_notation_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 )
	{
		switch ( *_acts++ )
		{
	case 0:

	{ reader.text(*p); }
	break;
	case 1:

	{ reader.text('\t'); }
	break;
	case 2:

	{ start = p; argument = {}; }
	break;
	case 3:

	{ argument_start = p; }
	break;
	case 4:

	{ argument = slice(argument_start, p); }
	break;
	case 5:

	{ letters_start = p; }
	break;
	case 6:

	{ reader.directive(slice(start, p + 1), argument,
                                             slice(letters_start, p + 1)); }
	break;
	case 7:

	{ name_start = p; }
	break;
	case 8:

	{ name = slice(name_start, p); }
	break;
	case 9:

	{ reader.variable(slice(start, p), name); }
	break;
	case 10:

	{ reader.variable(slice(start, p + 1), name); }
	break;
	case 11:

	{ reader.alias(slice(start, p), argument, name); }
	break;

		}
	}

_again:
	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	const char *__acts = _log_notation_actions + _log_notation_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	while ( __nacts-- > 0 ) {
		switch ( *__acts++ ) {
	case 8:

	{ name = slice(name_start, p); }
	break;
	case 9:

	{ reader.variable(slice(start, p), name); }
	break;
	case 11:

	{ reader.alias(slice(start, p), argument, name); }
	break;

		}
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
