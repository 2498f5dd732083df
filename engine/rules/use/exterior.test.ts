import { describe, expect, it } from 'vitest';
import { docOf } from '../../testing/doc-of.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { runRules } from '../run-rules.ts';
import { exterior } from './exterior.ts';

const of = (thing: string) => (stance: string) => ({ [`exterior.${thing}`]: stance });
const fences = of('fences');
const dishes = of('satellite_dishes');
const solar = of('solar');
const signs = of('signs');
const sheds = of('outbuildings');
const lines = of('clotheslines');
const flags = of('flags');

describe('exterior', () => {
  it.each([
    ['No fences of any kind shall be erected on any Lot.', fences('prohibited')],
    ['No fence shall exceed six (6) feet in height.', fences('restricted')],
    ['Chain link fences are prohibited.', fences('restricted')],
    ['No fee for fences or sheds.', {}],
    ['All construction materials and fencing, weeds and rubbish must be removed from the Lot.', {}],
    ['No application fee is asked for fences.', {}],
    ['Fence and Gate Replacements: The perimeter fencing and the gates will need upgrades.', {}],
    ['Fences that need replacing must be approved by the board.', fences('restricted')],
    ['For-rent signs are prohibited.', signs('restricted')],
    ['Prohibited:\n- For-sale or for-rent signs', signs('restricted')],
    ['All fences must be approved by the Committee.', fences('restricted')],
    [
      'No building, fence or wall shall be erected until the plans are approved by the Board.',
      fences('restricted'),
    ],
    ['Fences need to be located no nearer than 40 feet from the road.', fences('restricted')],
    ['Fences shall be constructed of wood or stone.', fences('restricted')],
    ['No fence may be placed nearer to the street than the front of the house.', fences('restricted')],
    ['Fences are permitted.', fences('allowed')],
    ['The fence along Quarry Lane shall be kept up by the owners.', {}],
    ['No owner shall fix an antenna bracket or cable to the wall without consent.', {}],
    ['No satellite dish or antenna shall be installed on any Lot.', dishes('prohibited')],
    ['No exterior antenna shall be erected without the approval of the Board.', dishes('restricted')],
    ['The following are stated as restrictions:\n1. No loud parties.\n2. No antennas', dishes('prohibited')],
    ['Satellite dishes no larger than one meter in diameter are permitted.', dishes('restricted')],
    ['No antenna shall extend more than five feet above the roof.', dishes('restricted')],
    ['Satellite dishes are permitted.', dishes('allowed')],
    ['No solar panels shall be permitted in the Community.', solar('prohibited')],
    ['Solar panels may be installed with the approval of the Committee.', solar('restricted')],
    ['Solar applications must be submitted for approval before they are installed.', solar('restricted')],
    ['Solar energy systems must be mounted on the rear slope of the roof.', solar('restricted')],
    ['Nothing herein shall prohibit the installation of solar panels.', solar('allowed')],
    ['No sign of any kind shall be displayed on any Lot.', signs('prohibited')],
    [
      'No sign shall be displayed to the public view, except one sign of not more than five square feet advertising the Lot for sale.',
      signs('restricted'),
    ],
    ['One "For Sale" sign may be placed in a window.', signs('restricted')],
    ['No signs, other than signs of the Declarant, shall be erected on any Lot.', signs('prohibited')],
    ['Political signs are prohibited.', signs('restricted')],
    [
      'No detached storage sheds or shacks shall be erected on any Lot, except those used by a builder during the construction of a Home, which shall be removed upon completion.',
      sheds('prohibited'),
    ],
    ['No shed or other outbuilding shall be erected on any Lot.', sheds('prohibited')],
    ['Outbuildings must match the house in color and material.', sheds('restricted')],
    ['Storage sheds larger than 120 square feet are not permitted.', sheds('restricted')],
    ['An accessory building may be built with the approval of the Committee.', sheds('restricted')],
    ['No clotheslines shall be permitted on any Lot.', lines('prohibited')],
    ['Outside clotheslines are strictly prohibited.', lines('prohibited')],
    ['Clotheslines must be screened from view.', lines('restricted')],
    ['No laundry shall be hung from any balcony.', lines('restricted')],
    ['No clothing or linens shall be hung or dried outside of any Unit.', lines('prohibited')],
    ['Section 4. Clotheslines\nNot permitted.', lines('prohibited')],
    ['One flag of the United States may be displayed on each Lot.', flags('restricted')],
    ['Flagpoles are prohibited.', flags('prohibited')],
    ['Flags may be no larger than three feet by five feet.', flags('restricted')],
    [
      'The Association may not prohibit an Owner from displaying the flag of the United States.',
      flags('allowed'),
    ],
    ['No Owner shall:\n(a) display any sign without the consent of the Board.', signs('restricted')],
  ])('%s', (text, expected) => {
    expect(factsIn(text, exterior)).toEqual(expected);
  });

  it.each([
    ['The pool shall be used only by persons inside the fence.'],
    ['Garbage cans shall be kept behind a fence.'],
    ['The Owner shall keep the fence in good repair.'],
    ['The cost of a party fence shall be shared by the two Owners.'],
    ['The Association may install a master television antenna for all Units.'],
    ['Solar screens are allowed.'],
    ['The secretary shall sign the minutes.'],
    ['Two officers must sign the checks of the Association.'],
    ['The Association shall maintain the entrance signs.'],
    ['The Declarant may place signs on the Lots it owns.'],
    ['Notice shall be given by posting a sign at the clubhouse.'],
    ['No trailer, tent, barn or other outbuilding shall be used as a residence.'],
    [
      'No trailer or outbuilding erected on any Lot shall at any time be used for human habitation, nor shall a residence of a temporary kind be erected on a Lot or used for habitation, but the Developer may place offices there with approval.',
    ],
    ['No swimming and no ice skating signs will be posted at the lake.'],
    ['The laundry room is open daily.'],
    ['A late payment is a red flag for lenders.'],
    ['"Sign" means any device that is meant to draw attention.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, exterior)).toEqual({});
  });

  it('puts a ban of one kind beside a permission of another together', () => {
    expect(factsIn('No fences shall be erected. Fences around patios are permitted.', exterior)).toEqual(
      fences('restricted'),
    );
  });

  it('does not take a torn sentence for a full ban', () => {
    expect(
      factsIn(
        'No sign of any kind shall be displayed to the public view on any Lot in the Community except',
        exterior,
      ),
    ).not.toEqual(signs('prohibited'));
  });

  const cites = (fact: string, text: string) => {
    const doc = docOf(text);
    const { value, ranges } = runRules(exterior, doc).find((one) => one.fact === fact) ?? {};
    return [value, ranges?.map(({ start, end }) => doc.source.text.slice(start, end)).join(' ')];
  };

  it.each([
    'Bushes that serve as a fence shall be no higher than five feet.',
    'Trees grown as fencing must be cut to six feet.',
    'Shrubs instead of a fence shall not exceed 4 feet in height.',
    'A row of stones in lieu of a fence must be approved by the Committee.',
    'The side of the lane on which parking is prohibited shall be marked by suitable signage.',
  ])('tells no rule on fences by what stands for one, nor on signs by those of a road: %s', (text) => {
    expect(factsIn(text, exterior)).toEqual({});
  });

  it.each([
    [
      'exterior.outbuildings',
      'Section 3. Roofs\nThe roof of any residence or outbuilding shall have a covering of slate or tile.\nSection 9. Other Restrictions\nNo shed, barn or other storage building shall be kept on any yard.',
      'No shed, barn or other storage building shall be kept on any yard.',
    ],
    [
      'exterior.fences',
      'Fences shall be finished in a natural color. The design of new fences must be approved by the Committee before they are built.',
      'The design of new fences must be approved by the Committee before they are built.',
    ],
    [
      'exterior.outbuildings',
      'No shack, shed, barn, temporary building or outbuilding shall be erected on any Lot except with written approval of the Association. No structure on a Lot, including porches, sheds or the like, shall be erected closer to any line than 50 feet.',
      'No shack, shed, barn, temporary building or outbuilding shall be erected on any Lot except with written approval of the Association.',
    ],
  ])('tells %s by what rules on having it, not by what names it by the way', (fact, text, cited) => {
    expect(cites(fact, text)).toEqual(['restricted', cited]);
  });

  it('what builders store while they build is no outbuilding', () => {
    const text = (what: string) =>
      `Out-buildings are prohibited. No temporary building shall be erected except a storage building for ${what}.`;
    expect(
      cites('exterior.outbuildings', text('materials and tools to be used in the construction of a home'))[0],
    ).toBe('prohibited');
    expect(cites('exterior.outbuildings', text('garden tools'))[0]).toBe('restricted');
  });
});
