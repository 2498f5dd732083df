import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function statementsOf(text: string, documentType: DocumentType) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points, restricted_activities } = analyze([page], { documentType });
  return [...key_points, ...restricted_activities];
}

/** What stands beside the statements of a text, by their ids; without their own quotes. */
function besides(text: string, documentType: DocumentType = 'cc_and_r') {
  return new Map(
    statementsOf(text, documentType).flatMap(({ id, citations, see_also = [] }) => {
      const own = citations.map(({ quote }) => quote);
      const further = see_also.flatMap(({ quote }) => (own.includes(quote) ? [] : quote));
      return further.length > 0 ? [[id, further]] : [];
    }),
  );
}

/** The quotes of its own that stand beside each statement of a text. */
const ownWords = (text: string, documentType: DocumentType = 'cc_and_r') =>
  statementsOf(text, documentType).map(({ id, citations, see_also = [] }) => [
    id,
    citations.flatMap(({ quote }) => (see_also.some((one) => one.quote === quote) ? quote : [])),
  ]);

const pets = [
  'ARTICLE VI USE RESTRICTIONS',
  'Section 6.1 Pets. No more than two (2) pets may be kept in any Home.',
  'A pet may be walked on the lake path only before nine in the morning.',
  'The Declarant may keep pets of any number in its model homes.',
  'Section 6.2 Trash. Trash cans must be kept out of sight.',
  'ARTICLE VII GARAGES',
  'Section 7.1 No more than four (4) pets in kennels may be kept in any Garage.',
].join('\n');

describe('the words on which a statement stands', () => {
  const shed =
    'No shed that can be seen from the street may be built on a Lot without the approval of the Committee.';

  it('stand beside it where they say more than it does', () => {
    expect(ownWords(shed)).toContainEqual(['exterior.outbuildings', [shed]]);
  });

  it('are left out where the statement says them', () => {
    const fence = 'No fences shall be allowed.';
    expect(ownWords(fence)).toEqual([['exterior.fences', []]]);
  });

  it('are shown at the first of the statements that stand on them', () => {
    const both = 'No shed or fence that can be seen from the street may be built on a Lot without approval.';
    expect(ownWords(both).filter(([, own]) => own?.length)).toHaveLength(1);
  });

  it('stand beside it in papers that tell what was too', () => {
    expect(ownWords(`ARCHITECTURAL COMMITTEE\n${shed}`, 'other').flatMap(([, own]) => own)).toEqual([shed]);
  });
});

describe('what else a document says on the matter of a statement', () => {
  it('is shown beside it, from its own section and from another, in the order of the document', () => {
    expect(besides(pets).get('pets.max_count')).toEqual([
      'A pet may be walked on the lake path only before nine in the morning.',
      'No more than four (4) pets in kennels may be kept in any Garage.',
    ]);
  });

  it('leaves out what binds the first builder alone, and other matters', () => {
    const shown = [...besides(pets).values()].flat().join(' ');
    expect(shown).not.toMatch(/Declarant|Trash/);
  });

  it('leaves out what a statement quotes', () => {
    const text = `${pets}\nSection 7.2 Leashes. Pets must be on a leash whenever they are outside of the Home.`;
    expect([...besides(text).values()].flat().join(' ')).not.toContain('leash');
  });

  it('leaves out the meetings of others', () => {
    const quorum = [
      'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 3.4 Quorum. The presence of members entitled to cast ten percent (10%) of the votes shall be a quorum.',
      'A quorum of members at the first meeting shall be sixty percent (60%) of the votes.',
      'Section 4.4 Quorum. A majority of the directors shall be a quorum at any meeting of the Board of Directors.',
    ].join('\n');
    expect([...besides(quorum, 'bylaws').values()].flat()).toEqual([
      'A quorum of members at the first meeting shall be sixty percent (60%) of the votes.',
    ]);
  });

  it('goes on with what narrows a clause, and with no other matter', () => {
    const hearing = [
      'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 5.1 Hearings. No fine may be imposed for a violation until the Owner has had notice and an opportunity to be heard.',
      'An Owner who does not ask for a hearing within fourteen (14) days waives it.',
      'Fines may be paid at the office.',
    ].join('\n');
    expect(besides(hearing, 'bylaws').get('fine.hearing')).toEqual([
      'An Owner who does not ask for a hearing within fourteen (14) days waives it.',
    ]);
  });

  it('tells what limits one charge of another too', () => {
    const charges = [
      'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 4.2 A larger increase of the annual assessment needs the assent of two-thirds of the votes of the members.',
      'Section 4.3 A special assessment needs the assent of two-thirds of the votes of the members.',
      'Section 4.4 In an emergency an increase of the annual assessment or a special assessment of up to 12% may be made without the assent of the members.',
    ].join('\n');
    const shown = besides(charges);
    for (const fact of ['assessment.special_vote', 'assessment.increase_vote']) {
      expect(shown.get(fact)?.join(' '), fact).toContain('In an emergency');
    }
  });

  it('shows a ban elsewhere beside what is allowed with approval', () => {
    const sheds = [
      'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 9.1 No trailer, tent or tool shed of any kind shall stand on any Lot.',
      'Section 9.2 Lawns shall be mown.',
      'Section 9.3 Gardens are free of rules.',
      'Section 9.4 Sheds and other outbuildings may be built on a Lot with the prior written approval of the Committee.',
    ].join('\n');
    expect(besides(sheds).get('exterior.outbuildings')).toEqual([
      'No trailer, tent or tool shed of any kind shall stand on any Lot.',
    ]);
  });

  it('shows what forbids or measures before what else is said of a thing', () => {
    const fences = [
      'RULES OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'ARTICLE IV FENCES',
      'Section 4.1 Approval. Any fence shall require the approval of the Committee.',
      'New fencing for a Lot may be approved case by case.',
      'Gates shall match the fence in height and material.',
      'The top of a gate shall be level with the top of the fence.',
      'Section 4.2 Height. Fences shall not exceed four (4) feet in height.',
    ].join('\n');
    expect(besides(fences, 'rules').get('exterior.fences')?.join(' ')).toContain('Fences shall not exceed');
  });

  it('leaves out what has but a word in common', () => {
    const rules = [
      'RULES OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'ARTICLE I HOMES',
      'Homes in Elm Court are designated as residential housing.',
      'ARTICLE II STORAGE',
      'No boats, campers or trailers shall be parked on any Lot outside of a garage.',
      'No trailer, camper or tent shall be erected or kept on any Lot or street as a home for more than a day.',
      'ARTICLE III DRIVING',
      'The speed limit for all traffic within the residential area is no more than 25 mph.',
    ].join('\n');
    const shown = besides(rules, 'rules');
    expect(shown.get('occupancy.residential_only')).toBeUndefined();
    expect(shown.get('vehicles.rv_boat_trailer')).toBeUndefined();
  });

  it('shows what a list lets first', () => {
    const repairs = [
      'RULES OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 6 Repairs. Vehicle repair is not allowed in the street.',
      '• A repair within a day is acceptable in a driveway provided all is cleaned up by dusk.',
      '• Repair tools must not be seen from the street.',
      '• Vehicle repair inside the garage is acceptable unless it is loud.',
    ].join('\n');
    expect(besides(repairs, 'rules').get('vehicles.repairing_cars')?.[0]).toContain('in a driveway');
  });

  it('begins with the sentence on which one hangs, and leaves out what a page tore', () => {
    const text = [
      'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 3.4 Quorum. The presence of members entitled to cast ten percent (10%) of the votes shall be a quorum.',
      'A meeting on the dues is called in writing. A quorum of members at such first meeting shall be sixty percent (60%) of the votes.',
      'Section 3.6 Proxies. A quorum of members may not be',
    ].join('\n');
    expect(besides(text, 'bylaws').get('quorum.members')).toEqual([
      'A meeting on the dues is called in writing. A quorum of members at such first meeting shall be sixty percent (60%) of the votes.',
    ]);
  });

  it('leaves out what a word means', () => {
    const defined = `${pets}\nSection 7.2 "Pet" shall mean a dog or a cat that is kept in a Home and no other pet.`;
    expect([...besides(defined).values()].flat().join(' ')).not.toContain('shall mean');
  });

  it('of notice shows what speaks of meetings', () => {
    const notice = [
      'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 3.2 Notice. Written notice of each meeting of the members shall be given at least fifteen (15) days before the meeting.',
      'Written notice of a meeting on an increase of dues shall be given at least thirty (30) days before the meeting.',
      'No insurance may be canceled without ten (10) days written notice to the Association.',
    ].join('\n');
    expect([...besides(notice, 'bylaws').values()].flat()).toEqual([
      'Written notice of a meeting on an increase of dues shall be given at least thirty (30) days before the meeting.',
    ]);
  });

  it('is no part of papers that tell what was', () => {
    expect(besides(pets, 'minutes').size).toBe(0);
  });

  it('shows a sentence once', () => {
    const all = [...besides(pets).values()].flat();
    expect(all).toEqual([...new Set(all)]);
  });
});
