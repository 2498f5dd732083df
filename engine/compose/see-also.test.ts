import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import type { Citation } from '#contract/page.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function statementsOf(text: string, documentType: DocumentType) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points, restricted_activities } = analyze([page], { documentType });
  return [...key_points, ...restricted_activities];
}

const isIn = (one: Citation, citations: readonly Citation[]) =>
  citations.some(({ page, start, end }) => page === one.page && start < one.end && one.start < end);

/** What stands beside the statements of a text, by their ids; without the provisions that they are cited to. */
function besides(text: string, documentType: DocumentType = 'cc_and_r') {
  return new Map(
    statementsOf(text, documentType).flatMap(({ id, citations, see_also = [] }) => {
      const further = see_also.flatMap((one) => (isIn(one, citations) ? [] : one.quote));
      return further.length > 0 ? [[id, further]] : [];
    }),
  );
}

/** All that stands beside the statements of a text, by their ids. */
const linesOf = (text: string, documentType: DocumentType = 'cc_and_r') =>
  new Map(
    statementsOf(text, documentType).map(({ id, see_also = [] }) => [
      id,
      see_also.map(({ quote }) => quote).join('\n'),
    ]),
  );

/** The provisions that stand beside each statement of a text, of those that it is cited to. */
const ownWords = (text: string, documentType: DocumentType = 'cc_and_r') =>
  new Map(
    statementsOf(text, documentType).map(({ id, citations, see_also = [] }) => [
      id,
      see_also.flatMap((one) => (isIn(one, citations) ? one.quote : [])),
    ]),
  );

const pets = [
  'ARTICLE VI USE RESTRICTIONS',
  'Section 6.1 Pets. No more than two (2) pets may be kept in any Home.',
  'A pet may be walked on the lake path only before nine in the morning.',
  'The Declarant may keep pets of any number in its model homes.',
  'Section 6.2 Trash. Trash cans must be kept out of sight.',
  'ARTICLE VII GARAGES',
  'Section 7.1 No more than four (4) pets in kennels may be kept in any Garage.',
].join('\n');

describe('the sentences around a clause', () => {
  const rule = 'Dogs must be kept on a leash.';
  const linesWith = (before: string, after: string) =>
    linesOf(`${before}${rule}${after}`, 'rules').get('pets.leash_required');

  it('are shown where they may hand it to others or take it back, in whatever words', () => {
    expect(linesWith('Mill Street lives by its own book. ', '')).toContain(
      'Mill Street lives by its own book.',
    );
    expect(linesWith('', ' Row houses go free.')).toContain('Row houses go free.');
  });

  it('are not where they lay down something of their own', () => {
    expect(linesWith('Horses are prohibited. ', '')).toBe(rule);
    expect(linesWith('Hard Times. ', '')).toBe(rule);
    expect(linesWith('', '\n(a) Cats go free.')).toBe(rule);
  });
});

describe('two statements on one clause', () => {
  const clause = 'No boats, trailers or inoperative vehicles shall be parked on any street or driveway.';

  it('both have the sentence that hangs on it', () => {
    const hanging = 'Storage of such vehicles must be screened from view.';
    const lines = linesOf(`${clause} ${hanging}`);
    expect(lines.get('vehicles.rv_boat_trailer')).toContain(hanging);
    expect(lines.get('vehicles.cars_that_do_not_run')).toContain(hanging);
  });

  it('have another sentence once', () => {
    const other = 'Driveways must be swept each week by their owners.';
    const lines = linesOf(`${clause} ${other}`);
    expect(lines.get('vehicles.cars_that_do_not_run')).not.toContain(other);
  });
});

describe('the provision on which a statement stands', () => {
  const shed =
    'No shed shall be built on a Lot without the approval of the Committee, which asks the neighbors first.';

  it('stands beside it where it says more than the statement', () => {
    expect(ownWords(shed).get('exterior.outbuildings')).toEqual([shed]);
  });

  it('is left out where the statement says it', () => {
    expect(ownWords('No fences shall be allowed.').get('exterior.fences')).toEqual([]);
  });

  it('is the whole of a short section', () => {
    const pools = [
      'ARTICLE VI USE RESTRICTIONS',
      'Section 6.4 Pools. A swimming pool may be built with the approval of the Committee.',
      'One that stands above the ground is prohibited.',
      'Section 6.5 Trash. Trash cans must be kept out of sight.',
    ].join('\n');
    expect(ownWords(pools).get('exterior.private_pools')?.join(' ')).toMatch(
      /^Section 6\.4 Pools\..*above the ground is prohibited\.$/s,
    );
  });

  const long = [
    'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
    `Section 6.1 Homes. ${'The lawn of each home is cut in spring, in summer and in the fall by the gardener. '.repeat(12)}`,
    'No more than two (2) pets may be kept in any Home. A third needs the consent of the Board. Puppies are pets.',
    'Lights may burn all night.',
  ];

  it('is of a long section the paragraph from the cited sentence on, as far as it rules', () => {
    expect(ownWords(long.join('\n')).get('pets.max_count')).toEqual([
      'No more than two (2) pets may be kept in any Home. A third needs the consent of the Board.',
    ]);
  });

  it('goes on with the list that its last sentence announces, or leaves that sentence out', () => {
    const events = [
      'No more than two (2) pets may be kept in any Home. A third may be kept on one of the following events:',
      '(1) no neighbor objects;',
      '(2) the Board agrees.',
    ];
    expect(ownWords(long.toSpliced(2, 1, ...events).join('\n')).get('pets.max_count')?.[0]).toMatch(
      /^No more.*the Board agrees\.$/s,
    );
    const far = long.toSpliced(
      2,
      1,
      `${events[0]}`,
      `(1) no neighbor ${'in the street '.repeat(50)} objects.`,
    );
    expect(ownWords(far.join('\n')).get('pets.max_count')).toEqual([
      'No more than two (2) pets may be kept in any Home.',
    ]);
  });

  it('begins a sentence earlier where the cited one hangs on that', () => {
    const hanging = long.with(
      2,
      'Dogs and cats are kept in homes. Of such animals no more than two (2) pets may be kept in any Home.',
    );
    expect(ownWords(hanging.join('\n')).get('pets.max_count')).toEqual([hanging[2]]);
  });

  it('is of a list the item', () => {
    const list = [
      'ARTICLE VI USE RESTRICTIONS',
      'Section 6.1 No Owner shall:',
      '(a) keep more than two (2) pets in any Home. A third needs the consent of the Board.',
      '(b) keep trash cans where they can be seen.',
    ];
    expect(ownWords(list.join('\n')).get('pets.max_count')).toEqual([`No Owner shall:\n${list[2]}`]);
  });

  it('goes on over the end of a page', () => {
    const texts = [
      'ARTICLE VI USE RESTRICTIONS\nSection 6.1 Sheds. No shed that can be seen from the street may be built on a Lot without the',
      'approval of the Committee, which asks the neighbors first. They have ten days.\nSection 6.2 Trash cans must be kept out of sight.',
    ];
    const pages = texts.map((text, index) => ({
      number: index + 1,
      text,
      lines: linesOfText(text),
      size: null,
      readable: true,
    }));
    const { key_points, restricted_activities } = analyze(pages, { documentType: 'cc_and_r' });
    const sheds = [...key_points, ...restricted_activities].find(({ id }) => id === 'exterior.outbuildings');
    expect(sheds?.see_also?.map(({ page, quote }) => [page, quote])).toEqual([
      [1, expect.stringMatching(/without the$/)],
      [2, 'approval of the Committee, which asks the neighbors first. They have ten days.'],
    ]);
  });

  it('is shown once, and at another statement on the same words these alone', () => {
    const both = [
      'ARTICLE VI USE RESTRICTIONS',
      'Section 6.4 No shed or fence shall be built on a Lot without approval, of which each neighbor is told.',
      'Each is measured once a year, and none may be over six feet high.',
    ].join('\n');
    const own = [...ownWords(both).values()].filter((words) => words.length > 0);
    expect(own).toEqual([
      [expect.stringMatching(/over six feet high\.$/)],
      ['No shed or fence shall be built on a Lot without approval, of which each neighbor is told.'],
      ['No shed or fence shall be built on a Lot without approval, of which each neighbor is told.'],
    ]);
  });

  it('is not shown again where the statement says the words', () => {
    const weights = [
      'ARTICLE VI USE RESTRICTIONS',
      'Section 6.1 Pets. No more than two (2) dogs may be kept in any Home. No dog may weigh more than sixty (60) pounds.',
    ].join('\n');
    const own = ownWords(weights);
    expect(own.get('pets.max_count')).toHaveLength(1);
    expect(own.get('pets.max_weight_lb')).toEqual([]);
  });

  it('is in papers that tell what was the sentence', () => {
    const asked = shed.replace('the Committee', 'the aforesaid Committee');
    expect([...ownWords(`ARCHITECTURAL COMMITTEE\n${asked}`, 'other').values()].flat()).toEqual([asked]);
  });
});

describe('what else a document says on the matter of a statement', () => {
  it('is shown beside it behind its own provision', () => {
    expect(linesOf(pets).get('pets.max_count')).toContain(
      'A pet may be walked on the lake path only before nine',
    );
    expect(besides(pets).get('pets.max_count')).toEqual([
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
    const shown = linesOf(quorum, 'bylaws').get('quorum.members');
    expect(shown).toContain('at the first meeting shall be sixty percent');
    expect(shown).not.toContain('directors');
  });

  it('tells of elections that need no quorum', () => {
    const quorum = [
      'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 3.4 Quorum. The presence of members entitled to cast ten percent (10%) of the votes shall be a quorum.',
      'Section 6.2 Ballots. There shall be no quorum requirement, but a fifth of those eligible must send one in.',
    ].join('\n');
    expect(linesOf(quorum, 'bylaws').get('quorum.members')).toContain('no quorum requirement');
  });

  it('goes on with what narrows a clause, and with no other matter', () => {
    const hearing = [
      'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 5.1 Hearings. No fine may be imposed for a violation until the Owner has had notice and an opportunity to be heard.',
      'An Owner who does not come to the hearing in person waives it.',
      'Fines may be paid at the office.',
      'The grass of each Lot is green in spring and in the fall of the year. '.repeat(13),
    ].join('\n');
    expect(besides(hearing, 'bylaws').get('fine.hearing')).toEqual([
      'An Owner who does not come to the hearing in person waives it.',
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
      'Section 4.1 Approval. Any fence shall require the approval of the aforesaid Committee.',
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
    expect(linesOf(repairs, 'rules').get('vehicles.repairing_cars')).toContain('in a driveway');
  });

  it('begins with the sentence on which one hangs, and leaves out what a page tore', () => {
    const text = [
      'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 3.4 Quorum. The presence of members entitled to cast ten percent (10%) of the votes shall be a quorum.',
      'A meeting on the dues is called in writing. A quorum of members at such first meeting shall be sixty percent (60%) of the votes.',
      'Section 3.6 Proxies. A quorum of members may not be',
    ].join('\n');
    const shown = linesOf(text, 'bylaws').get('quorum.members');
    expect(shown).toContain(
      'A meeting on the dues is called in writing. A quorum of members at such first meeting',
    );
    expect(shown).not.toContain('may not be');
  });

  it('shows what takes a rule back in another section', () => {
    const towing = [
      'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 6.1 Towing. A vehicle parked in violation of these rules may be towed after a notice was placed on it for twenty-four hours.',
      'Section 6.2 Lanes. A vehicle that stands in a fire lane may be towed immediately, and no notice is required.',
    ].join('\n');
    expect(besides(towing).get('vehicles.towing')?.join(' ')).toContain('may be towed immediately');
    const changes = [
      'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 9.1 Amendment. This Declaration may be amended with the approval of two-thirds of the votes of the members.',
      'Section 9.2 Pipes. No pipe may be changed without the written consent of the Developer.',
      'Section 9.3 Maps. The Developer may amend this Declaration without the consent of the members to correct the map.',
    ].join('\n');
    expect(besides(changes).get('amendment.declaration_vote')?.join(' ')).toMatch(
      /^(?!.*pipe).*to correct the map\.$/s,
    );
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
      'Section 9.2 Insurance. No insurance may be canceled without ten (10) days written notice to the Association.',
    ].join('\n');
    const shown = linesOf(notice, 'bylaws').get('meeting.notice');
    expect(shown).toContain('at least thirty (30) days before the meeting');
    expect(shown).not.toContain('canceled');
  });

  it('is no part of papers that tell what was', () => {
    expect(besides(pets, 'minutes').size).toBe(0);
  });

  it('shows a sentence once', () => {
    const all = [...besides(pets).values()].flat();
    expect(all).toEqual([...new Set(all)]);
  });

  it('shows the leave that is asked for whatever is built beside a rule on a thing that does not name it', () => {
    const built = (also = '') =>
      [
        'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
        'Section 6.1 Fences. All fences shall be of material approved by the Committee and no higher than six (6) feet.',
        'Section 7.1 Review. No building, wall or other structure shall be erected or altered on any Lot until its plans have been approved in writing by the Committee.',
        also,
      ].join('\n');
    expect(besides(built()).get('exterior.fences')?.join(' ')).toMatch(/^No building.*by the Committee\.$/s);
    const asked =
      'Section 6.2 Fences. No fence shall be erected without the prior approval of the Committee.';
    expect(linesOf(built(asked)).get('exterior.fences')).not.toContain('No building');
    const banned = built().replace(/All fences .*? feet/, 'No fences shall be allowed on any Lot');
    expect(linesOf(banned).get('exterior.fences') ?? '').not.toContain('No building');
    const painted = built().replace(
      /No building.*?until its plans have/,
      'No roof or color of a house shall be changed until it has',
    );
    expect(linesOf(painted).get('exterior.fences')).not.toContain('No roof');
  });

  it('shows a ban again that speaks of the thing more than what the statement is cited to', () => {
    const parked = [
      'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 6.1 Storage. All boats must be stored in a garage.',
      'Section 6.9 Vehicles. No boat, trailer, camper, recreational vehicle or commercial vehicle of any kind shall be kept or parked on any Lot or street.',
    ].join('\n');
    const lines = linesOf(parked);
    expect(lines.get('vehicles.commercial')).toContain('No boat, trailer');
    expect(lines.get('vehicles.rv_boat_trailer')).toContain('No boat, trailer');
  });

  it('shows more than three further rules of a long section on what is built and parked', () => {
    const rules = [
      'be of wire',
      'be higher than six (6) feet',
      'stand in the front yard',
      'be erected of wood over five (5) feet',
      'be installed in the rear yard over four (4) feet',
      'be placed in a side yard over three (3) feet',
      'be built on a corner over two (2) feet',
    ];
    const filler =
      'The Committee meets on the first Monday of each month in the office of the Association. '.repeat(9);
    const fences = [
      'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 2.1 Fences. Fences are allowed only with the approval of the Committee.',
      ...rules.map((rule) => `No fence may ${rule}.`),
      filler,
    ].join('\n');
    const shown = besides(fences).get('exterior.fences')?.join(' ') ?? '';
    expect(rules.filter((rule) => shown.includes(rule))).toHaveLength(4);
  });

  it('shows the consent of lenders that some amendments need', () => {
    const changes = [
      'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'Section 9.1 Amendment. This Declaration may be amended with the approval of two-thirds of the votes of the members.',
      'Section 12.4 Lenders. Amendments that change how assessments are shared shall require the prior written approval of fifty-one percent of the first mortgagees.',
    ].join('\n');
    expect(besides(changes).get('amendment.declaration_vote')?.join(' ')).toContain('first mortgagees');
  });

  it('shows whose agreement the sections beside the cited one ask for, and no formalities', () => {
    const changes = [
      'BYLAWS OF THE ELM COURT HOMEOWNERS ASSOCIATION',
      'ARTICLE V AMENDMENT OF THE BYLAWS',
      'Section 5.1 Vote. These Bylaws may be amended with the approval of two-thirds of the votes of the members.',
      'Section 5.2 Lenders. Amendments of weight must be approved by the holders of mortgages on half of the Lots.',
      'Section 5.3 Copies. A copy of an amendment must be recorded, and its recordation is deemed notice to all.',
    ].join('\n');
    const shown = linesOf(changes, 'bylaws').get('amendment.bylaws_vote') ?? '';
    expect(shown).toContain('must be approved by the holders of mortgages');
    expect(shown).not.toContain('deemed notice');
  });

  it('a further rule stands whole with the items that its list cut off it, and takes none of its neighbors', () => {
    const text = (lead: string) =>
      `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS\n\nSection 1. No fence shall exceed six feet in height on any lot.\n\nSection 7. No fence, wall or hedge shall be erected or planted upon any lot${lead}\n(a) without the written approval of the Committee, or\n(b) in a manner which would obstruct the view from another lot.\n\nSection 8. No livestock shall be kept.`;
    expect(besides(text('')).get('exterior.fences')?.join(' ')).toMatch(
      /obstruct the view from another lot\.$/,
    );
    expect(besides(text('.')).get('exterior.fences')?.join(' ')).toMatch(/upon any lot\.$/);
  });

  it('the developer’s own way to change the covenants comes before what else is said of changes', () => {
    const text = (how: string) =>
      `Section 9. Amendments to this Declaration may be made by Developer ${how}, so long as it owns half of the Lots.\n\nSection 10. When the Developer owns fewer than 50% of the Lots, this Declaration may be amended by the Members.\n\nSection 11. A proposed amendment of this Declaration must be approved by Members casting not less than two-thirds of the votes cast.`;
    const beside = (how: string) => besides(text(how)).get('amendment.declaration_vote')?.join(' ') ?? '';
    expect(beside('in its sole discretion')).toContain('in its sole discretion');
    expect(beside('with the Members')).not.toContain('with the Members');
  });
});

it('the own sentence stands before further ones, and does not stand alone', () => {
  const own = 'HOOPS\n\n1. No basketball hoop may be put up.';
  const further = '2. A mobile basketball hoop must be kept at least forty (40) feet from the curb.';
  const shown = (text: string) => linesOf(text, 'rules').get('exterior.basketball');
  expect(shown(`${own}\n${further}`)).toBe(`1. No basketball hoop may be put up.\n${further}`);
  expect(shown(own)).toBe('');
});
