import type { FactId } from '#engine/catalogue.ts';
import type { BuyersWord } from './buyers-word.ts';
import { buyersWords } from './buyers-words.ts';
import { factsAsked } from './facts-asked.ts';
import { idleWords } from './idle-words.ts';

/** One thing that a question names. Terms are beginnings of words, as engine/look takes them. */
export interface Named {
  readonly same: readonly string[];
  readonly also: readonly string[];
  readonly isLoose: boolean;
  readonly isOfNow: boolean;
  /** A passage with this speaks of something else. */
  readonly not: RegExp | null;
}

/** What an answer holds: figures of these kinds, or one of these beginnings of words. */
export interface Wanted {
  /** Letters of the tokens of Sentence.plain. */
  readonly figures: string;
  readonly words: readonly string[];
}

/** What is understood of a question in plain words. */
export interface Question {
  readonly named: readonly Named[];
  /** The questions of the catalogue that it puts, the one that fits best first. */
  readonly facts: readonly FactId[];
  /** What would answer it; null where that may be anything. */
  readonly wants: Wanted | null;
  /** It asks what somebody may or must do, which the papers say that hold on any day. */
  readonly asksForRule: boolean;
  /** It asks of one's own home, not of what all share. */
  readonly isOwn: boolean;
}

/** A word of this length or less does not stand for others that begin with it. */
const shortStem = 4;

/** 'trespassing' to 'trespass': what all its forms begin with. */
function stemOf(word: string): string {
  for (const [ending, instead] of [
    [/ies$/, 'y'],
    [/(?<=[a-z]{4})ing$/, ''],
    [/(?<=[a-z]{4})ed$/, ''],
    [/(?<=(?:s|x|ch|sh))es$/, ''],
    [/(?<=[a-z]{2}[^su])s$/, ''],
  ] as const) {
    if (ending.test(word)) return word.replace(ending, instead);
  }
  return word;
}

function termsOf(word: string): string[] {
  const stem = stemOf(word);
  return stem.length > shortStem ? [stem] : [...new Set([word, stem, `${stem}ing`, `${stem}ed`])];
}

const figures = (letters: string): Wanted => ({ figures: letters, words: [] });
const words = (...list: string[]): Wanted => ({ figures: '', words: list });

/** How a question is put tells what would answer it. The first that fits counts. */
const wanted: readonly (readonly [RegExp, Wanted])[] = [
  [
    /\bhow (?:is|are|do they|was|were) .*\b(?:calculat\w+|figured|computed|worked out|divided|split)\b/,
    words('based on', 'divid', 'pro rata', 'pro-rata', 'share', 'proportion', 'equal'),
  ],
  [/\bhow much (?:notice|time)\b/, figures('d')],
  [
    /\bhow much\b|\bwhat (?:does|would|do|will|is|are) .*\b(?:costs?|pay|fees?|fines?|penalty|premium|deductible|deposit|dues|price|spend)\b|\bcosts? (?:me|to)\b/,
    figures('mp'),
  ],
  [/\bhow many\b|\bwhat number\b/, figures('npm')],
  [/\bhow (?:high|tall|big|close|far|wide|large|small)\b/, figures('nd')],
  [
    /\bhow often\b/,
    {
      figures: 'd',
      words: ['annually', 'annual', 'monthly', 'quarterly', 'each year', 'every', 'yearly', 'once'],
    },
  ],
  [/\bhow (?:long|soon)\b|\bshortest\b|\blongest\b/, figures('dn')],
  [/\bwhat (?:day|date|year)\b/, figures('t')],
  [/\bwhen\b/, { figures: 'td', words: ['first day', 'annually', 'monthly', 'upon', 'on or before'] }],
  [/\b(?:percent|percentage|rate)\b/, figures('p')],
  [
    /\bwho (?:\w+ ){0,3}(?:pays?|fix\w*|repairs?|maintains?|mows?|replaces?|cleans?|responsible)\b/,
    words('responsib', 'expense', 'shall maintain', 'be maintained', 'owner shall', 'shall repair'),
  ],
  [/\bwhy\b/, words('because', 'due to', 'in order to', 'reason', 'need', 'cost')],
];

/** What somebody does comes after whoever does it: documents have many words for it. */
const doerBefore = /\b(?:i|we|you|they|who|must|can|may|owners?|members?|board|association|hoa) $/;
/** Where something is, or is for, comes after it: 'chickens in the backyard'. */
const placeBefore =
  /\b(?:in|at|on|by|near|inside|outside|over|above|to|for|under|within)(?: the| my| our| a| an| your)? $/;

const named = (
  {
    same,
    also,
    isLoose = false,
    isOfNow = false,
    not = null,
  }: Omit<BuyersWord, 'said' | 'not'> & { not?: RegExp | null },
  isPlace: boolean,
): Named => ({
  same,
  also,
  isLoose: isLoose || isPlace,
  isOfNow,
  not,
});

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^a-z0-9&'$%/.-]+/g, ' ')
    .replace(/'s(?= |$)|[.]+(?= |$)/g, '')
    .trim()} `;

/** Reads a question in plain words. Its time is linear in the question, which is short. */
export function readQuestion(text: string): Question {
  const asked = plain(text);
  let rest = asked;
  const found: Named[] = [];
  const isPlace = (at: number) =>
    placeBefore.test(rest.slice(0, at)) && rest.slice(0, at).trim().includes(' ');
  for (const one of buyersWords) {
    const m = new RegExp(`(?<= )(?:${one.said.source})(?= )`).exec(rest);
    if (!m) continue;
    found.push(named(one, isPlace(m.index)));
    // A word that was understood holds its place, so that what stood before it is still seen.
    rest = rest.replaceAll(new RegExp(`(?<= )(?:${one.said.source})(?= )`, 'g'), '_');
  }
  for (const m of rest.matchAll(/[a-z0-9$&%/'.-]+/g)) {
    const word = m[0].replace(/^[^a-z0-9$]+|[^a-z0-9]+$/g, '');
    if (word.length < 2 || idleWords.has(word) || /^\d{1,2}$/.test(word)) continue;
    const isDone = doerBefore.test(rest.slice(0, m.index));
    found.push(named({ same: termsOf(word), also: [], isLoose: isDone }, isPlace(m.index)));
  }
  const wants = wanted.find(([put]) => put.test(asked))?.[1] ?? null;
  return {
    named: found,
    facts: factsAsked(asked),
    wants,
    asksForRule: /\b(?:can|may|must|should|do) i\b|\b(?:have|need|allowed|required) to\b/.test(asked),
    isOwn: /\b(?:i|my|me)\b/.test(asked) && !/\b(?:common|shared|pool|park)\b/.test(asked),
  };
}
