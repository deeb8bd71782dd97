// Compares the regular expressions for usual texts with the table, and with the code that reads all
// other texts:
//
//     node usual.mjs PACKAGE SIZE
//
// Each text is one of some starts, and then up to SIZE octets out of a few.
import assert from 'node:assert/strict';
import {join, resolve} from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

const [folder, size] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(resolve(folder), 'lib', name)).href);
const {findShortRelative, read} = await load('machine.js');
const {normalizedReading, SYNTAX_BASED} = await load('normalize.js');
const {resolveReading, resolveUsual} = await load('resolve.js');
const {findBase, findLongRelative, findRelative, isNormal, isPlain, isUsual, split, verdictOf} =
    await load('usual.js');

const ALL_RULES = 127;
const octets = [...'./:?#@[%a7EF', ' '];
const starts = ['', 's:', 's://', 's://h/', 's://h/%2', 'S://H/', 's:/p', '../', 's://h?'];
const relative = ['a', '../a', '../../a', './b?c/../d', '../../../e/#f'].map((text) =>
    [text, read(text)]);
const bases = ['s://h/', 's://h/a/b', 's://h//c/?d', 's://h:1/e/f/g#i'].map((text) =>
    [text, read(text)]);
const counts = {plain: 0, usual: 0, refused: 0, normal: 0, base: 0, relative: 0, all: 0};

function check(text) {
    const at = read(text);
    const mustMatch = at.isWhole && at.hasScheme && at.userinfo === undefined &&
        at.host?.[0] !== '[';
    assert.equal(isUsual(text), mustMatch);
    const mustBePlain = mustMatch && at.hasAuthority && !/[:@]/.test(text.slice(at.afterScheme));
    assert.equal(isPlain(text), mustBePlain);
    counts.plain += mustBePlain ? 1 : 0;
    const verdict = verdictOf(text);
    assert.equal(verdict === true, mustMatch);
    counts.refused += verdict === false ? 1 : 0;
    assert(verdict !== false || !at.isWhole);
    if (mustMatch) {
        ++counts.usual;
        const parts = split(text);
        for (const name of Object.keys(at)) {
            assert(name === 'state' || parts[name] === at[name], name);
        }
    }
    if (isNormal(text)) {
        ++counts.normal;
        assert(mustMatch);
        assert.equal(normalizedReading(at, ALL_RULES), text);
    }
    if (findBase(text) >= 0) {
        ++counts.base;
        assert(mustMatch && at.hasAuthority && findBase(text) === at.pathEnd);
        relative.forEach((each) => checkPair([text, at], each));
    }
    const short = findShortRelative(text);
    assert.equal(short ?? findLongRelative(text), findLongRelative(text));
    assert(short !== undefined || text.includes('%'));
    if (findRelative(text) >= 0) {
        ++counts.relative;
        assert(at.isWhole && !at.hasScheme && !at.hasAuthority);
        bases.forEach((each) => checkPair(each, [text, at]));
    }
    ++counts.all;
}

// The target must be in normal form.  It must be the target that the code for all texts gives.
function checkPair([base, from], [reference, to]) {
    const target = resolveReading(from, to, {});
    assert.equal(resolveUsual(base, reference), target);
    assert.equal(normalizedReading(read(target), SYNTAX_BASED), target);
}

function checkAll(text, room) {
    try {
        check(text);
    } catch (error) {
        console.log(JSON.stringify(text));
        throw error;
    }
    for (const octet of room > 0 ? octets : []) {
        checkAll(text + octet, room - 1);
    }
}

starts.forEach((start) => checkAll(start, Number(size)));
console.log(counts);
assert(Object.values(counts).every((count) => count > 1000));
