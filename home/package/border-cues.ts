import type { PageMarks, TopLine } from './page-marks.ts';

const titles =
  /\b(?:declaration|by-?\s?laws|articles of (?:incorporation|association)|rules|regulations|minutes|agenda|budget|reserve|balance sheet|income statement|statements?|profit|treasurer'?s?|newsletter|polic(?:y|ies)|procedures?|proxy|notice|questionnaire|application|study|agreement|highlights|overview|resolution|amend(?:ed|ment)|guidelines|standards|covenants|restrictions|certificate|insurance|audit|financial|handbook|manual|report|meeting)\b/i;
const papers =
  /\b(?:declaration|by-?\s?laws|articles of (?:incorporation|association)|rules (?:and|&) regulations|minutes|agenda|budget|balance sheet|income statement|profit|reserve (?:study|analysis|fund)|covenants|handbook|newsletter|guidelines)\b/i;
const association = /\b(?:association|assoc|hoa|homeowners|condominiums?|owners'?|inc\.?)\b/i;
const day =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:19|20)\d\d\b|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|^(?:.{0,30}\s)?(?:19|20)\d\d\b(?!\s?[-–]\s?\d)/i;
/** What a recorded instrument begins with. */
const record = /\bprepared by\b|\b(?:after|when) record(?:ing|ed)\b|\brecording requested\b|\breturn to:/i;
/** What a letter has under its sender's name. */
const address = /\bp\.? ?o\.? box\b|\bwww\.|\b[A-Z]{2},? \d{5}\b/i;
const plain = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^a-z ]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const annex =
  /^(?:exhibit|schedule|appendix|attachment|addendum|annex|table of contents|index|consents?|joinder|acknowledge?ments?|signatures?|in witness|state of|county of)\b/i;
const inside =
  /^(?:article|section|chapter|part)\s+(?:[ivxlcdm]+|\d+)\b|^\(?[a-z0-9]{1,3}[.)]\s|^\d+(?:\.\d+)+\s/i;
/** What a program that joined files names each by. */
export const fileEnding = /\.(?:pdf|docx?|xlsx?|txt|rtf)$/i;
const first = /^(?:article|section)\s+(?:i|1|one)\b/i;

/** Each cue, as a figure from 0 to 1: what speaks for a border between two pages and what against it. */
export function borderCues(pages: readonly PageMarks[], at: number): Readonly<Record<Cue, number>> {
  const here = pages[at] as PageMarks;
  const before = pages[at - 1] as PageMarks;
  const next = pages[at + 1];
  const earlier = pages[at - 2];
  const own = here.top.filter(({ text }) => text.length > 2);
  const title = own.slice(0, 6).findIndex(({ text, size, bold }) => isTitle(text, size, bold, here.type));
  const top = own[0]?.text ?? '';
  const shares = (one: PageMarks | undefined, other: PageMarks | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    (one.heads.some((line) => other.heads.includes(line)) ||
      one.feet.some((line) => other.feet.includes(line)));
  const runs = shares(before, here);
  const ran = shares(earlier, before);
  const runsOn = shares(here, next);
  const skips = shares(before, next);
  const feet = before.feet.some((line) => here.feet.includes(line) && line.length > 8);
  const headTwo = before.heads.length > 1 && before.heads.every((line) => here.heads.includes(line));
  const heading = own.slice(0, 5).filter(({ text }) => !before.heads.includes(plain(text)));
  const titled =
    own.slice(0, 6).find(({ text, size, bold }) => isTitle(text, size, bold, here.type))?.text ?? '';
  const again = titled !== '' && before.top.some(({ text }) => plain(text) === plain(titled));
  const turned = near(here.width, before.height) && near(here.height, before.width);
  const sized = near(here.width, before.width) && near(here.height, before.height);
  return {
    title: yes(title >= 0),
    titleFirst: yes(title >= 0 && title < 2),
    again: yes(again),
    sameTitle: yes(
      titled !== '' &&
        [before, earlier].some((page) => page?.top.some(({ text }) => sharesPaper(text, titled))),
    ),
    strong: yes(titled !== '' && !again && papers.test(titled)),
    named: yes(heading.some(({ text }) => text.length < 90 && isTitled(text) && association.test(text))),
    dated: yes(own.slice(0, 6).some(({ text }) => text.length < 90 && !text.endsWith('.') && day.test(text))),
    board: yes(
      own
        .slice(0, 12)
        .some(({ text }) =>
          /call(?:ed)? to order|members present|in attendance|^present:|^dear |^re:|^to:|^from:/i.test(text),
        ),
    ),
    feet: yes(feet),
    headTwo: yes(headTwo),
    annex: yes(own.slice(0, 4).some(({ text }) => annex.test(text))),
    inside: yes(inside.test(top) && !first.test(top)),
    size: yes(!sized && !turned),
    type: yes(Math.abs(here.type - before.type) >= 0.5),
    typeMuch: yes(Math.abs(here.type - before.type) >= 1.5),
    margin: yes(Math.abs(here.margin - before.margin) > 0.03),
    runs: yes(runs || skips),
    ranOut: yes(ran && !runs && !skips),
    runsOn: yes(runsOn && !runs),
    one: yes(here.printed === 1),
    oneOf: yes(here.printed === 1 && (here.of ?? 0) > 1),
    last: yes(before.of !== null && before.printed === before.of),
    counts: yes(here.printed !== null && before.printed !== null && here.printed === before.printed + 1),
    restarts: yes(here.printed !== null && before.printed !== null && here.printed <= before.printed),
    unnumbered: yes(here.printed === null && before.printed !== null && before.printed > 1),
    open: yes(before.endsOpen),
    small: yes(here.beginsSmall),
    short: yes(before.letters < 1200),
    cover: yes(here.letters < 900),
    later: yes(here.printed !== null && here.printed > 1),
    closed: yes(before.closes),
    room: yes(before.leavesRoom),
    tableEnds: yes(before.isTable && !here.isTable),
    recorded: yes(own.slice(0, 12).some(({ text }) => record.test(text))),
    enteredFile: yes(here.entries.some((title) => fileEnding.test(title))),
    entered: yes(here.entries.some(namesPaper)),
    labelOne: yes(here.label?.count === 1),
    labelNext: yes(
      here.label !== null &&
        before.label?.before === here.label.before &&
        here.label.count === before.label.count + 1,
    ),
    letterhead: yes(own.slice(0, 6).some(({ text }) => address.test(text))),
    runsLong: yes(
      earlier?.heads.some((line) => before.heads.includes(line) && here.heads.includes(line)) ?? false,
    ),
    headed: yes(
      isHeadline(
        before.top.find(({ text }) => text.length > 2),
        before.type,
      ),
    ),
  };
}

/** Whether the title of an outline's entry is that of a paper, not of a part of one. */
export const namesPaper = (title: string): boolean =>
  papers.test(title) && !inside.test(title) && !annex.test(title);

const goesOn = /\b(?:of|for|the|and|to|at)$/i;

/** The title that stands near the head of a page, with the lines that it goes on in; null where there is none. */
export function titleLine({ top, type }: PageMarks): string | null {
  const lines = top.slice(0, 8);
  const isOne = ({ text, size, bold }: TopLine): boolean => isTitle(text, size, bold, type);
  const strong = lines.findIndex((line) => isOne(line) && papers.test(line.text));
  const at = strong >= 0 ? strong : lines.findIndex(isOne);
  let title = lines[at]?.text ?? null;
  for (const { text } of lines.slice(at + 1)) {
    if (title === null || !goesOn.test(title)) break;
    title = `${title} ${text}`;
  }
  return title;
}

export const cues = [
  'sameTitle',
  'again',
  'strong',
  'named',
  'dated',
  'board',
  'feet',
  'headTwo',
  'title',
  'titleFirst',
  'annex',
  'inside',
  'size',
  'type',
  'typeMuch',
  'margin',
  'runs',
  'ranOut',
  'runsOn',
  'one',
  'oneOf',
  'last',
  'counts',
  'restarts',
  'unnumbered',
  'open',
  'small',
  'short',
  'cover',
  'later',
  'closed',
  'room',
  'tableEnds',
  'recorded',
  'enteredFile',
  'entered',
  'labelOne',
  'labelNext',
  'letterhead',
  'runsLong',
  'headed',
] as const;
export type Cue = (typeof cues)[number];

/** A cover, then the same title over the text. */
const sharesPaper = (one: string, other: string): boolean => {
  const [word] = papers.exec(other) ?? [];
  return word !== undefined && plain(one).includes(plain(word)) && one.length < 90;
};

const yes = (is: boolean): number => (is ? 1 : 0);
/** Pages of one scan differ by a few points, letter and A4 by one in sixteen. */
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.05 * Math.max(a, b);

/** Its longer words all begin with capitals. */
const isTitled = (text: string): boolean =>
  text
    .split(/\s+/)
    .filter((word) => word.length > 3)
    .every((word) => /^[^a-z]/.test(word));

/** A line that stands out and is no numbered heading. */
const isHeadline = (line: TopLine | undefined, type: number): boolean =>
  line !== undefined &&
  line.text.length < 90 &&
  !inside.test(line.text) &&
  !annex.test(line.text) &&
  !/[.;,]$|\t/.test(line.text) &&
  ((/[A-Z]{4}/.test(line.text) && !/[a-z]{2}/.test(line.text)) || line.bold || line.size > type + 1);

function isTitle(text: string, size: number, bold: boolean, type: number): boolean {
  if (text.length > 90 || !titles.test(text) || /\.{4}|[.;,]$|\t/.test(text)) return false;
  const letters = text.replace(/[^a-z]/gi, '');
  const capitals = letters.replace(/[a-z]/g, '').length;
  return (
    capitals > letters.length * 0.8 ||
    ((size > type + 0.5 || bold) && isTitled(text)) ||
    (isTitled(text) && text.length < 60)
  );
}
