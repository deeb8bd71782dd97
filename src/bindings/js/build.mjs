// Writes the npm packages into folders of FOLDER, as ES modules and as CommonJS:
//
//     node build.mjs FOLDER [MODULES]
//
// MODULES is a folder in which wasm/build.sh has written the WebAssembly modules.  Without it, the
// package has no uriscan/many.  The package has the version of include/uriscan/version.hpp.  Each
// module becomes two files: NAME.js, and NAME.cjs with `require` instead of `import`.
import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {generated, modulePath, toCommonJs} from './modules.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const many = ['many_simd128', 'many_scalar'];

function writeModule(folder, name, text) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, name.replace(/\.js$/, '.cjs')), toCommonJs(text));
}

function writeLibrary(folder, wasm) {
    mkdirSync(folder, {recursive: true});
    const isWanted = (name) => wasm !== undefined || !name.startsWith('many.');
    const modules = readdirSync(join(here, 'lib')).filter((name) => name.endsWith('.js'));
    for (const name of [...modules, ...Object.keys(generated)].filter(isWanted)) {
        writeModule(folder, name, readFileSync(modulePath(name), 'utf8'));
    }
    for (const name of wasm === undefined ? [] : many) {
        const octets = readFileSync(join(wasm, `${name}.wasm`)).toString('base64');
        writeModule(folder, `${name}.js`, `// The C++ library as a WebAssembly module.
export const BASE64 = '${octets}';\n`);
    }
    for (const name of readdirSync(join(here, 'types')).filter(isWanted)) {
        const text = readFileSync(join(here, 'types', name), 'utf8');
        writeFileSync(join(folder, name), text);
        writeFileSync(join(folder, name.replace(/\.d\.ts$/, '.d.cts')),
            text.replaceAll(".js'", ".cjs'"));
    }
}

// Writes a package.  `entry` is the module that programs get by its name.
function writePackage(folder, name, entry, wasm) {
    rmSync(folder, {recursive: true, force: true});
    writeLibrary(join(folder, 'lib'), wasm);
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
    if (wasm === undefined) {
        delete description.exports['./many'];
        delete description.typesVersions['*'].many;
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(description, null, 2) + '\n');
    copyFileSync(join(here, 'README.md'), join(folder, 'README.md'));
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

function main(folder, wasm) {
    writePackage(join(folder, 'uriscan'), 'uriscan', 'index', wasm);
    // Users can put these packages under "overrides" in package.json.  Then uriscan-fast-uri
    // replaces fast-uri, and uriscan-uri-js replaces uri-js.
    writePackage(join(folder, 'uriscan-fast-uri'), 'uriscan-fast-uri', 'fast-uri');
    writePackage(join(folder, 'uriscan-uri-js'), 'uriscan-uri-js', 'uri-js');
}

if (process.argv.length < 3 || process.argv.length > 4) {
    console.error('usage: node build.mjs FOLDER [MODULES]');
    process.exit(2);
}
main(process.argv[2], process.argv[3]);
