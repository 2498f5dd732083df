import type { FactValue } from '#contract/analysis.ts';
import { type CatalogueFact, catalogueFact, type FactId } from '../catalogue.ts';
import { fold, plainText } from '../language/plain.ts';
import { type MoneyQuantity, type Quantity, timesAYear } from '../language/quantity.ts';
import { twoDigits } from '../language/two-digits.ts';
import { stateCodes } from '../language/us-states.ts';
import { locate } from './locate.ts';
import { choicesOf } from './questions.ts';

/** Words of a document that state an answer, with their quantities as our own reader has them. */
interface Stated {
  readonly words: string;
  readonly quantities: readonly Quantity[];
  /** Every figure printed in the words. */
  readonly figures: readonly number[];
}

const same = (a: number, b: number) => Math.abs(a - b) < 0.006;
const figuresIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));

function ofKind<K extends Quantity['kind']>({ quantities }: Pick<Stated, 'quantities'>, kind: K) {
  return quantities.filter((one): one is Extract<Quantity, { kind: K }> => one.kind === kind);
}

/** The one figure that a value names. */
function figureOf(value: Stated): number | null {
  const [quantity] = value.quantities;
  if (value.quantities.length === 1 && quantity?.kind === 'count') return quantity.value;
  return value.figures.length === 1 ? (value.figures[0] ?? null) : null;
}

function countIn(stated: Stated, value: Stated): number | null {
  const figure = figureOf(value);
  if (figure === null) return null;
  const counted = ofKind(stated, 'count').some((one) => same(one.value, figure));
  return counted || stated.figures.some((one) => same(one, figure)) ? figure : null;
}

function percentIn(stated: Stated, value: Stated): number | null {
  const said = ofKind(value, 'percent')[0]?.percent ?? figureOf(value);
  return (
    ofKind(stated, 'percent').find(({ percent }) => said !== null && same(percent, said))?.percent ?? null
  );
}

const money = ({ amount, period, per }: MoneyQuantity) => ({
  amount,
  ...(period && { period }),
  ...(per && { per }),
});

/** Whether an amount is printed as less than nothing: '(1,200.50)', '-$1,200.50'. */
const isBelowZero = (words: string, amount: number): boolean =>
  [...words.matchAll(/(\(|(?<![\w.)])[-–−])\s?\$?\s?(\d[\d,]*(?:\.\d+)?)(?=(\)?))/g)].some(
    ([, sign, figure, close]) =>
      same(Number(figure?.replaceAll(',', '')), amount) && (sign !== '(' || close === ')'),
  );

/** What may be less than nothing; elsewhere '(200)' repeats what was spelled out. */
const ofAccounts = /^(?:financial|budget|reserves)\./;

/** A sum of another period than is printed: '$1,200 a year' where '$100 a month' stands. What is printed is the value. */
function overPeriods(stated: Stated, value: Stated): FactValue | null {
  const [said] = ofKind(value, 'money');
  const times = timesAYear[said?.period ?? ''];
  if (!said || !times) return null;
  const printed = ofKind(stated, 'money').find(({ amount, period }) => {
    const own = timesAYear[period ?? ''];
    return own !== undefined && same(amount * own, said.amount * times);
  });
  return printed ? money(printed) : null;
}

function moneyIn(fact: FactId, stated: Stated, value: Stated): FactValue | null {
  const amount = ofKind(value, 'money')[0]?.amount ?? figureOf(value);
  if (amount === null || !(amount > 0)) return null;
  if (ofAccounts.test(fact) && isBelowZero(stated.words, amount))
    return fact === 'financial.net_income' && isBelowZero(value.words, amount) ? { amount: -amount } : null;
  const printed = ofKind(stated, 'money').find((one) => same(one.amount, amount));
  if (printed) return money(printed);
  // A row of a table may print its figure without a sign; which of several is meant, its words do not tell.
  const isRow = stated.quantities.every(({ kind }) => kind === 'count');
  const isOne = stated.figures.length > 0 && stated.figures.every((figure) => same(figure, amount));
  return isRow && isOne ? { amount } : overPeriods(stated, value);
}

function daysIn(stated: Stated, value: Stated): FactValue | null {
  const said = ofKind(value, 'duration')[0]?.days;
  const found = ofKind(stated, 'duration').find(({ days }) => said !== undefined && same(days, said));
  return found ? { days: found.days } : null;
}

function dateIn(stated: Stated, said: string): string | null {
  const iso = /^\d{4}(?:-\d\d){0,2}$/.exec(said)?.[0] ?? ofKind(plainText(said), 'date')[0]?.iso;
  return ofKind(stated, 'date').find((one) => iso !== undefined && one.iso.startsWith(iso))?.iso ?? null;
}

function rangeIn(stated: Stated, value: Stated): FactValue | null {
  const numbers = [
    ...ofKind(stated, 'count').map((one) => one.value),
    ...ofKind(stated, 'duration').flatMap(({ unit, count }) => (unit === 'day' ? [count] : [])),
    ...stated.figures,
  ];
  const said = value.figures;
  if (said.length < 1 || said.length > 2 || !said.every((one) => numbers.some((other) => same(one, other))))
    return null;
  return { min: Math.min(...said), max: Math.max(...said) };
}

function numberIn(fact: FactId, stated: Stated, value: Stated): FactValue | null {
  if (fact === 'rental.cap' && ofKind(value, 'percent').length > 0) {
    const percent = percentIn(stated, value);
    return percent === null ? null : { value: percent, unit: 'percent' };
  }
  const figure = countIn(stated, value);
  if (figure === null) return null;
  return fact === 'rental.cap' || fact === 'financial.delinquent_homes'
    ? { value: figure, unit: 'homes' }
    : figure;
}

const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

function textIn(fact: FactId, stated: Stated, said: string): string | null {
  if (fact === 'use.quiet_hours') {
    const [from, to, ...more] = ofKind(stated, 'clock').map(({ minutes }) => clock(minutes));
    return from !== undefined && to !== undefined && more.length === 0 ? `${from}-${to}` : null;
  }
  const found = said.length > 120 ? null : locate({ text: stated.words }, said);
  const text = found && stated.words.slice(found.start, found.end).replace(/\s+/g, ' ');
  if (fact !== 'association.name') return text;
  return text !== null && /^[A-Z].*(?:assoc|owners|condominium|council|club|corporation|\bhoa\b)/i.test(text)
    ? text
    : null;
}

/** 'Ames, IA 50010': a state's two letters after the name of a place. */
function postalCode(words: string, said: string): string | null {
  const printed = [...words.matchAll(/[a-z],? ([A-Z]{2})(?: \d{5}(?:-\d{4})?)?\s*$/gm)].map(
    ([, code]) => code,
  );
  const code = said.length === 2 ? said.toUpperCase() : stateCodes[fold(said)];
  return code !== undefined && printed.includes(code) ? code : null;
}

function stateIn({ words }: Stated, said: string): string | null {
  const text = ` ${fold(words).replace(/[^a-z]+/g, ' ')} `;
  const named = Object.entries(stateCodes).filter(([name]) => text.includes(` ${name} `));
  // 'West Virginia' names Virginia too.
  const longest = named.toSorted(([a], [b]) => b.length - a.length)[0];
  if (!longest) return postalCode(words, said);
  const [name, code] = longest;
  return said.toUpperCase() === code || fold(said) === name ? code : null;
}

/** Answers outside of these are misread; in the unit of the value's figure. */
const plausible: readonly (readonly [facts: RegExp, least: number, most: number])[] = [
  [/^(?:amendment|quorum)\.|_vote$|^reserves\.interest$/, 0.5, 100],
  [/^assessment\.increase_cap$|^budget\.dues_change$|^reserves\.inflation$/, 0, 100],
  [/^assessment\.interest_rate$/, 1, 36],
  [/^pets\.max_count$/, 0, 20],
  [/^pets\.max_weight_lb$/, 5, 250],
  [/^board\.size$/, 1, 25],
  [/^meeting\.notice$/, 1, 120],
  [/^community\.units$/, 2, 20_000],
  [/^exterior\.minimum_home_size_sqft$/, 300, 10_000],
  [/^budget\.year$/, 1950, 2100],
  [/^(?:assessment\.late_after|architecture\.review_days)$/, 1, 180],
  [/^declaration\./, 365, 36_500],
  [/^assessment\.(?:late_fee|returned_payment_fee)$/, 0.5, 1000],
];

function isPlausible(fact: FactId, value: FactValue): boolean {
  const figures =
    typeof value === 'number'
      ? [value]
      : typeof value === 'object'
        ? Object.values(value).filter(Number.isFinite)
        : [];
  const bounds = plausible.find(([facts]) => facts.test(fact));
  return !bounds || figures.every((one) => Number(one) >= bounds[1] && Number(one) <= bounds[2]);
}

function read({ id, kind }: CatalogueFact<FactId>, stated: Stated, said: string): FactValue | null {
  const value = statedIn(said);
  const word = fold(said).trim();
  switch (kind) {
    case 'enum':
      return choicesOf(id).includes(word) ? word : null;
    case 'bool':
      return word === 'yes' || word === 'true' ? true : word === 'no' || word === 'false' ? false : null;
    case 'percent':
      return percentIn(stated, value);
    case 'money':
      return moneyIn(id, stated, value);
    case 'money_or_percent': {
      const percent = ofKind(value, 'percent').length > 0 ? percentIn(stated, value) : null;
      return percent === null ? moneyIn(id, stated, value) : { percent };
    }
    case 'duration':
      return daysIn(stated, value);
    case 'count': {
      const count = countIn(stated, value);
      return count !== null && Number.isInteger(count) ? count : null;
    }
    case 'number':
      return numberIn(id, stated, value);
    case 'range':
      return rangeIn(stated, value);
    case 'date':
      return dateIn(stated, said);
    case 'state':
      return stateIn(stated, said);
    case 'text':
      return textIn(id, stated, said);
    case 'list:money': {
      const fine = moneyIn(id, stated, value);
      const offence = stated.words.replace(/\s+/g, ' ').trim().slice(0, 120);
      return typeof fine === 'object' && fine !== null ? { ...fine, offence } : null;
    }
    case 'list:text':
    case 'list:component':
      return null;
  }
}

const statedIn = (words: string): Stated => ({
  words,
  quantities: plainText(words).quantities,
  figures: figuresIn(words),
});

/**
 * The value of a fact that words of a document state, in the catalogue's normal form, where a model says that it is `said`.
 * Figures, dates and names are read again in the words themselves: what does not stand in them is null, and so is what
 * cannot be true. A yes, a no and a choice are only known to be one of the possible ones: their words must be confirmed.
 */
export function valueIn(fact: FactId, words: string, said: string): FactValue | null {
  const entry = catalogueFact(fact);
  const value = entry ? read(entry, statedIn(words), said) : null;
  return value !== null && isPlausible(fact, value) ? value : null;
}

/** The figure of a table's row, as a value, where a model says so and copied it: a loss only where it says a loss. */
export function valueOfFigure(figure: number, words: string, said: string): FactValue | null {
  const value = statedIn(said);
  const amount = ofKind(value, 'money')[0]?.amount ?? figureOf(value);
  if (amount === null || !same(amount, Math.abs(figure))) return null;
  if (!figuresIn(words).some((one) => same(one, amount))) return null;
  return figure < 0 === isBelowZero(said, amount) ? { amount: figure } : null;
}
