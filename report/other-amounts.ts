import type { Fact, FactValue } from '#contract/analysis.ts';
import { toHundredths } from '#engine/language/hundredths.ts';
import { timesAYear } from '#engine/language/quantity.ts';
import { dollars, figure } from '#engine/say/display.ts';
import { factOf } from './fact-of.ts';
import { byRules } from './found-by.ts';
import type { ShownAnalysis } from './read-analysis.ts';
import { subjectOf } from './subjects.ts';

/** An amount put another way, with the sum that it comes from: '$30 a month', '$90 × 4 ÷ 12'. */
export interface OtherAmount {
  readonly text: string;
  readonly sum: string;
}

/** What other amounts are put in proportion to; null where the document does not say. */
export interface Measures {
  /** What one home pays. */
  readonly regularDues: FactValue | null;
  readonly homes: number | null;
}

const field = (value: FactValue | null, key: string) =>
  typeof value === 'object' && value !== null ? value[key] : undefined;

const numberOf = (value: FactValue | null, key: string) => {
  const found = field(value, key);
  return typeof found === 'number' ? found : null;
};

/** The regular dues and the number of homes, where the document states them. */
export function measuresOf(analysis: Pick<ShownAnalysis, 'facts'>): Measures {
  const { facts } = byRules({ facts: analysis.facts });
  const valueTo = (id: string) => facts.find((fact) => fact.id === id)?.value ?? null;
  const homes = valueTo('community.units');
  return {
    regularDues: valueTo('assessment.regular'),
    homes: typeof homes === 'number' && homes > 1 ? homes : null,
  };
}

/** 'about ' where the cents were rounded. */
const rounded = (exact: number) => (Math.abs(exact - toHundredths(exact)) > 1e-6 ? 'about ' : '');
const money = (exact: number) => `${rounded(exact)}${dollars(toHundredths(exact))}`;

function overPeriods(amount: number, times: number): OtherAmount[] {
  const monthly = times === 12;
  const yearly = times === 1;
  const ofYear = `${dollars(amount)}${yearly ? '' : ` × ${times}`}`;
  return [
    ...(monthly ? [] : [{ text: `${money((amount * times) / 12)} a month`, sum: `${ofYear} ÷ 12` }]),
    ...(yearly ? [] : [{ text: `${money(amount * times)} a year`, sum: ofYear }]),
  ];
}

/** What one home bears of a sum of the whole association. */
function perHome(id: string, amount: number, yearly: boolean, homes: number | null): OtherAmount[] {
  if (homes === null || subjectOf(factOf(id)).reach !== 'association' || amount < homes) return [];
  const share = amount / homes;
  return [
    {
      text: `${money(share)} a home${yearly ? ' a year' : ''}`,
      sum: `${dollars(amount)} ÷ ${figure(homes)} homes`,
    },
  ];
}

/**
 * An amount of money put in other ways: per month and per year where it has a period, per home where it is the whole
 * association's and the homes are counted, in dollars where it is a multiple of the regular dues. Empty where there is
 * nothing to add; nothing but the document's own figures goes into it.
 */
export function otherAmounts(
  { id, value }: Pick<Fact, 'id' | 'value'>,
  { regularDues, homes }: Measures,
): OtherAmount[] {
  const amount = numberOf(value, 'amount');
  if (amount === null) return [];
  const period = String(field(value, 'period') ?? '');
  if (period === 'times_regular') {
    const dues = numberOf(regularDues, 'amount');
    return dues === null
      ? []
      : [{ text: `${money(amount * dues)} at present`, sum: `${figure(amount)} × ${dollars(dues)}` }];
  }
  const times = timesAYear[period];
  return [
    ...(times === undefined ? [] : overPeriods(amount, times)),
    ...(period === '' || period === 'year' ? perHome(id, amount, period === 'year', homes) : []),
  ];
}
