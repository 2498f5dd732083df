import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { fines } from './fines.ts';

const finesIn = (text: string) =>
  [factsIn(text, [fines], 'rules')['fine.schedule'] ?? []]
    .flat()
    .map((item) => Object(item))
    .map(({ amount, offence }) => `${amount} ${offence}`);

describe('a fine is told in the words of the text', () => {
  it.each([
    [
      'FINES\n\nAfter a letter: parking on the lawn, $40 and $15 a day after the 10th day; party in the hall, $300 each guest; other noise $60.',
      [
        '40 “After a letter: parking on the lawn, $40 and $15 a day after the 10th day”',
        '15 “After a letter: parking on the lawn, $40 and $15 a day after the 10th day”',
        '300 “party in the hall, $300 each guest”',
        '60 “other noise $60.”',
      ],
    ],
    [
      'FINES\n\nParking on the green: letter first; $50; $80.',
      [
        '50 “Parking on the green: letter first; $50; $80.”',
        '80 “Parking on the green: letter first; $50; $80.”',
      ],
    ],
    [
      'FINES\n\nCats at large: $35 first, $70 after.',
      ['35 “Cats at large: $35 first, $70 after.”', '70 “Cats at large: $35 first, $70 after.”'],
    ],
    [
      'FINES\n\n1. Loose animals - Cats $40.00 minimum/day\n\n2. Loose animals - Goats $70.00/day',
      ['40 “Loose animals - Cats $40.00 minimum/day”', '70 Loose animals - Goats'],
    ],
    [
      'FINES\n\nBuilding Breaches\nSee our guide to sheds.\n\n1. Per Violation $90.00 minimum',
      ['90 Building Breaches: “Per Violation $90.00 minimum”'],
    ],
    ['FINES\n\nDumping on the green: $90 and removal.', ['90 “Dumping on the green: $90 and removal.”']],
    [
      'FINES\n\nFelling of an oak: $900 plus replacement.\nFalse alarm: $45.',
      ['900 “Felling of an oak: $900 plus replacement.”', '45 False alarm'],
    ],
  ])('where its name would say less: %j', (text, told) => {
    expect(finesIn(text)).toEqual(told);
  });

  it.each([
    ['FINES\n\n- Bonfires; sky lanterns: $200.', ['200 Bonfires; sky lanterns']],
    ['FINES\n\nBonfires: $200 per occurrence.', ['200 Bonfires']],
    ['FINES\n\n1st offense: a letter; 2nd offense: $45 and then a hearing.', ['45 2nd offense']],
    ['FINES\n\nBonfires: $200 and may be towed.', ['200 Bonfires']],
  ])('and by its name where that says all: %j', (text, told) => {
    expect(finesIn(text)).toEqual(told);
  });

  it('and for what its heading names where it says only when it is imposed', () => {
    expect(
      finesIn(
        '4. Work without leave. Put it back in 10 days. After that it goes to a hearing; fine up to $80 per day.',
      ),
    ).toEqual(['80 Work without leave']);
  });
});
