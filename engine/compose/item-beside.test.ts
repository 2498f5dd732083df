import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const paper = (lines: readonly string[]) =>
  ['Elm Court Homeowners Association', 'Minutes of the Board Meeting held May 9, 2031', '', ...lines].join(
    '\n',
  );

/** What stands beside the first statement of a fact; undefined where there is no such statement. */
function beside(fact: string, lines: readonly string[], documentType: DocumentType = 'minutes') {
  const text = paper(lines);
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points, restricted_activities } = analyze([page], { documentType });
  const point = [...key_points, ...restricted_activities].find(({ id }) => id.replace(/-\d+$/, '') === fact);
  for (const { quote, start, end } of point?.see_also ?? []) expect(text.slice(start, end)).toBe(quote);
  return point && (point.see_also ?? []).map(({ quote }) => quote.replace(/\s+/g, ' '));
}

const behind = 'Collections: 6 homes are behind on their dues.';

describe('the item in which the quote of a statement stands', () => {
  it('goes on beside it with what became of the matter', () => {
    const item = `${behind} One of these is being sold. The board agreed to refer two of the homes to the attorney.`;
    expect(beside('financial.delinquent_homes', [item])?.join(' ')).toContain(
      'One of these is being sold. The board agreed to refer two of the homes to the attorney.',
    );
  });

  it('ends where another item begins', () => {
    const shown = beside('financial.delinquent_homes', [
      `• ${behind} One of these is being sold in June.`,
      '• The pool will open on June 3 and needs new chairs for $400.',
    ]);
    expect(shown?.join(' ')).toContain('being sold in June');
    expect(shown?.join(' ')).not.toContain('pool');
  });

  it('ends where somebody else speaks of something else', () => {
    const shown = beside('financial.delinquent_homes', [
      `${behind} Kim Ray asked about oil on the streets. It was noted that the city removes it.`,
    ]);
    expect(shown?.join(' ')).not.toMatch(/oil|city/);
  });

  it('is nothing where the statement says it all', () => {
    expect(
      beside('minutes.motions', [
        'Kim Ray moved to buy a pump for the pond. Lee Poe seconded. Motion carried.',
      ]),
    ).toEqual([]);
  });

  it('leaves out what only points to another page, and questions', () => {
    const item = 'Annual dues are $620 per lot. See the fees page for whatever else is charged.';
    const asked = 'Did anybody tell the buyer of that? They are sent to the treasurer in May.';
    const shown = beside('assessment.regular', [`${item} ${asked}`], 'other')?.join(' ');
    expect(shown).toContain('They are sent to the treasurer in May.');
    expect(shown).not.toMatch(/fees page|Did anybody/);
  });

  it('tells who was against', () => {
    const shown = beside('minutes.motions', [
      'Kim Ray moved to buy a pump for the pond. Lee Poe seconded. The motion passed with two directors against it.',
    ]);
    expect(shown?.join(' ')).toContain('two directors against it');
  });

  it('tells the hour and the place of the next meeting, and not what follows it', () => {
    expect(
      beside('minutes.next_meeting', [
        'The next board meeting will be held on June 12, 2031 at 7:00 p.m. in the Maple Hollow library.',
        'It may rain, so the owners should bring their umbrellas along.',
      ]),
    ).toEqual([
      'The next board meeting will be held on June 12, 2031 at 7:00 p.m. in the Maple Hollow library.',
    ]);
  });

  it('begins with the sentence on which it hangs', () => {
    const shown = beside('minutes.motions', [
      'The contractor found three cracks in the deck of the pool. After some discussion the board agreed to pay Pond & Deck Works $900 to seal them.',
    ]);
    expect(shown).toEqual([
      'The contractor found three cracks in the deck of the pool. After some discussion the board agreed to pay Pond & Deck Works $900 to seal them.',
    ]);
  });

  it('tells what was said between a motion and what came of it', () => {
    const shown = beside('minutes.motions', [
      'Kim Ray made a motion to buy a mower for the pond. Sam Orr seconded it. Under discussion Sam asked whether the seller takes it back if it breaks down. The motion passed 3-0.',
    ]);
    expect(shown).toEqual([
      'Kim Ray made a motion to buy a mower for the pond.',
      'Under discussion Sam asked whether the seller takes it back if it breaks down.',
    ]);
  });

  it('is left out where a report was approved with something else', () => {
    const shown = beside('minutes.motions', [
      'Three large projects come due in a single year. After discussion of this Kim Ray moved to approve the treasurer’s report and the mower. Motion carried.',
    ]);
    expect(shown).toEqual([]);
  });

  it('tells on what a discussion rests that ended with a motion', () => {
    const shown = beside('minutes.motions', [
      '• A home without a lien gets a courtesy letter before the lawyer files one for the collection of its debt.',
      '• The gate squeaks again.',
      'Following further discussion, Kim Ray moved that every home with a lien go to the lawyer for collection. Motion carried.',
    ]);
    expect(shown?.join(' ')).toContain('courtesy letter');
    expect(shown?.join(' ')).not.toContain('squeaks');
  });

  it('takes so much room, and prefers what decides', () => {
    const talk =
      'The homes that are behind were spoken of at some length by everybody who had come to the hall. ';
    const item = `${behind} ${talk.repeat(7)}The homes that are behind must pay $75 by June 1 or go to the attorney.`;
    const shown = beside('financial.delinquent_homes', [item])?.join(' ') ?? '';
    expect(shown).toContain('must pay $75 by June 1');
    expect(shown.length).toBeLessThanOrEqual(620);
  });

  it('shows no end that a page tore', () => {
    expect(
      beside('financial.delinquent_homes', [`${behind} One of these will be sold by the`])?.join(' '),
    ).not.toContain('sold by the');
  });

  it('shows the note in the row of a figure', () => {
    const table = [
      'Budget 2032\tAmount\tNotes',
      'Insurance\t$1,500\tYearly premium for liability alone, paid in May',
      'Landscaping\t$4,000\t',
      'Total expenses\t$5,500\t',
    ];
    const shown = beside('budget.insurance', table, 'budget');
    expect(shown).toEqual(['Yearly premium for liability alone, paid in May']);
  });
});

describe('the neighbors of a statement', () => {
  const leave = 'All building plans must be approved by the Elm Court HOA.';
  const page = (neighbor: string) => `The lake is near the highway. The HOA fee is $150 a year. ${neighbor}`;

  it('are not of another matter that has a statement of its own', () => {
    expect(beside('assessment.regular', [page(leave)], 'other')?.join(' ')).not.toContain('plans');
  });

  it('stand beside the own sentence of the statement alone', () => {
    const shown = beside('assessment.regular', [page('It pays for the lights of the lake path.')], 'other');
    expect(shown?.join(' ')).toMatch(/fee is \$150 a year\. It pays for the lights/);
  });
});
