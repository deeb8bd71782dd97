// Types into the page of `make site`, opened from its file, in Chromium without a network:
//
//     node page_test.mjs SITE TOOLS [PICTURES]
//
// With PICTURES, writes screenshots into this folder.
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import process from 'node:process';
import test from 'node:test';

import {launch} from './browser.mjs';

const [site, tools, pictures] = process.argv.slice(2).map((path) => resolve(path));
const playwright = createRequire(join(tools, 'x.js'))('playwright-core');
const address = 'file://' + join(site, 'index.html');
const looks = {
    light: {colorScheme: 'light', viewport: {width: 1100, height: 900}},
    dark: {colorScheme: 'dark', viewport: {width: 1100, height: 900}},
    phone: {colorScheme: 'light', viewport: {width: 320, height: 640}},
};

for (const [name, options] of Object.entries(looks)) {
    test(`the page: ${name}`, async (t) => {
        const {page, errors, close} = await launch(playwright, options);
        t.after(close);
        const type = async (text) => {
            await page.focus('#text');
            await page.keyboard.press('Control+A');
            await page.keyboard.type(text);
        };
        const take = async (what) => {
            assert(await page.evaluate(() =>
                document.documentElement.scrollWidth <= window.innerWidth), 'too wide');
            if (pictures !== undefined) {
                const path = join(pictures, `${name}-${what}.png`);
                await page.screenshot({path, fullPage: true});
            }
        };
        const text = (selector) => page.innerText(selector);
        const hasInView = async (selector) => page.locator(selector).isVisible();
        await page.goto(address);
        assert.match(await text('#verdict'), /^Valid/);
        await take('first');

        await type('HTTP://me@Example.com:80/a/../%7Eb?q#f');
        assert.match(await text('#verdict'), /^Valid: a URI whose host is a name \(reg-name\)$/);
        assert.match(await text('#components'), /code units.*userinfo\s+me\s+7 to 9/s);
        assert.match(await text('#steps'),
            /dot-segments[^\n]*http:\/\/me@example\.com:80\/~b\?q#f/);
        assert.match(await text('#steps'), /normal form\s+http:\/\/me@example\.com\/~b\?q#f$/);
        assert.match(await text('#steps'), /default-port[^\n]*http:\/\/me@example\.com\/~b\?q#f/);
        assert.equal(await page.locator('#coloured .host').innerText(), 'Example.com');
        assert.equal(await page.locator('#walk circle').count() > 10, true);
        // These two come a moment later: the audit, and what redact would remove.
        await page.waitForSelector('#s-audit:not([hidden])');
        assert.match(await text('#findings'), /userinfo-present\s+There is user information/);
        assert.match(await text('#no-findings'), /^\d findings\.$/);
        assert.equal(await text('#secrets del'), 'me');
        assert.match(await text('#redacted'), /HTTP:\/\/REDACTED@Example\.com:80\/a/);
        // The walk of the text is drawn in the picture of the machine.  There, each state has its
        // place.
        assert.equal(await page.locator('#machine circle.last').count() > 0, true);
        const octets = await page.locator('#machine .octets').allTextContents();
        for (const each of ['H', 'TTP', 'a/../b', '80', 'q', '#']) {
            assert(octets.includes(each), `${each} of ${octets}`);
        }
        assert.match(await page.textContent('#machine'), /start.*1\d\d states/);
        await take('valid');

        await type('http://2130706433/v1/users/Max?q=a');
        assert.match(await text('#findings'), /numeric-host/);
        assert.equal(await text('#redacted'), 'Nothing.');
        await page.focus('#closed');
        await page.keyboard.press('Space');
        assert.match(await text('#redacted'), /\?q=REDACTED$/);
        await page.keyboard.press('Space');
        assert.equal(await text('#redacted'), 'Nothing.');
        await type('http://127.0.0.1\\@good.example/?token=ü');
        assert.match(await text('#findings'), /backslash/);
        assert.equal(await text('#secrets del >> nth=-1'), 'ü');
        await type('/a');
        assert.equal(await text('#no-findings'), 'Nothing.');
        assert.equal(await page.locator('#findings').isVisible(), false);

        await type('http://[::1:/x');
        assert.match(await text('#verdict'), /offset 12 \(host, malformed-ip-literal\)/);
        assert.equal(await text('#coloured mark'), '/');
        assert.match(await text('#caret'), /\n {12}\^/);
        assert.match(await text('#next'), /could follow: 0 to 9 A to F a to f$/);
        assert.equal(await hasInView('#steps'), false);
        assert.equal(await page.textContent('#machine .refused'), '✗ /');
        await take('error');

        await type('../g?y');
        assert.match(await text('#resolved'), /resolved\nhttp:\/\/a\/b\/g\?y/);
        await page.selectOption('#rule', 'uri');
        assert.match(await text('#verdict'), /missing-scheme/);
        // A permalink gives the same page.
        await page.waitForURL(/rule=uri$/);
        const link = page.url();
        await page.goto('about:blank');
        await page.goto(link);
        assert.equal(await page.inputValue('#text'), '../g?y');
        assert.equal(await page.inputValue('#rule'), 'uri');
        await page.selectOption('#rule', 'uri-reference');
        // Links that people have written by hand or damaged also give a page.
        await page.goto('about:blank');
        await page.goto(`${address}#text=http://h/?a=b&base=%zz&rule=x`);
        assert.equal(await page.inputValue('#text'), 'http://h/?a=b');
        assert.equal(await page.inputValue('#base'), 'http://a/b/c/d;p?q');
        assert.equal(await page.inputValue('#rule'), 'uri-reference');
        await page.goto('about:blank');
        await page.goto(link);
        await page.selectOption('#rule', 'uri-reference');

        await type('http://h/a\nbad uri\n//x?y#z\n');
        assert.match(await text('#verdict'), /^2 of 3 lines are valid$/);
        assert.match(await text('#lines'), /2\s+bad uri\s+offset 3: unexpected character/);
        assert.equal(await hasInView('#one'), false);
        await take('lines');

        // A long text must not stop the browser.
        await page.fill('#text', 'http://h/' + 'a%41/'.repeat(100_000) + ' ');
        assert.match(await text('#verdict'), /^Not valid at offset 500009 /);
        assert.match(await text('#cut'), /^This text has 500010 units/);
        assert.match(await text('#caret'), /^\.\.\..*\n +\^/);
        await page.evaluate(() => {
            document.getElementById('text').value = 'a\nb c\n'.repeat(2_000);
            document.getElementById('form').dispatchEvent(new Event('input'));
        });
        assert.match(await text('#verdict'), /^2000 of 4000 lines are valid$/);
        assert.equal(await page.locator('#lines tbody tr').count(), 1_000);
        assert.match(await text('#cut'), /first 1000 lines/);

        // The text of others is never markup.
        await type('/<img src=x onerror=alert(1)>');
        assert.equal(await page.locator('main img').count(), 0);
        // With the keyboard alone: from the input to an example, and Enter.
        await page.focus('#base');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        assert.equal(await page.inputValue('#text'), await page.innerText('#examples button'));
        assert.equal(await page.getAttribute('#verdict', 'role'), 'status');
        for (const id of ['text', 'rule', 'base']) {
            assert.equal(await page.locator(`label[for=${id}]`).count(), 1);
        }
        if (existsSync(join(site, 'docs'))) {
            await page.goto('file://' + join(site, 'docs/index.html'));
            await page.fill('#search', 'legal skip');
            assert.match(await text('#found'), /How uriscan works: Why a skip is legal/);
            assert.match(await text('#count'), /^\d+ sections$/);
            await take('documents');
            await page.click('#found a');
            assert.equal(await page.locator('main h1').count(), 1);
            await take('document');
        }
        assert.deepEqual(errors, []);
    });
}
