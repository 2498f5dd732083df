import type { MoneyQuantity } from '../../language/quantity.ts';
import { amendmentFailed } from '../../meeting/amendments.ts';
import { becameOf } from '../../meeting/became-of.ts';
import { meetingItems } from '../../meeting/items.ts';
import type { Doc, Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { sumsTold } from './sums-told.ts';

/** 'striking "$900" and inserting "$750"' */
const struck =
  /\bstriking (?:out )?\W{0,2}\{m(\d+)\}\W{1,3}(?:and )?(?:inserting|substituting) \W{0,2}\{m(\d+)\}/g;
/** So many sentences on stands what came of an amendment. */
const soon = 3;

interface Instead {
  readonly sum: MoneyQuantity;
  /** The motion to amend. */
  readonly sentence: Sentence;
  /** It tells itself that it was decided. */
  readonly done?: true;
}

/** 'moved to amend to $490' */
const amendsTo = /\bamend\w*\b[^.;{]{0,40}\bto \{m(\d+)\}/;
/** The only sum of a motion, with what one that amended it put in its place. */
function* movedInstead(doc: Doc): Generator<[number, Instead]> {
  for (const { replaced, ranges } of meetingItems(doc)) {
    const of = (one: Sentence) => (range: { readonly start: number }) => range.start === one.start;
    const moved = doc.sentences.find((one) => replaced?.some(of(one)));
    const [old, another] = moved?.quantities.filter(({ kind }) => kind === 'money') ?? [];
    if (old?.kind !== 'money' || another) continue;
    for (const sentence of doc.sentences.filter((one) => ranges.some(of(one)))) {
      const sum = sentence.quantities[Number(amendsTo.exec(sentence.plain)?.[1])];
      if (sum?.kind === 'money') yield [old.amount, { sum, sentence }];
    }
  }
}

/** 'The Board reduced the assessment to $310.' */
const changed =
  /\b(?:reduced|lowered|cut|raised|increased) (?:the|that|this|said) (?:special )?assessment (?:from \{m\d+\} )?to \{m(\d+)\}/;
/** 'rescinded the $900 and adopted in its place an assessment of $400', 'replaced the $900 assessment with one of $400' */
const inPlaceOf =
  /\b(?:(?:rescind|repeal|revok|cancel)\w*|withdr[ae]w|replaced) (?:the|that|this|its|our) (?:(?:special |earlier |first )*assessment of )?\{m(\d+)\}[^.;{]{0,50}\b(?:with|(?:adopted|approved|levied|set|imposed|passed|voted)) (?:\{n\d+\} )?[^.;{]{0,50}\{m(\d+)\}/;
const supposed = /\b(?:if|whether|could|would|might|should|may|moved to|motion|asked|propos\w*)\b/;
/** In sentences: so far behind the first sum of a special assessment its change is told. */
const toChange = 8;
/** The only sum of a special assessment, with what it was then changed to. */
function* changedTo({ sentences }: Doc): Generator<[number, Instead]> {
  for (const sentence of sentences) {
    const { plain, quantities } = sentence;
    const instead = supposed.test(plain) ? null : inPlaceOf.exec(plain);
    const sum = quantities[Number(changed.exec(plain)?.[1] ?? instead?.[2])];
    if (sum?.kind !== 'money') continue;
    const replaced = quantities[Number(instead?.[1])];
    const first = sentences
      .slice(Math.max(0, sentence.index - toChange), sentence.index)
      .findLast(({ plain }) => /\bspecial assessment of \{m/.test(plain));
    const [old, another] = first?.quantities.filter(({ kind }) => kind === 'money') ?? [];
    const isOf = replaced?.kind !== 'money' || (old?.kind === 'money' && old.amount === replaced.amount);
    if (old?.kind === 'money' && isOf && !another) yield [old.amount, { sum, sentence, done: true }];
  }
}

/** What amendments put in the place of a sum, by the sum. */
const sumsStruck = oncePerDoc((doc: Doc): ReadonlyMap<number, Instead> => {
  const { sentences } = doc;
  const found = new Map<number, Instead>([...movedInstead(doc), ...changedTo(doc)]);
  for (const sentence of sentences) {
    const { plain, quantities, index } = sentence;
    for (const m of plain.matchAll(struck)) {
      const [old, sum] = [quantities[Number(m[1])], quantities[Number(m[2])]];
      const after = sentences.slice(index + 1, index + 1 + soon);
      if (
        old?.kind === 'money' &&
        sum?.kind === 'money' &&
        !after.some(({ text }) => amendmentFailed.test(text))
      )
        found.set(old.amount, { sum, sentence });
    }
  }
  return found;
});

/** What an amendment that was adopted with its motion put in the place of a sum, for the home or the year that the sum is of. */
export function sumInstead(doc: Doc, money: MoneyQuantity): Instead | undefined {
  const instead = sumsStruck(doc).get(money.amount);
  if (!instead) return undefined;
  if (!instead.done && becameOf(doc).get(instead.sentence) !== 'carried') return undefined;
  return { ...instead, sum: { ...money, amount: instead.sum.amount } };
}

/** Whether an amendment that was adopted put another sum in the place of one that a sentence names. */
export const isAmended = (doc: Doc, { quantities }: Sentence): boolean =>
  quantities.some((one) => one.kind === 'money' && sumInstead(doc, one));

/** Whether the paper tells that a sum was changed after it was decided. */
export const isChangedSince = (doc: Doc, { quantities }: Sentence): boolean =>
  quantities.some((one) => one.kind === 'money' && sumsStruck(doc).get(one.amount)?.done);

/** Whether another sum took its place before it was decided. */
export const isReplaced = (doc: Doc, money: MoneyQuantity) =>
  sumsTold(doc).get(money)?.as === 'replaced' || sumsStruck(doc).has(money.amount);
