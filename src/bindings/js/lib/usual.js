// Recognizes the most usual URIs.  Engines compile a regular expression to machine code, so this is
// faster than the table in machine.js.  Ragel makes the expressions from the grammar.  Each of them
// matches only URIs, so what it does not match is read with the table.
import {NORMAL_BASE, NORMAL_RELATIVE, NORMAL_URI, USUAL_URI} from './patterns.js';
import {Reading} from './machine.js';

// An engine stores where it could try again, so the room that it needs grows with the text.
const LONGEST = 2 ** 16;

// Returns the offset of the mark, or -1 if the text does not match.
function find(pattern, text) {
    pattern.lastIndex = 0;
    return text.length <= LONGEST && pattern.test(text) ? pattern.lastIndex : -1;
}

const usual = /* @__PURE__ */ new RegExp(USUAL_URI, 'y');
const normal = /* @__PURE__ */ new RegExp(NORMAL_URI, 'y');
const base = /* @__PURE__ */ new RegExp(NORMAL_BASE, 'y');
const relative = /* @__PURE__ */ new RegExp(NORMAL_RELATIVE, 'y');

// URIs without user information and without an IP literal.  Returns the begin of the path; without
// an authority, the end of the text.
export function findUsual(text) {
    return find(usual, text);
}

// URIs that no rule of normalization changes.  Returns the same offset.
export function findNormal(text) {
    return find(normal, text);
}

// URIs with an authority and a path, which no rule of syntax changes.  Returns the end of the path.
export function findBase(text) {
    return find(base, text);
}

// Relative paths that are normal after the dot segments at the start.  Returns the offset after
// these.
export function findRelative(text) {
    return find(relative, text);
}

// Returns the reading of a usual URI.  `found` is what one of the functions above has returned.
export function split(text, found) {
    const schemeEnd = text.indexOf(':');
    const hasAuthority = text.startsWith('//', schemeEnd + 1);
    const pathBegin = hasAuthority ? found : schemeEnd + 1;
    const hostBegin = hasAuthority ? schemeEnd + 3 : 0;
    const colon = hasAuthority ? text.indexOf(':', hostBegin) : -1;
    const hash = text.indexOf('#', pathBegin);
    const queryEnd = hash < 0 ? text.length : hash;
    const mark = text.indexOf('?', pathBegin);
    return new Reading(text, schemeEnd, hostBegin,
        colon < 0 || colon > pathBegin ? pathBegin : colon, pathBegin,
        mark < 0 || mark > queryEnd ? queryEnd : mark, queryEnd, text.length);
}
