import { expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { analysisOf } from '../testing/told-of.ts';
import { endedBySale } from './ended-by-sale.ts';

const endedIn = (text: string) =>
  endedBySale(docOf(text, 'rules')).map(({ lead, sentence }) =>
    [lead, sentence].flatMap((one) => (one ? [one.text.trim()] : [])).join(' '),
  );

it.each([
  'A permit to rent out a home lapses upon the sale of the Lot.',
  'Owners who leased their Unit in 2010 may go on leasing it until the Unit is sold.',
  'A variance is not transferable to a new owner.',
  'The use of a slip ends when title is conveyed.',
])('a sale ends: %s', (rule) => {
  expect(endedIn(rule)).toEqual([rule]);
});

it('an item is told with the words that open its list', () => {
  const list =
    '4. Revocation of Leasing Permit:\na. The unit is sold to a third party.\nb. Dues are not paid.';
  expect(endedIn(list)).toEqual(['4. Revocation of Leasing Permit: a. The unit is sold to a third party.']);
  const { key_points: points } = analysisOf(
    `LEASING RULES OF ELM COURT HOMEOWNERS ASSOCIATION\n\n${list}`,
    'rules',
  );
  expect(points.filter(({ id }) => id.startsWith('sale.ends')).map(({ text }) => text)).toEqual([
    'Not every right of an owner passes to a buyer. The text says: “Revocation of Leasing Permit: The unit is sold to a third party.”',
  ]);
});

it.each([
  ['membership', 'Membership and its privileges end upon the sale of the Lot.'],
  [
    'what passes on',
    'A permit shall not be transferred to another home but may be transferred to successors in title.',
  ],
  ['what begins after a sale', 'A new owner may not rent the unit until one year after closing.'],
  ['what a conveyance leaves', 'Conveyance of a unit shall not terminate an existing lease of the unit.'],
  ['what goes with the lot', 'The right to use the pool may not be transferred apart from the lot.'],
  ['what a sale does not end', 'A lease of the Unit is not affected by a sale of the Unit.'],
  ['what is granted to nobody', 'Water service ends when the Lot is sold.'],
])('it does not tell %s', (_, sentence) => {
  expect(endedIn(sentence)).toEqual([]);
});

it('is told once where the text repeats it, and four times at the most', () => {
  const toldOf = (rules: readonly string[]) =>
    analysisOf(
      ['MARINA RULES OF ELM COURT HOMEOWNERS ASSOCIATION', ...rules].join('\n\n'),
      'rules',
    ).key_points.filter(({ id }) => id.startsWith('sale.ends'));
  expect(
    toldOf(Array.from({ length: 3 }, () => 'A variance is not transferable to a new owner.')),
  ).toHaveLength(1);
  const leases = ['dock', 'float', 'pier', 'locker', 'rack', 'mooring'];
  expect(
    toldOf(leases.map((place) => `The lease of a ${place} ends when the Lot is sold by its owner.`)),
  ).toHaveLength(4);
});
