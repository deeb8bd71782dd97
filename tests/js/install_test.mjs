// Packs the package with npm, installs it into an empty folder, and uses it there: from ES modules,
// CommonJS, TypeScript, a bundle of esbuild, ajv with an override, and Chromium.
//
//     node install_test.mjs PACKAGES TOOLS
//
// PACKAGES is the folder that build.mjs writes, and TOOLS has the packages of package.json in
// node_modules.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {
    copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import process from 'node:process';
import test, {after} from 'node:test';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';

import {launch} from './browser.mjs';

const [packages, tools] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'uriscan-'));
after(() => rmSync(work, {recursive: true}));
const require = createRequire(join(tools, 'x.js'));
const esbuild = require('esbuild');
const run = (program, ...args) => execFileSync(program, args, {cwd: work, encoding: 'utf8'});
const tool = (name) => join(tools, 'node_modules/.bin', name);

function pack(name) {
    const [{filename, files}] = JSON.parse(run('npm', 'pack', '--json', join(packages, name)));
    return {path: join(work, filename), files: files.map(({path}) => path)};
}

test('it is packed and installed', () => {
    const {path, files} = pack('uriscan');
    for (const file of ['package.json', 'README.md', 'LICENSE', 'lib/index.js', 'lib/index.cjs',
        'lib/index.d.ts', 'lib/index.d.cts', 'lib/fast-uri.cjs', 'lib/uri-js.cjs', 'lib/ajv.js',
        'lib/many.d.ts', 'lib/many_scalar.cjs']) {
        assert(files.includes(file), file);
    }
    writeFileSync(join(work, 'package.json'), '{"private": true, "type": "module"}');
    run('npm', 'install', '--offline', '--no-audit', '--no-fund', path);
    const description = JSON.parse(
        readFileSync(join(work, 'node_modules/uriscan/package.json'), 'utf8'));
    assert.equal(description.dependencies, undefined);
    assert.equal(description.scripts, undefined);
    assert.notEqual(description.version, '0.0.0');
});

const program = `import {isUri, parse} from 'uriscan';
import fastUri from 'uriscan/fast-uri';
import {resolveComponents} from 'uriscan/uri-js';
import {formats} from 'uriscan/ajv';
const text: string = parse('http://h:80/p').host + fastUri.parse('a:b').path! +
    resolveComponents({scheme: 'a', path: 'b'}, {}).path! + String(formats.uri('c'));
const port: string | undefined = parse('a:').port;
console.log(text, port, isUri('x:'));
`;
// The package must work without fetching anything: in a bundle, in a browser and in a worker.
const many = `import {loadParser} from 'uriscan/many';
const parser = await loadParser();
const columns = parser.parseMany(new TextEncoder().encode('http://h/p\\n//a b'));
console.log(parser.kernel, columns.valid.join(), columns.uri(0)?.host, columns.stop[1]);
`;
const manyPrinted = 'simd128 1,0 h 3\n';
const asJavaScript = program.replace(/: string( \| undefined)?|(?<=path)!/g, '');
const printed = 'hbbfalse undefined true\n';

test('ES modules', () => {
    writeFileSync(join(work, 'use.js'), asJavaScript);
    assert.equal(run(process.execPath, 'use.js'), printed);
    writeFileSync(join(work, 'many.js'), many);
    assert.equal(run(process.execPath, 'many.js'), manyPrinted);
    // The machine of WebAssembly can lack SIMD128.
    writeFileSync(join(work, 'scalar.js'), `const {instantiate} = WebAssembly;
        let calls = 0;
        WebAssembly.instantiate = (octets) => calls++ === 0
            ? Promise.reject(new WebAssembly.CompileError('SIMD')) : instantiate(octets);
        ${many}`);
    assert.equal(run(process.execPath, 'scalar.js'), manyPrinted.replace('simd128', 'scalar'));
});

test('CommonJS', () => {
    writeFileSync(join(work, 'use.cjs'), `const {parse} = require('uriscan');
        console.log(parse('//h').host, require('uriscan/fast-uri').default.parse('a:b').path);`);
    assert.equal(run(process.execPath, 'use.cjs'), 'h b\n');
    writeFileSync(join(work, 'many.cjs'), '(async () => {' + many.replace(/^import (.*) from (.*);/,
        'const $1 = require($2);') + '})();');
    assert.equal(run(process.execPath, 'many.cjs'), manyPrinted);
});

const strict = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--noEmit', '--lib',
    'es2022,dom'];

test('TypeScript', () => {
    writeFileSync(join(work, 'use.ts'), program);
    writeFileSync(join(work, 'common.cts'), `import uriscan = require('uriscan');
        const host: string | undefined = uriscan.parse('//h').host;\nconsole.log(host);\n`);
    writeFileSync(join(work, 'wrong.ts'), `import {parse} from 'uriscan';
        export const host: string = parse('//h').host;\n`);
    writeFileSync(join(work, 'many.ts'), many);
    run(tool('tsc'), ...strict, 'use.ts', 'common.cts', 'many.ts');
    assert.throws(() => run(tool('tsc'), ...strict, 'wrong.ts'));
});

// ajv and what it needs, from the tools.
function linkAjv() {
    const link = join(work, 'node_modules/ajv');
    if (!existsSync(link)) {
        symlinkSync(join(tools, 'node_modules/ajv'), link);
    }
}

test('TypeScript: each function and each type', () => {
    linkAjv();
    copyFileSync(join(here, 'every_function.ts'), join(work, 'every_function.ts'));
    run(tool('tsc'), '--exactOptionalPropertyTypes', '--noUnusedLocals', ...strict,
        'every_function.ts');
});

// Makes an assertion from a line "expression;  // value".
function asAssertion(line) {
    const [, expression, said] = /^(.*);\s+\/\/ (.*)$/.exec(line) ?? [];
    const value = /^('.*'|".*"|\w+)/.exec(said ?? '')?.[0];
    const list = /^Uint\w+Array: (.*)$/.exec(said ?? '')?.[1];
    return expression === undefined ? line
        : list !== undefined ? `deepEqual(Array.from(${expression}), [${list}]);`
            : said.startsWith('throws') ? `throws(() => ${expression}, UriError);`
                : /^(['"\d]|true|false)/.test(value) ? `deepEqual(${expression}, ${value});` : line;
}

test('the examples in the documents are right', () => {
    linkAjv();
    let count = 0;
    for (const path of ['src/bindings/js/README.md', 'docs/javascript.md']) {
        const text = readFileSync(join(here, '../..', path), 'utf8');
        for (const [, code] of text.matchAll(/^```js\n(.*?)^```$/gms)) {
            const name = `example${++count}`;
            writeFileSync(join(work, `${name}.ts`), code);
            writeFileSync(join(work, `${name}.js`), `import {deepEqual, throws} from
                'node:assert/strict';\nimport {UriError} from 'uriscan';\n` +
                code.split('\n').map(asAssertion).join('\n'));
            run(process.execPath, `${name}.js`);
        }
    }
    assert.equal(count, 6);
    run(tool('tsc'), ...strict, ...Array.from({length: count}, (_, i) => `example${i + 1}.ts`));
});

function bundle(code, format = 'esm') {
    return esbuild.buildSync({stdin: {contents: code, resolveDir: work}, bundle: true, format,
        minify: true, write: false, target: 'es2022'}).outputFiles[0].text;
}

test('a bundle is small, and has only what is used', () => {
    const all = gzipSync(bundle(`export {parse, tryParse, findError, isUri, resolve, normalize,
        relativize, equal, build} from 'uriscan';`), {level: 9}).length;
    const verdict = gzipSync(bundle(`export {isUri} from 'uriscan';`), {level: 9}).length;
    console.log(`# compressed: ${all} octets, and ${verdict} with the verdict alone`);
    assert(all <= 12 * 1024);
    assert(verdict < all * 0.8);
    writeFileSync(join(work, 'bundle.js'), bundle(asJavaScript));
    assert.equal(run(process.execPath, 'bundle.js'), printed);
    writeFileSync(join(work, 'many_bundle.js'), bundle(many));
    assert.equal(run(process.execPath, 'many_bundle.js'), manyPrinted);
});

test('an override puts it under ajv', () => {
    const {path} = pack('uriscan-fast-uri');
    const ajv = join(tools, 'node_modules/ajv/package.json');
    const version = JSON.parse(readFileSync(ajv, 'utf8')).version;
    writeFileSync(join(work, 'package.json'), JSON.stringify({
        private: true, type: 'module', dependencies: {ajv: version},
        overrides: {'fast-uri': `file:${path}`},
    }));
    run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
    writeFileSync(join(work, 'override.cjs'), `const Ajv = require('ajv').default;
        const name = require(require.resolve('fast-uri/package.json')).name;
        const ajv = new Ajv();
        ajv.addSchema({$id: 'http://h/a/b.json', type: 'integer'});
        const check = ajv.compile({$id: 'http://h/a/c/', $ref: '../b.json'});
        console.log(name, check(1), check('x'));`);
    assert.equal(run(process.execPath, 'override.cjs'), 'uriscan-fast-uri true false\n');
});

test('Chromium', async (t) => {
    writeFileSync(join(work, 'x.html'), `<script>${bundle(`import {parse, resolve, findError}
        from '${join(packages, 'uriscan/lib/index.js')}';
        window.result = [parse('http://h/p').host, resolve('http://a/b/c', '../g'),
            findError('http://a b').message];`, 'iife')}</script>`);
    const inBoth = bundle(`import {loadParser} from '${join(packages, 'uriscan/lib/many.js')}';
        globalThis.many = async () => {
            const parser = await loadParser();
            const {valid} = parser.parseMany(new TextEncoder().encode('http://h/p\\n//a b'));
            return [parser.kernel, valid.join()];
        };`, 'iife');
    const worker = inBoth + '; globalThis.many().then((answer) => postMessage(answer));';
    writeFileSync(join(work, 'many.html'), `<script>${inBoth}</script><script>
        const blob = new Blob([${JSON.stringify(worker)}]);
        globalThis.inWorker = () => new Promise((done) => {
            new Worker(URL.createObjectURL(blob)).onmessage = ({data}) => done(data);
        });</script>`);
    const {page, errors, close} = await launch(require('playwright-core'));
    t.after(close);
    await page.goto('file://' + join(work, 'x.html'));
    assert.deepEqual(await page.evaluate('result'),
        ['h', 'http://a/g', "unexpected character ' ' in host"]);
    await page.goto('file://' + join(work, 'many.html'));
    assert.deepEqual(await page.evaluate('many()'), ['simd128', '1,0']);
    assert.deepEqual(await page.evaluate('inWorker()'), ['simd128', '1,0']);
    assert.deepEqual(errors, []);
});
