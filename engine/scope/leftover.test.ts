import { describe, expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { leftover } from './leftover.ts';

const fences = /\bfenc(?:es?|ing)\b/;
const left = (text: string, flat = false, thing = fences, also?: RegExp) =>
  leftover(plainText(text).plain, { thing, flat, ...(also && { also }) });

describe('what is left over around a thing', () => {
  it.each([
    ['Fences that are visible from the lake must be approved by the Board.', /^that are visible/],
    ['Fences, not permitted by the code of the town, are prohibited.', /^not permitted/],
    ['Metal fences need the approval of the Committee.', /^metal$/],
    ['No such fence shall be built without approval.', /^such$/],
    ['During the sale of the homes, fences need approval.', /^during the sale/],
    ['Guests may not build fences or huts.', /^guests/],
    ['Ugly things, including fences and huts, need approval.', /^ugly things$/],
    ['Huts of a passing sort such as fences need approval.', /^huts of a passing sort$/],
    [
      'Fences, walls, or other things taller than a man need approval.',
      /^ or other things taller|^or other things taller/,
    ],
    ['Approval is required for a fence or a hut if it is seen from the lake.', /^if it is seen/],
  ])('%s', (text, expected) => {
    expect(left(text)).toMatch(expected);
  });

  it.each([
    ['Fences are prohibited on the west slope.', /^on the west slope$/],
    ['No fence shall be built on a corner.', /^on a corner$/],
    ['Fences may be built before June.', /^before/],
    ['Guests shall not put up fences.', /^guests/],
  ])('counts behind the verb of what is forbidden or allowed altogether: %s', (text, expected) => {
    expect(left(text, true)).toMatch(expected);
  });

  it.each([
    'No fence of any kind whatsoever shall be erected, placed or permitted to remain on any Lot at any time.',
    'No Owner shall build a fence in or upon the Common Area or any part of the Property.',
    'Fences, hedges and huts that smoke are prohibited in Oak Run Subdivision.',
    'No fence, nor any hut that can be seen, shall be built.',
    'Fences - no fence is allowed, and no hut may be over six feet high.',
    'In addition, no fences are allowed except those built by the Declarant.',
    'Fences are not permitted in any unit or at the pool.',
    'No fence, and no hut larger than a car, shall stand within the community, nor shall it be painted in winter.',
  ])('is nothing in: %s', (text) => {
    expect(left(text, true)).toBe('');
  });

  it('is asked of a sentence that names the thing', () => {
    expect(left('No huts are allowed.')).toBe(null);
  });

  it('leaves out what is told to be idle there', () => {
    expect(left('No tall fence is allowed.', true)).toBe('tall');
    expect(left('No tall fence is allowed.', true, fences, /\btall\b/)).toBe('');
  });
});
