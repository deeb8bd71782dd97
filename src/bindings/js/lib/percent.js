// Percent-encoding (RFC 3986, section 2).
import {UriError} from './error.js';
import {SETS} from './facts.js';

// Says whether a set of octets has an octet.
export function isIn(set, octet) {
    return octet < 128 && (set[octet >> 5] >>> (octet & 31) & 1) === 1;
}

/** Encodes a text for a part of a URI; other text than ASCII as UTF-8. */
export function encode(text, part = 'unreserved') {
    const set = Object.hasOwn(SETS, part) ? SETS[part] : undefined;
    if (set === undefined) {
        throw new TypeError(`unknown part: ${String(part)}`);
    }
    let encoded = '';
    for (const octet of new TextEncoder().encode(text)) {
        encoded += isIn(set, octet) ? String.fromCharCode(octet)
            : '%' + octet.toString(16).toUpperCase().padStart(2, '0');
    }
    return encoded;
}

/** Decodes each triplet of a text.  Octets that are not UTF-8 become U+FFFD. */
export function decode(text) {
    return text.replace(/(?:%[^]{0,2})+/g, (run, begin) => {
        const octets = new Uint8Array(Math.ceil(run.length / 3));
        for (let i = 0; i < run.length; i += 3) {
            if (!(isIn(SETS.hexdig, run.charCodeAt(i + 1)) &&
                isIn(SETS.hexdig, run.charCodeAt(i + 2)))) {
                throw new UriError({reason: 'malformed-percent-encoding', component: 'path',
                    offset: begin + i, text});
            }
            octets[i / 3] = parseInt(run.slice(i + 1, i + 3), 16);
        }
        return new TextDecoder('utf-8', {ignoreBOM: true}).decode(octets);
    });
}
