import { paperWords } from '#content/paper-words.ts';
import { reportWords } from '#content/report-words.ts';
import { secondReaderWords } from '#content/second-reader-words.ts';
import type { Fact } from '#contract/analysis.ts';
import { answeredElsewhere, questionOf } from './answer-state.ts';
import { shortForm } from './dates.ts';
import { factOf } from './fact-of.ts';
import { type FirstItem, firstFive } from './first-five.ts';
import { contradictions } from './found-by.ts';
import { isIdentity } from './identity.ts';
import { noAssociationHint } from './no-association.ts';
import { createNoteBook, type NoteBook } from './note-book.ts';
import { measuresOf } from './other-amounts.ts';
import { pageRanges } from './page-ranges.ts';
import { questionsOf } from './questions.ts';
import type { ShownAnalysis } from './read-analysis.ts';
import type { Block, Report, ReportPart, ReportPoint } from './report.ts';
import { answerRows } from './report-answers.ts';
import { firstPoint, plainPoint, pointOf, riskPoint } from './report-points.ts';
import { sectionPoints } from './report-sections.ts';
import { subjectParts } from './subject-parts.ts';
import { withoutFirst, withoutTold } from './told.ts';
import { typeLabel } from './type-label.ts';

const part = (title: string, ...blocks: Block[]): ReportPart[] =>
  blocks.length > 0 ? [{ title, blocks }] : [];
const text = (words: string, notes: readonly number[] = []): Block => ({ kind: 'text', text: words, notes });
const listed = (points: readonly ReportPoint[]): Block[] =>
  points.length > 0 ? [{ kind: 'points', points }] : [];

function aboutOf(analysis: ShownAnalysis): Report['about'] {
  const { document_type: chosen, detected_type: detected, word_count: words, total_pages: pages } = analysis;
  const reader = analysis.second_reader;
  const rows: (readonly [string, string | null])[] = [
    ['Type', typeLabel(chosen)],
    ['Looks like', detected && detected !== chosen ? typeLabel(detected) : null],
    ['Pages', pages === null ? null : pages.toLocaleString('en-US')],
    ['Words', words === null ? null : words.toLocaleString('en-US')],
    ['Analyzed', shortForm(analysis.created_at)],
    [
      secondReaderWords.about,
      reader && `${reader.model}, a language model: ${reader.parts_read} of ${reader.parts} parts`,
    ],
    ['Made by', [reportWords.maker, analysis.engine_version].filter(Boolean).join(' ')],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

/** The document in a line or two, then what the summary says that no other part of the report does. */
function opening(analysis: ShownAnalysis, first: readonly FirstItem[], book: NoteBook): Block[] {
  const { summary, summary_statements: statements } = analysis;
  if (statements.length === 0) return [text(summary || reportWords.noSummary)];
  const told = new Set(first.flatMap(({ tells }) => tells.map(factOf)));
  const points = [...analysis.key_points, ...analysis.restricted_activities].map(({ id }) => factOf(id));
  const left = statements.filter(({ id }) => !told.has(factOf(id)) && !points.includes(factOf(id)));
  const identity = left.filter(isIdentity).map((point) => text(point.text, book.cite(point.citations)));
  const rest = left.filter((point) => !isIdentity(point)).map((point) => pointOf(point, book));
  return [...identity, ...listed(rest)];
}

function unreadable({ unreadable_pages: pages }: ShownAnalysis): ReportPart[] {
  if (pages.length === 0) return [];
  const them = pages.length === 1 ? 'it' : 'them';
  return part(
    reportWords.unreadable,
    text(
      `${pageRanges(pages)}. Read ${them} yourself: what ${them === 'it' ? 'it says' : 'they say'} is not in this analysis.`,
    ),
  );
}

/** Where the document tells a program what to say. */
function spokenTo({ page_notes: notes }: ShownAnalysis): ReportPart[] {
  const spoken = notes.filter(({ reason }) => reason === 'speaks_to_programs');
  return part(
    reportWords.spokenTo,
    ...spoken.map(({ page, note }) => text(`${pageRanges([page])}. ${note}`)),
  );
}

/** What to take to the seller: what the first things ask, what is contradicted, and what is not stated. */
function questions(analysis: ShownAnalysis, first: readonly FirstItem[], book: NoteBook): Block[] {
  const { raised, open } = questionsOf(analysis, first);
  const points = [...raised, ...open].map(({ text: words, citations }) =>
    plainPoint({ text: words, notes: book.cite(citations) }),
  );
  return points.length > 0 ? [text(reportWords.questionsHint), ...listed(points)] : [];
}

function elsewhere(analysis: ShownAnalysis): Block[] {
  const rows = answeredElsewhere(analysis).map(({ label, ids }) => ({
    question: label,
    answers: [{ text: ids.map(questionOf).join(', '), also: null, notes: [] }],
  }));
  return rows.length > 0 ? [text(reportWords.elsewhereHint), { kind: 'answers', rows }] : [];
}

/**
 * The analysis as a report: what to read first, then by subject, then the document section by section, what to ask, and
 * every citation as a numbered note. Pure: the same analysis gives the same report. Any field may be missing, as in the
 * analyses of older engines.
 */
export function makeReport(analysis: ShownAnalysis): Report {
  const book = createNoteBook();
  const first = firstFive(analysis);
  const left = withoutFirst(analysis, first);
  const risks = left.risks.filter(({ id }) => !id.startsWith('conflict.'));
  const { within, between } = contradictions(analysis.facts);
  const rest = withoutTold(
    left,
    risks.map(({ title }) => title),
    risks.map(({ id }) => id),
  );
  const statements = [
    ...analysis.key_points,
    ...analysis.restricted_activities,
    ...analysis.summary_statements,
  ];
  const told = new Set(statements.map((point) => point.text));
  const answersPart = (title: string, hint: string, facts: readonly Fact[]) =>
    facts.length > 0
      ? part(title, text(hint), {
          kind: 'answers',
          rows: answerRows(facts, measuresOf(analysis), book),
        })
      : [];
  // In the order in which they are read, so that the notes are numbered as they come.
  const parts = [
    ...(analysis.not_association
      ? part(reportWords.notAssociation, text(noAssociationHint(analysis.facts)))
      : part('Summary', ...opening(analysis, first, book))),
    ...part(
      reportWords.first,
      ...listed(first.map((item) => firstPoint(item, book))),
      ...(first.length > 0 ? [text(reportWords.firstRule)] : []),
    ),
    ...unreadable(analysis),
    ...spokenTo(analysis),
    ...part(reportWords.watch, ...listed(risks.map((risk) => riskPoint(risk, book)))),
    ...answersPart(reportWords.contradictions, reportWords.contradictionsHint, within),
    ...answersPart(secondReaderWords.differ, secondReaderWords.differHint, between),
    ...(analysis.not_association && analysis.facts.length === 0 ? [] : subjectParts(rest, book)),
    ...part(reportWords.questions, ...questions(analysis, first, book)),
    ...part(reportWords.elsewhere, ...elsewhere(analysis)),
    ...part(reportWords.sections, ...listed(sectionPoints(analysis, book, told))),
  ];
  return {
    title: analysis.file_name,
    kind: typeLabel(analysis.document_type),
    subtitle: paperWords.subtitle,
    about: aboutOf(analysis),
    parts,
    notes: book.notes,
    disclaimer: paperWords.disclaimer,
    madeAt: analysis.created_at,
  };
}
