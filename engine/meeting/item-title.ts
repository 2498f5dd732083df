import { fold } from '../language/plain.ts';
import type { Doc, Section, Sentence } from '../model.ts';
import { isUnder } from '../structure/numbering.ts';
import { isNamed } from './bare-votes.ts';

/** What heads items of all kinds. */
const ofAnyItem =
  /\b(?:business|reports?|agenda|discussion|forum|actions?|votes?|motions?|resolutions?|items?|minutes|meeting|association|announcements?|comments?|questions?|adjourn\w*|call to order|roll|information|greetings)\b/i;
const longest = 60;

/** The heading over a sentence of minutes, where it names one item. */
export function itemOver({ sections }: Doc, { section }: Sentence): Section | null {
  const head = sections[section];
  return head &&
    head.title.length <= longest &&
    isNamed(head.title.toLowerCase()) &&
    !ofAnyItem.test(head.title)
    ? head
    : null;
}

/** Its paragraph goes on from it, so that it is surely of that: 'Pool deck. The low bid is $18,400.' */
const isRunIn = ({ source: { text } }: Doc, { headingEnd }: Section) =>
  /^[ \t]*\S/.test(text.slice(headingEnd, headingEnd + 10));

const nearest = 400;
/** In the first paragraph under it, too. */
const isRightUnder = ({ source: { text } }: Doc, { headingEnd }: Section, { start }: Sentence) =>
  start - headingEnd < nearest && !text.slice(headingEnd, start).trim().includes('\n');

/** 'b. Retaining wall. The report has not come in.', 'Board vacancy – Lou resigned': the name that opens the line of a sentence. */
const opensLine =
  /^\W{0,3}(?:(?:\d{1,2}(?:\.\d{1,2})?[.)]?|[a-zA-Z][.)])\s+([A-Z][\w’'&/,%() -]{3,60}?)(?:\.|:| [–—-])|([A-Z][\w’'&/,%() -]{3,60}?)(?::| [–—-]))\s+(?=[A-Z"“$\d])/;
interface Title {
  readonly title: string;
  readonly headingStart: number;
  readonly headingEnd: number;
}
function titleOfLine({ source: { text } }: Doc, { start }: Sentence): Title | null {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, from + 100);
  const [, marked, bare] = opensLine.exec(line) ?? [];
  const title = marked ?? bare;
  const at = title === undefined ? -1 : from + line.indexOf(title);
  return title !== undefined &&
    isNamed(title.toLowerCase()) &&
    !ofAnyItem.test(title) &&
    at + title.length <= start
    ? { title, headingStart: at, headingEnd: at + title.length }
    : null;
}

/** The title from which a paragraph goes on, or right under which it stands, where words that are told of a sentence in it do not name it. */
export function untoldItem(doc: Doc, one: Sentence, told: string): Title | null {
  const over = itemOver(doc, one);
  const isIts = over && (isRunIn(doc, over) || isRightUnder(doc, over, one));
  const head = isIts && isUnder(doc, one.start, over) ? over : titleOfLine(doc, one);
  const said = fold(told);
  const words = fold(head?.title ?? '').match(/[a-z]{3,}/g) ?? [];
  return head && words.length > 0 && !words.some((word) => word.length > 3 && said.includes(word.slice(0, 5)))
    ? head
    : null;
}
