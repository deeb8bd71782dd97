// Paths without dot segments (RFC 3986, section 5.2.4).

// Says whether a "." is at the start of a path or after a "/".  Most paths have none, so they have
// no dot segment.  The path begins at an offset of the text.  includes('/.') is slower.
export function canHaveDots(text, begin) {
    let dot = text.indexOf('.', begin);
    while (dot > begin && text.charCodeAt(dot - 1) !== 0x2f) {
        dot = text.indexOf('.', dot + 1);
    }
    return dot >= 0;
}

function dotsOf(segment) {
    return segment === '.' ? 1 : segment === '..' ? 2 : 0;
}

// Returns the offset of the first dot segment, or -1.
export function findDots(path) {
    let at = path[0] === '.' ? 0 : path.indexOf('/.') + 1;
    while (at > 0 || (at === 0 && path[0] === '.')) {
        const end = at + (path[at + 1] === '.' ? 2 : 1);
        if (end === path.length || path[end] === '/') {
            return at;
        }
        at = path.indexOf('/.', end - 1) + 1 || -1;
    }
    return -1;
}

// Returns `path` without its dot segments, as the RFC's pseudo-code does.  In most paths, they all
// follow each other, as in "/a/../b".  Then the result is a start and an end of the path.
export function removeDots(path) {
    let at = canHaveDots(path, 0) ? findDots(path) : -1;
    if (at < 0) {
        return path;
    }
    if (path[0] !== '/') {
        return removeAllDots(path);
    }
    let size = at;  // of the start that stays
    while (path[at] === '.') {
        const end = at + (path[at + 1] === '.' ? 2 : 1);
        if (end < path.length && path[end] !== '/') {
            break;
        }
        if (end - at === 2 && size > 1) {
            size = path.lastIndexOf('/', size - 2) + 1;
        }
        at = Math.min(end + 1, path.length);
    }
    return path.indexOf('/.', at) >= 0 ? removeAllDots(path) : path.slice(0, size) + path.slice(at);
}

// Handles each segment with the "/" before it; only the first one of a path such as "a/b" has none.
function removeAllDots(path) {
    const segments = path.split('/');
    const last = segments.length - 1;
    let i = 0;
    while (i <= last && dotsOf(segments[i]) !== 0) {
        ++i;  // with the "/" after it
    }
    if (i > last) {
        return '';
    }
    const kept = [];
    let isBare = segments[i] !== '';  // whether the first segment that is kept has no "/"
    if (isBare) {
        kept.push(segments[i]);
    }
    for (++i; i <= last; ++i) {
        const dots = dotsOf(segments[i]);
        if (dots === 2) {
            kept.pop();
            isBare = isBare && kept.length > 0;
        }
        if (dots === 0) {
            kept.push(segments[i]);
        } else if (i === last) {
            kept.push('');
        }
    }
    return (isBare || kept.length === 0 ? '' : '/') + kept.join('/');
}

// Returns a relative path without the dot segments that it can lose before it is merged with the
// path of a base: each ".." that has no segment to remove stays.
export function removeDotsInReference(path) {
    if (!canHaveDots(path, 0)) {
        return path;
    }
    const segments = path.split('/');
    const kept = [];
    let parents = 0;
    let isFirstKept = false;  // whether kept[0] is the first segment of the path
    segments.forEach((segment, i) => {
        const dots = dotsOf(segment);
        if (dots === 0) {
            isFirstKept = isFirstKept || i === 0;
            kept.push(segment);
        } else if (dots === 2 && kept.length > 0) {
            kept.pop();
            isFirstKept = isFirstKept && kept.length > 0;
        } else if (dots === 2) {
            ++parents;
        }
        if (dots !== 0 && i === segments.length - 1) {
            kept.push('');
        }
    });
    if (parents > 0) {
        return '../'.repeat(parents) + kept.join('/');
    }
    // Another segment has become the first.  If it is empty or has a colon, it needs a "." before.
    const isAmbiguous = !isFirstKept && (kept[0] === '' || kept[0].includes(':'));
    return (isAmbiguous ? './' : '') + kept.join('/');
}

// Without an authority, a parser would read a path that starts with "//" as an authority.
export function guarded(path, hasAuthority) {
    return !hasAuthority && path.startsWith('//') ? '/.' + path : path;
}

// Returns the offset in `rest` of the first ".." of the merged path that has no segment to remove;
// Infinity if it is in `directory`, and -1 if there is none.
export function findClimb(directory, rest) {
    let depth = 0;
    let atStart = true;  // whether all segments so far were dot segments
    const findIn = (part) => {
        let offset = 0;
        for (const segment of part.split('/')) {
            const dots = dotsOf(segment);
            if (dots === 2 && depth === 0) {
                return offset;
            }
            if (dots === 2) {
                --depth;
            } else if (dots === 0) {
                // An empty segment before the path's first "/" does not count.
                depth += atStart && segment === '' ? 0 : 1;
                atStart = false;
            }
            offset += segment.length + 1;
        }
        return -1;
    };
    if (directory !== '' && findIn(directory.slice(0, -1)) >= 0) {
        return Infinity;
    }
    return findIn(rest);
}
