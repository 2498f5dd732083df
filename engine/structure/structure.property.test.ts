import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { readDoc } from '../document.ts';
import type { Doc } from '../model.ts';
import { printedPage } from '../testing/printed-page.ts';
import { cite } from './source.ts';

const fragment = fc.constantFrom(
  'ARTICLE IV',
  'ARTICLE V - ASSESSMENTS',
  'Section 4.1. Annual Assessments. The annual assessment is due.',
  '4.01 Title.',
  'IV.',
  'A. Late fees.',
  '1. No pets.',
  '(a) the first;',
  '(i) and',
  '§ 5',
  'TABLE OF CONTENTS',
  'Insurance .......... 12',
  'Insurance .......... 4,500.00',
  'Total\t$ 1,200\t(350)\t-',
  'the Association shall maintain the main-',
  'tenance of all owner-',
  'occupied homes.',
  'Page 3 of 9',
  '- 4 -',
  '# Heading',
  '**bold** and [a link](#x) | pipe',
  '| a | b |',
  '|---|---|',
  '<table><tr><td>1</td><td>',
  '</td></tr></table>',
  '=====',
  '•',
  '“Owner” means any person: (a) one; (b) two; and (c) three.',
  'İstanbul ﬁne 😀 \u0000',
);
const words = fc.oneof(
  { weight: 3, arbitrary: fragment },
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string(),
);
const long = fc
  .tuple(words, fc.integer({ min: 1, max: 400 }))
  .map(([text, times]) => `${text} `.repeat(times));
const printed = fc.array(fc.oneof({ weight: 8, arbitrary: words }, long), { maxLength: 25 });

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const box = fc.tuple(unit, unit, unit, unit);

/** Pages as readers give them, and pages whose lines are anywhere. */
const page: fc.Arbitrary<Page> = fc
  .record({
    texts: printed,
    mode: fc.constantFrom('none', 'plain', 'boxes', 'wild'),
    boxes: fc.array(box, { minLength: 25, maxLength: 25 }),
    sizes: fc.array(fc.double({ min: 0, max: 80, noNaN: true }), { minLength: 25, maxLength: 25 }),
    shift: fc.integer({ min: -5, max: 5 }),
  })
  .map(({ texts, mode, boxes, sizes, shift }) => {
    const text = texts.join('\n');
    let at = 0;
    const lines = texts.map((one, i) => {
      const start = at + (mode === 'wild' ? shift : 0);
      at += one.length + 1;
      return {
        start,
        end: start + one.length,
        box: mode === 'plain' ? null : (boxes[i] ?? null),
        size: sizes[i] ?? 0,
        bold: (sizes[i] ?? 0) > 40,
        heading: mode === 'plain' && i % 7 === 0 ? 2 : 0,
        words: [],
      };
    });
    return { number: 1, text, lines: mode === 'none' ? [] : lines, size: null, readable: true };
  });
const pages = fc
  .array(page, { maxLength: 6 })
  .map((list) => list.map((one, i) => ({ ...one, number: i + 1 })));

const blank = (character: string) => character.trim() === '';

function checkSpans({ source }: Doc) {
  let end = 0;
  for (const { at, length, page: index, start } of source.spans) {
    expect(at).toBeGreaterThanOrEqual(end);
    expect(length).toBeGreaterThan(0);
    expect(source.text.slice(end, at).trim()).toBe('');
    const own = source.text.slice(at, at + length);
    const printedText = source.pages[index]?.text.slice(start, start + length) ?? '';
    expect(printedText).toHaveLength(own.length);
    for (let i = 0; i < length; i++) {
      if (own[i]?.toLowerCase() !== printedText[i]?.toLowerCase())
        expect([own[i], printedText[i]].every((c) => blank(c ?? ''))).toBe(true);
    }
    end = at + length;
  }
  expect(source.text.slice(end).trim()).toBe('');
}

function checkCitation({ source }: Doc, from: number, to: number) {
  const start = Math.min(from, to);
  const end = Math.max(from, to);
  const citations = cite(source, start, end);
  if (source.text.slice(start, end).trim() !== '') expect(citations).not.toBeNull();
  for (const citation of citations ?? []) {
    const own = source.pages[citation.page - 1]?.text ?? '';
    expect(own.slice(citation.start, citation.end)).toBe(citation.quote);
    expect(citation.quote.trim()).toBe(citation.quote);
    expect(citation.quote).not.toBe('');
  }
}

function checkOutline({ source, sections, blocks }: Doc) {
  sections.forEach((section, i) => {
    expect(section.index).toBe(i);
    expect(section.headingStart).toBeLessThan(section.headingEnd);
    expect(section.headingEnd).toBeLessThanOrEqual(section.end);
    expect(section.end).toBeLessThanOrEqual(source.text.length);
    const parent = sections[section.parent];
    if (section.parent < 0) expect(section.level).toBe(1);
    else {
      expect(section.parent).toBeLessThan(i);
      expect(section.level).toBe((parent?.level ?? 0) + 1);
      expect(section.headingStart).toBeGreaterThanOrEqual(parent?.headingEnd ?? 0);
      expect(section.end).toBeLessThanOrEqual(parent?.end ?? 0);
    }
    const next = sections[i + 1];
    if (next) expect(next.headingStart).toBeGreaterThanOrEqual(section.headingEnd);
    if (next && next.level <= section.level) expect(section.end).toBeLessThanOrEqual(next.headingStart);
  });
  let end = 0;
  for (const block of blocks) {
    expect(block.start).toBeGreaterThanOrEqual(end);
    expect(block.end).toBeGreaterThan(block.start);
    const section = sections[block.section];
    if (section) {
      expect(block.start).toBeGreaterThanOrEqual(section.headingStart);
      expect(block.end).toBeLessThanOrEqual(section.end);
    }
    end = block.end;
  }
}

function checkSentences({ source, blocks, sentences }: Doc) {
  let end = 0;
  let block = 0;
  sentences.forEach((sentence, i) => {
    expect(sentence.index).toBe(i);
    expect(sentence.start).toBeGreaterThanOrEqual(end);
    expect(sentence.end - sentence.start).toBeLessThanOrEqual(1200);
    expect(sentence.text).toBe(source.text.slice(sentence.start, sentence.end));
    while ((blocks[block]?.end ?? Number.POSITIVE_INFINITY) <= sentence.start) block += 1;
    expect(sentence.start).toBeGreaterThanOrEqual(blocks[block]?.start ?? -1);
    expect(sentence.end).toBeLessThanOrEqual(blocks[block]?.end ?? -1);
    expect(sentence.section).toBe(blocks[block]?.section);
    end = sentence.end;
  });
}

function checkRows({ source, rows }: Doc) {
  for (const row of rows) {
    let end = row.start;
    for (const cell of row.cells) {
      expect(cell.start).toBeGreaterThanOrEqual(end);
      expect(cell.text).toBe(source.text.slice(cell.start, cell.end));
      end = cell.end;
    }
    expect(end).toBeLessThanOrEqual(row.end);
  }
}

it('keeps every promise of the model on any pages', () => {
  fc.assert(
    fc.property(pages, fc.array(fc.tuple(unit, unit), { minLength: 5, maxLength: 5 }), (list, ranges) => {
      const doc = readDoc(list);
      checkSpans(doc);
      for (const [a, b] of ranges) {
        const length = doc.source.text.length;
        checkCitation(doc, Math.floor(a * length), Math.floor(b * length));
      }
      for (const sentence of doc.sentences) checkCitation(doc, sentence.start, sentence.end);
      checkOutline(doc);
      checkSentences(doc);
      checkRows(doc);
    }),
    { numRuns: 150 },
  );
});

const unique = (n: number) =>
  `zq${[...n.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}x`;
const bodyLine = fc
  .tuple(
    fc.constantFrom('', 'Page 3 ', 'ARTICLE IV ', 'Section 2. ', '(a) ', '12 ', '• '),
    fc.lorem({ maxCount: 6 }),
  )
  .map(([start, rest]) => start + rest);
const bodies = fc.array(fc.array(bodyLine, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 9 });

it('never drops a line of the body that is on one page only', () => {
  fc.assert(
    fc.property(bodies, fc.boolean(), (list, boxes) => {
      let count = 0;
      const made = list.map((texts, i) => {
        const lines = texts.map((text) => `${text} ${unique(count++)}`);
        const text = ['Pine Creek Bylaws', ...lines, `Rev. 4\tPage ${i + 1}`];
        return boxes
          ? printedPage(
              i + 1,
              text.map((line, j) => ({
                text: line,
                top: j === 0 ? 0.04 : j > lines.length ? 0.95 : 0.16 + j * 0.018,
              })),
            )
          : { number: i + 1, text: text.join('\n'), lines: [], size: null, readable: true };
      });
      const { source } = readDoc(made);
      for (let i = 0; i < count; i++) expect(source.text).toContain(unique(i));
      if (list.length >= 4) expect(source.text).not.toContain('Rev. 4');
    }),
    { numRuns: 150 },
  );
});
