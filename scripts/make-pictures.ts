import { mkdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { site } from '#content/site.ts';

/*
 * Draws the pictures that links to this site show elsewhere, one for each kind of page, into web/public/pictures. Run by
 * hand after a change of name or words: it needs a browser, which a build does not.
 */
const kinds: Record<string, { title: string; lines: readonly string[] }> = {
  site: {
    title: 'HOA documents in plain English',
    lines: ['What you pay', 'What you may not do', 'What may go wrong'],
  },
  guide: { title: 'HOA guides', lines: ['CC&Rs', 'HOA fees', 'Reserve studies'] },
  blog: { title: 'HOA Insights & Guides', lines: ['Worked figures', 'Questions to ask', 'Sources named'] },
  states: { title: 'HOA laws of 50 states', lines: ['Statutes', 'Days to cancel', 'Where to read them'] },
  sample: { title: 'See a sample analysis', lines: ['CC&Rs', 'Budget', 'Reserve study'] },
};

const font = (name: string) => pathToFileURL(`node_modules/@fontsource-variable/${name}`).href;

const html = ({ title, lines }: { title: string; lines: readonly string[] }) => `<!doctype html>
<style>
@font-face { font-family: DeedSerif; src: url(${font('source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}); font-weight: 200 900 }
@font-face { font-family: DeedSans; src: url(${font('inter/files/inter-latin-wght-normal.woff2')}); font-weight: 100 900 }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 72px 80px; background: #fbfaf6; color: #1d2733; font-family: DeedSans; display: grid; grid-template-columns: 1fr 400px; gap: 56px; border-bottom: 16px solid #1e6b52 }
h1 { font: 600 78px/1.08 DeedSerif; letter-spacing: -0.015em; text-wrap: balance; align-self: center }
.name { font: 600 38px DeedSerif; position: absolute; left: 80px; top: 56px }
.sheet { align-self: center; background: #fff; border: 2px solid #e4e0d6; border-radius: 10px; padding: 36px 36px; display: grid; gap: 20px; box-shadow: 14px 14px 0 #e4e0d6 }
.rule { height: 12px; border-radius: 6px; background: #e4e0d6 }
mark { background: #ffe9a8; color: #2b2408; font: 600 28px DeedSans; padding: 6px 12px; white-space: nowrap; border-radius: 6px; justify-self: start }
</style>
<p class="name">${site.name}</p><h1>${title.replace('&', '&amp;')}</h1>
<div class="sheet">${lines.map((line) => `<div class="rule" style="width:92%"></div><div class="rule" style="width:74%"></div><mark>${line.replace('&', '&amp;')}</mark>`).join('')}</div>`;

await mkdir('web/public/pictures', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
// A page of the file system may load fonts from there.
await page.goto(pathToFileURL('LICENSE').href);
for (const [kind, words] of Object.entries(kinds)) {
  await page.setContent(html(words));
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `web/public/pictures/${kind}.png` });
  console.log(`wrote web/public/pictures/${kind}.png`);
}
await browser.close();
