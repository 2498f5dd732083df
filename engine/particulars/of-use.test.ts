import { describe, expect, it } from 'vitest';
import { says, shows, told } from '../testing/told-of.ts';

describe('what is put up to receive signals', () => {
  it.each([
    ['No satellite dish shall be placed on a Lot.', 'Satellite dishes are not allowed.'],
    ['No television antenna shall be placed on a Lot.', 'TV antennas are not allowed.'],
    ['No radio or television aerials shall be placed on a Lot.', 'Radio and TV antennas are not allowed.'],
    [
      'No satellite dish or antenna shall be placed on a Lot.',
      'Satellite dishes and antennas are not allowed.',
    ],
    [
      'No television antenna or similar device shall be placed on a Lot.',
      'Satellite dishes and antennas are not allowed.',
    ],
    ['No antenna shall be placed on a Lot.', 'Antennas are not allowed.'],
    [
      'Satellite dishes shall not be larger than 1 meter in diameter.',
      'Satellite dishes are allowed only up to 1 meter across.',
    ],
  ])('%s', (text, told) => {
    expect(says('exterior.satellite_dishes', text)?.split(' Federal')[0]).toBe(told);
  });
});

describe('the federal rule beside a restriction', () => {
  it.each([
    [
      'exterior.satellite_dishes',
      'No satellite dish or antenna may be installed on any Lot.',
      /47 CFR 1\.4000/,
    ],
    [
      'exterior.satellite_dishes',
      'Satellite dishes may not be larger than 1 meter in diameter.',
      /47 CFR 1\.4000/,
    ],
    [
      'exterior.flags',
      'No flags may be flown on any Lot without the approval of the Board.',
      /4 U\.S\.C\. 5/,
    ],
  ])('%s', (fact, text, law) => {
    expect(says(fact, text)).toMatch(law);
  });
});

describe('the number of pets', () => {
  it('is told as a rule where the text does', () => {
    const number = 'mean more than two (2) pets per household.';
    const unreasonable = (how: string) =>
      says('pets.max_count', `An unreasonable number of pets shall ${how}${number}`);
    expect(unreasonable('ordinarily but not necessarily ')).toBe(
      'Ordinarily you may keep no more than 2 pets in your home.',
    );
    expect(unreasonable('')).toBe('You may keep no more than 2 pets in your home.');
  });

  it('is one of what is kept outside homes where the words over it say so', () => {
    const list = (where: string) =>
      says('pets.max_count', `The following pets will be allowed ${where}.\n\nA maximum of 3 dogs.`);
    expect(list('outside homes')).toMatch(/^You may keep no more than 3 dogs outside your home\./);
    expect(list('in homes')).toMatch(/^You may keep no more than 3 dogs in your home\./);
    const outside = 'No more than two (2) dogs may be kept outside of the home.';
    expect(says('pets.max_count', outside)).toMatch(/outside your home\./);
  });
});

it.each([
  'An Owner may lease the Unit (but not a portion thereof) for a term of sixty (60) days or more.',
  'An Owner may lease the Unit, but not less than the entire Unit, for a term of not less than sixty (60) days.',
])(
  'the length of a lease is told with its sentence where words in its middle speak of the unit: %s',
  (text) => {
    expect(says('rental.minimum_term', text)).toBe(
      `A lease must run at least 60 days. The text says: “${text.replace(/\.$/, '')}”.`,
    );
  },
);

describe('what approval is asked for', () => {
  it.each([
    [
      'No structure shall be placed on any lot until it has been approved by the Board.',
      'You need approval before you put a structure on your lot.',
    ],
    [
      'No dwelling shall be erected on any lot until the plans for it have been approved by the Committee.',
      'You need approval before you build a house.',
    ],
    [
      'House plans and the choice of a builder must be submitted to the Architectural Committee for approval.',
      'You need approval before you build a house.',
    ],
    [
      'No house shall be built, nor the outside of a house changed, until the Committee has approved the plans.',
      'You need approval before you change the outside of your home.',
    ],
    [
      'No construction shall begin before written approval is obtained from the developer.',
      'You need approval before you put a structure on your lot.',
    ],
    [
      'New trees shall require the approval of the architectural committee.',
      'You need approval before you plant anything on your lot.',
    ],
    [
      'No fences or hedges shall be erected on any lot without the written approval of the Committee.',
      'You need approval before you put up a fence or wall or plant a hedge.',
    ],
    [
      'New hedges and trees shall require the approval of the architectural committee.',
      'You need approval before you plant anything on your lot.',
    ],
    [
      'No structure shall be placed on any lot, nor the outside of a home altered, until it has been approved by the Board.',
      'You need approval before you change the outside of your home.',
    ],
    [
      'All modifications of exterior lighting must be approved in writing by the architectural committee.',
      'You need approval before you put up outdoor lights.',
    ],
    [
      'Fences may not be installed on a lot without the written approval of the Board of Directors.',
      'You need approval before you put up a fence or wall.',
    ],
    [
      'Awning posts proposed to be placed in front of the building line of a lot shall be approved by the Committee.',
      'You need approval for some work on your home or lot. Read which.',
    ],
    [
      'Storage sheds and other structures shall be submitted to the Architectural Committee for approval. Fences or walls exceeding four (4) feet in height shall be submitted to the Architectural Committee for approval.',
      'You need approval before you put a structure on your lot.',
    ],
    [
      'No awnings, shades or other item shall be hung on the exterior of any building without the prior written consent of the Board.',
      'You need approval before you put anything on windows or doors.',
    ],
    [
      'No awning shall be hung on the exterior of any window or door without the prior written consent of the Board.',
      'You need approval before you put anything on windows or doors.',
    ],
    [
      'The replacement of any door leading to the exterior shall require the prior written approval of the Architectural Review Committee.',
      'You need approval before you put in or change a door.',
    ],
    [
      'No signs shall be displayed on any lot or structure without the written approval of the Board.',
      'You need approval for some work on your home or lot. Read which.',
    ],
    [
      'The Architectural Control Committee shall approve all play equipment, such as swing sets and climbing structures.',
      'You need approval before you put up play equipment.',
    ],
    [
      'No permanent attachments shall be made to the roof or walls of any home, unless approved by the Board.',
      'You need approval before you change the roof.',
    ],
    [
      'No weathervane shall be installed on the exterior of any dwelling without the written approval of the Board.',
      'You need approval for some work on your home or lot. Read which.',
    ],
    [
      'No building, hedge, fence or planting shall be placed on a lot unless a written request, with its exterior color scheme, has been approved by a majority of the Architectural Committee.',
      'You need approval before you put a structure on your lot, put up a fence or wall, or plant anything on your lot.',
    ],
    [
      'No improvement to a lot that requires the approval of the Town of Elm Court shall be built until such approval has been obtained.',
      undefined,
    ],
    [
      'Any conversion of the third bay of a garage shall require construction plans and the consent of the Board.',
      undefined,
    ],
  ])('%s', (text, told) => {
    expect(says('architecture.approval_required', text)).toBe(
      told?.replace(/^You need approval for some .*$/, `Approval of exterior changes: “${text}”`),
    );
  });
});

describe('what is answered in time', () => {
  const silence =
    'If the Committee fails to approve or disapprove such plans within twenty (20) days after they are submitted, approval will not be required.';
  it.each([
    [
      `All house plans must be submitted to the Architectural Committee for approval. ${silence}`,
      'If your request to build a house gets no answer within 20 days, it counts as approved.',
    ],
    [
      `House plans and all changes of the exterior of a house must be submitted to the Architectural Committee for approval. ${silence}`,
      'If your request for a change gets no answer within 20 days, it counts as approved.',
    ],
    [silence, 'If your request for a change gets no answer within 20 days, it counts as approved.'],
  ])('%s', (text, told) => {
    expect(says('architecture.no_answer_means', text)).toBe(told);
  });
});

describe('where approval is asked for more than once', () => {
  const temporary =
    'No tent or other temporary structure shall be placed on a lot without the prior written approval of the committee.';
  const general =
    'Any and all exterior modifications, additions or landscaping shall be subject to review by and consent of the Design Review Committee.';
  it('cites the widest', () => {
    const point = told('architecture.approval_required', `${temporary}\n\n${general}`);
    expect(point?.text).toBe('You need approval before you change the outside of your home.');
    expect(point?.citations.map(({ quote }) => quote)).toEqual([general]);
  });
});

describe('a rule of one kind of solar panels', () => {
  it('names the kind', () => {
    const ban = 'No solar heat panels are permitted on any Lot.';
    expect(says('exterior.solar', ban)).toBe('Solar heating panels are not allowed.');
    expect(shows('exterior.solar', ban)).toBe('prohibited (solar heating)');
    expect(says('exterior.solar', 'No solar panels for heat or power shall be placed on any Lot.')).toBe(
      'Solar panels are not allowed.',
    );
  });
});

describe('homes that are for living in', () => {
  const living = 'Lots shall be used for residential purposes only.';
  const only = 'Homes may be used for living in only.';
  const work = 'business may be conducted in a home';

  it.each([
    [
      `No ${work} without the prior approval of the Board.`,
      'Homes are for living in. On work at home there are rules of their own.',
    ],
    [`No ${work}.`, only],
    [`No ${work}, with the exception of the business of the Declarant in selling the lots.`, only],
    [`No ${work}, other than that of the Developer and the agents of the Developer as set out here.`, only],
    ['', only],
  ])('hints at no leave that the document does not give: %s', (said, told) => {
    expect(says('occupancy.residential_only', `${living}\n\n${said}`)).toBe(told);
  });

  it.each([
    [`No ${work}, with the exception of the business of the Declarant in selling the lots.`, 'prohibited'],
    [
      `No ${work.replace('may', 'shall')}, with the exception of a home office.`,
      '“No business shall be conducted in a home, with the exception of a home office.”',
    ],
    [
      `No ${work.replace('may', 'shall')}, except in places designated by the Association.`,
      '“No business shall be conducted in a home, except in places designated by the Association.”',
    ],
  ])('are free of any business though the builder has one: %s', (said, row) => {
    expect(shows('use.home_business', said)).toBe(row);
  });
});

describe('a rule of leashes', () => {
  it.each([
    [
      "Dogs must be on a leash whenever they are off their Owner's Lot, and the person who walks a dog shall clean up after it at once.",
      'Dogs must be on a leash off your lot.',
    ],
    ['All pets must be kept on a leash in the common area.', 'Pets must be on a leash in the common areas.'],
    ['All pets must be kept on a leash at all times.', 'Pets must be on a leash.'],
    [
      'Owners shall abide by all leash laws and remove what their pets leave on any Common Area.',
      'Pets must be kept as leash laws require.',
    ],
    [
      'Pets must be kept on a leash at all times when not physically on the property of their owner.',
      'Pets must be on a leash off your lot.',
    ],
    [
      'Pets shall be leashed on the grounds. A dog runs at large when not restrained by a strong leash and controlled by a strong person.',
      'Pets must be on a leash and under control.',
    ],
    [
      'Pets shall not be permitted to run loose. Dogs shall be on a leash or always confined to the property of their owner.',
      'Dogs must be on a leash or confined.',
    ],
    [
      'All pets, when outside of a Home, shall be on a leash or under voice command.',
      'Pets must be on a leash or under control outside your home.',
    ],
    [
      'Pets shall be under the voice or leash control of their owners at all times.',
      'Pets must be on a leash or under control.',
    ],
    ['Dogs shall be kept on a leash; a tenant has no voice in it.', 'Dogs must be on a leash.'],
    [
      'Dogs must be leashed when they are on the Common Area and the streets.',
      'Dogs must be on a leash in the common areas and on the streets.',
    ],
    [
      'When allowed outdoors, dogs shall be kept on a leash when in any common area.',
      'Dogs must be on a leash in the common areas.',
    ],
    [
      'Dogs which are household pets shall at all times outside a Residence be on a leash.',
      'Dogs must be on a leash outside your home.',
    ],
    [
      'Dogs must be under the control of their owner when outside.',
      'Dogs must be under control outside your home.',
    ],
    [
      'Dogs and cats must be on a leash or carried at all times in the common area.',
      'Pets must be on a leash or carried in the common areas.',
    ],
    [
      'No dogs shall be permitted to roam the Property unattended, and all dogs shall be kept on a leash while outside a Lot.',
      'Dogs must be on a leash off your lot.',
    ],
  ])('%s', (text, told) => {
    expect(says('pets.leash_required', text)).toBe(told);
  });
});

it('names no work that its sentence leaves out', () => {
  const of = (text: string) => says('architecture.approval_required', text);
  const but = 'no walls shall be built on any Lot without the approval of the Board.';
  expect(of(`Other than the construction of dwellings by the Declarant, ${but}`)).toBe(
    'You need approval before you put up a fence or wall.',
  );
  expect(of(`As to the construction of dwellings by the Declarant, ${but}`)).not.toBe(
    'You need approval before you put up a fence or wall.',
  );
  expect(
    of(
      'Other than the construction of dwellings on the Lots, no structures may be built on the Common Area without the approval of the Board.',
    ),
  ).toBeUndefined();
  expect(
    of('No wall other than the side of a new dwelling shall be built without the approval of the Board.'),
  ).toBe('You need approval before you put up a fence or wall.');
});

describe('a number of pets', () => {
  it('is told of the one kind that the text names', () => {
    expect(says('pets.max_count', 'No more than two dogs may be kept in a home.')).toBe(
      'You may keep no more than 2 dogs in your home.',
    );
    expect(says('pets.max_count', 'No more than two dogs or cats may be kept in a home.')).toBe(
      'You may keep no more than 2 pets in your home.',
    );
  });

  it.each([
    ['Most changes to the outside of your home shall need approval.', 'Approval of exterior changes: “'],
    [
      'No improvements to the front of a house shall be made without the approval of the Board.',
      'Approval of exterior changes: “',
    ],
    [
      'Generally, changes to the outside of your home shall need approval.',
      'Approval of exterior changes: “',
    ],
  ])('names no more than a part where the text says so: %s', (text, work) => {
    expect(says('architecture.approval_required', text, 'other')).toContain(work);
  });
});

it('names dishes alone where antennas are banned beside them', () => {
  const dishes =
    'No satellite dish or other receiving device shall be placed where it is visible from the street.';
  expect(
    says('exterior.satellite_dishes', `No television or radio aerial shall be erected on any Lot. ${dishes}`),
  ).toContain(`“${dishes}”`);
});

it('a business that the next sentence leaves a way for is not banned', () => {
  const ban = 'No part of the Neighborhood shall be used for any business.';
  const left =
    'This Section does not preclude any such activity, provided that no customers come to the Unit.';
  expect(says('use.home_business', `${ban} ${left}`)).toContain(left.slice(0, -1));
  expect(says('use.home_business', `${ban} This Section does not apply to the Declarant.`)).toMatch(
    /^You may not run a business/,
  );
});

it('lots that must be tidy are told as that', () => {
  expect(
    says('maintenance.yard', 'Each lot shall be kept in a clean and sightly condition at all times.'),
  ).toBe('Lots must be kept clean and neat. The sentence does not name who does it.');
  expect(says('maintenance.yard', 'Owners shall endeavor to keep lots clean of debris.')).toBe(
    'You must keep your lot clean and neat.',
  );
  expect(says('maintenance.yard', 'Each owner shall keep the yard clear of toys.')).toBe(
    'You must keep your lot clean and neat.',
  );
  expect(says('maintenance.yard', 'Each owner must mow the lawn and keep it clear of weeds.')).toMatch(
    /yours to keep up/,
  );
  expect(
    says(
      'maintenance.yard',
      'Each owner shall keep his lot and lawn in good repair and in a clean and sightly condition.',
    ),
  ).toMatch(/yours to keep up/);
});

it('quotes a rule behind a long exception from where it names the thing', () => {
  const except = `Except for the first dwelling that the Declarant builds on a Lot in accordance with its general plan of development, ${'which dwelling is free of the process of approval that follows '.repeat(12)}so long as the plans for it agree with those that a bank has seen, `;
  const text = `${except}no building, fence, wall or other structure shall be commenced, erected or maintained on the Property until the plans for it have been approved in writing by the Board.`;
  expect(says('exterior.fences', text)).toContain('“… no building, fence, wall or other structure shall be');
});
