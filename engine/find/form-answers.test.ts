import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { type FormSubject, formAnswers } from './form-answers.ts';

const answers = (text: string, title = 'Resale Certificate') =>
  formAnswers(docOf(`${title}\n\nElm Court Association\n\n${text}`, 'other')).map(
    ({ subject, none, sentences }) => [subject, none, sentences.length] as const,
  );

describe('what a paper for a sale answers', () => {
  it.each<[string, FormSubject, none: boolean]>([
    ['Special assessments: None', 'special_assessments', true],
    ['A reserve assessment of $600 per unit was adopted on May 9, 2031.', 'special_assessments', false],
    [
      '2. Any approved expenditures that will require an assessment in addition to the regular one are: None.',
      'special_assessments',
      true,
    ],
    ['Any change in assessments approved but not yet due? Yes, $231', 'dues_change', false],
    ['Must the board approve the transfer of the unit? Yes', 'leave_to_sell', false],
    ['The amount of reserves for capital expenditures is $9,000.', 'reserves', false],
    ['Unsatisfied judgments total $ 0.00.', 'lawsuits', true],
    ['The association has no pending litigation.', 'lawsuits', true],
    [
      'An itemized list of all assessments, special assessments and other moneys owed by the owner for the unit is: late fee $20.',
      'debt_of_home',
      false,
    ],
    ['Lien recorded 6/2/2031, balance $612', 'debt_of_home', false],
    ['Other associations of which the unit is a member: Elm Master Association', 'other_associations', false],
    ['C. Capital expenditures anticipated: garage floor (est. $640,000).', 'spending', false],
    ['Is the association involved in any litigation? Yes [ ] No [X]', 'lawsuits', true],
    ['There is no pending suit to which the association is a party.', 'lawsuits', true],
    ['There is no pending suit, except: Hill v. Elm Court Association.', 'lawsuits', false],
    ['Did the inspection have any findings? Yes [X] No [ ]', 'condition', false],
    ['Violations of record for this lot: a shed without approval', 'violations', false],
    ['Number of unit owners 60 days delinquent: 7', 'arrears', false],
    ['Unpaid assessments currently due from seller ...... $318.00', 'debt_of_home', false],
    ['Unpaid assessments currently due from seller ...... $0.00', 'debt_of_home', true],
    ['Sub-association (The Arbors) ........ $61.00 quarterly', 'other_associations', false],
    ['There [ ] is / [X] is not any other entity to which dues are owed.', 'other_associations', true],
    ['Does the association have a loan? Yes [X] No [ ] Balance $210,000', 'loans', false],
    ['Other fees due from the owner: packet $180', 'fees_at_sale', false],
    ['Percent funded: 47.2%', 'reserves', false],
    ['The deductible is 5% for wind and hail.', 'deductible', false],
    ['Right of first refusal: the board has 30 days', 'right_to_buy', false],
    ['Number of units rented: 22', 'leasing', false],
    ['Percentage of units owner-occupied: 71%', 'control', false],
  ])('%s', (text, subject, none) => {
    expect(answers(text)[0]?.slice(0, 2)).toEqual([subject, none]);
  });

  it.each([
    'Manager: Acme',
    'The pool opens on May 9, 2031.',
    'Closing agent: First Title',
    'Loans are made by banks.',
  ])('nothing in: %s', (text) => expect(answers(text)).toEqual([]));

  it('keeps the question and its answer together', () => {
    expect(answers('Is there any litigation?\n\nYes [X] No [ ]\n\nIf yes: Hill v. Elm Court')).toEqual([
      ['lawsuits', false, 3],
    ]);
  });

  it('is asked of such papers alone', () => {
    const said = 'Special assessments: None';
    expect(answers(said, 'Newsletter')).toEqual([]);
    for (const title of [
      'Status Letter',
      'Condominium Project Questionnaire',
      'Disclosure Packet',
      '22.1 Disclosure',
    ])
      expect(answers(said, title), title).toHaveLength(1);
  });
});
