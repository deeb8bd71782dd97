// Uses each function and each type of the package: `tsc --strict` must accept this file, and refuse
// each line after "@ts-expect-error".
import {Ajv} from 'ajv';
import {
    build, caretDiagram, decode, encode, equal, findError, isAbsoluteUri, isRelativeRef, isUri,
    isUriReference, isValid, normalize, parse, relativize, resolve, tryParse, Uri, UriError,
} from 'uriscan';
import type {
    BuildOptions, Component, Components, EncodePart, HostKind, NormalizationRule, Reason,
    ResolveOptions, Rule,
} from 'uriscan';
import {formats, uriResolver} from 'uriscan/ajv';
import fastUri, * as fast from 'uriscan/fast-uri';
import {loadParser} from 'uriscan/many';
import type {Columns, LineParser} from 'uriscan/many';
import uriJs, * as urijs from 'uriscan/uri-js';

const rule: Rule = 'absolute-uri';
const uri: Uri = parse('http://h:80/p?q#f');
const maybe: Uri | null = tryParse('a', rule);
const error: UriError | null = findError('a b', 'uri');
const kind: HostKind | undefined = uri.hostKind;
const parts: (string | undefined)[] = [uri.scheme, uri.authority, uri.userinfo, uri.host, uri.port,
    uri.query, uri.fragment];
const always: string[] = [uri.text, uri.path, uri.toString(), String(maybe)];
const components: Components = uri.toJSON();
const isRelative: boolean = uri.isRelative;
if (error !== null) {
    const shown: [number, Component, Reason, string, string, 'UriError'] = [error.offset,
        error.component, error.reason, error.text, error.caret, error.name];
    console.log(shown, error.message, error instanceof Error);
}
const unknown: unknown = 'a:';
if (isUri(unknown) && isUriReference(unknown) && isAbsoluteUri(unknown) && isValid(unknown, rule)) {
    console.log(unknown.length);
}
const resolving: ResolveOptions = {backwardCompatible: true, refuseAboveRoot: true};
const building: BuildOptions = {repair: true};
const rules: readonly NormalizationRule[] = ['letter-case', 'ipv6-address'];
const part: EncodePart = 'segment';
const texts: string[] = [resolve(uri, 'a', resolving), relativize('a:/b', uri),
    normalize(uri, rules), normalize('a:', 'scheme-based'),
    build({host: 'h', port: 80, path: '/'}, building),
    build(components), encode('a', part), decode('%41'), caretDiagram('a', 0, 20)];
const verdicts: boolean[] = [equal(uri, 'a:', 'none'), isRelativeRef('a'), isRelative];

const fastOptions: fast.Options = {reference: 'suffix', scheme: 'http', tolerant: true};
const parsed: fast.URIComponent = fast.parse('h/p', fastOptions);
const port: string | number | undefined = fastUri.parse('//h:1').port;
texts.push(fast.serialize(parsed), fast.resolve('a:', 'b', fastOptions), fast.normalize('a:'),
    fast.normalize(parsed).path ?? '', fast.resolveComponent(parsed, {path: 'x'}).path ?? '',
    fast.fastUri.normalize('a:'), String(fast.equal(parsed, 'a:', {absolutePath: true})));
const jsOptions: urijs.URIOptions = {absolutePath: true};
const jsParsed: urijs.URIComponents = uriJs.parse('h/p', jsOptions);
texts.push(urijs.removeDotSegments('/a/..'), urijs.escapeComponent('a'), uriJs.serialize(jsParsed),
    urijs.unescapeComponent('%41'), urijs.resolveComponents(jsParsed, {}).path ?? '',
    urijs.normalize('a'), urijs.resolve('a:', 'b'), String(urijs.equal('a', 'b')));

const ajv = new Ajv({formats, uriResolver});
const isFormat: boolean = formats.uri('a') && formats['uri-reference']('a') && formats.iri('a') &&
    formats['iri-reference']('a') && formats['uri-template']('a');

const parser: LineParser = await loadParser({kernel: 'scalar'});
const columns: Columns = parser.parseMany(new Uint8Array(0), rule);
for await (const each of parser.parseStream([new Uint8Array(0)])) {
    console.log(each.size, each.valid, each.begin, each.end, each.text(0), each.uri(0)?.host);
}
console.log(kind, parts, always, texts, verdicts, port, isFormat, ajv, columns.error(0)?.offset,
    columns.schemeEnd, columns.hostBegin, columns.hostEnd, columns.pathBegin, columns.pathEnd,
    columns.queryEnd, columns.stop, columns.octets, columns.rule, parser.kernel);

// @ts-expect-error: a component can be absent
export const host: string = uri.host;
// @ts-expect-error: there is no such rule
parse('a', 'url');
// @ts-expect-error: a Uri does not change
uri.path = 'x';
// @ts-expect-error: parse() makes a Uri
new Uri('a:');
// @ts-expect-error: tryParse() can return null
tryParse('a').path;
// @ts-expect-error: there is no such rule
normalize('a', ['lower-case']);
// @ts-expect-error: a component is a string
build({path: 5});
// @ts-expect-error: there is no such reason
export const wrong = error?.reason === 'bad';
// @ts-expect-error: a text must have octets
parser.parseMany('a');
// @ts-expect-error: there is no such kernel
loadParser({kernel: 'avx2'});
// @ts-expect-error: there is no such option
fast.parse('a', {unicodeSupport: true});
