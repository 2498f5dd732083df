import { fieldWords } from './field-words.ts';
import { nearWords } from './near-words.ts';

/** Letters that recognition takes for one another where one of them is two. */
const pairs: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['li', 'h'],
  ['ii', 'u'],
  ['in', 'm'],
  ['vv', 'w'],
];
/** Shorter words, names among them, are a letter away from too many others. */
const shortest = 5;
const longest = 24;
/** Terms that papers begin with a capital letter: what else does may be a name. */
const capitalized = new Set(
  `architectural article assessment assessments association board bylaws committee common covenants declarant declaration
  developer director directors dwelling meeting meetings member members membership notice owner owners president property
  quorum residence residential restrictions secretary section special treasurer trustees vehicle vehicles voting`.split(
    /\s+/,
  ),
);
const known = new Set([...fieldWords, ...nearWords]);
const meant = new Set(fieldWords);

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/** The field's words by what is left of them without one letter, and whole. */
const nearby = new Map<string, string[]>();
for (const word of fieldWords) {
  for (const left of new Set([word, ...Array.from(word, (_, at) => without(word, at))])) {
    const list = nearby.get(left);
    if (list) list.push(word);
    else nearby.set(left, [word]);
  }
}

/** Whether a letter is put in, left out or changed between two words of nearly one length. */
function isOneOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

function* byPairs(word: string): Generator<string> {
  for (const [two, one] of pairs) {
    for (const [from, to] of [
      [two, one],
      [one, two],
    ] as const) {
      for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
        yield word.slice(0, at) + to + word.slice(at + from.length);
      }
    }
  }
}

/** The one word of the field that a word in small letters can be, misread by a letter; null where it is a word, or no or several can be meant. */
export function wordMeant(word: string): string | null {
  if (word.length < shortest || word.length > longest || known.has(word)) return null;
  const found = new Set([...byPairs(word)].filter((one) => meant.has(one)));
  if (found.size === 0) {
    for (const left of [word, ...Array.from(word, (_, at) => without(word, at))]) {
      for (const one of nearby.get(left) ?? []) if (isOneOff(word, one)) found.add(one);
    }
  }
  const [only, another] = found;
  return only !== undefined && another === undefined ? only : null;
}

const token = /(?<![\w'-])[A-Za-z][A-Za-z.:;|!1]*[A-Za-z](?![\w'-])/g;

/** Words of a text, in small letters, with those that are meant by them. Capitalized ones are terms, or names that stay. */
export function misreadWords(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [written] of text.matchAll(token)) {
    const word = written.toLowerCase();
    if (found.has(word)) continue;
    const right = wordMeant(word);
    if (right !== null && (written[0] === word[0] || capitalized.has(right))) found.set(word, right);
  }
  return found;
}

/** A text in small letters with misread words put right: `sameLength` only those that stay as long, so that places in it hold. */
export function mendMisread(text: string, words: ReadonlyMap<string, string>, sameLength = false): string {
  if (words.size === 0) return text;
  return text.replace(token, (word) => {
    const right = words.get(word) ?? word;
    return sameLength && right.length !== word.length ? word : right;
  });
}
