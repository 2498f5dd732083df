import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { architectureReview } from './architecture-review.ts';
import { architectureSilence } from './architecture-silence.ts';

const review = [architectureReview, architectureSilence];

const days = (n: number) => ({ 'architecture.review_days': { days: n } });
const silence = (means: string) => ({ 'architecture.no_answer_means': means });

describe('review of plans', () => {
  it.each([
    [
      "The committee meets on Tuesdays. If you don't hear from us in 45 days you may go ahead.",
      silence('approved'),
    ],
    [
      'If the Committee fails to approve or disapprove plans within forty-five (45) days after they are submitted, approval is not required.',
      { ...days(45), ...silence('approved') },
    ],
    [
      'If the Committee fails to approve or disapprove the plans within thirty (30) days after they are submitted, approval will not be required.',
      { ...days(30), ...silence('approved') },
    ],
    ['If the board does not respond within 45 days the building project can proceed.', silence('approved')],
    [
      'In the event the Board fails to act on an application within 45 days, the application shall be deemed approved.',
      { ...days(45), ...silence('approved') },
    ],
    [
      'If the ARC does not respond within sixty (60) days, the request for the alteration shall be deemed denied.',
      { ...days(60), ...silence('denied') },
    ],
    [
      'The Committee shall approve or disapprove all plans within fourteen (14) days after receipt.',
      days(14),
    ],
    [
      'Within 30 days after submission of the plans, the Committee shall give notice of its decision.',
      days(30),
    ],
    [
      'A new deck must be approved as an exterior change. If your request is not answered in 20 days, it shall be deemed denied.',
      { ...days(20), ...silence('denied') },
    ],
    ['The ARC has 10 days to review the plans.', days(10)],
    ['Plans go to the committee. Their review period can take no more than 21 days.', days(21)],
    ['Plans go to the committee. Their review can take more than 21 days.', {}],
    ['Design review takes up to 45 days for the committee to process.', days(45)],
    ['The Committee must render its decision on the plans within two weeks.', days(14)],
    ['Failure of the Committee to answer shall be deemed disapproval of the plans.', silence('denied')],
    [
      'If the Committee fails to act on the plans in that time, approval shall be presumed.',
      silence('approved'),
    ],
    [
      'Should the Committee fail to act within that period, the requirements of this Article as to the plans shall be deemed to have been fully complied with.',
      silence('approved'),
    ],
    ['Silence of the Committee shall not be deemed an approval of the plans.', silence('denied')],
    [
      'If the Committee fails to answer a request within 30 days, approval shall not be presumed.',
      { ...days(30), ...silence('denied') },
    ],
    [
      'The Board shall answer any written request for approval of an alteration within thirty days, and failure to do so shall constitute approval.',
      { ...days(30), ...silence('approved') },
    ],
  ])('%s', (text, expected) => {
    expect(factsIn(text, review)).toEqual(expected);
  });

  it.each([
    'Approval of any submittal does not ensure approval of similar submittals, as each submittal will be considered on its own merits.',
    'In the event the committee approves plans, such approval shall be considered given for that work only.',
    'If the plans comply with these guidelines they are deemed approved by the committee and no application is needed.',
  ])('no silence approves where nobody is silent: %s', (text) => {
    expect(factsIn(text, [architectureSilence])).toEqual({});
  });

  it.each(['revoked', 'withdrawn', 'void', 'null', 'expired', 'lapsed'])('no silence: deemed %s', (end) => {
    const text = `If work on the plans does not begin in a year, the approval shall be deemed ${end}.`;
    expect(factsIn(text, review)).toEqual({});
  });

  it.each([
    [
      'A mortgagee who fails to respond within thirty (30) days shall be deemed to have approved the amendment.',
    ],
    ['The Owner shall complete the improvements within six months after approval.'],
    ['The Board shall act on the appeal within thirty (30) days after the hearing.'],
    ['The Board shall respond to a request to inspect the books within ten (10) days.'],
    [
      'If construction has not begun within three (3) months, the approval of the plans shall be deemed revoked.',
    ],
    [
      'Except as otherwise provided herein, the requirement of notice shall be deemed satisfied if the alleged violator requests a meeting.',
    ],
    [
      "If an owner's request for a copy of the ledger is not answered within 20 days, it shall be deemed denied.",
    ],
    ['The Association shall give a resale certificate within ten days after the request.'],
    ['The tenant shall be deemed approved if the Board does not act on the lease within 20 days.'],
    ['Approval by the Committee shall not be deemed a waiver of its right to disapprove other plans.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, review)).toEqual({});
  });
});

it('is no time for an answer to who asks for a payment plan', () => {
  const told = (text: string) =>
    valueIn('architecture.review_days', `Elm Court HOA Collection Policy\n\n${text}`, 'rules');
  const asks = 'The Board shall respond to the request within 45 days of its receipt.';
  expect(told(`The owner may request a payment plan. ${asks}`)).toBeUndefined();
  expect(told(`The owner may submit a plan for a change. ${asks}`)).toEqual({ days: 45 });
});
