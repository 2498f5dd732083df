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
