import { describe, expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { toldAside } from './told-aside.ts';

const aside = (id: string, text: string, path?: string) => toldAside(id, plainText(text).plain, path);

describe('a rule for one thing or one part', () => {
  it.each([
    [
      'architecture.approval_required',
      'All other religious displays shall require the approval of the Committee.',
      'All religious displays and all other structures shall require the approval of the Committee.',
    ],
    [
      'architecture.approval_required',
      'A security measure may be installed only with the approval of the Committee.',
      'A security measure or other improvement may be installed only with the approval of the Committee.',
    ],
    [
      'maintenance.yard',
      'All portions of the yard that face the road shall be kept free of debris by the owner.',
      'All portions of the yard shall be mowed and kept free of debris by the owner.',
    ],
  ])('%s: %s', (id, narrower, answers) => {
    expect(aside(id, narrower)).toBe(true);
    expect(aside(id, answers)).toBe(false);
  });
});

describe('what the next sentence narrows', () => {
  it('reads the sentence after it in its paragraph', () => {
    const grace = 'There is a grace period of three days from the due date.';
    const told = (text: string) =>
      toldAside('assessment.late_after', plainText(grace).plain, '', plainText(text).plain);
    expect(told('A payment that is later ends the payment plan.')).toBe(true);
    expect(told('A payment that is later is charged a fee.')).toBe(false);
  });
});

describe('what hangs on a vote, or is covered', () => {
  it.each([
    [
      'declaration.renewal',
      'The covenants shall be extended for a further ten years by vote of two-thirds of the members.',
      'The covenants may be extended automatically for ten years.',
    ],
    [
      'assessment.increase_vote',
      'A raise needs the consent of two-thirds of the owners or of the board.',
      'A raise needs the consent of two-thirds of the owners and of the board.',
    ],
    [
      'special_assessment',
      'The policy of one neighbor pays $2,000 toward a loss assessment.',
      'The board levied a loss assessment of $2,000 toward the new roof.',
    ],
  ])('%s: %s', (id, narrower, answers) => {
    expect(aside(id, narrower)).toBe(true);
    expect(aside(id, answers)).toBe(false);
  });
});

describe('what stands over a sentence', () => {
  it('reads the heading over a sentence', () => {
    const grace = 'There will be a grace period of three days from the due date.';
    expect(aside('assessment.late_after', grace, '4 payment plan policy')).toBe(true);
    expect(aside('assessment.late_after', grace, '4 dues')).toBe(false);
  });

  it('takes a statute in an appendix for no rule of the association', () => {
    const fees = 'In the event of litigation, the prevailing party is entitled to attorney fees.';
    expect(aside('dispute.loser_pays', fees, 'appendix 3 rcw 12.34.056')).toBe(true);
    expect(aside('dispute.loser_pays', fees, 'appendix 3 rules of the pool')).toBe(false);
  });

  it('bars nothing that a setting does not name', () => {
    expect(aside('meeting.annual', 'City ordinances also restrict dogs off a leash.')).toBe(false);
  });
});

/** Each row: the answer, a sentence, a heading under which it is told of others, and one under which it is not. */
const headed: readonly (readonly [id: string, text: string, others: string, own: string])[] = [
  ['pets.leash_required', 'Dogs must be on a leash.', 'rules > construction rules', 'owners and contractors'],
  ['use.smoking', 'No smoking on dry grass.', 'contractor conduct > 4', 'design and construction rules'],
  ['exterior.signs', 'One sign is allowed.', 'job site checklist', 'construction of signs'],
  ['vehicles.street_parking', 'Park on the street.', 'for subcontractors', 'residents > parking'],
];

it.each(headed)('%s: %s Under %s', (id, text, others, own) => {
  const { plain } = plainText(text);
  expect(toldAside(id, plain, others)).toBe(true);
  expect(toldAside(id, plain, own)).toBe(false);
});
