import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../testing/doc-of.ts';
import { furtherRules } from './further-rules.ts';

const rulesIn = (text: string, type: DocumentType = 'rules') =>
  furtherRules(docOf(text, type)).map(({ sentence, rank }) => [rank, sentence.text] as const);
const ranked = (sentence: string) => rulesIn(sentence)[0]?.[0];

describe('rules that no question asks for', () => {
  it.each([
    [0, 'Porches shall not be used for storage.'],
    [0, 'Planter baskets may not hang outside the deck railing.'],
    [0, 'Hot tubs are not permitted on balconies.'],
    [0, 'The use of colored lights at the front door is prohibited.'],
    [0, 'No more than two trash containers shall be kept in a side yard.'],
    [0, 'No grills on wooden decks.'],
    [0, 'Boats with pipes above water are wholly prohibited.'],
    [0, 'Above ground swimming pools not allowed.'],
    [0, 'Prefabricated houses and mobile homes are not permitted.'],
    [1, 'Second violation: loss of gym and pool privileges for 30 days.'],
    [1, 'The penalty is a fine equal to two times the value of the tree.'],
    [1, '2nd offense: one week suspension'],
    [1, 'A home is for one family with no more than four residents to a bedroom.'],
    [1, 'A home may keep at most two vehicles in front of it.'],
    [0, 'Do not leave trash bags outside the containers.'],
    [1, 'Bicycles may be kept on back porches only.'],
    [1, 'Use of the pool is restricted to residents and their guests.'],
    [2, 'Owners are responsible for the trees on their lots.'],
    [2, 'Screen doors must be painted in the color of the trim.'],
  ])('%i: %s', (rank, sentence) => {
    expect(ranked(sentence)).toBe(rank);
  });

  it.each([
    ['no penalty', 'Owners in good standing do not lose access to their slips.'],
    ['no whole penalty', 'Subject to suspension of voting rights and access to the pool.'],
    ['a reason', 'The pool was not heated because the fire marshal had closed it in the spring.'],
    ['advice', 'Owners should not park near the entrance during snow removal.'],
    ['a leave', 'Trimming of trees does not require approval and may be done by owners only.'],
    ['a condition with not', 'If the paint does not match, the door will look different.'],
    ['what the association does', 'The Association shall mow the lawns of all front yards each week.'],
    ['how plans are handed in', 'Applications for decks must be submitted in two copies.'],
    ['a reference', 'Vehicles described in Section 4 shall not be parked overnight.'],
    ['what another sentence names', 'Such signs shall not be placed in windows.'],
    ['no subject of its own', 'Must be painted in the color of the house and garage.'],
    ['a subject known before', 'The larger flag shall not cover a front window.'],
    ['no matter of living there', 'Members shall not speak for longer than three of their five turns.'],
    ['a definition', 'Recreational vehicles shall include trailers, boats and campers only.'],
    ['letters misread', 'No tras~ cans shall be kept in any front yard.'],
    ['a heading run in', 'Common areas e There shall be no storage of vehicles in the park.'],
    ['a letter that stands alone', 'Owners shall not change the party wall i construction of a unit.'],
    ['a heading before it', 'Trees in the Lawn No tree shall be planted in front of a unit.'],
    ['an abbreviation cut off', 'Trailers and campers shall be parked only in the RV.'],
    ['what every paper says', 'No nuisance shall be permitted on any lot or in a unit.'],
    [
      'the further part of a paragraph',
      'Tarps cover boats in the yard. Bright colors of paint are prohibited.',
    ],
    ['a duty told in passing', 'Trees are planted in spring. Owners are responsible for the trees.'],
    ['an item that holds for a part', 'Except with consent:\n\n(a) No vehicle shall be parked in the park.'],
    ['what a heading is of', 'Section 3. Basketball\n\nNets in loud colors are not allowed.'],
    ['what is taken back behind it', 'No trash is left in a yard.\n\n1. Exception: bags of leaves in fall.'],
    ['the cost of copies', 'Section 4. Records\n\nNo fee is due for the storage of a few pages.'],
    ['a question', 'May trash cans not be kept in front yards?'],
    ['a torn sentence', 'shall not be kept in any front yard or driveway.'],
  ])('is not %s', (_, sentence) => {
    expect(rulesIn(sentence)).toEqual([]);
  });

  it('are items of a list that holds for all, and further parts of a paragraph that name their place', () => {
    expect(rulesIn('Rules of the park:\n\n(a) No vehicle shall be parked in the park.')).toHaveLength(1);
    expect(rulesIn('Section 3. Trash\n\nNo fires may be lit on any lot.')).toHaveLength(1);
    expect(rulesIn('Section 3. Nets\n\nNets in loud colors are not allowed.')).toHaveLength(1);
    expect(rulesIn('Tarps cover boats. No boat shall be kept in a driveway.')).toHaveLength(1);
    expect(rulesIn('A deposit is paid. No more than three leases a year will be allowed.')).toHaveLength(1);
    expect(rulesIn('Boats are dry. Rules above: no boat shall be washed.')).toEqual([]);
  });

  it('are bullets without a period where another follows, and none whose end may be torn off', () => {
    const bullets = '• No fishing from the docks at night\n• No grills on the docks of the pond\n';
    expect(rulesIn(`${bullets}• The gate is green`)).toHaveLength(2);
    expect(rulesIn('• No fishing from the docks at night\n\nThe gate is green.')).toEqual([]);
  });

  it('are not what stands under a heading for others', () => {
    const rule = 'Trash shall not be burned on any lot.';
    expect(rulesIn(`Section 1. Yards\n\n${rule}`)).toHaveLength(1);
    expect(rulesIn(`Section 1. Contractors\n\n${rule}`)).toEqual([]);
  });

  it('are duties only in papers made of rules, and none in bylaws', () => {
    const duty = 'Screen doors must be painted in the color of the trim.';
    const ban = 'Porches shall not be used for storage.';
    expect(rulesIn(duty, 'cc_and_r')).toEqual([]);
    expect(rulesIn(ban, 'cc_and_r')).toHaveLength(1);
    expect(rulesIn(ban, 'bylaws')).toEqual([]);
  });
});
