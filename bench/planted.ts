import { catalogueFact } from '#engine/catalogue.ts';
import { choicesOf } from '#engine/second/questions.ts';
import { type Answer, readAnswers } from '#engine/second/read-answers.ts';
import type { Part } from '#engine/second/windows.ts';

/** A wrong answer as a model would write it, made of one that was recorded. */
export interface Planted {
  readonly kind:
    | 'wrong line'
    | 'figure of another line'
    | 'altered figure'
    | 'altered figure and quote'
    | 'wrong fact'
    | 'yes for no';
  readonly answer: { a_question: string; b_line: number; c_words: string; d_value: string };
}

const figure = /\d[\d,]*(?:\.\d+)?/;
/** The last digit of the first figure, another: '$35' for '$34', '12%' for '11%'. */
const altered = (text: string): string =>
  text.replace(figure, (found) => found.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10)));

const write = (question: string, line: number, words: string, value: string): Planted['answer'] => ({
  a_question: question,
  b_line: line,
  c_words: words,
  d_value: value,
});

/** What a model says of a line with another figure: that figure in the form of the value. */
function figureOf(line: string, value: string): string | null {
  const sign = value.startsWith('$')
    ? /\$\s?\d[\d,]*(?:\.\d\d)?/
    : value.endsWith('%')
      ? /\d+(?:\.\d+)? ?%/
      : null;
  const days = /\b\d+\)? (?:days|months|years)\b/;
  const found = (sign ?? (/\d (?:days|months|years)$/.test(value) ? days : figure))
    .exec(line)?.[0]
    .replace(')', '');
  return found === undefined || found === value ? null : found;
}

function* plantedOf(part: Part, { question, line, words, value }: Answer): Generator<Planted> {
  const lines = part.window.lines.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  const other = lines.findIndex((text, at) => Math.abs(at + 1 - line) > 2 && text.length > 40);
  const text = lines[other];
  if (text !== undefined) yield { kind: 'wrong line', answer: write(question, other + 1, text, value) };
  const kind = catalogueFact(question)?.kind ?? '';
  const isFigure = figure.test(value) && !['date', 'text'].includes(kind);
  if (isFigure) {
    for (const [at, said] of lines.entries()) {
      const wrong = at + 1 === line ? null : figureOf(said, value);
      if (wrong === null) continue;
      yield { kind: 'figure of another line', answer: write(question, at + 1, said, wrong) };
      break;
    }
    yield { kind: 'altered figure', answer: write(question, line, words, altered(value)) };
    if (words.includes(figure.exec(value)?.[0] ?? ' '))
      yield {
        kind: 'altered figure and quote',
        answer: write(
          question,
          line,
          words.replace(figure.exec(value)?.[0] ?? '', altered(figure.exec(value)?.[0] ?? '')),
          altered(value),
        ),
      };
  }
  const asked = part.questions.find(
    ({ fact }) => fact !== question && catalogueFact(fact)?.kind === kind && kind !== 'text',
  );
  if (asked) yield { kind: 'wrong fact', answer: write(asked.fact, line, words, value) };
  const flipped =
    kind === 'bool'
      ? value === 'yes'
        ? 'no'
        : 'yes'
      : choicesOf(question as never).find((one) => one !== value);
  if (flipped !== undefined && (kind === 'bool' || kind === 'enum'))
    yield { kind: 'yes for no', answer: write(question, line, words, flipped) };
}

/** The wrong answers that a recorded text of answers to a part is made into: up to six of each. */
export const plantedIn = (part: Part, text: string): Planted[] =>
  (readAnswers(text)?.answers ?? []).flatMap((answer) => [...plantedOf(part, answer)]);
