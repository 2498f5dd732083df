import type { Severity } from '#contract/analysis.ts';

/** The place of a severity, the gravest first. */
export const severityRank: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** What could cost a buyer the home; what may be refused that they need; money of any size; one sum that is soon over; what is only quoted. */
const ranks: readonly (readonly string[])[] = [
  ['document.', 'assessment.foreclosure'],
  ['rental.', 'pets.', 'occupancy.', 'vehicles.', 'sale.'],
];
const smallSums = [
  'assessment.initial_contribution',
  'assessment.transfer_fee',
  'assessment.late_fee',
  'assessment.late_after',
  'assessment.returned_payment_fee',
];

/** Where a fact or clause stands among those as grave as it: the harm that comes first is the lowest. */
export function harmOf(id: string): number {
  const fact = id.replace(/^risk\./, '').replace(/-\d+$/, '');
  const rank = ranks.findIndex((ids) =>
    ids.some((one) => fact === one || (one.endsWith('.') && fact.startsWith(one))),
  );
  if (rank >= 0) return rank;
  if (fact.startsWith('rest.')) return ranks.length + 2;
  return smallSums.includes(fact) ? ranks.length + 1 : ranks.length;
}
