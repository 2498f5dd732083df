import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../../catalogue.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry, HeadedFigure } from '../../tables/entry.ts';
import { feesInLines } from './fees-in-a-line.ts';

type Charge = Pick<HeadedFigure, 'value' | 'percent'>;

interface Fee {
  readonly fact: FactId;
  readonly label: RegExp;
  readonly value: (figure: Charge, label: string) => FactValue | null;
}

const upTo =
  (most: number) =>
  ({ value, percent }: Charge): FactValue | null =>
    !percent && value > 0 && value <= most ? { amount: value } : null;

const periods: Record<string, 'month' | 'quarter' | 'half_year' | 'year'> = {
  monthly: 'month',
  quarterly: 'quarter',
  'semi-annual': 'half_year',
  annual: 'year',
  yearly: 'year',
};
const dues =
  /^(?:(?:19|20)\d\d )?(monthly|quarterly|semi-annual|annual|yearly) (?:regular |hoa |association |homeowners? )*(?:assessments?|dues)(?: \(?per (?:unit|home|lot)\)?)?$/;

const fees: readonly Fee[] = [
  {
    fact: 'assessment.transfer_fee',
    label:
      /^(?:document |ownership |account |property |title )*transfer (?:fee|charge)|^(?:resale|estoppel|disclosure|status|closing) (?:certificate|letter|statement|package|packet|documents?|fee)/,
    value: upTo(5000),
  },
  {
    fact: 'assessment.returned_payment_fee',
    label:
      /\b(?:nsf|non-?sufficient funds?|insufficient funds?|return(?:ed)? (?:checks?|payments?|items?)|bounced checks?)\b/,
    value: upTo(500),
  },
  {
    fact: 'assessment.initial_contribution',
    label:
      /^(?:new owner |buyer'?s? |initial )*(?:working capital|capital(?:ization)?|reserve) (?:contribution|fee|fund|assessment)\b(?=.*\b(?:clos\w+|new|buyers?|purchasers?|sale|transfer)\b)|^(?:working capital|new owner capital) (?:contribution|fee)/,
    value: upTo(20_000),
  },
  {
    fact: 'assessment.late_fee',
    label: /^late (?:fee|charge|payment|penalty)/,
    value: (figure) =>
      figure.percent && figure.value > 0 && figure.value <= 25
        ? { percent: figure.value }
        : upTo(500)(figure),
  },
  {
    fact: 'assessment.regular',
    label: dues,
    value: ({ value, percent }, label) => {
      const period = periods[dues.exec(label)?.[1] ?? ''];
      return period && !percent && value > 0 && value <= 60_000
        ? { amount: value, period, per: 'home' }
        : null;
    },
  },
];

/** What heads a list of what owners are charged, and no line of a budget. */
const schedule = /\b(?:fees?|charges?)\b(?! (?:income|revenue|collected))/;
const notSchedule = /\b(?:income|revenues?|expenses?|budget|actual|ytd|total|receipts)\b/;
/** Fewer rows of charges make no schedule. */
const leastRows = 2;

/** Rows of one figure under a heading that names charges: the lists of an association's fees, one after the other. */
const schedules = oncePerDoc((doc: Doc): readonly (readonly Entry[])[] => {
  const single = entries(doc).filter(
    ({ figures, under }) =>
      figures.length === 1 &&
      [under, figures[0]?.header ?? ''].some((head) => schedule.test(head)) &&
      ![under, figures[0]?.header ?? ''].some((head) => notSchedule.test(head)),
  );
  return [...Map.groupBy(single, ({ under, row }) => `${row.page} ${under}`).values()].filter(
    (list) => list.length >= leastRows,
  );
});

/** '• Transfer Fee: $250.00' on a line of its own. */
const labeled =
  /^[ \t•*–-]*([A-Z][A-Za-z0-9 ()&'’/.,-]{2,60}?)[ \t]*:[ \t]*\$ ?([\d,]+(?:\.\d\d)?)[.]?(?:[;(][^\n$]{0,80})?[ \t]*$/gm;
/** So many lines of charges make a list, and not a letter that names one. */
const leastLabeled = 3;
const anyCharge =
  /\b(?:fees?|charges?|nsf|checks?|deposits?|fines?|certificates?|letters?|keys?|rental|submission|assessments?|dues)\b/i;

/** The lines of a list of charges that is no table: a label, a colon, an amount. */
function labeledLines({ source: { text } }: Doc) {
  const lines = [...text.matchAll(labeled)].flatMap((m) => {
    const [whole, name = '', amount = ''] = m;
    if (!anyCharge.test(name)) return [];
    const start = m.index + whole.length - whole.trimStart().length;
    const label = name.toLowerCase();
    return [
      {
        label,
        value: Number(amount.replaceAll(',', '')),
        run: { start, end: m.index + whole.trimEnd().length },
      },
    ];
  });
  return lines.length < leastLabeled ? [] : lines;
}

/** 'Transfer Fee $250', 'Returned Check: $35' in a list of what owners are charged. */
export const feeSchedule: ScanRule = {
  facts: fees.map(({ fact }) => fact),
  *scan(doc): Generator<Candidate> {
    for (const { label, figures, runs } of schedules(doc).flat()) {
      const [figure] = figures;
      if (!figure) continue;
      for (const { fact, label: form, value } of fees) {
        const told = form.test(label) ? value(figure, label) : null;
        if (told !== null) yield { fact, value: told, tier: 'told', ranges: runs };
      }
    }
    for (const { label, value: amount, run } of [...labeledLines(doc), ...feesInLines(doc)]) {
      for (const { fact, label: form, value } of fees) {
        const told = form.test(label) ? value({ value: amount, percent: false }, label) : null;
        if (told !== null) yield { fact, value: told, tier: 'implied', ranges: [run] };
      }
    }
  },
};
