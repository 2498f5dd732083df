import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { says as saysOf, shows as showsOf } from '../testing/told-of.ts';

const head = 'Birch Glen Homeowners Association. Rules.\n\n';
const says = (fact: string, text: string, type: DocumentType = 'rules') =>
  saysOf(fact, `${head}${text}`, type);
const shows = (fact: string, text: string, type: DocumentType = 'rules') =>
  showsOf(fact, `${head}${text}`, type);

const [fences, leash] = ['exterior.fences', 'pets.leash_required'];
const [count, quiet] = ['pets.max_count', 'use.quiet_hours'];
const [lateFee, smoking] = ['assessment.late_fee', 'use.smoking'];

describe('a sentence with a word that narrows it', () => {
  it.each([
    ['typically', lateFee, 'A late fee of $15 is typically charged on late payments.', 'Late fee'],
    ['most', fences, 'Most fences need the approval of the Committee.', 'Fences'],
    ['additional', count, 'No more than two additional pets may be kept in a home.', 'Number of pets'],
    ['usually', count, 'Usually no more than two pets may be kept in a home.', 'Number of pets'],
    ['proposed', lateFee, 'The proposed late fee is $15.', 'Late fee'],
    ['should', leash, 'Pets should be on a leash.', 'Leashes'],
    ['usually', quiet, 'Quiet hours are usually 10 pm to 7 am.', 'Quiet hours'],
  ])('stands in place of the statement: %s', (_, fact, text, matter) => {
    expect(says(fact, text)).toBe(`${matter}: “${text}”`);
  });

  it('is not cut off before the items that it goes on with', () => {
    const rule = 'Fences of wood are usually allowed by the road';
    const list = `FENCES\n\n${rule} if they are either\n\n(a) lower than the hedge, or\n\n(b) green.`;
    expect(says(fences, list)).not.toMatch(/(?:either|or)\.”/);
    expect(says(fences, `FENCES\n\n${rule}.`)).toBe(`Fences: “${rule}.”`);
  });

  it('is up to a figure that the statement has otherwise', () => {
    expect(says(count, 'PETS\n\nUp to 2 per home')).toBe('Number of pets: “Up to 2 per home.”');
  });

  it.each([
    [lateFee, 'A late fee of $15 is charged on late payments.', 'Paying late costs a fee of $15.'],
    [lateFee, 'The late fee is $15.', 'Paying late costs a fee of $15.'],
    [
      lateFee,
      'A late fee of up to $15 is charged on late payments.',
      'Paying late costs a fee of up to $15.',
    ],
    [fences, 'All fences need the approval of the Committee.', 'Fences are allowed only with approval.'],
    [count, 'No more than two pets may be kept in a home.', 'You may keep no more than 2 pets in your home.'],
    [leash, 'Pets must be on a leash.', 'Pets must be on a leash.'],
  ])('does not where the statement says it all: %s, %s', (fact, text, statement) => {
    expect(says(fact, text)).toBe(statement);
  });
});

describe('a sentence with words of another matter', () => {
  it.each([
    [leash, 'Dogs must be on a leash and wear a tag with a phone number.', 'Leashes'],
    [quiet, 'Quiet hours are 10 pm to 7 am, and the gate closes at dusk.', 'Quiet hours'],
    [smoking, 'Smoking is prohibited at the pool, and glass bottles stay home.', 'Smoking'],
    [
      'insurance.deductible',
      'The deductible of the policy is $10,000 for a fire in the attic.',
      "Association's insurance deductible",
    ],
  ])('stands in place of the statement: %s, %s', (fact, text, matter) => {
    expect(says(fact, text)).toBe(`${matter}: “${text}”`);
  });

  it.each([
    [leash, 'Dogs must be on a leash.', 'Dogs must be on a leash.'],
    [leash, 'Each owner must keep all dogs on a leash.', 'Dogs must be on a leash.'],
    [quiet, 'Quiet hours are 10 p.m. to 7 a.m.', 'Quiet hours run from 10 p.m. to 7 a.m.'],
    [
      'insurance.deductible',
      'The deductible of the policy is $10,000.',
      "The deductible of the association's insurance is $10,000.",
    ],
  ])('does not with idle words and those of its own matter: %s, %s', (fact, text, statement) => {
    expect(says(fact, text)).toBe(statement);
  });
});

it('a place that is another than that of the statement is told in the words of the paper', () => {
  const text = 'Pets must be leashed when outside the lines of the pasture.';
  expect(says(leash, text)).toBe(`Leashes: “${text}”`);
});

it('what federal law says stays behind the words of the paper', () => {
  const dish = 'No satellite dish may be put up near the creek.';
  expect(says('exterior.satellite_dishes', dish)).toMatch(/47 CFR 1\.4000/);
  const flags = 'Flags near the creek may be flown only with the approval of the Committee.';
  expect(says('exterior.flags', flags)).toMatch(/4 U\.S\.C\. 5/);
});

describe('a statement that says only that there is something to read', () => {
  it('gives way to its sentence', () => {
    expect(says(fences, 'Fences along the lake may be no higher than three feet.')).toBe(
      'Fences: “Fences along the lake may be no higher than three feet.”',
    );
    const most = 'Most changes to the outside of your home will need approval.';
    expect(says('architecture.approval_required', most, 'other')).toBe(
      `Approval of exterior changes: “${most}”`,
    );
  });

  it('gives way to a sentence of covenants with shall', () => {
    const high = 'Fences along the lake shall be no higher than three feet.';
    expect(says(fences, high, 'cc_and_r')).toBe(`Fences: “${high}”`);
  });

  it('gives way to the words of a drafter, and not where they say their limit elsewhere', () => {
    const said = 'Fences along said lake shall be no higher than three feet.';
    expect(says(fences, said)).toBe(`Fences: “${said}”`);
    expect(says(fences, 'Fences along the lake shall be no higher than this size.')).toMatch(
      /^There are rules for fences\./,
    );
  });
});

it('a sentence on the other thing under a heading of two stands in no statement of ours', () => {
  const antenna = 'No antenna shall be taller than the chimney.';
  const lines = 'Clotheslines shall be hung where no neighbor sees them.';
  const text = `1. POOLS. Pools are filled by the owner.\n\n2. ANTENNAS AND CLOTHESLINES. ${antenna} ${lines}`;
  expect(says('exterior.satellite_dishes', text, 'cc_and_r')).toContain(`antennas: “${antenna}”`);
  expect(says('exterior.clotheslines', text, 'cc_and_r')).not.toContain(`outside: “${antenna}”`);
});

describe('what is allowed or owed', () => {
  it.each([
    ['use.smoking', 'Smoking is prohibited in all common areas.', 'Smoking'],
    [leash, 'Dogs are to be under voice or leash control.', 'Leashes'],
  ])('is told by the sentence where a word of it is in no statement of ours: %s', (fact, text, matter) => {
    expect(says(fact, text)).toBe(`${matter}: “${text}”`);
  });

  it('is told plainly in covenants', () => {
    expect(says(smoking, 'Smoking is prohibited in all common areas.', 'cc_and_r')).toBe(
      'Smoking is allowed only away from shared areas.',
    );
  });
});

describe('a heading that is a rule of its own', () => {
  const text = 'Fences near the creek may be three feet high.';
  it.each(['No Open Fires of Any Kind', 'Pets Are Not Allowed at the Pool'])(
    'is no title of the next rule: %s',
    (rule) => {
      expect(says(fences, `${rule.toUpperCase()}\n\n${text}`)).toBe(`Fences: “${text}”`);
    },
  );

  it.each(['What Is Not Covered', 'Creek Lots', 'Are Pets Not Allowed?'])(
    'is one where it asks or names: %s',
    (title) => {
      expect(says(fences, `${title.toUpperCase()}\n\n${text}`)).toBe(
        `Fences: under “${title.toUpperCase()}”, “${text}”`,
      );
    },
  );
});

describe('the words of a drafter', () => {
  const told = 'Pets must be on a leash.';
  it.each([
    ['Said pets must be on a leash near the creek after dusk.'],
    ['All such pets must be on a leash near the creek after dusk.'],
    ['Pets must be on a leash near the creek and the lands appurtenant to it.'],
  ])('are told plainly: %s', (text) => {
    expect(says(leash, text)).toBe(told);
  });

  it('are told plainly in covenants where shall is all of them, and not elsewhere', () => {
    const text = 'Pets shall be on a leash near the creek after dusk.';
    expect(says(leash, text, 'cc_and_r')).toBe(told);
    expect(says(leash, text)).toBe(`Leashes: “${text}”`);
  });

  it('are told plainly with their figure', () => {
    const text = 'No more than two pets shall be kept in a home near the creek.';
    expect(says(count, text)).toBe('You may keep no more than 2 pets in your home.');
  });

  it.each([
    ['Pets such as dogs must be on a leash near the creek after dusk.'],
    ['Pets must be on a leash near the creek after dusk.'],
  ])('are not in plain ones: %s', (text) => {
    expect(says(leash, text)).toBe(`Leashes: “${text}”`);
  });
});

describe('a sentence that says nothing by itself', () => {
  const text = 'Dogs must be on a leash near the creek after dusk';
  it('hangs on the one before', () => {
    const named =
      'Fences and sheds are a concern. The Architectural Committee must approve these prior to building.';
    expect(says('architecture.approval_required', named)).toBe(`Approval of exterior changes: “${named}”`);
    const before = 'Dogs are welcome here. They must be on a leash near the creek after dusk.';
    expect(says(leash, before)).toBe(`Leashes: “${before}”`);
    expect(says(leash, 'These pets must be on a leash near the creek after dusk.')).toBe(
      'Pets must be on a leash.',
    );
    expect(says(leash, `Dogs are welcome here. ${text}.`)).toBe(`Leashes: “${text}.”`);
  });

  it('ends in a colon', () => {
    expect(says(leash, `${text}:\n- small ones\n- large ones`)).toBe('Dogs must be on a leash.');
    expect(says(leash, `${text}.\n- small ones\n- large ones`)).toBe(`Leashes: “${text}.”`);
  });

  it('is a fragment without a figure', () => {
    expect(says(fences, 'Fences - only of brown wood or stone')).toBe(
      'There are rules for fences. The text says: “Fences - only of brown wood or stone”.',
    );
    expect(says(fences, 'Fences must be only of brown wood or stone.')).toBe(
      'Fences: “Fences must be only of brown wood or stone.”',
    );
  });
});

describe('what stands over a sentence', () => {
  it('is of a list that is told whole where it is short', () => {
    const list = '- Up to 2 additional pets per home.\n- Fish and turtles shall be free.';
    expect(says(count, `ANIMALS\n\n${list}`)).toBe(
      'Number of pets: under “ANIMALS”, “Up to 2 additional pets per home.” “Fish and turtles shall be free.”',
    );
    const others = '- Houses with faded paint.\n- Up to 2 additional pets per home.\n- Tall grass.';
    expect(says(count, `VIOLATIONS\n\n${others}`)).not.toContain('paint');
    expect(says(count, `FARE\n\nFish are free.\n\n- Up to 2 additional pets per home.`)).toBe(
      'Number of pets: under “FARE”, “Up to 2 additional pets per home.”',
    );
  });

  it('is quoted before what speaks of such things', () => {
    const said = says(
      'vehicles.street_parking',
      'ARTICLE V\n\nSection 1. Boats. No boat or trailer shall be lived in. The parking of such vehicles on the streets is allowed for up to 24 hours under the city code.',
      'cc_and_r',
    );
    expect(said).toContain('No boat or trailer shall be lived in. The parking of such vehicles');
  });

  it('is of a list that is told whole where it says what needs approval', () => {
    expect(
      says(
        'architecture.approval_required',
        'These must be submitted for approval:\n1. Sheds of any kind.\n2. Tents.\n3. Awnings.',
      ),
    ).toContain('“Sheds of any kind.” “Tents.” “Awnings.”');
  });

  it('is quoted with it where it opens its list', () => {
    expect(says(fences, 'None of these may be built:\n- Fences of wire or reeds.\n- Docks.')).toBe(
      'Fences: “None of these may be built”: “Fences of wire or reeds.”',
    );
    expect(says(count, 'An owner may not:\n(a) Keep more than two pets near the creek.\n(b) Swim.')).toBe(
      'Number of pets: “An owner may not”: “Keep more than two pets near the creek.”',
    );
  });

  it('is quoted with each item of the list', () => {
    const list = 'None of these may be built:\n- Sheds of tin or canvas.\n- Fences of wire or reeds.';
    expect(says('exterior.outbuildings', list)).toBe(
      'Sheds and outbuildings: “None of these may be built”: “Sheds of tin or canvas.”',
    );
    expect(says(fences, list)).toBe('Fences: “None of these may be built”: “Fences of wire or reeds.”');
    expect(says(count, 'An owner may not:\n(a) Swim.\n(b) Keep more than two pets near the creek.')).toBe(
      'Number of pets: “An owner may not”: “Keep more than two pets near the creek.”',
    );
  });

  it('is in its place where the words that open the list are those of a drafter', () => {
    const list = 'Any owner hereof shall not:\n(a) Keep more than two pets near the creek.\n(b) Swim.';
    expect(says(count, list)).toBe('You may keep no more than 2 pets in your home.');
  });

  it('is named where a bare figure does not name its matter', () => {
    expect(says(count, 'ANIMALS\n\nUp to 2 per home')).toBe(
      'Number of pets: under “ANIMALS”, “Up to 2 per home.”',
    );
    expect(says(count, 'PETS\n\nUp to 2 per home')).toBe('Number of pets: “Up to 2 per home.”');
    const named = 'Up to 2 pets per home, and fish in a pond.';
    expect(says(count, `PETS\n\n${named}`)).toBe(`Number of pets: “${named}”`);
    expect(says(count, `HOMES\n\n${named}`)).toBe(`Number of pets: under “HOMES”, “${named}”`);
  });
});

describe('a place where alone a rule holds', () => {
  it('is said with the matter', () => {
    const text = 'No smoking at the pool, grill or lake after dark.';
    expect(says(smoking, text)).toBe(`Smoking at the pool: “${text}”`);
    expect(says('pets.allowed', 'The beach closes at dusk. No pets, no fires, no glass.')).toBe(
      'Pets at the beach: “No pets, no fires, no glass.”',
    );
  });

  it('is none where the rule reaches further', () => {
    const text = 'Smoking is prohibited in the common areas, including the pool.';
    expect(says(smoking, text)).toBe(`Smoking: “${text}”`);
    expect(says(smoking, 'Smoking is prohibited at the pool.')).toBe('At the pool: Smoking is not allowed.');
  });
});

describe('a fine that is spoken of', () => {
  const line = 'Loose dogs came up again; the fine is $50 after one warning.';
  it('is told in the words of minutes and letters', () => {
    for (const type of ['minutes', 'other'] as const) {
      expect(says('fine.schedule', line, type)).toBe(`Fine: “${line}”`);
      expect(shows('fine.schedule', line, type)).toBe(`“${line}”`);
    }
  });

  it('is told in the words of rules that name what it is for, with the sum of several', () => {
    const dogs = 'FINES\n\nDogs\n\n- Dogs off leash: $75 first, $150 after.';
    expect(says('fine.schedule', dogs)).toContain('“Dogs off leash: $75 first, $150 after.”');
    expect(shows('fine.schedule', dogs)).toBe('$75 - “Dogs off leash: $75 first, $150 after.”');
    const many =
      'After a hearing: renting without a place on the list, $500 and $50 a day after the 30th day; renting by the night, $1,000 each time; other breaches of these rules, $100.';
    expect(shows('fine.schedule', `FINES\n\n${many}`)).toBe(`$500 - “${many}”`);
    expect(shows('fine.schedule', 'FINES\n\n- Fireworks; the firing of a gun: $500.')).toBe(
      '$500 - Fireworks; the firing of a gun',
    );
    expect(shows('fine.schedule', 'FINES\n\n- Fireworks: $500 and the cost of repair.')).toBe(
      '“Fireworks: $500 and the cost of repair.”',
    );
  });

  it('is told with its sum where rules name elsewhere what it is for', () => {
    const ofRule =
      '(b) No oil may be poured into the pond. A violation of this provision shall subject the owner to a penalty of $35.';
    expect(says('fine.schedule', `RULES\n\n${ofRule}`)).toContain('The fine is $35 (breach of “No oil');
    expect(says('fine.schedule', line, 'cc_and_r')).toContain('The fine is $50');
    const steps = 'FINES\n\nDogs off leash\n1st offense: $75\n2nd offense: $150';
    expect(says('fine.schedule', steps)).toContain('The fine is $75');
    expect(says('fine.schedule', 'FINES\n\nThe fine for breaking a rule is $50.')).toBe(
      'The fine is $50 (breaking a rule).',
    );
  });
});

describe('figures that are reckoned with', () => {
  const dues = 'assessment.regular';
  it('are told as they are reckoned where they are dues', () => {
    const text = 'Dues are $300 a quarter, and the mailman knows the way to the box by the gate.';
    expect(says(dues, text, 'budget')).toBe(
      'You pay $300 a quarter in regular dues, which comes to $100 a month.',
    );
    expect(shows(dues, text, 'budget')).toBe('$300 a quarter');
  });

  it('are told as they are reckoned where they are balances', () => {
    const line = 'Reserve account balance $52,000 after the sale of the dock and pump';
    expect(says('financial.reserve_cash', line, 'financial')).toBe('The reserve account held $52,000.');
    expect(shows('financial.reserve_cash', line, 'financial')).toBe('$52,000');
  });

  it.each([
    [
      'assessment.lien',
      'Unpaid dues are typically a lien on the home.',
      'Unpaid dues become a lien: a claim on your home that is usually paid before you can sell.',
    ],
    [
      'assessment.increase_cap',
      'The Board may typically raise the dues by up to 6% a year.',
      'The board may raise dues by up to 6% a year without asking the owners.',
    ],
    [
      'assessment.late_after',
      'A late fee is added once a payment is typically 12 days late.',
      'A late fee is added once a payment is 12 days late.',
    ],
  ])('are no liens, raises or days, which are put plainly: %s', (fact, text, statement) => {
    expect(says(fact, text)).toBe(statement);
  });
});

describe('the row of a fact', () => {
  it('is the quote where it is short', () => {
    const text = 'Fences along the lake may be no higher than three feet.';
    expect(shows(fences, text)).toBe(`“${text}”`);
    const fee = 'A late fee of $15 is typically charged on late payments.';
    expect(shows(lateFee, fee)).toBe(`“${fee}”`);
  });

  it('is the value with further terms where it is long', () => {
    const text =
      'A late fee of $15 is charged on payments that come in after the tenth, and the manager usually calls or writes to the owner about it first.';
    expect(says(lateFee, text)).toBe(`Late fee: “${text}”`);
    expect(shows(lateFee, text)).toBe('$15 (with further terms)');
  });

  it('is the value alone where the statement tells all', () => {
    expect(shows(lateFee, 'A late fee of $15 is charged on late payments.')).toBe('$15');
  });

  it('is no quote of what is longer than a statement may be', () => {
    const text = `Fences along the lake may be no higher than three feet${', and need a gate of brown wood'.repeat(24)}.`;
    expect(says(fences, text)).toMatch(/^There are rules for fences\. The text says: “Fences along the lake/);
    expect(shows(fences, text)).toBe('there are rules (with further terms)');
  });
});

it('what takes a quote back further on stands behind it, though it is said in the same words', () => {
  const kept =
    'No trailer, boat or commercial vehicle may be parked on a lot without consent of the Elm Court board.';
  const banned =
    'No boat, trailer or commercial vehicle of any kind shall be parked overnight on any lot of Elm Court.';
  expect(
    says('vehicles.rv_boat_trailer', `PARKING\n\n${kept} Cars are washed on Sundays. ${banned}`),
  ).toContain(`“${kept}” `);
  expect(says('vehicles.rv_boat_trailer', `PARKING\n\n${kept} ${banned}`)).toContain('overnight');
});

it('a number that a quote writes in two ways is told as that', () => {
  const text = 'Usually no more than two (3) pets may be kept in a home.';
  expect(says(count, text)).toBe(
    `Number of pets: “${text}” The text contradicts itself: it says “two (3)”. Ask which holds.`,
  );
  expect(says(count, text.replace('3', '2'))).not.toContain('contradicts');
});
