import { reportWords } from '#content/report-words.ts';
import { pageRanges } from '#report/page-ranges.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { Alert } from '../../ui/alert.tsx';

/** 'page 3', 'pages 3, 4 and 9'. */
function pageWords(pages: readonly number[]): string {
  const list = new Intl.ListFormat('en-US').format(pages.map(String));
  return `${pages.length === 1 ? 'page' : 'pages'} ${list}`;
}

/** The reasons, each with its pages: 'Pages 3, 9: It is a picture ...'. */
function Reasons({ analysis }: { analysis: Pick<ShownAnalysis, 'page_notes'> }) {
  const groups = Map.groupBy(analysis.page_notes, ({ note }) => note);
  if (groups.size === 0) return null;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {[...groups].map(([note, pages]) => (
        <li key={note}>
          <span className="font-semibold">{pageRanges(pages.map(({ page }) => page))}.</span> {note}
        </li>
      ))}
    </ul>
  );
}

/** Text of the document that tells a program what to say. */
function SpokenTo({ analysis }: { analysis: Pick<ShownAnalysis, 'page_notes'> }) {
  return (
    <Alert tone="caution" title={reportWords.spokenTo}>
      <Reasons analysis={analysis} />
    </Alert>
  );
}

/** Which pages their reader had better look at, and why: what was read badly or not, and what speaks to programs. */
export function PagesToLookAt({
  analysis,
}: {
  analysis: Pick<ShownAnalysis, 'page_notes' | 'unreadable_pages' | 'still_reading'>;
}) {
  const spoken = analysis.page_notes.filter(({ reason }) => reason === 'speaks_to_programs');
  const others = analysis.page_notes.filter((note) => !spoken.includes(note));
  return (
    <>
      <HardPages analysis={{ ...analysis, page_notes: others }} />
      {spoken.length > 0 && <SpokenTo analysis={{ page_notes: spoken }} />}
    </>
  );
}

/** What is still being read, was not read, or was read badly. */
function HardPages({
  analysis,
}: {
  analysis: Pick<ShownAnalysis, 'page_notes' | 'unreadable_pages' | 'still_reading'>;
}) {
  const { unreadable_pages: unreadable, page_notes: notes, still_reading: stillReading } = analysis;
  if (unreadable.length > 0 && stillReading) {
    return (
      <Alert tone="info" announce="polite" title="Some pages are still being read">
        <p>
          Pictures of text are being recognized on {pageWords(unreadable)}. What they say will be added here
          in a moment.
        </p>
      </Alert>
    );
  }
  if (unreadable.length > 0) {
    return (
      <Alert tone="caution" title="Some pages could not be read">
        <p>
          No text could be read on {pageWords(unreadable)}. Read {unreadable.length === 1 ? 'it' : 'them'}{' '}
          yourself: what {unreadable.length === 1 ? 'it says' : 'they say'} is not in this analysis.
        </p>
        <Reasons analysis={analysis} />
      </Alert>
    );
  }
  if (notes.length === 0) return null;
  return (
    <Alert tone="caution" title="Some pages are hard to read">
      <p>Check them yourself before you rely on what is said about them here.</p>
      <Reasons analysis={analysis} />
    </Alert>
  );
}
