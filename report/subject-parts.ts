import { reportWords } from '#content/report-words.ts';
import { dollars } from '#engine/say/display.ts';
import { factOf } from './fact-of.ts';
import type { NoteBook } from './note-book.ts';
import { openAnswers } from './open-answers.ts';
import { measuresOf } from './other-amounts.ts';
import type { Picture } from './pictures/picture.ts';
import { picturesOf } from './pictures/pictures-of.ts';
import type { ShownAnalysis } from './read-analysis.ts';
import type { Block, ReportPart } from './report.ts';
import { answerRows, assessmentRows, missingRows } from './report-answers.ts';
import { pointOf } from './report-points.ts';
import { picturesIn } from './subject-pictures.ts';
import { bySubject, type SubjectFacts, subjectOf } from './subjects.ts';
import { unsaidFacts } from './unsaid.ts';
import { yearlyDues } from './yearly-dues.ts';

const tableOf = (picture: Picture, book: NoteBook): Block => ({
  kind: 'table',
  title: picture.title,
  text: picture.sentence,
  ...picture.table,
  picture,
  notes: book.cite(picture.citations),
});

const rowsBlock = (rows: ReturnType<typeof answerRows>): Block[] =>
  rows.length > 0 ? [{ kind: 'answers', rows }] : [];

/** What one home pays: the specification's monthly fees, and the special assessments. */
function duesBlocks(analysis: ShownAnalysis, book: NoteBook): Block[] {
  const { monthly_fees: fees, facts } = analysis;
  const source = facts.find(({ id }) => id === 'assessment.regular');
  const text = fees === null ? reportWords.notSpecified : `${dollars(fees)} a month for one home`;
  const yearly = yearlyDues(analysis);
  const also = yearly && `${yearly.text}${yearly.sum ? ` (${yearly.sum})` : ''}`;
  const notes = fees === null ? [] : book.cite(source?.citations ?? []);
  return rowsBlock([{ question: 'Monthly fees', answers: [{ text, also, notes }] }]);
}

function assessmentBlocks({ special_assessments: list }: ShownAnalysis, book: NoteBook): Block[] {
  if (list.length > 0) return rowsBlock(assessmentRows(list, book));
  return [{ kind: 'text', text: reportWords.noAssessments, notes: [] }];
}

/** One part a subject: its statements, the answers that no statement gives, and what the document leaves open. */
export function subjectParts(analysis: ShownAnalysis, book: NoteBook): ReportPart[] {
  const points = [...analysis.key_points, ...analysis.restricted_activities];
  const listed = (id: string) => factOf(id) === 'special_assessment';
  const unsaid = new Set(unsaidFacts(analysis.facts, points));
  const measures = measuresOf(analysis);
  const pictures = picturesOf(analysis);

  const parts = ({ subject, facts, open }: SubjectFacts): ReportPart => {
    const drawn = picturesIn(subject, pictures);
    // The picture names every part that must be replaced.
    const pictured = (id: string) =>
      factOf(id) === 'reserves.components' && drawn.some((picture) => picture.id === 'replacements');
    const own = points.filter(({ id }) => subjectOf(factOf(id)) === subject && !listed(id) && !pictured(id));
    // Contradictions have a part of their own; 'Monthly fees' tells that the dues are not specified.
    const shown = facts.filter(
      (fact) => unsaid.has(fact) && !listed(fact.id) && !pictured(fact.id) && fact.conflicts.length === 0,
    );
    const missing = open.filter(({ id }) => !listed(id) && id !== 'assessment.regular');
    return {
      title: subject.title,
      blocks: [
        ...(subject.title === 'What you will pay' ? duesBlocks(analysis, book) : []),
        ...(subject.title === 'Possible extra costs' ? assessmentBlocks(analysis, book) : []),
        ...(own.length > 0
          ? [{ kind: 'points' as const, points: own.map((point) => pointOf(point, book)) }]
          : []),
        ...rowsBlock([...answerRows(shown, measures, book), ...missingRows(missing, analysis, book)]),
        ...drawn.map((picture) => tableOf(picture, book)),
      ],
    };
  };

  // Subjects that only statements speak of, and those that are told whatever the document says.
  const spoken = points.map(({ id }) => factOf(id));
  return bySubject(analysis.facts, openAnswers(analysis), { also: [...spoken, ...always] })
    .map(parts)
    .filter(({ blocks }) => blocks.length > 0);
}

const always = ['assessment.regular', 'special_assessment'];
