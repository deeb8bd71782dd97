// Compares `uriscan repair` with the class URL of Node, which follows the WHATWG URL standard, as
// browsers do.
//
//     node tests/operations/whatwg.mjs build/uriscan tables    the tables of docs/repair.md
//     node tests/operations/whatwg.mjs build/uriscan cases     tests/operations/whatwg.txt
//
// The script puts each octet, each character from U+0080 to U+00FF in UTF-8, and some longer texts,
// without encoding them, into each place of a URL.  In this script, each character of a string is
// one octet ("latin1").  Node's URL takes characters, so the octets are decoded as UTF-8 first.
import { spawnSync } from 'node:child_process';

const [program, output] = process.argv.slice(2);
const slashes = '--backslash-as-slash';
const dropping = '--surrounding';

const utf8 = (characters) => Buffer.from(characters).toString('latin1');
const octets = (from, to) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));

const places = [
    { name: '`http:` path', before: 'http://h/a' },
    { name: 'query', before: 'http://h/?a' },
    { name: 'fragment', before: 'http://h/#a' },
    { name: '`s://h/` path', before: 's://h/a' },
    { name: 'query', before: 's://h/?a' },
    { name: 'fragment', before: 's://h/#a' },
    { name: '`s:` path', before: 's:a' },
];
const longer = ['%zz', '%4', '%%41', '%4%41', '[]', '\\\\', '\r\n', '##'];
const characters = [...octets(0x80, 0xFF), '\u20AC', '\u{1F600}'].map(utf8);
const around = [...octets(0, 0x20), '\x7F', ' \t\r\n '];
const near_authority = ['http:\\\\h/p', 'http:/\\h/p', 'http:\\/h/p', 'http:\\h/p', 'http://h\\p',
                        'http://h\\@g/p'];

// ---- The two programs ----

const repaired = new Map();  // maps an option and a text to the result of uriscan, or to null

// Runs uriscan, and stores the results.  Texts that contain NUL end with LF, and all others end
// with NUL.
function repair_all(texts, option) {
    for (const [end, flags] of [['\0', ['-z']], ['\n', []]]) {
        const some = texts.filter((text) => text.includes('\0') === (end === '\n'));
        const input = Buffer.from(some.map((text) => text + end).join(''), 'latin1');
        const run = spawnSync(program, ['repair', ...flags, ...(option ? [option] : [])],
                              { input });
        if (run.error || run.status !== 0) {
            throw run.error ?? new Error(run.stderr.toString());
        }
        const lines = run.stdout.toString('latin1').split(end);
        if (lines.length !== some.length + 1) {
            throw new Error(`${lines.length - 1} results of ${some.length} texts`);
        }
        some.forEach((text, i) => repaired.set(option + text, lines[i] || null));
    }
}

function href(text) {
    try {
        return new URL(Buffer.from(text, 'latin1').toString()).href;
    } catch {
        return null;
    }
}

// ---- The comparison ----

const cases = [];
for (const place of places) {
    for (const inserted of [...octets(0, 0xFF), ...characters, ...longer]) {
        for (const option of inserted.startsWith('\\') ? ['', slashes] : ['']) {
            cases.push({ place, inserted, text: place.before + inserted + 'b', option });
        }
    }
}
for (const text of around.flatMap((some) => [some + 'http://h/p', 'http://h/p' + some])) {
    cases.push({ text, option: '' }, { text, option: dropping });
}
for (const text of near_authority) {
    cases.push({ text, option: '' }, { text, option: slashes });
}
for (const option of ['', slashes, dropping]) {
    const texts = cases.filter((one) => one.option === option).map((one) => one.text);
    repair_all([...new Set([...texts, ...texts.map(href).filter(Boolean)])], option);
}
for (const one of cases) {
    one.ours = repaired.get(one.option + one.text);
    one.theirs = href(one.text);
    one.relation = one.ours === one.theirs ? 'same'
        : one.ours && one.theirs && one.ours === repaired.get(one.option + one.theirs) ? 'repaired'
        : 'different';
}

// ---- The tables of docs/repair.md ----

const triplets = (text) => [...Buffer.from(text, 'latin1')]
    .map((octet) => '%' + octet.toString(16).toUpperCase().padStart(2, '0')).join('');

// Returns what a program did with the text that was inserted.
function fate(one, result) {
    const middle = result?.slice(one.place.before.length, -1);
    return middle === one.inserted ? 'keeps'
        : middle === '' ? 'drops'
        : middle === triplets(one.inserted) ? 'encodes'
        : middle === undefined ? 'refuses' : 'writes `' + middle + '`';
}

const escapes = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\\': '\\', '|': '\\|' };
const shown = (text) => [...text].map((octet) => escapes[octet] ??
    (octet < ' ' || octet > '~' ? '\\x' + triplets(octet).slice(1) : octet)).join('');
const in_code = (text) => text === '`' ? '`` ` ``' : '`' + shown(text) + '`';

// Returns the words that stand after the octets in the first cell of a row.
function group_of(text) {
    return characters.includes(text) ? 'characters of UTF-8 beyond ASCII'
        : text >= '\x80' ? ' that are not UTF-8'
        : text === '%' ? ' without two digits'
        : text === '#' ? ' in a fragment' : '';
}

// Returns the names of octets, with ranges such as `\x00` to `\x08`.
function named(texts) {
    const runs = [];
    for (const text of texts) {
        if (runs.at(-1)?.at(-1).charCodeAt() + 1 === text.charCodeAt()) {
            runs.at(-1).push(text);
        } else {
            runs.push([text]);
        }
    }
    return runs.map((run) => run.length < 4 ? run.map(in_code).join(' ')
        : in_code(run[0]) + ' to ' + in_code(run.at(-1))).join(' ');
}

function print_row(cells) {
    console.log('| ' + cells.join(' | ') + ' |');
}
function print_heading(cells) {
    print_row(cells);
    console.log('|' + '---|'.repeat(cells.length));
}

// Prints the octets with the same results in all places as one row.  A place in which the octet is
// valid, and both programs keep it, has "-".
function print_octets() {
    const rows = new Map();
    for (const inserted of [...octets(0, 0xFF), ...characters]) {
        const all = cases.filter((one) => one.inserted === inserted && one.option === '');
        const changed = all.filter((one) => one.ours !== one.text || one.theirs !== one.text);
        const ours = [...new Set(changed.map((one) => fate(one, one.ours)))].join(' or ');
        const theirs = all.map((one) => !changed.includes(one) ? '-'
            : one.relation === 'different' ? '**' + fate(one, one.theirs) + '**'
            : fate(one, one.theirs));
        const key = JSON.stringify([group_of(inserted), ours, ...theirs]);
        if (changed.length > 0) {
            rows.set(key, [...(rows.get(key) ?? []), inserted]);
        }
    }
    print_heading(['octets', 'uriscan', ...places.map((place) => place.name)]);
    for (const [key, texts] of rows) {
        const [group, ...cells] = JSON.parse(key);
        print_row([(characters.includes(texts[0]) ? '' : named(texts)) + group, ...cells]);
    }
}

// Prints the results for some texts with octets around them, and for all texts with something that
// is almost an authority.
function print_texts() {
    const typical = around.filter((some) => ' \n\x7F'.includes(some))
        .flatMap((some) => [some + 'http://h/p', 'http://h/p' + some]);
    const whole = cases.filter((one) => typical.includes(one.text) ||
                                        near_authority.includes(one.text));
    const in_cell = (result) => result ? in_code(result) : 'refuses';
    print_heading(['text', 'uriscan', 'uriscan with', 'Node']);
    for (const text of new Set(whole.map((one) => one.text))) {
        const [usual, opted] = whole.filter((one) => one.text === text);
        print_row([in_code(text), in_cell(usual.ours),
                   in_code(opted.option) + ': ' + in_cell(opted.ours), in_cell(usual.theirs)]);
    }
}

// ---- The cases of tests/operations/whatwg.txt ----

const in_quotes = (text) => '"' + [...text].map((octet) =>
    octet === '"' || octet === '\\' ? '\\' + octet
        : octet < ' ' || octet > '~' ? '\\x' + triplets(octet).slice(1) : octet).join('') + '"';

const headings = {
    same: 'same result',
    repaired: 'same result after repair',
    different: 'different results',
};

// All octets and characters that are not ASCII are handled in the same way.  A few are enough.
const few = ['\x80', '\xE4', '\xFF', ...['\x80', '\xE4', '\u20AC', '\u{1F600}'].map(utf8)];
const is_written = (one) => (one.ours !== one.text || one.theirs !== one.text) &&
    (!/[^\0-\x7F]/.test(one.text) || few.includes(one.inserted));

function print_cases() {
    console.log(`// What the class URL of Node ${process.versions.node} makes from texts that are`
        + ' not valid.\n// Made by: node tests/operations/whatwg.mjs build/uriscan cases');
    for (const [relation, heading] of Object.entries(headings)) {
        console.log(`\n# ${heading}`);
        for (const option of ['', slashes, dropping]) {
            const some = cases.filter((one) => one.relation === relation && one.option === option &&
                                               is_written(one));
            if (some.length > 0) {
                console.log(`options ${option.slice(2)}`.trim());
            }
            for (const one of some) {
                console.log(`  ${in_quotes(one.text)}  `
                    + (one.theirs === null ? '! refused' : `=  ${in_quotes(one.theirs)}`));
            }
        }
    }
}

if (output === 'cases') {
    print_cases();
} else {
    console.log(`Node ${process.versions.node}\n`);
    print_octets();
    console.log();
    print_texts();
}
