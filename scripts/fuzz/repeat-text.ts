import { filesWithPatterns, writtenPatterns } from '../patterns/list-patterns.ts';
import { readMeasured } from '../patterns/measured-patterns.ts';

/** What a type is told by, at the beginning of a file: see readers/sniff.ts. */
const BEGINNINGS = [
  '',
  '%PDF-1.7\n',
  'PK\u0003\u0004',
  '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  '{\\rtf1 ',
  '<!doctype html>',
  '<?xml version="1.0"?>',
  '<!--',
  '<html><body>',
  '\u00ef\u00bb\u00bf',
  '\u00ff\u00fe',
  'MIME-Version: 1.0\n',
];
const ENDS = ['', ' x', '!', '\n', '<', '-->', ')', '.', '\u0000'];
const LONGEST = 200_000;

const SIGNS: Record<string, string> = { d: '1', D: 'a', w: 'a', W: '-', s: ' ', S: 'a', n: '\n', t: '\t' };

/** Short texts that a pattern's parts match, roughly: what stands between its brackets, bars and quantifiers. */
function textsOf(source: string): string[] {
  return source
    .replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(')
    .replace(/\{\d*,?\d*\}/g, '')
    .replace(/\[\^?(\\?.)[^\]]*\]/g, '$1')
    .replace(/\\[pP]\{[^}]*\}/g, 'a')
    .replace(/\\([a-zA-Z])/g, (_, letter: string) => SIGNS[letter] ?? '')
    .split(/[()|*+?^$]/)
    .map((part) => part.replaceAll('\\', ''))
    .filter((part) => part !== '');
}

/** What is repeated to hold up a pattern: the parts of each in the source, and what recheck found to be slow. */
export function patternParts(): string[] {
  const parts = new Set<string>(['<!---->', '<!-- -->', ' ', '\n', '\t', '.', '_', '$1,', '(a) ']);
  for (const { slow } of readMeasured().values())
    if (slow !== undefined) for (const text of slow) parts.add(text);
  for (const file of filesWithPatterns())
    for (const { source } of writtenPatterns(file)) for (const text of textsOf(source)) parts.add(text);
  parts.delete('');
  return [...parts].sort();
}

/** A text against patterns: a type's beginning, one to three parts time and again, and an end that does not match. */
export function repeatText(parts: readonly string[], random: () => number): Buffer {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  let text = pick(BEGINNINGS) ?? '';
  for (let runs = 1 + Math.floor(random() * 3); runs > 0; runs -= 1) {
    let part = pick(parts) ?? ' ';
    if (random() < 0.5) part += pick(parts) ?? '';
    const most = Math.max(1, Math.floor((LONGEST - text.length) / part.length));
    // Few times as often as many.
    text += part.repeat(Math.ceil(most ** random()));
  }
  return Buffer.from(text + (pick(ENDS) ?? ''), random() < 0.5 ? 'latin1' : 'utf8');
}
