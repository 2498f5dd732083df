import { timesAYear } from '#engine/language/quantity.ts';
import { dollars } from '#engine/say/display.ts';
import { perYear } from '#engine/say/money-per.ts';
import type { ShownAnalysis } from './read-analysis.ts';

/**
 * What one home pays in a year, from the amount that the document states and not from its twelfth, which may be rounded:
 * '$3,000 a year', '$250 × 12'. The sum is null where the document itself states the year; null where there are no fees.
 */
export function yearlyDues({
  monthly_fees: fees,
  facts,
}: Pick<ShownAnalysis, 'monthly_fees' | 'facts'>): { text: string; sum: string | null } | null {
  if (fees === null) return null;
  const value = facts.find(({ id }) => id === 'assessment.regular')?.value;
  const { amount, period } = typeof value === 'object' ? value : {};
  const year = perYear(value);
  if (year === null || typeof amount !== 'number') {
    return { text: `${dollars(Math.round(fees * 1200) / 100)} a year`, sum: `${dollars(fees)} × 12` };
  }
  const times = timesAYear[String(period)] ?? 1;
  return { text: `${dollars(year)} a year`, sum: times > 1 ? `${dollars(amount)} × ${times}` : null };
}
