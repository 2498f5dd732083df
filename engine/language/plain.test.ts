import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainText } from './plain.ts';

const short = (text: string) => {
  const { plain, quantities } = plainText(text);
  return [
    plain,
    ...quantities.map(({ start: _s, end: _e, kind: _k, ...rest }) => Object.values(rest).join(' ')),
  ];
};

describe('plainText', () => {
  it.each([
    ['Two Hundred Fifty and no/100 Dollars ($250.00) per annum', '{m0}', '250 year '],
    ['a charge of Twenty Five and NO/l00 Dollars ($25.00)', 'a charge of {m0}', '25  '],
    ['payable at $35 per Lot per month', 'payable at {m0}', '35 month home'],
    ['$94/qtr and $12 / mo', '{m0} and {m1}', '94 quarter ', '12 month '],
    ['within (15) days after', 'within ({d0} after', '15 15 day'],
    ['at (10)% for item (3) only', 'at ({p0} for item ({n1}) only', '10 percent', '3'],
    ['$1,200.50 a year', '{m0}', '1200.5 year '],
    ['settle it 10/24, then go', 'settle it 10/24, then go'],
    ['10/24 owners came', '{n0}/24 owners came', '10'],
    ['what is left is : $25.00 for all', 'what is left is: {m0} for all', '25  '],
    ['a fee of $25.00 each', 'a fee of {m0} each', '25  '],
    ['dues of $480 per lot, and fees', 'dues of {m0}, and fees', '480  home'],
    ['$50 a day, and', '{m0}, and', '50 day '],
    ['fifty dollars', '{m0}', '50  '],
    ['one and one-half percent (1 1/2%) per month', '{p0} per month', '1.5 percent'],
    ['1-1/2% per month', '{p0} per month', '1.5 percent'],
    ['1½ percent', '{p0}', '1.5 percent'],
    ['sixty-seven percent (67%) of', '{p0} of', '67 percent'],
    ['seventyfive percent of', '{p0} of', '75 percent'],
    ['sixty-six and two-thirds percent (66-2/3%)', '{p0}', '66.67 percent'],
    ['two-thirds (2/3) of the votes', '{p0} of the votes', '66.67 fraction'],
    ['a two-thirds majority', 'a {p0}', '66.67 fraction'],
    ['the study (6/13) and the vote of 9/12', 'the study (6/13) and the vote of 9/12'],
    ['1/12 of the dues', '{p0} of the dues', '8.33 fraction'],
    ['2/3rds of each class', '{p0} of each class', '66.67 fraction'],
    ['three-fourths (3/4ths) of', '{p0} of', '75 fraction'],
    ['enacted during the 75% Control Period', 'enacted during the 75% control period'],
    ['a majority of the Owners', 'a {p0} of the owners', '50 majority'],
    ['not more than three (3) household pets', 'not more than {n0} household pets', '3'],
    ['thirty (30) days', '{d0}', '30 30 day'],
    ['a 30-day period', 'a {d0} period', '30 30 day'],
    ['six (6) consecutive months', '{d0}', '180 6 month'],
    ['one hundred and twenty days', '{d0}', '120 120 day'],
    ['twenty-five (25) years', '{d0}', '9125 25 year'],
    ['48 hours', '{d0}', '2 48 hour'],
    ['the 5th day of March, 1998', 'the {t0}', '1998-03-05'],
    ['on January 5, 2021 at', 'on {t0} at', '2021-01-05'],
    ['as of 3/31/24', 'as of {t0}', '2024-03-31'],
    ['in June 2023', 'in {t0}', '2023-06'],
    ['june16, 2026 and Marchant 5, 2021', '{t0} and marchant {n1}, {n2}', '2026-06-16', '5', '2021'],
    ['after 10:30 p.m. until', 'after {c0} until', '1350'],
    ['from 7 a.m.', 'from {c0}', '420'],
    ["eleven o'clock p.m. and eight o'clock a.m.", '{c0} and {c1}', '1380', '480'],
    ['until 5: 30 A.M.', 'until {c0}', '330'],
    ["at 9 o'clock", 'at {c0}', '540'],
    ['Section 4.1 applies to Article 5', 'section 4.1 applies to article 5'],
    ['under RCW 64.38.020', 'under rcw 64.38.020'],
    ['the “Lot” — a home’s', `the "lot" - a home's`],
    ['nineteen hundred (1900) square feet', '{n0} square feet', '1900'],
  ])('%s', (text, plain, ...quantities) => {
    expect(short(text)).toEqual([plain, ...quantities]);
  });

  it('reads a range as two quantities', () => {
    expect(plainText('not less than ten (10) nor more than fifty (50) days').plain).toBe(
      'not less than {n0} nor more than {d1}',
    );
    expect(plainText('10-50 days').plain).toBe('{n0}-{d1}');
  });

  it('keeps quantities inside the text, in order, and never throws', () => {
    const word = fc.constantFrom(
      'one',
      'two-thirds',
      '(30)',
      '$',
      '5',
      '.',
      '%',
      'days',
      'hundred',
      '/',
      'per',
      'month',
      ' ',
      'and',
      '1/2',
      'İ',
      '10:',
      'pm',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((w) => w.join(' ')),
          fc.array(word).map((w) => w.join('')),
        ),
        (text) => {
          let at = 0;
          for (const q of plainText(text).quantities) {
            expect(q.start).toBeGreaterThanOrEqual(at);
            expect(q.end).toBeGreaterThan(q.start);
            expect(q.end).toBeLessThanOrEqual(text.length);
            at = q.end;
          }
        },
      ),
    );
  });
});

test.each([
  ['Trampolines aren’t allowed.', 'trampolines are not allowed.'],
  ["You can't park there; it won't do.", 'you cannot park there; it will not do.'],
  ["You'll need approval where it's steep.", 'you will need approval where it is steep.'],
  ["The owner's dues and owners' pets.", "the owner's dues and owners' pets."],
])('is without contractions: %s', (text, plain) => {
  expect(plainText(text).plain).toBe(plain);
});

it('the number of an item is no quantity', () => {
  expect(plainText('3. Dogs must be leashed.')).toMatchObject({
    plain: '3. dogs must be leashed.',
    quantities: [],
  });
  expect(plainText('(12) two dogs may be kept.').quantities).toHaveLength(1);
  expect(plainText('30 days are enough.').quantities).toHaveLength(1);
});
