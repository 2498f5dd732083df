import type { DocumentType } from '#contract/document-type.ts';
import type { Want, WantAnswer } from '#contract/wants.ts';
import { factOf } from '#report/fact-of.ts';
import { type FirstItem, firstFive, inRank } from '#report/first-five.ts';
import { readAnalysis } from '#report/read-analysis.ts';
import { type AssessmentTrail, assessmentTrails } from './assessment-trail.ts';
import { byAssociation } from './associations.ts';
import { answersOf, type HomeAnswer, inOrder, ofItsTime } from './controls.ts';
import { dateOf, type HomeDocument, isDraft, isLongBefore, laterFirst } from './home-document.ts';
import { type Missing, missingOf, type NotTold } from './missing.ts';
import { type DuesOfYear, duesByYear } from './money-over-years.ts';
import { type HomeEvent, timelineOf } from './timeline.ts';
import { wantAnswers } from './wants.ts';

/** One of the things to know first, and the document that says it. */
export interface Finding extends FirstItem {
  readonly document: string;
}

/** What the documents of one purchase say together. */
export interface HomePicture {
  readonly association: string | null;
  /** Ids of its documents, by weight, the latest first. */
  readonly documents: readonly string[];
  /** Documents of other associations: nothing of theirs is told here. */
  readonly others: readonly { readonly document: string; readonly association: string }[];
  /** Drafts and proposals: nothing of theirs is told here either. */
  readonly drafts: readonly string[];
  /** Documents that do not read like an association's. */
  readonly unrelated: readonly string[];
  /** What they say to what the buyer wants to do there, what they forbid first. */
  readonly wants: readonly WantAnswer[];
  /** Up to five, without what is told of the wants. */
  readonly verdict: readonly Finding[];
  readonly answers: readonly HomeAnswer[];
  readonly missing: readonly Missing[];
  /** What minutes, budgets and letters tell, the latest first. */
  readonly timeline: readonly HomeEvent[];
  /** The dues of each year that is known, the earliest first. What drafts say is there as proposed. */
  readonly dues: readonly DuesOfYear[];
  readonly trails: readonly AssessmentTrail[];
}

const most = 5;
/** Kinds of paper that tell of a year or a day. */
const ofItsDay: readonly DocumentType[] = ['budget', 'financial', 'reserves', 'minutes', 'other'];

/** Whether the one is a later paper of the same kind than the other: its figures are of a later time. */
const comesAfter = (one: HomeDocument, other: HomeDocument) =>
  one.analysis.document_type === other.analysis.document_type &&
  dateOf(one) !== null &&
  laterFirst(dateOf(one), dateOf(other)) < 0;

/**
 * The gravest of all documents' findings: none twice, none that another document's statement has replaced, none of a time
 * long gone.
 */
function verdictOf(
  documents: readonly HomeDocument[],
  answers: readonly HomeAnswer[],
  wanted: readonly WantAnswer[],
): Finding[] {
  const replaced = new Set(
    answers.flatMap(({ id, others }) =>
      others
        .filter(({ standing }) => standing !== 'open' && standing !== 'beside')
        .map(({ document }) => `${document} ${id}`),
    ),
  );
  const told = new Set<string>(wanted.flatMap(({ said }) => said.flatMap(({ fact }) => fact ?? [])));
  const [newest = null] = documents.map(dateOf).toSorted(laterFirst);
  const isStale = (document: HomeDocument) =>
    ofItsDay.includes(document.analysis.document_type) && isLongBefore(document, newest);
  const isHistory = (document: HomeDocument, fact: string) =>
    (ofItsTime.test(fact) || fact.startsWith('figures.')) &&
    documents.some((other) => comesAfter(other, document));
  const findings = documents
    .filter((document) => !isStale(document))
    .flatMap((document) =>
      firstFive(readAnalysis(document.analysis))
        .map((item) => ({ item, fact: factOf(item.id) }))
        .filter(({ fact }) => !replaced.has(`${document.id} ${fact}`) && !isHistory(document, fact))
        .map(({ item }): Finding => ({ ...item, document: document.id })),
    );
  return findings
    .toSorted(inRank)
    .filter((item) => {
      const isNew = !told.has(factOf(item.id));
      told.add(factOf(item.id));
      return isNew;
    })
    .slice(0, most);
}

/** What else is known of a home: what its buyer wants to do there, and its files of which nothing was read. */
interface Beside {
  readonly wants?: readonly Want[];
  readonly unread?: readonly NotTold[];
}

/**
 * What the documents of one purchase say together. Pure: the same documents in any order, and the same day, give the same
 * picture. `today` is an ISO date ('2026-11-24'); ids of the documents differ.
 */
export function homePicture(
  documents: readonly HomeDocument[],
  today: string,
  { wants: chosen = [], unread = [] }: Beside = {},
): HomePicture {
  const ordered = inOrder(documents);
  const isPaper = ({ analysis }: HomeDocument) => analysis.not_association_document !== true;
  const papers = ordered.filter(isPaper);
  const { name, own, others } = byAssociation(papers.filter((paper) => !isDraft(paper)));
  const drafts = papers
    .filter(isDraft)
    .map(({ id, analysis }) => ({ document: id, type: analysis.document_type }));
  const answers = answersOf(own);
  const wants = wantAnswers(chosen, answers, own);
  return {
    association: name,
    documents: own.map(({ id }) => id),
    others: others.map((other) => ({ document: other.document.id, association: other.name })),
    drafts: drafts.map(({ document }) => document),
    unrelated: ordered.filter((document) => !isPaper(document)).map(({ id }) => id),
    wants,
    verdict: verdictOf(own, answers, wants),
    answers,
    missing: missingOf({ documents: own, answers, drafts, unread }, today),
    timeline: timelineOf(own),
    dues: duesByYear([...own, ...papers.filter(isDraft)]),
    trails: assessmentTrails(own),
  };
}

/**
 * The documents that a question is put to: those that are read together, then those that name another association. One home may have
 * two, a master association and its own. Nothing is looked for in drafts.
 */
export const askedDocuments = ({
  documents,
  others,
}: Pick<HomePicture, 'documents' | 'others'>): string[] => [
  ...documents,
  ...others.map(({ document }) => document),
];
