import { associationIn, type HomeDocument } from './home-document.ts';

/** Words of an association's name that do not tell it from others. */
const common =
  /^(?:the|of|at|in|and|a|an|inc|incorporated|llc|ltd|corp|corporation|association|associations|assoc|assn|hoa|poa|coa|homeowners?|owners?|property|home|homes|nonprofit|non|profit|community|subdivision|estates?|divisions?|number|no)$/;
/** Words by which one association is told from another of the same place. */
const telling =
  /^(?:master|sub|villas?|townhomes?|townhouses?|condominiums?|condos?|lofts?|phase|section|village|swim|swimming|recreation|recreational|facility|facilities|water|road|roads|maintenance|north|south|east|west|\d+)$/;
/** Numbers as names write them: 'Division Number Five' and 'Division V' are 5. */
const numbers: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['one', 'first', 'i'],
    ['two', 'second', 'ii'],
    ['three', 'third', 'iii'],
    ['four', 'fourth', 'iv'],
    ['five', 'fifth', 'v'],
    ['six', 'sixth', 'vi'],
    ['seven', 'seventh', 'vii'],
    ['eight', 'eighth', 'viii'],
    ['nine', 'ninth', 'ix'],
    ['ten', 'tenth', 'x'],
  ].flatMap((words, index) => words.map((word) => [word, String(index + 1)])),
);
/** What the name of an association says beside its place. */
const ofAnAssociation = /\b(?:associations?|assoc|assn|hoa|poa|coa|inc|council|corporation|club)\b/i;

/** The words of a name by which it is known, in no order. */
function wordsOf(name: string): ReadonlySet<string> {
  const words = name
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, '')
    .split(/[^a-z0-9]+/);
  // 'Twin Oak' and 'Twin Oaks' are one.
  return new Set(
    words
      .filter((word) => word !== '' && !common.test(word))
      .map((word) => numbers[word] ?? word.replace(/ies$/, 'y').replace(/s$/, '')),
  );
}

/** A name as it is compared with others. */
interface Name {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** Whether it says that it is an association's, and not the place's alone. */
  readonly isFull: boolean;
}

const nameOf = (text: string): Name => ({ text, words: wordsOf(text), isFull: ofAnAssociation.test(text) });

/**
 * Whether two names mean the same association: the one may say less, as 'Elm Park' for 'Elm Park of Boise HOA, Inc.'. The bare
 * name of a place does not tell which of its associations is meant.
 */
function isSame(a: Name, b: Name): boolean {
  const [less, full] = a.words.size > b.words.size ? [b, a] : [a, b];
  if (less.words.size === 0) return true;
  const extra = [...full.words].filter((word) => !less.words.has(word));
  if (full.words.size - extra.length !== less.words.size) return false;
  return !less.isFull || !extra.some((word) => telling.test(word));
}

export interface ByAssociation {
  /** The name that most of the documents give; null where none gives one. */
  readonly name: string | null;
  /** The documents that give it, and those that give none. */
  readonly own: readonly HomeDocument[];
  /** Documents of other associations: a master association's, or a file of another purchase. */
  readonly others: readonly { readonly name: string; readonly document: HomeDocument }[];
}

/** Parts the documents by whose they are. They come in the order in which they are to be told. */
export function byAssociation(documents: readonly HomeDocument[]): ByAssociation {
  const given = documents.map((document) => ({ document, text: associationIn(document) }));
  // Each name once, however many documents give it: comparing names is the most of the work.
  const names = [...new Set(given.flatMap(({ text }) => text ?? []))].map(nameOf);
  const givers = Map.groupBy(given, ({ text }) => text);
  const support = new Map(
    names.map((name) => [
      name,
      names
        .filter((other) => isSame(name, other))
        .reduce((sum, { text }) => sum + (givers.get(text)?.length ?? 0), 0),
    ]),
  );
  const supportOf = (name: Name) => support.get(name) ?? 0;
  const [own] = names.toSorted((a, b) => supportOf(b) - supportOf(a) || Number(b.isFull) - Number(a.isFull));
  const foreign = new Set(names.filter((name) => own && !isSame(own, name)).map(({ text }) => text));
  const isOther = (text: string | null): text is string => text !== null && foreign.has(text);
  return {
    name: own?.text ?? null,
    own: given.filter(({ text }) => !isOther(text)).map(({ document }) => document),
    others: given.flatMap(({ document, text }) => (isOther(text) ? [{ name: text, document }] : [])),
  };
}
