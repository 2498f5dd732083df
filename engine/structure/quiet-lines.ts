import { monthNames } from '../language/month-names.ts';
import { givenNames } from '../language/person-names.ts';
import { stateCodes } from '../language/us-states.ts';
import { regex } from '../regex.ts';
import { labelOf } from './labels.ts';
import { isCapitals } from './layout.ts';
import type { PrintedLine } from './printed-line.ts';

const states = Object.keys(stateCodes);
const titled = (words: string) => words.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());

/** Share of capitals among the letters of a paper that is typed in them. */
const mostly = 0.85;
/** What a sentence has, and a title has not. */
const verb =
  /\b(?:SHALL|WILL|MAY|MUST|CAN|COULD|SHOULD|WOULD|IS|ARE|WAS|WERE|BE|BEEN|HAS|HAVE|HAD|DO|DOES|DID|I|WE|IT|THEY|HE|SHE|(?!(?:AMEND|RESTAT|REVIS|UPDAT|APPROV|ADOPT|PROPOS|UNAPPROV|RECORD|LIMIT|UNIT)ED\b)[A-Z]{3,}ED)\b/;
const stopped = /[.;:?!]["”’')\]]*$/;
const endsSentence = /(?!\bINC)\b[A-Z]{3,}\.$/;
/** 'SECTION 1. NAME. THE NAME OF THE …': the title before the sentence. */
const runIn = /^[^.:]{3,60}[.:–—-]\s+(?=\S)/;
/** What begins with a capital in any text; 'may' is a verb more often than a month. */
const names = regex.g`\b(?!may\b)(?:${states.join('|')}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${monthNames})\b`;
const initials = /^(?:[A-Z]{0,6}[HP]OA|COA|LLC|FHA|I|II|III|IV|VI{0,3}|IX|XI{0,3})$/;
const afterCode = /^\.?(?:$|[,;)]| \d{5})/;
const codes = new Set(Object.values(stateCodes));

/** 'Salem, OR' */
const place = regex.g`[a-z]+(?=, (?:${states.map(titled).join('|')}|${[...codes].join('|')})\b)`;
/** 'Brynn Roe seconded': who has no common given name. */
const mover =
  /(?<=^|[.,;] |\band )(?!(?:it|was|were|is|duly|then|also|unanimously|motion|the)\b)[a-z]{3,}(?: [a-z]{3,})?(?= (?:seconded|moved|motioned|abstained)\b)/g;

/** Words in capitals as they would be printed in small letters: as long as before. */
function quiet(text: string, goesOn: boolean): string {
  let afterGiven = false;
  const small = text.replace(/[A-Z]+(?:['’][A-Z]+)*/g, (word, at: number) => {
    const after = text.slice(at + word.length);
    const before = text.slice(Math.max(0, at - 2), at);
    const lower = word.toLowerCase();
    const opens = at === 0 ? !goesOn : /[.?!:] $|["“(\t]$/.test(before);
    const named = opens || (afterGiven && !verb.test(word));
    afterGiven = givenNames.has(lower);
    const isCode = codes.has(word) && /, $/.test(before) && afterCode.test(after);
    if (initials.test(word) || isCode || (word.length === 1 && after.startsWith('.'))) return word;
    return named || afterGiven ? word.charAt(0) + lower.slice(1) : lower;
  });
  return small.replace(names, titled).replace(mover, titled).replace(place, titled);
}

/**
 * The lines with the running text of a paper that is typed in capitals in small letters, as any other paper's: there
 * capitals tell neither titles nor names. Its titles stay as they are.
 */
export function quietLines(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const all = lines.map(({ text }) => text).join('\n');
  const capitals = all.replace(/[^A-Z]+/g, '').length;
  if (capitals < mostly * all.replace(/[^A-Za-z]+/g, '').length) return lines;
  const lengths = lines.map(({ text }) => text.length).toSorted((a, b) => a - b);
  const full = 0.75 * (lengths[Math.floor(lengths.length * 0.9)] ?? 0);
  const isOpen = ({ text }: PrintedLine) => text.length >= full && !stopped.test(text);
  const labels = lines.map(({ text }) => labelOf(text)?.length ?? 0);
  const joins = (at: number) => {
    const [line, before] = [lines[at], lines[at - 1]];
    return line !== undefined && before !== undefined && isOpen(before) && !line.apart && !labels[at];
  };
  const running = lines.map(
    ({ text, tabled, row }) => !tabled && !row && (verb.test(text) || endsSentence.test(text)),
  );
  for (let at = lines.length - 1; at > 0; at--) if (running[at] && joins(at)) running[at - 1] = true;
  return lines.map((line, at) => {
    if (joins(at) && running[at - 1]) running[at] = true;
    if (!running[at] || !isCapitals(line.text)) return line;
    const from = labels[at] ?? 0;
    const [title = ''] = (from > 0 && runIn.exec(line.text.slice(from))) || [];
    const start = from + (verb.test(title) ? 0 : title.length);
    return { ...line, text: line.text.slice(0, start) + quiet(line.text.slice(start), joins(at)) };
  });
}
