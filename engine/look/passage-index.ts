import { leadIn } from '../find/lead-in.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { hasLeader } from '../structure/leaders.ts';

/** One sentence, list item or table row that may be shown, and what belongs to it. Others are meant by their index. */
export interface Passage {
  readonly sentence: Sentence;
  /** Where it ends in the text: behind the figure in the next line, where it is the label of one. */
  readonly end: number;
  /** Its words. */
  readonly length: number;
  /** Letters of the quantities in it, as in Sentence.plain; a figure in a cell of a table may be money or a count. */
  readonly figures: string;
  /** The same without the number that the passage begins with: that of an item or a section. */
  readonly ownFigures: string;
  /** Its words behind those of the title over it, in lower case: 'dues: they go from {m0} to {m1}.' */
  readonly titled: string;
  readonly isRow: boolean;
  readonly isHeading: boolean;
  /** A heading without a figure: it says what comes, and answers only what the paper is. */
  readonly isTitle: boolean;
  /** It tells what a word means. */
  readonly isDefinition: boolean;
}

/** A document's passages and where its words stand. */
export interface PassageIndex {
  readonly passages: readonly Passage[];
  readonly averageLength: number;
  /** In which passages a word of the document stands, and how often. */
  readonly places: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Those words in order, so that all with one beginning stand together. */
  readonly vocabulary: readonly string[];
  /** The passages under each heading: the innermost and the one above it, in lower case, with a space before each word. */
  readonly headings: ReadonlyMap<string, readonly number[]>;
  /** The passages that each passage leads: a list's items, a table's rows. */
  readonly led: ReadonlyMap<number, readonly number[]>;
  /** What was looked for already. */
  readonly known: Map<string, ReadonlyMap<number, number>>;
}

const wordsIn = (plain: string): string[] => plain.match(/[a-z0-9$][a-z0-9'.-]*[a-z0-9]|[a-z0-9$]/g) ?? [];

/** More than a word or a figure by itself ('$ 410.50 - Deposits' is both), and no line of the contents. */
const both = /[A-Za-z]{2}.*\S\s+\S|(?:,\d{3}|\.\d\d)\s.*[A-Za-z]{3}/;
const saysSomething = ({ text, plain }: Sentence) =>
  both.test(text) && !hasLeader(text) && !sayingNothing.test(plain);
const amount = /\d{1,3},\d{3}|\d\.\d{2}(?!\d| ?%)|\d[\d.]K\b/;
const definition =
  /^(?:\W*[a-z0-9]{1,4}[.)])?(?:section \S+)?\W{0,3}(?:(?:the )?(?:terms?|words?) )?"[^"]{2,60}"[^"]{0,60} (?:shall |will )?(?:means?|refers?|be defined)\b/;
/** How the paper is to be read, and that nobody escapes its dues: it rules on no matter of its own. */
const sayingNothing =
  /\b(?:invalidity|invalidation|held (?:to be )?(?:invalid|unenforceable)|severab|abandonment of (?:his|her|their|the|its|such) |(?:captions|headings) (?:of|in|herein)|masculine|by reference as though)/;

/** The number of an item or a section. */
const itsNumber = /^[^a-z0-9{]*(?:(?:section|article|rule)\W+)?(?:\{n\d+\}|\d{1,2})[.):-]/;

const figuresIn = (plain: string, text: string, hasCells: boolean): string => {
  const tokens = Array.from(plain.matchAll(/\{([a-z])\d/g), ([, letter = '']) => letter).join('');
  return `${tokens}${hasCells ? 'mn' : amount.test(text) ? 'm' : ''}`;
};

/** A line of nothing but amounts, which the line before it is the label of. */
const isAmounts = ({ text }: Sentence) => amount.test(text) && !/[A-Za-z]/.test(text);
const longestLabel = 10;

/** How many rows a row without figures stands over. */
const rowsUnder = 12;

function read(doc: Doc): PassageIndex {
  const kinds = new Map(doc.blocks.map(({ kind, start }) => [start, kind]));
  const withFigures = new Set(
    doc.rows.filter(({ cells }) => cells.some(({ figure }) => figure !== null)).map(({ start }) => start),
  );
  const definitions = new Set(
    doc.sections.filter(({ title }) => /definition/i.test(title)).map(({ index }) => index),
  );
  const kept: Sentence[] = [];
  const numbers = new Map<number, number>();
  for (const sentence of doc.sentences) {
    if (!saysSomething(sentence)) continue;
    numbers.set(sentence.index, kept.length);
    kept.push(sentence);
  }
  let over: { index: number; until: number } | null = null;
  const titles = doc.sections.map(({ title }) => title.toLowerCase());
  const places = new Map<string, Map<number, number>>();
  const led = new Map<number, number[]>();
  const passages = kept.map((sentence, index): Passage => {
    const { plain, text, start, section } = sentence;
    const words = wordsIn(plain);
    for (const word of words) {
      const at = places.get(word) ?? new Map<number, number>();
      at.set(index, (at.get(index) ?? 0) + 1);
      places.set(word, at);
    }
    const next = doc.sentences[sentence.index + 1];
    const isLabel = words.length < longestLabel && !withFigures.has(start) && next && isAmounts(next);
    const isRow = isLabel || kinds.get(start) === 'row';
    const hasCells = isLabel || withFigures.has(start);
    const leads = leadIn(doc, sentence).flatMap((lead) => numbers.get(lead.index) ?? []);
    if (!hasCells && words.length < longestLabel) over = { index, until: index + rowsUnder };
    else if (!hasCells) over = null;
    if (hasCells && over && index <= over.until) leads.push(over.index);
    for (const lead of leads) {
      const items = led.get(lead) ?? [];
      items.push(index);
      led.set(lead, items);
    }
    return {
      sentence,
      end: isLabel ? next.end : sentence.end,
      length: words.length,
      figures: figuresIn(plain, text, hasCells),
      ownFigures: figuresIn(plain.replace(itsNumber, ''), text, hasCells),
      titled: `${titles[section] ?? ''}: ${plain}`,
      isRow,
      isHeading: !isLabel && kinds.get(start) === 'heading',
      isTitle: !isLabel && kinds.get(start) === 'heading' && !/\{[a-z]\d/.test(plain),
      isDefinition: definition.test(plain) || definitions.has(section),
    };
  });
  const headings = Map.groupBy(passages.keys(), (index) => {
    const section = passages[index]?.sentence.section ?? -1;
    const parent = doc.sections[section]?.parent ?? -1;
    return ` ${titles[section] ?? ''} ${titles[parent] ?? ''}`;
  });
  const total = passages.reduce((sum, { length }) => sum + length, 0);
  return {
    passages,
    averageLength: total / Math.max(1, passages.length),
    places,
    vocabulary: [...places.keys()].toSorted(),
    headings,
    led,
    known: new Map(),
  };
}

/** The index of a document, made once. */
export const passageIndex: (doc: Doc) => PassageIndex = oncePerDoc(read);

/** A word of this length or less is not taken for the beginning of others, but for its plural. */
export const shortWord = 4;

/** The words of the document that a beginning stands for. */
function* wordsBeginning({ vocabulary }: PassageIndex, beginning: string): Generator<string> {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  for (let at = low; vocabulary[at]?.startsWith(beginning); at += 1) yield vocabulary[at] ?? '';
}

/** Where a term stands: passages by number, with how often. Worked out once for each document: many facts share a word. */
export function placesOf(index: PassageIndex, term: string): ReadonlyMap<number, number> {
  const known = index.known.get(term) ?? findPlaces(index, term);
  index.known.set(term, known);
  return known;
}

function findPlaces(index: PassageIndex, term: string): ReadonlyMap<number, number> {
  const { places, passages } = index;
  const found = new Map<number, number>();
  if (term.startsWith('{')) {
    for (const [number, { figures }] of passages.entries())
      if (figures.includes(term.slice(1))) found.set(number, 1);
    return found;
  }
  const [first = '', ...rest] = term.split(' ');
  // A name's last word may be the beginning of others, but an 'owner fee' is no 'owner feedback'.
  const isFee = rest.at(-1) === 'fee';
  const holds = (plain: string) =>
    plain
      .split(term)
      .slice(1)
      .some((after) => !isFee || /^s?(?![a-z])/.test(after));
  const isLong = rest.length === 0 && first.length > shortWord;
  const words = isLong ? wordsBeginning(index, first) : rest.length > 0 ? [first] : [first, `${first}s`];
  for (const word of words) {
    for (const [number, count] of places.get(word) ?? []) {
      if (rest.length > 0 && !holds(passages[number]?.sentence.plain ?? '')) continue;
      found.set(number, (found.get(number) ?? 0) + count);
    }
  }
  return found;
}
