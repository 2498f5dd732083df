import type { FactValue, Point, SpecialAssessment } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import { citedSentences } from '../find/cited-sentences.ts';
import { type Decided, firstValues } from '../find/decide.ts';
import type { Particulars } from '../find/particulars.ts';
import type { Doc } from '../model.ts';
import { sayRough } from '../particulars/rough.ts';
import { numberIn, ofHomes, type Saying, type ToldOf, wordIn } from '../say/saying.ts';
import { sayPlace } from '../scope/facilities.ts';
import { cite } from '../structure/source.ts';
import { asWide } from './as-wide.ts';
import { bannedElsewhere } from './banned-elsewhere.ts';
import { inOwnWords, type OwnWords, quotes, sayOwnWords } from './in-own-words.ts';
import { datedBy, headingsNamed, sayWith, withFurther } from './rests-on.ts';
import { besides, inOtherCases, listOpened, saidBefore, whichOf } from './say-besides.ts';
import { beforeLaw, goesOn, inTwoWays, law, withConditions } from './say-conditions.ts';
import { sayings } from './sayings.ts';
import { reference } from './where.ts';

/** A point with what ordering and sections need: its fact, its place in Source.text and what it is about. */
export interface PlacedPoint {
  readonly fact: string;
  readonly value: FactValue;
  readonly start: number;
  readonly about: Saying['about'];
  readonly point: Point;
  readonly told?: Particulars;
  /** What is said of a fact, without its terms. */
  readonly headline?: string;
  /** What stands in place of a statement of ours. */
  readonly inOwn?: OwnWords;
}

/** 'pets' of 'pets.max_count'. */
export const familyOf = (fact: string): string => fact.split('.', 1)[0] ?? fact;

/** Numbers the items of a list fact ('fine.schedule-2'); the first and all single facts keep the fact's own id. */
function numbered(): (fact: string) => string {
  const seen = new Map<string, number>();
  return (fact) => {
    const count = (seen.get(fact) ?? 0) + 1;
    seen.set(fact, count);
    return count === 1 ? fact : `${fact}-${count}`;
  };
}

/** Where the first answer to a fact is stated best. */
function statedAt(doc: Doc, decided: readonly Decided[], id: string): readonly Citation[] {
  const range = decided.find(({ fact }) => fact === id)?.ranges[0];
  return (range && cite(doc.source, range.start, range.end)) ?? [];
}

/** A statement with the day of its meeting, where minutes of two stand in one file. */
function sayMeeting(text: string, { atMeeting, secondMeeting }: Particulars): string {
  if (secondMeeting) return `${text} Minutes of another, of ${secondMeeting}, stand in the same file.`;
  return atMeeting ? `${text} (Meeting of ${atMeeting}.)` : text;
}

/** Every fact that there are words for, as a point, in the catalogue's order. */
export function placePoints(doc: Doc, decided: readonly Decided[]): PlacedPoint[] {
  const values = firstValues(decided);
  const idOf = numbered();
  const toldOf: ToldOf = (id) => decided.find(({ fact }) => fact === id)?.told ?? {};
  const placed: PlacedPoint[] = [];
  for (const one of decided) {
    const { fact, value, start, amended } = one;
    const id = idOf(fact);
    const { saying, restsOn } = sayWith(values, (facts) => {
      const said = sayings[fact]?.(value, facts, one.told ?? {}, toldOf);
      return said ? { ...said, text: sayRough(said.text, value, one.told?.rough) } : null;
    });
    if (!saying) continue;
    const { severity, about } = saying;
    const cited = citedSentences(doc, one.ranges);
    const { citations: own } = one;
    const say = (words: string) => withConditions(fact, sayPlace(words, one.told?.place), cited, value);
    const wide = asWide(fact, saying.text, cited, say);
    const inOwn = inOwnWords(doc, fact, wide.text, cited, one.told?.place);
    const [, lawOn = ''] = wide.text.split(law);
    const conditioned = inOwn
      ? `${sayOwnWords(inOwn.matter, inOwn.quote)}${inTwoWays(wide.headline, cited)}${lawOn}`
      : wide.text;
    const beyond =
      bannedElsewhere(doc, fact, wide.text, cited) ??
      goesOn(doc, fact, wide.text, cited) ??
      besides(doc, fact, cited) ??
      saidBefore(doc, fact, conditioned, cited) ??
      whichOf(doc, conditioned, cited);
    const more = inOwn && beyond && quotes(inOwn, beyond.sentence) ? null : beyond;
    const list = listOpened(doc, fact, conditioned, cited);
    const text = beforeLaw(conditioned, `${list?.text ?? ''}${more?.text ?? ''}`);
    // What is quoted besides the answer may be of all.
    const isMore = inOwn && String(inOwn.run) !== String(inOwn.answerAt);
    const ofLots = ofHomes(text, isMore ? null : one.told?.lots);
    const ofDay = sayMeeting(ofLots, one.told ?? {});
    const also = inOtherCases(doc, one);
    const words = amended
      ? `${ofDay} (This is the text as amended; the older one stands in the same file.)`
      : `${ofDay}${also.text}`;
    const dated = fact === 'minutes.next_meeting' ? statedAt(doc, decided, 'document.date') : [];
    const citations = withFurther(own, [
      ...restsOn.flatMap((id) => statedAt(doc, decided, id)),
      ...[list, more].flatMap((one) => (one && cite(doc.source, one.sentence.start, one.sentence.end)) ?? []),
      ...also.citations,
      ...headingsNamed(doc, start, words, own),
      ...(inOwn?.over ?? []),
      ...datedBy(words, own, dated),
    ]);
    const point = { id, text: words, reference: reference(doc, start, citations), severity, citations };
    const beside = {
      headline: wide.headline,
      ...(inOwn ? { inOwn } : {}),
      ...(one.told ? { told: one.told } : {}),
    };
    placed.push({ fact, value, start, about, point, ...beside });
  }
  return placed;
}

const statuses = ['levied', 'approved', 'proposed'] as const;

/** The special assessments among the facts, in the form of the results. */
export function specialAssessments(
  doc: Doc,
  decided: readonly Decided[],
): (SpecialAssessment & { start: number })[] {
  const idOf = numbered();
  return decided
    .filter(({ fact }) => fact === 'special_assessment')
    .map(({ fact, value, start, citations }) => ({
      id: `${idOf(fact)}.entry`,
      purpose: wordIn(value, 'purpose'),
      amount: numberIn(value, 'amount'),
      per:
        wordIn(value, 'per') === 'home'
          ? 'home'
          : wordIn(value, 'per') === 'association'
            ? 'association'
            : null,
      date: wordIn(value, 'date'),
      status: statuses.find((status) => status === wordIn(value, 'status')) ?? 'levied',
      reference: reference(doc, start, citations),
      citations,
      start,
    }));
}
