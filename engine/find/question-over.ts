import type { Doc, Sentence } from '../model.ts';
import { isQuestion } from './use-answered.ts';
import { pathsIn } from './use-rule.ts';

/** So many sentences answer one question. */
const longestAnswer = 6;

/** The question that a sentence answers, in plain words: the heading over it, or a sentence before it; empty where there is none. */
export function questionOver(doc: Doc, { section, index }: Sentence): string {
  const [heading = ''] = (pathsIn(doc)[section] ?? '').split(' > ').slice(-1);
  if (heading.endsWith('?')) return heading;
  const asked = doc.sentences
    .slice(Math.max(0, index - longestAnswer), index)
    .findLast((one) => one.section === section && isQuestion(one));
  return asked?.plain ?? '';
}
