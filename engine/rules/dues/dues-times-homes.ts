import { type Candidate, type ScanRule, words } from '../../find/pattern.ts';
import { moneyOf } from '../../language/money-value.ts';
import type { MoneyQuantity, Quantity } from '../../language/quantity.ts';
import { countOf } from '../../language/values.ts';
import type { Doc, Sentence } from '../../model.ts';
import { periodIn } from './dues-amount.ts';

const homes =
  '(?:residential )?(?:homes?|homesites?|lots?|units?|houses?|dwellings?|residences?|townhomes?|homeowners?|owners?|members?|households?|hoa members?|doors?|properties|parcels)';
const forms = [
  words`{money}(?: ?(?:/|per|a) ?${homes})? ?(?:x|\*|×|times|@) ?{count} ?\(?(?:${homes}|hoa)\b`,
  words`{count} ${homes} ?(?:@|x|\*|×|at|times) ?{money}`,
  words`(?:dues|assessments?) ?\({count} ?(?:@|x|\*|×) ?{money}`,
];
/** '($480/yr x 165)': so many of what is not said, which the row's own sum proves. */
const unnamed = [words`{money} ?(?:x|\*|×|@) ?{count}`, words`{count} ?(?:x|\*|×|@) ?{money}`];
const timesAYear = { month: 12, quarter: 4, half_year: 2, year: 1, day: 0, once: 0 } as const;

/** Whether a sum of the sentence is so many times the dues, by the period that they name. */
function isProven(count: number, { amount, period }: MoneyQuantity, all: readonly Quantity[]): boolean {
  const product = count * amount * (period ? timesAYear[period] : 1);
  const sums = all.flatMap((each) =>
    each.kind === 'money' ? [each.amount] : each.kind === 'count' ? [each.value] : [],
  );
  return product > amount && sums.some((sum) => Math.abs(sum - product) < 1);
}
const dues = /\b(?:dues|assessments?)\b/;
const other =
  /\b(?:special|transfer|capital|initiation|working|management|insurance|landscap\w*|reserves?|late|declarant|builder|vacant|unsold|trash|water|sewer|cable|internet)\b/;

/** 'and a $50 special assessment': told beside the dues. */
const besides = /(?:,|;|and|plus|\+)? ?(?:an? )?\{m\d+\} special assessments?/;
const yearAlone = /(?:^|\n)[^\w\n]{0,4}((?:19|20)\d\d)\b(?![/-]\d)/g;

/** The year whose notes these are: of the last line up to here that begins with one. */
const yearOf = ({ source }: Doc, { start }: Sentence) =>
  Number([...source.text.slice(0, start).matchAll(yearAlone)].at(-1)?.[1] ?? 0);

/** Where the sum is the product, and the year's, the sum for one is the year's too. */
function yearly(doc: Doc, plain: string, count: number, money: MoneyQuantity, all: readonly Quantity[]) {
  const product = count * money.amount;
  const told = all.some((each) => each.kind === 'money' && Math.abs(each.amount - product) < 1);
  return told && (doc.type === 'budget' || doc.type === 'financial') && !/month|quarter/.test(plain);
}

/** '44 units x $150 x 12 = $79,200': how often a year, where the year's sum proves it. */
const timesTold = (count: number, { amount }: MoneyQuantity, all: readonly Quantity[]) =>
  (['month', 'quarter'] as const).find(
    (period) =>
      all.some((each) => each.kind === 'count' && each.value === timesAYear[period]) &&
      all.some(
        (each) => each.kind === 'money' && Math.abs(each.amount - count * amount * timesAYear[period]) < 1,
      ),
  );

/** '$132/lot * 57 lots | $181/lot * 57 lots': plans or years beside one another, of which nothing tells the one that holds. */
function isOpen(plain: string, quantities: readonly Quantity[]): boolean {
  const sums = forms.flatMap((form) =>
    [...plain.matchAll(new RegExp(form, 'g'))].flatMap(([words]) => {
      const money = quantities[Number(/\{m(\d+)\}/.exec(words)?.[1] ?? -1)];
      return money?.kind === 'money' ? [money.amount] : [];
    }),
  );
  return new Set(sums).size > 1;
}

/** '201 lots at $78, 6 lots at $12': none of the numbers is that of all homes. */
const isOfParts = words`{count} ${homes} ?(?:@|x|at) ?{money}[,;]? (?:and )?{count} ${homes} ?(?:@|x|at) ?{money}`;

/** What came in came from those who paid. */
const ofReceipts = ({ type, source }: Doc) =>
  type === 'financial' && /\breceipts\b|\bcash[- ]basis\b/i.test(source.text);

/** 'Annual dues of $43.50 x 103 homes', '60 homes @ $125/month': the dues and how many pay them, of the newest year. */
export const duesTimesHomes: ScanRule = {
  facts: ['community.units', 'assessment.regular', 'assessment.frequency'],
  *scan(doc): Generator<Candidate> {
    const told = doc.sentences.flatMap((sentence) => {
      const { plain, quantities, index } = sentence;
      const label = doc.sentences[index - 1]?.plain ?? '';
      const lead = /^\W*\{/.test(plain) && !/\{/.test(label) && label.length < 50 ? `${label} ` : '';
      if (!dues.test(lead + plain) || other.test((lead + plain).replace(besides, ''))) return [];
      const named = forms.map((form) => form.exec(plain)).find((m) => m !== null);
      const match = named ?? unnamed.map((form) => form.exec(plain)).find((m) => m !== null);
      const caught = [...(match?.[0].matchAll(/\{[mn](\d+)\}/g) ?? [])].map((m) => quantities[Number(m[1])]);
      const count = countOf(caught.find((quantity) => quantity?.kind === 'count'));
      const money = caught.find((quantity) => quantity?.kind === 'money');
      if (count === null || count < 3 || money?.kind !== 'money') return [];
      if (!named && !isProven(count, money, quantities)) return [];
      const same = quantities.find(
        (one) => one.kind === 'money' && one.amount === money.amount && one.period,
      );
      const period =
        (same?.kind === 'money' ? same.period : null) ??
        periodIn(lead + plain) ??
        timesTold(count, money, quantities) ??
        (yearly(doc, lead + plain, count, money, quantities) ? 'year' : undefined);
      const value = moneyOf(money, { period, per: 'home' });
      return { sentence, count, value, isOpen: isOpen(plain, quantities) };
    });
    const years = told.length > 1 ? told.map(({ sentence }) => yearOf(doc, sentence)) : [];
    const several = new Set(told.map(({ value }) => value?.amount)).size > 1 && new Set(years).size > 1;
    for (const [at, { sentence, count, value, isOpen: open }] of told.entries()) {
      const newest = !several || years[at] === Math.max(...years);
      const ranges = [sentence];
      if (!isOfParts.test(sentence.plain) && !ofReceipts(doc))
        yield { fact: 'community.units', value: count, tier: 'implied', ranges };
      if (!value?.period || !newest) continue;
      if (!open) yield { fact: 'assessment.regular', value, tier: 'implied', ranges };
      yield { fact: 'assessment.frequency', value: value.period, tier: 'likely', ranges };
    }
  },
};
