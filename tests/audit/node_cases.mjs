// Checks the cases in tests/data/audit with Node's URL, which follows the WHATWG URL standard.
// Each case says which host Node reads, or that Node refuses the text.
//
//   node node_cases.mjs FILE...
//
// Prints each case in which Node differs.  The exit status is 1 if there is such a case, or if
// there are no cases.
import {readFileSync} from 'node:fs';
import process from 'node:process';

function unquoted(text) {
    return text.slice(1, -1).replace(/\\x([0-9A-F]{2})|\\(.)/gi, (_, digits, octet) =>
        digits ? String.fromCharCode(parseInt(digits, 16)) : octet);
}

// Returns the host that Node reads, in quotes, or "refuses".  A text is given as octets; Node's URL
// takes characters, so the octets are decoded as UTF-8 first.
function readByNode(octets) {
    try {
        return `"${new URL(Buffer.from(octets, 'latin1').toString()).hostname}"`;
    } catch {
        return 'refuses';
    }
}

let cases = 0;
let different = 0;
for (const path of process.argv.slice(2)) {
    let input = '';
    readFileSync(path, 'utf8').split('\n').forEach((line, i) => {
        if (line.startsWith('uri-reference ')) {
            input = unquoted(line.slice('uri-reference '.length));
        } else if (line.startsWith('  node ')) {
            ++cases;
            const expected = line.slice('  node '.length);
            const read = readByNode(input);
            if (read !== expected) {
                ++different;
                console.log(`${path}:${i + 1}: Node reads ${read}, not ${expected}`);
            }
        }
    });
}
console.log(`${cases} cases, ${different} of them different; Node ${process.version}`);
process.exit(different > 0 || cases === 0 ? 1 : 0);
