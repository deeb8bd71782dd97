// Verdicts on IRIs (RFC 3987) and URI templates (RFC 6570), for uriscan/ajv.  Their machines are
// those of the C++ library, which read octets.  So each character is read as its octets in UTF-8.
import * as iri from './iri_table.js';
import * as template from './template_table.js';
import {unpack} from './unpack.js';

// Returns a function like accept() of machine.js.  Its first call unpacks the machine.
function acceptor({START, CLASSES, ROWS}) {
    let machine;
    return (text) => {
        machine ??= unpack(CLASSES, ROWS);
        const {targets, actions, isFinal} = machine;
        let state = START;
        let seen = 0;
        const step = (octet) => {
            const i = state * 256 + octet;
            seen |= actions[i];
            state = targets[i];
        };
        for (let i = 0; i < text.length && state !== 0; ++i) {
            const unit = text.charCodeAt(i);
            if (unit < 0x80) {
                step(unit);
                continue;
            }
            // A surrogate without its other half becomes octets that are not UTF-8, so it is
            // refused.
            const point = text.codePointAt(i);
            if (point < 0x800) {
                step(0xc0 | point >> 6);
            } else {
                if (point < 0x10000) {
                    step(0xe0 | point >> 12);
                } else {
                    step(0xf0 | point >> 18);
                    step(0x80 | point >> 12 & 0x3f);
                    ++i;
                }
                step(0x80 | point >> 6 & 0x3f);
            }
            step(0x80 | point & 0x3f);
        }
        return state !== 0 && isFinal[state] === 1 ? seen : -1;
    };
}

const acceptIri = /* @__PURE__ */ acceptor(iri);
const acceptTemplate = /* @__PURE__ */ acceptor(template);

/** Says whether a text is an IRI: with a scheme, and perhaps with a fragment (RFC 3987, 2.2). */
export function isIri(text) {
    const seen = typeof text === 'string' ? acceptIri(text) : -1;
    return seen >= 0 && (seen & iri.SCHEME_END) !== 0;
}

/** Says whether a text is an IRI or a relative reference (RFC 3987, 2.2). */
export function isIriReference(text) {
    return typeof text === 'string' && acceptIri(text) >= 0;
}

/**
 * Says whether a text is a URI template (RFC 6570, 2).  Refuses the operators that the RFC
 * reserves, because they have no meaning yet (2.2).
 */
export function isUriTemplate(text) {
    const seen = typeof text === 'string' ? acceptTemplate(text) : -1;
    return seen >= 0 && (seen & template.RESERVED_OPERATOR) === 0;
}
