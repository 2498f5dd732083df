import type { EngineAnalysis, Fact, Point } from '#contract/analysis.ts';
import type { Page } from '#contract/page.ts';
import { catalogueFact } from '../catalogue.ts';
import type { Decided } from '../find/decide.ts';
import { governing } from '../governing.ts';
import { findPassages } from '../look/find-passages.ts';
import { handedOver } from '../meeting/handed-over.ts';
import type { Doc } from '../model.ts';
import { perMonth } from '../say/money-per.ts';
import { wordIn } from '../say/saying.ts';
import { isOfOnePlace } from '../scope/facilities.ts';
import { readsLikeAssociation } from '../structure/association-paper.ts';
import { offsetOf } from '../structure/source.ts';
import { engineName, engineVersion } from '../version.ts';
import { answeredUnder, expectedFacts } from '../weigh/expected-facts.ts';
import { weighRisks } from '../weigh/weigh-risks.ts';
import { asItStands, standsIn, withLinesOfItsPart } from './as-it-stands.ts';
import { conditionsOnce } from './conditions-once.ts';
import { displayFact, furtherTerms } from './display-fact.ts';
import { doubtfulWords, hardToRead } from './doubtful-words.ts';
import { gatherPoints } from './gather-points.ts';
import { ofNoAssociation } from './of-no-association.ts';
import { byGravity, orderPoints } from './order-points.ts';
import { ownWordsOnce } from './own-words-once.ts';
import { pageNotes } from './page-notes.ts';
import { type PlacedPoint, placePoints, specialAssessments } from './points.ts';
import { asRowOf } from './row-of-own-words.ts';
import { clausesOnce, isGeneral, placeClauses } from './say-clauses.ts';
import { quotesTerms } from './say-conditions.ts';
import { placeFormAnswers } from './say-form-answers.ts';
import { placeEndedBySale, placeFurtherRules, placeTermsOfArticles } from './say-further-rules.ts';
import { placeMatters } from './say-matters.ts';
import { placeRest } from './say-rest.ts';
import { placeActs, placeStanding } from './say-standing.ts';
import { analyzeSections } from './sections.ts';
import { withSeeAlso } from './see-also.ts';
import { spokenOf, withPassages } from './spoken-of.ts';
import { summarize } from './summarize.ts';
import { reference } from './where.ts';
import { isOfSection, type SecondSayings, withSecondPoints, withSecondRisks } from './with-second.ts';

/** What the paper, the association and its meetings are may stand in any sentence, and tells nothing of its matter. */
const tellsOfWhole =
  /^(?:association|community)\.|^document\.(?!acts)|^(?:minutes\.(?:next_meeting|quorum_present)|meeting\.annual|budget\.year)$/;

const displayed = {
  proposed: ', as proposed',
  current: '',
  both: '',
  aside: '',
  unclear: ', current or proposed',
};
function wireFact(
  { fact, value, citations, conflicts, told, by }: Decided,
  pages: ReadonlyMap<number, Page>,
  { hasTerms, standing, of }: { hasTerms: boolean; standing: string; of: PlacedPoint | undefined },
): Fact {
  const entry = catalogueFact(fact);
  const others = conflicts.map((other) => ({
    value: other.value,
    display: displayFact(fact, other.value),
    citations: other.citations,
    ...(other.by === undefined ? {} : { found_by: other.by }),
  }));
  const row = of?.inOwn && asRowOf(of.inOwn, value);
  const [doubtful, ...more] = doubtfulWords(pages, value, citations);
  return {
    id: fact,
    label: entry?.label ?? fact,
    value,
    display: `${row ?? displayFact(fact, value, told, of?.headline)}${tellsOfWhole.test(fact) ? '' : standing}${!row && (hasTerms || of?.inOwn) ? furtherTerms : ''}`,
    citations,
    ...(doubtful === undefined ? {} : { doubtful: [doubtful, ...more] }),
    conflicts: others,
    ...(by === undefined ? {} : { found_by: by }),
  };
}

/** What an owner pays, which is asked of any home. */
const ofAnyHome = /^assessment\.|^budget\.dues_change$/;

/**
 * Whether an answer holds for the community. A ban at the pool is told with the pool and is no ban; that something is limited
 * there limits it, and a fine is one wherever it is due. What vacant lots pay is told with them and is no answer to what a home pays.
 */
const holdsForAll = ({ fact, value, told }: Decided) =>
  told?.lots !== undefined && ofAnyHome.test(fact)
    ? false
    : !told?.place || value === 'restricted' || fact === 'fine.schedule';

/** In the order in which they are told. */
const inOrder = (points: readonly PlacedPoint[]) => [
  ...orderPoints(points, 'key_point'),
  ...orderPoints(points, 'restriction'),
];

/** What takes back a part of what an answer says, in the words beside the sentence that it stands on. */
const setsTerms =
  /\b(?:unless|except(?!ion)|however|notwithstanding|provided,? (?:that|however)|whether or not|without (?:the )?(?:\w+ )?(?:approval|consent|votes?))\b/i;

/** What the rules found, as they found it. */
const byRules = (decided: readonly Decided[]): Decided[] =>
  decided
    .filter(({ by }) => by !== 'model')
    .map((one) => ({ ...one, conflicts: one.conflicts.filter(({ by }) => by !== 'model') }));

/** Points for what the language model alone found, each marked. */
const placeSecond = (doc: Doc, decided: readonly Decided[]): PlacedPoint[] =>
  placePoints(
    doc,
    decided.filter(({ by }) => by === 'model'),
  ).map((placed) => ({ ...placed, point: { ...placed.point, found_by: 'model' } }));

/**
 * The analysis on the wire, from what was decided. `dropped` counts findings that could not be cited. What a language model
 * alone found is among the facts and points and below the rules' risks, marked; the summary and the monthly dues rest on the rules alone.
 */
export function composeAnalysis(
  doc: Doc,
  found: readonly Decided[],
  dropped: number,
  sayings: SecondSayings = { points: [], risks: [] },
): EngineAnalysis {
  const whole = found.filter(holdsForAll);
  const decided = byRules(whole);
  const pages = new Map(doc.source.pages.map((page) => [page.number, page]));
  const ofFacts = placePoints(doc, byRules(found));
  const standing = [...placeStanding(doc), ...placeActs(doc, ofFacts)];
  const stated = new Set(whole.map(({ fact }) => fact));
  const { told, added } = withSecondPoints(
    [...standing, ...ofFacts, ...placeClauses(doc, stated)],
    sayings,
    stated,
  );
  const single = conditionsOnce(told);
  const factual = placeSecond(doc, found);
  // A sentence that an answer of the model's own rests on is told by it.
  const beyond = withSecondPoints(factual, { ...sayings, points: added }, stated).added;
  const ofWhole = clausesOnce([...single, ...beyond]).filter(
    (placed) => placed.point.found_by === 'model' && !isOfSection(placed) && !isGeneral(placed),
  );
  const hard = new Set(
    decided.flatMap(({ fact, value, start, citations }) =>
      doubtfulWords(pages, value, citations).length > 0 ? `${fact} ${start}` : [],
    ),
  );
  const isHard = ({ fact, start }: PlacedPoint) => hard.has(`${fact} ${start}`);
  const isProposed =
    (governing.includes(doc.type) || doc.type === 'other') &&
    standing.some(({ fact }) => fact === 'document.proposed' || fact === 'document.draft');
  const inItsTime = (placed: PlacedPoint) =>
    isProposed && !tellsOfWhole.test(placed.fact) ? asItStands(doc, placed) : placed;
  const second = [...factual, ...ofWhole].map(inItsTime);
  const points = ownWordsOnce(
    doc,
    gatherPoints(
      doc,
      clausesOnce(single).filter((placed) => !isGeneral(placed)),
    ),
  )
    .map((placed) => (isHard(placed) ? { ...placed, point: hardToRead(placed.point) } : placed))
    .map(inItsTime);
  const weighed = withSecondRisks(weighRisks(doc, decided), sayings.risks);
  const risks = weighed.flatMap((risk) => {
    const part = isProposed ? standsIn(doc, risk.citations) : 'both';
    if (part === 'unclear') return [];
    return part === 'proposed' ? { ...risk, title: `If it is adopted: ${risk.title}` } : risk;
  });
  const besideEach = (placed: readonly PlacedPoint[]) =>
    withSeeAlso(doc, placed).map((one) => (isProposed ? withLinesOfItsPart(doc, one) : one));
  const withLines = besideEach(points);
  const ended = placeEndedBySale(
    doc,
    withLines.flatMap(({ fact, point }) => (tellsOfWhole.test(fact) ? [] : point.citations)),
  );
  // How often dues are paid may stand in a sentence whose matter is another.
  const isAside = (id: string) =>
    tellsOfWhole.test(id) || id === 'assessment.frequency' || id === 'risk.talk.lawsuit';
  const quotedBut = (left: (id: string) => boolean) => [
    ...[...withLines, ...ended].flatMap(({ fact, point }) => (left(fact) ? [] : point.citations)),
    ...decided.flatMap(({ fact, citations }) => (left(fact) ? [] : citations)),
    // A court or a foreclosure is told in the words of the text, which the risk has not.
    ...risks.flatMap(({ id, citations }) => (left(id) ? [] : citations)),
  ];
  const beside = [...withLines, ...ended].flatMap(({ fact, point }) =>
    isAside(fact) ? [] : (point.see_also ?? []),
  );
  const quoted = [...quotedBut(isAside), ...beside];
  // That money runs out, or the day on which it is due, is more than the sum that is asked for, and more than a line beside a statement.
  const quotedBesides = quotedBut((id) => isAside(id) || /special_assessment|^assessment\.regular$/.test(id));
  const answers = placeFormAnswers(doc, quotedBut(isAside));
  const answered = answers.flatMap(({ point }) => point.citations);
  const matters = placeMatters(
    doc,
    [...quoted, ...answered],
    [...quotedBesides, ...answered],
    [...quotedBut(isAside), ...answered],
  );
  const further = [
    ...ended,
    ...answers,
    ...placeFurtherRules(doc, quoted),
    ...placeTermsOfArticles(doc, quoted),
  ].map(inItsTime);
  const shownOf = [...withLines, ...withSeeAlso(doc, matters), ...besideEach(further), ...second];
  // An amendment is not expected to say what it leaves as it was.
  const isAmendment = standing.some(({ fact }) => fact === 'document.amendment');
  const looked = (isAmendment ? [] : expectedFacts[doc.type])
    .filter((id) => !stated.has(id) && !points.some(({ fact }) => fact === answeredUnder.get(id)))
    .map((id) => ({
      id,
      citations:
        (isOfOnePlace(doc, id) ? null : findPassages(doc, id)) ??
        (id === 'litigation' ? handedOver(doc) : null),
    }));
  const isOfWhole = (id: string) => tellsOfWhole.test(id) && id !== 'minutes.quorum_present';
  const shown = withPassages(looked, [
    ...quotedBut(isOfWhole),
    ...shownOf.flatMap(({ fact, point }) =>
      isOfWhole(fact) ? [] : [...point.citations, ...(point.see_also ?? [])],
    ),
  ]);
  const rest = placeRest(doc, shown).map(inItsTime);
  const everyPoint = inOrder([...shownOf, ...rest]).map(({ point }) => point);
  const open = looked.map(({ id, citations }) => ({
    id,
    citations: citations ?? spokenOf(doc, id, risks, everyPoint, shown),
  }));
  const keyPoints = orderPoints([...shownOf, ...rest], 'key_point');
  const restrictions = orderPoints(shownOf, 'restriction');
  const readable = [...keyPoints, ...restrictions].filter(
    (placed) => !isHard(placed) && placed.point.found_by !== 'model',
  );
  const grave = readable.filter(({ point }) => point.severity !== 'low').toSorted(byGravity);
  const summary = summarize(
    points.filter((placed) => !isHard(placed)),
    // Of a paper that tells nothing grave, three of what it tells at all.
    grave.length > 0 ? grave : readable.slice(0, 3),
  );
  const assessments = specialAssessments(doc, decided);
  const regular = decided.find(({ fact }) => fact === 'assessment.regular');
  // A ceiling of the dues is not what an owner pays, nor are those of another type of home or of the beginning.
  const own =
    regular &&
    wordIn(regular.value, 'limit') === null &&
    !regular.told?.byHome &&
    !regular.told?.most &&
    !regular.told?.ofBeginning;
  const monthly = own ? perMonth(regular.value) : null;
  const beyondCited = (line: string, { citations }: Point) =>
    citations.reduce((left, { quote }) => left.replace(quote, ' '), line);
  const hasTerms = (point: Point) =>
    quotesTerms.test(point.text) ||
    (point.see_also ?? []).some(({ quote }) => setsTerms.test(beyondCited(quote, point)));
  const withTerms = new Set(
    [...told, ...withLines].filter(({ point }) => hasTerms(point)).map(({ point }) => point.citations[0]),
  );
  const statementOf = new Map(ofFacts.map((placed) => [placed.point.citations[0], placed]));
  const startOfCitation = new Map(decided.map(({ citations, start }) => [citations[0], start]));
  const placed = [...keyPoints, ...restrictions].map(({ point }) => point);
  const references = [
    ...[...placed, ...summary, ...assessments].map((item) => [item.id, item.reference] as const),
    ...risks.map(({ id, citations: [first, ...rest] }) => {
      const start = first && (startOfCitation.get(first) ?? offsetOf(doc.source, first));
      return [id, first && start !== undefined ? reference(doc, start, [first, ...rest]) : ''] as const;
    }),
  ];
  const analysis: EngineAnalysis = {
    document_type: doc.type,
    detected_type: doc.detectedType,
    summary: summary.map(({ text }) => text).join(' '),
    summary_statements: summary,
    key_points: keyPoints.map(({ point }) => point),
    restricted_activities: restrictions.map(({ point }) => point),
    monthly_fees: monthly,
    special_assessments: assessments.map(({ start: _, ...entry }) => entry),
    risks,
    facts: whole.map((one) =>
      wireFact(one, pages, {
        hasTerms: withTerms.has(one.citations[0]),
        of: statementOf.get(one.citations[0]),
        standing: isProposed ? displayed[standsIn(doc, one.citations)] : '',
      }),
    ),
    unclear: open.flatMap(({ id, citations }) => (citations ? { id, citations } : [])),
    not_stated: open.flatMap(({ id, citations }) => (citations ? [] : id)),
    references: Object.fromEntries(references),
    chunk_analyses: analyzeSections(
      doc,
      [...single.map(inItsTime), ...matters, ...further, ...[...factual, ...beyond].map(inItsTime)],
      assessments,
      regular && monthly !== null ? { start: regular.start, amount: monthly } : null,
    ),
    document_stats: { word_count: doc.source.text.split(/\s+/).filter(Boolean).length },
    total_pages: doc.source.pages.length,
    unreadable_pages: doc.source.pages.filter((page) => !page.readable).map(({ number }) => number),
    page_notes: pageNotes(doc.source.pages),
    dropped_findings: dropped,
    engine: { name: engineName, version: engineVersion },
  };
  // What could not be read is not judged. A running header, which is no part of the cleaned text, may be all that names the association.
  const text = doc.source.pages.map((page) => page.text).join('\n');
  const isRead = text.trim() !== '' && doc.source.pages.every(({ readable }) => readable);
  return !isRead || readsLikeAssociation(text, doc.type) ? analysis : ofNoAssociation(analysis);
}
