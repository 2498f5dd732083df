import { describe, expect, test } from 'vitest';
import { analyze } from '#engine/index.ts';
import { linesOfText } from '#engine/structure/printed.ts';
import { readAnalysis, type ShownAnalysis } from '#report/read-analysis.ts';
import { FinancialTab } from './financial-tab.tsx';
import { plain, render, Summary, tabs } from './testing/render-tabs.tsx';

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

describe('an analysis of the engine', () => {
  const analysis = analysisOf(rows.join('\n'));
  const pages = tabs.map((Tab) => render(Tab, analysis));
  const all = pages.map(plain).join(' ');

  test('is worth showing', () => {
    expect(analysis.facts.length).toBeGreaterThan(3);
    expect(analysis.not_stated.length).toBeGreaterThan(3);
  });

  test('has a chip on every list item and answer that states something', () => {
    // What is not stated, what other documents answer and the counts of both have no page to show.
    const silent =
      /<dl[^>]*><div[^>]*><dt[^>]*font-semibold.*?<\/dl>|<div[^>]*data-state.*?<\/div>|<ul aria-label="How our questions.*?<\/ul>/gs;
    const stated = pages
      .slice(0, 4)
      .flatMap((html) => html.replace(silent, '').match(/<(li|dd)\b.*?<\/\1>/gs) ?? []);
    expect(stated.length).toBeGreaterThan(5);
    // A question is put to somebody else.
    const asked = /Questions to ask<\/h2>.*?(?=<h2|$)/s.exec(pages[0] ?? '')?.[0] ?? '';
    const proven = stated.filter((html) => !asked.includes(html));
    expect(proven.filter((html) => !/<button[^>]*>p\. 1</.test(html))).toEqual([]);
  });

  test('loses no point and no fact between the tabs', () => {
    for (const { text } of [...analysis.key_points, ...analysis.restricted_activities])
      expect(all).toContain(text);
    const said = new Set([...analysis.key_points, ...analysis.restricted_activities].map(({ id }) => id));
    for (const { id, label } of analysis.facts) if (!said.has(id)) expect(all).toContain(label);
  });

  test('puts dues per month and per year, with the arithmetic', () => {
    expect(all).toContain('$250 a month');
    expect(all.replace(/\s+/g, ' ')).toContain('$3,000 a year = $250 × 12');
  });

  test('begins with what costs money or forbids something, with what to ask', () => {
    const [summary = ''] = pages.map((html) => plain(html).replace(/\s+/g, ' '));
    expect(summary.trim()).toMatch(/^Read this first .*regular dues/);
    expect(summary).toMatch(
      /regular dues of \$250 a month.*Questions to ask.*Regular dues: What are the dues today/,
    );
  });

  test('says what is not stated as plainly as what is, and what to ask for it', () => {
    const financial = plain(pages[3] ?? '').replace(/\s+/g, ' ');
    expect(financial).toContain('Interest on overdue amounts We found no mention Ask: How much interest');
    const summary = plain(pages[0] ?? '').replace(/\s+/g, ' ');
    expect(summary).toContain('How much interest is charged on overdue amounts?');
    expect(summary).toMatch(
      /\d+ answered (\d+ without a clear answer )?\d+ not mentioned in this document \d+ for other/,
    );
    expect(summary).toMatch(/Answered by other documents.*Bylaws.*Directors on the board/);
  });
});

test('an analysis of nothing says so in every tab', () => {
  const empty = readAnalysis({});
  const [summary, points, restrictions, financial] = tabs.map((Tab) => plain(render(Tab, empty)));
  expect(summary).toContain('No summary available.');
  expect(points).toContain('No key points were found in this document.');
  expect(restrictions).toContain('No restrictions were found in this document.');
  expect(financial).toContain('Not specified');
  expect(financial).toContain(
    'No levied, approved or proposed special assessment was found in this document.',
  );
});

test('what is missing of a special assessment is named', () => {
  const html = plain(render(FinancialTab, readAnalysis({ special_assessments: [{}] })));
  expect(html).toMatch(/Unknown purpose.*Not specified.*Date not specified/s);
});

test('amounts are US dollars, dates in US short form, and a date that is none stays as it is', () => {
  const special = (date: string) => ({ purpose: 'roof', amount: 1200, date });
  const raw = { special_assessments: [special('2026-03-15'), special('2026'), special('next spring')] };
  const html = plain(render(FinancialTab, readAnalysis(raw))).replace(/\s+/g, ' ');
  expect(html).toMatch(/\$1,200 Mar 15, 2026 .*\$1,200 2026 .*\$1,200 next spring/);
});

test('with pages that could not be read nothing is said to be not stated', () => {
  const raw = { document_type: 'rules', not_stated: ['fine.schedule'], unreadable_pages: [2, 5] };
  const analysis = readAnalysis(raw);
  const summary = plain(render(Summary, analysis)).replace(/\s+/g, ' ');
  expect(summary).toContain('No text could be read on pages 2 and 5.');
  expect(summary).toContain('1 not found on the pages that could be read');
  expect(summary).not.toContain('not mentioned in this document');
  expect(plain(render(FinancialTab, analysis))).toContain('Not found on the pages that could be read');
});

test('pages that their reader had better look at are named with the reason, answers on doubtful words marked', () => {
  const note = 'It is a picture in which no words could be made out.';
  const unread = readAnalysis({
    unreadable_pages: [2, 3],
    page_notes: [2, 3].map((page) => ({ page, reason: 'no_words', note })),
  });
  expect(plain(render(Summary, unread)).replace(/\s+/g, ' ')).toContain(`Pages 2-3. ${note}`);
  const poor = readAnalysis({
    page_notes: [{ page: 4, reason: 'poor_copy', note: 'It is a poor copy.' }],
    facts: [
      {
        id: 'assessment.regular',
        label: 'Regular assessment',
        value: { amount: 90 },
        display: '$90',
        citations: [{ page: 4, start: 0, end: 12, quote: 'Dues are $90' }],
        doubtful: [{ page: 4, start: 9, end: 12, quote: '$90' }],
      },
    ],
  });
  const shown = plain(render(Summary, poor)).replace(/\s+/g, ' ');
  expect(shown).toContain('Some pages are hard to read');
  expect(shown).toContain('Page 4. It is a poor copy.');
  expect(shown).toContain('Hard to read in the scan: “$90”. Check the page.');
  expect(plain(render(Summary, readAnalysis({})))).not.toContain('hard to read');
});

test('an analysis of an older engine shows, with what it has', () => {
  const raw = {
    document_type: 'video',
    summary: 'Dues are $90.',
    key_points: ['Dues are $90.', { text: 'Late fees are $25.', reference: 'p. 4' }],
    restricted_activities: '["No fences."]',
    risks: [{ title: 'Lien' }],
    facts: [{ id: 'assessment.late_fee', value: { amount: 25 } }],
    chunk_analyses: [{ section: 'Dues' }, {}],
  };
  const html = tabs
    .map((Tab) => plain(render(Tab, readAnalysis(raw))))
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const shown of [
    'Dues are $90.',
    'Late fees are $25. p. 4',
    'No fences.',
    'Lien',
    'Late fee',
    'Section 2',
  ]) {
    expect(html).toContain(shown);
  }
});

const cited = [{ page: 1, start: 0, end: 1, quote: 'x' }];
const money = (id: string, amount: number) => ({
  id,
  label: id,
  value: { amount, period: 'year' },
  display: `$${amount}`,
  citations: cited,
  conflicts: [],
});

test('a picture comes with a sentence, its page and the figures as a table', () => {
  const facts = [
    money('budget.total_income', 1000),
    money('budget.total_expenses', 1000),
    money('budget.reserve_contribution', 200),
    money('budget.insurance', 100),
  ];
  const html = render(FinancialTab, readAnalysis({ facts }));
  expect(html).toMatch(
    /role="img" aria-label="Of \$1,000 in the year: 20% for the reserves, 10% for insurance/,
  );
  const table = plain(/<table.*<\/table>/s.exec(html)?.[0] ?? '').replace(/\s+/g, ' ');
  expect(table).toContain('Everything else $700 $58.33 70% $1,000 − $200 − $100');
});

test('without the figures there is no picture', () => {
  const html = render(FinancialTab, readAnalysis({ facts: [money('budget.total_expenses', 1000)] }));
  expect(html).not.toContain('role="img"');
});

test('other values that the document states stand beside the first', () => {
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
  expect(plain(render(Summary, analysis))).toMatch(/contradicts itself.*\$25.*It also says.*\$50/s);
});
