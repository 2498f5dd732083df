import { regex } from '../regex.ts';
import { readNumber } from './number-words.ts';
import { fold } from './plain.ts';

/** A number that a text writes in words and, in brackets, otherwise in figures: 'two (3)'. */
interface TwoNumbers {
  /** As the text has it. */
  readonly words: string;
  readonly values: readonly [number, number];
}

const inWords =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)';
const both = regex.g`\b(${inWords}(?:[ -]{1,2}(?:and )?${inWords})*)(?:[ -]?percent)?\s?\((\d{1,3}(?:,\d{3})*)(\s?%)?\)`;

/** The numbers of a text that contradict themselves. */
export function contradictoryNumbers(text: string): TwoNumbers[] {
  return [...fold(text).matchAll(both)].flatMap((m) => {
    const inWords = readNumber(m[1] ?? '', 0);
    const inFigures = Number((m[2] ?? '').replaceAll(',', ''));
    if (!inWords || inWords.end !== (m[1] ?? '').length || inWords.value === inFigures) return [];
    // 'Seventy-five (757%)': no share is so large; recognition read a figure too many.
    if (m[3] && inFigures > 100) return [];
    return [{ words: text.slice(m.index, m.index + m[0].length), values: [inWords.value, inFigures] }];
  });
}
