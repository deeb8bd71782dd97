// Normalization and comparison (RFC 3986, sections 6.2.2 and 6.2.3).
import {shownValue} from './error.js';
import {SCHEMES, SETS} from './facts.js';
import {canonicalAddress} from './ipv6.js';
import {canHaveDots, guarded, removeDots, removeDotsInReference} from './path.js';
import {hostKindOf, readingOf} from './uri.js';
import {isIn, octetAt, Parts} from './percent.js';
import {isNormal} from './usual.js';

const LETTER_CASE = 1;
const PERCENT_ENCODING = 2;
export const DOT_SEGMENTS = 4;
const DEFAULT_PORT = 8;
const EMPTY_PORT = 16;
const EMPTY_PATH = 32;
const IPV6_ADDRESS = 64;
export const SYNTAX_BASED = 7;
export const SCHEME_BASED = 63;

const RULES = {
    __proto__: null,
    'letter-case': LETTER_CASE,
    'percent-encoding': PERCENT_ENCODING,
    'dot-segments': DOT_SEGMENTS,
    'default-port': DEFAULT_PORT,
    'empty-port': EMPTY_PORT,
    'empty-path': EMPTY_PATH,
    'ipv6-address': IPV6_ADDRESS,
    'none': 0,
    'syntax-based': SYNTAX_BASED,
    'scheme-based': SCHEME_BASED,
};

function flagsOfRule(rule) {
    const flags = typeof rule === 'string' ? RULES[rule] : undefined;
    if (flags === undefined) {
        throw new TypeError(`unknown rule of normalization: ${shownValue(rule)}`);
    }
    return flags;
}

function flagsOf(rules) {
    // A comparison with the usual rules comes first, because it is faster than looking up the
    // rules.
    return rules === 'syntax-based' ? SYNTAX_BASED : rules === 'scheme-based' ? SCHEME_BASED
        : Array.isArray(rules) ? rules.reduce((sum, rule) => sum | flagsOfRule(rule), 0)
            : flagsOfRule(rules);
}

// What is known about the scheme of a text: its default port, and whether an empty path is "/".
function factsOf(at) {
    return at.hasScheme ? SCHEMES[at.scheme.toLowerCase()] : undefined;
}

function removesPort(at, flags) {
    if (at.hostEnd === at.pathBegin) {
        return false;
    }
    return at.port === '' ? (flags & EMPTY_PORT) !== 0
        : (flags & DEFAULT_PORT) !== 0 && factsOf(at)?.port === Number(at.port);
}

function becomesRoot(at, flags) {
    return (flags & EMPTY_PATH) !== 0 && at.pathBegin === at.pathEnd && at.hasAuthority &&
        factsOf(at)?.emptyPathIsRoot === true;
}

function rewritesAddress(at, flags) {
    return (flags & IPV6_ADDRESS) !== 0 && hostKindOf(at) === 'ipv6';
}

// Decodes triplets of unreserved octets.  In all other triplets, writes the digits in upper case.
function withNormalTriplets(text, flags, lowers) {
    const normal = new Parts();
    let begin = 0;  // the text before this offset is done
    for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 3)) {
        const octet = octetAt(text, at);
        let triplet;
        if ((flags & PERCENT_ENCODING) !== 0 && isIn(SETS.unreserved, octet)) {
            const decoded = String.fromCharCode(octet);
            triplet = lowers ? decoded.toLowerCase() : decoded;
        } else if ((flags & LETTER_CASE) !== 0 && hasLowerDigit(text, at)) {
            triplet = text.slice(at, at + 3).toUpperCase();
        } else {
            continue;
        }
        normal.add(text.slice(begin, at));
        normal.add(triplet);
        begin = at + 3;
    }
    return begin === 0 ? text : String(normal) + text.slice(begin);
}

function hasLowerDigit(text, at) {
    return text.charCodeAt(at + 1) > 0x60 || text.charCodeAt(at + 2) > 0x60;
}

function withNormalCase(text, flags) {
    return (flags & LETTER_CASE) !== 0 ? text.toLowerCase() : text;
}

function normalPath(at, flags) {
    const path = withNormalTriplets(at.path, flags, false);
    if ((flags & DOT_SEGMENTS) === 0 || !canHaveDots(path, 0)) {
        return path;
    }
    return at.hasScheme || at.hasAuthority || path[0] === '/'
        ? guarded(removeDots(path), at.hasAuthority) : removeDotsInReference(path);
}

// Returns the text before the port.
function normalHead(at, flags) {
    const {text} = at;
    const host = withNormalCase(rewritesAddress(at, flags)
        ? `[${canonicalAddress(at.host.slice(1, -1))}]` : text.slice(at.hostBegin, at.hostEnd),
    flags);
    return withNormalCase(text.slice(0, at.afterScheme), flags) + (at.hasAuthority
        ? withNormalTriplets(text.slice(at.afterScheme, at.hostBegin), flags, false) +
            withNormalTriplets(host, flags, (flags & LETTER_CASE) !== 0) : '');
}

function normalForm(at, flags) {
    const {text} = at;
    const head = normalHead(at, flags);
    const port = removesPort(at, flags) ? '' : text.slice(at.hostEnd, at.pathBegin);
    const path = becomesRoot(at, flags) ? '/' : normalPath(at, flags);
    return head + port + path + withNormalTriplets(text.slice(at.pathEnd), flags, false);
}

// Returns whether normalization can only change letters of the scheme and the host.  Most texts are
// like this.
function keepsOthers(at, flags) {
    const {text} = at;
    return text.indexOf('%') < 0 && at.userinfo === undefined &&
        ((flags & DOT_SEGMENTS) === 0 ||
            !canHaveDots(text, at.pathBegin)) &&
        !removesPort(at, flags) && !becomesRoot(at, flags) && !rewritesAddress(at, flags);
}

export function normalizedReading(at, flags) {
    if (!keepsOthers(at, flags)) {
        return normalForm(at, flags);
    }
    const head = at.text.slice(0, at.hostEnd);
    const normal = withNormalCase(head, flags);
    return normal === head ? at.text : normal + at.text.slice(at.hostEnd);
}

/** Returns the normal form of a URI by a set of rules, as a string. */
export function normalize(uri, rules = 'syntax-based') {
    const flags = flagsOf(rules);
    return typeof uri === 'string' && isNormal(uri) ? uri
        : normalizedReading(readingOf(uri), flags);
}

/** Says whether two URIs have the same normal form. */
export function equal(a, b, rules = 'syntax-based') {
    return normalize(a, rules) === normalize(b, rules);
}
