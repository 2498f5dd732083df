import { atOnce, type LineItem, ofYear } from '../../tables/line-items.ts';

const balance = {
  fact: 'reserves.balance',
  purpose: 'actual',
  tier: 'told',
  take: 'first',
  least: 0,
  value: atOnce,
} as const;
const ideal = { ...balance, fact: 'reserves.fully_funded_balance' } as const;
const contribution = {
  purpose: 'budget',
  tier: 'plain',
  take: 'first',
  least: 0,
  value: ofYear,
  annualize: true,
} as const;

/** The lines of a study's or a budget's tables that tell the reserves' balance, ideal and contributions. */
export const reserveLines: readonly LineItem[] = [
  {
    ...balance,
    label:
      /^(?:projected |estimated |actual |current )*(?:starting|beginning|opening|current) reserve (?:fund |account )?balance\b|^(?:projected |estimated )?reserve (?:fund |account )?(?:(?:starting|beginning|opening) )?balance(?:$|,? (?:est(?:\.|imated) )?as of\b|,? (?:on |at )?(?:[a-z]{3,9}\.? |\d{1,2}\/)\d{1,2}\b)/,
  },
  {
    ...balance,
    only: 'reserves',
    label:
      /^(?:current |total |actual )*(?:cash )?reserves?(?: (?:funds?|accounts?|cash|balance))* (?:on hand|on deposit|balance (?:at|as of) (?:the )?(?:beginning|start) of (?:the )?(?:fiscal )?year)\b|^(?:current |total )(?:reserve (?:fund|account|cash) balance|reserves)$|^(?:starting|beginning|opening) reserves?(?: (?:funds?|cash))?$/,
  },
  {
    ...balance,
    only: 'reserves',
    tier: 'implied',
    label:
      /^(?:projected |estimated |anticipated )*(?:starting|beginning|opening) (?:cash |fund |reserve )*balance\b/,
  },
  {
    ...balance,
    only: 'reserves',
    label:
      /^(?:reported )?balance (?:of|in) (?:the )?(?:replacement )?reserves?(?: funds?| accounts?)?(?:,? (?:at |on |as of )?(?:\d{1,2}\/\d{1,2}\/\d{2,4}|[a-z]{3,9}\.? \d{1,2}, (?:19|20)\d\d))?(?: \(projected\))?$/,
  },
  {
    ...ideal,
    only: 'reserves',
    label:
      /^(?:amount )?required (?:(?:reserve )?balance )?(?:for|at) (?:full(?:y)? fund(?:ing|ed)|100%)|^current funding objective\b|^(?:(?:replacement )?reserves?(?: (?:fund|account))?|fund) should (?:be (?:at|$)|have|hold|contain)/,
  },
  {
    ...ideal,
    tier: 'plain',
    label:
      /^(?:current |estimated )?(?:(?:fully|100%) funded|full funding|ideal)(?: reserves?)?(?: fund)? (?:balance|amount|level)\b|^(?:current )?(?:fully funded|ideal|100% funded) (?:reserves?(?: \(ideal\))?|requirement)(?:$|,? (?:at |on |as of )?\d)/,
  },
  {
    ...contribution,
    fact: 'reserves.recommended_contribution',
    label:
      /^(?:recommended|required|suggested)\b.{0,20}\b(?:annual|yearly|month(?:ly)?)\b.{0,30}\b(?:contribution|funding|allocation)|^(?:annual|yearly|monthly) (?:reserve )?(?:contribution|funding|allocation) (?:recommended|required)\b/,
  },
  {
    ...contribution,
    fact: 'reserves.current_contribution',
    tier: 'told',
    label:
      /^reserve (?:funding|contributions?|transfers?) (?:in|under|by) (?:this|the(?: (?:current|adopted|approved))?) budget\b/,
  },
  {
    ...contribution,
    fact: 'reserves.current_contribution',
    label:
      /^(?:annual|yearly|monthly) (?:reserve )?contributions?(?: from (?:assessments|dues|operating)|,? \(?(?:current|(?:19|20)\d\d) budget\)?)$|^(?:current(?:ly)? )?budgeted reserve contributions?$|^(?:current|present|most recent)\b.{0,20}\b(?:annual|yearly|monthly)\b.{0,30}\b(?:contribution|funding|allocation)|^annual funding reported\b/,
  },
];
