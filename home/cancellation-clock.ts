import type { StateRight } from '#contract/state-right.ts';
import { daysAfter, daysBetween, yearBefore } from './days.ts';

type Right = Extract<StateRight, { subject: 'cancellation' }>;

/** The days of a purchase, as ISO dates; null where the buyer has not entered one. */
export interface PurchaseDays {
  readonly contract_signed_on: string | null;
  readonly documents_received_on: string | null;
  readonly closing_on: string | null;
}

/** How long the buyer of a resale may still cancel because of the association's documents. */
export interface CancellationClock {
  /** What the state's law gives; 'unknown' where the home's state or kind of community is not entered, or was not looked up. */
  readonly law: 'rule' | 'none' | 'unknown';
  /** The last day, as the law counts it; null where it gives none, or a day is missing. */
  readonly lastDay: string | null;
  /** From today to the last day; negative once it has passed. */
  readonly daysLeft: number | null;
  /** The day that is needed to count; null where none is missing. */
  readonly missing: 'signed' | 'received' | null;
  readonly right: Right | null;
  /** The row was checked more than a year ago. */
  readonly isOld: boolean;
}

const nothing = { lastDay: null, daysLeft: null, missing: null };

/** What the days are counted from, by the words of the row. */
function startOf({ from }: { readonly from: string }, days: PurchaseDays) {
  const { contract_signed_on: signed, documents_received_on: received } = days;
  const isLater = /\bsigning\b/.test(from) && /\breceiving\b/.test(from);
  if (isLater) {
    if (!received) return { start: null, missing: 'received' as const };
    if (!signed) return { start: null, missing: 'signed' as const };
    return { start: signed > received ? signed : received, missing: null };
  }
  const [start, missing] = /\bsigning\b/.test(from)
    ? [signed, 'signed' as const]
    : [received, 'received' as const];
  return { start, missing: start ? null : missing };
}

/** `today` is an ISO date. Pure: it counts, and says what it cannot count. */
export function cancellationClock(right: Right | null, days: PurchaseDays, today: string): CancellationClock {
  const isOld = right !== null && right.checked < yearBefore(today);
  if (!right || right.finding === 'unchecked') return { law: 'unknown', ...nothing, right, isOld };
  if (!right.detail) return { law: 'none', ...nothing, right, isOld };
  const { detail } = right;
  const { start, missing } = startOf(detail, days);
  if (!start) return { law: 'rule', ...nothing, missing, right, isOld };
  const counted = daysAfter(start, detail.days, detail.unit === 'business days' ? 'business days' : 'days');
  const closing = days.closing_on;
  const lastDay = detail.endsAtClosing && closing && closing < counted ? closing : counted;
  return { law: 'rule', lastDay, daysLeft: daysBetween(today, lastDay), missing: null, right, isOld };
}
