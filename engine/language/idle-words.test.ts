import { describe, expect, it } from 'vitest';
import { plainText } from './plain.ts';

describe('words that leave a rule as it is', () => {
  it.each([
    ['No kite shall at any time be flown.', 'no kite shall be flown.'],
    ['Porches must not at any time be glazed.', 'porches must not be glazed.'],
    ['The Board may from time to time paint the gate.', 'the board may paint the gate.'],
    ['Owners shall, as provided herein, sweep the walk.', 'owners shall sweep the walk.'],
    ['Kites are hereby prohibited.', 'kites are prohibited.'],
    ['(c) It is understood and agreed that no kite is flown.', '(c) no kite is flown.'],
    ['It is further provided that no kite is flown.', 'no kite is flown.'],
    [
      'Walks are swept by said Owner, and the said Lots mown.',
      'walks are swept by the owner, and the lots mown.',
    ],
    ['Said Association shall paint the gate.', 'the association shall paint the gate.'],
    ['Home sites, or a homesite', 'lots, or a lot'],
  ])('are left out: %s', (text, plain) => {
    expect(plainText(text).plain).toBe(plain);
  });

  it.each([
    'section 4 is hereby deleted.',
    'the board may remove a director at any time.',
    'rules as they may be from time to time',
    'the board shall, at any time before the vote, answer.',
    'it is understood by all.',
    'it is further provided for.',
    'the manager said owners may paint the gate.',
    'gates of said color are painted.',
  ])('stay where they tell something: %s', (text) => {
    expect(plainText(text).plain).toBe(text);
  });
});
