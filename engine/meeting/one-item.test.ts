import { expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { hangs, isSupposed } from './one-item.ts';

it.each([
  ['At this point you pay a fine of $40.', 'At this gate you pay a fine of $40.'],
  ['In that case the fine is $40.', 'In case of doubt the fine is $40.'],
  ['The amount is about $6,100.', 'The amount of the loan is about $6,100.'],
  ['The money was put into a CD.', 'The money for the gate was put into a CD.'],
  ['Agreed there is no time for it this year.', 'Agreed to sell the old mower.'],
  ['Now the costs grow.', 'Now is the time to pay.'],
])('hangs on what stands before it: %s', (leaning, alone) => {
  expect(hangs.test(leaning.toLowerCase())).toBe(true);
  expect(hangs.test(alone.toLowerCase())).toBe(false);
});

it('an item of what is only supposed is known by what opens its list', () => {
  const last = (lead: string) => {
    const doc = docOf(
      `Elm Court HOA\n\n${lead}\n1. The treasurer writes a $20,000 check.\n2. A clerk diverts dues.`,
      'other',
    );
    const one = doc.sentences.at(-1);
    return one !== undefined && isSupposed(doc, one);
  };
  expect(last('For example:')).toBe(true);
  expect(last('If your association has:')).toBe(true);
  expect(last('In May these were found:')).toBe(false);
});
