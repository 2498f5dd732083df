import { dateWords } from '../compose/display.ts';
import { plainText } from '../language/plain.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Doc } from '../model.ts';
import type { ReadParticulars } from './particulars.ts';

/** So much of the text names the period, in lines no longer than this. */
const head = 900;
const longest = 110;
const fromTo = /\{t(\d+)\} ?(?:-|–|—|to|through|thru|until) ?\{t(\d+)\}/;
const balance = '(?: [a-z]+){0,2} balances?\\b[^{}]{0,12}\\{t(\\d+)\\}';
const opening = new RegExp(`^\\W*(?:beginning|opening|starting)${balance}`);
const closing = new RegExp(`^\\W*(?:ending|closing)${balance}`);
/** '2030-31', '2030/2031': two years in a row. */
const twoYears = /(?<![\d/.-])((?:19|20)\d\d) ?[-/–] ?((?:19|20)?\d\d)(?![\d/.-])/g;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
  readonly quantities: readonly Quantity[];
}

function linesOf({ source }: Doc): Line[] {
  let at = 0;
  return source.text.split('\n').flatMap((text) => {
    const start = at;
    at += text.length + 1;
    return text.length > longest || !/\d/.test(text)
      ? []
      : [{ start, end: start + text.length, ...plainText(text) }];
  });
}

const dayOf = ({ quantities }: Line, token: string | undefined): string | null => {
  const date = token === undefined ? undefined : quantities[Number(token)];
  return date?.kind === 'date' ? date.iso : null;
};

/** From when to when the figures run, by a title or by the days of the balances at both ends. */
function periodIn(doc: Doc): { from: string; to: string; lines: readonly Line[] } | null {
  const lines = linesOf(doc);
  for (const line of lines) {
    // Several cells are the names of columns.
    if (line.start > head || doc.source.text.slice(line.start, line.end).includes('\t')) continue;
    const span = fromTo.exec(line.plain);
    const [from, to] = [dayOf(line, span?.[1]), dayOf(line, span?.[2])];
    if (from && to) return { from, to, lines: [line] };
  }
  const first = lines.find(({ plain }) => opening.test(plain));
  const last = lines.findLast(({ plain }) => closing.test(plain));
  const from = first && dayOf(first, opening.exec(first.plain)?.[1]);
  const to = last && dayOf(last, closing.exec(last.plain)?.[1]);
  return first && last && from && to ? { from, to, lines: [first, last] } : null;
}

/** The last day of figures that run from the beginning of a year and end before its last month does. */
export function lastDayOfPart(doc: Doc): string | null {
  const told = periodIn(doc);
  const isPart =
    told &&
    told.from.slice(0, 4) === told.to.slice(0, 4) &&
    /-01(?:-01)?$/.test(told.from) &&
    /^\d{4}-\d\d-\d\d$/.test(told.to) &&
    !told.to.endsWith('-12-31');
  return isPart ? dateWords(told.to) : null;
}

/** The kind of the document, and the period of its figures where that is no calendar year. */
export const ofPeriod: ReadParticulars = ({ doc, one, cited }) => {
  const kind = { kind: doc.type };
  if (doc.type !== 'budget' && doc.type !== 'financial') return { particulars: kind };
  const year = Number(one.value);
  const told = periodIn(doc);
  if (told) {
    const [first, last] = [told.from, told.to].map((iso) => Number(iso.slice(0, 4)));
    if (first !== undefined && last === first + 1 && (year === first || year === last))
      return {
        particulars: { ...kind, span: `${dateWords(told.from)} to ${dateWords(told.to)}` },
        further: told.lines.map(({ start, end }) => ({ start, end })),
      };
  }
  for (const { text } of cited)
    for (const [, first, second = ''] of text.matchAll(twoYears)) {
      const last = second.length === 2 ? Number(`${first?.slice(0, 2)}${second}`) : Number(second);
      if (last === Number(first) + 1 && (year === last || year === Number(first)))
        return { particulars: { ...kind, span: `${first} to ${last}` } };
    }
  return { particulars: kind };
};
