import type { Fact, FactValue } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import { catalogue, catalogueFact, type FactId } from '#engine/catalogue.ts';
import { courtNotTold, furtherTerms } from '#engine/compose/display-fact.ts';
import { factOf } from '#report/fact-of.ts';
import { dateOf, type HomeDocument, laterFirst } from './home-document.ts';

/** What one document says to a question. */
export interface Statement {
  /** The id of the document. */
  readonly document: string;
  readonly fact: Fact;
  /** The answer in a sentence, where its value alone says little: 'You may keep only household pets.' for 'restricted'. */
  readonly sentence: string | null;
}

/**
 * What became of a statement beside the one that controls: it says the same, or less; it is of another case ('for a meeting on
 * raising dues'); it is earlier; it stands in a paper of less weight; or nothing tells which of the two is in force.
 */
export type Standing = 'same' | 'beside' | 'earlier' | 'weaker' | 'open';

/** The answer of a home to one question, with all that its documents say to it. */
export interface HomeAnswer {
  readonly id: FactId;
  readonly label: string;
  readonly controls: Statement;
  readonly others: readonly (Statement & { readonly standing: Standing })[];
}

/** The weight of each kind of paper, the most first: what a later one of less weight says does not change an earlier one. */
const byWeight: readonly DocumentType[] = [
  'cc_and_r',
  'bylaws',
  'rules',
  'other',
  'minutes',
  'budget',
  'financial',
  'reserves',
];

/** Questions that are answered anew from year to year: the latest paper answers them, whatever its weight. */
const yearly =
  /^(?:assessment\.(?:regular|frequency|transfer_fee|returned_payment_fee)|insurance\.deductible|community\.units)$|^(?:budget|financial|reserves)\./;
/** Of a year or a day: another year's figure stands beside it, not against it. */
export const ofItsTime = /^(?:budget|financial|reserves)\./;
/** What these say of a meeting is said of one. */
const ofADay: readonly DocumentType[] = ['minutes', 'other'];
/** Of each document alone. */
const ofItsOwn = /^(?:association|document|minutes)\.|^budget\.year$/;

/** The order in which documents are told: by weight, the latest first. The same whatever the order in which they came. */
export function inOrder(documents: readonly HomeDocument[]): HomeDocument[] {
  const weight = ({ analysis }: HomeDocument) => byWeight.indexOf(analysis.document_type);
  return documents.toSorted(
    (a, b) => weight(a) - weight(b) || byDate(a, b) || compare(a.name, b.name) || compare(a.id, b.id),
  );
}

/**
 * From when what a paper says of a yearly matter holds: a budget's from the beginning of its year, so that what a letter of
 * that year says is later.
 */
function heldFrom(document: HomeDocument): string | null {
  const date = dateOf(document);
  return date?.length === 4 && document.analysis.document_type === 'budget' ? `${date}-01` : date;
}

/** By the whole text of their dates, so that the order is one order; none comes last. */
const byDate = (a: HomeDocument, b: HomeDocument) => compare(dateOf(b) ?? '', dateOf(a) ?? '');
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

const isList = (id: FactId) => catalogueFact(id)?.kind.startsWith('list:') ?? false;

/** A value as text, whatever the order of its fields. */
function spelled(value: FactValue): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => compare(a, b)));
}

/** A fact as it is shown, whether or not its statement has terms. */
const displayed = ({ display }: Fact) => display.replace(furtherTerms, '');

/** Whether the one says nothing that the other does not: that there is foreclosure, beside how. */
const saysLess = (id: FactId, { fact }: Told, than: Told) =>
  id === 'assessment.foreclosure' && displayed(fact) === courtNotTold && than.fact.value !== 'none';

/** Said of the time of the developer or of the first board alone: 'Until the turnover the Board shall consist of three'. */
const isAtFirst = ({ fact: { id, citations } }: Told) =>
  id.startsWith('board.') &&
  citations.every(({ quote }) => /^\W*until\b|\b(?:initial|first)\s+(?:board|directors?)\b/i.test(quote));
const lastingFirst = (a: Told, b: Told) => Number(isAtFirst(a)) - Number(isAtFirst(b));

/** For which case an answer is given: ', for a meeting on raising dues', or this year's meeting. */
const caseOf = ({ document, fact }: Told) => {
  if (fact.id === 'meeting.annual' && ofADay.includes(document.analysis.document_type)) return document.id;
  // How many there may be, or are planned, does not stand against how many there are.
  if (fact.id === 'community.units') return /\b(?:up to|planned)\b/.exec(fact.display)?.[0] ?? '';
  return /, for (?:an?|the) .*/.exec(displayed(fact))?.[0] ?? '';
};

function standingOf(id: FactId, held: Told, other: Told): Standing {
  if (spelled(held.fact.value) === spelled(other.fact.value) || saysLess(id, other, held)) return 'same';
  if (caseOf(held) !== caseOf(other) || isAtFirst(held) !== isAtFirst(other)) return 'beside';
  const dateIn = yearly.test(id) ? heldFrom : dateOf;
  const areDated = dateOf(held.document) !== null && dateOf(other.document) !== null;
  const later = laterFirst(dateIn(held.document), dateIn(other.document));
  const sameWeight = held.document.analysis.document_type === other.document.analysis.document_type;
  if (ofItsTime.test(id)) return 'earlier';
  if (yearly.test(id) || sameWeight) return later < 0 && areDated ? 'earlier' : 'open';
  return 'weaker';
}

interface Told {
  readonly document: HomeDocument;
  readonly fact: Fact;
}

/** The statement to begin with: of a yearly question the latest, else the first in the documents' own order. */
function heldOf(id: FactId, told: readonly Told[]): Told | undefined {
  const byStart = (a: Told, b: Told) => compare(heldFrom(b.document) ?? '', heldFrom(a.document) ?? '');
  const ordered = yearly.test(id) ? told.toSorted(byStart) : told.toSorted(lastingFirst);
  const [first] = ordered;
  return (
    first && (ordered.find((other) => saysLess(id, first, other) && !saysLess(id, other, first)) ?? first)
  );
}

const sayLittle: readonly string[] = ['enum', 'bool'];

/** What the document is told to say to a question that is answered by yes, no or a word. */
function sentenceOf({ analysis }: HomeDocument, id: string): string | null {
  if (!sayLittle.includes(catalogueFact(id)?.kind ?? '')) return null;
  const points = [...analysis.key_points, ...analysis.restricted_activities];
  return points.find((point) => factOf(point.id) === id)?.text ?? null;
}

function answerOf(id: FactId, told: readonly Told[]): HomeAnswer | null {
  const held = heldOf(id, told);
  if (held === undefined) return null;
  const bare = ({ document, fact }: Told): Statement => ({
    document: document.id,
    fact,
    sentence: sentenceOf(document, fact.id),
  });
  const others = told
    .filter((one) => one !== held)
    .map((one) => ({ ...bare(one), standing: standingOf(id, held, one) }));
  return { id, label: held.fact.label, controls: bare(held), others };
}

/**
 * The answers of a home: for each question of the catalogue that a document answers, the statement that controls and all
 * others, in the catalogue's order. What each document says for itself, such as its date, and lists such as fines are not
 * among them: nothing in a list stands against another. `documents` are of one association and in order (`inOrder`).
 */
export function answersOf(documents: readonly HomeDocument[]): HomeAnswer[] {
  return catalogue
    .filter(({ id }) => !isList(id) && !ofItsOwn.test(id))
    .flatMap(({ id }) => {
      const told = documents.flatMap((document) => {
        const fact = document.analysis.facts.find((one) => one.id === id);
        return fact ? [{ document, fact }] : [];
      });
      return answerOf(id, told) ?? [];
    });
}
