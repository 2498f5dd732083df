import type { DocumentType } from '#contract/document-type.ts';
import { charter } from '../governing.ts';
import { monthBeginnings } from '../language/dates.ts';
import { fold } from '../language/plain.ts';
import type { Row } from '../model.ts';
import { regex } from '../regex.ts';
import type { Paragraph } from './clean.ts';
import {
  beginnings,
  binding,
  figures,
  meetingTold,
  ordained,
  rowCues,
  textCues,
  titleCues,
} from './kind-cues.ts';
import { type LabelKind, labelOf } from './labels.ts';
import { isCapitals } from './layout.ts';

/** Paragraphs at the head of a document among which its title stands, and the longest that may be one. */
const titleParagraphs = 30;
const longestTitle = 160;
const longestBeginning = 90;
const longestText = 120_000;
/** Times that a cue of the text must stand in it for its full weight. */
const often = 3;
const fewestRows = 4;
const least = 5;
/** The best must outweigh the second by this much. */
const margin = 1.5;

const titleLabels: ReadonlySet<LabelKind> = new Set(['part', 'article', 'exhibit', 'roman']);

const longestBlock = 600;
const headOfBlock = 300;
const ofBlock = 8;
const headOfLetter = 800;
/** What minutes begin with, each. */
const ofBeginning = 3;
const salutation =
  /(?:^|\n)\s*dear (?:all|friends|(?:[a-z]+ ){0,3}(?:neighbou?rs?|home ?owners?|owners?|members?|residents?|unit owners?))\b[^\n,:]{0,30}(?:[\n,:]|$)/i;

/** What is told in no letter to the owners: a budget may be, and rules. */
const noLetter: readonly DocumentType[] = ['minutes', 'reserves'];

type Scores = Map<DocumentType, number>;

const add = (scores: Scores, type: DocumentType, points: number) =>
  scores.set(type, (scores.get(type) ?? 0) + points);

/**
 * The document's kind by its titles, its words and the rows of its tables; null where they do not tell, or tell that it
 * is none of the kinds.
 */
export function detectType(
  text: string,
  paragraphs: readonly Paragraph[],
  rows: readonly Row[],
): DocumentType | null {
  const scores: Scores = new Map();
  const plain = fold(text.slice(0, longestText));
  const titles = titlesOf(text, paragraphs, meetingTold.test(plain) ? 'minutes' : 'other');
  weighTitles(scores, [...copied(plain.slice(0, longestCover)), ...titles]);
  // Pasted without its lines, a paper has its title among the first words.
  const [first] = paragraphs;
  if (
    first &&
    first.end - first.start > longestBlock &&
    /\bmeeting minutes\b/i.test(text.slice(0, headOfBlock))
  )
    add(scores, 'minutes', ofBlock);
  // A letter that asks to a meeting, or tells of a study, has its name and its day for a title.
  if (salutation.test(text.slice(0, headOfLetter))) for (const type of noLetter) scores.delete(type);
  else {
    const other = titles.find(({ kinds }) => !kinds.has('minutes'));
    const end = other ? paragraphs[other.at]?.start : headOfLetter;
    const head = fold(text.slice(0, Math.min(headOfLetter, end ?? 0)));
    for (const pattern of beginnings) if (pattern.test(head)) add(scores, 'minutes', ofBeginning);
  }
  for (const { type, pattern, weight } of textCues) {
    let found = 0;
    for (const _ of plain.matchAll(pattern)) {
      found += 1;
      if (found >= often) break;
    }
    add(scores, type, (weight * found) / often);
  }
  weighRows(scores, rows, text.length);
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < least) return ordainedBy(plain);
  // A plan set beside what happened may be called either; both are read by their columns.
  const isOfMoney = ofMoney.includes(best[0]) && second !== undefined && ofMoney.includes(second[0]);
  if (best[0] === 'other' || (!isOfMoney && best[1] - (second?.[1] ?? 0) < margin)) return null;
  return hasForm(best[0], plain) ? best[0] : null;
}

const ofMoney: readonly DocumentType[] = ['budget', 'financial'];

const countOf = (plain: string, pattern: RegExp) => [...plain.matchAll(pattern)].length;

/** Whether a text of some length is made as papers of the kind are: a page may name covenants and rule nothing. */
function hasForm(type: DocumentType, plain: string): boolean {
  const marks = charter.includes(type) ? binding : columned.includes(type) ? figures : null;
  const fewest = plain.length > (marks === binding ? aPage : aLine) ? fewestMarks : 0;
  return !marks || countOf(plain, marks) >= Math.max(fewest, Math.round(plain.length / farthest));
}
const columned: readonly DocumentType[] = ['budget', 'financial', 'reserves'];
/** Characters among which one mark of its form stands, at the least. */
const farthest = 2000;
/** A page that only links to the bylaws binds nobody, and one that links to a budget has no columns, short as it is; what is shorter is a title. */
const aPage = 800;
const aLine = 200;
const fewestMarks = 2;

/** The kind of a part cut from its title page, by those to whom it says what they shall do. */
function ordainedBy(plain: string): DocumentType | null {
  const [homes = 0, directors = 0] = ordained.map((pattern) => countOf(plain, pattern));
  return Math.max(homes, directors) < fewestOrdained ? null : homes > directors ? 'cc_and_r' : 'bylaws';
}
const fewestOrdained = 10;

/** A title without the line drawn beside it, which a scan reads as '——__' or '- ': it is no bullet and part of no word. */
function withoutRules(title: string): string {
  const bare = title.replace(/[_—–=~-]{3,}/g, ' ').trim();
  const words = bare.replace(/^[\s_—–=~|.'-]+/, '');
  return isCapitals(words) ? words : bare;
}

/** A paragraph of one sentence is no title, however short. */
const isSentence = (own: string) =>
  (/[a-z\d]\.$/.test(own) && own.split(/\s+/).length >= fewestOfSentence) ||
  opensList.test(own) ||
  handsOut.test(own);
const fewestOfSentence = 14;
/** 'Owners can follow a few guidelines:' */
const opensList = /\b(?:can|will)\b.*:$/i;
/** 'View our bylaws and budgets', 'Bylaws (PDF, 1 MB)': what a page hands out it is not. */
const handsOut =
  /^(?:view|review|see|explore|browse|download|open|read|click|here(?:'s| is| are)) |\bdownload\b|\(pdf\b|\bclick here\b/i;

/** 'BY-LAWS   ADOPTED MAY 4, 1991', 'Report (May 4, 2031)': the day beside a title is no figure of a table. */
const dayAtEnd = regex.i`\b(?:${monthBeginnings})[a-z]*\.? \d{1,2}, \d{4,}\)?$`;

/** What a paragraph of the head names: the kinds with the weight of their strongest cues. */
interface Title {
  readonly at: number;
  readonly kinds: Scores;
  /** Those that the paragraph names without the one before it. */
  readonly own: readonly DocumentType[];
  readonly isTitle: boolean;
  /** How many questions stand before it. */
  readonly asked: number;
  /** So much is told before it, in characters, that it is a heading within. */
  readonly before: number;
  /** It hands out the paper that it names. */
  readonly isLink: boolean;
}

/** A cover that certifies what follows is no longer. */
const longestCover = 2500;
/** 'Attached is a true and correct copy of the Parking Policy of the Association': the paper is what the certificate over it names. */
function copied(head: string): Title[] {
  const [, named = ''] =
    /\btrue,? (?:and )?(?:accurate|complete|correct)[a-z, ]{0,20} copy of (?:the |its )?([^.;:"(]{5,90})/.exec(
      head,
    ) ?? [];
  const kinds: Scores = new Map();
  for (const { type, pattern, weight } of titleCues)
    if (type !== 'meeting' && pattern.test(named)) kinds.set(type, Math.max(kinds.get(type) ?? 0, weight));
  const own = [...kinds.keys()];
  return own.length === 1 ? [{ at: 0, kinds, own, isTitle: true, asked: 0, before: 0, isLink: false }] : [];
}

/** So many questions in the head make a paper of questions and answers. */
const fewestAsked = 3;

/** The titles in the head of a paper; those that name a meeting are of the kind `ofMeeting`. */
function titlesOf(text: string, paragraphs: readonly Paragraph[], ofMeeting: DocumentType): Title[] {
  const found: Title[] = [];
  let before = '';
  let asked = 0;
  let told = 0;
  for (const [at, { start, end, row }] of paragraphs.slice(0, titleParagraphs).entries()) {
    const own = withoutRules(text.slice(start, Math.min(end, start + longestTitle)));
    // A budget has a line for the reserve study, a notice an item for the minutes; what asks names no paper.
    const kind = labelOf(own)?.kind;
    if (/\?$/.test(own)) {
      asked += 1;
      continue;
    }
    if ((row && /\d[\d.,)]*$/.test(own) && !dayAtEnd.test(own)) || (kind && !titleLabels.has(kind))) continue;
    const isTitle = (end - start <= longestTitle && !isSentence(own)) || isCapitals(own);
    const plain = fold(isTitle ? own : own.slice(0, longestBeginning)).trim();
    const kinds: Scores = new Map();
    const named: DocumentType[] = [];
    for (const { type: cued, pattern, weight } of titleCues) {
      // Minutes name their meeting too.
      const type = cued !== 'meeting' ? cued : kinds.has('minutes') ? 'minutes' : ofMeeting;
      const isOwn = pattern.test(plain);
      if (isOwn) named.push(type);
      // 'DECLARATION OF' and 'COVENANTS' may stand on two lines.
      if (isOwn || (isTitle && weight >= 9 && pattern.test(`${before} ${plain}`.trim())))
        kinds.set(type, Math.max(kinds.get(type) ?? 0, weight));
    }
    before = isTitle ? plain : '';
    if (kinds.size > 0)
      found.push({ at, kinds, own: named, isTitle, asked, before: told, isLink: handsOut.test(own) });
    if (!isTitle && !row) told += end - start;
  }
  // Where several are asked, what the first answer cites is no title.
  const titles = asked < fewestAsked ? found : found.filter((title) => title.asked === 0);
  const linked = new Set(titles.flatMap(({ isLink, own }) => (isLink ? own : [])));
  return linked.size > 0 ? titles.filter(({ own }) => !own.every((type) => linked.has(type))) : titles;
}

/** Whether this title and the next two name papers of as many kinds: a list of papers is the title of none. */
const beginsList = ({ at }: Title, index: number, all: readonly Title[]) => {
  const row = all.slice(index, index + listed);
  return (
    row[listed - 1]?.at === at + listed - 1 &&
    row.every(({ own }) => own.length > 0) &&
    new Set(row.flatMap(({ own }) => own)).size >= listed
  );
};
const listed = 3;

/** Behind so many characters of text, what names a kind is the heading of a part. */
const longestLead = 800;

/** The first title that speaks counts most. */
function weighTitles(scores: Scores, titles: readonly Title[]): void {
  let share = 1;
  const list = titles.findIndex(beginsList);
  for (const { at, kinds, isTitle, before } of list < 0 ? titles : titles.slice(0, list)) {
    const near = before > longestLead ? 0.2 : Math.max(0.3, 1 - at / titleParagraphs);
    for (const [type, weight] of kinds) add(scores, type, weight * share * near * (isTitle ? 1 : 0.4));
    share *= 0.5;
    if (share < 0.05) return;
  }
}

function weighRows(scores: Scores, rows: readonly Row[], length: number): void {
  const labels = rows.flatMap(({ label, cells }) =>
    cells.some(({ figure }) => figure !== null) ? fold(label).replace(/^[\d\s–.-]+/, '') : [],
  );
  // Tables make up a budget or a statement; declarations may have one too.
  if (labels.length < fewestRows || length > labels.length * 600) return;
  for (const { type, pattern, weight } of rowCues) {
    const found = labels.filter((label) => pattern.test(label)).length;
    add(scores, type, (weight * Math.min(found, often)) / often);
  }
}
