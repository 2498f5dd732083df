import type { FactValue } from '#contract/analysis.ts';
import { catalogue, catalogueFact } from '../catalogue.ts';
import type { Decided } from '../find/decide.ts';
import { fold } from '../language/plain.ts';

const near = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 0.4;

/** Whether two readers say the same: what one leaves out of a sum (its period) is no other answer. */
export function agree(a: FactValue, b: FactValue): boolean {
  if (typeof a === 'string' && typeof b === 'string') return fold(a) === fold(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b || near(a, b);
  const [x, y] = [a, b];
  return ['amount', 'percent', 'days', 'min', 'max', 'value', 'unit', 'period'].every(
    (key) =>
      x[key] === y[key] || near(x[key], y[key]) || (key === 'period' && (x[key] == null || y[key] == null)),
  );
}

/** The rules' answer with what the model says of the same fact: the model takes nothing away. */
function withSecond(ruled: Decided, second: Decided): Decided {
  if ([ruled, ...ruled.conflicts].some(({ value }) => agree(value, second.value)))
    return { ...ruled, by: 'both' };
  const kind = catalogueFact(ruled.fact)?.kind;
  // Another way of writing a name or a day is no contradiction.
  if (kind === 'text' || kind === 'state') return ruled;
  const { value, citations } = second;
  return { ...ruled, conflicts: [...ruled.conflicts, { value, citations, by: 'model' }] };
}

/** What both readers found, in the catalogue's order: agreed, contradicted, or found by one alone. */
export function merge(ruled: readonly Decided[], second: readonly Decided[]): Decided[] {
  const merged: Decided[] = [];
  for (const { id, kind } of catalogue) {
    const first = ruled.filter(({ fact }) => fact === id);
    const found = second.filter(({ fact }) => fact === id);
    if (kind.startsWith('list:')) {
      const isKnown = (one: Decided) => first.some((other) => agree(one.value, other.value));
      merged.push(
        ...first.map((one) =>
          found.some((other) => agree(one.value, other.value)) ? { ...one, by: 'both' as const } : one,
        ),
      );
      merged.push(...found.filter((one) => !isKnown(one)).map((one) => ({ ...one, by: 'model' as const })));
      continue;
    }
    const [own, other] = [first[0], found[0]];
    if (own) merged.push(other ? withSecond(own, other) : own);
    else if (other) merged.push({ ...other, by: 'model' });
  }
  return merged;
}
