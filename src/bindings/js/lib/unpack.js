// Unpacks the table of a machine.  ragel/js_table.awk describes the notation.

// Returns arrays with an entry for each state and octet.  One array has the next states; 0 means
// that the octet is refused.  The other array has the bits of the actions.  The string
// CLASSES has a character for each octet.
export function unpack(CLASSES, ROWS) {
    const rows = ROWS.split(' ');
    const octets = CLASSES.length;
    const targets = new Uint16Array((rows.length - 1) * octets);
    const actions = new Uint8Array(targets.length);
    const isFinal = new Uint8Array(rows.length - 1);
    for (let state = 0; state < isFinal.length; ++state) {
        isFinal[state] = rows[state][0] === '!' ? 1 : 0;
        for (const [, letters, target, bits] of rows[state].matchAll(/([A-Za-z]*)(\d+):?(\d*)/g)) {
            for (let octet = 0; octet < octets; ++octet) {
                const letter = CLASSES[octet];
                if (letters === '' ? letter !== '.' : letters.includes(letter)) {
                    targets[state * octets + octet] = Number(target);
                    actions[state * octets + octet] = Number(bits);
                }
            }
        }
    }
    return {targets, actions, isFinal};
}
