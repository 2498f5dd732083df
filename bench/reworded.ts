#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Point } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';
import { documentsOfCorpus } from './documents-of-corpus.ts';
import { changed, furtherTerms, otherFrames, reworded, rewordings } from './rewordings.ts';

const usage = `Usage: npm run bench:reworded -- --corpus DIR [--only NAME,NAME] [--details]
Says the documents of a corpus (DIR/<type>/<file>; scans are left out) again in other words and tells how many statements change though
the meaning does not; then puts before each sentence that a statement stands on words that hand it to somebody else, to another time
or to a case that need not come, and behind it words that make it hold for some only, and tells how many statements stay as they were,
without these words, and how many of those have them nowhere in the quotes beneath. All should be none.`;

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, only: { type: 'string' }, details: { type: 'boolean' } },
});
const { corpus, only, details } = values;
if (!corpus) {
  console.error(usage);
  process.exit(2);
}
const wanted = (name: string) => only === undefined || only.split(',').includes(name);

/** What a paper says of itself, and lists of what was: no rule that a frame could hand to another. */
const ofThePaper =
  /^(?:association|document|community|minutes|budget|financial|reserves|repairs|special_assessment|litigation)\b/;
/** A number, and a heading in the same line, stand before what a sentence says. */
const lead =
  /^(?:["“(]?(?:\(?[a-z0-9]{1,4}[.)]|Section|Article|§)\s*[\d.]*\s+)*(?:[A-Z][A-Za-z ,&/-]{2,50}[.:]\s+(?=[A-Z]))?/;
/** Quoted words change with the text; what is said of them must not. */
const bare = (text: string) =>
  text
    .replace(/“[^”]*(?:”|$)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9$%]+/g, ' ');

interface Count {
  statements: number;
  differ: number;
  hidden: number;
}
const counts = new Map<string, Count>();
function count(name: string, statements: number, differ: readonly string[], file: string, hidden = 0) {
  const sum = counts.get(name) ?? { statements: 0, differ: 0, hidden: 0 };
  counts.set(name, {
    statements: sum.statements + statements,
    differ: sum.differ + differ.length,
    hidden: sum.hidden + hidden,
  });
  if (details) for (const each of differ) console.log(`${name} | ${file} | ${each}`);
}

const told = (pages: readonly Page[], type: DocumentType): Point[] => {
  const { key_points, restricted_activities } = analyze(pages, { documentType: type });
  return [...key_points, ...restricted_activities];
};

function inOtherWords(pages: readonly Page[], type: DocumentType, file: string, own: readonly Point[]) {
  for (const [name, replacements] of Object.entries(rewordings)) {
    if (!wanted(name)) continue;
    const other = reworded(pages, replacements);
    if (other.every((page, index) => page.text === pages[index]?.text)) continue;
    const said = (text: string) => {
      const [page] = reworded([{ number: 1, text, lines: [], size: null, readable: true }], replacements);
      return [bare(text), bare(page?.text ?? text)];
    };
    const now = new Set(told(other, type).flatMap(({ text }) => said(text)));
    const gone = own.filter(({ text }) => !said(text).some((each) => now.has(each)));
    count(
      name,
      own.length,
      gone.map(({ id, text }) => `${id}: ${text}`),
      file,
    );
  }
}

interface Place {
  readonly point: Point;
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

/** Where the sentence begins and ends that a statement stands on; nothing where its quote begins in the middle of one. */
function placeOf(pages: readonly Page[], point: Point): Place[] {
  const [first] = point.citations;
  const text = pages.find(({ number }) => number === first?.page)?.text ?? '';
  const from = lead.exec(first?.quote ?? '')?.[0].length ?? 0;
  if (ofThePaper.test(point.id) || !first || !/^[A-Z]/.test(first.quote.slice(from))) return [];
  const rest = /[.;](?=\s|$)/.exec(text.slice(first.end - 1));
  return [
    {
      point,
      page: first.page,
      start: first.start + from,
      end: rest ? first.end - 1 + rest.index : first.end,
    },
  ];
}

function withFurtherWords(pages: readonly Page[], type: DocumentType, file: string, own: readonly Point[]) {
  const placed = own.flatMap((point) => placeOf(pages, point));
  for (const [name, words] of Object.entries({ ...otherFrames, ...furtherTerms })) {
    if (!wanted(name) || placed.length === 0) continue;
    const other = pages.map((page) => {
      const here = placed.filter((each) => each.page === page.number);
      const places = new Set(here.map(({ start, end }) => (name in otherFrames ? start : end)));
      return changed(
        page,
        [...places].toSorted((a, b) => a - b).map((at) => ({ start: at, end: at, words })),
      );
    });
    const now = told(other, type);
    // Another sentence may say the same: what counts is the one that the words stand at.
    const isAt = ({ citations: [first] }: Point) => {
      const text = other.find(({ number }) => number === first?.page)?.text ?? '';
      return (
        first !== undefined &&
        text
          .slice(Math.max(0, first.start - words.length), first.end + words.length + 1)
          .includes(words.trim())
      );
    };
    const same = ({ point }: Place) =>
      now.find((each) => each.id === point.id && each.text === point.text && isAt(each));
    const stay = placed.filter((place) => same(place) !== undefined);
    const isShown = (place: Place) =>
      same(place)?.see_also?.some(({ quote }) => bare(quote).includes(bare(words).trim()));
    count(
      name,
      placed.length,
      stay.map(({ point }) => `${point.id}: ${point.text}`),
      file,
      stay.filter((place) => !isShown(place)).length,
    );
  }
}

for await (const { type, name, path } of documentsOfCorpus(corpus)) {
  const outcome = await readDocument(await readFile(path), { ocr: false });
  if (!outcome.ok) continue;
  const own = told(outcome.pages, type);
  inOtherWords(outcome.pages, type, name, own);
  withFurtherWords(outcome.pages, type, name, own);
}

for (const [title, names] of [
  ['the same in other words: statements that change', rewordings],
  ['in another frame: statements that stay as they were', otherFrames],
  ['on further terms: statements that stay as they were', furtherTerms],
] as const) {
  console.log(title);
  for (const name of Object.keys(names)) {
    const { statements = 0, differ = 0, hidden = 0 } = counts.get(name) ?? {};
    const share = (of: number) => `${statements > 0 ? ((100 * of) / statements).toFixed(1) : '0'} %`;
    const beneath = names === rewordings ? '' : `, nowhere beneath ${hidden} (${share(hidden)})`;
    if (wanted(name))
      console.log(`  ${name.padEnd(18)} ${differ} of ${statements} (${share(differ)})${beneath}`);
  }
}
