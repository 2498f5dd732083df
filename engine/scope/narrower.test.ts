import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function says(fact: string, text: string, documentType: DocumentType = 'cc_and_r') {
  const whole = `Fox Run Homeowners Association.\n\n${text}`;
  const page = { number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true };
  const { key_points: points } = analyze([page], { documentType });
  return points.find(({ id }) => id === fact)?.text;
}

describe('what is narrower than its question', () => {
  const ofFines =
    'The Association may record and foreclose its lien against the lot for unpaid fines that were levied for a violation.';
  const ofWork =
    'If an owner fails to pay any charge billed under this paragraph, the Association may claim a lien against the lot and foreclose such lien.';
  const ofDues = 'The Association may foreclose the lien against any lot whose assessments are not paid.';

  it('tells a foreclosure for fines as one for fines', () => {
    expect(says('assessment.foreclosure', ofFines)).toMatch(
      /^You can lose your home over what you owe for breaking rules: /,
    );
  });
  it('takes no charge for work done in an owner’s place for dues', () => {
    expect(says('assessment.foreclosure', ofWork)).toBeUndefined();
  });
  it.each([ofFines, ofWork])('gives way to what is said of dues: %s', (narrow) => {
    expect(says('assessment.foreclosure', `${narrow}\n\n${ofDues}`)).toMatch(
      /^You can lose your home over unpaid dues: /,
    );
  });
  it('does not take what fines are likened to for dues', () => {
    const likened = 'Fines constitute assessments and become a lien on the lot.';
    expect(says('assessment.lien', likened)).toMatch(/^What you owe for breaking rules becomes a lien/);
  });

  const untilTurnover =
    'Until the turnover date, the board shall consist of three directors designated by the declarant.';
  it('tells the board of the developer’s time as the first one', () => {
    expect(says('board.size', untilTurnover, 'bylaws')).toBe(
      'The first board has 3 directors. How many later ones have is not told there.',
    );
    const both = `${untilTurnover}\n\nThe board of directors shall consist of five directors.`;
    expect(says('board.size', both, 'bylaws')).toBe('The board has 5 directors.');
  });

  const control = (text: string) => says('voting.declarant_control', text, 'bylaws');
  it('tells of the developer only what the text gives it', () => {
    expect(control('The initial directors shall be appointed by the declarant.')).toBe(
      'The developer chose the first directors. Whether it chooses later ones is not told there.',
    );
    expect(control('The declarant shall have the right to appoint all directors.')).toBe(
      'The developer has, or had, the choice of directors.',
    );
    expect(
      control(
        'These bylaws may be amended by a majority of the members, except that an agency may veto amendments while there is a Class B membership.',
      ),
    ).toBe(
      'There is, or was, a second class of members (Class B). It is usually the developer, with extra votes.',
    );
  });

  it('tells dues of the beginning as what the paper once set', () => {
    const dues = 'The initial assessment shall be $40 per month for each lot.';
    expect(says('assessment.regular', dues, 'bylaws')).toBe(
      "This document sets regular dues of $40 a month, or $480 a year. Today's may differ.",
    );
  });
});

describe('a motion', () => {
  const motion = (text: string) =>
    says('minutes.motions', `Minutes of the board meeting.\n\n${text}`, 'minutes');
  it.each([
    ['The board approved the bid for the fence.', 'Motion carried: Approve the bid for the fence.'],
    [
      'The board decided to use Green Yards and signed a contract through 2026.',
      'Agreed to, in the words of the text: “The board decided to use Green Yards and signed a contract through 2026.”',
    ],
    [
      'It was agreed that the money will carry over to next year.',
      'Agreed to, in the words of the text: “It was agreed that the money will carry over to next year.”',
    ],
  ])('is told in a whole sentence or as the text has it: %s', (text, told) => {
    expect(motion(text)).toBe(told);
  });
  it('names no private person', () => {
    const told = motion('The board decided to use Green Yards and Pat Smith signed a contract through 2026.');
    expect(told).toBe('A motion carried. Read there what it was.');
  });
});
