// Parsing: a URI with its components, and verdicts without them.
import {absoluteUri, anyReference, anyUri, errorOf, mustBeString, readValid, relativeRef,
    ruleOf} from './error.js';
import {accept, after, isFinal, read, stateAfter} from './machine.js';
import {QUERY_END, SCHEME_END} from './table.js';
import {isUsual, split, verdictOf} from './usual.js';

let readingIn;
const key = {};  // only this module can make a Uri

/** A URI or a relative reference that was parsed.  A component that is absent is undefined. */
export class Uri {
    #text;
    #reading;  // undefined for a usual URI, until an offset is needed
    static {
        readingIn = (uri) => uri.#reading ??= split(uri.#text);
    }
    constructor(text, reading, given) {
        if (given !== key) {
            throw new TypeError('parse() makes a Uri');
        }
        this.#text = text;
        this.#reading = reading;
    }
    get text() {
        return this.#text;
    }
    get scheme() {
        return readingIn(this).scheme;
    }
    get authority() {
        return readingIn(this).authority;
    }
    get userinfo() {
        return readingIn(this).userinfo;
    }
    get host() {
        return readingIn(this).host;
    }
    get hostKind() {
        return hostKindOf(readingIn(this));
    }
    get port() {
        return readingIn(this).port;
    }
    get path() {
        return readingIn(this).path;
    }
    get query() {
        return readingIn(this).query;
    }
    get fragment() {
        return readingIn(this).fragment;
    }
    get isRelative() {
        return !readingIn(this).hasScheme;
    }
    toString() {
        return this.#text;
    }
    toJSON() {
        const {scheme, userinfo, host, port, path, query, fragment} = this;
        return {scheme, userinfo, host, port, path, query, fragment};
    }
    // What console.log() shows in Node, Deno and Bun.
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return this.toJSON();
    }
}

// If a registered name looks like an IPv4 address, it is an IPv4 address (3.2.2).  To find out, the
// machine reads the name between "[::" and "]".  There, a text with a "." and without a ":" is
// valid only if it is an IPv4 address.
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
    return value instanceof Uri ? readingIn(value)
        : typeof value === 'string' && isUsual(value) ? split(value)
            : readValid(value, anyReference);
}

// Says whether a usual URI matches a rule.  A usual URI has a scheme.
function usualFollows(rule, text) {
    return rule === anyReference || follows(rule, true, rule.refusesFragment && text.includes('#'));
}

/** Parses `text`, and throws a UriError if it does not match the rule. */
export function parse(text, rule = 'uri-reference') {
    const wanted = ruleOf(rule);
    const isFound = typeof text === 'string' && isUsual(text) && usualFollows(wanted, text);
    return new Uri(text, isFound ? undefined : readValid(text, wanted), key);
}

/** Parses `text`, and returns null if it does not match the rule. */
export function tryParse(text, rule = 'uri-reference') {
    const wanted = ruleOf(rule);
    const verdict = verdictOf(mustBeString(text));
    if (verdict !== undefined) {
        return verdict && usualFollows(wanted, text) ? new Uri(text, undefined, key) : null;
    }
    const at = read(text);
    return at.isWhole && follows(wanted, at.hasScheme, at.queryEnd !== at.stop)
        ? new Uri(text, at, key) : null;
}

/** Returns the UriError that parse() would throw, or null. */
export function findError(text, rule = 'uri-reference') {
    const wanted = ruleOf(rule);
    return isUsual(mustBeString(text)) && usualFollows(wanted, text) ? null
        : errorOf(read(text), wanted);
}

function follows(rule, hasScheme, hasFragment) {
    return !(rule.needsScheme && !hasScheme) && !(rule.refusesScheme && hasScheme) &&
        !(rule.refusesFragment && hasFragment);
}

// Says whether `text` matches a rule of error.js.
function matches(text, rule) {
    const verdict = typeof text === 'string' ? verdictOf(text) : false;
    if (verdict !== undefined) {
        return verdict && usualFollows(rule, text);
    }
    const seen = accept(text);
    return seen >= 0 && follows(rule, (seen & SCHEME_END) !== 0, (seen & QUERY_END) !== 0);
}

/** Says whether `text` matches the rule.  A value that is not a string does not match. */
export function isValid(text, rule = 'uri-reference') {
    return matches(text, ruleOf(rule));
}

export function isUriReference(text) {
    return matches(text, anyReference);
}

export function isUri(text) {
    return matches(text, anyUri);
}

export function isAbsoluteUri(text) {
    return matches(text, absoluteUri);
}

export function isRelativeRef(text) {
    return matches(text, relativeRef);
}
