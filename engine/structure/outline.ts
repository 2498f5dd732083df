import type { Block, Section } from '../model.ts';
import { regex } from '../regex.ts';
import type { Cleaned, Paragraph } from './clean.ts';
import { type Heading, headingOf } from './headings.ts';
import { labelOf } from './labels.ts';
import { Levels } from './levels.ts';
import { withoutListed } from './listed-items.ts';
import { cellsIn } from './rows.ts';
import { titleCase } from './title-case.ts';
import {
  mayBeTitle,
  questionsAsHeadings,
  runInStyle,
  titlesOver,
  unnumberedTitles,
} from './unnumbered-titles.ts';

export interface Outline {
  readonly sections: readonly Section[];
  readonly blocks: readonly Block[];
}

/** Lines of one heading, at the most, and characters. */
const mostLines = 6;
const longest = 300;

/** The document's own outline, and its text in blocks that know their section. */
export function outline(cleaned: Cleaned, paragraphs: readonly Paragraph[]): Outline {
  const { text } = cleaned.source;
  const printed = withoutListed(headings(cleaned, paragraphs), cleaned, paragraphs);
  const bare = withoutOrders(printed, cleaned, paragraphs);
  const found = withQuestions(
    withTitles(withoutStrays(bare, cleaned, paragraphs), cleaned, paragraphs),
    cleaned,
    paragraphs,
  );
  const levels = new Levels();
  const open: number[] = [];
  const ends: number[] = [];
  const sections: Omit<Section, 'end'>[] = [];
  const blocks: Block[] = [];
  /** The paragraph that the innermost section began in with its title; null where another heading did. */
  let runIn: Paragraph | null = null;
  /** That paragraph is nothing but its title. */
  let isOver = false;
  for (let i = 0; i < paragraphs.length; i += 1) {
    const paragraph = paragraphs[i];
    if (!paragraph) break;
    const { start, end, row } = paragraph;
    const heading = found[i];
    if (!heading) {
      if (
        runIn &&
        (!isOver || mayBeTitle(text.slice(start, end))) &&
        !goesOn.test(text.slice(start, end)) &&
        !row &&
        !(cleaned.layout.wrapped && isSame(runIn, paragraph))
      ) {
        ends[open.pop() ?? 0] = start;
        levels.leave();
        runIn = null;
      }
      const cells = cellsIn(paragraph);
      const block = {
        start,
        end,
        kind: row ? ('row' as const) : ('text' as const),
        section: open.at(-1) ?? -1,
      };
      blocks.push(cells ? { ...block, cells } : block);
      continue;
    }
    const lines = heading.whole ? linesOfHeading(found, paragraphs, i) : 1;
    const last = paragraphs[i + lines - 1] ?? paragraph;
    const index = sections.length;
    const title = titleOf(found, i, lines);
    const { parent, level } = levels.place(index, heading, title);
    for (let top = open.at(-1); top !== undefined && top !== parent; top = open.at(-1)) {
      ends[top] = start;
      open.pop();
    }
    open.push(index);
    runIn = heading.style === runInStyle ? paragraph : null;
    isOver = runIn !== null && heading.whole;
    const headingEnd = lines > 1 ? last.end : start + heading.length;
    sections.push({
      index,
      parent,
      level,
      number: heading.label?.number ?? '',
      title,
      headingStart: start,
      headingEnd,
    });
    blocks.push({ start, end: headingEnd, kind: 'heading', section: index });
    if (headingEnd < end) {
      const rest = headingEnd + text.slice(headingEnd, end).search(/\S|$/);
      if (rest < end) blocks.push({ start: rest, end, kind: 'text', section: index });
    }
    i += lines - 1;
  }
  return {
    sections: sections.map((section) => ({ ...section, end: ends[section.index] ?? text.length })),
    blocks,
  };
}

/** What goes on with the paragraph before: an item of a list, the rest of a sentence. */
const goesOn = /^\s*(?:[-–—•*▪◦o·]\s|\(?[\da-z]{1,3}[.)]\s|[a-z])/;

/** Where blank lines part the paragraphs of a text in broken lines, what follows without one is of the same, however its lines break. */
const isSame = ({ lines: [title] }: Paragraph, { lines: [line] }: Paragraph) =>
  title?.apart === true && line?.apart === false && title.page === line.page;

/** A line by itself and the paragraph behind it, blank lines before them both. */
const isApart = ({ lines: [title] }: Paragraph, { lines: [line], row }: Paragraph) =>
  title?.apart === true && line?.apart === true && title.page === line.page && !row;

/** With the titles that paragraphs begin with, where that is the paper's custom. */
function withTitles(
  found: readonly (Heading | null)[],
  { source: { text } }: Cleaned,
  paragraphs: readonly Paragraph[],
): (Heading | null)[] {
  const titles = unnumberedTitles(
    paragraphs.map(({ start, end, row, lines: [line] }, at) =>
      found[at] || row || line?.tabled ? null : text.slice(start, end),
    ),
  );
  const over = titlesOver(
    paragraphs.map((one, at) => {
      const next = paragraphs[at + 1];
      if (!next || one.lines.length !== 1 || found[at] || found[at + 1]) return null;
      const line = text.slice(one.start, one.end);
      return isSame(one, next) || (isApart(one, next) && titleCase(line))
        ? { line, under: text.slice(next.start, next.end) }
        : null;
    }),
  );
  return found.map((heading, at) => heading ?? titles[at] ?? over[at] ?? null);
}

/** With the marked questions of a paper of questions and answers, and without what short answers look like. */
function withQuestions(
  found: readonly (Heading | null)[],
  { source: { text } }: Cleaned,
  paragraphs: readonly Paragraph[],
): (Heading | null)[] {
  const asked = questionsAsHeadings(paragraphs.map(({ start, end }) => text.slice(start, end)));
  return found.map((heading, at) => (asked?.[at] === undefined ? heading : asked[at]));
}

const closing =
  /^(?:in (?:testimony|witness) whereof|executed (?:as of|this|on)|dated this|state of|county of|subscribed and sworn|(?:this|the foregoing) instrument was|notary|acknowledg)/i;
/** No name or address is so long. */
const longAddress = 160;
/** Over the names and addresses of those who drew a document up or get it back from the recorder. */
const toWhom =
  /^(?:(?:this (?:instrument|document) (?:was )?)?(?:prepared|drafted|drawn) by|drawn by and mail to|(?:after|when) record(?:ed|ing)|(?:record|mail|please) and return|(?:mail|return|send)(?: after recording)? to|recording requested by|recorded at the request)\b/i;
const opening =
  /\b(?:by-?laws|declaration|rules|regulations|exhibit|schedule|addendum|policy|policies|resolution|articles|guidelines|procedures?|form|appendix|table)\b/i;

/** What a title of a document speaks of, under the address that it is to be sent to. */
const titling = regex.i`${opening}|\b(?:amend(?:ments?|ed)|restated|covenants|conditions|restrictions|indenture|deed|plat|agreement|minutes|notice)\b`;

/** A scan may read the point after a number as a comma: 'Section 7, A quorum is ten percent.' */
const withComma = /^(sec(?:tion|t?\.)\s+(\d{1,3})),(?=\s*["“‘'(]?[A-Z])/i;

/**
 * The text of a paragraph with that point, where its number is the next one to come after `before`: else it may go on with a
 * sentence of the paragraph before ('… as set out in / Section 7, Article IV').
 */
function withPoint(text: string, before: number): string {
  const number = Number(withComma.exec(text)?.[2]);
  return number === before + 1 ? text.replace(withComma, '$1.') : text;
}

/** The heading of each paragraph, null for running text. Names and seals under a document are no headings. */
function headings(cleaned: Cleaned, paragraphs: readonly Paragraph[]): (Heading | null)[] {
  const { source, layout } = cleaned;
  let signing = false;
  let addressPage = -1;
  let counted = 0;
  return paragraphs.map(({ start, end }, i) => {
    const text = source.text.slice(start, end);
    const paragraph = paragraphs[i];
    const heading = paragraph ? headingOf(paragraph, withPoint(text, counted), layout) : null;
    const label = heading?.label;
    if (label?.kind === 'article' || label?.kind === 'exhibit') counted = 0;
    else if (label?.kind === 'section' && label.depth === 1) counted = label.value;
    if (closing.test(text)) signing = true;
    const page = paragraph?.lines[0]?.page ?? 0;
    const labelled =
      heading !== null && heading.title !== '' && (heading.label !== null || heading.declared > 0);
    if (toWhom.test(text)) addressPage = page;
    else if (
      page !== addressPage ||
      labelled ||
      end - start > longAddress ||
      titling.test(heading?.title ?? '')
    )
      addressPage = -1;
    if (addressPage >= 0) return null;
    if (!heading || !signing) return heading;
    const kind = heading.label?.kind;
    const part = kind === 'article' || kind === 'exhibit' || kind === 'section' || kind === 'decimal';
    signing = !(part || heading.declared > 0 || (heading.strong && opening.test(heading.title)));
    return signing ? null : heading;
  });
}

/** 'NO DIVING', 'ADULTS SHOULD NOT SWIM ALONE': a line of a notice. */
const orders = /^(?:NO|DO NOT)\b|\b(?:ALLOWED|ARE|IS|MAY|MUST|PERMITTED|PROHIBITED|RESERVES|SHALL|SHOULD)\b/;
/** Fewer such lines behind each other are a title. */
const leastOrders = 2;
/** The headings without the lines in capitals of a notice, which stand one below the other and head nothing: all from the first order on. */
function withoutOrders(
  found: readonly (Heading | null)[],
  { source: { text } }: Cleaned,
  paragraphs: readonly Paragraph[],
): (Heading | null)[] {
  const kept = [...found];
  let run: number[] = [];
  for (let at = 0; at <= found.length; at += 1) {
    const heading = found[at];
    if (heading?.whole && !heading.label && heading.declared === 0) {
      run.push(at);
      continue;
    }
    const isOrder = (one: number) => orders.test(text.slice(paragraphs[one]?.start, paragraphs[one]?.end));
    if (run.filter(isOrder).length >= leastOrders)
      for (const one of run.slice(run.findIndex(isOrder))) kept[one] = null;
    run = [];
  }
  return kept;
}

/** A list of fewer items shows no custom, and items so far apart are of two lists. */
const leastItems = 5;
/**
 * The headings without those that a short first sentence makes of a numbered item ('8. No mobile homes. One boat …') where
 * fewer than half of the list's items have one: a list either titles its items or does not.
 */
function withoutStrays(
  found: readonly (Heading | null)[],
  { source: { text } }: Cleaned,
  paragraphs: readonly Paragraph[],
): (Heading | null)[] {
  const kept = [...found];
  let list: { at: number; value: number }[] = [];
  const close = () => {
    const runIn = list.filter(({ at }) => found[at] && !found[at]?.whole && !found[at]?.strong);
    const titled = list.filter(({ at }) => found[at]).length;
    if (list.length >= leastItems && titled * 2 < list.length) for (const { at } of runIn) kept[at] = null;
    list = [];
  };
  for (const [at, { start, end, row }] of paragraphs.entries()) {
    const label = row ? null : labelOf(text.slice(start, Math.min(end, start + 40)));
    if (label?.kind === 'arabic') {
      const last = list.at(-1);
      if (last && label.value !== last.value + 1) close();
      list.push({ at, value: label.value });
    } else if (found[at] && !/lower|upper|paren|roman/.test(found[at]?.label?.kind ?? '')) close();
  }
  close();
  return kept;
}

/** 'ARTICLE IV' and 'ASSESSMENTS' on the next line are one heading, and so are the lines of a long title. */
function linesOfHeading(
  found: readonly (Heading | null)[],
  paragraphs: readonly Paragraph[],
  from: number,
): number {
  const first = found[from];
  const start = paragraphs[from];
  if (!first || !start) return 1;
  let lines = 1;
  let style = first.label && first.title === '' ? null : first.style;
  for (; lines < mostLines; lines += 1) {
    const next = found[from + lines];
    const paragraph = paragraphs[from + lines];
    const before = paragraphs[from + lines - 1];
    if (!next?.whole || next.label || !paragraph || !before || paragraph.end - start.start > longest) break;
    if (first.declared !== next.declared && style !== null) break;
    if (first.declared > 0 && style !== null) break;
    if (style !== null && !alike(next.style, style)) break;
    if (style !== null && before.lines.at(-1)?.page !== paragraph.lines[0]?.page) break;
    style = next.style;
  }
  return lines;
}

/** 'Pine Creek' may stand in small letters among the lines of a title in capitals. */
function alike(a: string, b: string): boolean {
  return a === b || (a.includes('m') && a.replace('c', '') === b.replace('c', ''));
}

function titleOf(found: readonly (Heading | null)[], from: number, lines: number): string {
  return found
    .slice(from, from + lines)
    .flatMap((heading) => heading?.title || [])
    .join(' ');
}
