// Reads what packages for loose URIs accept.  What cannot stay in a path, a query or a fragment is
// percent-encoded.  A scheme and an authority must be valid: they say where a URI leads.
import {anyReference, errorOf, mustBeString} from './error.js';
import {SETS} from './facts.js';
import {read} from './machine.js';
import {isIn} from './percent.js';

const encoder = /* @__PURE__ */ new TextEncoder();

// Encodes what the set does not have.  A "%" stays if two hexadecimal digits follow.
export function encodeLoosely(text, set) {
    let encoded = '';
    for (const character of text) {
        const unit = character.charCodeAt(0);
        if (isIn(set, unit)) {
            encoded += character;
            continue;
        }
        for (const octet of encoder.encode(character)) {
            encoded += '%' + octet.toString(16).toUpperCase().padStart(2, '0');
        }
    }
    return encoded;
}

export function encodeAround(text, set) {
    let encoded = '';
    let begin = 0;
    for (let i = text.indexOf('%'); i >= 0; i = text.indexOf('%', i + 1)) {
        if (isIn(SETS.hexdig, text.charCodeAt(i + 1)) &&
            isIn(SETS.hexdig, text.charCodeAt(i + 2))) {
            encoded += encodeLoosely(text.slice(begin, i), set) + text.slice(i, i + 3);
            begin = i + 3;
            i += 2;
        }
    }
    return encoded + encodeLoosely(text.slice(begin), set);
}

// Returns the reading of a text, or the error.
export function readLoosely(text) {
    const at = read(mustBeString(text));
    if (at.isWhole) {
        return at;
    }
    // As RFC 3986, Appendix B, splits any text.
    const [, head, path, query, fragment] =
        /^((?:[^:/?#]+:)?(?:\/\/[^/?#]*)?)([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text);
    const encoded = (part, set) => part === undefined ? ''
        : part[0] + encodeAround(part.slice(1), set);
    const again = read(head + encodeAround(path, SETS.path) + encoded(query, SETS.query) +
        encoded(fragment, SETS.fragment));
    return again.isWhole ? again : errorOf(at, anyReference);
}
