import type { PrintedLine } from './printed-line.ts';

const broken = /([A-Za-z]{2,40})-$/;
/** Characters at a line's end that are looked at: patterns that end in '$' are tried from every place. */
const tail = 60;
const firstWord = /^[A-Za-z]+/;
/** Words that are written with a hyphen before others. */
const joiner =
  /^(?:non|self|co|ex|semi|quasi|cross|half|well|long|short|two|three|four|five|six|seven|eight|nine|ten|one|first|second|third|all|multi|single|high|low|so|by|pro|re|post|pre|owner|year|day|month)$/i;

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly compounds: ReadonlySet<string>;
}

/** The words of a document, and those it writes with a hyphen, leaving out what stands broken at a line's end. */
export function vocabularyOf(lines: readonly PrintedLine[]): Vocabulary {
  const words = new Set<string>();
  const compounds = new Set<string>();
  // Only documents with broken words need one.
  if (!lines.some(({ text }) => text.endsWith('-'))) return { words, compounds };
  let cut = false;
  for (const { text } of lines) {
    let first = true;
    for (const match of text.matchAll(/[A-Za-z]+(?:-[A-Za-z]+)*-?/g)) {
      const whole = match[0];
      const atEnd = whole.endsWith('-') && match.index + whole.length === text.length;
      const skip = atEnd || (first && cut && match.index === 0);
      first = false;
      if (skip) continue;
      const word = whole.replace(/-$/, '').toLowerCase();
      if (!word.includes('-')) words.add(word);
      else if (word.length < 60) {
        compounds.add(word);
        for (const part of word.split('-')) words.add(part);
      }
    }
    cut = broken.test(text.slice(-tail));
  }
  return { words, compounds };
}

/**
 * What a hyphen at a line's end is before the next line: part of the word ('owner-' 'occupied'), a mark of the break
 * alone ('main-' 'tenance'), or neither (a dash).
 */
export function hyphenAt(line: string, next: string, known: Vocabulary): 'kept' | 'dropped' | 'none' {
  if (!line.endsWith('-')) return 'none';
  const end = line.slice(-tail);
  const before = broken.exec(end)?.[1];
  const compound = /(?<![A-Za-z-])[A-Za-z]+(?:-[A-Za-z]+)*-$/.exec(end)?.[0];
  const after = firstWord.exec(next.slice(0, tail))?.[0];
  if (!before) return /\d-$/.test(end) && /^[\da-z]/.test(next) ? 'kept' : 'none';
  if (!after) return /^\d/.test(next) ? 'kept' : 'none';
  if (/^[A-Z]/.test(after))
    return isUpper(before) && isUpper(after) ? decide(before, after, compound, known) : 'kept';
  return decide(before, after, compound, known);
}

const isUpper = (word: string) => word.length > 1 && word === word.toUpperCase();

function decide(
  before: string,
  after: string,
  compound: string | undefined,
  known: Vocabulary,
): 'kept' | 'dropped' {
  const first = before.toLowerCase();
  const second = after.toLowerCase();
  const joined = known.words.has(first + second);
  const whole = `${compound ?? `${first}-`}${second}`.toLowerCase();
  if (known.compounds.has(whole) || known.compounds.has(`${first}-${second}`))
    return joined ? 'dropped' : 'kept';
  if (joined) return 'dropped';
  if (joiner.test(first)) return 'kept';
  return first.length > 2 && second.length > 2 && known.words.has(first) && known.words.has(second)
    ? 'kept'
    : 'dropped';
}
