// Runs the machine of the URI-reference (RFC 3986, Appendix A) over a string, and stores six
// offsets.  The machine is a table that Ragel makes from the grammar; this file knows no octet.
//
// A string is read as UTF-16, without a copy.  Offsets count code units.  The machine refuses each
// unit above 127.
import {CLASSES, HOST_BEGIN, HOST_END, PATH_BEGIN, PATH_END, QUERY_END, ROWS, SCHEME_END, START}
    from './table.js';
import {unpack} from './unpack.js';

// `next` has an entry for each state and octet: 128 times the state that follows, or 0 if the
// octet is refused.  ACTS is added if the transition has actions; `actions` has their bits.
const ACTS = 0x8000;
const OPEN = 0x7fffffff;  // an offset that no delimiter has set so far

function makeTable() {
    const {targets, actions, isFinal} = unpack(CLASSES, ROWS);
    const next = targets.map((target, i) => target * 128 + (actions[i] === 0 ? 0 : ACTS));
    return {next, actions, isFinal};
}

const table = /* @__PURE__ */ makeTable();

// Returns the state after an octet; 0 if the octet is refused.
export function after(state, octet) {
    return octet < 128 ? (table.next[state * 128 + octet] & ~ACTS) / 128 : 0;
}

// Returns the bits of the actions of a transition.
export function actionsOf(state, octet) {
    return table.actions[state * 128 + octet];
}

// Returns the state after a text that the machine accepts as the start of a URI-reference.
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

// Returns a number that is negative if `text` is not a URI-reference.  Otherwise, it is the sum of
// the bits of all actions: so SCHEME_END says that there is a scheme.
export function accept(text) {
    const {next, actions} = table;
    let row = START * 128;
    let seen = 0;
    for (let i = 0; i < text.length; ++i) {
        const unit = text.charCodeAt(i);
        const to = unit < 128 ? next[row | unit] : 0;
        if (to === row) {
            continue;  // most octets lead back to the same state
        }
        if (to === 0) {
            return -1;
        }
        if (to >= ACTS) {
            seen |= actions[row | unit];
        }
        row = to & ~ACTS;
    }
    return table.isFinal[row >> 7] === 1 ? seen : -1;
}

// A text as the machine has read it.  The offsets are those of uri_view.hpp.  If the text is not
// valid, they are the offsets of the text before `stop`, the first unit that does not fit.
export class Reading {
    constructor(text, schemeEnd, hostBegin, hostEnd, pathBegin, pathEnd, queryEnd, stop, state) {
        this.text = text;
        this.schemeEnd = schemeEnd;
        this.hostBegin = hostBegin;
        this.hostEnd = hostEnd;
        this.pathBegin = pathBegin;
        this.pathEnd = pathEnd;
        this.queryEnd = queryEnd;
        this.stop = stop;
        this.state = state;  // the state before the unit at `stop`
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

// Reads `text` as a URI-reference.  The last position that is stored for an offset counts, because
// the machine cannot tell user information from a host before it reads the "@".
export function read(text) {
    const {next, actions} = table;
    const size = text.length;
    let schemeEnd = 0;
    let hostBegin = 0;
    let hostEnd = OPEN;
    let pathBegin = 0;
    let pathEnd = OPEN;
    let queryEnd = OPEN;
    let row = START * 128;
    let i = 0;
    for (; i < size; ++i) {
        const unit = text.charCodeAt(i);
        const to = unit < 128 ? next[row | unit] : 0;
        if (to === row) {
            continue;
        }
        if (to === 0) {
            break;
        }
        if (to >= ACTS) {
            const bits = actions[row | unit];
            if (bits & SCHEME_END) {
                schemeEnd = i;
                pathBegin = i + 1;
            }
            if (bits & HOST_BEGIN) {
                hostBegin = i + 1;
                hostEnd = OPEN;  // a ":" before the "@" was part of the user information
                pathBegin = OPEN;
            }
            if (bits & HOST_END) {
                hostEnd = i;
            }
            if (bits & PATH_BEGIN) {
                pathBegin = i;
            }
            if (bits & PATH_END) {
                pathEnd = i;
            }
            if (bits & QUERY_END) {
                queryEnd = i;
            }
        }
        row = to & ~ACTS;
    }
    // An offset that is still open has the value of the next one.
    queryEnd = Math.min(queryEnd, i);
    pathEnd = Math.min(pathEnd, queryEnd);
    pathBegin = Math.min(pathBegin, pathEnd);
    hostEnd = Math.min(hostEnd, pathBegin);
    return new Reading(text, schemeEnd, hostBegin, hostEnd, pathBegin, pathEnd, queryEnd, i,
        row >> 7);
}
