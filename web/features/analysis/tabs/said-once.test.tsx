import { expect, test } from 'vitest';
import { documentTypes } from '#contract/document-type.ts';
import { analyze } from '#engine/index.ts';
import { linesOfText } from '#engine/structure/printed.ts';
import { readAnalysis, type ShownAnalysis } from '#report/read-analysis.ts';
import { summaryParts } from '#report/summary-parts.ts';
import { repeated, sentencesOf } from '#report/testing/sentences.ts';
import { render, tabs, visible } from './testing/render-tabs.tsx';

const texts: Record<string, string> = import.meta.glob('/fixtures/communities/*.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const keys: Record<string, { kind: string }> = import.meta.glob('/fixtures/communities/*.key.json', {
  eager: true,
  import: 'default',
});

const analyses = Object.entries(texts).map(([file, text]): [file: string, analysis: ShownAnalysis] => {
  const kind = keys[file.replace('.txt', '.key.json')]?.kind;
  const documentType = documentTypes.find((type) => type === kind);
  if (!documentType) throw new Error(`${file} has no type.`);
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  return [file, readAnalysis(analyze([page], { documentType }))];
});

test('no sentence stands twice on any tab of any document', () => {
  expect(analyses.length).toBeGreaterThan(15);
  for (const [file, analysis] of analyses) {
    for (const Tab of tabs) {
      // Where several open questions are spoken of is said of each; 'The document says: “4. No …”' is no sentence yet.
      const said = sentencesOf(visible(render(Tab, analysis))).filter(
        (one) => !/ speaks? of it\.$|^the document says: “.{1,5}\.$/.test(one),
      );
      expect(repeated(said), `${file}, ${Tab.name}`).toEqual([]);
    }
  }
});

test('a document that names three sums begins with three findings at least', () => {
  const counts = analyses.map(([file, analysis]) => {
    const { key_points: points, restricted_activities: limits } = analysis;
    const sums = [...points, ...limits].filter(({ text }) => /\$\d/.test(text));
    const questions = new Set(sums.map(({ id }) => id.replace(/-\d+$/, '')));
    return { file, shown: summaryParts(analysis).first.length, least: Math.min(3, questions.size) };
  });
  expect(counts.filter(({ shown }) => shown >= 3).length).toBeGreaterThan(10);
  expect(counts.filter(({ shown, least }) => shown < least)).toEqual([]);
});
