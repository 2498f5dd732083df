import type { MoneyQuantity } from '../../language/quantity.ts';
import type { Sentence } from '../../model.ts';

/** A sum and the words that belong to it: no other sum lies between, nor the end of a part of the sentence. */
export interface Clause {
  readonly money: MoneyQuantity;
  /** All of the sentence that stands before it. */
  readonly lead: string;
  readonly before: string;
  /** 'in the reserve account', right behind the sum; empty where no account is named there. */
  readonly place: string;
  /** Ends with '{' where another sum follows in the same part of the sentence. */
  readonly after: string;
}

/** 'is held in the reserve account', behind a sum. */
const inAccount =
  /^(?: (?:is|are|was|were|has been|remains?|remaining|left|held|kept|saved|set aside|sitting|invested|on (?:hand|deposit)|currently|now|still|both)){0,4} in (?:(?:the|our|its|an?|all|both|various|several|different|combined|total|\{n\d+\}|[a-z]+'s|association|hoa|bank|cash|capital) ){0,4}(?:[a-z]+ ){0,2}?(?:reserves?|replacement|operating|operations|checking|savings|money market|general fund)\b(?:(?: and| &|,|\/) (?:the |our )?(?:reserves?|operating|checking|savings))?(?: (?:accounts?|funds?|cash))?/;
const partEnds = /(?<!\b(?:mrs?|ms|dr|st|no|approx))[.;] /g;
const sum = /\{m(\d+)\}/g;

/** Each sum of a sentence with its words. */
export function clausesOf({ plain, quantities }: Sentence): readonly Clause[] {
  const found: Clause[] = [];
  const sums = [...plain.matchAll(sum)];
  let from = 0;
  for (const [at, m] of sums.entries()) {
    const end = m.index + m[0].length;
    const next = sums[at + 1]?.index;
    const rest = plain.slice(end, next === undefined ? undefined : next + 1).split(/[.;](?: |$)/)[0] ?? '';
    const money = quantities[Number(m[1])];
    const place = inAccount.exec(rest)?.[0] ?? '';
    const lead = plain.slice(0, m.index);
    const own = plain.slice(from, m.index);
    const part = [...own.matchAll(partEnds)].at(-1);
    const before = (part ? own.slice(part.index + part[0].length) : own).replace(/ ?\([^()]*\)/g, '');
    if (money?.kind === 'money') found.push({ money, lead, before, place, after: rest.slice(place.length) });
    from = end + place.length;
  }
  return found;
}
