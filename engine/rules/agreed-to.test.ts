import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../testing/facts-in.ts';
import { allRules } from './all-rules.ts';

const facts = (text: string, type: DocumentType = 'minutes') => {
  const { 'minutes.motions': _, ...others } = factsIn(text, allRules, type);
  return others;
};

/** Matters of a meeting, as a thing and as what is to be done. */
const matters: readonly [string, string][] = [
  ['a late fee of $25', 'adopt a late fee of $25'],
  ['a fine of $50 for each parking violation', 'adopt a fine of $50 for each parking violation'],
  ['an increase of the annual dues to $480 per lot', 'raise the annual dues to $480 per lot'],
  ['a loan of $80,000 from the bank for paving', 'take out a loan of $80,000 from the bank for paving'],
  [
    'a rule that no more than two pets are allowed per home',
    'adopt a rule that no more than two pets are allowed per home',
  ],
  [
    'a rule that rentals of less than 30 days are prohibited',
    'adopt a rule that rentals of less than 30 days are prohibited',
  ],
  ['the rule that all dogs must be kept on a leash', 'adopt the rule that all dogs must be kept on a leash'],
  ['interest of 12% per year on unpaid dues', 'charge interest of 12% per year on unpaid dues'],
];
/** Ways in which a paper tells that nothing of it holds; `N` is the thing, `V` what is to be done. */
const notAgreed: readonly string[] = [
  'The item was tabled by a vote of 5 to 0: {N}.',
  'The board went through the draft budget, with {N}.',
  '{N}: tabled until the June meeting.',
  '{N} was tabled.',
  'Tabled: {N}.',
  'Tabled items:\n• {N}\n• New pool chairs',
  'The board discussed {N}. The matter was tabled.',
  'The board discussed {N}. No decision was made.',
  'Discussion of {N} was put off until spring.',
  'Lee presented {N}. The board will revisit this in May.',
  'Lee presented {N}. After a long talk about the cost the board took no action.',
  'Pat asked the board to {V}. The request was deferred.',
  'A motion to {V} was made by Lee and seconded by Pat. The vote was 2 in favor and 3 against.',
  'A motion to {V} was made by Lee. There was no second.',
  'Lee moved to {V}. Pat seconded. After discussion Lee withdrew the motion.',
  '{N}: 2 yes, 3 no.',
  '{N}: motion failed.',
  'The members voted against {N}.',
  'The board rejected {N}.',
  'The vote on {N} did not pass.',
  'The board declined to {V}.',
  'The board thought it over and did not adopt {N}.',
  'What was said of {N} will not take effect.',
  'The board decided not to {V}.',
  'Motion to {V}.',
  'The board discussed {N}.',
  'Lee suggested {N}.',
  'The committee recommends {N}.',
  'The board is considering {N}.',
  'An owner asked if the board would {V}.',
  'The board may {V} next year.',
  'There was talk of {N}.',
  'The board will vote on {N} in May.',
  'If the owners agree, the board would {V}.',
  'Suggestions from the floor:\n• {N}\n• More flowers',
  'The board repealed {N}.',
  'The board voted to do away with {N}.',
  'It is possible that there will be {N}.',
  'A ballot on this will follow. The paper should explain two options:\nOption 1. {N}.\nOption 2. Nothing new.',
];

/** What is told of a matter in such a way. */
function toldOf(way: string, [thing, deed]: readonly [string, string], type: DocumentType) {
  const said = way.replace('{N}', thing).replace('{V}', deed);
  const text = `New Business\n${said.charAt(0).toUpperCase()}${said.slice(1)}\nThe treasurer gave her report.`;
  return facts(text, type);
}

describe('what a meeting did not agree to is not in force', () => {
  it.each(notAgreed)('whatever it was: %s', (way) => {
    for (const type of ['minutes', 'other'] as const)
      for (const matter of matters) expect(toldOf(way, matter, type), matter[0]).toEqual({});
  });

  it.each([
    ['A special assessment of $900 per home was tabled.', 'proposed'],
    ['Lee moved to levy a special assessment of $900 per home. Pat seconded.', 'proposed'],
    ['The board declined to levy a special assessment of $900 per home.', undefined],
    ['The board repealed the special assessment of $900 per home.', undefined],
  ])('a special assessment has its own outcome: %s', (text, status) => {
    expect(Object(facts(text).special_assessment).status).toBe(status);
  });

  it.each([
    ['A check that is rejected by the bank costs the owner a late fee of $25.', 25],
    ['Dues are late after the 10th, with a late fee of $25. The matter of the pool was tabled.', 25],
    ['Owners who failed to pay by May 1 are charged a late fee of $25.', 25],
    ['As discussed last month, the late fee is $25.', 25],
    ['Proposed 2032 budget: no great changes\nThe late fee is $25', 25],
  ])('but what only sounds so, is: %s', (text, amount) => {
    expect(facts(text)['assessment.late_fee']).toEqual({ amount });
  });

  it.each([
    'Motion to adopt a fine of $50 per violation. The motion died for lack of a second.',
    'Lee moved to adopt a late fee of $25. Pat seconded. Motion failed.',
    'Lee moved to adopt a late fee of $25. Pat seconded. The motion was tabled.',
    'Lee moved to adopt a late fee of $25. Pat seconded.',
    'The board agreed to postpone the new late fee of $25.',
    'The motion to rescind the late fee of $25 passed.',
    'Lee moved to borrow $80,000 for the loan of the roof. Pat seconded. Motion defeated.',
  ])('%s', (text) => {
    expect(facts(text)).toEqual({});
  });

  it('in a letter as well', () => {
    expect(facts('The motion to adopt a late fee of $25 failed.', 'other')).toEqual({});
  });

  it.each([
    ['Lee moved to adopt a late fee of $25. Pat seconded. Motion carried.', { amount: 25 }],
    [
      'The late fee is $25. Lee moved to adopt a late fee of $40. Pat seconded. Motion failed.',
      { amount: 25 },
    ],
  ])('but what it agreed to, or stood before, is: %s', (text, fee) => {
    expect(facts(text)['assessment.late_fee']).toEqual(fee);
  });

  it('takes of an amended motion what it was amended to', () => {
    const text =
      'Lee moved to adopt a late fee of $40. The motion was amended to adopt a late fee of $25. The amended motion passed.';
    expect(facts(text)['assessment.late_fee']).toEqual({ amount: 25 });
  });
});
