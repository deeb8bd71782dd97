// Paths without dot segments (RFC 3986, section 5.2.4).

// Returns whether a "." is at the start of a path or after a "/".  In most paths, this is not the
// case, so they have no dot segment.  The path begins at the offset `begin` of the text.
// includes('/.') would be slower.
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

// Returns `path` without its dot segments, with the same result as the RFC's pseudo-code.  In most
// paths, all dot segments follow each other, as in "/a/../b".  Then the result is a start and an
// end of the path.
export function removeDots(path) {
    let at = canHaveDots(path, 0) ? findDots(path) : -1;
    if (at < 0) {
        return path;
    }
    if (path[0] !== '/') {
        return removeAllDots(path);
    }
    let size = at;  // the size of the start that stays
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

// Handles each segment together with the "/" before it.  In a path such as "a/b", the first segment
// has no "/" before it.
function removeAllDots(path) {
    const segments = path.split('/');
    const last = segments.length - 1;
    let i = 0;
    while (i <= last && dotsOf(segments[i]) !== 0) {
        ++i;  // skips also the "/" after the segment
    }
    if (i > last) {
        return '';
    }
    const kept = [];
    let isBare = segments[i] !== '';  // whether the first kept segment has no "/" before it
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

// Removes the dot segments that a relative path can lose before it is merged with the path of a
// base.  A ".." that has no segment to remove stays.
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
    // A "." before the path is needed if another segment is now the first one, and is empty or has
    // a colon.
    const isAmbiguous = !isFirstKept && (kept[0] === '' || kept[0].includes(':'));
    return (isAmbiguous ? './' : '') + kept.join('/');
}

// Adds "/." to a path that starts with "//" if there is no authority.  Otherwise, a parser would
// read the path as an authority.
export function guarded(path, hasAuthority) {
    return !hasAuthority && path.startsWith('//') ? '/.' + path : path;
}

// Returns the offset in `rest` of the first ".." of the merged path that has no segment to remove.
// Returns Infinity if this ".." is in `directory`.  Returns -1 if there is none.
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
