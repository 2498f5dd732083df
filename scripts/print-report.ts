import { reportWords } from '#content/report-words.ts';
import type { EngineAnalysis, Fact, PageNote, Point } from '#contract/analysis.ts';
import { documentTypeResultLabels } from '#contract/document-type.ts';
import type { Citation } from '#contract/page.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import { noAssociationHint } from '#report/no-association.ts';
import { shownPassages } from '#report/open-answers.ts';
import { linesBeside } from '#report/see-also.ts';

const pagesOf = (citations: readonly Citation[]) =>
  `p. ${[...new Set(citations.map(({ page }) => page))].toSorted((a, b) => a - b).join(', ')}`;

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title.toUpperCase(), ...lines] : [];

const byModel = (foundBy: 'model' | 'both' | undefined) =>
  foundBy === undefined
    ? ''
    : ` (found by ${foundBy === 'both' ? 'rules and language model' : 'the language model'})`;

const doubted = ({ not_confirmed: isDoubted }: Pick<Point, 'not_confirmed'>) =>
  isDoubted ? ' (not confirmed by the language model)' : '';

const says = (own: readonly Citation[], beside: readonly Citation[] = []) =>
  linesBeside(own, beside)
    .map(({ quote, citations }) => `\n    ${reportWords.seeAlso}: “${quote}” [${pagesOf(citations)}]`)
    .join('');

const point = (one: Point) =>
  `- ${one.text} [${one.reference}]${byModel(one.found_by)}${doubted(one)}${says(one.citations, one.see_also)}`;

/** What the model alone says in its sections, which nothing above tells. */
function inSections({ chunk_analyses: parts, key_points, restricted_activities }: EngineAnalysis): string[] {
  const above = new Set([...key_points, ...restricted_activities].map(({ text }) => text));
  return parts
    .flatMap((part) => [...part.key_points, ...part.restricted_activities])
    .filter(({ text, found_by }) => found_by === 'model' && !above.has(text))
    .map(point);
}

const fact = (one: Fact) => {
  const hard = [...new Set(one.doubtful?.map(({ quote }) => `“${quote}”`))].join(' ');
  const others = one.conflicts.flatMap(({ display, citations, found_by }) =>
    found_by === 'model' ? ` (the language model reads: ${display} [${pagesOf(citations)}])` : [],
  );
  const ends = [hard ? ` (hard to read: ${hard})` : '', byModel(one.found_by), doubted(one), ...others];
  return `- ${one.label}: ${one.display} [${pagesOf(one.citations)}]${ends.join('')}`;
};

const isUnread = ({ reason }: PageNote): boolean => reason !== 'poor_copy' && !isTold({ reason });
const isTold = ({ reason }: Pick<PageNote, 'reason'>): boolean => reason === 'speaks_to_programs';

/** Whether all pages were read, and none badly: only then is silence an answer. */
const isReadWell = ({ unreadable_pages: unread, page_notes: notes }: EngineAnalysis) =>
  unread.length === 0 && !notes.some(({ reason }) => reason === 'poor_copy');

/** What a language model read, where one did. */
function secondReader({ second_reader: reader }: EngineAnalysis): string[] {
  if (!reader) return [];
  const { model, parts, parts_read, stopped, answers, dropped, tokens, points } = reader;
  const left = Object.values(dropped).reduce((sum, count) => sum + count, 0);
  return [
    `${model} has read ${parts_read} of ${parts} parts: ${answers} answers, ${left} dropped as not borne out; ${tokens.input} tokens in, ${tokens.output} out.`,
    ...(points ? [`Of these ${points.proposed} points and risks: ${points.kept} stand.`] : []),
    ...(stopped === undefined ? [] : [`It stopped: ${stopped}`]),
  ];
}

/** One document's analysis as text for a terminal; ends with a line break. */
export function printReport(analysis: EngineAnalysis & { document_name: string }): string {
  const { document_name: name, document_type: type, detected_type: detected } = analysis;
  const label = documentTypeResultLabels[type];
  const byNone = new Set(analysis.second_reader?.found_nothing);
  const differs =
    detected && detected !== type ? ` (it reads like: ${documentTypeResultLabels[detected]})` : '';
  const lines = [
    name,
    `${label}${differs}, ${analysis.total_pages} ${analysis.total_pages === 1 ? 'page' : 'pages'}, ${analysis.document_stats.word_count} words`,
    ...section(
      reportWords.notAssociation,
      analysis.not_association_document ? [noAssociationHint(analysis.facts)] : [],
    ),
    ...section('Summary', analysis.summary ? [analysis.summary] : []),
    ...section('Key points', analysis.key_points.map(point)),
    ...section('Restricted activities', analysis.restricted_activities.map(point)),
    ...section('In the document’s own words', inSections(analysis)),
    ...section(
      'Risks',
      analysis.risks.map(
        (r) =>
          `- ${r.level.toUpperCase()}: ${r.title} ${r.explanation} [${pagesOf(r.citations)}]${byModel(r.found_by)}`,
      ),
    ),
    ...section('Facts', analysis.facts.map(fact)),
    ...section(
      'Without a clear answer',
      analysis.unclear.map(
        ({ id, citations }) =>
          `- ${catalogueFact(id)?.label ?? id}: spoken of at [${pagesOf(citations)}]${says([], shownPassages({ id }, analysis))}`,
      ),
    ),
    ...section(
      isReadWell(analysis) ? 'Not mentioned in this document' : 'Not found on the pages that could be read',
      analysis.not_stated.map(
        (id) => `- ${catalogueFact(id)?.label ?? id}${byNone.has(id) ? ' (two readers found nothing)' : ''}`,
      ),
    ),
    ...section(
      'Pages that could not be read',
      analysis.page_notes.filter(isUnread).map(({ page, note }) => `- p. ${page}: ${note}`),
    ),
    ...section(
      'Pages that are hard to read',
      analysis.page_notes
        .filter((one) => !isUnread(one) && !isTold(one))
        .map(({ page, note }) => `- p. ${page}: ${note}`),
    ),
    ...section(
      'Pages that speak to computer programs',
      analysis.page_notes.filter(isTold).map(({ page, note }) => `- p. ${page}: ${note}`),
    ),
    ...section('Language model', secondReader(analysis)),
  ];
  return `${lines.join('\n')}\n\n`;
}
