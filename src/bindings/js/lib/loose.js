// Reads texts that packages for loose URIs accept.  In a path, a query or a fragment, octets that
// are not allowed are percent-encoded.  A scheme and an authority must be valid, because they say
// where a URI leads.
import {anyReference, errorOf, mustBeString} from './error.js';
import {SETS} from './facts.js';
import {read} from './machine.js';
import {encodeOutside, octetAt, Parts} from './percent.js';
import {isUsual, split} from './usual.js';

// Encodes all octets that are not in the set.  A "%" before two hexadecimal digits stays.
export function encodeAround(text, set) {
    const encoded = new Parts();
    let begin = 0;
    for (let i = text.indexOf('%'); i >= 0; i = text.indexOf('%', i + 1)) {
        if (octetAt(text, i) >= 0) {
            encoded.add(encodeOutside(text.slice(begin, i), set) + text.slice(i, i + 3));
            begin = i + 3;
            i += 2;
        }
    }
    return String(encoded) + encodeOutside(text.slice(begin), set);
}

// Returns the reading of a text, or the error.
export function readLoosely(text) {
    if (isUsual(mustBeString(text))) {
        return split(text);
    }
    const at = read(text);
    if (at.isWhole) {
        return at;
    }
    // RFC 3986, Appendix B, splits any text in this way.
    const [, head, path, query, fragment] =
        /^((?:[^:/?#]+:)?(?:\/\/[^/?#]*)?)([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text);
    const encoded = (part, set) => part === undefined ? ''
        : part[0] + encodeAround(part.slice(1), set);
    const again = read(head + encodeAround(path, SETS.path) + encoded(query, SETS.query) +
        encoded(fragment, SETS.fragment));
    return again.isWhole ? again : errorOf(at, anyReference);
}
