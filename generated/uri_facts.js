// Generated from the C++ library by src/bindings/js/make_facts.cpp; do not edit.
// To make it again: make generate

// For each reason: the sentence if the error is at a code unit (%u), and if it is
// at the end.  Components (%c) with another sentence come last.
export const SENTENCES = {
    __proto__: null,
    'missing-scheme': [
        'expected a scheme, found \'%u\'',
        'expected a scheme, found the end',
    ],
    'unexpected-fragment': [
        'no fragment can follow',
        'no fragment can follow',
    ],
    'malformed-percent-encoding': [
        'expected a hexadecimal digit of a percent-encoding in %c, found \'%u\'',
        'expected a hexadecimal digit of a percent-encoding in %c, found the end',
    ],
    'colon-in-first-segment': [
        '\':\' in the first segment of a relative reference',
        '\':\' in the first segment of a relative reference',
    ],
    'malformed-ip-literal': [
        'unexpected \'%u\' in IP literal',
        'unexpected end in IP literal',
    ],
    'invalid-port': [
        'the port is not a number',
        'the port is not a number',
    ],
    'unexpected-end': [
        'unexpected end in %c',
        'unexpected end in %c',
    ],
    'unexpected-character': [
        'unexpected character \'%u\' in %c',
        'unexpected character the end in %c',
    ],
    'base-without-scheme': [
        'the base has no scheme',
        'the base has no scheme',
    ],
    'climbs-above-root': [
        '\'..\' climbs above the root of the path',
        '\'..\' climbs above the root of the path',
    ],
    'unreachable': [
        'no reference leads to this URI: resolving removes its dot segments',
        'no reference leads to this URI: resolving removes its dot segments',
        {scheme: 'a URI without a scheme cannot be made relative'},
    ],
    'missing-host': [
        'user information or a port, but no host',
        'user information or a port, but no host',
    ],
    'path-not-absolute': [
        'a path after an authority must start with \'/\' or be empty',
        'a path after an authority must start with \'/\' or be empty',
    ],
    'path-begins-with-slashes': [
        'a path without an authority before it cannot start with \'//\'',
        'a path without an authority before it cannot start with \'//\'',
    ],
};

// The sentence if the error is at the "%" of a wrong triplet, not at one of its digits.
export const AT_PERCENT_SIGN =
    '\'%\' without two hexadecimal digits after it';

// Sets of octets: bit n of word w is for the octet 32 * w + n.
export const SETS = {
    __proto__: null,
    'unreserved': [0x0, 0x3ff6000, 0x87fffffe, 0x47fffffe],
    'hexdig': [0x0, 0x3ff0000, 0x7e, 0x7e],
    'user-name': [0x0, 0x2bff7fd2, 0x87fffffe, 0x47fffffe],
    'password': [0x0, 0x2fff7fd2, 0x87fffffe, 0x47fffffe],
    'host': [0x0, 0x2bff7fd2, 0x87fffffe, 0x47fffffe],
    'segment': [0x0, 0x2fff7fd2, 0x87ffffff, 0x47fffffe],
    'segment-without-colon': [0x0, 0x2bff7fd2, 0x87ffffff, 0x47fffffe],
    'path': [0x0, 0x2fffffd2, 0x87ffffff, 0x47fffffe],
    'query': [0x0, 0xafffffd2, 0x87ffffff, 0x47fffffe],
    'query-parameter': [0x0, 0x8ffff792, 0x87ffffff, 0x47fffffe],
    'fragment': [0x0, 0xafffffd2, 0x87ffffff, 0x47fffffe],
};

// What is known about schemes (RFC 3986, section 6.2.3).
export const SCHEMES = {
    __proto__: null,
    coap: {port: 5683, emptyPathIsRoot: true},
    coaps: {port: 5684, emptyPathIsRoot: true},
    ftp: {port: 21, emptyPathIsRoot: true},
    git: {port: 9418, emptyPathIsRoot: false},
    gopher: {port: 70, emptyPathIsRoot: true},
    http: {port: 80, emptyPathIsRoot: true},
    https: {port: 443, emptyPathIsRoot: true},
    imap: {port: 143, emptyPathIsRoot: true},
    ldap: {port: 389, emptyPathIsRoot: true},
    ldaps: {port: 636, emptyPathIsRoot: true},
    redis: {port: 6379, emptyPathIsRoot: false},
    rtsp: {port: 554, emptyPathIsRoot: false},
    rtsps: {port: 322, emptyPathIsRoot: false},
    rtspu: {port: 554, emptyPathIsRoot: false},
    ssh: {port: 22, emptyPathIsRoot: false},
    svn: {port: 3690, emptyPathIsRoot: false},
    telnet: {port: 23, emptyPathIsRoot: true},
    ws: {port: 80, emptyPathIsRoot: true},
    wss: {port: 443, emptyPathIsRoot: true},
};
