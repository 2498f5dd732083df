import type { FactId } from '../../catalogue.ts';
import { moneyAmount, sumOfYear } from '../../find/caught.ts';
import { caughtIn } from '../../find/caught-in.ts';
import { type Candidate, type Found, type ScanRule, words } from '../../find/pattern.ts';
import type { Doc, Sentence } from '../../model.ts';
import type { Tier } from '../../tiers.ts';

/** What a summary page says in a heading and the items under it. */
interface Item {
  readonly fact: FactId;
  readonly heading: RegExp;
  readonly item: RegExp;
  readonly value: (found: Found) => Candidate['value'] | null;
  readonly tier: Tier;
}

const balance: Omit<Item, 'fact'> = {
  heading:
    /\b(?:cash status|status|balance) of (?:the )?reserve (?:fund|account)s?\b|^reserve (?:fund|account) (?:status|balance):?$/,
  item: words`^[^a-z0-9{]*{money} (?:as of|on|at) {date}`,
  value: moneyAmount,
  tier: 'plain',
};

const items: readonly Item[] = [
  { fact: 'reserves.balance', ...balance },
  { fact: 'financial.reserve_cash', ...balance },
  {
    fact: 'reserves.current_contribution',
    heading: /\breserve (?:fund|account)s?\b/,
    item: words`{count} (?:budgeted|approved|current) reserve (?:contributions?|funding|allocation) of {money}`,
    value: sumOfYear,
    tier: 'plain',
  },
  {
    fact: 'reserves.recommended_contribution',
    heading: /\brecommend(?:ed|s)?\b[^.]{0,60}\b(?:fund|funding|contributions?|plan)\b/,
    item: words`(?:^[^a-z{]*|[:•] ?)(?:increas\w+|decreas\w+|adjust\w*|set|budget|contribut\w+|fund\w*) (?:(?:(?:annual|yearly|the) )*(?:reserve )?(?:contributions?|funding) )?(?:to|of|at) {money} (?:in|for|by|beginning in|starting in) (?:{count}|fiscal|fy)`,
    value: sumOfYear,
    tier: 'plain',
  },
];

/** Items of a list stand this far at most under their heading. */
const reach = 3;

const foundIn = (match: RegExpExecArray, sentence: Sentence, doc: Doc): Found => ({
  match,
  sentence,
  doc,
  quantities: caughtIn({ match, sentence }),
});

/** 'Cash status of reserve fund: $612,000 as of February 28', 'Recommended funding: increase to $165,000 in 2024'. */
export const studySummary: ScanRule = {
  facts: items.map(({ fact }) => fact),
  *scan(doc): Generator<Candidate> {
    if (doc.type !== 'reserves') return;
    for (const { fact, heading, item, value, tier } of items) {
      const given = new Set<number>();
      for (const head of doc.sentences) {
        if (!heading.test(head.plain)) continue;
        for (const sentence of doc.sentences.slice(head.index, head.index + reach + 1)) {
          const match = item.exec(sentence.plain);
          if (!match || given.has(sentence.index)) continue;
          given.add(sentence.index);
          const amount = value(foundIn(match, sentence, doc));
          if (amount !== null) {
            yield { fact, value: amount, tier, ranges: [sentence] };
          }
          break;
        }
      }
    }
  },
};
