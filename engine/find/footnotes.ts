import type { FactId } from '../catalogue.ts';
import { fold } from '../language/plain.ts';
import type { Doc } from '../model.ts';
import { sentenceFrom } from './cited-sentences.ts';
import type { Candidate } from './pattern.ts';

const opening = /^\s*([*†‡]{1,3})(?!\s*\d)/;
const marked = (label: string) => opening.exec(label)?.[1] ?? /[*†‡]{1,3}$/.exec(label.trim())?.[0];
const ofDues = /\b(?:dues|assess\w*|fees?|charges?|income|owners?|members?|homes?|lots?|units?)\b/;
const aboutDues = (fact: FactId) => fact.startsWith('assessment.');

/** Whether an answer on dues stands in a footnote to another row: '*The annual fee was waived' under '*Box rental'. */
export function isFootnoteOfOther(doc: Doc, { fact, ranges }: Candidate): boolean {
  if (!aboutDues(fact)) return false;
  return ranges.some(({ start }) => {
    const sentence = sentenceFrom(doc, start);
    const mark = sentence && opening.exec(sentence.text)?.[1];
    if (!mark) return false;
    const before = doc.rows.filter(({ end }) => end <= start);
    const rows = before.filter(({ page, label }) => page === before.at(-1)?.page && marked(label) === mark);
    return rows.length > 0 && !rows.some(({ label }) => ofDues.test(fold(label)));
  });
}
