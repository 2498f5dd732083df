import { describe, expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { toldAside } from './told-aside.ts';

const aside = (id: string, text: string) => toldAside(id, plainText(text).plain);

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
