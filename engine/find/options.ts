import { blocksOf } from '../blocks-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { leadIn } from './lead-in.ts';
import type { Candidate } from './pattern.ts';

const name = '(?:options?|alternatives?|scenarios?|choices?|proposals?|plans?|versions?)';
const number = '(?:\\d|[a-e]|one|two|three|four|five|i{1,3}|iv)';
/** 'Option Two: …', 'Alternative B - …' at the head of a paragraph. */
const label = regex.i`^\W*(?:funding )?${name} (?:#|no\.? )?(?<which>${number})\s*(?:[:.)–—-]|$)`;
const chosen = regex.i`\b${name} ${number}\b[^.;]{0,40}\b(?:(?:was|has been|is) (?:approved|adopted|chosen|selected|accepted)|passed|carried|failed)\b|\b(?:approved|adopted|chose|selected|went with|voted for) ${name} ${number}\b`;

/** 'Three choices are on the table:', 'The options are:' */
const offers =
  /(?:\bseveral|\{n\d+\}) (?:[a-z]+ ){0,2}(?:choices|options|alternatives|ways|paths|scenarios|possibilities)\b[^.]*:|\b(?:choices|options|alternatives|possibilities)\b[^.:]{0,60}:/;
const marks = /[\s:;]\(?(?:\d|[a-e])\)\s/gi;

interface Way {
  readonly start: number;
  readonly end: number;
  /** How many are set out side by side. */
  readonly ways: number;
}

/** 'A - a loan over ten years', behind what says that there are several. */
const bare = /^\W*(?<which>\d|[a-e])\s*[:.)–—-]\s/i;
const following = (which: string) => String.fromCharCode(which.toLowerCase().charCodeAt(0) + 1);
/** In sentences: so long is the list of ways at most. */
const longestList = 12;
/** Lines behind a sentence that each bear the next letter or number. */
function* lettered({ sentences }: Doc, { index }: Sentence): Generator<Sentence> {
  let due = '';
  for (const sentence of sentences.slice(index + 1, index + 1 + longestList)) {
    const which = bare.exec(sentence.text)?.groups?.which ?? '';
    if (!which || (due && which.toLowerCase() !== due)) continue;
    due = following(which);
    yield sentence;
  }
}

/** The ways that a sentence offers, in itself or in the list behind it. */
function* offeredIn(doc: Doc): Generator<Way> {
  for (const { text, plain, start, end } of doc.sentences) {
    const ways = offers.test(plain) ? [...text.matchAll(marks)].length : 0;
    if (ways > 1) yield { start, end, ways };
  }
  for (const lead of doc.sentences.filter(({ plain }) => offers.test(plain))) {
    const items = [...lettered(doc, lead)];
    if (items.length > 1) for (const { start, end } of items) yield { start, end, ways: items.length };
  }
  const listed = doc.sentences.flatMap((sentence) => {
    const lead = leadIn(doc, sentence).at(-1);
    return lead && offers.test(lead.plain) ? [{ sentence, lead }] : [];
  });
  for (const [, items] of Map.groupBy(listed, ({ lead }) => lead.start))
    for (const { sentence } of items) yield { start: sentence.start, end: sentence.end, ways: items.length };
}

/** Where a paper sets out several ways of which none was chosen, each from its label to the next one or its paragraph's end. */
const optionsIn = oncePerDoc((doc: Doc): readonly Way[] => {
  const { sentences, source } = doc;
  if (chosen.test(source.text)) return [];
  const heads = sentences.flatMap((sentence) => {
    const which = label.exec(sentence.text)?.groups?.which;
    return which ? [{ which: which.toLowerCase(), sentence }] : [];
  });
  const isSeveral = new Set(heads.map(({ which }) => which)).size > 1;
  const labeled = heads.map(({ sentence }, at) => {
    const own = heads[at + 1]?.sentence.start ?? blocksOf(doc).get(sentence.index)?.end;
    return { start: sentence.start, end: own ?? sentence.end, ways: heads.length };
  });
  return [...(isSeveral ? labeled : []), ...offeredIn(doc)];
});

/** How many ways a paper sets out side by side, where one of them stands at a place; 0 where none does. */
export const waysAround = (doc: Doc, at: number): number =>
  optionsIn(doc).find(({ start, end }) => at >= start && at < end)?.ways ?? 0;

const ofMoney = /^(?:assessment\.|budget\.|financial\.loan$|reserves\.\w+_contribution$)/;

/** Whether an answer is what one of several ways would bring. */
export const isOneOption = (doc: Doc, { fact, ranges }: Candidate): boolean =>
  ofMoney.test(fact) && ranges.some(({ start }) => waysAround(doc, start) > 0);
