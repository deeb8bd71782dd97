// Writes the page on which people try a URI, as a folder of static files that works offline and
// from a file:
//
//     node site.mjs FOLDER
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {modulePath, toCommonJs} from './modules.mjs';

const here = dirname(fileURLToPath(import.meta.url));

// Returns one script with a module and all modules that it needs.  A page that is opened from a
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
            add(`./${needed}.cjs`, readFileSync(modulePath(`${needed}.js`), 'utf8'));
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

if (process.argv.length !== 3) {
    console.error('usage: node site.mjs FOLDER');
    process.exit(2);
}
const folder = process.argv[2];
mkdirSync(folder, {recursive: true});
for (const name of ['index.html', 'style.css']) {
    copyFileSync(join(here, 'site', name), join(folder, name));
}
writeFileSync(join(folder, 'page.js'),
    bundled('./page.cjs', readFileSync(join(here, 'site/page.js'), 'utf8')));
