import { passwordMinLength } from '#contract/limits.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** What guessing programs try first; each counts for one character. */
const triedFirst =
  /passw[o0]rd|qwert[yz]|asdf|zxcv|letmein|welcome|iloveyou|admin|login|monkey|dragon|football|baseball|sunshine|princess|master|secret|house|home/g;

/** Characters that do not follow from the one before: neither its repetition nor the next in a row such as 'abcd'. */
function surprises(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, i) => i === 0 || Math.abs(code - (codes[i - 1] ?? 0)) > 1).length;
}

function alphabetSize(password: string): number {
  const kinds = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ] as const;
  return kinds.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 0);
}

/**
 * How long a password withstands guessing, roughly; null for none. `about` are words that others know of the user
 * (name, email): within a password they count for little.
 */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength | null {
  if (password === '') return null;
  if (password.length < passwordMinLength) return 'short';
  const known = about
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((word) => word.length >= 3);
  const rest = known
    .reduce((text, word) => text.replaceAll(word, '\u0000'), password.toLowerCase())
    .replace(triedFirst, '\u0000');
  const length = Math.min(surprises(rest), 2 * new Set(rest).size);
  const bits = length * Math.log2(alphabetSize(password));
  if (bits < 40) return 'weak';
  return bits < 60 ? 'fair' : 'strong';
}
