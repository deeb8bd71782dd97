// Recognizes the most usual URIs.  Engines compile a regular expression to machine code, so this is
// faster than the table in machine.js.  Ragel makes the expressions from the grammar.  They match
// only URIs.  All other texts are read with the table.
import {NORMAL_BASE, NORMAL_RELATIVE, NORMAL_URI, PLAIN_URI, USUAL_URI} from './patterns.js';
import {findShortRelative, Reading} from './machine.js';

// An engine stores the offsets to which it could backtrack, so a longer text needs more memory.
const LONGEST = 2 ** 16;

// Returns where the match ends, or -1 if the text does not match.
function find(pattern, text) {
    pattern.lastIndex = 0;
    return text.length <= LONGEST && pattern.test(text) ? pattern.lastIndex : -1;
}

const plain = /* @__PURE__ */ new RegExp(PLAIN_URI, 'y');
const usual = /* @__PURE__ */ new RegExp(USUAL_URI, 'y');
const normal = /* @__PURE__ */ new RegExp(NORMAL_URI, 'y');
const base = /* @__PURE__ */ new RegExp(NORMAL_BASE, 'y');
const relative = /* @__PURE__ */ new RegExp(NORMAL_RELATIVE, 'y');

// Says whether a text is a plain URI: it has an authority, and no ":" and no "@" after the "//".
export function isPlain(text) {
    return find(plain, text) === text.length;
}

// Says whether a text is a usual URI: it has no user information and no IP literal.  Most usual
// URIs are plain URIs, which are found in less time.
export function isUsual(text) {
    return isPlain(text) || find(usual, text) === text.length;
}

// Returns true for a usual URI.  Returns false for a text that is not a URI-reference.  Returns
// undefined if only the table in machine.js can decide.
export function verdictOf(text) {
    if (isPlain(text)) {
        return true;
    }
    const end = find(usual, text);
    if (end === text.length) {
        return true;
    }
    // After the authority, a usual URI allows the same octets as any other URI.  So a text that
    // stops matching there is no URI.
    const slash = end < 0 ? -1 : text.indexOf('/', text.indexOf(':') + 3);
    return slash >= 0 && slash < end ? false : undefined;
}

// Says whether a text is a URI in its normal form for all rules.
export function isNormal(text) {
    return find(normal, text) === text.length;
}

// Finds a URI with an authority and a path that are in their normal form for the rules of syntax.
// Returns the end of the path, or -1 for any other text.
export function findBase(text) {
    return find(base, text);
}

// Finds a relative path that is in its normal form after the dot segments at its start.  Returns
// the offset after these segments, or -1 for any other text.
export function findRelative(text) {
    return (text.length < 12 ? findShortRelative(text) : undefined) ?? findLongRelative(text);
}

export function findLongRelative(text) {
    return find(relative, text);
}

// Returns the reading of a usual URI.
export function split(text) {
    const schemeEnd = text.indexOf(':');
    const hostBegin = text.startsWith('//', schemeEnd + 1) ? schemeEnd + 3 : 0;
    const begin = hostBegin === 0 ? schemeEnd + 1 : hostBegin;
    const hash = text.indexOf('#', begin);
    const queryEnd = hash < 0 ? text.length : hash;
    const mark = text.indexOf('?', begin);
    const pathEnd = mark < 0 || mark > queryEnd ? queryEnd : mark;
    if (hostBegin === 0) {
        return new Reading(text, schemeEnd, 0, begin, begin, pathEnd, queryEnd, text.length);
    }
    const slash = text.indexOf('/', begin);
    const pathBegin = slash < 0 || slash > pathEnd ? pathEnd : slash;
    const colon = text.indexOf(':', begin);
    const hostEnd = colon < 0 || colon > pathBegin ? pathBegin : colon;
    return new Reading(text, schemeEnd, hostBegin, hostEnd, pathBegin, pathEnd, queryEnd,
        text.length);
}
