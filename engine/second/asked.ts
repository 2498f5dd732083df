import { catalogueFact, type FactId } from '../catalogue.ts';
import { displayFact } from '../compose/display-fact.ts';
import type { Decided } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { toPrograms } from '../structure/addresses-ai.ts';
import { expectedFacts } from '../weigh/expected-facts.ts';
import { checkAnswer, type Dropped, type Proposal } from './check-answer.ts';
import { checkPoint, type PointProposal } from './check-point.ts';
import { figuresOfRow } from './figure-of-row.ts';
import { agree } from './merge.ts';
import { askConfirmation, askPart, askPoints, type Prompt } from './prompt.ts';
import { readAnswers, readPoints } from './read-answers.ts';
import { headingOver, type Part, partsElsewhere, type Window, windowsOf } from './windows.ts';

/** What a model's text amounts to. */
export interface Found {
  readonly proposals: readonly (Proposal | PointProposal)[];
  readonly answers: number;
  readonly dropped: readonly Dropped[];
  /** The facts that it gave any answer to, whatever became of it. */
  readonly spokenOf: readonly string[];
}

/** A call of any kind with what reads its answer. */
export interface Asked {
  readonly of: 'answers' | 'points';
  readonly window: Window;
  /** The facts that are asked. */
  readonly facts: readonly FactId[];
  readonly prompt: Prompt;
  /** Null where the text is no answer. */
  readonly read: (text: string) => Found | null;
  /** The same in two, for an answer that was cut short; none where it cannot be halved. */
  readonly halves: () => Asked[];
}

const sorted = <P>(checked: readonly (P | Dropped)[]) => ({
  proposals: checked.filter((one): one is P => typeof one === 'object'),
  dropped: checked.filter((one): one is Dropped => typeof one === 'string'),
});

export function askAnswers(doc: Doc, part: Part): Asked {
  const { window, questions } = part;
  const half = Math.ceil(questions.length / 2);
  return {
    of: 'answers',
    window,
    facts: questions.map(({ fact }) => fact),
    prompt: askPart(doc, part),
    read(text) {
      const said = readAnswers(text);
      if (!said) return null;
      const { proposals, dropped } = sorted<Proposal>(
        said.answers.map((answer) => checkAnswer(doc, part, answer)),
      );
      const spokenOf = said.answers.map(({ question }) => question);
      return { proposals, dropped, answers: said.answers.length + said.malformed, spokenOf };
    },
    halves: () =>
      questions.length < 2
        ? []
        : [questions.slice(0, half), questions.slice(half)].map((some) =>
            askAnswers(doc, { window, questions: some }),
          ),
  };
}

/** What asks a window for its points and risks. */
export function askForPoints(doc: Doc, window: Window): Asked {
  const { lines } = window;
  const half = Math.ceil(lines.length / 2);
  return {
    of: 'points',
    window,
    facts: [],
    prompt: askPoints(doc, window),
    read(text) {
      const said = readPoints(text);
      if (!said) return null;
      const { proposals, dropped } = sorted<PointProposal>(
        said.points.map((point) => checkPoint(doc, lines, point)),
      );
      return { proposals, dropped, answers: said.points.length + said.malformed, spokenOf: [] };
    },
    halves: () =>
      lines.length < 2
        ? []
        : [lines.slice(0, half), lines.slice(half)].map((some) =>
            askForPoints(doc, { ...window, lines: some }),
          ),
  };
}

/** The calls for points and risks, one a window. */
export const pointCalls = (doc: Doc): Asked[] => windowsOf(doc).map((window) => askForPoints(doc, window));

/** The calls that ask every part that was not asked yet for what the document should state and the rules did not find. */
export function absenceCalls(doc: Doc, ruled: readonly Decided[], asked: readonly Part[]): Asked[] {
  const stated = new Set<string>(ruled.map(({ fact }) => fact));
  const open = new Set<string>(expectedFacts[doc.type].filter((id) => !stated.has(id)));
  return partsElsewhere(doc, open, asked).map((part) => askAnswers(doc, part));
}

/** What asks whether the words that the rules cite for an answer support it. */
export interface RuledConfirmation {
  readonly fact: FactId;
  readonly prompt: Prompt;
}

/** The confirmations of what the rules found, in the catalogue's order; lists, which have many items, are not asked. */
export function ruledConfirmations(doc: Doc, ruled: readonly Decided[]): RuledConfirmation[] {
  return ruled.flatMap(({ fact, value, ranges, told }) => {
    const entry = catalogueFact(fact);
    const [first] = ranges;
    if (!entry || !first || entry.kind.startsWith('list:')) return [];
    const cited = doc.sentences.filter((one) =>
      ranges.some(({ start, end }) => one.start < end && start < one.end),
    );
    if (cited.some(({ index }) => toPrograms(doc).has(index))) return [];
    const sentence = doc.sentences.find(({ end }) => end > first.start);
    const quote = ranges.map(({ start, end }) => doc.source.text.slice(start, end)).join(' ');
    const figures = sentence ? (figuresOfRow(doc, fact, sentence) ?? []) : [];
    const column = figures.find(({ value: figure }) => agree(value, { amount: figure }))?.header;
    const statement = `${entry.label}: ${displayFact(fact, value, told)}`;
    const heading = sentence ? headingOver(doc, sentence) : '';
    return [{ fact, prompt: askConfirmation(heading, quote, statement, column) }];
  });
}
