import { makeReport } from '#report/make-report.ts';
import { readAnalysis, type ShownAnalysis } from '#report/read-analysis.ts';
import type { Report } from '#report/report.ts';

const citation = (page: number, quote: string) => ({
  page,
  start: page * 10,
  end: page * 10 + quote.length,
  quote,
});
const odd = 'Section 4.1 – Owner’s dues: § 12, “¶ 3”, 50 ½ % … naïve façade';

/** An invented analysis with every kind of block, odd characters and a note that is cited more than once. */
export const sampleAnalysis: ShownAnalysis = readAnalysis({
  document_id: '0190b2a4-0000-7000-8000-000000000001',
  document_name: 'Oak Lane – Owner’s budget.pdf',
  document_type: 'budget',
  created_at: '2026-03-01T09:30:00.000Z',
  total_pages: 12,
  document_stats: { word_count: 4321 },
  engine: { name: 'plaindeed', version: '9.9.9' },
  summary_statements: [
    {
      id: 'summary.association.name',
      text: 'The association is Oak Lane.',
      reference: 'p. 1',
      severity: 'low',
      citations: [citation(1, 'OAK LANE')],
    },
  ],
  key_points: [
    {
      id: 'assessment.regular',
      text: 'You pay $90 a month in regular dues.',
      reference: 'Section 4.1, p. 2',
      severity: 'high',
      citations: [citation(2, odd)],
    },
  ],
  restricted_activities: [
    {
      id: 'pets.max_count',
      text: 'You may keep no more than 2 pets in your home.',
      reference: 'p. 3',
      severity: 'medium',
      citations: [citation(3, 'two pets\nat\tmost')],
    },
  ],
  risks: [
    {
      id: 'risk.budget.deficit',
      level: 'high',
      title: 'Costs are higher than income.',
      explanation: 'Ask what fills the gap.',
      citations: [citation(4, 'Total income 1,000'), citation(4, 'Total expenses 1,200')],
    },
  ],
  facts: [
    {
      id: 'assessment.regular',
      label: 'Regular dues',
      value: { amount: 90, period: 'month' },
      display: '$90 a month',
      citations: [citation(2, odd)],
      conflicts: [{ value: { amount: 95 }, display: '$95', citations: [citation(5, '$95')] }],
    },
    {
      id: 'reserves.percent_funded',
      label: 'Percent funded',
      value: 65,
      display: '65%',
      citations: [citation(6, '65% funded')],
      conflicts: [],
    },
    {
      id: 'budget.total_expenses',
      label: 'Total expenses',
      value: { amount: 1200, period: 'year' },
      display: '$1,200 a year',
      citations: [citation(4, 'Total expenses 1,200')],
      conflicts: [],
    },
    {
      id: 'budget.insurance',
      label: 'Insurance cost',
      value: { amount: 300, period: 'year' },
      display: '$300 a year',
      citations: [citation(7, 'Insurance 300')],
      conflicts: [],
    },
    {
      id: 'budget.management_fee',
      label: 'Management fee',
      value: { amount: 500, period: 'year' },
      display: '$500 a year',
      citations: [citation(7, 'Manager 500')],
      conflicts: [],
    },
    {
      id: 'budget.dues_change',
      label: 'Change in dues',
      value: 6,
      display: '6%',
      citations: [citation(8, 'up 6%')],
      conflicts: [],
    },
    {
      id: 'meeting.annual',
      label: 'Annual meeting',
      value: 'second Tuesday of March',
      display: 'second Tuesday of March',
      citations: [citation(9, 'second Tuesday of March')],
      conflicts: [],
    },
  ],
  special_assessments: [
    {
      id: 'special_assessment.entry',
      purpose: 'roof',
      amount: 1200,
      per: 'home',
      date: '2026-06-30',
      status: 'approved',
      reference: 'p. 10',
      citations: [citation(10, 'due June 30, 2026')],
    },
  ],
  not_stated: ['budget.reserve_contribution'],
  unreadable_pages: [],
  chunk_analyses: [
    { id: 's1', section: 'Dues', pages: [2, 3], summary: 'You pay dues.', citations: [citation(2, 'DUES')] },
  ],
});

export const sampleReport: Report = makeReport(sampleAnalysis);
