import type { Page } from '#contract/page.ts';
import { linesOfText } from '#engine/structure/printed.ts';

/** A point as a model writes it, and the page of a document that it is made of. */
export interface PlantedPoint {
  readonly kind: 'another line' | 'altered quote' | 'example' | 'proposal' | 'other association' | 'replaced';
  /** Null where the document is as it was, else a sentence that is put at its end. */
  readonly sentence: string | null;
  readonly words: string;
  readonly line: number;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const plainly = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^(?:\(?[a-z\d]{1,3}[.)]|[•*-])\s+/i, '')
    .trim();

/** Another word for one that turns the sentence round. */
const turned = (words: string) =>
  words.replace(
    /\b(?:no|not|shall|must|may|is|are|will|all|each)\b/i,
    (word) => ({ no: 'any', not: 'always' })[word.toLowerCase()] ?? 'never',
  );

/** Wrong points made of one that was recorded: its line (from 1), the lines of its window. */
export function* plantedPoints(
  { line, words }: { readonly line: number; readonly words: string },
  lines: readonly string[],
): Generator<PlantedPoint> {
  const said = plainly(lines[line - 1] ?? '');
  const other = lines.findIndex((text, at) => Math.abs(at + 1 - line) > 2 && text.length > 40);
  if (other >= 0)
    yield { kind: 'another line', sentence: null, words: plainly(lines[other] ?? ''), line: other + 1 };
  if (turned(words) !== words) yield { kind: 'altered quote', sentence: null, words: turned(words), line };
  const put = (kind: PlantedPoint['kind'], sentence: string): PlantedPoint => ({
    kind,
    sentence,
    words: sentence,
    line: 0,
  });
  yield put('example', `For example, a rule could say this: ${lower(said)}`);
  yield put('proposal', `It was proposed that ${lower(said)}`);
  yield put('other association', `In the neighboring Brook Hollow Association, ${lower(said)}`);
  yield put('replaced', `The former rule, that ${lower(said.replace(/\.$/, ''))}, no longer applies.`);
}

/** The document with a sentence of its own paragraph at its end. */
export function withSentence(pages: readonly Page[], sentence: string): Page[] {
  return pages.map((page, index) => {
    if (index < pages.length - 1) return page;
    const text = `${page.text.trimEnd()}\n\n${sentence}\n`;
    return { ...page, text, lines: linesOfText(text) };
  });
}
