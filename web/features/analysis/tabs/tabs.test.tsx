import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { analyze } from '#engine/index.ts';
import { linesOfText } from '#engine/structure/printed.ts';
import { readAnalysis, type ShownAnalysis } from '#report/read-analysis.ts';
import { EvidenceProvider } from '../evidence/evidence-context.tsx';
import { FinancialTab } from './financial-tab.tsx';
import { KeyPointsTab } from './key-points-tab.tsx';
import { RestrictionsTab } from './restrictions-tab.tsx';
import { SectionsTab } from './sections-tab.tsx';
import { SummaryTab } from './summary-tab.tsx';

const rows = [
  'ARTICLE I. ASSESSMENTS',
  'Section 1.1. The regular assessment for each Lot is $250 per month.',
  'Section 1.2. A late charge of $25 is added to any assessment not paid within 15 days after it is due.',
  'ARTICLE II. USE',
  'Section 2.1. No more than two dogs or cats may be kept on any Lot.',
  'Section 2.2. No Lot may be leased for a term of less than thirty days.',
];

/** What the engine makes of a page of text. */
function analysisOf(text: string): ShownAnalysis {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  return readAnalysis(analyze([page], { documentType: 'cc_and_r' }));
}

const tabs = [SummaryTab, KeyPointsTab, RestrictionsTab, FinancialTab, SectionsTab];
const render = (Tab: (typeof tabs)[number], analysis: ShownAnalysis) =>
  renderToStaticMarkup(
    <EvidenceProvider documentId="d1">
      <Tab analysis={analysis} />
    </EvidenceProvider>,
  );
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");

describe('an analysis of the engine', () => {
  const analysis = analysisOf(rows.join('\n'));
  const pages = tabs.map((Tab) => render(Tab, analysis));
  const all = pages.map(plain).join(' ');

  test('is worth showing', () => {
    expect(analysis.facts.length).toBeGreaterThan(3);
    expect(analysis.not_stated.length).toBeGreaterThan(3);
  });

  test('has a chip on every list item and answer that states something', () => {
    const statements = pages.slice(0, 4).flatMap((html) => html.match(/<(li|dd)\b.*?<\/\1>/gs) ?? []);
    // What is not stated is muted, and has no page to show.
    const stated = statements.filter((html) => !html.startsWith('<dd class="text-muted"'));
    expect(stated.length).toBeGreaterThan(5);
    expect(stated.filter((html) => !/<button[^>]*>p\. 1</.test(html))).toEqual([]);
  });

  test('loses no point and no fact between the tabs', () => {
    for (const { text } of [...analysis.key_points, ...analysis.restricted_activities])
      expect(all).toContain(text);
    const said = new Set([...analysis.key_points, ...analysis.restricted_activities].map(({ id }) => id));
    for (const { id, label } of analysis.facts) if (!said.has(id)) expect(all).toContain(label);
  });

  test('puts dues per month and per year', () => {
    expect(all).toContain('$250 a month');
    expect(all).toContain('$3,000 a year');
  });
});

test('an analysis of nothing says so in every tab', () => {
  const empty = readAnalysis({});
  const [summary, points, restrictions, financial] = tabs.map((Tab) => plain(render(Tab, empty)));
  expect(summary).toContain('No summary available.');
  expect(points).toContain('No key points were found in this document.');
  expect(restrictions).toContain('No restrictions were found in this document.');
  expect(financial).toContain('Not specified');
  expect(financial).toContain('No special assessment is mentioned in this document.');
});

test('what is missing of a special assessment is named', () => {
  const html = plain(render(FinancialTab, readAnalysis({ special_assessments: [{}] })));
  expect(html).toMatch(/Unknown purpose.*Not specified.*Date not specified/s);
});

test('other values that the document states stand beside the first', () => {
  const cited = [{ page: 1, start: 0, end: 1, quote: 'x' }];
  const analysis = readAnalysis({
    facts: [
      {
        id: 'assessment.late_fee',
        label: 'Late fee',
        value: { amount: 25 },
        display: '$25',
        citations: cited,
        conflicts: [{ value: { amount: 50 }, display: '$50', citations: cited }],
      },
    ],
  });
  expect(plain(render(SummaryTab, analysis))).toMatch(/contradicts itself.*\$25.*It also says.*\$50/s);
});
