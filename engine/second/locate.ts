import { fold } from '../language/plain.ts';

/** Shorter words than these stand anywhere. */
const shortest = 3;

/** A text with each run of white space as one space, and where each of its characters stood. */
function spaced(text: string): { text: string; at: number[] } {
  const folded = fold(text);
  const at: number[] = [];
  let out = '';
  for (let i = 0; i < folded.length; i += 1) {
    const c = folded.charAt(i);
    if (c.trim() === '' && (out === '' || out.endsWith(' '))) continue;
    out += c.trim() === '' ? ' ' : c;
    at.push(i);
  }
  return { text: out, at };
}

/**
 * Where a quote stands in a page's text (or any other), as half-open offsets into it: the first place. Nothing but white
 * space, letter case and typographic quotes and dashes may differ; null where it does not stand there. A quote that begins
 * or ends within a word or a figure is none.
 */
export function locate(
  page: { readonly text: string },
  quote: string,
): { readonly start: number; readonly end: number } | null {
  const sought = spaced(quote).text.trim();
  if (sought.length < shortest) return null;
  const where = spaced(page.text);
  for (let from = where.text.indexOf(sought); from >= 0; from = where.text.indexOf(sought, from + 1)) {
    const to = from + sought.length;
    const start = where.at[from];
    const last = where.at[to - 1];
    const cutsWord = joined(where.text, from) || joined(where.text, to);
    if (start !== undefined && last !== undefined && !cutsWord) return { start, end: last + 1 };
  }
  return null;
}

/** Whether a place lies within a word or a figure: '$1,500' holds no '500', '25' no '2', 'unless' no 'less'. */
function joined(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  const letters = /[\p{L}\p{N}]/u;
  if (letters.test(before) && letters.test(after)) return true;
  const figure = /[.,]/;
  const digit = /\d/;
  return (
    (figure.test(before) && digit.test(text.charAt(at - 2)) && digit.test(after)) ||
    (digit.test(before) && figure.test(after) && digit.test(text.charAt(at + 1)))
  );
}
