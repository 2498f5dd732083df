import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const head = 'Fox Run Homeowners Association. Rules.\n\n';
function read(rule: string, documentType: DocumentType = 'rules', title = head) {
  const text = `${title}${rule}`;
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points, restricted_activities, facts, risks } = analyze([page], { documentType });
  return { told: [...key_points, ...restricted_activities], facts, risks };
}
const says = (fact: string, rule: string, title = head) =>
  read(rule, 'rules', title).told.find(({ id }) => id === fact)?.text;

it('what a breach costs is no place of the rule', () => {
  const fine = says(
    'fine.schedule',
    '12. Fines. Each further offense: $200, and use of the pool may be suspended.',
  );
  expect(fine).toMatch(/\$200/);
  expect(fine).not.toMatch(/at the pool/i);
});

describe('a rule for one shared place', () => {
  it.each([
    [
      'use.children_with_adults',
      'All children under 14 using the pool shall be accompanied by a responsible adult.',
      'At the pool: Younger children must have an adult with them. The text says: “All children under 14 using the pool shall be accompanied by a responsible adult”.',
    ],
    [
      'use.children_with_adults',
      'ARTICLE 3 SWIMMING POOL\n\n3.1 Children under nine shall at all times be supervised by an adult.',
      'At the pool: Younger children must have an adult with them. The text says: “Children under nine shall at all times be supervised by an adult”.',
    ],
    [
      'use.children_with_adults',
      'Swimming Pool\n\n1. Nobody may run or shout.\n2. Children under nine shall at all times be supervised by an adult.',
      'At the pool: Younger children must have an adult with them. The text says: “Children under nine shall at all times be supervised by an adult”.',
    ],
    [
      'use.children_with_adults',
      'Swimming Pool\n\n1. Nobody may run or shout.\n\nPicnics\n\n1. Children under nine shall at all times be supervised by an adult.',
      'Younger children must have an adult with them in some places. The text says: “Children under nine shall at all times be supervised by an adult”.',
    ],
    [
      'pets.allowed',
      'POOL: Hours are from 9 to 9. Two guests at a time. No pets. No smoking.',
      'At the pool: Pets are not allowed.',
    ],
    ['use.smoking', 'SPA: Hours are from 9 to 9. No smoking.', 'At the pool: Smoking is not allowed.'],
    [
      'use.smoking',
      'SPA: Hours are from 9 to 9.\nNo smoking in your home or on your patio.',
      'Smoking: “No smoking in your home or on your patio.”',
    ],
    [
      'pets.allowed',
      '1. NOISE: Be kind.\n2. TRASH: Use the bins.\n3. POOL: Hours are from 9 to 9.\n4. PETS: No pets.',
      'Pets are not allowed.',
    ],
    [
      'use.smoking',
      'Smoking is not permitted on the docks.',
      'Smoking at the marina: “Smoking is not permitted on the docks.”',
    ],
    [
      'use.smoking',
      'ARTICLE 3 CLUBHOUSE\n\n3.1 Smoking is prohibited at all times.',
      'At the clubhouse: Smoking is not allowed.',
    ],
    [
      'use.smoking',
      'Smoking is not permitted in the pool area and in the clubhouse.',
      'Smoking at the pool and at the clubhouse: “Smoking is not permitted in the pool area and in the clubhouse.”',
    ],
    [
      'use.smoking',
      'Residents of any unit and their guests shall not smoke on the tennis courts: smoking is prohibited there.',
      'Smoking on the courts: “Residents of any unit and their guests shall not smoke on the tennis courts: smoking is prohibited there.”',
    ],
    [
      'use.smoking',
      'Smoking is prohibited in the fitness room.',
      'In the fitness room: Smoking is not allowed.',
    ],
    [
      'pets.allowed',
      'TENNIS COURTS\n\n1. No pets.\n\n2. No bicycles.\n\nPARKING\n\n1. No boats.',
      'On the courts: Pets are not allowed.',
    ],
    ['use.smoking', 'Smoking is prohibited at the playground.', 'At the playground: Smoking is not allowed.'],
    [
      'use.smoking',
      'Smoking is prohibited in the parking garage.',
      'In the parking garage: Smoking is not allowed.',
    ],
    [
      'use.smoking',
      'Smoking is prohibited at the entrance gate.',
      'Smoking at the gate: “Smoking is prohibited at the entrance gate.”',
    ],
    [
      'use.drainage',
      'Within these easements, no owner shall place any structure which may change the direction or flow of drainage channels.',
      'In easements: You may not block or change how water drains.',
    ],
    [
      'use.glass_at_pool',
      'No glass containers are allowed at the pool.',
      'At the pool: Glass containers are not allowed.',
    ],
    [
      'use.glass_at_pool',
      'PETS:\n\n1. Be kind.\n\nUSE OF THE GRILLS AND GRILL AREA:\n\n1. Use the bins.\n2. No glass containers are allowed.',
      'In the grill area: Glass containers are not allowed.',
    ],
    [
      'use.in_own_words',
      'PETS:\n\n1. Be kind.\n\nPOOL:\n\n1. It is for the owners. Invited guests must be limited to a maximum of 3 at any given time.',
      'At the pool, the text also says: “Invited guests must be limited to a maximum of 3 at any given time.”',
    ],
    [
      'use.children_with_adults',
      'POOL:\n\n1. A responsible adult must accompany children under 9 years old.',
      'At the pool: Younger children must have an adult with them. The text says: “A responsible adult must accompany children under 9 years old”.',
    ],
    [
      'use.smoking',
      'Smoking is prohibited in the picnic area.',
      'In the picnic area: Smoking is not allowed.',
    ],
    ['use.smoking', 'Smoking is prohibited in the dog park.', 'In the dog park: Smoking is not allowed.'],
    ['use.smoking', 'Smoking is prohibited in the sauna.', 'In the sauna: Smoking is not allowed.'],
    ['use.smoking', 'Smoking is prohibited in the lobby.', 'In the lobby: Smoking is not allowed.'],
    ['use.smoking', 'Smoking is not allowed in the mail room.', 'In the mail room: Smoking is not allowed.'],
    [
      'use.in_own_words',
      'No Animals Allowed: Animals are strictly prohibited inside the fenced court area.',
      'On the courts, the text also says: “No Animals Allowed: Animals are strictly prohibited inside the fenced court area.”',
    ],
    [
      'use.in_own_words',
      'No dogs on the golf course.',
      'On the golf course, the text also says: “No dogs on the golf course.”',
    ],
    [
      'use.in_own_words',
      'Animals are prohibited in the community garden.',
      'In the community garden, the text also says: “Animals are prohibited in the community garden.”',
    ],
    ['pets.allowed', 'CLUBHOUSE RENTAL\n\n1. No pets.', 'At the clubhouse: Pets are not allowed.'],
    ['pets.allowed', 'COURT RULES\n\n1. No pets.', 'On the courts: Pets are not allowed.'],
  ])('is told with the place: %s, %s', (fact, rule, told) => {
    expect(says(fact, rule)).toBe(told);
  });

  it('is named by the title of the list that a sentence stands in', () => {
    const list = (title: string) =>
      `6. Upkeep of Lots: Owners shall keep their lots neat.\n7. ${title}: Owners shall keep to the laws of the town.\n• Inoperable vehicles are not allowed.`;
    expect(says('vehicles.cars_that_do_not_run', list('Parking in the street'))).toBe(
      'On the street: You may not keep a car that does not run.',
    );
    expect(says('vehicles.cars_that_do_not_run', list('Vehicles'))).toBe(
      'You may not keep a car that does not run.',
    );
  });

  it('is named by a heading alone, and not where the sentence names another place', () => {
    const under = (rule: string) => `ARTICLE 3 COMMON AREAS\n\n3.1 ${rule}`;
    expect(says('pets.leash_required', under('Pets must be on a leash at all times.'))).toBe(
      'In the common areas: Pets must be on a leash.',
    );
    expect(says('pets.leash_required', under('Pets must be on a leash outside of the homes.'))).toMatch(
      /^Pets must be on a leash/,
    );
    expect(says('exterior.signs', under('No signs shall be permitted.'))).toBeUndefined();
  });

  it('is one wherever a paper of such rules names no other', () => {
    const title = 'Fox Run Homeowners Association\nPool Rules\n\n';
    expect(says('use.smoking', '1. Smoking is prohibited.', title)).toBe(
      'At the pool: Smoking is not allowed.',
    );
    expect(says('use.smoking', '1. Smoking is prohibited in all common areas.', title)).toBe(
      'Smoking: “Smoking is prohibited in all common areas.”',
    );
  });

  it('has grounds of its own, and a title may call it the community’s', () => {
    const title = 'Fox Run Homeowners Association\nPrivate Community Pool Guidelines\n\n';
    const smoking = (rule: string) => says('use.smoking', `1. ${rule}`, title);
    expect(smoking('Smoking is prohibited on the premises.')).toBe(
      'Smoking at the pool: “Smoking is prohibited on the premises.”',
    );
    expect(smoking('Smoking is prohibited anywhere within the pool enclosure.')).toBe(
      'Smoking at the pool: “Smoking is prohibited anywhere within the pool enclosure.”',
    );
    expect(says('use.smoking', 'Smoking is prohibited on the premises.')).not.toMatch(/pool/i);
    const area = 'Fox Run Homeowners Association\nELM POND RECREATION AREA\n\n';
    expect(says('use.smoking', '1. Smoking is prohibited.', area)).toBe(
      'In the recreation area: Smoking is not allowed.',
    );
  });

  it.each([
    'Smoking is not permitted in any unit or at the pool.',
    'Smoking shall be prohibited in the common areas, including the pool.',
    'Smoking is prohibited.',
  ])('is none where the sentence reaches further: %s', (rule) => {
    expect(says('use.smoking', rule)).toBeDefined();
    expect(says('use.smoking', rule)).not.toMatch(/^[^“]*pool/i);
  });

  it('is what a whole paper is of, with its fees', () => {
    const lot = 'Fox Run Homeowners Association\nRV Lot Rules\n\n';
    const inLot = read(
      'No smoking in the lot. Rent is late after the 10th, with a late fee of $25.',
      'rules',
      lot,
    );
    expect(inLot.facts.map(({ id }) => id)).not.toContain('assessment.late_fee');
    expect(inLot.told.map(({ text }) => text)).toContain('In the storage lot: Smoking is not allowed.');
    const garden = 'Fox Run Homeowners Association\nCommunity Garden Rules\n\n';
    const { facts } = read('The annual fee is $35. No fences may be built.', 'rules', garden);
    expect(facts.map(({ id }) => id)).not.toContain('assessment.regular');
    expect(facts.map(({ id }) => id)).not.toContain('exterior.fences');
    // Who is sent to the lot from home is bound at home.
    expect(says('vehicles.rv_boat_trailer', 'Boats shall be kept in the storage lot only.')).not.toMatch(
      /^In the/,
    );
  });

  it('is none of a whole paper where a title over it names none', () => {
    const lobby = 'Fox Run Condominium\nHouse Rules\nElevators and Lobby\n\n';
    expect(
      says('use.quiet_hours', 'Noise\n\nQuiet hours shall be 10 pm to 7 am, Sunday through Thursday.', lobby),
    ).toBe('Quiet hours run from 10 p.m. to 7 a.m., Sunday through Thursday.');
  });

  it('has late fees of its own', () => {
    const { facts } = read('RV LOT\nSpaces are $40 per month, late after the 10th, with a $10 late fee.');
    expect(facts.map(({ id }) => id)).not.toContain('assessment.late_fee');
  });

  it('answers no question about the community', () => {
    const { facts, risks } = read('No pets are allowed in the pool area.');
    expect(facts.map(({ id }) => id)).not.toContain('pets.allowed');
    expect(risks).toEqual([]);
    const both = read('No pets are allowed in the pool area.\n\nEach home may keep no more than two pets.');
    expect(both.facts.find(({ id }) => id === 'pets.max_count')?.value).toBe(2);
  });

  it('gives way to what is said of the whole community', () => {
    const rules =
      'Smoking is not permitted at the pool.\n\nSmoking is prohibited in all units and common areas.';
    expect(says('use.smoking', rules)).toBe(
      'Smoking: “Smoking is prohibited in all units and common areas.”',
    );
  });

  it.each([
    ['MARINA VILLAS ASSOCIATION', true],
    ['MARINA', false],
  ])('is none for the name of an association: %s', (heading, isTold) => {
    const budget = `2032 Budget and Actual\n\nIncome\t110,000\n\nMonthly dues per unit\t$310.00`;
    const { facts } = read(budget, 'budget', `${heading}\n`);
    expect(facts.some(({ id }) => id === 'assessment.regular')).toBe(isTold);
  });

  it.each([
    ['With dues now at $240 a year, the board can pay for the docks.', true],
    ['The annual dues are $240 for boats, which are tied up at the docks.', false],
  ])('is none for what a sum is used for: %s', (text, isTold) => {
    const { facts } = read(text, 'minutes');
    expect(facts.some(({ id }) => id === 'assessment.regular')).toBe(isTold);
  });

  it('does not answer what is asked of homes', () => {
    const upkeep = 'The Association shall maintain and repair the roof of the clubhouse.';
    expect(read(upkeep, 'cc_and_r').told.map(({ id }) => id)).not.toContain('maintenance.roof');
    const own = 'The Association shall maintain and repair the roof of each home.';
    expect(read(own, 'cc_and_r').told.map(({ id }) => id)).toContain('maintenance.roof');
  });

  it('takes a line over what owners build for no shared place', () => {
    const pools = 'Pools:\n\n1. Screens must be limited to a maximum of 3 on each lot.';
    expect(says('use.in_own_words', pools) ?? '').not.toMatch(/^At the pool/);
  });

  it('takes a pool that an owner would build for his own', () => {
    for (const pool of ['above-ground', 'above -ground']) {
      const { told } = read(`No ${pool} swimming pool shall be permitted on a lot.`, 'cc_and_r');
      expect(told.find(({ id }) => id === 'exterior.private_pools')?.text, pool).toBe(
        'You may not have a pool above ground.',
      );
    }
  });
});

it('a hot tub is no pool', () => {
  const told = (rule: string) => says('use.glass_at_pool', `Elm Court HOA Rules\n\n${rule}`, 'rules');
  expect(told('Glass containers are prohibited in the hot tub area.')).toMatch(/^At the hot tub: /);
  expect(told('Glass containers are prohibited in the pool area.')).toMatch(/^At the pool: /);
});
