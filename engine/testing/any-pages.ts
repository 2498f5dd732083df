import fc from 'fast-check';
import type { Line, Page } from '#contract/page.ts';

const phrases = [
  'ARTICLE IV ASSESSMENTS',
  'Section 4.1. Annual Assessments.',
  'The annual assessment is $250.00 per Lot.',
  'No more than two (2) pets may be kept in any Home.',
  'Page 3 of 12',
  'A late charge of ten percent (10%)',
  'shall be imposed on pay-',
  'ments thirty (30) days past due.',
  'Total Income\t$12,500.00\t(1,200)',
  '(a) dogs;',
  'MINUTES OF THE BOARD',
  'Motion carried.',
  '............ 12',
  '{m0} {p1}',
  '“quoted” – text',
  '',
  '  ',
  '½',
  '(((',
  '\u0000',
];

const lineText = fc.oneof(
  fc.constantFrom(...phrases),
  fc.string({ maxLength: 60 }).map((s) => s.replaceAll('\n', ' ')),
);

function pageOf(number: number, lines: readonly string[]): Page {
  let at = 0;
  const made: Line[] = lines.map((text, i) => {
    const start = at;
    at += text.length + 1;
    const top = i / (lines.length + 1);
    return {
      start,
      end: start + text.length,
      box: [0.1, top, 0.9, top + 0.01],
      size: 10,
      bold: false,
      heading: 0,
      words: [],
    };
  });
  return { number, text: lines.join('\n'), lines: made, size: { width: 612, height: 792 }, readable: true };
}

/** Pages as a reader may give them: words of such documents, shuffled, among anything else. */
export const anyPages: fc.Arbitrary<Page[]> = fc
  .array(fc.array(lineText, { maxLength: 12 }), { maxLength: 5 })
  .map((pages) => pages.map((lines, i) => pageOf(i + 1, lines)));
