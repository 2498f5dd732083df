import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { foreclosure } from './foreclosure.ts';

const facts = (text: string) => factsIn(text, [foreclosure]);

describe('foreclosure for unpaid dues', () => {
  it.each([
    ["Unpaid assessments are a lien. The Association may foreclose after ninety days' notice.", 'judicial'],
    ['The remedy for failure to pay is foreclosure, and the association may take title.', 'judicial'],
    [
      'Foreclosure of the assessment lien may be by judicial foreclosure or by nonjudicial foreclosure.',
      'either',
    ],
    [
      'Owners appoint the Association as trustee to foreclose such lien by private power of sale as provided in Division Four, Part Two, Title Ten, Chapter Nine of the Code of this State and in the sections that follow it, as these may be revised, amended or altered from time to time, or by judicial foreclosure.',
      'either',
    ],
    ['The lien may be foreclosed through the courts by judicial action or by power of sale.', 'either'],
    [
      'There is created a claim of lien, with power of sale, on every Lot to secure payment of assessments.',
      'nonjudicial',
    ],
    ['The Association may foreclose its lien by nonjudicial sale under the Property Code.', 'nonjudicial'],
    ['The Association may foreclose the lien in like manner as a mortgage of real property.', 'judicial'],
    ['Such lien may be foreclosed in the same manner as mortgages are foreclosed in this state.', 'judicial'],
    ['The Association may bring suit to foreclose the lien against the Unit.', 'judicial'],
    [
      'The Association may bring an action at law against the Owner or foreclose the lien against the property.',
      'judicial',
    ],
    ['The Association may not foreclose its lien for assessments.', 'none'],
    [
      'The Association may use any way to collect, such as, but not limited to, a lawsuit for foreclosure.',
      'judicial',
    ],
    [
      'Such lien may be enforced by sale under the provisions on the exercise of powers of sale in mortgages.',
      'nonjudicial',
    ],
    ["The Association may foreclose its lien at a trustee's sale and bid at that sale.", 'nonjudicial'],
  ])('%s', (text, value) => {
    expect(facts(text)['assessment.foreclosure']).toBe(value);
  });

  it.each([
    [
      'The Association may foreclose its lien by an action. It also has the power of sale for such liens.',
      'either',
    ],
    [
      'The Association is given a power of sale for such liens. It may foreclose any such lien by action.',
      'either',
    ],
    [
      'The Association may foreclose its lien by an action. A mortgagee may foreclose by power of sale.',
      'judicial',
    ],
    ['The Association may foreclose its lien by an action. The board meets in May.', 'judicial'],
  ])('two ways for one debt are no two answers: %s', (text, value) => {
    expect(facts(text)['assessment.foreclosure']).toBe(value);
  });

  it.each([
    'A purchaser at a foreclosure sale of a first mortgage is not liable for prior assessments.',
    'The sale of a Lot pursuant to a decree of foreclosure of a mortgage shall extinguish the lien of such assessments.',
    'Unpaid assessments shall be a lien on the Lot.',
    'A deed in lieu of foreclosure given to the first mortgagee is not subject to assessments.',
    'The Association shall not have the right to foreclose its lien for fines.',
    "The Association may bid in at any foreclosure or trustee's sale and purchase any Lot for unpaid assessments.",
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.foreclosure']).toBeUndefined();
  });
});
