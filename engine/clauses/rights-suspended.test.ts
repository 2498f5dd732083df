import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const board = 'POWERS OF THE ASSOCIATION\n\n';

describe('what an owner can lose', () => {
  it.each([
    [
      'each right with its own cause',
      'The Association may suspend the vote and the use of the pool of an Owner during which any assessment remains unpaid; and suspend the use of the pool for up to 40 days for an infraction of its rules.',
      'your vote and the use of shared facilities while you owe dues, and the use of shared facilities for breaking rules',
    ],
    [
      'both rights for both causes',
      'The Association may suspend the voting rights and the right to use the facilities of an Owner while any assessment is unpaid, and for up to 40 days for any infraction of its rules.',
      'your vote and the use of shared facilities for owing dues or breaking rules',
    ],
    [
      'one cause told last for both rights',
      'The Association may suspend the voting rights and suspend the right to use the facilities of an Owner whose assessments are unpaid.',
      'your vote and the use of shared facilities while you owe dues',
    ],
    [
      'what the rules are about',
      'The Association may suspend the voting rights of an Owner for violations of the rules governing the use of the common areas.',
      'your vote for breaking rules',
    ],
    [
      'voting privileges',
      'The Association may suspend the voting privileges of an Owner who is delinquent in assessments.',
      'your vote while you owe dues',
    ],
    [
      'rights without a name',
      'The Association may suspend the privileges of a Member for violations of its rules.',
      'some rights for breaking rules',
    ],
    [
      'a right that ends',
      'If payment is not received within 20 days, your right to access the amenities of the club will be terminated.',
      'the use of shared facilities while you owe dues',
    ],
  ])('is told by the words of the text: %s', (_, text, lost) => {
    expect(says('fine.rights_suspended', `${board}${text}`, 'bylaws')).toMatch(
      new RegExp(`^You can lose ${lost}\\.(?: |$)`),
    );
  });
});

it('is no right that only ends with ownership', () => {
  const text = 'The right to use the amenities is terminated by a sale, though a payment is not received.';
  expect(
    says('fine.rights_suspended', `${board}${text.replace('is terminated', 'ends')}`, 'bylaws'),
  ).toBeUndefined();
});

describe('what a hearing comes before', () => {
  it.each([
    [
      'such rights are those of the sentence before: the vote',
      'The Board may suspend the vote of a Member who is in default in the payment of an assessment. Such rights may be suspended as well, after notice and hearing, for infraction of the rules.',
      'you lose your vote for breaking a rule',
    ],
    [
      'such rights are those of the sentence before: vote and use',
      'The Board may suspend the vote and the right to use the facilities of a Member who is in default in the payment of an assessment. These rights may be suspended as well, after notice and hearing, for infraction of the rules.',
      'you lose your vote and the use of shared facilities for breaking a rule',
    ],
    [
      'any suspension',
      'No suspension shall be imposed on an Owner for a violation until notice and a hearing have been given.',
      'you lose rights for breaking a rule',
    ],
    [
      'rights that stand nowhere',
      'Such rights may be suspended after notice and hearing for violation of the rules.',
      'you lose some rights for breaking a rule',
    ],
  ])('%s', (_, text, before) => {
    expect(says('fine.hearing', `${board}${text}`, 'bylaws')).toMatch(
      new RegExp(`^You get notice and a hearing before ${before}\\.`),
    );
  });

  const first =
    'Before the Association imposes any fine for a violation, the Owner shall be given notice and an opportunity to be heard.';
  it.each([
    [
      'repeated breaches',
      'Whoever breaks the same rule twice in a year will be fined without further warning.',
    ],
    [
      'another body',
      'The Architectural Committee may impose fines of $150 on an Owner who builds otherwise.',
    ],
    [
      'late dues',
      'The Board is not required to hold a hearing before it fines an Owner whose assessment is unpaid.',
    ],
  ])('is told with who is fined without it: %s', (_, text) => {
    const told = says('fine.hearing', `${first}\n\n7. Further. ${text}`, 'rules');
    expect(told).toContain('You get notice and a hearing before you are fined.');
    expect(told).toContain(`But the text also says: “${text.replace(/\.$/, '')}”.`);
  });

  it.each([
    [
      'a committee that hears',
      'The Architectural Committee may impose fines of $150 after it has heard the Owner.',
    ],
    ['something else without notice', 'The pool may be closed without further notice.'],
    ['who is warned', 'The Board may impose a fine with a further warning.'],
  ])('is told alone beside %s', (_, text) => {
    expect(says('fine.hearing', `${first}\n\n7. Further. ${text}`, 'rules')).not.toContain('But');
  });
});
