import { reportWords } from '#content/report-words.ts';
import { factOf } from './fact-of.ts';
import type { NoteBook } from './note-book.ts';
import { pageRanges } from './page-ranges.ts';
import type { ShownAnalysis, ShownPoint, ShownSection } from './read-analysis.ts';
import type { ReportPoint } from './report.ts';
import { plainPoint } from './report-points.ts';
import { sectionSummary, sharedSummaries } from './section-summary.ts';
import { subjectOf } from './subjects.ts';

/** The subjects of statements that stand above, in their order: 'Pets, Renting out'. */
const subjectsOf = (points: readonly ShownPoint[]) =>
  [...new Set(points.map(({ id }) => subjectOf(factOf(id)).title))].join(', ');

/** A section with what no other part of the report tells; what stands above is named by its subjects. */
function sectionPoint(
  section: ShownSection,
  index: number,
  { book, shared, told }: { book: NoteBook; shared: ReadonlySet<string>; told: Set<string> },
): ReportPoint {
  const { section: title, pages, citations } = section;
  const own = [...section.key_points, ...section.restricted_activities];
  const { points, words } = sectionSummary(section);
  const where = pages.length > 0 ? ` (${pageRanges(pages).toLowerCase()})` : '';
  const label = `${title || `Section ${index + 1}`}${where}`;
  const cited = [...own, ...section.special_assessments].flatMap((one) => one.citations);
  const news = points.filter((point) => !told.has(point.text)).map((point) => point.text);
  const above = subjectsOf(own.filter((point) => told.has(point.text)));
  for (const said of news) told.add(said);
  const detail = [
    ...news,
    shared.has(words) ? '' : words,
    above && `${reportWords.toldAbove}: ${above}`,
  ].filter(Boolean);
  return {
    ...plainPoint({ text: label, notes: book.cite([...citations, ...cited]) }),
    detail: detail.join(' ') || null,
  };
}

/** The sections of the document in its order, each with its pages and with what it tells that stands nowhere else. */
export function sectionPoints({ sections }: ShownAnalysis, book: NoteBook, told: Set<string>): ReportPoint[] {
  const shared = sharedSummaries(sections);
  return sections.map((section, index) => sectionPoint(section, index, { book, shared, told }));
}
