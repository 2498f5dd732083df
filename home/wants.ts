import { wantWords as words } from '#content/want-words.ts';
import type { FactValue } from '#contract/analysis.ts';
import { type Want, type WantAnswer, type WantVerdict, wants } from '#contract/wants.ts';
import type { FactId } from '#engine/catalogue.ts';
import { factOf } from '#report/fact-of.ts';
import type { HomeAnswer, Statement } from './controls.ts';
import { filled } from './filled.ts';
import type { HomeDocument } from './home-document.ts';

/** What an answer decides of a want; null where it decides nothing. */
type Decides = (value: FactValue) => WantVerdict | null;

const byWord: Decides = (value) => {
  if (value === 'no' || value === 'prohibited') return 'forbidden';
  if (value === 'yes' || value === 'allowed') return 'allowed';
  return 'limited';
};
const limits: Decides = (value) => (value === false ? null : 'limited');
const forbids: Decides = (value) => (value === 'no' ? 'forbidden' : null);
/** Said of the matter, without deciding it. */
const leavesOpen: Decides = (value) => (value === false ? null : 'open');

/** What is rented for fewer days than these is a short stay in most laws and rules. */
const shortStayDays = 30;
const byTerm: Decides = (value) => {
  const days = typeof value === 'object' ? value.days : null;
  return typeof days === 'number' && days >= shortStayDays ? 'forbidden' : 'limited';
};

/** The facts that decide each want, those that decide most first. */
const deciding: Readonly<Record<Want, Partial<Record<FactId, Decides>>>> = {
  pets: {
    'pets.allowed': byWord,
    'pets.max_count': (value) => (value === 0 ? 'forbidden' : 'limited'),
    'pets.max_weight_lb': limits,
    'pets.breed_restrictions': limits,
  },
  renting: {
    'rental.allowed': byWord,
    'rental.cap': limits,
    'rental.owner_occupancy_first': limits,
    'rental.minimum_term': limits,
    'rental.approval_required': limits,
  },
  short_let: {
    'rental.allowed': forbids,
    'rental.short_term_prohibited': (value) => (value === true ? 'forbidden' : 'allowed'),
    'rental.minimum_term': byTerm,
  },
  truck_or_rv: { 'vehicles.rv_boat_trailer': byWord, 'vehicles.commercial': byWord },
  home_business: { 'use.home_business': byWord, 'occupancy.residential_only': leavesOpen },
  fence: { 'exterior.fences': byWord, 'architecture.approval_required': limits },
  solar: { 'exterior.solar': byWord, 'architecture.approval_required': limits },
};

/** The gravest first. */
const order: readonly WantVerdict[] = ['forbidden', 'limited', 'open', 'allowed'];
const graver = (a: WantVerdict, b: WantVerdict) => order.indexOf(a) - order.indexOf(b);

interface Deciding {
  readonly verdict: WantVerdict;
  readonly statement: Statement;
  /** It stands against the answer that holds, or nothing tells which of them holds. */
  readonly isDisputed: boolean;
}

/** All that is said to a want, the gravest first; what only says the same again, or is no longer in force, is left out. */
function decidingOf(want: Want, answers: readonly HomeAnswer[]): Deciding[] {
  return Object.entries(deciding[want])
    .flatMap(([id, decides]) => {
      const answer = answers.find((one) => one.id === id);
      if (!answer) return [];
      const disputed = answer.others.filter(({ standing }) => standing === 'open' || standing === 'weaker');
      return [answer.controls, ...disputed].flatMap((statement): Deciding[] => {
        const verdict = decides(statement.fact.value);
        return verdict ? [{ verdict, statement, isDisputed: statement !== answer.controls }] : [];
      });
    })
    .toSorted((a, b) => graver(a.verdict, b.verdict) || Number(a.isDisputed) - Number(b.isDisputed));
}

/** Where the documents speak of a want without a clear answer. */
function spokenOf(want: Want, documents: readonly HomeDocument[]): WantAnswer['said'] {
  return documents.flatMap(({ id: document, analysis }) =>
    analysis.unclear
      .filter(({ id }) => id in deciding[want])
      .slice(0, 1)
      .map(({ citations }) => ({
        document,
        fact: null,
        text: `“${citations[0]?.quote.replaceAll(/\s+/g, ' ') ?? ''}”`,
        citations: citations.slice(0, 1),
      })),
  );
}

/** 'keep pets'. */
const inSentence = (want: Want) => words.labels[want].replace(/^./, (first) => first.toLowerCase());

/** What is said to be asked where nothing decides. */
function askOf(want: Want, documents: readonly HomeDocument[], isSpokenOf: boolean): string {
  const say = (text: string) => filled(text, { want: inSentence(want) });
  if (isSpokenOf) return say(words.unclear);
  if (!documents.some(({ analysis }) => analysis.document_type === 'cc_and_r')) return say(words.noCovenants);
  return say(
    documents.some(({ analysis }) => analysis.unreadable_pages.length > 0) ? words.unread : words.silent,
  );
}

function wantAnswer(
  want: Want,
  answers: readonly HomeAnswer[],
  documents: readonly HomeDocument[],
): WantAnswer {
  const byId = new Map(documents.map((document) => [document.id, document.analysis]));
  const sentenceOf = ({ document, fact, sentence }: Statement): string | null => {
    const analysis = byId.get(document);
    const points = [...(analysis?.restricted_activities ?? []), ...(analysis?.key_points ?? [])];
    return sentence ?? points.find(({ id }) => factOf(id) === fact.id)?.text ?? null;
  };
  const told = (statements: readonly Statement[]): WantAnswer['said'] => {
    // 'Pets: restricted' says nothing beside the sentences that say how.
    const telling = statements.filter((one) => sentenceOf(one) !== null);
    return (telling.length > 0 ? telling : statements).map((one) => ({
      document: one.document,
      fact: one.fact.id,
      text: sentenceOf(one) ?? `${one.fact.label}: ${one.fact.display}`,
      citations: one.fact.citations,
    }));
  };
  const found = decidingOf(want, answers);
  const ruled = found.filter(({ statement }) => statement.fact.found_by !== 'model');
  const held = ruled.filter(({ isDisputed }) => !isDisputed);
  const said = told((ruled.length > 0 ? ruled : found).map(({ statement }) => statement));
  const verdict = held[0]?.verdict ?? ruled[0]?.verdict ?? 'open';
  if (verdict !== 'open') {
    return { want, verdict, said, ask: ruled.some(({ isDisputed }) => isDisputed) ? words.differ : null };
  }
  if (ruled.length === 0 && found.length > 0) {
    return { want, verdict, said, ask: filled(words.byModel, { want: inSentence(want) }) };
  }
  const spoken = [...said, ...spokenOf(want, documents)].slice(0, 3);
  return { want, verdict, said: spoken, ask: askOf(want, documents, spoken.length > 0) };
}

/**
 * What the documents of a home say to what its buyer wants to do there, what they forbid first. `documents` are of one
 * association and in order; `answers` are theirs. Where they are silent or unclear it says so and forbids nothing.
 */
export function wantAnswers(
  chosen: readonly Want[],
  answers: readonly HomeAnswer[],
  documents: readonly HomeDocument[],
): WantAnswer[] {
  return wants
    .filter((want) => chosen.includes(want))
    .map((want) => wantAnswer(want, answers, documents))
    .toSorted((a, b) => graver(a.verdict, b.verdict));
}
