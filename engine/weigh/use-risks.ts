import type { Particulars } from '../find/particulars.ts';
import { anyOffence } from '../rules/collection/offence.ts';
import { wordIn } from '../say/saying.ts';
import { leansBack } from '../scope/leans-back.ts';
import { given, type RiskRule, type Warning, warn, when } from './risk-rule.ts';

const byForeclosure: Record<string, Warning> = {
  nonjudicial: warn(
    'high',
    'You could lose the home over unpaid dues, without a court case.',
    'The association may sell your home to collect a debt, and no judge looks at it first. Ask how often it has done so.',
  ),
  either: warn(
    'high',
    'You could lose the home over unpaid dues.',
    'The association may choose whether to go through a court. Ask how often it has done so.',
  ),
};

const lost = 'You could lose the home over unpaid dues.';
/** What the text says of the way, where it names neither a power of sale nor a choice. */
const foreclosed: Record<NonNullable<Particulars['way']> | 'unsaid', Warning> = {
  court: warn('high', lost, 'The association may go to court to have it sold. Ask how often it has done so.'),
  mortgage: warn(
    'high',
    lost,
    'The association may foreclose in the same way as a mortgage. In some states that takes a court, in others it does not. Ask which it is here, and how often it has done so.',
  ),
  both: warn(
    'high',
    lost,
    'The association may go to court to have it sold, or take a way that may need no court. Ask which it takes, and how often it has done so.',
  ),
  unsaid: warn(
    'high',
    lost,
    'The text here does not say whether the association must go to court first. Ask, and ask how often it has done so.',
  ),
};

/** Risks of what an owner may not do, and of who decides. */
export const useRisks: readonly RiskRule[] = [
  given('assessment.foreclosure', (value, _, { way }) =>
    value === 'judicial' ? foreclosed[way ?? 'unsaid'] : (byForeclosure[String(value)] ?? null),
  ),
  when(
    'rental.allowed',
    'no',
    warn(
      'high',
      'You may not rent out the home.',
      'If you have to move before you can sell, you cannot let it pay for itself.',
    ),
  ),
  given('rental.cap', () =>
    warn(
      'medium',
      'Few homes may be rented at once.',
      'Ask how many are rented now and how long the waiting list is.',
    ),
  ),
  given('rental.owner_occupancy_first', (_, __, { owned }) =>
    warn(
      'medium',
      owned
        ? 'You must own the home for a time before you may rent it out.'
        : 'You must live there before you may rent it out.',
      'Do not count on rent from the start.',
    ),
  ),
  when(
    'pets.allowed',
    'no',
    warn(
      'high',
      'Pets are not allowed.',
      'If you have one, this home is not for you unless the board agrees in writing.',
    ),
  ),
  when(
    'occupancy.age_restricted',
    true,
    warn(
      'high',
      'There is an age limit.',
      'Check that everyone who will live with you is old enough, now and later.',
    ),
  ),
  when(
    'sale.right_of_first_refusal',
    true,
    warn(
      'medium',
      'The association may buy the home first when you sell.',
      'It can slow down a sale. Ask whether it has ever been used.',
    ),
  ),
  given('voting.declarant_control', (value, _, { power, until, timeOver, firstTerms, classB }) => {
    if (value !== true || firstTerms || timeOver) return null;
    if (classB && !power && !until)
      return warn(
        'low',
        'There is, or was, a second class of members (Class B).',
        'It is usually the developer, with extra votes. Ask whether it has ended.',
      );
    return warn(
      'low',
      'The developer has, or had, control.',
      until
        ? `It has, or had, ${power ?? 'control of the association'} ${until}. Ask whether the owners run the board by now.`
        : 'Ask whether the owners run the board by now.',
    );
  }),
  {
    ...given('fine.schedule', (value, _, { inAll }) => {
      const offence = wordIn(value, 'offence');
      return wordIn(value, 'period') === 'day' && !leansBack.test(offence ?? '')
        ? warn(
            'medium',
            // A fine for one thing grows for that alone.
            offence && offence !== anyOffence
              ? `A fine grows day by day (${offence}).`
              : 'Fines grow day by day.',
            inAll
              ? `A small breach can become a larger bill, up to ${inAll}. Ask how you can appeal.`
              : 'A small breach can become a large bill. Ask how you can appeal.',
          )
        : null;
    }),
    ofMany: (one, count) => ({ ...one, title: `Fines for ${count} kinds of breach grow day by day.` }),
  },
];
