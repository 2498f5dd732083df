import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { fines } from './fines.ts';

const found = (text: string, type: DocumentType = 'rules') =>
  [factsIn(text, [fines], type)['fine.schedule'] ?? []].flat().map((item) => Object(item));
const brief = (text: string) => found(text).map(({ amount, period }) => `${amount} ${period}`);

describe('fines', () => {
  it.each([
    ['The fine for a parking violation is $50.', ['50 once']],
    [
      'Failure to release a lien in time shall entitle the Owner to recover a penalty of $200 from the Board.',
      [],
    ],
    ['Owners may receive a fine of $55.', ['55 once']],
    ['Besides the fine amount you pay for sweeping at $45/hour.', []],
    ['Leaving the gate open is met with a fine of $45 per hour.', ['45 once']],
    ['Unpaid fines over $800 are turned over to the attorney.', []],
    [
      'VIOLATIONS\n\nFirst: written warning. Second: $40. Third and after: $80 each, plus loss of privileges.',
      ['40 once', '80 once'],
    ],
    [
      'FINES\n\n(a) First Violation. No fine is levied.\n\n(b) Second Violation. A fine of Sixty Dollars ($60.00).\n\n(c) Third Violation and Subsequent Violations. A fine of Ninety Dollars ($90.00).',
      ['60 once', '90 once'],
    ],
    ['GIFTS\n\nFirst: a letter of thanks. Then, in May: $40. After that: $80 each.', []],
    ['Penalties are 15 dollars per day, not to exceed 600 dollars, for each day it stands.', ['15 day']],
    ['Penalties of $15 per day, not to exceed $600, for each day it stands.', ['15 day']],
    ['The Association shall pay the Owner a penalty of $75 for each week of delay.', []],
    ['An owner may be assessed up to $15 per day for violations after notice.', ['15 day']],
    ['Violators may be fined a maximum of $100 per day.', ['100 day']],
    ['Fines: $30 a day beginning on the ninth day, to a limit of $900.', ['30 day']],
    ['Fines: $30 a day for noise, and for dumping to a limit of the lot $900.', ['30 day', '900 once']],
    ['Fines: burning of leaves, $200 and referral to the Sheriff.', ['200 once']],
    ['A fine of up to $75.00 will be assessed for each violation of the leash rule.', ['75 once']],
    ['Only a maximum of $90.00 per day may be assessed per occurrence.', ['90 day']],
    ['Any monetary penalty shall not exceed $500 for each violation.', ['500 once']],
    ['First offense: $25\n\nSecond offense: $50\n\nThird offense: $100', ['25 once', '50 once', '100 once']],
    ['If it is not corrected a $10 fine per day will be issued.', ['10 day']],
    [
      'FINE SCHEDULE\n\nThe fines are as follows:\n\nLoud noise\t$40\n\nUnleashed dog\t$60 per day',
      ['40 once', '60 day'],
    ],
    [
      'Violation\tPenalty\n\nFireworks\t$300\n\nUnlawful fence\t$75 plus $20 cleaning fee',
      ['300 once', '75 once'],
    ],
    [
      'The fine for parking on grass is $50.\n\nParking on grass results in a $50 fine on a daily basis.',
      ['50 day'],
    ],
    ['FINE SCHEDULE\n\nFurther violations $40.00-$400.00 per occurrence', ['400 once']],
    ['Owners may be fined $25 to $250 for each violation of the leash rule.', ['250 once']],
    ['The fine is $100, increasing by $50 for each further violation.', ['100 once']],
    ['The fine for a late trash can is One Hundred Dollars ($100.00).', ['100 once']],
    ['The parking fine is $50. Later we say again: the fine for parking is $50.', ['50 once']],
    [
      'Fines shall not exceed $50 for a single offense or $10 per day for any continuing offense.',
      ['50 once', '10 day'],
    ],
    ['No fine may exceed $100 per violation, or $1,000 in the aggregate.', ['100 once']],
    ['The owner is fined $100, then $200, then $300 for each repeat.', ['100 once', '200 once', '300 once']],
    ['Fines: first offense a warning, second $50, third $100.', ['50 once', '100 once']],
    [
      'First violation: written warning. Second violation: $50. Third: $100. Each further violation: $200.',
      ['50 once', '100 once', '200 once'],
    ],
    ['Gate fee schedule. Third: $100.', []],
    ['Hearing on Lot 14: fine of $50 per week upheld.', []],
    ['A fine of $50 may be waived by the Board.', ['50 once']],
    ['Penalty: $100.00 for the first violation, $200.00 for the second violation.', ['100 once', '200 once']],
  ])('%s', (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  it.each([
    ['The fine for an unleashed dog shall be $50.', 'unleashed dog'],
    ['Fines: 1st offense: warning; 2nd offense: $50.', '2nd offense'],
    ['The fines are as follows:\n\nLoud noise\t$40', 'Loud noise'],
    ['A fine of $250 will be assessed for each violation of the gate rule.', 'gate rule'],
    ['Owners who smoke at the pool may be fined $80.', 'Owners who smoke at the pool'],
    ['FINE SCHEDULE\n\n$250\t$500\t$1,000\tSheds --- see Section 5.8', 'Sheds'],
    ['FINE SCHEDULE\n\n$25.\t$50\t$75\tX Loud noise', 'Loud noise'],
    [
      'The fine must be $55.00 per violation of the parking rules and $85 per violation of the speed limit.',
      'parking rules',
    ],
  ])('the offence in: %s', (text, offence) => {
    expect(found(text)[0].offence).toBe(offence);
  });

  it('the first step alone of a row that begins with them, unless it was misread', () => {
    const schedule = (row: string) => brief(`FINE SCHEDULE\n\n${row}`);
    expect(schedule('$25.\t$50\t$75\tX Loud noise')).toEqual(['25 once']);
    expect(schedule('£25\t$50\t$75\tX Loud noise')).toEqual([]);
    expect(schedule('$\ufffd\ufffd\t$50\t$75\tX Loud noise')).toEqual([]);
  });

  it.each([
    'A late fee of $25 is charged on unpaid fines.',
    'The maximum total of fines for one violation shall not exceed $1,500.',
    'The police may issue a fine of $200 under the city ordinance.',
    'An owner may be billed $15 per day for violation letters.',
    'The sheriff may fine a driver $200.',
    'The Board may levy reasonable fines after notice and a hearing.',
    'Dues are $300 a year. Fines are set by the Board.',
    'When the balance of fines surpasses $500 a lien will be filed.',
    'The owner pays the cost of repair of $200.',
    'It is a fine day; bring $5 for lunch.',
    'The finest gift of the year was $250.',
  ])('none in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['Owner contests $300 fine.', 0],
    ['Lot 8: the fine of $200 was reduced to $50.', 0],
    ['The owner asked the Board to waive her $75 fine for a trash can.', 0],
    ['A letter and a $60 fine will go to the owner at 9 Oak.', 0],
    ['Lot 3 was fined $90; the fine is $30 less than the last.', 0],
    ['The Board adopted a fine of $45 for each dog off its leash, which an owner may appeal.', 1],
    ['The fine for owners of barking dogs is $50.', 1],
    ['Lot 140 - The board imposed a fine of $250 for an old camper.', 0],
    ['Unit 306. The owner closed in his deck. Fines of $50 a day start in June.', 0],
    ['Trash. Fines of $50 a day start in June.', 1],
  ])('tell no schedule in minutes where one owner is fined: %s', (text, many) => {
    expect(found(text, 'minutes')).toHaveLength(many);
  });

  it('are not told from talk in minutes', () => {
    expect(found('Bill paid his fine. The Board spent $90 on signs.', 'minutes')).toEqual([]);
    expect(found('The motion carried: the fine for parking is now $40.', 'minutes')).toHaveLength(1);
  });
});

describe('steps of one offence in a table of fines', () => {
  it('leave the condition of the next sum to the next sum', () => {
    const items = found(
      'SCHEDULE OF FINES\nNoise after hours: 1st Offense - $25, 2nd Offense - $75 If violations are not corrected within 30 days a $10 fine per day will be issued.',
    );
    expect(items.map(({ amount, period }) => `${amount} ${period}`)).toEqual([
      '25 once',
      '75 once',
      '10 day',
    ]);
    expect(items[1]?.offence).toMatch(/2nd offense$/i);
    expect(items[1]?.offence).not.toMatch(/1st/i);
  });
});

describe('a table with a column for each step', () => {
  const brief = (text: string) => found(text).map(({ amount, offence }) => `${amount} ${offence}`);

  it('tells every sum of a row with the offence and its step', () => {
    expect(
      brief(
        'Schedule of Fines\n\nViolation\t1st Offense\t2nd Offense\t3rd Offense\nBarking dog\t$25\t$50\t$100\nTrash cans left out\tCourtesy letter\t$25\t$50',
      ),
    ).toEqual([
      '25 Barking dog: 1st Offense',
      '50 Barking dog: 2nd Offense',
      '100 Barking dog: 3rd Offense',
      '25 Trash cans left out: 2nd Offense',
      '50 Trash cans left out: 3rd Offense',
    ]);
  });

  it('keeps equal sums of different offenses apart', () => {
    expect(
      brief(
        'FINES\n\nOffense\tSecond Notice\tThird Notice\nOil on the street\t$40\t$80\nLoud music\t$40\t$80',
      ),
    ).toHaveLength(4);
  });

  it('is not opened by a sentence about notices', () => {
    expect(
      brief(
        'The Board sends a first notice and then a second notice. Fines are $30 for a dog and $60 for two.',
      ),
    ).not.toContainEqual(expect.stringMatching(/notice$/));
  });
});

describe('sums that run until the wrong is put right', () => {
  it('are fines', () => {
    expect(found('The Owner will be charged $10 a day until the violation is corrected.')).toMatchObject([
      { amount: 10, period: 'day' },
    ]);
  });
  it('are read with a point and a dash after the sum', () => {
    expect(found('If you leave it there you will receive a $35.- fine.')).toMatchObject([{ amount: 35 }]);
  });
  it('are none where they are a fee', () => {
    expect(found('The storage fee is $12 per day until the vehicle is removed.')).toEqual([]);
  });
});

describe('the offence beside each sum', () => {
  it.each(['shall be', 'must be', 'is to be', 'is'])(
    'stands behind it where that of the one before does: %s',
    (verb) => {
      const text = `PENALTIES

A breach of these rules is cause for a fine. The fine ${verb} $55 per violation for blocked driveways and $85 per violation for loud music.`;
      expect(found(text).map(({ amount, offence }) => `${amount} ${offence}`)).toEqual([
        expect.stringMatching(/^55 .*blocked driveways/),
        expect.stringMatching(/^85 (?!.*driveways).*loud music/),
      ]);
    },
  );

  const told = (text: string) =>
    found(text).map(({ amount, period, offence }) => `${amount} ${period} ${offence}`);

  it('says which time a bare ordinal over a column means, and what falls due each month', () => {
    expect(
      told(
        'Schedule of Fines\n\nViolation\tFirst\tSecond\tThird and later\nDog off leash\tWarning\t$25\t$75\nShed without approval\t$100\t$100\t$100 per month',
      ),
    ).toEqual([
      '25 once Dog off leash: Second time',
      '75 once Dog off leash: Third time and later',
      '100 once Shed without approval: First time',
      '100 once Shed without approval: Second time',
      '100 month Shed without approval: Third time and later',
    ]);
  });

  it('is that of the row before where a sum goes on until it is put right', () => {
    expect(
      told(
        'FINE SCHEDULE\n\nThe fines are as follows:\n\nFence over the line\t$250\n\nIf not corrected, then a $25 per day fine until corrected.',
      ),
    ).toEqual(['250 once Fence over the line', '25 day Fence over the line: not corrected']);
  });

  it.each([
    'The board has rewritten the fine policy, and it is pending attorney approval.',
    'Once the new policy is approved, fines will start.',
    'These fines are subject to approval by the owners.',
    'The schedule has not been adopted.',
  ])('is none where its policy must still be approved: %s', (before) => {
    expect(brief(`${before} There will be a fine of $40 for each violation.`)).toEqual([]);
  });

  it('is one where the policy is approved, or something else is pending', () => {
    for (const before of ['The fine policy was approved in May.', 'An appeal is pending before the court.'])
      expect(brief(`${before} There will be a fine of $40 for each violation.`)).toEqual(['40 once']);
  });

  it('is no step of the procedure', () => {
    expect(told('Additional penalties shall be borne by the homeowner: a fine of $10 per day.')).toEqual([
      '10 day each violation',
    ]);
  });

  it.each([
    ['Two owners in Building 4 were cited for grills and fined $100 each.', []],
    ['Motion to impose a $50 fine, carried 2-1.', []],
    ['Late dues are assessed a $40 fine for every month.', []],
    ['Late dues are one thing, and barking dogs bring a $40 fine.', ['40 once']],
    ['Owners who keep grills on the balcony are fined $100.', ['100 once']],
    ['Voted to impose a fine of $50 for each violation of the leash rule.', ['50 once']],
  ])('one owner’s fine at a meeting is no rule: %s', (text, fine) => {
    expect(brief(text)).toEqual(fine);
  });
});

it('a ladder of two kinds carries both labels', () => {
  const ladder =
    'Schedule of fines:\n\nFine Amount: New Violation: $30 (may be avoided, if it is curable, by mending it in time) Fine Amount: Repeat Violation (Not Curable or 1st Notice $60\n\nNot at All): 2nd Notice $85';
  expect(found(ladder).map(({ amount, offence }) => `${amount} ${offence}`)).toEqual([
    '30 New Violation',
    '60 Repeat Violation: 1st Notice',
    '85 Repeat Violation: 2nd Notice',
  ]);
});
