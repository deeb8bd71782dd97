// Parsing: a URI with its components, and verdicts without them.
import {anyReference, errorOf, mustBeString, readValid, ruleOf} from './error.js';
import {accept, after, isFinal, read, Reading, stateAfter} from './machine.js';
import {QUERY_END, SCHEME_END} from './table.js';

let readingIn;

/** A URI or a relative reference that was parsed.  A component that is absent is undefined. */
export class Uri {
    #at;
    static {
        readingIn = (uri) => uri.#at;
    }
    constructor(at) {
        if (!(at instanceof Reading)) {
            throw new TypeError('parse() makes a Uri');
        }
        this.#at = at;
    }
    get text() {
        return this.#at.text;
    }
    get scheme() {
        return this.#at.scheme;
    }
    get authority() {
        return this.#at.authority;
    }
    get userinfo() {
        return this.#at.userinfo;
    }
    get host() {
        return this.#at.host;
    }
    get hostKind() {
        return hostKindOf(this.#at);
    }
    get port() {
        return this.#at.port;
    }
    get path() {
        return this.#at.path;
    }
    get query() {
        return this.#at.query;
    }
    get fragment() {
        return this.#at.fragment;
    }
    get isRelative() {
        return !this.#at.hasScheme;
    }
    toString() {
        return this.#at.text;
    }
    toJSON() {
        const {scheme, userinfo, host, port, path, query, fragment} = this;
        return {scheme, userinfo, host, port, path, query, fragment};
    }
}

// A registered name can look like an IPv4 address; then it is one (3.2.2).  What follows "[::" up
// to the "]" is such an address if it has a "." and no ":".
export function hostKindOf({host}) {
    if (host === undefined) {
        return undefined;
    }
    if (host[0] === '[') {
        return after(stateAfter('//['), host.charCodeAt(1)) === stateAfter('//[v') ? 'ipvfuture'
            : 'ipv6';
    }
    let state = stateAfter('//[::');
    for (let i = 0; i < host.length && state !== 0; ++i) {
        state = after(state, host.charCodeAt(i));
    }
    return host.includes('.') && isFinal(after(state, 0x5d)) ? 'ipv4' : 'reg-name';
}

// Returns the reading of a Uri, or of a text that must be a URI-reference.
export function readingOf(value) {
    return value instanceof Uri ? readingIn(value) : readValid(value, anyReference);
}

/** Parses `text`, and throws a UriError if it does not match the rule. */
export function parse(text, rule = 'uri-reference') {
    return new Uri(readValid(text, ruleOf(rule)));
}

/** Parses `text`, and returns null if it does not match the rule. */
export function tryParse(text, rule = 'uri-reference') {
    const wanted = ruleOf(rule);
    const at = read(mustBeString(text));
    return at.isWhole && follows(wanted, at.hasScheme, at.queryEnd !== at.stop) ? new Uri(at)
        : null;
}

/** Returns the UriError that parse() would throw, or null. */
export function findError(text, rule = 'uri-reference') {
    return errorOf(read(mustBeString(text)), ruleOf(rule));
}

function follows(rule, hasScheme, hasFragment) {
    return !(rule.needsScheme && !hasScheme) && !(rule.refusesScheme && hasScheme) &&
        !(rule.refusesFragment && hasFragment);
}

/** Says whether `text` matches the rule.  What is no string does not match. */
export function isValid(text, rule = 'uri-reference') {
    const wanted = ruleOf(rule);
    const seen = typeof text === 'string' ? accept(text) : -1;
    return seen >= 0 && follows(wanted, (seen & SCHEME_END) !== 0, (seen & QUERY_END) !== 0);
}

export function isUriReference(text) {
    return typeof text === 'string' && accept(text) >= 0;
}

export function isUri(text) {
    const seen = typeof text === 'string' ? accept(text) : -1;
    return seen >= 0 && (seen & SCHEME_END) !== 0;
}

export function isAbsoluteUri(text) {
    const seen = typeof text === 'string' ? accept(text) : -1;
    return seen >= 0 && (seen & (SCHEME_END | QUERY_END)) === SCHEME_END;
}

export function isRelativeRef(text) {
    const seen = typeof text === 'string' ? accept(text) : -1;
    return seen >= 0 && (seen & SCHEME_END) === 0;
}
