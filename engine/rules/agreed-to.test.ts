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
  'The budget draft shows {N}.',
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

/** What holds, and clauses of another matter that take nothing from it. */
const stated: readonly string[] = [
  'The late fee is $25.',
  'Annual dues are $480 per lot.',
  'No more than two pets are allowed per home.',
  'Rentals of less than 30 days are prohibited.',
  'All dogs must be kept on a leash.',
  'A fine of $50 is charged for each parking violation.',
  'Unpaid dues bear interest of 12% per year.',
];
const behind: readonly string[] = [
  ', and the committee proposes to plant new trees',
  ', and the board is considering a second gate',
  ', and a new sign at the entrance was suggested',
  '; the social committee is looking into a summer picnic',
  ', which the board discussed at length',
];
const before: readonly string[] = [
  'After a long discussion of the trees, ',
  'Following a talk about the new gate, ',
];
/** What is only talked of, put off or refused, with a clause beside it that seems to be of another matter. */
const talkBeside: readonly string[] = [
  // The clause behind speaks of the matter.
  'A late fee of $25 is on the agenda, and the board will vote on it in May.',
  'The late fee is to be $25, and the motion failed.',
  'The late fee was set at $25, but the motion failed.',
  'The late fee of $25 was moved by Lee, and the board tabled the matter.',
  'The late fee will be $25, and the owners will vote in May.',
  'Annual dues are to be $480 per lot, and the increase is still being considered.',
  'Annual dues are $480 per lot in the draft, and the members are still discussing the plan.',
  'Annual dues of $480 per lot are in the plan, and the board is considering the dues in June.',
  'The loan is $80,000 for paving, and the board is still considering this loan.',
  'No more than two pets are allowed per home, and the rule was proposed by Lee.',
  'Rentals of less than 30 days are prohibited under the new text, and the ban was only proposed.',
  'All dogs must be kept on a leash, and that was only suggested.',
  'The late fee would be $25, which the board discussed at length.',
  'The late fee is $25, which the board proposed in March.',
  'A late fee of $25, which the board discussed at length.',
  // The frame in front holds for all that follows.
  'The board discussed whether a late fee of $25 is fair, and the committee proposes to plant new trees.',
  'It was proposed that a late fee of $25 is charged, and the trees were trimmed.',
  'Motion to adopt a late fee of $25 failed, and the committee proposes to plant new trees.',
  'The committee recommends a late fee of $25, and a new sign was suggested.',
  'Lee suggested that the late fee is $25; a new sign was discussed.',
  // What stands in the clause of the talk.
  'The pool is open, and the board is considering a late fee of $25.',
  'The pool is open; a rule that all dogs must be kept on a leash was suggested.',
  'The gate is fixed, and the committee proposes a fine of $50 for each parking violation.',
  'After a discussion of a late fee of $25, the pool is open.',
  'Following a talk about a late fee of $25, the board has moved on.',
  'After a discussion of parking, pets, and a late fee of $25, the board is done.',
  // What the clause in front discussed is what was put off.
  'After a discussion of the late fee, the fee of $25 is tabled.',
  'After a discussion of the late fee, no late fee of $25 was adopted.',
  'After a long discussion of the trees, a late fee of $25 was proposed.',
  'After a long discussion of the trees, the board will consider a late fee of $25.',
  'After a discussion of higher dues, annual dues of $480 per lot were the favorite.',
];

/** What is told of a matter in such a way. */
function toldOf(way: string, [thing, deed]: readonly [string, string], type: DocumentType) {
  const said = way.replace('{N}', thing).replace('{V}', deed);
  const text = `New Business\n${said.charAt(0).toUpperCase()}${said.slice(1)}\nThe treasurer gave her report.`;
  return facts(text, type);
}

describe('what a meeting did not agree to is not in force', () => {
  it.each(notAgreed)('nor with a clause of another matter beside it: %s', (way) => {
    for (const matter of matters)
      for (const clause of behind)
        expect(toldOf(way.replace(/\.(?= |$)/, `${clause}.`), matter, 'minutes'), matter[0] + clause).toEqual(
          {},
        );
    for (const matter of matters)
      for (const clause of before)
        expect(toldOf(clause + way, matter, 'other'), clause + matter[0]).toEqual({});
  });

  it.each(notAgreed)('whatever it was: %s', (way) => {
    for (const type of ['minutes', 'other'] as const)
      for (const matter of matters) expect(toldOf(way, matter, type), matter[0]).toEqual({});
  });

  it.each([
    ['A special assessment of $900 per home was tabled.', 'proposed'],
    ['Lee moved to levy a special assessment of $900 per home. Pat seconded.', 'proposed'],
    ['The board declined to levy a special assessment of $900 per home.', undefined],
    ['The board repealed the special assessment of $900 per home.', undefined],
    [
      'A special assessment of $900 per home is due on May 1, and the committee proposes new trees.',
      'levied',
    ],
    ['After a talk about the trees, a special assessment of $900 per home is due on May 1.', 'levied'],
    ['The pool is open, and the board is considering a special assessment of $900 per home.', 'proposed'],
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

  it.each(stated)('where a clause of another matter stands beside it: %s', (text) => {
    const alone = facts(text, 'other');
    expect(Object.keys(alone)).not.toHaveLength(0);
    const open = text.charAt(0).toLowerCase() + text.slice(1);
    for (const clause of behind)
      expect(facts(text.replace(/\.$/, `${clause}.`), 'other'), clause).toEqual(alone);
    for (const clause of before) expect(facts(clause + open, 'other'), clause).toEqual(alone);
  });

  it.each(talkBeside)('but not what stands in that clause itself: %s', (text) => {
    for (const type of ['minutes', 'other'] as const) expect(facts(text, type)).toEqual({});
  });

  it.each([
    ['The late fee is $25, and the board is considering interest of 12% per year on unpaid dues.', 25],
    ['After a discussion of a fine of $50 for each parking violation, the late fee is $25.', 25],
    [
      'Lee moved to adopt a late fee of $25; motion carried, and Pat suggested a fine of $50 per violation.',
      25,
    ],
  ])('and tells only the one of two: %s', (text, amount) => {
    expect(facts(text)).toEqual({ 'assessment.late_fee': { amount } });
  });

  it('takes of an amended motion what it was amended to', () => {
    const text =
      'Lee moved to adopt a late fee of $40. The motion was amended to adopt a late fee of $25. The amended motion passed.';
    expect(facts(text)['assessment.late_fee']).toEqual({ amount: 25 });
  });
});
