import type { EngineAnalysis, SecondReader } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { composeFrom, decideFor, proposeByRules } from '../analyze.ts';
import { readDoc } from '../document.ts';
import type { Decided } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { notesOfAddresses } from '../structure/addresses-ai.ts';
import {
  type Asked,
  absenceCalls,
  askAnswers,
  pointCalls,
  type RuledConfirmation,
  ruledConfirmations,
} from './asked.ts';
import type { Proposal } from './check-answer.ts';
import type { PointProposal } from './check-point.ts';
import { agree, merge } from './merge.ts';
import { askConfirmation, type Prompt } from './prompt.ts';
import { readConfirmation } from './read-answers.ts';
import { sayPoints } from './say-points.ts';
import { type Part, partsOf, windowsOf } from './windows.ts';

/** What a model is asked beyond the catalogue's questions. */
export interface AskedFor {
  /** Points of sections, and risks. */
  readonly points?: boolean;
  /** Whether it confirms what the rules found. */
  readonly rules?: boolean;
  /** What the rules did not find, in every part of the document. */
  readonly absence?: boolean;
}

/** A document as the rules read it, ready for a second reader. */
export interface Beside {
  readonly doc: Doc;
  readonly ruled: readonly Decided[];
  readonly dropped: number;
  readonly parts: readonly Part[];
  /** The calls, in the order in which they are made. */
  readonly calls: readonly Asked[];
  /** What is asked of the rules' own answers, once all calls are answered. */
  readonly confirmations: readonly RuledConfirmation[];
  /** How many parts the document is cut into. */
  readonly windows: number;
}

/** Reads a document by the rules and says what a model is asked of it. Pure, as all of this folder. */
export function readBeside(
  pages: readonly Page[],
  documentType?: DocumentType,
  { points = false, rules = false, absence = false }: AskedFor = {},
): Beside {
  const doc = readDoc(pages, documentType);
  const { decided, dropped } = decideFor(doc, proposeByRules(doc));
  const parts = partsOf(doc);
  return {
    doc,
    ruled: decided,
    dropped,
    parts,
    calls: [
      ...parts.map((part) => askAnswers(doc, part)),
      ...(points ? pointCalls(doc) : []),
      ...(absence ? absenceCalls(doc, decided, parts) : []),
    ],
    confirmations: rules ? ruledConfirmations(doc, decided) : [],
    windows: windowsOf(doc).length,
  };
}

export const isPoint = (one: Proposal | PointProposal): one is PointProposal => 'kind' in one;

/** What asks a model, in a context of its own, whether a quote alone supports what was proposed. */
export function confirmationOf(proposal: Proposal | PointProposal): Prompt {
  const { heading, quote, statement } = proposal;
  return askConfirmation(heading, quote, statement, isPoint(proposal) ? undefined : proposal.column);
}

/** Whether the rules give the same answer. */
export const isRuled = ({ ruled }: Beside, proposal: Proposal | PointProposal): boolean =>
  !isPoint(proposal) &&
  ruled.some(({ fact, value }) => fact === proposal.candidate.fact && agree(value, proposal.candidate.value));

/** What tells a proposal from others of the same document. */
export const proposalKey = (proposal: Proposal | PointProposal): string =>
  isPoint(proposal)
    ? `${proposal.kind.id} ${proposal.sentence.start}`
    : JSON.stringify([
        proposal.candidate.fact,
        proposal.candidate.value,
        proposal.candidate.ranges.map(({ start, end }) => [start, end]),
      ]);

export const isConfirmed = (text: string): boolean => readConfirmation(text) === true;

/** The analysis with what was confirmed. With `alone`, of the confirmed proposals by themselves: for measuring. */
export function conclude(
  { doc, ruled, dropped }: Beside,
  confirmed: readonly (Proposal | PointProposal)[],
  reader: SecondReader,
  alone = false,
): EngineAnalysis {
  const second = decideFor(
    doc,
    confirmed.flatMap((one) => (isPoint(one) ? [] : one.candidate)),
  );
  const decided = merge(alone ? [] : ruled, second.decided);
  const points = confirmed.filter(isPoint);
  const sayings = points.length > 0 ? sayPoints(doc, points) : undefined;
  const analysis = composeFrom(doc, decided, dropped + second.dropped, sayings);
  const notes = [...analysis.page_notes, ...notesOfAddresses(doc)].toSorted((a, b) => a.page - b.page);
  const told = reader.not_confirmed ? doubted(analysis, new Set(reader.not_confirmed)) : analysis;
  return { ...told, page_notes: notes, second_reader: ofOpen(reader, analysis) };
}

/** The analysis with the answers marked that a model did not confirm, and the points that tell them. */
function doubted(analysis: EngineAnalysis, ids: ReadonlySet<string>): EngineAnalysis {
  const mark = <S extends { id: string }>(all: readonly S[]) =>
    all.map((one) =>
      ids.has(one.id.replace(/^section-\d+\./, '')) ? { ...one, not_confirmed: true as const } : one,
    );
  return {
    ...analysis,
    facts: mark(analysis.facts),
    key_points: mark(analysis.key_points),
    restricted_activities: mark(analysis.restricted_activities),
    chunk_analyses: analysis.chunk_analyses.map((section) => ({
      ...section,
      key_points: mark(section.key_points),
      restricted_activities: mark(section.restricted_activities),
    })),
  };
}

/** A reader that found nothing either, of facts that the analysis has no answer to. */
function ofOpen(reader: SecondReader, { unclear, not_stated: absent }: EngineAnalysis): SecondReader {
  const { found_nothing: nothing, ...rest } = reader;
  const open = new Set([...absent, ...unclear.map(({ id }) => id)]);
  const found = nothing?.filter((id) => open.has(id)) ?? [];
  return found.length > 0 ? { ...rest, found_nothing: found } : rest;
}
