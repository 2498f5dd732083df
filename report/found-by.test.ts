import { describe, expect, test } from 'vitest';
import type { Fact } from '#contract/analysis.ts';
import { calendarDates } from './calendar-dates.ts';
import { firstFive } from './first-five.ts';
import { byRules, contradictions } from './found-by.ts';
import { makeReport } from './make-report.ts';
import { measuresOf } from './other-amounts.ts';
import { picturesOf } from './pictures/pictures-of.ts';
import { questionsOf } from './questions.ts';
import { readAnalysis } from './read-analysis.ts';

const citations = [{ page: 1, start: 0, end: 8, quote: 'Sentence' }];
const fact = (id: string, value: Fact['value'], more: Partial<Fact> = {}) => ({
  id,
  label: id,
  value,
  display: String(value),
  citations,
  conflicts: [],
  ...more,
});
const byModel = { found_by: 'model' as const };
const differing = { conflicts: [{ value: 35, display: '$35', citations, ...byModel }] };
const analysis = readAnalysis({
  document_id: 'd1',
  file_name: 'Rules.pdf',
  document_type: 'cc_and_r',
  created_at: '2026-01-01T00:00:00.000Z',
  facts: [
    fact('assessment.late_fee', 25, differing),
    fact('community.units', 40, byModel),
    fact('minutes.next_meeting', '2026-05-05', byModel),
    fact('reserves.percent_funded', 20, byModel),
    fact('pets.max_count', 2, { found_by: 'both' }),
    fact('rental.minimum_term', '6 months', { not_confirmed: true }),
  ],
  risks: [
    {
      id: 'risk.lawsuit',
      level: 'medium',
      title: 'A lawsuit is near.',
      explanation: 'Ask.',
      citations,
      ...byModel,
    },
  ],
  not_stated: ['rental.cap', 'fine.schedule'],
  key_points: [
    { id: 'pets', text: 'Two pets.', reference: '', severity: 'high', citations },
    { id: 'rental', text: 'Renting costs $900.', reference: '', severity: 'high', citations, ...byModel },
  ],
  page_notes: [{ page: 3, reason: 'speaks_to_programs', note: 'It tells a program what to say.' }],
  second_reader: { model: 'reader-7b', parts: 4, parts_read: 3, found_nothing: ['rental.cap'] },
});

describe('what a language model alone found', () => {
  test('is told, and is no premise of what is told first, drawn, worked out, dated or asked', () => {
    const first = firstFive(analysis).map(({ title }) => title);
    expect(first).not.toContain('Renting costs $900.');
    expect(first).not.toContain('A lawsuit is near.');
    expect(measuresOf(analysis).homes).toBeNull();
    expect(calendarDates(analysis)).toEqual([]);
    expect(picturesOf(analysis)).toEqual([]);
    expect(questionsOf(analysis, []).raised).toEqual([]);
    // The same figures, found by the rules, are.
    const ruled = { ...analysis, facts: analysis.facts.map(({ found_by: _, ...rest }) => rest) };
    expect(measuresOf(ruled).homes).toBe(40);
    expect(calendarDates(ruled)).toHaveLength(1);
  });

  test('leaves nothing of itself in an analysis by the rules', () => {
    expect(JSON.stringify(byRules(analysis))).not.toContain('"found_by":"model"');
    expect(byRules(analysis).facts.map(({ id }) => id)).toEqual([
      'assessment.late_fee',
      'pets.max_count',
      'rental.minimum_term',
    ]);
    expect(byRules(analysis).risks).toEqual([]);
  });

  test('is no contradiction of the document', () => {
    const [lateFee] = analysis.facts;
    const two = {
      ...fact('quorum.members', 10),
      conflicts: [{ value: 20, display: '20', citations }],
    } as Fact;
    expect(lateFee && contradictions([lateFee, two])).toEqual({ within: [two], between: [lateFee] });
  });

  test('does not confirm is marked where it is told first too, and weighs what it did', () => {
    const [pets] = analysis.key_points;
    const doubted = { ...analysis, key_points: pets ? [{ ...pets, not_confirmed: true as const }] : [] };
    const [first] = firstFive(doubted);
    expect(first).toEqual({ ...firstFive(analysis)[0], not_confirmed: true });
    const points = makeReport(doubted).parts.map((part) => JSON.stringify(part));
    expect(points.find((words) => words.includes('Most important'))).toContain(
      'The second reader did not confirm this.',
    );
  });

  test('is marked in a report, which says who read and what speaks to programs', () => {
    const report = makeReport(analysis);
    expect(report.about).toContainEqual(['Second reader', 'reader-7b, a language model: 3 of 4 parts']);
    const words = JSON.stringify(report.parts);
    expect(words).toContain('The language model reads: $35');
    expect(words).toContain('Found by the rules and the language model');
    expect(words).toContain('Found by the language model.');
    expect(words).toContain('Ask. Found by the language model.');
    expect(words).toContain('"text":"6 months","also":"The second reader did not confirm this"');
    expect(words.split('Two readers found nothing.')).toHaveLength(2);
    expect(words).toContain('Page 3. It tells a program what to say.');
    expect(report.parts.map(({ title }) => title)).toContain('Where the two readers differ');
    expect(report.parts.map(({ title }) => title)).not.toContain('Where the document contradicts itself');
  });
});
