// Compares uriscan/many with the C++ library and with the machine of JavaScript:
//
//     expected RANDOM SEED CASE_FILE... | node many.mjs PACKAGE LEAST
//
// Each text that `expected` prints becomes a line.  The status is 1 if an answer differs, or if
// there are fewer than LEAST lines for a rule.
import assert from 'node:assert/strict';
import {join, resolve} from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const [given, least] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(resolve(given), 'lib', name)).href);
const {loadParser} = await load('many.js');
const {read} = await load('machine.js');
const names = ['schemeEnd', 'hostBegin', 'hostEnd', 'pathBegin', 'pathEnd', 'queryEnd'];
const columnNames = ['valid', 'begin', 'end', ...names, 'stop'];
const octetsOf = (text) => Uint8Array.from(Buffer.from(text, 'latin1'));
const parsers = [await loadParser({kernel: 'simd128'}), await loadParser({kernel: 'scalar'})];
assert.deepEqual(parsers.map((parser) => parser.kernel), ['simd128', 'scalar']);
assert(['simd128', 'scalar'].includes((await loadParser()).kernel));

// A generator with a fixed seed (xorshift).
let state = 1;
function below(most) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % most;
}

const width = columnNames.length;

// Returns the numbers of all rows, one row after the other.
function numbersOf(columns, numbers = [], begin = 0) {
    const all = columnNames.map((name) => columns[name]);
    for (let row = 0; row < columns.size; ++row) {
        for (let i = 0; i < width; ++i) {
            numbers.push(all[i][row] + (i === 1 || i === 2 ? begin : 0));
        }
    }
    return numbers;
}

async function collect(stream) {
    const numbers = [];
    let begin = 0;
    for await (const columns of stream) {
        numbersOf(columns, numbers, begin);
        begin += columns.octets.length;
    }
    return numbers;
}

// Cuts octets into pieces of random sizes.
function* cut(octets, most) {
    for (let begin = 0; begin < octets.length;) {
        const end = begin + below(most + 1);
        yield octets.subarray(begin, end);
        begin = end;
    }
}

// The numbers that a text must have, as JavaScript finds them.  A line is [text, end].
function wantedNumbers(lines, answerOf) {
    let begin = 0;
    return lines.flatMap(([text, end]) => {
        const {valid, stop} = answerOf(text);
        const at = read(text);
        const row = [valid ? 1 : 0, begin, begin + text.length,
            ...names.map((name) => valid ? at[name] : 0), stop];
        begin += text.length + end.length;
        return row;
    });
}

async function compare(lines, rule, answerOf) {
    const octets = octetsOf(lines.map(([text, end]) => text + end).join(''));
    const wanted = wantedNumbers(lines, answerOf);
    const check = (numbers, kernel) => {
        assert.equal(numbers.length, lines.length * width);
        const wrong = numbers.findIndex((number, i) => number !== wanted[i]);
        const row = Math.floor(wrong / width);
        assert.equal(wrong, -1, `${kernel} ${rule} ${columnNames[wrong % width]} of ` +
            JSON.stringify(lines[row])?.slice(0, 200));
    };
    for (const parser of parsers) {
        check(numbersOf(parser.parseMany(octets, rule)), parser.kernel);
        for (const most of [700, 3_000_000]) {
            check(await collect(parser.parseStream(cut(octets, most), rule)), parser.kernel);
        }
    }
}

const byReading = (text) => {
    const at = read(text);
    return {valid: at.isWhole, stop: at.isWhole ? text.length : at.stop};
};

// The answers of C++.  For each rule, a map leads from a text to an answer: whether the text is
// valid, and if not, where the error is.
const answers = new Map();
for await (const line of createInterface({input: process.stdin})) {
    const [kind, rule, text, , , offset] = JSON.parse(line);
    if ((kind === 'valid' || kind === 'error') && !/\n|\r$/.test(text)) {
        const valid = kind === 'valid';
        const known = answers.get(rule) ?? answers.set(rule, new Map()).get(rule);
        known.set(text, {valid, stop: valid ? text.length : offset});
    }
}
assert.equal(answers.size, 4);
for (const [rule, known] of answers) {
    const lines = [...known.keys()].map((text) => [text, below(8) === 0 ? '\r\n' : '\n']);
    assert(lines.length >= Number(least));
    await compare(lines, rule, (text) => known.get(text));
    console.log(`${rule}: ${lines.length} lines`);
}

// These lines are too long for the module, or for a piece of the text.  Lines that end near these
// sizes follow.
const long = (size) => 'http://h/' + 'a'.repeat(size - 9);
for (const size of [2 ** 18, 2 ** 20]) {
    const near = [-2, -1, 0, 1].flatMap((more) => [[long(size + more), '\n'],
        [long(size + more), '\r\n'], ['//i?' + ' '.repeat(size + more - 4), '\n'], ['b', '\n']]);
    await compare(near, 'uri-reference', byReading);
    await compare([[long(size), '']], 'uri-reference', byReading);
    const cr = '\r'.repeat(3);
    // Without an LF, a CR belongs to the line.
    await compare([[long(size) + cr, '']], 'uri-reference', byReading);
    await compare([[long(size) + cr, '\r\n'], ['x' + cr, '\r\n']], 'uri-reference', byReading);
}
await compare([], 'uri-reference', byReading);
await compare([['a', '\n'], ['', '\n'], ['', '\r\n'], ['\r', '']], 'uri-reference', byReading);
// The first line is long, so the parser expects few lines.  There are far more.
await compare([[long(5000), '\n'], ...Array(50_000).fill(['', '\n'])], 'uri-reference', byReading);
// The first lines are empty, so the parser expects many lines.  There are far fewer, and it must
// not reserve room for as many as it expected.
{
    const text = '\n'.repeat(10_000) + long(2 ** 24);
    await compare(text.split('\n').map((line, i) => [line, i < 10_000 ? '\n' : '']),
        'uri-reference', byReading);
    const {size, begin} = parsers[0].parseMany(octetsOf(text));
    assert(begin.buffer.byteLength <= 4 * 4 * size);
}
// Lines that end near the end of the octets that the kernel reads together.
const nearEnds = Array.from({length: 150}, (_, size) => ['', '%', '%4', '%41', '?', '#', '##', ':1']
    .flatMap((end) => ['http://h/', '//', 'u:']
        .map((head) => [head + 'a'.repeat(Math.max(0, size - head.length - end.length)) + end,
            '\n']))).flat();
await compare(nearEnds, 'uri-reference', byReading);

// Random lines: most octets are those of a URI, and many lines are valid.  The kernel reads lines
// with "?", "#" and "@" in another way if there are many of them.
const heads = ['http://', '//', '', 'urn:', 'a+b-c.d1:', 'https://u:p@', 'http://[::1]',
    '//[fe80::1:2]:80', 'http://h:80', 'averylongscheme123:', '/', '?', '#', 'x/'];
function randomLine(rareOnce) {
    let line = heads[below(heads.length)];
    for (let count = below(4) === 0 ? below(300) : below(70); count > 0; --count) {
        line += ['?', '#', '@', '%41', '%', ':', '/', String.fromCharCode(below(256))]
            [below(rareOnce)] ?? 'abcXYZ019-._~'[below(13)];
    }
    return line.replace(/\n|\r+$/g, '');
}
for (let round = 0; round < 60; ++round) {
    const rareOnce = round % 2 === 0 ? 40 : 400;
    await compare(Array.from({length: 1 + below(400)}, () =>
        [randomLine(rareOnce), below(20) === 0 ? '\r\n' : '\n']), 'uri-reference', byReading);
}

// What the columns say about some rows.
const columns = parsers[0].parseMany(octetsOf('http://h/p\nhttp://\xe4 b/\n//i'), 'uri');
assert.equal(columns.uri(0).host, 'h');
assert.equal(columns.uri(1), null);
assert.equal(columns.error(0), null);
assert.equal(columns.error(1).message, "unexpected character '\\xE4' in host");
assert.equal(columns.error(2).reason, 'missing-scheme');
assert.equal(columns.text(1), 'http://\xe4 b/');
for (const row of [-1, 3, 0.5, Infinity, '0', NaN, undefined]) {
    for (const name of ['text', 'uri', 'error']) {
        assert.throws(() => columns[name](row), RangeError);
    }
}

// Hostile arguments.
const pretended = {[Symbol.toStringTag]: 'Uint8Array', length: 1, subarray: () => [97]};
for (const wrong of ['a', null, undefined, [97], new Uint16Array(1), new ArrayBuffer(1), pretended,
    new Proxy(new Uint8Array(1), {})]) {
    assert.throws(() => parsers[0].parseMany(wrong), TypeError);
    await assert.rejects(collect(parsers[0].parseStream([wrong])), TypeError);
}
assert.throws(() => parsers[0].parseMany(octetsOf('a'), 'url'), TypeError);
for (const options of [{kernel: '__proto__'}, {kernel: ['scalar']}, {kernel: Symbol('scalar')},
    {kernel: null}, null, 'scalar', 5]) {
    await assert.rejects(loadParser(options), TypeError);
}
const tooLong = new Uint8Array(2 ** 28 + 1);
assert.throws(() => parsers[0].parseMany(tooLong), RangeError);
await assert.rejects(collect(parsers[0].parseStream([tooLong])), RangeError);
