import type { Citation } from '#contract/page.ts';
import { blocksOf } from '../blocks-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { cite } from '../structure/source.ts';

/** A sentence that goes on with the one before it, across paragraphs too. */
export const hangs =
  /^[^A-Za-z$]*(?:it|its|this|that|these|those|they|their|them|he|she|such|now the|at (?:this|that) (?:point|stage)|in (?:this|that|such an?) (?:case|event)|(?:after|following|upon)\b[^.;]{0,40}\bdiscussion|(?:agreed|decided)(?! (?:to|on|upon|that|by|unanimously)\b)|the (?:amount|sum|price|money|payment|bid|total) (?:is|was|were|will|would|has|came|comes)|once (?:this|that|these|those|the)|the (?:matter|issue|request|work|project|proposal|cost|increase|vote|decision|discussion|item|topic|motion)(?! (?:on|of(?! \{m)|about|to)\b))\b|^\W*(?:[a-z]+ ){1,3}the (?:full|entire|whole) \{m\d+\}\W*$/;

/** '… must wait until this is done': what is meant stands in the lines before it. */
export const hangsAtEnd =
  /\b(?:until|till|once|when|after|before|unless) (?:this|that|it|these|those|they) (?:is|are|was|were|has been|have been|gets?) (?:[a-z]+ )?(?:complete[d]?|done|finished|resolved|settled|ready|fixed|in place|over)\b/;

/** A run-in heading, or the next number of a list: another item. */
export const opensItem =
  /^\W*(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{2,5})[.)]\s|^\s*[-•▪●◦‣*➢✓✔–]\s|^o\s|^[A-Z][\w’'&/-]*(?: (?:[A-Z][\w’'&/-]*|of|and|&|the|for|to)){0,5}:\s/;

/** 'b.', '(iv)', or a bullet that a scan took for a letter. */
export const itemMark = /^(?:o|\W?(?:[a-z]|[ivx]{2,4})[.)])\s+/;

const farthestLead = 8;
const supposes =
  /\bfor (?:example|instance)\W*$|\bif (?:your|an?|any) [a-z]+(?: [a-z]+)? (?:has|have|collects?|owns?)\W*$/;
/** Whether a sentence is of a list of what is so nowhere: 'For example:', 'If your association has:'. */
export function isSupposed({ sentences }: Doc, { index, text }: Sentence): boolean {
  if (!opensItem.test(text)) return false;
  const before = sentences.slice(Math.max(0, index - farthestLead), index).toReversed();
  const lead = before.find((one) => /:\s*$/.test(one.text) || !opensItem.test(one.text));
  return lead !== undefined && supposes.test(lead.plain);
}

/** A few words, a beginning in mid-sentence or an end that a page or a column tore. */
export const isTorn = (text: string) =>
  /^\W*[a-z](?![a-z ]{3,40}: [A-Z])/.test(text.replace(itemMark, '')) ||
  /(?:\b(?:of|the|to|by|an?|and|or|in|on|at|for|from|with|that|which|is|are|was|were|be)|[,(:])\s*$/.test(
    text,
  ) ||
  !/[a-z]{3,}/.test(text);

/** The sentences of the table's row in which a sentence stands; none where it stands in no row of cells. */
const rowAround = (doc: Doc, { index }: Sentence): Sentence[] => {
  const { sentences, source } = doc;
  const goesOn = (at: number) => {
    const [one, next] = [sentences[at], sentences[at + 1]];
    return one && next && !source.text.slice(one.end, next.start).includes('\n');
  };
  let [from, to] = [index, index];
  while (goesOn(from - 1)) from -= 1;
  while (goesOn(to)) to += 1;
  const isRow = source.text.slice(sentences[from]?.start, sentences[to]?.end).includes('\t');
  return isRow ? sentences.slice(from, to + 1) : [];
};
/** What the row says before and after a sentence that stands in one of its cells. */
export const cellsBefore = (doc: Doc, sentence: Sentence): Sentence[] =>
  rowAround(doc, sentence).filter(({ index }) => index < sentence.index);
export const cellsAfter = (doc: Doc, sentence: Sentence): Sentence[] =>
  rowAround(doc, sentence).filter(({ index }) => index > sentence.index);

/** A citation of sentences that stand behind each other on one page as they are read; null where they don't. */
export function citeWhole(doc: Doc, start: number, end: number): Citation | null {
  const [only, ...others] = cite(doc.source, start, end) ?? [];
  if (!only || others.length > 0) return null;
  const size = (text: string) => text.replace(/[\W_]+/g, '').length;
  return size(only.quote) <= size(doc.source.text.slice(start, end)) + 3 ? only : null;
}

const mostLines = 3;
/** The lines of the same list that stand before a sentence: what 'until this is done' speaks of. */
export function linesBefore(doc: Doc, { index, section, text }: Sentence): Sentence[] {
  const before = doc.sentences.slice(Math.max(0, index - mostLines), index);
  const block = blocksOf(doc).get(index);
  const from = before.findLastIndex((one) => one.section !== section || !opensItem.test(one.text)) + 1;
  return opensItem.test(text)
    ? before.slice(from)
    : before.slice(-1).filter((one) => blocksOf(doc).get(one.index) === block);
}
