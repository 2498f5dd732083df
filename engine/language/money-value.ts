import type { MoneyQuantity, Period, Quantity } from './quantity.ts';

/** A money value in the catalogue's form. */
export interface MoneyValue extends Record<string, string | number> {
  readonly amount: number;
}

/** The first of the quantities that is money; undefined where there is none. */
export function firstMoney(quantities: readonly Quantity[]): MoneyQuantity | undefined {
  return quantities.find((quantity) => quantity.kind === 'money');
}

/** The last of the quantities that is money; undefined where there is none. */
export function lastMoney(quantities: readonly Quantity[]): MoneyQuantity | undefined {
  return quantities.findLast((quantity) => quantity.kind === 'money');
}

/** Money as the catalogue writes it; a period or basis given here is used where the words name none. */
export function moneyOf(
  quantity: Quantity | undefined,
  otherwise: { readonly period?: Period | undefined; readonly per?: 'home' | undefined } = {},
): MoneyValue | null {
  if (quantity?.kind !== 'money' || !(quantity.amount > 0)) return null;
  const period = quantity.period ?? otherwise.period;
  const per = quantity.per ?? otherwise.per;
  return { amount: quantity.amount, ...(period && { period }), ...(per && { per }) };
}
