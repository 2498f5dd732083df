import type { Quantity } from './quantity.ts';

/** The percentage that a quantity is; null where it is something else. */
export function percentOf(quantity: Quantity | undefined): number | null {
  return quantity?.kind === 'percent' ? quantity.percent : null;
}

/** A duration as the catalogue writes it; null where the quantity is something else. */
export function daysOf(quantity: Quantity | undefined): { days: number } | null {
  return quantity?.kind === 'duration' ? { days: quantity.days } : null;
}

/** The whole number that a quantity is; null where it is something else. */
export function countOf(quantity: Quantity | undefined): number | null {
  return quantity?.kind === 'count' && Number.isInteger(quantity.value) ? quantity.value : null;
}

/** The size of a quantity in the unit in which it is written; null where it has none. */
export function sizeOf(quantity: Quantity): number | null {
  if (quantity.kind === 'money') return quantity.amount;
  if (quantity.kind === 'percent') return quantity.percent;
  if (quantity.kind === 'duration') return quantity.count;
  return quantity.kind === 'count' ? quantity.value : null;
}
