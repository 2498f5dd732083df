import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { readsLikeAssociation } from '../structure/association-paper.ts';
import { factsIn } from '../testing/facts-in.ts';
import { says } from '../testing/told-of.ts';

const told = (...lines: string[]) => factsIn(lines.join('\n'), allRules, 'rules');
const inBylaws = (text: string) => factsIn(text, allRules, 'bylaws');

describe('lists of a few words', () => {
  it('are read by themselves under words that rule nothing', () => {
    expect(
      told('Some reminders:', '- Roofs and siding - owner', '- Sheds - none', '- Signs - for sale only'),
    ).toMatchObject({
      'maintenance.roof': 'owner',
      'exterior.outbuildings': 'prohibited',
      'exterior.signs': 'restricted',
    });
    expect(told('The board counted last year:', '- Sheds - nine')).not.toHaveProperty(
      'exterior.outbuildings',
    );
  });

  it('are read with words that do', () => {
    expect(told('The following rules are not in force:', '- Roofs - owner')).not.toHaveProperty(
      'maintenance.roof',
    );
    expect(told('None of these may be built:', '- Sheds', '- Fences')).toMatchObject({
      'exterior.outbuildings': 'prohibited',
      'exterior.fences': 'prohibited',
    });
  });

  it('tell a rule under a line that names its thing', () => {
    expect(
      told('- Boats, RVs, trailers', 'May be in the driveway for one day to load. Otherwise not allowed.'),
    ).toMatchObject({ 'vehicles.rv_boat_trailer': 'restricted' });
    expect(told('- Flags', 'One U.S. flag on a bracket.')).toMatchObject({ 'exterior.flags': 'restricted' });
  });

  it('tell none under a line that names something else, or of another sentence', () => {
    expect(told('- Boat club', 'Meets in the hall.')).not.toHaveProperty('vehicles.rv_boat_trailer');
    expect(told('- Flags', 'Our party was on the lawn.')).not.toHaveProperty('exterior.flags');
    expect(told('- Mailboxes', 'One by the door.')).not.toHaveProperty('exterior.flags');
  });

  it('count and leash pets', () => {
    expect(told('Pets - two max, leashed')).toMatchObject({
      'pets.max_count': 2,
      'pets.leash_required': true,
    });
    expect(told('Dogs - tied or on a leash.')).toMatchObject({ 'pets.leash_required': true });
    expect(told('Dogs - not on a leash in their own yard.')).not.toHaveProperty('pets.leash_required');
    expect(told('The dog park closes at nine. No more than three.')).not.toHaveProperty('pets.max_count');
    expect(told('Pets - two ways to register.')).not.toHaveProperty('pets.max_count');
  });
});

describe('a place that one sentence of an item names', () => {
  const of = (fact: string, text: string) => says(fact, `Elm Shore Association\nRules\n\n${text}`, 'rules');

  it('holds for the short bans after it', () => {
    expect(of('pets.allowed', '3. The beach closes at dusk. No pets, no fires, no glass.')).toBe(
      'Pets at the beach: “No pets, no fires, no glass.”',
    );
    expect(of('pets.allowed', 'Beaches\n1. No pets.\n2. No glass.')).toBe(
      'At the beach: Pets are not allowed.',
    );
  });

  it('is no part of a name, and ends with the item', () => {
    expect(of('pets.allowed', '3. The beach closes at dusk.\n4. No pets, no fires, no glass.')).toBe(
      'Pets: “No pets, no fires, no glass.”',
    );
    expect(of('use.smoking', 'Smoking is prohibited in Palm Beach Villas.')).not.toMatch(/^At the beach/);
  });
});

describe('what is no rule for all', () => {
  it('is a rule for lots without a house', () => {
    const statement = says(
      'vehicles.rv_boat_trailer',
      'No campers on a lot without a house, except for one week in May.',
      'rules',
    );
    expect(statement).toBe(
      'RVs, boats and trailers: “No campers on a lot without a house, except for one week in May.”',
    );
    expect(says('vehicles.rv_boat_trailer', 'No campers on a lot for more than one week.', 'rules')).toMatch(
      /one week/,
    );
  });

  it('is what the association does not enforce', () => {
    expect(
      told('The Association does not enforce parking on streets, which the county owns.'),
    ).not.toHaveProperty('vehicles.street_parking');
    expect(told('The Association does not allow parking on streets.')).toMatchObject({
      'vehicles.street_parking': 'prohibited',
    });
  });

  it('is a ban of window units beside clotheslines', () => {
    expect(told('The following are not permitted: clothes lines and window air conditioners.')).toMatchObject(
      {
        'exterior.clotheslines': 'prohibited',
      },
    );
    expect(told('Laundry may not be dried on terraces.')).toMatchObject({
      'exterior.clotheslines': 'restricted',
    });
  });
});

describe('fines in short forms', () => {
  const fines = (text: string) => factsIn(text, allRules, 'rules')['fine.schedule'];

  it('leave out what the days may come to', () => {
    expect(fines('Fines: $20 a day after a notice, up to $600.')).toMatchObject({
      amount: 20,
      period: 'day',
    });
  });

  it('take no sentence before them for the wrong', () => {
    expect(fines('You are told first. Fines: 1st offense $40, 2nd offense $90.')).toMatchObject([
      { offence: '1st offense' },
      { offence: '2nd offense' },
    ]);
  });
});

describe('questions and short answers', () => {
  it.each([
    ['Can I park my boat in the driveway?', 'No longer than two days.', 'vehicles.rv_boat_trailer'],
    ['Can I put up a sign?', 'Only one, of up to five square feet, to sell the lot.', 'exterior.signs'],
    ['Where can I park my RV?', 'Behind the house.', 'vehicles.rv_boat_trailer'],
  ])('tell a limit: %s', (question, answer, fact) => {
    expect(told(question, '', answer)).toMatchObject({ [fact]: 'restricted' });
  });

  it('tell how long a review takes and what silence means', () => {
    const facts = told(
      'How long does the ARB take?',
      '',
      'Up to 40 days. If you hear nothing in that time your request is approved.',
    );
    expect(facts).toMatchObject({
      'architecture.review_days': { days: 40 },
      'architecture.no_answer_means': 'approved',
    });
    expect(told('The committee answers within 20 days. No answer is a "no".')).toMatchObject({
      'architecture.no_answer_means': 'denied',
    });
    expect(told('Knock at the gate. No answer means no one is home.')).not.toHaveProperty(
      'architecture.no_answer_means',
    );
    expect(told('Silence means no complaint was received by the committee.')).not.toHaveProperty(
      'architecture.no_answer_means',
    );
    expect(told('How long do I have after ARC approval to finish?', '', '90 days.')).not.toHaveProperty(
      'architecture.review_days',
    );
    expect(told('How long is an ARC approval good for?', '', '180 days.')).not.toHaveProperty(
      'architecture.review_days',
    );
    expect(told('How long does the pool take to fill?', '', 'Up to 40 days.')).not.toHaveProperty(
      'architecture.review_days',
    );
  });

  it('ask for leave', () => {
    const list = told(
      "You will need the Board's written approval if you want to have any of these: a kennel, a storage shed.",
    );
    expect(list).toMatchObject({ 'exterior.outbuildings': 'restricted' });
    expect(told('Approval is also required for a fence if it is seen from the street.')).toMatchObject({
      'exterior.fences': 'restricted',
    });
    expect(
      told('ALL changes to the exterior of a home, doors and trim included, must be pre-approved.'),
    ).toMatchObject({
      'architecture.approval_required': true,
    });
    expect(
      told('A form needs to be submitted for any change done to the outside of the house.'),
    ).toMatchObject({
      'architecture.approval_required': true,
    });
    expect(
      told('The HOA requires a request form for approval for the following changes: doors.'),
    ).toMatchObject({
      'architecture.approval_required': true,
    });
    expect(told('A form needs to be submitted for any change of your address.')).not.toHaveProperty(
      'architecture.approval_required',
    );
  });

  it('keep sheds off the line and stays from being short', () => {
    expect(told('Sheds must be 8 feet from the lot line.')).toMatchObject({
      'exterior.outbuildings': 'restricted',
    });
    expect(told('No renting by the night or week.')).toMatchObject({ 'rental.short_term_prohibited': true });
    expect(told('No renting of the boat by the night.')).not.toHaveProperty(
      'rental.short_term_prohibited',
      true,
    );
    expect(told('No shareholder shall sublet unless the Board has approved.')).toMatchObject({
      'rental.approval_required': true,
    });
    expect(told('A shareholder shall carry insurance for the contents of his apartment.')).toMatchObject({
      'insurance.owner_must_carry': true,
    });
  });
});

describe('bylaws in few words', () => {
  it('tell directors and their terms', () => {
    expect(inBylaws('Directors (five) are elected for two years.')).toMatchObject({
      'board.size': { min: 5, max: 5 },
      'board.term': { days: 730 },
    });
    expect(inBylaws('There shall be a Board of five Directors. Each serves three years.')).toMatchObject({
      'board.term': { days: 1095 },
    });
    expect(inBylaws('The committee has five persons. Each serves three years.')).not.toHaveProperty(
      'board.term',
    );
    expect(inBylaws('Directors (2) are elected from the townhomes.')).not.toHaveProperty('board.size');
    expect(inBylaws('Minutes of the directors (two) are filed.')).not.toHaveProperty('board.size');
  });

  it('tell by the heading what a notice and a none are of', () => {
    const text = (heading: string, words: string) =>
      `ARTICLE II - MEMBERS\n\nSection 2.4. ${heading}. ${words}`;
    expect(
      says(
        'meeting.notice',
        text('Annual Meeting of Members', 'It is held in May. Notice shall be sent at least ten days ahead.'),
        'bylaws',
      ),
    ).toBe('Owners get notice of the yearly meeting at least 10 days ahead.');
    expect(
      inBylaws(text('Assessments', 'They are due in May. Notice shall be sent at least ten days ahead.')),
    ).not.toHaveProperty('meeting.notice');
    expect(inBylaws(text('Proxies', 'None. Each member must be present.'))).toMatchObject({
      'voting.proxy_allowed': false,
    });
    expect(inBylaws(text('Committees', 'None. Each member must be present.'))).not.toHaveProperty(
      'voting.proxy_allowed',
    );
  });

  it('take a majority', () => {
    expect(
      inBylaws('A special assessment of more than $90 per lot takes the vote of two thirds of all members.'),
    ).toMatchObject({
      'assessment.special_vote': 66.67,
    });
  });
});

it('a co-operative and a lake club are associations, a landlord and a club of sailors are none', () => {
  const rules = 'Tenants keep the premises clean. No pets. The rent is due on the first.';
  expect(
    readsLikeAssociation(`Elm Cooperative Apartments. House Rules. No sublet of an apartment. ${rules}`),
  ).toBe(true);
  expect(
    readsLikeAssociation(
      `Elm Apartments. House Rules. No sublet of an apartment. The landlord may enter. ${rules}`,
    ),
  ).toBe(false);
});
