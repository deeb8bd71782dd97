// Recognizes the most usual URIs.  Engines compile a regular expression to machine code, so this is
// faster than the table in machine.js.  Ragel makes the expressions from the grammar.  Each of them
// matches only URIs, so what it does not match is read with the table.
import {NORMAL_URI, USUAL_BASE, USUAL_URI} from './patterns.js';
import {Reading} from './machine.js';

// An engine stores where it could try again, so the room that it needs grows with the text.
const LONGEST = 2 ** 16;

// Returns the offset of the path, or -1 if the text does not match.  Without an authority, it is
// the size of the text.
function find(pattern, text) {
    pattern.lastIndex = 0;
    return text.length <= LONGEST && pattern.test(text) ? pattern.lastIndex : -1;
}

const usual = /* @__PURE__ */ new RegExp(USUAL_URI, 'y');
const normal = /* @__PURE__ */ new RegExp(NORMAL_URI, 'y');
const base = /* @__PURE__ */ new RegExp(USUAL_BASE, 'y');

// URIs without user information and without an IP literal.
export function findUsual(text) {
    return find(usual, text);
}

// URIs that no rule of normalization changes.
export function findNormal(text) {
    return find(normal, text);
}

// URIs whose last "/" ends the directory of their path, which has no "/.".
export function findBase(text) {
    return find(base, text);
}

// Returns the reading of a usual URI.  `found` is what one of the functions above has returned.
export function split(text, found) {
    const schemeEnd = text.indexOf(':');
    const hasAuthority = text.startsWith('//', schemeEnd + 1);
    const pathBegin = hasAuthority ? found : schemeEnd + 1;
    const colon = hasAuthority ? text.lastIndexOf(':', pathBegin - 1) : schemeEnd;
    const hash = text.indexOf('#', pathBegin);
    const queryEnd = hash < 0 ? text.length : hash;
    const mark = text.indexOf('?', pathBegin);
    return new Reading(text, schemeEnd, hasAuthority ? schemeEnd + 3 : 0,
        colon === schemeEnd ? pathBegin : colon, pathBegin,
        mark < 0 || mark > queryEnd ? queryEnd : mark, queryEnd, text.length);
}
