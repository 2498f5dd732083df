import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Sentences that look like an answer and are none. */
const tempting = {
  cc_and_r: wordingTable(`
exterior.fences | - | The Association shall not be required to maintain any fence.
rental.approval_required | - | The Board has full discretion to adopt a system of leasing permits.
amendment.declaration_vote | - | The covenants may be amended, while it owns 25% of the lots, by the developer, and then by a vote of the owners.
maintenance.roof | "owner" | The owners maintain the lawns and the roofs, but roofs are not maintained by the Association.
`),
  rules: wordingTable(String.raw`
fine.schedule | {"amount":25,"offence":"Barking dogs"} | * Barking dogs: $25 fine\n* Trash: $50 fine
fine.schedule | {"amount":25,"period":"day"} | Daily fines of $25 apply for unapproved work.
`),
  minutes: wordingTable(`
budget.dues_change | - | Dues were discussed. The insurance premium was raised $1,200 to $9,600.
financial.delinquent_amount | - | Arrears: two owners, owing $1,900 and $800.
`),
  other: wordingTable(`
assessment.frequency | "quarter" | Dues are payable every January, April, July, and October.
assessment.late_fee | - | Are there late fees? No. The pool costs $25.
assessment.late_fee | - | How much is the late fee? How much is the key fee? It is $30.
`),
  financial: wordingTable(String.raw`
financial.operating_cash | - | Assets\nDue from operating    $4,000
`),
  budget: wordingTable(String.raw`
special_assessment | {"amount":20000,"status":"proposed"} | Income\nDues    50,000\nProposed special assessment    20,000\nTotal income    70,000
`),
  reserves: wordingTable(String.raw`
reserves.fully_funded_balance | - | By way of example, reserves should be $100,000.
reserves.fully_funded_balance | - | Reserve contributions should be $40,000 annually.
repairs.critical | - | Critical repairs and immediate needs:\nAnnual funding should rise to $98,000.
`),
} as const;
type Kind = keyof typeof tempting;
const kinds = Object.keys(tempting) as Kind[];

describe.each(kinds)('what %s seem to say', (kind) => {
  it.each(tempting[kind])('$fact is $value: $text', (row) => {
    const value = found(row, kind);
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});

describe('what figures seem to say', () => {
  it.each([
    ['other', 'assessment.regular', 'The annual fee for a pool pass is $75.', undefined],
    ['other', 'assessment.regular', 'Each home pays $55 per month to the cable provider.', undefined],
    [
      'minutes',
      'assessment.regular',
      'Annual dues are paid in January, and some pay quarterly. The dues are $300.',
      'You pay $300 in regular dues.',
    ],
    [
      'bylaws',
      'amendment.bylaws_vote',
      'The board may amend these bylaws by a vote of 60% of the members.',
      'The bylaws can be changed with the approval of 60% of the members.',
    ],
    [
      'bylaws',
      'amendment.bylaws_vote',
      'These bylaws may be amended by a majority of the board or of the members.',
      'The bylaws can be changed with approval by more than half, or by the board.',
    ],
    [
      'bylaws',
      'meeting.notice',
      'The committee shall make nominations for the board. This shall be done at least seven days before the annual meeting and notice given to the members.',
      undefined,
    ],
    [
      'bylaws',
      'quorum.members',
      "The quorum shall be 20% of the Members' votes.",
      'The quorum of a meeting of owners is 20%.',
    ],
    [
      'rules',
      'fine.schedule',
      'The fine may not exceed $500 in any year.',
      'Fines can come to at most $500 in all.',
    ],
  ] as const)('%s, %s: %s', (kind, fact, text, told) => {
    expect(says(fact, text, kind)).toBe(told);
  });
});
