import type { FactValue } from '#contract/analysis.ts';
import type { FactKind } from '#engine/catalogue.ts';

type Item = Record<string, unknown>;

const perYear: Record<string, number> = { month: 12, quarter: 4, half_year: 2, year: 1 };
const smallWords = new Set(['the', 'inc', 'a', 'an', 'of', 'and', 'at', 'in', 'on']);

function wordSet(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9$%. ]+/g, ' ')
    .split(/\s+/);
  return new Set(words.map((w) => w.replace(/^\.+|\.+$/g, '')).filter((w) => w && !smallWords.has(w)));
}

/** Words in common, as a share of the shorter of two texts. */
function overlap(a: string, b: string): number {
  const x = wordSet(a);
  const y = wordSet(b);
  const smaller = Math.min(x.size, y.size);
  return smaller === 0 ? 0 : [...x].filter((w) => y.has(w)).length / smaller;
}

function near(a: unknown, b: unknown, tolerance = 0.005): boolean {
  return (
    typeof a === 'number' &&
    typeof b === 'number' &&
    Math.abs(a - b) <= Math.max(Math.abs(b) * tolerance, 0.01)
  );
}

const flat = (value: unknown): string =>
  value && typeof value === 'object' ? Object.values(value).map(flat).join(' ') : String(value ?? '');
const item = (value: unknown): Item => (value && typeof value === 'object' ? (value as Item) : {});

function sameMoney(given: unknown, right: Item): boolean {
  const found = typeof given === 'number' ? { amount: given } : item(given);
  if (typeof found.amount !== 'number') return false;
  const a = perYear[String(found.period)];
  const b = perYear[String(right.period)];
  if (a && b) return near(found.amount * a, Number(right.amount) * b);
  if (right.period && found.period && right.period !== found.period) return false;
  return near(found.amount, right.amount);
}

function sameNumber(given: unknown, right: unknown): boolean {
  const value = (v: unknown) => (typeof v === 'object' ? (item(v).amount ?? item(v).value) : v);
  if (!near(value(given), value(right))) return false;
  const unit = item(right).unit;
  return !unit || typeof given !== 'object' || item(given).unit === unit;
}

function sameComponent(given: Item, right: Item): boolean {
  const names = overlap(String(given.name ?? ''), String(right.name ?? ''));
  if (near(given.cost, right.cost, 0.01)) return names >= 0.3;
  return names >= 0.6 && given.remaining_life_years === right.remaining_life_years;
}

/** Whether a value that was found is the right one, within what the fact's kind allows. */
export function sameValue(kind: FactKind, given: FactValue, right: unknown): boolean {
  const a = item(given);
  const b = item(right);
  switch (kind) {
    case 'enum':
    case 'bool':
    case 'state':
      return given === right;
    case 'text':
      return overlap(flat(given), flat(right)) >= 0.6;
    case 'count':
    case 'number':
      return sameNumber(given, right);
    case 'percent':
      return typeof given === 'number' && Math.abs(given - Number(right)) <= 0.4;
    case 'money':
      return sameMoney(given, b);
    case 'money_or_percent':
      if (typeof b.percent !== 'number') return a.percent === undefined && sameMoney(given, b);
      return typeof a.percent === 'number' && Math.abs(a.percent - b.percent) <= 0.4;
    case 'duration':
      return near(a.days, b.days, 0.02);
    case 'date':
      return typeof given === 'string' && given.startsWith(String(right));
    case 'range':
      return near(a.min, b.min) && near(a.max, b.max);
    case 'list:money':
      return sameMoney(given, { ...b, period: undefined });
    case 'list:component':
      return sameComponent(a, b);
    case 'list:text':
      return overlap(flat(given), flat(right)) >= 0.35;
  }
}
