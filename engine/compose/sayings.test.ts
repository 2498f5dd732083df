import { describe, expect, it } from 'vitest';
import type { FactValue } from '#contract/analysis.ts';
import { type CatalogueFact, catalogue, type FactId } from '../catalogue.ts';
import { readingGrade } from '../testing/reading-grade.ts';
import { moneyRisks } from '../weigh/money-risks.ts';
import { useRisks } from '../weigh/use-risks.ts';
import { sayings } from './sayings.ts';

const enums: Record<string, readonly FactValue[]> = {
  'assessment.frequency': ['month', 'quarter', 'half_year', 'year'],
  'assessment.foreclosure': ['none', 'judicial', 'nonjudicial', 'either'],
  'pets.allowed': ['yes', 'restricted', 'no'],
  'rental.allowed': ['yes', 'restricted', 'no'],
  'architecture.no_answer_means': ['approved', 'denied'],
};

/** Values of every form that a fact of a kind can have. */
function samples({ id, kind }: CatalogueFact): readonly FactValue[] {
  if (kind === 'enum') {
    if (id.startsWith('maintenance.')) return ['owner', 'association', 'shared'];
    return enums[id] ?? ['prohibited', 'restricted', 'allowed'];
  }
  const byKind: Record<Exclude<typeof kind, 'enum'>, readonly FactValue[]> = {
    text: ['Willow Bend Homeowners Association, Inc.'],
    state: ['OR'],
    bool: [true, false],
    count: [1, 120],
    number: [25],
    percent: [8, 50, 67, 90],
    money: [
      { amount: 1250, period: 'year' },
      { amount: 85, period: 'month' },
      { amount: 2, period: 'times_regular' },
      { amount: -400 },
    ],
    money_or_percent: [{ amount: 25 }, { percent: 10 }],
    duration: [{ days: 15 }, { days: 365 }],
    date: ['2024-03-05', '2024'],
    range: [
      { min: 3, max: 5 },
      { min: 5, max: 5 },
    ],
    'list:money': [
      { amount: 100, period: 'day', offence: 'parking' },
      { amount: 500, per: 'home', status: 'proposed', purpose: 'a new roof' },
    ],
    'list:text': [{ what: 'repair the leaking roof', status: 'pending', outcome: 'carried', cost: 4000 }],
    'list:component': [
      { name: 'Asphalt seal coat', useful_life_years: 5, remaining_life_years: 2, cost: 12_000 },
    ],
  };
  return byKind[kind];
}

const said = catalogue.flatMap((fact) =>
  samples(fact).flatMap((value) => {
    const saying = sayings[fact.id]?.(value, new Map([[fact.id, value]]), {});
    return saying ? [{ id: fact.id, text: saying.text }] : [];
  }),
);

describe('sayings', () => {
  it('has words for every fact but the state, which the name and place already tell', () => {
    const silent = catalogue.filter(({ id }) => !said.some((s) => s.id === id)).map(({ id }) => id);
    expect(silent).toEqual(['association.state']);
  });

  it('tells a second quorum only where it is the lower one', () => {
    const say = (first: number, second: number) =>
      sayings['quorum.reduced']?.(second, new Map([['quorum.members', first]]), {})?.text;
    expect(say(60, 30)).toBe('If too few come, 30% is enough at the next try.');
    expect(say(10, 30)).toBeUndefined();
  });

  it('tells the limits of what is restricted where they are known', () => {
    const say = (fact: FactId, limits: string) => sayings[fact]?.('restricted', new Map(), { limits })?.text;
    expect(say('exterior.fences', 'with approval')).toBe('Fences are allowed only with approval.');
    expect(say('exterior.fences', '')).toBe('There are rules for fences.');
    expect(say('pets.allowed', 'a pet only with approval')).toBe('You may keep a pet only with approval.');
    expect(say('rental.allowed', 'under a written lease')).toBe(
      'You may rent out your home only under a written lease.',
    );
  });

  it('writes whole sentences', () => {
    for (const { text } of said) {
      expect(text).toMatch(/^[A-Z$\d].*\.$/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('stays at or below US grade 9, taken together and in risks', () => {
    expect(readingGrade(said.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(9);
    const values = new Map(catalogue.map((fact) => [fact.id, samples(fact)[0] ?? '']));
    const risks = [...moneyRisks, ...useRisks].flatMap(({ weigh }) => weigh(values, () => ({})) ?? []);
    expect(risks.length).toBeGreaterThan(10);
    expect(readingGrade(risks.map((r) => `${r.title} ${r.explanation}`).join(' '))).toBeLessThanOrEqual(9);
  });
});
