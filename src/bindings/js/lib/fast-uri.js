// The functions of the package fast-uri (and of uri-js), with the machine of RFC 3986.
// docs/javascript.md lists the answers that differ from those of the packages.
import {build} from './build.js';
import {mustBeObject, UriError} from './error.js';
import {SETS} from './facts.js';
import {encodeAround, readLoosely} from './loose.js';
import {read} from './machine.js';
import {DOT_SEGMENTS, normalizedReading, SCHEME_BASED, SYNTAX_BASED} from './normalize.js';
import {resolveReading, resolveUsual} from './resolve.js';
import {isUriReference} from './uri.js';
import {isNormal, split} from './usual.js';

const LETTERS_AND_TRIPLETS = 3;

// Reads a suffix: a URI without its scheme and the "//" (4.5).
function withSuffix(text, options) {
    if (options?.reference !== 'suffix' || typeof text !== 'string') {
        return text;
    }
    return options.scheme ? `${options.scheme}:${text.startsWith('//') ? '' : '//'}${text}`
        : '//' + text;
}

function withoutSuffix(text, options) {
    if (options?.reference !== 'suffix') {
        return text;
    }
    const at = read(text);
    return text.slice(at.afterScheme + (at.hasAuthority ? 2 : 0));
}

// The rules of a normal form.
function flagsFrom(options) {
    return options?.absolutePath === true ? SCHEME_BASED & ~DOT_SEGMENTS : SCHEME_BASED;
}

function referenceOf(at) {
    return at.text === '' || at.text[0] === '#' ? 'same-document' : !at.hasScheme ? 'relative'
        : at.queryEnd === at.stop ? 'absolute' : 'uri';
}

// Returns the components.  The port is a number, or '' if it is empty.  An IP literal has no
// brackets.
function componentsOf(at) {
    const {port, host} = at;
    return {
        scheme: at.scheme,
        userinfo: at.userinfo,
        host: host?.[0] === '[' ? host.slice(1, -1) : host,
        port: port === undefined || port === '' ? port : Number(port),
        path: at.path,
        query: at.query,
        fragment: at.fragment,
        reference: referenceOf(at),
    };
}

/** Splits a text.  If the scheme or the authority is not valid, the result has only an error. */
export function parse(uri, options) {
    const text = withSuffix(uri, options);
    const isDone = typeof text === 'string' && isNormal(text);
    const at = isDone ? split(text) : readLoosely(text);
    if (at instanceof UriError) {
        return {scheme: undefined, userinfo: undefined, host: undefined, port: undefined, path: '',
            query: undefined, fragment: undefined, error: at.message};
    }
    const normal = isDone ? text : normalizedReading(at, LETTERS_AND_TRIPLETS);
    const parsed = componentsOf(normal === at.text ? at : read(normal));
    const wanted = options?.reference;
    if (wanted && wanted !== 'suffix' && wanted !== parsed.reference) {
        parsed.error = `URI is not a ${wanted} reference.`;
    }
    return parsed;
}

function encoded(value, set) {
    return value === undefined || value === null ? undefined : encodeAround(String(value), set);
}

/** Composes a URI.  Throws a UriError if the scheme or the authority is not valid. */
export function serialize(components, options) {
    mustBeObject(components, 'the components');
    const {scheme, userinfo, host, port, path, query, fragment} = components;
    const hasAuthority = host !== undefined && host !== null || port !== undefined &&
        port !== null || userinfo !== undefined && userinfo !== null;
    let name = hasAuthority ? String(host ?? '') : undefined;
    if (name !== undefined && name[0] !== '[') {
        name = !name.includes(':') ? encodeAround(name, SETS.host)
            : isUriReference(`//[${name}]`) ? `[${name}]` : name;
    }
    const text = build({
        scheme: scheme ? scheme : undefined,
        userinfo: encoded(userinfo, SETS.password),
        host: name,
        port: port === null || port === undefined ? undefined : String(port),
        path: encoded(path, SETS.path) ?? '',
        query: encoded(query, SETS.query),
        fragment: encoded(fragment, SETS.fragment),
    }, {repair: true});
    return withoutSuffix(normalizedReading(read(text), flagsFrom(options)), options);
}

/** Resolves a reference.  Throws a UriError if a scheme or an authority is not valid. */
export function resolve(base, relative, options) {
    const usual = resolveUsual(base, relative);
    if (usual !== undefined) {
        return usual;
    }
    const from = readLoosely(base);
    const to = readLoosely(relative);
    if (from instanceof UriError || to instanceof UriError) {
        throw from instanceof UriError ? from : to;
    }
    const target = resolveReading(from, to, {backwardCompatible: options?.tolerant === true});
    return isNormal(target) ? target : normalizedReading(read(target), SYNTAX_BASED);
}

/** Resolves a reference.  Both URIs and the result are given as components. */
export function resolveComponent(base, relative, options) {
    return parse(resolve(serialize(base, options), serialize(relative, options), options), options);
}

/** Returns the normal form of a text or of components.  Returns an invalid text as it is. */
export function normalize(uri, options) {
    if (typeof uri === 'object' && uri !== null) {
        return parse(serialize(uri, options), options);
    }
    if (typeof uri !== 'string') {
        return uri;
    }
    const form = looseForm(withSuffix(uri, options), options);
    return form === undefined ? uri : withoutSuffix(form, options);
}

// Returns the normal form of a text, or undefined if it is not valid.
function looseForm(text, options) {
    if (typeof text === 'string' && isNormal(text)) {
        return text;
    }
    const at = readLoosely(text);
    return at instanceof UriError ? undefined : normalizedReading(at, flagsFrom(options));
}

// Returns the normal form of a text or of components, or undefined if it is not valid.
function comparable(uri, options) {
    try {
        return looseForm(withSuffix(typeof uri === 'string' ? uri : serialize(uri, options),
            options), options);
    } catch (error) {
        if (error instanceof UriError || error instanceof TypeError) {
            return undefined;
        }
        throw error;
    }
}

/** Says whether two URIs have the same normal form.  An invalid URI is equal to nothing. */
export function equal(a, b, options) {
    const from = comparable(a, options);
    const to = comparable(b, options);
    return from !== undefined && from === to;
}

const fastUri = {equal, normalize, parse, resolve, resolveComponent, serialize};
export {fastUri};
export default fastUri;
