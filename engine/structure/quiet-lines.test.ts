import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { clean } from './clean.ts';
import { cite } from './source.ts';

const page = (text: string): Page[] => [{ number: 1, text, lines: [], size: null, readable: true }];
const read = (text: string) => clean(page(text)).source.text.split('\n');

describe('a paper typed in capitals', () => {
  it('is read as if its sentences were in small letters, and quoted as it is', () => {
    const text =
      'SECTION 2. QUORUM. HALF OF THE OWNERS WHO LIVE\nIN NEW MEXICO SHALL BE THERE. PAT ROE WAS ASKED TO\nCOUNT ON MONDAY, AND BRYNN NOE SECONDED.';
    const { source } = clean(page(text));
    expect(source.text).toBe(
      'SECTION 2. QUORUM. Half of the owners who live in New Mexico shall be there. Pat Roe was asked to count on Monday, and Brynn Noe seconded.',
    );
    expect(cite(source, 0, source.text.length)?.[0].quote).toBe(text);
  });

  it('keeps its titles, its initials and its addresses', () => {
    const titles = 'BYLAWS OF OTTER GLEN HOMEOWNERS ASSOCIATION, INC.\nMEETINGS OF MEMBERS';
    expect(read(`${titles}\nTHE HOA WAS AT 12 OAK LANE, SALEM, OR 97301, IN MAY, OR IN JUNE.`)).toEqual([
      ...titles.split('\n'),
      'The HOA was at 12 oak lane, Salem, OR 97301, in may, or in June.',
    ]);
  });

  it('is not one that sets off a title or a warning in them', () => {
    const text =
      'NO OWNER SHALL BURN LEAVES.\nOwners may put leaves into the bags that are given out in the fall.';
    expect(read(text)).toEqual(text.split('\n'));
  });

  it('joins lines that go on, and begins a new one behind a short line', () => {
    const long = 'PAT ROE ASKED WHETHER THE POOL WOULD BE OPEN IN THE SPRING AND WHO';
    expect(
      read(`${long}\nSITS THERE. THE BOARD SAID THAT IT WOULD TELL ALL OF THE OWNERS SOON.`),
    ).toHaveLength(1);
    expect(read(`THE POOL WAS CLOSED\nTHE BOARD WAS ASKED TO LOOK FOR A NEW GUARD.\n${long}`)).toHaveLength(
      3,
    );
  });
});
