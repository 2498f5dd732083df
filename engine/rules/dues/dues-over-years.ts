import { type Candidate, type ScanRule, words } from '../../find/pattern.ts';
import type { Sentence } from '../../model.ts';
import { sumsByYear } from './dues-amount.ts';
import { dues, hypothetical } from './dues-change.ts';
import { raiseBetween } from './raise-between.ts';

const duesOfYear =
  /\{n(?<year>\d+)\} (?:(?!special)[a-z]+ ){0,2}?(?:dues|assessments?|fees?):?(?: of| is| was)? \{m(?<money>\d+)\}/g;

/** '2024 assessment $100/qtr, 2023 assessment $94/qtr': the change from one year to the next. */
export const duesOfTwoYears: ScanRule = {
  facts: ['budget.dues_change'],
  scan: function* (doc): Generator<Candidate> {
    const told = doc.sentences
      .flatMap((sentence) => sumsByYear(sentence, duesOfYear).map((one) => ({ ...one, sentence })))
      .toSorted((a, b) => b.year - a.year);
    const [now] = told;
    const before = told.find(({ year }) => now && year === now.year - 1);
    const value = now && before ? raiseBetween(before.money, now.money, now.sentence) : null;
    if (!now || !before || value === null) return;
    const ranges = [...new Set([now.sentence, before.sentence])];
    yield { fact: 'budget.dues_change', value, tier: 'told', ranges };
  },
};

const raisedBy = words`increas\w* (?:in |of )?(?:the |our )?(?:[a-z]+ ){0,3}?${dues}\b[^.{]{0,40}(?:{count} )?(?:by|of) {money}`;
const newDues = words`\b(?:dues|assessments?|fees?)\b[^.{]{0,50}(?:{count} )?(?:is|are|will be|of|to)[^.{]{0,12}{money}`;

const caughtMoney = (pattern: RegExp, { plain, quantities }: Sentence) => {
  const token = /\{m(\d+)\}$/.exec(pattern.exec(plain)?.[0] ?? '');
  const money = token && quantities[Number(token[1])];
  return money?.kind === 'money' ? money : null;
};

/** 'to increase the dues by $29. The annual fee is $321.': the raise in one sentence and the new dues in one of the next two. */
export const duesRaisedBy: ScanRule = {
  facts: ['budget.dues_change'],
  scan: function* (doc): Generator<Candidate> {
    for (const sentence of doc.sentences) {
      const by = hypothetical.test(sentence.plain) ? null : caughtMoney(raisedBy, sentence);
      if (by === null) continue;
      const next = doc.sentences.slice(sentence.index + 1, sentence.index + 3);
      const other = next.find((said) => (caughtMoney(newDues, said)?.amount ?? 0) > by.amount);
      const now = other && caughtMoney(newDues, other);
      const value = now && raiseBetween({ ...by, amount: now.amount - by.amount }, now, other);
      if (other && typeof value === 'number')
        yield { fact: 'budget.dues_change', value, tier: 'plain', ranges: [sentence, other] };
    }
  },
};

const presentDues = words`\b(?:current|present|existing|today\x27s) (?:annual |monthly |quarterly |yearly |hoa |association |dues |assessment )*(?:rate|dues|assessments?|fees?|amount)(?: (?:is|are|of|at)){1,2} {money}`;
const comingDues = words`\b${dues}\b(?:[^.;{]|{date}|{count}){0,90}\b(?:will be|are being|were|was|is being|be|have been|has been|are|is|will) (?:raised|increased|lowered|reduced|rise|increase|go up|going up|set)(?: to| at) {money}`;

/** 'The current annual rate is $140. … The dues for 2032 will be raised to $175.': the old dues in one sentence, the new in another. */
export const duesFromPresent: ScanRule = {
  facts: ['budget.dues_change'],
  scan: function* (doc): Generator<Candidate> {
    const now = doc.sentences.find(
      (sentence) => caughtMoney(presentDues, sentence) && /\b(?:dues|assess|rate)/.test(sentence.plain),
    );
    const next = doc.sentences.find(
      (sentence) => caughtMoney(comingDues, sentence) && !hypothetical.test(sentence.plain),
    );
    const [from, to] = [now && caughtMoney(presentDues, now), next && caughtMoney(comingDues, next)];
    if (!now || !next || now === next || !from || !to || to.amount > 2 * from.amount) return;
    const value = raiseBetween(from, to, next);
    const ranges = [now, next].toSorted((a, b) => a.start - b.start);
    if (value !== null) yield { fact: 'budget.dues_change', value, tier: 'implied', ranges };
  },
};
