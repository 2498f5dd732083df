import { beforeAll, expect, test } from 'vitest';
import { readDocument } from '#readers/read-document.ts';
import { asMarkdown } from '#report/as-markdown.ts';
import { asText } from '#report/as-text.ts';
import { makeReport } from '#report/make-report.ts';
import type { Block, Report } from '#report/report.ts';
import { repeated, sentencesOf } from '#report/testing/sentences.ts';
import { writeDocx } from './docx/write-docx.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { fixtureAnalyses } from './testing/fixture-analyses.ts';

let reports: (readonly [file: string, report: Report])[];
beforeAll(async () => {
  reports = (await fixtureAnalyses()).map(([file, analysis]) => [file, makeReport(analysis)]);
}, 120_000);

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'points':
      return block.points.flatMap(({ text, detail }) => [text, detail ?? '']);
    case 'answers':
      return block.rows.flatMap(({ answers }) => answers.map(({ text }) => text));
    default:
      return [block.text];
  }
}
/** Everything that a report says; what it quotes as proof is no statement of its own. */
const saidIn = ({ parts }: Report) =>
  parts.flatMap(({ blocks }) => blocks.flatMap(textsOf)).flatMap(sentencesOf);

/** The sentences that stand behind statements as proof. */
const proofsIn = ({ parts }: Report) =>
  parts.flatMap(({ blocks }) =>
    blocks
      .flatMap((block) => (block.kind === 'points' ? block.points : []))
      .flatMap(({ also }) => also?.text ?? []),
  );

const squashed = (text: string) => text.replace(/\s+/g, '').toLowerCase();
const countOf = (words: string, text: string) => text.split(words).length - 1;

/** The sentences of a report that a form of it does not hold exactly as often as the report says them, in other sentences too. */
function miscounted(report: Report, written: string): string[] {
  const said = saidIn(report);
  const text = squashed(written);
  const all = [...said, ...proofsIn(report)].map(squashed).join('\n');
  return said.filter((sentence) => countOf(squashed(sentence), text) !== countOf(squashed(sentence), all));
}

test('no sentence stands twice in the report of any document', () => {
  expect(reports.length).toBeGreaterThan(25);
  expect(reports.flatMap(([, report]) => saidIn(report)).length).toBeGreaterThan(500);
  for (const [file, report] of reports) expect(repeated(saidIn(report)), file).toEqual([]);
});

test('as text and as Markdown each sentence stands as often as in the report', () => {
  for (const [file, report] of reports) {
    const bare = { ...report, notes: [], disclaimer: '' };
    expect(miscounted(report, asText({ ...report, disclaimer: '' })), file).toEqual([]);
    const plain = asMarkdown(bare).replace(/\\([^\w\s])|\[\^\d+\]/g, '$1');
    expect(miscounted(report, plain), file).toEqual([]);
  }
});

test.each([
  ['PDF', writePdf],
  ['DOCX', writeDocx],
] as const)(
  'as %s no sentence is said more often than in the report',
  { timeout: 120_000 },
  async (_, write) => {
    // One of each kind of document: writing all of them takes a minute.
    const kinds = new Map(reports.map((entry) => [entry[1].kind, entry]));
    for (const [file, report] of kinds.values()) {
      const read = await readDocument(await write(report));
      if (!read.ok) throw new Error(read.message);
      const text = read.pages.map((page) => page.text).join('\n');
      // Quotes are the document's own words.
      const own = squashed(text.replace(/“[^”]*”/g, ' '));
      const all = saidIn(report).map(squashed).join('\n');
      const more = saidIn(report).filter(
        (sentence) => countOf(squashed(sentence), own) > countOf(squashed(sentence), all),
      );
      expect(more, file).toEqual([]);
    }
  },
);
