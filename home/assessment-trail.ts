import type { Citation } from '#contract/page.ts';
import { dateOf, type HomeDocument } from './home-document.ts';

/** How far a special assessment was when a paper told of it. */
export type TrailStage = 'talk' | 'bid' | 'proposed' | 'approved' | 'levied';

export interface TrailStep {
  /** The date of the paper; null where it gives none. */
  readonly date: string | null;
  readonly stage: TrailStage;
  /** What the paper says of it. */
  readonly text: string;
  readonly document: string;
  readonly citations: readonly Citation[];
}

/** One special assessment through the papers that tell of it, the earliest first. */
export interface AssessmentTrail {
  /** What it is for: 'roof replacement'. */
  readonly purpose: string;
  readonly steps: readonly TrailStep[];
}

/** Words of a purpose that many purposes have. */
const common =
  /^(?:special|assessments?|repairs?|replac\w*|projects?|costs?|funds?|funding|associations?|community|owners?|homes?|units?|lots?|common|areas?|reserves?|budgets?|shortfall|deficit|capital|improvements?|expenses?|with|from|that|this|their|each|year|years|additional|needed|work)$/;

/** The words by which a purpose is known again: 'roof' of 'replacement of the roofs'. */
const telling = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3 && !common.test(word))
      .map((word) => word.replace(/s$/, '')),
  );
const share = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((word) => b.has(word));

const isBid = (text: string) => /\b(?:bids?|quotes?|quotations?|estimates?)\b/i.test(text);

/** What papers tell beside of what an assessment is for: repairs that are talked of, and decisions. */
function stepsAbout(words: ReadonlySet<string>, documents: readonly HomeDocument[]): TrailStep[] {
  return documents.flatMap((document) =>
    document.analysis.facts
      .filter(
        ({ id, found_by }) => /^(?:repairs\.critical|minutes\.motions)$/.test(id) && found_by !== 'model',
      )
      .filter(({ display }) => share(words, telling(display)))
      .map(({ display, citations }) => ({
        date: dateOf(document),
        stage: isBid(display) ? ('bid' as const) : ('talk' as const),
        text: display,
        document: document.id,
        citations,
      })),
  );
}

const byDate = (a: TrailStep, b: TrailStep) =>
  Number((a.date ?? '') > (b.date ?? '')) - Number((a.date ?? '') < (b.date ?? ''));
const placeOf = ({ document, citations: [first] }: TrailStep) => `${document} ${first?.page} ${first?.start}`;

/**
 * Special assessments with their trail: first talk, bids, vote, levy, as far as papers tell of them; one of which a single
 * paper tells once has none. `documents` are of one association and in order.
 */
export function assessmentTrails(documents: readonly HomeDocument[]): AssessmentTrail[] {
  const named = documents.flatMap((document) =>
    document.analysis.special_assessments.flatMap(({ purpose, amount, status, citations }) => {
      if (purpose === null || telling(purpose).size === 0) return [];
      const sum = amount === null ? '' : ` ($${amount.toLocaleString('en-US')})`;
      const text = `${purpose}${sum}`;
      return [
        { purpose, step: { date: dateOf(document), stage: status, text, document: document.id, citations } },
      ];
    }),
  );
  const trails: { purpose: string; words: Set<string>; steps: TrailStep[] }[] = [];
  for (const { purpose, step } of named) {
    const words = telling(purpose);
    const known = trails.find((trail) => share(trail.words, words));
    if (known) known.steps.push(step);
    else trails.push({ purpose, words, steps: [step] });
  }
  return trails.flatMap(({ purpose, words, steps }) => {
    const seen = new Map([...steps, ...stepsAbout(words, documents)].map((step) => [placeOf(step), step]));
    for (const step of steps) seen.set(placeOf(step), step);
    const all = [...seen.values()].sort(byDate);
    return all.length > 1 ? [{ purpose, steps: all }] : [];
  });
}
