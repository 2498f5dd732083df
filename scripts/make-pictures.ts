import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { site } from '#content/site.ts';
import { findBrowser } from '../e2e/find-browser.ts';
import { drawnFile } from './pictures/check-pictures.ts';
import { inFewColors } from './pictures/few-colors.ts';
import { drawIcons } from './pictures/icons.ts';
import { type PictureWords, pictureFile, pictureWords } from './pictures/picture-words.ts';

/*
 * Draws the pictures that links to this site show elsewhere, one for each public page, into web/public/pictures, and the
 * site's icons from favicon.svg. Run by hand after a change of words (`npm run check` says when): it needs a browser, which a build does not.
 */
const font = (name: string) => pathToFileURL(`node_modules/@fontsource-variable/${name}`).href;
const html = (text: string) => text.replaceAll('&', '&amp;');
const size = (title: string) => (title.length > 45 ? 58 : title.length > 30 ? 66 : 78);

const drawing = ({ title, lines }: PictureWords) => `<!doctype html>
<style>
@font-face { font-family: DeedSerif; src: url(${font('source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}); font-weight: 200 900 }
@font-face { font-family: DeedSans; src: url(${font('inter/files/inter-latin-wght-normal.woff2')}); font-weight: 100 900 }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 72px 80px; background: #fbfaf6; color: #1d2733; font-family: DeedSans; display: grid; grid-template-columns: 1fr 400px; gap: 56px; border-bottom: 16px solid #1e6b52 }
h1 { font: 600 ${size(title)}px/1.1 DeedSerif; letter-spacing: -0.015em; text-wrap: balance; align-self: center }
.name { font: 600 38px DeedSerif; position: absolute; left: 80px; top: 56px }
.sheet { align-self: center; background: #fff; border: 2px solid #e4e0d6; border-radius: 10px; padding: 36px; display: grid; gap: 20px; box-shadow: 14px 14px 0 #e4e0d6 }
.rule { height: 12px; border-radius: 6px; background: #e4e0d6 }
mark { background: #ffe9a8; color: #2b2408; font: 600 27px DeedSans; padding: 6px 12px; white-space: nowrap; border-radius: 6px; justify-self: start }
</style>
<p class="name">${site.name}</p><h1>${html(title)}</h1>
<div class="sheet">${lines.map((line) => `<div class="rule" style="width:92%"></div><div class="rule" style="width:74%"></div><mark>${html(line)}</mark>`).join('')}</div>`;

const all = pictureWords();
await rm('web/public/pictures', { recursive: true, force: true });
const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
// A page of the file system may load fonts from there.
await page.goto(pathToFileURL('LICENSE').href);
for (const words of all) {
  const file = join('web', 'public', pictureFile(words.path));
  await page.setContent(drawing(words));
  await page.evaluate('document.fonts.ready');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, inFewColors(await page.screenshot()));
}
await drawIcons(page);
await browser.close();
await writeFile(drawnFile, `${JSON.stringify(all, null, 1)}\n`);
console.log(`${all.length} pictures`);
