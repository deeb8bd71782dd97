// Runs the machine of the URI-reference (RFC 3986, Appendix A) over a string, and stores six
// offsets.  Ragel makes the machine, which is a table, from the grammar.  So this file has no set
// of octets.
//
// A string is read as UTF-16, without a copy.  Offsets count code units.  The machine refuses each
// unit above 127.
import {CLASSES, HOST_BEGIN, HOST_END, PATH_BEGIN, PATH_END, QUERY_END, ROWS, SCHEME_END, START}
    from './table.js';
import {unpack} from './unpack.js';

// `next` has a number for each state and octet: 128 times the next state, plus the bits of the
// actions.  It is 0 if the octet is refused.
const STATE = 0x7f80;
const ACTIONS = 0x3f;

function makeTable() {
    const {targets, actions, isFinal} = unpack(CLASSES, ROWS);
    return {next: targets.map((target, i) => target * 128 + actions[i]), isFinal};
}

const table = /* @__PURE__ */ makeTable();

// Returns the state after an octet, or 0 if the octet is refused.
export function after(state, octet) {
    return octet < 128 ? (table.next[state * 128 + octet] & STATE) / 128 : 0;
}

// Returns the bits of the actions of a transition.
export function actionsOf(state, octet) {
    return table.next[state * 128 + octet] & ACTIONS;
}

// Returns the state after a text.  The machine must accept it as the start of a URI-reference.
export function stateAfter(text) {
    let state = START;
    for (let i = 0; i < text.length; ++i) {
        state = after(state, text.charCodeAt(i));
    }
    return state;
}

export function isFinal(state) {
    return table.isFinal[state] === 1;
}

// Returns a negative number if `text` is not a URI-reference.  Otherwise, returns the sum of the
// bits of all actions: SCHEME_END, for instance, means that there is a scheme.
export function accept(text) {
    const {next} = table;
    const size = text.length;
    let row = START * 128;
    let seen = 0;
    for (let i = 0; i < size; ++i) {
        const unit = text.charCodeAt(i);
        if (unit > 127) {
            return -1;
        }
        const to = next[row | unit];
        if (to === row) {
            continue;  // most octets lead back to the same state
        }
        if (to === 0) {
            return -1;
        }
        seen |= to;  // faster without a branch; bits of states do not matter
        row = to & STATE;
    }
    return isFinal(row >> 7) ? seen & ACTIONS : -1;
}

const afterDots = /* @__PURE__ */ stateAfter('./') * 128;
const AFTER_PATH = PATH_END | QUERY_END;

// Does the same as findLongRelative() in usual.js, but may return undefined if there is a "%".  For
// a short text, this is faster than a regular expression.
export function findShortRelative(text) {
    const {next} = table;
    const size = text.length;
    let begin = 0;
    while (text.charCodeAt(begin) === 0x2e) {
        const isParent = text.charCodeAt(begin + 1) === 0x2e;
        begin += isParent ? 3 : 2;
        if (text.charCodeAt(begin - 1) !== 0x2f) {
            return -1;
        }
    }
    const first = text.charCodeAt(begin);
    if (first === 0x2f || first === 0x3f || first === 0x23) {
        return -1;
    }
    let row = begin === 0 ? START * 128 : afterDots;
    let seen = 0;
    let before = first;
    for (let i = begin; i < size; ++i) {
        const unit = text.charCodeAt(i);
        if (unit === 0x25) {
            return undefined;
        }
        const to = unit > 127 ? 0 : next[row | unit];
        if (to === 0 || (unit === 0x2e && before === 0x2f && (seen & AFTER_PATH) === 0)) {
            return -1;
        }
        seen |= to & ACTIONS;
        row = to & STATE;
        before = unit;
    }
    return begin < size && (seen & (SCHEME_END | HOST_BEGIN)) === 0 ? begin : -1;
}

// A text that the machine has read.  The offsets are those of uri_view.hpp.  If the text is not
// valid, `stop` is the offset of the first unit that the machine refuses, and the other offsets are
// those of the text before `stop`.
export class Reading {
    constructor(text, schemeEnd, hostBegin, hostEnd, pathBegin, pathEnd, queryEnd, stop,
        state = START) {
        this.text = text;
        this.schemeEnd = schemeEnd;
        this.hostBegin = hostBegin;
        this.hostEnd = hostEnd;
        this.pathBegin = pathBegin;
        this.pathEnd = pathEnd;
        this.queryEnd = queryEnd;
        this.stop = stop;
        this.state = state;  // the state before the unit at `stop`, or a final state
    }
    get isWhole() {
        return this.stop === this.text.length && isFinal(this.state);
    }
    get hasScheme() {
        return this.schemeEnd !== 0;
    }
    get hasAuthority() {
        return this.hostBegin !== 0;
    }
    get afterScheme() {
        return this.schemeEnd === 0 ? 0 : this.schemeEnd + 1;
    }
    get scheme() {
        return this.schemeEnd === 0 ? undefined : this.text.slice(0, this.schemeEnd);
    }
    get authority() {
        return this.hostBegin === 0 ? undefined
            : this.text.slice(this.afterScheme + 2, this.pathBegin);
    }
    get userinfo() {
        const begin = this.afterScheme + 2;
        return this.hostBegin <= begin ? undefined : this.text.slice(begin, this.hostBegin - 1);
    }
    get host() {
        return this.hostBegin === 0 ? undefined : this.text.slice(this.hostBegin, this.hostEnd);
    }
    get port() {
        return this.hostEnd === this.pathBegin ? undefined
            : this.text.slice(this.hostEnd + 1, this.pathBegin);
    }
    get path() {
        return this.text.slice(this.pathBegin, this.pathEnd);
    }
    get query() {
        return this.pathEnd === this.queryEnd ? undefined
            : this.text.slice(this.pathEnd + 1, this.queryEnd);
    }
    get fragment() {
        return this.queryEnd === this.stop ? undefined
            : this.text.slice(this.queryEnd + 1, this.stop);
    }
}

// The last offset at which each combination of actions ran, or a negative number.  Offsets are
// stored without a branch; the entry for no actions is never read.  Only the last offset counts,
// because the machine cannot tell user information from a host before it reads the "@".
const ranAt = /* @__PURE__ */ new Int32Array(64);
const PATH_IS_EMPTY = PATH_BEGIN | PATH_END;
const PATH_AND_QUERY_ARE_EMPTY = PATH_BEGIN | QUERY_END;

// Returns the larger offset, or `otherwise` if there is none.
function lastOf(a, b, otherwise) {
    const last = a > b ? a : b;
    return last < 0 ? otherwise : last;
}

// Reads `text` as a URI-reference.
export function read(text) {
    const {next} = table;
    const size = text.length;
    ranAt[SCHEME_END] = ranAt[HOST_BEGIN] = ranAt[HOST_END] = ranAt[PATH_BEGIN] = -1;
    ranAt[PATH_END] = ranAt[QUERY_END] = -1;
    ranAt[PATH_IS_EMPTY] = ranAt[PATH_AND_QUERY_ARE_EMPTY] = -1;
    let row = START * 128;
    let stop = 0;
    for (; stop < size; ++stop) {
        const unit = text.charCodeAt(stop);
        if (unit > 127) {
            break;
        }
        const to = next[row | unit];
        if (to === row) {
            continue;
        }
        if (to === 0) {
            break;
        }
        ranAt[to & ACTIONS] = stop;
        row = to & STATE;
    }
    const queryEnd = lastOf(ranAt[QUERY_END], ranAt[PATH_AND_QUERY_ARE_EMPTY], stop);
    const pathEnd = lastOf(ranAt[PATH_END], ranAt[PATH_IS_EMPTY], queryEnd);
    const afterScheme = ranAt[SCHEME_END] + 1;
    const hostBegin = ranAt[HOST_BEGIN] + 1;
    let pathBegin = afterScheme;
    let hostEnd = afterScheme;
    if (hostBegin !== 0) {
        const noPath = lastOf(ranAt[PATH_IS_EMPTY], ranAt[PATH_AND_QUERY_ARE_EMPTY], pathEnd);
        pathBegin = lastOf(ranAt[PATH_BEGIN], -1, noPath);
        // A ":" before the "@" is part of the user information.
        hostEnd = ranAt[HOST_END] < hostBegin ? pathBegin : ranAt[HOST_END];
    }
    return new Reading(text, afterScheme === 0 ? 0 : afterScheme - 1, hostBegin, hostEnd,
        pathBegin, pathEnd, queryEnd, stop, row >> 7);
}
