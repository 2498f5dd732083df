import { isCapitals } from './layout.ts';
import { isShortened } from './sentence-ends.ts';
import { titleCase } from './title-case.ts';

const longest = 110;
const mostWords = 14;
/** What may end a run-in title, and what must follow it. */
const stop = /(?:[.:?]|\s[-–—]{1,2}|[.:]?[-–—]{2}|(?<=[a-z])—)["”’)]*\s+(?=\S)/g;
const sentenceWord = /\b(?:shall|is|are|was|were|will|must|may|has|have|means|mean|be)\b/;

/** 'Annual Assessments.' before the text that goes on after it; null where a text begins with a sentence. */
export function runInTitle(text: string): { title: string; length: number } | null {
  const head = text.slice(0, longest + 20);
  stop.lastIndex = 0;
  for (let match = stop.exec(head); match; match = stop.exec(head)) {
    const title = head.slice(0, match.index);
    if (title.length > longest) return null;
    const sign = match[0].trim().charAt(0);
    if (sign === '.' && isShortened(title)) continue;
    const goesOn = /^[a-z]/.test(head.slice(match.index + match[0].length));
    if (goesOn && !(/[.:]/.test(sign) && title.includes(' ') && titleCase(title))) return null;
    if (!isRunIn(title, sign)) return null;
    const more = sign === ':' ? stop.exec(head) : null;
    // 'First Violation: Warning Letter.' is one title.
    const whole = more?.[0].startsWith('.') ? head.slice(0, more.index) : '';
    return more && !isShortened(whole) && whole.length <= longest && titleCase(whole)
      ? { title: whole, length: more.index + more[0].trimEnd().length }
      : { title, length: match.index + match[0].trimEnd().length };
  }
  return null;
}

function isRunIn(title: string, sign: string): boolean {
  if (!/[A-Za-z]{2}/.test(title) || /^[a-z]/.test(title)) return false;
  const words = title.split(/\s+/);
  if (words.length > mostWords) return false;
  if (isCapitals(title)) return true;
  if (sentenceWord.test(title)) return false;
  // What a dash follows may be any part of a sentence.
  if (/[-–—]/.test(sign) && words.length > 6) return false;
  return titleCase(title) || (words.length <= 4 && sign === '.');
}
