// Says where and why a text is not valid, in the words of the C++ library.  The sentences are
// generated from the library.  This file finds the component and the reason in the same way as
// src/parse/explain.cpp.
import {AT_PERCENT_SIGN, SENTENCES} from './facts.js';
import {after, isFinal, read, stateAfter} from './machine.js';

/**
 * The rules that a text can be checked against, and what they require of the scheme and the
 * fragment.
 */
const RULES = {
    __proto__: null,
    'uri-reference': {},
    'uri': {needsScheme: true},
    'absolute-uri': {needsScheme: true, refusesFragment: true},
    'relative-ref': {refusesScheme: true},
};

export const anyReference = RULES['uri-reference'];
export const anyUri = RULES.uri;
export const absoluteUri = RULES['absolute-uri'];
export const relativeRef = RULES['relative-ref'];

export function ruleOf(name) {
    if (name === 'uri-reference') {
        return anyReference;
    }
    const rule = typeof name === 'string' ? RULES[name] : undefined;
    if (rule === undefined) {
        throw new TypeError(`unknown rule: ${shownValue(name)}`);
    }
    return rule;
}

// Shows an argument in an error.  Does not call its toString(), which could do anything.
export function shownValue(value) {
    return typeof value === 'string' ? value : value === null ? 'null' : typeof value;
}

// Returns a code unit as messages show it.
function shown(unit) {
    if (unit >= 0x20 && unit < 0x7f) {
        return String.fromCharCode(unit);
    }
    const digits = unit.toString(16).toUpperCase();
    return unit < 0x100 ? '\\x' + digits.padStart(2, '0') : '\\u' + digits.padStart(4, '0');
}

function shownText(text) {
    return text.replace(/[^ -~]/g, (unit) => shown(unit.charCodeAt(0)));
}

// Says whether the error is at the "%" of a wrong triplet, and not at one of its digits.
function isAtPercentSign(reason, offset, text) {
    return reason === 'malformed-percent-encoding' && text[offset] === '%' &&
        !text.slice(Math.max(0, offset - 2), offset).includes('%');
}

/** An error: where and why a text is not valid, or an operation has no result. */
export class UriError extends Error {
    constructor({reason, component, offset, text}) {
        const [withUnit, atEnd, special] = SENTENCES[reason];
        const sentence = isAtPercentSign(reason, offset, text)
            ? AT_PERCENT_SIGN
            : special?.[component] ?? (offset < text.length ? withUnit : atEnd);
        super(sentence.replace('%c', component)
            .replace('%u', () => shown(text.charCodeAt(offset))));
        this.reason = reason;
        this.component = component;
        this.offset = offset;
        this.text = text;
    }
    get name() {
        return 'UriError';
    }
    /** Two lines: the text, and a "^" under the unit at the offset. */
    get caret() {
        return caretDiagram(this.text, this.offset);
    }
}

function fitInto(room, units) {
    let count = 0;
    let columns = 0;
    for (const unit of units) {
        const width = shown(unit).length;
        if (columns + width > room) {
            break;
        }
        columns += width;
        ++count;
    }
    return {count, columns};
}

function* unitsFrom(text, begin, step) {
    for (let i = begin; i >= 0 && i < text.length; i += step) {
        yield text.charCodeAt(i);
    }
}

/**
 * Returns two lines, each with LF at its end: `text`, and a "^" under the unit at `offset`.  If the
 * text is long, shows only about `width` columns around the offset.
 */
export function caretDiagram(text, offset, width = 79) {
    mustBeString(text);
    mustBeInteger(offset, 'the offset');
    if (width !== Infinity) {
        mustBeInteger(width, 'the width');
    }
    offset = Math.max(0, Math.min(offset, text.length));
    const cut = '...';
    const isWhole = text.length <= width && shownText(text).length <= width;
    const room = isWhole ? width : width - Math.min(width, 2 * cut.length);
    const leastAfter = fitInto(Math.floor(room / 3), unitsFrom(text, offset, 1)).columns;
    const left = fitInto(room - leastAfter, unitsFrom(text, offset - 1, -1));
    const right = fitInto(room - left.columns, unitsFrom(text, offset, 1));
    const before = (left.count < offset ? cut : '') +
        shownText(text.slice(offset - left.count, offset));
    const rest = shownText(text.slice(offset, offset + right.count)) +
        (offset + right.count < text.length ? cut : '');
    return `${before}${rest}\n${' '.repeat(before.length)}^\n`;
}

// Returns how many octets at the start of a text have the form of a scheme.
export function schemePrefixSize(text) {
    const inScheme = stateAfter('a');
    let state = stateAfter('');
    let size = 0;
    while (size < text.length && (state = after(state, text.charCodeAt(size))) === inScheme) {
        ++size;
    }
    return size;
}

// Returns the offset at which a text starts to break `rule`, or -1 if it does not.
function stopOf(at, rule) {
    if (rule.refusesScheme && at.hasScheme) {
        return at.schemeEnd;
    }
    if (rule.needsScheme && !at.hasScheme) {
        return schemePrefixSize(at.text);
    }
    if (rule.refusesFragment && at.queryEnd !== at.stop) {
        return at.queryEnd;
    }
    return at.isWhole ? -1 : at.stop;
}

// Returns the component in which the text before the stop ends.
function openComponent(at) {
    if (at.queryEnd !== at.stop) {
        return 'fragment';
    }
    if (at.pathEnd !== at.stop) {
        return 'query';
    }
    if (!at.hasAuthority || at.pathBegin !== at.stop) {
        return 'path';
    }
    if (at.hostEnd === at.stop) {
        return 'host';
    }
    return isFinal(at.state) ? 'port' : 'userinfo';
}

function explain(at, rule, stop) {
    const {text} = at;
    const isAtEnd = stop === text.length;
    const plain = isAtEnd ? 'unexpected-end' : 'unexpected-character';
    if (rule.needsScheme && !at.hasScheme) {
        return [stop === 0 ? 'missing-scheme' : plain, 'scheme'];
    }
    if (stop < at.stop) {
        return rule.needsScheme ? ['unexpected-fragment', 'fragment']
            : ['colon-in-first-segment', 'path'];
    }
    const isInTriplet = text.slice(Math.max(0, stop - 2), stop).includes('%');
    let component = openComponent(at);
    // If the authority ends here, and is only valid as user information, the user meant a host and
    // a port.
    if (component === 'userinfo' && !isInTriplet &&
        (isAtEnd || isFinal(after(stateAfter('//'), text.charCodeAt(stop))))) {
        component = 'port';
    }
    if (isInTriplet) {
        return ['malformed-percent-encoding', component];
    }
    if (component === 'path' && text[stop] === ':') {
        return ['colon-in-first-segment', component];
    }
    if (component === 'host' && !isFinal(at.state)) {
        return ['malformed-ip-literal', component];
    }
    return [component === 'port' ? 'invalid-port' : plain, component];
}

// Returns the error of a text that was read, or null.
export function errorOf(at, rule) {
    const offset = stopOf(at, rule);
    if (offset < 0) {
        return null;
    }
    const [reason, component] = explain(at, rule, offset);
    return new UriError({reason, component, offset, text: at.text});
}

export function mustBeString(value) {
    if (typeof value !== 'string') {
        throw new TypeError(`a URI must be a string, not ${shownValue(value)}`);
    }
    return value;
}

function mustBeInteger(value, what) {
    if (!Number.isInteger(value)) {
        throw new TypeError(`${what} must be an integer, not ${shownValue(value)}`);
    }
}

export function mustBeObject(value, what = 'the options') {
    if (typeof value !== 'object' || value === null) {
        throw new TypeError(`${what} must be an object, not ${shownValue(value)}`);
    }
}

// Reads a text that must be valid by `rule`.
export function readValid(text, rule) {
    const at = read(mustBeString(text));
    if (at.isWhole && rule === anyReference) {
        return at;
    }
    const error = errorOf(at, rule);
    if (error !== null) {
        throw error;
    }
    return at;
}
