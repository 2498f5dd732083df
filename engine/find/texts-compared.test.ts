import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { docOf } from '../testing/doc-of.ts';
import { comparedTexts } from './texts-compared.ts';

const title = 'Larkspur Meadows Homeowners Association';
const told = (text: string) => {
  const { pages } = docOf(text).source;
  const { facts, key_points } = analyze([...pages], { documentType: 'other' });
  return { ids: facts.map(({ id }) => id), text: JSON.stringify(key_points.map(({ text: said }) => said)) };
};

describe('tables that set several texts side by side', () => {
  it.each([
    [
      'Topic\tCurrent Covenants\tProposed Covenants\tReason\nRentals\tNo restriction\tMinimum lease of 12 months\tKeep homes owner occupied',
    ],
    [
      'Provision\t2008 Original\t2014 Highland Declaration\tProposed unified standard\nRentals\tOne year minimum lease\tNot addressed\tMinimum lease of 7 days',
    ],
    ['Proposed article\tSummary\nArticle 3, Leasing\tMinimum lease of 12 months'],
  ])('tell nothing of what holds, and are quoted under their head: %s', (table) => {
    const { ids, text } = told(`${title}\n\n${table}\n\nThe dues are $300 per year.`);
    expect(ids).not.toContain('rental.minimum_term');
    expect(ids).toContain('assessment.regular');
    expect(text).toContain(`${table.split('\n')[0]?.replaceAll('\t', ' ')}”: “`);
    expect(text).toMatch(/inimum lease of/);
  });

  it.each([
    ['Rule\tText\nRentals\tMinimum lease of 12 months'],
    ['Item\tCurrent Rate\tProposed Rate\nLate fee\t$10\t$25'],
    ['Rule\tCurrent rules\tProposed rules\nLate fee\t$10\t$25\nPet fee\t$5\t$10'],
  ])('are none of columns of figures, nor of one text: %s', (table) => {
    expect(comparedTexts(docOf(`${title}\n\n${table}`))).toEqual([]);
  });

  it('are told under their head in a paper that says that it proposes', () => {
    const { text } = told(
      `Proposed Changes to the Covenants of Birch Run\n\nTopic\tCurrent rules\tProposed rules\nDogs\tTwo dogs or cats are allowed\tThree household pets are allowed`,
    );
    expect(text).toContain(
      'The text also says: “Topic Current rules Proposed rules”: “Dogs Two dogs or cats',
    );
    expect(text).not.toContain('If it is adopted: The text');
  });
});
