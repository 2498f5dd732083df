import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/told-of.ts';

const finesIn = (text: string) =>
  analysisOf(text, 'rules').facts.flatMap(({ id, value }) => {
    const { amount, period, offence } = Object(value);
    return id === 'fine.schedule' ? [`${amount} ${period} ${offence}`] : [];
  });

describe('a fine whose wrong stands elsewhere is for', () => {
  it.each([
    [
      'what the line above its sums names, step by step',
      'SCHEDULE OF FINES\n\nLoud music\n\nFirst Offense ... $40\n\nSecond Offense ... $90\n\nGoats in the meadow\n\n$15 per day\n\nMuddy boots\n\n$65 1st notice\n\n$20 per day thereafter',
      [
        '40 once Loud music: First Offense',
        '90 once Loud music: Second Offense',
        '15 day Goats in the meadow',
        '65 once Muddy boots: 1st notice',
        '20 day Muddy boots: thereafter',
      ],
    ],
    [
      'what the heading names, over a first step that costs nothing',
      '# Kennel Rules\n\n## Parking\n\nCars stand on the lot of their owner.\n\nFines:\n\nFirst offense: Warning\n\nSecond offense: $45\n\n## Noise\n\nQuiet is kept from ten.\n\nFine: $35 per occurrence',
      ['45 once Parking: Second offense', '35 once Noise'],
    ],
    [
      'any rule, where the heading is the name of the association',
      'ELK LAKE OWNERS ASSN.\n\nFine is $35 after one warning.',
      ['35 once each violation'],
    ],
    [
      'the rules before it in its paragraph',
      'No trucks may stand in the street overnight. No car is repaired there. Fines are $15.00/day until gone. No snowmobiles are allowed. Fine: $150.00. Campers are not allowed at all. Owners will be fined $70.00 plus $25.00/day till gone.',
      [
        '15 day breach of “No trucks may stand in the street overnight. No car is repaired there”',
        '150 once breach of “No snowmobiles are allowed”',
        '70 once breach of “Campers are not allowed at all”',
      ],
    ],
    [
      'the rule that the paragraph means by its own',
      'Cats are barred from the lobby. One complaint of any violation of this regulation brings a notice to the Owner. Any further violation will incur a fine of $35 per occurrence.',
      [
        '35 once breach of “Cats are barred from the lobby. One complaint of any violation of this regulation brings a notice to the Owner”: Any further violation',
      ],
    ],
    [
      'the section that it means by its own',
      '# 4. Heat in Cold Months\n\nThe Board may fine any Owner up to $250 for violation of this Section.',
      ['250 once Heat in Cold Months'],
    ],
    [
      'what the sentence or its heading names, where its condition names only how it is imposed',
      '# Fine Schedule\n\n* First Offense: $150\n\n## No Warning Fines\n\n### Littering\n\nThe first incidence of littering in the hall will incur a $150 fine if found in violation at a hearing.\n\n### Wheels & Parking\n\nFirst incidence will incur a $150 fine if found in violation at a hearing.\n\n## Other Fines\n\n### Unannounced Move\n\nAfter a hearing, a charge of $400 may be levied if found in violation.\n\n### Key Deposit\n\nA charge of $70 may be levied for a lost key.',
      [
        '150 once First Offense',
        '150 once The first incidence of littering in the hall',
        '150 once Wheels & Parking: First incidence',
        '400 once Unannounced Move',
      ],
    ],
    [
      'what stands behind a sum that its row begins with',
      'The following fines apply:\n\na. $30 per day for violations that last up to two weeks;\n\nb. $60 per day for violations that last longer.',
      ['30 day violations that last up to two weeks', '60 day violations that last longer'],
    ],
  ])('%s', (_, text, fines) => {
    expect(finesIn(text)).toEqual(fines);
  });

  it('cites the words that say what it is for', () => {
    const [point] = analysisOf('SCHEDULE OF FINES\n\nLoud music\n\n$40', 'rules').key_points;
    expect(point?.text).toBe('The fine is $40 (Loud music).');
    expect(point?.citations.map(({ quote }) => quote)).toEqual(['$40', 'Loud music']);
  });
});

describe('a fine is for any breach', () => {
  it.each([
    [
      'where the line above names who pays',
      'SCHEDULE OF FINES\n\nLoud music\n\n$40\n\nRepeat Offenders\n\n$150',
      '150 once Repeat Offenders',
    ],
    [
      'where the line above is a sentence',
      'SCHEDULE OF FINES\n\nAll is payable within a month.\n\n$40',
      '40 once each violation',
    ],
    [
      'where the line above speaks of fines',
      'SCHEDULE OF FINES\n\nFines by the trustees\n\n$40',
      '40 once each violation',
    ],
    [
      'where a heading over the next one names no thing of owners',
      '# Minutes\n\n## Allowed Without Approval\n\nViolation fine: $70 a day',
      '70 day each violation',
    ],
    [
      'where it says so under a heading of one thing',
      '# Parking\n\nAny monetary penalty shall not exceed $400 for each violation.',
      '400 once each violation',
    ],
    [
      'where it names the papers',
      '# Parking\n\nOwners who violate the Declaration or the Bylaws may be fined $70.',
      null,
    ],
    [
      'where the sentences before it tell how the Board goes about it',
      'The Board must hear a guest first. A fine is $55.',
      '55 once each violation',
    ],
    [
      'where the sentence before it is no rule',
      'Trucks are sometimes seen in the street. Fine: $55.',
      '55 once each violation',
    ],
    [
      'where the heading is a whole line of a letter',
      '# DATE NAME STREET CITY RE: YOUR VIOLATION OF RULES\n\nFine: $55.',
      '55 once each violation',
    ],
  ])('%s', (_, text, fine) => {
    const fines = finesIn(text);
    if (fine) expect(fines.at(-1)).toBe(fine);
    else expect(fines.join()).not.toContain('Parking');
  });
});

it('tells a fine for breach of this provision with what it forbids', () => {
  const text =
    'RULES\n\n(b) No oil shall be poured into the pond. A violation of this provision shall subject the owner to a penalty of $35.00 for each violation and a penalty of $20.00 for each day on which the owner permits the violation to continue.\n\n(c) Dogs shall be leashed. Any violation of the covenants is subject to a penalty of $60.';
  expect(finesIn(text)).toEqual([
    '35 once breach of “No oil shall be poured into the pond”',
    '20 day breach of “No oil shall be poured into the pond”',
    '60 once Any violation of the covenants',
  ]);
});

describe('words that name no wrong', () => {
  it.each([
    [
      'Leaving the gate open shall result in a fine of not less than $45 per vehicle.',
      '45 once “Leaving the gate open shall result in a fine of not less than $45 per vehicle.”',
    ],
    ['The fine is $45 per incident.', '45 once each violation'],
    [
      'When applicable, a daily fine may be imposed of $15.00 per day until the infraction is corrected.',
      '15 day each violation',
    ],
    ['Fine Policy\n\n3rd letter = 1st fine = $45', '45 once 3rd letter'],
    ['A second letter will be sent and a fine of $45 will be assessed.', '45 once each violation'],
    ['Fine Structure\n\n$80 per month will be assessed after the 4th fine.', '80 month after the 4th fine'],
    [
      'Further infractions shall be fined a minimum of $200 with a maximum of $450.',
      '450 once Further infractions',
    ],
    ['Additional penalties shall be borne by the owner: a fine of $15 per day.', '15 day each violation'],
    ['FINE SCHEDULE\n\nShed without leave\t$100.00 month', '100 month Shed without leave'],
  ])('%s', (text, fine) => {
    expect(finesIn(text)).toEqual([fine]);
  });
});

it('tells a fine for each week', () => {
  const [point] = analysisOf('FINE SCHEDULE\n\nShed without leave\t$90 / week', 'rules').key_points;
  expect(point?.text).toBe('The fine is $90 every week (Shed without leave).');
});

it('tells a fine with the thing over a heading that names none', () => {
  expect(finesIn('# Signs & Displays\n\n## Allowed Without Approval\n\nViolation fine: $70 a day')).toEqual([
    '70 day Signs & Displays',
  ]);
});
