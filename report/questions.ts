import type { Citation } from '#contract/page.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import { questionOf } from './answer-state.ts';
import { factOf } from './fact-of.ts';
import type { FirstItem } from './first-five.ts';
import { byRules } from './found-by.ts';
import { openAnswers } from './open-answers.ts';
import { openQuestion } from './open-question.ts';
import type { ShownAnalysis } from './read-analysis.ts';

/** A question to put to the seller, the association or its manager. */
export interface Question {
  /** Tells the questions of an analysis apart. */
  readonly id: string;
  readonly text: string;
  /** What the document says to it, or where it speaks of it; empty where it is silent. */
  readonly citations: readonly Citation[];
}

export interface Questions {
  /** What the first things make one ask, and which of two answers holds. */
  readonly raised: readonly Question[];
  /** What the document should answer and does not, or not clearly. */
  readonly open: readonly Question[];
}

/** What a question is about: 'Late fee', or what a statement says before it quotes: 'A bid is spoken of', 'On loans'. Null where it says no more. */
const matterOf = ({ id, title }: FirstItem): string | null =>
  catalogueFact(factOf(id))?.label ??
  /^([^“]+?)(?:, the (?:paper|text) (?:also )?says)?: “/.exec(title)?.[1] ??
  null;

/** What to ask after reading an analysis, each question once. */
export function questionsOf(
  analysis: Pick<ShownAnalysis, 'facts' | 'unclear' | 'not_stated'>,
  first: readonly FirstItem[],
): Questions {
  const asked = first.flatMap((item): Question[] => {
    const { id, ask, citations } = item;
    return ask ? [{ id, text: [matterOf(item), ask].filter(Boolean).join(': '), citations }] : [];
  });
  // That two readers differ is no question to the association.
  const contradicted = byRules({ facts: analysis.facts })
    .facts.filter(({ conflicts }) => conflicts.length > 0)
    .map(
      ({ id, label, display, citations, conflicts }, index): Question => ({
        id: `conflict.${id}-${index + 1}`,
        text: `${label}: which is right, ${[display, ...conflicts.map((other) => other.display)].join(' or ')}?`,
        citations: [...citations, ...conflicts.flatMap((other) => other.citations)],
      }),
    );
  const open = openAnswers(analysis).map(
    ({ id, citations }): Question => ({ id, text: openQuestion(id) ?? questionOf(id), citations }),
  );
  const once = new Set<string>();
  const isNew = ({ text }: Question) => !once.has(text) && once.add(text);
  return { raised: [...asked, ...contradicted].filter(isNew), open: open.filter(isNew) };
}
