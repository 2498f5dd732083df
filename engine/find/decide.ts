import type { FactValue } from '#contract/analysis.ts';
import { catalogue, type FactId } from '../catalogue.ts';
import type { Citations, Source } from '../model.ts';
import { cite } from '../structure/source.ts';
import { bySurest, isAtLeast, rank, type Tier } from '../tiers.ts';
import type { Particulars } from './particulars.ts';
import type { Candidate } from './pattern.ts';

/** How well the place of a candidate fits its fact: 2 under a heading about it, 1 where the sentence names it, else 0. */
export type FitsPlace = (candidate: Candidate) => number;

/** An answer with its evidence. `start` is its place in Source.text; `conflicts` are other answers as strong as this. */
export interface Decided {
  readonly fact: FactId;
  readonly value: FactValue;
  readonly start: number;
  /** What the citations quote, as offsets into Source.text. */
  readonly ranges: Candidate['ranges'];
  readonly citations: Citations;
  /** It stands in an amendment that supersedes another answer of the same file, which is among the conflicts. */
  readonly amended?: boolean;
  readonly conflicts: readonly {
    readonly value: FactValue;
    readonly citations: Citations;
    readonly by?: 'model';
  }[];
  /** Where the document answers the same for other homes, or for another step: it holds beside this. */
  readonly otherCases?: readonly Citations[];
  /** Who found it, where a language model read beside the rules; left out where the rules did. */
  readonly by?: 'model' | 'both';
  /** What the cited sentences say of it beyond its value. */
  readonly told?: Particulars;
}

/** A weaker candidate than this does not contradict another. */
const conflicting: Tier = 'told';
/** More different answers than this are a series (a table of years), not a contradiction. */
const mostConflicts = 2;

/** Citations of several ranges, in their order; null where nothing of them stands on a page. */
export function citeRanges(source: Source, ranges: Candidate['ranges']): Citations | null {
  const [first, ...rest] = ranges.flatMap((range) => cite(source, range.start, range.end) ?? []);
  return first ? [first, ...rest] : null;
}

/** Whether one says what the other does and leaves out the rest: '$3 a month' and '$3' contradict each other in nothing. */
function agree(a: FactValue, b: FactValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  const holds = (more: object, less: object) => {
    const known = new Map(Object.entries(more));
    return Object.entries(less).every(([name, value]) => known.get(name) === value);
  };
  return holds(a, b) || holds(b, a);
}

const startOf = (candidate: Candidate) => candidate.ranges[0]?.start ?? 0;
const key = (value: FactValue) => JSON.stringify(value);

/** A candidate weaker than this supersedes nothing. */
const superseding: Tier = 'implied';
/** An answer is cited where it is stated best and at so many further places that state it nearly as well. */
const furtherPlaces = 2;
const nearlyAsWell = 1;

interface Place {
  readonly candidate: Candidate;
  readonly citations: Citations;
  readonly fit: number;
}

/** An answer with every place where it stands, the best stated first. */
interface Answer {
  readonly candidate: Candidate;
  readonly places: Place[];
}

/** A heading about the fact decides between places that state it as well; naming it at all is worth more. */
const worth = ({ candidate, fit }: Place) => rank(candidate.tier) + 0.6 * fit;

/**
 * The places that an answer is cited to: the best stated first, of equals one under a heading about the fact. A further place that
 * does not even name it, where the first does, only shares a word with it.
 */
function citedPlaces({ candidate: { tier }, places }: Answer): Place[] {
  const eligible = places
    // A hint stands beside no surer answer.
    .filter(
      ({ candidate }) =>
        candidate.tier === tier ||
        (candidate.tier !== 'hint' && rank(candidate.tier) >= rank(tier) - nearlyAsWell),
    )
    .toSorted((a, b) => worth(b) - worth(a));
  const chosen: Place[] = [];
  for (const place of eligible) {
    const overlaps = chosen.some(({ citations }) =>
      citations.some((a) =>
        place.citations.some((b) => a.page === b.page && a.start < b.end && b.start < a.end),
      ),
    );
    const strays = place.fit === 0 && chosen.some(({ fit }) => fit > 0);
    if (chosen.length > furtherPlaces || overlaps || strays) continue;
    chosen.push(place);
  }
  return chosen;
}

const citationsOf = (places: readonly Place[]): Citations => {
  const [first, ...rest] = places.flatMap(({ citations }) => [...citations]);
  return [first as Citations[0], ...rest];
};

/**
 * The facts that the candidates amount to, in the catalogue's order: for a list fact every different item, else the
 * best candidate (the earlier of equals). A candidate that cannot be cited is dropped and counted. `amendedFrom` is
 * where amendments to the rest of the file begin: what they say wins. `fitsPlace` tells which of an answer's places to cite.
 */
export function decide(
  candidates: readonly Candidate[],
  source: Source,
  amendedFrom: number | null = null,
  fitsPlace: FitsPlace = () => 0,
): { decided: Decided[]; dropped: number } {
  let dropped = 0;
  const byFact = Map.groupBy(candidates, (candidate) => candidate.fact);
  const decided: Decided[] = [];
  for (const { id, kind } of catalogue) {
    const list = (byFact.get(id) ?? []).toSorted(
      (a, b) => (kind.startsWith('list:') ? 0 : bySurest(a, b)) || startOf(a) - startOf(b),
    );
    const answers = new Map<string, Answer>();
    for (const candidate of list) {
      const known = answers.get(key(candidate.value));
      const citations = citeRanges(source, candidate.ranges);
      if (!citations) {
        dropped++;
        continue;
      }
      const place = { candidate, citations, fit: fitsPlace(candidate) };
      if (known) known.places.push(place);
      else answers.set(key(candidate.value), { candidate, places: [place] });
    }
    const [strongest, ...weaker] = [...answers.values()].map((answer) => {
      const places = citedPlaces(answer);
      return {
        candidate: answer.candidate,
        ranges: places.flatMap((place) => place.candidate.ranges),
        citations: citationsOf(places),
      };
    });
    if (!strongest) continue;
    const amending =
      amendedFrom === null || kind.startsWith('list:') || startOf(strongest.candidate) >= amendedFrom
        ? undefined
        : weaker.findLast(
            ({ candidate }) => startOf(candidate) >= amendedFrom && isAtLeast(candidate.tier, superseding),
          );
    if (amending) {
      const { candidate, ranges, citations } = amending;
      const superseded = { value: strongest.candidate.value, citations: strongest.citations };
      const { value } = candidate;
      decided.push({
        fact: id,
        value,
        start: startOf(candidate),
        ranges,
        citations,
        amended: true,
        conflicts: [superseded],
      });
      continue;
    }
    const [best, others] = [strongest, weaker];
    const entry = (answer: typeof best, conflicts: Decided['conflicts']): Decided => ({
      fact: id,
      value: answer.candidate.value,
      start: answer.ranges[0]?.start ?? 0,
      ranges: answer.ranges,
      citations: answer.citations,
      conflicts,
    });
    if (kind.startsWith('list:')) {
      for (const answer of [best, ...others]) decided.push(entry(answer, []));
      continue;
    }
    const rivals = others.filter(
      ({ candidate }) =>
        isAtLeast(candidate.tier, conflicting) &&
        candidate.tier === best.candidate.tier &&
        !agree(candidate.value, best.candidate.value),
    );
    const contradicting = rivals.length > mostConflicts ? [] : rivals;
    decided.push(
      entry(
        best,
        contradicting.map(({ candidate, citations }) => ({ value: candidate.value, citations })),
      ),
    );
  }
  return { decided, dropped };
}

/** The first value of every fact that was decided. */
export function firstValues(decided: readonly Decided[]): Map<string, FactValue> {
  const values = new Map<string, FactValue>();
  for (const { fact, value } of decided) if (!values.has(fact)) values.set(fact, value);
  return values;
}
