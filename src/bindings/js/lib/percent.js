// Percent-encoding (RFC 3986, section 2).
import {shownValue, UriError} from './error.js';
import {SETS} from './facts.js';

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', {ignoreBOM: true});
const DIGITS = '0123456789ABCDEF';

// Returns whether the octet is in the set.
export function isIn(set, octet) {
    return octet < 128 && (set[octet >> 5] >>> (octet & 31) & 1) === 1;
}

// Returns the octet of the triplet at an offset, or -1 if there is none.
export function octetAt(text, at) {
    const high = text.charCodeAt(at + 1);
    const low = text.charCodeAt(at + 2);
    return isIn(SETS.hexdig, high) && isIn(SETS.hexdig, low) ? valueOf(high) << 4 | valueOf(low)
        : -1;
}

function valueOf(digit) {
    return (digit & 15) + (digit > 0x39 ? 9 : 0);
}

function tripletOf(octet) {
    return '%' + DIGITS[octet >> 4] + DIGITS[octet & 15];
}

// Collects the parts of a long text.  If the parts were added to a string one by one, an engine
// would keep each of them, with 32 more octets.
export class Parts {
    #text = '';
    #parts = [];
    add(part) {
        if (this.#parts.push(part) === 1024) {
            this.#text = String(this);
            this.#parts = [];
        }
    }
    toString() {
        return this.#text + this.#parts.join('');
    }
}

// Encodes the octets that are not in the set.  Text beyond ASCII is encoded as UTF-8.
export function encodeOutside(text, set) {
    const encoded = new Parts();
    let begin = 0;  // the text before this offset is done
    for (let i = 0; i < text.length; ++i) {
        const unit = text.charCodeAt(i);
        if (isIn(set, unit)) {
            continue;
        }
        encoded.add(text.slice(begin, i));
        if (unit < 128) {
            encoded.add(tripletOf(unit));
        } else {
            const first = i;
            while (text.charCodeAt(i + 1) >= 128) {
                ++i;
            }
            for (const octet of encoder.encode(text.slice(first, i + 1))) {
                encoded.add(tripletOf(octet));
            }
        }
        begin = i + 1;
    }
    return begin === 0 ? text : String(encoded) + text.slice(begin);
}

function mustBeText(text) {
    if (typeof text !== 'string') {
        throw new TypeError('a text must be a string');
    }
    return text;
}

/** Encodes a text for a part of a URI.  Text beyond ASCII is encoded as UTF-8. */
export function encode(text, part = 'unreserved') {
    const set = typeof part === 'string' && Object.hasOwn(SETS, part) ? SETS[part] : undefined;
    if (set === undefined) {
        throw new TypeError(`unknown part: ${shownValue(part)}`);
    }
    return encodeOutside(mustBeText(text), set);
}

// Returns the octet of the triplet at an offset.  Throws an error if there is none.
function mustBeOctet(text, at) {
    const octet = octetAt(text, at);
    if (octet < 0) {
        throw new UriError({reason: 'malformed-percent-encoding', component: 'path', offset: at,
            text});
    }
    return octet;
}

/** Decodes each triplet of a text.  Octets that are not UTF-8 become U+FFFD. */
export function decode(text) {
    mustBeText(text);
    const decoded = new Parts();
    let begin = 0;  // the text before this offset is done
    for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', begin)) {
        decoded.add(text.slice(begin, at));
        const octet = mustBeOctet(text, at);
        begin = at + 3;
        if (octet < 128) {
            decoded.add(String.fromCharCode(octet));
            continue;
        }
        // Finds all triplets of octets beyond ASCII, and decodes them together.
        while (text[begin] === '%' && octetAt(text, begin) >= 128) {
            begin += 3;
        }
        const octets = new Uint8Array((begin - at) / 3);
        decoded.add(decoder.decode(octets.map((_, i) => octetAt(text, at + 3 * i))));
    }
    return begin === 0 ? text : String(decoded) + text.slice(begin);
}
