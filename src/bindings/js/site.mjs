// Writes the page on which people can try a URI.  It is a folder of static files, which also works
// offline and from a file:
//
//     node site.mjs FOLDER MODULES [TOOLS]
//
// MODULES is the folder with the WebAssembly modules that wasm/build.sh has written.  TOOLS has the
// packages of tests/js/package.json in node_modules.  If TOOLS is given, the folder also gets the
// documents.
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {writeDocuments} from './documents.mjs';
import {modulePath, toCommonJs} from './modules.mjs';

const here = dirname(fileURLToPath(import.meta.url));

// Returns one script that has a module and all modules that it needs.  A page that is opened from a
// file cannot load modules.
function bundled(entry, text) {
    const modules = new Map();
    const add = (name, source) => {
        if (modules.has(name)) {
            return;
        }
        const code = toCommonJs(source);
        modules.set(name, code);
        for (const [, needed] of code.matchAll(/require\('\.\/([^']+)\.cjs'\)/g)) {
            const ofPage = join(here, `site/${needed}.js`);
            const path = existsSync(ofPage) ? ofPage : modulePath(`${needed}.js`);
            add(`./${needed}.cjs`, readFileSync(path, 'utf8'));
        }
    };
    add(entry, text);
    const functions = [...modules].map(([name, code]) =>
        `'${name}': function (exports, require) {\n${code}}`);
    return `'use strict';
(() => {
const loaded = {};
const modules = {
${functions.join(',\n')}
};
function require(name) {
    if (loaded[name] === undefined) {
        modules[name](loaded[name] = {}, require);
    }
    return loaded[name];
}
require('${entry}');\n})();\n`;
}

const [folder, wasm, tools] = process.argv.slice(2);
if (wasm === undefined || process.argv.length > 5) {
    console.error('usage: node site.mjs FOLDER MODULES [TOOLS]');
    process.exit(2);
}
mkdirSync(folder, {recursive: true});
copyFileSync(join(here, 'site/style.css'), join(folder, 'style.css'));
const link = tools === undefined ? '' : '<a href="docs/index.html">Documents and search</a>';
writeFileSync(join(folder, 'index.html'), readFileSync(join(here, 'site/index.html'), 'utf8')
    .replace('<p id="documents"></p>', `<p>${link}</p>`));
if (tools !== undefined) {
    const count = writeDocuments(join(here, '../../..'), folder, resolve(tools));
    console.log(`${count} documents`);
}
const library = readFileSync(join(wasm, 'page.wasm')).toString('base64');
writeFileSync(join(folder, 'library.js'), `globalThis.uriscanLibrary = '${library}';\n`);
writeFileSync(join(folder, 'page.js'),
    bundled('./page.cjs', readFileSync(join(here, 'site/page.js'), 'utf8')));
