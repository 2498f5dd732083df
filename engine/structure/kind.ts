import type { DocumentType } from '#contract/document-type.ts';
import { fold } from '../language/plain.ts';
import type { Row } from '../model.ts';
import type { Paragraph } from './clean.ts';
import { rowCues, textCues, titleCues } from './kind-cues.ts';
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
const salutation =
  /(?:^|\n)\s*dear (?:all|friends|(?:[a-z]+ ){0,3}(?:neighbou?rs?|home ?owners?|owners?|members?|residents?|unit owners?))\b[^\n]{0,30}(?:\n|$)/i;

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
  weighTitles(scores, text, paragraphs);
  // Pasted without its lines, a paper has its title among the first words.
  const [first] = paragraphs;
  if (
    first &&
    first.end - first.start > longestBlock &&
    /\bmeeting minutes\b/i.test(text.slice(0, headOfBlock))
  )
    add(scores, 'minutes', ofBlock);
  // A letter that asks to a meeting has its name and its day for a title.
  if (salutation.test(text.slice(0, headOfLetter))) scores.delete('minutes');
  const plain = fold(text.slice(0, longestText));
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
  if (!best || best[0] === 'other' || best[1] < least) return null;
  return best[1] - (second?.[1] ?? 0) >= margin ? best[0] : null;
}

/** A title without the line drawn beside it, which a scan reads as '——__' or '- ': it is no bullet and part of no word. */
function withoutRules(title: string): string {
  const bare = title.replace(/[_—–=~-]{3,}/g, ' ').trim();
  const words = bare.replace(/^[\s_—–=~|.'-]+/, '');
  return isCapitals(words) ? words : bare;
}

/** A paragraph of one sentence is no title, however short. */
const isSentence = (own: string) => /[a-z\d]\.$/.test(own) && own.split(/\s+/).length >= fewestOfSentence;
const fewestOfSentence = 14;

/** 'BY-LAWS   ADOPTED MAY 4, 1991': the day beside a title is no figure of a table. */
const dayAtEnd = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}, \d{4,}$/i;

/** The first title that speaks counts most; of the cues of one kind in a title the strongest. */
function weighTitles(scores: Scores, text: string, paragraphs: readonly Paragraph[]): void {
  let share = 1;
  let before = '';
  for (const [i, { start, end, row }] of paragraphs.slice(0, titleParagraphs).entries()) {
    const own = withoutRules(text.slice(start, Math.min(end, start + longestTitle)));
    // A budget has a line for the reserve study, a notice an item for the minutes; what asks names no paper.
    const kind = labelOf(own)?.kind;
    if (/\?$/.test(own)) continue;
    if ((row && /\d[\d.,)]*$/.test(own) && !dayAtEnd.test(own)) || (kind && !titleLabels.has(kind))) continue;
    const title = (end - start <= longestTitle && !isSentence(own)) || isCapitals(own);
    const plain = fold(title ? own : own.slice(0, longestBeginning)).trim();
    const best: Scores = new Map();
    for (const { type, pattern, weight } of titleCues) {
      // 'DECLARATION OF' and 'COVENANTS' may stand on two lines.
      const hit = pattern.test(plain) || (title && weight >= 9 && pattern.test(`${before} ${plain}`.trim()));
      if (hit) best.set(type, Math.max(best.get(type) ?? 0, weight));
    }
    before = title ? plain : '';
    if (best.size === 0) continue;
    const near = Math.max(0.3, 1 - i / titleParagraphs);
    for (const [type, weight] of best) add(scores, type, weight * share * near * (title ? 1 : 0.4));
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
