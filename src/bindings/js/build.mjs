// Writes the npm packages into folders of FOLDER, as ES modules and as CommonJS:
//
//     node build.mjs FOLDER
//
// Needs only Node.  The package has the version of include/uriscan/version.hpp.  Each module of
// lib/ becomes two files: NAME.js, and NAME.cjs with `require` instead of `import`.  In the modules,
// an import or a list of exports ends with ";" at the end of a line, and all other exports start a
// line with "export function", "export class", "export const" or "export let".
import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const generated = {'table.js': 'uri_table.js', 'facts.js': 'uri_facts.js'};

function toCommonJs(text) {
    const exported = [];
    const names = (list) => list.split(',').map((name) => name.trim()).filter(Boolean);
    const withAliases = (list) => names(list).map((name) => name.replace(/ as /, ': ')).join(', ');
    const cjs = (path) => path.replace(/\.js$/, '.cjs');
    const body = text
        .replace(/^import \{([^}]*)\}\s*from '([^']*)';$/gm,
            (_, list, from) => `const {${withAliases(list)}} = require('${cjs(from)}');`)
        .replace(/^import \* as (\w+) from '([^']*)';$/gm,
            (_, name, from) => `const ${name} = require('${cjs(from)}');`)
        .replace(/^export \{([^}]*)\} from '([^']*)';$/gm, (_, list, from) => {
            exported.push(...names(list));
            return `const {${withAliases(list)}} = require('${cjs(from)}');`;
        })
        .replace(/^export \{([^}]*)\};$/gm, (_, list) => {
            exported.push(...names(list));
            return '';
        })
        .replace(/^export default (\w+);$/gm, (_, name) => `exports.default = ${name};`)
        .replace(/^export (function\*?|class|const|let) (\w+)/gm, (_, kind, name) => {
            exported.push(name);
            return `${kind} ${name}`;
        });
    if (/^(import|export) /m.test(body)) {
        throw new Error('cannot convert: ' + /^(import|export) .*/m.exec(body)[0]);
    }
    const list = exported.map((name) => `exports.${name} = ${name};`).join('\n');
    return `'use strict';\n${body}\n${list}\n`;
}

function writeLibrary(folder) {
    mkdirSync(folder, {recursive: true});
    const modules = readdirSync(join(here, 'lib')).filter((name) => name.endsWith('.js'));
    for (const name of [...modules, ...Object.keys(generated)]) {
        const path = name in generated ? join(root, 'generated', generated[name])
            : join(here, 'lib', name);
        const text = readFileSync(path, 'utf8');
        writeFileSync(join(folder, name), text);
        writeFileSync(join(folder, name.replace(/\.js$/, '.cjs')), toCommonJs(text));
    }
    for (const name of readdirSync(join(here, 'types'))) {
        const text = readFileSync(join(here, 'types', name), 'utf8');
        writeFileSync(join(folder, name), text);
        writeFileSync(join(folder, name.replace(/\.d\.ts$/, '.d.cts')),
            text.replaceAll(".js'", ".cjs'"));
    }
}

// Writes a package.  `entry` is the module that programs get by its name.
function writePackage(folder, name, entry) {
    rmSync(folder, {recursive: true, force: true});
    writeLibrary(join(folder, 'lib'));
    const description = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
    description.name = name;
    description.version = /URISCAN_VERSION "([^"]+)"/.exec(
        readFileSync(join(root, 'include/uriscan/version.hpp'), 'utf8'))[1];
    description.main = `./lib/${entry}.cjs`;
    description.module = `./lib/${entry}.js`;
    description.types = `./lib/${entry}.d.ts`;
    description.exports['.'] = {
        import: {types: `./lib/${entry}.d.ts`, default: `./lib/${entry}.js`},
        require: {types: `./lib/${entry}.d.cts`, default: `./lib/${entry}.cjs`},
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(description, null, 2) + '\n');
    copyFileSync(join(here, 'README.md'), join(folder, 'README.md'));
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

function main(folder) {
    writePackage(join(folder, 'uriscan'), 'uriscan', 'index');
    // "overrides" in package.json can put these in the place of the packages that they are named
    // after.
    writePackage(join(folder, 'uriscan-fast-uri'), 'uriscan-fast-uri', 'fast-uri');
    writePackage(join(folder, 'uriscan-uri-js'), 'uriscan-uri-js', 'uri-js');
}

if (process.argv.length !== 3) {
    console.error('usage: node build.mjs FOLDER');
    process.exit(2);
}
main(process.argv[2]);
