// Composing a URI from its components (RFC 3986, section 5.3), with a check of each of them.
import {mustBeObject, UriError} from './error.js';
import {actionsOf, after, read, stateAfter} from './machine.js';

const NAMES = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];

// For each component, a text after which its value starts.  The machine of the URI-reference reads
// the value from the state after this text.  An action runs only at a delimiter, so a transition
// with an action ends the component.
const STARTS = {
    __proto__: null, userinfo: '//:', host: '//', port: '//@:', path: '///', query: '?',
    fragment: '#',
};

// If this octet can follow, the value is complete.
const NEXT = {__proto__: null, userinfo: '@', host: '/', port: '/', path: '?', query: '#'};

function checkComponent(component, value) {
    const isScheme = component === 'scheme';
    const inScheme = stateAfter('a');
    let state = stateAfter(isScheme ? '' : STARTS[component]);
    let stop = 0;
    for (; stop < value.length; ++stop) {
        const unit = value.charCodeAt(stop);
        const to = after(state, unit);
        if (to === 0 || actionsOf(state, unit) !== 0 || (isScheme && to !== inScheme)) {
            break;
        }
        state = to;
    }
    const next = NEXT[component];
    const isWhole = isScheme ? stop > 0
        : next === undefined ? isComplete(state) : after(state, next.charCodeAt(0)) !== 0;
    if (stop === value.length && isWhole) {
        return null;
    }
    const percent = value.slice(0, stop).lastIndexOf('%');
    if (percent >= 0 && percent >= stop - 2) {
        return {reason: 'malformed-percent-encoding', component, offset: percent, text: value};
    }
    return {reason: stop === value.length ? 'unexpected-end' : 'unexpected-character', component,
        offset: stop, text: value};
}

// Says whether a fragment is complete when the machine is in `state` at its end.  It is incomplete
// only if it ends within a triplet.
function isComplete(state) {
    return after(state, 0x3f) !== 0;
}

function missingPart({scheme, userinfo, host, port}) {
    if (host === undefined && (userinfo !== undefined || port !== undefined)) {
        return {reason: 'missing-host', component: 'host', offset: 0, text: ''};
    }
    return scheme === '' ? {reason: 'unexpected-end', component: 'scheme', offset: 0, text: ''}
        : null;
}

function brokenRule({scheme, host, path}) {
    const error = (reason, offset) => ({reason, component: 'path', offset, text: path});
    if (host !== undefined) {
        return path !== '' && path[0] !== '/' ? error('path-not-absolute', 0) : null;
    }
    if (path.startsWith('//')) {
        return error('path-begins-with-slashes', 1);
    }
    const colon = scheme === undefined ? path.split('/', 1)[0].indexOf(':') : -1;
    return colon >= 0 ? error('colon-in-first-segment', colon) : null;
}

const REPAIRS = {
    __proto__: null, 'path-not-absolute': '/', 'path-begins-with-slashes': '/.',
    'colon-in-first-segment': './',
};

function optional(before, value, after = '') {
    return value === undefined ? '' : before + value + after;
}

// An object of a class is meant as components if it has a path, as a Uri does.  An array and a Date
// have none.
function mustBeComponents(given) {
    mustBeObject(given, 'the components');
    const prototype = Object.getPrototypeOf(given);
    const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
    if (!isPlain && !('path' in given)) {
        throw new TypeError('the components must be a plain object or a Uri');
    }
    for (const name of Object.keys(given)) {
        if (!NAMES.includes(name)) {
            throw new TypeError(`unknown component: ${name}`);
        }
    }
}

// Reads each property only once, so that a getter cannot give another value later.
function partsOf(given) {
    mustBeComponents(given);
    const parts = {};
    for (const name of NAMES) {
        const value = given[name];
        const isText = typeof value === 'string';
        if (!isText && value !== undefined && value !== null &&
            !(name === 'port' && Number.isSafeInteger(value) && value >= 0)) {
            throw new TypeError(`the component ${name} must be a string`);
        }
        parts[name] = value === undefined || value === null ? undefined : String(value);
    }
    parts.path ??= '';
    return parts;
}

/** Composes a URI from its components, and returns it as a string. */
export function build(components, options = {}) {
    const parts = partsOf(components);
    mustBeObject(options);
    const {scheme, userinfo, host, port, path, query, fragment} = parts;
    let error = missingPart(parts);
    let before = '';
    if (error === null) {
        const broken = brokenRule(parts);
        before = broken !== null && options.repair === true ? REPAIRS[broken.reason] : '';
        error = before === '' ? broken : null;
    }
    if (error === null) {
        const text = optional('', scheme, ':') +
            optional('//', host === undefined ? undefined : optional('', userinfo, '@') + host) +
            optional(':', port) + before + path + optional('?', query) + optional('#', fragment);
        const at = read(text);
        if (at.isWhole && at.scheme === scheme && at.userinfo === userinfo && at.host === host &&
            at.port === port && at.path === before + path && at.query === query &&
            at.fragment === fragment) {
            return text;
        }
    }
    for (const name of NAMES) {
        const wrong = parts[name] === undefined ? null : checkComponent(name, parts[name]);
        if (wrong !== null) {
            throw new UriError(wrong);
        }
    }
    throw new UriError(error);
}
