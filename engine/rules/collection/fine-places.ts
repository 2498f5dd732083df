import { blocksOf } from '../../blocks-of.ts';
import { ofLiving } from '../../find/further-rules.ts';
import { fold } from '../../language/plain.ts';
import type { Doc, Section, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { nameIn } from '../paper/names.ts';
import { namesWrong, tidyOffence } from './offence.ts';

/** The wrong that a fine is for where its own words name none, and where in the text it stands. */
export interface Placed {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** 'Fine: $40 per occurrence' belongs to the rule before it, as does one for 'violation of this regulation'. */
const bareFine =
  /^\W*(?:(?:the|a) )?(?:fines?|penalt(?:y|ies))(?: (?:of|is|are|shall be|will be))?[\s:–-]{0,3}[$£].{0,40}$/i;
const here = '(?:article|regulation|rule|section|provision|by-?law|restriction|paragraph)';
const ofThis = regex.i`\b(?:violations?|infractions?|breach) of (?:this|the (?:above|foregoing)) ${here}\b`;
const pointsBack = regex.i`${ofThis}[^a-z]*(?:${here}[^a-z]*)*$|^(?:this|the) ${here}\b.{0,12}$|\bthe violation (?:to )?(?:continue|occur)|^(?:after|following|upon|once) (?:that|this|which|notice|(?:the |a )?hearing)\b[^:]*$`;
/** Whether words say what a fine is for only by pointing at the text around it: 'violation of this section'. */
export const refersBack = (words: string): boolean => pointsBack.test(words);

const forbids =
  /\b(?:not|no)\b[^.;]{0,60}\b(?:allowed|permitted)\b|\b(?:prohibited|forbidden|barred|banned)\b/;
/** What orders something of those who live there; what it says of the association's own ways is no rule for them. */
const orders = /\b(?:no|not|never|must|shall|only|required|are to|(?:is|are) (?:allowed|permitted))\b/;
const ofEnforcing =
  /\b(?:fin(?:e|es|ed|ing)|penalt\w+|sanctions?|hearings?|violations?|(?:board|association|committee|manager|trustees?) (?:may|shall|will|must))\b/;
/** The fine is for whatever the papers forbid. */
const ofAllPapers =
  /\b(?:declarations?|covenants?|by-?laws|governing documents|rules (?:and|&) regulations)\b/;
const someWay = 12;

/** The rule that stands before a fine in its paragraph, in its words: '“No trucks are allowed”'. */
function ruleBefore(doc: Doc, { index, start, text, plain }: Sentence, step: string): Placed | null {
  const block = blocksOf(doc).get(index);
  if (block?.kind !== 'text' || block.start >= start) return null;
  const before = doc.sentences.slice(Math.max(0, index - someWay), index);
  const sum = before.findLastIndex((one) => one.start < block.start || /\{m\d/.test(one.plain));
  const own = before.slice(sum + 1);
  const isBare = !step && (bareFine.test(text) || !namesWrong(text));
  const pointsHere = [...own, { plain }].some((one) => ofThis.test(one.plain));
  if (!isBare && !pointsHere) return null;
  const rule = own.find(
    (one) =>
      (forbids.test(one.plain) || (orders.test(one.plain) && (pointsHere || ofLiving.test(one.plain)))) &&
      !ofEnforcing.test(one.plain),
  );
  const words = rule && tidyOffence(doc.source.text.slice(rule.start, start));
  return words ? { words: `breach of “${words}”`, start: rule.start, end: rule.end } : null;
}

const ofFines = /\b(?:fin(?:es?|ed|ing)|penalt\w+|sanctions?|enforcement|compliance|hearings?|schedule)\b/;
const shortLine = 120;
const shortHeading = 40;
const justFines =
  /^\W*(?:(?:other |no[- ]warning )?(?:fines?|penalt(?:y|ies))|(?:fine |penalty )?(?:schedule|amounts?))\W*$/i;
const warns = /\b(?:warnings?|letters?|notices?|reminders?|none|no fine|n\/a)\b/;
/** A row of sums and steps alone, a step that costs nothing yet, or 'Fines:' over them. */
const isBareRow = ({ text, plain }: Sentence) =>
  justFines.test(text) ||
  /^\W*(?:read|see|click|visit)\b/.test(plain) ||
  (!namesWrong(text) && (/\{m\d/.test(plain) || warns.test(plain)));

/** The line over rows that name nothing but sums and steps: 'Barking dogs' over 'First offense $25'. */
function lineAbove(doc: Doc, { index, start }: Sentence): Placed | null {
  if ((blocksOf(doc).get(index)?.start ?? start) < start) return null;
  const above = doc.sentences.slice(Math.max(0, index - someWay), index).findLast((one) => !isBareRow(one));
  if (!above || above.text.length > shortLine || /[$£]|[.!?]\s*$/.test(above.text)) return null;
  if (/\b(?:shall|will|may|must|can|is|are|as follows|following)\b/.test(above.plain)) return null;
  if (ofFines.test(above.plain) || ofAllPapers.test(above.plain)) return null;
  const words = tidyOffence(above.text);
  return /[a-z]{3}/i.test(words) ? { words, start: above.start, end: above.end } : null;
}

const placed = ({ title, headingStart: start, headingEnd: end }: Section): Placed => ({
  words: tidyOffence(title.replace(/[.:]$/, '')),
  start,
  end,
});

/** The heading that names what the fines under it are for: 'Parking' over 'Fines'. */
function headingOver({ sections }: Doc, { section }: Sentence): Placed | null {
  const names = (title: string) => namesWrong(title.replace(new RegExp(ofFines.source, 'gi'), ''));
  const isOfWrong = ({ title, parent }: Section) =>
    names(title) &&
    title.length <= shortHeading &&
    nameIn(title) === null &&
    (justFines.test(sections[parent]?.title ?? '') || ofLiving.test(fold(title)));
  let at = sections[section];
  while (at && !isOfWrong(at)) at = sections[at.parent];
  return at ? placed(at) : null;
}

const verbs = /\b(?:shall|will|may|must|can|is|are)\b/;
/** 'Any penalty', 'no fine': what holds for all fines, though it may stand under the heading of one thing. */
const ofAllFines = /\b(?:any|all|no) (?:[a-z]+ )?(?:fines?|penalt(?:y|ies))\b/;

/**
 * Where the wrong stands that a fine is for whose own words name none; null where it is for any. `refers` where they point
 * at the text around them, `step` where they say which time it is.
 */
export function wrongOver(
  doc: Doc,
  sentence: Sentence,
  { listed, refers, step }: { readonly listed: boolean; readonly refers: boolean; readonly step: string },
): Placed | null {
  const { plain } = sentence;
  const own = doc.sections[sentence.section];
  const ofRule = /\bthis provision\b/.test(plain) ? ruleBefore(doc, sentence, step) : null;
  if (ofRule) return ofRule;
  if (refers && own?.title && own.title.length <= shortLine && nameIn(own.title) === null) {
    const named = placed(own);
    if (named.words) return named;
  }
  if (ofAllPapers.test(plain) || ofAllFines.test(plain)) return null;
  const isRow = (listed || step !== '') && !verbs.test(plain);
  return (
    ruleBefore(doc, sentence, step) ?? (isRow ? lineAbove(doc, sentence) : null) ?? headingOver(doc, sentence)
  );
}
