import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const of = (text: string) =>
  says('architecture.review_days', `ARCHITECTURAL REVIEW OF THE ASSOCIATION\n\n${text}`, 'rules');

describe('what is due by the end of a review', () => {
  it.each([
    [
      'a meeting',
      'The ARC shall schedule a meeting within 21 days of receiving an application for the purpose of reviewing and approving the application.',
      'A request for a change must be taken up at a meeting within 21 days.',
    ],
    [
      'a review',
      'The Committee shall review the plans and specifications within 21 days from the date of submission to determine whether they are suitable.',
      'A request for a change must be reviewed within 21 days.',
    ],
    [
      'an answer',
      'The Committee shall review and approve or disapprove the plans within 21 days after their submission.',
      'A request for a change must be answered within 21 days.',
    ],
  ])('is %s', (_, text, told) => {
    expect(of(text)).toBe(told);
  });
});

describe('a review of one kind of work', () => {
  const answer =
    'If the ARC fails to decide on the proposed location within 30 days, approval shall be automatically granted.';
  const under = (heading: string, text = answer) =>
    says('architecture.review_days', `RULES OF THE ASSOCIATION\n\n# ${heading}\n\n${text}`, 'rules');

  it.each([
    ['Solar Energy Systems', answer, / This is said of solar energy systems alone\.$/],
    [
      'How we work',
      'The committee shall act on requests for a fence within 45 days.',
      / of requests for a fence alone\.$/,
    ],
    ['Architectural Review', answer, /within 30 days\.$/],
    ['Fences', 'The committee shall act on all plans within 45 days.', /within 45 days\.$/],
  ])('is told as it: %s', (heading, text, told) => {
    expect(under(heading, text)).toMatch(told);
  });
});

describe('a review that takes from so many days to so many', () => {
  it.each([
    [
      'The ACC has 20–40 days from a complete submittal to review it.',
      'An answer to a request for a change may take 20 to 40 days once it is complete.',
    ],
    [
      'The Committee will answer a request for a change within 20 to 40 days.',
      'An answer to a request for a change may take 20 to 40 days.',
    ],
    [
      'Reviews take 20 to 40 days from the day on which the application is in.',
      'An answer to a request for a change may take 20 to 40 days.',
    ],
    [
      'The Committee shall answer a request within 40 days. It meets every 20 days.',
      'A request for a change must be answered within 40 days.',
    ],
  ])('is told with both: %s', (text, told) => {
    expect(says('architecture.review_days', `EXTERIOR CHANGES\n\n${text}`, 'rules')).toBe(told);
  });
});

describe('a review of one kind of ground', () => {
  const under = (heading: string, fact: string) =>
    says(
      fact,
      `ARTICLE 5 USES\n\n5.1 ${heading}\n\nThe Board shall answer a request to alter it within 30 days. Upon failure by the Board to act upon a request within thirty (30) days it shall be deemed approved.`,
    );

  it.each([
    ['Limited Common Elements', ' This is said of Limited Common Elements alone.'],
    ['Alterations', ''],
  ])('is told as it: %s', (heading, said) => {
    expect(under(heading, 'architecture.no_answer_means')).toBe(
      `If your request for a change gets no answer within 30 days, it counts as approved.${said}`,
    );
    expect(under(heading, 'architecture.review_days')).toBe(
      `A request for a change must be answered within 30 days.${said}`,
    );
  });
});

describe('when a payment is late', () => {
  const late = 'Any assessment that is not paid within 30 days after the due date is in default.';
  const of = (text: string) =>
    says('assessment.late_after', `ASSESSMENTS OF THE ASSOCIATION\n\n${late}\n\n${text}`);

  const interest = 'What is not paid within 30 days after the due date bears interest at 9% a year.';
  it.each([
    [
      'A late fee of $12 is charged on an assessment not paid within 15 days of the due date.',
      'A late fee is added once a payment is 15 days late.',
    ],
    ['A late fee of $12 is charged on a fine.', 'Interest is added once a payment is 30 days late.'],
  ])('is told by the late fee and not by the interest: %s', (fee, told) => {
    const text = `ASSESSMENTS OF THE ASSOCIATION\n\nAssessments: ${interest}\n\n${fee}`;
    expect(says('assessment.late_after', text)).toBe(told);
  });

  it.each([
    [
      'Dues are payable on the 1st of each month. Dues not received by the 12th are late.',
      'A payment due on the 1st is late after the 12th.',
    ],
    [
      'Dues are due on the 1st of the month and become delinquent on the 16th.',
      'A payment due on the 1st is late after the 15th.',
    ],
    [
      'Dues are due on the 1st of the month. A payment not received before the 16th is late.',
      'A payment due on the 1st is late after the 15th.',
    ],
    [
      'Dues are due on the 1st of each quarter. If they are not paid by the 22nd, a late fee of $9 is charged.',
      'After the 22nd, a late fee is added to a payment due on the 1st.',
    ],
    [
      'Dues are due on the 1st of each month. A payment is late 9 days after the due date, which is the 10th.',
      'A payment is late 9 days after it is due.',
    ],
  ])('is told by the days of the month that the text names: %s', (text, told) => {
    expect(says('assessment.late_after', text)).toBe(told);
  });

  it('is told as default where a fee comes sooner', () => {
    expect(of('If an Owner does not pay when due, a late charge of $12 is added.')).toBe(
      'A payment is in default 30 days after it is due. A late fee may come sooner: read it there.',
    );
  });

  it.each([
    [
      'a fee of the same term',
      'If it is not paid within 30 days of the due date, a late charge of $12 is added.',
    ],
    ['interest', 'What is not paid when due bears interest and a late charge of $12.'],
    ['a due date alone', 'Assessments are due on the first day. They are paid when due.'],
  ])('is told as lateness beside %s', (_, text) => {
    expect(of(text)).not.toContain('sooner');
  });
});
