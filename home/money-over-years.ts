import { homeWords } from '#content/home-words.ts';
import type { Fact } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Citation } from '#contract/page.ts';
import { toHundredths } from '#engine/language/hundredths.ts';
import { dollars } from '#engine/say/display.ts';
import { howColumn, type Picture } from '#report/pictures/picture.ts';
import { filled } from './filled.ts';
import { dateOf, type HomeDocument, isDraft, laterFirst } from './home-document.ts';

/** The dues of a year as one document states them. */
export interface DuesOfYear {
  readonly year: number;
  /** Dollars for one home in each `period`. */
  readonly amount: number;
  readonly period: Period;
  /** Nobody has agreed to them yet. */
  readonly proposed: boolean;
  readonly document: string;
  readonly citations: readonly Citation[];
}

const timesAYear = { month: 12, quarter: 4, half_year: 2, year: 1 } as const;
export type Period = keyof typeof timesAYear;
const periods: Readonly<Record<string, Period>> = {
  month: 'month',
  monthly: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  half_year: 'half_year',
  year: 'year',
  yearly: 'year',
};

/** Papers that tell what dues are in a year. Covenants tell what they were at first, or may be. */
const ofAYear: readonly DocumentType[] = ['budget', 'financial', 'minutes', 'other'];

const ofItsYear: readonly DocumentType[] = ['budget', 'financial'];

const factIn = ({ analysis: { facts } }: HomeDocument, id: string) =>
  facts.find((fact) => fact.id === id && fact.found_by !== 'model');

/**
 * The year that the words name: 'the annual fee for 2027'. Of a budget or statement else its own; minutes and letters may speak of
 * the next year, so that theirs tells nothing.
 */
function yearOf(document: HomeDocument, { citations }: Fact): number | null {
  const named = new Set(citations.flatMap(({ quote }) => quote.match(/\b(?:19|20)\d{2}\b/g) ?? []));
  const [only] = named;
  if (named.size > 0) return named.size === 1 ? Number(only) : null;
  const date = dateOf(document);
  return date !== null && ofItsYear.includes(document.analysis.document_type)
    ? Number(date.slice(0, 4))
    : null;
}

function duesIn(document: HomeDocument): DuesOfYear | null {
  const fact = factIn(document, 'assessment.regular');
  if (!fact || typeof fact.value !== 'object' || !ofAYear.includes(document.analysis.document_type))
    return null;
  const { amount, period: stated, per, limit } = fact.value;
  if (typeof amount !== 'number' || amount <= 0 || per === 'association' || limit !== undefined) return null;
  // Of a sum without its period the same paper may say how often it is due.
  const frequency = stated === undefined ? factIn(document, 'assessment.frequency') : undefined;
  const period = periods[String(stated ?? frequency?.value)];
  const year = yearOf(document, fact);
  if (period === undefined || year === null) return null;
  return {
    year,
    amount,
    period,
    proposed: isDraft(document),
    document: document.id,
    citations: [...fact.citations, ...(frequency?.citations ?? [])],
  };
}

/**
 * The dues of each year of which a budget, minutes, a statement or a letter tells, the earliest first. Of two papers on one
 * year the later holds; one that is only proposed holds where there is no other.
 */
export function duesByYear(documents: readonly HomeDocument[]): DuesOfYear[] {
  const latest = documents.toSorted((a, b) => laterFirst(dateOf(a), dateOf(b)));
  const all = latest.flatMap((document) => duesIn(document) ?? []);
  const firm = [...all].sort((a, b) => Number(a.proposed) - Number(b.proposed));
  const byYear = Map.groupBy(firm, ({ year }) => year);
  return [...byYear.values()].flatMap(([first]) => first ?? []).sort((a, b) => a.year - b.year);
}

/** Dues over the years as a picture with its table; null where fewer than two years are known. */
export function duesPicture(
  dues: readonly DuesOfYear[],
  nameOf: (document: string) => string,
): Picture | null {
  const [first] = dues;
  const last = dues.at(-1);
  if (dues.length < 2 || !first || !last) return null;
  const { money: words } = homeWords;
  const sameUnit = dues.every(({ period }) => period === first.period);
  const unit = sameUnit ? first.period : 'year';
  const rows = dues.map((one) => {
    const factor = sameUnit ? 1 : timesAYear[one.period];
    const value = toHundredths(one.amount * factor);
    return {
      ...one,
      value,
      label: one.proposed ? `${one.year} ${words.proposed}` : String(one.year),
      how:
        factor === 1
          ? filled(words.stated, { document: nameOf(one.document) })
          : filled(words.reckoned, {
              sum: `${dollars(one.amount)} × ${factor}`,
              document: nameOf(one.document),
            }),
    };
  });
  const [start, end] = [rows[0], rows.at(-1)];
  if (!start || !end) return null;
  const told = { from: start.label, first: dollars(start.value), to: end.label, last: dollars(end.value) };
  return {
    kind: 'bars',
    id: 'dues',
    title: words.title,
    sentence: filled(words.sentence, { ...told, unit: words.units[unit] }),
    bars: rows.map(({ label, value, proposed }) => ({
      label,
      value,
      display: dollars(value),
      reckoned: proposed,
    })),
    table: {
      columns: [words.year, `${words.dues} ${words.units[unit]}`, howColumn],
      rows: rows.map(({ label, value, how }) => [label, dollars(value), how]),
    },
    citations: [],
  };
}
