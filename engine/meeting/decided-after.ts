import { blocksOf } from '../blocks-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { becameOf } from './became-of.ts';
import { meetingItems } from './items.ts';
import { cellsAfter } from './one-item.ts';

/** Words by which something is agreed to and set going. */
const settled =
  /\b(?:approved|authoriz(?:ed|es)|ordered|accepted|hired|awarded|signed|contracted|purchased|carried|passed|adopted|voted to|agreed to|unanimous(?:ly)?|(?:approval |board )?vote\W{1,3}(?:unanimous|all in favor|\{n\d+\}\W{1,3}\{n\d+\})|(?:has|have|had) been (?:scheduled|ordered|approved)|(?:was|were) (?:scheduled|installed|completed))\b/;
const refused =
  /\b(?:not (?:been )?(?:approved|authorized|accepted|ordered)|fail(?:ed|s)|denied|rejected|tabled|deferred|postponed|no (?:motion|decision|action|vote)|if (?:it is |it )?(?:approved|authorized)|(?:to|will|must|would|could|can|should|may) be (?:approved|authorized|ordered|accepted)|minutes)\b/g;
/** A vote that names no matter of its own: 'Motion carried.' */
const bare =
  /^\W*(?:(?:the |a |this )?(?:motion|vote|proposal|bid|recommendation|request)|it|this|all|everyone|approval)\b[^.;]{0,60}\.?$/;

/** The parts of a property by which two tellings are known to speak of one work. */
const part =
  /\b(?:roof|gutter|siding|balcon|deck|stair|chimney|elevator|boiler|plumb|pipe|sewer|septic|drain|culvert|pond|lake|dam|wall|dock|bridge|road|street|pavement|paving|asphalt|parking|sidewalk|pool|liner|pump|court|playground|fence|gate|garage|irrigation|well|clubhouse|loan|borrow|spillway)/g;
export const partsOf = (plain: string) => new Set(plain.match(part) ?? []);

/** 'cameras at the docks': where something else stands. */
const place =
  /\b(?:at|near|by|around|along|behind|beside) (?:(?:the|our|each|both) )?(?:[a-z]+ (?:and|or) (?:the )?)?[a-z]+/g;

/** Of the same matter a decision stands at most so many sentences on. */
const near = 6;

/** Whether a vote is told as that on a motion which neither holds the sentence nor names a part of the property that it names. */
const isOfOther = (doc: Doc, vote: Sentence, of: Sentence): boolean => {
  const parts = partsOf(of.plain);
  return meetingItems(doc).some(({ ranges }) => {
    const has = ({ start }: Sentence) => ranges.some((range) => range.start === start);
    const near = doc.sentences.slice(of.index, vote.index);
    const isOn = (one: Sentence) => one === of || [...partsOf(one.plain)].some((part) => parts.has(part));
    return has(vote) && !near.some((one) => has(one) && isOn(one));
  });
};

/** What a motion that carried takes up. */
const takesBid =
  /\b(?:accept|award|approve|hire|engage|contract)\w*\b[^.;]*\b(?:bids?|proposals?|quotes?|estimates?|contract)\b|\b(?:accept|award|approve|hire|engage)\w*\b[^.;]*\{m\d/;

/** What somebody else orders is no decision of the meeting. */
const bySomebody =
  /\b(?:city|county|state|court|judge|inspectors?|engineers?|fire marshal|insurer|insurance company|last (?:year|month)|previously)\b/;
const isSettled = (plain: string) => settled.test(plain.replace(refused, ' ')) && !bySomebody.test(plain);

/**
 * The sentence that says that what was spoken of was agreed to: the sentence itself, one of the next under its heading that
 * speaks of the same part of the property or is a bare vote, or a later one of the same part; `byBid` also one of the next that
 * takes a bid. Undefined where there is none.
 */
export function decidedAfter(doc: Doc, sentence: Sentence, byBid = false): Sentence | undefined {
  const parts = partsOf(sentence.plain);
  const became = becameOf(doc);
  const agreed = (one: Sentence) => isSettled(one.plain) && became.get(one) !== 'talk';
  if (became.get(sentence) === 'carried') return sentence;
  const after = doc.sentences.slice(sentence.index + 1);
  let others = false;
  for (const next of after.slice(0, near)) {
    if (next.section !== sentence.section) break;
    const own = partsOf(next.plain);
    const shared = [...own].some((one) => parts.has(one));
    if (own.size > 0 && !shared) others = true;
    const onIt = !others && own.size === 0 && bare.test(next.plain) && !isOfOther(doc, next, sentence);
    const isTaken = byBid && became.get(next) === 'carried' && takesBid.test(next.plain);
    if (agreed(next) ? shared || onIt : isTaken && (shared || (!others && own.size === 0))) return next;
  }
  // Elsewhere only what names all the parts of the matter is the same.
  return parts.size === 0
    ? undefined
    : after.find((next) => {
        const own = partsOf(next.plain.replace(place, ' '));
        return [...parts].every((one) => own.has(one)) && agreed(next);
      });
}

/**
 * Whether a motion that carried stands behind a sentence in its paragraph or its row: it may be on the same matter in other
 * words, and then the matter was not only talked of.
 */
export function mayBeDecided(doc: Doc, sentence: Sentence): boolean {
  const blocks = blocksOf(doc);
  const block = blocks.get(sentence.index);
  const row = cellsAfter(doc, sentence);
  const after = doc.sentences
    .slice(sentence.index + 1, sentence.index + 1 + near)
    .filter((one) => row.includes(one) || (block !== undefined && blocks.get(one.index) === block));
  const parts = partsOf(sentence.plain);
  const isOn = ({ plain }: Sentence) => {
    const own = [...partsOf(plain)];
    return parts.size === 0 || own.length === 0 || own.some((one) => parts.has(one));
  };
  return meetingItems(doc).some(
    ({ outcome, ranges }) =>
      outcome === 'carried' &&
      ranges.some((range) =>
        after.some((one) => one.start < range.end && one.end > range.start && isOn(one)),
      ),
  );
}
