import { atOnce, type LineItem, ofYear } from '../tables/line-items.ts';

/** The lines of a study's or a budget's tables that tell the reserves' balance, ideal and contributions. */
export const reserveLines: readonly LineItem[] = [
  {
    fact: 'reserves.balance',
    label:
      /^(?:projected |estimated |actual |current )*(?:starting|beginning|opening|current) reserve (?:fund )?balance\b|^(?:projected |estimated )?reserve (?:fund )?(?:(?:starting|beginning|opening) )?balance(?:$| as of\b)/,
    purpose: 'actual',
    weight: 7,
    take: 'first',
    value: atOnce,
  },
  {
    fact: 'reserves.balance',
    label:
      /^(?:projected |estimated |anticipated )*(?:starting|beginning|opening) (?:cash |fund |reserve )*balance\b/,
    only: 'reserves',
    purpose: 'actual',
    weight: 6,
    take: 'first',
    value: atOnce,
  },
  {
    fact: 'reserves.fully_funded_balance',
    label: /^(?:current )?(?:fully funded|ideal)(?: reserves?)?(?: fund)? (?:balance|amount|level)\b/,
    purpose: 'actual',
    weight: 8,
    take: 'first',
    value: atOnce,
  },
  {
    fact: 'reserves.recommended_contribution',
    label:
      /^(?:recommended|required)\b.{0,20}\b(?:annual|yearly|monthly)\b.{0,30}\b(?:contribution|funding|allocation)/,
    purpose: 'budget',
    weight: 8,
    take: 'first',
    value: ofYear,
    annualize: true,
  },
  {
    fact: 'reserves.current_contribution',
    label:
      /^reserve (?:funding|contributions?|transfers?) (?:in|under|by) (?:this|the(?: (?:current|adopted|approved))?) budget\b/,
    purpose: 'budget',
    weight: 7,
    take: 'first',
    value: ofYear,
    annualize: true,
  },
  {
    fact: 'reserves.current_contribution',
    label:
      /^(?:current|present|most recent)\b.{0,20}\b(?:annual|yearly|monthly)\b.{0,30}\b(?:contribution|funding|allocation)/,
    purpose: 'budget',
    weight: 8,
    take: 'first',
    value: ofYear,
    annualize: true,
  },
];
