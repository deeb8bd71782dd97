// Resolving a reference against a base, and its reverse (RFC 3986, section 5.2).
import {mustBeObject, UriError} from './error.js';
import {findClimb, findDots, guarded, removeDots, removeDotsInReference} from './path.js';
import {readingOf} from './uri.js';
import {findBase, findRelative} from './usual.js';

// Returns the part of the base's path that is put before a relative path (5.2.3).
function directoryOf(base) {
    if (base.pathBegin === base.pathEnd) {
        return base.hasAuthority ? '/' : '';
    }
    const {path} = base;
    return path.slice(0, path.lastIndexOf('/') + 1);
}

function mustHaveScheme(base) {
    if (!base.hasScheme) {
        throw new UriError({reason: 'base-without-scheme', component: 'scheme', offset: 0,
            text: base.text});
    }
}

/** Resolves a reference against a base, and returns the target as a string (5.2). */
export function resolve(base, reference, options = {}) {
    mustBeObject(options);
    const target = options.refuseAboveRoot === true ? undefined : resolveUsual(base, reference);
    if (target !== undefined) {
        return target;
    }
    const from = readingOf(base);
    const to = readingOf(reference);
    mustHaveScheme(from);
    return resolveReading(from, to, options);
}

// Returns the offset of the last "/" before `end`.  There must be one.  lastIndexOf() and a loop
// over single units are slower.  charCodeAt() returns NaN for an offset before the text.
function slashBefore(text, end) {
    for (let at = end - 1; ; at -= 4) {
        if (text.charCodeAt(at) === 0x2f) {
            return at;
        }
        if (text.charCodeAt(at - 1) === 0x2f) {
            return at - 1;
        }
        if (text.charCodeAt(at - 2) === 0x2f) {
            return at - 2;
        }
        if (text.charCodeAt(at - 3) === 0x2f) {
            return at - 3;
        }
    }
}

// Returns the target of a relative path, or undefined if the texts are not usual strings.  The
// target is in its normal form for the rules of syntax.
export function resolveUsual(base, reference) {
    if (typeof base !== 'string' || typeof reference !== 'string') {
        return undefined;
    }
    const pathEnd = findBase(base);
    const afterDots = pathEnd < 0 ? -1 : findRelative(reference);
    if (afterDots < 0) {
        return undefined;
    }
    let slash = slashBefore(base, pathEnd);
    for (let at = 0; at < afterDots;) {
        const isParent = reference.charCodeAt(at + 1) === 0x2e;
        slash = isParent ? parentOf(base, slash) : slash;
        at += isParent ? 3 : 2;
    }
    return base.slice(0, slash + 1) + reference.slice(afterDots);
}

// Returns the offset of the "/" before the "/" at `slash`.  If `slash` starts the path, returns
// `slash`, because the "/" before it would belong to the authority.
function parentOf(base, slash) {
    const parent = slashBefore(base, slash);
    const canBeFirst = base.charCodeAt(parent - 1) === 0x2f;
    return canBeFirst && slash === base.indexOf('/', base.indexOf(':') + 3) ? slash : parent;
}

// If the base has no scheme, the target is a relative reference.
export function resolveReading(from, to, options) {
    const tail = to.text.slice(to.pathEnd);
    const {path} = to;
    const ignoresScheme = options.backwardCompatible === true && to.hasScheme && from.hasScheme &&
        to.scheme.toLowerCase() === from.scheme.toLowerCase();
    let head;
    let directory = '';
    let hasAuthority = true;
    if (to.hasScheme && !ignoresScheme) {
        head = to.text.slice(0, to.pathBegin);
        hasAuthority = to.hasAuthority;
    } else if (to.hasAuthority) {
        head = from.text.slice(0, from.afterScheme) + to.text.slice(to.afterScheme, to.pathBegin);
    } else if (path === '') {
        return from.text.slice(0, tail[0] === '?' ? from.pathEnd : from.queryEnd) + tail;
    } else {
        head = from.text.slice(0, from.pathBegin);
        hasAuthority = from.hasAuthority;
        directory = path[0] === '/' ? '' : directoryOf(from);
    }
    if (options.refuseAboveRoot === true) {
        const offset = findClimb(directory, path);
        if (offset >= 0) {
            throw new UriError({reason: 'climbs-above-root', component: 'path', text: to.text,
                offset: Math.min(to.pathBegin + offset, to.text.length)});
        }
    }
    const whole = directory + path;
    if (head === '' && whole[0] !== '/') {
        return removeDotsInReference(whole) + tail;
    }
    return head + guarded(removeDots(whole), hasAuthority) + tail;
}

// Returns the parts of a reference: `prefix`, and the target's text from the offset `cut` on.
function relativePath(from, to, path) {
    const directory = removeDots(directoryOf(from));
    let same = 0;
    while (same < Math.min(directory.length, path.length) && directory[same] === path[same]) {
        ++same;
    }
    const common = directory.lastIndexOf('/', same - 1) + 1;
    const size = same === 0 ? 0 : common;
    const segmentsAfter = directory.slice(same).split('/').length - 1;
    if (size === 0 && (segmentsAfter > 0 || path[0] === '/')) {
        return null;
    }
    const rest = path.slice(size);
    const cut = to.pathEnd - rest.length;
    if (segmentsAfter > 0) {
        return {prefix: rest === '' ? '../'.repeat(segmentsAfter - 1) + '..'
            : '../'.repeat(segmentsAfter), cut};
    }
    if (rest === '') {
        return {prefix: '.', cut};
    }
    const isAmbiguous = rest[0] === '/' || rest.split('/', 1)[0].includes(':');
    return {prefix: isAmbiguous ? './' : '', cut};
}

function* candidates(from, to, path) {
    yield {prefix: '', cut: 0};
    if (from.scheme !== to.scheme) {
        return;
    }
    if (to.hasAuthority) {
        yield {prefix: '', cut: to.schemeEnd + 1};
    }
    if (from.authority !== to.authority) {
        return;
    }
    if (to.path[0] === '/') {
        yield {prefix: to.path.startsWith('//') ? '/.' : '', cut: to.pathBegin};
    }
    const relative = relativePath(from, to, path);
    if (relative !== null) {
        yield relative;
    }
}

/** Returns the shortest reference that, resolved against `base`, gives `target`. */
export function relativize(base, target) {
    const from = readingOf(base);
    const to = readingOf(target);
    mustHaveScheme(from);
    if (!to.hasScheme) {
        throw new UriError({reason: 'unreachable', component: 'scheme', offset: 0, text: to.text});
    }
    if (from.scheme === to.scheme && from.authority === to.authority && from.path === to.path) {
        if (from.query === to.query) {
            return to.text.slice(to.queryEnd);
        }
        if (to.query !== undefined) {
            return to.text.slice(to.pathEnd);
        }
    }
    const path = !to.hasAuthority && to.path.startsWith('/.//') ? to.path.slice(2) : to.path;
    const dots = findDots(path);
    if (dots >= 0) {
        throw new UriError({reason: 'unreachable', component: 'path', text: to.text,
            offset: to.pathEnd - path.length + dots});
    }
    let shortest = null;
    for (const each of candidates(from, to, path)) {
        if (shortest === null ||
            each.prefix.length - each.cut < shortest.prefix.length - shortest.cut) {
            shortest = each;
        }
    }
    return shortest.prefix + to.text.slice(shortest.cut);
}
