import { expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../testing/doc-of.ts';
import { checkAnswer } from './check-answer.ts';
import { type Part, windowsOf } from './windows.ts';

const around = {
  cc_and_r: [
    'This is the Declaration of Fern Row, run by Fern Row Homeowners Association.',
    'The lots lie along the brook and face the meadow.',
  ],
  minutes: [
    'Fern Row Homeowners Association, Minutes of May 4, 2023.',
    'The president called the meeting to order in the barn.',
  ],
} as const;

/** A sentence that states no answer, the answer that a hasty reader takes from it, and what it is. */
const planted: readonly (readonly [
  kind: string,
  fact: string,
  value: string,
  sentence: string,
  type?: 'minutes',
])[] = [
  [
    'example',
    'assessment.late_fee',
    '$30',
    'For example, an owner who pays ten days late might owe a late fee of $30.',
  ],
  ['example', 'assessment.interest_rate', '12%', 'Suppose that overdue dues bear interest of 12% a year.'],
  [
    'example',
    'pets.max_count',
    '3',
    'By way of example, a rule might allow no more than three pets in a home.',
  ],
  [
    'example',
    'rental.cap',
    '20%',
    'As an illustration, if 20% of the homes are rented, lenders may refuse loans.',
  ],
  [
    'example',
    'assessment.special_vote',
    '75%',
    'For instance, a special assessment of $9,000 could need a vote of 75% of the members.',
  ],
  [
    'proposal',
    'rental.minimum_term',
    '1 year',
    'The proposed amendment would require a lease of at least one year.',
  ],
  [
    'proposal',
    'assessment.late_fee',
    '$50',
    'The board proposes to raise the late fee to $50 next year.',
    'minutes',
  ],
  [
    'proposal',
    'assessment.regular',
    '$90',
    'It was suggested that the monthly dues be raised to $90.',
    'minutes',
  ],
  [
    'proposal',
    'pets.max_count',
    '1',
    'A member proposed that no more than one pet be kept in each home.',
    'minutes',
  ],
  [
    'proposal',
    'rental.cap',
    '15%',
    'If the amendment passes, no more than 15% of the homes could be rented.',
  ],
  [
    'definition',
    'assessment.special_vote',
    '50%',
    '"Majority" means more than 50% of the votes, as for a special assessment.',
  ],
  ['definition', 'rental.minimum_term', '30 days', '"Short-term rental" means a lease of less than 30 days.'],
  [
    'definition',
    'quorum.members',
    '10%',
    '"Quorum" is the share of members, such as 10%, that must be present.',
  ],
  [
    'definition',
    'board.term',
    '1 year',
    '"Fiscal term" means the period of one year from January 1, not a director\'s term.',
  ],
  ['tabled motion', 'assessment.late_fee', '$40', 'A motion to set a late fee of $40 was tabled.', 'minutes'],
  [
    'tabled motion',
    'assessment.regular',
    '$75',
    'The motion to set dues at $75 per month failed for want of a second.',
    'minutes',
  ],
  [
    'tabled motion',
    'pets.max_count',
    '2',
    'The motion to allow no more than two pets was withdrawn.',
    'minutes',
  ],
  [
    'tabled motion',
    'rental.minimum_term',
    '6 months',
    'A motion to require leases of at least six months did not carry.',
    'minutes',
  ],
  [
    'one owner',
    'assessment.late_fee',
    '$60',
    'The owner of Lot 7 asked to waive her late fee of $60.',
    'minutes',
  ],
  [
    'one owner',
    'fine.schedule',
    '$500',
    'The Ortegas were fined $500 for the shed behind their house.',
    'minutes',
  ],
  ['one owner', 'assessment.regular', '$310', 'Lot 12 owes $310 in dues and has a payment plan.', 'minutes'],
  [
    'one owner',
    'assessment.interest_rate',
    '4%',
    'The board agreed to charge Mr. Bell interest of only 4% on his overdue dues.',
    'minutes',
  ],
  [
    'replaced',
    'assessment.late_fee',
    '$15',
    'The late fee was $15 until the members voted for the present one.',
  ],
  ['replaced', 'assessment.regular', '$55', 'Last year the dues were $55 per month.', 'minutes'],
  ['replaced', 'pets.max_count', '4', 'The old rule allowed four pets in a home.'],
  ['replaced', 'rental.cap', '40%', 'Formerly, up to 40% of the homes could be rented.'],
  [
    'replaced',
    'assessment.interest_rate',
    '18%',
    'The former interest rate of 18% on overdue dues no longer applies.',
  ],
  [
    'other association',
    'assessment.increase_cap',
    '10%',
    'The Master Association may raise its assessments by 10% a year.',
  ],
  [
    'other association',
    'assessment.late_fee',
    '$45',
    'The neighboring Brook Hollow Association charges a late fee of $45.',
  ],
  [
    'other association',
    'pets.max_count',
    '2',
    'In the Lakeside Condominium next door, no more than two pets are allowed.',
  ],
  [
    'other association',
    'quorum.members',
    '25%',
    'At meetings of the Master Association, 25% of its members are a quorum.',
  ],
  [
    'ballot',
    'rental.minimum_term',
    '6 months',
    'Shall the Association require leases of at least six months?',
  ],
  ['ballot', 'pets.max_count', '3', 'Should no more than three pets be allowed in each home?'],
  ['ballot', 'assessment.late_fee', '$35', 'Do you approve of a late fee of $35?'],
  [
    'statute',
    'quorum.members',
    '20%',
    'The Act permits a quorum of members as low as 20%, if the bylaws say so.',
  ],
];

const typeOf = (type?: 'minutes'): DocumentType => type ?? 'cc_and_r';

function isDropped([, fact, value, sentence, type]: (typeof planted)[number]): boolean {
  const [title, before] = around[type ?? 'cc_and_r'];
  const doc = docOf(`${title}\n${`${before}\n`.repeat(8)}${sentence}\n`, typeOf(type));
  const [window] = windowsOf(doc);
  const part = { window, questions: [{ fact, text: `${fact}: asked. Write it.` }] } as Part;
  const line = 1 + (window?.lines.findIndex(({ text }) => text === sentence) ?? -1);
  expect(line, sentence).toBeGreaterThan(0);
  return typeof checkAnswer(doc, part, { question: fact, line, words: sentence, value }) === 'string';
}

it("no example, proposal, definition, past, failed or other one's figure passes the checks", () => {
  expect(
    planted.filter((one) => !isDropped(one)).map(([kind, , , sentence]) => `${kind}: ${sentence}`),
  ).toEqual([]);
});

it('what holds passes where it is told in much the same words', () => {
  const holds: typeof planted = [
    ['', 'assessment.late_fee', '$30', 'An owner who pays ten days late owes a late fee of $30.'],
    [
      '',
      'assessment.interest_rate',
      '12%',
      'Overdue dues bear interest of 12% a year, whatever was said before.',
    ],
    [
      '',
      'pets.max_count',
      '3',
      'No more than three pets may be kept in a home, as the board suggested last year.',
    ],
    [
      '',
      'rental.cap',
      '20%',
      'No more than 20% of the homes may be rented, whether or not an owner asks for more.',
    ],
    ['', 'quorum.members', '25%', 'At meetings of the Association, 25% of its members are a quorum.'],
    ['', 'assessment.regular', '$75', 'The motion to set dues at $75 per month carried.', 'minutes'],
  ];
  expect(holds.filter(isDropped)).toEqual([]);
});
