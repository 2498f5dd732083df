import type { FactValue } from '#contract/analysis.ts';
import type { Particulars } from '../find/particulars.ts';
import { capital } from '../language/capital.ts';
import { inDays } from '../particulars/of-conditions.ts';
import { clockWords, counted, days, figure } from '../say/display.ts';
import {
  byWord,
  keyPoint,
  numberIn,
  onlyWithin,
  restriction,
  type Say,
  type Saying,
  type Sayings,
  wordIn,
  yesNo,
} from '../say/saying.ts';

/** The FCC's rule on over-the-air reception devices. */
const antennaLaw =
  ' Federal law (47 CFR 1.4000) lets you put up a dish of up to one meter or a TV antenna where the space is yours alone. The rules may still say where.';
/** The Freedom to Display the American Flag Act of 2005. */
const flagLaw =
  ' Federal law (4 U.S.C. 5, note) lets you fly the US flag at your own home, within fair limits on how.';

/** 'X are not allowed', 'X are allowed only …', 'X are allowed'; with `law`, the federal rule that stands above. */
const may = (subject: string, severity: Saying['severity'] = 'medium', law = '', verb = 'are') => {
  const named = `${capital(subject)} ${verb}`;
  return byWord({
    prohibited: restriction(severity, `${named} not allowed.${law}`),
    restricted: (limits) =>
      restriction(
        'low',
        `${limits ? `${named} allowed only ${limits}` : `There are rules for ${subject}`}.${law}`,
      ),
    allowed: keyPoint('low', `${named} allowed.`),
  });
};

const moreOnPets = ['pets.max_count', 'pets.max_weight_lb', 'pets.breed_restrictions'];

const petsAllowed: Say = (value, facts, { limits }) => {
  if (value === 'no') return restriction('high', 'Pets are not allowed.');
  if (value === 'yes') return keyPoint('low', 'Pets are allowed.');
  if (moreOnPets.some((id) => facts.has(id))) return null;
  return restriction('medium', limits ? `You may keep ${limits}.` : 'There are rules for pets.');
};

const moreOnRental = ['rental.cap', 'rental.minimum_term', 'rental.owner_occupancy_first'];

const rentalAllowed: Say = (value, facts, { limits }) => {
  if (value === 'no') return restriction('high', 'You may not rent out your home.');
  if (value === 'yes') return keyPoint('low', 'You may rent out your home.');
  if (moreOnRental.some((id) => facts.has(id))) return null;
  return restriction(
    'medium',
    limits ? `You may rent out your home only ${limits}.` : 'There are rules for renting out your home.',
  );
};

const unlessLet = (leave: true | undefined, hardship: true | undefined) =>
  leave ? ', unless the board agrees to less' : hardship ? ', except in a hardship' : '';

const rentalCap: Say = (value, _, { hardship }) => {
  const number = typeof value === 'number' ? value : numberIn(value, 'value');
  if (number === null) return null;
  const limit =
    wordIn(value, 'unit') === 'homes' ? counted(number, 'home') : `${figure(number)}% of the homes`;
  return restriction(
    'high',
    `Only ${limit} may be rented at one time, so you may have to wait or be refused.${hardship ? ' A hardship is an exception.' : ''}`,
  );
};

/** Where some work may be done at home, or on some terms, homes are for more than living in. */
const livingIn = (business: FactValue | undefined) =>
  business === 'allowed'
    ? 'Homes are for living in, apart from work at home as far as the document allows it.'
    : business === 'restricted'
      ? 'Homes are for living in. On work at home there are rules of their own.'
      : 'Homes may be used for living in only.';

/** A duration in the largest unit that it fills. */
export const length = (value: FactValue) => days(numberIn(value, 'days') ?? 0);

const onStreet = byWord({
  prohibited: restriction('medium', 'You may not park on the street.'),
  restricted: (limits) => restriction('low', onlyWithin('You may park on the street', limits)),
  allowed: keyPoint('low', 'You may park on the street.'),
});

const streetParking: Say = (value, facts, told) =>
  value === 'restricted' && told.ofGuests
    ? restriction('low', onlyWithin('Guests may park on the street', ''))
    : onStreet(value, facts, told);

const leaseApproval = {
  approval: 'The association must approve a lease first.',
  notice: 'The association must be told of a lease.',
  either: 'The association must approve or be told of a lease.',
} as const;

/** 'change the roof, put up a fence or wall, or paint the outside' */
const oneOf = (works: readonly string[]) =>
  works.length < 3 ? works.join(' or ') : `${works.slice(0, -1).join(', ')}, or ${works.at(-1)}`;

const asksLeave = (work: Particulars['work']) => {
  if (work === 'some') return 'You need approval for some work on your home or lot. Read which.';
  const named = work ? oneOf(work) : 'change the outside of your home';
  return `You need approval before you ${named}.`;
};

/** What a request is for. */
const wanted = (ofHouses: true | undefined) => (ofHouses ? 'to build a house' : 'for a change');

/** What an owner may and may not do with the home, its outside, pets and vehicles. */
export const sayUse = {
  'pets.allowed': petsAllowed,
  'pets.max_count': (value, _, { ordinarily, animal = 'pet', outdoors }) =>
    restriction(
      'medium',
      `${ordinarily ? 'Ordinarily you' : 'You'} may keep no more than ${counted(Number(value), animal)} ${outdoors ? 'outside' : 'in'} your home.`,
    ),
  'pets.max_weight_lb': (value, _, { animal = 'pet', total }) =>
    restriction(
      'medium',
      total
        ? `Your ${animal}s together may weigh no more than ${figure(Number(value))} pounds.`
        : `No ${animal} may weigh more than ${figure(Number(value))} pounds.`,
    ),
  'pets.breed_restrictions': yesNo(restriction('medium', 'Some breeds are not allowed.')),
  'pets.leash_required': (value, _, { animal = 'pet', held = 'on a leash or under control', where = '' }) =>
    value === true
      ? restriction('low', `${animal === 'dog' ? 'Dogs' : 'Pets'} must be ${held}${where && ` ${where}`}.`)
      : null,
  'rental.allowed': rentalAllowed,
  'rental.minimum_term': (value, _, { leave, hardship, inDays: countsDays }) => {
    const term = countsDays ? counted(numberIn(value, 'days') ?? 0, 'day') : length(value);
    return restriction('medium', `A lease must run at least ${term}${unlessLet(leave, hardship)}.`);
  },
  'rental.cap': rentalCap,
  'rental.short_term_prohibited': (value, facts) =>
    value === true && !facts.has('rental.minimum_term')
      ? restriction('medium', 'Nightly and other short rentals are not allowed.')
      : null,
  'rental.owner_occupancy_first': (value, _, { hardship, owned }) =>
    restriction(
      'high',
      `You must ${owned ? 'own' : 'live in'} the home for ${length(value)} before you may rent it out${hardship ? ', except in a hardship' : ''}.`,
    ),
  'rental.approval_required': (value, _, { leaseNeeds }) =>
    value === true
      ? restriction('medium', leaseApproval[leaseNeeds ?? 'either'])
      : keyPoint('low', 'A lease does not need approval.'),
  'occupancy.age_restricted': (value, _, { youngest }) =>
    value === true
      ? restriction(
          'high',
          `${youngest ? `Nobody under ${youngest} may live here for good` : 'This is an age-restricted community'}. Check the ages of everyone who will live with you.`,
        )
      : keyPoint('low', 'There is no age limit on who may live here.'),
  'occupancy.residential_only': (value, facts) =>
    value === true ? restriction('low', livingIn(facts.get('use.home_business'))) : null,
  'use.home_business': byWord({
    prohibited: restriction('medium', 'You may not run a business from your home.'),
    restricted: (limits) =>
      restriction('low', onlyWithin('You may work or run a business from home', limits)),
    allowed: keyPoint('low', 'You may run a business from your home.'),
  }),
  // Where smoking is limited to some places, a rule of one place forbids it there.
  'use.smoking': (value, facts, told) =>
    may(
      'smoking',
      'medium',
      '',
      'is',
    )(told.place && value === 'restricted' ? 'prohibited' : value, facts, told),
  'use.quiet_hours': (value, _, { onDays }) =>
    restriction(
      'low',
      // The point of 'a.m.' ends the sentence too.
      `Quiet hours run from ${String(value).split('-').map(clockWords).join(' to ')}${onDays ? ` ${onDays}`.replace(' ,', ',') : ''}`.replace(
        /\.?$/,
        '.',
      ),
    ),
  'vehicles.rv_boat_trailer': byWord({
    prohibited: restriction('medium', 'You may not keep an RV, boat or trailer here.'),
    restricted: (limits) => restriction('medium', onlyWithin('You may keep an RV, boat or trailer', limits)),
    allowed: keyPoint('low', 'You may keep an RV, boat or trailer here.'),
  }),
  'vehicles.commercial': byWord({
    prohibited: restriction('medium', 'You may not park a work truck or other commercial vehicle here.'),
    restricted: (limits) =>
      restriction('low', onlyWithin('You may park a work truck or other commercial vehicle', limits)),
    allowed: keyPoint('low', 'You may park a commercial vehicle here.'),
  }),
  'vehicles.street_parking': streetParking,
  'vehicles.guest_parking_limit': (value) =>
    restriction(
      'low',
      numberIn(value, 'days') === 0
        ? 'There is no parking for guests.'
        : `A guest may park for no more than ${length(value)}.`,
    ),
  'architecture.approval_required': (value, _, { work }) =>
    value === true
      ? restriction('medium', asksLeave(work))
      : keyPoint('low', 'You do not need approval to change the outside of your home.'),
  'architecture.review_days': (
    value,
    _,
    { workDays, inDays: asDays, complete, ofHouses, leastDays, step = 'answered' },
  ) => {
    const count = numberIn(value, 'days') ?? 0;
    if (leastDays)
      return keyPoint(
        'low',
        `An answer to a request ${wanted(ofHouses)} may take ${leastDays} to ${inDays(count, workDays, (some) => counted(some, 'day'))}${complete ? ' once it is complete' : ''}.`,
      );
    const time = asDays ? counted(count, 'day') : inDays(count, workDays, days);
    return keyPoint(
      'low',
      `A request ${wanted(ofHouses)} must be ${step} within ${time}${complete ? ' after it is complete' : ''}.`,
    );
  },
  'architecture.no_answer_means': byWord({
    approved: (_, { twice, within, ofHouses }) =>
      keyPoint(
        'low',
        `If your request ${wanted(ofHouses)} gets no answer ${within ? `within ${within}` : 'in time'}${twice ? ', even when you ask again' : ''}, it counts as approved.`,
      ),
    denied: (_, { ofHouses }) =>
      keyPoint('medium', `If your request ${wanted(ofHouses)} gets no answer in time, it counts as refused.`),
  }),
  'exterior.fences': may('fences'),
  'exterior.satellite_dishes': (value, facts, told) =>
    may(
      told.receivers ?? 'satellite dishes and antennas',
      'low',
      told.receivers === 'radio antennas' ? '' : antennaLaw,
    )(value, facts, told),
  'exterior.solar': (value, facts, told) =>
    may(told.heating ? 'solar heating panels' : 'solar panels')(value, facts, told),
  'exterior.signs': may('signs', 'low'),
  'exterior.outbuildings': may('sheds and other outbuildings'),
  'exterior.clotheslines': may('clotheslines', 'low'),
  'exterior.flags': may('flags', 'low', flagLaw),
  'exterior.minimum_home_size_sqft': (value, _, { floors, ground }) =>
    restriction(
      'low',
      `A house${floors ? ` with ${floors === 'one' ? 'one floor' : 'more than one floor'}` : ''} must have at least ${figure(Number(value))} square feet${ground && floors !== 'one' ? ' on its main floor' : ''}.`,
    ),
} satisfies Sayings;
