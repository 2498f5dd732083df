import { bansItems } from '../find/lead-in.ts';
import { fold } from '../language/plain.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { shortened } from '../setting/qualifiers.ts';
import { fromWords } from './quoting.ts';

/** The most of a sentence that is told whole. */
const longest = 420;
/** The most of a sentence that says only at its end what may not be done: 'nor shall any goods, … be kept outside'. */
const longestToVerb = 760;
const done =
  /\bbe (?:[a-z]+ly )?(?:kept|stored|parked|placed|erected|maintained|permitted|allowed|raised|displayed|used|conducted|constructed|installed|prohibited)\b/g;
/** The most of its beginning, where the middle is left out. */
const head = 60;
/** With the verb as near to the beginning as this, what follows it is told without a gap. */
const near = 110;
const modal =
  /(?<!\b(?:which|that|as|who|where|when|if|it|they|what|whether)(?: [a-z]+)? )\b(?:shall|must|may|will|can|cannot|is|are|should)\b/g;
/** What narrows a subject: a gap may leave out things in a row, and none of these. */
const narrows =
  /\b(?:which|that|who|whose|where|when|if|unless|except|excluding|without|visible|other than|in excess of|not|over|under|opinion)\b|[()]/;
const startsPart = /(?:;|, (?:nor|and no|but)\b|, provided\b)/g;

const tidy = (words: string) =>
  fromWords(words)
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;:.▪•●◦]|[-–*] )+|[\s,;:.]+$/g, '')
    .replace(/^(?:\(?[a-z\d]{1,3}[).]|[qa]:)\s+/i, '');

const opensExcept = /^(?:except|unless|other than|with the exception)\b/i;

/** The last place of a pattern before one. */
function lastBefore(pattern: RegExp, text: string, at: number): number {
  let last = 0;
  for (const { index } of text.matchAll(pattern)) if (index < at) last = index;
  return last;
}

/** A part of a sentence up to where it may be cut, with what is to be done with the last thing that a name names. */
function cutBehindVerb(part: string, names: readonly string[]): string {
  const folded = fold(part);
  const verbs = [...folded.matchAll(done)].map(({ index }) => index);
  const isLate = verbs.every((at) => at > longest - near) && verbs.some((at) => at < longestToVerb - near);
  // 'Nor shall any vehicles of a business be kept outside, nor shall any vehicles for private use'
  const again = lastBefore(startsPart, folded, longest);
  const namesAgain = again > near && names.some((name) => regex`\b${name}`.test(folded.slice(again)));
  return shortened(part, isLate || namesAgain ? longestToVerb : longest);
}

/**
 * The words of a sentence that decide a question, as the document has them: the part that names it, and where that is long
 * its beginning and what is said from its verb on, ' … ' between.
 */
export function ownWords(sentence: string, names: readonly string[]): string {
  const whole = tidy(sentence);
  const opens = /(?:[:,]|\b(?:except|unless|if|of|the|to|by|an?|in|for|with|that|and|or))\s*$/.test(sentence)
    ? ' …'
    : '';
  if (whole.length <= longest) return `${whole}${opens}`;
  const folded = fold(whole);
  const found = names.map((name) => folded.search(regex`\b${name}`)).filter((at) => at >= 0);
  const named = found.length > 0 ? Math.min(...found) : 0;
  const part = tidy(whole.slice(lastBefore(startsPart, folded, named)));
  if (part.length <= longest) return part;
  // Cut from its start, a sentence that opens with a long exception would end before it names the thing.
  const at = names.map((name) => fold(part).search(regex`\b${name}`)).filter((index) => index >= 0);
  if (opensExcept.test(part) && at.length > 0 && Math.min(...at) > longest - near) {
    const from = lastBefore(/, (?=(?:no|nor|all|any|each|every|the|such)\b)/g, fold(part), Math.min(...at));
    if (from > 0) return `… ${shortened(tidy(part.slice(from)), longestToVerb)}`;
  }
  const [verb] = [...fold(part).matchAll(modal)].map(({ index }) => index);
  if (verb === undefined || verb <= near) return cutBehindVerb(part, names);
  const begins = part.slice(0, part.lastIndexOf(' ', head));
  if (narrows.test(fold(part.slice(begins.length, verb)))) return cutBehindVerb(part, names);
  const rest = part.slice(verb);
  return `${tidy(begins)} … ${shortened(rest)}`;
}

/** The document's own words of a sentence; of a question with its answer, of an item of a list of bans with the words that forbid it. */
export function wordsOf(sentence: Sentence, cited: readonly Sentence[], names: readonly string[]): string {
  const answer = /\?\W*$/.test(sentence.text) && cited.find(({ index }) => index === sentence.index + 1);
  if (answer) return `${ownWords(sentence.text, [])} ${ownWords(answer.text, [])}`;
  const head = cited.findLast(({ index, plain }) => index < sentence.index && bansItems.test(plain));
  const words = ownWords(sentence.text, names);
  return head ? `${ownWords(head.text, []).replace(/(?: …)?$/, ' …')} ${words}` : words;
}
